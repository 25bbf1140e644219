//! Parchís and its Syrian cousin Barsees.
//!
//! The rules are a value that answers questions ([`rules`]); everything seen or heard is
//! told by its facts.

pub mod levels;
pub mod locale;
pub mod rules;
