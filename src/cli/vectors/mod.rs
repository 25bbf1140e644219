//! `parchis vectors`: holds the engine against cases that were written by hand.

mod case;
mod start;
mod turn;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::Value;

use super::output::{Failure, Output};
use crate::levels::Catalogue;
use case::{Case, Question};
use turn::Turns;

const EXAMPLES: &str = "\
Examples:
  parchis vectors tests/vectors/parchis.json
  parchis vectors --preset spain --board parchis-4 --no-variants tests/vectors/*.json

One line a case and preset or variant, and a closing line. The exit code is 1 if one failed.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// Only what is expected under this preset
    #[arg(long, value_name = "PRESET")]
    preset: Option<String>,
    /// Only cases on this board
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,
    /// Leaves out variants of presets
    #[arg(long)]
    no_variants: bool,
    /// The vectors
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(super) fn run(
    options: &Options,
    catalogue: &Catalogue,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    let (mut passed, mut failed) = (0_u32, 0_u32);
    for path in &options.files {
        let text = super::read(path)?;
        let file: Value = serde_json::from_str(&text).map_err(|error| Failure::of(path, error))?;
        let cases = file.get("cases").and_then(Value::as_array);
        let cases = cases.ok_or_else(|| Failure::of(path, "there is no list of \"cases\""))?;
        for value in cases {
            for question in selected(options, value) {
                match judge(catalogue, value, &question) {
                    Ok(()) => {
                        passed += 1;
                        out.line(format_args!("ok   {}", question.name))?;
                    }
                    Err(reason) => {
                        failed += 1;
                        out.line(format_args!("FAIL {}: {reason}", question.name))?;
                    }
                }
            }
        }
    }
    if passed + failed == 0 {
        return Err(nothing_selected(options, catalogue));
    }
    out.line(format_args!("{passed} passed, {failed} failed"))?;
    Ok(ExitCode::from(u8::from(failed > 0)))
}

/// Why there was nothing to judge: perhaps what was asked for does not exist.
fn nothing_selected(options: &Options, catalogue: &Catalogue) -> Failure {
    let unknown_preset = options
        .preset
        .as_ref()
        .filter(|name| !catalogue.presets.contains_key(&case::plain_name(name)))
        .map(|name| format!(": no preset is called {name:?}"));
    let unknown_board = options
        .board
        .as_ref()
        .filter(|name| !catalogue.boards.contains_key(*name))
        .map(|name| format!(": no board is called {name:?}"));
    let why = unknown_preset.or(unknown_board).unwrap_or_default();
    Failure::Message(format!("no case was selected{why}"))
}

/// What a case asks, as far as it is wanted. A case without an expectation asks one question
/// that cannot be answered.
fn selected(options: &Options, value: &Value) -> Vec<Question> {
    if options
        .board
        .as_ref()
        .is_some_and(|board| value["board"].as_str() != Some(board))
    {
        return Vec::new();
    }
    let mut questions = Question::all(value);
    questions.retain(|question| {
        let preset = options.preset.as_deref().map(case::plain_name);
        (question.preset.is_empty()
            || preset.is_none_or(|preset| case::plain_name(&question.preset) == preset))
            && !(options.no_variants && question.is_variant)
    });
    questions
}

fn judge(catalogue: &Catalogue, value: &Value, question: &Question) -> Result<(), String> {
    let case: Case =
        serde_json::from_value(value.clone()).map_err(|error| format!("no case: {error}"))?;
    let spec = question.game(&case, catalogue)?;
    let game = spec.compile().map_err(|flaws| super::listed(&flaws))?;
    match case.kind.as_deref() {
        None => case::judge_moves(&case, question, &game),
        Some("third_six") => case::judge_third_six(&case, question, &game),
        Some("turn") => turn::judge(&case, question, &game, Turns::One),
        Some("turns") => turn::judge(&case, question, &game, Turns::All),
        Some("start") => start::judge(&case, question, &spec, &game),
        Some(kind) => Err(format!("no kind of case is called {kind:?}")),
    }
}
