//! The words for phases, bonuses and reasons.

use crate::rules::facts::{Again, BonusKind};
use crate::rules::mechanics::Mechanics;
use crate::rules::state::Phase;

pub(super) const PHASES: [(&str, Phase); 4] = [
    ("start", Phase::Start),
    ("throw", Phase::Throw),
    ("move", Phase::Move),
    ("over", Phase::Over),
];

pub(super) const AGAIN: [(&str, Again); 5] = [
    ("six", Again::Six),
    ("double", Again::Double),
    ("special", Again::Special),
    ("capture", Again::Capture),
    ("try", Again::Try),
];

pub(super) const BONUSES: [(&str, BonusKind); 3] = [
    ("capture", BonusKind::Capture),
    ("exit", BonusKind::ExitCapture),
    ("goal", BonusKind::Goal),
];

pub(super) fn word_of<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> String {
    words
        .iter()
        .find(|(_, v)| v == value)
        .map_or_else(String::new, |(word, _)| (*word).to_owned())
}

pub(super) fn named<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    words
        .iter()
        .find(|(w, _)| *w == word)
        .map(|(_, value)| *value)
}

/// The bonus of a word or of a number of steps.
pub(super) fn bonus_named(mechanics: &Mechanics, name: &str) -> Option<BonusKind> {
    let steps = |kind: BonusKind| match kind {
        BonusKind::Goal => mechanics.bonus.goal,
        BonusKind::Capture | BonusKind::ExitCapture => mechanics.bonus.capture,
    };
    let by_steps = || {
        let wanted = name.parse::<u8>().ok()?;
        [BonusKind::Capture, BonusKind::Goal]
            .into_iter()
            .find(|&kind| steps(kind) == wanted)
    };
    named(&BONUSES, name)
        .or_else(by_steps)
        .filter(|&kind| steps(kind) > 0)
        .filter(|&kind| kind != BonusKind::ExitCapture || !mechanics.entry.plain)
}
