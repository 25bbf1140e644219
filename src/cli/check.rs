//! `parchis check`: what is wrong with level files.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use super::output::{Failure, Output};
use crate::levels::{Catalogue, LevelKind, Levels, Origin};

const EXAMPLES: &str = "\
Examples:
  parchis check my-board.board.ron
  parchis check ~/.local/share/parchis/levels

Every flaw is told with file, place and reason; the exit code is then 1.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// Level files (*.board.ron, *.rules.ron, *.game.ron) or folders of such
    #[arg(required = true, value_name = "FILE|FOLDER")]
    paths: Vec<PathBuf>,
}

/// What lies in a folder of levels that was named is checked with the rest.
pub(super) fn run(
    options: &Options,
    levels: Option<PathBuf>,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    for path in &options.paths {
        if !path.exists() {
            return Err(Failure::of(path, "there is no such file or folder"));
        }
        if path.is_file() && !has_known_ending(path) {
            let endings: Vec<_> = LevelKind::ALL
                .map(|kind| format!("*{}", kind.ending()))
                .into();
            return Err(Failure::of(
                path,
                format!("level files are called {}", endings.join(", ")),
            ));
        }
    }
    let paths: Vec<_> = levels.into_iter().chain(options.paths.clone()).collect();
    let levels = Levels::with(&paths);
    let given: Vec<_> = LevelKind::ALL
        .into_iter()
        .flat_map(|kind| levels.texts(kind))
        .filter(|text| matches!(text.origin, Origin::User(_)))
        .map(|text| text.origin.to_string())
        .collect();
    let catalogue = Catalogue::from(levels);
    for file in &given {
        if !catalogue.flaws.iter().any(|flaw| flaw.file == *file) {
            out.line(format_args!("{file}: sound"))?;
        }
    }
    for flaw in &catalogue.flaws {
        out.line(flaw)?;
    }
    if given.is_empty() && catalogue.flaws.is_empty() {
        return Err(Failure::Message("there are no level files".to_owned()));
    }
    Ok(ExitCode::from(u8::from(!catalogue.flaws.is_empty())))
}

fn has_known_ending(path: &Path) -> bool {
    let name = path
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    LevelKind::ALL.iter().any(|kind| {
        name.strip_suffix(kind.ending())
            .is_some_and(|rest| !rest.is_empty())
    })
}
