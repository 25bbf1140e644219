//! Lights come and go; none is put out at once.

use bevy::prelude::*;

use parchis::input::{Picked, Spot};
use parchis::rules::Piece;
use parchis::settings::{Setting, SettingsCommand, Speed};
use parchis::timeline::Timeline;

use super::crowd::{begin, frames};
use super::table_of;

/// How bright each lamp of a corridor is.
fn lamps(app: &mut App) -> Vec<f32> {
    let mut lamps = app.world_mut().query::<(&Name, &Sprite, &Visibility)>();
    let lamps = lamps.iter(app.world()).filter_map(|(name, sprite, seen)| {
        let lit = *seen != Visibility::Hidden;
        let lamp = name.starts_with("Lamp ");
        lamp.then(|| if lit { sprite.color.alpha() } else { 0.0 })
    });
    lamps.collect()
}

#[test]
fn a_corridor_that_is_entered_lights_up_and_goes_dark_little_by_little() {
    for reduced in [false, true] {
        let mut app = table_of("parchis-4-spain", Speed::Normal, "human");
        let setting = SettingsCommand::Try(Setting::ReducedMotion(reduced));
        app.world_mut().write_message(setting);
        begin(&mut app, "Y=66,20,H,H turn=Y phase=move tokens=4");
        let mut before = lamps(&mut app);
        assert!(before.iter().all(|lamp| *lamp == 0.0));
        app.world_mut().write_message(Picked(Spot::Piece(Piece(0))));
        let mut brightest = vec![0.0_f32; before.len()];
        // Seven squares have lamps, and the goal.
        for _ in 0..120 {
            frames(&mut app, 1);
            let now = lamps(&mut app);
            for (lamp, (now, before)) in now.iter().zip(&before).enumerate() {
                brightest[lamp] = brightest[lamp].max(*now);
                assert!(before - now < 0.2, "lamp {lamp}: {before}, then {now}");
            }
            before = now;
        }
        let lit = brightest.iter().filter(|light| **light > 0.7).count();
        assert_eq!(lit, 8, "reduced: {reduced}, {brightest:?}");
        assert!(before.iter().all(|lamp| *lamp == 0.0), "{before:?}");
        assert!(app.world().resource::<Timeline>().is_idle());
    }
}
