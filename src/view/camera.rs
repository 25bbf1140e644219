//! The one camera: a world unit is a logical pixel, the middle of the window the origin.

use bevy::camera::RenderTarget;
use bevy::prelude::*;

use super::board::Laid;
use super::fit::Fit;
use crate::theme::layout::{Layout, LayoutSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fit>()
        .insert_resource(ClearColor(Color::srgb_u8(0x2a, 0x18, 0x0d)))
        .add_systems(Startup, spawn_camera)
        .add_systems(First, fit_board.after(LayoutSystems));
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

/// Fits the board into the layout.
fn fit_board(layout: Res<Layout>, laid: Option<Res<Laid>>, mut fit: ResMut<Fit>) {
    if let Some(laid) = laid.filter(|laid| laid.is_changed() || layout.is_changed()) {
        fit.set_if_neq(laid.fit(&layout));
    }
}
