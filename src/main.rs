//! The `parchis` program: a thin door to the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    parchis::cli::run(parchis::cli::Doors::default())
}
