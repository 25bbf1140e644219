//! A board that is looked at closely moves so that what matters is seen: the piece on its way, and
//! what a person may move. It moves no farther than it must.

use bevy::prelude::*;

use super::AnimateSystems;
use super::board::Laid;
use super::zoom::Zoom;
use crate::input::Selection;
use crate::rules::{HOME, Piece};
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::timeline::{Act, Shown, Timeline};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            watch_move,
            find_movable.run_if(resource_changed::<Selection>),
        )
            .chain()
            .in_set(AnimateSystems::Heed)
            .run_if(in_state(Screen::Table).and_then(|zoom: Res<Zoom>| !zoom.is_whole())),
    );
}

/// Where a piece at an index of its route lies on the whole board, in the table's pixels.
fn place(laid: &Laid, layout: &Layout, piece: Piece, at: u8) -> Vec2 {
    let point = if at == HOME {
        let seat = &laid.board.seats[piece.colour().index()];
        seat.nests[usize::from(piece.number())].at
    } else {
        let square = laid.board.route(piece.colour())[usize::from(at)];
        laid.board.square(square).place.at
    };
    laid.fit(layout).seen(point)
}

/// The piece on its way stays in sight, wherever it comes to on the board.
fn watch_move(
    timeline: Res<Timeline>,
    laid: Res<Laid>,
    layout: Res<Layout>,
    mut zoom: ResMut<Zoom>,
) {
    let step = timeline.now().and_then(|now| now.step().copied());
    let (piece, to) = match step.map(|step| step.act) {
        Some(
            Act::Hop { piece, to, .. } | Act::Enter { piece, to } | Act::Fade { piece, to, .. },
        ) if to != HOME => (piece, to),
        _ => return,
    };
    let mut led = *zoom;
    led.show(place(&laid, &layout, piece, to));
    zoom.set_if_neq(led);
}

/// Whoever is to move sees at least one of the pieces that may.
fn find_movable(
    selection: Res<Selection>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    layout: Res<Layout>,
    mut zoom: ResMut<Zoom>,
    mut marked: Local<Vec<Piece>>,
) {
    if *marked == selection.movable {
        return;
    }
    marked.clone_from(&selection.movable);
    let places = selection.movable.iter();
    let places: Vec<_> = places
        .map(|piece| place(&laid, &layout, *piece, shown.at[piece.index()]))
        .collect();
    if let Some(first) = places.first()
        && !places.iter().any(|at| zoom.shows(*at))
    {
        zoom.show(*first);
    }
}
