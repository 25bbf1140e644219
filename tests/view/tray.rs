//! What is written on the tray and what lies there leave each other alone, however large the letters.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use parchis::input::{Picked, Selection, Spot};
use parchis::locale::Language;
use parchis::rules::{Fact, Hand, Thrown};
use parchis::settings::{Setting, SettingsCommand, Speed, TextSize};
use parchis::table::{GameEvent, Match, StartMatch};
use parchis::theme::layout::Layout;
use parchis::timeline::Shown;

use super::{crowd, laid_in, opened};

/// Windows of every layout, near where one changes into another.
pub(super) const SIZES: [UVec2; 10] = [
    UVec2::new(390, 844),
    UVec2::new(844, 390),
    UVec2::new(1280, 720),
    UVec2::new(320, 568),
    UVec2::new(900, 621),
    UVec2::new(640, 568),
    UVec2::new(640, 400),
    UVec2::new(1024, 768),
    UVec2::new(768, 1024),
    UVec2::new(1920, 1080),
];

const TEXT_SIZES: [u8; 4] = [80, 100, 150, 200];

/// Every piece can be moved by every throw.
const ON_THE_WAY: &str = "Y=23,31,38,45 turn=Y phase=throw";

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

/// Begins anew with a person who is to throw.
fn begin(app: &mut App, seed: u64) {
    let truth = app.world().resource::<Match>();
    let start = StartMatch::New {
        spec: Box::new(truth.spec().clone()),
        position: Some(Box::new(ON_THE_WAY.parse().expect("a position"))),
        players: truth.players().to_vec(),
        seed: Some(seed),
    };
    app.world_mut().write_message(start);
    frames(app, 4);
    assert!(app.world().resource::<Selection>().may_throw);
}

fn throw(app: &mut App) {
    app.world_mut().write_message(Picked(Spot::Dice));
    frames(app, 4);
    assert!(!app.world().resource::<Selection>().may_throw);
}

/// What the dice cover that lie there, in the window's pixels.
fn dice(app: &mut App) -> Vec<Rect> {
    let window = app.world().resource::<Layout>().window;
    let world = app.world_mut();
    let mut dice = world.query::<(&Name, &Mesh2d, &Transform, &Visibility)>();
    let meshes = world.resource::<Assets<Mesh>>();
    let covered = dice.iter(world).filter_map(|(name, mesh, at, seen)| {
        let there = name.starts_with("Die ") && *seen != Visibility::Hidden;
        let mesh = meshes.get(&mesh.0).filter(|_| there)?;
        let Some(VertexAttributeValues::Float32x3(points)) =
            mesh.attribute(Mesh::ATTRIBUTE_POSITION)
        else {
            panic!("a die has corners");
        };
        let points = points.iter().map(|point| {
            let seen = at.transform_point(Vec3::from(*point)).truncate();
            Vec2::new(seen.x, -seen.y) + window / 2.0
        });
        points
            .map(|point| Rect::from_corners(point, point))
            .reduce(|all, point| all.union(point))
    });
    covered.collect()
}

/// What the words at the tray cover, and the buttons below them, in the window's pixels.
fn words(app: &mut App) -> Vec<Rect> {
    let world = app.world_mut();
    let mut names = world.query::<(Entity, &Name)>();
    let place = names
        .iter(world)
        .find(|(_, name)| name.as_str() == "Prompt");
    let place = place.expect("a place for words").0;
    let mut children = world.query::<&Children>();
    let below: Vec<_> = children.query(world).iter_descendants(place).collect();
    let mut words = world.query_filtered::<
        (&ComputedNode, &UiGlobalTransform, &InheritedVisibility),
        Or<(With<Text>, With<Button>)>,
    >();
    let covered = below.into_iter().filter_map(|node| {
        let (node, at, seen) = words.get(world, node).ok()?;
        let rect = Rect::from_center_size(at.translation, node.size());
        (seen.get() && !node.is_empty()).then_some(rect)
    });
    covered.collect()
}

#[test]
fn words_at_the_tray_never_lie_over_the_dice() {
    // The first windows with one die and two and every size of text, the others with the usual ones.
    let one = SIZES.map(|size| (size, "parchis-4-spain"));
    let two = SIZES[..4].iter().map(|size| (*size, "parchis-4-two-dice"));
    for (size, game) in one.into_iter().chain(two) {
        let text_sizes: &[u8] = if SIZES[..4].contains(&size) {
            &TEXT_SIZES
        } else {
            &[100, 200]
        };
        let mut app = opened(laid_in(size, game, Speed::Instant, "human"));
        let mut seed = 0;
        for language in Language::ALL {
            for &percent in text_sizes {
                for setting in [
                    Setting::Language(Some(language)),
                    Setting::TextSize(TextSize::near(percent)),
                ] {
                    app.world_mut().write_message(SettingsCommand::Set(setting));
                }
                seed += 1;
                begin(&mut app, seed);
                for thrown in [false, true] {
                    if thrown {
                        throw(&mut app);
                    }
                    // Words are squeezed little by little.
                    frames(&mut app, 30);
                    let what =
                        format!("{game}, {size}, {language:?}, {percent} %, thrown {thrown}");
                    let (dice, words) = (dice(&mut app), words(&mut app));
                    assert_eq!(
                        dice.len(),
                        if game.contains("two") { 2 } else { 1 },
                        "{what}"
                    );
                    assert!(!words.is_empty(), "{what}");
                    let window = Rect::from_corners(Vec2::ZERO, size.as_vec2());
                    for word in words {
                        assert!(window.union(word) == window, "{what}: {word:?}");
                        for die in &dice {
                            let both = word.intersect(*die);
                            assert!(both.is_empty(), "{what}: {word:?} over {die:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_button_that_throws_stays_where_it_is_when_a_throw_is_called() {
    for size in &SIZES[..6] {
        let mut app = opened(laid_in(*size, "barsees-damascus", Speed::Instant, "human"));
        crowd::begin(&mut app, "S=23,31,38,45 turn=S phase=throw");
        let before = button(&mut app);
        let called = words(&mut app).len();
        for closed in [1, 6, 0] {
            let ply = app.world().resource::<Shown>().ply() + 1;
            let fact = Fact::Thrown {
                hand: Hand(0),
                thrown: Thrown::Shells(closed),
                sixes: 0,
            };
            app.world_mut().write_message(GameEvent { ply, fact });
            frames(&mut app, 6);
            assert!(words(&mut app).len() > called, "{size}: it is called");
            let after = button(&mut app);
            let moved = before.center().distance(after.center());
            assert!(moved < 1.0, "{size}, {closed} closed: {moved} pixels");
        }
    }
}

/// What the button that throws covers.
fn button(app: &mut App) -> Rect {
    let mut buttons = app
        .world_mut()
        .query_filtered::<(&ComputedNode, &UiGlobalTransform, &ChildOf), With<Button>>();
    let mut names = app.world_mut().query::<&Name>();
    let world = app.world();
    let mut at_the_tray = |parent: &ChildOf| {
        let name = names.get(world, parent.parent());
        name.is_ok_and(|name| name.as_str() == "Prompt")
    };
    let mut seen = buttons
        .iter(world)
        .filter(|(node, _, parent)| !node.is_empty() && at_the_tray(parent));
    let (node, at, _) = seen.next().expect("a button that throws");
    Rect::from_center_size(at.translation, node.size())
}
