//! From screen to screen, and what stands still meanwhile.

use bevy::prelude::*;

use super::{Pause, Screen};
use crate::table::{FlowSystems, LeaveMatch, MatchSet};
use crate::timeline::{Shown, TimelineCommand, timeline_idle};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            end_match.run_if(in_state(Screen::Table).and_then(timeline_idle)),
            go_to_table.run_if(on_message::<MatchSet>),
        )
            .chain()
            .in_set(FlowSystems::Settle),
    )
    .add_systems(OnEnter(Pause::On), stop)
    .add_systems(OnExit(Pause::On), go_on)
    .add_systems(OnEnter(Screen::Title), leave_match)
    .add_systems(OnEnter(Screen::Setup), leave_match);
}

/// A match that was put on the table is to be seen there.
pub(super) fn go_to_table(screen: Res<State<Screen>>, mut next: ResMut<NextState<Screen>>) {
    if *screen != Screen::Table {
        next.set(Screen::Table);
    }
}

/// The result comes when the end has been shown.
fn end_match(shown: Option<Res<Shown>>, mut next: ResMut<NextState<Screen>>) {
    if shown.is_some_and(|shown| shown.over) {
        next.set(Screen::Result);
    }
}

fn stop(mut asked: MessageWriter<TimelineCommand>) {
    asked.write(TimelineCommand::Pause);
}

fn go_on(mut asked: MessageWriter<TimelineCommand>) {
    asked.write(TimelineCommand::Resume);
}

fn leave_match(mut leaves: MessageWriter<LeaveMatch>) {
    leaves.write(LeaveMatch);
}
