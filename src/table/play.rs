//! The one system that changes the match.

use bevy::prelude::*;

use super::command::{GameCommand, NotTaken, PlayOut, Refused, Wish};
use super::event::{GameEvent, MatchSet};
use super::flow::FlowSystems;
use super::matches::{Match, Player};
use super::save::Save;
use crate::dice::Cup;
use crate::rules::family::GameSpec;
use crate::rules::notation::Setup;
use crate::rules::record::Record;
use crate::rules::{Fact, How, Refusal};

/// A match is to begin at the table, in place of any other.
#[derive(Message, Clone, Debug)]
pub enum StartMatch {
    /// From the beginning.
    New {
        /// Board, rules, seats.
        spec: Box<GameSpec>,
        /// The position to begin from, if it is another than the usual one.
        position: Option<Box<Setup>>,
        /// Who plays each hand, in the order of turns.
        players: Vec<Player>,
        /// The seed of the throws; without it, nobody knows what will fall.
        seed: Option<u64>,
    },
    /// From where it was left.
    GoOn(Box<Save>),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartMatch>().add_systems(
        Update,
        (begin, carry_out).chain().in_set(FlowSystems::Rules),
    );
}

/// Puts a match on the table. Its parts were made sure of before; if they do not fit all the
/// same, what was on the table stays.
fn begin(
    mut starts: MessageReader<StartMatch>,
    last: Option<Res<Match>>,
    mut set: MessageWriter<MatchSet>,
    mut commands: Commands,
) {
    let Some(start) = starts.read().last().cloned() else {
        return;
    };
    match begun(start) {
        Ok(begun) => {
            commands.insert_resource(match last {
                Some(last) => begun.after(&last),
                None => begun,
            });
            set.write(MatchSet);
        }
        Err(why) => error!("the match cannot begin: {why}"),
    }
}

fn begun(start: StartMatch) -> Result<Match, String> {
    match start {
        StartMatch::New {
            spec,
            position,
            players,
            seed,
        } => {
            let cup = seed.map_or_else(Cup::surprise, |seed| Ok(Cup::new(seed)))?;
            let mut record = Record::new(*spec).map_err(|flaws| listed(&flaws))?;
            if let Some(position) = position {
                record = record.set_up(&position).map_err(|flaws| listed(&flaws))?;
            }
            Ok(Match::new(&record, players, cup))
        }
        StartMatch::GoOn(save) => Match::go_on(*save).map_err(|refusal| refusal.to_string()),
    }
}

fn listed(flaws: &[impl ToString]) -> String {
    let flaws: Vec<_> = flaws.iter().map(ToString::to_string).collect();
    flaws.join("; ")
}

/// Carries out commands in the order in which they came, or refuses them; then what is left to
/// computer players is played at once, if that is asked for.
pub(super) fn carry_out(
    mut wishes: MessageReader<GameCommand>,
    mut rests: MessageReader<PlayOut>,
    truth: Option<ResMut<Match>>,
    mut events: MessageWriter<GameEvent>,
    mut set: MessageWriter<MatchSet>,
    mut refused: MessageWriter<Refused>,
) {
    let Some(mut truth) = truth else {
        wishes.clear();
        rests.clear();
        return;
    };
    for &command in wishes.read() {
        let mut facts = Vec::new();
        match carry_out_one(&mut truth, command, &mut facts) {
            Ok(Done::Played) => {
                let ply = truth.ply();
                events.write_batch(facts.into_iter().map(|fact| GameEvent { ply, fact }));
            }
            Ok(Done::Set) => {
                set.write(MatchSet);
            }
            Err(why) => {
                refused.write(Refused { command, why });
            }
        }
    }
    for rest in rests.read() {
        if truth.play_out(rest.choose) {
            set.write(MatchSet);
        }
    }
}

enum Done {
    Played,
    Set,
}

fn carry_out_one(
    truth: &mut ResMut<Match>,
    command: GameCommand,
    facts: &mut Vec<Fact>,
) -> Result<Done, NotTaken> {
    let GameCommand { seen, wish } = command;
    let now = truth.ply();
    if seen != now {
        return Err(NotTaken::Stale { seen, now });
    }
    match wish {
        Wish::Throw => truth.throw(facts)?,
        Wish::Play(mv) => truth.play(mv, facts)?,
        Wish::Decline => {
            let mut moves = truth.game().moves().iter();
            let decline = moves.find(|mv| mv.how == How::Decline).copied();
            truth.play(decline.ok_or(Refusal::NotThere)?, facts)?;
        }
        Wish::Restart => {
            **truth = truth.anew();
            return Ok(Done::Set);
        }
    }
    Ok(Done::Played)
}
