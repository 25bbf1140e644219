//! Bonuses and banked throws as tokens; buttons while a piece that is chosen can use several.

mod row;
mod things;
mod touch;

pub(in crate::ui) use row::Row;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use self::row::{GAP, fit, follow_row, largest};
use self::things::{LEADS, LEADS_LETTER, Lies, Thing, Written, fanned, things};
use super::HudSystems;
use super::place::{Area, is_on_tray, part, room_for_tokens};
use crate::input::{Picked, Selection, Spot};
use crate::rules::Hand;
use crate::screens::Screen;
use crate::table::{FlowSystems, Match};
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, Tongue, Unmirrored};
use crate::theme::widgets::{
    Chosen, Payment, aside_button, column, hollow_token, label, token, token_button,
};
use crate::timeline::{Shown, TimelineCut};

#[derive(Component)]
struct Tokens;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Row>()
        .add_plugins(touch::plugin)
        .add_systems(OnEnter(Screen::Table), spawn_place)
        .add_systems(
            Update,
            (
                follow_row
                    .in_set(FlowSystems::Settle)
                    .before(HudSystems::Place),
                lay_tokens.in_set(HudSystems::Tokens),
            )
                .run_if(in_state(Screen::Table)),
        )
        .add_observer(|_: On<TimelineCut>, mut row: ResMut<Row>| row.forget());
}

fn spawn_place(mut commands: Commands) {
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
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

/// What was laid out last, where, and in how much room.
type Laid = (Option<Entity>, Vec<Thing>, Vec2);

/// Lays out anew what lies there, when something else does or the room for it is another.
fn lay_tokens(
    shown: Res<Shown>,
    selection: Res<Selection>,
    row: Res<Row>,
    truth: Option<Res<Match>>,
    layout: Res<Layout>,
    tongue: Res<Tongue>,
    place: Single<(Entity, &mut Node), With<Tokens>>,
    mut in_vain: Local<InVain>,
    mut laid: Local<Laid>,
    mut commands: Commands,
) {
    let (place, mut node) = place.into_inner();
    let in_vain = in_vain.follow(&shown, &selection);
    let things = things(&shown, &selection, &row, in_vain, truth.as_deref());
    let room = room_for_tokens(&layout, &shown, &row);
    let wanted = (Some(place), things, room);
    if *laid == wanted && !tongue.is_changed() {
        return;
    }
    let wide = |thing: &Thing, size: f32| thing.room(**tongue, size);
    let mut things = wanted.1.clone();
    if !fit(&things, room, wide, 1.0) {
        things.iter_mut().for_each(Thing::shorten);
    }
    let size = largest(&things, room, wide);
    (node.column_gap, node.row_gap) = (px(GAP * size), px(GAP * size));
    // What came first stays where it is when more comes; bonuses come seldom, and one alone.
    (node.justify_content, node.align_content) = if row.len() == 0 || is_on_tray(&layout, &shown) {
        (JustifyContent::Center, AlignContent::Center)
    } else {
        (JustifyContent::FlexStart, AlignContent::FlexStart)
    };
    commands
        .entity(place)
        .despawn_children()
        .with_children(|place| {
            for thing in things {
                lay(place, thing, size);
            }
        });
    *laid = wanted;
}

fn lay(place: &mut ChildSpawnerCommands<'_>, thing: Thing, size: f32) {
    match thing {
        Thing::Bonus(i, word) => {
            place.spawn((token(word, None, size), Payment::Bonus(i)));
        }
        Thing::Throws {
            count: 0,
            written: (number, title),
            ..
        } => {
            place.spawn((token(number, title, size), Visibility::Hidden));
        }
        Thing::Throws {
            kind,
            count,
            written,
            lies,
        } => {
            let fan = Node {
                padding: UiRect::right(px(fanned(count - 1, count, size))),
                ..default()
            };
            place.spawn((fan, Unmirrored)).with_children(|fan| {
                for i in 0..count {
                    lay_throw(fan, (kind, i, count), &written, lies, size);
                }
            });
        }
        Thing::Choice {
            mv,
            written: (number, title),
            leads,
            looked_at,
        } => {
            let choice = Node {
                align_items: AlignItems::Center,
                max_width: px(LEADS),
                ..column(0.0)
            };
            place.spawn(choice).with_children(|choice| {
                let mut button =
                    choice.spawn((token_button(number, title, size), picks(Spot::Move(mv))));
                if looked_at {
                    button.insert(BorderColor::all(palette::IVORY));
                }
                if let Some(leads) = leads {
                    choice.spawn((
                        label(leads, Lettering::read(LEADS_LETTER), palette::CREAM),
                        TextLayout::justify(Justify::Center),
                    ));
                }
            });
        }
        Thing::Decline(mv, phrase) => {
            place.spawn((aside_button(phrase, size), picks(Spot::Move(mv))));
        }
    }
}

/// Lays down a throw of a kind, the `i`th of so many that lie like a fan.
fn lay_throw(
    fan: &mut ChildSpawnerCommands<'_>,
    (kind, i, count): (u8, u8, u8),
    (number, title): &Written,
    lies: Lies,
    size: f32,
) {
    let payment = Payment::Throw(kind, i);
    let (number, title) = (number.clone(), title.clone());
    let uppermost = i + 1 == count;
    let mut throw = match lies {
        Lies::Seen => fan.spawn((token(number, title, size), payment)),
        Lies::Pressed { chosen } => {
            let pick = picks(Spot::Token(kind));
            // The last of a kind is played first.
            let chosen = Chosen(chosen && uppermost);
            fan.spawn((token_button(number, title, size), payment, pick, chosen))
        }
        Lies::InVain => {
            let written = Some((number, title)).filter(|_| uppermost);
            fan.spawn((hollow_token(written, size), payment, asks(kind)))
        }
    };
    if i > 0 {
        let off = fanned(i, count, size);
        throw.entry::<Node>().and_modify(move |mut node| {
            node.position_type = PositionType::Absolute;
            node.left = px(off);
            node.top = px(0);
        });
    }
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
