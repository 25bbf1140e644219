//! The page of the house rules and the rules in force, without a window.
#![cfg(feature = "game")]
#![expect(
    clippy::disallowed_methods,
    reason = "a test looks at the files that were kept"
)]
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::schedule::{InternedScheduleLabel, LogLevel, ScheduleBuildSettings, ScheduleLabel};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputPlugin};
use bevy::input_focus::{InputDispatchPlugin, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button, ButtonPlugin};
use bevy::window::PrimaryWindow;

use parchis::app::FlowPlugin;
use parchis::cli::Opening;
use parchis::levels::{Catalogue, Levels};
use parchis::locale::{Language, Phrase, without_marks};
use parchis::rules::family::{Rules, Value};
use parchis::screens::{Menu, MenuCommand, Screen, SetupChoice, SetupCommand};
use parchis::settings::{Setting, Speed};
use parchis::storage::{Disk, Storage, StorageFlaw, levels_folder};
use parchis::table::Match;
use parchis::theme::widgets::Hint;
use parchis::{menus, theme, ui};

/// The program at its title, with what a data folder holds.
fn started(data: &Path, lang: Language) -> App {
    let folder = levels_folder(Some(data)).filter(|folder| folder.is_dir());
    let folders: Vec<_> = folder.into_iter().collect();
    let opening = Opening {
        settings: vec![
            Setting::Language(Some(lang)),
            Setting::Speed(Speed::Instant),
        ],
        catalogue: Catalogue::from(Levels::with(&folders)),
        ..Opening::default()
    };
    let storage = Disk::open(data).map(|disk| Arc::new(disk) as Arc<dyn Storage>);
    let mut app = put_together(opening, storage);
    frames(&mut app, 6);
    app
}

fn put_together(opening: Opening, storage: Result<Arc<dyn Storage>, StorageFlaw>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Font>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            16,
        )))
        .init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .init_resource::<UiScale>()
        .add_plugins((
            InputPlugin,
            InputDispatchPlugin,
            ButtonPlugin,
            FlowPlugin { opening, storage },
            theme::plugin,
            ui::plugin,
            menus::plugin,
        ));
    app.world_mut().spawn(PrimaryWindow);
    app.finish();
    app.cleanup();
    app
}

/// The page of the house rules of a game.
fn at_the_page(data: &Path, game: &str, lang: Language) -> App {
    let mut app = started(data, lang);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Setup);
    frames(&mut app, 3);
    app.world_mut()
        .write_message(SetupCommand::Game(game.to_owned()));
    frames(&mut app, 2);
    open(&mut app, Menu::HouseRules);
    app
}

fn open(app: &mut App, menu: Menu) {
    app.world_mut().write_message(MenuCommand::Open(menu));
    frames(app, 4);
}

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

fn menu(app: &App) -> Menu {
    **app.world().resource::<State<Menu>>()
}

fn rules(app: &App) -> &Rules {
    &app.world().resource::<SetupChoice>().game.rules
}

/// Every text that is not left out, without marks.
fn seen(app: &mut App) -> Vec<(Entity, String)> {
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text)>();
    let mut parents = world.query::<(Option<&Node>, Option<&ChildOf>)>();
    let all: Vec<_> = texts
        .iter(world)
        .map(|(e, t)| (e, without_marks(&t.0)))
        .collect();
    let there = |(entity, _): &(Entity, String)| {
        let mut at = Some(*entity);
        while let Some(entity) = at {
            let (node, parent) = parents.get(world, entity).unwrap();
            if node.is_some_and(|node| node.display == Display::None) {
                return false;
            }
            at = parent.map(ChildOf::parent);
        }
        true
    };
    all.into_iter().filter(there).collect()
}

fn says(app: &mut App, what: &str) -> bool {
    seen(app).iter().any(|(_, text)| text == what)
}

/// The button that these words stand on.
fn button(app: &mut App, words: &str) -> Entity {
    let all = seen(app);
    let found = all.iter().filter(|(_, text)| text == words);
    let mut on = found.filter_map(|(text, _)| {
        let mut at = *text;
        while !app.world().entity(at).contains::<Button>() {
            at = app.world().get::<ChildOf>(at)?.parent();
        }
        Some(at)
    });
    on.next()
        .unwrap_or_else(|| panic!("{words:?} is on no button: {all:?}"))
}

/// Whether the button with these words can be pressed; if not, its words are faded.
fn can_be_pressed(app: &mut App, words: &str) -> bool {
    let button = button(app, words);
    let text = app.world().get::<Children>(button).unwrap()[0];
    let ink = app.world().get::<TextColor>(text).unwrap().alpha();
    let disabled = app.world().entity(button).contains::<InteractionDisabled>();
    assert_eq!(disabled, ink < 0.5, "{words} is painted as it can be used");
    !disabled
}

fn press(app: &mut App, words: &str) {
    let entity = button(app, words);
    app.world_mut().trigger(Activate { entity });
    frames(app, 4);
}

/// Writes on the line of this name.
fn write(app: &mut App, name: &str, text: &str) {
    let world = app.world_mut();
    let mut lines = world.query::<(&Name, &mut EditableText)>();
    let line = lines
        .iter_mut(world)
        .find(|(line, _)| line.as_str() == name);
    line.unwrap().1.editor_mut().set_text(text);
    frames(app, 3);
}

fn strike(app: &mut App, key_code: KeyCode, logical_key: Key) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        });
        frames(app, 2);
    }
    frames(app, 2);
}

/// Goes on by Tab until what has the focus has these words, then presses Enter.
fn walk_to(app: &mut App, words: &str) {
    let wanted = button(app, words);
    for _ in 0..120 {
        if app.world().resource::<InputFocus>().get() == Some(wanted) {
            return strike(app, KeyCode::Enter, Key::Enter);
        }
        strike(app, KeyCode::Tab, Key::Tab);
    }
    panic!("{words:?} is never come to");
}

#[test]
fn a_rule_is_changed_and_undone_by_keyboard_alone() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-4-spain", Language::English);
    let before = rules(&app).clone();
    assert!(says(&mut app, "As in Spain"), "{:?}", seen(&mut app));

    // A switch.
    let lost = "If the larger count cannot be made, the six moves nothing.";
    walk_to(&mut app, lost);
    assert_eq!(rules(&app).get("six.fallback"), Some(&true.into()));
    assert!(says(&mut app, "Differs from Spain in 1 point"));
    assert!(says(&mut app, &format!("Spain: {lost}")));

    // The way back has the same words as the preset's name in the foot, but is a button.
    walk_to(&mut app, "As in Spain");
    assert_eq!(*rules(&app), before);
    assert!(!says(&mut app, "Differs from Spain in 1 point"));

    // A choice, opened and taken.
    walk_to(
        &mut app,
        "A piece reaches the goal by the exact count only.",
    );
    walk_to(
        &mut app,
        "A piece that counts past the goal turns back into the corridor by what is too much.",
    );
    assert_eq!(rules(&app).get("goal.exact"), Some(&"bounce".into()));
}

#[test]
fn choices_open_below_their_point() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-4-spain", Language::English);
    let six = "With nobody at home, a six counts 12 squares.";
    assert!(!says(&mut app, six));
    press(&mut app, "With nobody at home, a six counts 7 squares.");
    assert!(
        says(&mut app, six)
            && says(
                &mut app,
                "With nobody at home, a six counts 6 or 12 squares, as the player likes."
            )
    );
    press(&mut app, six);
    assert_eq!(rules(&app).get("six.steps_none_home"), Some(&[12].into()));
    press(&mut app, "A piece comes out of home on a throw of 5.");
    assert!(
        !says(&mut app, "With nobody at home, a six counts 20 squares."),
        "one point is open at a time"
    );
    press(&mut app, "A piece comes out of home on a throw of 5 or 6.");
    assert!(says(&mut app, "Differs from Spain in 2 points"));
    assert!(can_be_pressed(&mut app, "Undo all"));
    press(&mut app, "Undo all");
    assert!(says(&mut app, "As in Spain"));
    assert_eq!(rules(&app).get("enter.on"), Some(&[5].into()));
    assert!(!can_be_pressed(&mut app, "Undo all"));
}

#[test]
fn one_of_two_differences_is_undone() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-4-spain", Language::English);
    press(
        &mut app,
        "If the larger count cannot be made, the six moves nothing.",
    );
    press(&mut app, "A piece comes out of home on a throw of 5.");
    press(&mut app, "A piece comes out of home on a throw of 5 or 6.");
    assert!(says(&mut app, "Differs from Spain in 2 points"));
    // The foot says the same words where nothing differs, but on no button.
    press(&mut app, "As in Spain");
    assert!(says(&mut app, "Differs from Spain in 1 point"));
    assert_eq!(rules(&app).get("enter.on"), Some(&[5].into()));
    assert_eq!(rules(&app).get("six.fallback"), Some(&true.into()));
    assert!(can_be_pressed(&mut app, "Undo all"));
}

#[test]
fn a_contradiction_explains_itself_and_waits() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-4-spain", Language::English);
    press(&mut app, "Everybody plays alone.");
    press(
        &mut app,
        "Those who sit across from each other are partners.",
    );
    press(&mut app, "Each player has one colour and four pieces.");
    press(
        &mut app,
        "Each player has two colours and eight pieces, and a throw serves any of them.",
    );
    let why = "“Who plays together” does not go with “Colours of each player”: the two colours of one player are partners already.";
    let told = seen(&mut app)
        .iter()
        .filter(|(_, text)| text == why)
        .count();
    assert_eq!(told, 3, "both points and the foot say it");
    assert!(
        says(&mut app, "Differs from Spain in 2 points"),
        "both choices stay"
    );
    assert_eq!(
        rules(&app).get("side.colours_each"),
        Some(&1.into()),
        "what can be played is kept"
    );
    for words in ["Save under a name", "Done"] {
        let button = button(&mut app, words);
        assert!(app.world().entity(button).contains::<InteractionDisabled>());
    }

    // Away and back: nothing is lost.
    strike(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(menu(&app), Menu::None);
    open(&mut app, Menu::HouseRules);
    assert!(says(&mut app, why), "{:?}", seen(&mut app));

    press(
        &mut app,
        "Those who sit across from each other are partners.",
    );
    press(&mut app, "Everybody plays alone.");
    assert!(!says(&mut app, why));
    assert_eq!(rules(&app).get("side.colours_each"), Some(&2.into()));
    assert_eq!(app.world().resource::<SetupChoice>().game.hands(), 2);
}

#[test]
fn another_board_refuses_what_does_not_fit_it() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-3-spain", Language::Spanish);
    press(&mut app, "Cada cual juega por su cuenta.");
    press(
        &mut app,
        "Forman pareja quienes se sientan frente a frente.",
    );
    let why = "«Quiénes juegan juntos» no va con este tablero: los compañeros se sientan frente a frente, y para eso hacen falta cuatro asientos, seis u ocho.";
    assert!(says(&mut app, why), "{:?}", seen(&mut app));
}

#[test]
fn another_preset_keeps_the_form_of_the_game() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-4-spain-pairs", Language::English);
    assert!(says(&mut app, "As in Spain"));
    press(&mut app, "Morocco");
    assert!(says(&mut app, "As in Morocco"));
    assert_eq!(rules(&app).preset(), "morocco");
    assert_eq!(rules(&app).get("team.form"), Some(&"opposite".into()));
    assert_eq!(rules(&app).get("six.steps_none_home"), Some(&[12].into()));
}

#[test]
fn own_rules_are_found_after_a_restart_and_thrown_away() {
    let data = tempfile::tempdir().unwrap();
    {
        let mut app = at_the_page(data.path(), "parchis-4-spain", Language::English);
        press(&mut app, "One die is thrown.");
        press(
            &mut app,
            "Two dice are thrown: each is a move, or one piece takes the sum, and a double throws again.",
        );
        press(&mut app, "Save under a name");
        assert_eq!(menu(&app), Menu::KeepRules);
        press(&mut app, "Save");
        assert!(says(&mut app, "Rules need a name to be kept by."));
        write(&mut app, "Name", "بيت جدتي");
        press(&mut app, "Save");
        frames(&mut app, 4);
        assert_eq!(menu(&app), Menu::HouseRules);
        assert!(says(&mut app, "As in بيت جدتي"), "{:?}", seen(&mut app));
        press(&mut app, "Done");
        assert_eq!(menu(&app), Menu::None);
        assert_eq!(rules(&app).get("dice.count"), Some(&2.into()));
    }
    let mut app = at_the_page(data.path(), "parchis-6-spain", Language::English);
    assert!(says(&mut app, "As in Spain") && says(&mut app, "Your own"));
    press(&mut app, "بيت جدتي");
    assert_eq!(rules(&app).get("dice.count"), Some(&2.into()));
    assert!(says(&mut app, "As in بيت جدتي"));
    press(&mut app, "Delete “بيت جدتي”");
    assert!(
        data.path().join("levels/own-1.rules.ron").exists(),
        "it asks first"
    );
    press(&mut app, "Really delete?");
    frames(&mut app, 4);
    assert!(!data.path().join("levels/own-1.rules.ron").exists());
    assert!(!says(&mut app, "Your own"));
    assert!(
        says(&mut app, "Differs from Spain in 1 point"),
        "the rules on the page stay"
    );
    assert_eq!(rules(&app).get("dice.count"), Some(&2.into()));
}

#[test]
fn a_pasted_line_is_told_before_it_is_taken() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-4-spain", Language::English);
    press(&mut app, "Send or paste");
    assert_eq!(menu(&app), Menu::SendRules);
    let world = app.world_mut();
    let mut lines = world.query::<&EditableText>();
    let texts: Vec<_> = lines
        .iter(world)
        .map(|line| line.value().to_string())
        .collect();
    assert!(texts.contains(&"parchis/1/spain".to_owned()), "{texts:?}");

    for (line, told) in [
        (
            "at eight then",
            "There is no line of rules in this text; such a line begins like parchis/1/spain.",
        ),
        (
            "parchis/1/spain/six.fallback=perhaps",
            "“six.fallback” cannot be “perhaps”; it can be true or false.",
        ),
        (
            "barsees/1/damascus",
            "These rules are for another game than this board.",
        ),
    ] {
        write(&mut app, "Pasted line", line);
        assert!(says(&mut app, told), "{line}: {:?}", seen(&mut app));
        assert!(!can_be_pressed(&mut app, "Play by these rules"), "{line}");
        press(&mut app, "Play by these rules");
        assert_eq!(menu(&app), Menu::SendRules, "a bad line is not taken");
    }
    write(
        &mut app,
        "Pasted line",
        "Our rules: parchis/1/morocco/goal.bonus=0, see you!",
    );
    assert!(says(&mut app, "Differs from Morocco in 1 point"));
    assert!(says(&mut app, "Reaching the goal brings no bonus."));
    assert!(can_be_pressed(&mut app, "Play by these rules"));
    press(&mut app, "Play by these rules");
    assert_eq!(menu(&app), Menu::HouseRules);
    assert_eq!(rules(&app).preset(), "morocco");
    assert_eq!(rules(&app).get("goal.bonus"), Some(&0.into()));
}

#[test]
fn the_game_is_played_by_the_rules_which_are_one_press_away() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-4-spain", Language::English);
    press(
        &mut app,
        "For every piece that reaches the goal, another one on the board counts 10 squares.",
    );
    press(&mut app, "Reaching the goal brings no bonus.");
    app.world_mut().write_message(MenuCommand::Close);
    app.world_mut().write_message(SetupCommand::Begin);
    frames(&mut app, 6);
    assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Table);
    let truth = app.world().resource::<Match>();
    assert_eq!(truth.spec().rules.get("goal.bonus"), Some(&0.into()));
    assert_eq!(truth.rules().mechanics.bonus.goal, 0);
    let means = Hint(Phrase::new("menu-rules"));
    let world = app.world_mut();
    let mut signs = world.query::<(Entity, &Hint)>();
    let sign = signs.iter(world).find(|(_, hint)| **hint == means);
    let entity = sign.expect("a sign").0;
    app.world_mut().trigger(Activate { entity });
    frames(&mut app, 4);
    assert_eq!(menu(&app), Menu::Rules);
    for told in [
        "Rules",
        "Differs from Spain in 1 point",
        "Reaching the goal brings no bonus.",
        "Spain: For every piece that reaches the goal, another one on the board counts 10 squares.",
        "Two rivals may share a safe square.",
    ] {
        assert!(says(&mut app, told), "{told}");
    }
    assert!(
        !says(&mut app, "Partners win when all of them have finished."),
        "nobody has a partner"
    );
    strike(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(menu(&app), Menu::None);
    app.world_mut()
        .write_message(MenuCommand::Open(Menu::Pause));
    frames(&mut app, 3);
    press(&mut app, "Rules");
    assert_eq!(menu(&app), Menu::Rules);
}

#[test]
fn every_game_has_its_page_in_every_language() {
    let data = tempfile::tempdir().unwrap();
    for lang in Language::ALL {
        for game in [
            "parchis-8-teams",
            "parchis-2-tangier-1v1",
            "barsees-damascus",
            "barsees-4-pairs",
        ] {
            let mut app = at_the_page(data.path(), game, lang);
            let points = rules(&app).iter().count();
            let told = seen(&mut app);
            assert!(told.len() > 2 * points, "{game}");
            for (_, text) in told {
                let whole = !text.contains(['⟨', '{', '}']) && !text.trim().is_empty();
                assert!(whole && text != "…", "{lang:?} {game}: {text}");
            }
        }
    }
}

#[test]
fn no_two_systems_of_the_pages_are_ambiguous() {
    let labels: [InternedScheduleLabel; 5] = [
        Update.intern(),
        OnEnter(Menu::HouseRules).intern(),
        OnEnter(Menu::KeepRules).intern(),
        OnEnter(Menu::SendRules).intern(),
        OnEnter(Menu::Rules).intern(),
    ];
    for label in labels {
        // A schedule that has run already is not looked at again.
        let mut app = put_together(Opening::default(), Err(StorageFlaw::NoHome));
        let flaw = app.world_mut().schedule_scope(label, |world, schedule| {
            schedule.set_build_settings(ScheduleBuildSettings {
                ambiguity_detection: LogLevel::Error,
                ..default()
            });
            let flaw = schedule.initialize(world).err();
            flaw.map(|flaw| flaw.to_string(schedule.graph(), world))
        });
        assert_eq!(flaw, None, "{label:?}");
    }
}

#[test]
fn values_of_files_are_offered_too() {
    let data = tempfile::tempdir().unwrap();
    let mut app = at_the_page(data.path(), "parchis-4-spain", Language::English);
    let bonus: (String, Value) = ("capture.bonus".to_owned(), 77.into());
    let odd = rules(&app).with_overrides(&[bonus]).unwrap();
    app.world_mut().write_message(MenuCommand::Close);
    app.world_mut()
        .write_message(SetupCommand::Rules(Box::new(odd)));
    frames(&mut app, 2);
    open(&mut app, Menu::HouseRules);
    let told = "For every piece captured, any one piece on the board counts 77 squares.";
    press(&mut app, told);
    assert_eq!(
        seen(&mut app)
            .iter()
            .filter(|(_, text)| text == told)
            .count(),
        2
    );
}
