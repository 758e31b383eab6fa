//! The size of everything written.

use crate::app::SavedSettings;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Applies the scale before the panels are drawn.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, keep_scale.before(super::draw));
}

/// The scale is as it was chosen last, then as the person changes it.
fn keep_scale(
    mut contexts: EguiContexts,
    mut settings: ResMut<SavedSettings>,
    mut begun: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *begun {
        let now = ctx.zoom_factor();
        if (settings.0.ui_scale - now).abs() > 0.001 {
            settings.0.ui_scale = now;
        }
    } else {
        ctx.set_zoom_factor(settings.0.ui_scale);
        // It holds from the next frame on.
        *begun = (ctx.zoom_factor() - settings.0.ui_scale).abs() <= 0.001;
    }
    Ok(())
}
