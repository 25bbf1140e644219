//! A row with a switch: on or off.

use bevy::prelude::*;

use super::button::pressable;
use super::panel::label;
use super::style::Style;
use crate::locale::Phrase;
use crate::theme::palette;
use crate::theme::tongue::Lettering;

/// Whether a switch is on; whoever owns the row writes it, and the picture follows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch(pub bool);

/// The knob of the switch of this row.
#[derive(Component, Clone, Copy)]
struct Knob(Entity);

/// A row that is pressed to switch: what it is about, and a switch at its end.
pub fn switch(about: Phrase, on: bool) -> impl Bundle {
    let node = Node {
        justify_content: JustifyContent::SpaceBetween,
        padding: UiRect::axes(px(14), px(4)),
        column_gap: px(12),
        flex_shrink: 0.0,
        ..default()
    };
    (
        Switch(on),
        pressable(node, Style::Plain, px(12)),
        children![label(about, Lettering::read(16.0), palette::CREAM)],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (add_knobs, turn_knobs)
            .chain()
            .before(bevy::ui::UiSystems::Prepare),
    );
}

fn add_knobs(rows: Query<Entity, Added<Switch>>, mut commands: Commands) {
    for row in &rows {
        commands.entity(row).with_child((
            Node {
                width: px(46),
                height: px(26),
                padding: px(3).all(),
                border: px(1).all(),
                border_radius: BorderRadius::MAX,
                flex_shrink: 0.0,
                ..default()
            },
            Knob(row),
            BorderColor::all(palette::CREAM.with_alpha(0.5)),
            BackgroundColor(Color::NONE),
            Pickable::IGNORE,
            children![(
                Node {
                    width: px(18),
                    height: px(18),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::CREAM),
                Pickable::IGNORE,
            )],
        ));
    }
}

/// On: gold, and the knob at the end of the line; off: dark, and the knob at its start.
fn turn_knobs(rows: Query<&Switch>, mut knobs: Query<(&Knob, &mut Node, &mut BackgroundColor)>) {
    for (knob, mut node, mut ground) in &mut knobs {
        let Ok(Switch(on)) = rows.get(knob.0) else {
            continue;
        };
        let (side, colour) = if *on {
            (JustifyContent::End, palette::GOLD.with_alpha(0.75))
        } else {
            (JustifyContent::Start, Color::srgba(0.0, 0.0, 0.0, 0.35))
        };
        if node.justify_content != side {
            node.justify_content = side;
        }
        ground.set_if_neq(BackgroundColor(colour));
    }
}
