//! How a game begins, as the second reading has it.

use serde_json::{Value, json};

use super::super::barsees::board::SEATS as CLOTH_SEATS;
use super::super::barsees::{self, Cloth};
use super::super::parchis::{self, Table};
use super::super::{Event, Position};
use super::{Question, Shown, face, letter};

impl Question {
    /// Everything that can be told of a game about to begin, after its throws for the start.
    pub(super) fn beginning(&self) -> Value {
        if self.is_barsees() {
            self.cloth_begun()
        } else {
            self.table_begun()
        }
    }

    fn start_rolls(&self) -> impl Iterator<Item = Event> {
        let throws = self.case["throws"].as_array().cloned();
        let rolls = throws.unwrap_or_default().into_iter();
        rolls.map(|throw| Event::StartRoll(face(&throw)))
    }

    fn table_begun(&self) -> Value {
        let rules = self.parchis_rules();
        let in_play = match self.case["in_play"].as_array() {
            Some(seats) => seats.iter().map(letter).collect(),
            None => parchis::in_play(&rules, self.seats()),
        };
        let shared = rules.is("side.house", "shared");
        let table = Table::new(rules, self.seats(), &in_play);
        let table = self
            .start_rolls()
            .fold(table, |table, roll| table.apply(&roll).0);
        let starting = table.phase == parchis::Phase::Start;
        let faces = match table.rules.number("dice.count") {
            2 if !starting => 36,
            _ => 6,
        };
        let host = |seat: &char| {
            let side = table.side_of(*seat);
            if shared { side[0] } else { *seat }
        };
        let houses = table
            .in_play
            .iter()
            .map(|seat| (seat.to_string(), json!(host(seat))));
        let alone = |side: &Vec<char>| table.team_of(side[0]).unwrap_or(side).clone();
        let mut teams: Vec<Vec<char>> = Vec::new();
        for team in table.sides.iter().map(alone) {
            if !teams.contains(&team) {
                teams.push(team);
            }
        }
        json!({
            "hands": table.sides,
            "teams": teams,
            "turn": table.turn,
            "starting": starting,
            "chances": vec![1; faces],
            "houses": Value::Object(houses.collect()),
            "view": null,
            "position": table.written(),
        })
    }

    fn cloth_begun(&self) -> Value {
        let rules = self.barsees_rules();
        let random = rules.is("start.who", "random");
        let cloth = self
            .start_rolls()
            .fold(Cloth::new(rules, 'S'), |cloth, roll| cloth.apply(&roll).0);
        let starting = random || cloth.phase == barsees::Phase::Start;
        let people = if cloth.rules.is("team", "shared") {
            2
        } else {
            1
        };
        let hands: Vec<[char; 1]> = cloth
            .seats
            .repeat(people)
            .into_iter()
            .map(|seat| [seat])
            .collect();
        let mut teams: Vec<Vec<char>> = Vec::new();
        for seat in &cloth.seats {
            let mut team = cloth.team_of(*seat);
            team.sort_by_key(|seat| CLOTH_SEATS.iter().position(|known| known == seat));
            if !teams.contains(&team) {
                teams.push(team);
            }
        }
        let chances = if !starting {
            shells(&cloth, 6)
        } else if random {
            vec![1; hands.len()]
        } else {
            shells(&cloth, cloth.start_shells())
        };
        json!({
            "hands": hands,
            "teams": teams,
            "turn": cloth.turn,
            "starting": starting,
            "chances": chances,
            "view": cloth.rules.word("view"),
            "position": cloth.written(),
        })
    }
}

/// How often so many shells of `count` are closed, for each number of closed ones, as the smallest
/// whole numbers: every shell is closed `closed` times for `open` times that it is not.
fn shells(cloth: &Cloth, count: u32) -> Vec<u64> {
    let (closed, open) = match cloth.rules.get("throw.closed_chance").as_f64() {
        Some(chance) if chance < 0.5 => (2_u64, 3_u64),
        _ => (1, 1),
    };
    // Every way in which the shells may lie, one by one.
    let mut weights = vec![0; count as usize + 1];
    for lie in 0..1_u32 << count {
        let down = lie.count_ones();
        weights[down as usize] += closed.pow(down) * open.pow(count - down);
    }
    weights
}
