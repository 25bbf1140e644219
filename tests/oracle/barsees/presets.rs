//! The keys of `barsees.md` §5 with their defaults, and the four presets.

use serde_json::json;

use crate::oracle::rules::Rules;

/// The names of the presets, Damascus (the defaults) first.
pub(crate) const PRESETS: [&str; 4] = [
    "damascus",
    "damascus_old",
    "damascus_university",
    "palestine",
];

/// A preset by name.
///
/// # Panics
/// If there is no such preset.
pub(crate) fn preset(name: &str) -> Rules {
    let damascus = Rules::new([
        ("seats", json!(2)),
        ("team", json!("none")),
        ("throw.banj", json!(25)),
        ("throw.khal", json!("separate")),
        ("throw.use", json!("banked")),
        ("throw.cap", json!("none")),
        ("throw.tries_when_empty", json!(1)),
        ("throw.closed_chance", json!(0.5)),
        ("enter.by", json!("khal_x_slash")),
        ("enter.square", json!("by_throw")),
        ("enter.keeps_khal", json!(false)),
        ("stack.immune", json!(false)),
        ("safe.share", json!(false)),
        ("capture.throw_again", json!(false)),
        ("kitchen.finish", json!("exact")),
        ("move.compulsory", json!(true)),
        ("start.who", json!("random")),
        ("direction", json!("anticlockwise")),
        ("view", json!("x_cloth")),
    ]);
    match name {
        "damascus" => damascus,
        "damascus_old" => damascus
            .with("throw.khal", json!("merged"))
            .with("throw.banj", json!(24))
            .with("kitchen.finish", json!("khal_only"))
            .with("start.who", json!("first_dest_or_banj")),
        "damascus_university" => damascus
            .with("throw.banj", json!(24))
            .with("enter.by", json!("khal_only")),
        "palestine" => damascus
            .with("seats", json!(4))
            .with("stack.immune", json!(true))
            .with("enter.by", json!("khal_only")),
        other => panic!("no preset is called {other}"),
    }
}
