//! From a fact to the steps in which it is shown. Pure: no clock, no entity.

use super::cue::{Act, Step};
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::rules::{Fact, HOME, Piece, Shown, Thrown};

/// Seconds of one hop to the next square.
const HOP: f32 = 0.17;
/// Seconds on the way in.
const ENTER: f32 = 0.4;
/// Seconds on the way home.
const GO_HOME: f32 = 0.6;
/// Seconds of a die in the air, and of shells.
const DIE: f32 = 0.8;
const SHELLS: f32 = 1.1;
/// Seconds to see what has come to lie.
const GLANCE: f32 = 0.25;
/// Seconds to read a few words.
const READ: f32 = 0.9;
/// Seconds for something that one looks forward to.
const CHEER: f32 = 1.4;

/// The steps in which a fact is shown.
///
/// `before` is what the eye knew just before: it says where a captive stands.
#[must_use]
pub fn plan(fact: &Fact, before: &Shown) -> Vec<Step> {
    match *fact {
        Fact::Thrown {
            thrown: Thrown::Shells(_),
            ..
        } => vec![step(Act::Cast, SHELLS), dwell(GLANCE)],
        Fact::Thrown { .. } | Fact::StartRolled { .. } => {
            vec![step(Act::Cast, DIE), dwell(GLANCE)]
        }
        Fact::Entered { piece, to, .. } => vec![step(Act::Enter { piece, to }, ENTER)],
        Fact::Moved {
            piece,
            from,
            top,
            to,
            ..
        } => walk(piece, from, top, to),
        Fact::Captured { piece, .. } => go_home(piece, before),
        Fact::SentBack { piece, .. } => {
            let mut steps = vec![dwell(READ)];
            steps.extend(go_home(piece, before));
            steps
        }
        Fact::TokenBanked { .. } | Fact::BarrierOpened { .. } | Fact::BarrierFormed { .. } => {
            vec![dwell(GLANCE)]
        }
        Fact::TokenSpent { .. } => Vec::new(),
        Fact::BonusSpent { .. } | Fact::Declined { .. } | Fact::KeptTurn { .. } => {
            vec![dwell(2.0 * GLANCE)]
        }
        Fact::TurnPassed { .. } => vec![dwell(GLANCE)],
        Fact::ReachedGoal { count, .. } => {
            let last = usize::from(count) == PIECES_PER_COLOUR;
            vec![dwell(if last { CHEER } else { READ })]
        }
        Fact::Started { .. }
        | Fact::BonusGranted { .. }
        | Fact::BonusLost { .. }
        | Fact::NoMove { .. }
        | Fact::TokenForfeited { .. } => vec![dwell(READ)],
        Fact::Finished { .. } | Fact::Placed { .. } | Fact::GameOver { .. } => vec![dwell(CHEER)],
    }
}

/// Square by square to the farthest one, and back from there to where it stands.
fn walk(piece: Piece, from: u8, top: u8, to: u8) -> Vec<Step> {
    let on = (from..top).map(|at| (at, at + 1));
    let back = (to..top).rev().map(|at| (at + 1, at));
    on.chain(back)
        .map(|(from, to)| step(Act::Hop { piece, from, to }, HOP))
        .collect()
}

fn go_home(piece: Piece, before: &Shown) -> Vec<Step> {
    match before.at[piece.index()] {
        HOME => Vec::new(),
        from => vec![step(Act::GoHome { piece, from }, GO_HOME)],
    }
}

fn dwell(seconds: f32) -> Step {
    step(Act::Dwell, seconds)
}

fn step(act: Act, seconds: f32) -> Step {
    Step { act, seconds }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::facts::Penalty;
    use crate::rules::{Colour, Hand, Square, State};

    fn shown(piece: Piece, at: u8) -> Shown {
        let mut state = State::default();
        state.at[piece.index()] = at;
        Shown::of(&state)
    }

    fn moved(from: u8, top: u8, to: u8) -> Fact {
        Fact::Moved {
            piece: Piece(5),
            from,
            top,
            to,
            square: Square(0),
            later: false,
        }
    }

    fn hops(steps: &[Step]) -> Vec<(u8, u8)> {
        steps
            .iter()
            .map(|step| match step.act {
                Act::Hop { piece, from, to } => {
                    assert_eq!(piece, Piece(5));
                    (from, to)
                }
                other => panic!("{other:?}"),
            })
            .collect()
    }

    #[test]
    fn a_piece_walks_square_by_square() {
        let steps = plan(&moved(3, 6, 6), &shown(Piece(5), 3));
        assert_eq!(hops(&steps), [(3, 4), (4, 5), (5, 6)]);
        let twenty = plan(&moved(3, 23, 23), &shown(Piece(5), 3));
        assert_eq!(twenty.len(), 20);
    }

    #[test]
    fn a_piece_that_turns_back_walks_there_and_back() {
        let steps = plan(&moved(68, 71, 69), &shown(Piece(5), 68));
        let way = [(68, 69), (69, 70), (70, 71), (71, 70), (70, 69)];
        assert_eq!(hops(&steps), way);
    }

    #[test]
    fn a_captive_goes_home_from_where_it_was_seen() {
        let captured = Fact::Captured {
            piece: Piece(9),
            by: Colour(0),
            square: Square(40),
        };
        let steps = plan(&captured, &shown(Piece(9), 40));
        let home = Act::GoHome {
            piece: Piece(9),
            from: 40,
        };
        assert_eq!(steps.len(), 1);
        assert_eq!(steps[0].act, home);
    }

    #[test]
    fn a_penalty_is_read_before_the_piece_goes() {
        let sent = Fact::SentBack {
            piece: Piece(9),
            square: Square(40),
            why: Penalty::ThirdSix,
        };
        let acts: Vec<_> = plan(&sent, &shown(Piece(9), 40))
            .iter()
            .map(|step| step.act)
            .collect();
        let from = 40;
        let piece = Piece(9);
        assert_eq!(acts, [Act::Dwell, Act::GoHome { piece, from }]);
    }

    #[test]
    fn what_falls_is_cast_first_and_seen_afterwards() {
        let before = shown(Piece(0), 0);
        for thrown in [Thrown::Die(6), Thrown::Dice(1, 2), Thrown::Shells(3)] {
            let fact = Fact::Thrown {
                hand: Hand(0),
                thrown,
                sixes: 0,
            };
            let steps = plan(&fact, &before);
            assert_eq!(steps[0].act, Act::Cast, "{thrown:?}");
            assert!(steps[0].seconds > steps[1].seconds);
        }
    }

    #[test]
    fn the_fourth_piece_is_cheered_longest() {
        let seconds = |count| {
            let fact = Fact::ReachedGoal {
                piece: Piece(5),
                count,
            };
            let steps = plan(&fact, &shown(Piece(5), 71));
            steps.iter().map(|step| step.seconds).sum::<f32>()
        };
        assert!(seconds(4) > seconds(3));
        assert_eq!(seconds(3).to_bits(), seconds(1).to_bits());
    }
}
