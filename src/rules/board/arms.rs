//! Lays out a board of arms: one arm, repeated around the middle.

use super::check::check_range;
use super::file::{Arms, Centre, Corners, Entry, Labels, ViewSpec};
use super::geometry::centroid;
use super::ground::{Column, Ground};
use super::{Board, BoardFlaw, Place, Point, SquareInfo, SquareKind, View, readable};
use crate::rules::ids::{Colour, MAX_COLOURS, Square};

/// The most squares that a board may have.
pub(super) const MAX_SQUARES: usize = 254;

impl Arms {
    /// Makes sure of the numbers: laying out relies on them.
    pub(super) fn check(&self, flaws: &mut Vec<BoardFlaw>) {
        let mut range = |what: &str, value: f32, least: f32, most: f32| {
            check_range(what.into(), value, least..=most, flaws);
        };
        range("arms", self.arms.into(), 3.0, MAX_COLOURS as f32);
        range("rows", self.rows.into(), 3.0, 11.0);
        range("width", self.width, 1.0, 4.0);
        let per_arm = 2.0 * f32::from(self.rows) + 1.0;
        for &offset in &self.safe {
            range("safe", offset.into(), 0.0, per_arm - 1.0);
        }
        if let Entry::Loop(offset) = self.entry {
            range("entry", offset.into(), 1.0, per_arm - 1.0);
        }
        for mark in &self.marks {
            range(
                "mark",
                mark.at.into(),
                0.0,
                per_arm * f32::from(self.arms) - 1.0,
            );
        }
        twice("safe", &self.safe, flaws);
        twice(
            "mark",
            &self.marks.iter().map(|m| m.at).collect::<Vec<_>>(),
            flaws,
        );

        let tan = (std::f32::consts::PI / f32::from(self.arms.max(3))).tan();
        // What is left of an innermost side square at its short end is width − tan.
        let least = tan + 0.5;
        if self.corners == Corners::Oblique && self.width < least {
            flaws.push(BoardFlaw::TooNarrow {
                arms: self.arms,
                width: self.width,
                least,
            });
        }
        if self.labels == Labels::Grid
            && (self.arms != 4 || self.corners != Corners::Straight || self.width != 1.0)
        {
            flaws.push(BoardFlaw::NoGrid);
        }
        let squares = self.loop_len() + self.seats.len() * usize::from(self.rows);
        if squares > MAX_SQUARES {
            flaws.push(BoardFlaw::ManySquares(squares));
        }
        for (i, seat) in self.seats.iter().enumerate() {
            if seat.arm >= self.arms {
                let last = self.arms.saturating_sub(1);
                flaws.push(BoardFlaw::NoSuchArm {
                    seat: seat.letter,
                    arm: seat.arm,
                    last,
                });
            }
            if let Some(other) = self.seats[..i].iter().find(|s| s.arm == seat.arm) {
                let (first, second) = (other.letter, seat.letter);
                flaws.push(BoardFlaw::SameArm {
                    first,
                    second,
                    arm: seat.arm,
                });
            }
        }
    }

    /// How many squares of the loop belong to an arm.
    fn per_arm(&self) -> usize {
        2 * usize::from(self.rows) + 1
    }

    /// How many squares the loop has.
    fn loop_len(&self) -> usize {
        self.per_arm() * usize::from(self.arms)
    }

    /// Lays out the board. The numbers have been checked.
    pub(super) fn lay(&self, id: &str, family: &str, views: &[ViewSpec]) -> Board {
        let ground = Ground::new(self);
        let mut squares: Vec<SquareInfo> = (0..self.loop_len())
            .map(|q| self.loop_square(&ground, q))
            .collect();
        let mut routes = Vec::new();
        for (i, seat) in self.seats.iter().enumerate() {
            let colour = Colour(i as u8);
            let first_lane = squares.len();
            for row in 2..=self.rows {
                squares.push(self.lane_cell(&ground, colour, seat.arm, row));
            }
            squares.push(self.goal(&ground, colour));
            let lane = first_lane..squares.len() - 1;
            let tip = usize::from(seat.arm) * self.per_arm();
            let lap =
                |from: usize| (from..=self.loop_len()).map(move |o| (tip + o) % self.loop_len());
            let way: Vec<usize> = match self.entry {
                Entry::Loop(offset) => lap(offset.into()).chain(lane).collect(),
                Entry::LaneOut => lane.clone().rev().chain(lap(0)).chain(lane).collect(),
            };
            let way = way.into_iter().chain([squares.len() - 1]);
            routes.push(way.map(|q| Square(q as u8)).collect());
        }
        let idle_arms = (0..self.arms).filter(|&a| self.seats.iter().all(|s| s.arm != a));
        let idle = idle_arms
            .flat_map(|arm| (2..=self.rows).map(move |row| (arm, row)))
            .map(|(arm, row)| ground.cell(arm, Column::Middle, row))
            .collect();
        let views: Vec<View> = views
            .iter()
            .map(|v| View {
                name: v.name.clone(),
                turn: v.turn,
                outline: ground.frame(&v.frame),
            })
            .collect();
        Board {
            id: id.into(),
            family: family.into(),
            seats: self
                .seats
                .iter()
                .map(|s| ground.seat(s.letter, &s.name, s.arm, &views))
                .collect(),
            squares,
            routes,
            outline: views.first().map(|v| v.outline.clone()).unwrap_or_default(),
            kitchen: (self.centre == Centre::Kitchen).then(|| ground.middle()),
            idle,
            printed: self.labels == Labels::Numbers,
            views,
        }
    }

    /// The `q`th square of the loop, counted from the tip of arm 0.
    fn loop_square(&self, ground: &Ground<'_>, q: usize) -> SquareInfo {
        let (per_arm, rows) = (self.per_arm(), usize::from(self.rows));
        let (arm, offset) = (q / per_arm, q % per_arm);
        let (arm, column, row) = match offset {
            0 => (arm, Column::Middle, 1),
            inwards if inwards <= rows => (arm, Column::Left, inwards),
            outwards => (
                (arm + 1) % usize::from(self.arms),
                Column::Right,
                per_arm - outwards,
            ),
        };
        let outline = ground.cell(arm as u8, column, row as u8);
        let bearing = ground.bearing(arm as u8);
        // Upright is a quarter turn from east; people walk in on the left, out on the right.
        let turn = match column {
            Column::Left => bearing + 0.25,
            Column::Middle => bearing,
            Column::Right => bearing - 0.25,
        };
        let place = Place {
            at: centroid(&outline),
            turn: turn.rem_euclid(1.0),
        };

        let safe = self.safe.iter().any(|&s| usize::from(s) == offset);
        let seat_at = |tip: usize| self.seats.iter().position(|s| usize::from(s.arm) == tip);
        let colour = seat_at(q / per_arm).map(|i| Colour(i as u8));
        let exit =
            colour.filter(|_| matches!(self.entry, Entry::Loop(e) if usize::from(e) == offset));
        let after_tip =
            |arm: u8| (q + self.loop_len() - usize::from(arm) * per_arm) % self.loop_len();
        let own_mark = self.seats.iter().find_map(|s| {
            self.marks
                .iter()
                .find(|m| usize::from(m.at) == after_tip(s.arm))
                .map(|m| m.mark)
        });
        SquareInfo {
            label: self.loop_label(q, place.at),
            kind: SquareKind::Track { safe, exit },
            place,
            outline,
            text_turn: readable(bearing + 0.25),
            mark: own_mark.or(self.safe_mark.filter(|_| safe)),
            tint: exit.or(colour.filter(|_| offset == 0)),
        }
    }

    /// The lane cell of an arm in a row (2 to `rows`).
    fn lane_cell(&self, ground: &Ground<'_>, colour: Colour, arm: u8, row: u8) -> SquareInfo {
        let outline = ground.cell(arm, Column::Middle, row);
        let at = centroid(&outline);
        let bearing = ground.bearing(arm);
        SquareInfo {
            label: match self.labels {
                Labels::Numbers => format!("c{}", row - 1),
                Labels::Grid => self.grid_label(at),
            },
            kind: SquareKind::Lane(colour),
            place: Place {
                at,
                turn: (bearing + 0.25).rem_euclid(1.0),
            },
            outline,
            text_turn: readable(bearing + 0.25),
            mark: None,
            tint: Some(colour),
        }
    }

    /// The goal of a colour: its share of the middle.
    fn goal(&self, ground: &Ground<'_>, colour: Colour) -> SquareInfo {
        let outline = ground.share(colour);
        let bearing = ground.bearing(self.seats[colour.index()].arm);
        SquareInfo {
            label: "M".into(),
            kind: SquareKind::Goal(colour),
            place: Place {
                at: centroid(&outline),
                turn: (bearing + 0.25).rem_euclid(1.0),
            },
            outline,
            text_turn: readable(bearing + 0.25),
            mark: None,
            tint: Some(colour),
        }
    }

    fn loop_label(&self, q: usize, at: Point) -> String {
        match self.labels {
            Labels::Numbers if q == 0 => self.loop_len().to_string(),
            Labels::Numbers => q.to_string(),
            Labels::Grid => self.grid_label(at),
        }
    }

    /// Column and row in the grid, `a1` at the lower left.
    fn grid_label(&self, at: Point) -> String {
        let half = f32::from(self.rows) + 1.0;
        let (column, row) = ((at.x + half).round() as u8, (at.y + half).round() as u8);
        format!("{}{}", char::from(b'a' + column), row + 1)
    }
}

fn twice(what: &'static str, offsets: &[u8], flaws: &mut Vec<BoardFlaw>) {
    for (i, &offset) in offsets.iter().enumerate() {
        if offsets[..i].contains(&offset) {
            flaws.push(BoardFlaw::Twice { what, offset });
        }
    }
}
