//! Which dialog is open.

use super::choose_file::Choosing;
use super::picture_size::SizeFields;
use super::{choose_file, choose_format, choose_game, draw_offer, picture_size};
use crate::app::{DrawOffer, PendingChoice};
use crate::panels::commands::command::Command;
use crate::rules::Setup;
use crate::store::GameId;
use bevy::prelude::*;
use bevy_egui::egui;
use std::path::PathBuf;

/// Adds the dialogs; [`dialogs_ui`] draws them.
pub(in crate::panels::widgets) fn plugin(app: &mut App) {
    app.init_resource::<Dialogs>();
}

/// The dialog that is open, if one is.
#[derive(Resource, Default)]
pub struct Dialogs {
    pub(super) choosing: Option<Choosing>,
    /// Where the last file was chosen.
    pub(super) folder: Option<PathBuf>,
    /// The size for which a picture or an animation is about to be made.
    pub(super) drawing: Option<SizeFields>,
    /// The program that was chosen for an engine.
    pub(super) engine: Option<PathBuf>,
    /// The saved game that is about to be exported.
    pub(super) exporting: Option<(GameId, Setup)>,
}

impl std::fmt::Debug for Dialogs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let purpose = self.choosing.as_ref().map(|choosing| &choosing.purpose);
        f.debug_struct("Dialogs")
            .field("choosing", &purpose)
            .finish_non_exhaustive()
    }
}

impl Dialogs {
    /// The program that was chosen for an engine, once.
    pub(in crate::panels) fn take_engine(&mut self) -> Option<PathBuf> {
        self.engine.take()
    }

    pub fn is_open(&self) -> bool {
        self.choosing.is_some() || self.drawing.is_some() || self.exporting.is_some()
    }
}

/// Draws whatever is open; what is decided comes back as commands.
pub(in crate::panels) fn dialogs_ui(
    ctx: &egui::Context,
    dialogs: &mut Dialogs,
    pending: &PendingChoice,
    offer: DrawOffer,
    wanted: &mut Vec<Command>,
) {
    choose_file::choose_file(ctx, dialogs, wanted);
    picture_size::choose_size(ctx, dialogs);
    choose_format::choose_format(ctx, dialogs);
    draw_offer::draw_offer_ui(ctx, offer, wanted);
    if !pending.several.is_empty() {
        choose_game::choose_game(ctx, pending, wanted);
    }
}
