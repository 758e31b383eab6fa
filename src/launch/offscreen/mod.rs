//! Pictures without a window: the table is laid offscreen, everything settles, and one frame is read back.

mod camera_name;
mod capture;
mod shot;
mod style_names;
mod table;

pub(super) use camera_name::CameraName;
pub use shot::Shot;
pub(super) use table::OffscreenTable;

use crate::app::PictureSize;
use crate::app::open::OpenedGame;
use crate::launch::preflight::Missing;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ImageEncoder, RgbImage};
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

/// Draws a game at the best quality, whatever draws it.
pub fn picture(
    opened: OpenedGame,
    size: PictureSize,
    with_panels: bool,
) -> Result<RgbImage, Missing> {
    OffscreenTable::new(opened, size, with_panels)?.picture()
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
