//! The maths of looking closer.

use super::*;

/// A board that fills the width of its place and has room above and below.
fn zoom() -> Zoom {
    let mut zoom = Zoom::default();
    let place = Rect::from_center_size(Vec2::new(30.0, -20.0), Vec2::new(600.0, 600.0));
    let board = Rect::from_center_size(place.center(), Vec2::new(600.0, 500.0));
    zoom.lay(place, board);
    zoom
}

/// Where a point of the whole board is seen.
fn seen(zoom: &Zoom, p: Vec2) -> Vec2 {
    let middle = zoom.place.center();
    middle + (p - middle) * zoom.goal.scale + zoom.goal.shift
}

/// The point of the whole board that is seen somewhere.
fn under(zoom: &Zoom, at: Vec2) -> Vec2 {
    let middle = zoom.place.center();
    middle + (at - middle - zoom.goal.shift) / zoom.goal.scale
}

#[test]
fn the_point_under_the_pointer_stays() {
    let mut zoom = zoom();
    let pointer = Vec2::new(120.0, 60.0);
    for times in [1.5, 1.2, 1.3, 0.8] {
        let before = under(&zoom, pointer);
        zoom.nearer(times, pointer);
        assert!(seen(&zoom, before).distance(pointer) < 1e-2);
    }
}

#[test]
fn the_board_never_leaves_its_place() {
    let mut zoom = zoom();
    zoom.nearer(2.0, Vec2::new(200.0, 90.0));
    for by in [
        Vec2::new(9e3, 9e3),
        Vec2::new(-9e3, 9e3),
        Vec2::new(0.0, -9e3),
    ] {
        zoom.pan(by);
        let (low, high) = (seen(&zoom, zoom.board.min), seen(&zoom, zoom.board.max));
        assert!(low.cmple(zoom.place.min + 1e-2).all(), "{low}");
        assert!(high.cmpge(zoom.place.max - 1e-2).all(), "{high}");
    }
    // Still higher than wide: 1.1 × 500 leaves room in 600.
    zoom.whole();
    zoom.nearer(1.1, Vec2::new(300.0, 200.0));
    zoom.pan(Vec2::new(0.0, 500.0));
    assert_eq!(seen(&zoom, zoom.board.center()).y, zoom.place.center().y);
}

#[test]
fn nearer_and_farther_end_somewhere() {
    let mut zoom = zoom();
    for _ in 0..20 {
        zoom.nearer(1.5, Vec2::ZERO);
    }
    assert_eq!(zoom.goal.scale, MOST);
    for _ in 0..20 {
        zoom.nearer(0.5, Vec2::new(250.0, 0.0));
    }
    assert_eq!(zoom.goal, Gaze::default());
    zoom.pan(Vec2::splat(40.0));
    assert_eq!(zoom.goal, Gaze::default());
}

#[test]
fn the_eye_follows_and_comes_to_rest() {
    let mut zoom = zoom();
    zoom.nearer(3.0, Vec2::ZERO);
    zoom.follow(0.05);
    assert!(!zoom.rests() && zoom.now.scale > 1.2 && zoom.now.scale < 3.0);
    for _ in 0..60 {
        zoom.follow(0.033);
    }
    assert!(zoom.rests());
}

#[test]
fn what_is_to_be_seen_comes_into_sight_and_no_farther() {
    let mut zoom = zoom();
    let corner = Vec2::new(180.0, 180.0);
    zoom.nearer(3.0, Vec2::new(-180.0, -180.0));
    zoom.arrive();
    assert!(!zoom.shows(corner));
    zoom.show(corner);
    assert!(zoom.shows(corner));
    let goal = zoom.goal;
    zoom.show(corner);
    assert_eq!(zoom.goal, goal, "it is seen already");
    // The eye goes there by and by.
    assert!(!zoom.rests());
}

#[test]
fn of_a_whole_board_everything_is_seen() {
    let mut zoom = zoom();
    zoom.show(Vec2::new(199.0, -199.0));
    assert!(zoom.rests() && zoom.is_whole());
}
