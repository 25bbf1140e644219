//! The systems of a frame run in one order.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use parchis::screens::{Pause, Screen};
use parchis::settings::Speed;

use crate::ambiguity::ambiguity;
use crate::table::{Heard, Program, opening};

fn app() -> App {
    Program::laid(opening("parchis-4-spain", &["greedy"; 4], Speed::Normal))
}

#[test]
fn no_two_systems_are_ambiguous() {
    let labels = [
        Update.intern(),
        OnEnter(Screen::Title).intern(),
        OnEnter(Screen::Setup).intern(),
        OnExit(Screen::Table).intern(),
        OnEnter(Pause::On).intern(),
        OnExit(Pause::On).intern(),
    ];
    for label in labels {
        assert_eq!(ambiguity(&mut app(), label), None);
    }
}

#[test]
fn an_ambiguous_pair_is_found() {
    let mut app = app();
    fn first_clerk(mut heard: ResMut<Heard>) {
        heard.sets += 1;
    }
    fn second_clerk(mut heard: ResMut<Heard>) {
        heard.sets += 1;
    }
    app.add_systems(Update, (first_clerk, second_clerk));
    let flaw = ambiguity(&mut app, Update.intern()).unwrap();
    assert!(
        flaw.contains("first_clerk") && flaw.contains("second_clerk"),
        "{flaw}"
    );
}
