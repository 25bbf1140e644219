//! From a fact to the steps in which it is shown. Pure: no clock, no entity.

use super::cue::{Act, Step};
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::rules::{Fact, HOME, Hand, Piece, Shown, Thrown};

/// Seconds of one hop to the next square: of a short walk, and of the longest.
const HOP: (f32, f32) = (0.145, 0.11);
/// How many squares a walk has that is no longer short, and the longest.
const WALK: (f32, f32) = (6.0, 20.0);
/// Seconds on the way in, and of the bounce after it.
const ENTER: f32 = 0.46;
const BOUNCE: f32 = 0.17;
/// Seconds for which everything stands still when a piece is hit.
const STRIKE: f32 = 0.075;
/// Seconds on the way home.
const GO_HOME: f32 = 0.7;
/// Seconds of dice until they touch the tray and until they lie there, and of shells.
const DICE: [f32; 2] = [0.28, 0.57];
const SHELLS: [f32; 2] = [0.3, 0.58];
/// Seconds to count one shell.
const COUNT: f32 = 0.1;
/// Seconds to hear what a throw of shells is called.
const CALL: f32 = 0.4;
/// Seconds to see what has come to lie.
const GLANCE: f32 = 0.25;
/// Seconds in which a barrier is seen to close or to open.
const CLACK: f32 = 0.4;
/// Seconds in which a token comes or goes that lies open on the table.
const PAY: f32 = 0.35;
/// Seconds in which a token drops off the table, as long as others follow it.
const DROP: f32 = 0.45;
/// Seconds to read a few words.
const READ: f32 = 0.9;
/// Seconds for which a lot stays at a hand, at first and in the end, and how often it goes on at
/// least.
const LOT: (f32, f32) = (0.09, 0.32);
const LOTS: usize = 5;
/// Seconds to read who begins, or who throws for it once more, and to look for the own seat.
const BEGIN: f32 = 1.5;
/// Seconds for something that one looks forward to.
const CHEER: f32 = 1.4;

/// The steps in which a fact is shown.
///
/// `before` is what the eye knew just before: it says where a captive stands. `open` says
/// whether throws lie open as tokens until they are played.
#[must_use]
pub fn plan(fact: &Fact, before: &Shown, open: bool) -> Vec<Step> {
    match *fact {
        Fact::Thrown {
            thrown: Thrown::Shells(closed),
            ..
        } => {
            let mut steps = fly(SHELLS);
            steps.extend((1..=closed).map(|so_many| step(Act::Count(so_many), COUNT)));
            steps.push(dwell(CALL));
            steps
        }
        Fact::Thrown { .. } | Fact::StartRolled { .. } => {
            let mut steps = fly(DICE);
            steps.push(dwell(GLANCE));
            steps
        }
        Fact::Entered { piece, to, .. } => vec![
            step(Act::Enter { piece, to }, ENTER),
            step(Act::Bounce { piece, at: to }, BOUNCE),
        ],
        Fact::Moved {
            piece,
            from,
            top,
            to,
            ..
        } => walk(piece, from, top, to),
        Fact::Captured { piece, .. } => {
            let mut steps = vec![step(Act::Strike { piece }, STRIKE)];
            steps.extend(go_home(piece, before));
            steps
        }
        Fact::SentBack { piece, .. } => {
            let mut steps = vec![dwell(READ)];
            steps.extend(go_home(piece, before));
            steps
        }
        Fact::TokenBanked { .. } => vec![dwell(if open { PAY } else { GLANCE })],
        Fact::TokenSpent { .. } if open => vec![dwell(PAY)],
        Fact::TokenSpent { .. } => Vec::new(),
        Fact::BarrierOpened { .. } | Fact::BarrierFormed { .. } => vec![dwell(CLACK)],
        Fact::BonusSpent { .. } | Fact::Declined { .. } | Fact::KeptTurn { .. } => {
            vec![dwell(2.0 * GLANCE)]
        }
        Fact::TurnPassed { .. } => vec![dwell(GLANCE)],
        Fact::ReachedGoal { count, .. } => {
            let last = usize::from(count) == PIECES_PER_COLOUR;
            vec![dwell(if last { CHEER } else { READ })]
        }
        Fact::TokenForfeited { .. } => {
            let last = before.bank.iter().sum::<u8>() <= 1;
            vec![dwell(if last { READ } else { DROP })]
        }
        Fact::Started { .. } | Fact::StartTied { .. } => vec![dwell(BEGIN)],
        Fact::BonusGranted { .. } | Fact::BonusLost { .. } | Fact::NoMove { .. } => {
            vec![dwell(READ)]
        }
        Fact::Finished { .. } | Fact::Placed { .. } | Fact::GameOver { .. } => vec![dwell(CHEER)],
    }
}

/// How lots are seen to be drawn among so many hands, before it is read who begins: the light goes
/// round, more and more slowly, and stays.
pub(super) fn draw(begins: Hand, hands: usize) -> Vec<Step> {
    let round = hands.max(1);
    let rounds = LOTS.div_ceil(round) * round;
    let last = rounds + begins.index();
    let lot = |i: usize| {
        let part = i as f32 / last as f32;
        let seconds = LOT.0 + (LOT.1 - LOT.0) * part * part;
        step(Act::Draw(Hand((i % round) as u8)), seconds)
    };
    (0..=last).map(lot).collect()
}

/// Square by square to the farthest one, and back from there to where it stands.
fn walk(piece: Piece, from: u8, top: u8, to: u8) -> Vec<Step> {
    let on = (from..top).map(|at| (at, at + 1));
    let back = (to..top).rev().map(|at| (at + 1, at));
    let way: Vec<_> = on.chain(back).collect();
    let seconds = hop(way.len());
    let hops = way.into_iter();
    hops.map(|(from, to)| step(Act::Hop { piece, from, to }, seconds))
        .collect()
}

/// How long each hop of a walk over so many squares takes: a long walk is hurried a little.
fn hop(squares: usize) -> f32 {
    let long = (squares as f32 - WALK.0) / (WALK.1 - WALK.0);
    HOP.0 + (HOP.1 - HOP.0) * long.clamp(0.0, 1.0)
}

fn go_home(piece: Piece, before: &Shown) -> Vec<Step> {
    match before.at[piece.index()] {
        HOME => Vec::new(),
        from => vec![step(Act::GoHome { piece, from }, GO_HOME)],
    }
}

/// Through the air and over the tray.
fn fly([air, tray]: [f32; 2]) -> Vec<Step> {
    vec![step(Act::Cast, air), step(Act::Roll, tray)]
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
    use crate::rules::{Colour, Square, State};

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
        let steps = plan(&moved(3, 6, 6), &shown(Piece(5), 3), false);
        assert_eq!(hops(&steps), [(3, 4), (4, 5), (5, 6)]);
        let twenty = plan(&moved(3, 23, 23), &shown(Piece(5), 3), false);
        assert_eq!(twenty.len(), 20);
    }

    #[test]
    fn a_piece_that_turns_back_walks_there_and_back() {
        let steps = plan(&moved(68, 71, 69), &shown(Piece(5), 68), false);
        let way = [(68, 69), (69, 70), (70, 71), (71, 70), (70, 69)];
        assert_eq!(hops(&steps), way);
    }

    #[test]
    fn a_square_takes_a_tenth_of_a_second_and_a_half_and_a_long_walk_hurries() {
        let of = |squares: u8| {
            let steps = plan(
                &moved(3, 3 + squares, 3 + squares),
                &shown(Piece(5), 3),
                false,
            );
            steps.iter().map(|step| step.seconds).collect::<Vec<_>>()
        };
        let mut before = 0.0;
        for squares in 1..=40 {
            let seconds = of(squares);
            assert!(seconds.iter().all(|s| (0.11..=0.15).contains(s)));
            let whole: f32 = seconds.iter().sum();
            assert!(whole > before, "{squares} squares take {whole} s");
            before = whole;
        }
        assert!(of(20)[0] < of(4)[0]);
    }

    #[test]
    fn who_comes_in_drops_and_bounces_where_it_stands() {
        let entered = Fact::Entered {
            piece: Piece(9),
            to: 4,
            square: Square(4),
            later: false,
        };
        let steps = plan(&entered, &shown(Piece(9), HOME), false);
        let acts: Vec<_> = steps.iter().map(|step| step.act).collect();
        let piece = Piece(9);
        assert_eq!(
            acts,
            [Act::Enter { piece, to: 4 }, Act::Bounce { piece, at: 4 }]
        );
    }

    #[test]
    fn a_token_takes_time_only_where_it_lies_open() {
        let spent = Fact::TokenSpent {
            hand: Hand(0),
            token: 1,
        };
        let before = shown(Piece(9), 4);
        assert_eq!(plan(&spent, &before, false), []);
        assert_eq!(plan(&spent, &before, true).len(), 1);
    }

    #[test]
    fn of_several_tokens_that_are_lost_the_last_is_read() {
        let lost = Fact::TokenForfeited {
            hand: Hand(0),
            token: 1,
        };
        let seconds = |count| {
            let mut before = shown(Piece(9), 4);
            before.bank[1] = count;
            plan(&lost, &before, true)[0].seconds
        };
        assert_eq!(seconds(3).to_bits(), seconds(2).to_bits());
        assert!(seconds(2) < seconds(1));
        assert_eq!(seconds(1).to_bits(), READ.to_bits());
    }

    #[test]
    fn a_captive_goes_home_from_where_it_was_seen() {
        let captured = Fact::Captured {
            piece: Piece(9),
            by: Colour(0),
            square: Square(40),
        };
        let steps = plan(&captured, &shown(Piece(9), 40), false);
        let home = Act::GoHome {
            piece: Piece(9),
            from: 40,
        };
        let acts: Vec<_> = steps.iter().map(|step| step.act).collect();
        assert_eq!(acts, [Act::Strike { piece: Piece(9) }, home]);
        assert!((0.06..=0.09).contains(&steps[0].seconds));
    }

    #[test]
    fn a_penalty_is_read_before_the_piece_goes() {
        let sent = Fact::SentBack {
            piece: Piece(9),
            square: Square(40),
            why: Penalty::ThirdSix,
        };
        let acts: Vec<_> = plan(&sent, &shown(Piece(9), 40), false)
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
            let steps = plan(&fact, &before, false);
            let [air, tray, after @ ..] = steps.as_slice() else {
                panic!("{thrown:?}: {steps:?}");
            };
            assert_eq!((air.act, tray.act), (Act::Cast, Act::Roll), "{thrown:?}");
            let seconds = air.seconds + tray.seconds;
            assert!((0.45..=0.9).contains(&seconds), "{thrown:?}: {seconds}");
            assert!(after.iter().all(|step| step.seconds < seconds));
        }
    }

    #[test]
    fn as_many_shells_are_counted_as_fell_closed() {
        for closed in 0..=6 {
            let fact = Fact::Thrown {
                hand: Hand(0),
                thrown: Thrown::Shells(closed),
                sixes: 0,
            };
            let steps = plan(&fact, &shown(Piece(0), 0), false);
            let counted: Vec<_> = steps
                .iter()
                .filter_map(|step| match step.act {
                    Act::Count(so_many) => Some(so_many),
                    _ => None,
                })
                .collect();
            assert_eq!(counted, (1..=closed).collect::<Vec<_>>());
            assert_eq!(steps.last().map(|step| step.act), Some(Act::Dwell));
        }
    }

    #[test]
    fn lots_go_round_more_and_more_slowly_and_stay_with_who_begins() {
        for hands in 2..=8 {
            for begins in (0..hands).map(Hand) {
                let steps = draw(begins, usize::from(hands));
                let drawn: Vec<_> = steps.iter().map(|step| step.act).collect();
                assert!(drawn.len() > 5 && drawn.len() <= 16, "{hands}: {drawn:?}");
                for (i, act) in (0..).zip(&drawn) {
                    assert_eq!(*act, Act::Draw(Hand(i % hands)));
                }
                assert_eq!(drawn.last(), Some(&Act::Draw(begins)));
                assert!(steps.is_sorted_by(|a, b| a.seconds < b.seconds));
                let seconds: f32 = steps.iter().map(|step| step.seconds).sum();
                assert!((0.8..=2.8).contains(&seconds), "{hands}: {seconds}");
            }
        }
    }

    #[test]
    fn there_is_time_to_read_who_begins() {
        let started = Fact::Started { hand: Hand(1) };
        let steps = plan(&started, &shown(Piece(0), HOME), false);
        let seconds: f32 = steps.iter().map(|step| step.seconds).sum();
        assert!((1.4..=1.7).contains(&seconds), "{seconds}");
    }

    #[test]
    fn the_fourth_piece_is_cheered_longest() {
        let seconds = |count| {
            let fact = Fact::ReachedGoal {
                piece: Piece(5),
                count,
            };
            let steps = plan(&fact, &shown(Piece(5), 71), false);
            steps.iter().map(|step| step.seconds).sum::<f32>()
        };
        assert!(seconds(4) > seconds(3));
        assert_eq!(seconds(3).to_bits(), seconds(1).to_bits());
    }
}
