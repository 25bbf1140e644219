//! What is opened below a point: a sentence for every value that it may have.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::PageSystems;
use super::draft::{Draft, DraftCommand};
use crate::rulebook;
use crate::rules::family::Value;
use crate::screens::Menu;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{IntoSight, entry, label, row};

/// The point whose choices are open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenPoint(pub(super) Option<&'static str>);

/// Where the choices of a point are opened.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Below(pub(super) &'static str);

/// The mark of a choice: full where it is the one that is played.
#[derive(Component, Clone, Debug, PartialEq)]
struct Mark(&'static str, Value);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenPoint>()
        .add_systems(OnEnter(Menu::HouseRules), close)
        .add_systems(
            Update,
            (lay_choices, mark)
                .chain()
                .in_set(PageSystems::Choices)
                .run_if(in_state(Menu::HouseRules).and_then(resource_exists::<Draft>)),
        );
}

fn close(mut open: ResMut<OpenPoint>) {
    open.0 = None;
}

/// Opens the choices of a point and brings it into sight with them, and closes those of any other.
fn lay_choices(
    open: Res<OpenPoint>,
    draft: Res<Draft>,
    places: Query<(Entity, &ChildOf, &Below, Has<Children>)>,
    mut commands: Commands,
) {
    for (entity, point, below, there) in &places {
        match (open.0 == Some(below.0), there) {
            (true, false) => {
                commands
                    .entity(entity)
                    .with_children(|place| spawn_choices(place, &draft, below.0));
                commands.entity(point.parent()).insert(IntoSight);
            }
            (false, true) => {
                commands.entity(entity).despawn_children();
            }
            _ => {}
        }
    }
}

fn spawn_choices(place: &mut ChildSpawnerCommands, draft: &Draft, path: &'static str) {
    let Some(point) = draft.house.point(path) else {
        return;
    };
    for value in point.choices() {
        let sentence = rulebook::sentence(draft.house.family(), point.key, &value);
        let what = (
            Node {
                padding: px(6).vertical(),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..row(12.0)
            },
            Pickable::IGNORE,
            children![
                ring(Mark(path, value.clone())),
                (
                    // Words are measured in the width that they get.
                    Node {
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        min_width: px(0),
                        ..default()
                    },
                    label(sentence, Lettering::read(16.0), palette::CREAM)
                ),
            ],
        );
        let inset = Node {
            margin: px(22).horizontal(),
            flex_direction: FlexDirection::Column,
            ..default()
        };
        place.spawn(inset).with_child((
            entry(what),
            observe(
                move |_: On<Activate>, mut asked: MessageWriter<DraftCommand>| {
                    asked.write(DraftCommand::Set(path, value.clone()));
                },
            ),
        ));
    }
}

/// A ring with a dot in it.
fn ring(mark: Mark) -> impl Bundle {
    (
        Node {
            width: px(20),
            height: px(20),
            border: px(2).all(),
            border_radius: BorderRadius::MAX,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
        BorderColor::all(palette::CREAM.with_alpha(0.7)),
        Pickable::IGNORE,
        children![(
            Node {
                width: px(10),
                height: px(10),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            mark,
            BackgroundColor(Color::NONE),
            Pickable::IGNORE,
        )],
    )
}

fn mark(draft: Res<Draft>, mut marks: Query<(&Mark, &mut BackgroundColor)>) {
    for (Mark(path, value), mut ground) in &mut marks {
        let played = draft.house.value(path) == Some(value);
        let colour = if played { palette::GOLD } else { Color::NONE };
        ground.set_if_neq(BackgroundColor(colour));
    }
}
