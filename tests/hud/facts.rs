//! Every fact is shown, heard and told, whether things move or not.

use std::collections::BTreeSet;

use bevy::prelude::*;

use parchis::audio::{self, Play};
use parchis::locale::{Language, Locale, without_marks};
use parchis::rules::facts::{Again, BonusKind, Passed, Penalty};
use parchis::rules::{Colour, Fact, Hand, Piece, Square, Thrown};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::GameEvent;
use parchis::timeline::{CueFinished, Shown, Timeline};
use parchis::ui::sentences;

use crate::{finished, frames, put_together, seen};

/// How many kinds of fact there are.
const KINDS: usize = 23;

/// Which kind a fact is of. A new kind must be counted here, and played below.
fn kind(fact: &Fact) -> usize {
    match fact {
        Fact::StartRolled { .. } => 0,
        Fact::Started { .. } => 1,
        Fact::Thrown { .. } => 2,
        Fact::TokenBanked { .. } => 3,
        Fact::TokenSpent { .. } => 4,
        Fact::TokenForfeited { .. } => 5,
        Fact::Entered { .. } => 6,
        Fact::Moved { .. } => 7,
        Fact::Captured { .. } => 8,
        Fact::BonusGranted { .. } => 9,
        Fact::BonusSpent { .. } => 10,
        Fact::BonusLost { .. } => 11,
        Fact::Declined { .. } => 12,
        Fact::ReachedGoal { .. } => 13,
        Fact::BarrierOpened { .. } => 14,
        Fact::BarrierFormed { .. } => 15,
        Fact::SentBack { .. } => 16,
        Fact::NoMove { .. } => 17,
        Fact::KeptTurn { .. } => 18,
        Fact::TurnPassed { .. } => 19,
        Fact::Finished { .. } => 20,
        Fact::Placed { .. } => 21,
        Fact::GameOver { .. } => 22,
    }
}

/// A fact of every kind, in an order in which they might happen.
fn facts() -> Vec<Fact> {
    let (hand, next) = (Hand(0), Hand(1));
    let (piece, rival) = (Piece(1), Piece(4));
    let square = Square(33);
    let thrown = Thrown::Die(5);
    let bonus = BonusKind::Capture;
    vec![
        Fact::StartRolled {
            hand,
            value: 4,
            next,
        },
        Fact::Started { hand },
        Fact::Thrown {
            hand,
            thrown,
            sixes: 0,
        },
        Fact::TokenBanked { hand, token: 1 },
        Fact::TokenSpent { hand, token: 1 },
        Fact::TokenBanked { hand, token: 2 },
        Fact::TokenForfeited { hand, token: 2 },
        Fact::Entered {
            piece,
            to: 0,
            square: Square(4),
            later: false,
        },
        Fact::BarrierFormed {
            square: Square(4),
            hand,
        },
        Fact::Entered {
            piece: rival,
            to: 0,
            square,
            later: false,
        },
        Fact::BarrierOpened {
            square: Square(4),
            hand,
        },
        Fact::Moved {
            piece,
            from: 0,
            top: 4,
            to: 4,
            square,
            later: false,
        },
        Fact::Captured {
            piece: rival,
            by: Colour(0),
            square,
        },
        Fact::BonusGranted {
            hand,
            bonus,
            steps: 20,
        },
        Fact::BonusSpent { hand, steps: 20 },
        Fact::BonusGranted {
            hand,
            bonus,
            steps: 20,
        },
        Fact::BonusLost { hand, steps: 20 },
        Fact::Declined { hand },
        Fact::ReachedGoal { piece, count: 1 },
        Fact::SentBack {
            piece,
            square,
            why: Penalty::ThirdSix,
        },
        Fact::NoMove { hand },
        Fact::KeptTurn {
            hand,
            why: Again::Six,
        },
        Fact::TurnPassed {
            from: hand,
            to: next,
            why: Passed::Played,
        },
        Fact::Finished { hand },
        Fact::Placed { hand, place: 1 },
        Fact::GameOver { winner: hand },
    ]
}

/// What was noticed of the facts.
#[derive(Resource, Default)]
struct Noticed {
    cues: Vec<Fact>,
    sounds: Vec<Play>,
}

fn table(reduced: bool) -> App {
    let mut app = put_together(Some("parchis-4-spain"));
    app.add_plugins(audio::plugin)
        .init_resource::<Noticed>()
        .add_observer(|cue: On<CueFinished>, mut noticed: ResMut<Noticed>| {
            noticed.cues.push(cue.0.fact);
        })
        .add_systems(
            Last,
            |mut plays: MessageReader<Play>, mut noticed: ResMut<Noticed>| {
                noticed.sounds.extend(plays.read());
            },
        );
    let mut app = finished(app);
    frames(&mut app, 6);
    for setting in [
        Setting::Speed(Speed::Normal),
        Setting::ReducedMotion(reduced),
    ] {
        app.world_mut().write_message(SettingsCommand::Set(setting));
    }
    frames(&mut app, 2);
    app
}

/// Whether a fact is told as it is shown; and lets it be shown.
fn is_told(app: &mut App, ply: u32, fact: Fact) -> bool {
    app.world_mut().write_message(GameEvent { ply, fact });
    let mut told = false;
    for frame in 0..400 {
        frames(app, 1);
        let shown = app.world().resource::<Shown>();
        let last = shown.thrown().map(|(_, thrown)| thrown);
        let sentence = sentences::fact(shown.rules(), &fact, last);
        let sentence = sentence.plain(Locale::new(Language::English));
        told |= seen(app)
            .iter()
            .any(|(_, text)| *text == without_marks(&sentence));
        if frame > 2 && app.world().resource::<Timeline>().is_idle() {
            return told;
        }
    }
    panic!("{fact:?} is shown for ever");
}

#[test]
fn every_fact_is_shown_heard_and_told() {
    for reduced in [false, true] {
        let mut app = table(reduced);
        let facts = facts();
        let kinds: BTreeSet<_> = facts.iter().map(kind).collect();
        assert_eq!(kinds, (0..KINDS).collect(), "every kind is played");
        let mut ply = app.world().resource::<Shown>().ply();
        for fact in facts {
            ply += 1;
            *app.world_mut().resource_mut::<Noticed>() = Noticed::default();
            let told = is_told(&mut app, ply, fact);
            let noticed = app.world().resource::<Noticed>();
            assert_eq!(noticed.cues, [fact], "is shown, reduced: {reduced}");
            assert!(
                !noticed.sounds.is_empty(),
                "{fact:?} is heard, reduced: {reduced}"
            );
            assert!(told, "{fact:?} is told, reduced: {reduced}");
        }
    }
}

#[test]
fn no_two_kinds_of_fact_share_a_sentence() {
    let app = table(false);
    let shown = app.world().resource::<Shown>();
    for language in [Language::English, Language::Spanish, Language::Arabic] {
        let said = |fact: &Fact| {
            let sentence = sentences::fact(shown.rules(), fact, Some(Thrown::Die(5)));
            sentence.plain(Locale::new(language))
        };
        let facts = facts();
        for (i, a) in facts.iter().enumerate() {
            for b in &facts[..i] {
                assert!(kind(a) == kind(b) || said(a) != said(b), "{a:?} {b:?}");
            }
        }
    }
}
