//! The engine's regular expressions, by the smaller of their two engines.
//!
//! Only what puts the engine's shaders together asks for any: a few dozen short ones, all of them plain ASCII. The crate
//! `regex` brings tables of the whole of Unicode and several ways to be quick, which a browser would have to fetch;
//! `regex-lite`, by the same hands, has the same names and neither.

pub use regex_lite::*;
