//! The engine's list of reflected types, left empty.
//!
//! Every part of the engine hands each of its reflected types to the crate `inventory`, so that a program
//! may ask for all of them. The game never asks. A type that was handed over is kept in the program for good,
//! though, with all that can be done to it by name, and that alone was a third of what a browser had to fetch.
//! This crate has the same three names and keeps nothing.

use std::convert::Infallible;
use std::marker::PhantomData;

/// What could have been handed over; nothing was.
pub enum Nothing<T> {
    /// The value to iterate over: `for one in inventory::iter::<T>`.
    #[expect(non_camel_case_types, reason = "the engine knows it by this name")]
    iter,
    /// Names the type alone; there is no such value.
    Of(PhantomData<T>, Infallible),
}

pub use Nothing::iter;

impl<T: 'static> IntoIterator for Nothing<T> {
    type Item = &'static T;
    type IntoIter = std::iter::Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        std::iter::empty()
    }
}

/// Begins a list of one type: there is nothing to begin.
#[macro_export]
macro_rules! collect {
    ($type:ty) => {};
}

/// Hands one value over: it is left where it was.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
