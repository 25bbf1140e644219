//! `parchis film`: the options; the filming itself belongs to the engine's half.

use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::{Args, ValueEnum};

use super::output::Failure;
use super::table::{Opening, TableOptions};
use crate::levels::Catalogue;
use crate::locale::Language;
use crate::rules::notation::Setup;
use crate::settings::{Setting, TextSize};

const EXAMPLES: &str = "\
Examples:
  parchis film --game parchis-4-spain --seed 7 --seconds 10 --out film
  parchis film --game barsees-damascus --seed 1 --seconds 4 --size 390x844 --lang ar --out phone
  parchis film --game parchis-4-spain --skip 60 --seconds 6 --every 5 --out later
  parchis film --menu settings --text-size 200 --lang ar --frames 1 --out settings
  parchis film --game parchis-8-spain --skip 200 --seconds 3 --stats
  parchis film --game parchis-4-spain --players human,greedy,greedy,greedy --seconds 4 \\
      --touch 0.5:throw --touch 2.5:~Y1 --out chosen";

/// Frames a second.
const RATE: f32 = 30.0;

/// The longest film, in frames: half an hour.
const LONGEST: f32 = 54_000.0;

/// What is filmed, and how.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct FilmOptions {
    /// The game, by its name in `parchis games`
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Who plays, in the order of turns: human, random or greedy [default: greedy]
    #[arg(long, value_name = "NAMES", value_delimiter = ',', requires = "game")]
    players: Vec<String>,
    /// The screen on which the film begins [default: the table of the game, else the title]
    #[arg(long, value_name = "SCREEN")]
    screen: Option<Stage>,
    /// A menu that is open when the film begins; more than one lie one on another
    #[arg(long, value_name = "MENU")]
    menu: Vec<Overlay>,
    /// Begins from a position: `Y=5,H,H,30 turn=Y tokens=5`
    #[arg(long, value_name = "POSITION", requires = "game")]
    position: Option<Setup>,
    /// The seed of the throws
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// How long the film is; it has thirty frames a second
    #[arg(long, value_name = "T", default_value = "2", value_parser = seconds)]
    seconds: f32,
    /// Plays this many plies unseen before the film begins
    #[arg(long, value_name = "PLIES", default_value_t = 0)]
    skip: u32,
    /// Keeps only every Kth frame
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// Keeps this many frames, however long that takes
    #[arg(long, value_name = "N", conflicts_with = "seconds", value_parser = clap::value_parser!(u32).range(1..))]
    frames: Option<u32>,
    /// The size of the pictures, in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// How many pixels there are to a point
    #[arg(long, value_name = "F", default_value = "1", value_parser = scale)]
    scale: f32,
    /// The language: ar, en or es
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
    /// How large text is, in percent
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(80..=200))]
    text_size: Option<u8>,
    /// Another value for a setting, as `settings.ron` has it
    #[arg(long, value_name = "NAME=VALUE", value_parser = setting)]
    set: Vec<Setting>,
    /// Touches something at a second of the film: `throw`, a piece (`Y1`) or the label of a
    /// square; with ~ before it, the pointer only rests there
    #[arg(long, value_name = "T:WHAT")]
    touch: Vec<Touch>,
    /// Presses a key at a second of the film: tab, back-tab, enter, space, escape, up, down,
    /// left or right; `0.5-1.2:space` holds it
    #[arg(long, value_name = "T:KEY")]
    key: Vec<Press>,
    /// Shows the board F times as large, around the square with this label
    #[arg(long, value_name = "F@SQUARE")]
    zoom: Option<Closer>,
    /// The folder for the pictures
    #[arg(long, value_name = "FOLDER", required_unless_present = "stats")]
    out: Option<PathBuf>,
    /// Tells what the frames cost, instead of keeping them: draw calls, and time without drawing
    #[arg(long, conflicts_with = "out")]
    stats: bool,
}

/// A film that is to be taken: everything named is found, everything fits.
#[derive(Clone, Debug)]
pub struct Filming {
    /// What is on the table.
    pub opening: Opening,
    /// The screen on which the film begins.
    pub stage: Stage,
    /// The menus that are open then, the topmost last.
    pub menus: Vec<Overlay>,
    /// How many plies are played before the film begins.
    pub skip: u32,
    /// How many pictures are kept.
    pub frames: u32,
    /// How many frames, a thirtieth of a second each, there are to a picture.
    pub every: u32,
    /// The size of the pictures, in pixels.
    pub size: (u32, u32),
    /// How many pixels there are to a point.
    pub scale: f32,
    /// What is touched, and when.
    pub touches: Vec<Touch>,
    /// Which keys are pressed, and when.
    pub presses: Vec<Press>,
    /// How near one looks, if not at the whole board.
    pub zoom: Option<Closer>,
    /// What becomes of it.
    pub product: Product,
}

/// What becomes of a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Product {
    /// Numbered pictures and a contact sheet in a folder.
    Pictures(PathBuf),
    /// What its frames cost, told on standard output.
    Stats,
}

/// The screen on which a film begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// The title
    Title,
    /// Game and players are chosen
    Setup,
    /// The table
    Table,
    /// The match is over
    Result,
}

/// A menu over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Overlay {
    /// The pause
    Pause,
    /// The question whether the match is to begin anew
    Restart,
    /// The settings
    Settings,
    /// The rules of the game on the table
    Rules,
    /// The rules of the game that is set up
    HouseRules,
    /// Over these: a name to keep them by
    KeepRules,
    /// Over these: them as a line to send
    SendRules,
    /// The question whether a new match takes the place of the saved one
    Replace,
}

/// A key is pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Press {
    /// At which second of the film.
    pub at: f32,
    /// Until when it is held; it is let go with the next frame at the earliest.
    pub until: f32,
    /// Which one.
    pub key: FilmKey,
}

/// A key that a film can press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FilmKey {
    /// On to the next
    Tab,
    /// Back to the one before
    BackTab,
    /// Enter
    Enter,
    /// The space bar
    Space,
    /// Escape
    Escape,
    /// An arrow
    Up,
    /// An arrow
    Down,
    /// An arrow
    Left,
    /// An arrow
    Right,
}

impl FromStr for Press {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || "expected SECONDS:KEY, such as 0.5:tab or 2-2.5:space".to_owned();
        let (at, key) = text.split_once(':').ok_or_else(expected)?;
        let (at, until) = at.split_once('-').unwrap_or((at, at));
        Ok(Self {
            at: at.parse().map_err(|_| expected())?,
            until: until.parse().map_err(|_| expected())?,
            key: FilmKey::from_str(key, false).map_err(|_| expected())?,
        })
    }
}

/// The board is looked at more closely.
#[derive(Clone, Debug, PartialEq)]
pub struct Closer {
    /// How many times as near.
    pub times: f32,
    /// The label of the square in the middle.
    pub square: String,
}

impl FromStr for Closer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || "expected TIMES@SQUARE, such as 2.5@34".to_owned();
        let (times, square) = text.split_once('@').ok_or_else(expected)?;
        Ok(Self {
            times: between(times, 1.0, 4.0)?,
            square: square.to_owned(),
        })
    }
}

/// Something is touched.
#[derive(Clone, Debug, PartialEq)]
pub struct Touch {
    /// At which second of the film.
    pub at: f32,
    /// Whether the pointer only rests there.
    pub rests: bool,
    /// `throw`, a piece (`Y1`), a throw that lies there (`token-10`) or the label of a square.
    pub what: String,
}

impl FromStr for Touch {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || "expected SECONDS:WHAT, such as 0.5:throw or 2:~Y1".to_owned();
        let (at, what) = text.split_once(':').ok_or_else(expected)?;
        let at = at.parse().map_err(|_| expected())?;
        let (rests, what) = what
            .strip_prefix('~')
            .map_or((false, what), |what| (true, what));
        if what.is_empty() {
            return Err(expected());
        }
        let what = what.to_owned();
        Ok(Self { at, rests, what })
    }
}

pub(super) fn run(
    options: FilmOptions,
    catalogue: Catalogue,
    film: Option<fn(Filming) -> ExitCode>,
) -> Result<ExitCode, Failure> {
    let Some(film) = film else {
        let sentence = "this build cannot film: it was built without the feature `game`";
        return Err(Failure::Message(sentence.to_owned()));
    };
    let stage = options.screen.unwrap_or(match options.game {
        Some(_) => Stage::Table,
        None => Stage::Title,
    });
    let mut players = options.players;
    match &options.game {
        Some(name) if players.is_empty() => {
            let hands = super::game(&catalogue, name)?.hands();
            players = vec!["greedy".to_owned(); hands];
        }
        None if matches!(stage, Stage::Table | Stage::Result) => {
            let sentence = "which game is on the table? `--game` says it";
            return Err(Failure::Message(sentence.to_owned()));
        }
        _ => {}
    }
    let table = TableOptions {
        game: options.game,
        position: options.position,
        players,
        lang: options.lang,
        seed: Some(options.seed),
        new: true,
        ..TableOptions::default()
    };
    let mut opening = table.opening(catalogue)?;
    let size = options.text_size.map(TextSize::near);
    opening.settings.extend(size.map(Setting::TextSize));
    opening.settings.extend(options.set);
    let frames = (options.seconds * RATE).min(LONGEST) as u32 / options.every;
    Ok(film(Filming {
        opening,
        stage,
        menus: options.menu,
        skip: options.skip,
        frames: options.frames.unwrap_or(frames).max(1),
        every: options.every,
        size: options.size,
        scale: options.scale,
        touches: options.touch,
        presses: options.key,
        zoom: options.zoom,
        product: options.out.map_or(Product::Stats, Product::Pictures),
    }))
}

fn setting(text: &str) -> Result<Setting, String> {
    let (name, value) = text
        .split_once('=')
        .ok_or("expected NAME=VALUE, such as reduced_motion=true")?;
    Setting::read(name, value).map_err(|flaw| flaw.to_string())
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| {
        text.parse::<u32>()
            .ok()
            .filter(|side| (64..=8192).contains(side))
    };
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| {
            "expected WIDTHxHEIGHT with sides from 64 to 8192, such as 1280x720".to_owned()
        })
}

fn seconds(text: &str) -> Result<f32, String> {
    between(text, 0.0, 1800.0)
}

fn scale(text: &str) -> Result<f32, String> {
    between(text, 0.25, 8.0)
}

fn between(text: &str, least: f32, most: f32) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| format!("expected a number from {least} to {most}"))
}
