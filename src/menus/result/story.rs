//! How the game turned, in a few sentences.

use bevy::prelude::*;

use super::Told;
use crate::locale::Phrase;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::label;
use crate::ui::sentences::{capture_told, lead_told};

pub(super) fn spawn(body: &mut ChildSpawnerCommands, told: &Told) {
    for sentence in sentences(told) {
        body.spawn((
            label(sentence, Lettering::read(16.0), palette::CREAM),
            Node {
                flex_shrink: 0.0,
                ..default()
            },
        ));
    }
}

fn sentences(told: &Told) -> Vec<Phrase> {
    let figures = &told.figures;
    let team = |hand: crate::rules::Hand| told.rules.hands[hand.index()].team;
    let winner = told.winner.map(team);
    let lead = figures.lead.filter(|lead| Some(team(lead.hand)) == winner);
    let length = Phrase::new("result-turns").count(figures.turns);
    let captures = figures.captures.iter();
    [length]
        .into_iter()
        .chain(captures.map(|capture| capture_told(told.rules, told.players, capture)))
        .chain(lead.map(|lead| lead_told(told.rules, told.players, lead, figures.lead_changes)))
        .collect()
}
