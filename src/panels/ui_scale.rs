//! The size of everything written.

use crate::app::TextSize;
use crate::store::Settings;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Applies the size before the panels are drawn.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, keep_scale.before(super::draw));
}

/// Writes as large as was chosen. egui's own keys change the size as well.
fn keep_scale(
    mut contexts: EguiContexts,
    mut size: ResMut<TextSize>,
    mut shown: Local<f32>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let by_keys = ctx.zoom_factor();
    // It holds from the frame after it was set.
    if differs(by_keys, *shown) && *shown > 0.0 && !size.is_changed() {
        size.0 = by_keys.clamp(Settings::SMALLEST_TEXT, Settings::LARGEST_TEXT);
    }
    if differs(by_keys, size.0) {
        ctx.set_zoom_factor(size.0);
        *shown = 0.0;
    } else {
        *shown = by_keys;
    }
    Ok(())
}

/// Whether two sizes are written differently.
fn differs(one: f32, other: f32) -> bool {
    (one - other).abs() > 0.001
}
