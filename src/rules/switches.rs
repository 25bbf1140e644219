//! The rules that are on or off in a game, as one set of bits.
//!
//! The engine asks its questions through [`Switches`]. The presets answer with constants, so
//! that each compiles to straight code; any other mixture runs the same code with loaded bits,
//! as far as its kind of game does not know them ([`super::presets`]).

use super::compiled::Compiled;
use super::crowd::SIGHT;
use super::mechanics::{
    BonusDuty, Compulsory, DoubleEntry, End, Goal, ManyRivals, NobodyHome, OneRival, Spend,
};

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub(super) enum Switch { $($(#[$doc])* $name),* }
    };
}

switches! {
    /// At most two on a square.
    RoomForTwo,
    /// Something may block the way.
    Blocks,
    /// Any two on a square stop everybody, so that who sees the way free has room at its end.
    AllBlock,
    /// Some count reaches farther than a look ahead along the route.
    BeyondSight,
    /// Rivals may share a safe square.
    ShareSafe,
    /// Pairs of one side on safe squares only.
    SafeOnly,
    /// Two rivals together cannot be captured.
    ImmuneStacks,
    /// A token that enters must.
    EnterCompulsory,
    /// The entry is an ordinary square.
    ExitPlain,
    ExitOneCaptures,
    ExitTwoLast,
    ExitTwoBoth,
    ExitPairLast,
    ExitPairBoth,
    /// Partners: entering captures every rival.
    ExitAllRivals,
    DoubleFirstFive,
    DoubleFirstThrow,
    DoubleExitAndFive,
    /// Some token offers two counts.
    Choice,
    Fallback,
    AllOnTrack,
    PerColour,
    OpenOnSix,
    OpenCorridor,
    OpenMixed,
    OpenWhileWaiting,
    CaptureYes,
    Huff,
    CaptureAgain,
    BonusCapture,
    BonusGoal,
    BonusFree,
    BonusExitFree,
    Bounce,
    EndFirst,
    ThirdSix,
    ThirdHome,
    ThirdAnyMove,
    ThirdExemptLane,
    ThirdExemptSafe,
    ThirdExemptUnplayed,
    SpendSingle,
    SpendDice,
    SpendBanked,
    SpendAtOnce,
    /// Some hand plays several colours, or people share one set.
    Sides,
    /// Some team has several hands.
    Teams,
    PlaysPartner,
    TeamOneWins,
    /// Some token contains another.
    Splits,
    /// Some token may be spent together with another.
    Joins,
    /// Some token enters at two squares.
    EntersEither,
    /// Some token does not finish.
    FinishLimited,
    /// Moves may be refused.
    Optional,
    /// Colours other than one's own are friends.
    Friends,
}

/// Answers whether a rule is on.
pub(super) trait Switches: Copy {
    /// The bits that are known when the program is compiled.
    const KNOWN: u64 = 0;

    /// Whether that is enough to judge a step by: nothing costly is asked in vain.
    const KNOWS_STEPS: bool = Self::KNOWN & COSTLY_STEPS == COSTLY_STEPS;

    /// Every rule as a bit.
    fn bits(self) -> u64;

    #[inline(always)]
    fn on(self, switch: Switch) -> bool {
        self.bits() >> switch as u8 & 1 == 1
    }

    /// Whether [`Usual`] says the same.
    #[inline(always)]
    fn steps_as_usual(self) -> bool {
        self.bits() & (STEPS_ON | STEPS_OFF) == STEPS_ON
    }

    /// Whether [`SafePairs`] says the same.
    #[inline(always)]
    fn steps_with_safe_pairs(self) -> bool {
        self.bits() & (STEPS_ON | STEPS_OFF) == STEPS_ON | SAFE_ONLY
    }
}

/// Bits that are known when the game is compiled.
#[derive(Clone, Copy)]
pub(super) struct Loaded(pub(super) u64);

/// The same rules, of which it is known that some are on and some are off: in all games of a kind, or
/// since it was asked.
#[derive(Clone, Copy)]
pub(super) struct Partly<W, const ON: u64, const OFF: u64>(pub(super) W);

impl<W: Switches, const ON: u64, const OFF: u64> Switches for Partly<W, ON, OFF> {
    const KNOWN: u64 = W::KNOWN | ON | OFF;

    #[inline(always)]
    fn bits(self) -> u64 {
        self.0.bits() & !OFF | ON
    }
}

impl Switches for Loaded {
    #[inline(always)]
    fn bits(self) -> u64 {
        self.0
    }
}

/// What nearly all rules have on where a step is judged.
const STEPS_ON: u64 = bits(&[Switch::RoomForTwo, Switch::Blocks, Switch::ShareSafe]);

/// What nearly all rules have off there.
const STEPS_OFF: u64 = bits(&[
    Switch::SafeOnly,
    Switch::ImmuneStacks,
    Switch::FinishLimited,
]);

const SAFE_ONLY: u64 = bits(&[Switch::SafeOnly]);

/// What makes a step costly to judge while it is not known.
const COSTLY_STEPS: u64 = bits(&[Switch::RoomForTwo, Switch::Blocks, Switch::SafeOnly]);

/// Rules whose steps are as usual.
pub(super) type Usual<W> = Partly<W, STEPS_ON, STEPS_OFF>;

/// Rules whose steps are as usual, but for pairs on safe squares only.
pub(super) type SafePairs<W> = Partly<W, { STEPS_ON | SAFE_ONLY }, { STEPS_OFF & !SAFE_ONLY }>;

const BLOCKS: u64 = bits(&[Switch::Blocks]);
const ALL_BLOCK: u64 = bits(&[Switch::AllBlock]);

/// The rules for somebody who has no wall on the way.
pub(super) type Unbarred<W> = Partly<W, 0, { BLOCKS | ALL_BLOCK }>;

/// Rules by which any two stop everybody.
pub(super) type Walled<W> = Partly<W, { BLOCKS | ALL_BLOCK }, 0>;

/// Rules by which room is asked for by itself.
pub(super) type Roomed<W> = Partly<W, 0, ALL_BLOCK>;

/// Whether two may enter at once.
#[inline(always)]
pub(super) fn enters_two(on: impl Switches) -> bool {
    on.on(Switch::DoubleFirstFive)
        || on.on(Switch::DoubleFirstThrow)
        || on.on(Switch::DoubleExitAndFive)
}

/// Whether dice are thrown, of which a third six is told apart.
#[inline(always)]
pub(super) fn throws_dice(on: impl Switches) -> bool {
    on.on(Switch::SpendSingle) || on.on(Switch::SpendDice)
}

/// The bits of some switches.
pub(super) const fn bits(on: &[Switch]) -> u64 {
    let mut bits = 0;
    let mut i = 0;
    while i < on.len() {
        bits |= 1 << on[i] as u8;
        i += 1;
    }
    bits
}

/// The bits of a game.
pub(super) fn switches_of(game: &Compiled) -> u64 {
    use Switch as S;
    let m = &game.mechanics;
    let mut set = 0_u64;
    let mut when = |on: bool, switch: Switch| set |= u64::from(on) << switch as u8;
    let team_of = |h: &super::seating::HandInfo| h.team;
    let teams = game.hands.iter().any(|a| {
        game.hands
            .iter()
            .any(|b| a.colours != b.colours && team_of(a) == team_of(b))
    });
    let sides =
        game.hands.iter().any(|h| h.colours.count_ones() > 1) || game.seating.people_a_side > 1;
    let friends = game
        .hands
        .iter()
        .any(|h| game.friends[usize::from(h.first)].count_ones() > 1);

    when(m.room == Some(2), S::RoomForTwo);
    when(
        m.room == Some(2) && (m.pairs.block || m.pairs.mixed_block),
        S::Blocks,
    );
    let tokens = m.tokens.iter();
    let counts = tokens.flat_map(|t| [t.steps, t.steps_nobody_home].concat());
    // Two dice may be counted together.
    let farthest = 2 * counts.max().unwrap_or(0).min(100);
    let farthest = farthest.max(m.bonus.capture).max(m.bonus.goal);
    when(farthest > SIGHT, S::BeyondSight);
    let blocks = game.pair_blocks.as_flattened();
    let all_block = m.room == Some(2) && blocks.iter().all(|&barred| barred == u8::MAX);
    when(all_block, S::AllBlock);
    when(m.pairs.share_safe, S::ShareSafe);
    when(m.pairs.safe_only, S::SafeOnly);
    when(m.capture.immune_stacks, S::ImmuneStacks);
    when(m.entry.compulsory, S::EnterCompulsory);
    when(m.entry.plain, S::ExitPlain);
    // Nobody asks what happens on an exit that is a square like any other.
    let (one, two, pair) = (m.entry.one_rival, m.entry.two_rivals, m.entry.rival_pair);
    let exit = !m.entry.plain;
    when(exit && one == OneRival::Capture, S::ExitOneCaptures);
    when(exit && two == ManyRivals::CaptureLast, S::ExitTwoLast);
    when(exit && two == ManyRivals::CaptureBoth, S::ExitTwoBoth);
    when(exit && pair == ManyRivals::CaptureLast, S::ExitPairLast);
    when(exit && pair == ManyRivals::CaptureBoth, S::ExitPairBoth);
    when(teams && m.team.exit_all_rivals, S::ExitAllRivals);
    when(m.entry.double == DoubleEntry::FirstFive, S::DoubleFirstFive);
    when(
        m.entry.double == DoubleEntry::FirstThrow,
        S::DoubleFirstThrow,
    );
    when(
        m.entry.double == DoubleEntry::ExitAndFive,
        S::DoubleExitAndFive,
    );
    let choice = |steps: [u8; 2]| steps[1] != 0;
    when(
        m.tokens
            .iter()
            .any(|t| choice(t.steps) || choice(t.steps_nobody_home)),
        S::Choice,
    );
    when(m.fallback, S::Fallback);
    when(m.nobody_home == NobodyHome::AllOnTrack, S::AllOnTrack);
    when(
        sides && m.nobody_home == NobodyHome::PerColour,
        S::PerColour,
    );
    when(m.open.on_six, S::OpenOnSix);
    when(m.open.corridor, S::OpenCorridor);
    when(m.open.mixed, S::OpenMixed);
    when(m.open.while_waiting, S::OpenWhileWaiting);
    when(m.capture.compulsory == Compulsory::Yes, S::CaptureYes);
    when(m.capture.compulsory == Compulsory::Huff, S::Huff);
    when(m.capture.throws_again, S::CaptureAgain);
    when(m.bonus.capture > 0, S::BonusCapture);
    when(m.bonus.goal > 0, S::BonusGoal);
    when(m.bonus.compulsory == BonusDuty::No, S::BonusFree);
    when(
        m.bonus.compulsory == BonusDuty::ExceptExit,
        S::BonusExitFree,
    );
    when(m.goal == Goal::Bounce, S::Bounce);
    when(m.end == End::First, S::EndFirst);
    when(m.third_six.after > 0, S::ThirdSix);
    when(m.third_six.sends_home, S::ThirdHome);
    when(m.third_six.any_move, S::ThirdAnyMove);
    when(m.third_six.exempt_corridor, S::ThirdExemptLane);
    when(m.third_six.exempt_safe, S::ThirdExemptSafe);
    when(m.third_six.exempt_unplayed, S::ThirdExemptUnplayed);
    when(m.spend == Spend::Single, S::SpendSingle);
    when(m.spend == Spend::EachDie, S::SpendDice);
    when(m.spend == Spend::Banked, S::SpendBanked);
    when(m.spend == Spend::AtOnce, S::SpendAtOnce);
    when(sides, S::Sides);
    when(teams, S::Teams);
    when(teams && m.team.plays_partner, S::PlaysPartner);
    when(m.team.one_wins, S::TeamOneWins);
    when(m.tokens.iter().any(|t| t.splits.is_some()), S::Splits);
    when(m.tokens.iter().any(|t| t.joins.is_some()), S::Joins);
    when(
        m.tokens.iter().any(|t| t.enters[1].is_some()),
        S::EntersEither,
    );
    when(m.tokens.iter().any(|t| !t.finishes), S::FinishLimited);
    when(!m.compulsory, S::Optional);
    when(friends, S::Friends);
    set
}
