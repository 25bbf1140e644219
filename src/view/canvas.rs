//! Vector drawing: outlines become triangles with a colour at every corner.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use lyon_tessellation::math::point;
use lyon_tessellation::path::Polygon;
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillTessellator, FillVertex, LineCap, LineJoin, StrokeOptions,
    StrokeTessellator, StrokeVertex, VertexBuffers,
};

use super::gamma::linear;
use super::outline::{circle, stitches};

/// How finely curves are drawn, in board units.
const TOLERANCE: f32 = 0.004;

/// A mesh in the making. Later shapes lie on top of earlier ones.
#[derive(Default)]
pub(crate) struct Canvas {
    points: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
    grain: Grain,
}

/// How the texture lies on what is drawn next.
#[derive(Clone, Copy)]
pub(crate) struct Grain {
    /// Tiles of the texture a board unit.
    pub(crate) tiles: Vec2,
    /// The direction of its x axis, in radians.
    pub(crate) turn: f32,
    /// Where it begins, in tiles.
    pub(crate) start: Vec2,
}

impl Default for Grain {
    fn default() -> Self {
        Self {
            tiles: Vec2::splat(0.1),
            turn: 0.0,
            start: Vec2::ZERO,
        }
    }
}

impl Canvas {
    /// Whether nothing is drawn on it.
    pub(crate) fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// Lays the texture differently from now on.
    pub(crate) fn grain(&mut self, grain: Grain) {
        self.grain = grain;
    }

    /// Fills an outline of any shape.
    pub(crate) fn fill(&mut self, outline: &[Vec2], colour: Color) {
        self.fill_with(outline, |_| colour);
    }

    /// Fills an outline with the colour that each corner gets.
    pub(crate) fn fill_with(&mut self, outline: &[Vec2], colour: impl Fn(Vec2) -> Color) {
        let mut out: VertexBuffers<Vec2, u32> = VertexBuffers::new();
        let corners: Vec<_> = outline.iter().map(|p| point(p.x, p.y)).collect();
        let polygon = Polygon {
            points: &corners,
            closed: true,
        };
        let options = FillOptions::tolerance(TOLERANCE);
        let mut sink = BuffersBuilder::new(&mut out, |v: FillVertex<'_>| {
            Vec2::new(v.position().x, v.position().y)
        });
        // It fails on numbers that are none; a checked board has only finite ones.
        if FillTessellator::new()
            .tessellate_polygon(polygon, &options, &mut sink)
            .is_ok()
        {
            self.add(&out.vertices, &out.indices, colour);
        }
    }

    /// Draws along points, with round joins.
    pub(crate) fn stroke(&mut self, line: &[Vec2], closed: bool, width: f32, colour: Color) {
        let mut out: VertexBuffers<Vec2, u32> = VertexBuffers::new();
        let corners: Vec<_> = line.iter().map(|p| point(p.x, p.y)).collect();
        let polygon = Polygon {
            points: &corners,
            closed,
        };
        let options = StrokeOptions::tolerance(TOLERANCE)
            .with_line_width(width)
            .with_line_join(LineJoin::Round)
            .with_line_cap(LineCap::Round);
        let mut sink = BuffersBuilder::new(&mut out, |v: StrokeVertex<'_, '_>| {
            Vec2::new(v.position().x, v.position().y)
        });
        if StrokeTessellator::new()
            .tessellate_polygon(polygon, &options, &mut sink)
            .is_ok()
        {
            self.add(&out.vertices, &out.indices, |_| colour);
        }
    }

    /// Draws stitches along a line: `dash` long, `gap` apart, evened out to fit.
    pub(crate) fn stitch(
        &mut self,
        line: &[Vec2],
        closed: bool,
        (dash, gap): (f32, f32),
        width: f32,
        colour: Color,
    ) {
        for stitch in stitches(line, closed, (dash, gap), |_| 1.0) {
            self.stroke(&stitch, false, width, colour);
        }
    }

    /// Fills a disc, with one colour in the middle and one at the rim.
    pub(crate) fn disc(&mut self, middle: Vec2, radius: f32, inner: Color, rim: Color) {
        self.ring(middle, 0.0, radius, inner, rim);
    }

    /// Fills a ring between two radii, with a colour at either edge.
    pub(crate) fn ring(&mut self, middle: Vec2, from: f32, to: f32, inner: Color, outer: Color) {
        self.band(&circle(middle, from), &circle(middle, to), inner, outer);
    }

    /// Fills the band between two outlines of equally many corners.
    pub(crate) fn band(&mut self, inner: &[Vec2], outer: &[Vec2], from: Color, to: Color) {
        let n = inner.len();
        for i in 0..n {
            let j = (i + 1) % n;
            self.quad(
                [inner[i], outer[i], outer[j], inner[j]],
                [from, to, to, from],
            );
        }
    }

    /// Fills four corners, each with its colour.
    pub(crate) fn quad(&mut self, corners: [Vec2; 4], colours: [Color; 4]) {
        let first = self.points.len() as u32;
        for (p, c) in corners.into_iter().zip(colours) {
            self.corner(p, c);
        }
        self.indices.extend([0, 1, 2, 0, 2, 3].map(|i| first + i));
    }

    fn add(&mut self, points: &[Vec2], indices: &[u32], colour: impl Fn(Vec2) -> Color) {
        let first = self.points.len() as u32;
        for &p in points {
            self.corner(p, colour(p));
        }
        self.indices.extend(indices.iter().map(|i| first + i));
    }

    fn corner(&mut self, p: Vec2, colour: Color) {
        self.points.push([p.x, p.y, 0.0]);
        self.colours.push(linear(colour).to_array());
        let along = Vec2::from_angle(-self.grain.turn).rotate(p);
        let uv = along * self.grain.tiles + self.grain.start;
        self.uvs.push(uv.to_array());
    }

    /// The triangles in the order in which they lie on each other: corners, and the linear
    /// colours there.
    pub(crate) fn triangles(&self) -> impl Iterator<Item = ([Vec2; 3], [Vec4; 3])> + '_ {
        self.indices.as_chunks::<3>().0.iter().map(|corners| {
            let at = corners.map(|i| {
                let [x, y, _] = self.points[i as usize];
                Vec2::new(x, y)
            });
            (
                at,
                corners.map(|i| Vec4::from_array(self.colours[i as usize])),
            )
        })
    }

    /// The mesh.
    pub(crate) fn into_mesh(mut self) -> Mesh {
        if self.points.is_empty() {
            // The engine complains about meshes without corners; four in one place show nothing.
            self.quad([Vec2::ZERO; 4], [Color::NONE; 4]);
        }
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::RENDER_WORLD,
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.points)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}
