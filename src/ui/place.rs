//! Puts the parts of the display where the layout has room for them.

use bevy::prelude::*;

use super::HudSystems;
use super::tokens::Row;
use crate::locale::{Direction, Locale};
use crate::rules::mechanics::Spend;
use crate::rules::{Colour, Compiled};
use crate::screens::{Menu, Screen};
use crate::theme::dish::Words;
use crate::theme::layout::Layout;
use crate::theme::snug::Snug;
use crate::theme::tongue::Tongue;
use crate::timeline::Shown;

/// Which place of the layout a part of the display takes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Area {
    /// The plate of the colour that is so many-th in play.
    Plate(usize),
    /// What is waited for, and the button that throws.
    Prompt,
    /// Bonuses and banked throws.
    Tokens,
    /// What happens, in words.
    Sentence,
    /// Pause, speed, language, help.
    Buttons,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            scale_interface.run_if(
                resource_exists_and_changed::<Layout>
                    .or_else(state_changed::<Screen>)
                    .or_else(state_changed::<Menu>),
            ),
            take_places.run_if(in_state(Screen::Table)),
        )
            .chain()
            .in_set(HudSystems::Place),
    );
}

/// A node that lies where the layout says, above the table.
pub(super) fn part(name: impl Into<String>, area: Area, node: Node) -> impl Bundle {
    (
        Name::new(name.into()),
        DespawnOnExit(Screen::Table),
        area,
        Node {
            position_type: PositionType::Absolute,
            ..node
        },
        Snug::default(),
        Pickable::IGNORE,
    )
}

/// Pixels of the interface are those of a window of 1280 × 720; where there is no table, or a
/// menu lies over it, they are as large as reading asks for.
fn scale_interface(
    layout: Res<Layout>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut scale: ResMut<UiScale>,
) {
    scale.0 = match (screen.get(), menu.get()) {
        (Screen::Table, Menu::None) => layout.scale,
        _ => layout.reading_scale(),
    };
}

/// Under a menu, for which the pixels of the interface are others, everything stays as it is.
fn take_places(
    layout: Res<Layout>,
    scale: Res<UiScale>,
    shown: Res<Shown>,
    row: Res<Row>,
    tongue: Res<Tongue>,
    mut parts: Query<(&Area, &mut Node, &mut UiTransform)>,
) {
    let shrunk = layout.scale / scale.0;
    let plates = layout.plates(&houses(shown.rules()));
    let shells = shown.rules().throws_shells();
    let shared = row.waits(&shown) && tokens_beside_sentence(&layout, &shown);
    let upon = upon_tray(&layout, &shown).filter(|_| row.waits(&shown));
    for (area, mut node, mut transform) in &mut parts {
        let place = match *area {
            Area::Plate(i) => plates.get(i).copied().unwrap_or_default(),
            Area::Prompt => {
                let words = layout.place_of_words(shells, plates.len());
                let top = upon.map_or(words.min.y, |tokens| tokens.max.y);
                Rect::from_corners(words.min.with_y(top), words.max)
            }
            Area::Tokens | Area::Sentence if shared => {
                let (told, tokens) = share(layout.sentence, &row, **tongue);
                if *area == Area::Tokens { tokens } else { told }
            }
            Area::Tokens => upon.unwrap_or_else(|| layout.place_of_tokens(shells, plates.len())),
            Area::Sentence => layout.sentence,
            Area::Buttons => layout.buttons,
        };
        let size = place.size() / layout.scale;
        let at = place.center() / scale.0 - size / 2.0;
        transform.set_if_neq(UiTransform::from_scale(Vec2::splat(shrunk)));
        let placed = [px(at.x), px(at.y), px(size.x), px(size.y)];
        if [node.left, node.top, node.width, node.height] != placed {
            [node.left, node.top, node.width, node.height] = placed;
        }
    }
}

/// How much of a shared strip the tokens get, and how much if there are many.
const TOKENS: [f32; 2] = [0.5, 0.62];

/// How many tokens are many.
const MANY: usize = 4;

/// The part of a shared strip that the tokens get.
fn tokens_part(row: &Row) -> f32 {
    TOKENS[usize::from(row.len() >= MANY)]
}

/// The sentence, where reading begins, and the tokens after it.
fn share(place: Rect, row: &Row, locale: Locale) -> (Rect, Rect) {
    let tokens = tokens_part(row);
    let cut = |part: f32| place.min.x + part * place.width();
    let upto = |x: f32| Rect {
        max: Vec2::new(x, place.max.y),
        ..place
    };
    let from = |x: f32| Rect {
        min: Vec2::new(x, place.min.y),
        ..place
    };
    match locale.direction() {
        Direction::LeftToRight => (upto(cut(1.0 - tokens)), from(cut(1.0 - tokens))),
        Direction::RightToLeft => (from(cut(tokens)), upto(cut(tokens))),
    }
}

/// Whether bonuses and throws lie on the tray, beside what fell or below it.
pub(super) fn is_on_tray(layout: &Layout, shown: &Shown) -> bool {
    let shells = shown.rules().throws_shells();
    let stacked = layout.upright && !shells && !tokens_beside_sentence(layout, shown);
    stacked || upon_tray(layout, shown).is_some()
}

/// Where bonuses lie upon a wide tray: two dice that wait themselves need more room.
fn upon_tray(layout: &Layout, shown: &Shown) -> Option<Rect> {
    let rules = shown.rules();
    let strip = layout.strip(rules.throws_shells(), rules.seating.in_play.len());
    strip.filter(|_| rules.mechanics.spend == Spend::Single)
}

fn tokens_beside_sentence(layout: &Layout, shown: &Shown) -> bool {
    let rules = shown.rules();
    let seats = rules.seating.in_play.len();
    layout.tokens_beside_sentence(rules.throws_shells(), seats)
}

/// How much room there is for bonuses and throws, in pixels of the interface.
pub(super) fn room_for_tokens(layout: &Layout, shown: &Shown, row: &Row) -> Vec2 {
    let rules = shown.rules();
    let (shells, seats) = (rules.throws_shells(), rules.seating.in_play.len());
    let room = if let Some(strip) = upon_tray(layout, shown) {
        strip.size()
    } else if tokens_beside_sentence(layout, shown) {
        layout.sentence.size() * Vec2::new(tokens_part(row), 1.0)
    } else {
        layout.place_of_tokens(shells, seats).size()
    };
    room / layout.scale
}

/// The same for sentences.
pub(super) fn room_for_sentences(layout: &Layout, shown: &Shown, row: &Row) -> Vec2 {
    let shared = row.waits(shown) && tokens_beside_sentence(layout, shown);
    let part = if shared { 1.0 - tokens_part(row) } else { 1.0 };
    layout.sentence.size() * Vec2::new(part, 1.0) / layout.scale
}

/// Where the words of the tray stand.
pub(super) fn words(layout: &Layout, rules: &Compiled) -> Words {
    layout.words(rules.throws_shells(), rules.seating.in_play.len())
}

/// How wide each plate is, in pixels of the interface.
pub(super) fn plate_widths(rules: &Compiled, layout: &Layout) -> Vec<f32> {
    let plates = layout.plates(&houses(rules));
    plates
        .iter()
        .map(|plate| plate.width() / layout.scale)
        .collect()
}

/// The directions of the houses in play from the middle of the board as it is seen.
fn houses(rules: &Compiled) -> Vec<Vec2> {
    let board = &rules.board;
    let turn = board.views.first().map_or(0.0, |view| view.turn);
    let seen = |colour: &Colour| {
        let (middle, _) = board.seats[colour.index()].panel();
        let seen = middle.turned(turn);
        Vec2::new(seen.x, seen.y)
    };
    rules.seating.in_play.iter().map(seen).collect()
}
