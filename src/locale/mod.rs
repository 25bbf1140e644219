//! Everything the program says: three languages, their direction and their digits.

mod digits;
mod language;
mod plural;
mod sources;
mod speak;

pub use digits::Digits;
pub use language::{Direction, Language, UnknownLanguage};
pub use speak::{Arg, Locale, without_marks};
