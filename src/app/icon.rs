//! The picture of the program beside the title of its window, where systems show one.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

/// Drawn by `scripts/art`; systems scale it down to what they need.
const PICTURE: &[u8] = include_bytes!("../../assets/icons/parchis-128.png");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_icon.run_if(run_once));
}

/// Sets it once the window is there; a window without a picture is a window all the same.
fn set_icon(window: Single<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) {
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(icon());
        }
    });
}

fn icon() -> Option<Icon> {
    let picture = image::load_from_memory(PICTURE).ok()?.into_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_one() {
        assert!(icon().is_some());
    }
}
