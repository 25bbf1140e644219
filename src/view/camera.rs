//! The one camera: a world unit is a logical pixel, the middle of the window the origin.

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::time::TimeSystems;

use super::TableSet;
use super::board::Laid;
use super::fit::Fit;
use super::zoom::Zoom;
use crate::rules::Square;
use crate::screens::Screen;
use crate::settings::{Settings, Speed};
use crate::theme::layout::{Layout, LayoutSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fit>()
        .insert_resource(ClearColor(Color::srgb_u8(0x2a, 0x18, 0x0d)))
        .add_systems(Startup, spawn_camera)
        .init_resource::<Zoom>()
        .add_systems(OnEnter(Screen::Table), look_at_all.in_set(TableSet::Lay))
        .add_systems(
            First,
            (follow.run_if(|zoom: Res<Zoom>| !zoom.rests()), fit_board)
                .chain()
                .after(LayoutSystems)
                .after(TimeSystems),
        );
}

/// Draws into this instead of the window.
#[derive(Resource, Clone, Debug)]
pub struct Glass(pub RenderTarget);

/// The camera of table and interface. Every camera that draws into the same target needs the
/// same [`Msaa`].
#[derive(Component)]
pub struct TableCamera;

fn spawn_camera(target: Option<Res<Glass>>, mut commands: Commands) {
    let mut camera = commands.spawn((
        Name::new("Camera"),
        TableCamera,
        Camera2d,
        Msaa::Sample4,
        IsDefaultUiCamera,
    ));
    if let Some(target) = target {
        camera.insert(target.0.clone());
    }
}

/// A board that is laid is looked at as a whole.
fn look_at_all(mut zoom: ResMut<Zoom>) {
    *zoom = Zoom::default();
}

/// The eye follows where it is led; at once where nothing is to move.
fn follow(time: Res<Time>, settings: Res<Settings>, mut zoom: ResMut<Zoom>) {
    if settings.reduced_motion || settings.speed == Speed::Instant {
        zoom.arrive();
    } else {
        zoom.follow(time.delta_secs());
    }
}

/// Looks at a square of the board, so many times as near as at the whole, at once.
pub fn look_at(world: &mut World, square: Square, times: f32) {
    let (laid, layout) = (world.resource::<Laid>(), world.resource::<Layout>());
    let at = laid.fit(layout).seen(laid.board.square(square).place.at);
    let middle = layout.world_rect(layout.board).center();
    let mut zoom = world.resource_mut::<Zoom>();
    zoom.whole();
    zoom.nearer(times, at);
    zoom.pan(middle - at);
    zoom.arrive();
}

/// Fits the board into the layout, as near as it is looked at.
fn fit_board(
    layout: Res<Layout>,
    laid: Option<Res<Laid>>,
    mut zoom: ResMut<Zoom>,
    mut fit: ResMut<Fit>,
) {
    let Some(laid) = laid else { return };
    if !(laid.is_changed() || layout.is_changed() || zoom.is_changed()) {
        return;
    }
    let place = layout.world_rect(layout.board);
    let board = laid.fit(&layout).seen_bounds(&laid.view, laid.look);
    let mut placed = *zoom;
    placed.lay(place, board);
    zoom.set_if_neq(placed);
    fit.set_if_neq(laid.fit(&layout).nearer(zoom.look(), place.center()));
}
