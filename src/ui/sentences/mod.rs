//! From facts, reasons and moves to phrases.

mod begins;
mod consequences;
mod entry;
mod facts;
pub mod names;
mod prices;
mod reasons;
mod troubles;
mod turning;

pub use begins::begins;
pub use consequences::{consequence, consequence_and_bonus};
pub use entry::waits_at_home;
pub use facts::{fact, won};
pub use prices::{bonus, price, title};
pub use reasons::{not_taken, unusable, why_not};
pub use troubles::trouble;
pub use turning::{capture_told, lead_told};
