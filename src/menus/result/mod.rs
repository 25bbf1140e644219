//! The result: who came in which place, the game in numbers, and what comes next.

mod numbers;
mod podium;
mod rising;
mod story;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::rules::record::Figures;
use crate::rules::{Compiled, Hand};
use crate::screens::{MenuCommand, Screen};
use crate::table::{GameCommand, Match, Player, Wish};
use crate::theme::art::PieceArt;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{
    Arrives, MenuKeys, Page, Style, button, first, label, screen, spawn_page, warm,
};
use crate::timeline::Shown;
use crate::ui::sentences::{names, won};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(rising::plugin)
        .add_systems(OnEnter(Screen::Result), open);
}

/// What the parts of the screen are made of.
struct Told<'a> {
    rules: &'a Compiled,
    figures: Figures,
    /// The places that were taken, each with whoever took it.
    ranks: Vec<(u8, Vec<Hand>)>,
    /// Who was still on the way when the game ended.
    on_the_way: Vec<Hand>,
    winner: Option<Hand>,
    /// Who played each hand, in the order of turns.
    players: &'a [Player],
    art: Option<&'a PieceArt>,
}

impl Told<'_> {
    /// How a hand is spoken of.
    fn name(&self, hand: Hand) -> Phrase {
        let player = names::player(self.rules, hand, self.players);
        Phrase::new("name-as-written").with("name", player)
    }

    /// A piece of the colours of a hand, so many pixels wide.
    fn pieces(&self, parent: &mut ChildSpawnerCommands, hand: Hand, size: f32) {
        let colours = crate::rules::ids::colours(self.rules.hands[hand.index()].colours);
        let Some(art) = self.art else { return };
        for colour in colours {
            let node = Node {
                width: px(size),
                height: px(size),
                flex_shrink: 0.0,
                ..default()
            };
            parent.spawn((node, art.of(colour), Pickable::IGNORE));
        }
    }
}

/// The places in order, those who won together share one; and who took none. Of two sides the other
/// one is second, even where the game ends with the first.
fn ranks(shown: &Shown) -> (Vec<(u8, Vec<Hand>)>, Vec<Hand>) {
    let mut ranks: Vec<(u8, Vec<Hand>)> = Vec::new();
    let mut left = Vec::new();
    let infos = &shown.rules().hands;
    let hands = infos.len() as u8;
    for (hand, place) in (0..hands).map(Hand).zip(shown.places) {
        match ranks.iter_mut().find(|(taken, _)| *taken == place) {
            _ if place == 0 || place > hands => left.push(hand),
            Some((_, hands)) => hands.push(hand),
            None => ranks.push((place, vec![hand])),
        }
    }
    ranks.sort_by_key(|(place, _)| *place);
    let team = |hand: &Hand| infos[hand.index()].team;
    let one_side = left.windows(2).all(|pair| team(&pair[0]) == team(&pair[1]));
    if let Some(last) = ranks.last().map(|(place, _)| *place)
        && one_side
        && !left.is_empty()
    {
        ranks.push((last + 1, std::mem::take(&mut left)));
    }
    (ranks, left)
}

fn open(
    shown: Res<Shown>,
    truth: Option<Res<Match>>,
    art: Option<Res<PieceArt>>,
    mut commands: Commands,
) {
    // A record that was played can be played again.
    let figures = truth
        .as_ref()
        .and_then(|truth| Figures::of(truth.record()).ok());
    let (ranks, on_the_way) = ranks(&shown);
    let first_placed = ranks.first().and_then(|(_, hands)| hands.first().copied());
    let told = Told {
        rules: shown.rules(),
        figures: figures.unwrap_or_default(),
        players: truth.as_ref().map_or(&[], |truth| truth.players()),
        winner: truth
            .as_ref()
            .and_then(|truth| truth.game().winner())
            .or(first_placed),
        ranks,
        on_the_way,
        art: art.as_deref(),
    };
    let title = told.winner.map_or_else(
        || Phrase::new("result-places"),
        |winner| won(told.rules, told.players, winner),
    );
    let root = (
        Name::new("Result"),
        DespawnOnExit(Screen::Result),
        MenuKeys::Screen,
        Arrives::default(),
        TabGroup::modal(),
        screen(0.0),
        warm(),
    );
    commands.spawn(root).with_children(|root| {
        spawn_page(
            root,
            Page {
                width: 760.0,
                height: None,
            },
            title,
            MenuCommand::Back,
            |body| {
                podium::spawn(body, &told);
                if told.figures.turns > 0 {
                    heading(body, "result-numbers");
                    numbers::spawn(body, &told);
                    heading(body, "result-story");
                    story::spawn(body, &told);
                }
            },
            |foot| {
                foot.spawn((
                    button(Phrase::new("result-rematch"), Style::Chief),
                    first(),
                    observe(rematch),
                ));
                foot.spawn((goes("result-other-seats"), to(Screen::Setup)));
                foot.spawn((goes("result-title"), to(Screen::Title)));
            },
        );
    });
}

fn heading(body: &mut ChildSpawnerCommands, key: &'static str) {
    body.spawn((
        label(Phrase::new(key), Lettering::bold(18.0), palette::GOLD),
        Node {
            margin: px(8).top(),
            flex_shrink: 0.0,
            ..default()
        },
    ));
}

fn goes(key: &'static str) -> impl Bundle {
    button(Phrase::new(key), Style::Plain)
}

fn to(screen: Screen) -> impl Bundle {
    observe(
        move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
            next.set(screen);
        },
    )
}

/// The same match anew; it brings the table back by itself.
fn rematch(_: On<Activate>, truth: Res<Match>, mut wishes: MessageWriter<GameCommand>) {
    wishes.write(GameCommand {
        seen: truth.ply(),
        wish: Wish::Restart,
    });
}
