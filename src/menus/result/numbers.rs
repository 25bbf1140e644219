//! The game in numbers: a line for each figure, and who did best.

use bevy::prelude::*;

use super::Told;
use crate::locale::{Phrase, Word};
use crate::rules::record::HandFigures;
use crate::rules::{Compiled, Hand, Phase, Thrown};
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{label, row, wrapped_row};
use crate::ui::sentences::names;

/// What is told of everybody: its words, whether the most of it is the best, and the number.
type Figure = (&'static str, bool, fn(&HandFigures) -> u32);

pub(super) fn spawn(body: &mut ChildSpawnerCommands, told: &Told) {
    let figures: [Figure; 7] = [
        ("result-throws", false, |hand| hand.throws),
        (sixes(told.rules), true, |hand| hand.sixes),
        ("result-captures", true, |hand| hand.captures),
        ("result-lost", false, |hand| hand.lost),
        ("result-barriers", true, |hand| hand.barriers),
        ("result-bonus", true, |hand| hand.bonus),
        ("result-longest", true, |hand| hand.longest.into()),
    ];
    for figure @ (_, _, of) in figures {
        // What nobody has done is not worth a line.
        if told.figures.hands.iter().any(|hand| of(hand) > 0) {
            line(body, told, figure);
        }
    }
}

/// What a lucky throw is called.
fn sixes(rules: &Compiled) -> &'static str {
    match rules
        .outcomes(Phase::Throw)
        .first()
        .map(|outcome| outcome.thrown)
    {
        Some(Thrown::Dice(..)) => "result-doubles",
        Some(Thrown::Shells(_)) => "result-special",
        _ => "result-sixes",
    }
}

fn line(body: &mut ChildSpawnerCommands, told: &Told, (key, good, figure): Figure) {
    let node = Node {
        flex_shrink: 0.0,
        justify_content: JustifyContent::SpaceBetween,
        ..wrapped_row(6.0)
    };
    let most = told.figures.most(figure).filter(|_| good);
    let most = most.map(|(hand, _)| hand);
    body.spawn(node).with_children(|line| {
        line.spawn(label(
            Phrase::new(key).with("family", names::family(told.rules)),
            Lettering::read(16.0),
            palette::CREAM,
        ));
        line.spawn(wrapped_row(6.0)).with_children(|chips| {
            for (hand, figures) in (0_u8..).map(Hand).zip(&told.figures.hands) {
                chip(chips, told, hand, figure(figures), most == Some(hand));
            }
        });
    });
}

/// A piece of a hand with a number; the best shines.
fn chip(chips: &mut ChildSpawnerCommands, told: &Told, hand: Hand, number: u32, most: bool) {
    let node = Node {
        min_width: px(76),
        padding: UiRect::axes(px(6), px(2)),
        border: px(1).all(),
        border_radius: BorderRadius::MAX,
        ..row(5.0)
    };
    let (edge, ink) = if most {
        (palette::GOLD, palette::GOLD)
    } else {
        (Color::NONE, palette::CREAM)
    };
    chips
        .spawn((node, BorderColor::all(edge)))
        .with_children(|chip| {
            told.pieces(chip, hand, 22.0);
            chip.spawn(label(
                Phrase::new("result-number").with("n", Word::Number(number.into())),
                Lettering::bold(16.0),
                ink,
            ));
        });
}
