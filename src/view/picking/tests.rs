use super::*;
use crate::levels::Levels;
use crate::rules::board::Point;
use crate::rules::ids::MAX_PIECES;
use crate::rules::{Colour, HOME, How, Move};
use crate::theme::look::Look;
use crate::view::pieces::{posed, sprite_of};

/// A board on which pieces stand at these indices of their routes.
fn standing(board: &str, look: Look, on: &[(Piece, u8)]) -> (Laid, Layout, Fit, Seen) {
    standing_in(Layout::default(), board, look, on)
}

fn standing_in(
    layout: Layout,
    board: &str,
    look: Look,
    on: &[(Piece, u8)],
) -> (Laid, Layout, Fit, Seen) {
    let levels = Levels::embedded();
    let laid = Laid::of(levels.board(board).expect("an embedded board"), look);
    let fit = laid.fit(&layout);
    let mut at = [HOME; MAX_PIECES];
    for (piece, index) in on {
        at[piece.index()] = *index;
    }
    let mut seen = Seen::default();
    seen.poses = posed(&laid, &fit, &at, 0xff, None);
    (laid, layout, fit, seen)
}

#[test]
fn a_piece_is_hit_from_foot_to_head() {
    let piece = Piece::of(Colour(0), 0);
    for (board, look) in [
        ("barsees", Look::Cloth),
        ("parchis-4", Look::Wood),
        ("parchis-4", Look::Flat),
    ] {
        let (laid, layout, fit, seen) = standing(board, look, &[(piece, 20)]);
        let pose = seen.poses[piece.index()].expect("it stands there");
        let (up, size) = sprite_of(look, &pose);
        // What of its picture is painted: a soldier fills nearly the whole height.
        let reach = if look == Look::Cloth { 0.84 } else { 0.72 };
        for part in [-reach, -0.4, 0.0, 0.4, reach] {
            let at = pose.at + Vec2::new(0.0, up + part * size.y / 2.0);
            for pointer in [MOUSE, FINGER] {
                let spot = spot_at(
                    at,
                    pointer,
                    &layout,
                    &laid,
                    &fit,
                    &seen,
                    &Selection::default(),
                );
                assert_eq!(spot, Spot::Piece(piece), "{look:?} at {part}");
            }
        }
        let above = pose.at + Vec2::new(0.0, up + 0.62 * size.y);
        let spot = spot_at(
            above,
            MOUSE,
            &layout,
            &laid,
            &fit,
            &seen,
            &Selection::default(),
        );
        assert_ne!(spot, Spot::Piece(piece), "{look:?}");
    }
}

#[test]
fn of_two_pieces_the_one_in_front_is_hit() {
    // The head of the lower one covers the foot of the one that stands on the next square.
    let (back, front) = (Piece::of(Colour(0), 0), Piece::of(Colour(1), 0));
    let levels = Levels::embedded();
    let board = levels.board("barsees").expect("embedded");
    let fit = Laid::of(board, Look::Cloth).fit(&Layout::default());
    let place =
        |piece: Piece, i: usize| fit.seen(board.square(board.route(piece.colour())[i]).place.at);
    let indices = 0..board.route(back.colour()).len();
    let mut pairs = indices
        .clone()
        .flat_map(|a| indices.clone().map(move |b| (a, b)));
    let below = |&(a, b): &(usize, usize)| {
        let off = place(back, a) - place(front, b);
        off.x.abs() < 0.2 * fit.scale && (0.6..1.6).contains(&(off.y / fit.scale))
    };
    let (a, b) = pairs.find(below).expect("squares one below the other");
    let on = [(back, a as u8), (front, b as u8)];
    let (laid, layout, fit, seen) = standing("barsees", Look::Cloth, &on);
    let pose = seen.poses[front.index()].expect("it stands there");
    let (up, size) = sprite_of(Look::Cloth, &pose);
    let head = pose.at + Vec2::new(0.0, up + 0.7 * size.y / 2.0);
    let spot = spot_at(
        head,
        FINGER,
        &layout,
        &laid,
        &fit,
        &seen,
        &Selection::default(),
    );
    assert_eq!(spot, Spot::Piece(front));
}

#[test]
fn every_square_is_hit_in_its_middle_and_the_tray_beside() {
    for (id, look) in [
        ("parchis-4", Look::Wood),
        ("barsees", Look::Cloth),
        ("parchis-8", Look::Wood),
    ] {
        let levels = Levels::embedded();
        let laid = Laid::of(levels.board(id).expect("an embedded board"), look);
        let layout = Layout::default();
        let fit = laid.fit(&layout);
        let seen = Seen::default();
        let at = |p: Vec2| spot_at(p, MOUSE, &layout, &laid, &fit, &seen, &Selection::default());
        for (i, square) in laid.board.squares.iter().enumerate() {
            assert_eq!(at(fit.seen(square.place.at)), Spot::Square(Square(i as u8)));
        }
        assert_eq!(at(layout.world_rect(layout.tray).center()), Spot::Dice);
        assert_eq!(at(fit.seen(Point::new(100.0, 0.0))), Spot::Nothing);
    }
}

#[test]
fn where_a_chosen_piece_may_land_no_piece_around_covers() {
    let (chosen, other) = (Piece::of(Colour(0), 0), Piece::of(Colour(0), 1));
    let levels = Levels::embedded();
    let board = levels.board("barsees").expect("embedded");
    let way = board.route(Colour(0));
    // Rivals stand around the squares to which it may go.
    let mut on = vec![(chosen, 34), (other, 33)];
    let rivals = board.route(Colour(1));
    for (i, at) in (0..).zip([36, 37, 39, 43]) {
        let there = rivals.iter().position(|square| *square == way[at]);
        on.push((Piece::of(Colour(1), i), there.expect("both pass it") as u8));
    }
    let to = |to| Move {
        piece: chosen,
        token: 0,
        to,
        how: How::Step,
    };
    let mut selection = Selection::default();
    selection.movable = vec![chosen, other];
    selection.chosen = Some(chosen);
    selection.candidates = vec![to(35), to(38), to(44)];
    for window in [(640.0, 400.0), (390.0, 844.0), (1920.0, 1080.0)] {
        let layout = Layout::of(window.into());
        let (laid, layout, fit, seen) = standing_in(layout, "barsees", Look::Cloth, &on);
        for finger in [MOUSE, FINGER] {
            let hit = |at| spot_at(at, finger, &layout, &laid, &fit, &seen, &selection);
            for mv in &selection.candidates {
                let square = way[usize::from(mv.to)];
                let middle = fit.seen(board.square(square).place.at);
                assert_eq!(hit(middle), Spot::Square(square), "{window:?}, {mv:?}");
            }
            // Whoever else may move can be chosen instead, wherever it is painted.
            let pose = seen.poses[other.index()].expect("it stands there");
            assert_eq!(hit(pose.at), Spot::Piece(other), "{window:?}");
        }
    }
}
