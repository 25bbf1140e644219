//! Counts what the graphics card is asked to draw: the ranges of each phase that are not empty.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::core_pipeline::core_2d::{AlphaMask2d, Opaque2d, Transparent2d};
use bevy::prelude::*;
use bevy::render::render_phase::{
    BinnedPhaseItem, SortedPhaseItem, ViewBinnedRenderPhases, ViewSortedRenderPhases,
};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::ui_render::TransparentUi;

/// Draw calls of one frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Draws {
    /// On the table: meshes, sprites and text in two dimensions.
    pub(super) table: usize,
    /// Of what lies over it: plates, buttons, menus.
    pub(super) interface: usize,
}

impl Draws {
    /// All of them.
    #[must_use]
    pub(super) const fn all(self) -> usize {
        self.table + self.interface
    }
}

/// Counts the draw calls of the frame that was drawn last.
#[derive(Resource, Clone, Default)]
pub(in crate::film) struct DrawCounter(Arc<Mutex<Draws>>);

impl DrawCounter {
    /// Counts in an app that draws.
    pub(in crate::film) fn attach(&self, app: &mut App) {
        if let Some(render) = app.get_sub_app_mut(RenderApp) {
            render
                .insert_resource(self.clone())
                .add_systems(Render, count_draws.in_set(RenderSystems::Render));
        }
    }

    /// What the last frame took.
    pub(super) fn last(&self) -> Draws {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn count_draws(
    counter: Res<DrawCounter>,
    opaque: Res<ViewBinnedRenderPhases<Opaque2d>>,
    masked: Res<ViewBinnedRenderPhases<AlphaMask2d>>,
    clear: Res<ViewSortedRenderPhases<Transparent2d>>,
    interface: Res<ViewSortedRenderPhases<TransparentUi>>,
) {
    let draws = Draws {
        table: binned(&opaque) + binned(&masked) + sorted(&clear),
        interface: sorted(&interface),
    };
    *counter.0.lock().unwrap_or_else(PoisonError::into_inner) = draws;
}

/// The batches of phases whose items are drawn in order. Each item that is drawn says how many
/// of those after it are drawn with it.
fn sorted<I: SortedPhaseItem>(phases: &ViewSortedRenderPhases<I>) -> usize {
    let calls = phases.values().map(|phase| {
        let (mut calls, mut next) = (0, 0);
        while let Some((_, item)) = phase.items.get_index(next) {
            let batch = item.batch_range().len();
            calls += usize::from(batch > 0);
            next += batch.max(1);
        }
        calls
    });
    calls.sum()
}

/// The bins of phases whose items are drawn in any order: one call each, and one for each item
/// that cannot share it.
fn binned<I: BinnedPhaseItem>(phases: &ViewBinnedRenderPhases<I>) -> usize {
    let calls = phases.values().map(|phase| {
        let alone = phase.unbatchable_meshes.values();
        phase.multidrawable_meshes.len()
            + phase.batchable_meshes.len()
            + phase.non_mesh_items.len()
            + alone.map(|bin| bin.entities.len()).sum::<usize>()
    });
    calls.sum()
}
