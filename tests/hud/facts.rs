//! Every fact is shown, heard and told, whether things move or not.

use std::collections::BTreeSet;

use bevy::prelude::*;

use parchis::audio::{self, Play};
use parchis::locale::{Language, Locale, without_marks};
use parchis::rules::facts::{Again, BonusKind, Passed, Penalty};
use parchis::rules::{Colour, Fact, Hand, Piece, Square, Thrown};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::GameEvent;
use parchis::timeline::{Act, CueFinished, Shown, Timeline};
use parchis::ui::sentences;

use crate::{finished, frames, put_together, says, seen};

const SPAIN: &str = "parchis-4-spain";

/// How many kinds of fact there are.
const KINDS: usize = 24;

/// Which kind a fact is of. A new kind must be counted here, and played below.
fn kind(fact: &Fact) -> usize {
    match fact {
        Fact::StartRolled { .. } => 0,
        Fact::Started { .. } => 1,
        Fact::Thrown { .. } => 2,
        Fact::TokenBanked { .. } => 3,
        Fact::TokenSpent { .. } => 4,
        Fact::TokenForfeited { .. } => 5,
        Fact::Entered { .. } => 6,
        Fact::Moved { .. } => 7,
        Fact::Captured { .. } => 8,
        Fact::BonusGranted { .. } => 9,
        Fact::BonusSpent { .. } => 10,
        Fact::BonusLost { .. } => 11,
        Fact::Declined { .. } => 12,
        Fact::ReachedGoal { .. } => 13,
        Fact::BarrierOpened { .. } => 14,
        Fact::BarrierFormed { .. } => 15,
        Fact::SentBack { .. } => 16,
        Fact::NoMove { .. } => 17,
        Fact::KeptTurn { .. } => 18,
        Fact::TurnPassed { .. } => 19,
        Fact::Finished { .. } => 20,
        Fact::Placed { .. } => 21,
        Fact::GameOver { .. } => 22,
        Fact::StartTied { .. } => 23,
    }
}

/// A fact of every kind, in an order in which they might happen.
fn facts() -> Vec<Fact> {
    let (hand, next) = (Hand(0), Hand(1));
    let (piece, rival) = (Piece(1), Piece(4));
    let square = Square(33);
    let thrown = Thrown::Die(5);
    let bonus = BonusKind::Capture;
    vec![
        Fact::StartRolled {
            hand,
            value: 4,
            next,
        },
        Fact::StartTied { hands: 3, value: 4 },
        Fact::Started { hand },
        Fact::Thrown {
            hand,
            thrown,
            sixes: 0,
        },
        Fact::TokenBanked { hand, token: 1 },
        Fact::TokenSpent { hand, token: 1 },
        Fact::TokenBanked { hand, token: 2 },
        Fact::TokenForfeited { hand, token: 2 },
        Fact::Entered {
            piece,
            to: 0,
            square: Square(4),
            later: false,
        },
        Fact::BarrierFormed {
            square: Square(4),
            hand,
        },
        Fact::Entered {
            piece: rival,
            to: 0,
            square,
            later: false,
        },
        Fact::BarrierOpened {
            square: Square(4),
            hand,
        },
        Fact::Moved {
            piece,
            from: 0,
            top: 4,
            to: 4,
            square,
            later: false,
        },
        Fact::Captured {
            piece: rival,
            by: Colour(0),
            square,
        },
        Fact::BonusGranted {
            hand,
            bonus,
            steps: 20,
        },
        Fact::BonusSpent { hand, steps: 20 },
        Fact::BonusGranted {
            hand,
            bonus,
            steps: 20,
        },
        Fact::BonusLost { hand, steps: 20 },
        Fact::Declined { hand },
        Fact::ReachedGoal { piece, count: 1 },
        Fact::SentBack {
            piece,
            square,
            why: Penalty::ThirdSix,
        },
        Fact::NoMove { hand },
        Fact::KeptTurn {
            hand,
            why: Again::Six,
        },
        Fact::TurnPassed {
            from: hand,
            to: next,
            why: Passed::Played,
        },
        Fact::Finished { hand },
        Fact::Placed { hand, place: 1 },
        Fact::GameOver { winner: hand },
    ]
}

/// What was noticed of the facts.
#[derive(Resource, Default)]
struct Noticed {
    cues: Vec<Fact>,
    sounds: Vec<Play>,
}

fn table(game: &str, reduced: bool) -> App {
    let mut app = put_together(Some(game));
    app.add_plugins(audio::plugin)
        .init_resource::<Noticed>()
        .add_observer(|cue: On<CueFinished>, mut noticed: ResMut<Noticed>| {
            noticed.cues.push(cue.0.fact);
        })
        .add_systems(
            Last,
            |mut plays: MessageReader<Play>, mut noticed: ResMut<Noticed>| {
                noticed.sounds.extend(plays.read());
            },
        );
    let mut app = finished(app);
    frames(&mut app, 6);
    for setting in [
        Setting::Speed(Speed::Normal),
        Setting::ReducedMotion(reduced),
    ] {
        app.world_mut().write_message(SettingsCommand::Set(setting));
    }
    frames(&mut app, 2);
    app
}

/// Whether a fact is told as it is shown; and lets it be shown.
fn is_told(app: &mut App, ply: u32, fact: Fact) -> bool {
    app.world_mut().write_message(GameEvent { ply, fact });
    are_told(app, &[fact])
}

/// Whether all these are told until everything has been shown.
fn are_told(app: &mut App, facts: &[Fact]) -> bool {
    let mut told = vec![false; facts.len()];
    for frame in 0..400 {
        frames(app, 1);
        for (fact, told) in facts.iter().zip(&mut told) {
            let shown = app.world().resource::<Shown>();
            let last = shown.thrown().map(|(_, thrown)| thrown);
            let sentence = sentences::fact(shown.rules(), fact, last);
            let sentence = sentence.plain(Locale::new(Language::English));
            *told |= seen(app)
                .iter()
                .any(|(_, text)| *text == without_marks(&sentence));
        }
        if frame > 2 && app.world().resource::<Timeline>().is_idle() {
            return told.iter().all(|told| *told);
        }
    }
    panic!("{facts:?} are shown for ever");
}

#[test]
fn every_fact_is_shown_heard_and_told() {
    for reduced in [false, true] {
        let mut app = table(SPAIN, reduced);
        let facts = facts();
        let kinds: BTreeSet<_> = facts.iter().map(kind).collect();
        assert_eq!(kinds, (0..KINDS).collect(), "every kind is played");
        let mut ply = app.world().resource::<Shown>().ply();
        for fact in facts {
            ply += 1;
            *app.world_mut().resource_mut::<Noticed>() = Noticed::default();
            let told = is_told(&mut app, ply, fact);
            let noticed = app.world().resource::<Noticed>();
            assert_eq!(noticed.cues, [fact], "is shown, reduced: {reduced}");
            assert!(
                !noticed.sounds.is_empty(),
                "{fact:?} is heard, reduced: {reduced}"
            );
            assert!(told, "{fact:?} is told, reduced: {reduced}");
        }
    }
}

/// Facts for every other reason, and everything else that may fall.
fn reasons() -> Vec<Fact> {
    let (hand, next) = (Hand(0), Hand(1));
    let piece = Piece(1);
    let thrown = [Thrown::Dice(5, 5), Thrown::Shells(3), Thrown::Starter(hand)];
    let again = [Again::Double, Again::Special, Again::Capture, Again::Try];
    let passed = [
        Passed::NoMove,
        Passed::ThirdSix,
        Passed::Huff,
        Passed::Placed,
    ];
    let thrown = thrown.map(|thrown| Fact::Thrown {
        hand,
        thrown,
        sixes: 0,
    });
    let bonus = [BonusKind::ExitCapture, BonusKind::Goal].map(|bonus| Fact::BonusGranted {
        hand,
        bonus,
        steps: 20,
    });
    let sent = Fact::SentBack {
        piece,
        square: Square(33),
        why: Penalty::Huff,
    };
    let back = Fact::Moved {
        piece,
        from: 68,
        top: 71,
        to: 70,
        square: Square(33),
        later: false,
    };
    let again = again.map(|why| Fact::KeptTurn { hand, why });
    let passed = passed.map(|why| Fact::TurnPassed {
        from: hand,
        to: next,
        why,
    });
    let mut reasons = vec![sent, back];
    reasons.extend(thrown);
    reasons.extend(bonus);
    reasons.extend(again);
    reasons.extend(passed);
    reasons
}

fn falls_as_shells(fact: &Fact) -> bool {
    let Fact::Thrown { thrown, .. } = fact else {
        return false;
    };
    matches!(thrown, Thrown::Shells(_))
}

#[test]
fn no_two_facts_share_a_sentence() {
    for game in [SPAIN, "parchis-4-two-dice", "barsees-damascus"] {
        let app = table(game, false);
        let rules = app.world().resource::<Shown>().rules();
        let shells = rules.throws_shells();
        let mut facts = facts();
        facts.extend(reasons());
        // What does not fall in this game has no name in it.
        facts.retain(|fact| shells || !falls_as_shells(fact));
        let last = if shells {
            Thrown::Shells(1)
        } else {
            Thrown::Die(5)
        };
        for language in Language::ALL {
            let said = |fact: &Fact| {
                let sentence = sentences::fact(rules, fact, Some(last));
                sentence.plain(Locale::new(language))
            };
            for (i, a) in facts.iter().enumerate() {
                for b in &facts[..i] {
                    assert!(a == b || said(a) != said(b), "{a:?} {b:?}");
                }
            }
        }
    }
}

/// Tells facts of one ply, and lets them be shown; gives what was noticed of them, and whether every
/// one of `expected` was told.
fn noticed(app: &mut App, facts: &[Fact], expected: &[Fact]) -> (Noticed, bool) {
    *app.world_mut().resource_mut::<Noticed>() = Noticed::default();
    let ply = app.world().resource::<Shown>().ply() + 1;
    for &fact in facts {
        app.world_mut().write_message(GameEvent { ply, fact });
    }
    let told = are_told(app, expected);
    (
        std::mem::take(&mut app.world_mut().resource_mut::<Noticed>()),
        told,
    )
}

#[test]
fn what_a_turn_leaves_lying_is_shown_heard_and_told_to_be_lost() {
    let (hand, steps) = (Hand(0), 10);
    let bonus = BonusKind::Goal;
    let banked = |token| Fact::TokenBanked { hand, token };
    let forfeited = |token| Fact::TokenForfeited { hand, token };
    let passed = Fact::TurnPassed {
        from: hand,
        to: Hand(1),
        why: Passed::Huff,
    };
    let placed = Fact::Placed { hand, place: 1 };
    let granted = Fact::BonusGranted { hand, bonus, steps };
    let lost = Fact::BonusLost { hand, steps };
    for reduced in [false, true] {
        for (game, lies, end, seen) in [
            (
                "parchis-4-two-dice",
                vec![banked(2), banked(4)],
                passed,
                vec![forfeited(2), forfeited(4), passed],
            ),
            (
                SPAIN,
                vec![granted, granted],
                placed,
                vec![lost, lost, placed],
            ),
            // A single die has been played by then, and never lay open.
            (SPAIN, vec![banked(2)], passed, vec![passed]),
        ] {
            let mut app = table(game, reduced);
            noticed(&mut app, &lies, &[]);
            let (noticed, told) = noticed(&mut app, &[end], &seen);
            assert_eq!(noticed.cues, seen, "{game}, reduced: {reduced}");
            assert!(told, "{game}, reduced: {reduced}");
            assert_eq!(noticed.sounds.len(), seen.len(), "{game}");
        }
    }
}

/// The squares of the track that are seen farthest to the left and to the right.
fn outermost(app: &App) -> [Square; 2] {
    let board = &app.world().resource::<Shown>().rules().board;
    let seen = |square: &Square| {
        let view = &board.views[0];
        board.square(*square).place.at.turned(view.turn).x
    };
    let squares = || (0..board.squares.len() as u8).map(Square);
    let left = squares().min_by(|a, b| seen(a).total_cmp(&seen(b)));
    let right = squares().max_by(|a, b| seen(a).total_cmp(&seen(b)));
    [left.unwrap(), right.unwrap()]
}

#[test]
fn what_happens_on_the_board_is_heard_from_there() {
    let mut app = table(SPAIN, false);
    let (hand, steps) = (Hand(0), 20);
    let rival = Piece(4);
    let [left, right] = outermost(&app);
    for (square, side) in [(left, -1.0), (right, 1.0)] {
        let captured = Fact::Captured {
            piece: rival,
            by: Colour(0),
            square,
        };
        let (bonus, why) = (BonusKind::Capture, Penalty::ThirdSix);
        let granted = Fact::BonusGranted { hand, bonus, steps };
        let sent = Fact::SentBack {
            piece: rival,
            square,
            why,
        };
        let formed = Fact::BarrierFormed { square, hand };
        let opened = Fact::BarrierOpened { square, hand };
        for facts in [
            vec![captured, granted],
            vec![sent],
            vec![formed],
            vec![opened],
        ] {
            let (noticed, _) = noticed(&mut app, &facts, &[]);
            assert_eq!(noticed.sounds.len(), facts.len());
            let heard = |play: &Play| (0.35..=0.5).contains(&(play.side * side));
            assert!(noticed.sounds.iter().all(heard), "{:?}", noticed.sounds);
        }
    }
}

#[test]
fn a_goal_and_what_is_paid_with_are_heard_from_the_piece() {
    let mut app = table(SPAIN, false);
    let sides = |app: &mut App, facts: &[Fact]| -> Vec<f32> {
        let sounds = noticed(app, facts, &[]).0.sounds;
        sounds.iter().map(|play| play.side).collect()
    };
    // Blue sits on the right, green on the left.
    for (colour, side) in [(Colour(1), 1.0), (Colour(3), -1.0)] {
        let [piece, next] = [0, 1].map(|n| Piece::of(colour, n));
        let reached = sides(&mut app, &[Fact::ReachedGoal { piece, count: 1 }]);
        assert!(reached[0] * side > 0.02, "{reached:?}");
        let (hand, square) = (Hand(colour.0), Square(0));
        let bonus = BonusKind::Goal;
        let steps = 10;
        sides(&mut app, &[Fact::BonusGranted { hand, bonus, steps }]);
        let to = 0;
        let later = false;
        let spent = sides(
            &mut app,
            &[
                Fact::BonusSpent { hand, steps },
                Fact::Entered {
                    piece: next,
                    to,
                    square,
                    later,
                },
            ],
        );
        assert!(spent[0] * side > 0.1, "{spent:?}");
    }
}

#[test]
fn whoever_waits_at_home_hears_what_would_bring_a_piece_in() {
    let (hand, next) = (Hand(0), Hand(1));
    let passed = Fact::TurnPassed {
        from: hand,
        to: next,
        why: Passed::NoMove,
    };
    let back = Fact::TurnPassed {
        from: next,
        to: hand,
        why: Passed::Played,
    };
    for (game, waits, walks) in [
        (
            SPAIN,
            "Yellow needs a 5 to bring a piece out, so it is Blue’s turn.",
            "Yellow cannot move, so it is Blue’s turn.",
        ),
        (
            "parchis-4-two-dice",
            "Yellow needs a 5 to bring a piece out, on one die or as the sum of both, so it is \
             Blue’s turn.",
            "Yellow cannot move, so it is Blue’s turn.",
        ),
        (
            "barsees-damascus",
            "South needs dest or banj to bring a pawn in, so it is North’s turn.",
            "South cannot move, so it is North’s turn.",
        ),
        (
            "barsees-damascus-university",
            "South needs dest or banj to bring a pawn in, so it is North’s turn.",
            "South cannot move, so it is North’s turn.",
        ),
    ] {
        let mut app = table(game, false);
        noticed(&mut app, &[passed], &[]);
        assert!(says(&mut app, waits), "{:?}", seen(&mut app));
        let (piece, to) = (Piece(0), 0);
        let entered = Fact::Entered {
            piece,
            to,
            square: Square(4),
            later: false,
        };
        noticed(&mut app, &[back, entered, passed], &[]);
        assert!(says(&mut app, walks), "{:?}", seen(&mut app));
    }
}

#[test]
fn it_is_told_when_a_pawn_lies_down() {
    let app = table("barsees-damascus", false);
    let rules = app.world().resource::<Shown>().rules();
    let colour = Colour(0);
    let home = rules.board.lane_start(colour) as u8;
    let told = |from: u8, to: u8| {
        let moved = Fact::Moved {
            piece: Piece(0),
            from,
            top: to,
            to,
            square: rules.square_at(colour, to),
            later: false,
        };
        let told = sentences::fact(rules, &moved, None);
        without_marks(&told.plain(Locale::new(Language::English)))
    };
    let lies = "South moves a pawn 4 squares; it lies down, on its way back to the kitchen.";
    let walks = "South moves a pawn 4 squares.";
    assert_eq!(told(home - 4, home), lies);
    assert_eq!(told(home - 1, home + 3), lies);
    for from in [0, 1, home - 5, home] {
        assert_eq!(told(from, from + 4), walks);
    }
    let goal = rules.goal_of(colour);
    assert!(told(goal - 8, goal).ends_with("8 squares."));
}

#[test]
fn nothing_is_written_where_the_cup_pours() {
    for game in [SPAIN, "barsees-damascus"] {
        let mut app = table(game, false);
        let shells = app.world().resource::<Shown>().rules().throws_shells();
        let (turn, thrown) = if shells {
            ("South’s turn", Thrown::Shells(2))
        } else {
            ("Yellow’s turn", Thrown::Die(3))
        };
        let hand = Hand(0);
        let fact = Fact::Thrown {
            hand,
            thrown,
            sixes: 0,
        };
        let ply = app.world().resource::<Shown>().ply() + 1;
        app.world_mut().write_message(GameEvent { ply, fact });
        let mut flew = 0;
        for _ in 0..120 {
            frames(&mut app, 1);
            let now = app.world().resource::<Timeline>().now();
            let act = now.and_then(|now| now.step()).map(|step| step.act);
            if matches!(act, Some(Act::Cast | Act::Roll)) {
                flew += 1;
                assert!(!says(&mut app, turn), "{game}");
            } else if act.is_some() && !shells {
                assert!(
                    says(&mut app, turn),
                    "it is said again once the die lies there"
                );
            }
        }
        assert!(flew > 20, "{game}: {flew}");
    }
}
