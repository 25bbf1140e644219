//! The match at the table: the truth.

use std::sync::Arc;

use bevy::prelude::*;

use super::save::{self, Save};
use crate::dice::Cup;
use crate::rules::family::GameSpec;
use crate::rules::mechanics::MAX_TOKENS;
use crate::rules::record::{Ply, Record};
use crate::rules::{Compiled, Fact, Game, Hand, Move, Phase, Refusal, State, Thrown};

/// Who plays a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person at this machine, by the name that was given, if any: see [`tidy_name`].
    Human(Option<String>),
    /// A computer player, by the name of its opponent (`greedy`).
    Computer(String),
}

/// The most letters of a person's name.
pub const LONGEST_NAME: usize = 16;

/// A name as it is kept: on one line, without spaces around it, and not too long; nothing if
/// nothing is left.
#[must_use]
pub fn tidy_name(typed: &str) -> Option<String> {
    let plain = typed.replace(|c: char| c.is_control() || STEERING.contains(&c), " ");
    let words: Vec<_> = plain.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let name = name.trim_end();
    (!name.is_empty()).then(|| name.to_owned())
}

/// Marks that would turn the direction of whatever follows a name.
const STEERING: [char; 12] = [
    '\u{200e}', '\u{200f}', '\u{061c}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}',
    '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
];

impl Player {
    /// The player of a kind: `human`, or the name of an opponent.
    #[must_use]
    pub fn named(kind: &str) -> Self {
        match kind {
            "human" => Self::Human(None),
            opponent => Self::Computer(opponent.to_owned()),
        }
    }

    /// A person of a name, however it was typed.
    #[must_use]
    pub fn person(name: &str) -> Self {
        Self::Human(tidy_name(name))
    }

    /// The kind: `human`, or the name of the opponent.
    #[must_use]
    pub fn kind(&self) -> &str {
        match self {
            Self::Human(_) => "human",
            Self::Computer(opponent) => opponent,
        }
    }

    /// The name of a person who has given one.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Human(name) => name.as_deref(),
            Self::Computer(_) => None,
        }
    }

    /// Whether a person plays.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human(_))
    }
}

/// The match in play; there is none before the first one begins.
///
/// Only the table changes it. Read it for what may be done now, and only while the timeline
/// is idle; what is to be *seen* is the timeline's `Shown`.
#[derive(Resource, Debug)]
pub struct Match {
    game: Game,
    players: Vec<Player>,
    cup: Cup,
    record: Record,
    ply: u32,
    thrown: Option<(Hand, Thrown)>,
}

/// What lies on the table after a throw; nothing does when the cup drew who begins.
fn lying(hand: Hand, thrown: Thrown) -> Option<(Hand, Thrown)> {
    (!matches!(thrown, Thrown::Starter(_))).then_some((hand, thrown))
}

/// What must have fallen where a game begins with something to be played.
fn fell_before(rules: &Compiled, state: &State) -> Option<(Hand, Thrown)> {
    let brings = |thrown| {
        let mut bank = [0; MAX_TOKENS];
        for token in rules.tokens_of(thrown) {
            bank[usize::from(token)] += 1;
        }
        bank
    };
    let mut throws = rules.outcomes(Phase::Throw).iter().map(|o| o.thrown);
    let thrown = throws.find(|&thrown| brings(thrown) == state.bank)?;
    (state.phase == Phase::Move).then_some((state.hand, thrown))
}

/// How far the cups in which lots are drawn lie apart from those that are thrown.
const LOTS: u64 = 1 << 32;

/// How many plies are played out at once: two pieces can capture each other for ever.
const LONGEST_REST: usize = 20_000;

impl Match {
    /// A match from where a record begins: the usual beginning, or a position.
    #[must_use]
    pub fn new(record: &Record, players: Vec<Player>, cup: Cup) -> Self {
        let record = record.anew();
        let game = record.opening();
        Self {
            thrown: fell_before(game.rules(), game.state()),
            game,
            players,
            cup,
            record,
            ply: 0,
        }
    }

    /// A match from where it was left.
    ///
    /// # Errors
    /// If the record is none of a game of its rules, which [`Save::read`] rules out.
    pub fn go_on(save: Save) -> Result<Self, Refusal> {
        let Save {
            players,
            cup,
            record,
        } = save;
        let mut game = record.opening();
        let mut thrown = fell_before(game.rules(), game.state());
        for ply in record.plies() {
            match *ply {
                Ply::Throw(what) => {
                    thrown = lying(game.hand(), what).or(thrown);
                    game.throw(what, &mut ())?;
                }
                Ply::Move(mv) => game.play(mv, &mut ())?,
            }
        }
        Ok(Self {
            game,
            players,
            cup: cup.into(),
            ply: record.plies().len() as u32,
            record,
            thrown,
        })
    }

    /// The game: whom to ask what may be done.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The tables that it is played by.
    #[must_use]
    pub fn rules(&self) -> &Arc<Compiled> {
        self.game.rules()
    }

    /// What was agreed on: board, rules, seats.
    #[must_use]
    pub fn spec(&self) -> &GameSpec {
        self.record.spec()
    }

    /// What has fallen and been played so far.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many commands have been carried out. It counts on when another match begins, so
    /// that a command to the old one never fits.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// Who plays each hand, in the order of turns.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who plays the hand whose turn it is; nobody once the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<&Player> {
        (self.game.phase() != Phase::Over)
            .then(|| self.players.get(self.game.hand().index()))
            .flatten()
    }

    /// What fell last, and for whom.
    #[must_use]
    pub fn thrown(&self) -> Option<(Hand, Thrown)> {
        self.thrown
    }

    /// Draws lots for whoever acts now: numbers below the argument, the same ones whenever
    /// this ply of this match is played, and none of those that the cup throws.
    pub fn lots(&self) -> impl FnMut(u32) -> u32 + Send + use<> {
        let kept = self.cup.state();
        let mut lots = Cup::stream(kept.seed, (kept.stream + 1) * LOTS + u64::from(self.ply));
        move |n| lots.below(n)
    }

    /// The match as it can be gone on with later.
    pub(super) fn save(&self) -> Save {
        Save {
            players: self.players.clone(),
            cup: self.cup.state(),
            record: self.record.clone(),
        }
    }

    /// The text to be saved.
    pub(super) fn text(&self) -> String {
        save::text(&self.players, self.cup.state(), &self.record)
    }

    /// Throws, and hears what it led to.
    pub(super) fn throw(&mut self, facts: &mut Vec<Fact>) -> Result<(), Refusal> {
        let Some(thrown) = self.cup.throw(self.game.outcomes()) else {
            return Err(Refusal::NotThrowing);
        };
        let before = self.game.clone();
        self.game.throw(thrown, facts)?;
        self.record.throw(&before, thrown);
        self.thrown = lying(before.hand(), thrown).or(self.thrown);
        self.ply += 1;
        Ok(())
    }

    /// Plays a move, and hears what it led to.
    pub(super) fn play(&mut self, mv: Move, facts: &mut Vec<Fact>) -> Result<(), Refusal> {
        let before = self.game.clone();
        self.game.play(mv, facts)?;
        self.record.play(&before, mv);
        self.ply += 1;
        Ok(())
    }

    /// Throws and plays for computer players until a person is to act or the game is over; says
    /// whether anything was played.
    pub(super) fn play_out(&mut self, choose: fn(&str, &Self) -> Option<Move>) -> bool {
        let before = self.ply;
        for _ in 0..LONGEST_REST {
            let Some(Player::Computer(name)) = self.to_act() else {
                break;
            };
            let done = if self.game.phase() == Phase::Move {
                choose(name, self)
                    .map_or(Err(Refusal::NotThere), |mv| self.play(mv, &mut Vec::new()))
            } else {
                self.throw(&mut Vec::new())
            };
            if let Err(why) = done {
                error!("the rest cannot be played: {why}");
                break;
            }
        }
        self.ply > before
    }

    /// The same match from its beginning, with other throws.
    pub(super) fn anew(&self) -> Self {
        let cup = self.cup.state();
        let next = Cup::stream(cup.seed, cup.stream + 1);
        Self::new(&self.record, self.players.clone(), next).after(self)
    }

    /// Counts on from the match that was at the table before.
    pub(super) fn after(self, last: &Self) -> Self {
        let ply = self.ply.max(last.ply + 1);
        Self { ply, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(tidy_name("  Abu\n Omar\t"), Some("Abu Omar".to_owned()));
        assert_eq!(tidy_name("أمينة"), Some("أمينة".to_owned()));
        assert_eq!(tidy_name("a\u{202e}b"), Some("a b".to_owned()));
        assert_eq!(tidy_name(" \u{200f}\n"), None);
        let long = tidy_name(&"ñ".repeat(99)).map(|name| name.chars().count());
        assert_eq!(long, Some(LONGEST_NAME));
    }
}
