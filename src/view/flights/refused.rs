//! A throw that was pressed and moves nothing shakes its head; where that is too much motion, its
//! outline lights up once.

use bevy::prelude::*;

use crate::input::{Picked, Selection, Spot};
use crate::settings::Settings;
use crate::theme::palette;
use crate::theme::widgets::{Payment, Style};

/// How long that takes, in seconds.
const SECONDS: f32 = 0.45;

/// How far to either side it swings, in pixels of the interface, and how often.
const SWING: f32 = 7.0;
const SWINGS: f32 = 3.5;

/// The kind of throw that was refused, and how much of its answer is left, from 1 to 0.
#[derive(Resource, Debug, Default)]
pub(super) struct Refused(Option<(u8, f32)>);

/// Hears of refused throws, and lets time pass.
pub(super) fn hear(
    time: Res<Time>,
    selection: Res<Selection>,
    mut picked: MessageReader<Picked>,
    mut refused: ResMut<Refused>,
) {
    let left = refused
        .0
        .map(|(kind, left)| (kind, left - time.delta_secs() / SECONDS));
    let left = left.filter(|(_, left)| *left > 0.0);
    let chosen = picked.read().last().map(|Picked(spot)| *spot);
    let anew = selection
        .refused
        .filter(|kind| chosen == Some(Spot::Token(*kind)));
    refused.0 = anew.map(|kind| (kind, 1.0)).or(left);
}

impl Refused {
    fn left(&self, token: Payment) -> Option<f32> {
        let (refused, left) = self.0?;
        matches!(token, Payment::Throw(kind, _) if kind == refused).then_some(left)
    }

    /// How a token is moved by it.
    pub(super) fn moves(&self, token: Payment) -> UiTransform {
        self.left(token).map_or(UiTransform::IDENTITY, |left| {
            let swing = ((1.0 - left) * SWINGS * std::f32::consts::TAU).sin();
            UiTransform::from_translation(Val2::px(SWING * left * swing, 0.0))
        })
    }
}

/// Lights up the outline of what is refused.
pub(super) fn light_up(
    refused: Res<Refused>,
    settings: Res<Settings>,
    mut tokens: Query<(&Payment, &Style, &mut BorderColor)>,
) {
    for (token, style, mut edge) in &mut tokens {
        if *style != Style::Hollow {
            continue;
        }
        let left = refused.left(*token).filter(|_| settings.reduced_motion);
        let lit = style.ink().mix(&palette::IVORY, left.unwrap_or(0.0));
        edge.set_if_neq(BorderColor::all(lit));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_refused_shakes_and_it_comes_to_rest() {
        let refused = |left| Refused(Some((3, left)));
        let moves = |left, kind| refused(left).moves(Payment::Throw(kind, 0));
        assert_eq!(moves(0.7, 4), UiTransform::IDENTITY);
        assert_eq!(refused(0.7).moves(Payment::Bonus(0)), UiTransform::IDENTITY);
        let off = |n: u8| match moves(1.0 - f32::from(n) / 100.0, 3).translation.x {
            Val::Px(x) => x,
            other => panic!("{other:?}"),
        };
        let all: Vec<_> = (0..=100).map(off).collect();
        assert!(all.iter().any(|x| *x > 4.0) && all.iter().any(|x| *x < -4.0));
        assert!(all.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 2.0));
        assert!(all[0].abs() < 0.1 && all[100].abs() < 0.1);
    }
}
