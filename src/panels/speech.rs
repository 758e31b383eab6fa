//! The panels speak the person's language: every `Ui` and `Context` of egui is a [`Speaker`], so that a panel says
//! `say!(ui, "start-play")`. Without a word the language is English, as in tests of single panels.

use crate::app::SpokenLanguage;
use crate::words::{Language, Speaker, Words};
use bevy::prelude::{App, DetectChanges, IntoScheduleConfigs, Res, Result};
use bevy_egui::egui::{self, Id};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Hands the language to egui before the panels are drawn.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        hand_over.before(crate::panels::draw),
    );
}

fn hand_over(mut contexts: EguiContexts, spoken: Res<SpokenLanguage>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if spoken.is_changed() || ctx.data(|data| data.get_temp::<Words>(id()).is_none()) {
        speak(ctx, spoken.words());
    }
    Ok(())
}

/// Lets everything that is drawn in this context speak a language.
pub fn speak(ctx: &egui::Context, words: &Words) {
    ctx.data_mut(|data| data.insert_temp(id(), words.clone()));
    ctx.request_repaint();
}

fn id() -> Id {
    Id::new("words")
}

impl Speaker for egui::Context {
    fn words(&self) -> Words {
        self.data(|data| data.get_temp(id())).unwrap_or_default()
    }
}

impl Speaker for egui::Ui {
    fn words(&self) -> Words {
        self.ctx().words()
    }
}

/// The languages in the corner of the first screen, where nobody has to look for them.
pub(in crate::panels) fn language_corner(ctx: &egui::Context) -> Option<Language> {
    egui::Area::new("languages".into())
        // A click on the page would else bring that before it.
        .order(egui::Order::Foreground)
        .anchor(egui::Align2::RIGHT_TOP, egui::vec2(-14.0, 10.0))
        .show(ctx, |ui| {
            // As high as the one that is chosen, so that all four stand on one line.
            ui.spacing_mut().interact_size.y = 30.0;
            ui.horizontal(language_chooser).inner
        })
        .inner
}

/// The four languages, each named in itself, the one in use marked. What is clicked is the answer.
pub(in crate::panels) fn language_chooser(ui: &mut egui::Ui) -> Option<Language> {
    let spoken = ui.words().language();
    let mut chosen = None;
    for language in Language::ALL {
        let label = ui.selectable_label(language == spoken, language.own_name());
        if label.clicked() && language != spoken {
            chosen = Some(language);
        }
    }
    chosen
}
