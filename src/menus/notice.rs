//! Notices: one sentence at a time over whatever is on the glass, until it is put away.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::text::LineBreak;
use bevy::ui_widgets::{Activate, observe};

use crate::locale::Phrase;
use crate::screens::{Notice, Screen, SetupTrouble};
use crate::settings::{Settings, SettingsTrouble};
use crate::table::{FlowSystems, Trouble};
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{KeySystems, PANEL, entry, label, row};
use crate::ui::Said;
use crate::ui::sentences::trouble;

/// Seconds that a notice stays at least, and for every letter.
const LEAST: f32 = 6.0;
const LETTER: f32 = 0.08;

/// How much of them passes within one frame at most: a little more than a window rests.
const LONGEST: f32 = 0.7;

/// How wide a notice is at least where no table needs the room, in pixels of the interface.
const WORDS: f32 = 320.0;

/// What waits to be told, and how long what is told stays.
#[derive(Resource, Debug, Default)]
struct Notices {
    waiting: VecDeque<Phrase>,
    /// What is told, or was told last.
    told: Option<Phrase>,
    /// Seconds.
    left: f32,
}

/// The notice that is told.
#[derive(Component)]
struct Told;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>()
        .add_systems(
            PreUpdate,
            put_away_by_key.in_set(KeySystems::Front).run_if(
                any_with_component::<Told>.and_then(resource_exists::<ButtonInput<KeyCode>>),
            ),
        )
        .add_systems(
            Update,
            (
                hear,
                grow_old.run_if(any_with_component::<Told>),
                tell.run_if(not(in_state(Screen::Loading))),
                place,
            )
                .chain()
                .after(FlowSystems::Settle),
        );
}

fn hear(
    mut notices: ResMut<Notices>,
    mut told: MessageReader<Notice>,
    mut troubles: MessageReader<Trouble>,
    mut settings: MessageReader<SettingsTrouble>,
    mut setup: MessageReader<SetupTrouble>,
    seen: Query<(), With<Told>>,
) {
    let phrases = told.read().map(|notice| notice.0.clone());
    let phrases = phrases.chain(troubles.read().map(trouble));
    let phrases = phrases.chain(settings.read().map(SettingsTrouble::said));
    let phrases = phrases.chain(setup.read().map(SetupTrouble::said));
    // A second reason for the same sentence adds nothing.
    for phrase in phrases {
        let told = !seen.is_empty() && notices.told.as_ref() == Some(&phrase);
        if !told && !notices.waiting.contains(&phrase) {
            notices.waiting.push_back(phrase);
        }
    }
}

fn grow_old(
    time: Res<Time<Real>>,
    mut notices: ResMut<Notices>,
    told: Query<Entity, With<Told>>,
    mut commands: Commands,
) {
    // Of a frame that took long, little was to be seen.
    notices.left -= time.delta_secs().min(LONGEST);
    for notice in told.iter().filter(|_| notices.left <= 0.0) {
        commands.entity(notice).despawn();
    }
}

/// Escape and the right one of the four buttons put the notice away, and do nothing else then.
fn put_away_by_key(
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut pads: Query<&mut Gamepad>,
    told: Query<Entity, With<Told>>,
    mut commands: Commands,
) {
    let mut pressed = keys.clear_just_pressed(KeyCode::Escape);
    for mut pad in &mut pads {
        pressed |= pad.digital_mut().clear_just_pressed(GamepadButton::East);
    }
    for notice in told.iter().filter(|_| pressed) {
        commands.entity(notice).despawn();
    }
}

fn tell(
    mut notices: ResMut<Notices>,
    settings: Res<Settings>,
    told: Query<(), With<Told>>,
    mut said: MessageWriter<Said>,
    mut commands: Commands,
) {
    if !told.is_empty() {
        return;
    }
    let Some(phrase) = notices.waiting.pop_front() else {
        return;
    };
    notices.told = Some(phrase.clone());
    said.write(Said(phrase.clone()));
    notices.left = LEAST + LETTER * phrase.plain(settings.locale()).chars().count() as f32;
    let words = (
        label(phrase, Lettering::bold(16.0), palette::CREAM),
        // A path has no spaces to break it at.
        TextLayout::new(Justify::Start, LineBreak::WordOrCharacter),
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    );
    let away = label(
        Phrase::new("menu-close-sign"),
        Lettering::bold(20.0),
        palette::GOLD,
    );
    let inside = Node {
        width: percent(100),
        justify_content: JustifyContent::SpaceBetween,
        ..row(14.0)
    };
    commands.spawn((
        Name::new("Notice"),
        Told,
        Node {
            position_type: PositionType::Absolute,
            flex_direction: FlexDirection::Column,
            border_radius: BorderRadius::all(px(10)),
            ..default()
        },
        // Above every menu.
        GlobalZIndex(20),
        BackgroundColor(PANEL),
        BoxShadow::new(
            Color::srgba(0.03, 0.015, 0.0, 0.6),
            px(0),
            px(4),
            px(0),
            px(16),
        ),
        children![(
            entry((inside, Pickable::IGNORE, children![words, away])),
            observe(put_away)
        )],
    ));
}

fn put_away(_: On<Activate>, told: Query<Entity, With<Told>>, mut commands: Commands) {
    for notice in &told {
        commands.entity(notice).despawn();
    }
}

/// Where the sentence of the table stands, and upright over the buttons: nothing that is played on
/// or with lies there. Where nobody plays it is never narrower than words need.
fn place(
    layout: Res<Layout>,
    screen: Res<State<Screen>>,
    scale: Res<UiScale>,
    mut told: Query<&mut Node, With<Told>>,
) {
    let free = if layout.upright {
        layout.buttons
    } else {
        layout.sentence
    };
    let width = if **screen == Screen::Table {
        free.width()
    } else {
        let most = layout.window.x - 2.0 * free.min.x;
        free.width().max((WORDS * scale.0).min(most))
    };
    let placed = [free.min.x, free.min.y, width].map(|length| px(length / scale.0));
    for mut node in &mut told {
        if [node.left, node.top, node.width] != placed {
            [node.left, node.top, node.width] = placed;
        }
    }
}
