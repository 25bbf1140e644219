//! `parchis film`: the options; the filming itself belongs to the engine's half.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::output::Failure;

const EXAMPLES: &str = "\
Examples:
  parchis film --game parchis-4-spain --seed 7 --seconds 10 --out film
  parchis film --game barsees-damascus --seed 1 --seconds 4 --size 390x844 --lang ar --out phone";

/// What is filmed, and how.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub struct FilmOptions {
    /// The game, by its name in `parchis games`
    #[arg(long, value_name = "GAME")]
    pub game: String,
    /// Who plays, in the order of turns: random or greedy
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub players: Vec<String>,
    /// The seed of the throws
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// How long the film is
    #[arg(long, value_name = "T")]
    pub seconds: f32,
    /// The size of the pictures, in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    pub size: (u32, u32),
    /// How many pixels there are to a point
    #[arg(long, value_name = "F", default_value_t = 1.0)]
    pub scale: f32,
    /// The language: ar, en or es
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// The folder for the pictures
    #[arg(long, value_name = "FOLDER")]
    pub out: PathBuf,
}

pub(super) fn run(
    options: FilmOptions,
    film: Option<fn(FilmOptions) -> ExitCode>,
) -> Result<ExitCode, Failure> {
    match film {
        Some(film) => Ok(film(options)),
        None => {
            let sentence = "this build cannot film: it was built without the feature `game`";
            Err(Failure::Message(sentence.to_owned()))
        }
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| {
        text.parse::<u32>()
            .ok()
            .filter(|side| (16..=8192).contains(side))
    };
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| {
            "expected WIDTHxHEIGHT with sides from 16 to 8192, such as 1280x720".to_owned()
        })
}
