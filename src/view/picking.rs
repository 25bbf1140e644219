//! What a pointer or finger hits: the piece that is seen there, else one that is near, else the square
//! under it.
//!
//! Hits are found from the layout's numbers, not from pixels: a finger need not be exact. Where a piece
//! has been chosen, what it may land on comes before all that cannot be chosen: on a small board the
//! pieces around would cover it.

use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::RayMap;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::TableSet;
use super::board::Laid;
use super::camera::TableCamera;
use super::cast::{Cup, Holding};
use super::fit::Fit;
use super::pieces::{Seen, beside, front};
use super::zoom::Zoom;
use super::zooming::Dragging;
use crate::input::{Hovered, Picked, Selection, Shaking, Spot};
use crate::rules::board::contains;
use crate::rules::{Piece, Square};
use crate::screens::Screen;
use crate::theme::layout::Layout;

/// How far from the middle of a piece a finger may land, in pixels, at least: a larger piece is hit
/// only where it is seen.
const FINGER: f32 = 20.0;
/// How far a mouse may.
const MOUSE: f32 = 10.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_spots.in_set(TableSet::Board))
        .add_systems(
            PreUpdate,
            find_hits
                .in_set(PickingSystems::Backend)
                .run_if(in_state(Screen::Table)),
        )
        .add_observer(tell_click)
        .add_observer(tell_hover)
        .add_observer(tell_leaving);
}

/// Something that can be hit.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pickpoint(pub(super) Spot);

/// An entity for every square, for the dice and for the table beside.
fn spawn_spots(laid: Res<Laid>, mut commands: Commands) {
    for (i, square) in laid.board.squares.iter().enumerate() {
        commands.spawn((
            Name::new(format!("Square {}", square.label)),
            DespawnOnExit(Screen::Table),
            Pickpoint(Spot::Square(Square(i as u8))),
            Pickable::default(),
        ));
    }
    for (name, spot) in [
        (Name::new("Cast"), Spot::Dice),
        (Name::new("Table beside"), Spot::Nothing),
    ] {
        commands.spawn((
            name,
            DespawnOnExit(Screen::Table),
            Pickpoint(spot),
            Pickable::default(),
        ));
    }
}

fn find_hits(
    rays: Res<RayMap>,
    cameras: Query<&Camera, With<TableCamera>>,
    layout: Res<Layout>,
    laid: Option<Res<Laid>>,
    fit: Res<Fit>,
    seen: Res<Seen>,
    cup: Res<Cup>,
    selection: Res<Selection>,
    spots: Query<(Entity, &Pickpoint)>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Some(laid) = laid else { return };
    for (id, ray) in rays.iter() {
        let Ok(camera) = cameras.get(id.camera) else {
            continue;
        };
        let at = ray.origin.truncate();
        let finger = if matches!(id.pointer, PointerId::Touch(_)) {
            FINGER
        } else {
            MOUSE
        };
        let spot = if cup.place.contains(at) {
            Spot::Dice
        } else {
            spot_at(at, finger, &layout, &laid, &fit, &seen, &selection)
        };
        let Some((entity, _)) = spots.iter().find(|(_, point)| point.0 == spot) else {
            continue;
        };
        let hit = HitData::new(id.camera, 0.0, Some(at.extend(0.0)), None);
        hits.write(PointerHits::new(
            id.pointer,
            vec![(entity, hit)],
            camera.order as f32,
        ));
    }
}

/// What lies at a point of the table; the tray lies over a board that is looked at closely.
fn spot_at(
    at: Vec2,
    finger: f32,
    layout: &Layout,
    laid: &Laid,
    fit: &Fit,
    seen: &Seen,
    selection: &Selection,
) -> Spot {
    if layout.world_rect(layout.tray).contains(at) {
        return Spot::Dice;
    }
    let p = fit.under(at);
    let pieces = seen.poses.iter().enumerate().filter_map(|(i, pose)| {
        let pose = pose.as_ref().filter(|pose| !pose.moves)?;
        let piece = Piece(i as u8);
        let far = beside(laid.look, pose, at);
        let near = far <= (finger - pose.size / 2.0).max(0.0);
        // Nothing follows from a piece that is chosen already, or may not move.
        let chosen = selection.chosen;
        let idle =
            chosen.is_some() && (chosen == Some(piece) || !selection.movable.contains(&piece));
        near.then_some((Spot::Piece(piece), idle, far, front(pose)))
    });
    let landings = selection.landings(&laid.board).filter_map(|square| {
        let place = laid.board.square(square);
        let far = if contains(&place.outline, p) {
            0.0
        } else {
            at.distance(fit.seen(place.place.at))
        };
        let near = selection.chosen.is_some() && far <= finger;
        near.then_some((Spot::Square(square), false, far, f32::NEG_INFINITY))
    });
    // Of those that are seen there the foremost, else the nearest.
    let hit = pieces.chain(landings).min_by(|a, b| {
        let nearer = a.1.cmp(&b.1).then(a.2.total_cmp(&b.2));
        nearer.then(b.3.total_cmp(&a.3))
    });
    if let Some((spot, ..)) = hit {
        return spot;
    }
    let mut squares = laid.board.squares.iter();
    let under = squares.position(|square| contains(&square.outline, p));
    under.map_or(Spot::Nothing, |square| Spot::Square(Square(square as u8)))
}

fn tell_click(
    click: On<Pointer<Click>>,
    spots: Query<&Pickpoint>,
    dragging: Res<Dragging>,
    holding: Res<Holding>,
    shaking: Res<Shaking>,
    mut zoom: ResMut<Zoom>,
    mut picked: MessageWriter<Picked>,
) {
    let Ok(point) = spots.get(click.event_target()) else {
        return;
    };
    // Whoever holds the cup throws when it is let go.
    if dragging.has(click.pointer_id) || holding.throws(click.pointer_id, &shaking) {
        return;
    }
    let beside = !matches!(point.0, Spot::Piece(_) | Spot::Dice);
    if beside && click.count == 2 && !dragging.before() && !zoom.is_whole() {
        zoom.whole();
        return;
    }
    picked.write(Picked(point.0));
}

fn tell_hover(
    over: On<Pointer<Over>>,
    spots: Query<&Pickpoint>,
    mut hovered: MessageWriter<Hovered>,
) {
    if let Ok(point) = spots.get(over.event_target()) {
        hovered.write(Hovered(point.0));
    }
}

fn tell_leaving(
    out: On<Pointer<Out>>,
    spots: Query<&Pickpoint>,
    mut hovered: MessageWriter<Hovered>,
) {
    if spots.contains(out.event_target()) {
        hovered.write(Hovered(Spot::Nothing));
    }
}

#[cfg(test)]
mod tests;
