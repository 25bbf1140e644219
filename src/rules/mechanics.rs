//! The only rules that the engine knows.
//!
//! What people agree on before a game are *family keys* ([`super::family`]): each is a
//! sentence of the rules pages. They are mapped to these mechanics, whose rows are those of
//! the whole cross-and-circle family, and the mechanics of a game are compiled with its
//! board into tables ([`super::compiled::Compiled`]).

use serde::{Deserialize, Serialize};

use super::facts::BonusKind;

/// Most kinds of tokens in one game, bonuses included.
pub const MAX_TOKENS: usize = 16;

/// Everything that decides how a game is played on whatever board.
#[derive(Clone, Debug, PartialEq)]
pub struct Mechanics {
    /// What is thrown.
    pub chance: Chance,
    /// Who begins.
    pub start: Start,
    /// How many pieces of each colour begin on their entry.
    pub pieces_out: u8,
    /// The kinds of tokens; a [`Face`] and the bonuses name them by index.
    pub tokens: Vec<Token>,
    /// What each value thrown brings, by value: faces 1–6 of a die at 0–5, closed shells
    /// 0–6 at 0–6.
    pub faces: Vec<Face>,
    /// How the tokens of a throw are used.
    pub spend: Spend,
    /// Coming in from home.
    pub entry: Entry,
    /// When a token counts more because nobody waits at home.
    pub nobody_home: NobodyHome,
    /// Whether a token falls back to its count with somebody at home when the larger count
    /// cannot be played.
    pub fallback: bool,
    /// What repeated sixes (or doubles) lead to.
    pub third_six: ThirdSix,
    /// Most pieces on a square, all seats together; `None` is no limit.
    pub room: Option<u8>,
    /// What pairs do.
    pub pairs: Pairs,
    /// Opening one's own pairs on a six.
    pub open: Open,
    /// Capturing.
    pub capture: Capture,
    /// The bonuses.
    pub bonus: Bonus,
    /// The way into the goal.
    pub goal: Goal,
    /// Partners.
    pub team: TeamRules,
    /// When the game ends.
    pub end: End,
    /// Whether a legal move must be played.
    pub compulsory: bool,
    /// Throws in a turn before throwing stops, special throws included; 0 is no limit.
    pub throw_cap: u8,
    /// How often somebody with nothing on the board may throw in vain in one turn.
    pub tries_when_empty: u8,
}

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Six-sided dice, one or two.
    Dice(u8),
    /// Shells of two faces; the closed ones are counted.
    Shells {
        /// How many.
        count: u8,
        /// The chance of a closed face, in tenths.
        closed_tenths: u8,
    },
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Everybody throws a die, the highest begins, ties throw again.
    HighestRoll,
    /// The first seat that is in play.
    FirstSeat,
    /// The cup decides.
    Random,
    /// Everybody throws in turn until a throw with a khal falls.
    FirstSpecial,
    /// Everybody throws three shells, most closed ones begin, ties throw again.
    ThreeShells,
}

/// A kind of token: what a die, a shell throw or a capture earns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Token {
    /// Its name in notation: `5`, `k`, `25`.
    pub name: String,
    /// Steps while a piece waits at home; two different ones are a choice, 0 is none.
    pub steps: [u8; 2],
    /// Steps when nobody waits.
    pub steps_nobody_home: [u8; 2],
    /// Where it brings in a piece from home: indices of the route. With two, the player chooses.
    pub enters: [Option<u8>; 2],
    /// Whether it must open one's own pair.
    pub opens: bool,
    /// A token that this one contains and that may be spent alone to enter or to finish a
    /// piece, and the token that is then left (the khal of a merged dest).
    pub splits: Option<(u8, u8)>,
    /// A token that may be spent together with this one to enter at [`Token::joint_enters`].
    pub joins: Option<u8>,
    /// Where both together bring in a piece.
    pub joint_enters: [Option<u8>; 2],
    /// Whether it may bring a piece into the goal.
    pub finishes: bool,
}

/// What a value thrown brings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// Its name, a key of the language files; empty for dice.
    pub name: String,
    /// The kinds of tokens it brings.
    pub tokens: Vec<u8>,
    /// Whether the hand throws again.
    pub again: bool,
    /// Whether it counts towards the third six.
    pub six: bool,
}

/// How the tokens of a throw are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spend {
    /// One die, one move, then perhaps the next throw.
    Single,
    /// Two dice: each its own move in either order, or both by one piece.
    EachDie,
    /// All throws of a turn are banked, then spent in any order.
    Banked,
    /// The tokens of each throw are spent before the next.
    AtOnce,
}

/// Coming in from home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Whether a token that enters must do so.
    pub compulsory: bool,
    /// Entering two at once.
    pub double: DoubleEntry,
    /// One rival alone on the exit.
    pub one_rival: OneRival,
    /// Two rivals of different colours.
    pub two_rivals: ManyRivals,
    /// Two rivals of one colour.
    pub rival_pair: ManyRivals,
    /// Whether the exit is an ordinary square for landing (no exit rules).
    pub plain: bool,
}

/// When one throw frees two pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoubleEntry {
    /// Never.
    Never,
    /// The first entering throw of a seat.
    FirstFive,
    /// Only the very first throw of a seat.
    FirstThrow,
    /// Always: one on the exit, the second five squares on.
    ExitAndFive,
}

/// What happens to one rival alone on an exit when its owner enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OneRival {
    /// Both stay.
    Share,
    /// It goes home.
    Capture,
}

/// What happens to two rivals on an exit when its owner enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ManyRivals {
    /// The last to arrive goes home.
    CaptureLast,
    /// Both go home.
    CaptureBoth,
    /// Nobody enters.
    Blocked,
}

/// When a token counts more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NobodyHome {
    /// When none of the hand's pieces waits at home.
    NoneHome,
    /// When all of the hand's pieces are on the way.
    AllOnTrack,
    /// For each colour when none of its pieces waits at home.
    PerColour,
}

/// What a third six in a row leads to; the turn always ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThirdSix {
    /// How many in a row; 0 is never.
    pub after: u8,
    /// Whether the piece moved last goes home.
    pub sends_home: bool,
    /// Whether pieces moved by bonuses count as moved last.
    pub any_move: bool,
    /// Whether a piece in its corridor is exempt.
    pub exempt_corridor: bool,
    /// Whether a piece on a safe square is exempt.
    pub exempt_safe: bool,
    /// Whether there is no penalty when the six before could not be played.
    pub exempt_unplayed: bool,
}

/// What two pieces on a square do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// Whether two of one side stand only on safe squares (and in the corridor).
    pub safe_only: bool,
    /// Whether a pair of one side blocks rivals at all.
    pub block: bool,
    /// Whether it blocks its owner.
    pub block_own: bool,
    /// Whether two rivals may share a safe square.
    pub share_safe: bool,
    /// Whether such a mixed pair blocks everybody.
    pub mixed_block: bool,
}

/// Opening one's own pairs on a six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// Whether one must.
    pub on_six: bool,
    /// Whether a pair in the corridor counts.
    pub corridor: bool,
    /// Whether a mixed pair counts.
    pub mixed: bool,
    /// Whether one is bound while a piece waits at home and entering is compulsory.
    pub while_waiting: bool,
}

/// Capturing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Whether one must when one can.
    pub compulsory: Compulsory,
    /// Whether two rivals together on an unsafe square are immune.
    pub immune_stacks: bool,
    /// Whether a capture earns another throw.
    pub throws_again: bool,
}

/// How strict a duty is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Compulsory {
    /// Free.
    No,
    /// Nothing else is legal.
    Yes,
    /// Anything is legal, but the piece that missed it goes home.
    Huff,
}

/// The bonuses: kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// For each captive: steps, 0 is none.
    pub capture: u8,
    /// For each piece in the goal: steps, 0 is none.
    pub goal: u8,
    /// Whether it must be played.
    pub compulsory: BonusDuty,
}

impl Bonus {
    /// The steps of a bonus of this kind.
    #[must_use]
    pub const fn steps(self, kind: BonusKind) -> u8 {
        match kind {
            BonusKind::Capture | BonusKind::ExitCapture => self.capture,
            BonusKind::Goal => self.goal,
        }
    }
}

/// Whether a bonus must be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusDuty {
    /// Always.
    Yes,
    /// Never.
    No,
    /// But for one earned by entering.
    ExceptExit,
}

/// The way into the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// By exact count.
    Exact,
    /// A larger count turns back inside the corridor.
    Bounce,
}

/// What partners do to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamRules {
    /// Whether entering captures every rival on the exit.
    pub exit_all_rivals: bool,
    /// Whether partners capture each other.
    pub capture: bool,
    /// Whether one partner's finish wins for both.
    pub one_wins: bool,
    /// Whether a finished partner throws for the other.
    pub plays_partner: bool,
}

/// When the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// With the first who finishes.
    First,
    /// When one side is left.
    Places,
}

impl Token {
    /// Whether it may bring in a piece, alone or by the token that it contains.
    #[must_use]
    pub fn brings_in(&self) -> bool {
        self.enters[0].is_some() || self.splits.is_some() || self.joint_enters[0].is_some()
    }

    /// A plain token of so many steps.
    #[must_use]
    pub fn plain(name: impl Into<String>, steps: u8) -> Self {
        Self {
            name: name.into(),
            steps: [steps, 0],
            steps_nobody_home: [steps, 0],
            finishes: true,
            ..Self::default()
        }
    }
}
