//! Who wins together: on the portrait of a player the partner's piece, or the number of the team.

use bevy::prelude::*;

use super::HudSystems;
use super::place::plate_widths;
use super::portrait::{Portrait, SIDE, portrait};
use super::room::is_narrow;
use crate::locale::{Phrase, Word};
use crate::rules::ids::colours;
use crate::rules::{Colour, Compiled};
use crate::screens::Screen;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::Lettering;
use crate::theme::widgets::label;
use crate::timeline::Shown;

/// How large a badge is, in pixels.
const BADGE: f32 = 24.0;

/// The same on a narrow plate, where it lies upon the portrait.
const SMALL: f32 = 18.0;

/// How far a badge reaches beyond the portrait, where a plate has room for that, in pixels.
const BEYOND: f32 = 9.0;

/// The ground under a badge: dark on every plate, bright or not.
const GROUND: Color = Color::srgb(0.16, 0.09, 0.04);

/// The portrait with its badge, on the plate of a number.
#[derive(Component, Clone, Copy)]
struct Badged(usize);

/// The badge, on the plate of a number.
#[derive(Component, Clone, Copy)]
struct Badge(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        make_room
            .in_set(HudSystems::Room)
            .after(super::room::make_room)
            .run_if(in_state(Screen::Table)),
    );
}

/// The portrait of a colour on the plate of a number; where others win with it, with a badge.
pub(super) fn badged(rules: &Compiled, colour: Colour, plate: usize) -> impl Bundle + use<> {
    let partners: Vec<_> = colours(partners(rules, colour)).collect();
    let piece = partners.first().filter(|_| partners.len() == 1).copied();
    let team = rules
        .hand_of(colour)
        .map_or(0, |hand| rules.hands[hand.index()].team);
    let number = (partners.len() > 1).then_some(team + 1);
    let wide = if partners.is_empty() {
        SIDE
    } else {
        SIDE + BEYOND
    };
    (
        Badged(plate),
        Node {
            width: px(wide),
            height: px(SIDE),
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn((
            Spawn(portrait(colour)),
            SpawnIter(
                piece
                    .into_iter()
                    .map(move |piece| (badge(plate, Name::new("Partner")), Portrait(piece))),
            ),
            SpawnIter(
                number
                    .into_iter()
                    .map(move |number| (badge(plate, Name::new("Team")), numbered(number))),
            ),
        )),
    )
}

/// The colours that win together with one, as a mask without it.
fn partners(rules: &Compiled, colour: Colour) -> u8 {
    let team_of = |colour| {
        rules
            .hand_of(colour)
            .map(|hand| rules.hands[hand.index()].team)
    };
    let team = team_of(colour);
    let hands = rules.hands.iter().filter(|hand| Some(hand.team) == team);
    hands.fold(0, |mask, hand| mask | hand.colours) & !colour.bit()
}

/// At the lower corner of the portrait, on the side of the name.
fn badge(plate: usize, name: Name) -> impl Bundle {
    (
        name,
        Badge(plate),
        Node {
            position_type: PositionType::Absolute,
            right: px(0),
            bottom: px(0),
            width: px(BADGE),
            height: px(BADGE),
            border_radius: BorderRadius::MAX,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(GROUND),
    )
}

fn numbered(team: u8) -> impl Bundle {
    let number = Phrase::new("hud-token").with("token", Word::Number(team.into()));
    children![label(number, Lettering::bold(13.0), palette::CREAM)]
}

/// A narrow plate has room for the portrait alone; a smaller badge lies upon it.
fn make_room(
    shown: Res<Shown>,
    layout: Res<Layout>,
    mut badged: Query<(&Badged, &Children, &mut Node), Without<Badge>>,
    mut badges: Query<(&Badge, &mut Node)>,
) {
    let widths = plate_widths(shown.rules(), &layout);
    for (badged, children, mut node) in &mut badged {
        let beyond = children.len() > 1 && !is_narrow(&widths, badged.0);
        let wide = px(if beyond { SIDE + BEYOND } else { SIDE });
        if node.width != wide {
            node.width = wide;
        }
    }
    for (badge, mut node) in &mut badges {
        let side = px(if is_narrow(&widths, badge.0) {
            SMALL
        } else {
            BADGE
        });
        if node.width != side {
            (node.width, node.height) = (side, side);
        }
    }
}
