//! The engine and the second reading at one table: the same throws, the same moves, and every
//! ply compared.

use std::collections::BTreeSet;
use std::sync::Arc;

use parchis::dice::Cup;
use parchis::levels::Catalogue;
use parchis::rules::family::{GameSpec, Rules, Value};
use parchis::rules::notation::{Name, Setup, effects, move_text, place_name};
use parchis::rules::record::Ply;
use parchis::rules::{Colour, Compiled, Game, Phase, State, Thrown};

use crate::oracle::barsees::{self, Cloth};
use crate::oracle::parchis::{self as table, Table};
use crate::oracle::rules::Rules as ReadRules;
use crate::oracle::{Event, Position, with_sorted_captives};
use crate::tables;

/// The position of the second reading, whichever game it is.
#[derive(Clone, Debug)]
pub(crate) enum Reading {
    /// Parchís.
    Table(Box<Table>),
    /// Barsees.
    Cloth(Box<Cloth>),
}

/// A game on both.
#[derive(Clone, Debug)]
pub(crate) struct Both {
    /// The engine's.
    pub(crate) game: Game,
    /// The second reading's; nothing before the cup has named who begins a game of Barsees.
    pub(crate) reading: Option<Reading>,
    rules: ReadRules,
}

/// The preset of the second reading with the values that a game changes.
///
/// # Panics
/// If the two presets, each written from the page by itself, are not the same.
fn read_rules(spec: &GameSpec, preset: &Rules) -> ReadRules {
    let name = spec.rules.preset().replace('-', "_");
    let mut rules = match spec.rules.family().id {
        "barsees" => barsees::preset(&name),
        _ => table::preset(&name),
    };
    for (key, value) in preset.iter() {
        // Who sits where is handed over as it was worked out, not as a key.
        if key.path != "seats.in_play" {
            let same = rules.clone().with(key.path, json(value));
            assert_eq!(rules, same, "{name}: {}", key.path);
        }
    }
    for (path, value) in spec.rules.differences(preset) {
        if path != "seats.in_play" {
            rules = rules.with(&path, json(&value));
        }
    }
    rules
}

fn json(value: &Value) -> serde_json::Value {
    serde_json::to_value(value).expect("values can be written")
}

impl Reading {
    fn legal_moves(&self) -> BTreeSet<String> {
        match self {
            Self::Table(table) => table.legal_moves(),
            Self::Cloth(cloth) => cloth.legal_moves(),
        }
    }

    /// What may come next.
    pub(crate) fn events(&self) -> Vec<Event> {
        match self {
            Self::Table(table) => table.events(),
            Self::Cloth(cloth) => cloth.events(),
        }
    }

    /// The position after an event, and what happened.
    pub(crate) fn apply(&self, event: &Event) -> (Self, Vec<String>) {
        match self {
            Self::Table(table) => {
                let (after, effects) = table.apply(event);
                (Self::Table(Box::new(after)), effects)
            }
            Self::Cloth(cloth) => {
                let (after, effects) = cloth.apply(event);
                (Self::Cloth(Box::new(after)), effects)
            }
        }
    }
}

impl Both {
    /// A game about to begin.
    pub(crate) fn begun(catalogue: &Catalogue, spec: &GameSpec) -> Self {
        let rules = read_rules(spec, &catalogue.presets[spec.rules.preset()].rules);
        let compiled = spec.compile().expect("the game fits together");
        let game = Game::new(Arc::clone(&compiled));
        // The cup, or four people who throw for two seats, name the seat that begins; the second
        // reading is then told.
        let told = compiled.seating.people_a_side > 1 || rules.is("start.who", "random");
        let reading = match spec.rules.family().id {
            "barsees" if told => None,
            "barsees" => {
                let first = compiled.letter(game.hand());
                Some(Reading::Cloth(Box::new(Cloth::new(rules.clone(), first))))
            }
            _ => {
                let letters = |seats: &[Colour]| -> Vec<char> {
                    let letter = |c: &Colour| spec.board.seats[c.index()].letter;
                    seats.iter().map(letter).collect()
                };
                let seats = u32::try_from(spec.board.seats.len()).expect("few seats");
                let in_play = letters(&spec.seating.in_play);
                Some(Reading::Table(Box::new(Table::new(
                    rules.clone(),
                    seats,
                    &in_play,
                ))))
            }
        };
        Self {
            game,
            reading,
            rules,
        }
    }

    /// What may come next, as the engine has it.
    pub(crate) fn plies(&self) -> Vec<Ply> {
        let throws = self.game.outcomes().iter().map(|o| Ply::Throw(o.thrown));
        let moves = self.game.moves().iter().map(|&mv| Ply::Move(mv));
        throws.chain(moves).collect()
    }

    /// Draws what comes next; nothing when the game is over.
    pub(crate) fn draw(&self, cup: &mut Cup) -> Option<Ply> {
        if self.game.moves().is_empty() {
            return cup.throw(self.game.outcomes()).map(Ply::Throw);
        }
        let moves = self.game.moves();
        let drawn = cup.below(u32::try_from(moves.len()).expect("few moves"));
        Some(Ply::Move(moves[drawn as usize]))
    }

    /// Plays on both and compares what happened and where everything stands.
    ///
    /// # Errors
    /// The first difference, with the position in which it arose.
    pub(crate) fn play(&mut self, ply: Ply) -> Result<(), String> {
        let before = self.line();
        let mut facts = Vec::new();
        let (event, said) = match ply {
            Ply::Throw(thrown) if self.reading.is_none() => (None, format!("{thrown:?}")),
            Ply::Throw(thrown) => {
                let event = self.thrown(thrown);
                let said = format!("{event:?}");
                (Some(event), said)
            }
            Ply::Move(mv) => {
                let text = move_text(&self.game, mv);
                (self.named(&text).map(Event::Play), text)
            }
        };
        let refused = match ply {
            Ply::Throw(thrown) => self.game.throw(thrown, &mut facts),
            Ply::Move(mv) => self.game.play(mv, &mut facts),
        };
        let at = |what: &str| format!("{before}\n  {said}: {what}");
        refused.map_err(|refusal| at(&format!("refused: {refusal}")))?;
        if let (Some(event), Some(reading)) = (event, &self.reading) {
            let (after, read) = reading.apply(&event);
            let done = effects(self.game.rules(), &facts);
            if order_free(&done) != order_free(&read) {
                return Err(at(&format!(
                    "the engine has {done:?}, the reading {read:?}"
                )));
            }
            self.reading = Some(after);
        }
        if self.reading.is_none() && self.game.phase() != Phase::Start {
            let letter = self.game.rules().letter(self.game.hand());
            let rules = self
                .rules
                .clone()
                .with("start.who", serde_json::json!("random"));
            self.reading = Some(Reading::Cloth(Box::new(Cloth::new(rules, letter))));
        }
        self.compare().map_err(|difference| at(&difference))
    }

    fn thrown(&self, thrown: Thrown) -> Event {
        let starting = self.game.phase() == Phase::Start;
        match thrown {
            Thrown::Die(value) | Thrown::Shells(value) if starting => {
                Event::StartRoll(value.into())
            }
            Thrown::Die(face) => Event::Throw(vec![face.into()]),
            Thrown::Dice(a, b) => Event::Throw(vec![a.into(), b.into()]),
            Thrown::Shells(closed) => Event::Shells(closed.into()),
            Thrown::Starter(_) => unreachable!("the reading does not draw who begins"),
        }
    }

    /// The reading's name for a move of the engine.
    fn named(&self, text: &str) -> Option<String> {
        let wanted = with_sorted_captives(text);
        let legal = self.reading.as_ref()?.legal_moves();
        legal
            .into_iter()
            .find(|name| with_sorted_captives(name) == wanted)
    }

    /// The position of the engine on one line.
    pub(crate) fn line(&self) -> String {
        Setup::of(self.game.rules(), self.game.state()).to_string()
    }

    /// Compares the legal moves and the positions.
    ///
    /// # Errors
    /// The difference.
    pub(crate) fn compare(&self) -> Result<(), String> {
        let Some(reading) = &self.reading else {
            return Ok(());
        };
        let listed: Vec<_> = self.game.moves().iter().collect();
        let texts = listed.iter().map(|&&mv| move_text(&self.game, mv));
        let engine: BTreeSet<_> = texts.map(|text| with_sorted_captives(&text)).collect();
        if engine.len() != listed.len() {
            return Err(format!("a move is listed twice among {engine:?}"));
        }
        let read = reading.legal_moves();
        let read: BTreeSet<_> = read.iter().map(|text| with_sorted_captives(text)).collect();
        if engine != read {
            let now = self.line();
            return Err(format!(
                "{now}\n  only the engine has {:?}, only the reading {:?}",
                engine.difference(&read),
                read.difference(&engine)
            ));
        }
        let (engine, read) = (self.reasons(), reading.reasons());
        if engine != read {
            let only =
                |one: &BTreeSet<Reason>, other| one.difference(other).cloned().collect::<Vec<_>>();
            return Err(format!(
                "{}\n  why not? The engine says {:?}, the reading {:?}",
                self.line(),
                only(&engine, &read),
                only(&read, &engine)
            ));
        }
        let (engine, read) = (self.told(), reading.told());
        if engine != read {
            return Err(format!(
                "the engine has\n  {engine:?}, the reading\n  {read:?}"
            ));
        }
        Ok(())
    }

    /// Every piece that may not move, with the reason in the reading's words.
    fn reasons(&self) -> BTreeSet<Reason> {
        let rules = self.game.rules();
        let pieces = rules.seating.in_play.iter().flat_map(|c| c.pieces());
        pieces
            .filter_map(|piece| {
                let why = self.game.why_not(piece)?;
                let number = usize::from(piece.number());
                Some((
                    seat(rules, piece.colour()),
                    number,
                    tables::reason(rules, why),
                ))
            })
            .collect()
    }

    /// Everything that both know of a position, in the same words.
    fn told(&self) -> Told {
        let (rules, state) = (self.game.rules(), self.game.state());
        // What a third six asks about matters before the next throw only.
        let throwing = state.phase == Phase::Throw && !rules.throws_shells();
        let setup = Setup::of(rules, state);
        let piece = |piece: parchis::rules::Piece| {
            (seat(rules, piece.colour()), usize::from(piece.number()))
        };
        let names = |names: Vec<Name>| names.into_iter().map(|Name(name)| name).collect::<Vec<_>>();
        let steps = |kind| match kind {
            parchis::rules::facts::BonusKind::Goal => rules.mechanics.bonus.goal,
            _ => rules.mechanics.bonus.capture,
        };
        let mut tokens = names(setup.tokens);
        tokens.sort();
        Told {
            pieces: pieces(rules, state),
            arrival: setup.arrival.0.into_iter().collect(),
            phase: format!("{:?}", state.phase),
            // Nobody has the turn of a game that is over.
            turn: (state.phase != Phase::Over).then(|| rules.letter(state.hand)),
            bonuses: state
                .bonuses
                .iter()
                .map(|kind| u32::from(steps(kind)))
                .collect(),
            tokens,
            again: state.phase == Phase::Move && state.again.is_some(),
            sixes: if throwing { state.sixes.into() } else { 0 },
            last_moved: state.last_moved.filter(|_| throwing).map(piece),
            six_played: !throwing || state.sixes != 2 || state.six_played,
            places: places(rules, state),
        }
    }
}

/// A position in the words of both readings.
#[derive(Debug, PartialEq)]
struct Told {
    pieces: Vec<(char, Vec<String>)>,
    arrival: BTreeSet<(String, String)>,
    phase: String,
    turn: Option<char>,
    bonuses: Vec<u32>,
    tokens: Vec<String>,
    again: bool,
    sixes: u32,
    last_moved: Option<(char, usize)>,
    six_played: bool,
    places: Vec<Vec<char>>,
}

/// A piece by its seat and number, and why it may not move.
type Reason = (char, usize, String);

fn seat(rules: &Compiled, colour: Colour) -> char {
    rules.board.seats[colour.index()].letter
}

fn pieces(rules: &Compiled, state: &State) -> Vec<(char, Vec<String>)> {
    let of = |&colour: &Colour| {
        let places = colour
            .pieces()
            .map(|p| place_name(rules, colour, state.at[p.index()]));
        (seat(rules, colour), places.collect())
    };
    let mut all: Vec<_> = rules.seating.in_play.iter().map(of).collect();
    all.sort();
    all
}

/// The colours of each place, the first place first.
fn places(rules: &Compiled, state: &State) -> Vec<Vec<char>> {
    let placed = |place: u8| {
        let hands = rules.hands.iter().enumerate();
        let there = hands.filter(|(hand, _)| state.places[*hand] == place);
        let mut seats: Vec<_> = there
            .flat_map(|(_, info)| parchis::rules::ids::colours(info.colours))
            .map(|colour| seat(rules, colour))
            .collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    };
    (1..parchis::rules::FINISHED)
        .map(placed)
        .filter(|seats| !seats.is_empty())
        .collect()
}

impl Reading {
    /// Every piece that may not move, with the reason.
    fn reasons(&self) -> BTreeSet<Reason> {
        let reasons = match self {
            Self::Table(table) => table.why_not(),
            Self::Cloth(cloth) => cloth.why_not(),
        };
        reasons.into_iter().collect()
    }

    fn told(&self) -> Told {
        let sorted = |places: &[Vec<char>]| {
            let mut places = places.to_vec();
            for place in &mut places {
                place.sort_unstable();
            }
            places
        };
        match self {
            Self::Table(table) => {
                let over = table.phase == table::Phase::Over;
                let throwing = table.phase == table::Phase::Throw;
                Told {
                    pieces: table
                        .pieces
                        .iter()
                        .map(|(seat, places)| {
                            (*seat, places.iter().map(ToString::to_string).collect())
                        })
                        .collect(),
                    arrival: table
                        .arrival
                        .iter()
                        .map(|(square, seats)| (square.to_string(), seats.iter().collect()))
                        .collect(),
                    phase: format!("{:?}", table.phase),
                    turn: (!over).then_some(table.turn),
                    bonuses: table.bonuses.iter().map(|bonus| bonus.steps).collect(),
                    tokens: {
                        let mut dice = table.dice.clone();
                        dice.sort_unstable();
                        dice.iter().map(ToString::to_string).collect()
                    },
                    again: table.throws_again && table.phase == table::Phase::Move,
                    sixes: if throwing { table.sixes } else { 0 },
                    last_moved: table.last_moved.filter(|_| throwing),
                    six_played: !throwing || table.sixes != 2 || table.second_six_played,
                    places: sorted(&table.places),
                }
            }
            Self::Cloth(cloth) => {
                let over = cloth.phase == barsees::Phase::Over;
                let mut tokens: Vec<_> = cloth.bank.iter().map(ToString::to_string).collect();
                tokens.sort();
                Told {
                    pieces: cloth
                        .pawns
                        .iter()
                        .map(|(seat, places)| {
                            (*seat, places.iter().map(ToString::to_string).collect())
                        })
                        .collect(),
                    arrival: BTreeSet::new(),
                    phase: format!("{:?}", cloth.phase),
                    turn: (!over).then_some(cloth.turn),
                    bonuses: Vec::new(),
                    tokens,
                    again: cloth.throws_again && cloth.phase == barsees::Phase::Move,
                    sixes: 0,
                    last_moved: None,
                    six_played: true,
                    places: sorted(&cloth.places),
                }
            }
        }
    }
}

/// Effects with the captives of one ply in alphabetical order, since they count as a set.
fn order_free(effects: &[String]) -> Vec<String> {
    let is_capture = |text: &&String| text.starts_with("capture ");
    let mut captures: Vec<_> = effects.iter().filter(is_capture).cloned().collect();
    captures.sort();
    let mut captures = captures.into_iter();
    effects
        .iter()
        .map(|text| match is_capture(&text) {
            true => captures.next().unwrap_or_default(),
            false => text.clone(),
        })
        .collect()
}
