//! How many stand on one another is read beside them, and who may come in is seen on the dark of home.

use bevy::prelude::*;

use parchis::settings::Speed;
use parchis::theme::palette;

use super::crowd::begin;
use super::{laid_in, opened};

/// What the sprite of a name covers, if it is seen.
fn sprite(app: &mut App, name: &str) -> Option<Rect> {
    let mut sprites = app
        .world_mut()
        .query::<(&Name, &Sprite, &Transform, &Visibility)>();
    let mut sprites = sprites.iter(app.world());
    let (_, sprite, at, seen) = sprites.find(|(known, ..)| known.as_str() == name)?;
    let size = sprite.custom_size?;
    let covered = Rect::from_center_size(at.translation.truncate(), size);
    (*seen != Visibility::Hidden).then_some(covered)
}

#[test]
fn the_number_of_a_stack_hides_none_of_its_pawns() {
    for size in [UVec2::new(1280, 720), UVec2::new(390, 844)] {
        let mut app = opened(laid_in(size, "barsees-damascus", Speed::Instant, "human"));
        begin(&mut app, "S=23,23,23,45 turn=S phase=throw");
        for _ in 0..40 {
            app.update();
        }
        let [lowest, top, count] =
            ["Piece S1", "Piece S3", "Count of S3"].map(|name| sprite(&mut app, name));
        let (lowest, top, count) = (lowest.unwrap(), top.unwrap(), count.unwrap());
        assert!(top.min.y > lowest.min.y, "they stand on one another");
        let hidden = count.intersect(top).height();
        assert!(hidden < 0.5, "{size}: {hidden} pixels of the uppermost");
        let hidden = count.intersect(lowest).height() / lowest.height();
        assert!(hidden < 0.2, "{size}: {hidden} of the lowest");
        assert!(count.width() > 12.9, "{size}: it can be read");
        assert!(count.max.y < lowest.max.y);
    }
}

#[test]
fn homes_are_darker_than_the_ring_of_who_may_come_in() {
    let [home, square] = [palette::NEST, palette::COTTON].map(|colour| colour.luminance());
    assert!(
        3.0 * (home + 0.05) < square + 0.05,
        "{home} beside {square}"
    );
}
