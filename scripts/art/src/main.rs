//! Command line of the workshop: one subcommand for each kind of asset.

use std::{error::Error, path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};
use parchis_art::{icon, sounds};

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
    /// Draw the icon in every size.
    Icon {
        /// Compare with the files that are there instead of writing them.
        #[arg(long)]
        check: bool,
        /// Folder of the icons.
        #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/icons"))]
        folder: PathBuf,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().craft) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(craft: Craft) -> Result<(), Box<dyn Error>> {
    let mut out = std::io::stdout();
    match craft {
        Craft::Sounds { check, folder } if check => sounds::check(&folder, &mut out)?,
        Craft::Sounds { folder, .. } => sounds::make(&folder, &mut out)?,
        Craft::Icon { check, folder } if check => icon::check(&folder)?,
        Craft::Icon { folder, .. } => icon::make(&folder, &mut out)?,
    }
    Ok(())
}
