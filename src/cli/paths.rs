//! `parchis paths`: where things lie.

use std::path::PathBuf;
use std::process::ExitCode;

use super::output::{Failure, Output};
use crate::storage::reports::REPORTS;
use crate::storage::{LOGS, data_folder, levels_folder};

/// With another folder for levels or for everything, where they lie then.
pub(super) fn run(
    levels: Option<PathBuf>,
    data: Option<PathBuf>,
    out: &mut Output,
) -> Result<ExitCode, Failure> {
    let missing = || Failure::Message("there is no home folder, so nothing has a place".to_owned());
    let levels = levels.or_else(|| levels_folder(data.as_deref()));
    let levels = levels.ok_or_else(missing)?;
    let data = data.or_else(data_folder).ok_or_else(missing)?;
    for (name, place) in [
        ("levels", levels),
        ("saves", data.join("saves")),
        ("logs", data.join(LOGS)),
        ("reports", data.join(REPORTS)),
    ] {
        out.line(format_args!("{name:8}  {}", place.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}
