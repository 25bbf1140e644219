//! The game from a wish to the end of what is shown of it, without a window and on a clock
//! that the tests turn.
#![cfg(feature = "game")]
#![expect(
    clippy::disallowed_methods,
    reason = "a test looks at what lies on the disk"
)]
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

#[path = "flow/ambiguity.rs"]
mod ambiguity;
#[path = "flow/shaking.rs"]
mod shaking;
#[path = "flow/table.rs"]
mod table;

#[path = "settings/others.rs"]
mod others;

#[path = "flow/choosing.rs"]
mod choosing;
#[path = "flow/confirming.rs"]
mod confirming;
#[path = "flow/games.rs"]
mod games;
#[path = "flow/order.rs"]
mod order;
#[path = "flow/pace.rs"]
mod pace;
#[path = "flow/rest.rs"]
mod rest;
#[path = "flow/saving.rs"]
mod saving;
#[path = "flow/settings.rs"]
mod settings;
