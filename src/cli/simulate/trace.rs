//! A game step by step, as JSON lines: `docs/command-line.md` explains every field.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::play::Table;
use crate::rules::facts::BonusKind;
use crate::rules::mechanics::Spend;
use crate::rules::notation::{
    Name, Pairs, Setup, effects, hand_name, move_text, move_texts, place_name,
};
use crate::rules::{Compiled, Fact, Game, Hand, Move, Phase, Piece, Shown, State, Thrown};

/// The lines of one game.
pub(super) struct Trace {
    n: u64,
    game: String,
    ply: u32,
    text: String,
    /// The throws for the start.
    start: Vec<Value>,
    header: Header,
    /// The shells thrown since the last move or turn.
    shells: Vec<u8>,
    /// The state before the throw that the next decision spends.
    fallen: Option<State>,
}

/// The first line of a game.
#[derive(Clone, Serialize)]
struct Header {
    n: u64,
    game: String,
    board: String,
    preset: String,
    rules: Map<String, Value>,
    in_play: Vec<String>,
    sides: Vec<Vec<String>>,
    teams: Vec<Vec<String>>,
    start: Vec<Value>,
}

/// One decision or forced event.
#[derive(Serialize)]
struct Line<'a> {
    n: u64,
    game: &'a str,
    ply: u32,
    turn: String,
    position: Pairs<Vec<Name>>,
    arrival: Pairs<String>,
    sixes: u8,
    last_moved: Option<String>,
    second_six_played: bool,
    #[serde(flatten)]
    what: &'a What,
    pending: Vec<u8>,
    legal: Option<&'a [String]>,
    played: Option<&'a str>,
    effects: Vec<String>,
    after: Pairs<Vec<Name>>,
    next: Option<String>,
}

/// What the decision spends, or what fell.
#[derive(Clone, Serialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Throw(Value),
    Bonus(u8),
    Tokens(Vec<Name>),
    Throws(Vec<u8>),
}

/// A decision or forced event, before it is played.
struct Step {
    state: State,
    what: What,
    legal: Option<Vec<String>>,
    mv: Option<Move>,
    played: Option<String>,
}

impl Trace {
    pub(super) fn new(table: &Table<'_>, n: u64) -> Self {
        let board = &table.spec.board;
        let letters = |seats: &[crate::rules::Colour]| {
            seats
                .iter()
                .map(|c| board.seats[c.index()].letter.to_string())
                .collect::<Vec<_>>()
        };
        let seating = &table.spec.seating;
        let header = Header {
            n,
            game: table.spec.id.clone(),
            board: board.id.clone(),
            preset: table.spec.rules.preset().to_owned(),
            rules: table.overrides.clone(),
            in_play: letters(&seating.in_play),
            sides: seating.sides.iter().map(|side| letters(side)).collect(),
            teams: seating.teams.iter().map(|team| letters(team)).collect(),
            start: Vec::new(),
        };
        let mut trace = Self {
            n,
            game: table.spec.id.clone(),
            ply: 0,
            text: String::new(),
            start: Vec::new(),
            header,
            shells: Vec::new(),
            fallen: None,
        };
        if table.rules.starts_unasked() {
            trace.write_header();
        }
        trace
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    fn write_header(&mut self) {
        let header = Header {
            start: std::mem::take(&mut self.start),
            ..self.header.clone()
        };
        self.push(&header);
    }

    fn push(&mut self, line: &impl Serialize) {
        // Lines of texts and numbers can always be written.
        self.text += &serde_json::to_string(line).unwrap_or_default();
        self.text.push('\n');
    }

    /// Something fell.
    pub(super) fn threw(&mut self, before: &Game, thrown: Thrown, facts: &[Fact], after: &Game) {
        if before.phase() == Phase::Start {
            self.start.push(match thrown {
                Thrown::Die(value) | Thrown::Shells(value) => json!(value),
                Thrown::Dice(a, b) => json!([a, b]),
                Thrown::Starter(hand) => json!(hand_name(before.rules(), hand)),
            });
            if after.phase() != Phase::Start {
                self.write_header();
            }
            return;
        }
        let state = *before.state();
        let what = match thrown {
            Thrown::Shells(closed) => {
                self.shells.push(closed);
                let throws_on = after.phase() == Phase::Throw && after.state().bank != [0; 16];
                if throws_on {
                    return;
                }
                What::Throws(std::mem::take(&mut self.shells))
            }
            _ if after.phase() == Phase::Move => {
                self.fallen = Some(state);
                return;
            }
            Thrown::Dice(a, b) => What::Throw(json!([a, b])),
            Thrown::Die(value) => What::Throw(json!(value)),
            Thrown::Starter(_) => return,
        };
        let legal = (!matches!(what, What::Throws(_))).then(Vec::new);
        self.lines(
            Step {
                state,
                what,
                legal,
                mv: None,
                played: None,
            },
            facts,
            after,
        );
    }

    /// A move was played.
    pub(super) fn moved(&mut self, before: &Game, mv: Move, facts: &[Fact], after: &Game) {
        let rules = before.rules();
        let mut state = *before.state();
        let fallen = self.fallen.take().unwrap_or(state);
        let what = if let Some(steps) = pending(rules, &state).first() {
            What::Bonus(*steps)
        } else {
            let tokens = Setup::of(rules, &state).tokens;
            match rules.mechanics.spend {
                Spend::Single => What::Throw(json!(tokens.first())),
                Spend::EachDie => What::Throw(json!(tokens)),
                Spend::Banked | Spend::AtOnce => What::Tokens(tokens),
            }
        };
        // What a third six would ask is how things stood before this throw.
        state.last_moved = fallen.last_moved;
        state.six_played = fallen.six_played;
        let played = Some(move_text(before, mv));
        self.lines(
            Step {
                state,
                what,
                legal: Some(move_texts(before)),
                mv: Some(mv),
                played,
            },
            facts,
            after,
        );
    }

    /// The line of a step, and one for every bonus that is lost by it.
    fn lines(&mut self, mut step: Step, facts: &[Fact], after: &Game) {
        let rules = after.rules();
        let sixes = facts.iter().find_map(|fact| match fact {
            Fact::Thrown { sixes, .. } => Some(*sixes),
            _ => None,
        });
        step.state.sixes = sixes.unwrap_or(step.state.sixes);
        let mut shown = Shown::of(&step.state);
        let mut parts = split_at_losses(facts).into_iter().peekable();
        while let Some(part) = parts.next() {
            for fact in part {
                shown.hear(rules, fact);
            }
            let mut following = step.state;
            (following.at, following.later, following.bonuses) =
                (shown.at, shown.later, shown.bonuses);
            let next = match (parts.peek(), after.phase()) {
                (Some(_), _) => Some(step.state.hand),
                (None, Phase::Over) => None,
                (None, _) => Some(after.hand()),
            };
            let by_throw = matches!(step.what, What::Throw(_));
            if let Some(mv) = step
                .mv
                .filter(|_| by_throw || rules.mechanics.third_six.any_move)
                .filter(|_| !rules.throws_shells())
            {
                following.last_moved = Some(mv.piece);
            }
            following.six_played |= by_throw;
            self.write(rules, &step, part, &following, next);
            let what = What::Bonus(pending(rules, &following).first().copied().unwrap_or(0));
            step = Step {
                state: following,
                what,
                legal: Some(Vec::new()),
                mv: None,
                played: None,
            };
        }
    }

    fn write(
        &mut self,
        rules: &Compiled,
        step: &Step,
        facts: &[Fact],
        after: &State,
        next: Option<Hand>,
    ) {
        let setup = Setup::of(rules, &step.state);
        let game = self.game.clone();
        let line = Line {
            n: self.n,
            game: &game,
            ply: self.ply,
            turn: setup.turn,
            position: setup.position,
            arrival: setup.arrival,
            sixes: step.state.sixes,
            last_moved: step
                .state
                .last_moved
                .map(|piece| piece_name(rules, &step.state, piece)),
            second_six_played: step.state.six_played,
            what: &step.what,
            pending: pending(rules, &step.state),
            legal: step.legal.as_deref(),
            played: step.played.as_deref(),
            effects: effects(rules, facts),
            after: Setup::of(rules, after).position,
            next: next.map(|hand| hand_name(rules, hand)),
        };
        self.push(&line);
        self.ply += 1;
    }
}

/// Facts up to each bonus that is lost, which begins a part of its own.
fn split_at_losses(facts: &[Fact]) -> Vec<&[Fact]> {
    let losses = facts
        .iter()
        .enumerate()
        .filter(|(_, fact)| matches!(fact, Fact::BonusLost { .. }));
    let mut cuts: Vec<_> = losses.map(|(i, _)| i).filter(|&i| i > 0).collect();
    cuts.insert(0, 0);
    cuts.push(facts.len());
    cuts.windows(2).map(|cut| &facts[cut[0]..cut[1]]).collect()
}

/// The steps of the bonuses that wait.
fn pending(rules: &Compiled, state: &State) -> Vec<u8> {
    let steps = |kind| match kind {
        BonusKind::Goal => rules.mechanics.bonus.goal,
        BonusKind::Capture | BonusKind::ExitCapture => rules.mechanics.bonus.capture,
    };
    state.bonuses.iter().map(steps).collect()
}

/// Where a piece stands, with its seat in front if it is not of the seat to play.
fn piece_name(rules: &Compiled, state: &State, piece: Piece) -> String {
    let place = place_name(rules, piece.colour(), state.at[piece.index()]);
    let letter = rules.board.seats[piece.colour().index()].letter;
    if letter == rules.letter(state.hand) {
        place
    } else {
        format!("{letter}.{place}")
    }
}
