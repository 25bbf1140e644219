//! A row with a slider: a number between two ends.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{
    SetSliderValue, Slider, SliderRange, SliderStep, SliderThumb, SliderValue, SliderValueChange,
    TrackClick, slider_self_update,
};

use super::FINGER;
use super::focus::KeySystems;
use super::panel::{column, label, row};
use super::style::Style;
use crate::locale::{Direction, Phrase};
use crate::theme::palette;
use crate::theme::tongue::{Lettering, LocalizedText, Tongue, Unmirrored};

/// The side of the knob, in pixels.
const KNOB: f32 = 24.0;

/// How a number is said beside its slider.
#[derive(Component, Clone, Copy, Debug)]
pub struct Shows(pub fn(f32) -> Phrase);

/// What moves with the value of its slider.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Knob,
    Filled,
}

/// The words that say the value of the slider beside them.
#[derive(Component, Clone, Copy)]
struct Said;

/// A slider with what it is about and its value in words. The entity that is returned holds all
/// of it; `slid` goes on the slider itself, for observers of `ValueChange<f32>` and marks.
pub fn slider(
    about: Phrase,
    range: (f32, f32),
    step: f32,
    value: f32,
    shows: fn(f32) -> Phrase,
    slid: impl Bundle,
) -> impl Bundle {
    let words = Node {
        justify_content: JustifyContent::SpaceBetween,
        ..row(12.0)
    };
    (
        Node {
            padding: UiRect::axes(px(14), px(2)),
            flex_shrink: 0.0,
            ..column(0.0)
        },
        children![
            (
                words,
                children![
                    label(about, Lettering::read(16.0), palette::CREAM),
                    (
                        Said,
                        label(shows(value), Lettering::bold(16.0), palette::GOLD)
                    ),
                ],
            ),
            (track(range, step, value, shows), slid),
        ],
    )
}

fn track(range: (f32, f32), step: f32, value: f32, shows: fn(f32) -> Phrase) -> impl Bundle {
    let bar = |colour: Color, width: Val| {
        (
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                width,
                height: px(6),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(colour),
            Pickable::IGNORE,
        )
    };
    let travel = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(KNOB),
        height: px(KNOB),
        ..default()
    };
    let knob = Node {
        position_type: PositionType::Absolute,
        left: percent(0),
        width: px(KNOB),
        height: px(KNOB),
        border: px(2).all(),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    (
        Node {
            height: px(FINGER),
            border_radius: BorderRadius::all(px(10)),
            align_items: AlignItems::Center,
            ..default()
        },
        (Unmirrored, Style::Bare),
        Slider {
            track_click: TrackClick::Snap,
            ..default()
        },
        SliderValue(value),
        SliderRange::new(range.0, range.1),
        SliderStep(step),
        bevy::ui_widgets::observe(slider_self_update),
        Shows(shows),
        TabIndex(0),
        Hovered::default(),
        Outline::new(px(3), px(2), Color::NONE),
        children![
            bar(Color::srgba(0.0, 0.0, 0.0, 0.4), percent(100)),
            (Part::Filled, bar(palette::GOLD, percent(0))),
            (
                Unmirrored,
                travel,
                Pickable::IGNORE,
                children![(
                    Part::Knob,
                    SliderThumb,
                    knob,
                    BackgroundColor(palette::CREAM),
                    BorderColor::all(palette::GOLD),
                )],
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (turn, move_knobs).before(bevy::ui::UiSystems::Prepare),
    )
    .add_systems(PreUpdate, slide.in_set(KeySystems::Slide));
}

/// A slider fills from where reading begins. The engine's runs from left to right: its mirror image
/// is seen and pressed the other way round, and goes back where keys and pads point to the right.
fn turn(
    tongue: Res<Tongue>,
    mut sliders: Query<(Entity, &SliderStep, &mut UiTransform), With<Slider>>,
    mut commands: Commands,
) {
    let way = match tongue.direction() {
        Direction::LeftToRight => 1.0,
        Direction::RightToLeft => -1.0,
    };
    for (slider, step, mut transform) in &mut sliders {
        let turned = SliderStep(step.0.abs() * way);
        if *step != turned {
            commands.entity(slider).insert(turned);
        }
        transform.set_if_neq(UiTransform::from_scale(Vec2::new(way, 1.0)));
    }
}

/// Left and right on a pad move the slider that has the focus, as the engine does for keys.
fn slide(
    pads: Query<&Gamepad>,
    focus: Res<InputFocus>,
    sliders: Query<(), With<Slider>>,
    mut commands: Commands,
) {
    let Some(entity) = focus.get().filter(|on| sliders.contains(*on)) else {
        return;
    };
    for (button, steps) in [
        (GamepadButton::DPadLeft, -1.0),
        (GamepadButton::DPadRight, 1.0),
    ] {
        if pads.iter().any(|pad| pad.just_pressed(button)) {
            let change = SliderValueChange::RelativeStep(steps);
            commands.trigger(SetSliderValue { entity, change });
        }
    }
}

fn move_knobs(
    sliders: Query<(Entity, &SliderValue, &SliderRange, &Shows, &ChildOf), Changed<SliderValue>>,
    children: Query<&Children>,
    mut parts: Query<(&Part, &mut Node)>,
    mut said: Query<&mut LocalizedText, With<Said>>,
) {
    for (slider, value, range, shows, ChildOf(whole)) in &sliders {
        let at = percent(range.thumb_position(value.0) * 100.0);
        for below in children.iter_descendants(slider) {
            if let Ok((part, mut node)) = parts.get_mut(below) {
                match part {
                    Part::Knob => node.left = at,
                    Part::Filled => node.width = at,
                }
            }
        }
        for beside in children.iter_descendants(*whole) {
            if let Ok(mut text) = said.get_mut(beside) {
                text.set_if_neq(LocalizedText((shows.0)(value.0)));
            }
        }
    }
}
