//! Pictures without a window: the table is laid, everything comes to rest, and one frame is kept.

use crate::app::PictureSize;
use crate::app::open::{InitialView, OpenedGame};
use crate::app::{Atlas, Screen, TurnSet};
use crate::app::{Preset, Quality, QualityChoice};
use crate::launch::preflight::{self, Missing};
use crate::record::formats::scene;
use crate::record::tree::NodeId;
use crate::table::{FreeViewport, Lift, TableCamera};
use crate::{panels, table};
use bevy::camera::RenderTarget;
use bevy::core_pipeline::tonemapping::DebandDither;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext};
use bevy_panorbit_camera::PanOrbitCamera;
use clap::builder::PossibleValue;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ImageEncoder, RgbImage};
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Draw a scene or a record as a picture, without a window
///
/// A record is shown at its end, or after so many moves with --ply. What a scene says about its camera counts where the
/// options are silent.
#[derive(Debug, clap::Args)]
pub struct Shot {
    /// A scene or a record in any format that Strata reads
    file: PathBuf,
    /// The picture to write, as PNG
    #[arg(short, long, value_name = "PNG")]
    output: PathBuf,
    /// Width and height in pixels
    #[arg(long, default_value = "1280x800", value_name = "WxH")]
    size: PictureSize,
    /// Where to view from
    #[arg(long, value_name = "NAME")]
    camera: Option<CameraName>,
    /// Turn the camera around the board by so many degrees
    #[arg(long, value_name = "DEGREES", allow_negative_numbers = true, value_parser = number::<-360, 360>)]
    turn: Option<f32>,
    /// Come nearer: 2 is twice as large
    #[arg(long, value_name = "X", value_parser = zoom)]
    zoom: Option<f32>,
    /// The space in the middle of the picture
    #[arg(long, value_name = "SPACE")]
    at: Option<String>,
    /// Lift the piece on top of a space
    #[arg(long, value_name = "SPACE")]
    lift: Option<String>,
    /// Spread the levels apart, 0 to 1
    #[arg(long, value_name = "X", value_parser = number::<0, 1>)]
    explode: Option<f32>,
    /// Show the game after so many moves
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// With the panels around the table
    #[arg(long)]
    panels: bool,
}

fn number<const LOW: i32, const HIGH: i32>(text: &str) -> Result<f32, String> {
    let read = text.parse::<f32>().ok();
    read.filter(|number| (LOW as f32..=HIGH as f32).contains(number))
        .ok_or_else(|| format!("a number from {LOW} to {HIGH} is expected"))
}

fn zoom(text: &str) -> Result<f32, String> {
    let read = text.parse::<f32>().ok();
    read.filter(|number| (0.5..=10.0).contains(number))
        .ok_or_else(|| "a number from 0.5 to 10 is expected".to_owned())
}

/// A preset by its name.
#[derive(Copy, Clone, Debug)]
pub(super) struct CameraName(pub(super) Preset);

impl clap::ValueEnum for CameraName {
    fn value_variants<'a>() -> &'a [Self] {
        &[
            Self(Preset::White),
            Self(Preset::Black),
            Self(Preset::Low),
            Self(Preset::Top),
            Self(Preset::Fit),
        ]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self.0 {
            Preset::White => ("white", "White's side"),
            Preset::Black => ("black", "Black's side"),
            Preset::Low => ("low", "almost level with the board"),
            Preset::Top => ("top", "from above, without perspective"),
            Preset::Fit => ("fit", "the whole board"),
        };
        Some(PossibleValue::new(name).help(help))
    }
}

impl Shot {
    pub fn run(&self) -> ExitCode {
        match self.draw() {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                eprintln!("strata: {message}");
                ExitCode::from(2)
            }
        }
    }

    fn draw(&self) -> Result<(), String> {
        let mut opened = OpenedGame::from_file(&self.file)?;
        if let Some(ply) = self.ply {
            let played = opened.record.tree.depth(opened.at);
            let path = opened.record.tree.path_to(opened.at);
            opened.at = match ply {
                0 => NodeId::ROOT,
                _ => *path.get(ply - 1).ok_or_else(|| {
                    format!(
                        "{}: there is no position after {ply} moves: the game has {played}",
                        self.file.display()
                    )
                })?,
            };
        }
        self.frame(&mut opened)?;
        let picture =
            picture(opened, self.size, self.panels).map_err(|missing| missing.to_string())?;
        save(&picture, &self.output).map_err(|error| format!("{}: {error}", self.output.display()))
    }

    /// The options go before the scene.
    fn frame(&self, opened: &mut OpenedGame) -> Result<(), String> {
        let game = opened.game()?;
        let view = &mut opened.view;
        if let Some(CameraName(preset)) = self.camera {
            // Another camera than the scene's: the rest of its framing was made for that one.
            *view = InitialView {
                camera: preset,
                lift: view.lift,
                explode: view.explode,
                ..InitialView::default()
            };
        }
        if let Some(name) = &self.at {
            view.at = Some(scene::space(&game, name)?);
        }
        if let Some(name) = &self.lift {
            view.lift = Some(scene::space(&game, name)?);
        }
        view.turn = self.turn.unwrap_or(view.turn);
        view.zoom = self.zoom.unwrap_or(view.zoom);
        view.explode = self.explode.unwrap_or(view.explode);
        Ok(())
    }
}

/// Writes a picture as a small PNG.
pub fn save(picture: &RgbImage, file: &Path) -> Result<(), String> {
    let out = BufWriter::new(File::create(file).map_err(|error| error.to_string())?);
    PngEncoder::new_with_quality(out, CompressionType::Best, FilterType::Adaptive)
        .write_image(
            picture.as_raw(),
            picture.width(),
            picture.height(),
            image::ExtendedColorType::Rgb8,
        )
        .map_err(|error| error.to_string())
}

/// Frames until every piece and the camera have come to rest: a travel takes less than half a second.
const RESTING: usize = 10;
/// Frames until meshes and textures have reached the renderer.
const DRAWING: usize = 2;
/// Frames that a picture takes to come back from the renderer, at the very most.
const WAITING: usize = 100;
/// The least room around the board, as a share of the height.
const MARGIN: f32 = 0.03;
const FRAME: Duration = Duration::from_millis(100);

/// Draws a game at the best quality, whatever draws it.
pub fn picture(
    opened: OpenedGame,
    size: PictureSize,
    with_panels: bool,
) -> Result<RgbImage, Missing> {
    OffscreenTable::new(opened, size, with_panels)?.picture()
}

/// A table that nobody sees but the camera.
#[derive(Debug)]
pub(super) struct OffscreenTable {
    pub(super) app: App,
    canvas: Handle<Image>,
}

impl OffscreenTable {
    pub(super) fn new(
        opened: OpenedGame,
        size: PictureSize,
        with_panels: bool,
    ) -> Result<Self, Missing> {
        preflight::graphics()?;
        let (app, canvas) = lay(opened, size, with_panels);
        let mut stage = Self { app, canvas };
        stage.rest();
        Ok(stage)
    }

    /// Lets everything come to rest, without drawing it on the way.
    pub(super) fn rest(&mut self) {
        for _ in 0..RESTING {
            self.app.update();
        }
    }

    pub(super) fn picture(&mut self) -> Result<RgbImage, Missing> {
        draw_on(&mut self.app, true);
        for _ in 0..DRAWING {
            self.app.update();
        }
        Ok(capture(&mut self.app, self.canvas.clone())?.to_rgb8())
    }
}

/// Lays the table, and where it is drawn.
fn lay(opened: OpenedGame, size: PictureSize, with_panels: bool) -> (App, Handle<Image>) {
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
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
    .insert_resource(QualityChoice::Always(Quality::High))
    .init_state::<Screen>()
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
                // Nothing is drawn before everything lies still.
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
        (move |atlas: Res<Atlas>, mut lift: ResMut<Lift>| {
            let piece = lifted
                .and_then(|at| atlas.top(at))
                .map(|(_, piece, _)| piece);
            lift.set_if_neq(Lift(piece));
        })
        .after(TurnSet::Sync)
        .before(TurnSet::Animate),
    );
    opened.put_on_table(&mut app);
    app.finish();
    app.cleanup();
    (app, target)
}

/// Whether the table is drawn at all: without a graphics card each frame may cost a second.
fn draw_on(app: &mut App, on: bool) {
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<(&mut Camera, &mut DebandDither), With<TableCamera>>();
    for (mut camera, mut dither) in cameras.iter_mut(world) {
        camera.is_active = on;
        // Its noise hides bands on a screen and makes a file half as large again.
        *dither = DebandDither::Disabled;
    }
}

fn capture(app: &mut App, target: Handle<Image>) -> Result<image::DynamicImage, Missing> {
    let kept: Arc<Mutex<Option<Image>>> = default();
    let shot = Arc::clone(&kept);
    app.world_mut().spawn(Screenshot::image(target)).observe(
        move |captured: On<ScreenshotCaptured>| {
            if let Ok(mut shot) = shot.lock() {
                *shot = Some(captured.image.clone());
            }
        },
    );
    for _ in 0..WAITING {
        app.update();
        draw_on(app, false);
        let picture = kept.lock().ok().and_then(|mut kept| kept.take());
        if let Some(picture) = picture.and_then(|picture| picture.try_into_dynamic().ok()) {
            return Ok(picture);
        }
    }
    Err(Missing {
        what: "The picture was drawn and never came back from the graphics driver.".to_owned(),
        remedy: "Try another driver, such as the software one: VK_ICD_FILENAMES names it.",
    })
}
