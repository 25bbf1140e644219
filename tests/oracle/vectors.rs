//! Reads a vector (position, throw, what must follow) and says what the oracle finds.

mod beginning;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::barsees::board::Place as ClothPlace;
use super::barsees::tokens;
use super::barsees::{self, Cloth};
use super::parchis::board::{Place, SEATS};
use super::parchis::{self, Bonus, Piece, Table};
use super::rules::{Rules, as_count};
use super::{Event, Position, with_sorted_captives};

/// One thing that a case expects under one preset or variant.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// The case and the rules, for people.
    pub(crate) name: String,
    case: Value,
    preset: String,
    rules: Map<String, Value>,
    /// What has to come out.
    pub(crate) expected: Value,
}

/// Every question of a file of vectors.
///
/// # Panics
/// If the file is not as its description says.
pub(crate) fn questions(file: &Value) -> Vec<Question> {
    let cases = file["cases"].as_array().expect("cases");
    cases.iter().flat_map(questions_of).collect()
}

fn questions_of(case: &Value) -> Vec<Question> {
    let id = case["id"].as_str().expect("an id");
    let mut questions = Vec::new();
    for (preset, expected) in case["expect"].as_object().into_iter().flatten() {
        questions.push(Question {
            name: format!("{id} {preset}"),
            case: case.clone(),
            preset: preset.replace('-', "_"),
            rules: Map::new(),
            expected: expected.clone(),
        });
    }
    for variant in case["variants"].as_array().into_iter().flatten() {
        let rules = variant["rules"].as_object().cloned().unwrap_or_default();
        let mut case = case.clone();
        for field in ["teams", "sides", "in_play"] {
            if !variant[field].is_null() {
                case[field] = variant[field].clone();
            }
        }
        questions.push(Question {
            name: format!(
                "{id} {} {}",
                variant["preset"],
                Value::Object(rules.clone())
            ),
            case,
            preset: variant["preset"]
                .as_str()
                .expect("a preset")
                .replace('-', "_"),
            rules,
            expected: variant["expect"].clone(),
        });
    }
    questions
}

impl Question {
    /// What was found instead, if it is not what is expected.
    pub(crate) fn judge(&self) -> Result<(), String> {
        let mut found = self.answer();
        // Of whatever else there is to tell, only what is asked for is compared.
        if let (Value::Object(found), Value::Object(asked)) = (&mut found, &self.expected) {
            found.retain(|field, _| asked.contains_key(field));
        }
        let mut expected = match &self.expected {
            Value::Array(moves) => {
                sorted(moves.iter().filter_map(Value::as_str).map(str::to_owned))
            }
            other => other.clone(),
        };
        // Which piece of a seat stands where does not matter.
        for answer in [&mut found, &mut expected] {
            for field in ["after", "position"] {
                let seats = answer.get_mut(field).and_then(Value::as_object_mut);
                for places in seats.into_iter().flat_map(|seats| seats.values_mut()) {
                    if let Some(places) = places.as_array_mut() {
                        places.sort_by_key(Value::to_string);
                    }
                }
            }
        }
        if found == expected {
            Ok(())
        } else {
            Err(format!("{}: expected {expected}, found {found}", self.name))
        }
    }

    fn answer(&self) -> Value {
        let kind = self.case["kind"].as_str();
        if kind == Some("start") {
            return self.beginning();
        }
        if self.is_barsees() {
            let mut cloth = self.cloth();
            if matches!(kind, Some("turn" | "turns")) {
                return self.whole_turn(cloth);
            }
            cloth.phase = barsees::Phase::Move;
            return sorted(cloth.legal_moves());
        }
        let table = self.table();
        match kind {
            Some("third_six") => self.third_six(table),
            Some("turn" | "turns") => self.whole_turn(table),
            _ => self.legal(table),
        }
    }

    fn is_barsees(&self) -> bool {
        let board = self.case["board"].as_str();
        board.is_some_and(|board| board.starts_with("barsees"))
    }

    fn legal(&self, mut table: Table) -> Value {
        if let Some(steps) = self.case["bonus"].as_u64() {
            table.phase = parchis::Phase::Move;
            table.bonuses.insert(0, bonus(steps));
        } else {
            table = table.apply(&Table::thrown(&self.case["throw"])).0;
        }
        sorted(table.legal_moves())
    }

    fn third_six(&self, mut table: Table) -> Value {
        let seat = table.turn;
        table.sixes = 2;
        table.second_six_played = self.case["second_six_played"] == true;
        if !self.case["last_moved"].is_null() {
            let place = Place::from_json(&self.case["last_moved"]);
            table.last_moved = Some(piece_at(&mut table, seat, place));
        }
        let (_, effects) = table.apply(&Event::Throw(vec![
            6;
            table.rules.number("dice.count")
                as usize
        ]));
        let went = effects.iter().any(|effect| effect.starts_with("sent_home"));
        json!(if went { "home" } else { "none" })
    }

    /// Plays the throws and the moves of a whole turn; the expected moves are played as they come.
    fn whole_turn<P: Shown>(&self, mut position: P) -> Value {
        let mut throws = self.case["throws"].as_array().into_iter().flatten();
        let mut moves = self.expected["played"].as_array().into_iter().flatten();
        let mut played = Vec::new();
        let mut effects = Vec::new();
        loop {
            let legal = position.legal_moves();
            let event = if legal.is_empty() {
                let Some(next) = throws.next() else { break };
                P::thrown(next)
            } else {
                let Some(wanted) = moves.next().and_then(Value::as_str) else {
                    break;
                };
                let same =
                    |legal: &&String| with_sorted_captives(legal) == with_sorted_captives(wanted);
                let Some(chosen) = legal.iter().find(same) else {
                    return json!(format!("{wanted} is not among {legal:?} after {effects:?}"));
                };
                played.push(wanted);
                Event::Play(chosen.clone())
            };
            let (after, happened) = position.apply(&event);
            position = after;
            effects.extend(happened);
        }
        json!({ "played": played, "effects": effects, "after": position.written(), "next": position.next() })
    }

    fn letters(&self, field: &str) -> Option<Vec<Vec<char>>> {
        let groups = self.case[field].as_array()?;
        let letters = |group: &Value| group.as_array().into_iter().flatten().map(letter).collect();
        Some(groups.iter().map(letters).collect())
    }

    fn parchis_rules(&self) -> Rules {
        let mut rules = parchis::preset(&self.preset);
        for (key, value) in &self.rules {
            rules = rules.with(key, value.clone());
        }
        rules
    }

    /// How many seats a board of Parchís has.
    fn seats(&self) -> u32 {
        let board = self.case["board"].as_str().expect("a board");
        let seats = board.strip_prefix("parchis-").expect("a board of Parchís");
        seats.parse().expect("a number of seats")
    }

    /// The position of a Parchís case, the seat to play about to throw.
    fn table(&self) -> Table {
        let rules = self.parchis_rules();
        let seats = self.seats();
        let all: Vec<char> = SEATS.chars().take(seats as usize).collect();
        let in_play: Vec<char> = self.case["in_play"]
            .as_array()
            .map_or(all, |list| list.iter().map(letter).collect());
        let mut table = Table::new(rules, seats, &in_play);
        if let Some(teams) = self.letters("teams") {
            table.teams = teams;
        }
        let sides = self.letters("sides").unwrap_or_else(|| table.sides.clone());
        table.seat(&in_play, &sides);
        for (seat, places) in self.case["position"].as_object().into_iter().flatten() {
            let seat = seat.chars().next().expect("a seat");
            let places = places
                .as_array()
                .into_iter()
                .flatten()
                .map(Place::from_json);
            table.pieces.insert(seat, places.collect());
        }
        table.arrival = self.arrival(&table);
        table.turn = letter(&self.case["turn"]);
        table.rolling.clear();
        table.phase = parchis::Phase::Throw;
        // Choice: whoever has a piece out has thrown before, a five included.
        let out = |side: &&Vec<char>| {
            side.iter()
                .any(|seat| table.pieces[seat].iter().any(|place| *place != Place::Home))
        };
        table.has_thrown = table.sides.iter().filter(out).map(|side| side[0]).collect();
        table.has_fived = table.has_thrown.clone();
        self.take_up(&mut table);
        table
    }

    /// Whatever else a case says of the position: a turn that has begun, places that are given.
    fn take_up(&self, table: &mut Table) {
        let state = &self.case["state"];
        let letters = |field: &str| state[field].as_array().into_iter().flatten().map(letter);
        table.sixes = state["sixes"].as_u64().map_or(0, as_count);
        table.second_six_played = state["second_six_played"] != false;
        if let Some(last) = state["last_moved"].as_str() {
            let place = Place::from_json(&last.parse::<u32>().map_or(json!(last), |n| json!(n)));
            table.last_moved = Some(piece_at(table, table.turn, place));
        }
        table.has_fived.extend(letters("openings"));
        table.has_thrown.extend(letters("openings"));
        let bonuses = state["bonuses"].as_array().into_iter().flatten();
        table.bonuses = bonuses.filter_map(Value::as_u64).map(bonus).collect();
        if !table.bonuses.is_empty() {
            table.phase = parchis::Phase::Move;
        }
        table.throws_again = !state["again"].is_null();
        table.places = self.places(table);
    }

    /// Who is home has his place: as given, else in seat order; partners when all of them are.
    fn places(&self, table: &Table) -> Vec<Vec<char>> {
        let given = self.case["state"]["places"].as_object();
        let mut groups: Vec<Vec<char>> = Vec::new();
        for side in &table.sides {
            let group = table.team_of(side[0]).unwrap_or(side);
            if table.is_home(group) && !groups.contains(group) {
                groups.push(group.clone());
            }
        }
        groups.sort_by_key(|group| {
            let place = |seat: &char| given.and_then(|given| given[&seat.to_string()].as_u64());
            group.iter().find_map(place)
        });
        groups
    }

    /// The order on squares shared by two colours: as given, else in seat order.
    fn arrival(&self, table: &Table) -> BTreeMap<u32, Vec<char>> {
        let mut arrival = BTreeMap::new();
        for square in 1..=17 * table.seats {
            let seats: Vec<char> = table
                .standing('Y', Place::Square(square))
                .into_iter()
                .map(|(seat, _)| seat)
                .collect();
            if seats.len() == 2 && seats[0] != seats[1] {
                let given = self.case["arrival"][square.to_string()].as_str();
                arrival.insert(
                    square,
                    given.map_or(seats, |letters| letters.chars().collect()),
                );
            }
        }
        arrival
    }

    fn barsees_rules(&self) -> Rules {
        let mut rules = barsees::preset(&self.preset);
        for (key, value) in &self.rules {
            rules = rules.with(key, value.clone());
        }
        rules
    }

    /// The position of a Barsees case, with the bank that it gives.
    fn cloth(&self) -> Cloth {
        let seats = if self.case["board"] == "barsees-4" {
            4
        } else {
            2
        };
        let rules = self.barsees_rules().with("seats", json!(seats));
        let turn = letter(&self.case["turn"]);
        let mut cloth = Cloth::new(rules, turn);
        cloth.rolling.clear();
        cloth.phase = barsees::Phase::Throw;
        for (seat, places) in self.case["position"].as_object().into_iter().flatten() {
            let seat = seat.chars().next().expect("a seat");
            let places = places
                .as_array()
                .into_iter()
                .flatten()
                .map(ClothPlace::from_json);
            cloth.pawns.insert(seat, places.collect());
        }
        let state = &self.case["state"];
        let banked = [&self.case["tokens"], &state["tokens"]];
        let banked = banked.into_iter().find_map(Value::as_array).cloned();
        cloth.bank = tokens::read(&banked.unwrap_or_default(), &cloth.rules);
        cloth.throws = state["throws"].as_u64().map_or(0, as_count);
        cloth.tries = state["tries"].as_u64().map_or(0, as_count);
        cloth
    }
}

fn bonus(steps: u64) -> Bonus {
    Bonus {
        steps: as_count(steps),
        from_exit: false,
    }
}

/// A piece of `seat` on `place`, put there if none is.
fn piece_at(table: &mut Table, seat: char, place: Place) -> Piece {
    let pieces = table.pieces.get_mut(&seat).expect("the seat plays");
    let number = pieces.iter().position(|there| *there == place).unwrap_or(0);
    pieces[number] = place;
    (seat, number)
}

fn sorted(moves: impl IntoIterator<Item = String>) -> Value {
    let moves: BTreeSet<String> = moves
        .into_iter()
        .map(|text| with_sorted_captives(&text))
        .collect();
    json!(moves)
}

fn letter(value: &Value) -> char {
    value
        .as_str()
        .and_then(|text| text.chars().next())
        .expect("a seat letter")
}

fn face(value: &Value) -> u32 {
    as_count(value.as_u64().expect("a face"))
}

/// What a whole turn needs to know of a game.
trait Shown: Position {
    /// The event of an entry of `throws`.
    fn thrown(entry: &Value) -> Event;

    /// Seat letter → pieces, as positions write them.
    fn written(&self) -> Value;

    /// Whose turn it is; nobody's when the game is over.
    fn next(&self) -> Option<char>;
}

impl Shown for Table {
    /// One die is a number, two are a list.
    fn thrown(entry: &Value) -> Event {
        match entry.as_array() {
            Some(faces) => Event::Throw(faces.iter().map(face).collect()),
            None => Event::Throw(vec![face(entry)]),
        }
    }

    fn written(&self) -> Value {
        let places = |pieces: &Vec<Place>| pieces.iter().copied().map(Place::to_json).collect();
        let seats = self
            .pieces
            .iter()
            .map(|(seat, pieces)| (seat.to_string(), places(pieces)));
        Value::Object(seats.collect())
    }

    fn next(&self) -> Option<char> {
        (self.phase != parchis::Phase::Over).then_some(self.turn)
    }
}

impl Shown for Cloth {
    fn thrown(entry: &Value) -> Event {
        Event::Shells(face(entry))
    }

    fn written(&self) -> Value {
        let places =
            |pawns: &Vec<ClothPlace>| pawns.iter().copied().map(ClothPlace::to_json).collect();
        let seats = self
            .pawns
            .iter()
            .map(|(seat, pawns)| (seat.to_string(), places(pawns)));
        Value::Object(seats.collect())
    }

    fn next(&self) -> Option<char> {
        (self.phase != barsees::Phase::Over).then_some(self.turn)
    }
}
