//! Touches things while a film runs, as a pointer would.

use bevy::prelude::*;

use crate::cli::Touch;
use crate::input::{Hovered, Picked, Spot};
use crate::rules::notation::token_named;
use crate::rules::{Compiled, Piece, Square};
use crate::timeline::Shown;

/// What is still to be touched.
pub(super) struct Touches(Vec<(f32, bool, Spot)>);

/// Finds what is named.
///
/// # Errors
/// A sentence about the first name that nothing on the table has.
pub(super) fn found(touches: &[Touch], world: &World) -> Result<Touches, String> {
    let Some(shown) = world.get_resource::<Shown>() else {
        return Ok(Touches(Vec::new()));
    };
    let found = touches.iter().map(|touch| {
        spot(shown.rules(), &touch.what)
            .map(|spot| (touch.at, touch.rests, spot))
            .ok_or_else(|| format!("nothing on the table is called {:?}", touch.what))
    });
    found.collect::<Result<_, _>>().map(Touches)
}

/// Touches what is due by now, in seconds of the film.
pub(super) fn due(touches: &mut Touches, now: f32, world: &mut World) {
    touches.0.retain(|&(at, rests, spot)| {
        let due = at <= now;
        if due {
            world.write_message(Hovered(spot));
            if !rests {
                world.write_message(Picked(spot));
            }
        }
        !due
    });
}

fn spot(rules: &Compiled, what: &str) -> Option<Spot> {
    if what == "throw" {
        return Some(Spot::Dice);
    }
    if let Some(token) = what.strip_prefix("token-") {
        return token_named(rules, token).map(Spot::Token);
    }
    let mut letters = what.chars();
    let seat = letters.next().and_then(|c| rules.board.seat_by_letter(c));
    if let (Some(seat), Ok(number @ 1..=4)) = (seat, letters.as_str().parse::<u8>()) {
        return Some(Spot::Piece(Piece::of(seat, number - 1)));
    }
    let square = rules.board.squares.iter().position(|s| s.label == what)?;
    Some(Spot::Square(Square(square as u8)))
}
