//! The page of the house rules: presets to begin with, chapters of points, and the foot.

use bevy::prelude::*;

use super::draft::{Draft, amend};
use super::{WIDTH, foot, heading, points, presets};
use crate::content::Games;
use crate::locale::Phrase;
use crate::menus::over::over;
use crate::rulebook;
use crate::screens::{Menu, MenuCommand};
use crate::theme::widgets::{Page, spawn_page};

pub(super) fn plugin(app: &mut App) {
    // The draft is there one frame after the menu is entered.
    app.add_systems(
        Update,
        open.after(amend)
            .in_set(super::PageSystems::Draft)
            .run_if(in_state(Menu::HouseRules).and_then(resource_exists::<Draft>)),
    );
}

/// The root of the page.
#[derive(Component)]
struct HouseRulesPage;

fn open(
    pages: Query<(), With<HouseRulesPage>>,
    draft: Res<Draft>,
    games: Res<Games>,
    mut commands: Commands,
) {
    if !pages.is_empty() {
        return;
    }
    let root = (over(Menu::HouseRules, "House rules"), HouseRulesPage);
    commands.spawn(root).with_children(|root| {
        spawn_page(
            root,
            Page {
                width: WIDTH,
                height: None,
            },
            Phrase::new("house-rules"),
            MenuCommand::Back,
            |body| {
                presets::spawn(body, &draft, &games);
                for (chapter, chapter_points) in draft.house.chapters() {
                    body.spawn(heading(rulebook::chapter(draft.house.family(), chapter)));
                    for point in chapter_points {
                        points::spawn(body, draft.house.family(), point.key);
                    }
                }
            },
            foot::spawn,
        );
    });
}
