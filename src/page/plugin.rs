//! The page's place in the frame: first the game hears it, at last it tells it.

use bevy::prelude::*;

use super::{Heard, Told};

/// Lets everybody tell the page something by [`Told`], and hear it by [`Heard`].
pub fn plugin(app: &mut App) {
    app.add_message::<Told>()
        .add_message::<Heard>()
        .add_systems(First, hear)
        .add_systems(Last, tell.in_set(PageSystems));
}

/// When the page is told; whoever tells it something in [`Last`] comes before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PageSystems;

fn hear(mut heard: MessageWriter<Heard>) {
    heard.write_batch(std::iter::from_fn(super::take));
}

fn tell(mut told: MessageReader<Told>) {
    told.read().for_each(super::tell);
}
