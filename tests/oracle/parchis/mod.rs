//! Parchís as `parchis.md` has it: any board, one die or two, teams and sides.

pub(crate) mod board;
mod entering;
mod moves;
pub(crate) mod presets;
pub(crate) mod standing;
mod start;
mod turn;
mod why;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::rules::Rules;
use super::{Event, Position};
use board::{Place, SEATS, seat_number};

pub(crate) use presets::preset;
pub(crate) use start::in_play;

/// One piece: its seat and its number among the four of that seat.
pub(crate) type Piece = (char, usize);

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Somebody rolls for who starts.
    Start,
    /// The seat to play throws.
    Throw,
    /// The seat to play chooses a move.
    Move,
    /// The game has ended.
    Over,
}

/// A bonus still to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bonus {
    /// Squares to count.
    pub(crate) steps: u32,
    /// Whether it was earned by entering upon a rival on the exit.
    pub(crate) from_exit: bool,
}

/// Everything that the rest of a game depends on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    /// The rules of this game.
    pub(crate) rules: Arc<Rules>,
    /// Seats of the board, 3–8.
    pub(crate) seats: u32,
    /// Seats with pieces, in seat order.
    pub(crate) in_play: Vec<char>,
    /// The colours of each player; one each in most games.
    pub(crate) sides: Vec<Vec<char>>,
    /// Partners; empty without teams.
    pub(crate) teams: Vec<Vec<char>>,
    /// Where the pieces of each seat are.
    pub(crate) pieces: BTreeMap<char, Vec<Place>>,
    /// Square shared by two colours → their seats, the older first.
    pub(crate) arrival: BTreeMap<u32, Vec<char>>,
    /// The seat to play; the first colour of its side.
    pub(crate) turn: char,
    /// What has to happen next.
    pub(crate) phase: Phase,
    /// Seats that still have to roll in this round of rolling for the start.
    pub(crate) rolling: Vec<char>,
    /// Rolls of this round.
    pub(crate) rolls: Vec<(char, u32)>,
    /// Faces thrown and not yet spent.
    pub(crate) dice: Vec<u32>,
    /// Whether the throw being played throws again: a six, or a double.
    pub(crate) throws_again: bool,
    /// Whether this throw may free two pieces at once (`first_five`, `first_throw`).
    pub(crate) opening: bool,
    /// Whether this throw has opened a barrier already.
    pub(crate) opened: bool,
    /// Bonuses to count, the first to be played first.
    pub(crate) bonuses: Vec<Bonus>,
    /// Sixes (with two dice: doubles) of this turn.
    pub(crate) sixes: u32,
    /// The piece that a third six would send home.
    pub(crate) last_moved: Option<Piece>,
    /// False when the second six of this turn could not be played.
    pub(crate) second_six_played: bool,
    /// Finished sides, or teams, by place.
    pub(crate) places: Vec<Vec<char>>,
    /// Players (by `turn` letter) who have thrown.
    pub(crate) has_thrown: BTreeSet<char>,
    /// Players who have thrown a face that enters.
    pub(crate) has_fived: BTreeSet<char>,
}

impl Table {
    /// A game about to start: pieces set out, nobody's turn decided.
    ///
    /// `in_play` may name players or colours: a colour whose side is named plays too.
    pub(crate) fn new(rules: Rules, seats: u32, in_play: &[char]) -> Self {
        let board: Vec<char> = SEATS.chars().take(seats as usize).collect();
        let pairs = pairs(&rules, &board);
        let mut table = Self {
            seats,
            in_play: Vec::new(),
            sides: Vec::new(),
            teams: teams(&rules, &board),
            pieces: BTreeMap::new(),
            arrival: BTreeMap::new(),
            turn: 'Y',
            phase: Phase::Start,
            rolling: Vec::new(),
            rolls: Vec::new(),
            dice: Vec::new(),
            throws_again: false,
            opening: false,
            opened: false,
            bonuses: Vec::new(),
            sixes: 0,
            last_moved: None,
            second_six_played: true,
            places: Vec::new(),
            has_thrown: BTreeSet::new(),
            has_fived: BTreeSet::new(),
            rules: Arc::new(rules),
        };
        table.seat(in_play, &pairs);
        let out = table.rules.number("start.pieces_out") as usize;
        for (seat, places) in &mut table.pieces {
            places[..out].fill(Place::Square(board::exit(*seat)));
        }
        table.prepare_start();
        table
    }

    /// Gives the seats their players: `pairs` are the sides of several colours.
    pub(crate) fn seat(&mut self, in_play: &[char], pairs: &[Vec<char>]) {
        self.sides = pairs
            .iter()
            .filter(|side| side.iter().any(|seat| in_play.contains(seat)))
            .cloned()
            .collect();
        for seat in in_play {
            if !self.sides.iter().flatten().any(|taken| taken == seat) {
                self.sides.push(vec![*seat]);
            }
        }
        for side in &mut self.sides {
            side.sort_by_key(|seat| seat_number(*seat));
        }
        self.sides.sort_by_key(|side| seat_number(side[0]));
        self.in_play = self.sides.iter().flatten().copied().collect();
        self.in_play.sort_by_key(|seat| seat_number(*seat));
        self.pieces = self
            .in_play
            .iter()
            .map(|seat| (*seat, vec![Place::Home; 4]))
            .collect();
        for team in &mut self.teams {
            team.retain(|seat| self.in_play.contains(seat));
        }
        self.teams.retain(|team| !team.is_empty());
    }

    /// Where a piece is.
    pub(crate) fn place(&self, (seat, number): Piece) -> Place {
        self.pieces[&seat][number]
    }

    /// The colours of the player who has `seat`.
    pub(crate) fn side_of(&self, seat: char) -> &[char] {
        let side = self.sides.iter().find(|side| side.contains(&seat));
        side.unwrap_or_else(|| panic!("{seat} does not play"))
    }

    /// The partners of `seat`, itself included; nothing without teams.
    pub(crate) fn team_of(&self, seat: char) -> Option<&Vec<char>> {
        self.teams.iter().find(|team| team.contains(&seat))
    }

    /// Whether all pieces of all colours of a player have arrived.
    pub(crate) fn is_home(&self, side: &[char]) -> bool {
        side.iter()
            .all(|seat| self.pieces[seat].iter().all(|place| *place == Place::Goal))
    }

    /// Whether a seat, its side or its team has its place already.
    pub(crate) fn is_placed(&self, seat: char) -> bool {
        self.places.iter().flatten().any(|placed| *placed == seat)
    }

    /// The colours that the player of `seat` moves: his own or, when they are
    /// all home and the rules say so, those of the partner he throws for.
    ///
    /// Choice: with several partners under way he throws for the first to his right.
    pub(crate) fn moved_by(&self, seat: char) -> Vec<char> {
        let own = self.side_of(seat);
        if !self.is_home(own) {
            return own.to_vec();
        }
        if !self.rules.is("team.finished", "plays_partner") {
            return Vec::new();
        }
        let Some(team) = self.team_of(seat) else {
            return Vec::new();
        };
        self.sides_to_the_right_of(seat)
            .into_iter()
            .find(|side| team.contains(&side[0]) && !self.is_home(side) && !self.is_placed(side[0]))
            .unwrap_or_default()
    }

    /// Every side in the order of turns, beginning after that of `seat` and ending with it.
    pub(crate) fn sides_to_the_right_of(&self, seat: char) -> Vec<Vec<char>> {
        let here = self
            .sides
            .iter()
            .position(|side| side.contains(&seat))
            .expect("the seat plays");
        let count = self.sides.len();
        (1..=count)
            .map(|step| self.sides[(here + step) % count].clone())
            .collect()
    }
}

/// Sides of two colours, `side.colours_each` and `side.grouping`.
///
/// Choice: adjacent groups yellow with blue, red with green and so on round the board.
/// Choice: `side.house: shared` moves no exit and no route. The page gives no route
/// from a strange exit, so a shared house is only where the pieces wait.
fn pairs(rules: &Rules, board: &[char]) -> Vec<Vec<char>> {
    if rules.number("side.colours_each") == 1 {
        Vec::new()
    } else if rules.is("side.grouping", "opposite") {
        opposite(board)
    } else {
        board.chunks(2).map(<[char]>::to_vec).collect()
    }
}

/// Teams by `team.form`.
fn teams(rules: &Rules, board: &[char]) -> Vec<Vec<char>> {
    match rules.word("team.form") {
        "none" => Vec::new(),
        "opposite" => opposite(board),
        "alternate" => (0..2)
            .map(|first| board.iter().copied().skip(first).step_by(2).collect())
            .collect(),
        other => panic!("no team form is called {other}"),
    }
}

fn opposite(board: &[char]) -> Vec<Vec<char>> {
    let half = board.len() / 2;
    (0..half)
        .map(|seat| vec![board[seat], board[seat + half]])
        .collect()
}

impl Position for Table {
    fn legal_moves(&self) -> BTreeSet<String> {
        match self.phase {
            Phase::Move => self.moves().into_keys().collect(),
            Phase::Start | Phase::Throw | Phase::Over => BTreeSet::new(),
        }
    }

    fn events(&self) -> Vec<Event> {
        match self.phase {
            Phase::Start => (1..=6).map(Event::StartRoll).collect(),
            Phase::Throw if self.rules.number("dice.count") == 1 => {
                (1..=6).map(|face| Event::Throw(vec![face])).collect()
            }
            Phase::Throw => (1..=6)
                .flat_map(|low| (low..=6).map(move |high| Event::Throw(vec![low, high])))
                .collect(),
            Phase::Move => self.legal_moves().into_iter().map(Event::Play).collect(),
            Phase::Over => Vec::new(),
        }
    }

    fn apply(&self, event: &Event) -> (Self, Vec<String>) {
        let mut after = self.clone();
        let mut effects = Vec::new();
        match (self.phase, event) {
            (Phase::Start, Event::StartRoll(face)) => after.roll_for_start(*face),
            (Phase::Throw, Event::Throw(faces)) => after.throw(faces, &mut effects),
            (Phase::Move, Event::Play(text)) => after.play(text, &mut effects),
            _ => panic!("{event:?} may not come in {:?}", self.phase),
        }
        (after, effects)
    }
}
