//! A window is kept on what monitors there are.
//!
//! Pure: pixels in, pixels out.

use bevy::math::{IRect, IVec2, Vec2};

use super::place::LEAST;

/// How much of a window must be seen so that it can be taken hold of, in points.
const HOLD: f32 = 96.0;

/// What a window's frame and the system's own bars take of a monitor, in points.
const BARS: Vec2 = Vec2::new(16.0, 80.0);

/// A monitor as the window sees it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Desk {
    /// Its name, if the system tells.
    pub(super) name: Option<String>,
    /// Its pixels on the desktop.
    pub(super) area: IRect,
    /// Pixels a point.
    pub(super) scale: f32,
}

impl Desk {
    /// The most points that a window may have on it.
    pub(super) fn points(&self) -> Vec2 {
        self.area.size().as_vec2() / self.scale
    }

    /// The points that it has for a window beside what stands round one.
    pub(super) fn room(&self) -> Vec2 {
        self.points() - BARS
    }
}

/// The least size of a window on these monitors: a small one cannot show more than it has room for.
pub(super) fn least(desks: &[Desk]) -> Vec2 {
    let most = desks.iter().map(Desk::room).fold(Vec2::ZERO, Vec2::max);
    if most == Vec2::ZERO {
        LEAST
    } else {
        LEAST.min(most)
    }
}

/// The monitor of a name, else the one that shows most of a window, else the first.
pub(super) fn desk_of<'a>(
    desks: &'a [Desk],
    name: Option<&str>,
    window: Option<IRect>,
) -> Option<&'a Desk> {
    let named = name.and_then(|name| {
        let mut desks = desks.iter();
        desks.find(|desk| desk.name.as_deref() == Some(name))
    });
    let shown = |desk: &&Desk| window.map_or(0, |window| common(window, desk.area));
    let most = desks.iter().rev().max_by_key(shown);
    named
        .or(most.filter(|desk| shown(desk) > 0))
        .or(desks.first())
}

/// How many pixels two rectangles have in common.
fn common(a: IRect, b: IRect) -> i64 {
    let both = a.intersect(b);
    if both.is_empty() {
        0
    } else {
        i64::from(both.width()) * i64::from(both.height())
    }
}

/// Where a window that stands at `window` must go so that it can be taken hold of: pixels, or
/// nothing if it may stay as it is. `name` is the monitor on which it was last.
pub(super) fn brought_back(window: IRect, name: Option<&str>, desks: &[Desk]) -> Option<IRect> {
    let in_reach = desks.iter().any(|desk| is_in_reach(window, desk));
    let fits = |desk: &Desk| window.size().cmple(desk.area.size()).all();
    if in_reach && desks.iter().any(fits) {
        return None;
    }
    // One that is only too large stays where it is as far as it can.
    let name = name.filter(|_| !in_reach);
    let room = desk_of(desks, name, Some(window))?.area;
    let size = window.size().min(room.size());
    let at = if in_reach {
        window.min.clamp(room.min, room.max - size)
    } else {
        room.min + (room.size() - size) / 2
    };
    Some(IRect::from_corners(at, at + size))
}

/// Whether enough of a window is on a monitor, with its upper edge, by which it is moved.
fn is_in_reach(window: IRect, desk: &Desk) -> bool {
    let hold = IVec2::splat((HOLD * desk.scale) as i32).min(window.size());
    let both = window.intersect(desk.area);
    let edge = (desk.area.min.y..desk.area.max.y).contains(&window.min.y);
    edge && !both.is_empty() && both.size().cmpge(hold).all()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk(name: &str, x: i32, y: i32, width: i32, height: i32) -> Desk {
        Desk {
            name: Some(name.to_owned()),
            area: IRect::new(x, y, x + width, y + height),
            scale: 1.0,
        }
    }

    fn two() -> [Desk; 2] {
        [
            desk("left", 0, 0, 1920, 1080),
            desk("right", 1920, 0, 2560, 1440),
        ]
    }

    fn at(x: i32, y: i32, width: i32, height: i32) -> IRect {
        IRect::new(x, y, x + width, y + height)
    }

    #[test]
    fn a_window_that_is_seen_stays() {
        for window in [
            at(100, 100, 1280, 720),
            // Partly beyond the edge, and across both monitors.
            at(-600, 50, 1280, 720),
            at(1500, 300, 1280, 720),
            at(1920, 0, 2560, 1440),
        ] {
            assert_eq!(brought_back(window, None, &two()), None, "{window:?}");
        }
    }

    #[test]
    fn the_window_of_a_lost_monitor_comes_to_the_middle_of_one_that_is_there() {
        let left = [two()[0].clone()];
        let window = at(2200, 200, 1280, 720);
        let back = brought_back(window, Some("right"), &left);
        assert_eq!(back, Some(at(320, 180, 1280, 720)));
        // Far beyond everything, above and below.
        for window in [at(-5000, -5000, 1280, 720), at(0, 9000, 1280, 720)] {
            let back = brought_back(window, None, &left);
            assert_eq!(back, Some(at(320, 180, 1280, 720)));
        }
        // The monitor on which it was goes before the first one.
        let back = brought_back(at(9000, 0, 1280, 720), Some("right"), &two());
        assert_eq!(back, Some(at(2560, 360, 1280, 720)));
    }

    #[test]
    fn a_window_whose_edge_is_above_the_monitor_cannot_be_taken_hold_of() {
        let back = brought_back(at(100, -300, 1280, 720), None, &two());
        assert!(back.is_some_and(|back| back.min.y >= 0));
    }

    #[test]
    fn a_window_shrinks_to_a_lower_resolution() {
        let small = [desk("small", 0, 0, 1024, 600)];
        let back = brought_back(at(10, 10, 1280, 720), None, &small);
        assert_eq!(back, Some(at(0, 0, 1024, 600)));
    }

    #[test]
    fn without_monitors_nothing_is_moved() {
        assert_eq!(brought_back(at(0, 0, 1280, 720), None, &[]), None);
        assert_eq!(least(&[]), LEAST);
    }

    #[test]
    fn a_small_monitor_lowers_the_least_size() {
        let mut small = desk("small", 0, 0, 1366, 768);
        small.scale = 1.5;
        assert_eq!(least(&[small]), Vec2::new(320.0, 432.0));
        assert_eq!(least(&two()), LEAST);
    }

    #[test]
    fn a_new_window_leaves_room_for_its_frame() {
        let small = desk("small", 0, 0, 900, 640);
        assert_eq!(small.room(), Vec2::new(884.0, 560.0));
    }

    #[test]
    fn the_monitor_is_the_named_one_or_the_one_that_shows_most() {
        let desks = two();
        let name = |name, window| desk_of(&desks, name, window).and_then(|desk| desk.name.clone());
        assert_eq!(name(Some("right"), None).as_deref(), Some("right"));
        assert_eq!(name(Some("gone"), None).as_deref(), Some("left"));
        let right = Some(at(1800, 0, 800, 600));
        assert_eq!(name(Some("gone"), right).as_deref(), Some("right"));
        assert_eq!(
            name(None, Some(at(-9000, 0, 10, 10))).as_deref(),
            Some("left")
        );
    }
}
