//! What is opened below a row: who sits there, by which name, and who changes places.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::name::{NamePlace, lay_name, take_name};
use super::seats::{Below, OpenSeat};
use super::swap::{name_swap, spawn_swap};
use super::{QUIET, SetupSystems, players};
use crate::locale::Phrase;
use crate::rulebook::flaw;
use crate::rules::family::RulesFlaw;
use crate::screens::{SetupChoice, SetupCommand};
use crate::table::Player;
use crate::theme::tongue::{Lettering, LocalizedText};
use crate::theme::widgets::{
    Chosen, IntoSight, Style, allow, button, label, row, show, wrapped_row,
};

/// A button for who sits at the open place.
#[derive(Component, Clone)]
struct Sits(Option<Player>);

/// What is said of who sits there.
#[derive(Component)]
struct About;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            lay_editor,
            (mark_who, tell_about).chain().run_if(
                resource_exists_and_changed::<SetupChoice>.or_else(resource_changed::<OpenSeat>),
            ),
            lay_name,
            take_name,
            name_swap,
        )
            .chain()
            .in_set(SetupSystems::Editor),
    );
}

/// Opens the place below its row and brings both into sight, and closes any other.
fn lay_editor(
    open: Res<OpenSeat>,
    choice: Res<SetupChoice>,
    places: Query<(Entity, &ChildOf, &Below)>,
    mut laid: Local<Option<Entity>>,
    mut commands: Commands,
) {
    let opened = places.iter().find(|(.., below)| Some(below.0) == open.0);
    let wanted = opened.map(|(entity, ..)| entity);
    if *laid == wanted {
        return;
    }
    if let Some(old) = laid.filter(|old| places.contains(*old)) {
        commands.entity(old).despawn_children();
    }
    *laid = wanted;
    if let Some((below, whole, &Below(place))) = opened {
        commands
            .entity(below)
            .with_children(|below| spawn_editor(below, &choice, place));
        commands.entity(whole.parent()).insert(IntoSight);
    }
}

fn spawn_editor(below: &mut ChildSpawnerCommands, choice: &SetupChoice, place: usize) {
    let opponents = players::OPPONENTS.map(|name| Some(Player::named(name)));
    let sitters = [Some(Player::Human(None))]
        .into_iter()
        .chain(opponents)
        .chain([None]);
    below.spawn(wrapped_row(8.0)).with_children(|kinds| {
        for player in sitters {
            kinds.spawn((
                button(players::kind(player.as_ref()), Style::Plain),
                Sits(player.clone()),
                Chosen(false),
                observe(
                    move |_: On<Activate>, mut asked: MessageWriter<SetupCommand>| {
                        let player = player.clone();
                        asked.write(SetupCommand::Seat { place, player });
                    },
                ),
            ));
        }
    });
    below.spawn((NamePlace, row(10.0)));
    below.spawn((
        About,
        label(Phrase::new("loading"), Lettering::read(14.0), QUIET),
    ));
    spawn_swap(below, choice, place);
}

/// Why a place cannot be left, if it cannot.
fn needed(choice: &SetupChoice, place: usize) -> Option<Vec<RulesFlaw>> {
    let taken = choice.seats.get(place)?.taken;
    choice.with_taken(place, !taken).err()
}

fn mark_who(
    open: Res<OpenSeat>,
    choice: Res<SetupChoice>,
    mut buttons: Query<(Entity, &Sits, &mut Chosen, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let Some(place) = open.0.filter(|place| *place < choice.seats.len()) else {
        return;
    };
    let seat = &choice.seats[place];
    let sits = seat.taken.then(|| seat.player());
    let kind = |player: &Option<Player>| player.as_ref().map(|player| player.kind().to_owned());
    for (entity, Sits(player), mut chosen, disabled) in &mut buttons {
        let is = kind(player) == kind(&sits);
        chosen.set_if_neq(Chosen(is));
        let changes = player.is_some() != sits.is_some();
        let forbidden = changes && needed(&choice, place).is_some();
        allow(&mut commands.entity(entity), disabled, !forbidden);
    }
}

fn tell_about(
    open: Res<OpenSeat>,
    choice: Res<SetupChoice>,
    mut about: Query<(&mut LocalizedText, &mut Node), With<About>>,
) {
    let Some(seat) = open.0.and_then(|place| choice.seats.get(place)) else {
        return;
    };
    let place = open.0.unwrap_or_default();
    let phrase = match (&seat.computer, seat.taken) {
        (Some(opponent), true) => Some(players::about(opponent)),
        _ => needed(&choice, place)
            .and_then(|flaws| Some(flaw(choice.game.rules.family(), flaws.first()?))),
    };
    for (mut text, mut node) in &mut about {
        show(&mut node, phrase.is_some());
        if let Some(phrase) = phrase.clone() {
            text.set_if_neq(LocalizedText(phrase));
        }
    }
}
