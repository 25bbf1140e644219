//! The rules in force, to read: over the table, one press away.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::draft::name;
use super::{QUIET, WIDTH, heading};
use crate::content::Games;
use crate::locale::Phrase;
use crate::menus::over::over;
use crate::rulebook;
use crate::rules::family::{Family, Point};
use crate::screens::{Menu, MenuCommand};
use crate::table::Match;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Page, Style, column, first, label, spawn_page};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Rules), open.run_if(resource_exists::<Match>));
}

fn open(truth: Res<Match>, games: Res<Games>, mut commands: Commands) {
    let house = games.house(&truth.spec().id, &truth.spec().rules);
    let base_name = name(house.base(), &games);
    let family = house.family();
    // Teams that the game names by itself have partners whatever the key of the rules says.
    let teams = !truth.spec().seating.teams.is_empty();
    let told = |point: &Point| point.matters || teams && point.key.path.starts_with("team.");
    let root = over(Menu::Rules, "Rules in force");
    commands.spawn(root).with_children(|root| {
        spawn_page(
            root,
            Page {
                width: WIDTH,
                height: None,
            },
            Phrase::new("menu-rules"),
            MenuCommand::Back,
            |body| {
                let mut begun = false;
                for (chapter, points) in house.chapters() {
                    let points: Vec<_> = points.filter(told).collect();
                    if points.is_empty() {
                        continue;
                    }
                    body.spawn(heading(rulebook::chapter(family, chapter)));
                    for point in points {
                        let mut line = spawn_point(body, family, point, &base_name);
                        if !std::mem::replace(&mut begun, true) {
                            line.insert(first());
                        }
                    }
                }
            },
            |foot| {
                let standing = rulebook::standing(&house, &base_name);
                foot.spawn(label(standing, Lettering::bold(17.0), palette::CREAM));
            },
        );
    });
}

/// A sentence; where it differs from the preset's, a bar stands before it and the other below.
/// Keys go from one to the next, and the page scrolls with them.
fn spawn_point<'a>(
    body: &'a mut ChildSpawnerCommands,
    family: &Family,
    point: Point,
    base: &str,
) -> EntityCommands<'a> {
    let differs = point.differs();
    let line = (
        Node {
            column_gap: px(10),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        (Style::Bare, TabIndex(0), Hovered::default()),
        Outline::new(px(3), px(2), Color::NONE),
    );
    let bar = Node {
        width: px(4),
        border_radius: BorderRadius::MAX,
        flex_shrink: 0.0,
        ..default()
    };
    let words = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..column(2.0)
    };
    let colour = if differs { palette::GOLD } else { Color::NONE };
    let mut spawned = body.spawn(line);
    spawned.with_children(|line| {
        line.spawn((bar, BackgroundColor(colour)));
        line.spawn(words).with_children(|words| {
            let sentence = rulebook::sentence(family, point.key, point.value);
            words.spawn(label(sentence, Lettering::read(17.0), palette::CREAM));
            if differs {
                let other = Phrase::new("rulebook-base")
                    .with("rules", Phrase::called(base))
                    .with(
                        "sentence",
                        rulebook::sentence(family, point.key, point.base),
                    );
                words.spawn(label(other, Lettering::read(14.0), QUIET));
            }
        });
    });
    spawned
}
