//! The moves that a throw or a bonus allows, by the priorities of `parchis.md` §2.3.

use std::collections::BTreeMap;

use super::board::{Place, seat_number, way};
use super::standing::Relation;
use super::{Piece, Table};

/// One piece going from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hop {
    /// The piece that goes.
    pub(crate) piece: Piece,
    /// Where it was.
    pub(crate) from: Place,
    /// Where it ends.
    pub(crate) to: Place,
    /// Whom it sends home, the oldest arrival first.
    pub(crate) captives: Vec<Piece>,
    /// Whether it enters upon its exit.
    pub(crate) enters_exit: bool,
}

/// One legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    /// The dice it spends; none for a bonus.
    pub(crate) spends: Vec<u32>,
    /// What goes where: one hop, two when two pieces enter at once, none for refusing.
    pub(crate) hops: Vec<Hop>,
}

impl Move {
    /// Whether anybody is sent home.
    pub(crate) fn captures(&self) -> bool {
        self.hops.iter().any(|hop| !hop.captives.is_empty())
    }
}

/// One way to spend the dice that are left: a die by itself, or the sum of two.
pub(crate) struct Count {
    label: String,
    /// The faces that it spends.
    pub(crate) faces: Vec<u32>,
}

/// Moves by name; of several pieces on one square the lowest number moves.
pub(crate) type Moves = BTreeMap<String, Move>;

impl Table {
    /// The legal moves of the bonus or the throw that is to be played.
    pub(crate) fn moves(&self) -> Moves {
        match self.bonuses.first() {
            Some(bonus) => {
                let mut moves = self.bonus_moves(bonus.steps);
                let may_refuse = match self.rules.word("bonus.compulsory") {
                    "yes" => false,
                    "no" => true,
                    "except_exit" => bonus.from_exit,
                    other => panic!("no bonus rule is called {other}"),
                };
                if may_refuse && !moves.is_empty() {
                    moves.insert(
                        "-".to_owned(),
                        Move {
                            spends: Vec::new(),
                            hops: Vec::new(),
                        },
                    );
                }
                moves
            }
            None => self.throw_moves(),
        }
    }

    /// Every piece under way that can count all of a bonus. No duty binds a bonus.
    fn bonus_moves(&self, steps: u32) -> Moves {
        let hops = self
            .movable()
            .into_iter()
            .filter_map(|piece| self.hop(piece, steps));
        hops.map(|hop| self.named("", &[], vec![hop]))
            .rev()
            .collect()
    }

    /// The moves of the first priority that has any: enter, open, capture, any.
    fn throw_moves(&self) -> Moves {
        let counts = self.counts();
        let entering = self.entering_moves(&counts);
        if self.rules.flag("enter.compulsory") && !entering.is_empty() {
            return entering;
        }
        if self.must_open() {
            for of in [Self::own_steps, Self::fallback_steps] {
                let mut opening = Moves::new();
                for count in &counts {
                    opening.extend(self.count_moves(count, of, true));
                }
                if !opening.is_empty() {
                    return opening;
                }
            }
        }
        let mut moves = entering;
        for count in &counts {
            // Ruling 1: a six counts six only when no piece can play what it counts by itself.
            // Choice: each die (and the sum) is judged by itself, all pieces together.
            let own = self.count_moves(count, Self::own_steps, false);
            if own.is_empty() {
                moves.extend(self.count_moves(count, Self::fallback_steps, false));
            } else {
                moves.extend(own);
            }
        }
        if self.rules.is("capture.compulsory", "yes") && moves.values().any(Move::captures) {
            moves.retain(|_, played| played.captures());
        }
        moves
    }

    /// How the dice that are left may be spent.
    pub(crate) fn counts(&self) -> Vec<Count> {
        if self.rules.number("dice.count") == 1 {
            return vec![Count {
                label: String::new(),
                faces: self.dice.clone(),
            }];
        }
        let mut counts: Vec<Count> = self
            .dice
            .iter()
            .map(|face| Count {
                label: format!("{face}:"),
                faces: vec![*face],
            })
            .collect();
        if self.dice.len() == 2 {
            counts.push(Count {
                label: "sum:".to_owned(),
                faces: self.dice.clone(),
            });
        }
        counts
    }

    /// Entering on a face of `enter.on`, or on two dice that sum to one.
    fn entering_moves(&self, counts: &[Count]) -> Moves {
        let faces = self.rules.numbers("enter.on");
        let mut moves = Moves::new();
        for count in counts
            .iter()
            .filter(|count| faces.contains(&count.faces.iter().sum()))
        {
            let entering = self
                .moved_by(self.turn)
                .into_iter()
                .filter_map(|seat| self.entering(seat));
            moves.extend(entering.map(|hops| self.named(&count.label, &count.faces, hops)));
        }
        moves
    }

    /// Whether a barrier has to be opened: `open.on_six`, `open.while_waiting`.
    ///
    /// Choice: with two dice the duty lasts until the double has opened one barrier.
    pub(crate) fn must_open(&self) -> bool {
        let waits = self
            .moved_by(self.turn)
            .iter()
            .any(|seat| self.pieces[seat].contains(&Place::Home));
        let excused =
            waits && self.rules.flag("enter.compulsory") && !self.rules.flag("open.while_waiting");
        self.throws_again && !self.opened && self.rules.flag("open.on_six") && !excused
    }

    /// Whether `piece` belongs to a pair that a six must open.
    pub(crate) fn must_be_opened(&self, piece: Piece) -> bool {
        let Some(other) = self.neighbour(piece) else {
            return false;
        };
        match (self.place(piece), self.relation(piece.0, other.0)) {
            (Place::Corridor(_), _) => self.rules.flag("open.corridor"),
            (_, Relation::Own | Relation::Partner) => true,
            (_, Relation::Rival) => self.rules.flag("open.mixed"),
        }
    }

    /// The moves that spend `count` in steps given by `of`; with `opening` only
    /// those that open a barrier.
    fn count_moves(
        &self,
        count: &Count,
        of: fn(&Self, char, &[u32]) -> Vec<u32>,
        opening: bool,
    ) -> Moves {
        let mut moves = Moves::new();
        for piece in self.movable() {
            if opening && !self.must_be_opened(piece) {
                continue;
            }
            for steps in of(self, piece.0, &count.faces) {
                // A bounce can end where it began, which opens nothing.
                let hop = self
                    .hop(piece, steps)
                    .filter(|hop| !opening || hop.to != hop.from);
                if let Some(hop) = hop {
                    let (name, played) = self.named(&count.label, &count.faces, vec![hop]);
                    moves.entry(name).or_insert(played);
                }
            }
        }
        moves
    }

    /// What `faces` count for a piece of `seat`: a six more when nobody is at home.
    ///
    /// Choice: the larger count goes into the sum of two dice too.
    pub(crate) fn own_steps(&self, seat: char, faces: &[u32]) -> Vec<u32> {
        let mut sums = vec![0];
        for face in faces {
            let worth = if *face == 6 && self.none_home(seat) {
                self.rules.numbers("six.steps_none_home")
            } else {
                vec![*face]
            };
            sums = sums
                .iter()
                .flat_map(|sum| worth.iter().map(move |steps| sum + steps))
                .collect();
        }
        sums
    }

    /// What `faces` count when what they count by themselves cannot be played (`six.fallback`).
    pub(crate) fn fallback_steps(&self, _seat: char, faces: &[u32]) -> Vec<u32> {
        if self.rules.flag("six.fallback") {
            vec![faces.iter().sum()]
        } else {
            Vec::new()
        }
    }

    /// Whether a six counts more for a piece of `seat`: `six.none_home_means`.
    fn none_home(&self, seat: char) -> bool {
        let moved = self.moved_by(self.turn);
        let mut all = moved.iter().flat_map(|colour| &self.pieces[colour]);
        match self.rules.word("six.none_home_means") {
            "none_home" => all.all(|place| *place != Place::Home),
            "all_on_track" => all.all(|place| place.is_under_way()),
            "per_colour" => !self.pieces[&seat].contains(&Place::Home),
            other => panic!("{other} is no reading of nobody at home"),
        }
    }

    /// The pieces under way that the player to move may move.
    fn movable(&self) -> Vec<Piece> {
        let seats = self.moved_by(self.turn).into_iter();
        seats
            .flat_map(|seat| (0..4).map(move |number| (seat, number)))
            .filter(|piece| self.place(*piece).is_under_way())
            .collect()
    }

    /// `piece` counting `steps`, if nothing is in its way and it may end there.
    fn hop(&self, piece: Piece, steps: u32) -> Option<Hop> {
        let from = self.place(piece);
        let bounce = self.rules.is("goal.exact", "bounce");
        let way = way(self.seats, piece.0, from, steps, bounce)?;
        let (to, between) = way.split_last()?;
        if between.iter().any(|place| self.blocks(piece, *place)) {
            return None;
        }
        let captives = self.landing(piece, *to)?;
        Some(Hop {
            piece,
            from,
            to: *to,
            captives,
            enters_exit: false,
        })
    }

    /// A move with its name.
    fn named(&self, label: &str, spends: &[u32], hops: Vec<Hop>) -> (String, Move) {
        let names: Vec<String> = hops.iter().map(|hop| self.name(hop)).collect();
        (
            label.to_owned() + &names.join("+"),
            Move {
                spends: spends.to_vec(),
                hops,
            },
        )
    }

    fn name(&self, hop: &Hop) -> String {
        let mut name = format!("{}>{}", hop.from, hop.to);
        if hop.piece.0 != self.turn {
            name = format!("{}.{name}", hop.piece.0);
        }
        let mut seats: Vec<char> = hop.captives.iter().map(|(seat, _)| *seat).collect();
        seats.sort_by_key(|seat| seat_number(*seat));
        seats
            .iter()
            .fold(name, |name, seat| format!("{name}x{seat}"))
    }
}
