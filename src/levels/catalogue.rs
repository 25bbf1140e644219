//! Everything that can be played: boards, presets and games, checked against each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use super::{Flaw, LevelKind, LevelText, Levels, Origin};
use crate::rules::Board;
use crate::rules::family::{GameFile, GameSpec, Preset, Rules, RulesFile, presets};

/// The sound level data, by id, and what is wrong with the rest.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The boards.
    pub boards: BTreeMap<String, Arc<Board>>,
    /// The presets.
    pub presets: BTreeMap<String, Preset>,
    /// Which presets are the player's own and not the program's.
    pub own: BTreeSet<String>,
    /// The games.
    pub games: BTreeMap<String, GameSpec>,
    /// What cannot be used, and why.
    pub flaws: Vec<Flaw>,
}

impl From<Levels> for Catalogue {
    fn from(mut levels: Levels) -> Self {
        let boards: BTreeMap<_, _> = levels
            .boards()
            .iter()
            .map(|(id, board)| (id.clone(), Arc::new(board.clone())))
            .collect();
        let (presets, own) = read_presets(&mut levels);
        let games = levels.load(LevelKind::Game, |text| {
            let file = GameFile::read(&text.text).map_err(|flaw| vec![flaw_of(text, flaw)])?;
            named_as_file(text, &file.id)?;
            let told = |flaws: Vec<_>| {
                flaws
                    .into_iter()
                    .map(|flaw| flaw_of(text, flaw))
                    .collect::<Vec<_>>()
            };
            file.check(&boards, &presets).map_err(told)
        });
        Self {
            boards,
            presets,
            own,
            games,
            flaws: levels.flaws().to_vec(),
        }
    }
}

impl Catalogue {
    /// The rules of the presets that come with the program: everybody has them.
    pub fn shipped(&self) -> impl Iterator<Item = &Rules> {
        let presets = self.presets.iter();
        presets
            .filter(|(id, _)| !self.own.contains(*id))
            .map(|(_, preset)| &preset.rules)
    }

    /// Puts a preset of the player's own among the others.
    pub fn keep(&mut self, preset: Preset) {
        let id = preset.rules.preset().to_owned();
        self.own.insert(id.clone());
        self.presets.insert(id, preset);
    }

    /// Takes a preset of the player's own away.
    pub fn forget(&mut self, id: &str) {
        if self.own.remove(id) {
            self.presets.remove(id);
        }
    }
}

/// Presets are checked together, since one may be based on another. A user's file takes the
/// place of an embedded one of the same name if it is sound. Also which of them are a user's.
fn read_presets(levels: &mut Levels) -> (BTreeMap<String, Preset>, BTreeSet<String>) {
    let mut sound = BTreeMap::new();
    let mut own = BTreeSet::new();
    let mut flaws = Vec::new();
    let texts: Vec<_> = levels.texts(LevelKind::Rules).cloned().collect();
    let (users, embedded): (Vec<_>, Vec<_>) = texts
        .into_iter()
        .partition(|text| matches!(text.origin, Origin::User(_)));
    let mut files: Vec<(RulesFile, LevelText)> = Vec::new();
    for layer in [embedded, users] {
        for text in layer {
            let file = RulesFile::read(&text.text).map_err(|flaw| vec![flaw_of(&text, flaw)]);
            match file.and_then(|file| named_as_file(&text, &file.id).map(|()| file)) {
                Ok(file) => files.push((file, text)),
                Err(more) => flaws.extend(more),
            }
        }
        // Whatever this layer replaces stays if the newcomer turns out to be unsound.
        let newest = |i: usize| {
            !files[i + 1..]
                .iter()
                .any(|(file, _)| file.id == files[i].0.id)
        };
        let (chosen, texts): (Vec<_>, Vec<_>) = (0..files.len())
            .filter(|&i| newest(i))
            .map(|i| files[i].clone())
            .unzip();
        for (checked, text) in presets(&chosen).into_iter().zip(&texts) {
            match checked {
                Ok(preset) => {
                    if matches!(text.origin, Origin::User(_)) {
                        own.insert(text.name.clone());
                    }
                    sound.insert(text.name.clone(), preset);
                }
                Err(more) => flaws.extend(more.into_iter().map(|flaw| flaw_of(text, flaw))),
            }
        }
    }
    levels.note(flaws);
    (sound, own)
}

fn flaw_of(text: &LevelText, reason: impl fmt::Display) -> Flaw {
    Flaw::new(&text.origin, reason)
}

fn named_as_file(text: &LevelText, id: &str) -> Result<(), Vec<Flaw>> {
    if id == text.name {
        return Ok(());
    }
    Err(vec![flaw_of(
        text,
        format!("its id {id:?} is not its file's name"),
    )])
}
