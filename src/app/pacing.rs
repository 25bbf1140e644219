//! How often a frame is drawn: as often as can be while anything moves, seldom at rest.
//!
//! Nobody has to say that something moves: a frame follows as long as what is to be seen differs
//! from the frame before, and for a moment after anything was touched.

use std::hash::{BuildHasher, Hash, Hasher};
use std::time::Duration;

use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::ui::UiGlobalTransform;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::screens::Screen;
use crate::table::{Match, Player};
use crate::theme::widgets::Arrives;
use crate::timeline::Timeline;

/// How long a window waits at rest until it looks whether anything is to be done. A wait ends with
/// two frames.
const REST: Duration = Duration::from_millis(600);
/// The same while a pad is connected: a pad wakes nobody.
const REST_WITH_PAD: Duration = Duration::from_millis(50);
/// How many frames follow the last thing that stirred: what was laid out anew needs some.
const AFTER: u8 = 8;

/// How much of the time that a frame took may pass at the table: beyond it everything goes slower
/// rather than in leaps.
const LONGEST: Duration = Duration::from_millis(100);
/// The same for the first frame after a rest, of which nothing was to be seen.
const AFTER_REST: Duration = Duration::from_micros(16_667);

/// How many frames are still to follow without anybody's doing.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Following(u8);

/// What was to be seen last, as one number.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sight(u64);

/// Draws while something moves.
pub fn plugin(app: &mut App) {
    app.insert_resource(resting(REST))
        .insert_resource(Following(AFTER))
        .init_resource::<Sight>()
        .add_message::<RequestRedraw>()
        .add_message::<WindowEvent>()
        .add_systems(First, let_little_time_pass.before(TimeSystems))
        .add_systems(Last, (look_at_pads, look, keep_drawing, count).chain());
}

fn resting(wait: Duration) -> WinitSettings {
    // The window's own events are enough: the mouse beside it is nobody's business.
    let mode = UpdateMode::reactive_low_power(wait);
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: mode,
    }
}

/// The first frame after a rest shows what begins now, not what could have been shown meanwhile.
fn let_little_time_pass(following: Res<Following>, mut time: ResMut<Time<Virtual>>) {
    let rested = following.0 == 0;
    time.set_max_delta(if rested { AFTER_REST } else { LONGEST });
}

fn look_at_pads(pads: Query<(), With<Gamepad>>, mut settings: ResMut<WinitSettings>) {
    let wait = if pads.is_empty() { REST } else { REST_WITH_PAD };
    let wanted = resting(wait);
    if settings.focused_mode != wanted.focused_mode {
        *settings = wanted;
    }
}

/// Reads from everything that is drawn where it is and how it looks.
fn look(
    sprites: Query<(&Sprite, &GlobalTransform, &InheritedVisibility)>,
    meshes: Query<(&GlobalTransform, &InheritedVisibility), With<Mesh2d>>,
    nodes: Query<(
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&BackgroundColor>,
        Option<&BorderColor>,
        Option<&Outline>,
        Option<&ImageNode>,
    )>,
    texts: Query<(&Text, &TextColor)>,
    mut sight: ResMut<Sight>,
) {
    let mut seen = FixedHasher.build_hasher();
    for (sprite, at, visible) in &sprites {
        if visible.get() {
            hash_place(&mut seen, at);
            hash_all(&mut seen, sprite.color.to_srgba().to_f32_array());
            hash_all(&mut seen, sprite.custom_size.unwrap_or_default().to_array());
            hash_all(
                &mut seen,
                sprite.rect.map_or([0.0; 2], |rect| rect.min.to_array()),
            );
        }
    }
    for (at, visible) in &meshes {
        visible.get().hash(&mut seen);
        hash_place(&mut seen, at);
    }
    for (node, at, visible, ground, border, outline, image) in &nodes {
        if visible.get() {
            hash_all(&mut seen, node.size().to_array());
            hash_all(&mut seen, at.translation.to_array());
            hash_all(&mut seen, at.matrix2.to_cols_array());
            let colours = [
                ground.map(|ground| ground.0),
                border.map(|border| border.top),
                outline.map(|outline| outline.color),
                image.map(|image| image.color),
            ];
            for colour in colours.into_iter().flatten() {
                hash_all(&mut seen, colour.to_srgba().to_f32_array());
            }
        }
    }
    for (text, colour) in &texts {
        text.hash(&mut seen);
        hash_all(&mut seen, colour.to_srgba().to_f32_array());
    }
    sight.set_if_neq(Sight(seen.finish()));
}

/// Where something is, to a sixty-fourth of a pixel: what creeps nearer to its place for ever has
/// come to rest.
fn hash_place(seen: &mut impl Hasher, at: &GlobalTransform) {
    let at = at.affine();
    hash_all(seen, (at.translation * 64.0).round().to_array());
    hash_all(
        seen,
        at.matrix3
            .to_cols_array()
            .map(|part| (part * 256.0).round()),
    );
}

fn hash_all<const N: usize>(seen: &mut impl Hasher, numbers: [f32; N]) {
    for number in numbers {
        number.to_bits().hash(seen);
    }
}

/// Asks for the next frame as long as there is anything to show, or a page counts the time.
fn keep_drawing(
    sight: Res<Sight>,
    screen: Option<Res<State<Screen>>>,
    timeline: Option<Res<Timeline>>,
    truth: Option<Res<Match>>,
    arriving: Query<(), With<Arrives>>,
    mut events: MessageReader<WindowEvent>,
    mut following: ResMut<Following>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let touched = events.read().count() > 0;
    let at = |wanted| screen.as_ref().is_some_and(|screen| ***screen == wanted);
    let plays = timeline
        .as_ref()
        .is_some_and(|timeline| !timeline.is_paused());
    let shows = plays && timeline.is_some_and(|timeline| !timeline.is_idle());
    // A computer player thinks beside the frames; its answer is looked for in each of them.
    let awaited = truth.is_some_and(|truth| matches!(truth.to_act(), Some(Player::Computer(_))));
    let stirs = touched
        || sight.is_changed()
        || at(Screen::Loading)
        || !arriving.is_empty()
        || at(Screen::Table) && (shows || plays && awaited);
    following.0 = if stirs {
        AFTER
    } else {
        following.0.saturating_sub(1)
    };
    if following.0 > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Says how many frames there were, for whoever asks with `RUST_LOG=parchis::app::pacing=debug`.
fn count(time: Res<Time<Real>>, mut frames: Local<u32>, mut since: Local<f32>) {
    *frames += 1;
    *since += time.delta_secs();
    if *since >= 10.0 {
        debug!("{} frames in {:.1} seconds", *frames, *since);
        (*frames, *since) = (0, 0.0);
    }
}
