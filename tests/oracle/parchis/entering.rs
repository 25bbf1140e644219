//! Entering on a five: `enter.*`, `exit.*`, `team.exit`.

use super::board::{Place, exit, way};
use super::moves::Hop;
use super::standing::Relation;
use super::{Piece, Table};

impl Table {
    /// What happens when `seat` enters with one throw: one hop, or two when two
    /// pieces leave at once; nothing if nobody can enter.
    ///
    /// Two leave one after the other, each under the rules of the exit as it then stands.
    /// Choice: where two can leave together, one alone may not (ruling 11 says so of
    /// `exit_and_five`); both are of one colour.
    pub(crate) fn entering(&self, seat: char) -> Option<Vec<Hop>> {
        let waiting: Vec<Piece> = (0..4)
            .map(|number| (seat, number))
            .filter(|piece| self.place(*piece) == Place::Home)
            .collect();
        let first = *waiting.first()?;
        let five_on = self.rules.is("enter.double", "exit_and_five");
        if five_on && self.own_pair_on_exit(seat) {
            return self.to_five_on(first).map(|hop| vec![hop]);
        }
        let first = self.to_exit(first)?;
        let mut later = self.clone();
        later.put(first.piece, first.to, &first.captives);
        let second = waiting.get(1).and_then(|second| {
            if five_on {
                later.to_five_on(*second)
            } else if self.opening {
                later.to_exit(*second)
            } else {
                None
            }
        });
        Some(std::iter::once(first).chain(second).collect())
    }

    fn own_pair_on_exit(&self, seat: char) -> bool {
        let standing = self.standing(seat, Place::Square(exit(seat)));
        standing.len() == 2
            && standing
                .iter()
                .all(|there| self.relation(seat, there.0) == Relation::Own)
    }

    /// A waiting piece onto its exit.
    fn to_exit(&self, piece: Piece) -> Option<Hop> {
        let to = Place::Square(exit(piece.0));
        let captives = self.captives_on_exit(piece.0)?;
        Some(Hop {
            piece,
            from: Place::Home,
            to,
            captives,
            enters_exit: true,
        })
    }

    /// A waiting piece onto the square five beyond its exit (`exit_and_five`). What
    /// stands on the exit itself is no barrier in between (ruling 11).
    fn to_five_on(&self, piece: Piece) -> Option<Hop> {
        let way = way(self.seats, piece.0, Place::Square(exit(piece.0)), 5, false)?;
        let (to, between) = way.split_last()?;
        if between.iter().any(|place| self.blocks(piece, *place)) {
            return None;
        }
        let captives = self.landing(piece, *to)?;
        Some(Hop {
            piece,
            from: Place::Home,
            to: *to,
            captives,
            enters_exit: false,
        })
    }

    /// Who goes home when `seat` enters; nothing if it cannot.
    fn captives_on_exit(&self, seat: char) -> Option<Vec<Piece>> {
        let standing = self.standing(seat, Place::Square(exit(seat)));
        let mut rivals = standing.clone();
        rivals.retain(|there| self.relation(seat, there.0) == Relation::Rival);
        let takes_all = !self.teams.is_empty() && self.rules.is("team.exit", "all_rivals");
        match (standing.len(), rivals.len()) {
            (1, 1) if takes_all || self.rules.is("exit.one_rival", "capture") => Some(rivals),
            (0 | 1, _) => Some(Vec::new()),
            // Own or partner beside a rival: the rival goes, whoever came last (ruling 5).
            (_, 1) => Some(rivals),
            (_, 2) if takes_all => Some(rivals),
            // Choice: the two colours of one player are his own barrier (ruling 7), hence a pair.
            (_, 2) if self.relation(rivals[0].0, rivals[1].0) == Relation::Own => {
                taken(self.rules.word("exit.rival_pair"), rivals)
            }
            (_, 2) => taken(self.rules.word("exit.two_rivals"), rivals),
            // Two own, own and partner, or two partners: nobody enters.
            _ => None,
        }
    }
}

/// Which of two rivals, the older first, an `exit.*` value takes.
fn taken(value: &str, mut rivals: Vec<Piece>) -> Option<Vec<Piece>> {
    match value {
        "blocked" => None,
        "capture_last" => Some(rivals.split_off(1)),
        "capture_both" => Some(rivals),
        other => panic!("no exit rule is called {other}"),
    }
}
