//! The keys of Parchís (`start.who` to `dice.count`) and what they mean to the engine.

use super::keys::Kind::{Bool, Choice, Counts, Faces, Number, OneOf, Seats, Set};
use super::seats::SeatRules;
use super::{Chapter, Clash, Exclusion, Family, KeySpec, Kind, Need, Rules, Test, Value};
use crate::rules::mechanics::{
    Bonus, Capture, Chance, Entry, Face, Mechanics, Open, Pairs, Spend, Start, TeamRules, ThirdSix,
    Token,
};

/// Parchís of the Spanish and Moroccan tables.
pub(super) static FAMILY: Family = Family {
    id: "parchis",
    keys: KEYS,
    chapters: CHAPTERS,
    mechanics,
    seats,
    exclusions: EXCLUSIONS,
    needs: NEEDS,
};

const EXIT_TWO: Kind = Choice(&["capture_last", "capture_both", "blocked"]);

#[rustfmt::skip]
const KEYS: &[KeySpec] = &[
    KeySpec::new("start.who", Choice(&["highest_roll", "yellow"]), "highest_roll", "S0"),
    KeySpec::new("seats.in_play", Seats, "any", "S0, S3").offering(&["any", "2", "3", "4"]),
    KeySpec::new("start.pieces_out", OneOf(&[0.0, 1.0, 2.0]), "0", "S0"),
    KeySpec::new("enter.on", Faces, "[5]", "S0, S3").offering(&["[5]", "[6]", "[1]", "[5, 6]", "[1, 6]"]),
    KeySpec::new("enter.compulsory", Bool, "true", "S0, S3"),
    KeySpec::new("enter.double", Choice(&["never", "first_five", "first_throw", "exit_and_five"]), "never", "S0; exit_and_five TGR"),
    KeySpec::new("exit.one_rival", Choice(&["share", "capture"]), "share", "S0; S3 only to make room"),
    KeySpec::new("exit.two_rivals", EXIT_TWO, "capture_last", "S0, S3"),
    KeySpec::new("exit.rival_pair", EXIT_TWO, "blocked", "S0, S3; JCF blocked"),
    KeySpec::new("six.steps_none_home", Counts(&[&[6], &[7], &[12], &[20], &[6, 7], &[6, 12]]), "[7]", "S0, S3"),
    KeySpec::new("six.none_home_means", Choice(&["none_home", "all_on_track", "per_colour"]), "none_home", "S3"),
    KeySpec::new("six.fallback", Bool, "false", "TGR, TJW"),
    KeySpec::new("third_six.penalty", Choice(&["last_moved_home", "none"]), "last_moved_home", "S0, S3"),
    KeySpec::new("third_six.last_moved", Choice(&["throw_move", "any_move"]), "throw_move", "S3; any_move S0"),
    KeySpec::new("third_six.exempt", Set(&["goal", "corridor", "safe"]), "[goal, corridor]", "S0, S3")
        .offering(&["[goal]", "[goal, corridor]", "[goal, safe]", "[goal, corridor, safe]"]),
    KeySpec::new("third_six.exempt_unplayed", Bool, "true", "S0"),
    KeySpec::new("barrier.where", Choice(&["anywhere", "safe_only"]), "anywhere", "S0"),
    KeySpec::new("barrier.blocks_own", Bool, "true", "S0, S3"),
    KeySpec::new("barrier.share_safe", Bool, "true", "S3; S0 variant no"),
    KeySpec::new("barrier.mixed_blocks", Bool, "false", "S0, S3; Tangier yes"),
    KeySpec::new("open.on_six", Bool, "true", "S0, S3"),
    KeySpec::new("open.corridor", Bool, "false", "S3"),
    KeySpec::new("open.mixed", Bool, "false", "TGR, TJW"),
    KeySpec::new("open.while_waiting", Bool, "false", "S3; S0 yes"),
    KeySpec::new("capture.compulsory", Choice(&["no", "yes", "huff"]), "no", "S3; huff TGR"),
    KeySpec::new("capture.bonus", Number { min: 0, max: 100 }, "20", "S0, S3").offering(&["0", "10", "20", "25", "30"]),
    KeySpec::new("goal.bonus", Number { min: 0, max: 100 }, "10", "S0, S3").offering(&["0", "5", "10", "15", "20"]),
    KeySpec::new("bonus.compulsory", Choice(&["yes", "no", "except_exit"]), "yes", "S3; TGR, TJW"),
    KeySpec::new("goal.exact", Choice(&["exact", "bounce"]), "exact", "S0, S3"),
    KeySpec::new("end.when", Choice(&["first", "places"]), "places", "S0"),
    KeySpec::new("team.form", Choice(&["none", "opposite", "alternate"]), "none", "S0"),
    KeySpec::new("team.exit", Choice(&["all_rivals", "as_alone"]), "all_rivals", "S0"),
    KeySpec::new("team.capture", Bool, "false", "S0"),
    KeySpec::new("team.win", Choice(&["both", "one"]), "both", "S0"),
    KeySpec::new("team.finished", Choice(&["plays_partner", "skipped"]), "plays_partner", "silent"),
    KeySpec::new("side.colours_each", OneOf(&[1.0, 2.0]), "1", "S0"),
    KeySpec::new("side.grouping", Choice(&["opposite", "adjacent"]), "opposite", "S0; adjacent TJW"),
    KeySpec::new("side.house", Choice(&["own", "shared"]), "own", "S0; shared TJW"),
    KeySpec::new("dice.count", OneOf(&[1.0, 2.0]), "1", "relatives"),
];

#[rustfmt::skip]
const CHAPTERS: &[Chapter] = &[
    Chapter::new("beginning", &["start.who", "seats.in_play", "start.pieces_out"]),
    Chapter::new("entering", &[
        "enter.on", "enter.compulsory", "enter.double", "exit.one_rival", "exit.two_rivals", "exit.rival_pair",
    ]),
    Chapter::new("sixes", &[
        "six.steps_none_home", "six.none_home_means", "six.fallback",
        "third_six.penalty", "third_six.last_moved", "third_six.exempt", "third_six.exempt_unplayed",
    ]),
    Chapter::new("barriers", &[
        "barrier.where", "barrier.blocks_own", "barrier.share_safe", "barrier.mixed_blocks",
        "open.on_six", "open.corridor", "open.mixed", "open.while_waiting",
    ]),
    Chapter::new("capturing", &["capture.compulsory", "capture.bonus", "goal.bonus", "bonus.compulsory"]),
    Chapter::new("goal", &["goal.exact", "end.when"]),
    Chapter::new("teams", &["team.form", "team.exit", "team.capture", "team.win", "team.finished"]),
    Chapter::new("colours", &["side.colours_each", "side.grouping", "side.house"]),
    Chapter::new("dice", &["dice.count"]),
];

const EXCLUSIONS: &[Exclusion] = &[
    Exclusion {
        key: ("team.form", Test::Not("none")),
        other: ("side.colours_each", Test::Is("2")),
        why: Clash::ColoursAreASide,
    },
    Exclusion {
        key: ("enter.double", Test::Not("never")),
        other: ("dice.count", Test::Is("2")),
        why: Clash::TwoFivesEnterTwo,
    },
];

#[rustfmt::skip]
const NEEDS: &[Need] = &[
    Need::new("six.steps_none_home", Test::Not("[6]"), &["six.none_home_means", "six.fallback"]),
    Need::new("third_six.penalty", Test::Not("none"), &[
        "third_six.last_moved", "third_six.exempt", "third_six.exempt_unplayed",
    ]),
    Need::new("open.on_six", Test::Is("true"), &["open.corridor", "open.mixed", "open.while_waiting"]),
    Need::new("team.form", Test::Not("none"), &["team.exit", "team.capture", "team.win", "team.finished"]),
    Need::new("side.colours_each", Test::Is("2"), &["side.grouping", "side.house"]),
];

fn seats(rules: &Rules) -> SeatRules {
    SeatRules {
        in_play: rules.value("seats.in_play").clone(),
        colours_each: rules.number("side.colours_each"),
        grouping: rules.named("side.grouping"),
        house_shared: rules.says("side.house", "shared"),
        team: rules.named("team.form"),
        ..SeatRules::default()
    }
}

fn mechanics(rules: &Rules) -> Mechanics {
    let dice = rules.number("dice.count");
    Mechanics {
        chance: Chance::Dice(dice),
        start: if rules.says("start.who", "yellow") {
            Start::FirstSeat
        } else {
            Start::HighestRoll
        },
        pieces_out: rules.number("start.pieces_out"),
        tokens: (1..=6).map(|face| token(rules, face)).collect(),
        faces: (1..=6).map(|face| face_of(face, dice)).collect(),
        spend: if dice == 2 {
            Spend::EachDie
        } else {
            Spend::Single
        },
        entry: Entry {
            compulsory: rules.is("enter.compulsory"),
            double: rules.named("enter.double"),
            one_rival: rules.named("exit.one_rival"),
            two_rivals: rules.named("exit.two_rivals"),
            rival_pair: rules.named("exit.rival_pair"),
            plain: false,
        },
        nobody_home: rules.named("six.none_home_means"),
        fallback: rules.is("six.fallback"),
        third_six: ThirdSix {
            after: 3,
            sends_home: rules.says("third_six.penalty", "last_moved_home"),
            any_move: rules.says("third_six.last_moved", "any_move"),
            // A piece in the goal never goes back, listed or not (parchis.md §3).
            exempt_corridor: rules.lists("third_six.exempt", "corridor"),
            exempt_safe: rules.lists("third_six.exempt", "safe"),
            exempt_unplayed: rules.is("third_six.exempt_unplayed"),
        },
        room: Some(2),
        pairs: Pairs {
            safe_only: rules.says("barrier.where", "safe_only"),
            block: true,
            block_own: rules.is("barrier.blocks_own"),
            share_safe: rules.is("barrier.share_safe"),
            mixed_block: rules.is("barrier.mixed_blocks"),
        },
        open: Open {
            on_six: rules.is("open.on_six"),
            corridor: rules.is("open.corridor"),
            mixed: rules.is("open.mixed"),
            while_waiting: rules.is("open.while_waiting"),
        },
        capture: Capture {
            compulsory: rules.named("capture.compulsory"),
            immune_stacks: false,
            throws_again: false,
        },
        bonus: Bonus {
            capture: rules.number("capture.bonus"),
            goal: rules.number("goal.bonus"),
            compulsory: rules.named("bonus.compulsory"),
        },
        goal: rules.named("goal.exact"),
        team: TeamRules {
            exit_all_rivals: rules.says("team.exit", "all_rivals"),
            capture: rules.is("team.capture"),
            one_wins: rules.says("team.win", "one"),
            plays_partner: rules.says("team.finished", "plays_partner"),
        },
        end: rules.named("end.when"),
        compulsory: true,
        throw_cap: 0,
        tries_when_empty: 1,
    }
}

/// What a face of the die counts.
fn token(rules: &Rules, face: u8) -> Token {
    let enters = rules.value("enter.on").parts().contains(&Value::from(face));
    let mut token = Token::plain(face.to_string(), face);
    token.enters = [enters.then_some(0), None];
    if face == 6 {
        token.opens = true;
        for (steps, count) in token
            .steps_nobody_home
            .iter_mut()
            .zip(rules.value("six.steps_none_home").parts())
        {
            *steps = count.as_u8().unwrap_or(6);
        }
    }
    token
}

/// What a face brings: with one die a six throws again; with two, doubles do, whatever the face.
fn face_of(face: u8, dice: u8) -> Face {
    let six = face == 6 && dice == 1;
    Face {
        name: String::new(),
        tokens: vec![face - 1],
        again: six,
        six,
    }
}
