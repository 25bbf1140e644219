//! For tests in a browser: what is to be seen, where it can be pressed, and what has happened.
//!
//! It tells and changes nothing, and is there only if `?test` is in the address.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::Button;
use bevy::window::PrimaryWindow;
use serde_json::{Value, json};

use crate::cli::simulated;
use crate::content::Games;
use crate::input::{Selection, Spot};
use crate::page::{Heard, PageSystems, Told};
use crate::rules::Phase;
use crate::screens::{Menu, Screen};
use crate::table::{Match, Player, Saved, Shelf};
use crate::theme::layout::Layout;
use crate::theme::tongue::{LocalizedText, Tongue};
use crate::theme::widgets::Field;
use crate::timeline::Timeline;
use crate::view::Spots;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (tell, answer).before(PageSystems));
}

/// What can be pressed in menus and beside the table.
#[derive(SystemParam)]
struct Buttons<'w, 's> {
    nodes: Query<
        'w,
        's,
        (
            Entity,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
        ),
        Or<(With<Button>, With<Field>)>,
    >,
    children: Query<'w, 's, &'static Children>,
    texts: Query<'w, 's, &'static LocalizedText>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Buttons<'_, '_> {
    /// Each by the keys of its words, with the middle in the page's pixels from the upper left corner.
    fn told(&self) -> Vec<Value> {
        // The interface has pixels of its own, which are smaller in a small window.
        let dense = self.windows.single().map_or(1.0, Window::scale_factor);
        let seen = self
            .nodes
            .iter()
            .filter(|(_, node, _, visible)| visible.get() && node.size().min_element() > 0.0);
        seen.map(|(entity, _, at, _)| {
            let within = self.children.iter_descendants_depth_first(entity);
            let words = within.filter_map(|child| self.texts.get(child).ok());
            let keys: Vec<_> = words.map(|text| text.0.key().to_owned()).collect();
            let at = at.translation / dense;
            json!({ "keys": keys, "at": [at.x, at.y] })
        })
        .collect()
    }
}

fn tell(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    tongue: Res<Tongue>,
    truth: Option<Res<Match>>,
    saved: Res<Saved>,
    shelf: Res<Shelf>,
    timeline: Res<Timeline>,
    selection: Res<Selection>,
    spots: Spots,
    buttons: Buttons,
    layout: Res<Layout>,
    mut last: Local<String>,
    mut told: MessageWriter<Told>,
) {
    let seen = json!({
        "screen": format!("{:?}", **screen),
        "menu": format!("{:?}", **menu),
        "language": tongue.language.tag(),
        "saved": saved.get().is_some(),
        "keeps": shelf.keeps(),
        "size": [layout.window.x, layout.window.y],
        "buttons": buttons.told(),
        "match": truth.as_deref().map(|truth| of_match(truth, &timeline)),
        "next": truth.as_deref().map_or(Vec::new(), |truth| next(truth, &selection, &spots)),
    });
    let seen = seen.to_string();
    if *last != seen {
        last.clone_from(&seen);
        told.write(Told::Seen(seen));
    }
}

fn of_match(truth: &Match, timeline: &Timeline) -> Value {
    json!({
        "ply": truth.ply(),
        "phase": format!("{:?}", truth.game().phase()),
        "over": truth.game().phase() == Phase::Over,
        "hand": truth.game().hand().index(),
        "human": truth.to_act().is_some_and(Player::is_human),
        "rests": timeline.is_idle(),
        "bonuses": truth.game().state().bonuses.len(),
        "record": truth.record().text(),
    })
}

/// What a person may press next: the cup, the pieces that may move, or where the chosen one may go.
fn next(truth: &Match, selection: &Selection, spots: &Spots) -> Vec<Value> {
    let places: Vec<(&str, Spot)> = if selection.may_throw {
        vec![("throw", Spot::Dice)]
    } else if selection.chosen.is_some() {
        let squares = selection.landings(&truth.rules().board);
        squares
            .map(|square| ("land", Spot::Square(square)))
            .collect()
    } else {
        let pieces = selection.movable.iter();
        pieces.map(|piece| ("move", Spot::Piece(*piece))).collect()
    };
    let told = |(what, spot): (&str, Spot)| {
        let at = spots.place(spot)?;
        Some(json!({ "what": what, "at": [at.x, at.y] }))
    };
    places.into_iter().filter_map(told).collect()
}

/// Lets games be played that nobody watches, and tells what came of them.
fn answer(games: Res<Games>, mut heard: MessageReader<Heard>, mut told: MessageWriter<Told>) {
    for heard in heard.read() {
        let Heard::Simulate {
            game,
            players,
            games: so_many,
            seed,
            record,
        } = heard
        else {
            continue;
        };
        let played = simulated(games.catalogue(), game, players, (*so_many, *seed), *record);
        told.write(Told::Answer(match played {
            Ok(played) if *record => played.record,
            Ok(played) => played.moves.to_string(),
            Err(sentence) => sentence,
        }));
    }
}
