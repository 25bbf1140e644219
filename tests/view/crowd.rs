//! However many throws lie there, and however small the window: each token has room of its own, and
//! sentences stay in their panel.

use bevy::prelude::*;

use parchis::locale::Language;
use parchis::rules::facts::{Again, Passed};
use parchis::rules::{Fact, Hand, Thrown};
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::table::{GameEvent, Match, StartMatch};
use parchis::theme::layout::Layout;
use parchis::theme::widgets::Payment;
use parchis::timeline::Shown;

use super::{laid_in, opened};

const SIZES: [UVec2; 3] = [
    UVec2::new(640, 568),
    UVec2::new(844, 390),
    UVec2::new(390, 844),
];

/// The most kinds of throws that can lie there at once, some of them more than once; and throws
/// that nobody can use.
const BANKS: [(&str, &[&str]); 3] = [
    (
        "barsees-damascus",
        &[
            "S=23,31,38,45 turn=S phase=move tokens=k,6,10,25,12,4",
            "S=23,31,38,45 turn=S phase=move tokens=k,k,k,10,10,10,6,6,12,12,3",
            "S=H,H,H,H turn=S phase=move tokens=k,6,12,3",
        ],
    ),
    (
        "barsees-4-pairs",
        &["S=23,31,38,45 turn=S phase=move tokens=k,6,10,25,12,4"],
    ),
    (
        "parchis-4-two-dice",
        &["Y=c5,30,M,M turn=Y phase=move tokens=2,6 bonuses=capture"],
    ),
];

pub(super) fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

pub(super) fn begin(app: &mut App, position: &str) {
    let truth = app.world().resource::<Match>();
    let start = StartMatch::New {
        spec: Box::new(truth.spec().clone()),
        position: Some(Box::new(position.parse().expect("a position"))),
        players: truth.players().to_vec(),
        seed: Some(1),
    };
    app.world_mut().write_message(start);
    frames(app, 6);
}

pub(super) fn speak(app: &mut App, language: Language) {
    let language = Setting::Language(Some(language));
    app.world_mut()
        .write_message(SettingsCommand::Set(language));
    frames(app, 2);
}

fn rect(node: &ComputedNode, at: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(at.translation, node.size())
}

/// What the part of the display of a name covers, in the window's pixels.
fn covered(app: &mut App, name: &str) -> Vec<Rect> {
    let mut parts = app
        .world_mut()
        .query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
    let parts = parts.iter(app.world());
    let named = parts.filter(|(known, ..)| known.starts_with(name));
    named.map(|(_, node, at)| rect(node, at)).collect()
}

/// What every token covers, and what is written on it.
pub(super) fn tokens(app: &mut App) -> Vec<(Payment, Rect, Vec<Rect>)> {
    let world = app.world_mut();
    let mut tokens = world.query::<(
        &Payment,
        &ComputedNode,
        &UiGlobalTransform,
        Option<&Children>,
    )>();
    let mut texts = world.query_filtered::<(&ComputedNode, &UiGlobalTransform), With<Text>>();
    let tokens = tokens.iter(world).map(|(payment, node, at, within)| {
        let within = within.into_iter().flatten();
        let written = within.filter_map(|text| texts.get(world, *text).ok());
        let written = written.map(|(node, at)| rect(node, at)).collect();
        (*payment, rect(node, at), written)
    });
    tokens.collect()
}

/// What the panel of sentences covers, half a pixel more, and what each sentence in it does.
fn sentences(app: &mut App) -> (Rect, Vec<Rect>) {
    let world = app.world_mut();
    let mut panels = world.query::<(&Name, &ComputedNode, &UiGlobalTransform, &Children)>();
    let panel = panels
        .iter(world)
        .find(|(name, ..)| name.as_str() == "Sentence");
    let (_, node, at, within) = panel.expect("a panel");
    let (panel, within) = (rect(node, at).inflate(0.5), within.to_vec());
    let mut texts = world.query_filtered::<(&ComputedNode, &UiGlobalTransform), With<Text>>();
    let told = texts.iter_many(world, within);
    let seen = told.filter(|(node, _)| !node.is_empty());
    (panel, seen.map(|(node, at)| rect(node, at)).collect())
}

fn apart(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() < 0.5 || both.height() < 0.5
}

/// Whether tokens lie clear of each other and of everything else, and words within their token.
fn look_at(app: &mut App, game: &str, what: &str) {
    let tokens = tokens(app);
    assert!(tokens.len() > 2, "{what}");
    let layout = *app.world().resource::<Layout>();
    let shells = game.starts_with("barsees");
    let seats = if game == "barsees-damascus" { 2 } else { 4 };
    let mut others = vec![layout.board];
    for part in ["Sentence", "Plate ", "Prompt", "Buttons"] {
        others.extend(covered(app, part));
    }
    others.push(layout.dish(shells, seats));
    // Throws of dice and bonuses may lie on the tray, beside what fell.
    others.retain(|_| shells);
    let window = Rect::from_corners(Vec2::ZERO, layout.window);
    for (i, (payment, token, written)) in tokens.iter().enumerate() {
        assert!(window.union(*token) == window, "{what}: {token:?}");
        assert!(token.height() > 15.0, "{what}: {token:?}");
        for text in written {
            let within = token.inflate(0.5).union(*text) == token.inflate(0.5);
            assert!(within, "{what}: {text:?} beyond {token:?}");
        }
        for other in &others {
            assert!(apart(*token, *other), "{what}: {token:?} over {other:?}");
        }
        for (before, other, _) in &tokens[..i] {
            let kin = match (payment, before) {
                (Payment::Throw(a, _), Payment::Throw(b, _)) => a == b,
                _ => false,
            };
            assert!(kin || apart(*token, *other), "{what}: {token:?}, {other:?}");
        }
    }
}

#[test]
fn tokens_cover_nothing_however_many_there_are() {
    for (game, positions) in BANKS {
        for size in SIZES {
            let mut app = opened(laid_in(size, game, Speed::Instant, "human"));
            for language in Language::ALL {
                speak(&mut app, language);
                for position in positions {
                    begin(&mut app, position);
                    let what = format!("{game}, {position}, {size}, {language:?}");
                    look_at(&mut app, game, &what);
                }
            }
        }
    }
}

#[test]
fn a_throw_that_comes_moves_no_other() {
    for size in [
        UVec2::new(1280, 720),
        UVec2::new(640, 568),
        UVec2::new(390, 844),
    ] {
        let mut app = opened(laid_in(size, "barsees-damascus", Speed::Instant, "human"));
        begin(&mut app, "S=23,31,38,45 turn=S phase=throw");
        let mut before: Vec<(Payment, Rect)> = Vec::new();
        for token in [5, 2, 0] {
            let ply = app.world().resource::<Shown>().ply() + 1;
            let hand = Hand(0);
            let fact = Fact::TokenBanked { hand, token };
            app.world_mut().write_message(GameEvent { ply, fact });
            frames(&mut app, 6);
            let now: Vec<_> = tokens(&mut app)
                .iter()
                .map(|(p, rect, _)| (*p, *rect))
                .collect();
            assert_eq!(now.len(), before.len() + 1);
            for (payment, was) in &before {
                let (_, is) = now
                    .iter()
                    .find(|(p, _)| p == payment)
                    .expect("it lies there");
                assert!(
                    was.center().distance(is.center()) < 0.5,
                    "{size}: {was:?}, {is:?}"
                );
            }
            before = now;
        }
    }
}

#[test]
fn sentences_stay_in_their_panel() {
    let hand = Hand(0);
    let told = [
        Fact::Thrown {
            hand,
            thrown: Thrown::Shells(5),
            sixes: 0,
        },
        Fact::KeptTurn {
            hand,
            why: Again::Special,
        },
        Fact::TokenBanked { hand, token: 5 },
        Fact::TokenForfeited { hand, token: 5 },
        Fact::TurnPassed {
            from: hand,
            to: Hand(1),
            why: Passed::NoMove,
        },
        Fact::NoMove { hand },
    ];
    for size in SIZES {
        let mut app = opened(laid_in(size, "barsees-damascus", Speed::Instant, "human"));
        for language in Language::ALL {
            speak(&mut app, language);
            for position in [
                "S=23,31,38,45 turn=S phase=throw",
                "S=23,31,38,45 turn=S phase=move tokens=k,6,12,3",
            ] {
                begin(&mut app, position);
                for fact in told {
                    let ply = app.world().resource::<Shown>().ply() + 1;
                    app.world_mut().write_message(GameEvent { ply, fact });
                    frames(&mut app, 12);
                    let (panel, told) = sentences(&mut app);
                    let what = format!("{size}, {language:?}, {fact:?}");
                    assert!(!told.is_empty(), "{what}");
                    for sentence in told {
                        assert!(
                            panel.union(sentence) == panel,
                            "{what}: {sentence:?} in {panel:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_bonus_lies_upon_a_wide_tray() {
    for size in [UVec2::new(1280, 720), UVec2::new(1920, 1080)] {
        for position in [
            "Y=c5,30,M,M turn=Y phase=move bonuses=capture",
            "Y=23,30,M,H turn=Y phase=move bonuses=goal",
        ] {
            let game = "parchis-4-spain";
            let mut app = opened(laid_in(size, game, Speed::Instant, "human"));
            for language in Language::ALL {
                speak(&mut app, language);
                begin(&mut app, position);
                let tray = app.world().resource::<Layout>().tray;
                let tokens = tokens(&mut app);
                assert!(!tokens.is_empty());
                for (payment, token, _) in tokens {
                    assert_eq!(tray.union(token), tray, "{size}: {payment:?}");
                }
            }
        }
    }
}
