//! Everything seen on the table. It shows what the timeline has shown and never the truth.

mod atlas;
mod attention;
mod badge;
mod board;
mod camera;
mod canvas;
mod cast;
mod curves;
mod effects;
mod fit;
mod flights;
mod gamma;
mod miniature;
mod outline;
mod picking;
mod picture;
mod pieces;
mod preview;
mod relief;
mod samples;
mod shadow;
mod showcase;
mod spots;
mod steering;
mod surfaces;
mod zoom;
mod zooming;

pub use board::Laid;
pub use camera::{Glass, TableCamera, look_at};
pub use fit::Fit;
pub use spots::Spots;
pub use zoom::{Gaze, Zoom};

use bevy::prelude::*;

use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::layout::Layout;
use crate::theme::look::Look;
use crate::theme::tongue::Tongue;
use crate::timeline::{FlowSystems, Shown};

/// The table as it is seen; needs timeline, input, screens and fonts.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        OnEnter(Screen::Table),
        (TableSet::Lay, TableSet::Board, TableSet::Things).chain(),
    )
    .configure_sets(
        Update,
        (
            AnimateSystems::Lay,
            AnimateSystems::Heed,
            AnimateSystems::See,
            AnimateSystems::Board,
            AnimateSystems::Pieces,
            AnimateSystems::Counts,
            AnimateSystems::Preview,
            AnimateSystems::Cast,
            AnimateSystems::Lights,
            AnimateSystems::Showcase,
        )
            .chain()
            .in_set(FlowSystems::Animate),
    )
    .add_systems(OnEnter(Screen::Table), lay_table.in_set(TableSet::Lay))
    .add_systems(
        Update,
        (
            change_look.run_if(resource_changed::<Settings>),
            atlas::repaint.run_if(resource_changed::<Tongue>),
        )
            .chain()
            .in_set(AnimateSystems::Lay)
            .run_if(in_state(Screen::Table)),
    )
    .add_plugins((
        surfaces::plugin,
        miniature::plugin,
        camera::plugin,
        zooming::plugin,
        steering::plugin,
        attention::plugin,
        board::plugin,
        pieces::plugin,
        preview::plugin,
        cast::plugin,
        effects::plugin,
        flights::plugin,
        picking::plugin,
        showcase::plugin,
    ));
}

/// The order in which a table is laid.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum TableSet {
    /// What lies there, and where.
    Lay,
    /// The board.
    Board,
    /// Everything upon and beside it.
    Things,
}

/// The order within [`FlowSystems::Animate`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum AnimateSystems {
    /// What the table is made of, in another look or language.
    Lay,
    /// What the eye is led to.
    Heed,
    /// Where things are in this frame; then all that is drawn follows, one after the other.
    See,
    /// The board is drawn, and finds its place.
    Board,
    /// Pieces.
    Pieces,
    /// The counts of stacks.
    Counts,
    /// The move that is looked at.
    Preview,
    /// Tray, dice and shells.
    Cast,
    /// Lights, and what flies.
    Lights,
    /// The match behind the title.
    Showcase,
}

/// What lies over what.
struct Depth;

impl Depth {
    const GROUND: f32 = 0.0;
    const SQUARES: f32 = 1.0;
    const LINES: f32 = 2.0;
    const TURN: f32 = 2.5;
    const NUMBERS: f32 = 3.0;
    const ROUTE: f32 = 5.0;
    const GLOW: f32 = 6.0;
    const SHADOWS: f32 = 7.0;
    const HALOS: f32 = 8.0;
    const GHOST: f32 = 8.5;
    const PIECES: f32 = 9.0;
    const COUNTS: f32 = 10.0;
    const MOVING: f32 = 11.0;
    const TRAY: f32 = 11.5;
    const CAST: f32 = 12.5;
    const SPARKS: f32 = 13.0;
}

/// What the table of the match is made of. That is a matter of taste, so that a setting has the
/// last word.
fn look(shown: &Shown, settings: &Settings) -> Look {
    let usual = || Look::named(shown.look(), &shown.rules().board.family);
    settings.look.map_or_else(usual, Look::from)
}

/// Chooses board, view and look of the match, and paints what it needs.
fn lay_table(
    shown: Res<Shown>,
    layout: Res<Layout>,
    tongue: Res<Tongue>,
    settings: Res<Settings>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let laid = Laid::of(&shown.rules().board, look(&shown, &settings));
    let shells = shown.rules().throws_shells();
    let atlas = atlas::Atlas::paint(&laid, &tongue, shells, &mut images);
    commands.insert_resource(atlas.pieces(&laid));
    commands.insert_resource(atlas);
    commands.insert_resource(laid.fit(&layout));
    commands.insert_resource(laid);
}

/// Another look changes the table at once; whatever is drawn of it follows.
fn change_look(
    shown: Res<Shown>,
    settings: Res<Settings>,
    tongue: Res<Tongue>,
    atlas: Res<atlas::Atlas>,
    mut laid: ResMut<Laid>,
    mut images: ResMut<Assets<Image>>,
) {
    let look = look(&shown, &settings);
    if laid.look != look {
        laid.look = look;
        atlas.paint_anew(&laid, &tongue, shown.rules().throws_shells(), &mut images);
    }
}
