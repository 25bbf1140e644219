//! What can be wrong with a file of settings.

/// What is wrong with a file of settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsFlaw {
    /// It is no such file at all.
    #[error("{0}")]
    Syntax(String),
    /// It does not say its version.
    #[error("version: it is missing")]
    NoVersion,
    /// A newer program wrote it.
    #[error("version: {0} is newer than this program")]
    Newer(u32),
    /// There is no such setting.
    #[error("{0}: there is no such setting")]
    Unknown(String),
    /// Something is set more than once.
    #[error("{0}: it is set twice")]
    Twice(String),
    /// A value is none that the setting can have.
    #[error("{name}: {why}")]
    Value {
        /// The setting.
        name: String,
        /// What is wrong with its value.
        why: String,
    },
}
