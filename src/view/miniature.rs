//! Small pictures of boards for menus: the board that lies on the table, painted into an image.

use bevy::image::ImageAddressMode;
use bevy::prelude::*;

use super::atlas::piece;
use super::board::{Laid, small};
use super::fit::Fit;
use super::picture::picture;
use super::pieces::{rest, sprite_of, stands};
use super::samples::Samples;
use crate::rules::board::Point;
use crate::rules::{HOME, Piece};
use crate::settings::Settings;
use crate::theme::art::BoardPicture;
use crate::theme::layout::Layout;
use crate::theme::tongue::Tongue;

/// How many pictures are kept for when they are shown again.
const MOST: usize = 24;

/// How many pixels are painted a frame, so that no menu comes late: a large picture and some small
/// ones.
const A_FRAME: u32 = 512 * 768;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Painted>()
        .add_systems(PostUpdate, hang.before(bevy::ui::UiSystems::Prepare));
}

/// The pictures that have been painted, the last one last.
#[derive(Resource, Default)]
struct Painted(Vec<(BoardPicture, Handle<Image>)>);

/// Hangs the pictures, the largest first: they are looked at most.
fn hang(
    wanted: Query<(Entity, &BoardPicture, Option<&ImageNode>)>,
    settings: Res<Settings>,
    tongue: Res<Tongue>,
    mut painted: ResMut<Painted>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    // Pieces carry the letters of the language.
    if tongue.is_changed() {
        painted.0.clear();
    }
    let mut left = A_FRAME;
    let mut wanted: Vec<_> = wanted.iter().collect();
    wanted.sort_by_key(|(entity, wish, _)| (std::cmp::Reverse(wish.side), *entity));
    for (entity, wish, hanging) in wanted {
        let wish = wish.clone().as_set(&settings);
        let known = painted.0.iter().find(|(what, _)| *what == wish);
        let image = match known {
            Some((_, image)) => image.clone(),
            None if left < A_FRAME && left < wish.side * wish.side => continue,
            None => {
                left = left.saturating_sub(wish.side * wish.side);
                let image = images.add(paint(&wish, &tongue));
                if painted.0.len() == MOST {
                    painted.0.remove(0);
                }
                painted.0.push((wish, image.clone()));
                image
            }
        };
        if hanging.is_none_or(|hanging| hanging.image != image) {
            let colour = hanging.map_or(Color::WHITE, |hanging| hanging.color);
            commands.entity(entity).insert(ImageNode {
                image,
                color: colour,
                ..default()
            });
        }
    }
}

/// Paints a board with its pieces.
fn paint(wish: &BoardPicture, tongue: &Tongue) -> Image {
    let side = wish.side.next_power_of_two();
    let mut samples = Samples::of(side);
    let laid = Laid::of(&wish.board, wish.look);
    let place = Rect::from_center_size(Vec2::ZERO, Vec2::splat(samples.side as f32));
    let layout = Layout {
        window: place.size(),
        board: Rect::from_corners(Vec2::ZERO, place.size()),
        ..default()
    };
    let fit = laid.fit(&layout);
    for canvas in small(&laid, wish.colours) {
        for (corners, colours) in canvas.triangles() {
            let corners = corners.map(|p| fit.seen(Point::new(p.x, p.y)));
            samples.triangle(corners, colours);
        }
    }
    set_pieces(&mut samples, wish, &laid, &fit, tongue);
    picture(
        UVec2::splat(side),
        samples.pixels(),
        ImageAddressMode::ClampToEdge,
    )
}

/// Sets the pieces of those who play, the farther ones first.
fn set_pieces(samples: &mut Samples, wish: &BoardPicture, laid: &Laid, fit: &Fit, tongue: &Tongue) {
    let stands = stands(laid, &wish.at);
    let standing = stands.iter().enumerate().filter_map(|(i, stand)| {
        let colour = Piece(i as u8).colour();
        let mut stand = stand.filter(|_| wish.colours & colour.bit() != 0)?;
        if wish.at[i] != HOME {
            stand.size *= wish.bold;
        }
        Some((colour, rest(&stand, fit)))
    });
    let mut standing: Vec<_> = standing.collect();
    standing.sort_by(|(_, a), (_, b)| (b.at.y - b.height).total_cmp(&(a.at.y - a.height)));
    for (colour, pose) in standing {
        let (up, size) = sprite_of(wish.look, &pose);
        let middle = pose.at + Vec2::new(0.0, up);
        let letter = tongue.letter(&laid.board.seats[colour.index()]);
        let paint = piece(laid, colour, letter);
        let turned = Vec2::from_angle(-pose.turn * std::f32::consts::TAU);
        let cell = Rect::from_center_size(middle, size);
        samples.stamp(cell, |p| paint(turned.rotate((p - middle) / (0.5 * size))));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::levels::Levels;

    /// The pixel (0–1 from the upper left) of a painted board.
    fn seen(wish: &BoardPicture, x: f32, y: f32) -> [u8; 4] {
        let image = paint(wish, &Tongue::default());
        let data = image.data.expect("it is painted");
        let side = wish.side as f32;
        let at = ((y * side) as usize * wish.side as usize + (x * side) as usize) * 4;
        [data[at], data[at + 1], data[at + 2], data[at + 3]]
    }

    fn wish(board: &str) -> BoardPicture {
        let board = Levels::embedded().board(board).expect("embedded").clone();
        BoardPicture::new(&Arc::new(board), 64)
    }

    #[test]
    fn a_board_fills_its_picture_in_its_colours() {
        let parchis = wish("parchis-4");
        // Yellow has its house at the lower right: a corner of it. The goal of red points up.
        let [red, green, blue, opaque] = seen(&parchis, 0.914, 0.711);
        assert!(red > 200 && green > 140 && blue < 120 && opaque == 255);
        let [red, green, ..] = seen(&parchis, 0.5, 0.44);
        assert!(red > 150 && green < 110);
        let [red, green, blue, opaque] = seen(&wish("barsees"), 0.5, 0.06);
        assert!(red > 80 && green < 60 && blue < 80 && opaque > 0);
    }

    #[test]
    fn an_empty_seat_is_pale() {
        let full = wish("parchis-4");
        let bare = BoardPicture {
            colours: 0b1110,
            ..full.clone()
        };
        let blue = |wish: &BoardPicture| seen(wish, 0.92, 0.92)[2];
        assert!(blue(&bare) > blue(&full) + 60);
    }
}
