//! What will be played, in one line; how fair its seats are; and begin.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::words::seat_name;
use super::{QUIET, SetupSystems, house, players};
use crate::content::Games;
use crate::locale::{Phrase, Word};
use crate::menus::replace::begin;
use crate::screens::{Seat, SetupChoice};
use crate::table::Player;
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{Style, first, label, wide_button, wrapped_row};

/// What a text tells of the choice.
#[derive(Component, Clone, Copy)]
enum Tells {
    /// Game and players.
    All,
    /// How fair the seats are.
    Fair,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell.run_if(is_due), house::count)
            .chain()
            .in_set(SetupSystems::Told),
    );
}

/// Spawns what is told of the seats.
pub(super) fn spawn_about(parent: &mut ChildSpawnerCommands) {
    parent.spawn((
        Tells::Fair,
        label(Phrase::new("loading"), Lettering::read(14.0), QUIET),
    ));
}

/// Spawns what always stays in sight.
pub(super) fn spawn_foot(foot: &mut ChildSpawnerCommands) {
    let words = Node {
        // Beside the buttons where there is room, else above them.
        flex_basis: px(340),
        flex_grow: 1.0,
        min_width: px(0),
        ..default()
    };
    foot.spawn((words, Pickable::IGNORE)).with_child((
        Tells::All,
        label(
            Phrase::new("loading"),
            Lettering::read(15.0),
            palette::CREAM,
        ),
    ));
    let buttons = Node {
        flex_grow: 1.0,
        max_width: px(480),
        ..wrapped_row(10.0)
    };
    foot.spawn((buttons, Pickable::IGNORE))
        .with_children(|buttons| {
            house::spawn(buttons);
            buttons.spawn((
                wide_button(Phrase::new("menu-play"), Style::Chief, auto()),
                first(),
                observe(begin),
            ));
        });
}

/// Game and players in one sentence.
fn said(choice: &SetupChoice) -> Phrase {
    let mut playing: Vec<_> = choice.seats.iter().filter(|seat| seat.taken).collect();
    playing.sort_by_key(|seat| (seat.person, seat.first));
    let sits = |seat: &&Seat| {
        let seated = seat_name(choice, seat);
        Word::from(players::sits(&seat.player(), seated))
    };
    Phrase::new("setup-said")
        .with("game", Phrase::called(choice.game.name.clone()))
        .with("seats", Word::AllOf(playing.iter().map(sits).collect()))
}

/// How fair the seats are, as far as it was measured by these very rules and seats.
fn fair(choice: &SetupChoice, games: &Games) -> Phrase {
    let fairness = games.fairness();
    let unchanged = choice.game == *choice.usual();
    let wins = fairness.wins(&choice.game.id).filter(|_| unchanged);
    let Some(wins) = wins else {
        return Phrase::new("setup-fair-unknown");
    };
    let whole = |wins: f32| wins.round() as i64;
    let least = wins.iter().copied().fold(100.0, f32::min);
    let most = wins.iter().copied().fold(0.0, f32::max);
    let sides = choice.game.hands() > wins.len();
    let key = match (whole(least) == whole(most), sides) {
        (true, false) => "setup-fair-even",
        (true, true) => "setup-fair-even-sides",
        (false, false) => "setup-fair",
        (false, true) => "setup-fair-sides",
    };
    Phrase::new(key)
        .with("games", Word::Number(fairness.games.into()))
        .with("least", Word::Number(whole(least)))
        .with("most", Word::Number(whole(most)))
}

/// Whether something else is chosen, or the texts are new.
fn is_due(choice: Option<Res<SetupChoice>>, fresh: Query<(), Added<Tells>>) -> bool {
    choice.is_some_and(|choice| choice.is_changed()) || !fresh.is_empty()
}

fn tell(
    choice: Res<SetupChoice>,
    games: Res<Games>,
    mut texts: Query<(&Tells, &mut LocalizedText)>,
) {
    for (tells, mut text) in &mut texts {
        let phrase = match tells {
            Tells::All => said(&choice),
            Tells::Fair => fair(&choice, &games),
        };
        text.set_if_neq(LocalizedText(phrase));
    }
}

/// How many people and how many computer players sit at a table.
pub(in crate::menus) fn counted(players: &[Player]) -> Phrase {
    let people = players.iter().filter(|player| player.is_human()).count();
    let computers = players.len() - people;
    let counts = [("setup-people", people), ("setup-computers", computers)];
    let some = counts.into_iter().filter(|(_, count)| *count > 0);
    let words = some.map(|(key, count)| Word::from(Phrase::new(key).count(count as u64)));
    Phrase::new("name-as-written").with("name", Word::AllOf(words.collect()))
}
