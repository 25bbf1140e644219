//! One case: what it asks, and the answers to single positions.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;

use crate::cli::listed;
use crate::cli::stated::{Stated, Throw};
use crate::levels::Catalogue;
use crate::rules::family::{GameSpec, SeatChoice, Value as Setting};
use crate::rules::notation::{Name, Pairs, Setup, move_texts, plain_move};
use crate::rules::{Compiled, Fact, Game, Position, Thrown};

/// A case as the file has it; `expect` and `variants` are read by [`Question::all`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct Case {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "title", default)]
    _title: Value,
    #[serde(rename = "source", default)]
    _source: Value,
    #[serde(rename = "quote", default)]
    _quote: Value,
    #[serde(rename = "note", default)]
    _note: Value,
    #[serde(rename = "expect", default)]
    _expect: Value,
    #[serde(rename = "variants", default)]
    _variants: Vec<Variant>,
    pub(super) kind: Option<String>,
    board: String,
    #[serde(default)]
    position: Pairs<Vec<Name>>,
    #[serde(default)]
    arrival: Pairs<String>,
    in_play: Option<Vec<char>>,
    teams: Option<Vec<Vec<char>>>,
    sides: Option<Vec<Vec<char>>>,
    #[serde(default)]
    turn: String,
    /// Whatever else there is to say of the position.
    #[serde(default)]
    state: Setup,
    throw: Option<Throw>,
    bonus: Option<Name>,
    tokens: Option<Vec<Name>>,
    #[serde(default)]
    pub(super) throws: Vec<Throw>,
    last_moved: Option<Name>,
    second_six_played: Option<bool>,
}

/// A variant as the file has it: what may stand there and what must.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
struct Variant {
    #[serde(rename = "preset")]
    _preset: String,
    #[serde(rename = "rules")]
    _rules: Value,
    #[serde(rename = "teams", default)]
    _teams: Value,
    #[serde(rename = "expect")]
    _expect: Value,
}

/// What a case asks under one preset or variant.
pub(super) struct Question {
    /// The case and the rules, for people.
    pub(super) name: String,
    pub(super) preset: String,
    pub(super) is_variant: bool,
    rules: Value,
    teams: Option<Value>,
    /// What must come out.
    pub(super) expect: Value,
}

/// Presets may be written with underscores, as names of fields are.
pub(super) fn plain_name(preset: &str) -> String {
    preset.replace('_', "-")
}

impl Question {
    /// Everything that a case asks.
    pub(super) fn all(case: &Value) -> Vec<Self> {
        let id = case["id"].as_str().unwrap_or("a case without id");
        let mut questions = Vec::new();
        for (preset, expect) in case["expect"].as_object().into_iter().flatten() {
            questions.push(Self {
                name: format!("{id} {preset}"),
                preset: preset.clone(),
                is_variant: false,
                rules: Value::Null,
                teams: None,
                expect: expect.clone(),
            });
        }
        for variant in case["variants"].as_array().into_iter().flatten() {
            let preset = variant["preset"].as_str().unwrap_or_default();
            let teams = variant.get("teams").cloned();
            let shown = teams
                .as_ref()
                .map(|teams| format!(" teams {teams}"))
                .unwrap_or_default();
            questions.push(Self {
                name: format!("{id} {preset} {}{shown}", variant["rules"]),
                preset: preset.to_owned(),
                is_variant: true,
                rules: variant["rules"].clone(),
                teams,
                expect: variant["expect"].clone(),
            });
        }
        if questions.is_empty() && !case["expect"].is_object() {
            questions.push(Self {
                name: id.to_owned(),
                preset: String::new(),
                is_variant: false,
                rules: Value::Null,
                teams: None,
                expect: Value::Null,
            });
        }
        questions
    }

    /// The game in which it is asked.
    pub(super) fn game(&self, case: &Case, catalogue: &Catalogue) -> Result<GameSpec, String> {
        let board = catalogue.boards.get(&case.board);
        let board = board.ok_or_else(|| format!("no board is called {:?}", case.board))?;
        let preset = catalogue.presets.get(&plain_name(&self.preset));
        let preset = preset.ok_or_else(|| format!("no preset is called {:?}", self.preset))?;
        let overrides: Vec<(String, Setting)> = match &self.rules {
            Value::Null => Vec::new(),
            rules => {
                let pairs: Pairs<Setting> = serde_json::from_value(rules.clone())
                    .map_err(|error| format!("rules: {error}"))?;
                pairs.0
            }
        };
        // How a game begins is a matter of its keys, who plays included.
        let all = || board.seats.iter().map(|seat| seat.letter).collect();
        let by_keys = case.kind.as_deref() == Some("start");
        let in_play = case.in_play.clone().or_else(|| (!by_keys).then(all));
        let rules = preset
            .rules
            .with_overrides(&overrides)
            .map_err(|flaws| listed(&flaws))?;
        let teams = match &self.teams {
            Some(teams) => {
                serde_json::from_value(teams.clone()).map_err(|error| format!("teams: {error}"))?
            }
            None => case.teams.clone(),
        };
        let choice = SeatChoice {
            in_play,
            teams,
            sides: case.sides.clone(),
        };
        GameSpec::new("vector", Arc::clone(board), rules, &choice).map_err(|flaws| listed(&flaws))
    }
}

impl Case {
    fn stated(&self) -> Stated {
        Stated {
            position: self.position.clone(),
            arrival: self.arrival.clone(),
            turn: self.turn.clone(),
            throw: self.throw.clone(),
            bonus: self.bonus.clone(),
            tokens: self.tokens.clone(),
            rest: self.state.clone(),
        }
    }

    /// The game in the position of the case, the seat about to throw.
    pub(super) fn before_throw(
        &self,
        game: &Arc<Compiled>,
        change: impl FnOnce(&mut Setup),
    ) -> Result<Game, String> {
        if self.throw.is_some() || self.bonus.is_some() || self.tokens.is_some() {
            return Err("this kind of case takes no \"throw\", \"bonus\" or \"tokens\"".to_owned());
        }
        let mut setup = self.stated().setup();
        change(&mut setup);
        setup.game(Arc::clone(game)).map_err(|flaws| listed(&flaws))
    }
}

/// The set of legal moves.
pub(super) fn judge_moves(
    case: &Case,
    question: &Question,
    game: &Arc<Compiled>,
) -> Result<(), String> {
    let expected = texts(&question.expect).ok_or("what is expected is no list of moves")?;
    let position: Position = case.stated().to_move(game)?;
    let found = move_texts(&Game::of(Arc::clone(game), *position.state()));
    if set(&expected) == set(&found) {
        return Ok(());
    }
    Err(format!(
        "expected {}, found {}",
        shown(&expected),
        shown(&found)
    ))
}

/// What a third six does to the piece moved last.
pub(super) fn judge_third_six(
    case: &Case,
    question: &Question,
    game: &Arc<Compiled>,
) -> Result<(), String> {
    let mut game = case.before_throw(game, |setup| {
        if let (Some(last), true) = (&case.last_moved, setup.position.0.is_empty()) {
            let mut places = vec![Name("H".to_owned()); 4];
            places[0] = last.clone();
            setup.position.0.push((case.turn.clone(), places));
        }
        setup.sixes = 2;
        setup.last_moved = case.last_moved.clone();
        setup.second_six_played = case.second_six_played.unwrap_or(true);
    })?;
    let six = if game.rules().two_dice() {
        Thrown::Dice(6, 6)
    } else {
        Thrown::Die(6)
    };
    let mut facts = Vec::new();
    game.throw(six, &mut facts)
        .map_err(|refusal| refusal.to_string())?;
    let sent = facts
        .iter()
        .any(|fact| matches!(fact, Fact::SentBack { .. }));
    let found = if sent { "home" } else { "none" };
    if question.expect == found {
        return Ok(());
    }
    Err(format!("expected {}, found {found:?}", question.expect))
}

/// A list of texts.
pub(super) fn texts(value: &Value) -> Option<Vec<String>> {
    value
        .as_array()?
        .iter()
        .map(|text| text.as_str().map(str::to_owned))
        .collect()
}

/// The set of moves, the captives of each in order.
fn set(moves: &[String]) -> BTreeSet<String> {
    moves.iter().map(|text| plain_move(text)).collect()
}

/// Texts as a sentence lists them.
pub(super) fn shown(texts: &[String]) -> String {
    format!("[{}]", texts.join(", "))
}
