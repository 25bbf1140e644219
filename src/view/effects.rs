//! Short lights: a barrier that closes or opens, a capture, a piece in the goal.

use bevy::prelude::*;

use super::atlas::{Art, Atlas};
use super::board::Laid;
use super::fit::Fit;
use super::{AnimateSystems, Depth, TableSet};
use crate::rules::{Fact, Square};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::palette;
use crate::timeline::{Act, Now, Shown, Timeline};

/// How many sparks fly.
const SPARKS: usize = 14;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Table),
        spawn_lights.in_set(TableSet::Things),
    )
    .add_systems(
        Update,
        shine
            .in_set(AnimateSystems::Lights)
            .run_if(in_state(Screen::Table)),
    );
}

/// The glow, or a numbered spark.
#[derive(Component)]
enum Light {
    Glow,
    Spark(usize),
}

fn spawn_lights(atlas: Res<Atlas>, mut commands: Commands) {
    commands.spawn((
        Name::new("Glow"),
        DespawnOnExit(Screen::Table),
        Light::Glow,
        Visibility::Hidden,
        atlas.sprite(Art::Glow, Vec2::ONE),
    ));
    for i in 0..SPARKS {
        commands.spawn((
            Name::new(format!("Spark {i}")),
            DespawnOnExit(Screen::Table),
            Light::Spark(i),
            Visibility::Hidden,
            atlas.sprite(Art::Spark, Vec2::ONE),
        ));
    }
}

/// What shines, where, and how far it has come.
struct Shine {
    square: Square,
    colour: Color,
    /// How far the sparks fly, in board units; 0 is a glow alone.
    fly: f32,
    part: f32,
}

impl Shine {
    fn of(now: &Now<'_>, shown: &Shown) -> Option<Self> {
        let step = now.step()?;
        let part = now.part;
        let seat = |c: crate::rules::Colour| {
            palette::seat(&shown.rules().board.seats[c.index()].name, c.index()).base
        };
        let (square, colour, fly) = match (now.cue.fact, step.act) {
            (Fact::BarrierFormed { square, .. }, _) => (square, palette::CREAM, 0.0),
            (Fact::BarrierOpened { square, .. }, _) => (square, palette::GOLD, 0.0),
            (Fact::Captured { square, by, .. }, _) => (square, seat(by), 1.7),
            (Fact::SentBack { square, .. }, Act::Dwell) => (square, palette::CLOTH, 0.0),
            (Fact::ReachedGoal { piece, count }, _) => {
                let goal = shown.rules().goal_of(piece.colour());
                let square = shown.rules().square_at(piece.colour(), goal);
                (square, palette::CREAM, 1.2 + 0.5 * f32::from(count))
            }
            _ => return None,
        };
        Some(Self {
            square,
            colour,
            fly,
            part,
        })
    }
}

fn shine(
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    laid: Res<Laid>,
    fit: Res<Fit>,
    settings: Res<Settings>,
    mut lights: Query<(&Light, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let now = timeline.now();
    let seen = now.as_ref().and_then(|now| Shine::of(now, &shown));
    for (light, mut sprite, mut transform, mut visibility) in &mut lights {
        let Some(shine) = &seen else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let at = fit.seen(laid.board.square(shine.square).place.at);
        let fade = 1.0 - shine.part;
        let (place, depth, size, turn) = match *light {
            Light::Glow => {
                let swell = if settings.reduced_motion {
                    3.0
                } else {
                    2.6 + 0.8 * shine.part.sqrt()
                };
                (at, Depth::GLOW, swell, 0.0)
            }
            Light::Spark(i) if shine.fly > 0.0 && !settings.reduced_motion => {
                let turn = i as f32 / SPARKS as f32 + 0.07 * (i * 5 % 3) as f32;
                let speed = 0.7 + 0.3 * ((i * 7 % 5) as f32 / 4.0);
                let out = shine.fly * speed * (1.0 - fade * fade) * fit.scale;
                let way = Vec2::from_angle(turn * std::f32::consts::TAU) * out;
                (at + way, Depth::SPARKS, 0.55 * fade.sqrt(), turn)
            }
            Light::Spark(_) => {
                visibility.set_if_neq(Visibility::Hidden);
                continue;
            }
        };
        visibility.set_if_neq(Visibility::Inherited);
        sprite.custom_size = Some(Vec2::splat(size * fit.scale));
        let strength = if matches!(light, Light::Glow) {
            0.75 * fade
        } else {
            fade
        };
        sprite.color = shine.colour.with_alpha(strength);
        transform.translation = place.extend(depth);
        transform.rotation = Quat::from_rotation_z(turn * std::f32::consts::TAU);
    }
}
