//! The cup, or the bowl of shells: it stands at the tray beside whoever is to throw, is shaken
//! as long as it is held, and tips over to throw.

use bevy::prelude::*;

use super::stand::Stand;
use super::swing::Pose;
use super::{Cast, CastSystems, bowl, leather};
use crate::input::Shaking;
use crate::rules::mechanics::Spend;
use crate::screens::Screen;
use crate::settings::{Settings, Speed};
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::timeline::{Shown, Timeline};
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::canvas::Canvas;
use crate::view::surfaces::Surfaces;
use crate::view::{Depth, TableSet};

/// The part of a throw in which the cup comes from where it was shaken into its swing.
const BLEND: f32 = 0.08;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cup>()
        .add_systems(OnEnter(Screen::Table), spawn_cup.in_set(TableSet::Things))
        .add_systems(
            Update,
            (
                make_cup.run_if(resource_exists_and_changed::<Laid>),
                hold_cup,
                draw_cup,
            )
                .chain()
                .in_set(CastSystems::Cup)
                .run_if(in_state(Screen::Table)),
        );
}

/// How the cup is held in this frame, and where it can be taken.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::view) struct Cup {
    pose: Option<Pose>,
    /// How it was held when it last was not throwing.
    before: Option<Pose>,
    /// Where it stands.
    pub(in crate::view) place: Rect,
}

/// The cup, or its shadow.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Body,
    Shadow,
}

fn spawn_cup(
    atlas: Res<Atlas>,
    surfaces: Res<Surfaces>,
    mut cup: ResMut<Cup>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    *cup = Cup::default();
    commands.spawn((
        Name::new("Cup"),
        DespawnOnExit(Screen::Table),
        Part::Body,
        Mesh2d(meshes.add(Canvas::default().into_mesh())),
        MeshMaterial2d(surfaces.plain.clone()),
        Transform::default(),
    ));
    commands.spawn((
        Name::new("Shadow of the cup"),
        DespawnOnExit(Screen::Table),
        Part::Shadow,
        atlas.sprite(Art::Shadow, Vec2::ONE),
    ));
}

/// Draws the cup, once for as long as the table looks so.
fn make_cup(
    shown: Res<Shown>,
    laid: Res<Laid>,
    cups: Query<(&Part, &Mesh2d)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let mut canvas = Canvas::default();
    match (shown.rules().throws_shells(), laid.look) {
        (true, Look::Flat) => bowl::flat(&mut canvas),
        (true, _) => bowl::draw(&mut canvas),
        (false, Look::Flat) => leather::flat(&mut canvas),
        (false, _) => leather::draw(&mut canvas),
    }
    let body = cups.iter().find(|(part, _)| **part == Part::Body);
    if let Some(mut mesh) = body.and_then(|(_, mesh)| meshes.get_mut(&mesh.0)) {
        *mesh = canvas.into_mesh();
    }
}

/// Finds how the cup is held now.
fn hold_cup(
    cast: Res<Cast>,
    shown: Res<Shown>,
    shaking: Res<Shaking>,
    settings: Res<Settings>,
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    time: Res<Time>,
    mut cup: ResMut<Cup>,
) {
    let stand = Stand::of(&layout, shown.rules(), cast.hand);
    let standing = Pose::standing(&stand);
    let at_once =
        settings.reduced_motion || settings.speed == Speed::Instant || layout.is_changed();
    let mut seen = Cup {
        place: stand.rect(),
        ..*cup
    };
    let pose = if cast.swing < 1.0 {
        let from = cup.before.unwrap_or(standing);
        let t = (cast.swing / BLEND).min(1.0);
        from.mixed(Pose::throwing(&stand, cast.swing), t * t * (3.0 - 2.0 * t))
    } else {
        let pose = match (shaking.seconds(), cup.pose) {
            (Some(seconds), _) if !settings.reduced_motion => {
                Pose::shaken(&stand, seconds, shaking.pull())
            }
            (_, Some(pose)) if !at_once => {
                let seconds = if timeline.is_paused() {
                    0.0
                } else {
                    time.delta_secs()
                };
                pose.settled(&stand, seconds)
            }
            _ => standing,
        };
        seen.before = Some(pose);
        pose
    };
    seen.pose = Some(pose);
    cup.set_if_neq(seen);
}

fn draw_cup(
    cup: Res<Cup>,
    cast: Res<Cast>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    mut parts: Query<(&Part, &mut Transform, &mut Visibility, Option<&mut Sprite>)>,
) {
    let Some(pose) = cup.pose else { return };
    let stand = Stand::of(&layout, shown.rules(), cast.hand);
    // Bonuses and banked throws may lie where it would stand.
    let rules = shown.rules();
    let banked = rules.mechanics.spend != Spend::Single && shown.bank.iter().any(|n| *n > 0);
    let lies = banked || shown.bonuses.iter().next().is_some();
    let (shells, seats) = (rules.throws_shells(), rules.seating.in_play.len());
    let tokens = layout.world_rect(layout.place_of_tokens(shells, seats));
    let tokens = tokens.intersect(stand.rect());
    let elsewhere = layout.tokens_beside_sentence(shells, seats);
    let wanted = if lies && !tokens.is_empty() && !elsewhere {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    };
    let unit = if rules.throws_shells() {
        stand.size.x
    } else {
        stand.size.y
    };
    for (part, mut transform, mut visibility, sprite) in &mut parts {
        visibility.set_if_neq(wanted);
        match (part, sprite) {
            (Part::Shadow, Some(mut sprite)) => {
                let wide = stand.size.x * (1.35 + 0.5 * pose.lift + 0.4 * pose.tilt.abs().min(1.2));
                sprite.custom_size = Some(Vec2::new(wide, 0.55 * wide));
                sprite.color = Color::WHITE.with_alpha(0.8 / (1.0 + 1.4 * pose.lift));
                let low = Vec2::new(0.14, -0.42) + Vec2::new(0.2, -0.18) * pose.lift;
                let foot = Vec2::new(stand.size.x * low.x, stand.size.y * low.y);
                transform.translation = (pose.at + foot).extend(Depth::CAST - 0.2);
            }
            _ => {
                let up = Vec2::new(0.0, pose.lift * stand.size.y * 0.4);
                transform.translation = (pose.at + up).extend(Depth::CAST + 0.3);
                transform.rotation = Quat::from_rotation_z(pose.tilt);
                transform.scale = Vec2::splat(unit * (1.0 + 0.12 * pose.lift)).extend(1.0);
            }
        }
    }
}
