//! Finds level data: boards, rules and games, embedded in the program and in the user's folder.
//!
//! What lies in the user's folder comes on top of what is embedded: a file of the same name
//! takes its place, any other is one more. Nothing here fails as a whole: a file that cannot
//! be used is a [`Flaw`] beside the sound ones, and what it would have replaced stays.

mod catalogue;
mod fairness;
#[cfg(not(target_arch = "wasm32"))]
mod folder;

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use crate::rules::board::{Board, BoardFile, BoardFlaw};

pub use catalogue::Catalogue;
pub use fairness::Fairness;

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/levels");

/// What a file of level data describes, by the end of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LevelKind {
    /// `*.board.ron`
    Board,
    /// `*.rules.ron`
    Rules,
    /// `*.game.ron`
    Game,
}

/// Where a file of level data was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// In the program, at a path inside `levels/`.
    Embedded(PathBuf),
    /// In the user's folder, at this path.
    User(PathBuf),
}

/// A file of level data as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelText {
    /// The file's name without its ending: `parchis-4`.
    pub name: String,
    /// What it describes.
    pub kind: LevelKind,
    /// Where it was found.
    pub origin: Origin,
    /// What it says.
    pub text: String,
}

/// Why a file of level data cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The file, as [`Origin`] shows it.
    pub file: String,
    /// Line and column from 1, where the reason has a place in the file.
    pub place: Option<(usize, usize)>,
    /// A sentence.
    pub reason: String,
}

/// All level data that was found.
#[derive(Clone, Debug, Default)]
pub struct Levels {
    texts: Vec<LevelText>,
    boards: BTreeMap<String, Board>,
    flaws: Vec<Flaw>,
}

impl LevelKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Board, Self::Rules, Self::Game];

    /// How names of such files end.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Board => ".board.ron",
            Self::Rules => ".rules.ron",
            Self::Game => ".game.ron",
        }
    }

    /// Kind and name of a file, if it is level data.
    fn of(path: &Path) -> Option<(Self, &str)> {
        let file = path.file_name()?.to_str()?;
        let split = |kind: Self| Some((kind, file.strip_suffix(kind.ending())?));
        Self::ALL.into_iter().find_map(split)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Embedded(path) => write!(f, "levels/{}", path.display()),
            Self::User(path) => path.display().fmt(f),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some((line, column)) => write!(f, "{}:{line}:{column}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl Flaw {
    /// What is wrong with a file, without a place in it.
    #[must_use]
    pub fn new(origin: &Origin, reason: impl fmt::Display) -> Self {
        Self {
            file: origin.to_string(),
            place: None,
            reason: reason.to_string(),
        }
    }

    /// What is wrong with a file at a line and column, both from 1.
    #[must_use]
    pub fn at(origin: &Origin, place: (usize, usize), reason: impl fmt::Display) -> Self {
        Self {
            place: Some(place),
            ..Self::new(origin, reason)
        }
    }

    fn of_board(origin: &Origin, flaw: &BoardFlaw) -> Self {
        match flaw {
            BoardFlaw::Syntax {
                line,
                column,
                reason,
            } => Self::at(origin, (*line, *column), reason),
            _ => Self::new(origin, flaw),
        }
    }
}

impl Levels {
    /// The level data in the program.
    #[must_use]
    pub fn embedded() -> Self {
        let mut levels = Self::default();
        levels.gather_embedded(&EMBEDDED);
        levels.read_boards();
        levels
    }

    /// The level data in the program and these files and folders on top of it. Of two files
    /// of one name among them the first counts.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn with(paths: &[PathBuf]) -> Self {
        let mut levels = Self::default();
        levels.gather_embedded(&EMBEDDED);
        for path in paths {
            folder::take(&mut levels, path);
        }
        levels.read_boards();
        levels
    }

    /// The level data in the program and these texts of a user's on top of it, each with the
    /// path of its file.
    #[must_use]
    pub fn with_texts(texts: impl IntoIterator<Item = (PathBuf, String)>) -> Self {
        let mut levels = Self::default();
        levels.gather_embedded(&EMBEDDED);
        for (path, text) in texts {
            levels.add(Origin::User(path), |_| Ok(text));
        }
        levels.read_boards();
        levels
    }

    /// Every sound board, by id.
    #[must_use]
    pub fn boards(&self) -> &BTreeMap<String, Board> {
        &self.boards
    }

    /// The board of an id, if there is a sound one.
    #[must_use]
    pub fn board(&self, id: &str) -> Option<&Board> {
        self.boards.get(id)
    }

    /// The files of a kind, those in the program first.
    pub fn texts(&self, kind: LevelKind) -> impl Iterator<Item = &LevelText> {
        self.texts.iter().filter(move |t| t.kind == kind)
    }

    /// What cannot be used, and why.
    #[must_use]
    pub fn flaws(&self) -> &[Flaw] {
        &self.flaws
    }

    /// Makes something of every file of a kind, by name. A user's file takes the place of an
    /// embedded one of the same name if it is sound; flaws are kept with the other
    /// [`flaws`](Self::flaws).
    pub fn load<T>(
        &mut self,
        kind: LevelKind,
        make: impl Fn(&LevelText) -> Result<T, Vec<Flaw>>,
    ) -> BTreeMap<String, T> {
        let mut made = BTreeMap::new();
        for text in self.texts.iter().filter(|t| t.kind == kind) {
            match make(text) {
                Ok(sound) => drop(made.insert(text.name.clone(), sound)),
                Err(flaws) => self.flaws.extend(flaws),
            }
        }
        made
    }

    /// Keeps flaws with the others.
    fn note(&mut self, flaws: impl IntoIterator<Item = Flaw>) {
        self.flaws.extend(flaws);
    }

    fn read_boards(&mut self) {
        self.boards = self.load(LevelKind::Board, |text| {
            let told = |flaw: &BoardFlaw| Flaw::of_board(&text.origin, flaw);
            let file = BoardFile::read(&text.text).map_err(|flaw| vec![told(&flaw)])?;
            let board = file
                .check()
                .map_err(|flaws| flaws.iter().map(told).collect::<Vec<_>>())?;
            if board.id == text.name {
                Ok(board)
            } else {
                let reason = format!("its id \"{}\" is not its file's name", board.id);
                Err(vec![Flaw::new(&text.origin, reason)])
            }
        });
    }

    fn gather_embedded(&mut self, dir: &Dir<'_>) {
        for file in dir.files() {
            let origin = Origin::Embedded(file.path().into());
            self.add(origin, |_| {
                file.contents_utf8()
                    .map(str::to_owned)
                    .ok_or_else(|| "it is not UTF-8".to_owned())
            });
        }
        for inner in dir.dirs() {
            self.gather_embedded(inner);
        }
    }

    /// Takes in a file if its name says that it is level data.
    fn add(&mut self, origin: Origin, read: impl FnOnce(&Path) -> Result<String, String>) {
        let (Origin::Embedded(path) | Origin::User(path)) = &origin;
        let Some((kind, name)) = LevelKind::of(path) else {
            return;
        };
        let same = |t: &&LevelText| {
            let user = |o: &Origin| matches!(o, Origin::User(_));
            (t.kind, t.name.as_str(), user(&t.origin)) == (kind, name, user(&origin))
        };
        let other = self.texts.iter().find(same).map(|t| t.origin.to_string());
        let text = match other {
            Some(other) => Err(format!("{other} has the same name")),
            None => read(path),
        };
        let name = name.to_owned();
        match text {
            Ok(text) => self.texts.push(LevelText {
                name,
                kind,
                origin,
                text,
            }),
            Err(reason) => self.flaws.push(Flaw::new(&origin, reason)),
        }
    }
}
