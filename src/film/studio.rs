//! A table without a window: an image to draw into, a clock that is moved by hand.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use bevy::app::{PluginsState, SubApps};
use bevy::asset::RenderAssetUsages;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PollType, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use image::RgbaImage;

use super::gpu;
use crate::view::{Glass, TableCamera};

/// Frames that pass before everything that is loaded and laid out is seen.
const WARM_UP: u32 = 3;

/// Updates that a picture takes at most from the screen to our hands.
const PATIENCE: u32 = 12;

/// An app that draws into an image.
pub(super) struct Studio {
    apps: SubApps,
    screen: RenderTarget,
    taken: (Sender<Image>, Receiver<Image>),
    awaited: usize,
}

impl Studio {
    /// An app without a window that draws pictures of `size` pixels, `scale` of them to a
    /// point; `furnish` adds what is to be filmed. Time stands still while it opens.
    ///
    /// Ends the program with a sentence and code 2 if nothing can draw here.
    pub(super) fn open(size: UVec2, scale: f32, furnish: impl FnOnce(&mut App)) -> Self {
        gpu::leave_without();
        let mut app = engine(RenderPlugin {
            synchronous_pipeline_compilation: true,
            ..default()
        });
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let screen = app
            .world_mut()
            .resource_mut::<Assets<Image>>()
            .add(screen(size));
        let screen = RenderTarget::Image(ImageRenderTarget {
            handle: screen,
            scale_factor: scale,
        });
        app.insert_resource(Glass(screen.clone()));
        furnish(&mut app);
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let mut studio = Self {
            apps: std::mem::take(app.sub_apps_mut()),
            screen,
            taken: channel(),
            awaited: 0,
        };
        for _ in 0..WARM_UP {
            studio.step(Duration::ZERO);
        }
        studio
    }

    /// The world that is filmed.
    pub(super) fn world(&mut self) -> &mut World {
        self.apps.main.world_mut()
    }

    /// Lets time go on by `by`, unseen.
    pub(super) fn pass(&mut self, by: Duration) {
        self.look(false);
        self.step(by);
        self.look(true);
    }

    /// Lets time go on by `by` and takes a picture of what is seen then. It is developed
    /// while the film goes on: fetch it with [`Studio::developed`].
    pub(super) fn shoot(&mut self, by: Duration) {
        // The very target that is drawn into: one of another scale is another, and stays blank.
        let (sender, screen) = (self.taken.0.clone(), self.screen.clone());
        self.world()
            .spawn(Screenshot(screen))
            .observe(move |taken: On<ScreenshotCaptured>| {
                // The studio listens as long as it films.
                let _ = sender.send(taken.image.clone());
            });
        self.awaited += 1;
        self.step(by);
    }

    /// The pictures that have come back, in the order in which they were taken.
    ///
    /// # Errors
    /// A sentence if one is no picture.
    pub(super) fn developed(&mut self) -> Result<Vec<RgbaImage>, String> {
        let images: Vec<Image> = self.taken.1.try_iter().collect();
        self.awaited -= images.len();
        let pictures = images.into_iter().map(|image| {
            let picture = image.try_into_dynamic().map_err(|e| e.to_string())?;
            Ok(picture.into_rgba8())
        });
        pictures.collect()
    }

    /// Waits for the pictures that have not come back yet.
    ///
    /// # Errors
    /// A sentence if they never do.
    pub(super) fn develop(&mut self) -> Result<Vec<RgbaImage>, String> {
        let mut pictures = Vec::new();
        for _ in 0..PATIENCE {
            if self.awaited == 0 {
                return Ok(pictures);
            }
            self.step(Duration::ZERO);
            pictures.extend(self.developed()?);
        }
        Err("the pictures never came back from the graphics driver".to_owned())
    }

    fn step(&mut self, by: Duration) {
        self.think(by);
        self.draw();
    }

    /// Opens or shuts the camera of the table: what nobody looks at need not be drawn.
    fn look(&mut self, open: bool) {
        let world = self.world();
        let mut cameras = world.query_filtered::<&mut Camera, With<TableCamera>>();
        for mut camera in cameras.iter_mut(world) {
            camera.is_active = open;
        }
    }

    /// Lets time go on by `by` in the main world alone: nothing is drawn until the next
    /// [`Studio::draw`].
    pub(super) fn think(&mut self, by: Duration) {
        self.world()
            .insert_resource(TimeUpdateStrategy::ManualDuration(by));
        self.apps.main.run_default_schedule();
    }

    /// Draws what has been thought of.
    pub(super) fn draw(&mut self) {
        for app in self.apps.sub_apps.values_mut() {
            app.extract(self.apps.main.world_mut());
            app.update();
        }
        self.apps.main.world_mut().clear_trackers();
        let device = self.apps.main.world().resource::<RenderDevice>();
        // A device that is lost shows when the picture does not come.
        let _ = device.wgpu_device().poll(PollType::Wait {
            submission_index: None,
            timeout: None,
        });
    }
}

/// The engine without a window, a clock of its own or a log. What a frame shows is drawn before
/// the next one begins.
pub(super) fn engine(render: RenderPlugin) -> App {
    let window = WindowPlugin {
        primary_window: None,
        exit_condition: ExitCondition::DontExit,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(window)
            .set(render)
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .disable::<LogPlugin>(),
    );
    app
}

fn screen(size: UVec2) -> Image {
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new_target_texture(size.x, size.y, format, None);
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}
