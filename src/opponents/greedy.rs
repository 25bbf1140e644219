//! The greedy opponent: it looks one move ahead and takes what it likes best.

use super::Opponent;
use crate::rules::board::SquareKind;
use crate::rules::{Colour, Fact, Game, HOME, How, Move, Piece};

/// Prefers, in this order:
///
/// 1. the move that wins, or brings a piece into the goal;
/// 2. to capture, and of several captives whoever is farthest on its way;
/// 3. to bring in a piece;
/// 4. to leave a square where a rival could capture by one throw, for one where none could;
/// 5. to come to stand on a safe square or in its own corridor;
/// 6. to form a barrier, where pairs block the way;
/// 7. not to leave a safe square or to open a barrier of its own;
/// 8. not to stand where a rival could capture by one throw;
/// 9. to advance whichever piece is farthest on its way.
///
/// Moves that are equal in all this are drawn by lot. A move that may be refused is refused only
/// when nothing else is left. The order is the same on the cloth, where nothing blocks the way
/// (6 and the second half of 7 never differ there).
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

/// How far behind a rival is no danger: one throw of a die, or of shells, rarely counts more.
const REACH: u8 = 12;

/// What a move is worth, the most important first: compared from the left.
type Worth = (bool, u8, bool, bool, bool, bool, bool, bool, u8);

impl Opponent for Greedy {
    fn choose(&mut self, game: &Game, draw: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        let mut best: Vec<Move> = Vec::new();
        let mut most = None;
        for &mv in game.moves() {
            let worth = worth(game, mv);
            if worth > most || best.is_empty() {
                best.clear();
                most = worth;
            }
            if worth == most {
                best.push(mv);
            }
        }
        best.get(draw(best.len() as u32) as usize).copied()
    }
}

/// Nothing for refusing, which is less than any worth.
fn worth(game: &Game, mv: Move) -> Option<Worth> {
    if mv.how == How::Decline {
        return None;
    }
    let rules = game.rules();
    let colour = mv.piece.colour();
    let from = game.state().at[mv.piece.index()];
    let mut after = *game.position();
    let mut facts = Vec::new();
    after.play(rules, mv, &mut facts);

    let captured = facts.iter().filter_map(|fact| match fact {
        Fact::Captured { piece, .. } => Some(game.state().at[piece.index()] + 1),
        _ => None,
    });
    let goal = mv.to == rules.goal_of(colour);
    let after = Standing {
        game,
        at: after.state().at,
    };
    let before = Standing {
        game,
        at: game.state().at,
    };
    let safe = goal || after.is_safe(colour, mv.to);
    let threatened = !goal && after.is_threatened(colour, mv.to);
    let was_safe = from != HOME && before.is_safe(colour, from);
    let formed = facts
        .iter()
        .any(|fact| matches!(fact, Fact::BarrierFormed { .. }));
    let opened = facts
        .iter()
        .any(|fact| matches!(fact, Fact::BarrierOpened { .. }));
    Some((
        goal,
        captured.max().unwrap_or(0),
        from == HOME,
        from != HOME && before.is_threatened(colour, from) && !threatened,
        safe && !was_safe,
        formed,
        !(was_safe && !safe || opened),
        !threatened,
        if from == HOME { 0 } else { from },
    ))
}

/// Where everybody stands.
struct Standing<'a> {
    game: &'a Game,
    at: [u8; 32],
}

impl Standing<'_> {
    /// Whether the board keeps a piece safe there, or nobody else comes there.
    fn is_safe(&self, colour: Colour, at: u8) -> bool {
        let rules = self.game.rules();
        match rules.board.square(rules.square_at(colour, at)).kind {
            SquareKind::Track { safe, .. } => safe,
            SquareKind::Lane(_) | SquareKind::Goal(_) => true,
        }
    }

    /// Whether a rival could come there by one throw.
    fn is_threatened(&self, colour: Colour, at: u8) -> bool {
        if self.is_safe(colour, at) {
            return false;
        }
        let rules = self.game.rules();
        let square = rules.square_at(colour, at);
        let team = |c: Colour| rules.hand_of(c).map(|hand| rules.hands[hand.index()].team);
        (0..32).map(Piece).any(|piece| {
            let rival = piece.colour();
            let place = self.at[piece.index()];
            place != HOME
                && team(rival).is_some_and(|theirs| Some(theirs) != team(colour))
                && (1..=REACH).any(|steps| {
                    let ahead = place.saturating_add(steps);
                    ahead < rules.goal_of(rival) && rules.square_at(rival, ahead) == square
                })
        })
    }
}
