//! What a frame costs where most is on the table: eight seats, all 32 pieces on their way, a
//! throw, a walk and a capture.
//!
//! ```text
//! cargo bench --profile dev --bench frame
//! ```
//!
//! It prints the draw calls, and the main world's time beside that of an engine without a game.
//! The profile is the one that the game is played in, so that the engine is not built again.

use std::process::ExitCode;

use parchis::app;
use parchis::cli::{Filming, Opening, Product, Stage};
use parchis::levels::{Catalogue, Levels};
use parchis::settings::{Setting, Speed};

/// Whatever is thrown, the piece on 23 captures.
const POSITION: &str = "Y=23,61,78,95 B=24,44,63,80 R=25,46,64,81 G=26,47,65,82 A=27,48,66,83 V=28,49,67,84 \
                        O=30,51,69,86 T=96,97,98,99 turn=Y";

/// As many frames, thirty a second, as the throw, the walk and the capture take.
const FRAMES: u32 = 75;

fn main() -> ExitCode {
    let catalogue = Catalogue::from(Levels::embedded());
    let game = catalogue.games["parchis-8-spain"].clone();
    let opening = Opening {
        players: vec!["greedy".to_owned(); game.hands()],
        game: Some(game),
        position: Some(POSITION.parse().expect("a position")),
        catalogue,
        seed: Some(1),
        settings: vec![Setting::Speed(Speed::Normal)],
        new: true,
        ..Opening::default()
    };
    app::film(Filming {
        opening,
        stage: Stage::Table,
        menus: Vec::new(),
        skip: 0,
        frames: FRAMES,
        every: 1,
        size: (1280, 720),
        scale: 1.0,
        touches: Vec::new(),
        presses: Vec::new(),
        zoom: None,
        product: Product::Stats,
    })
}
