//! Plates tell who wins together.

use bevy::prelude::*;

use crate::{opened, without_marks};

fn named(app: &mut App, what: &str) -> Vec<Entity> {
    let mut names = app.world_mut().query::<(Entity, &Name)>();
    let all = names.iter(app.world());
    let found = all.filter(|(_, name)| name.as_str() == what);
    found.map(|(entity, _)| entity).collect()
}

/// The name of the plate on which something hangs.
fn plate(app: &App, hanging: Entity) -> String {
    let mut at = hanging;
    loop {
        let name = app.world().get::<Name>(at).map(Name::as_str);
        if let Some(plate) = name.filter(|name| name.starts_with("Plate ")) {
            return plate.to_owned();
        }
        at = app.world().get::<ChildOf>(at).expect("a plate").parent();
    }
}

/// The plates on which a partner's piece hangs.
fn paired(game: &str) -> Vec<String> {
    let mut app = opened(Some(game));
    let badges = named(&mut app, "Partner");
    let mut plates: Vec<String> = badges.into_iter().map(|badge| plate(&app, badge)).collect();
    plates.sort();
    plates
}

/// The numbers of teams that hang on plates.
fn numbers(game: &str) -> Vec<String> {
    let mut app = opened(Some(game));
    let badges = named(&mut app, "Team");
    let said = |badge: Entity| {
        let written = app.world().get::<Children>(badge).expect("a number")[0];
        let text = app.world().get::<Text>(written).expect("a text");
        without_marks(&text.0)
    };
    let mut numbers: Vec<String> = badges.into_iter().map(said).collect();
    numbers.sort();
    numbers
}

#[test]
fn a_plate_shows_the_piece_of_the_partner() {
    let four = ["Plate blue", "Plate green", "Plate red", "Plate yellow"];
    assert_eq!(paired("parchis-4-spain-pairs"), four);
    assert_eq!(paired("parchis-2-colours"), four);
    assert_eq!(paired("barsees-4-pairs").len(), 4);
}

#[test]
fn those_who_play_alone_have_no_badge() {
    for game in ["parchis-4-spain", "barsees-damascus", "barsees-shared"] {
        assert!(
            paired(game).is_empty() && numbers(game).is_empty(),
            "{game}"
        );
    }
}

#[test]
fn a_larger_team_has_a_number() {
    assert_eq!(numbers("parchis-6-teams"), ["1", "1", "1", "2", "2", "2"]);
    assert!(paired("parchis-6-teams").is_empty());
}
