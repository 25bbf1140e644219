//! Draws a board as SVG, to judge it by eye while writing one:
//! `cargo run --release --no-default-features --example board_svg parchis-6 > x.svg`.
//!
//! A second argument names the view, a third a folder with more boards.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;

use parchis::levels::Levels;
use parchis::rules::board::{Board, Mark, Point, SquareKind, View, readable};

/// Pixels a board unit.
const SCALE: f32 = 48.0;

const INKS: [&str; 8] = [
    "#f2b632", "#2f6fc4", "#d8413a", "#2f9e5b", "#8a8f98", "#b04fb0", "#ee7f2d", "#2bb5b0",
];

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let (id, view, folder) = (args.next().ok_or("which board?")?, args.next(), args.next());
    let folders: Vec<_> = folder.into_iter().map(PathBuf::from).collect();
    let levels = Levels::with(&folders);
    let board = levels.board(&id).ok_or_else(|| {
        let flaws = levels
            .flaws()
            .iter()
            .map(|flaw| format!("\n{flaw}"))
            .collect::<String>();
        format!("there is no sound board {id}{flaws}")
    })?;
    let view = board
        .views
        .iter()
        .find(|v| view.as_ref().is_none_or(|name| *name == v.name));
    let view = view.ok_or("the board has no such view")?;
    let drawn = Sheet { board, view }.draw().map_err(|e| e.to_string())?;
    std::io::stdout()
        .write_all(drawn.as_bytes())
        .map_err(|e| e.to_string())
}

/// One view of one board.
struct Sheet<'a> {
    board: &'a Board,
    view: &'a View,
}

impl Sheet<'_> {
    fn draw(&self) -> Result<String, std::fmt::Error> {
        let reach = self
            .view
            .outline
            .iter()
            .map(|p| self.seen(*p))
            .fold(0.0_f32, |far, p| far.max(p.x.abs()).max(p.y.abs()))
            + 0.5 * SCALE;
        let mut out = String::new();
        let size = 2.0 * reach;
        writeln!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="{} {} {size} {size}">"#,
            -reach, -reach
        )?;
        self.polygon(&mut out, &self.view.outline, "#efe3cb")?;
        for (i, seat) in self.board.seats.iter().enumerate() {
            self.polygon(&mut out, &seat.house, INKS[i])?;
            let (middle, radius) = seat.panel();
            self.circle(&mut out, middle, radius, "#fbf6ea")?;
            for nest in seat.nests {
                self.circle(&mut out, nest.at, 0.48, INKS[i])?;
            }
        }
        for cell in &self.board.idle {
            self.polygon(&mut out, cell, "#e3d6b8")?;
        }
        for square in &self.board.squares {
            let safe = matches!(square.kind, SquareKind::Track { safe: true, .. });
            let paper = if safe { "#d5ccb9" } else { "#ffffff" };
            self.polygon(
                &mut out,
                &square.outline,
                square.tint.map_or(paper, |c| INKS[c.index()]),
            )?;
            let at = self.seen(square.place.at);
            match square.mark {
                Some(Mark::Ring) => self.circle(&mut out, square.place.at, 0.36, "#ffffff")?,
                Some(Mark::Cross) => self.text(&mut out, at, 0.0, 0.8 * SCALE, "X")?,
                Some(Mark::Slash) => self.text(&mut out, at, 0.0, 0.8 * SCALE, "/")?,
                None => {}
            }
            let turn = readable(square.text_turn + self.view.turn);
            self.text(&mut out, at, turn, 0.4 * SCALE, &square.label)?;
            let ahead = Point::new(0.0, 0.45 * SCALE).turned(square.place.turn + self.view.turn);
            writeln!(
                out,
                r#"<path d="M{} {} l{} {}" fill="none" stroke="black" stroke-width="2"/>"#,
                at.x, at.y, ahead.x, -ahead.y
            )?;
        }
        writeln!(out, "</svg>")?;
        Ok(out)
    }

    /// A point as the picture has it: turned with the view, y down.
    fn seen(&self, p: Point) -> Point {
        let p = p.turned(self.view.turn);
        Point::new(SCALE * p.x, -SCALE * p.y)
    }

    fn polygon(&self, out: &mut String, corners: &[Point], fill: &str) -> std::fmt::Result {
        write!(
            out,
            r##"<polygon fill="{fill}" fill-opacity=".7" stroke="#3a2f25" stroke-width="2" points=""##
        )?;
        for corner in corners {
            let p = self.seen(*corner);
            write!(out, "{:.1},{:.1} ", p.x, p.y)?;
        }
        writeln!(out, r#""/>"#)
    }

    fn circle(&self, out: &mut String, at: Point, radius: f32, fill: &str) -> std::fmt::Result {
        let p = self.seen(at);
        writeln!(
            out,
            r##"<circle cx="{:.1}" cy="{:.1}" r="{:.1}" fill="{fill}" stroke="#3a2f25" stroke-width="2"/>"##,
            p.x,
            p.y,
            SCALE * radius
        )
    }

    fn text(
        &self,
        out: &mut String,
        at: Point,
        turn: f32,
        size: f32,
        text: &str,
    ) -> std::fmt::Result {
        writeln!(
            out,
            r#"<text transform="translate({:.1},{:.1}) rotate({:.1})" y="{:.1}" font-size="{size}" font-family="sans-serif" text-anchor="middle">{text}</text>"#,
            at.x,
            at.y,
            -360.0 * turn,
            0.35 * size
        )
    }
}
