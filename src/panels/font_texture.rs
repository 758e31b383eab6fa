//! Text without holes. The letters that a frame needs for the first time come into egui's font texture with that frame, and
//! the renderer may draw it before they have arrived: one more frame is drawn whenever a texture has changed.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};

/// Looks at egui's output in [`PostUpdate`], before it is taken away.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        redraw_for_textures
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput),
    );
}

/// Requests a frame when a texture has changed.
fn redraw_for_textures(
    outputs: Query<&EguiRenderOutput>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if outputs
        .iter()
        .any(|output| !output.textures_delta.set.is_empty())
    {
        redraws.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{ColorImage, ImageData, TextureId, TextureOptions, epaint::ImageDelta};

    #[test]
    fn letters_that_come_into_the_texture_ask_for_a_frame_that_shows_them() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_plugins(plugin);
        let output = app.world_mut().spawn(EguiRenderOutput::default()).id();
        let asked = |app: &mut App| {
            app.update();
            let mut redraws = app.world_mut().resource_mut::<Messages<RequestRedraw>>();
            redraws.drain().count() > 0
        };
        assert!(!asked(&mut app));
        let image = ImageData::Color(ColorImage::example().into());
        let delta = ImageDelta::full(image, TextureOptions::LINEAR);
        let mut grown = app.world_mut().get_mut::<EguiRenderOutput>(output).unwrap();
        grown.textures_delta.push(TextureId::default(), delta);
        assert!(asked(&mut app));
    }
}
