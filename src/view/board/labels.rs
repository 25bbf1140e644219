//! The printed numbers of a board: text that always stands readable.

use bevy::prelude::*;

use super::{Laid, flat, printed};
use crate::rules::board::{Board, SquareInfo, SquareKind, readable};
use crate::rules::{HOME, Piece};
use crate::screens::Screen;
use crate::theme::fonts::Fonts;
use crate::theme::look::Look;
use crate::theme::palette;
use crate::theme::tongue::Tongue;
use crate::timeline::Shown;
use crate::view::Depth;
use crate::view::fit::{Fit, vec};
use crate::view::pieces::Seen;
use crate::view::zoom::Zoom;

/// A number on a square.
#[derive(Component, Clone, Copy)]
pub(super) struct Label {
    /// On which square, by its number on the board.
    square: usize,
    /// What it says.
    number: i64,
    /// Where, in board units.
    at: Vec2,
    /// How it stands, in full turns as seen.
    turn: f32,
    /// How high, in board units.
    size: f32,
}

/// Writes the numbers of the track, if the board prints any.
pub(super) fn spawn_labels(
    laid: &Laid,
    fit: &Fit,
    fonts: &Fonts,
    tongue: &Tongue,
    commands: &mut Commands,
) {
    let squares = laid.board.squares.iter().enumerate();
    for (i, square) in squares.filter(|_| laid.board.printed) {
        let (SquareKind::Track { .. }, Ok(number)) = (square.kind, square.label.parse()) else {
            continue;
        };
        let label = label(i, square, number, fit.turn);
        let ground = match laid.look {
            Look::Flat => flat::ground(laid, square),
            Look::Wood | Look::Cloth => printed::ground(laid, square),
        };
        let colour = palette::printed_on(ground);
        commands.spawn((
            Name::new(format!("Number {}", square.label)),
            DespawnOnExit(Screen::Table),
            label,
            Text2d::new(tongue.number(number)),
            TextFont::from(fonts.bold.clone()).with_font_size(label.size * fit.scale),
            TextColor(colour),
            place(&label, fit),
        ));
    }
}

/// A number stands upright where it fits on the square so, else along the square. Beside a
/// mark it moves to one side, and the mark to the other.
fn label(i: usize, square: &SquareInfo, number: i64, view_turn: f32) -> Label {
    let along = readable(square.text_turn + view_turn);
    let across = (along.abs() - 0.25).abs() < 0.01;
    let turn = if across && square.label.len() < 3 {
        0.0
    } else {
        along
    };
    let beside = if square.mark.is_some() { 0.56 } else { 0.0 };
    Label {
        square: i,
        number,
        at: vec(square.place.at) + long_side(square) * beside,
        turn,
        size: if square.label.len() < 3 { 0.58 } else { 0.52 },
    }
}

/// Where the mark of a square is drawn: beside its number, if one is printed there.
pub(super) fn mark_at(board: &Board, square: &SquareInfo) -> Vec2 {
    let numbered = board.printed && matches!(square.kind, SquareKind::Track { .. });
    let beside = if numbered { -0.46 } else { 0.0 };
    vec(square.place.at) + long_side(square) * beside
}

/// The direction in which a square is long, as its number reads.
fn long_side(square: &SquareInfo) -> Vec2 {
    Vec2::from_angle(square.text_turn * std::f32::consts::TAU)
}

fn place(label: &Label, fit: &Fit) -> Transform {
    let at = fit.seen(crate::rules::board::Point::new(label.at.x, label.at.y));
    Transform::from_translation(at.extend(Depth::NUMBERS))
        .with_rotation(Quat::from_rotation_z(label.turn * std::f32::consts::TAU))
}

/// Hides the numbers on which pieces rest: what would look out from under them reads as something
/// else.
pub(super) fn hide_covered(
    shown: Res<Shown>,
    seen: Res<Seen>,
    laid: Res<Laid>,
    fresh: Query<(), Added<Label>>,
    mut before: Local<Vec<usize>>,
    mut labels: Query<(&Label, &mut Visibility)>,
) {
    let resting = seen.poses.iter().enumerate().filter_map(|(i, pose)| {
        let at = shown.at[i];
        let rests = pose.is_some_and(|pose| !pose.moves) && at != HOME;
        let route = laid.board.routes.get(Piece(i as u8).colour().index())?;
        rests.then(|| route[usize::from(at)].index())
    });
    let covered: Vec<usize> = resting.collect();
    if *before == covered && fresh.is_empty() {
        return;
    }
    for (label, mut visibility) in &mut labels {
        visibility.set_if_neq(if covered.contains(&label.square) {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
    *before = covered;
}

/// Writes the numbers in the digits of another language.
pub(super) fn say_labels(tongue: Res<Tongue>, mut labels: Query<(&Label, &mut Text2d)>) {
    for (label, mut text) in &mut labels {
        text.0 = tongue.number(label.number);
    }
}

/// Writes the numbers anew, larger or smaller, when the board has been fitted. While it comes
/// nearer they are only stretched: to write them takes longer than a frame.
pub(super) fn lay_labels(
    fit: Res<Fit>,
    zoom: Res<Zoom>,
    mut labels: Query<(&Label, &mut TextFont, &mut Transform)>,
) {
    for (label, mut written, mut transform) in &mut labels {
        *transform = place(label, &fit);
        let size = label.size * fit.scale;
        match written.font_size {
            FontSize::Px(before) if !zoom.rests() => {
                transform.scale = Vec3::splat(size / before);
            }
            before if before != FontSize::Px(size) => written.font_size = FontSize::Px(size),
            _ => {}
        }
    }
}
