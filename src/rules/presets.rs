//! The rules that are known when the program is compiled: all of a preset's, some of any game's.

use super::switches::{Switch, bits};

/// What every preset of Parchís has on.
const PARCHIS: &[Switch] = &[
    Switch::RoomForTwo,
    Switch::Blocks,
    Switch::ShareSafe,
    Switch::OpenOnSix,
    Switch::BonusCapture,
    Switch::BonusGoal,
    Switch::ThirdSix,
    Switch::ThirdHome,
    Switch::ThirdExemptLane,
    Switch::ThirdExemptUnplayed,
];

/// What the presets of Spain have besides.
const SPANISH: &[Switch] = &[Switch::EnterCompulsory, Switch::ExitTwoLast];

/// What those of Morocco and Tangier have besides.
const MOROCCAN: &[Switch] = &[
    Switch::AllBlock,
    Switch::SpendSingle,
    Switch::ExitOneCaptures,
    Switch::ExitTwoBoth,
    Switch::ExitPairBoth,
    Switch::Fallback,
    Switch::ThirdAnyMove,
    Switch::OpenCorridor,
    Switch::OpenMixed,
    Switch::OpenWhileWaiting,
];

/// What every preset of Barsees has on.
const BARSEES: &[Switch] = &[Switch::ExitPlain, Switch::SpendBanked, Switch::EndFirst];

/// The bits of the presets that compile to straight code: Spain, Morocco, Tangier (strict, and
/// one against one with two colours each), Spain with two dice, Damascus, Palestine, old
/// Damascus; but for that one, each player for himself.
pub(super) const PRESETS: [u64; 8] = [
    bits(PARCHIS) | bits(SPANISH) | bits(&[Switch::SpendSingle]),
    bits(PARCHIS) | bits(MOROCCAN) | bits(&[Switch::EnterCompulsory, Switch::ThirdExemptSafe]),
    bits(PARCHIS)
        | bits(MOROCCAN)
        | bits(&[Switch::DoubleExitAndFive, Switch::Huff, Switch::EndFirst]),
    bits(PARCHIS)
        | bits(MOROCCAN)
        | bits(&[
            Switch::EnterCompulsory,
            Switch::ThirdExemptSafe,
            Switch::PerColour,
            Switch::Sides,
            Switch::Friends,
            Switch::EndFirst,
        ]),
    bits(PARCHIS) | bits(SPANISH) | bits(&[Switch::SpendDice]),
    bits(BARSEES),
    bits(BARSEES) | bits(&[Switch::ImmuneStacks]),
    bits(BARSEES) | bits(&[Switch::Splits, Switch::FinishLimited]),
];

/// What games of one kind have in common, whatever the house rules: their bits on, their bits off.
pub(super) struct Kind {
    pub(super) on: u64,
    pub(super) off: u64,
}

impl Kind {
    /// Whether a game of these bits is of this kind.
    pub(super) const fn has(&self, game: u64) -> bool {
        game & (self.on | self.off) == self.on
    }
}

/// What no game of dice has on.
const NO_DICE: &[Switch] = &[
    Switch::SpendBanked,
    Switch::SpendAtOnce,
    Switch::ImmuneStacks,
    Switch::ExitPlain,
    Switch::CaptureAgain,
    Switch::Splits,
    Switch::Joins,
    Switch::EntersEither,
    Switch::FinishLimited,
    Switch::Optional,
];

/// What few games of one die have on.
const RARE: &[Switch] = &[
    Switch::Choice,
    Switch::DoubleFirstFive,
    Switch::DoubleFirstThrow,
    Switch::DoubleExitAndFive,
    Switch::AllOnTrack,
    Switch::CaptureYes,
    Switch::Huff,
    Switch::BonusFree,
    Switch::BonusExitFree,
    Switch::Bounce,
    Switch::SafeOnly,
    Switch::BeyondSight,
];

/// What no game of shells has on.
const NO_SHELLS: &[Switch] = &[
    Switch::SpendSingle,
    Switch::SpendDice,
    Switch::RoomForTwo,
    Switch::Blocks,
    Switch::BeyondSight,
    Switch::SafeOnly,
    Switch::EnterCompulsory,
    Switch::DoubleFirstFive,
    Switch::DoubleFirstThrow,
    Switch::DoubleExitAndFive,
    Switch::Choice,
    Switch::Fallback,
    Switch::AllOnTrack,
    Switch::PerColour,
    Switch::OpenOnSix,
    Switch::CaptureYes,
    Switch::Huff,
    Switch::BonusCapture,
    Switch::BonusGoal,
    Switch::Bounce,
    Switch::ThirdSix,
];

/// What depends on who plays with whom.
const PARTNERS: &[Switch] = &[
    Switch::Sides,
    Switch::PerColour,
    Switch::Friends,
    Switch::Teams,
    Switch::PlaysPartner,
    Switch::TeamOneWins,
    Switch::ExitAllRivals,
    Switch::EndFirst,
];

/// A preset's games, whoever plays with whom.
const fn whoever(preset: u64) -> Kind {
    Kind {
        on: preset & !bits(PARTNERS),
        off: !preset & !bits(PARTNERS),
    }
}

const PAIRS: u64 = bits(&[Switch::RoomForTwo, Switch::Blocks]);

/// The kinds whose games by no preset know some of their bits: those of partners by the rules of
/// Spain, Morocco and Damascus; one die without what is rare, one die, two dice, shells. The first
/// that fits is taken.
pub(super) const KINDS: [Kind; 7] = [
    whoever(PRESETS[0]),
    // Pairs of partners let both through.
    whoever(PRESETS[1] & !bits(&[Switch::AllBlock])),
    whoever(PRESETS[5]),
    Kind {
        on: PAIRS | bits(&[Switch::SpendSingle]),
        off: bits(NO_DICE) | bits(&[Switch::SpendDice]) | bits(RARE),
    },
    Kind {
        on: PAIRS | bits(&[Switch::SpendSingle]),
        off: bits(NO_DICE) | bits(&[Switch::SpendDice]),
    },
    Kind {
        on: PAIRS | bits(&[Switch::SpendDice]),
        off: bits(NO_DICE) | bits(&[Switch::SpendSingle]),
    },
    Kind {
        on: bits(&[Switch::ExitPlain, Switch::EndFirst]),
        off: bits(NO_SHELLS),
    },
];
