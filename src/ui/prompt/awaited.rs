//! What is waited for, in words: on the tray, and aloud.

use bevy::prelude::*;

use crate::input::Selection;
use crate::locale::Phrase;
use crate::rules::ids::colours;
use crate::rules::mechanics::Start;
use crate::rules::{Compiled, Fact, Hand, Phase};
use crate::table::{Match, Player};
use crate::timeline::{Shown, Timeline};
use crate::ui::said::Said;
use crate::ui::sentences::{names, unusable, won};

/// What the button that throws says: before anybody's turn it settles who begins.
pub(super) fn throw_phrase(rules: &Compiled, phase: Phase) -> Phrase {
    Phrase::new(if phase == Phase::Start {
        match rules.mechanics.start {
            Start::HighestRoll | Start::FirstSeat => "hud-throw-start",
            Start::Random => "hud-throw-start-lots",
            Start::FirstSpecial => "hud-throw-start-special",
            Start::ThreeShells => "hud-throw-start-shells",
        }
    } else if rules.throws_shells() {
        "hud-throw-cowries"
    } else if rules.two_dice() {
        "hud-throw-dice"
    } else {
        "hud-throw-die"
    })
}

/// What is waited for, or who has won. `fact` is what is just being shown, `truth` is asked only
/// while the timeline is idle.
pub(super) fn prompt(
    shown: &Shown,
    fact: Option<&Fact>,
    selection: &Selection,
    truth: Option<&Match>,
    players: &[Player],
) -> Option<Phrase> {
    if is_nobodys_turn(shown, fact) {
        return winner(shown, fact).map(|hand| won(shown.rules(), players, hand));
    }
    if selection.pending.is_some() {
        return Some(Phrase::new("hud-confirm"));
    }
    let rules = shown.rules();
    let key = match truth.and_then(Match::to_act) {
        Some(Player::Computer(_)) => "hud-thinking",
        Some(Player::Human(_)) if selection.movable.is_empty() => "hud-turn",
        Some(Player::Human(_)) if selection.forced => "hud-only-move",
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

/// Whether the turn of whoever moved last is over, and with it perhaps the game: all their pieces
/// are home.
fn is_nobodys_turn(shown: &Shown, fact: Option<&Fact>) -> bool {
    let rules = shown.rules();
    let home = || {
        colours(rules.hands[shown.hand.index()].colours).all(|colour| {
            let goal = rules.goal_of(colour);
            colour.pieces().all(|piece| shown.at[piece.index()] == goal)
        })
    };
    let placed = matches!(fact, Some(Fact::Finished { .. } | Fact::Placed { .. }));
    shown.over || placed || shown.places[shown.hand.index()] == 0 && home()
}

/// Who has won, as long as that is news.
fn winner(shown: &Shown, fact: Option<&Fact>) -> Option<Hand> {
    let news = shown.over || matches!(fact, Some(Fact::Placed { place: 1, .. }));
    let mut hands = (0..shown.rules().hands.len() as u8).map(Hand);
    hands.find(|hand| news && shown.places[hand.index()] == 1)
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
        said.write_batch(prompt(&shown, None, &selection, Some(&truth), players).map(Said));
        if !selection.useless.is_empty() {
            said.write(Said(unusable(shown.rules(), &selection.useless)));
        }
    } else {
        let seat = names::player(shown.rules(), shown.hand, truth.players());
        said.write(Said(Phrase::new("hud-turn").with("seat", seat)));
    }
}
