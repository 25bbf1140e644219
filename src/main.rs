//! The `parchis` program: a thin door to the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "game")]
    let doors = parchis::app::DOORS;
    #[cfg(not(feature = "game"))]
    let doors = parchis::cli::Doors::default();
    parchis::cli::run(doors)
}
