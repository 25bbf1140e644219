//! Trays of every size, for the tests of what is thrown on them.

use super::*;

/// Windows of every kind, the smallest and the largest too.
pub(super) const WINDOWS: [(f32, f32); 15] = [
    (1280., 720.),
    (1920., 1080.),
    (2560., 1080.),
    (3840., 2160.),
    (1366., 768.),
    (1024., 768.),
    (390., 844.),
    (360., 640.),
    (320., 568.),
    (768., 1024.),
    (844., 390.),
    (740., 360.),
    (960., 540.),
    (900., 621.),
    (640., 568.),
];

/// The windows, and where dice or shells fall there at a small and at a large table.
pub(super) fn trays(shells: bool) -> impl Iterator<Item = (Layout, Rect)> {
    WINDOWS.into_iter().flat_map(move |(w, h)| {
        let layout = Layout::of(Vec2::new(w, h));
        [4, 8].map(|seats| (layout, layout.world_rect(layout.dish(shells, seats))))
    })
}
