//! The tray: felt in a wooden rim for dice, a brass dish for shells.

use bevy::prelude::*;

use super::brass::brass;
use super::{CastSystems, tray as place};
use crate::input::Selection;
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::theme::palette::{self, shade};
use crate::timeline::Shown;
use crate::view::atlas::{Art, Atlas};
use crate::view::board::Laid;
use crate::view::canvas::Canvas;
use crate::view::outline::rounded;
use crate::view::shadow::shadow;
use crate::view::surfaces::Surfaces;
use crate::view::{Depth, TableSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spawn_tray.in_set(TableSet::Things))
        .add_systems(
            Update,
            (
                draw_tray.run_if(
                    resource_changed::<Layout>.or_eager(resource_exists_and_changed::<Laid>),
                ),
                invite.run_if(resource_changed::<Selection>.or_eager(resource_changed::<Layout>)),
            )
                .chain()
                .in_set(CastSystems::Tray)
                .run_if(in_state(Screen::Table)),
        );
}

#[derive(Component)]
struct Tray;

/// The glow around a tray that waits for a throw.
#[derive(Component)]
struct Invitation;

fn spawn_tray(
    laid: Res<Laid>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    atlas: Res<Atlas>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    commands.spawn((
        Name::new("Tray"),
        DespawnOnExit(Screen::Table),
        Tray,
        Mesh2d(meshes.add(draw(&laid, place(&layout, shown.rules()), layout.scale))),
        MeshMaterial2d(surfaces.plain.clone()),
        Transform::from_xyz(0.0, 0.0, Depth::TRAY),
    ));
    commands.spawn((
        Name::new("Invitation to throw"),
        DespawnOnExit(Screen::Table),
        Invitation,
        Visibility::Hidden,
        atlas.sprite(Art::Glow, Vec2::ONE),
    ));
}

fn draw_tray(
    laid: Res<Laid>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    tray: Single<&Mesh2d, With<Tray>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if let Some(mut mesh) = meshes.get_mut(&tray.0) {
        *mesh = draw(&laid, place(&layout, shown.rules()), layout.scale);
    }
}

/// Light falls into the tray as long as a person is to throw.
fn invite(
    selection: Res<Selection>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    mut glow: Single<(&mut Sprite, &mut Transform, &mut Visibility), With<Invitation>>,
) {
    let (sprite, transform, visibility) = &mut *glow;
    let place = place(&layout, shown.rules());
    sprite.custom_size = Some(place.size() * 1.15);
    sprite.color = palette::CREAM.with_alpha(0.4);
    transform.translation = place.center().extend(Depth::TRAY + 0.2);
    visibility.set_if_neq(if selection.may_throw {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    });
}

fn draw(laid: &Laid, place: Rect, unit: f32) -> Mesh {
    paint(laid, place, unit).into_mesh()
}

fn paint(laid: &Laid, place: Rect, unit: f32) -> Canvas {
    let mut canvas = Canvas::default();
    match laid.look {
        Look::Wood => felt(&mut canvas, place, unit),
        Look::Cloth => brass(&mut canvas, place, unit),
        Look::Flat => {
            canvas.fill(&corners(place, 18.0 * unit), palette::FLAT_PAPER);
            let inner = corners(place.inflate(-4.0 * unit), 15.0 * unit);
            canvas.fill(&inner, palette::FLAT_TABLE);
        }
    }
    canvas
}

fn corners(rect: Rect, radius: f32) -> Vec<Vec2> {
    let (a, b) = (rect.min, rect.max);
    rounded(&[a, Vec2::new(b.x, a.y), b, Vec2::new(a.x, b.y)], radius)
}

fn felt(canvas: &mut Canvas, place: Rect, unit: f32) {
    let edge = corners(place, 26.0 * unit);
    shadow(canvas, &edge, Vec2::new(5.0, -8.0) * unit, 18.0 * unit);
    let wood = Color::srgb_u8(0xa2, 0x6b, 0x38);
    let (top, bottom) = (place.max.y, place.min.y);
    let down = |p: Vec2| (top - p.y) / (top - bottom);
    canvas.fill_with(&edge, |p| shade(wood, 0.18 - 0.45 * down(p)));
    let lip = corners(place.inflate(-9.0 * unit), 20.0 * unit);
    canvas.fill_with(&lip, |p| shade(wood, -0.72 + 0.3 * down(p)));
    let cloth = corners(place.inflate(-12.0 * unit), 18.0 * unit);
    canvas.fill_with(&cloth, |p| shade(palette::FELT, -0.12 + 0.14 * down(p)));
    // The upper edge shades the felt below it.
    let inner = grow_in(&cloth, 14.0 * unit);
    canvas.band(
        &inner,
        &cloth,
        Color::srgba(0.0, 0.0, 0.0, 0.0),
        Color::srgba(0.03, 0.05, 0.03, 0.42),
    );
}

/// An outline with rounded corners, moved inwards without its corners crossing, however small it is.
fn grow_in(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let middle = outline.iter().sum::<Vec2>() / outline.len() as f32;
    let half = outline
        .iter()
        .fold(Vec2::ZERO, |far, p| far.max((*p - middle).abs()));
    let kept = ((half - by) / half).max(Vec2::ZERO);
    outline
        .iter()
        .map(|p| middle + (*p - middle) * kept)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::Levels;
    use crate::theme::layout::every_window;

    #[test]
    fn a_tray_can_be_drawn_in_every_window() {
        let levels = Levels::embedded();
        let board = levels.board("parchis-4").expect("embedded");
        for window in every_window().step_by(97) {
            let layout = Layout::of(window);
            for look in [Look::Wood, Look::Cloth, Look::Flat] {
                let laid = Laid::of(board, look);
                let dish = layout.world_rect(layout.dish(look == Look::Cloth, 4));
                let canvas = paint(&laid, dish, layout.scale);
                let sound = canvas.triangles().all(|(corners, colours)| {
                    corners.iter().all(|p| p.is_finite()) && colours.iter().all(|c| c.is_finite())
                });
                assert!(sound, "{window}, {look:?}");
            }
        }
    }
}
