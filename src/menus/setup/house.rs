//! The button that opens the house rules: whose they are, and in how many points they differ.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::content::Games;
use crate::locale::Phrase;
use crate::screens::{Menu, MenuCommand, SetupChoice};
use crate::theme::tongue::LocalizedText;
use crate::theme::widgets::{Style, button};

/// The button.
#[derive(Component)]
pub(super) struct HouseRules;

pub(super) fn spawn(buttons: &mut ChildSpawnerCommands) {
    buttons.spawn((
        button(Phrase::new("loading"), Style::Plain),
        HouseRules,
        observe(|_: On<Activate>, mut asked: MessageWriter<MenuCommand>| {
            asked.write(MenuCommand::Open(Menu::HouseRules));
        }),
    ));
}

/// What is written on the button: whose rules these are if not the game's own, and how many
/// points are different in them.
fn said(choice: &SetupChoice, games: &Games) -> Phrase {
    let rules = &choice.game.rules;
    let house = games.house(&choice.game.id, rules);
    let points = house.changes().len() as u64;
    let known = games.catalogue().presets.get(rules.preset());
    let others = known.filter(|_| rules.preset() != choice.usual().rules.preset());
    match (others, points) {
        (None, 0) => Phrase::new("setup-house-rules"),
        (None, points) => Phrase::new("setup-house-rules-count").count(points),
        (Some(preset), points) => {
            let key = if points == 0 {
                "setup-house-rules-other"
            } else {
                "setup-house-rules-other-count"
            };
            Phrase::new(key)
                .with("rules", Phrase::called(&*preset.name))
                .count(points)
        }
    }
}

/// Writes it on the button.
pub(super) fn count(
    choice: Res<SetupChoice>,
    games: Res<Games>,
    buttons: Query<&Children, With<HouseRules>>,
    mut texts: Query<&mut LocalizedText>,
) {
    let phrase = said(&choice, &games);
    for &child in buttons.iter().flatten() {
        if let Ok(mut text) = texts.get_mut(child) {
            text.set_if_neq(LocalizedText(phrase.clone()));
        }
    }
}
