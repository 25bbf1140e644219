//! Throws that lie there are large enough for a finger, or hit by one beside them.

use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use parchis::input::{Picked, Selection, Spot};
use parchis::locale::Language;
use parchis::settings::Speed;
use parchis::theme::layout::Layout;
use parchis::theme::widgets::Payment;

use super::crowd::{begin, frames, speak, tokens};
use super::shaking::{FINGER, press, release, touched};
use super::{laid_in, opened};

/// What the tokens of a kind cover together.
fn fans(app: &mut App) -> Vec<(u8, Rect)> {
    let mut fans: Vec<(u8, Rect)> = Vec::new();
    for (payment, token, _) in tokens(app) {
        let Payment::Throw(kind, _) = payment else {
            continue;
        };
        match fans.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, fan)) => *fan = fan.union(token),
            None => fans.push((kind, token)),
        }
    }
    fans
}

/// One throw, four of different kinds, and eleven of five kinds.
const LYING: [&str; 3] = [
    "S=23,31,38,45 turn=S phase=move tokens=10",
    "S=23,31,38,45 turn=S phase=move tokens=k,6,10,3",
    "S=23,31,38,45 turn=S phase=move tokens=k,k,k,10,10,10,6,6,12,12,3",
];

#[test]
fn a_throw_is_as_large_as_a_finger_where_there_is_room() {
    // On the smallest window the board and the sentences leave room for no more.
    for (size, least) in [
        (UVec2::new(1280, 720), [44.0, 44.0, 44.0]),
        (UVec2::new(390, 844), [44.0, 44.0, 44.0]),
        (UVec2::new(844, 390), [44.0, 44.0, 40.0]),
        (UVec2::new(320, 568), [29.0, 25.0, 15.0]),
    ] {
        let mut app = opened(laid_in(size, "barsees-damascus", Speed::Instant, "human"));
        for language in Language::ALL {
            speak(&mut app, language);
            for (position, least) in LYING.into_iter().zip(least) {
                begin(&mut app, position);
                for (kind, fan) in fans(&mut app) {
                    let small = fan.size().min_element() < least - 0.5;
                    assert!(!small, "{size}, {language:?}, {position}: {kind}, {fan:?}");
                }
            }
        }
    }
}

#[test]
fn a_finger_beside_a_small_token_presses_it_and_a_mouse_does_not() {
    let size = UVec2::new(320, 568);
    for pointer in [FINGER, PointerId::Mouse] {
        let app = opened(laid_in(size, "barsees-damascus", Speed::Instant, "human"));
        let mut app = touched(app);
        begin(&mut app, LYING[1]);
        let middle = app.world().resource::<Layout>().window / 2.0;
        for (kind, fan) in fans(&mut app) {
            app.world_mut().write_message(Picked(Spot::Nothing));
            frames(&mut app, 3);
            assert_eq!(app.world().resource::<Selection>().token, None);
            let beside = Vec2::new(fan.center().x, fan.center().y + 20.0);
            assert!(!fan.contains(beside), "{fan:?} is small");
            let at = (beside - middle) * Vec2::new(1.0, -1.0);
            press(&mut app, pointer, at);
            release(&mut app, pointer, at);
            frames(&mut app, 3);
            let chosen = app.world().resource::<Selection>().token;
            assert_eq!(chosen, Some(kind).filter(|_| pointer == FINGER));
        }
    }
}
