//! Bonuses and banked throws as tokens; buttons while a piece that is chosen can use several.

mod things;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use self::things::{Lies, Thing, keep_places, things};
use super::HudSystems;
use super::place::{Area, part};
use crate::input::{Picked, Selection, Spot};
use crate::locale::Phrase;
use crate::rules::Hand;
use crate::screens::Screen;
use crate::table::Match;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{Style, button, column, hollow_token, label, token, token_button};
use crate::timeline::Shown;

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
    // What flies from there flies over everything but menus and help.
    commands.spawn((part("Tokens", Area::Tokens, node), Tokens, GlobalZIndex(1)));
}

/// The kinds of throws that nobody could use when a person was last to act in this turn: they look
/// the same until the next move is to be chosen.
#[derive(Debug, Default)]
struct InVain {
    hand: Option<Hand>,
    kinds: Vec<u8>,
}

impl InVain {
    fn follow(&mut self, shown: &Shown, selection: &Selection) -> &[u8] {
        let next = self.hand.replace(shown.hand) != Some(shown.hand);
        if selection.acts() {
            self.kinds.clone_from(&selection.useless);
        } else if next {
            self.kinds.clear();
        }
        &self.kinds
    }
}

/// Lays out anew what lies there, when something else does.
fn lay_tokens(
    shown: Res<Shown>,
    selection: Res<Selection>,
    truth: Option<Res<Match>>,
    layout: Res<Layout>,
    place: Single<Entity, With<Tokens>>,
    mut in_vain: Local<InVain>,
    mut laid: Local<(Option<Entity>, Vec<Thing>)>,
    mut commands: Commands,
) {
    let in_vain = in_vain.follow(&shown, &selection);
    let things = things(&shown, &selection, in_vain, truth.as_deref(), &layout);
    let before = if laid.0 == Some(*place) {
        &laid.1[..]
    } else {
        &[]
    };
    let things = keep_places(before, things);
    if *laid == (Some(*place), things.clone()) {
        return;
    }
    commands
        .entity(*place)
        .despawn_children()
        .with_children(|place| {
            for thing in &things {
                match thing.clone() {
                    Thing::Token {
                        payment,
                        word,
                        title,
                        lies,
                    } => {
                        let what = Phrase::new("hud-token").with("token", word);
                        match lies {
                            Lies::Seen => {
                                place.spawn((token(what, title), payment));
                            }
                            Lies::Pressed { kind, chosen } => {
                                let mut throw = place.spawn((token_button(what, title), payment));
                                throw.insert(picks(Spot::Token(kind)));
                                if chosen {
                                    throw.insert(BorderColor::all(palette::IVORY));
                                }
                            }
                            Lies::InVain(kind) => {
                                place.spawn((hollow_token(what, title), payment, asks(kind)));
                            }
                        }
                    }
                    Thing::Gap { word, title, .. } => {
                        let what = Phrase::new("hud-token").with("token", word);
                        place.spawn((token(what, title), Visibility::Hidden));
                    }
                    Thing::Choice {
                        mv,
                        word,
                        title,
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
                                choice.spawn((token_button(what, title), picks(Spot::Move(mv))));
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

/// Asks why a throw moves nothing.
fn asks(kind: u8) -> impl Bundle {
    observe(
        move |_: On<Pointer<Click>>, mut picked: MessageWriter<Picked>| {
            picked.write(Picked(Spot::Token(kind)));
        },
    )
}

/// Picks something when the button is pressed.
fn picks(spot: Spot) -> impl Bundle {
    observe(move |_: On<Activate>, mut picked: MessageWriter<Picked>| {
        picked.write(Picked(spot));
    })
}
