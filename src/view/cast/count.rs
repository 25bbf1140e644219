//! The shells that fell closed light up one after the other.

use bevy::prelude::*;

use super::scatter::SHELLS;
use super::shells::Shells;
use super::{Cast, CastSystems};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::timeline::Shown;
use crate::view::atlas::{Art, Atlas};
use crate::view::{Depth, TableSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_rings.in_set(TableSet::Things))
        .add_systems(
            Update,
            light_rings
                .in_set(CastSystems::Count)
                .run_if(in_state(Screen::Table))
                .run_if(resource_changed::<Cast>.or_eager(resource_changed::<Shells>)),
        );
}

/// The ring around a shell that is counted.
#[derive(Component)]
struct Ring(usize);

fn spawn_rings(shown: Res<Shown>, atlas: Res<Atlas>, mut commands: Commands) {
    for i in (0..SHELLS).filter(|_| shown.rules().throws_shells()) {
        commands.spawn((
            Name::new(format!("Ring around shell {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Ring(i),
            Visibility::Hidden,
            atlas.sprite(Art::Halo, Vec2::ONE),
        ));
    }
}

fn light_rings(
    cast: Res<Cast>,
    shells: Res<Shells>,
    settings: Res<Settings>,
    mut rings: Query<(&Ring, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    for (&Ring(i), mut sprite, mut transform, mut visibility) in &mut rings {
        let shell = shells.seen.map(|seen| seen[i]);
        let lit = shell.and_then(|shell| {
            let since = cast.counted - shell.counts? as f32;
            (since > 0.0 && cast.lit > 0.0).then_some((shell.flight.at, since.min(1.0)))
        });
        let Some((at, since)) = lit else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        // It closes around the shell.
        let wider = if settings.reduced_motion {
            0.0
        } else {
            0.5 * (1.0 - since).powi(2)
        };
        sprite.custom_size = Some(Vec2::splat(shells.side * (1.32 + wider)));
        sprite.color = Color::WHITE.with_alpha(since * cast.lit.sqrt());
        transform.translation = at.extend(Depth::CAST + 0.08);
    }
}
