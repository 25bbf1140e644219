//! What a plate has room for: narrow ones tell less.

use bevy::prelude::*;

use super::HudSystems;
use super::place::plate_widths;
use crate::rules::Colour;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::layout::Layout;
use crate::theme::widgets::show;
use crate::timeline::Shown;

/// The line of a plate that says who plays, or in which place.
#[derive(Component, Clone, Copy)]
pub(super) struct Role(pub(super) Colour);

/// All the pips of the plate of a number: left out once the place stands there.
#[derive(Component, Clone, Copy)]
pub(super) struct Pips(pub(super) Colour, pub(super) usize);

/// Shown on a wide plate only.
#[derive(Component, Clone, Copy)]
pub(super) struct Roomy(pub(super) usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        make_room
            .in_set(HudSystems::Room)
            .run_if(in_state(Screen::Table)),
    );
}

/// Hidden on a plate that has room for no word.
#[derive(Component, Clone, Copy)]
pub(super) struct Title(pub(super) usize);

/// Leaves out what a narrow plate has no room for; a place is told on any.
pub(super) fn make_room(
    shown: Res<Shown>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut roomy: Query<(&Roomy, Option<&Role>, &mut Node), (Without<Pips>, Without<Title>)>,
    mut titles: Query<(&Title, &mut Node), Without<Pips>>,
    mut pips: Query<(&Pips, &mut Node)>,
) {
    let rules = shown.rules();
    let widths = plate_widths(rules, &layout);
    let wide = WIDE * settings.text_size.factor();
    let placed = |colour| {
        let hand = rules.hand_of(colour);
        hand.is_some_and(|hand| shown.places[hand.index()] > 0)
    };
    for (roomy, role, mut node) in &mut roomy {
        let wide = widths.get(roomy.0).is_some_and(|width| *width >= wide);
        show(&mut node, wide || role.is_some_and(|role| placed(role.0)));
    }
    for (title, mut node) in &mut titles {
        show(&mut node, !is_narrow(&widths, title.0));
    }
    for (pips, mut node) in &mut pips {
        show(&mut node, !placed(pips.0));
        // Two by two, where there is no room for four in a row.
        let wanted = if is_narrow(&widths, pips.1) {
            (px(21), FlexWrap::Wrap)
        } else {
            (auto(), FlexWrap::NoWrap)
        };
        if (node.width, node.flex_wrap) != wanted {
            (node.width, node.flex_wrap) = wanted;
        }
    }
}

/// Whether a plate has room for a picture and four pips alone, however small its words.
pub(super) fn is_narrow(widths: &[f32], plate: usize) -> bool {
    widths.get(plate).is_some_and(|width| *width < NARROW)
}

/// Below which width a plate has no room for words, in pixels. Large text is written smaller
/// before it is left out.
const NARROW: f32 = 130.0;

/// From which width on a plate has room for everything, in pixels, where text is as large as
/// usual.
const WIDE: f32 = 235.0;
