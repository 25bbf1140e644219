//! Everything the program says: three languages, their direction and their digits.

mod digits;
mod language;
mod phrase;
mod plural;
mod sources;
mod speak;

pub use digits::Digits;
pub use language::{Direction, Language, UnknownLanguage};
pub use phrase::{Phrase, Word};
pub use speak::{Arg, Locale, without_marks};
