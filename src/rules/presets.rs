//! The rules that are known when the program is compiled: all of a preset, some of any game of its kind.

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

/// What games of one kind have in common: their bits on, their bits off. Of a preset that is all.
pub(super) struct Kind {
    /// What the kind is called.
    pub(super) name: &'static str,
    pub(super) on: u64,
    pub(super) off: u64,
}

impl Kind {
    /// Whether a game of these bits is of this kind.
    pub(super) const fn has(&self, game: u64) -> bool {
        game & (self.on | self.off) == self.on
    }
}

/// A preset, of which every bit is known.
const fn preset(name: &'static str, on: u64) -> Kind {
    let off = !on;
    Kind { name, on, off }
}

const SPAIN: Kind = preset(
    "Spain",
    bits(PARCHIS) | bits(SPANISH) | bits(&[Switch::SpendSingle]),
);

const MOROCCO: Kind = preset(
    "Morocco",
    bits(PARCHIS) | bits(MOROCCAN) | bits(&[Switch::EnterCompulsory, Switch::ThirdExemptSafe]),
);

const TANGIER_STRICT: Kind = preset(
    "Tangier, strict",
    bits(PARCHIS)
        | bits(MOROCCAN)
        | bits(&[Switch::DoubleExitAndFive, Switch::Huff, Switch::EndFirst]),
);

const TANGIER_1V1: Kind = preset(
    "Tangier, one against one",
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
);

const SPAIN_TWO_DICE: Kind = preset(
    "Spain, two dice",
    bits(PARCHIS) | bits(SPANISH) | bits(&[Switch::SpendDice]),
);

const DAMASCUS: Kind = preset("Damascus", bits(BARSEES));

const PALESTINE: Kind = preset("Palestine", bits(BARSEES) | bits(&[Switch::ImmuneStacks]));

const DAMASCUS_OLD: Kind = preset(
    "Damascus, old",
    bits(BARSEES) | bits(&[Switch::Splits, Switch::FinishLimited]),
);

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
    Switch::BonusFree,
    Switch::BonusExitFree,
    Switch::BeyondSight,
];

/// What few have on that is asked at each step.
const RARE_STEPS: &[Switch] = &[
    Switch::CaptureYes,
    Switch::Huff,
    Switch::Bounce,
    Switch::SafeOnly,
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

/// What few games of shells have on.
const RARE_SHELLS: &[Switch] = &[
    Switch::SpendAtOnce,
    Switch::Splits,
    Switch::Joins,
    Switch::EntersEither,
    Switch::FinishLimited,
    Switch::Optional,
];

/// What partners can differ in.
const PARTNERS: u64 = bits(&[
    Switch::Friends,
    Switch::Teams,
    Switch::PlaysPartner,
    Switch::TeamOneWins,
    Switch::ExitAllRivals,
    Switch::EndFirst,
]);

/// What only somebody with several colours, or people who share one, have on.
const SIDES: u64 = bits(&[Switch::Sides, Switch::PerColour]);

/// A preset's games between partners with one colour each.
const fn partners(name: &'static str, preset: Kind) -> Kind {
    Kind {
        name,
        on: preset.on & !PARTNERS,
        off: preset.off & !PARTNERS | SIDES,
    }
}

/// A preset's games of people with several colours, or who share one, be they partners or not.
const fn sides(name: &'static str, preset: Kind) -> Kind {
    Kind {
        name,
        on: preset.on & !PARTNERS & !SIDES | bits(&[Switch::Sides]),
        off: preset.off & !PARTNERS & !SIDES,
    }
}

const PAIRS: u64 = bits(&[Switch::RoomForTwo, Switch::Blocks]);

/// What nobody has on who plays for himself, with one colour.
const SEVERAL: u64 = SIDES
    | bits(&[
        Switch::Friends,
        Switch::Teams,
        Switch::PlaysPartner,
        Switch::ExitAllRivals,
    ]);

/// Such games where each plays for himself, with one colour.
const fn alone(name: &'static str, kind: Kind) -> Kind {
    Kind {
        name,
        on: kind.on,
        off: kind.off | SEVERAL,
    }
}

/// Games with these bits on and these off.
const fn kind(name: &'static str, on: u64, off: u64) -> Kind {
    Kind { name, on, off }
}

/// One die, without what is rare.
const USUAL_DIE: Kind = kind(
    "one die, the usual",
    PAIRS | bits(&[Switch::SpendSingle]),
    bits(NO_DICE) | bits(&[Switch::SpendDice]) | bits(RARE) | bits(RARE_STEPS),
);

/// One die, without what is rare and asked at each step.
const PLAIN_STEPS: Kind = kind(
    "one die, plain steps",
    PAIRS | bits(&[Switch::SpendSingle]),
    bits(NO_DICE) | bits(&[Switch::SpendDice]) | bits(RARE_STEPS),
);

const DIE: Kind = kind(
    "one die",
    PAIRS | bits(&[Switch::SpendSingle]),
    bits(NO_DICE) | bits(&[Switch::SpendDice]),
);

const TWO_DICE: Kind = kind(
    "two dice",
    PAIRS | bits(&[Switch::SpendDice]),
    bits(NO_DICE) | bits(&[Switch::SpendSingle]),
);

/// Shells, without what is rare.
const USUAL_SHELLS: Kind = kind(
    "shells, the usual",
    bits(&[Switch::ExitPlain, Switch::EndFirst, Switch::SpendBanked]),
    bits(NO_SHELLS) | bits(RARE_SHELLS),
);

/// Shells, with squares as in Damascus, whatever they bring.
const PLAIN_SHELLS: Kind = kind(
    "shells, plain steps",
    SHELLS.on,
    SHELLS.off
        | bits(&[
            Switch::ImmuneStacks,
            Switch::ShareSafe,
            Switch::CaptureAgain,
        ]),
);

const SHELLS: Kind = kind(
    "shells",
    bits(&[Switch::ExitPlain, Switch::EndFirst]),
    bits(NO_SHELLS),
);

/// Morocco where people play together: pairs of partners let both through.
const MOROCCO_TOGETHER: Kind = Kind {
    on: MOROCCO.on & !bits(&[Switch::AllBlock]),
    ..MOROCCO
};

/// Every kind that is compiled by itself. The first that fits is taken: the presets, then people who
/// play together by their rules, then whoever plays for himself before anybody.
pub(super) const KINDS: [Kind; 25] = [
    SPAIN,
    MOROCCO,
    TANGIER_STRICT,
    TANGIER_1V1,
    SPAIN_TWO_DICE,
    DAMASCUS,
    PALESTINE,
    DAMASCUS_OLD,
    partners("Spain, partners", SPAIN),
    sides("Spain, several colours", SPAIN),
    partners("Morocco, partners", MOROCCO_TOGETHER),
    sides("Morocco, several colours", MOROCCO_TOGETHER),
    partners("Damascus, partners", DAMASCUS),
    sides("Damascus, shared", DAMASCUS),
    alone("one die, the usual, alone", USUAL_DIE),
    alone("one die, plain steps, alone", PLAIN_STEPS),
    alone("one die, alone", DIE),
    USUAL_DIE,
    DIE,
    alone("two dice, alone", TWO_DICE),
    TWO_DICE,
    alone("shells, the usual, alone", USUAL_SHELLS),
    alone("shells, plain steps, alone", PLAIN_SHELLS),
    alone("shells, alone", SHELLS),
    SHELLS,
];

/// What the code is called that plays games of these bits.
pub(super) fn code_of(game: u64) -> &'static str {
    let kind = KINDS.iter().find(|kind| kind.has(game));
    kind.map_or("any rules", |kind| kind.name)
}
