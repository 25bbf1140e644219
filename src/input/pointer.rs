//! Mouse and fingers: what was hit becomes a choice, a throw or a hurry.

use bevy::prelude::*;

use super::picked::{Hovered, Picked, Spot};
use super::selection::{Selection, square_of};
use super::{InputSystems, at_rest};
use crate::rules::How;
use crate::settings::Settings;
use crate::table::{GameCommand, Match, Player, Wish};
use crate::timeline::{Timeline, TimelineCommand};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (hover, pick).chain().in_set(InputSystems));
}

/// Looks at what the pointer is over.
fn hover(
    mut hovered: MessageReader<Hovered>,
    truth: Option<Res<Match>>,
    timeline: Res<Timeline>,
    mut selection: ResMut<Selection>,
) {
    let Some(Hovered(spot)) = hovered.read().last().copied() else {
        return;
    };
    let Some(truth) = acting(at_rest(truth.as_deref(), &timeline)) else {
        return;
    };
    // What waits to be confirmed stays in sight.
    if selection.pending.is_some() {
        return;
    }
    let game = truth.game();
    match spot {
        Spot::Piece(piece) => match square_of(game, piece).filter(|&s| selection.offers(game, s)) {
            Some(square) => selection.look_towards(game, square),
            None if selection.movable.contains(&piece) => selection.focus(game, Some(piece)),
            None => {}
        },
        Spot::Square(square) if selection.chosen.is_some() => {
            selection.look_towards(game, square);
        }
        Spot::Square(_) | Spot::Dice | Spot::Move(_) | Spot::Token(_) | Spot::Nothing => {
            selection.focus(game, None);
        }
    }
}

/// Chooses what was hit; while something is still being shown, hurries it.
pub(super) fn pick(
    mut picked: MessageReader<Picked>,
    truth: Option<Res<Match>>,
    timeline: Res<Timeline>,
    settings: Res<Settings>,
    mut selection: ResMut<Selection>,
    mut wishes: MessageWriter<GameCommand>,
    mut asked: MessageWriter<TimelineCommand>,
) {
    for &Picked(spot) in picked.read() {
        let Some(truth) = at_rest(truth.as_deref(), &timeline) else {
            asked.write(TimelineCommand::Hurry);
            continue;
        };
        if acting(Some(truth)).is_none() {
            continue;
        }
        let before = selection.pending.take();
        let mut wish = chosen(&mut selection, truth, spot);
        if settings.confirm {
            wish = wish.and_then(|wish| selection.confirm(truth.game(), wish, before));
        }
        if let Some(wish) = wish {
            let seen = truth.ply();
            wishes.write(GameCommand { seen, wish });
        }
    }
}

/// What a person wishes by hitting something.
fn chosen(selection: &mut Selection, truth: &Match, spot: Spot) -> Option<Wish> {
    let game = truth.game();
    match spot {
        Spot::Dice => selection.may_throw.then_some(Wish::Throw),
        Spot::Move(mv) => game.moves().contains(&mv).then_some(match mv.how {
            How::Decline => Wish::Decline,
            _ => Wish::Play(mv),
        }),
        Spot::Square(square) => selection.choose_square(game, square),
        Spot::Piece(piece) => match square_of(game, piece).filter(|&s| selection.offers(game, s)) {
            // Whoever stands where the chosen piece would land stands for the square.
            Some(square) => selection.choose_square(game, square),
            None => selection.choose(game, piece),
        },
        Spot::Token(token) => selection.choose_token(game, token),
        Spot::Nothing => {
            selection.let_go(game);
            None
        }
    }
}

/// The match, if a person is to act.
fn acting(truth: Option<&Match>) -> Option<&Match> {
    truth.filter(|truth| truth.to_act().is_some_and(Player::is_human))
}
