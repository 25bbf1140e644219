//! What tests in a browser are told is where it is said to be.

use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use parchis::app::PagePlugin;
use parchis::page::Told;
use parchis::settings::Speed;
use parchis::view::Glass;
use serde_json::Value;

use super::{laid, opened};

/// What was told last.
#[derive(Resource, Default)]
struct Seen(Value);

fn listen(mut told: MessageReader<Told>, mut seen: ResMut<Seen>) {
    for told in told.read() {
        if let Told::Seen(json) = told {
            seen.0 = serde_json::from_str(json).expect("JSON");
        }
    }
}

fn seen(app: &App) -> &Value {
    &app.world().resource::<Seen>().0
}

fn act(app: &mut App, at: Vec2, action: PointerAction) {
    let target = app.world().resource::<Glass>().0.normalize(None);
    let location = Location {
        target: target.expect("a picture to draw into"),
        position: at,
    };
    let input = PointerInput::new(PointerId::Mouse, location, action);
    app.world_mut().write_message(input);
    app.update();
}

fn click(app: &mut App, at: &Value) {
    let part = |part: usize| at[part].as_f64().expect("a number") as f32;
    let at = Vec2::new(part(0), part(1));
    let delta = Vec2::ZERO;
    act(app, at, PointerAction::Move { delta });
    app.update();
    act(app, at, PointerAction::Press(PointerButton::Primary));
    act(app, at, PointerAction::Release(PointerButton::Primary));
    app.update();
}

#[test]
fn whoever_presses_where_it_is_told_plays() {
    for game in ["barsees-damascus", "parchis-4-spain"] {
        let mut app = laid(game, Speed::Instant, "human");
        app.add_plugins(PagePlugin {
            storage: None,
            tested: true,
        })
        .init_resource::<Seen>()
        .add_systems(Last, listen);
        let mut app = opened(app);
        // Pointers are looked for only where there is a window.
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let mut clicks = 0;
        while seen(&app)["match"]["ply"].as_u64().unwrap_or(0) < 16 {
            app.update();
            let next = seen(&app)["next"][0]["at"].clone();
            if seen(&app)["match"]["rests"] == true && !next.is_null() {
                click(&mut app, &next);
                clicks += 1;
            }
            assert!(clicks < 200, "{game}: {}", seen(&app));
        }
        let record = seen(&app)["match"]["record"].as_str().expect("a record");
        assert!(record.contains(game), "{record}");
    }
}
