//! The drawing. Lengths are parts of the icon's side; y goes down.

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LinearGradient, Paint, PathBuilder, Pixmap, Point,
    Rect, Shader, SpreadMode, Stroke, Transform,
};

/// Yellow, blue, red and green as on the board: red and blue above, green and yellow below.
const RED: u32 = 0xd8413a;
const BLUE: u32 = 0x2f6fc4;
const GREEN: u32 = 0x2f9e5b;
const YELLOW: u32 = 0xf2b632;

const PAPER: u32 = 0xf8f1e0;
const INK: u32 = 0x3a2f25;
const GOLD: u32 = 0xf0cd7a;
const WOOD: (u32, u32) = (0x8c5a34, 0x4a2a15);

/// The frame, and the board inside it.
const FRAME: f32 = 0.02;
const BOARD: f32 = 0.085;
/// The arms of the cross are so wide.
const ARM: f32 = 0.27;

/// From how many pixels on squares and dots are drawn.
const DETAILED: u32 = 48;

/// Draws the icon; none if no picture can be so small.
pub(super) fn draw(size: u32) -> Option<Pixmap> {
    let mut picture = Pixmap::new(size, size)?;
    let mut brush = Brush {
        picture: &mut picture,
        size: size as f32,
    };
    let detailed = size >= DETAILED;
    brush.frame()?;
    brush.houses(detailed)?;
    brush.arms(detailed)?;
    brush.middle()?;
    Some(picture)
}

struct Brush<'a> {
    picture: &'a mut Pixmap,
    size: f32,
}

fn colour(rgb: u32) -> Color {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color::from_rgba8(r, g, b, 255)
}

impl Brush<'_> {
    fn scale(&self) -> Transform {
        Transform::from_scale(self.size, self.size)
    }

    fn fill(&mut self, path: &tiny_skia::Path, shader: Shader<'_>) {
        let paint = Paint {
            shader,
            anti_alias: true,
            ..Paint::default()
        };
        let at = self.scale();
        self.picture
            .fill_path(path, &paint, FillRule::Winding, at, None);
    }

    fn line(&mut self, path: &tiny_skia::Path, rgb: u32, width: f32) {
        let paint = Paint {
            shader: Shader::SolidColor(colour(rgb)),
            anti_alias: true,
            ..Paint::default()
        };
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            ..Stroke::default()
        };
        let at = self.scale();
        self.picture.stroke_path(path, &paint, &stroke, at, None);
    }

    fn rect(&mut self, left: f32, top: f32, right: f32, bottom: f32, rgb: u32) -> Option<()> {
        let rect = Rect::from_ltrb(left, top, right, bottom)?;
        self.fill(
            &PathBuilder::from_rect(rect),
            Shader::SolidColor(colour(rgb)),
        );
        Some(())
    }

    fn disc(&mut self, x: f32, y: f32, radius: f32, rgb: u32) -> Option<()> {
        let disc = PathBuilder::from_circle(x, y, radius)?;
        self.fill(&disc, Shader::SolidColor(colour(rgb)));
        Some(())
    }

    /// Warm wood, lit from the upper left.
    fn frame(&mut self) -> Option<()> {
        let lit = LinearGradient::new(
            Point::from_xy(0.1, 0.0),
            Point::from_xy(0.9, 1.0),
            vec![
                GradientStop::new(0.0, colour(WOOD.0)),
                GradientStop::new(1.0, colour(WOOD.1)),
            ],
            SpreadMode::Pad,
            Transform::identity(),
        )?;
        let frame = rounded(FRAME, 1.0 - FRAME, 0.14)?;
        self.fill(&frame, lit);
        self.rect(BOARD, BOARD, 1.0 - BOARD, 1.0 - BOARD, PAPER)
    }

    /// The four houses, each with its round of paper.
    fn houses(&mut self, detailed: bool) -> Option<()> {
        let (near, far) = (0.5 - ARM / 2.0, 0.5 + ARM / 2.0);
        let corners = [
            (BOARD, BOARD, RED),
            (far, BOARD, BLUE),
            (BOARD, far, GREEN),
            (far, far, YELLOW),
        ];
        let side = near - BOARD;
        for (left, top, rgb) in corners {
            self.rect(left, top, left + side, top + side, rgb)?;
            let (x, y) = (left + side / 2.0, top + side / 2.0);
            self.disc(x, y, side * 0.33, PAPER)?;
            if detailed {
                self.disc(x, y, side * 0.2, rgb)?;
            }
        }
        Some(())
    }

    /// The corridors, and the squares beside them.
    fn arms(&mut self, detailed: bool) -> Option<()> {
        let lane = ARM / 3.0;
        let (near, far) = (0.5 - lane / 2.0, 0.5 + lane / 2.0);
        let end = 1.0 - BOARD;
        self.rect(near, BOARD, far, 0.5, RED)?;
        self.rect(BOARD, near, 0.5, far, GREEN)?;
        self.rect(0.5, near, end, far, BLUE)?;
        self.rect(near, 0.5, far, end, YELLOW)?;
        if !detailed {
            return Some(());
        }
        let mut lines = PathBuilder::new();
        let (first, last) = (0.5 - ARM / 2.0, 0.5 + ARM / 2.0);
        for part in 0..=4 {
            let along = BOARD + (first - BOARD) * part as f32 / 4.0;
            for at in [along, 1.0 - along] {
                lines.move_to(first, at);
                lines.line_to(last, at);
                lines.move_to(at, first);
                lines.line_to(at, last);
            }
        }
        for across in [first, near, far, last] {
            for (from, to) in [(BOARD, first), (last, end)] {
                lines.move_to(across, from);
                lines.line_to(across, to);
                lines.move_to(from, across);
                lines.line_to(to, across);
            }
        }
        self.line(&lines.finish()?, INK, 0.006);
        Some(())
    }

    /// Four triangles of the goals, and the star where they meet.
    fn middle(&mut self) -> Option<()> {
        let (near, far) = (0.5 - ARM / 2.0, 0.5 + ARM / 2.0);
        let corners = [(near, near), (far, near), (far, far), (near, far)];
        for (i, rgb) in [RED, BLUE, YELLOW, GREEN].into_iter().enumerate() {
            let (from, to) = (corners[i], corners[(i + 1) % 4]);
            let mut goal = PathBuilder::new();
            goal.move_to(from.0, from.1);
            goal.line_to(to.0, to.1);
            goal.line_to(0.5, 0.5);
            goal.close();
            self.fill(&goal.finish()?, Shader::SolidColor(colour(rgb)));
        }
        let star = star(0.5, 0.5, 0.165, 0.1)?;
        self.fill(&star, Shader::SolidColor(colour(GOLD)));
        self.line(&star, INK, 0.014);
        Some(())
    }
}

/// A square with round corners.
fn rounded(from: f32, to: f32, radius: f32) -> Option<tiny_skia::Path> {
    // How far the handles of a curve lie from its ends to make a quarter of a circle.
    let handle = radius * 0.5523;
    let (low, high) = (from + radius, to - radius);
    let mut path = PathBuilder::new();
    path.move_to(low, from);
    path.line_to(high, from);
    path.cubic_to(high + handle, from, to, low - handle, to, low);
    path.line_to(to, high);
    path.cubic_to(to, high + handle, high + handle, to, high, to);
    path.line_to(low, to);
    path.cubic_to(low - handle, to, from, high + handle, from, high);
    path.line_to(from, low);
    path.cubic_to(from, low - handle, low - handle, from, low, from);
    path.close();
    path.finish()
}

/// A star of eight points, as it is laid in the tiles of both countries.
fn star(x: f32, y: f32, outer: f32, inner: f32) -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    for i in 0..16 {
        let radius = if i % 2 == 0 { outer } else { inner };
        let angle = i as f32 * std::f32::consts::PI / 8.0;
        let (at_x, at_y) = (x + radius * angle.sin(), y - radius * angle.cos());
        if i == 0 {
            path.move_to(at_x, at_y);
        } else {
            path.line_to(at_x, at_y);
        }
    }
    path.close();
    path.finish()
}
