//! A tap that is over within one frame, on a slow machine: it counts all the same.
//!
//! The engine gives a release to whatever lay under the pointer a frame ago. A finger that comes
//! and goes between two frames was nowhere then, and its tap would be lost.

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;

/// What a pointer did too early for this frame, the oldest first.
#[derive(Resource, Debug, Default)]
struct HeldBack(Vec<PointerInput>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeldBack>().add_systems(
        First,
        hold_back
            .after(PickingSystems::PostInput)
            .run_if(resource_exists::<Messages<PointerInput>>),
    );
}

/// Keeps a release, and everything after it, for the next frame if the press came in this one.
fn hold_back(
    mut held: ResMut<HeldBack>,
    mut inputs: ResMut<Messages<PointerInput>>,
    mut cursor: Local<MessageCursor<PointerInput>>,
) {
    let mut due = std::mem::take(&mut held.0);
    let late = !due.is_empty();
    due.extend(cursor.read(&inputs).cloned());
    let early = (0..due.len()).find(|&i| is_release_of_any(&due[i], &due[..i]));
    if late || early.is_some() {
        held.0 = due.split_off(early.unwrap_or(due.len()));
        inputs.clear();
        inputs.write_batch(due);
        cursor.clear(&inputs);
    }
}

/// Whether an input ends a press that is among those before it.
fn is_release_of_any(input: &PointerInput, before: &[PointerInput]) -> bool {
    let PointerAction::Release(button) = input.action else {
        return false;
    };
    before.iter().any(|other| {
        let pressed = matches!(other.action, PointerAction::Press(with) if with == button);
        pressed && other.pointer_id == input.pointer_id
    })
}

#[cfg(test)]
mod tests {
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::pointer::{Location, PointerButton, PointerId};

    use super::*;

    const PRESS: PointerAction = PointerAction::Press(PointerButton::Primary);
    const RELEASE: PointerAction = PointerAction::Release(PointerButton::Primary);

    fn input(id: u64, action: PointerAction) -> PointerInput {
        let target = NormalizedRenderTarget::None {
            width: 1,
            height: 1,
        };
        let position = Vec2::ZERO;
        PointerInput::new(PointerId::Touch(id), Location { target, position }, action)
    }

    /// What is heard of in each frame, after so much came in the first.
    fn frames(came: Vec<PointerInput>) -> Vec<Vec<(u64, bool)>> {
        #[derive(Resource, Default)]
        struct Heard(Vec<(u64, bool)>);
        let hear = |mut inputs: MessageReader<PointerInput>, mut heard: ResMut<Heard>| {
            let told = |input: &PointerInput| {
                let id = input.pointer_id.get_touch_id().unwrap_or_default();
                (id, matches!(input.action, PointerAction::Press(_)))
            };
            heard.0.extend(inputs.read().map(told));
        };
        let mut app = App::new();
        app.add_plugins(plugin)
            .add_message::<PointerInput>()
            .init_resource::<Heard>()
            .add_systems(PreUpdate, hear);
        app.world_mut().write_message_batch(came);
        (0..4)
            .map(|_| {
                app.update();
                std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0)
            })
            .collect()
    }

    #[test]
    fn what_is_over_within_a_frame_takes_two() {
        let (press, release) = ((7, true), (7, false));
        let taps = vec![input(7, PRESS), input(7, RELEASE)];
        assert_eq!(
            frames(taps.clone()),
            [vec![press], vec![release], vec![], vec![]]
        );
        let twice = taps.iter().chain(&taps).cloned().collect();
        assert_eq!(
            frames(twice),
            [vec![press], vec![release, press], vec![release], vec![]]
        );
    }

    #[test]
    fn what_takes_longer_is_let_through() {
        let others = vec![input(7, RELEASE), input(7, PRESS), input(8, RELEASE)];
        assert_eq!(
            frames(others),
            [
                vec![(7, false), (7, true), (8, false)],
                vec![],
                vec![],
                vec![]
            ]
        );
    }
}
