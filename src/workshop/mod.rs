//! The workshop behind F12: a look inside the match, at what has been shown of it, and at the
//! cues that wait.

mod stop;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

use crate::rules::{Colour, HOME, Hand, notation};
use crate::table::Match;
use crate::timeline::{Shown, Timeline};
use crate::view::TableCamera;

/// Most cues that are listed.
const LISTED: usize = 12;

/// Whether the workshop is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Open(bool);

/// The workshop; needs a window, the table's camera and keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), stop::plugin))
        // The panels belong to the one camera of the table: a camera more would need the same
        // multisampling as that.
        .insert_resource(EguiGlobalSettings {
            auto_create_primary_context: false,
            ..default()
        })
        .init_resource::<Open>()
        .add_systems(Update, toggle)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(|open: Res<Open>| open.0),
        );
}

fn toggle(
    keys: Res<ButtonInput<KeyCode>>,
    cameras: Query<Entity, (With<TableCamera>, Without<PrimaryEguiContext>)>,
    mut open: ResMut<Open>,
    mut commands: Commands,
) {
    if keys.just_pressed(KeyCode::F12) {
        open.0 = !open.0;
        for camera in &cameras {
            commands.entity(camera).insert(PrimaryEguiContext);
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    truth: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    timeline: Res<Timeline>,
) -> Result {
    let panel = egui::Window::new("Workshop").default_width(340.0);
    panel.show(contexts.ctx_mut()?, |ui| {
        egui::CollapsingHeader::new("Match")
            .default_open(true)
            .show(ui, |ui| match &truth {
                Some(truth) => inspect_match(ui, truth),
                None => drop(ui.label("no match")),
            });
        egui::CollapsingHeader::new("Shown")
            .default_open(true)
            .show(ui, |ui| match &shown {
                Some(shown) => inspect_shown(ui, shown),
                None => drop(ui.label("nothing")),
            });
        egui::CollapsingHeader::new("Cues")
            .default_open(true)
            .show(ui, |ui| inspect_cues(ui, &timeline));
    });
    Ok(())
}

fn inspect_match(ui: &mut egui::Ui, truth: &Match) {
    let game = truth.game();
    let hand = game.hand();
    let player = truth.to_act();
    ui.label(format!("ply {}", truth.ply()));
    ui.label(format!(
        "phase {:?}, sixes {}",
        game.phase(),
        game.state().sixes
    ));
    ui.label(format!("hand {} ({player:?})", game.rules().letter(hand)));
    ui.label(format!("thrown {:?}", truth.thrown()));
    for text in notation::move_texts(game) {
        ui.monospace(text);
    }
}

fn inspect_shown(ui: &mut egui::Ui, shown: &Shown) {
    let rules = shown.rules();
    ui.label(format!(
        "ply {}, hand {}",
        shown.ply(),
        rules.letter(shown.hand)
    ));
    for hand in (0..rules.hands.len() as u8).map(Hand) {
        let colours = crate::rules::ids::colours(rules.hands[hand.index()].colours);
        let places: Vec<_> = colours
            .flat_map(Colour::pieces)
            .map(|piece| match shown.at[piece.index()] {
                HOME => "home".to_owned(),
                at => rules.board.squares[rules.square_at(piece.colour(), at).index()]
                    .label
                    .clone(),
            })
            .collect();
        ui.monospace(format!("{} {}", rules.letter(hand), places.join(" ")));
    }
    let bank: Vec<_> = rules
        .mechanics
        .tokens
        .iter()
        .zip(shown.bank)
        .filter(|(_, count)| *count > 0)
        .map(|(token, count)| format!("{} × {count}", token.name))
        .collect();
    ui.label(format!("bank {}", bank.join(", ")));
    ui.label(format!(
        "bonuses {:?}",
        shown.bonuses.iter().collect::<Vec<_>>()
    ));
}

fn inspect_cues(ui: &mut egui::Ui, timeline: &Timeline) {
    match timeline.now() {
        Some(now) => {
            ui.label(format!("step {} of {}", now.index + 1, now.cue.steps.len()));
            ui.monospace(format!("{:?}", now.cue.fact));
        }
        None => drop(ui.label("at rest")),
    }
    let waiting = timeline.waiting();
    ui.label(format!("{} wait", waiting.len()));
    for (ply, fact) in waiting.take(LISTED) {
        ui.monospace(format!("{ply}: {fact:?}"));
    }
}
