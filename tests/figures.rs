//! The figures of a game: counted by hand where that can be done, and against the facts where not.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

#[expect(dead_code, reason = "each test binary uses its part of the games")]
mod tables;

use parchis::dice::Cup;
use parchis::opponents;
use parchis::rules::facts::Again;
use parchis::rules::record::{Figures, Record};
use parchis::rules::{Fact, Game, Hand, Phase, Thrown};
use tables::catalogue;

/// A record as text, read again: the header of a game and these lines.
fn record(game: &str, turns: &str) -> Record {
    let catalogue = catalogue();
    let header = Record::new(catalogue.games[game].clone()).unwrap();
    let text = format!("{}{turns}\n", header.text());
    Record::read(&text, &catalogue.boards).unwrap()
}

/// Plays a game of greedy players to its end, and gives its record and everything that happened.
fn played(game: &str, seed: u64) -> (Record, Game, Vec<Fact>) {
    let catalogue = catalogue();
    let mut record = Record::new(catalogue.games[game].clone()).unwrap();
    let mut game = record.opening();
    let mut player = opponents::named("greedy").unwrap();
    let mut cup = Cup::new(seed);
    let mut facts = Vec::new();
    while game.phase() != Phase::Over {
        let before = game.clone();
        if game.phase() == Phase::Move {
            let mv = player.choose(&game, &mut |n| cup.below(n)).unwrap();
            record.play(&before, mv);
            game.play(mv, &mut facts).unwrap();
        } else {
            let thrown = cup.throw(game.outcomes()).unwrap();
            record.throw(&before, thrown);
            game.throw(thrown, &mut facts).unwrap();
        }
    }
    (record, game, facts)
}

#[test]
fn a_game_that_has_not_begun_has_no_figures() {
    let catalogue = catalogue();
    let record = Record::new(catalogue.games["parchis-4-spain"].clone()).unwrap();
    let figures = Figures::of(&record).unwrap();
    assert_eq!(figures.turns, 0);
    assert_eq!(figures.lead, None);
    assert!(figures.captures.is_empty());
    assert_eq!(figures.most(|hand| hand.throws), None);
}

#[test]
fn a_game_that_begins_with_something_to_be_played_is_in_its_first_turn() {
    let catalogue = catalogue();
    let line = "Y=H,H,H,H B=40,H,H,H R=43,H,H,H G=H,H,H,H turn=B phase=move tokens=3";
    let record = Record::new(catalogue.games["parchis-4-spain"].clone()).unwrap();
    let mut record = record.set_up(&line.parse().unwrap()).unwrap();
    let mut game = record.opening();
    let blue = game.hand();
    for plays in [1, 2] {
        let mv = game.moves()[0];
        record.play(&game, mv);
        game.play(mv, &mut ()).unwrap();
        let figures = Figures::of(&record).unwrap();
        assert_eq!(figures.turns, 1, "after {plays} moves");
        assert_eq!(figures.hands[blue.index()].turns, 1);
        assert_eq!(figures.hands[blue.index()].captures, 1);
        assert_eq!(figures.captures[0].turn, 1);
    }
    assert_ne!(game.hand(), blue, "the twenty ended the turn");
    assert_eq!(Figures::of(&record).unwrap().lead.unwrap().turn, 1);
    record.throw(&game, Thrown::Die(1));
    assert_eq!(Figures::of(&record).unwrap().turns, 2);
}

#[test]
fn the_figures_are_what_the_facts_add_up_to() {
    for name in [
        "parchis-4-spain",
        "parchis-6-teams",
        "parchis-4-two-dice",
        "barsees-damascus",
    ] {
        let (record, game, facts) = played(name, 11);
        let figures = Figures::of(&record).unwrap();
        let rules = game.rules();
        for hand in (0..rules.hands.len() as u8).map(Hand) {
            let told = figures.hands[hand.index()];
            let count = |what: &dyn Fn(&Fact) -> bool| {
                facts.iter().filter(|fact| what(fact)).count() as u32
            };
            let throws = count(&|fact| matches!(fact, Fact::Thrown { hand: h, .. } if *h == hand));
            assert_eq!(told.throws, throws, "{name} {hand:?}");
            let sixes = count(&|fact| match fact {
                Fact::Thrown {
                    hand: h,
                    thrown,
                    sixes,
                } => *h == hand && *sixes > 0 && !matches!(thrown, Thrown::Shells(_)),
                Fact::KeptTurn { hand: h, why } => *h == hand && *why == Again::Special,
                _ => false,
            });
            assert_eq!(told.sixes, sixes, "{name} {hand:?}");
            let lost = count(&|fact| match fact {
                Fact::Captured { piece, .. } | Fact::SentBack { piece, .. } => {
                    rules.hand_of(piece.colour()) == Some(hand)
                }
                _ => false,
            });
            assert_eq!(told.lost, lost, "{name} {hand:?}");
            assert!(told.turns > 0 && told.turns <= told.throws);
        }
        let turns: u32 = figures.hands.iter().map(|hand| hand.turns).sum();
        assert_eq!(figures.turns, turns);
        let passed = facts
            .iter()
            .filter(|fact| matches!(fact, Fact::TurnPassed { .. }));
        assert_eq!(
            passed.count() as u32 + 1,
            turns,
            "{name}: the last turn passes to nobody"
        );
        let captures: u32 = figures.hands.iter().map(|hand| hand.captures).sum();
        let captured = facts
            .iter()
            .filter(|fact| matches!(fact, Fact::Captured { .. }));
        assert_eq!(captured.count() as u32, captures);
        // Whoever has everything in the goal has gone farthest.
        let lead = figures.lead.unwrap();
        let winner = game.winner().unwrap();
        let team = |hand: Hand| rules.hands[hand.index()].team;
        assert_eq!(team(lead.hand), team(winner), "{name}");
        assert!(lead.turn <= figures.turns);
    }
}

#[test]
fn the_dearest_capture_cost_as_many_steps_as_its_captive_had_gone() {
    let (record, game, facts) = played("parchis-4-spain", 11);
    let figures = Figures::of(&record).unwrap();
    let rules = game.rules();
    let mut shown = parchis::rules::Shown::of(record.opening().state());
    let mut costs = Vec::new();
    for fact in &facts {
        if let Fact::Captured { piece, .. } = fact {
            costs.push(shown.at[piece.index()] + 1);
        }
        shown.hear(rules, fact);
    }
    costs.sort_unstable();
    let told: Vec<_> = figures
        .captures
        .iter()
        .map(|capture| capture.steps)
        .collect();
    let dearest: Vec<_> = costs.into_iter().rev().take(told.len()).collect();
    assert_eq!(told, dearest);
    assert_eq!(told.len(), 2);
}

/// The game of `docs/notation.md`.
const SHORT: &str = "\
start [4] [6] [6] [2] [3] [5]
1 R [5] H>39
2 G [3]
3 Y [6] [6] [5] H>5
4 B [5] H>22
5 R [6] 39>45 [2] 45>47";

#[test]
fn a_short_game_is_counted_by_hand() {
    let figures = Figures::of(&record("parchis-4-spain", SHORT)).unwrap();
    let counted: Vec<_> = figures
        .hands
        .iter()
        .map(|hand| (hand.turns, hand.throws, hand.sixes, hand.longest))
        .collect();
    let [yellow, blue, red, green] = [(1, 3, 2, 0), (1, 1, 0, 0), (2, 3, 1, 6), (1, 1, 0, 0)];
    assert_eq!(counted, [yellow, blue, red, green]);
    assert_eq!(figures.turns, 5);
    // Red came in first and nobody has passed it since.
    let lead = figures.lead.unwrap();
    assert_eq!(
        (lead.hand, lead.turn, figures.lead_changes),
        (Hand(2), 1, 0)
    );
    assert_eq!(figures.most(|hand| hand.sixes), Some((Hand(0), 2)));
    assert_eq!(
        figures.most(|hand| hand.throws),
        None,
        "yellow and red threw equally often"
    );
}
