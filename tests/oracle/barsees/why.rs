//! Why a pawn may not move: the nearest cause, seen from the pawn.
//!
//! Of several tokens the lowest is told, and of those for a pawn in base one that brings it in.

use super::board::{ENTRY_SLASH, ENTRY_X, KITCHEN, Place};
use super::moves::Moves;
use super::tokens::Token;
use super::{Cloth, Pawn, Phase};

/// What keeps a pawn in base when nothing brings it in.
const NEEDS_ENTRY: &str = "NeedsEntry";

impl Cloth {
    /// Every pawn that may not move, with the reason.
    pub(crate) fn why_not(&self) -> Vec<(char, usize, String)> {
        let moves = match self.phase {
            Phase::Move => self.moves(),
            Phase::Start | Phase::Throw | Phase::Over => Moves::new(),
        };
        let may = |pawn: Pawn| {
            let mut hops = moves.values().filter_map(|played| played.hop);
            hops.any(|((seat, number), _)| {
                seat == pawn.0 && self.place((seat, number)) == self.place(pawn)
            })
        };
        let pawns = self
            .pawns
            .keys()
            .flat_map(|seat| (0..4).map(move |number| (*seat, number)));
        pawns
            .filter(|pawn| !may(*pawn))
            .map(|pawn| (pawn.0, pawn.1, self.reason(pawn)))
            .collect()
    }

    fn reason(&self, pawn: Pawn) -> String {
        if self.phase == Phase::Over {
            return "GameOver".to_owned();
        } else if pawn.0 != self.turn {
            return "NotYourTurn".to_owned();
        } else if self.place(pawn) == Place::Kitchen {
            return "InGoal".to_owned();
        } else if self.phase != Phase::Move {
            return "ThrowFirst".to_owned();
        }
        let mut bank = self.bank.clone();
        bank.sort();
        let causes: Vec<String> = bank
            .into_iter()
            .map(|token| self.cause(pawn, token))
            .collect();
        let brings_in = causes.iter().find(|cause| *cause != NEEDS_ENTRY);
        brings_in.unwrap_or(&causes[0]).clone()
    }

    /// Why one token does not move a pawn.
    fn cause(&self, pawn: Pawn, token: Token) -> String {
        let Place::Path(index) = self.place(pawn) else {
            return self.outside(pawn, token);
        };
        let to = index + token.worth();
        if to > KITCHEN {
            format!("NeedsExactly {}", KITCHEN - index)
        } else if to == KITCHEN {
            "OnlyKhalFinishes".to_owned()
        } else {
            self.held(pawn, to)
        }
    }

    /// Why a token does not bring a pawn in.
    fn outside(&self, pawn: Pawn, token: Token) -> String {
        let square = match token {
            Token::Steps(10) => ENTRY_X,
            Token::Steps(steps) if steps == self.rules.number("throw.banj") => ENTRY_SLASH,
            _ => return NEEDS_ENTRY.to_owned(),
        };
        if self.rules.flag("enter.keeps_khal") && self.rules.is("enter.by", "khal_x_slash") {
            self.held(pawn, square)
        } else {
            NEEDS_ENTRY.to_owned()
        }
    }

    /// Why a pawn may not come to an index: opponents hold it.
    fn held(&self, pawn: Pawn, index: u32) -> String {
        let place = Place::at(index);
        let square = self.square(pawn.0, place);
        let friends = self.team_of(pawn.0);
        let mut holders: Vec<char> = super::board::SEATS.to_vec();
        holders.retain(|seat| {
            self.pawns.get(seat).is_some_and(|places| {
                !friends.contains(seat)
                    && places.iter().any(|there| {
                        there.square(*seat).is_some() && self.square(*seat, *there) == square
                    })
            })
        });
        let holder = holders[0];
        if place.is_cross() {
            format!("ProtectedBy {holder}")
        } else {
            format!("StackImmune {holder}")
        }
    }
}
