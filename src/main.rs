//! The `parchis` program: a thin door to the library.

use std::process::ExitCode;

use parchis::cli::{Doors, run};

fn main() -> ExitCode {
    run(Doors {
        #[cfg(feature = "game")]
        table: Some(parchis::app::open),
        #[cfg(feature = "game")]
        film: Some(parchis::film::film),
        ..Doors::default()
    })
}
