//! The four presets of `parchis.md` §3, row by row.

use serde_json::{Value, json};

use crate::oracle::rules::Rules;

/// The names of the presets, in the order of the columns.
pub(crate) const PRESETS: [&str; 4] = ["spain", "morocco", "tangier_strict", "tangier_1v1"];

/// A preset by name.
///
/// # Panics
/// If there is no such preset.
pub(crate) fn preset(name: &str) -> Rules {
    let column = PRESETS.iter().position(|known| *known == name);
    let column = column.unwrap_or_else(|| panic!("no preset is called {name}"));
    Rules::new(
        rows()
            .into_iter()
            .map(|(key, values)| (key, values[column].clone())),
    )
}

/// The same value in every preset.
fn same(value: &Value) -> [Value; 4] {
    std::array::from_fn(|_| value.clone())
}

/// Spain against the three Moroccan presets.
fn spain_or(spain: Value, others: &Value) -> [Value; 4] {
    [spain, others.clone(), others.clone(), others.clone()]
}

fn each<T: Into<Value>>(values: [T; 4]) -> [Value; 4] {
    values.map(Into::into)
}

/// Where the page has a dash (one colour each needs no grouping) the value is the one that changes nothing.
fn rows() -> Vec<(&'static str, [Value; 4])> {
    vec![
        (
            "start.who",
            each(["highest_roll", "highest_roll", "highest_roll", "yellow"]),
        ),
        (
            "seats.in_play",
            each([json!("any"), json!("any"), json!("any"), json!(["Y", "R"])]),
        ),
        ("start.pieces_out", each([0, 0, 0, 1])),
        ("enter.on", same(&json!([5]))),
        ("enter.compulsory", each([true, true, false, true])),
        (
            "enter.double",
            each(["never", "never", "exit_and_five", "never"]),
        ),
        (
            "exit.one_rival",
            each(["share", "capture", "capture", "capture"]),
        ),
        (
            "exit.two_rivals",
            spain_or(json!("capture_last"), &json!("capture_both")),
        ),
        (
            "exit.rival_pair",
            spain_or(json!("blocked"), &json!("capture_both")),
        ),
        ("six.steps_none_home", spain_or(json!([7]), &json!([12]))),
        (
            "six.none_home_means",
            each(["none_home", "none_home", "none_home", "per_colour"]),
        ),
        ("six.fallback", each([false, true, true, true])),
        ("third_six.penalty", same(&json!("last_moved_home"))),
        (
            "third_six.last_moved",
            spain_or(json!("throw_move"), &json!("any_move")),
        ),
        (
            "third_six.exempt",
            [
                json!(["goal", "corridor"]),
                json!(["goal", "corridor", "safe"]),
                json!(["goal", "corridor"]),
                json!(["goal", "corridor", "safe"]),
            ],
        ),
        ("third_six.exempt_unplayed", same(&json!(true))),
        ("barrier.where", same(&json!("anywhere"))),
        ("barrier.blocks_own", same(&json!(true))),
        ("barrier.share_safe", same(&json!(true))),
        ("barrier.mixed_blocks", each([false, true, true, true])),
        ("open.on_six", same(&json!(true))),
        ("open.corridor", each([false, true, true, true])),
        ("open.mixed", each([false, true, true, true])),
        ("open.while_waiting", each([false, true, true, true])),
        ("capture.compulsory", each(["no", "no", "huff", "no"])),
        ("capture.bonus", same(&json!(20))),
        ("goal.bonus", same(&json!(10))),
        ("bonus.compulsory", same(&json!("yes"))),
        ("goal.exact", same(&json!("exact"))),
        ("end.when", each(["places", "places", "first", "first"])),
        ("team.form", same(&json!("none"))),
        ("team.exit", same(&json!("all_rivals"))),
        ("team.capture", same(&json!(false))),
        ("team.win", same(&json!("both"))),
        ("team.finished", same(&json!("plays_partner"))),
        ("side.colours_each", each([1, 1, 1, 2])),
        (
            "side.grouping",
            each(["opposite", "opposite", "opposite", "adjacent"]),
        ),
        ("side.house", each(["own", "own", "own", "shared"])),
        ("dice.count", same(&json!(1))),
    ]
}
