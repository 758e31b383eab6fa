//! The icons of commands: letters of a font that falls in where the text's own font has none.

use bevy_egui::egui::{self, FontDefinitions, Id};

/// Gives egui the icons' font, once for each context. It holds from the next frame on.
pub(super) fn install(ctx: &egui::Context) {
    let installed = Id::new("icon font");
    if ctx.data(|data| data.get_temp(installed)) == Some(true) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(installed, true));
    let mut fonts = FontDefinitions::default();
    egui_phosphor::add_to_fonts(&mut fonts, egui_phosphor::Variant::Regular);
    // Ubuntu, which writes everything here, has neither arrows nor the signs of a Mac's keys.
    let helpers = fonts
        .families
        .entry(egui::FontFamily::Proportional)
        .or_default();
    helpers.push("Hack".to_owned());
    ctx.set_fonts(fonts);
}
