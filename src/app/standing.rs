//! The window while it is open: its title, and that nobody plays behind a minimised one.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;

use crate::locale::Phrase;
use crate::screens::{Menu, MenuCommand, Screen};
use crate::table::FlowSystems;
use crate::theme::tongue::Tongue;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            name_window.run_if(resource_changed::<Tongue>),
            pause_minimised.run_if(in_state(Screen::Table).and_then(in_state(Menu::None))),
        )
            .chain()
            .after(FlowSystems::Settle),
    );
}

fn name_window(tongue: Res<Tongue>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let title = Phrase::new("title-game").plain(**tongue);
    if window.title != title {
        window.title = title;
    }
}

/// Nobody sees a minimised window: the table stands still.
fn pause_minimised(
    window: Single<(Entity, &Window), With<PrimaryWindow>>,
    mut asked: MessageWriter<MenuCommand>,
    _main_thread: NonSendMarker,
) {
    let (entity, window) = *window;
    let minimised = !window.focused
        && WINIT_WINDOWS.with_borrow(|windows| {
            let window = windows.get_window(entity);
            window.is_some_and(|window| window.is_minimized() == Some(true))
        });
    if minimised {
        asked.write(MenuCommand::Open(Menu::Pause));
    }
}
