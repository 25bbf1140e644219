//! Which cue sounds how. The choice is pure; observers only pass it on.

use bevy::prelude::*;

use super::bank::Sound;
use super::panning::{middle, side, whence};
use super::voices::Play;
use crate::rules::facts::{Passed, Penalty};
use crate::rules::ids::PIECES_PER_COLOUR;
use crate::rules::{Compiled, Fact, HOME, Piece, Thrown};
use crate::timeline::{Act, Cue, CueStarted, Shown, StepLanded, Timeline, fallen};

/// How much higher each step of a walk sounds than the one before.
const RISE: f32 = 0.025;
/// How much higher each shell that is counted sounds than the one before.
const TICK: f32 = 0.06;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(sound_start).add_observer(sound_landing);
}

fn sound_start(
    cue: On<CueStarted>,
    shown: Option<Res<Shown>>,
    timeline: Res<Timeline>,
    mut plays: MessageWriter<Play>,
) {
    let fact = &cue.0.fact;
    let from =
        shown.and_then(|shown| Some(side(&shown.rules().board, whence(fact, &shown, &timeline)?)));
    let sound = at_start(fact).filter(|_| !cue.0.draws());
    plays.write_batch(sound.map(|sound| Play {
        side: from.unwrap_or_default(),
        ..Play::plain(sound)
    }));
}

fn sound_landing(
    landed: On<StepLanded>,
    shown: Option<Res<Shown>>,
    mut plays: MessageWriter<Play>,
) {
    if let Some(shown) = shown {
        plays.write_batch(at_landing(shown.rules(), &landed.cue, landed.step));
    }
}

/// What is heard when a cue begins; of a piece that comes in or walks nothing but its steps.
fn at_start(fact: &Fact) -> Option<Sound> {
    match *fact {
        Fact::Started { .. } => Some(Sound::StartRoll),
        Fact::TokenBanked { .. } => Some(Sound::TokenBanked),
        Fact::TokenForfeited { .. } => Some(Sound::TokenForfeited),
        Fact::Captured { .. } => Some(Sound::Capture),
        Fact::BonusGranted { .. } => Some(Sound::BonusGranted),
        Fact::BonusSpent { .. } => Some(Sound::BonusSpent),
        Fact::BonusLost { .. } => Some(Sound::BonusLost),
        Fact::ReachedGoal { count, .. } => {
            let last = usize::from(count) == PIECES_PER_COLOUR;
            Some(if last { Sound::FourthHome } else { Sound::Goal })
        }
        Fact::BarrierOpened { .. } => Some(Sound::BarrierOpen),
        Fact::BarrierFormed { .. } => Some(Sound::BarrierClose),
        Fact::SentBack {
            why: Penalty::ThirdSix,
            ..
        }
        | Fact::TurnPassed {
            why: Passed::ThirdSix,
            ..
        } => Some(Sound::ThirdSix),
        Fact::SentBack {
            why: Penalty::Huff, ..
        } => Some(Sound::Refused),
        Fact::KeptTurn { .. } | Fact::StartTied { .. } => Some(Sound::KeptTurn),
        Fact::TurnPassed { .. } => Some(Sound::TurnPassed),
        Fact::Finished { .. } | Fact::Placed { .. } => Some(Sound::Placed),
        Fact::GameOver { .. } => Some(Sound::GameOver),
        Fact::TokenSpent { .. } => Some(Sound::TokenSpent),
        Fact::Declined { .. } => Some(Sound::Declined),
        Fact::NoMove { .. } => Some(Sound::NoMove),
        // What is thrown is heard when it falls.
        Fact::Thrown { .. }
        | Fact::StartRolled { .. }
        | Fact::Entered { .. }
        | Fact::Moved { .. } => None,
    }
}

/// What is heard when a step of a cue is over: higher with every step of a walk.
fn at_landing(rules: &Compiled, cue: &Cue, step: usize) -> Option<Play> {
    match cue.steps.get(step)?.act {
        act @ (Act::Cast | Act::Roll | Act::Lie) => {
            let shells = matches!(fallen(rules, &cue.fact), Some((_, Thrown::Shells(_))));
            match (act, shells) {
                (Act::Cast, false) => Some(Play::plain(Sound::DiceRoll)),
                (Act::Roll, true) => None,
                (_, false) => Some(Play::plain(Sound::DiceLand)),
                (_, true) => Some(Play::plain(Sound::CowriesScatter)),
            }
        }
        Act::Draw(_) => Some(match cue.drawn_by(step) {
            Some(_) => Play::plain(Sound::StartRoll),
            None => Play::plain(Sound::CowrieTick),
        }),
        Act::Count(so_many) => Some(Play {
            rate: 1.0 + TICK * f32::from(so_many - 1),
            ..Play::plain(Sound::CowrieTick)
        }),
        Act::Enter { piece, to }
        | Act::Fade {
            piece,
            from: HOME,
            to,
        } => Some(placed(rules, Sound::Enter, piece, to)),
        Act::Hop { piece, from, to } => {
            let sound = on_foot(rules, piece, from, to);
            let rate = 1.0 + RISE * step.min(24) as f32;
            Some(Play {
                rate,
                ..placed(rules, sound, piece, to)
            })
        }
        Act::GoHome { piece, .. }
        | Act::Fade {
            piece, to: HOME, ..
        } => Some(placed(rules, Sound::SentHome, piece, HOME)),
        Act::Fade { piece, from, to } => {
            Some(placed(rules, on_foot(rules, piece, from, to), piece, to))
        }
        Act::Bounce { .. } | Act::Strike { .. } | Act::Dwell => None,
    }
}

/// An effect that comes from where a piece is.
fn placed(rules: &Compiled, sound: Sound, piece: Piece, at: u8) -> Play {
    Play {
        side: side(&rules.board, middle(rules, piece, at)),
        ..Play::plain(sound)
    }
}

/// A piece comes from one index of its route to a later one, perhaps into its corridor.
fn on_foot(rules: &Compiled, piece: Piece, from: u8, to: u8) -> Sound {
    let lane = rules.board.lane_start(piece.colour());
    if (usize::from(from) + 1..=usize::from(to)).contains(&lane) {
        Sound::CorridorEnter
    } else if rules.throws_shells() {
        Sound::StepCloth
    } else {
        Sound::Step
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Catalogue, Levels};
    use crate::rules::{self, Colour, Hand, Square, State};
    use crate::timeline::{Step, plan};

    fn walk(from: u8, to: u8) -> Cue {
        let piece = Piece::of(Colour(0), 0);
        let hop = |from| Step {
            act: Act::Hop {
                piece,
                from,
                to: from + 1,
            },
            seconds: 0.2,
        };
        Cue {
            ply: 1,
            fact: Fact::Moved {
                piece,
                from,
                top: to,
                to,
                square: Square(to),
                later: false,
            },
            steps: (from..to).map(hop).collect(),
        }
    }

    #[test]
    fn a_walk_rises_and_the_corridor_is_heard() {
        let catalogue = Catalogue::from(Levels::embedded());
        let rules = catalogue.games["parchis-4-spain"].compile().unwrap();
        let lane = rules.board.lane_start(Colour(0)) as u8;
        let cue = walk(lane - 3, lane + 1);
        let heard: Vec<_> = (0..4).filter_map(|i| at_landing(&rules, &cue, i)).collect();
        let sounds: Vec<_> = heard.iter().map(|play| play.sound).collect();
        assert_eq!(
            sounds,
            [Sound::Step, Sound::Step, Sound::CorridorEnter, Sound::Step]
        );
        assert!(heard.is_sorted_by(|a, b| a.rate < b.rate));
    }

    fn throw(game: &str, thrown: Thrown) -> Vec<Play> {
        let catalogue = Catalogue::from(Levels::embedded());
        let rules = catalogue.games[game].compile().unwrap();
        let fact = Fact::Thrown {
            hand: Hand(0),
            thrown,
            sixes: 0,
        };
        let steps = plan(&fact, &rules::Shown::of(&State::default()), false);
        let count = steps.len();
        let cue = Cue {
            ply: 1,
            fact,
            steps,
        };
        let heard = (0..count).filter_map(|step| at_landing(&rules, &cue, step));
        heard.collect()
    }

    #[test]
    fn a_throw_is_heard_when_it_falls_and_shells_are_counted() {
        let sounds = |plays: Vec<Play>| plays.iter().map(|p| p.sound).collect::<Vec<_>>();
        let dice = throw("parchis-4-spain", Thrown::Die(4));
        assert_eq!(sounds(dice), [Sound::DiceRoll, Sound::DiceLand]);
        let shells = throw("barsees-damascus", Thrown::Shells(3));
        assert!(shells[1..].is_sorted_by(|a, b| a.rate < b.rate));
        let (scatter, tick) = (Sound::CowriesScatter, Sound::CowrieTick);
        assert_eq!(sounds(shells), [scatter, tick, tick, tick]);
    }
}
