//! The board, drawn from its data: at most three merged meshes, and its numbers as text.

mod cloth;
mod flat;
mod ground;
mod houses;
mod labels;
mod lit;
mod marks;
mod printed;
mod thread;
mod turn;

use std::sync::Arc;

use bevy::prelude::*;

use super::canvas::Canvas;
use super::fit::{Fit, usual_view};
use super::surfaces::Surfaces;
use super::{AnimateSystems, Depth, TableSet};
use crate::rules::board::{Board, View};
use crate::screens::Screen;
use crate::theme::fonts::Fonts;
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::theme::palette;
use crate::theme::tongue::Tongue;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Table),
        turn::spawn_light.in_set(TableSet::Board),
    )
    .add_systems(
        Update,
        (
            spawn_board.run_if(resource_exists_and_changed::<Laid>),
            (lay_board, labels::lay_labels)
                .chain()
                .run_if(resource_changed::<Fit>),
            labels::say_labels.run_if(resource_changed::<Tongue>),
            labels::hide_covered,
            turn::follow_turn,
        )
            .chain()
            .in_set(AnimateSystems::Board)
            .run_if(in_state(Screen::Table)),
    );
}

/// The board that lies on the table, and what it is made of.
#[derive(Resource, Clone, Debug)]
pub struct Laid {
    /// The board.
    pub board: Arc<Board>,
    /// The view that is shown.
    pub view: View,
    /// What it is made of.
    pub look: Look,
}

impl Laid {
    /// Lays a board in its usual view.
    #[must_use]
    pub fn of(board: &Board, look: Look) -> Self {
        let plain = || View {
            name: "plain".into(),
            turn: 0.0,
            outline: board.outline.clone(),
        };
        Self {
            view: usual_view(board).cloned().unwrap_or_else(plain),
            board: Arc::new(board.clone()),
            look,
        }
    }

    /// Where the board lies in a layout.
    #[must_use]
    pub fn fit(&self, layout: &Layout) -> Fit {
        Fit::of(&self.view, self.look, layout)
    }

    /// The outline of the board in board units.
    fn outline(&self) -> Vec<Vec2> {
        self.view
            .outline
            .iter()
            .copied()
            .map(super::fit::vec)
            .collect()
    }
}

/// A mesh in board units.
#[derive(Component)]
struct BoardMesh {
    depth: f32,
}

/// Draws the board that is laid, in place of one in another look.
fn spawn_board(
    laid: Res<Laid>,
    fit: Res<Fit>,
    surfaces: Res<Surfaces>,
    fonts: Res<Fonts>,
    tongue: Res<Tongue>,
    old: Query<Entity, Or<(With<BoardMesh>, With<labels::Label>)>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    for old in &old {
        commands.entity(old).despawn();
    }
    for (name, depth, canvas, material) in layers(&laid, &surfaces) {
        commands.spawn((
            name,
            DespawnOnExit(Screen::Table),
            BoardMesh { depth },
            Mesh2d(meshes.add(canvas.into_mesh())),
            MeshMaterial2d(material),
            fit.transform(depth),
        ));
    }
    labels::spawn_labels(&laid, &fit, &fonts, &tongue, &mut commands);
}

/// The layers of which a table with its board is made: the name of each, how high it lies, its
/// drawing, and its material.
pub(super) fn layers(
    laid: &Laid,
    surfaces: &Surfaces,
) -> [(Name, f32, Canvas, Handle<ColorMaterial>); 3] {
    let [sheet, lines] = drawn(laid);
    let (table, under) = match laid.look {
        Look::Wood => (&surfaces.wood, &surfaces.paper),
        Look::Cloth => (&surfaces.inlay, &surfaces.weave),
        Look::Flat => (&surfaces.plain, &surfaces.plain),
    };
    let plain = surfaces.plain.clone();
    [
        (
            Name::new("Table and frame"),
            Depth::GROUND,
            ground::draw(laid),
            table.clone(),
        ),
        (Name::new("Squares"), Depth::SQUARES, sheet, under.clone()),
        (Name::new("Lines and marks"), Depth::LINES, lines, plain),
    ]
}

/// The squares and houses of a board, and the lines and marks upon them.
fn drawn(laid: &Laid) -> [Canvas; 2] {
    let (mut sheet, mut lines) = (Canvas::default(), Canvas::default());
    match laid.look {
        Look::Wood => printed::draw(laid, &mut sheet, &mut lines),
        Look::Cloth => cloth::draw(laid, &mut sheet, &mut lines),
        Look::Flat => flat::draw(laid, &mut sheet, &mut lines),
    }
    [sheet, lines]
}

/// A board with its frame but without numbers, one sheet upon the other, to be painted small;
/// houses of colours that are not in the mask are pale.
pub(super) fn small(laid: &Laid, colours: u8) -> Vec<Canvas> {
    let mut frame = Canvas::default();
    ground::rim_around(laid, &mut frame);
    let mut pale = Canvas::default();
    let ground = match laid.look {
        Look::Wood => palette::PAPER,
        Look::Cloth => palette::CLOTH,
        Look::Flat => palette::FLAT_PAPER,
    };
    let empty = |i: &usize| colours >> i & 1 == 0;
    for seat in (0..laid.board.seats.len()).filter(empty) {
        let house = &laid.board.seats[seat].house;
        let corners: Vec<Vec2> = house.iter().copied().map(super::fit::vec).collect();
        pale.fill(&corners, ground.with_alpha(0.72));
    }
    let [sheet, lines] = drawn(laid);
    vec![frame, sheet, lines, pale]
}

/// Moves the board to where the window has room for it.
fn lay_board(fit: Res<Fit>, mut meshes: Query<(&BoardMesh, &mut Transform)>) {
    for (mesh, mut transform) in &mut meshes {
        *transform = fit.transform(mesh.depth);
    }
}
