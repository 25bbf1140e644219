//! Motes: dust, sparks, scraps of paper. Each flies by itself along a path that is known from the
//! start; all are sprites of the one atlas, and there are never more than [`MOST`].

use bevy::prelude::*;

use super::LightSystems;
use crate::screens::Screen;
use crate::settings::Settings;
use crate::timeline::{Timeline, TimelineCut};
use crate::view::atlas::{Art, Atlas};
use crate::view::{Depth, TableSet};

/// The most motes that fly at once.
const MOST: usize = 72;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motes>()
        .add_observer(sweep)
        .add_systems(OnEnter(Screen::Table), spawn_motes.in_set(TableSet::Things))
        .add_systems(
            Update,
            (let_pass, draw)
                .chain()
                .in_set(LightSystems::Motes)
                .run_if(in_state(Screen::Table)),
        );
}

/// Something small that flies, in the table's pixels and in seconds at normal pace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mote {
    /// Where it begins.
    pub(super) from: Vec2,
    /// How far it flies in all, air and ground braking it.
    pub(super) way: Vec2,
    /// How far it falls in all, faster and faster.
    pub(super) fall: f32,
    /// How far it sways to either side on its way, and how often.
    pub(super) sway: (f32, f32),
    /// Its size at first and in the end; scraps of paper turn over on the way.
    pub(super) size: (f32, f32),
    /// How it is turned at first, and how far it turns, in full turns.
    pub(super) turn: (f32, f32),
    /// Its colour.
    pub(super) colour: Color,
    /// What it looks like.
    pub(super) kind: Kind,
    /// How long it lives, and for how long it waits before.
    pub(super) life: f32,
    pub(super) wait: f32,
}

/// What a mote looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A soft puff near the ground.
    Dust,
    /// A star.
    Spark,
    /// A scrap of paper.
    Scrap,
}

/// How a mote is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Look {
    at: Vec2,
    size: Vec2,
    turn: f32,
    clear: f32,
}

impl Mote {
    /// How it is seen after so many seconds; not at all before and after its life.
    fn look(&self, seconds: f32) -> Option<Look> {
        let p = (seconds - self.wait) / self.life;
        if !(0.0..1.0).contains(&p) {
            return None;
        }
        let braked = 1.0 - (1.0 - p).powi(2);
        let swing = (p * self.sway.1 * std::f32::consts::TAU).sin();
        let wide = self.size.0 + (self.size.1 - self.size.0) * braked;
        let turn = self.turn.0 + self.turn.1 * p;
        let size = match self.kind {
            Kind::Dust | Kind::Spark => Vec2::splat(wide),
            // It turns over as it falls, so that one sees it from its edge now and then.
            Kind::Scrap => {
                let flip = (p * self.sway.1 * 2.0 * std::f32::consts::TAU).cos().abs();
                Vec2::new(wide, wide * 1.6 * flip.max(0.12))
            }
        };
        let clear = match self.kind {
            Kind::Dust => 0.75 * (1.0 - p),
            Kind::Spark => 1.0 - p * p,
            Kind::Scrap => (4.0 * (1.0 - p)).min(1.0),
        };
        Some(Look {
            at: self.from + self.way * braked + Vec2::new(self.sway.0 * swing, -self.fall * p * p),
            size,
            turn,
            clear,
        })
    }
}

/// The motes that fly, each with the seconds since it was let go.
#[derive(Resource, Debug, Default)]
pub(super) struct Motes(Vec<(Mote, f32)>);

impl Motes {
    /// Lets motes fly, as long as there are not too many.
    pub(super) fn let_fly(&mut self, motes: impl IntoIterator<Item = Mote>) {
        let room = MOST - self.0.len();
        self.0
            .extend(motes.into_iter().take(room).map(|mote| (mote, 0.0)));
    }
}

/// Nothing flies any more that belonged to what was cut.
fn sweep(_: On<TimelineCut>, mut motes: ResMut<Motes>) {
    motes.0.clear();
}

#[derive(Component)]
struct Speck(usize);

fn spawn_motes(atlas: Res<Atlas>, mut motes: ResMut<Motes>, mut commands: Commands) {
    motes.0.clear();
    for i in 0..MOST {
        commands.spawn((
            Name::new(format!("Mote {}", i + 1)),
            DespawnOnExit(Screen::Table),
            Speck(i),
            Visibility::Hidden,
            atlas.sprite(Art::Spark, Vec2::ONE),
        ));
    }
}

/// Motes go as fast as everything else, and stand still with it.
fn let_pass(
    timeline: Res<Timeline>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut motes: ResMut<Motes>,
) {
    if motes.0.is_empty() {
        return;
    }
    let Some(rate) = timeline.rate(settings.speed) else {
        motes.0.clear();
        return;
    };
    let passed = time.delta_secs() * rate;
    motes.0.retain_mut(|(mote, seconds)| {
        *seconds += passed;
        *seconds < mote.wait + mote.life
    });
}

fn draw(
    motes: Res<Motes>,
    atlas: Res<Atlas>,
    mut sprites: Query<(&Speck, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    if !motes.is_changed() {
        return;
    }
    for (Speck(i), mut sprite, mut transform, mut visibility) in &mut sprites {
        let flying = motes.0.get(*i);
        let Some((mote, look)) = flying.and_then(|(mote, s)| Some((mote, mote.look(*s)?))) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let (rect, depth) = seen_as(mote.kind, &atlas);
        sprite.rect = Some(rect);
        sprite.custom_size = Some(look.size);
        sprite.color = mote.colour.with_alpha(look.clear);
        transform.translation = look.at.extend(depth);
        transform.rotation = Quat::from_rotation_z(look.turn * std::f32::consts::TAU);
    }
}

/// What a kind is cut out of, and how high it flies.
fn seen_as(kind: Kind, atlas: &Atlas) -> (Rect, f32) {
    match kind {
        Kind::Dust => (atlas.rect(Art::Glow), Depth::HALOS),
        Kind::Spark => (atlas.rect(Art::Spark), Depth::SPARKS),
        // The middle of the glow is white all over.
        Kind::Scrap => {
            let middle = atlas.rect(Art::Glow).center();
            (
                Rect::from_center_half_size(middle, Vec2::ONE),
                Depth::SPARKS,
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mote() -> Mote {
        Mote {
            from: Vec2::new(3.0, 4.0),
            way: Vec2::new(10.0, 0.0),
            fall: 20.0,
            sway: (0.0, 1.0),
            size: (2.0, 1.0),
            turn: (0.0, 1.0),
            colour: Color::WHITE,
            kind: Kind::Spark,
            life: 0.5,
            wait: 0.25,
        }
    }

    #[test]
    fn a_mote_waits_flies_and_is_gone() {
        let mote = mote();
        assert_eq!(mote.look(0.2), None);
        assert_eq!(mote.look(0.25).map(|look| look.at), Some(mote.from));
        assert_eq!(mote.look(0.75), None);
        let last = mote.look(0.749).expect("still there");
        assert!(last.at.distance(Vec2::new(13.0, -16.0)) < 0.3 && last.clear < 0.1);
    }

    #[test]
    fn there_are_never_too_many() {
        let mut motes = Motes::default();
        motes.let_fly([mote(); MOST - 2]);
        motes.let_fly([mote(); 10]);
        assert_eq!(motes.0.len(), MOST);
    }
}
