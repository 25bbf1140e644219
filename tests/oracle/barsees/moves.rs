//! The moves that the bank allows.

use std::collections::BTreeMap;

use super::board::{ENTRY_SLASH, ENTRY_X, KITCHEN, Place};
use super::tokens::Token;
use super::{Cloth, Pawn};

/// One pawn moved by one token, or by a dest or banj together with its khal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    /// The tokens that leave the bank.
    pub(crate) spends: Vec<Token>,
    /// What is left of a merged token, back into the bank.
    pub(crate) leaves: Option<Token>,
    /// Who goes where; nobody when refusing.
    pub(crate) hop: Option<(Pawn, Place)>,
    /// Whom it sends to base.
    pub(crate) captives: Vec<Pawn>,
}

/// Moves by name; of several pawns on one square the lowest number moves.
pub(crate) type Moves = BTreeMap<String, Move>;

impl Cloth {
    /// The legal moves.
    pub(crate) fn moves(&self) -> Moves {
        let mut bank = self.bank.clone();
        bank.sort();
        bank.dedup();
        let mut moves = Moves::new();
        for token in bank {
            for number in 0..4 {
                self.moves_with(token, (self.turn, number), &mut moves);
            }
        }
        if !self.rules.flag("move.compulsory") && !moves.is_empty() {
            moves.insert(
                "-".to_owned(),
                Move {
                    spends: Vec::new(),
                    leaves: None,
                    hop: None,
                    captives: Vec::new(),
                },
            );
        }
        moves
    }

    /// What one token does for one pawn.
    fn moves_with(&self, token: Token, pawn: Pawn, moves: &mut Moves) {
        let place = self.place(pawn);
        match (token, place) {
            (_, Place::Kitchen) => {}
            (Token::Khal, Place::Base) => self.add(moves, &[token], None, pawn, 0),
            // The khal of a merged token enters a pawn and leaves the rest.
            (Token::Merged(rest), Place::Base) => {
                self.add(moves, &[token], Some(Token::Steps(rest)), pawn, 0);
                self.enter_by(token, rest, pawn, moves);
            }
            (Token::Steps(steps), Place::Base) => self.enter_by(token, steps, pawn, moves),
            // The khal of a merged token finishes a pawn and leaves the rest. Choice: where only
            // a khal finishes it may also be parted for the step before, since no other token
            // could ever bring a pawn from there to where a khal finishes it.
            (Token::Merged(rest), Place::Path(index)) if self.khal_alone_serves(index) => {
                self.add(moves, &[token], Some(Token::Steps(rest)), pawn, index + 1);
            }
            (token, Place::Path(index)) => {
                self.add(moves, &[token], None, pawn, index + token.worth());
            }
        }
    }

    /// Whether nothing but the khal of a merged token moves a pawn at `index` on.
    fn khal_alone_serves(&self, index: u32) -> bool {
        index + 1 == KITCHEN || index + 2 == KITCHEN && self.rules.is("kitchen.finish", "khal_only")
    }

    /// Entering on the X by dest or on the "/" by banj (rule 2, rulings 1 and 2).
    ///
    /// Choice: the single action is listed only where it is not the same as a khal
    /// entry followed by the number, that is with `enter.square: either` on the
    /// other square and with a banj of 24; it is then written with both tokens
    /// (`10+k:H>25`, `24+k:H>25`), and like a merged token where they are merged (`11:H>25`).
    fn enter_by(&self, token: Token, steps: u32, pawn: Pawn, moves: &mut Moves) {
        let own_square = match steps {
            10 => ENTRY_X,
            steps if steps == self.rules.number("throw.banj") => ENTRY_SLASH,
            _ => return,
        };
        if !self.rules.is("enter.by", "khal_x_slash") {
            return;
        }
        for square in [ENTRY_X, ENTRY_SLASH] {
            if square != own_square && !self.rules.is("enter.square", "either") {
                continue;
            }
            if self.rules.flag("enter.keeps_khal") {
                let left = matches!(token, Token::Merged(_)).then_some(Token::Khal);
                self.add_named(moves, &steps.to_string(), &[token], left, pawn, square);
            } else if square == steps {
                // A khal entry and then the number: two moves.
            } else if matches!(token, Token::Merged(_)) {
                self.add(moves, &[token], None, pawn, square);
            } else if self.bank.contains(&Token::Khal) {
                self.add_named(
                    moves,
                    &format!("{steps}+k"),
                    &[token, Token::Khal],
                    None,
                    pawn,
                    square,
                );
            }
        }
    }

    fn add(&self, moves: &mut Moves, spends: &[Token], leaves: Option<Token>, pawn: Pawn, to: u32) {
        let label = match leaves {
            Some(_) => Token::Khal.to_string(),
            None => spends[0].to_string(),
        };
        self.add_named(moves, &label, spends, leaves, pawn, to);
    }

    /// Adds the move of `pawn` to the index `to`, if it may end there.
    fn add_named(
        &self,
        moves: &mut Moves,
        label: &str,
        spends: &[Token],
        leaves: Option<Token>,
        pawn: Pawn,
        to: u32,
    ) {
        if to > KITCHEN {
            return;
        }
        let place = Place::at(to);
        if place == Place::Kitchen && self.rules.is("kitchen.finish", "khal_only") && label != "k" {
            return;
        }
        let Some(captives) = self.landing(pawn.0, place) else {
            return;
        };
        let mut name = format!("{label}:{}>{place}", self.place(pawn));
        let mut seats: Vec<char> = captives.iter().map(|(seat, _)| *seat).collect();
        seats.sort_unstable();
        for seat in seats {
            name += &format!("x{seat}");
        }
        let made = Move {
            spends: spends.to_vec(),
            leaves,
            hop: Some((pawn, place)),
            captives,
        };
        moves.entry(name).or_insert(made);
    }

    /// The pawns that a pawn of `seat` sends to base by landing; nothing if it may not land.
    fn landing(&self, seat: char, place: Place) -> Option<Vec<Pawn>> {
        let square = self.square(seat, place);
        let friends = self.team_of(seat);
        let opponents: Vec<Pawn> = self
            .seats
            .iter()
            .filter(|other| !friends.contains(other))
            .flat_map(|other| (0..4).map(|number| (*other, number)))
            .filter(|pawn| square.is_some() && self.square(pawn.0, self.place(*pawn)) == square)
            .collect();
        if opponents.is_empty() {
            Some(opponents)
        } else if place.is_cross() {
            self.rules.flag("safe.share").then(Vec::new)
        } else if self.rules.flag("stack.immune") && opponents.len() >= 2 {
            None
        } else {
            Some(opponents)
        }
    }
}
