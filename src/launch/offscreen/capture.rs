//! Screenshots of the offscreen table, and when it is drawn at all.

use crate::launch::preflight::Missing;
use crate::table::TableCamera;
use bevy::core_pipeline::tonemapping::DebandDither;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use std::sync::{Arc, Mutex};

/// Frames that a picture takes to come back from the renderer, at the very most.
const CAPTURE_FRAMES: usize = 100;

/// Switches the drawing of the table on or off: without a graphics card each frame may cost a second.
pub(super) fn set_drawing(app: &mut App, on: bool) {
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<(&mut Camera, &mut DebandDither), With<TableCamera>>();
    for (mut camera, mut dither) in cameras.iter_mut(world) {
        camera.is_active = on;
        // Its noise hides bands on a screen and makes a file half as large again.
        *dither = DebandDither::Disabled;
    }
}

/// Takes a screenshot of the texture and waits until it is back from the renderer.
pub(super) fn capture(
    app: &mut App,
    target: Handle<Image>,
) -> Result<image::DynamicImage, Missing> {
    let captured: Arc<Mutex<Option<Image>>> = default();
    let shot = Arc::clone(&captured);
    app.world_mut()
        .spawn((Name::new("Screenshot"), Screenshot::image(target)))
        .observe(move |event: On<ScreenshotCaptured>| {
            if let Ok(mut shot) = shot.lock() {
                *shot = Some(event.image.clone());
            }
        });
    for _ in 0..CAPTURE_FRAMES {
        app.update();
        set_drawing(app, false);
        let picture = captured.lock().ok().and_then(|mut image| image.take());
        if let Some(picture) = picture.and_then(|picture| picture.try_into_dynamic().ok()) {
            return Ok(picture);
        }
    }
    Err(Missing {
        what: "The picture was drawn and never came back from the graphics driver.".to_owned(),
        remedy: "Try another driver, such as the software one: VK_ICD_FILENAMES names it.",
    })
}
