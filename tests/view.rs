//! The table as it is seen, without a window and without a graphics card: the engine runs,
//! only nothing is drawn.
#![cfg(feature = "game")]

#[path = "flow/ambiguity.rs"]
mod ambiguity;
#[path = "view/arrows.rs"]
mod arrows;
#[path = "view/colours.rs"]
mod colours;
#[path = "view/corner.rs"]
mod corner;
#[path = "view/crowd.rs"]
mod crowd;
#[path = "view/lights.rs"]
mod lights;
#[path = "view/page.rs"]
mod page;
#[path = "view/pips.rs"]
mod pips;
#[path = "view/shaking.rs"]
mod shaking;
#[path = "view/sight.rs"]
mod sight;
#[path = "view/stacks.rs"]
mod stacks;
#[path = "view/title.rs"]
mod title;
#[path = "view/tokens.rs"]
mod tokens;
#[path = "view/touch.rs"]
mod touch;
#[path = "view/tray.rs"]
mod tray;
#[path = "view/written.rs"]
mod written;
#[path = "view/zooming.rs"]
mod zooming;

use std::time::Duration;

use ambiguity::ambiguity;
use bevy::camera::RenderTarget;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use parchis::app::{FlowPlugin, SeenPlugin};
use parchis::cli::Opening;
use parchis::levels::{Catalogue, Levels};
use parchis::rules::{HOME, Piece};
use parchis::screens::Screen;
use parchis::settings::{Setting, SettingsCommand, Speed, TableLook};
use parchis::storage::StorageFlaw;
use parchis::theme::art::PieceArt;
use parchis::theme::look::Look;
use parchis::timeline::{Shown, Timeline};
use parchis::view::{Fit, Glass, Laid};

/// The table of a game that computers play.
fn table(game: &str, speed: Speed) -> App {
    table_of(game, speed, "random")
}

/// The table of a game that players of one kind play, drawn into a picture of 1280 × 720.
fn table_of(game: &str, speed: Speed, player: &str) -> App {
    opened(laid(game, speed, player))
}

/// The same, before its first frame.
fn laid(game: &str, speed: Speed, player: &str) -> App {
    laid_in(UVec2::new(1280, 720), game, speed, player)
}

/// The same, drawn into a picture of another size.
fn laid_in(size: UVec2, game: &str, speed: Speed, player: &str) -> App {
    let catalogue = Catalogue::from(Levels::embedded());
    let spec = catalogue.games.get(game).expect("an embedded game").clone();
    let opening = Opening {
        players: vec![player.to_owned(); spec.hands()],
        game: Some(spec),
        catalogue,
        seed: Some(5),
        settings: vec![Setting::Speed(speed)],
        new: true,
        ..Opening::default()
    };
    let flow = FlowPlugin {
        opening,
        storage: Err(StorageFlaw::Forbidden),
    };
    let nothing_drawn = WgpuSettings {
        backends: None,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(nothing_drawn)),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>(),
    );
    let picture = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    let picture = app.world_mut().resource_mut::<Assets<Image>>().add(picture);
    app.insert_resource(Glass(RenderTarget::Image(picture.into())));
    app.add_plugins((flow, SeenPlugin));
    let frame = Duration::from_secs(1) / 30;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    app
}

fn opened(mut app: App) -> App {
    app.finish();
    app.cleanup();
    for _ in 0..4 {
        app.update();
    }
    app
}

/// Where the entity of a name stands, if there is one.
fn place(app: &mut App, name: &str) -> Option<Vec2> {
    let mut named = app.world_mut().query::<(&Name, &Transform)>();
    let mut found = named.iter(app.world()).filter(|(n, _)| n.as_str() == name);
    found
        .next()
        .map(|(_, transform)| transform.translation.truncate())
}

#[test]
fn everything_on_the_table_has_an_entity_and_dies_with_it() {
    let mut app = table("barsees-damascus", Speed::Normal);
    for name in [
        "Square a10",
        "Piece S1",
        "Piece N4",
        "Die 1",
        "Shell 6",
        "Table and frame",
    ] {
        assert!(
            place(&mut app, name).is_some() || named(&mut app, name),
            "{name}"
        );
    }
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Setup);
    app.update();
    for name in ["Square a10", "Piece S1", "Shell 6", "Table and frame"] {
        assert!(!named(&mut app, name), "{name} is still there");
    }
}

fn named(app: &mut App, name: &str) -> bool {
    let mut named = app.world_mut().query::<&Name>();
    named.iter(app.world()).any(|n| n.as_str() == name)
}

#[test]
fn at_rest_every_piece_stands_where_it_is_shown() {
    let mut app = table("parchis-4-spain", Speed::Instant);
    let mut seen_at_rest = 0;
    for _ in 0..400 {
        app.update();
        let world = app.world();
        if !world.resource::<Timeline>().is_idle() || !world.contains_resource::<Laid>() {
            continue;
        }
        seen_at_rest += 1;
        let (shown, laid) = (
            world.resource::<Shown>().clone(),
            world.resource::<Laid>().clone(),
        );
        let fit = *world.resource::<Fit>();
        for piece in (0..16).map(Piece) {
            let (colour, at) = (piece.colour(), shown.at[piece.index()]);
            let seat = &laid.board.seats[colour.index()];
            let point = if at == HOME {
                seat.nests[usize::from(piece.number())].at
            } else {
                laid.board
                    .square(laid.board.route(colour)[usize::from(at)])
                    .place
                    .at
            };
            let name = format!("Piece {}{}", seat.letter, piece.number() + 1);
            let seen = place(&mut app, &name).expect("every piece is seen");
            let far = seen.distance(fit.seen(point)) / fit.scale;
            // Beside its like on a square, or in the row of a goal.
            assert!(far < 1.7, "{name} is {far} squares off");
        }
    }
    assert!(seen_at_rest > 100, "at rest in {seen_at_rest} frames");
}

#[test]
fn a_game_is_seen_in_every_look() {
    for game in ["parchis-8-spain", "barsees-palestine", "parchis-4-two-dice"] {
        let mut app = table(game, Speed::Fast);
        for _ in 0..120 {
            app.update();
        }
        assert!(app.world().resource::<Shown>().ply() > 0, "{game} goes on");
    }
}

/// How many entities have names that begin so.
fn count(app: &mut App, name: &str) -> usize {
    let mut names = app.world_mut().query::<&Name>();
    let names = names.iter(app.world());
    names.filter(|known| known.starts_with(name)).count()
}

#[test]
fn another_look_changes_a_laid_table_at_once() {
    let mut app = table("parchis-4-spain", Speed::Normal);
    let looks = |app: &App| app.world().resource::<Laid>().look;
    assert_eq!(looks(&app), Look::Wood);
    let things = ["Number", "Squares", "Table and frame", "Tray", "Piece"];
    let before = things.map(|name| count(&mut app, name));
    let painted = |app: &App| {
        let art = app.world().resource::<PieceArt>();
        let image = app.world().resource::<Assets<Image>>().get(&art.image);
        image.and_then(|image| image.data.clone()).expect("painted")
    };
    let wooden = painted(&app);
    let fit = *app.world().resource::<Fit>();
    for (chosen, look) in [
        (Some(TableLook::Flat), Look::Flat),
        (Some(TableLook::Cloth), Look::Cloth),
        (None, Look::Wood),
    ] {
        app.world_mut()
            .write_message(SettingsCommand::Set(Setting::Look(chosen)));
        app.update();
        assert_eq!(looks(&app), look);
        assert_eq!(painted(&app) == wooden, look == Look::Wood);
        app.update();
        assert_eq!(things.map(|name| count(&mut app, name)), before);
        // Frames are wide or narrow, and the board has the room that is left.
        let fitted = *app.world().resource::<Fit>();
        assert_eq!(fitted == fit, look == Look::Wood);
    }
}

#[test]
fn no_two_systems_are_ambiguous() {
    let mut app = table("parchis-4-spain", Speed::Normal);
    for label in [
        Update.intern(),
        First.intern(),
        PreUpdate.intern(),
        OnEnter(Screen::Table).intern(),
    ] {
        // The timeline takes the whole world, which the engine's own systems do not expect.
        let said = ambiguity(&mut app, label).unwrap_or_default();
        let pairs = said.lines().filter(|line| line.starts_with(" -- "));
        let ours: Vec<_> = pairs
            .filter(|pair| !pair.contains("play_cues") && !pair.contains("{{closure}}"))
            .collect();
        assert!(ours.is_empty(), "{ours:#?}");
    }
}
