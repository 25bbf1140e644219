//! Pictures of pieces and of whole boards, for whoever shows them beside the table or behind a
//! menu.

use std::sync::Arc;

use bevy::prelude::*;

use super::look::Look;
use crate::rules::board::Point;
use crate::rules::family::GameSpec;
use crate::rules::ids::MAX_PIECES;
use crate::rules::{Board, Colour, Compiled, Game, HOME};
use crate::settings::Settings;

/// Where the pieces are painted. Whoever paints them tells.
#[derive(Resource, Clone, Debug, Default)]
pub struct PieceArt {
    /// The image.
    pub image: Handle<Image>,
    /// Each colour's part of it, in pixels.
    pub parts: Vec<Rect>,
}

impl PieceArt {
    /// The picture of a piece of this colour.
    #[must_use]
    pub fn of(&self, colour: Colour) -> ImageNode {
        ImageNode {
            image: self.image.clone(),
            rect: self.parts.get(colour.index()).copied(),
            ..default()
        }
    }
}

/// A node that shows a board as it lies on the table; whoever draws boards hangs the picture.
#[derive(Component, Clone, Debug)]
#[require(Node)]
pub struct BoardPicture {
    /// The board.
    pub board: Arc<Board>,
    /// What it is made of.
    pub look: Look,
    /// The colours that play, a mask: the houses of others are pale and empty.
    pub colours: u8,
    /// Where the pieces stand, as indices of their routes.
    pub at: [u8; MAX_PIECES],
    /// How much larger than on the table a piece is painted that has left its house: in a small
    /// picture it would not be seen.
    pub bold: f32,
    /// How finely it is painted: pixels from side to side, a power of two.
    pub side: u32,
}

impl PartialEq for BoardPicture {
    fn eq(&self, other: &Self) -> bool {
        let rest = |p: &Self| (p.look, p.colours, p.at, p.bold.to_bits(), p.side);
        // The same board in memory, as it mostly is, need not be compared square by square.
        rest(self) == rest(other)
            && (Arc::ptr_eq(&self.board, &other.board) || self.board == other.board)
    }
}

impl BoardPicture {
    /// A board before a game, in its family's usual look.
    #[must_use]
    pub fn new(board: &Arc<Board>, side: u32) -> Self {
        Self {
            look: Look::named(None, &board.family),
            board: Arc::clone(board),
            colours: u8::MAX,
            at: [HOME; MAX_PIECES],
            bold: 1.0,
            side,
        }
    }

    /// The table of a game as its pieces stand now, in the look that the game asks for.
    #[must_use]
    pub fn of(spec: &GameSpec, game: &Game, side: u32) -> Self {
        let in_play = spec.seating.in_play.iter();
        Self {
            look: Look::named(spec.look.as_deref(), &spec.board.family),
            colours: in_play.fold(0, |mask, colour| mask | colour.bit()),
            at: game.state().at,
            ..Self::new(&spec.board, side)
        }
    }

    /// The same in the look that the settings ask for, if they do: it is a matter of taste.
    #[must_use]
    pub fn as_set(self, settings: &Settings) -> Self {
        let look = settings.look.map_or(self.look, Look::from);
        Self { look, ..self }
    }

    /// Where a point of the board is seen in the picture: from its upper left corner, in parts
    /// of its side.
    #[must_use]
    pub fn place(&self, point: Point) -> Vec2 {
        let (middle, side) = self.seen();
        let at = (seen(point, self.turn()) - middle) / side;
        Vec2::new(0.5 + at.x, 0.5 - at.y)
    }

    /// How long something is in the picture, in parts of its side, that is so long on the board.
    #[must_use]
    pub fn part(&self, length: f32) -> f32 {
        length / self.seen().1
    }

    /// How far the board is turned.
    fn turn(&self) -> f32 {
        self.board.views.first().map_or(0.0, |view| view.turn)
    }

    /// The middle of what is seen, and how long its longer side is, in board units.
    fn seen(&self) -> (Vec2, f32) {
        let outline = match self.board.views.first() {
            Some(view) => &view.outline,
            None => &self.board.outline,
        };
        let turn = self.turn();
        let corners = outline.iter().map(|corner| seen(*corner, turn));
        let around = corners.map(|corner| Rect::from_corners(corner, corner));
        let around = around.reduce(|a, b| a.union(b)).unwrap_or_default();
        let around = around.inflate(self.look.rim());
        (around.center(), around.size().max_element())
    }
}

/// A node behind which a match plays itself on a table; whoever draws tables shows it.
#[derive(Component, Clone, Debug)]
#[require(Node)]
pub struct SelfPlay {
    /// What is played.
    pub rules: Arc<Compiled>,
    /// What the table is made of, unless the settings say otherwise.
    pub look: Look,
}

fn seen(point: Point, turn: f32) -> Vec2 {
    let turned = point.turned(turn);
    Vec2::new(turned.x, turned.y)
}
