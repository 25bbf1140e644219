//! What holds of every position, and of every change from one to the next.

use std::collections::BTreeMap;

use parchis::rules::board::SquareKind;
use parchis::rules::ids::{MAX_COLOURS, MAX_PIECES, colours};
use parchis::rules::{
    Colour, Compiled, Crowd, FINISHED, Fact, Game, HOME, Hand, Phase, Piece, Square, State,
};

/// Checks a position.
///
/// # Errors
/// What does not hold.
pub(crate) fn check(game: &Game) -> Result<(), String> {
    let (rules, state) = (game.rules(), game.state());
    pieces(rules, state)?;
    squares(rules, state)?;
    if *game.position().crowd() != Crowd::of(rules, state) {
        return Err("the crowd is not what stands on the board".to_owned());
    }
    pending(rules, state)?;
    places(game)
}

/// What stands under way, square by square: goals hold any number and nobody meets there.
pub(crate) fn standing(rules: &Compiled, state: &State) -> BTreeMap<Square, Vec<Piece>> {
    let mut standing: BTreeMap<Square, Vec<Piece>> = BTreeMap::new();
    for piece in (0..MAX_PIECES as u8).map(Piece) {
        let at = state.at[piece.index()];
        if at != HOME && at != rules.goal_of(piece.colour()) {
            let square = rules.square_at(piece.colour(), at);
            standing.entry(square).or_default().push(piece);
        }
    }
    standing
}

/// Each colour's pieces are at home, on the track, in its own lane or in its own goal.
fn pieces(rules: &Compiled, state: &State) -> Result<(), String> {
    for colour in (0..MAX_COLOURS as u8).map(Colour) {
        let plays = rules.seating.in_play.contains(&colour);
        for piece in colour.pieces() {
            let at = state.at[piece.index()];
            if at == HOME {
                continue;
            }
            if !plays {
                return Err(format!("{piece:?} of an empty seat is at {at}"));
            }
            let Some(&square) = rules.board.route(colour).get(usize::from(at)) else {
                return Err(format!("{piece:?} is at {at}, beyond its route"));
            };
            let own = match rules.board.square(square).kind {
                SquareKind::Track { .. } => true,
                SquareKind::Lane(owner) | SquareKind::Goal(owner) => owner == colour,
            };
            if !own {
                return Err(format!("{piece:?} stands in a foreign lane, {square:?}"));
            }
        }
    }
    Ok(())
}

/// Room, rivals and the order of arrival.
fn squares(rules: &Compiled, state: &State) -> Result<(), String> {
    let mechanics = &rules.mechanics;
    let mut later = 0_u32;
    for (square, pieces) in standing(rules, state) {
        let named = || format!("{pieces:?} on {}", rules.board.square(square).label);
        if mechanics
            .room
            .is_some_and(|room| pieces.len() > usize::from(room))
        {
            return Err(format!("no room for {}", named()));
        }
        let first = pieces[0].colour();
        let safe = matches!(
            rules.board.square(square).kind,
            SquareKind::Track { safe: true, .. }
        );
        let entered = !mechanics.entry.plain && pieces.iter().any(|p| state.at[p.index()] == 0);
        for other in &pieces[1..] {
            if are_rivals(rules, first, other.colour()) {
                if !safe {
                    return Err(format!("rivals on an unsafe square: {}", named()));
                }
                if !mechanics.pairs.share_safe && !entered {
                    return Err(format!("rivals share what they may not: {}", named()));
                }
            } else if mechanics.pairs.safe_only
                && matches!(
                    rules.board.square(square).kind,
                    SquareKind::Track { safe: false, .. }
                )
            {
                return Err(format!("a pair on an unsafe square: {}", named()));
            }
        }
        let mixed = pieces.iter().any(|p| p.colour() != first);
        if mixed && mechanics.room == Some(2) {
            let second: Vec<_> = pieces
                .iter()
                .filter(|p| state.later >> p.0 & 1 == 1)
                .collect();
            if second.len() != 1 {
                return Err(format!("who came second? {}", named()));
            }
            later |= 1 << second[0].0;
        }
    }
    if state.later != later {
        let why = "pieces are said to have come second where nobody else stands";
        return Err(format!("{why}: {:#x} instead of {later:#x}", state.later));
    }
    Ok(())
}

fn hand_of(rules: &Compiled, colour: Colour) -> Option<usize> {
    rules
        .hands
        .iter()
        .position(|h| h.colours & colour.bit() != 0)
}

/// Whether two colours capture each other: one player's never do, partners' only if so agreed.
fn are_rivals(rules: &Compiled, one: Colour, other: Colour) -> bool {
    let hands = [one, other].map(|colour| hand_of(rules, colour).map(|hand| rules.hands[hand]));
    let [Some(one), Some(other)] = hands else {
        return true;
    };
    if one.colours == other.colours {
        return false;
    }
    one.team != other.team || rules.mechanics.team.capture
}

/// Nothing waits at a turn's end, and something does when somebody is to move.
fn pending(rules: &Compiled, state: &State) -> Result<(), String> {
    let bank = !state.bank_is_empty();
    let bonuses = !state.bonuses.is_empty();
    let fresh = state.sixes == 0 && state.throws == 0;
    let wrong = match state.phase {
        Phase::Move => !bank && !bonuses,
        Phase::Throw if rules.throws_shells() => bonuses || fresh && bank,
        Phase::Start | Phase::Throw | Phase::Over => bank || bonuses,
    };
    let again = state.again.is_some() && state.phase != Phase::Move;
    if wrong || again {
        return Err("something is pending that should not be, or nothing is".to_owned());
    }
    Ok(())
}

/// Places are given in order, to whole sides that are home or to the last one left.
fn places(game: &Game) -> Result<(), String> {
    let (rules, state) = (game.rules(), game.state());
    let hands = || (0..rules.hands.len()).map(|hand| (hand, rules.hands[hand]));
    let home = |mask: u8| {
        colours(mask).all(|c| c.pieces().all(|p| state.at[p.index()] == rules.goal_of(c)))
    };
    let most = state
        .places
        .iter()
        .copied()
        .filter(|&p| p != FINISHED)
        .max()
        .unwrap_or(0);
    for (hand, info) in hands() {
        let place = state.places[hand];
        let one_wins = rules.mechanics.team.one_wins
            && hands().any(|(_, other)| other.team == info.team && home(other.colours));
        let last = state.phase == Phase::Over && place == most && place > 1;
        if place == 0 && home(info.colours) {
            return Err(format!("hand {hand} is home and has no place"));
        }
        if place != 0 && !home(info.colours) && !one_wins && !last {
            return Err(format!("hand {hand} has place {place} and is not home"));
        }
        let partners = hands().filter(|(_, other)| other.team == info.team);
        if place != 0
            && place != FINISHED
            && partners.clone().any(|(p, _)| state.places[p] != place)
        {
            return Err(format!("the partners of hand {hand} have other places"));
        }
    }
    let teams = |place: u8| {
        let mut teams: Vec<_> = hands()
            .filter(|(hand, _)| state.places[*hand] == place)
            .map(|(_, info)| info.team)
            .collect();
        teams.sort_unstable();
        teams.dedup();
        teams.len()
    };
    if (1..=most).any(|place| teams(place) != 1) {
        return Err(format!("places are missing or shared: {:?}", state.places));
    }
    let turn = state.places[state.hand.index()];
    if state.phase == Phase::Over {
        if game.winner().map(|hand| state.places[hand.index()]) != Some(1) {
            return Err("the winner does not have the first place".to_owned());
        }
    } else if turn != 0 {
        let team = rules.hands[state.hand.index()].team;
        let partner = hands().any(|(hand, other)| other.team == team && state.places[hand] == 0);
        if !partner || !rules.mechanics.team.plays_partner {
            return Err("the turn is of somebody who has nothing left to move".to_owned());
        }
    } else if game.winner().is_some() {
        return Err("somebody has won before the end".to_owned());
    }
    Ok(())
}

/// Checks what a ply changed: captives, those that moved and the sides of the facts.
///
/// # Panics
/// If a piece moved that no fact tells of, or whose hand is not at turn.
pub(crate) fn check_change(before: &Game, after: &Game, facts: &[Fact]) {
    let told = |piece: Piece| {
        facts.iter().any(|fact| match *fact {
            Fact::Entered { piece: p, .. }
            | Fact::Moved { piece: p, .. }
            | Fact::Captured { piece: p, .. }
            | Fact::SentBack { piece: p, .. } => p == piece,
            _ => false,
        })
    };
    for piece in (0..MAX_PIECES as u8).map(Piece) {
        let (from, to) = (
            before.state().at[piece.index()],
            after.state().at[piece.index()],
        );
        assert!(
            from == to || told(piece),
            "{piece:?} moved and nobody said so: {facts:?}"
        );
        let goal = before.rules().goal_of(piece.colour());
        assert!(
            from != goal || to == goal,
            "{piece:?} left the goal: {facts:?}"
        );
    }
    let captured = |fact: &&Fact| matches!(fact, Fact::Captured { .. });
    let granted = |fact: &&Fact| matches!(fact, Fact::BonusGranted { .. });
    let reached = |fact: &&Fact| matches!(fact, Fact::ReachedGoal { .. });
    let bonus = &before.rules().mechanics.bonus;
    let earned = facts.iter().filter(captured).count() * usize::from(bonus.capture > 0)
        + facts.iter().filter(reached).count() * usize::from(bonus.goal > 0);
    assert_eq!(facts.iter().filter(granted).count(), earned, "{facts:?}");
    let over = facts
        .iter()
        .any(|fact| matches!(fact, Fact::GameOver { .. }));
    assert_eq!(over, after.phase() == Phase::Over);
    let begins = |fact: &Fact| matches!(fact, Fact::TurnPassed { .. } | Fact::Started { .. });
    let passed = facts.iter().any(begins);
    let same: Hand = before.hand();
    assert!(
        passed || before.phase() == Phase::Start || after.hand() == same,
        "the turn went on and nobody said so: {facts:?}"
    );
    if passed {
        let state = after.state();
        assert!(
            state.bank_is_empty() && state.bonuses.is_empty(),
            "{facts:?}"
        );
        assert_eq!(
            (state.sixes, state.throws, state.last_moved),
            (0, 0, None),
            "{facts:?}"
        );
    }
}
