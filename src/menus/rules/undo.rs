//! The way back from a point that differs to what the preset says.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::draft::{Draft, DraftCommand};
use super::points::Of;
use crate::content::Games;
use crate::locale::Phrase;
use crate::theme::tongue::LocalizedText;
use crate::theme::widgets::{Style, button, show};

/// Holds the button that gives a point the preset's value again.
#[derive(Component)]
pub(super) struct Undo;

/// Spawns the button below a point.
pub(super) fn spawn_undo(point: &mut ChildSpawnerCommands, of: Of) {
    let aside = Node {
        padding: px(14).horizontal(),
        ..default()
    };
    point.spawn((Undo, of, aside)).with_child((
        button(Phrase::new("loading"), Style::Quiet),
        of,
        observe(
            move |_: On<Activate>, mut asked: MessageWriter<DraftCommand>| {
                asked.write(DraftCommand::Undo(of.0));
            },
        ),
    ));
}

/// It is there where the point differs, and says to whose rules it leads back.
pub(super) fn offer_undo(
    draft: Res<Draft>,
    games: Res<Games>,
    mut asides: Query<(&Of, &mut Node, &Children), With<Undo>>,
    buttons: Query<&Children>,
    mut texts: Query<&mut LocalizedText>,
) {
    let phrase = Phrase::new("rulebook-undo").with("rules", draft.base_name(&games));
    for (of, mut node, children) in &mut asides {
        let differs = draft.house.point(of.0).is_some_and(|point| point.differs());
        show(&mut node, differs);
        let words = children.iter().filter_map(|child| buttons.get(child).ok());
        for word in words.flatten() {
            if let Ok(mut text) = texts.get_mut(*word) {
                text.set_if_neq(LocalizedText(phrase.clone()));
            }
        }
    }
}
