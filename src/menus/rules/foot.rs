//! What always stays in sight: how far the rules are from their preset, what stands against
//! them, and what may be done with all of them.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::draft::{Draft, DraftCommand};
use super::{PageSystems, WARNING};
use crate::content::Games;
use crate::locale::Phrase;
use crate::rulebook;
use crate::screens::{Menu, MenuCommand};
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{self, Style, button, label, show};

/// What a text of the foot tells.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Tells {
    /// In how many points the rules differ.
    Standing,
    /// Why they cannot be played, if they cannot.
    Flaw,
}

/// What needs something to be there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    /// A difference.
    Difference,
    /// Rules that can be played.
    Sound,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell, allow)
            .chain()
            .in_set(PageSystems::Foot)
            .run_if(in_state(Menu::HouseRules).and_then(resource_exists::<Draft>)),
    );
}

/// Spawns the foot.
pub(super) fn spawn(foot: &mut ChildSpawnerCommands) {
    let whole_line = Node {
        width: percent(100),
        justify_content: JustifyContent::Center,
        ..default()
    };
    // Beside the buttons where there is room, else above them.
    let beside = Node {
        flex_basis: px(240),
        flex_grow: 1.0,
        justify_content: JustifyContent::Center,
        ..default()
    };
    for (tells, place, lettering, colour) in [
        (Tells::Flaw, whole_line, Lettering::read(15.0), WARNING),
        (
            Tells::Standing,
            beside,
            Lettering::bold(17.0),
            palette::CREAM,
        ),
    ] {
        foot.spawn((place, Pickable::IGNORE, tells))
            .with_child(label(Phrase::new("loading"), lettering, colour));
    }
    foot.spawn((
        button(Phrase::new("house-rules-undo-all"), Style::Plain),
        Needs::Difference,
        observe(|_: On<Activate>, mut asked: MessageWriter<DraftCommand>| {
            asked.write(DraftCommand::UndoAll);
        }),
    ));
    foot.spawn((
        button(Phrase::new("house-rules-keep"), Style::Plain),
        Needs::Sound,
        observe(open(Menu::KeepRules)),
    ));
    foot.spawn((
        button(Phrase::new("house-rules-send"), Style::Plain),
        observe(open(Menu::SendRules)),
    ));
    // What cannot be played is not done yet; the way back leaves it as it is.
    foot.spawn((
        button(Phrase::new("house-rules-done"), Style::Chief),
        Needs::Sound,
        observe(|_: On<Activate>, mut asked: MessageWriter<MenuCommand>| {
            asked.write(MenuCommand::Back);
        }),
    ));
}

fn open(menu: Menu) -> impl FnMut(On<Activate>, MessageWriter<MenuCommand>) {
    move |_, mut asked| {
        asked.write(MenuCommand::Open(menu));
    }
}

fn tell(
    draft: Res<Draft>,
    games: Res<Games>,
    mut lines: Query<(&Tells, &mut Node, &Children)>,
    mut texts: Query<&mut LocalizedText>,
) {
    let family = draft.house.family();
    for (tells, mut node, children) in &mut lines {
        let phrase = match tells {
            Tells::Standing => Some(rulebook::standing(
                &draft.house,
                &super::draft::name(draft.house.base(), &games),
            )),
            Tells::Flaw => draft.flaws.first().map(|flaw| rulebook::flaw(family, flaw)),
        };
        show(&mut node, phrase.is_some());
        for &child in children {
            if let (Ok(mut text), Some(phrase)) = (texts.get_mut(child), &phrase) {
                text.set_if_neq(LocalizedText(phrase.clone()));
            }
        }
    }
}

fn allow(
    draft: Res<Draft>,
    buttons: Query<(Entity, &Needs, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, needs, disabled) in &buttons {
        let there = match needs {
            Needs::Difference => !draft.house.changes().is_empty(),
            Needs::Sound => draft.flaws.is_empty(),
        };
        widgets::allow(&mut commands.entity(entity), disabled, there);
    }
}
