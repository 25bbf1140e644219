//! How many pieces of a seat are in the goal is read in one glance.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use parchis::settings::Speed;

use super::{laid_in, opened};

/// The heights at which the round pips of each plate lie, in pixels.
fn heights(app: &mut App) -> Vec<Vec<f32>> {
    let world = app.world_mut();
    let mut named = world.query::<(Entity, &Name)>();
    let plates = named.iter(world);
    let plates = plates.filter(|(_, name)| name.starts_with("Plate "));
    let plates: Vec<Entity> = plates.map(|(plate, _)| plate).collect();
    let mut children = world.query::<&Children>();
    let mut nodes = world.query::<(&Node, &ComputedNode, &UiGlobalTransform)>();
    let (children, nodes) = (children.query(world), nodes.query(world));
    let pips = |plate| {
        let below = children.iter_descendants(plate);
        let below = below.filter_map(|node| nodes.get(node).ok());
        let round = below.filter(|(node, seen, _)| node.width == px(9) && !seen.is_empty());
        round.map(|(.., at)| at.translation.y).collect()
    };
    plates.into_iter().map(pips).collect()
}

#[test]
fn where_there_is_room_the_pips_of_a_plate_stand_in_one_line() {
    for size in [
        (1264, 640),
        (1280, 720),
        (1024, 768),
        (900, 640),
        (844, 390),
    ] {
        let size = UVec2::from(size);
        let mut app = opened(laid_in(size, "parchis-4-spain", Speed::Instant, "random"));
        let plates = heights(&mut app);
        assert_eq!(plates.len(), 4, "{size}");
        for pips in plates {
            assert_eq!(pips.len(), 4, "{size}");
            let level = |at: &f32| (at - pips[0]).abs() < 1.0;
            assert!(pips.iter().all(level), "{size}: {pips:?}");
        }
    }
}
