//! The match behind the title: it plays by itself, and only while somebody may be looking.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::{PrimaryWindow, RequestRedraw};
use parchis::app::pacing;
use parchis::locale::{Language, without_marks};
use parchis::screens::{Menu, MenuCommand, Screen};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::{Match, Saved};
use parchis::theme::art::SelfPlay;

use super::{laid_in, opened};

/// The title, come to from a table that was left.
fn title() -> App {
    title_in(UVec2::new(1280, 720))
}

/// The same in a window of another size.
fn title_in(size: UVec2) -> App {
    let table = laid_in(size, "parchis-4-spain", Speed::Normal, "human");
    let mut app = opened(table);
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Title);
    for _ in 0..6 {
        app.update();
    }
    app
}

/// Where the pieces behind the title are seen.
fn seen(app: &mut App) -> Vec<(String, Vec2)> {
    let mut named = app.world_mut().query::<(&Name, &Transform)>();
    let pieces = named
        .iter(app.world())
        .filter(|(name, _)| name.starts_with("Piece ") && name.ends_with("behind the title"));
    let mut seen: Vec<_> = pieces
        .map(|(name, transform)| (name.to_string(), transform.translation.truncate()))
        .collect();
    seen.sort_by(|a, b| a.0.cmp(&b.0));
    seen
}

/// Whether any piece moves within so many thirtieths of a second.
fn moves(app: &mut App, frames: usize) -> bool {
    let before = seen(app);
    assert_eq!(before.len(), 16, "every piece is seen");
    (0..frames).any(|_| {
        app.update();
        seen(app) != before
    })
}

#[test]
fn a_match_plays_itself_and_the_one_that_was_left_stays_as_it_is() {
    let mut app = title();
    let left = app.world().resource::<Match>().ply();
    let saved = app.world().resource::<Saved>().get().cloned();
    assert!(moves(&mut app, 90));
    for _ in 0..300 {
        app.update();
    }
    assert_eq!(app.world().resource::<Match>().ply(), left);
    let saved_now = app.world().resource::<Saved>().get().cloned();
    assert_eq!(format!("{saved_now:?}"), format!("{saved:?}"));
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Setup);
    app.update();
    assert!(seen(&mut app).is_empty(), "it goes with the title");
}

#[test]
fn it_stands_still_where_motion_is_unwelcome_or_nobody_looks() {
    let mut app = title();
    // What has begun comes to its end first.
    let rest = |app: &mut App| (0..200).for_each(|_| app.update());
    app.world_mut()
        .write_message(SettingsCommand::Try(Setting::ReducedMotion(true)));
    rest(&mut app);
    assert!(!moves(&mut app, 200));
    app.world_mut()
        .write_message(SettingsCommand::Try(Setting::ReducedMotion(false)));
    assert!(moves(&mut app, 90));
    let window = Window {
        focused: false,
        ..default()
    };
    let window = app.world_mut().spawn((window, PrimaryWindow)).id();
    rest(&mut app);
    assert!(!moves(&mut app, 200));
    app.world_mut()
        .get_mut::<Window>(window)
        .expect("the window")
        .focused = true;
    assert!(moves(&mut app, 90));
}

#[test]
fn the_frame_of_the_board_lies_within_the_window() {
    for size in [(900, 640), (844, 390), (1280, 720), (390, 844)] {
        let size = UVec2::from(size);
        let mut app = title_in(size);
        let mut places = app
            .world_mut()
            .query_filtered::<(&ComputedNode, &UiGlobalTransform), With<SelfPlay>>();
        let (node, at) = places.single(app.world()).expect("a place for the board");
        // It is seen so much larger than its place.
        let frame = Rect::from_center_size(at.translation, 1.16 * node.size());
        let window = Rect::from_corners(Vec2::ZERO, size.as_vec2());
        assert!(
            window.inflate(-4.0).union(frame) == window.inflate(-4.0),
            "{size}: {frame:?}"
        );
    }
}

/// How many frames were asked for.
#[derive(Resource, Default)]
struct Asked(u32);

#[test]
fn under_a_menu_it_stands_still_and_no_frame_follows() {
    let mut app = title();
    pacing::plugin(&mut app);
    app.init_resource::<Asked>().add_systems(
        First,
        |mut redraws: MessageReader<RequestRedraw>, mut asked: ResMut<Asked>| {
            asked.0 += redraws.read().count() as u32;
        },
    );
    let asked = |app: &mut App| std::mem::take(&mut app.world_mut().resource_mut::<Asked>().0);
    assert!(moves(&mut app, 90));
    assert!(asked(&mut app) > 0, "as long as it plays, frames follow");
    app.world_mut()
        .write_message(MenuCommand::Open(Menu::Settings));
    // What has begun comes to its end first, and so does the notice that nothing is kept here.
    (0..450).for_each(|_| app.update());
    asked(&mut app);
    assert!(!moves(&mut app, 120));
    assert_eq!(asked(&mut app), 0);
    app.world_mut().write_message(MenuCommand::Back);
    assert!(moves(&mut app, 90));
}

/// Where these words are seen.
fn height(app: &mut App, words: &str) -> f32 {
    let mut texts = app.world_mut().query::<(&Text, &UiGlobalTransform)>();
    let found = texts.iter(app.world());
    let mut found = found.filter(|(text, _)| without_marks(&text.0) == words);
    let (_, at) = found.next().expect("words on the title");
    at.translation.y
}

#[test]
fn a_saved_match_moves_nothing_below_its_card() {
    let mut app = title();
    let english = Setting::Language(Some(Language::English));
    app.world_mut().write_message(SettingsCommand::Try(english));
    let ways = ["Play now", "Set up a game", "Quit"];
    let [with, without] = [(); 2].map(|()| {
        for _ in 0..4 {
            app.update();
        }
        let seen = ways.map(|words| height(&mut app, words));
        app.insert_resource(Saved::default());
        seen
    });
    for (way, (with, without)) in ways.iter().zip(with.iter().zip(without)) {
        assert!((with - without).abs() < 2.0, "{way}: {with}, {without}");
    }
}
