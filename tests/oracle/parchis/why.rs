//! Why a piece may not move: the nearest cause, seen from the piece.
//!
//! What stands on the way comes before what is wrong where it ends, and both before a duty that only
//! another piece can fulfil. Of several counts the lowest is told, and of those for a piece at home one
//! that brings it in.

use super::board::{Place, exit, is_safe, way};
use super::moves::{Count, Move, Moves};
use super::standing::Relation;
use super::{Phase, Piece, Table};

/// Most steps from anywhere to the goal.
const FAR: u32 = 200;

/// What keeps a piece at home when nothing brings it in.
const NEEDS_ENTRY: &str = "NeedsEntry";

impl Table {
    /// Every piece that may not move, with the reason.
    pub(crate) fn why_not(&self) -> Vec<(char, usize, String)> {
        let moves = match self.phase {
            Phase::Move => self.moves(),
            Phase::Start | Phase::Throw | Phase::Over => Moves::new(),
        };
        let may = |piece: Piece| {
            let mut hops = moves.values().flat_map(|played| &played.hops);
            hops.any(|hop| (hop.piece.0, hop.from) == (piece.0, self.place(piece)))
        };
        let pieces = self
            .in_play
            .iter()
            .flat_map(|seat| (0..4).map(move |number| (*seat, number)));
        pieces
            .filter(|piece| !may(*piece))
            .map(|piece| (piece.0, piece.1, self.reason(piece, &moves)))
            .collect()
    }

    fn reason(&self, piece: Piece, moves: &Moves) -> String {
        let place = self.place(piece);
        if self.phase == Phase::Over {
            return "GameOver".to_owned();
        } else if !self.moved_by(self.turn).contains(&piece.0) {
            return "NotYourTurn".to_owned();
        } else if place == Place::Goal {
            return "InGoal".to_owned();
        } else if self.phase != Phase::Move {
            return "ThrowFirst".to_owned();
        }
        if let Some(bonus) = self.bonuses.first() {
            return match place {
                Place::Home => "BonusCannotEnter".to_owned(),
                _ => self
                    .obstacle(piece, bonus.steps)
                    .expect("a bonus knows no duty"),
            };
        }
        let mut counts = self.counts();
        counts.sort_by_key(|count| count.faces.iter().sum::<u32>());
        let causes: Option<Vec<String>> = counts
            .iter()
            .map(|count| self.cause(piece, count))
            .collect();
        match causes {
            Some(causes) => {
                let brings_in = causes.iter().find(|cause| *cause != NEEDS_ENTRY);
                brings_in.unwrap_or(&causes[0]).clone()
            }
            // Some count would do.
            None => self.duty(piece, moves),
        }
    }

    /// Why one count does not move a piece; nothing if only a duty is in the way.
    fn cause(&self, piece: Piece, count: &Count) -> Option<String> {
        if self.place(piece) == Place::Home {
            let enters = self
                .rules
                .numbers("enter.on")
                .contains(&count.faces.iter().sum());
            return match enters {
                true => self.at_the_exit(piece.0),
                false => Some(NEEDS_ENTRY.to_owned()),
            };
        }
        let own = self.own_steps(piece.0, &count.faces);
        let fallback = self.fallback_steps(piece.0, &count.faces);
        let obstacles = own
            .into_iter()
            .chain(fallback)
            .map(|steps| self.obstacle(piece, steps));
        let obstacles: Option<Vec<String>> = obstacles.collect();
        obstacles.map(|obstacles| obstacles[0].clone())
    }

    /// Why `seat` cannot enter.
    fn at_the_exit(&self, seat: char) -> Option<String> {
        if self.entering(seat).is_some() {
            return None;
        }
        let standing = self.standing(seat, Place::Square(exit(seat)));
        let rivals = standing
            .iter()
            .filter(|there| self.relation(seat, there.0) == Relation::Rival);
        Some(match rivals.count() {
            2 => format!("ExitBarred {}", exit(seat)),
            _ => "ExitFull".to_owned(),
        })
    }

    /// The first thing in the way of `piece` counting `steps`, as it walks.
    fn obstacle(&self, piece: Piece, steps: u32) -> Option<String> {
        let from = self.place(piece);
        let walk = |steps, bounce| way(self.seats, piece.0, from, steps, bounce);
        let rest = (1..FAR)
            .find(|steps| walk(*steps, false).is_some_and(|way| way.last() == Some(&Place::Goal)));
        let mut place = from;
        for step in 1..=steps {
            let Some(way) = walk(step, self.rules.is("goal.exact", "bounce")) else {
                return rest.map(|rest| format!("NeedsExactly {rest}"));
            };
            place = way[way.len() - 1];
            if self.blocks(piece, place) {
                return Some(self.barrier(piece, place));
            }
        }
        if self.landing(piece, place).is_some() {
            return None;
        }
        let mut standing = self.standing(piece.0, place);
        standing.retain(|other| *other != piece);
        Some(match (standing[..].len(), place) {
            (1, Place::Square(square)) if is_safe(square) => {
                format!("ProtectedBy {}", standing[0].0)
            }
            (1, _) => format!("SafeOnlyPair {place}"),
            _ => format!("SquareFull {place}"),
        })
    }

    fn barrier(&self, piece: Piece, place: Place) -> String {
        let standing = self.standing(piece.0, place);
        let mut others = standing.iter().filter(|other| **other != piece);
        if others.all(|other| self.relation(piece.0, other.0) == Relation::Own) {
            format!("OwnBarrierAt {place}")
        } else {
            format!("BarrierAt {place}")
        }
    }

    /// The duty that another piece fulfils.
    fn duty(&self, piece: Piece, moves: &Moves) -> String {
        let enters = |played: &Move| played.hops.iter().any(|hop| hop.from == Place::Home);
        let opens = |played: &Move| {
            let opened = |hop: &super::moves::Hop| {
                hop.from.is_under_way() && self.must_be_opened(hop.piece) && hop.to != hop.from
            };
            played.hops.iter().any(opened)
        };
        // A piece that would open by the smaller count has the larger one of another against it.
        let opens_too = self.rules.flag("six.fallback")
            && self.place(piece).is_under_way()
            && self.must_be_opened(piece);
        let duty = if self.rules.flag("enter.compulsory") && moves.values().any(enters) {
            "MustEnter"
        } else if self.must_open() && moves.values().all(opens) && !opens_too {
            "MustOpenBarrier"
        } else if self.rules.is("capture.compulsory", "yes") && moves.values().any(Move::captures) {
            "MustCapture"
        } else {
            "LargerCountFirst"
        };
        duty.to_owned()
    }
}
