//! A page that comes by itself: whoever is still pressing what was there before means that.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Button;

use super::focus::KeySystems;

/// How long a page hears nothing, in seconds.
const UNHEARD: f32 = 1.0;

/// How much of that passes within one frame at most: of a frame that took long, little was to be
/// seen.
const LONGEST: f32 = 0.2;

/// Lies on the root of a page that comes by itself, for as long as nothing on it can be pressed.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Arrives {
    /// Seconds.
    here: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        keep_keys.in_set(KeySystems::Arrival).run_if(
            any_with_component::<Arrives>.and_then(resource_exists::<ButtonInput<KeyCode>>),
        ),
    )
    .add_systems(
        First,
        wait.after(TimeSystems)
            .after(MessageUpdateSystems)
            .run_if(any_with_component::<Arrives>),
    );
}

/// The keys that lead back, which no button hears.
fn keep_keys(mut keys: ResMut<ButtonInput<KeyCode>>, mut pads: Query<&mut Gamepad>) {
    keys.clear_just_pressed(KeyCode::Escape);
    for mut pad in &mut pads {
        pad.digital_mut().clear_just_pressed(GamepadButton::East);
    }
}

/// All buttons of the page are faded at first, and can be pressed when the time has passed.
fn wait(
    time: Res<Time<Real>>,
    mut pages: Query<(Entity, &mut Arrives)>,
    children: Query<&Children>,
    buttons: Query<(), With<Button>>,
    mut commands: Commands,
) {
    for (page, mut arrives) in &mut pages {
        let begins = arrives.here <= 0.0;
        arrives.here += time.delta_secs().min(LONGEST);
        let ends = arrives.here >= UNHEARD;
        if !begins && !ends {
            continue;
        }
        let below = children.iter_descendants(page);
        for button in below.filter(|below| buttons.contains(*below)) {
            if ends {
                commands.entity(button).remove::<InteractionDisabled>();
            } else {
                commands.entity(button).insert(InteractionDisabled);
            }
        }
        if ends {
            commands.entity(page).remove::<Arrives>();
        }
    }
}
