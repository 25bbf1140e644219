//! Why something cannot be kept.

/// Why something cannot be kept or found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageFlaw {
    /// The user has no home folder.
    #[error("there is no home folder, so nothing can be saved")]
    NoHome,
    /// Another copy of the program writes here.
    #[error("the game is already running, and only the first copy saves")]
    SecondCopy,
    /// Nothing can be written there.
    #[error("nothing can be written to {0}")]
    ReadOnly(String),
    /// There is no room left.
    #[error("there is no space left to save")]
    Full,
    /// The browser keeps nothing for this page.
    #[error("this browser forbids storing data")]
    Forbidden,
    /// Something else went wrong with a file.
    #[error("{place}: {why}")]
    Other {
        /// The file.
        place: String,
        /// What the system says.
        why: String,
    },
}
