//! At the tray: whose turn it is, the button that throws, the call of a throw of shells.

mod awaited;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use self::awaited::{prompt, say_turn, throw_phrase};
use super::HudSystems;
use super::call::{call, counted};
use super::place::{Area, part, words};
use crate::input::{Picked, SeeResult, Selection, Spot, is_left_to_computers};
use crate::locale::Phrase;
use crate::rules::Phase;
use crate::screens::Screen;
use crate::table::Match;
use crate::theme::dish::Words;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::snug::Tight;
use crate::theme::tongue::{Lettering, LocalizedText, Unmirrored};
use crate::theme::widgets::{Style, button, label, show};
use crate::timeline::{Act, Shown, Timeline, fallen};

/// What stands on the tray.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum OnTray {
    /// The throw of shells that lies there.
    Call,
    /// Its name, or how many shells are counted by now.
    Name,
    /// How much it counts.
    Worth,
    /// What is waited for.
    Prompt,
    /// The button that throws.
    Throw,
    /// The button that shows the end of a game which nobody here plays any more.
    Result,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_prompt)
        .add_systems(
            Update,
            (say_turn, write_prompt, write_throw)
                .chain()
                .in_set(HudSystems::Prompt)
                .run_if(in_state(Screen::Table)),
        );
}

fn spawn_prompt(shown: Res<Shown>, mut commands: Commands) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::Center,
        // Arabic letters reach far below their line.
        row_gap: px(8),
        padding: UiRect::all(px(16)),
        ..default()
    };
    let shade = || TextShadow {
        offset: Vec2::new(1.0, 2.0),
        color: Color::srgba(0.08, 0.04, 0.0, 0.8),
    };
    let blank = || Phrase::new("hud-token").with("token", 0_u8);
    commands.spawn((
        part("Prompt", Area::Prompt, node),
        // Below throws that wait upon the tray there is little room.
        Tight(0.75),
        Unmirrored,
        children![
            (
                OnTray::Call,
                called(),
                children![
                    (
                        OnTray::Name,
                        label(blank(), Lettering::bold(38.0), palette::CREAM),
                        shade(),
                    ),
                    (
                        OnTray::Worth,
                        label(blank(), Lettering::bold(26.0), palette::GOLD),
                        shade(),
                    ),
                ],
            ),
            (
                OnTray::Prompt,
                label(blank(), Lettering::bold(15.0), palette::CREAM),
                TextLayout::justify(Justify::Center),
                shade(),
            ),
            (
                OnTray::Throw,
                button(throw_phrase(shown.rules(), Phase::Throw), Style::Chief),
                observe(|_: On<Activate>, mut picked: MessageWriter<Picked>| {
                    picked.write(Picked(Spot::Dice));
                }),
            ),
            (
                OnTray::Result,
                button(Phrase::new("hud-see-result"), Style::Chief),
                observe(|_: On<Activate>, mut asked: MessageWriter<SeeResult>| {
                    asked.write(SeeResult);
                }),
            ),
        ],
    ));
}

fn called() -> Node {
    Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        column_gap: px(10),
        ..default()
    }
}

/// The worth of a throw stands beside its name, or below it where there is less room.
fn pile(call: &mut Mut<Node>, words: Words) {
    let direction = if words == Words::Beside {
        FlexDirection::Column
    } else {
        FlexDirection::Row
    };
    if call.flex_direction != direction {
        call.flex_direction = direction;
    }
}

fn write_prompt(
    shown: Res<Shown>,
    timeline: Res<Timeline>,
    selection: Res<Selection>,
    truth: Option<Res<Match>>,
    layout: Res<Layout>,
    mut parts: Query<(
        &OnTray,
        &mut Node,
        &mut Visibility,
        Option<&mut LocalizedText>,
    )>,
    mut place: Query<(&Area, &mut Node), Without<OnTray>>,
) {
    let shells = shown.rules().throws_shells();
    let words = words(&layout, shown.rules());
    for (_, mut node) in place.iter_mut().filter(|(area, _)| **area == Area::Prompt) {
        lean(&mut node, words);
    }
    let now = timeline.now();
    let act = now.and_then(|now| now.step()).map(|step| step.act);
    // What flies, and the cup that pours, pass over the words, and the last throw is no longer said.
    let silent = matches!(act, Some(Act::Draw(_) | Act::Cast | Act::Roll));
    // Called as soon as they are counted.
    let fact = now.map(|now| &now.cue.fact);
    let falls = fact.is_some_and(|fact| fallen(shown.rules(), fact).is_some());
    let players = truth.as_ref().map_or(&[][..], |truth| truth.players());
    // A game that is over has its result already, and shows it by itself.
    let plays = |truth: &Match| truth.game().phase() != Phase::Over;
    let left = truth.as_deref().is_some_and(plays) && is_left_to_computers(&shown, players);
    let truth = truth.as_deref().filter(|_| timeline.is_idle());
    let (name, worth) = match act {
        _ if silent => (None, None),
        Some(Act::Count(so_many)) => (Some(counted(so_many)), None),
        _ => call(&shown, fact).map(<(_, _)>::from).unzip(),
    };
    for (part, mut node, mut seen, text) in &mut parts {
        let phrase = match part {
            OnTray::Call | OnTray::Name => name.clone(),
            OnTray::Worth => worth.clone(),
            OnTray::Prompt if silent => None,
            OnTray::Prompt if shells && falls => None,
            OnTray::Prompt if selection.may_throw || left => None,
            OnTray::Prompt => prompt(&shown, fact, &selection, truth, players),
            OnTray::Throw | OnTray::Result => None,
        };
        let there = match part {
            OnTray::Throw => selection.may_throw,
            OnTray::Result => left,
            _ => phrase.is_some(),
        };
        // A call comes and goes, and what is below it stays where it is.
        let kept = match part {
            OnTray::Call | OnTray::Name => shells,
            OnTray::Worth => shells && words == Words::Beside,
            OnTray::Prompt | OnTray::Throw | OnTray::Result => false,
        };
        show(&mut node, there || kept);
        seen.set_if_neq(if there {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        match part {
            OnTray::Throw | OnTray::Result => fit_button(&mut node, words),
            OnTray::Call => pile(&mut node, words),
            _ => {}
        }
        if let (Some(phrase), Some(mut text)) = (phrase, text) {
            text.set_if_neq(LocalizedText(phrase));
        }
    }
}

/// Writes on the button what the throw is for.
fn write_throw(
    shown: Res<Shown>,
    truth: Option<Res<Match>>,
    buttons: Query<(&OnTray, &Children)>,
    mut texts: Query<&mut LocalizedText, Without<OnTray>>,
) {
    let phase = truth.map_or(Phase::Throw, |truth| truth.game().phase());
    let throws = buttons.iter().filter(|(part, _)| **part == OnTray::Throw);
    for &child in throws.flat_map(|(_, children)| children) {
        if let Ok(mut text) = texts.get_mut(child) {
            text.set_if_neq(LocalizedText(throw_phrase(shown.rules(), phase)));
        }
    }
}

/// How the words lean against the tray.
fn lean(node: &mut Mut<Node>, words: Words) {
    let (down, padding) = match words {
        // Clear of the rim of the tray.
        Words::Upon => (
            JustifyContent::FlexEnd,
            UiRect {
                bottom: px(20),
                ..px(4).all()
            },
        ),
        Words::Below => (JustifyContent::FlexStart, px(0).all()),
        Words::Beside => (JustifyContent::Center, UiRect::axes(px(6), px(0))),
    };
    if (node.justify_content, node.padding) != (down, padding) {
        (node.justify_content, node.padding) = (down, padding);
    }
}

/// A button is no wider than its place, and beside a small tray its words have hardly any margin.
fn fit_button(node: &mut Mut<Node>, words: Words) {
    let margin = if words == Words::Beside { 8 } else { 18 };
    let fitted = (percent(100), UiRect::axes(px(margin), px(6)));
    if (node.max_width, node.padding) != fitted {
        (node.max_width, node.padding) = fitted;
    }
}
