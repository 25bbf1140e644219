//! What is waited for, in words: on the tray, and aloud.

use bevy::prelude::*;

use crate::input::Selection;
use crate::locale::Phrase;
use crate::rules::Compiled;
use crate::table::{Match, Player};
use crate::timeline::{Shown, Timeline};
use crate::ui::said::Said;
use crate::ui::sentences::{names, unusable};

/// What the button that throws says.
pub(super) fn throw_phrase(rules: &Compiled) -> Phrase {
    Phrase::new(if rules.throws_shells() {
        "hud-throw-cowries"
    } else if rules.two_dice() {
        "hud-throw-dice"
    } else {
        "hud-throw-die"
    })
}

/// What is waited for. `truth` is asked only while the timeline is idle.
pub(super) fn prompt(
    shown: &Shown,
    selection: &Selection,
    truth: Option<&Match>,
    players: &[Player],
) -> Option<Phrase> {
    if shown.over {
        return None;
    }
    if selection.pending.is_some() {
        return Some(Phrase::new("hud-confirm"));
    }
    let rules = shown.rules();
    let key = match truth.and_then(Match::to_act) {
        Some(Player::Computer(_)) => "hud-thinking",
        Some(Player::Human(_)) if selection.movable.is_empty() => "hud-turn",
        Some(Player::Human(_)) if selection.tokens.len() > 1 && selection.token.is_none() => {
            "hud-choose-token"
        }
        Some(Player::Human(_)) => "hud-choose-piece",
        None => "hud-turn",
    };
    Some(
        Phrase::new(key)
            .with("family", rules.board.family.clone())
            .with("seat", names::player(rules, shown.hand, players)),
    )
}

/// Says aloud what a person is to do, once for every ply.
pub(super) fn say_turn(
    shown: Res<Shown>,
    selection: Res<Selection>,
    truth: Option<Res<Match>>,
    timeline: Res<Timeline>,
    mut last: Local<Option<u32>>,
    mut said: MessageWriter<Said>,
) {
    let Some(truth) = truth.filter(|truth| {
        let person = truth.to_act().is_some_and(Player::is_human);
        person && timeline.is_idle() && *last != Some(truth.ply())
    }) else {
        return;
    };
    *last = Some(truth.ply());
    if !selection.may_throw {
        let players = truth.players();
        said.write_batch(prompt(&shown, &selection, Some(&truth), players).map(Said));
        if !selection.useless.is_empty() {
            said.write(Said(unusable(shown.rules(), &selection.useless)));
        }
    } else {
        let seat = names::player(shown.rules(), shown.hand, truth.players());
        said.write(Said(Phrase::new("hud-turn").with("seat", seat)));
    }
}
