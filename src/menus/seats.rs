//! Who plays each hand of the chosen game.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::ChooserSystems;
use crate::locale::Phrase;
use crate::rules::Compiled;
use crate::screens::{Screen, SetupChoice, SetupCommand};
use crate::table::Player;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{choice, label, row, text};
use crate::ui::sentences::names;

/// Holds a row for each hand.
#[derive(Component)]
pub(super) struct Seats;

/// Says who plays a hand.
#[derive(Component, Clone, Copy)]
struct Who(usize);

/// Everybody who can play, in the order in which a press goes through them.
const PLAYERS: [&str; 3] = ["human", "random", "greedy"];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay_seats, name_players)
            .chain()
            .in_set(ChooserSystems::Seats)
            .run_if(in_state(Screen::Setup).and_then(resource_exists::<SetupChoice>)),
    );
}

/// Lays the rows anew for another game.
fn lay_seats(
    setup: Res<SetupChoice>,
    seats: Query<Entity, With<Seats>>,
    mut laid: Local<Option<(Entity, String)>>,
    mut commands: Commands,
) {
    let Ok(seats) = seats.single() else { return };
    let wanted = Some((seats, setup.game.id.clone()));
    if *laid == wanted {
        return;
    }
    *laid = wanted;
    let Ok(rules) = setup.game.compile() else {
        // The catalogue keeps no game that does not compile.
        return;
    };
    commands
        .entity(seats)
        .despawn_children()
        .with_children(|seats| {
            for hand in 0..setup.players.len().min(rules.hands.len()) {
                seats.spawn((
                    choice(
                        (
                            row(10.0),
                            Pickable::IGNORE,
                            children![badge(&rules, hand), name(&rules, hand)],
                        ),
                        (
                            Who(hand),
                            label(
                                player(&setup.players[hand]),
                                Lettering::bold(15.0),
                                palette::GOLD,
                            ),
                        ),
                    ),
                    observe(
                        move |_: On<Activate>,
                              setup: Res<SetupChoice>,
                              mut asked: MessageWriter<SetupCommand>| {
                            let player = next(&setup.players[hand]);
                            asked.write(SetupCommand::Seat { hand, player });
                        },
                    ),
                ));
            }
        });
}

/// A disc in the colour of a hand, with its letter.
fn badge(rules: &Compiled, hand: usize) -> impl Bundle {
    let colour = usize::from(rules.hands[hand].first);
    let seat = &rules.board.seats[colour];
    let ink = palette::seat(&seat.name, colour);
    (
        Node {
            width: px(28),
            height: px(28),
            border: px(2).all(),
            border_radius: BorderRadius::MAX,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(ink.base),
        BorderColor::all(ink.dark),
        Pickable::IGNORE,
        children![text(seat.letter, Lettering::bold(14.0))],
    )
}

fn name(rules: &Compiled, hand: usize) -> impl Bundle {
    let name = names::hand(rules, crate::rules::Hand(hand as u8));
    label(name, Lettering::bold(16.0), palette::CREAM)
}

fn player(player: &Player) -> Phrase {
    Phrase::new(format!("player-{}", player.name()))
}

/// The player after this one.
fn next(player: &Player) -> Player {
    let at = PLAYERS.iter().position(|name| *name == player.name());
    Player::named(PLAYERS[at.map_or(0, |at| (at + 1) % PLAYERS.len())])
}

fn name_players(setup: Res<SetupChoice>, mut texts: Query<(&Who, &mut LocalizedText)>) {
    for (who, mut text) in &mut texts {
        if let Some(sits) = setup.players.get(who.0) {
            text.set_if_neq(LocalizedText(player(sits)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, Locale};

    #[test]
    fn a_press_goes_through_everybody_and_comes_round() {
        let mut sits = Player::Human;
        let seen: Vec<_> = (0..3)
            .map(|_| {
                sits = next(&sits);
                sits.name().to_owned()
            })
            .collect();
        assert_eq!(seen, ["random", "greedy", "human"]);
    }

    #[test]
    fn everybody_who_can_play_has_a_name() {
        for name in PLAYERS {
            let said = player(&Player::named(name)).plain(Locale::new(Language::English));
            assert!(!said.contains('⟨'), "{said}");
        }
    }
}
