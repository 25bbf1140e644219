//! Bonuses and banked throws as tokens; buttons while a piece that is chosen can use several.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::HudSystems;
use super::place::{Area, part};
use super::sentences::{bonus, consequence, names, price};
use crate::input::{Picked, Selection, Spot};
use crate::locale::{Phrase, Word};
use crate::rules::mechanics::Spend;
use crate::rules::{How, Move};
use crate::screens::Screen;
use crate::table::Match;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Payment, Style, button, column, label, token, token_button};
use crate::timeline::Shown;

/// What lies there.
#[derive(Clone, Debug, PartialEq)]
enum Thing {
    /// A token to look at.
    Token(Payment, Word),
    /// A throw to press before a piece is chosen.
    Throw {
        kind: u8,
        payment: Payment,
        word: Word,
        /// Whether it is the one that was chosen.
        chosen: bool,
    },
    /// A token to press: the move that it makes, and where that leads.
    Choice {
        mv: Move,
        word: Word,
        leads: Option<Phrase>,
        /// Whether keys or pointer look at it.
        looked_at: bool,
    },
    /// A button that refuses what need not be played.
    Decline(Move, Phrase),
}

#[derive(Component)]
struct Tokens;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_place)
        .add_systems(
            Update,
            lay_tokens
                .in_set(HudSystems::Tokens)
                .run_if(in_state(Screen::Table)),
        );
}

fn spawn_place(mut commands: Commands) {
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        align_content: AlignContent::Center,
        column_gap: px(8),
        row_gap: px(8),
        ..default()
    };
    commands.spawn((part("Tokens", Area::Tokens, node), Tokens));
}

/// Lays out anew what lies there, when something else does.
fn lay_tokens(
    shown: Res<Shown>,
    selection: Res<Selection>,
    truth: Option<Res<Match>>,
    layout: Res<Layout>,
    place: Single<Entity, With<Tokens>>,
    mut laid: Local<(Option<Entity>, Vec<Thing>)>,
    mut commands: Commands,
) {
    let things = things(&shown, &selection, truth.as_deref(), &layout);
    if *laid == (Some(*place), things.clone()) {
        return;
    }
    commands
        .entity(*place)
        .despawn_children()
        .with_children(|place| {
            for thing in &things {
                match thing.clone() {
                    Thing::Token(payment, word) => {
                        let what = Phrase::new("hud-token").with("token", word);
                        place.spawn((token(what), payment));
                    }
                    Thing::Throw {
                        kind,
                        payment,
                        word,
                        chosen,
                    } => {
                        let what = Phrase::new("hud-token").with("token", word);
                        let mut throw =
                            place.spawn((token_button(what), payment, picks(Spot::Token(kind))));
                        if chosen {
                            throw.insert(BorderColor::all(palette::IVORY));
                        }
                    }
                    Thing::Choice {
                        mv,
                        word,
                        leads,
                        looked_at,
                    } => {
                        let choice = Node {
                            align_items: AlignItems::Center,
                            max_width: px(110),
                            ..column(0.0)
                        };
                        place.spawn(choice).with_children(|choice| {
                            let what = Phrase::new("hud-token").with("token", word);
                            let mut button =
                                choice.spawn((token_button(what), picks(Spot::Move(mv))));
                            if looked_at {
                                button.insert(BorderColor::all(palette::IVORY));
                            }
                            if let Some(leads) = leads {
                                choice.spawn((
                                    label(leads, Lettering::read(13.0), palette::CREAM),
                                    TextLayout::justify(Justify::Center),
                                ));
                            }
                        });
                    }
                    Thing::Decline(mv, phrase) => {
                        place.spawn((button(phrase, Style::Plain), picks(Spot::Move(mv))));
                    }
                }
            }
        });
    *laid = (Some(*place), things);
}

/// Picks something when the button is pressed.
fn picks(spot: Spot) -> impl Bundle {
    observe(move |_: On<Activate>, mut picked: MessageWriter<Picked>| {
        picked.write(Picked(spot));
    })
}

fn things(
    shown: &Shown,
    selection: &Selection,
    truth: Option<&Match>,
    layout: &Layout,
) -> Vec<Thing> {
    let rules = shown.rules();
    let seats = rules.seating.in_play.len();
    let narrow = layout.tokens_beside_sentence(rules.throws_shells(), seats);
    let mut things = Vec::new();
    if selection.chosen.is_some() && selection.candidates.len() > 1 {
        let choices = selection.candidates.iter().enumerate().map(|(i, mv)| {
            let at = rules.square_at(mv.piece.colour(), mv.to);
            // Squares of a cloth have no names.
            let square = || (!rules.throws_shells()).then(|| names::square(rules, at));
            let leads = truth
                .and_then(|truth| consequence(truth.game(), *mv))
                .or_else(square)
                .filter(|_| !narrow);
            Thing::Choice {
                mv: *mv,
                word: price(rules, shown, *mv),
                leads,
                looked_at: i == selection.candidate,
            }
        });
        things.extend(choices);
    } else {
        things.extend(
            shown
                .bonuses
                .iter()
                .enumerate()
                .map(|(i, kind)| Thing::Token(Payment::Bonus(i), bonus(rules, kind))),
        );
        if rules.mechanics.spend != Spend::Single {
            for (kind, &count) in shown.bank.iter().enumerate() {
                let kind = kind as u8;
                let lies = |i| {
                    let (payment, word) = (Payment::Throw(kind, i), names::token(rules, kind));
                    if !selection.tokens.contains(&kind) {
                        return Thing::Token(payment, word);
                    }
                    // The last of a kind is played first.
                    let chosen = selection.token == Some(kind) && i + 1 == count;
                    Thing::Throw {
                        kind,
                        payment,
                        word,
                        chosen,
                    }
                };
                things.extend((0..count).map(lies));
            }
        }
    }
    let refusal = truth.filter(|_| selection.may_decline).and_then(|truth| {
        truth
            .game()
            .moves()
            .iter()
            .find(|mv| mv.how == How::Decline)
    });
    if let Some(mv) = refusal {
        let key = if shown.bonuses.is_empty() {
            "hud-pass"
        } else {
            "hud-decline-bonus"
        };
        things.push(Thing::Decline(*mv, Phrase::new(key)));
    }
    things
}
