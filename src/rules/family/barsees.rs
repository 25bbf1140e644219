//! The keys of Barsees (`seats` to `view`) and what they mean to the engine.

use super::keys::Kind::{Bool, Choice, NumberOrNone, OneOf};
use super::seats::{Form, SeatRules};
use super::{Chapter, Clash, Exclusion, Family, KeySpec, Need, Rules, Test, Value};
use crate::rules::mechanics::{
    Bonus, BonusDuty, Capture, Chance, Compulsory, DoubleEntry, End, Entry, Face, Goal, ManyRivals,
    Mechanics, NobodyHome, OneRival, Open, Pairs, Spend, Start, TeamRules, ThirdSix, Token,
};

/// Barsees of the Syrian cloth.
pub(super) static FAMILY: Family = Family {
    id: "barsees",
    keys: KEYS,
    chapters: CHAPTERS,
    mechanics,
    seats,
    exclusions: EXCLUSIONS,
    needs: NEEDS,
};

#[rustfmt::skip]
const KEYS: &[KeySpec] = &[
    KeySpec::new("seats", OneOf(&[2.0, 4.0]), "2", "SEED; 4 Murray"),
    KeySpec::new("team", Choice(&["none", "shared", "pairs"]), "none", "SEED; shared Arabic Wikipedia"),
    KeySpec::new("throw.banj", OneOf(&[25.0, 24.0]), "25", "JW, Murray; 24 DU"),
    KeySpec::new("throw.khal", Choice(&["separate", "merged"]), "separate", "SEED; merged Finkel"),
    KeySpec::new("throw.use", Choice(&["banked", "at_once"]), "banked", "Finkel, DU; at_once some apps"),
    KeySpec::new("throw.cap", NumberOrNone { min: 1, max: 20 }, "none", "no rule text has one")
        .offering(&["none", "3", "5", "10"]),
    KeySpec::new("throw.tries_when_empty", OneOf(&[1.0, 3.0]), "1", "3 some apps"),
    KeySpec::new("throw.closed_chance", OneOf(&[0.5, 0.4]), "0.5", "0.4 real cowries"),
    KeySpec::new("enter.by", Choice(&["khal_x_slash", "khal_only"]), "khal_x_slash", "SEED; khal_only DU, Murray"),
    KeySpec::new("enter.square", Choice(&["by_throw", "either"]), "by_throw", "JW; either SEED read literally"),
    KeySpec::new("enter.keeps_khal", Bool, "false", "another reading of SEED"),
    KeySpec::new("stack.immune", Bool, "false", "SEED; true Murray"),
    KeySpec::new("safe.share", Bool, "false", "SEED"),
    KeySpec::new("capture.throw_again", Bool, "false", "no Barsees source has true"),
    KeySpec::new("kitchen.finish", Choice(&["exact", "khal_only"]), "exact", "SEED; khal_only Finkel"),
    KeySpec::new("move.compulsory", Bool, "true", "SEED; false DU"),
    KeySpec::new("start.who", Choice(&["random", "first_dest_or_banj", "three_shells"]), "random", "silent"),
    KeySpec::new("direction", Choice(&["anticlockwise", "clockwise"]), "anticlockwise", "SEED"),
    KeySpec::new("view", Choice(&["x_cloth", "plus"]), "x_cloth", "the cloth"),
];

#[rustfmt::skip]
const CHAPTERS: &[Chapter] = &[
    Chapter::new("cloth", &["seats", "team", "start.who", "direction", "view"]),
    Chapter::new("throwing", &[
        "throw.closed_chance", "throw.banj", "throw.khal", "throw.use", "throw.cap", "throw.tries_when_empty",
    ]),
    Chapter::new("entering", &["enter.by", "enter.square", "enter.keeps_khal"]),
    Chapter::new("moving", &["move.compulsory", "stack.immune", "safe.share", "capture.throw_again"]),
    Chapter::new("kitchen", &["kitchen.finish"]),
];

const EXCLUSIONS: &[Exclusion] = &[
    Exclusion {
        key: ("enter.square", Test::Is("either")),
        other: ("enter.by", Test::Is("khal_only")),
        why: Clash::KhalEntersAtOneSquare,
    },
    Exclusion {
        key: ("enter.keeps_khal", Test::Is("true")),
        other: ("enter.by", Test::Is("khal_only")),
        why: Clash::KhalIsSpent,
    },
    Exclusion {
        key: ("enter.keeps_khal", Test::Is("true")),
        other: ("throw.khal", Test::Is("merged")),
        why: Clash::KhalIsPartOfThrow,
    },
];

// Where a khal alone enters, both keys are also refused at any value that would matter.
const NEEDS: &[Need] = &[Need::new(
    "enter.by",
    Test::Is("khal_x_slash"),
    &["enter.square", "enter.keeps_khal"],
)];

/// Where a khal enters: the start of the route.
const BY_KHAL: u8 = 0;
/// Where dest enters: the X of the home arm.
const BY_DEST: u8 = 10;
/// Where banj enters, counting 24 or 25: the "/".
const BY_BANJ: u8 = 25;

/// The kinds of tokens, in the order in which the mechanics list them.
#[derive(Clone, Copy)]
enum Kind {
    Khal,
    Two,
    Three,
    Four,
    Six,
    Ten,
    Twelve,
    Banj,
    /// Ten and its khal in one.
    MergedDest,
    /// Banj and its khal in one.
    MergedBanj,
}

fn seats(rules: &Rules) -> SeatRules {
    SeatRules {
        in_play: rules.value("seats").clone(),
        team: if rules.says("team", "pairs") {
            Form::Opposite
        } else {
            Form::None
        },
        people_a_side: if rules.says("team", "shared") { 2 } else { 1 },
        clockwise: rules.says("direction", "clockwise"),
        ..SeatRules::default()
    }
}

fn mechanics(rules: &Rules) -> Mechanics {
    Mechanics {
        chance: Chance::Shells {
            count: 6,
            closed_tenths: if *rules.value("throw.closed_chance") == Value::Number(0.4) {
                4
            } else {
                5
            },
        },
        start: match rules.value("start.who").as_text() {
            Some("first_dest_or_banj") => Start::FirstSpecial,
            Some("three_shells") => Start::ThreeShells,
            _ => Start::Random,
        },
        pieces_out: 0,
        tokens: tokens(rules),
        faces: faces(rules),
        spend: if rules.says("throw.use", "at_once") {
            Spend::AtOnce
        } else {
            Spend::Banked
        },
        entry: Entry {
            compulsory: false,
            double: DoubleEntry::Never,
            one_rival: OneRival::Capture,
            two_rivals: ManyRivals::CaptureBoth,
            rival_pair: ManyRivals::CaptureBoth,
            plain: true,
        },
        nobody_home: NobodyHome::NoneHome,
        fallback: false,
        third_six: ThirdSix {
            after: 0,
            sends_home: false,
            any_move: false,
            exempt_corridor: false,
            exempt_safe: false,
            exempt_unplayed: false,
        },
        room: None,
        pairs: Pairs {
            safe_only: false,
            block: false,
            block_own: false,
            share_safe: rules.is("safe.share"),
            mixed_block: false,
        },
        open: Open {
            on_six: false,
            corridor: false,
            mixed: false,
            while_waiting: false,
        },
        capture: Capture {
            compulsory: Compulsory::No,
            immune_stacks: rules.is("stack.immune"),
            throws_again: rules.is("capture.throw_again"),
        },
        bonus: Bonus {
            capture: 0,
            goal: 0,
            compulsory: BonusDuty::Yes,
        },
        goal: Goal::Exact,
        team: TeamRules {
            exit_all_rivals: false,
            capture: false,
            one_wins: false,
            plays_partner: false,
        },
        end: End::First,
        compulsory: rules.is("move.compulsory"),
        // `none` is no number: no limit.
        throw_cap: rules.number("throw.cap"),
        tries_when_empty: rules.number("throw.tries_when_empty"),
    }
}

fn tokens(rules: &Rules) -> Vec<Token> {
    let banj = rules.number("throw.banj");
    let merged = rules.says("throw.khal", "merged");
    let khal_only = rules.says("kitchen.finish", "khal_only");

    let mut tokens = vec![Token::plain("k", 1)];
    tokens.extend([2, 3, 4, 6, 10, 12, banj].map(|steps| Token::plain(steps.to_string(), steps)));
    if merged {
        for (plain, steps) in [(Kind::Ten, 10), (Kind::Banj, banj)] {
            let splits = Some((Kind::Khal as u8, plain as u8));
            tokens.push(Token {
                splits,
                ..Token::plain((steps + 1).to_string(), steps + 1)
            });
        }
    }
    for token in &mut tokens[1..] {
        token.finishes = !khal_only;
    }
    tokens[Kind::Khal as usize].enters = [Some(BY_KHAL), None];

    if rules.says("enter.by", "khal_x_slash") {
        let either = rules.says("enter.square", "either");
        for (plain, whole, own, other) in [
            (Kind::Ten, Kind::MergedDest, BY_DEST, BY_BANJ),
            (Kind::Banj, Kind::MergedBanj, BY_BANJ, BY_DEST),
        ] {
            let squares = [own, other].into_iter().take(if either { 2 } else { 1 });
            if rules.is("enter.keeps_khal") {
                // The throw enters by itself and the khal remains (barsees.md §6.2).
                tokens[plain as usize].enters = padded(squares);
                continue;
            }
            // A khal to the start and the throw after it lead as far as the throw counts, so
            // that entering with both at once is a move of its own only where it leads elsewhere.
            let steps = tokens[plain as usize].steps[0];
            let elsewhere = padded(squares.filter(|&at| at != BY_KHAL + steps));
            if merged {
                tokens[whole as usize].enters = elsewhere;
            } else if elsewhere[0].is_some() {
                tokens[plain as usize].joins = Some(Kind::Khal as u8);
                tokens[plain as usize].joint_enters = elsewhere;
            }
        }
    }
    tokens
}

fn padded(mut squares: impl Iterator<Item = u8>) -> [Option<u8>; 2] {
    [squares.next(), squares.next()]
}

/// What closed shells bring, by their number: the table of barsees.md §1.
fn faces(rules: &Rules) -> Vec<Face> {
    let (dest, banj): (&[Kind], &[Kind]) = if rules.says("throw.khal", "merged") {
        (&[Kind::MergedDest], &[Kind::MergedBanj])
    } else {
        (&[Kind::Ten, Kind::Khal], &[Kind::Banj, Kind::Khal])
    };
    let table: [(&str, &[Kind], bool); 7] = [
        ("shakka", &[Kind::Six], true),
        ("dest", dest, true),
        ("dwaq", &[Kind::Two], false),
        ("tlate", &[Kind::Three], false),
        ("arba", &[Kind::Four], false),
        ("banj", banj, true),
        ("bara", &[Kind::Twelve], true),
    ];
    let face = |(name, kinds, again): (&str, &[Kind], bool)| Face {
        name: name.to_owned(),
        tokens: kinds.iter().map(|&kind| kind as u8).collect(),
        again,
        six: false,
    };
    table.into_iter().map(face).collect()
}
