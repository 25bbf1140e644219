//! The saved match as a card: the table as it was left, and whose turn it is.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::content::Games;
use crate::locale::Phrase;
use crate::screens::SetupCommand;
use crate::table::Save;
use crate::theme::art::BoardPicture;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Style, card, column, first, label, row};
use crate::ui::sentences::names;

/// How large the picture of the table is, in pixels, and how much larger pieces are on it.
const PICTURE: f32 = 96.0;
const BOLD: f32 = 1.8;

/// Spawns the card.
pub(super) fn spawn_continue(parent: &mut ChildSpawnerCommands, save: &Save, games: &Games) {
    // Whoever found the save has made sure that it can be played again.
    let Ok(game) = save.record.replay() else {
        return;
    };
    let spec = save.record.spec();
    let known = games.catalogue().games.get(&spec.id);
    let name = known.map_or(&spec.name, |known| &known.name).clone();
    let rules = game.rules();
    let picture = BoardPicture {
        bold: BOLD,
        ..BoardPicture::of(spec, &game, 256)
    };
    let node = Node {
        width: px(PICTURE),
        height: px(PICTURE),
        flex_shrink: 0.0,
        ..default()
    };
    let turn =
        Phrase::new("hud-turn").with("seat", names::player(rules, game.hand(), &save.players));
    let ink = Style::Chief.ink();
    let what = (
        Node {
            padding: px(6).vertical(),
            min_width: px(0),
            ..row(14.0)
        },
        Pickable::IGNORE,
        children![
            (node, picture, Pickable::IGNORE),
            (
                Node {
                    min_width: px(0),
                    ..column(0.0)
                },
                Pickable::IGNORE,
                children![
                    label(Phrase::new("title-continue"), Lettering::bold(20.0), ink),
                    label(Phrase::called(name), Lettering::read(15.0), ink),
                    label(turn, Lettering::read(15.0), ink),
                ],
            ),
        ],
    );
    parent.spawn((
        card(Style::Chief, what),
        first(),
        observe(|_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
            asked.write(SetupCommand::GoOn);
        }),
    ));
}
