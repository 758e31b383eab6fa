//! The offscreen table: the app drawing to a texture in place of a window.

use super::capture::{capture, set_drawing};
use crate::app::open::OpenedGame;
use crate::app::{ChosenStyles, SpokenLanguage};
use crate::app::{
    Holder, Lifting, PictureSize, Quality, QualityChoice, ShownOverlays, Stacks, ThreatView,
    ThreatViewOn, Travelling, TurnSet,
};
use crate::launch::preflight::{self, Missing};
use crate::launch::{graphics, log};
use crate::store::{Overlays, Styles};
use crate::table::{FreeViewport, Lighting, TableCamera};
use crate::words::Language;
use crate::{panels, table};
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext};
use bevy_panorbit_camera::PanOrbitCamera;
use image::RgbImage;
use std::thread;
use std::time::Duration;

/// Frames until the camera has settled, and at most so many more until every piece has and what won is lit.
const SETTLE_FRAMES: usize = 10;
const MOST_FRAMES: usize = 30;
/// Frames until meshes and textures have reached the renderer.
const UPLOAD_FRAMES: usize = 2;
/// The least room around the board, as a share of the height.
const MARGIN: f32 = 0.03;
const FRAME_TIME: Duration = Duration::from_millis(100);
/// How long to wait between two looks at whether a search has found anything.
const LOOKING: Duration = Duration::from_millis(20);

/// The app with a texture in place of a window, for pictures and animations.
#[derive(Debug)]
pub(in crate::launch) struct OffscreenTable {
    pub(in crate::launch) app: App,
    canvas: Handle<Image>,
}

impl OffscreenTable {
    pub(in crate::launch) fn new(
        opened: OpenedGame,
        size: PictureSize,
        with_panels: bool,
    ) -> Result<Self, Missing> {
        let quiet = log::hold_back_libraries();
        preflight::graphics()?;
        let (app, canvas) = build_app(opened, size, with_panels);
        drop(quiet);
        let mut table = Self { app, canvas };
        table.settle();
        Ok(table)
    }

    /// Runs until every piece and the camera have settled, without drawing it on the way.
    pub(in crate::launch) fn settle(&mut self) {
        for _ in 0..SETTLE_FRAMES {
            self.app.update();
        }
        for _ in 0..MOST_FRAMES {
            let world = self.app.world();
            let moves = world.resource::<Travelling>().0;
            if !moves && !world.resource::<Lighting>().is_running() {
                break;
            }
            self.app.update();
        }
    }

    /// Speaks another language in the panels.
    pub(in crate::launch) fn speak(&mut self, language: Language) {
        self.app
            .insert_resource(SpokenLanguage::asked(Some(language)));
        self.settle();
    }

    /// Marks what the rules know, and looks for what the other side would do.
    pub(in crate::launch) fn show(&mut self, overlays: Overlays, threats: bool) {
        self.app
            .insert_resource(ShownOverlays(overlays))
            .insert_resource(ThreatViewOn(threats));
        self.app.update();
        while matches!(self.app.world().resource(), ThreatView::Looking) {
            thread::sleep(LOOKING);
            self.app.update();
        }
    }

    /// Draws with another quality and in other styles.
    pub(in crate::launch) fn look(&mut self, quality: Quality, styles: Styles) {
        self.app
            .insert_resource(QualityChoice::Always(quality))
            .insert_resource(ChosenStyles(styles));
        self.settle();
    }

    /// Draws one frame and reads it back.
    pub(in crate::launch) fn picture(&mut self) -> Result<RgbImage, Missing> {
        set_drawing(&mut self.app, true);
        for _ in 0..UPLOAD_FRAMES {
            self.app.update();
        }
        Ok(capture(&mut self.app, self.canvas.clone())?.to_rgb8())
    }
}

/// Builds the app with a game on its table, and the texture that it draws to.
fn build_app(opened: OpenedGame, size: PictureSize, with_panels: bool) -> (App, Handle<Image>) {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                // Nobody shows it, but picking and panels ask for it.
                primary_window: Some(Window {
                    resolution: (size.width, size.height).into(),
                    ..default()
                }),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: graphics::settings().into(),
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME))
    .insert_resource(QualityChoice::Always(Quality::High))
    .add_plugins((crate::app::plugin, table::plugin));
    if with_panels {
        app.add_plugins(panels::plugin);
    } else {
        // The table asks it whether the pointer is over a panel.
        app.add_plugins(EguiPlugin::default())
            .init_schedule(EguiPrimaryContextPass)
            .insert_resource(FreeViewport(
                Rect::new(0.0, 0.0, size.width as f32, size.height as f32)
                    .inflate(-MARGIN * size.height as f32),
            ));
    }
    let mut target =
        Image::new_target_texture(size.width, size.height, TextureFormat::Rgba8UnormSrgb, None);
    target.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(target);
    let canvas = target.clone();
    let lifted = opened.view.lift;
    app.add_systems(
        PostStartup,
        move |mut cameras: Query<(Entity, &mut Camera, &mut PanOrbitCamera), With<TableCamera>>,
              mut commands: Commands| {
            for (entity, mut camera, mut orbit) in &mut cameras {
                // Nothing is drawn before everything has settled.
                camera.is_active = false;
                orbit.orbit_smoothness = 0.0;
                orbit.pan_smoothness = 0.0;
                orbit.zoom_smoothness = 0.0;
                commands
                    .entity(entity)
                    .insert((RenderTarget::from(canvas.clone()), PrimaryEguiContext));
            }
        },
    )
    .add_systems(
        Update,
        (move |stacks: Stacks, mut lifting: Lifting| {
            if let Some((_, piece, _)) = lifted.and_then(|at| stacks.top(at))
                && lifting.lifted().is_none()
            {
                lifting.lift(Holder::Picture, Some(piece), lifted);
            }
        })
        .after(TurnSet::Sync)
        .before(TurnSet::Derive),
    );
    opened.put_on_table(&mut app);
    app.finish();
    app.cleanup();
    (app, target)
}
