//! The podium: the first three places on steps, everybody else below.

use bevy::prelude::*;

use super::Told;
use super::rising::rises;
use crate::locale::Phrase;
use crate::rules::Hand;
use crate::theme::palette;
use crate::theme::snug::{Grows, Snug};
use crate::theme::tongue::{Lettering, Unmirrored};
use crate::theme::widgets::{EDGE, column, label, row, wrapped_row};
use crate::ui::sentences::names;

/// How much of the step of each place is seen below its number, in pixels, and what it is painted
/// with.
const STEPS: [(f32, Color); 3] = [
    (54.0, Color::srgb(0.85, 0.66, 0.28)),
    (26.0, Color::srgb(0.66, 0.65, 0.62)),
    (6.0, Color::srgb(0.64, 0.42, 0.25)),
];

/// Second, first, third: as podiums stand everywhere, in every language.
const ORDER: [usize; 3] = [1, 0, 2];

pub(super) fn spawn(body: &mut ChildSpawnerCommands, told: &Told) {
    let podium = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::FlexEnd,
        flex_shrink: 0.0,
        overflow: Overflow::clip(),
        ..row(8.0)
    };
    let snug = (Snug::default(), Grows);
    body.spawn((Name::new("Podium"), podium, snug, Unmirrored))
        .with_children(|podium| {
            for at in ORDER {
                if let Some((place, hands)) = told.ranks.get(at) {
                    step(podium, told, at, *place, hands);
                }
            }
        });
    for (place, hands) in told.ranks.iter().skip(STEPS.len()) {
        line(body, told, names::place(*place), hands);
    }
    if !told.on_the_way.is_empty() {
        let words = Phrase::new("result-on-the-way");
        line(body, told, words, &told.on_the_way);
    }
}

/// Whoever took a place, standing on its step.
fn step(podium: &mut ChildSpawnerCommands, told: &Told, at: usize, place: u8, hands: &[Hand]) {
    let (below, colour) = STEPS[at];
    let size = if hands.len() > 1 { 34.0 } else { 48.0 };
    let stands = Node {
        align_items: AlignItems::Center,
        width: px(150),
        min_width: px(0),
        flex_shrink: 1.0,
        ..column(4.0)
    };
    let before = told.ranks.len().min(STEPS.len()) - 1 - at;
    let stands = (stands, rises(before));
    podium.spawn(stands).with_children(|stands| {
        for &hand in hands {
            stands
                .spawn(Node {
                    justify_content: JustifyContent::Center,
                    ..row(2.0)
                })
                .with_children(|pieces| told.pieces(pieces, hand, size));
            stands.spawn(label(
                told.name(hand),
                Lettering::bold(17.0),
                palette::CREAM,
            ));
        }
        stands.spawn((
            Node {
                width: percent(100),
                border: px(1).all(),
                border_radius: BorderRadius::top(px(8)),
                justify_content: JustifyContent::Center,
                padding: px(6).top().with_bottom(px(below)),
                ..default()
            },
            BackgroundColor(colour),
            BorderColor::all(EDGE),
            children![label(
                Phrase::new("result-number").with("n", place),
                Lettering::bold(26.0),
                Color::srgb(0.18, 0.11, 0.05),
            )],
        ));
    });
}

fn line(body: &mut ChildSpawnerCommands, told: &Told, what: Phrase, hands: &[Hand]) {
    let node = Node {
        flex_shrink: 0.0,
        ..wrapped_row(10.0)
    };
    body.spawn(node).with_children(|line| {
        let grey = palette::CREAM.with_alpha(0.75);
        line.spawn(label(what, Lettering::read(16.0), grey));
        for &hand in hands {
            line.spawn(row(6.0)).with_children(|who| {
                told.pieces(who, hand, 26.0);
                let name = told.name(hand);
                who.spawn(label(name, Lettering::bold(16.0), palette::CREAM));
            });
        }
    });
}
