//! A board and its mechanics as tables, built once a game.

use std::sync::Arc;

use super::board::{Board, SquareKind};
use super::facts::Thrown;
use super::ids::{Colour, Hand, MAX_COLOURS, Square, colours};
use super::mechanics::{Chance, MAX_TOKENS, Mechanics, Spend, Start, Token};
use super::outcomes::{Outcome, drawn, outcomes, start_outcomes};
use super::presets::code_of;
use super::seating::{HandInfo, Seating, SeatingFlaw, next_hand};
use super::state::Phase;
use super::switches::switches_of;

/// What the rules need to know of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Ground {
    White,
    Safe,
    Lane,
    Goal,
}

/// Room for a route index to which a count was added, in a table of squares.
pub(super) const ROUTE_ROOM: usize = 512;

/// No square, no index.
pub(super) const NOWHERE: u8 = 255;

/// One board with one set of mechanics and one seating, ready to play.
#[derive(Debug)]
pub struct Compiled {
    /// The board.
    pub board: Arc<Board>,
    /// The mechanics.
    pub mechanics: Mechanics,
    /// Who plays.
    pub seating: Seating,
    /// The hands, in the order of turns.
    pub hands: Vec<HandInfo>,
    /// The rules that are on or off, as bits.
    pub(super) switches: u64,
    /// Colour → route index → square; [`NOWHERE`] beyond the goal.
    pub(super) square: [[u8; ROUTE_ROOM]; MAX_COLOURS],
    /// Colour → square → route index; [`NOWHERE`] off the route.
    pub(super) index: [[u8; 256]; MAX_COLOURS],
    /// Square → ground.
    pub(super) ground: [Ground; 256],
    /// Square → the nibbles of an occupancy that hold whom rivals capture there: all or none.
    pub(super) open: [u32; 256],
    /// Colour → route index of its goal.
    pub(super) goal: [u8; MAX_COLOURS],
    /// Colour → route index of its first corridor cell.
    pub(super) lane: [u8; MAX_COLOURS],
    /// Colour → the nibbles of an occupancy that hold rivals.
    pub(super) rivals: [u32; MAX_COLOURS],
    /// Colour → a mask of the colours of its own side.
    pub(super) side: [u8; MAX_COLOURS],
    /// Colour → a mask of the colours that it never captures, its own included.
    pub(super) friends: [u8; MAX_COLOURS],
    /// Colours of two pieces on one square → a mask of the colours that may not pass.
    pub(super) pair_blocks: [[u8; MAX_COLOURS]; MAX_COLOURS],
    /// Somebody at home (0) or nobody (1) → token → its counts.
    pub(super) steps: [[[u8; 2]; MAX_TOKENS]; 2],
    /// The tokens that bring in a piece, a mask.
    pub(super) entering: u16,
    /// The tokens that bring in a piece at a second square, by one that they contain, or together with
    /// another, a mask.
    pub(super) entering_otherwise: u16,
    /// The tokens that contain another, a mask.
    pub(super) splitting: u16,
    /// Token → the tokens, a mask, with which two dice bring in a piece by their sum.
    pub(super) entering_sums: [u16; MAX_TOKENS],
    /// The tokens that must open a pair, a mask.
    pub(super) opening: u16,
    /// The tokens that count more when nobody is at home, a mask.
    pub(super) falling: u16,
    /// The tokens that may bring a piece into the goal, a mask.
    pub(super) finishing: u16,
    /// Token → where it first brings in a piece.
    pub(super) entry: [u8; MAX_TOKENS],
    /// The faces that count towards the third six, a mask.
    pub(super) sixes: u8,
    /// Face → token → how many it brings.
    pub(super) brings: [[u8; MAX_TOKENS]; 8],
    /// The faces after which the hand throws again, a mask.
    pub(super) again: u8,
    /// Hand → its colours, a mask.
    pub(super) colours: [u8; MAX_COLOURS],
    /// Hand → its first colour.
    pub(super) first: [Colour; MAX_COLOURS],
    /// Hand → the next in the order of turns.
    pub(super) next: [Hand; MAX_COLOURS],
    /// Every outcome of a throw.
    pub(super) throws: Vec<Outcome>,
    /// The sum of their weights.
    pub(super) weight: u32,
    /// Number drawn below the weight → closed shells, while the table is short.
    pub(super) lots: Vec<u8>,
    /// Every outcome of a throw for the start.
    pub(super) starts: Vec<Outcome>,
}

/// Why a board and mechanics do not fit together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompileFlaw {
    /// The seating does not fit the board.
    #[error(transparent)]
    Seating(#[from] SeatingFlaw),
    /// A token enters beyond the route of a colour.
    #[error(
        "token {token} brings pieces in at step {at}, but the route of {letter} has only {len} squares"
    )]
    EntryBeyondRoute {
        /// The token's name.
        token: String,
        /// The route index.
        at: u8,
        /// The seat.
        letter: char,
        /// The length of its route.
        len: usize,
    },
}

impl Compiled {
    /// Compiles a game.
    ///
    /// # Errors
    /// Everything that does not fit.
    pub fn new(
        board: Arc<Board>,
        mechanics: Mechanics,
        seating: Seating,
    ) -> Result<Self, Vec<CompileFlaw>> {
        let hands = seating
            .hands(board.seats.len())
            .map_err(|flaws| flaws.into_iter().map(CompileFlaw::from).collect::<Vec<_>>())?;
        let flaws = entry_flaws(&board, &mechanics);
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let mut compiled = Self {
            switches: 0,
            square: [[NOWHERE; ROUTE_ROOM]; MAX_COLOURS],
            index: [[NOWHERE; 256]; MAX_COLOURS],
            ground: [Ground::Goal; 256],
            open: [0; 256],
            goal: [NOWHERE; MAX_COLOURS],
            lane: [NOWHERE; MAX_COLOURS],
            rivals: [0; MAX_COLOURS],
            side: std::array::from_fn(|c| 1 << c),
            friends: std::array::from_fn(|c| 1 << c),
            pair_blocks: [[0; MAX_COLOURS]; MAX_COLOURS],
            steps: [[[0; 2]; MAX_TOKENS]; 2],
            entering: 0,
            entering_otherwise: 0,
            splitting: 0,
            entering_sums: [0; MAX_TOKENS],
            opening: 0,
            falling: 0,
            finishing: 0,
            entry: [0; MAX_TOKENS],
            sixes: 0,
            brings: [[0; MAX_TOKENS]; 8],
            again: 0,
            colours: std::array::from_fn(|h| hands.get(h).map_or(0, |hand| hand.colours)),
            first: std::array::from_fn(|h| Colour(hands.get(h).map_or(0, |hand| hand.first))),
            next: std::array::from_fn(|h| next_hand(Hand(h as u8), hands.len() as u8)),
            weight: outcomes(&mechanics).iter().map(|o| o.weight).sum(),
            lots: lots(&outcomes(&mechanics)),
            throws: outcomes(&mechanics),
            starts: start_outcomes(&mechanics, &hands),
            board,
            mechanics,
            seating,
            hands,
        };
        compiled.map_squares();
        compiled.map_sides();
        compiled.map_pairs();
        compiled.map_tokens();
        compiled.switches = switches_of(&compiled);
        Ok(compiled)
    }

    fn map_squares(&mut self) {
        for (c, route) in self.board.routes.iter().enumerate() {
            for (i, square) in route.iter().enumerate() {
                self.square[c][i] = square.0;
                self.index[c][square.index()] = i as u8;
            }
            self.goal[c] = (route.len() - 1) as u8;
            self.lane[c] = self.board.lane_start(Colour(c as u8)) as u8;
        }
        for (s, info) in self.board.squares.iter().enumerate() {
            self.ground[s] = match info.kind {
                SquareKind::Track { safe: true, .. } => Ground::Safe,
                SquareKind::Track { safe: false, .. } => Ground::White,
                SquareKind::Lane(_) => Ground::Lane,
                SquareKind::Goal(_) => Ground::Goal,
            };
            if self.ground[s] == Ground::White {
                self.open[s] = u32::MAX;
            }
        }
    }

    fn map_sides(&mut self) {
        for hand in &self.hands {
            for c in colours(hand.colours) {
                self.side[c.index()] = hand.colours;
            }
        }
        for hand in &self.hands {
            let team = self
                .hands
                .iter()
                .filter(|h| h.team == hand.team)
                .fold(0, |mask, h| mask | h.colours);
            for c in colours(hand.colours) {
                let friends = if self.mechanics.team.capture {
                    self.side[c.index()]
                } else {
                    team
                };
                self.friends[c.index()] = friends;
                self.rivals[c.index()] = (0..MAX_COLOURS as u32)
                    .filter(|d| friends >> d & 1 == 0)
                    .fold(0, |mask, d| mask | 15 << (4 * d));
            }
        }
    }

    fn map_pairs(&mut self) {
        let pairs = self.mechanics.pairs;
        for a in 0..MAX_COLOURS {
            for b in 0..MAX_COLOURS {
                let (side, friends) = (self.side[a], self.friends[a]);
                self.pair_blocks[a][b] = if side >> b & 1 == 1 {
                    // A pair of one side stops everybody, its owner only if so agreed, and the
                    // partner as it stops the owner (parchis.md §4.6).
                    match (pairs.block, pairs.block_own) {
                        (false, _) => 0,
                        (true, true) => u8::MAX,
                        (true, false) => !friends,
                    }
                } else if friends >> b & 1 == 1 {
                    // Two partners together stop rivals and let both through (ibid.).
                    if pairs.block { !friends } else { 0 }
                } else if pairs.mixed_block {
                    u8::MAX
                } else {
                    0
                };
            }
        }
    }

    fn map_tokens(&mut self) {
        for (kind, token) in self.mechanics.tokens.iter().enumerate() {
            self.steps[0][kind] = token.steps;
            self.steps[1][kind] = token.steps_nobody_home;
            self.entering |= u16::from(token.enters[0].is_some()) << kind;
            let splits = token.splits.is_some();
            let otherwise = token.enters[1].is_some() || splits || token.joins.is_some();
            self.entering_otherwise |= u16::from(otherwise) << kind;
            self.splitting |= u16::from(splits) << kind;
            self.opening |= u16::from(token.opens) << kind;
            self.falling |= u16::from(token.steps[0] != token.steps_nobody_home[0]) << kind;
            self.finishing |= u16::from(token.finishes) << kind;
            self.entry[kind] = token.enters[0].unwrap_or(0);
        }
        // Two dice enter by their sum if their plain counts make an entering one.
        let tokens = self.mechanics.tokens.iter().enumerate();
        for (a, first) in tokens.clone() {
            for (b, second) in tokens.clone() {
                let sum = first.steps[0].saturating_add(second.steps[0]);
                let enters = |(_, t): (usize, &Token)| t.enters[0].is_some() && t.steps[0] == sum;
                self.entering_sums[a] |= u16::from(tokens.clone().any(enters)) << b;
            }
        }
        for (value, face) in self.mechanics.faces.iter().enumerate() {
            self.sixes |= u8::from(face.six) << value;
            self.again |= u8::from(face.again) << value;
            for &token in &face.tokens {
                self.brings[value][usize::from(token)] += 1;
            }
        }
    }

    /// The closed shells that a number below the weight stands for.
    #[cold]
    pub(super) fn closed_at(&self, number: u32) -> u8 {
        match drawn(&self.throws, number).map(|o| o.thrown) {
            Some(Thrown::Shells(closed)) => closed,
            _ => 0,
        }
    }

    /// The hand that a colour belongs to first.
    #[must_use]
    pub fn hand_of(&self, colour: Colour) -> Option<Hand> {
        self.hands
            .iter()
            .position(|h| h.colours & colour.bit() != 0)
            .map(|h| Hand(h as u8))
    }

    /// The letter by which a hand is called: its first colour's.
    ///
    /// # Panics
    /// If there is no such hand.
    #[must_use]
    pub fn letter(&self, hand: Hand) -> char {
        self.board.seats[usize::from(self.hands[hand.index()].first)].letter
    }

    /// The square at an index of a colour's route.
    #[inline]
    #[must_use]
    pub fn square_at(&self, colour: Colour, index: u8) -> Square {
        Square(self.square[colour.index() & 7][usize::from(index)])
    }

    /// The route index of a colour's goal.
    #[inline]
    #[must_use]
    pub fn goal_of(&self, colour: Colour) -> u8 {
        self.goal[colour.index()]
    }

    /// What may fall in a phase, with weights; empty when nobody throws.
    #[must_use]
    pub fn outcomes(&self, phase: Phase) -> &[Outcome] {
        match phase {
            Phase::Start => &self.starts,
            Phase::Throw => &self.throws,
            Phase::Move | Phase::Over => &[],
        }
    }

    /// What the code is called that plays by these rules: a preset's, that of a kind of games with some
    /// of their rules to be looked up, or the one for any rules.
    #[must_use]
    pub fn code(&self) -> &'static str {
        code_of(self.switches)
    }

    /// The kinds of tokens that a throw brings.
    pub fn tokens_of(&self, thrown: Thrown) -> impl Iterator<Item = u8> + '_ {
        let values = match thrown {
            Thrown::Die(face) => [Some(face - 1), None],
            Thrown::Dice(a, b) => [Some(a - 1), Some(b - 1)],
            Thrown::Shells(closed) => [Some(closed), None],
            Thrown::Starter(_) => [None; 2],
        };
        let faces = values.into_iter().flatten();
        faces
            .flat_map(|value| &self.mechanics.faces[usize::from(value)].tokens)
            .copied()
    }

    /// Whether the two dice form is played.
    #[must_use]
    pub fn two_dice(&self) -> bool {
        self.mechanics.spend == Spend::EachDie
    }

    /// Whether the start is settled without a throw.
    #[must_use]
    pub fn starts_unasked(&self) -> bool {
        self.mechanics.start == Start::FirstSeat
    }

    /// Whether shells are thrown rather than dice.
    #[must_use]
    pub fn throws_shells(&self) -> bool {
        matches!(self.mechanics.chance, Chance::Shells { .. })
    }
}

/// Longest table of lots: the six fair shells.
const MOST_LOTS: u32 = 64;

fn lots(throws: &[Outcome]) -> Vec<u8> {
    if throws.iter().map(|o| o.weight).sum::<u32>() > MOST_LOTS {
        return Vec::new();
    }
    let each =
        |(closed, o): (usize, &Outcome)| std::iter::repeat_n(closed as u8, o.weight as usize);
    throws.iter().enumerate().flat_map(each).collect()
}

fn entry_flaws(board: &Board, mechanics: &Mechanics) -> Vec<CompileFlaw> {
    let mut flaws = Vec::new();
    for token in &mechanics.tokens {
        for &at in token.enters.iter().chain(&token.joint_enters).flatten() {
            for (seat, route) in board.seats.iter().zip(&board.routes) {
                if usize::from(at) + 1 >= route.len() {
                    flaws.push(CompileFlaw::EntryBeyondRoute {
                        token: token.name.clone(),
                        at,
                        letter: seat.letter,
                        len: route.len(),
                    });
                }
            }
        }
    }
    flaws
}
