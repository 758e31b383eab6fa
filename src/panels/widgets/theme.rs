//! How panels look: dark and low in contrast, so that the board draws the eye.

use crate::panels::widgets::icons;
use bevy::prelude::{App, IntoScheduleConfigs, Result, run_once};
use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(in crate::panels) const PANEL: Color32 = Color32::from_rgba_premultiplied(30, 29, 27, 236);
pub(in crate::panels) const BACKDROP: Color32 = Color32::from_rgb(24, 23, 22);
pub(in crate::panels) const TEXT: Color32 = Color32::from_rgb(232, 226, 214);
pub(in crate::panels) const FAINT: Color32 = Color32::from_rgb(160, 152, 138);
/// The edge of a panel, and what is there only to be filled.
pub(in crate::panels) const EDGE: Color32 = Color32::from_rgb(78, 73, 66);
pub(in crate::panels) const ACCENT: Color32 = Color32::from_rgb(236, 164, 62);
pub(in crate::panels) const CALM: Color32 = Color32::from_rgb(72, 190, 176);
pub(in crate::panels) const REFUSED: Color32 = Color32::from_rgb(238, 110, 96);
/// What begins or goes on with a game.
pub(in crate::panels) const BEGIN: Color32 = Color32::from_rgb(38, 104, 98);
pub(in crate::panels) const IVORY: Color32 = Color32::from_rgb(236, 226, 204);
pub(in crate::panels) const CHARCOAL: Color32 = Color32::from_rgb(58, 56, 56);

/// Styles egui once, before the first panel is drawn.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        style_context.run_if(run_once).before(crate::panels::draw),
    );
}

/// Puts the theme on the window's egui context.
fn style_context(mut contexts: EguiContexts) -> Result {
    style(contexts.ctx_mut()?);
    Ok(())
}

/// Puts the theme on an egui context.
pub fn style(ctx: &egui::Context) {
    icons::install(ctx);
    ctx.set_theme(egui::Theme::Dark);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, 12.0),
            (TextStyle::Body, 14.5),
            (TextStyle::Button, 14.5),
            (TextStyle::Heading, 21.0),
        ]
        .into_iter()
        .map(|(name, size)| (name, FontId::new(size, FontFamily::Proportional)))
        .chain([(
            TextStyle::Monospace,
            // One family for everything that is written.
            FontId::new(13.5, FontFamily::Proportional),
        )])
        .collect();
        style.spacing.button_padding = egui::vec2(9.0, 5.0);
        style.spacing.item_spacing = egui::vec2(7.0, 6.0);
        let visuals = &mut style.visuals;
        visuals.override_text_color = Some(TEXT);
        visuals.panel_fill = PANEL;
        // Menus lie on panels, where what is under them would be read with them.
        visuals.window_fill = PANEL.to_opaque();
        visuals.window_stroke = Stroke::new(1.0, Color32::from_rgb(66, 62, 56));
        visuals.selection.bg_fill = Color32::from_rgb(38, 104, 98);
        visuals.selection.stroke = Stroke::new(1.0, TEXT);
        for widget in [
            &mut visuals.widgets.noninteractive,
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
            &mut visuals.widgets.open,
        ] {
            widget.corner_radius = CornerRadius::same(6);
        }
        visuals.widgets.inactive.weak_bg_fill = Color32::from_rgb(54, 51, 47);
        visuals.widgets.inactive.bg_fill = Color32::from_rgb(54, 51, 47);
        visuals.widgets.hovered.weak_bg_fill = Color32::from_rgb(74, 69, 62);
        visuals.widgets.active.weak_bg_fill = Color32::from_rgb(92, 84, 72);
        // What the keyboard is on has an edge, and all the others room for one, or the bar would jump.
        visuals.widgets.inactive.bg_stroke = Stroke::new(1.5, Color32::TRANSPARENT);
        visuals.widgets.hovered.bg_stroke = Stroke::new(1.5, Color32::from_rgb(112, 104, 92));
        visuals.widgets.active.bg_stroke = Stroke::new(1.5, Color32::WHITE);
    });
}

/// The frame of a floating panel.
pub(in crate::panels) fn frame() -> egui::Frame {
    egui::Frame::new()
        .fill(PANEL)
        .corner_radius(CornerRadius::same(10))
        .inner_margin(egui::Margin::symmetric(12, 9))
        .stroke(Stroke::new(1.0, Color32::from_rgb(62, 58, 52)))
}

/// Draws boxes and circles to be ticked with an edge: on a panel they would else hardly be seen.
pub(in crate::panels) fn ticks_ui(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui)) {
    ui.scope(|ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_stroke = Stroke::new(1.5, FAINT);
        widgets.inactive.bg_fill = BACKDROP;
        // A small box with the corners of a button would be a circle.
        for widget in [
            &mut widgets.inactive,
            &mut widgets.hovered,
            &mut widgets.active,
        ] {
            widget.corner_radius = CornerRadius::same(2);
        }
        content(ui);
    });
}
