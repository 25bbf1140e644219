//! Everything that can happen and every reason against a move has a sentence of its own in
//! each language.
#![cfg(feature = "game")]

use std::collections::BTreeMap;
use std::sync::Arc;

use parchis::levels::{Catalogue, Levels};
use parchis::locale::{Language, Locale, Phrase};
use parchis::rules::facts::{Again, BonusKind, Passed, Penalty};
use parchis::rules::{
    Colour, Compiled, Fact, Game, Hand, Phase, Piece, Refusal, Square, Thrown, WhyNot,
};
use parchis::table::NotTaken;
use parchis::ui::sentences::{consequence, fact, not_taken, why_not};

const PIECE: Piece = Piece(1);
const SEAT: Hand = Hand(0);
const RIVAL: Hand = Hand(1);
const PLACE: Square = Square(33);

fn compiled(game: &str) -> Arc<Compiled> {
    let catalogue = Catalogue::from(Levels::embedded());
    catalogue.games[game].compile().expect("an embedded game")
}

/// Every kind of fact, each reason of a kind by itself. A new kind must be added to be told.
fn facts() -> Vec<Fact> {
    let sample = |fact: Fact| match fact {
        Fact::StartRolled { .. }
        | Fact::StartTied { .. }
        | Fact::Started { .. }
        | Fact::Thrown { .. }
        | Fact::TokenBanked { .. }
        | Fact::TokenSpent { .. }
        | Fact::TokenForfeited { .. }
        | Fact::Entered { .. }
        | Fact::Moved { .. }
        | Fact::Captured { .. }
        | Fact::BonusGranted { .. }
        | Fact::BonusSpent { .. }
        | Fact::BonusLost { .. }
        | Fact::Declined { .. }
        | Fact::ReachedGoal { .. }
        | Fact::BarrierOpened { .. }
        | Fact::BarrierFormed { .. }
        | Fact::SentBack { .. }
        | Fact::NoMove { .. }
        | Fact::KeptTurn { .. }
        | Fact::TurnPassed { .. }
        | Fact::Finished { .. }
        | Fact::Placed { .. }
        | Fact::GameOver { .. } => fact,
    };
    let (hand, square, later) = (SEAT, PLACE, false);
    let moved = |top, to| Fact::Moved {
        piece: PIECE,
        from: 3,
        top,
        to,
        square,
        later,
    };
    let mut facts = vec![
        Fact::StartRolled {
            hand,
            value: 4,
            next: RIVAL,
        },
        Fact::StartTied { hands: 3, value: 4 },
        Fact::Started { hand },
        Fact::Thrown {
            hand,
            thrown: Thrown::Die(4),
            sixes: 0,
        },
        Fact::Thrown {
            hand,
            thrown: Thrown::Dice(4, 2),
            sixes: 0,
        },
        Fact::Thrown {
            hand,
            thrown: Thrown::Starter(hand),
            sixes: 0,
        },
        Fact::TokenBanked { hand, token: 1 },
        Fact::TokenSpent { hand, token: 1 },
        Fact::TokenForfeited { hand, token: 1 },
        Fact::Entered {
            piece: PIECE,
            to: 0,
            square,
            later,
        },
        moved(9, 9),
        moved(12, 9),
        Fact::Captured {
            piece: Piece(4),
            by: Colour(0),
            square,
        },
        Fact::BonusSpent { hand, steps: 20 },
        Fact::BonusLost { hand, steps: 20 },
        Fact::Declined { hand },
        Fact::ReachedGoal {
            piece: PIECE,
            count: 2,
        },
        Fact::BarrierOpened { square, hand },
        Fact::BarrierFormed { square, hand },
        Fact::NoMove { hand },
        Fact::Finished { hand },
        Fact::Placed { hand, place: 2 },
        Fact::GameOver { winner: hand },
    ];
    let bonuses = [BonusKind::Capture, BonusKind::ExitCapture, BonusKind::Goal];
    facts.extend(bonuses.map(|bonus| Fact::BonusGranted {
        hand,
        bonus,
        steps: 20,
    }));
    let penalties = [Penalty::ThirdSix, Penalty::Huff];
    facts.extend(penalties.map(|why| Fact::SentBack {
        piece: PIECE,
        square,
        why,
    }));
    let again = [
        Again::Six,
        Again::Double,
        Again::Special,
        Again::Capture,
        Again::Try,
    ];
    facts.extend(again.map(|why| Fact::KeptTurn { hand, why }));
    let passed = [
        Passed::Played,
        Passed::NoMove,
        Passed::ThirdSix,
        Passed::Huff,
        Passed::Placed,
    ];
    facts.extend(passed.map(|why| Fact::TurnPassed {
        from: hand,
        to: RIVAL,
        why,
    }));
    facts.into_iter().map(sample).collect()
}

/// Every reason. A new one must be added to be told.
fn reasons() -> Vec<WhyNot> {
    let sample = |why: WhyNot| match why {
        WhyNot::GameOver
        | WhyNot::NotYourTurn
        | WhyNot::ThrowFirst
        | WhyNot::InGoal
        | WhyNot::NeedsEntry(_)
        | WhyNot::BonusCannotEnter
        | WhyNot::ExitFull
        | WhyNot::ExitBarred(_)
        | WhyNot::BarrierAt(_)
        | WhyNot::OwnBarrierAt(_)
        | WhyNot::SquareFull(_)
        | WhyNot::ProtectedBy(_)
        | WhyNot::StackImmune(_)
        | WhyNot::SafeOnlyPair(_)
        | WhyNot::NeedsExactly(_)
        | WhyNot::OnlyKhalFinishes
        | WhyNot::MustEnter
        | WhyNot::MustOpenBarrier
        | WhyNot::MustCapture
        | WhyNot::LargerCountFirst => why,
    };
    [
        WhyNot::GameOver,
        WhyNot::NotYourTurn,
        WhyNot::ThrowFirst,
        WhyNot::InGoal,
        WhyNot::NeedsEntry(0b1_0000),
        WhyNot::BonusCannotEnter,
        WhyNot::ExitFull,
        WhyNot::ExitBarred(PLACE),
        WhyNot::BarrierAt(PLACE),
        WhyNot::OwnBarrierAt(PLACE),
        WhyNot::SquareFull(PLACE),
        WhyNot::ProtectedBy(Colour(1)),
        WhyNot::StackImmune(Colour(1)),
        WhyNot::SafeOnlyPair(PLACE),
        WhyNot::NeedsExactly(3),
        WhyNot::OnlyKhalFinishes,
        WhyNot::MustEnter,
        WhyNot::MustOpenBarrier,
        WhyNot::MustCapture,
        WhyNot::LargerCountFirst,
    ]
    .map(sample)
    .to_vec()
}

/// Each phrase can be said in each language, whole and unlike every other.
fn tell_apart(game: &str, phrases: impl Iterator<Item = (String, Phrase)>) {
    let phrases: Vec<_> = phrases.collect();
    for language in Language::ALL {
        let mut heard = BTreeMap::new();
        for (what, phrase) in &phrases {
            let said = phrase.plain(Locale::new(language));
            assert!(!said.trim().is_empty(), "{game} {language:?} {what}");
            for hole in ['⟨', '{', '$'] {
                assert!(!said.contains(hole), "{game} {language:?} {what}: {said}");
            }
            if let Some(other) = heard.insert(said.clone(), what) {
                panic!("{game} {language:?}: {other} and {what} are both “{said}”");
            }
        }
    }
}

#[test]
fn every_fact_has_a_sentence_of_its_own() {
    for game in ["parchis-4-spain", "parchis-4-two-dice", "barsees-damascus"] {
        let rules = compiled(game);
        let last = rules.throws_shells().then_some(Thrown::Shells(1));
        let shells = (0..=6)
            .filter(|_| rules.throws_shells())
            .map(|closed| Fact::Thrown {
                hand: SEAT,
                thrown: Thrown::Shells(closed),
                sixes: 0,
            });
        let facts = facts().into_iter().chain(shells);
        // A special throw is one of shells, and named by what lies there.
        let facts = facts.filter(|fact| {
            let special = matches!(
                fact,
                Fact::KeptTurn {
                    why: Again::Special,
                    ..
                }
            );
            !special || rules.throws_shells()
        });
        tell_apart(
            game,
            facts.map(|what| (format!("{what:?}"), fact(&rules, &what, last))),
        );
    }
}

#[test]
fn every_reason_has_a_sentence_of_its_own() {
    for game in ["parchis-4-spain", "parchis-4-two-dice", "barsees-damascus"] {
        let rules = compiled(game);
        let rival = Piece(4);
        tell_apart(
            game,
            reasons()
                .into_iter()
                .map(|why| (format!("{why:?}"), why_not(&rules, SEAT, PIECE, why)))
                .chain([(
                    "another's piece".to_owned(),
                    why_not(&rules, SEAT, rival, WhyNot::NotYourTurn),
                )]),
        );
    }
}

#[test]
fn a_command_that_is_not_taken_says_why() {
    let rules = compiled("parchis-4-spain");
    let refusals = [
        NotTaken::Rules(Refusal::NotThrowing),
        NotTaken::Rules(Refusal::NotMoving),
        NotTaken::Rules(Refusal::NotThere),
        NotTaken::Rules(Refusal::Illegal(WhyNot::MustCapture)),
    ];
    let told = |why| not_taken(&rules, SEAT, PIECE, why);
    let said = refusals.map(|why| (format!("{why:?}"), told(why).expect("it is told")));
    tell_apart("parchis-4-spain", said.into_iter());
    // The second of two clicks wants nothing that has not happened.
    assert_eq!(told(NotTaken::Stale { seen: 3, now: 4 }), None);
}

#[test]
fn the_consequence_of_a_move_is_what_the_rules_make_of_it() {
    let mut game = Game::new(compiled("parchis-4-spain"));
    while game.phase() == Phase::Start {
        let outcome = game.outcomes()[game.hand().index()].thrown;
        game.throw(outcome, &mut ()).expect("it can fall");
    }
    game.throw(Thrown::Die(5), &mut ())
        .expect("a five can fall");
    let enters = game.moves()[0];
    let said = consequence(&game, enters).expect("entering is worth a word");
    assert_eq!(said.key(), "hud-consequence-enters");
}
