//! The result: who won, the places, once more or another game.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::rules::Hand;
use crate::screens::Screen;
use crate::table::{GameCommand, Match, Wish};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{
    MenuKeys, Style, button, column, first, label, panel, row, screen, warm,
};
use crate::timeline::Shown;
use crate::ui::sentences::{names, won};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Result), open);
}

fn open(shown: Res<Shown>, truth: Option<Res<Match>>, mut commands: Commands) {
    let rules = shown.rules();
    let mut ranked: Vec<_> = (0..rules.hands.len() as u8)
        .map(|hand| (shown.places[usize::from(hand)], Hand(hand)))
        .filter(|(place, _)| *place > 0)
        .collect();
    ranked.sort_by_key(|(place, _)| *place);
    let winner = truth
        .and_then(|truth| truth.game().winner())
        .or(ranked.first().map(|(_, hand)| *hand));
    let root = (
        Name::new("Result"),
        DespawnOnExit(Screen::Result),
        MenuKeys::Screen,
        TabGroup::modal(),
        screen(0.0),
        warm(),
    );
    commands.spawn(root).with_children(|root| {
        root.spawn(panel(px(420))).with_children(|panel| {
            if let Some(winner) = winner {
                panel.spawn(label(
                    won(rules, winner),
                    Lettering::bold(30.0),
                    palette::GOLD,
                ));
            }
            panel.spawn(column(4.0)).with_children(|places| {
                for (place, hand) in ranked {
                    places.spawn((
                        Node {
                            justify_content: JustifyContent::SpaceBetween,
                            ..row(16.0)
                        },
                        children![
                            label(
                                names::place(place),
                                Lettering::read(17.0),
                                palette::CREAM.with_alpha(0.75)
                            ),
                            label(
                                names::hand(rules, hand),
                                Lettering::bold(17.0),
                                palette::CREAM
                            ),
                        ],
                    ));
                }
            });
            panel.spawn((
                button(Phrase::new("result-rematch"), Style::Chief),
                first(),
                observe(rematch),
            ));
            panel.spawn((
                button(Phrase::new("menu-choose-game"), Style::Plain),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                    next.set(Screen::Setup);
                }),
            ));
        });
    });
}

/// The same match anew; it brings the table back by itself.
fn rematch(_: On<Activate>, truth: Res<Match>, mut wishes: MessageWriter<GameCommand>) {
    wishes.write(GameCommand {
        seen: truth.ply(),
        wish: Wish::Restart,
    });
}
