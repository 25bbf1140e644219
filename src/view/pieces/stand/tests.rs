use super::*;
use crate::levels::Levels;
use crate::rules::{Colour, Square};

fn laid(id: &str, look: Look) -> Laid {
    Laid::of(Levels::embedded().board(id).expect("embedded"), look)
}

#[test]
fn two_tokens_stand_side_by_side_without_touching() {
    let laid = laid("parchis-4", Look::Wood);
    let mut at = [HOME; MAX_PIECES];
    (at[0], at[1]) = (7, 7);
    let stands = stands(&laid, &at);
    let (a, b) = (stands[0].expect("stands"), stands[1].expect("stands"));
    assert!(a.at.distance(b.at) >= a.size, "{a:?} {b:?}");
    let square = laid.board.square(laid.board.route(Colour(0))[7]);
    assert!(a.at.distance(vec(square.place.at)) < 1.15);
}

#[test]
fn rivals_on_a_narrow_square_stand_beside_each_other_as_they_are_seen() {
    for (id, look) in [
        ("barsees", Look::Cloth),
        ("barsees", Look::Wood),
        ("barsees-4", Look::Cloth),
    ] {
        let laid = laid(id, look);
        let squares = (0..laid.board.squares.len() as u8).map(Square);
        let index = |colour: Colour, square: Square| {
            let mut route = laid.board.route(colour).iter();
            route.position(|s| *s == square).map(|i| i as u8)
        };
        let mut shared = 0;
        for square in squares {
            let SquareKind::Track { safe: true, .. } = laid.board.square(square).kind else {
                continue;
            };
            let (Some(a), Some(b)) = (index(Colour(0), square), index(Colour(1), square)) else {
                continue;
            };
            let mut at = [HOME; MAX_PIECES];
            let rival = Piece::of(Colour(1), 0).index();
            (at[0], at[rival]) = (a, b);
            let stands = stands(&laid, &at);
            let (a, b) = (stands[0].expect("stands"), stands[rival].expect("stands"));
            let turn = Vec2::from_angle(laid.view.turn * TAU);
            let apart = turn.rotate(b.at - a.at);
            assert!(apart.x.abs() >= 0.85 * a.size, "{look:?}: {a:?} {b:?}");
            assert!(apart.y.abs() < 0.01, "{look:?}: {a:?} {b:?}");
            assert!(a.size > 0.6, "{look:?}: {a:?}");
            shared += 1;
        }
        assert!(shared >= 6, "{shared}");
    }
}

#[test]
fn soldiers_stack_and_say_how_many() {
    let laid = laid("barsees", Look::Cloth);
    let mut at = [HOME; MAX_PIECES];
    (at[0], at[1], at[2]) = (20, 20, 80);
    let stands = stands(&laid, &at);
    let (a, b, c) = (
        stands[0].expect("a"),
        stands[1].expect("b"),
        stands[2].expect("c"),
    );
    assert_eq!((a.at, a.count, b.count), (b.at, 0, 2));
    assert!(b.storey > a.storey && !a.lies && c.lies);
}

#[test]
fn pieces_at_home_keep_to_their_nests() {
    let laid = laid("parchis-8", Look::Wood);
    let stands = stands(&laid, &[HOME; MAX_PIECES]);
    let seen: Vec<_> = stands.iter().flatten().collect();
    assert_eq!(seen.len(), 32);
    for (i, a) in seen.iter().enumerate() {
        assert!(
            seen[..i]
                .iter()
                .all(|b| a.at.distance(b.at) > a.size * 0.95)
        );
    }
}
