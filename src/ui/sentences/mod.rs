//! From facts, reasons and moves to phrases.

mod consequences;
mod facts;
pub mod names;
mod prices;
mod reasons;
mod troubles;
mod turning;

pub use consequences::{consequence, consequence_and_bonus};
pub use facts::{fact, won};
pub use prices::{bonus, price, title};
pub use reasons::{not_taken, unusable, why_not};
pub use troubles::trouble;
pub use turning::{capture_told, lead_told};
