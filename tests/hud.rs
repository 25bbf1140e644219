//! The display and the menus follow the game, without a window.
#![cfg(feature = "game")]
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

#[path = "flow/ambiguity.rs"]
mod ambiguity;
#[path = "hud/facts.rs"]
mod facts;
#[path = "hud/lots.rs"]
mod lots;
#[path = "hud/notices.rs"]
mod notices;
#[path = "hud/pad.rs"]
mod pad;
#[path = "hud/page.rs"]
mod page;
#[path = "hud/partners.rs"]
mod partners;
#[path = "hud/pause.rs"]
mod pause;
#[path = "hud/result.rs"]
mod result;
#[path = "hud/tokens.rs"]
mod tokens;
#[path = "hud/walking.rs"]
mod walking;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleLabel};
use bevy::input::InputPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::{Activate, ButtonPlugin, SliderPlugin};
use bevy::window::PrimaryWindow;

use ambiguity::ambiguity;
use parchis::app::FlowPlugin;
use parchis::cli::Opening;
use parchis::input::{Picked, Selection, Spot};
use parchis::levels::{Catalogue, Levels};
use parchis::locale::{Language, Locale, Phrase, without_marks};
use parchis::rules::notation::Setup;
use parchis::rules::{Compiled, Phase, Piece, Thrown};
use parchis::screens::{Menu, MenuCommand, Pause, Screen};
use parchis::settings::{Setting, SettingsCommand, Speed, TextSize};
use parchis::storage::{Storage, StorageFlaw};
use parchis::table::Match;
use parchis::theme::layout::Layout;
use parchis::theme::tongue::Unmirrored;
use parchis::theme::widgets::Payment;
use parchis::timeline::Shown;
use parchis::{menus, theme, ui};

#[path = "hud/settings.rs"]
mod settings;
#[path = "hud/setup.rs"]
mod setup;

/// Keeps texts by name.
#[derive(Default)]
struct Memory(Mutex<BTreeMap<String, String>>);

impl Storage for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, StorageFlaw> {
        Ok(self.0.lock().unwrap().get(name).cloned())
    }

    fn names(&self, folder: &str) -> Result<Vec<String>, StorageFlaw> {
        let texts = self.0.lock().unwrap();
        let within = texts.keys().filter(|name| name.starts_with(folder));
        Ok(within.cloned().collect())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StorageFlaw> {
        let mut texts = self.0.lock().unwrap();
        texts.insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StorageFlaw> {
        self.0.lock().unwrap().remove(name);
        Ok(())
    }

    fn set_aside(&self, name: &str) -> Result<String, StorageFlaw> {
        let aside = format!("{name}.broken");
        let mut texts = self.0.lock().unwrap();
        let text = texts.remove(name).unwrap_or_default();
        texts.insert(aside.clone(), text);
        Ok(aside)
    }

    fn place(&self, name: &str) -> String {
        name.to_owned()
    }
}

/// The program with everything but the table's pictures; without a game, it asks for one.
fn laid(game: Option<&str>) -> App {
    finished(put_together(game))
}

fn finished(mut app: App) -> App {
    app.finish();
    app.cleanup();
    app
}

fn put_together(game: Option<&str>) -> App {
    let catalogue = Catalogue::from(Levels::embedded());
    furnished(catalogue, game, Arc::new(Memory::default()))
}

/// The same with these games and this storage.
fn furnished(catalogue: Catalogue, game: Option<&str>, storage: Arc<dyn Storage>) -> App {
    begun_from(catalogue, game, None, storage)
}

/// The same, and the game begins from a position.
fn begun_from(
    catalogue: Catalogue,
    game: Option<&str>,
    position: Option<Setup>,
    storage: Arc<dyn Storage>,
) -> App {
    let opening = Opening {
        game: game.map(|game| catalogue.games[game].clone()),
        position,
        players: Vec::new(),
        seed: Some(7),
        settings: vec![
            Setting::Language(Some(Language::English)),
            Setting::Speed(Speed::Instant),
        ],
        catalogue,
        ..Opening::default()
    };
    let storage = Ok(storage);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Font>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            16,
        )))
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .init_resource::<UiScale>()
        .add_plugins((
            FlowPlugin { opening, storage },
            theme::plugin,
            ui::plugin,
            menus::plugin,
        ));
    app
}

/// A position of a game shortly before its end: of each colour one piece is still on its way.
fn late(rules: &Compiled) -> Setup {
    let seats = rules.seating.in_play.iter().map(|&colour| {
        let goal = rules.goal_of(colour);
        let label = |index| &rules.board.square(rules.square_at(colour, index)).label;
        let (on_its_way, home) = (label(goal - 3), label(goal));
        let letter = rules.board.seats[colour.index()].letter;
        format!("{letter}={on_its_way},{home},{home},{home} ")
    });
    let seats: String = seats.collect();
    let first = rules.seating.in_play[0];
    let turn = rules.board.seats[first.index()].letter;
    format!("{seats}turn={turn} phase=throw").parse().unwrap()
}

/// Adds whatever turns keys into presses.
fn add_keys(app: &mut App) {
    app.add_plugins((InputPlugin, InputDispatchPlugin, ButtonPlugin, SliderPlugin));
    app.world_mut().spawn(PrimaryWindow);
}

fn opened(game: Option<&str>) -> App {
    let mut app = laid(game);
    frames(&mut app, 6);
    app
}

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

/// Every text that is not left out, without marks.
fn seen(app: &mut App) -> Vec<(Entity, String)> {
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text)>();
    let mut parents = world.query::<(Option<&Node>, Option<&Visibility>, Option<&ChildOf>)>();
    let all: Vec<_> = texts
        .iter(world)
        .map(|(e, t)| (e, without_marks(&t.0)))
        .collect();
    all.into_iter()
        .filter(|(entity, _)| {
            let mut at = Some(*entity);
            while let Some(entity) = at {
                let (node, visibility, parent) = parents.get(world, entity).unwrap();
                let hidden = visibility.is_some_and(|seen| *seen == Visibility::Hidden);
                if hidden || node.is_some_and(|node| node.display == Display::None) {
                    return false;
                }
                at = parent.map(ChildOf::parent);
            }
            true
        })
        .collect()
}

fn says(app: &mut App, what: &str) -> bool {
    seen(app).iter().any(|(_, text)| text == what)
}

/// Presses the button with these words.
fn press(app: &mut App, words: &str) {
    let found = seen(app).into_iter().find(|(_, text)| text == words);
    let (text, _) = found.unwrap_or_else(|| panic!("{words:?} is not seen: {:?}", seen(app)));
    let mut button = text;
    while !app
        .world()
        .entity(button)
        .contains::<bevy::ui_widgets::Button>()
    {
        button = app
            .world()
            .get::<ChildOf>(button)
            .expect("a button")
            .parent();
    }
    app.world_mut().trigger(Activate { entity: button });
    frames(app, 3);
}

/// Presses and lets go of a key.
fn key(app: &mut App, key: KeyCode) {
    app.world_mut()
        .resource_mut::<ButtonInput<KeyCode>>()
        .press(key);
    frames(app, 1);
    let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    keys.release(key);
    keys.clear();
    frames(app, 3);
}

/// Waits until a page that comes by itself hears what is pressed.
fn settle(app: &mut App) {
    frames(app, 65);
}

/// Presses what has the focus.
fn enter(app: &mut App) {
    let focus = app.world().resource::<InputFocus>();
    let entity = focus.get().expect("something has the focus");
    app.world_mut().trigger(Activate { entity });
    frames(app, 3);
}

fn screen(app: &App) -> Screen {
    **app.world().resource::<State<Screen>>()
}

/// Throws and plays for the person until something may be done.
fn play_until(app: &mut App, so: impl Fn(&Selection, &Match) -> bool) {
    for _ in 0..60_000 {
        let (selection, truth) = (
            app.world().resource::<Selection>(),
            app.world().resource::<Match>(),
        );
        if so(selection, truth) {
            return;
        }
        let spot = match (selection.chosen, selection.movable.first()) {
            (Some(_), _) => {
                let mv = selection.candidates[0];
                let square = truth.rules().square_at(mv.piece.colour(), mv.to);
                Some(Spot::Square(square))
            }
            (None, Some(piece)) => Some(Spot::Piece(*piece)),
            (None, None) => selection.may_throw.then_some(Spot::Dice),
        };
        if let Some(spot) = spot {
            app.world_mut().write_message(Picked(spot));
        }
        frames(app, 1);
    }
    panic!("that never comes");
}

#[test]
fn the_display_shows_the_players_and_the_button_that_throws() {
    let mut app = opened(Some("parchis-4-spain"));
    for name in [
        "Yellow",
        "Blue",
        "Red",
        "Green",
        "Person",
        "Computer, medium",
    ] {
        assert!(says(&mut app, name), "{name}");
    }
    assert!(!says(&mut app, "Throw the die"));
    press(&mut app, "Throw to go first");
    let rolled = seen(&mut app)
        .into_iter()
        .any(|(_, t)| t.ends_with("to see who starts."));
    assert!(rolled, "the throw is told: {:?}", seen(&mut app));
}

#[test]
fn what_the_button_throws_for_is_said() {
    let mut app = opened(Some("parchis-4-spain"));
    play_until(&mut app, |s, truth| {
        s.may_throw && truth.game().phase() == Phase::Throw
    });
    frames(&mut app, 1);
    assert!(says(&mut app, "Throw the die"), "{:?}", seen(&mut app));
    assert!(!says(&mut app, "Throw to go first"));
}

#[test]
fn a_refused_piece_says_why_and_the_reason_goes_away() {
    let mut app = opened(Some("parchis-4-spain"));
    let at_home = |s: &Selection, _: &Match| {
        !s.movable.is_empty() && !s.movable.contains(&Piece(3)) && s.chosen.is_none()
    };
    play_until(&mut app, at_home);
    app.world_mut().write_message(Picked(Spot::Piece(Piece(3))));
    frames(&mut app, 2);
    let (piece, why) = app
        .world()
        .resource::<Selection>()
        .refusal
        .expect("a reason");
    let truth = app.world().resource::<Match>();
    let phrase = ui::sentences::why_not(truth.rules(), truth.game().hand(), piece, why);
    let sentence = phrase.plain(Locale::new(Language::English));
    assert!(says(&mut app, &sentence), "{sentence}");
    app.world_mut().write_message(Picked(Spot::Nothing));
    frames(&mut app, 2);
    assert!(!says(&mut app, &sentence));
}

#[test]
fn banked_throws_lie_as_tokens() {
    let mut app = opened(Some("barsees-damascus"));
    play_until(&mut app, |s, _| s.movable.len() > 1 && s.chosen.is_none());
    let truth = app.world().resource::<Match>();
    let banked: usize = truth
        .game()
        .state()
        .bank
        .iter()
        .map(|n| usize::from(*n))
        .sum();
    let mut tokens = app.world_mut().query::<&Payment>();
    assert_eq!(tokens.iter(app.world()).count(), banked);
    assert!(banked > 0);
}

/// The name of what fell is called while whoever threw it plays, and never over somebody else's throw.
#[test]
fn a_throw_is_not_called_any_more_when_the_next_is_to_throw() {
    let mut app = opened(Some("barsees-damascus"));
    let called = |app: &mut App| {
        let (hand, thrown) = app.world().resource::<Shown>().thrown()?;
        let Thrown::Shells(closed) = thrown else {
            return None;
        };
        let name =
            &app.world().resource::<Match>().rules().mechanics.faces[usize::from(closed)].name;
        let phrase = Phrase::new(format!("throw-{name}"));
        let call = phrase.plain(Locale::new(Language::English));
        Some((hand, says(app, &call)))
    };
    let (mut own, mut others) = (0, 0);
    for ply in 1..80 {
        play_until(&mut app, |s, truth| s.may_throw && truth.ply() > ply);
        frames(&mut app, 1);
        let acts = app.world().resource::<Match>().game().hand();
        match called(&mut app) {
            Some((hand, said)) if hand == acts => {
                assert!(said, "the own throw before this one is called");
                own += 1;
            }
            Some((_, said)) => {
                assert!(!said, "somebody else's throw is not called");
                others += 1;
            }
            None => {}
        }
    }
    assert!(own > 0 && others > 0, "{own} and {others}");
}

#[test]
fn another_language_says_everything_anew_from_the_other_side() {
    let mut app = opened(Some("parchis-4-spain"));
    let arabic = Setting::Language(Some(Language::Arabic));
    app.world_mut().write_message(SettingsCommand::Set(arabic));
    frames(&mut app, 1);
    assert!(says(&mut app, "الأصفر") && says(&mut app, "رمية: من يبدأ؟"));
    assert!(!says(&mut app, "Yellow"));
    let world = app.world_mut();
    let mut nodes = world.query::<(&Node, Has<Unmirrored>)>();
    for (node, unmirrored) in nodes.iter(world) {
        assert_eq!(node.direction == InlineDirection::Rtl, !unmirrored);
    }
}

/// Where the parts of the display are on the glass, by name: the middle and the size of each.
fn on_glass(app: &mut App) -> Vec<(String, Vec2, Vec2)> {
    let scale = app.world().resource::<UiScale>().0;
    let world = app.world_mut();
    let mut parts = world.query::<(&Name, &Node, &UiTransform)>();
    let length = |val: Val| match val {
        Val::Px(length) => Some(length),
        _ => None,
    };
    let placed = |(name, node, seen): (&Name, &Node, &UiTransform)| {
        let at = Vec2::new(length(node.left)?, length(node.top)?);
        let size = Vec2::new(length(node.width)?, length(node.height)?);
        let middle = (at + size / 2.0) * scale;
        Some((name.to_string(), middle, size * seen.scale * scale))
    };
    parts.iter(world).filter_map(placed).collect()
}

#[test]
fn as_much_is_told_as_there_is_room_for() {
    for (width, height, percent, lines) in [
        (1280.0, 720.0, 100, 2),
        (844.0, 390.0, 100, 2),
        (844.0, 390.0, 200, 1),
        (390.0, 844.0, 200, 1),
    ] {
        let mut app = opened(Some("barsees-damascus"));
        app.insert_resource(Layout::of(Vec2::new(width, height)));
        let letters = Setting::TextSize(TextSize::near(percent));
        app.world_mut().write_message(SettingsCommand::Set(letters));
        play_until(&mut app, |s, truth| s.may_throw && truth.ply() > 8);
        frames(&mut app, 2);
        let world = app.world_mut();
        let mut parts = world.query::<(&Name, &Children)>();
        let panel = parts
            .iter(world)
            .find(|(name, _)| name.as_str() == "Sentence");
        let told: Vec<_> = panel.unwrap().1.iter().collect();
        let mut nodes = world.query::<&Node>();
        let seen = nodes.iter_many(world, told);
        let seen = seen.filter(|node| node.display != Display::None).count();
        assert_eq!(seen, lines, "{width}×{height}, {percent} %");
    }
}

#[test]
fn a_menu_is_large_enough_to_read_and_leaves_the_display_where_it_is() {
    for (width, height) in [(320.0, 568.0), (844.0, 390.0), (3840.0, 2160.0)] {
        let mut app = opened(Some("parchis-4-spain"));
        let layout = Layout::of(Vec2::new(width, height));
        app.insert_resource(layout);
        frames(&mut app, 3);
        let before = on_glass(&mut app);
        assert!(before.len() > 6);
        app.world_mut()
            .write_message(MenuCommand::Open(Menu::Pause));
        frames(&mut app, 3);
        let scale = app.world().resource::<UiScale>().0;
        assert!((scale - layout.reading_scale()).abs() < 1e-6);
        for ((name, at, size), (_, was_at, was_size)) in on_glass(&mut app).iter().zip(&before) {
            let still = at.distance(*was_at) < 0.01 && size.distance(*was_size) < 0.01;
            assert!(still, "{width}×{height}, {name}: {at} {size}");
        }
    }
}

#[test]
fn no_two_systems_of_the_display_are_ambiguous() {
    let labels: [InternedScheduleLabel; 13] = [
        Update.intern(),
        OnEnter(Screen::Table).intern(),
        OnEnter(Screen::Title).intern(),
        OnEnter(Screen::Setup).intern(),
        OnEnter(Screen::Result).intern(),
        OnExit(Screen::Loading).intern(),
        OnExit(Screen::Setup).intern(),
        OnEnter(Menu::Pause).intern(),
        OnEnter(Menu::Settings).intern(),
        OnEnter(Menu::Replace).intern(),
        OnEnter(Pause::On).intern(),
        OnExit(Pause::On).intern(),
        OnExit(Screen::Table).intern(),
    ];
    for label in labels {
        assert_eq!(ambiguity(&mut laid(None), label), None, "{label:?}");
    }
}

#[test]
fn keys_reach_everything_in_one_order() {
    let mut app = put_together(None);
    add_keys(&mut app);
    let mut app = finished(app);
    assert_eq!(ambiguity(&mut app, PreUpdate.intern()), None);
}
