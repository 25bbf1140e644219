//! What the game needs of it: a page has to fetch every part, even one that is switched off.
//!
//! The log is the greatest of those that are missing; [`console`](crate::app::console) tells the page's console.

use bevy::a11y::AccessibilityPlugin;
use bevy::app::{PluginGroup, PluginGroupBuilder, TaskPoolPlugin};
use bevy::asset::AssetPlugin;
use bevy::camera::CameraPlugin;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::diagnostic::FrameCountPlugin;
use bevy::image::ImagePlugin;
use bevy::input::InputPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocusPlugin};
use bevy::mesh::MeshPlugin;
use bevy::picking::DefaultPickingPlugins;
use bevy::render::RenderPlugin;
use bevy::sprite::SpritePlugin;
use bevy::sprite_render::SpriteRenderPlugin;
use bevy::state::app::StatesPlugin;
use bevy::text::TextPlugin;
use bevy::time::TimePlugin;
use bevy::transform::TransformPlugin;
use bevy::ui::UiPlugin;
use bevy::ui_render::UiRenderPlugin;
use bevy::ui_widgets::{
    ButtonPlugin, EditableTextInputPlugin, ScrollAreaPlugin, ScrollbarPlugin, SliderPlugin,
};
use bevy::window::WindowPlugin;
use bevy::winit::WinitPlugin;

/// The parts, in the order in which the engine adds them.
struct Parts;

impl PluginGroup for Parts {
    fn build(self) -> PluginGroupBuilder {
        PluginGroupBuilder::start::<Self>()
            .add(TaskPoolPlugin::default())
            .add(FrameCountPlugin)
            .add(TimePlugin)
            .add(TransformPlugin)
            .add(InputPlugin)
            .add(InputFocusPlugin)
            .add(InputDispatchPlugin)
            .add(WindowPlugin::default())
            .add(AccessibilityPlugin)
            .add(AssetPlugin::default())
            .add(WinitPlugin::default())
            .add(RenderPlugin::default())
            .add(ImagePlugin::default())
            .add(MeshPlugin)
            .add(CameraPlugin)
            .add(CorePipelinePlugin)
            .add(SpritePlugin)
            .add(SpriteRenderPlugin)
            .add(TextPlugin)
            .add(UiPlugin)
            .add(UiRenderPlugin)
            .add(StatesPlugin)
            .add(ButtonPlugin)
            .add(ScrollAreaPlugin)
            .add(ScrollbarPlugin)
            .add(SliderPlugin)
            .add(EditableTextInputPlugin)
            .add_group(DefaultPickingPlugins)
    }
}

pub(super) fn parts() -> PluginGroupBuilder {
    crate::app::console::listen();
    Parts.build()
}
