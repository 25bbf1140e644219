//! Who stands where, who is whose rival, what blocks and where one may land.

use super::board::{Place, is_safe};
use super::{Piece, Table};

/// What another seat is to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    /// The same colour, or the other colour of the same player.
    Own,
    /// A partner whose pieces share squares with mine.
    Partner,
    /// Everybody else; partners too under `team.capture: true` (ruling 5).
    Rival,
}

impl Table {
    /// What `other` is to `seat`.
    pub(crate) fn relation(&self, seat: char, other: char) -> Relation {
        if self.side_of(seat).contains(&other) {
            Relation::Own
        } else if !self.rules.flag("team.capture")
            && self.team_of(seat).is_some_and(|team| team.contains(&other))
        {
            Relation::Partner
        } else {
            Relation::Rival
        }
    }

    /// The pieces on a place that a piece of `seat` can come to, the oldest
    /// arrival first; nobody at home or in the goal, where nobody meets.
    ///
    /// Choice: two pieces of one colour stand in order of their numbers; colours
    /// whose arrival is not known stand in seat order.
    pub(crate) fn standing(&self, seat: char, place: Place) -> Vec<Piece> {
        let seats: &[char] = match place {
            Place::Square(_) => &self.in_play,
            Place::Corridor(_) => &[seat],
            Place::Home | Place::Goal => &[],
        };
        let mut found = Vec::new();
        for seat in seats {
            let numbered = self.pieces[seat].iter().enumerate();
            found.extend(
                numbered
                    .filter(|(_, there)| **there == place)
                    .map(|(number, _)| (*seat, number)),
            );
        }
        if let Place::Square(square) = place
            && let Some(order) = self.arrival.get(&square)
        {
            found.sort_by_key(|(seat, _)| order.iter().position(|letter| letter == seat));
        }
        found
    }

    /// The other piece that shares a square or cell with `piece`.
    pub(crate) fn neighbour(&self, piece: Piece) -> Option<Piece> {
        self.standing(piece.0, self.place(piece))
            .into_iter()
            .find(|other| *other != piece)
    }

    /// Whether two pieces that share a place make a barrier that somebody has to respect.
    pub(crate) fn is_barrier(&self, one: Piece, other: Piece) -> bool {
        match self.relation(one.0, other.0) {
            Relation::Own | Relation::Partner => true,
            Relation::Rival => self.rules.flag("barrier.mixed_blocks"),
        }
    }

    /// Whether what stands on `place`, `mover` itself apart, lets no piece of its colour pass.
    pub(crate) fn blocks(&self, mover: Piece, place: Place) -> bool {
        let standing = self.standing_without(mover, place);
        let [one, other] = standing[..] else {
            return false;
        };
        match self.relation(one.0, other.0) {
            // A pair of one player blocks his partner as it blocks himself (ruling 6).
            Relation::Own => {
                self.relation(mover.0, one.0) == Relation::Rival
                    || self.rules.flag("barrier.blocks_own")
            }
            // A pair of partners blocks their rivals only, whatever `mixed_blocks` says (ruling 6).
            Relation::Partner => self.relation(mover.0, one.0) == Relation::Rival,
            Relation::Rival => self.rules.flag("barrier.mixed_blocks"),
        }
    }

    /// The pieces that `mover` captures by ending an ordinary move on `place`;
    /// nothing if it may not end there.
    pub(crate) fn landing(&self, mover: Piece, place: Place) -> Option<Vec<Piece>> {
        let standing = self.standing_without(mover, place);
        let there = match standing[..] {
            [] => return Some(Vec::new()),
            [there] => there,
            _ => return None,
        };
        let Place::Square(square) = place else {
            return Some(Vec::new());
        };
        match self.relation(mover.0, there.0) {
            Relation::Own | Relation::Partner => {
                let may_share = is_safe(square) || self.rules.is("barrier.where", "anywhere");
                may_share.then(Vec::new)
            }
            // `share_safe` binds foreign exits too (ruling 8); a white square always captures (ruling 9).
            Relation::Rival if is_safe(square) => {
                self.rules.flag("barrier.share_safe").then(Vec::new)
            }
            Relation::Rival => Some(vec![there]),
        }
    }

    fn standing_without(&self, mover: Piece, place: Place) -> Vec<Piece> {
        let mut standing = self.standing(mover.0, place);
        standing.retain(|piece| *piece != mover);
        standing
    }

    /// Moves one piece, sends its captives home and keeps the order of arrival.
    pub(crate) fn put(&mut self, piece: Piece, to: Place, captives: &[Piece]) {
        let from = self.place(piece);
        if from == to {
            return;
        }
        if let Place::Square(square) = from {
            self.arrival.remove(&square);
        }
        for captive in captives {
            self.set(*captive, Place::Home);
        }
        let mut order: Vec<char> = self
            .standing(piece.0, to)
            .iter()
            .map(|(seat, _)| *seat)
            .collect();
        order.push(piece.0);
        self.set(piece, to);
        if let Place::Square(square) = to {
            self.arrival.remove(&square);
            if order.len() == 2 && order[0] != order[1] {
                self.arrival.insert(square, order);
            }
        }
    }

    fn set(&mut self, (seat, number): Piece, place: Place) {
        self.pieces.get_mut(&seat).expect("the seat plays")[number] = place;
    }
}
