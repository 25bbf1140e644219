//! From the title to a game: by keys alone, on every board, remembered, with boards of one's own.

use std::sync::Arc;

use bevy::input::keyboard::{Key, NativeKey};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

use parchis::levels::{Catalogue, LevelKind, Levels};
use parchis::locale::without_marks;
use parchis::rules::ids::MAX_PIECES;
use parchis::rules::record::Ply;
use parchis::rules::{Game, HOME, Phase};
use parchis::screens::{Menu, MenuCommand, Screen, SetupChoice, SetupCommand};
use parchis::storage::Storage;
use parchis::table::{LeaveMatch, Match, Player, Saved, StartMatch};
use parchis::theme::art::BoardPicture;
use parchis::theme::look::Look;

use super::settings::strike;
use super::{Memory, add_keys, finished, frames, furnished, late, play_until, press, says, seen};

/// A game that lies in a user's folder, on a board that lies there, too.
const OWN_GAME: &str = r#"(
    version: 1,
    id: "at-the-well",
    name: "At the well",
    board: "short-arms",
    rules: "spain",
)"#;

/// The board: the one of five arms, but with shorter ones.
fn own_board() -> String {
    let levels = Levels::embedded();
    let mut boards = levels.texts(LevelKind::Board);
    let five = boards.find(|text| text.name == "parchis-5").unwrap();
    five.text
        .replace("id: \"parchis-5\"", "id: \"short-arms\"")
        .replace("rows: 8", "rows: 6")
}

fn embedded() -> Catalogue {
    Catalogue::from(Levels::embedded())
}

/// A program that was started without a word.
fn unasked(storage: &Arc<Memory>) -> App {
    started(embedded(), storage)
}

fn started(catalogue: Catalogue, storage: &Arc<Memory>) -> App {
    let storage: Arc<dyn Storage> = storage.clone();
    let mut app = furnished(catalogue, None, storage);
    add_keys(&mut app);
    let mut app = finished(app);
    frames(&mut app, 6);
    app
}

fn screen(app: &App) -> Screen {
    **app.world().resource::<State<Screen>>()
}

fn choice(app: &App) -> &SetupChoice {
    app.world().resource::<SetupChoice>()
}

fn players(app: &App) -> Vec<Player> {
    app.world().resource::<Match>().players().to_vec()
}

/// Presses a key and lets go of it, and waits for what comes of it.
fn key(app: &mut App, key_code: KeyCode) {
    strike(app, key_code, Key::Unidentified(NativeKey::Unidentified));
    frames(app, 4);
}

/// Everything that is written on what has the focus.
fn focused(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let Some(on) = world.resource::<InputFocus>().get() else {
        return Vec::new();
    };
    let mut children = world.query::<&Children>();
    let mut texts = world.query::<&Text>();
    let mut below = vec![on];
    let mut said = Vec::new();
    while let Some(entity) = below.pop() {
        if let Ok(text) = texts.get(world, entity) {
            said.push(without_marks(&text.0));
        }
        if let Ok(more) = children.get(world, entity) {
            below.extend(more.iter());
        }
    }
    said
}

/// Goes on by Tab to what has these words, and presses Enter there.
fn enter(app: &mut App, words: &str) {
    for _ in 0..120 {
        if focused(app).iter().any(|text| text == words) {
            return key(app, KeyCode::Enter);
        }
        key(app, KeyCode::Tab);
    }
    panic!("{words:?} is not reached: {:?}", seen(app));
}

/// Begins the match on the table anew shortly before its end, and lets it go on there.
fn to_the_end(app: &mut App) {
    let truth = app.world().resource::<Match>();
    let start = StartMatch::New {
        spec: Box::new(truth.spec().clone()),
        position: Some(Box::new(late(truth.rules()))),
        players: truth.players().to_vec(),
        seed: Some(3),
    };
    app.world_mut().write_message(start);
    frames(app, 1);
    for _ in 0..60_000 {
        if app.world().resource::<Match>().game().phase() == Phase::Over {
            frames(app, 4);
            assert_eq!(screen(app), Screen::Result);
            return;
        }
        frames(app, 1);
    }
    panic!("the match does not end");
}

/// Seats an opponent everywhere, so that nobody has to be waited for.
fn only_computers(app: &mut App) {
    for place in 0..choice(app).seats.len() {
        if choice(app).seats[place].taken {
            let player = Some(Player::named("greedy"));
            app.world_mut()
                .write_message(SetupCommand::Seat { place, player });
        }
    }
    frames(app, 3);
}

#[test]
fn one_press_begins_the_usual_game() {
    let mut app = unasked(&Arc::default());
    assert_eq!(screen(&app), Screen::Title);
    key(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(app.world().resource::<Match>().spec().id, "parchis-4-spain");
    assert_eq!(players(&app)[0], Player::Human(None));
    assert!(players(&app)[1..].iter().all(|player| !player.is_human()));
}

#[test]
fn keys_alone_set_up_a_game_with_names_and_an_empty_seat() {
    let mut app = unasked(&Arc::default());
    enter(&mut app, "Set up a game");
    assert_eq!(screen(&app), Screen::Setup);
    enter(&mut app, "Parchís, Morocco");
    assert_eq!(choice(&app).game.id, "parchis-4-morocco");
    enter(&mut app, "Yellow");
    let mut fields = app.world_mut().query::<&mut EditableText>();
    let mut field = fields.single_mut(app.world_mut()).unwrap();
    *field = EditableText::new("  Amina ");
    frames(&mut app, 3);
    enter(&mut app, "Blue");
    enter(&mut app, "Empty");
    enter(&mut app, "Red");
    enter(&mut app, "Computer, easy");
    enter(&mut app, "Play");
    assert_eq!(screen(&app), Screen::Table);
    let expected = [
        Player::person("Amina"),
        Player::named("random"),
        Player::named("greedy"),
    ];
    assert_eq!(players(&app), expected);
    assert!(says(&mut app, "Amina") && !says(&mut app, "Blue"));
}

#[test]
fn people_who_change_places_change_the_order_of_turns() {
    let mut app = unasked(&Arc::default());
    enter(&mut app, "Set up a game");
    enter(&mut app, "Yellow");
    enter(&mut app, "Change places with Blue");
    let humans: Vec<_> = choice(&app)
        .players()
        .iter()
        .map(Player::is_human)
        .collect();
    assert_eq!(humans, [false, true, false, false]);
    let said = seen(&mut app)
        .into_iter()
        .any(|(_, text)| text.contains("Blue (a person)"));
    assert!(said, "{:?}", seen(&mut app));
}

#[test]
fn a_seat_that_is_needed_says_why_and_stays() {
    let mut app = unasked(&Arc::default());
    enter(&mut app, "Set up a game");
    enter(&mut app, "With partners");
    enter(&mut app, "Parchís for two pairs, Spain");
    assert!(says(&mut app, "with Red"));
    enter(&mut app, "Yellow");
    let why = "All who play are on one team, so there is nobody to play against.";
    assert!(says(&mut app, why));
    press(&mut app, "Empty");
    assert!(choice(&app).seats.iter().all(|seat| seat.taken));
    // Keys pass it by.
    let mut passed = Vec::new();
    for _ in 0..60 {
        key(&mut app, KeyCode::Tab);
        passed.extend(focused(&mut app));
    }
    assert!(passed.contains(&"Person".to_owned()), "{passed:?}");
    assert!(!passed.contains(&"Empty".to_owned()), "{passed:?}");
}

#[test]
fn escape_goes_back_to_the_title_and_keeps_what_was_chosen() {
    let mut app = unasked(&Arc::default());
    enter(&mut app, "Set up a game");
    enter(&mut app, "Barsees");
    assert_eq!(choice(&app).game.board.family, "barsees");
    key(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
    assert_eq!(choice(&app).game.id, "barsees-damascus");
    let mut focus = app.world_mut().resource_mut::<InputFocus>();
    focus.clear();
    enter(&mut app, "Play now");
    assert_eq!(
        app.world().resource::<Match>().spec().id,
        "barsees-damascus"
    );
}

#[test]
fn every_game_is_found_on_its_board_and_played_to_its_end() {
    let games = embedded().games;
    let mut boards: Vec<_> = games.values().map(|game| game.board.id.clone()).collect();
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), 7);
    for board in boards {
        let mut app = unasked(&Arc::default());
        press(&mut app, "Set up a game");
        let on_it: Vec<_> = games
            .values()
            .filter(|game| game.board.id == board)
            .collect();
        let (family, seats) = (&on_it[0].board.family, on_it[0].board.seats.len());
        let family = if family == "barsees" {
            "Barsees"
        } else {
            "Parchís"
        };
        press(&mut app, family);
        press(&mut app, &format!("{seats} seats"));
        let english = parchis::locale::Locale::new(parchis::locale::Language::English);
        for game in &on_it {
            let name = english.plain(&game.name, &[]);
            for form in ["Free for all", "One against one", "With partners"] {
                if !says(&mut app, &name) && says(&mut app, form) {
                    press(&mut app, form);
                }
            }
            press(&mut app, &name);
            assert_eq!(choice(&app).game.id, game.id);
        }
        only_computers(&mut app);
        press(&mut app, "Play");
        assert_eq!(screen(&app), Screen::Table, "{board}");
        to_the_end(&mut app);
    }
}

/// The last of all that can be done by keys: somebody who plays without a mouse throws on every board.
#[test]
fn keys_alone_come_to_every_board_and_throw_there() {
    let games = embedded().games;
    let mut boards: Vec<_> = games.values().map(|game| &game.board).collect();
    boards.sort_by_key(|board| &board.id);
    boards.dedup_by_key(|board| &board.id);
    assert_eq!(boards.len(), 7);
    for board in boards {
        let mut app = unasked(&Arc::default());
        enter(&mut app, "Set up a game");
        let family = match board.family.as_str() {
            "barsees" => "Barsees",
            _ => "Parchís",
        };
        enter(&mut app, family);
        enter(&mut app, &format!("{} seats", board.seats.len()));
        assert_eq!(choice(&app).game.board.id, board.id);
        enter(&mut app, "Play");
        assert_eq!(screen(&app), Screen::Table, "{}", board.id);
        let begun = app.world().resource::<Match>();
        assert_eq!((&begun.spec().board.id, begun.ply()), (&board.id, 0));
        assert!(begun.to_act().is_some_and(Player::is_human));
        key(&mut app, KeyCode::Space);
        assert!(app.world().resource::<Match>().ply() > 0, "{}", board.id);
    }
}

#[test]
fn what_was_chosen_is_remembered_and_what_is_broken_set_aside() {
    let storage = Arc::new(Memory::default());
    let mut app = unasked(&storage);
    press(&mut app, "Set up a game");
    press(&mut app, "Parchís, Morocco");
    let name = "خالد".to_owned();
    app.world_mut()
        .write_message(SetupCommand::Name { place: 0, name });
    frames(&mut app, 2);
    let chosen = choice(&app).clone();
    press(&mut app, "Play");
    drop(app);

    let mut app = unasked(&storage);
    assert_eq!(*choice(&app), chosen);
    // The match that was begun waits, so that another is not begun by one press.
    assert!(app.world().resource::<Saved>().get().is_some());
    press(&mut app, "Play now");
    assert_eq!(**app.world().resource::<State<Menu>>(), Menu::Replace);
    press(&mut app, "Begin a new game");
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(players(&app)[0], Player::person("خالد"));
    drop(app);

    storage.write("setup.ron", "(version: 1, game").unwrap();
    let mut app = unasked(&storage);
    assert_eq!(choice(&app).game.id, "parchis-4-spain");
    let told = "The game you set up last, in setup.ron.broken, is damaged and was set aside.";
    assert!(says(&mut app, told), "{:?}", seen(&mut app));
    let aside = storage.read("setup.ron.broken").unwrap();
    assert_eq!(aside.as_deref(), Some("(version: 1, game"));
}

/// What was played of a match that was begun from the title and left after its first throw.
fn begun_and_left(storage: &Arc<Memory>) -> Vec<Ply> {
    let mut app = unasked(storage);
    press(&mut app, "Play now");
    press(&mut app, "Throw to go first");
    app.world().resource::<Match>().record().plies().to_vec()
}

#[test]
fn a_set_up_match_takes_the_place_of_the_saved_one_only_when_asked() {
    let storage = Arc::new(Memory::default());
    let plies = begun_and_left(&storage);
    let asked = || {
        let mut app = unasked(&storage);
        press(&mut app, "Set up a game");
        press(&mut app, "Parchís, Morocco");
        press(&mut app, "Play");
        assert_eq!(**app.world().resource::<State<Menu>>(), Menu::Replace);
        assert!(says(&mut app, "A new game replaces the saved one."));
        app
    };
    // Back leads to the setup, with what was chosen there.
    let mut app = asked();
    key(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Setup);
    assert_eq!(choice(&app).game.id, "parchis-4-morocco");
    drop(app);
    // Whoever presses without reading loses nothing.
    let mut app = asked();
    key(&mut app, KeyCode::Enter);
    let truth = app.world().resource::<Match>();
    assert_eq!(truth.spec().id, "parchis-4-spain");
    assert!(truth.record().plies().starts_with(&plies));
    drop(app);
    let mut app = asked();
    press(&mut app, "Begin a new game");
    assert_eq!(screen(&app), Screen::Table);
    let truth = app.world().resource::<Match>();
    assert_eq!(truth.spec().id, "parchis-4-morocco");
}

#[test]
fn the_saved_match_goes_on_from_the_title() {
    let storage = Arc::new(Memory::default());
    let plies = begun_and_left(&storage);
    let mut app = unasked(&storage);
    assert!(says(&mut app, "Parchís, Spain"));
    key(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    let truth = app.world().resource::<Match>();
    assert!(truth.record().plies().starts_with(&plies));
}

#[test]
fn the_match_that_went_on_is_the_one_that_is_set_up_next() {
    let storage = Arc::new(Memory::default());
    let mut app = unasked(&storage);
    press(&mut app, "Set up a game");
    press(&mut app, "With partners");
    press(&mut app, "Parchís for two pairs, Morocco");
    app.world_mut().write_message(SetupCommand::Seat {
        place: 1,
        player: Some(Player::named("random")),
    });
    let name = "Amina".to_owned();
    app.world_mut()
        .write_message(SetupCommand::Name { place: 0, name });
    let rules = choice(&app).game.rules.clone();
    let bonus = ("goal.bonus".to_owned(), 25.into());
    let rules = Box::new(rules.with_overrides(&[bonus]).unwrap());
    app.world_mut().write_message(SetupCommand::Rules(rules));
    frames(&mut app, 3);
    assert!(says(&mut app, "House rules (1)"), "{:?}", seen(&mut app));
    let chosen = choice(&app).clone();
    press(&mut app, "Play");
    drop(app);
    storage.remove("setup.ron").unwrap();

    let mut app = unasked(&storage);
    assert_eq!(choice(&app).game.id, "parchis-4-spain");
    key(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(*choice(&app), chosen);
    let look = app.world().resource::<Match>().spec().look.clone();
    assert_eq!(look.as_deref(), Some("wood"));
}

#[test]
fn house_rules_are_counted_from_the_form_of_the_game() {
    let mut app = unasked(&Arc::default());
    press(&mut app, "Set up a game");
    press(&mut app, "With partners");
    press(&mut app, "Parchís for two pairs, Morocco");
    // That partners sit across is the game itself.
    press(&mut app, "House rules");
    frames(&mut app, 3);
    assert!(says(&mut app, "As in Morocco"), "{:?}", seen(&mut app));
    press(&mut app, "Spain");
    frames(&mut app, 3);
    assert!(says(&mut app, "As in Spain"), "{:?}", seen(&mut app));
    key(&mut app, KeyCode::Escape);
    assert!(says(&mut app, "House rules: Spain"), "{:?}", seen(&mut app));
    press(&mut app, "Play");
    app.world_mut()
        .write_message(MenuCommand::Open(Menu::Rules));
    frames(&mut app, 3);
    assert!(says(&mut app, "As in Spain"), "{:?}", seen(&mut app));
}

#[test]
fn a_board_of_ones_own_is_set_up_and_played() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("short-arms.board.ron", own_board().as_str()),
        ("at-the-well.game.ron", OWN_GAME),
    ] {
        #[expect(
            clippy::disallowed_methods,
            reason = "a user's folder lies on the disk"
        )]
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let catalogue = Catalogue::from(Levels::with(&[folder.path().to_owned()]));
    assert_eq!(catalogue.flaws, []);
    let mut app = started(catalogue, &Arc::default());
    press(&mut app, "Set up a game");
    let board = &choice(&app).game.board.id;
    assert_eq!(board, "parchis-4");
    let own = seen(&mut app)
        .into_iter()
        .filter(|(_, text)| text == "5 seats")
        .count();
    assert_eq!(own, 2, "the board of one's own stands beside the other");
    app.world_mut()
        .write_message(SetupCommand::Game("at-the-well".to_owned()));
    frames(&mut app, 3);
    assert_eq!(choice(&app).game.board.id, "short-arms");
    assert!(says(&mut app, "At the well") && says(&mut app, "A game of your own"));
    only_computers(&mut app);
    press(&mut app, "Play");
    to_the_end(&mut app);
}

/// The picture that is painted the most finely.
fn largest_picture(app: &mut App) -> BoardPicture {
    let world = app.world_mut();
    let mut pictures = world.query::<&BoardPicture>();
    let largest = pictures.iter(world).max_by_key(|picture| picture.side);
    largest.expect("a picture").clone()
}

#[test]
fn the_preview_shows_the_table_as_the_game_begins() {
    let mut app = unasked(&Arc::default());
    press(&mut app, "Set up a game");
    assert_eq!(largest_picture(&mut app).at, [HOME; MAX_PIECES]);
    for out in [2, 0, 1] {
        let rules = choice(&app).game.rules.clone();
        let out = ("start.pieces_out".to_owned(), out.into());
        let rules = Box::new(rules.with_overrides(&[out]).unwrap());
        app.world_mut().write_message(SetupCommand::Rules(rules));
        frames(&mut app, 3);
        let begins = Game::new(choice(&app).compile().unwrap());
        assert_eq!(largest_picture(&mut app).at, begins.state().at);
    }
    assert_ne!(largest_picture(&mut app).at, [HOME; MAX_PIECES]);
}

#[test]
fn the_saved_table_is_shown_as_it_was_left() {
    for (game, look) in [
        ("parchis-4-spain", Look::Wood),
        ("barsees-damascus", Look::Cloth),
    ] {
        let storage = Arc::new(Memory::default());
        let mut app = furnished(embedded(), Some(game), storage.clone());
        app = finished(app);
        frames(&mut app, 6);
        play_until(&mut app, |s, truth| {
            let out = truth.game().state().at.iter().filter(|at| **at != HOME);
            s.may_throw && out.count() > 1
        });
        let left = app.world().resource::<Match>().game().state().at;
        app.world_mut().write_message(LeaveMatch);
        frames(&mut app, 2);
        drop(app);
        let mut app = unasked(&storage);
        let picture = largest_picture(&mut app);
        assert_eq!((picture.at, picture.look), (left, look), "{game}");
        // Pieces of their own size would be three pixels wide.
        assert!(picture.bold > 1.5);
    }
}

#[test]
fn partner_games_are_one_press_away_on_every_board_that_has_some() {
    let mut app = unasked(&Arc::default());
    press(&mut app, "Set up a game");
    press(&mut app, "With partners");
    assert_eq!(choice(&app).game.id, "parchis-4-spain-pairs");
    assert!(says(&mut app, "Parchís for two pairs, Morocco"));
    assert!(!says(&mut app, "Parchís, Spain"));
    // Another board keeps the form.
    press(&mut app, "6 seats");
    assert_eq!(choice(&app).game.id, "parchis-6-spain-pairs");
    press(&mut app, "5 seats");
    assert_eq!(choice(&app).game.id, "parchis-5-spain");
    assert!(!says(&mut app, "With partners"), "there is no other form");
}
