//! The pictures on the cards.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::{App, Image, IntoScheduleConfigs, ResMut, Resource, Result, run_once};
use bevy_egui::egui::{self, TextureHandle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

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

/// Decodes the pictures into egui textures.
fn load_pictures(mut contexts: EguiContexts, mut pictures: ResMut<Pictures>) -> Result {
    let ctx = contexts.ctx_mut()?;
    for (png, picture) in PNGS.iter().zip(&mut pictures.0) {
        let read = png.and_then(|bytes| {
            Image::from_buffer(
                bytes,
                ImageType::Extension("png"),
                CompressedImageFormats::NONE,
                true,
                ImageSampler::Default,
                RenderAssetUsages::MAIN_WORLD,
            )
            .ok()
        });
        if let Some(image) = read
            && let Some(pixels) = &image.data
        {
            let size = [image.width() as usize, image.height() as usize];
            let pixels = egui::ColorImage::from_rgba_unmultiplied(size, pixels);
            *picture = Some(ctx.load_texture("card", pixels, egui::TextureOptions::LINEAR));
        }
    }
    Ok(())
}
