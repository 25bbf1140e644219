//! Motes: dust, sparks, scraps of paper. Each flies by itself along a path that is known from the
//! start; all are sprites of the one atlas, and there are never more than [`MOST`].

use bevy::prelude::*;

use super::LightSystems;
use super::mote::{Kind, Mote};
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
    use super::super::mote::tests::mote;
    use super::*;

    #[test]
    fn there_are_never_too_many() {
        let mut motes = Motes::default();
        motes.let_fly([mote(); MOST - 2]);
        motes.let_fly([mote(); 10]);
        assert_eq!(motes.0.len(), MOST);
    }
}
