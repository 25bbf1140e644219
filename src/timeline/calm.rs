//! The same steps for people who want less motion. Pure: no clock, no entity.

use super::cue::{Act, Step};
use crate::rules::HOME;

/// Seconds in which a piece fades from place to place, however far.
const FADE: f32 = 0.4;
/// Seconds before one looks at what lies there.
const LIE: f32 = 0.15;

/// The steps without anything that hops, flies or rolls: a piece fades from where it stood to
/// where it comes to, and what is thrown lies there. What is to be read stays as long.
#[must_use]
pub fn calm(steps: Vec<Step>) -> Vec<Step> {
    let mut calm: Vec<Step> = Vec::new();
    for step in steps {
        let (piece, from, to) = match step.act {
            Act::Enter { piece, to } => (piece, HOME, to),
            Act::GoHome { piece, from } => (piece, from, HOME),
            Act::Hop { piece, from, to } | Act::Fade { piece, from, to } => (piece, from, to),
            Act::Cast | Act::Lie => {
                calm.push(Step {
                    act: Act::Lie,
                    seconds: LIE,
                });
                continue;
            }
            // Nothing was thrown, so nothing rolls or bounces and nobody is shaken; and no light goes
            // round.
            Act::Draw(_) | Act::Roll | Act::Bounce { .. } | Act::Strike { .. } => continue,
            Act::Count(_) | Act::Dwell => {
                calm.push(step);
                continue;
            }
        };
        // Hop after hop of one piece is one way.
        if let Some(Step {
            act:
                Act::Fade {
                    piece: before,
                    to: reached,
                    ..
                },
            ..
        }) = calm.last_mut()
            && (*before, *reached) == (piece, from)
        {
            *reached = to;
            continue;
        }
        calm.push(Step {
            act: Act::Fade { piece, from, to },
            seconds: FADE,
        });
    }
    calm
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::facts::Penalty;
    use crate::rules::{Colour, Fact, Hand, Piece, Shown, Square, State, Thrown};
    use crate::timeline::plan;

    fn planned(fact: &Fact, piece: Piece, at: u8) -> (Vec<Step>, Vec<Step>) {
        let mut state = State::default();
        state.at[piece.index()] = at;
        let steps = plan(fact, &Shown::of(&state), false);
        (steps.clone(), calm(steps))
    }

    fn seconds(steps: &[Step]) -> f32 {
        steps.iter().map(|step| step.seconds).sum()
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

    #[test]
    fn a_walk_of_any_length_is_one_short_fade() {
        for (from, top, to) in [(3, 23, 23), (68, 71, 69)] {
            let (whole, calm) = planned(&moved(from, top, to), Piece(5), from);
            let piece = Piece(5);
            let fade = Act::Fade { piece, from, to };
            assert_eq!(calm.iter().map(|s| s.act).collect::<Vec<_>>(), [fade]);
            assert!(seconds(&calm) < seconds(&whole));
        }
    }

    #[test]
    fn entering_and_going_home_are_fades_too() {
        let piece = Piece(9);
        let entered = Fact::Entered {
            piece,
            to: 4,
            square: Square(4),
            later: false,
        };
        let acts = |steps: &[Step]| steps.iter().map(|step| step.act).collect::<Vec<_>>();
        let (_, calm) = planned(&entered, piece, HOME);
        let (from, to) = (HOME, 4);
        assert_eq!(acts(&calm), [Act::Fade { piece, from, to }]);
        let captured = Fact::Captured {
            piece,
            by: Colour(0),
            square: Square(40),
        };
        let (_, calm) = planned(&captured, piece, 40);
        let (from, to) = (40, HOME);
        assert_eq!(acts(&calm), [Act::Fade { piece, from, to }]);
    }

    #[test]
    fn what_is_thrown_lies_there_and_is_seen_as_long() {
        for thrown in [Thrown::Die(6), Thrown::Shells(3)] {
            let fact = Fact::Thrown {
                hand: Hand(0),
                thrown,
                sixes: 0,
            };
            let (whole, calm) = planned(&fact, Piece(0), HOME);
            assert_eq!(calm[0].act, Act::Lie);
            assert_eq!(calm[1..], whole[2..]);
            assert!(seconds(&calm) < seconds(&whole));
        }
    }

    #[test]
    fn what_is_to_be_read_stays_as_long() {
        let piece = Piece(9);
        let sent = Fact::SentBack {
            piece,
            square: Square(40),
            why: Penalty::ThirdSix,
        };
        let (whole, calm) = planned(&sent, piece, 40);
        assert_eq!((calm.len(), calm[0]), (2, whole[0]));
    }
}
