//! The pictures on the cards.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::{App, Image, IntoScheduleConfigs, ResMut, Resource, Result, run_once};
use bevy_egui::egui::{ColorImage, TextureHandle, TextureOptions};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::sync::{Arc, LazyLock};

/// The pictures on the cards, PÜNCT, Hive, Tak: PNG files of 480×240 pixels that the app itself rendered. A card
/// without one shows a few of the game's pieces.
const PNGS: [Option<&[u8]>; 3] = [
    Some(include_bytes!("../../../../assets/cards/punct.png")),
    Some(include_bytes!("../../../../assets/cards/hive.png")),
    Some(include_bytes!("../../../../assets/cards/tak.png")),
];

/// Those pictures, ready to be shown.
#[derive(Resource, Default)]
pub struct Pictures(pub(super) [Option<TextureHandle>; 3]);

impl std::fmt::Debug for Pictures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let there = self.0.iter().flatten().count();
        write!(f, "Pictures({there})")
    }
}

/// Loads the pictures once.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>()
        .add_systems(EguiPrimaryContextPass, load_pictures.run_if(run_once));
}

/// The pixels of the pictures, decoded once.
static PIXELS: LazyLock<[Option<Arc<ColorImage>>; 3]> = LazyLock::new(|| {
    PNGS.map(|png| {
        let image = Image::from_buffer(
            png?,
            ImageType::Extension("png"),
            CompressedImageFormats::NONE,
            true,
            ImageSampler::Default,
            RenderAssetUsages::MAIN_WORLD,
        );
        let image = image.ok()?;
        let size = [image.width() as usize, image.height() as usize];
        let pixels = ColorImage::from_rgba_unmultiplied(size, image.data.as_ref()?);
        Some(Arc::new(pixels))
    })
});

/// Decodes the pictures before anybody asks for them.
pub fn decode_pictures() {
    LazyLock::force(&PIXELS);
}

/// Makes egui textures of the pictures.
fn load_pictures(mut contexts: EguiContexts, mut pictures: ResMut<Pictures>) -> Result {
    let ctx = contexts.ctx_mut()?;
    for (pixels, picture) in PIXELS.iter().zip(&mut pictures.0) {
        *picture = pixels
            .as_ref()
            .map(|pixels| ctx.load_texture("card", pixels.clone(), TextureOptions::LINEAR));
    }
    Ok(())
}
