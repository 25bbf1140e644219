//! A point of the house rules: what it is about, and what is played.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::choices::{Below, OpenPoint};
use super::draft::{Draft, DraftCommand};
use super::undo::{offer_undo, spawn_undo};
use super::{PageSystems, QUIET, WARNING};
use crate::content::Games;
use crate::locale::Phrase;
use crate::rulebook;
use crate::rules::family::{Family, KeySpec, Kind};
use crate::screens::Menu;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{Switch, column, entry, label, row, show};

/// What a text tells of a point.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Tells {
    /// What is played.
    Sentence,
    /// What is played in the preset, where that is something else.
    Base,
    /// What it contradicts.
    Flaw,
}

/// The point that a text or a button is about.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Of(pub(super) &'static str);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell, offer_undo, turn_switches, fade)
            .chain()
            .in_set(PageSystems::Points)
            .run_if(in_state(Menu::HouseRules).and_then(is_due)),
    );
}

/// Whether something else is played, or the points are new.
fn is_due(draft: Option<Res<Draft>>, fresh: Query<(), Added<Of>>) -> bool {
    draft.is_some_and(|draft| draft.is_changed() || !fresh.is_empty())
}

/// Spawns a point.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands, family: &Family, key: &'static KeySpec) {
    let of = Of(key.path);
    let told = |tells, size, colour| {
        let words = label(Phrase::new("loading"), Lettering::read(size), colour);
        (Node::default(), tells, of, words)
    };
    let words = (
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            padding: px(5).vertical(),
            ..column(2.0)
        },
        Pickable::IGNORE,
        children![
            label(rulebook::title(family, key), Lettering::bold(15.0), QUIET),
            told(Tells::Sentence, 17.0, palette::CREAM),
            told(Tells::Base, 14.0, QUIET),
            told(Tells::Flaw, 15.0, WARNING),
        ],
    );
    let whole = Node {
        flex_shrink: 0.0,
        ..column(6.0)
    };
    parent.spawn(whole).with_children(|point| {
        let mut head = point.spawn((entry(words), of));
        if key.kind == Kind::Bool {
            head.insert((Switch(false), observe(turn(key.path))));
        } else {
            head.insert(observe(open_choices(key.path)))
                .with_child(dots());
        }
        point.spawn((Below(key.path), column(6.0)));
        spawn_undo(point, of);
    });
}

/// Three dots: there is more to choose from.
fn dots() -> impl Bundle {
    let dot = || {
        (
            Node {
                width: px(5),
                height: px(5),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::CREAM.with_alpha(0.7)),
            Pickable::IGNORE,
        )
    };
    let node = Node {
        width: px(46),
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..row(5.0)
    };
    (node, Pickable::IGNORE, children![dot(), dot(), dot()])
}

fn turn(path: &'static str) -> impl FnMut(On<Activate>, Res<Draft>, MessageWriter<DraftCommand>) {
    move |_, draft, mut asked| {
        let on = draft.house.value(path) == Some(&true.into());
        asked.write(DraftCommand::Set(path, (!on).into()));
    }
}

fn open_choices(path: &'static str) -> impl FnMut(On<Activate>, ResMut<OpenPoint>) {
    move |_, mut open| {
        open.0 = if open.0 == Some(path) {
            None
        } else {
            Some(path)
        };
    }
}

fn tell(
    draft: Res<Draft>,
    games: Res<Games>,
    mut texts: Query<(&Tells, &Of, &mut LocalizedText, &mut Node)>,
) {
    let family = draft.house.family();
    for (tells, of, mut text, mut node) in &mut texts {
        let Some(point) = draft.house.point(of.0) else {
            continue;
        };
        let phrase = match tells {
            Tells::Sentence => Some(rulebook::sentence(family, point.key, point.value)),
            Tells::Base => point.differs().then(|| {
                let sentence = rulebook::sentence(family, point.key, point.base);
                Phrase::new("rulebook-base")
                    .with("rules", draft.base_name(&games))
                    .with("sentence", sentence)
            }),
            Tells::Flaw => {
                let mut flaws = draft.flaws.iter();
                let flaw = flaws.find(|flaw| flaw.concerns(of.0));
                flaw.map(|flaw| rulebook::flaw(family, flaw))
            }
        };
        show(&mut node, phrase.is_some());
        if let Some(phrase) = phrase {
            text.set_if_neq(LocalizedText(phrase));
        }
    }
}

fn turn_switches(draft: Res<Draft>, mut switches: Query<(&Of, &mut Switch)>) {
    for (of, mut switch) in &mut switches {
        let on = draft.house.value(of.0) == Some(&true.into());
        switch.set_if_neq(Switch(on));
    }
}

fn fade(draft: Res<Draft>, mut titles: Query<(&Of, &Tells, &mut TextColor)>) {
    for (of, tells, mut colour) in &mut titles {
        let matters = draft.house.point(of.0).is_none_or(|point| point.matters);
        let ink = if matters { 1.0 } else { 0.5 };
        if *tells == Tells::Sentence {
            colour.set_if_neq(TextColor(palette::CREAM.with_alpha(ink)));
        }
    }
}
