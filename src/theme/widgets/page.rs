//! A page: its title with the way back, what scrolls, and what always stays in sight below.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::button::sign_button;
use super::hint::Hint;
use super::panel::{label, panel, row, wrapped_row};
use super::scroll::spawn_scroll;
use crate::locale::Phrase;
use crate::settings::Settings;
use crate::theme::layout::Layout;
use crate::theme::palette;
use crate::theme::tongue::Lettering;

/// The panel of a page: as large as the window lets it, and at most so wide.
#[derive(Component, Clone, Copy, Debug)]
pub struct Page {
    /// The most pixels from side to side.
    pub width: f32,
    /// The pixels from top to bottom of a page with little upon it, where text is as large as
    /// usual; none for one that is as high as it can be.
    pub height: Option<f32>,
}

/// Spawns a page in a screen or menu: `back` is what the way back does, `body` scrolls, `foot`
/// stays in sight.
pub fn spawn_page<M: Message + Clone>(
    parent: &mut ChildSpawnerCommands,
    page: Page,
    title: Phrase,
    back: M,
    body: impl FnOnce(&mut ChildSpawnerCommands),
    foot: impl FnOnce(&mut ChildSpawnerCommands),
) {
    parent
        .spawn((page, panel(px(page.width))))
        .with_children(|panel| {
            panel.spawn((
                Node {
                    flex_shrink: 0.0,
                    ..row(12.0)
                },
                children![
                    (
                        sign_button(Phrase::new("menu-back-sign")),
                        Hint(Phrase::new("menu-back")),
                        observe(move |_: On<Activate>, mut asked: MessageWriter<M>| {
                            asked.write(back.clone());
                        }),
                    ),
                    label(title, Lettering::bold(26.0), palette::GOLD),
                ],
            ));
            spawn_scroll(panel, 8.0, body);
            panel
                .spawn(Node {
                    flex_shrink: 0.0,
                    justify_content: JustifyContent::Center,
                    ..wrapped_row(10.0)
                })
                .with_children(foot);
        });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, fit.before(bevy::ui::UiSystems::Prepare));
}

/// Below which height, in pixels of the interface, a window is low.
pub(super) const LOW: f32 = 480.0;

/// A page is as high as the window, unless it is short; on a small one it leaves no edge.
fn fit(
    layout: Res<Layout>,
    scale: Res<UiScale>,
    settings: Res<Settings>,
    mut pages: Query<(&Page, &mut Node)>,
) {
    let room = layout.window / scale.0;
    let small = room.x < 560.0 || room.y < LOW;
    let (across, down, padding) = if small {
        (100.0, 100.0, UiRect::axes(px(12), px(10)))
    } else {
        (94.0, 92.0, UiRect::axes(px(24), px(20)))
    };
    for (page, mut node) in &mut pages {
        let width = px(page.width.min(room.x));
        let height = match page.height {
            Some(height) if !small => px(height * settings.text_size.factor().max(1.0)),
            _ => percent(down),
        };
        if (node.width, node.padding, node.height) != (width, padding, height) {
            node.width = width;
            node.padding = padding;
            node.height = height;
            node.max_width = percent(across);
            node.max_height = percent(down);
        }
    }
}
