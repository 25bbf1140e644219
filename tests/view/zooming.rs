//! Looking at the board more closely: what is hit follows, and a drag presses nothing.

use bevy::ecs::message::Messages;
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use parchis::input::{Picked, Spot};
use parchis::rules::{Fact, Piece};
use parchis::settings::Speed;
use parchis::theme::layout::Layout;
use parchis::timeline::{Shown, Timeline};
use parchis::view::{Fit, Gaze, Glass, Laid, Zoom};

use super::{place, table_of};

fn opened() -> App {
    let mut app = table_of("parchis-4-spain", Speed::Instant, "human");
    // Pointers are looked for only where there is a window.
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    for _ in 0..4 {
        app.update();
    }
    app
}

/// The mouse does something at a point of the table.
fn mouse(app: &mut App, at: Vec2, action: PointerAction) {
    let world = app.world_mut();
    let middle = world.resource::<Layout>().window / 2.0;
    let target = world.resource::<Glass>().0.normalize(None);
    let location = Location {
        target: target.expect("a picture to draw into"),
        position: Vec2::new(middle.x + at.x, middle.y - at.y),
    };
    world.write_message(PointerInput::new(PointerId::Mouse, location, action));
    app.update();
}

fn point(app: &mut App, at: Vec2) {
    let delta = Vec2::ZERO;
    mouse(app, at, PointerAction::Move { delta });
    app.update();
}

/// What was picked since last asked.
fn picked(app: &mut App) -> Vec<Spot> {
    let mut messages = app.world_mut().resource_mut::<Messages<Picked>>();
    messages.drain().map(|Picked(spot)| spot).collect()
}

fn click(app: &mut App, at: Vec2) -> Vec<Spot> {
    point(app, at);
    picked(app);
    mouse(app, at, PointerAction::Press(PointerButton::Primary));
    mouse(app, at, PointerAction::Release(PointerButton::Primary));
    picked(app)
}

fn look(app: &mut App, change: impl FnOnce(&mut Zoom)) {
    change(&mut app.world_mut().resource_mut::<Zoom>());
    for _ in 0..3 {
        app.update();
    }
    assert!(app.world().resource::<Zoom>().rests());
}

#[test]
fn a_piece_is_hit_where_it_is_seen_after_zooming_and_panning() {
    let mut app = opened();
    let whole = place(&mut app, "Piece Y1").expect("a piece");
    assert_eq!(click(&mut app, whole), [Spot::Piece(Piece(0))]);
    look(&mut app, |zoom| zoom.nearer(2.5, whole));
    look(&mut app, |zoom| zoom.pan(Vec2::new(-70.0, 45.0)));
    let near = place(&mut app, "Piece Y1").expect("a piece");
    assert!(near.distance(whole) > 40.0);
    assert_eq!(click(&mut app, near), [Spot::Piece(Piece(0))]);
    let square = {
        let (laid, fit) = (
            app.world().resource::<Laid>(),
            app.world().resource::<Fit>(),
        );
        let squares = laid.board.squares.iter().enumerate();
        let nearest = squares.min_by(|a, b| {
            let far = |i: &(usize, &parchis::rules::board::SquareInfo)| {
                fit.seen(i.1.place.at)
                    .distance(near + Vec2::new(0.0, 200.0))
            };
            far(a).total_cmp(&far(b))
        });
        nearest.map(|(i, square)| (i as u8, fit.seen(square.place.at)))
    };
    let (square, at) = square.expect("a square");
    let hit = click(&mut app, at);
    assert_eq!(hit, [Spot::Square(parchis::rules::Square(square))]);
}

#[test]
fn a_drag_moves_the_board_and_presses_nothing() {
    let mut app = opened();
    look(&mut app, |zoom| zoom.nearer(3.0, Vec2::new(40.0, 200.0)));
    let before = *app.world().resource::<Fit>();
    let start = Vec2::new(60.0, 100.0);
    point(&mut app, start);
    picked(&mut app);
    mouse(
        &mut app,
        start,
        PointerAction::Press(PointerButton::Primary),
    );
    for i in 1..=8 {
        let delta = Vec2::new(-5.0, 0.0);
        let at = start + delta * i as f32;
        mouse(&mut app, at, PointerAction::Move { delta });
    }
    let end = start - Vec2::new(40.0, 0.0);
    mouse(
        &mut app,
        end,
        PointerAction::Release(PointerButton::Primary),
    );
    app.update();
    assert_eq!(picked(&mut app), []);
    let moved = app.world().resource::<Fit>().middle - before.middle;
    assert!(
        moved.x < -20.0 && moved.x > -41.0 && moved.y == 0.0,
        "{moved}"
    );
    // The next press is one again.
    assert_eq!(click(&mut app, start).len(), 1);
}

#[test]
fn the_wheel_brings_nearer_what_is_under_the_pointer() {
    let mut app = opened();
    let at = place(&mut app, "Piece R2").expect("a piece");
    point(&mut app, at);
    let scroll = PointerAction::Scroll {
        unit: bevy::input::mouse::MouseScrollUnit::Line,
        x: 0.0,
        y: 2.0,
        phase: bevy::input::touch::TouchPhase::Moved,
    };
    mouse(&mut app, at, scroll);
    for _ in 0..3 {
        app.update();
    }
    assert!(app.world().resource::<Zoom>().look().scale > 1.4);
    let still = place(&mut app, "Piece R2").expect("a piece");
    assert!(still.distance(at) < 2.5, "{still} was {at}");
    look(&mut app, Zoom::whole);
    assert_eq!(app.world().resource::<Zoom>().look(), Gaze::default());
}

#[test]
fn the_board_follows_the_piece_on_its_way() {
    let mut app = table_of("parchis-4-spain", Speed::Normal, "greedy");
    let mut zoom = app.world_mut().resource_mut::<Zoom>();
    zoom.nearer(3.0, Vec2::new(-300.0, 300.0));
    zoom.arrive();
    let (mut seen, mut gazes) = (0, Vec::new());
    for _ in 0..3000 {
        app.update();
        let world = app.world();
        let shown = world.resource::<Shown>();
        let now = world.resource::<Timeline>().now();
        // The eye needs a moment to come to where the walk begins.
        let walk = now.filter(|now| now.index > 2).map(|now| now.cue.fact);
        let Some(Fact::Moved { piece, .. }) = walk else {
            continue;
        };
        let letter = shown.rules().board.seats[piece.colour().index()].letter;
        let place_of_board = {
            let layout = world.resource::<Layout>();
            layout.world_rect(layout.board)
        };
        gazes.push(world.resource::<Zoom>().look().shift);
        let name = format!("Piece {letter}{}", piece.number() + 1);
        let at = place(&mut app, &name).expect("a piece");
        seen += 1;
        assert!(
            place_of_board.contains(at),
            "{name} walks at {at}, out of {place_of_board:?}"
        );
    }
    assert!(seen > 10, "{seen} frames of walks");
    assert!(gazes.iter().any(|gaze| gaze.distance(gazes[0]) > 100.0));
}
