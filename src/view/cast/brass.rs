//! A dish of brass: hammered below its rim, engraved around the middle.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::theme::palette::{self, shade};
use crate::view::canvas::Canvas;
use crate::view::outline::circle;
use crate::view::shadow::shadow;

/// How many petals the rose in the middle has, and between which parts of the bowl they lie.
const PETALS: usize = 16;
const ROSE: [f32; 2] = [0.075, 0.3];
/// The circles in and around the rose, and below the arches.
const CIRCLES: [f32; 4] = [0.065, 0.325, 0.355, 0.725];
/// How many arches stand in a row below the rim, from where on and how high.
const ARCHES: usize = 32;
const ROW: [f32; 2] = [0.74, 0.085];
/// How many dents lie in a ring around all of it.
const DENTS: usize = 44;
/// Into how many parts a curve is cut.
const SMOOTH: usize = 10;

/// Paints a dish with a rim.
pub(super) fn brass(canvas: &mut Canvas, place: Rect, unit: f32) {
    let (middle, half) = (place.center(), place.half_size());
    let ellipse = |by: f32| -> Vec<Vec2> {
        circle(Vec2::ZERO, 1.0)
            .iter()
            .map(|p| middle + *p * (half + by))
            .collect()
    };
    let edge = ellipse(0.0);
    shadow(canvas, &edge, Vec2::new(5.0, -8.0) * unit, 18.0 * unit);
    let light = |p: Vec2| (p - middle).dot(Vec2::new(-0.6, 0.8)) / half.length();
    canvas.fill_with(&edge, |p| shade(palette::BRASS, 0.75 * light(p)));
    canvas.stroke(
        &ellipse(-2.0 * unit),
        true,
        1.6 * unit,
        shade(palette::BRASS, 0.55),
    );
    let lip = ellipse(-11.0 * unit);
    canvas.fill_with(&lip, |p| shade(palette::BRASS, -0.25 - 0.9 * light(p)));
    let bowl = ellipse(-15.0 * unit);
    canvas.fill_with(&bowl, |p| shade(palette::BRASS, -0.38 - 0.25 * light(p)));
    let bowl = Bowl {
        middle,
        half: half - 15.0 * unit,
        unit,
    };
    bowl.hammer(canvas);
    bowl.engrave(canvas);
}

/// The inside of a dish.
struct Bowl {
    middle: Vec2,
    half: Vec2,
    unit: f32,
}

impl Bowl {
    /// A point so far from the middle, 1.0 at the edge, in a direction in radians.
    fn at(&self, far: f32, turn: f32) -> Vec2 {
        self.middle + Vec2::from_angle(turn) * self.half * far
    }

    fn hammer(&self, canvas: &mut Canvas) {
        for i in 0..DENTS {
            let at = self.at(0.9, TAU * i as f32 / DENTS as f32);
            let dent = 2.6 * self.unit;
            canvas.disc(
                at,
                dent,
                shade(palette::BRASS, -0.5),
                shade(palette::BRASS, -0.42).with_alpha(0.0),
            );
            canvas.disc(
                at + Vec2::new(0.8, -0.9) * self.unit,
                dent * 0.5,
                shade(palette::BRASS, 0.1).with_alpha(0.5),
                shade(palette::BRASS, 0.1).with_alpha(0.0),
            );
        }
    }

    /// A rose in its circles, and a row of arches; between them it is quiet, where shells fall.
    fn engrave(&self, canvas: &mut Canvas) {
        for far in CIRCLES {
            let line: Vec<_> = circle(Vec2::ZERO, far)
                .iter()
                .map(|p| self.middle + *p * self.half)
                .collect();
            self.groove(canvas, &line, true);
        }
        let [from, to] = ROSE;
        for i in 0..PETALS {
            let turn = TAU * i as f32 / PETALS as f32;
            // Out along one side of the petal and back along the other.
            let side = |k: usize, side: f32| {
                let along = k as f32 / SMOOTH as f32;
                let wide = 0.42 * TAU / PETALS as f32 * (PI * along.powf(1.4)).sin();
                self.at(from + (to - from) * along, turn + side * wide)
            };
            let out = (0..SMOOTH).map(|k| side(k, 1.0));
            let back = (1..=SMOOTH).rev().map(|k| side(k, -1.0));
            self.groove(canvas, &out.chain(back).collect::<Vec<_>>(), true);
        }
        let [low, high] = ROW;
        for i in 0..ARCHES {
            let arch = |k: usize| {
                let along = k as f32 / SMOOTH as f32;
                let turn = TAU * (i as f32 + along) / ARCHES as f32;
                self.at(low + high * (PI * along).sin(), turn)
            };
            self.groove(canvas, &(0..=SMOOTH).map(arch).collect::<Vec<_>>(), false);
        }
    }

    /// A line cut into the metal: its far side catches the light.
    fn groove(&self, canvas: &mut Canvas, line: &[Vec2], closed: bool) {
        let lit: Vec<_> = line
            .iter()
            .map(|p| *p + Vec2::new(0.7, -0.9) * self.unit)
            .collect();
        let (light, dark) = (shade(palette::BRASS, 0.2), shade(palette::BRASS, -0.75));
        canvas.stroke(&lit, closed, 1.1 * self.unit, light.with_alpha(0.32));
        canvas.stroke(line, closed, 1.2 * self.unit, dark.with_alpha(0.5));
    }
}
