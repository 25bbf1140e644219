//! Every reason against a move, in a position where it is the nearest cause of several, or the only one.

#[macro_use]
mod kinds;
#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use std::collections::BTreeSet;

use parchis::rules::mechanics::Token;
use parchis::rules::notation::Setup;
use parchis::rules::{Game, Piece, WhyNot};
use tables::{catalogue, changed, reason};

/// A game, house rules, a position, a piece of it as in `Y#2`, and why that piece may not move.
type Case = (
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
    &'static str,
    &'static str,
);

const SPAIN: &str = "parchis-4-spain";
const MOROCCO: &str = "parchis-4-morocco";
const TWO_DICE: &str = "parchis-4-two-dice";
const DAMASCUS: &str = "barsees-damascus";
const BOUNCE: (&str, &str) = ("goal.exact", "bounce");
const SAFE_ONLY: (&str, &str) = ("barrier.where", "safe_only");
const NOT_SHARED: (&str, &str) = ("barrier.share_safe", "false");
const CAPTURES: (&str, &str) = ("capture.compulsory", "yes");
const KEEPS_KHAL: (&str, &str) = ("enter.keeps_khal", "true");

/// What is nearer goes before what is farther, and both before a duty.
#[rustfmt::skip]
const CASES: &[Case] = &[
    ("parchis-2-spain", &[], "Y=M,M,M,M turn=Y phase=over", "R#1", "GameOver"),
    (SPAIN, &[], "Y=30,H,H,H turn=Y tokens=3", "B#1", "NotYourTurn"),
    (SPAIN, &[], "Y=30,H,H,H turn=Y", "B#1", "NotYourTurn"),
    (SPAIN, &[], "Y=30,H,H,H turn=Y", "Y#1", "ThrowFirst"),
    (SPAIN, &[], "Y=30,M,H,H turn=Y", "Y#2", "InGoal"),
    (SPAIN, &[], "Y=30,M,H,H turn=Y tokens=3", "Y#2", "InGoal"),
    // At home.
    (SPAIN, &[], "Y=30,M,H,H turn=Y tokens=3", "Y#3", "NeedsEntry"),
    (SPAIN, &[], "Y=30,H,H,H turn=Y bonuses=capture", "Y#2", "BonusCannotEnter"),
    (SPAIN, &[], "Y=5,5,30,H turn=Y tokens=5", "Y#4", "ExitFull"),
    (SPAIN, &[], "Y=30,H,H,H B=5,5,H,H turn=Y tokens=5", "Y#2", "ExitBarred 5"),
    (TWO_DICE, &[], "Y=5,5,H,H turn=Y tokens=2,5", "Y#3", "ExitFull"),
    (TWO_DICE, &[], "Y=5,5,H,H turn=Y tokens=2,3", "Y#3", "ExitFull"),
    (TWO_DICE, &[], "Y=5,5,H,H turn=Y tokens=2,4", "Y#3", "NeedsEntry"),
    (DAMASCUS, &[KEEPS_KHAL], "S=0,H,H,H N=44,H,H,H turn=S tokens=6,10", "S#2", "ProtectedBy N"),
    (DAMASCUS, &[], "S=0,H,H,H N=44,H,H,H turn=S tokens=6,10", "S#2", "NeedsEntry"),
    // On the way: the first of two barriers, a barrier before the end of the way, and it before the landing.
    (SPAIN, &[], "Y=30,40,H,H B=33,33,H,H G=36,36,H,H turn=Y tokens=6", "Y#1", "BarrierAt 33"),
    (SPAIN, &[], "Y=30,40,H,H G=36,36,H,H turn=Y tokens=6", "Y#1", "BarrierAt 36"),
    (SPAIN, &[], "Y=c4,c5,c5,30 turn=Y tokens=6", "Y#1", "OwnBarrierAt c5"),
    (SPAIN, &[], "Y=c1,c5,c5,30 turn=Y tokens=4", "Y#1", "OwnBarrierAt c5"),
    (SPAIN, &[], "Y=32,H,H,30 B=31,31,34,H G=34,H,H,H turn=Y tokens=4", "Y#4", "BarrierAt 31"),
    // Where it ends.
    (SPAIN, &[], "Y=31,40,H,H B=34,H,H,H G=34,H,H,H turn=Y tokens=3", "Y#1", "SquareFull 34"),
    (SPAIN, &[NOT_SHARED], "Y=31,40,H,H B=34,H,H,H turn=Y tokens=3", "Y#1", "ProtectedBy B"),
    (SPAIN, &[SAFE_ONLY], "Y=30,33,H,H turn=Y tokens=3", "Y#1", "SafeOnlyPair 33"),
    (SPAIN, &[], "Y=c5,30,H,H turn=Y tokens=4", "Y#1", "NeedsExactly 3"),
    (SPAIN, &[], "Y=c5,30,H,H turn=Y bonuses=goal", "Y#1", "NeedsExactly 3"),
    (DAMASCUS, &[], "S=15,0,H,H N=55,H,H,H turn=S tokens=6", "S#1", "ProtectedBy N"),
    (DAMASCUS, &[], "S=80,0,H,H turn=S tokens=4", "S#1", "NeedsExactly 3"),
    ("barsees-damascus-old", &[], "S=80,0,H,H turn=S tokens=3", "S#1", "OnlyKhalFinishes"),
    ("barsees-palestine", &[], "S=35,0,H,H N=7,75,H,H turn=S tokens=6", "S#1", "StackImmune N"),
    // Back from the goal: what stands there is met before the way leaves the corridor.
    (SPAIN, &[BOUNCE], "Y=c7,c5,c5,30 turn=Y tokens=4", "Y#1", "OwnBarrierAt c5"),
    (SPAIN, &[BOUNCE], "Y=c7,c5,c5,30 turn=Y bonuses=capture", "Y#1", "OwnBarrierAt c5"),
    (SPAIN, &[BOUNCE], "Y=c7,c4,30,H turn=Y bonuses=capture", "Y#1", "NeedsExactly 1"),
    // Duties, the first of them first.
    (SPAIN, &[CAPTURES], "Y=28,H,H,H B=33,H,H,H turn=Y tokens=5", "Y#1", "MustEnter"),
    (MOROCCO, &[CAPTURES], "Y=30,30,40,H B=46,H,H,H turn=Y tokens=6", "Y#3", "MustOpenBarrier"),
    (SPAIN, &[CAPTURES], "Y=30,40,H,H B=33,H,H,H turn=Y tokens=3", "Y#2", "MustCapture"),
    (MOROCCO, &[], "Y=30,c1,M,M turn=Y tokens=6", "Y#2", "LargerCountFirst"),
    (MOROCCO, &[], "Y=30,30,c1,c1 turn=Y tokens=6", "Y#3", "LargerCountFirst"),
    // The sum would do, so the duty is what stands against it.
    (TWO_DICE, &[CAPTURES], "Y=28,40,H,H B=29,34,41,H G=29,34,H,H turn=Y tokens=1,6", "Y#1", "MustCapture"),
];

/// The game of a case, and the piece.
fn stated(case: &Case) -> (Game, Piece) {
    let (game, house, line, piece, _) = *case;
    let house: Vec<_> = house
        .iter()
        .map(|(path, value)| {
            let Ok(value) = value.parse();
            ((*path).to_owned(), value)
        })
        .collect();
    let spec = changed(&catalogue().games[game], &house).expect("the house rules fit");
    let rules = spec.compile().expect("the game fits together");
    let setup: Setup = line.parse().expect("a position");
    let (seat, number) = piece.split_once('#').expect("a seat and a number");
    let colour = rules
        .board
        .seat_by_letter(seat.parse().expect("a letter"))
        .expect("a seat");
    let number: u8 = number.parse().expect("a number");
    let game = setup
        .game(rules)
        .unwrap_or_else(|flaws| panic!("{line}: {flaws:?}"));
    (game, Piece::of(colour, number - 1))
}

#[test]
fn the_nearest_cause_is_told() {
    let mut wrong = Vec::new();
    for case in CASES {
        let (game, piece) = stated(case);
        let told = game.why_not(piece).map(|why| reason(game.rules(), why));
        if told.as_deref() != Some(case.4) {
            wrong.push(format!(
                "{}: {}: {told:?} instead of {}",
                case.2, case.3, case.4
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// A piece that one throw moves and another does not, the other, and why.
#[rustfmt::skip]
const BY_ANOTHER: &[(&str, &str, &str, u8, &str)] = &[
    (TWO_DICE, "Y=30,40,H,H B=33,33,H,H turn=Y tokens=2,6", "Y#1", 6, "BarrierAt 33"),
    (TWO_DICE, "Y=c5,30,H,H turn=Y tokens=2,6", "Y#1", 6, "NeedsExactly 3"),
    (DAMASCUS, "S=23,H,H,H turn=S tokens=k,6", "S#2", 6, "NeedsEntry"),
];

#[test]
fn why_one_throw_does_not_move_a_piece_is_told_whatever_the_others_do() {
    for (name, line, piece, steps, wanted) in BY_ANOTHER {
        let (game, piece) = stated(&(*name, &[], *line, *piece, *wanted));
        let tokens = &game.rules().mechanics.tokens;
        let named = |token: &Token| token.name == steps.to_string();
        let token = tokens.iter().position(named).expect("a token") as u8;
        assert!(game.why_not(piece).is_none(), "{line}: another moves it");
        let told = game.why_not_by(piece, token);
        let told = told.map(|why| reason(game.rules(), why));
        assert_eq!(told.as_deref(), Some(*wanted), "{line}");
        let by = game.moves_of(piece).next().expect("a move").token;
        assert_eq!(game.why_not_by(piece, by), None, "{line}");
    }
}

kinds! {
    KINDS, kind(WhyNot):
        GameOver NotYourTurn ThrowFirst InGoal NeedsEntry BonusCannotEnter ExitFull ExitBarred BarrierAt OwnBarrierAt
        SquareFull ProtectedBy StackImmune SafeOnlyPair NeedsExactly OnlyKhalFinishes MustEnter MustOpenBarrier
        MustCapture LargerCountFirst
}

#[test]
fn every_reason_has_a_position() {
    let seen: BTreeSet<_> = CASES
        .iter()
        .filter_map(|case| {
            let (game, piece) = stated(case);
            game.why_not(piece).as_ref().map(kind)
        })
        .collect();
    assert_eq!(seen, KINDS.iter().copied().collect());
}
