//! The name of who plays a side, as its record has it; typed there it is the record's.

use crate::app::Proposal;
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::theme;
use crate::rules::Color;
use crate::say;
use bevy_egui::egui::{self, RichText};

/// Signs in a name: more than anybody has.
const MOST_SIGNS: usize = 60;

/// The name, to be typed, with the rating beside it. A level needs none.
pub(super) fn name_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    owner: Color,
    width: f32,
    wanted: &mut Vec<Command>,
) {
    let side = owner.index();
    let player = &view.players_of_record[side];
    if view.players[side].is_some() && player.name.is_empty() {
        return;
    }
    let id = egui::Id::new(("name", side));
    let mut text = if ui.memory(|memory| memory.has_focus(id)) {
        ui.data(|data| data.get_temp(id)).unwrap_or_default()
    } else {
        player.name.clone()
    };
    ui.horizontal(|ui| {
        let rating = player.rating.as_deref();
        let field = egui::TextEdit::singleline(&mut text)
            .id(id)
            .hint_text(say!(ui, "play-name"))
            .char_limit(MOST_SIGNS)
            .desired_width(if rating.is_some() {
                width - 56.0
            } else {
                width
            });
        let field = ui.add(field);
        let label = say!(ui, "play-name-of", side = owner);
        field.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &label));
        if field.changed() {
            let name = text.trim().to_owned();
            wanted.push(Proposal::Tag(player.tag.to_owned(), name).into());
        }
        if let Some(rating) = rating {
            ui.label(RichText::new(rating).color(theme::FAINT));
        }
    });
    ui.data_mut(|data| data.insert_temp(id, text));
}
