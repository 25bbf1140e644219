//! Command line of the workshop: one subcommand for each kind of asset.

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};
use parchis_art::sounds;

/// Makes the assets of Parchís.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    craft: Craft,
}

#[derive(Subcommand)]
enum Craft {
    /// Synthesise the sound effects and the music.
    Sounds {
        /// Compare with the files that are there instead of writing them.
        #[arg(long)]
        check: bool,
        /// Folder of the sounds.
        #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/sounds"))]
        folder: PathBuf,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().craft {
        Craft::Sounds {
            check: true,
            folder,
        } => sounds::check(&folder, &mut std::io::stdout()),
        Craft::Sounds {
            check: false,
            folder,
        } => sounds::make(&folder, &mut std::io::stdout()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
