//! Comes to where a film begins: plies are played, screens and menus opened.

use std::time::Duration;

use bevy::prelude::*;

use super::studio::Studio;
use crate::cli::{Filming, Overlay, Stage};
use crate::screens::{Menu, MenuCommand, Screen};
use crate::settings::{Setting, Settings, SettingsCommand, Speed};
use crate::table::Match;
use crate::timeline::{Shown, Timeline};

/// Frames after which a game that does not go on is filmed as it stands.
const STANDSTILL: u32 = 40;

/// Frames that a screen or menu has to be laid out and to find its focus.
const LAID_OUT: u32 = 4;

/// Comes to the screen and the menus with which the film begins; nothing of it is seen.
///
/// # Errors
/// A sentence if it cannot be come to.
pub(super) fn come_to(
    studio: &mut Studio,
    filming: &Filming,
    frame: Duration,
) -> Result<(), String> {
    let speed = studio.world().resource::<Settings>().speed;
    set_speed(studio, Speed::Instant);
    if filming.opening.game.is_some() {
        let until = if filming.stage == Stage::Result {
            u32::MAX
        } else {
            filming.skip
        };
        play_to(studio, until, filming.stage, frame)?;
    }
    set_speed(studio, speed);
    let screen = match filming.stage {
        Stage::Title => Screen::Title,
        Stage::Setup => Screen::Setup,
        Stage::Table => Screen::Table,
        Stage::Result => Screen::Result,
    };
    let mut next = studio.world().resource_mut::<NextState<Screen>>();
    *next = match screen {
        // It came while everything went by in an instant: its podium is to be seen to rise.
        Screen::Result => NextState::Pending(screen),
        _ => NextState::PendingIfNeq(screen),
    };
    for _ in 0..LAID_OUT {
        studio.pass(frame);
    }
    for menu in &filming.menus {
        studio.world().write_message(MenuCommand::Open(match menu {
            Overlay::Pause => Menu::Pause,
            Overlay::Restart => Menu::Restart,
            Overlay::Settings => Menu::Settings,
            Overlay::Rules => Menu::Rules,
            Overlay::HouseRules => Menu::HouseRules,
            Overlay::KeepRules => Menu::KeepRules,
            Overlay::SendRules => Menu::SendRules,
            Overlay::Replace => Menu::Replace,
        }));
        for _ in 0..LAID_OUT {
            studio.pass(frame);
        }
    }
    Ok(())
}

fn set_speed(studio: &mut Studio, speed: Speed) {
    let setting = Setting::Speed(speed);
    studio.world().write_message(SettingsCommand::Try(setting));
}

/// Lets the game begin and the plies that nobody wants to see pass by in an instant.
fn play_to(studio: &mut Studio, ply: u32, stage: Stage, frame: Duration) -> Result<(), String> {
    let mut still = 0;
    let mut last = None;
    while still < STANDSTILL {
        let world = studio.world();
        let screen = *world.resource::<State<Screen>>().get();
        let now = world.get_resource::<Match>().map(Match::ply);
        let shown = world.get_resource::<Shown>().map(Shown::ply);
        let laid = screen == Screen::Table && world.resource::<Timeline>().is_idle();
        if laid && shown >= Some(ply) {
            return Ok(());
        }
        if screen == Screen::Result {
            break;
        }
        still = if now == last { still + 1 } else { 0 };
        last = now;
        studio.pass(frame);
    }
    match (*studio.world().resource::<State<Screen>>().get(), stage) {
        (Screen::Table, Stage::Result) => {
            Err("the game does not end by itself: let computers play".to_owned())
        }
        (Screen::Table, _) | (Screen::Result, Stage::Result) => Ok(()),
        _ if still < STANDSTILL => {
            Err("the game is over before the film begins: skip fewer plies".to_owned())
        }
        _ => Err("the table was never laid".to_owned()),
    }
}
