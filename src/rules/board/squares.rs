//! Takes over a board that is drawn square by square.

use super::arms::MAX_SQUARES;
use super::check::check_range;
use super::file::{Frame, KindSpec, Squares, ViewSpec, points};
use super::geometry::everything;
use super::{Board, BoardFlaw, Place, Point, Seat, SquareInfo, SquareKind, View, readable};
use crate::rules::ids::{Colour, Square};

impl Squares {
    /// Takes over the board as far as it can be understood; none if it is too large.
    pub(super) fn lay(
        &self,
        id: &str,
        family: &str,
        views: &[ViewSpec],
        flaws: &mut Vec<BoardFlaw>,
    ) -> Option<Board> {
        if self.squares.len() > MAX_SQUARES {
            flaws.push(BoardFlaw::ManySquares(self.squares.len()));
            return None;
        }
        let squares: Vec<_> = (0..self.squares.len())
            .map(|i| self.square(i, flaws))
            .collect();
        let routes = (0..self.seats.len())
            .map(|i| self.route(i, flaws))
            .collect();
        let views: Vec<View> = views
            .iter()
            .map(|v| View {
                name: v.name.clone(),
                turn: v.turn,
                outline: self.frame(v, flaws),
            })
            .collect();
        let mut board = Board {
            id: id.into(),
            family: family.into(),
            seats: self
                .seats
                .iter()
                .map(|s| Seat {
                    letter: s.letter,
                    name: s.name.clone(),
                    nests: s.nests.map(|(x, y)| Place {
                        at: Point::new(x, y),
                        turn: 0.0,
                    }),
                    house: points(&s.house),
                    bearing: s.bearing,
                })
                .collect(),
            squares,
            routes,
            outline: views.first().map(|v| v.outline.clone()).unwrap_or_default(),
            kitchen: self.kitchen.as_deref().map(points),
            idle: Vec::new(),
            printed: self.printed,
            views,
        };
        point_along_routes(&mut board);
        Some(board)
    }

    fn square(&self, index: usize, flaws: &mut Vec<BoardFlaw>) -> SquareInfo {
        let spec = &self.squares[index];
        if self.squares[..index].iter().any(|s| s.id == spec.id) {
            flaws.push(BoardFlaw::SameSquare(spec.id.clone()));
        }
        let what = format!("turn of square \"{}\"", spec.id);
        check_range(what, spec.turn, -1.0..=1.0, flaws);
        if spec.size.is_some() && spec.outline.is_some() {
            flaws.push(BoardFlaw::SizeAndOutline(spec.id.clone()));
        }
        let mut colour = |letter: char| {
            let seat = self.seats.iter().position(|s| s.letter == letter);
            if seat.is_none() {
                flaws.push(BoardFlaw::NoSuchSeat {
                    square: spec.id.clone(),
                    letter,
                });
            }
            seat.map(|i| Colour(i as u8))
        };
        // A seat that is not there is a flaw already: the square counts as common meanwhile.
        let common = SquareKind::Track {
            safe: false,
            exit: None,
        };
        let (kind, tint) = match spec.kind {
            KindSpec::Track { safe, exit } => {
                let exit = exit.and_then(colour);
                (SquareKind::Track { safe, exit }, exit)
            }
            KindSpec::Lane(letter) => {
                let owner = colour(letter);
                (owner.map_or(common, SquareKind::Lane), owner)
            }
            KindSpec::Goal(letter) => {
                let owner = colour(letter);
                (owner.map_or(common, SquareKind::Goal), owner)
            }
        };
        let at = Point::new(spec.at.0, spec.at.1);
        let outline = spec.outline.as_deref().map(points).unwrap_or_else(|| {
            let (w, h) = spec.size.unwrap_or((1.0, 1.0));
            [(-w, -h), (w, -h), (w, h), (-w, h)]
                .map(|(x, y)| Point::new(x / 2.0, y / 2.0).turned(spec.turn))
                .map(|p| Point::new(at.x + p.x, at.y + p.y))
                .into()
        });
        SquareInfo {
            label: spec.label.clone().unwrap_or_else(|| spec.id.clone()),
            kind,
            place: Place {
                at,
                turn: spec.turn,
            },
            outline,
            text_turn: readable(spec.turn),
            mark: spec.mark,
            tint,
        }
    }

    fn route(&self, seat: usize, flaws: &mut Vec<BoardFlaw>) -> Vec<Square> {
        let seat = &self.seats[seat];
        let what = format!("bearing of {}", seat.letter);
        check_range(what, seat.bearing, -1.0..=1.0, flaws);
        let found = seat.route.iter().filter_map(|id| {
            let index = self.squares.iter().position(|s| s.id == *id);
            if index.is_none() {
                flaws.push(BoardFlaw::NoSuchSquare {
                    seat: seat.letter,
                    square: id.clone(),
                });
            }
            index.map(|i| Square(i as u8))
        });
        found.collect()
    }

    fn frame(&self, view: &ViewSpec, flaws: &mut Vec<BoardFlaw>) -> Vec<Point> {
        if let Frame::Points(corners) = &view.frame {
            return points(corners);
        }
        flaws.push(BoardFlaw::FrameNeedsArms(view.name.clone()));
        everything()
    }
}

/// Turns every place the way in which the first route walks over it.
fn point_along_routes(board: &mut Board) {
    for route in board.routes.iter().rev() {
        for pair in route.windows(2).rev() {
            let [from, to] = [pair[0], pair[1]].map(|s| board.squares[s.index()].place.at);
            board.squares[pair[0].index()].place.turn =
                (from.bearing_to(to) - 0.25).rem_euclid(1.0);
        }
    }
}
