//! The printed numbers of a board: text that always stands readable.

use bevy::prelude::*;

use super::Laid;
use crate::rules::Colour;
use crate::rules::board::{SquareInfo, SquareKind, readable};
use crate::screens::Screen;
use crate::theme::fonts::Fonts;
use crate::theme::palette;
use crate::view::Depth;
use crate::view::fit::{Fit, vec};

/// A number on a square.
#[derive(Component, Clone, Copy)]
pub(super) struct Label {
    /// Where, in board units.
    at: Vec2,
    /// How it stands, in full turns as seen.
    turn: f32,
    /// How high, in board units.
    size: f32,
}

/// Writes the numbers of the track, if the board prints any.
pub(super) fn spawn_labels(laid: &Laid, fit: &Fit, fonts: &Fonts, commands: &mut Commands) {
    for square in laid.board.squares.iter().filter(|_| laid.board.printed) {
        let SquareKind::Track { .. } = square.kind else {
            continue;
        };
        let label = label(square, fit.turn);
        let colour = match square.tint {
            Some(colour) => on_colour(laid, colour),
            None if square.mark.is_some() => palette::shade(palette::NUMBER, -0.5),
            None => palette::NUMBER,
        };
        commands.spawn((
            Name::new(format!("Number {}", square.label)),
            DespawnOnExit(Screen::Table),
            label,
            Text2d::new(square.label.clone()),
            TextFont::from(fonts.bold.clone()).with_font_size(label.size * fit.scale),
            TextColor(colour),
            place(&label, fit),
        ));
    }
}

/// The colour of a number on a square of a seat's colour.
fn on_colour(laid: &Laid, colour: Colour) -> Color {
    let seat = &laid.board.seats[colour.index()];
    let ink = palette::seat(&seat.name, colour.index());
    if ink.base.luminance() > 0.32 {
        palette::shade(ink.dark, -0.5)
    } else {
        palette::IVORY
    }
}

/// A number stands upright where it fits on the square so, else along the square. Beside a
/// mark it moves to the outer side and is smaller.
fn label(square: &SquareInfo, view_turn: f32) -> Label {
    let along = readable(square.text_turn + view_turn);
    let across = (along.abs() - 0.25).abs() < 0.01;
    let turn = if across && square.label.len() < 3 {
        0.0
    } else {
        along
    };
    let middle = vec(square.place.at);
    if square.mark.is_none() {
        let size = if square.label.len() < 3 { 0.56 } else { 0.5 };
        return Label {
            at: middle,
            turn,
            size,
        };
    }
    // The long side of the square, outwards from the middle of the board's arm.
    let side = Vec2::from_angle(square.text_turn * std::f32::consts::TAU);
    let reach = square
        .outline
        .iter()
        .map(|p| (vec(*p) - middle).dot(side).abs())
        .fold(0.0, f32::max);
    Label {
        at: middle + side * (0.36 + reach) / 2.0,
        turn,
        size: 0.44,
    }
}

fn place(label: &Label, fit: &Fit) -> Transform {
    let at = fit.seen(crate::rules::board::Point::new(label.at.x, label.at.y));
    Transform::from_translation(at.extend(Depth::NUMBERS))
        .with_rotation(Quat::from_rotation_z(label.turn * std::f32::consts::TAU))
}

/// Writes the numbers anew, larger or smaller, when the board has been fitted.
pub(super) fn lay_labels(
    fit: Res<Fit>,
    mut labels: Query<(&Label, &mut TextFont, &mut Transform)>,
) {
    for (label, mut written, mut transform) in &mut labels {
        written.font_size = FontSize::Px(label.size * fit.scale);
        *transform = place(label, &fit);
    }
}
