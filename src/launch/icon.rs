//! The picture by which the window is known on the task bar. Wayland takes it from the menu entry of the window's name instead.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::NonSendMarker;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

/// The name of the program's menu entry, to which a desktop holds the window.
pub(super) const NAME: &str = "strata";

/// Drawn from `assets/package/strata.svg` by `assets/make_pictures.sh`.
const PNG: &[u8] = include_bytes!("../../assets/package/strata-128.png");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, show_icon);
}

/// The windows belong to the main thread.
fn show_icon(window: Single<Entity, With<PrimaryWindow>>, _: NonSendMarker) {
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(icon());
        }
    });
}

/// The picture; none where it can't be read, which a test rules out.
fn icon() -> Option<Icon> {
    let image = Image::from_buffer(
        PNG,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    );
    let image = image.ok()?;
    let (width, height) = (image.width(), image.height());
    Icon::from_rgba(image.data?, width, height).ok()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_icon_can_be_read() {
        assert!(super::icon().is_some());
    }
}
