//! What the keys do, and what a pawn means that lies: below the corner, once somebody asks.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::HudSystems;
use crate::locale::Phrase;
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::{EDGE, PANEL, column, label};
use crate::timeline::Shown;

/// The panel of the help.
#[derive(Component)]
pub(super) struct Help;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        place_help
            .in_set(HudSystems::Help)
            .run_if(in_state(Screen::Table)),
    );
}

/// Shows the help, or takes it away.
pub(super) fn toggle_help(
    _: On<Activate>,
    open: Query<Entity, With<Help>>,
    shown: Res<Shown>,
    mut commands: Commands,
) {
    if let Ok(open) = open.single() {
        commands.entity(open).despawn();
        return;
    }
    // Pawns lie only where they walk back through cells by which they came out.
    let board = &shown.rules().board;
    let mut colours = shown.rules().seating.in_play.iter();
    let lies = colours.any(|&colour| board.returns(colour, board.lane_start(colour) as u8));
    let told = [Some(keys()), lies.then(|| Phrase::new("hud-help-lying"))];
    let told: Vec<_> = told.into_iter().flatten().collect();
    commands.spawn((
        Name::new("Help"),
        DespawnOnExit(Screen::Table),
        Help,
        Node {
            position_type: PositionType::Absolute,
            padding: UiRect::all(px(14)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(14)),
            ..column(8.0)
        },
        // Above the hints of the buttons.
        GlobalZIndex(16),
        BackgroundColor(PANEL),
        BorderColor::all(EDGE),
        Children::spawn(SpawnIter(
            told.into_iter()
                .map(|told| label(told, Lettering::read(16.0), palette::CREAM)),
        )),
    ));
}

/// What the keys do.
fn keys() -> Phrase {
    let key = |name: &'static str| Phrase::new(name);
    Phrase::new("hud-keys")
        .with("throw-key", key("key-space"))
        .with("choose-key", key("key-arrows"))
        .with("play-key", key("key-enter"))
        .with("number-keys", key("key-numbers"))
        .with("skip-key", key("key-space"))
        .with("pause-key", key("key-escape"))
        .with("whole-key", "0".to_owned())
        .with("result-key", key("key-end"))
}

/// Below the buttons, as wide as they are.
fn place_help(layout: Res<Layout>, scale: Res<UiScale>, mut help: Query<&mut Node, With<Help>>) {
    for mut node in &mut help {
        let (buttons, scale) = (layout.buttons, scale.0);
        let placed = [
            px(buttons.min.x / scale),
            px(buttons.max.y / scale + 8.0),
            px(buttons.width() / scale),
        ];
        if [node.left, node.top, node.width] != placed {
            [node.left, node.top, node.width] = placed;
        }
    }
}
