//! The name of who plays a side, as its record has it; typed there it is the record's.

use crate::app::Proposal;
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::rules::Color;
use crate::say;
use bevy_egui::egui;

/// Signs in a name: more than anybody has.
const MOST_SIGNS: usize = 60;

/// Signs of a rating or a level: `1850`, `Club`, `2d`.
const MOST_RATING_SIGNS: usize = 12;
/// What the field of the rating takes.
const RATING: f32 = 78.0;

/// The name and the rating, both to be typed. Levels and engines need neither, but what a record says of it is shown.
pub(super) fn name_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    owner: Color,
    width: f32,
    wanted: &mut Vec<Command>,
) {
    let player = &view.players_of_record[owner.index()];
    let rating = player.rating.as_deref().unwrap_or_default();
    if !view.players.seats[owner.index()].is_person() && player.name.is_empty() && rating.is_empty()
    {
        return;
    }
    ui.horizontal(|ui| {
        let name = Field {
            what: "name",
            hint: say!(ui, "play-name"),
            label: say!(ui, "play-name-of", side = owner),
            tag: player.tag,
            most_signs: MOST_SIGNS,
            width: width - RATING - ui.spacing().item_spacing.x,
        };
        name.show(ui, owner, &player.name, wanted);
        let field = Field {
            what: "rating",
            hint: say!(ui, "play-rating"),
            label: say!(ui, "play-rating-of", side = owner),
            tag: player.rating_tag,
            most_signs: MOST_RATING_SIGNS,
            width: RATING,
        };
        field.show(ui, owner, rating, wanted);
    });
}

/// A field that writes a tag of the record while it is typed.
struct Field {
    what: &'static str,
    hint: String,
    label: String,
    tag: &'static str,
    most_signs: usize,
    width: f32,
}

impl Field {
    fn show(self, ui: &mut egui::Ui, owner: Color, value: &str, wanted: &mut Vec<Command>) {
        let id = egui::Id::new((self.what, owner.index()));
        let mut text = if ui.memory(|memory| memory.has_focus(id)) {
            ui.data(|data| data.get_temp(id)).unwrap_or_default()
        } else {
            value.to_owned()
        };
        let field = egui::TextEdit::singleline(&mut text)
            .id(id)
            .hint_text(self.hint)
            .char_limit(self.most_signs)
            .desired_width(self.width);
        let field = ui.add(field);
        field.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &self.label)
        });
        if field.changed() {
            let typed = text.trim().to_owned();
            wanted.push(Proposal::Tag(self.tag.to_owned(), typed).into());
        }
        ui.data_mut(|data| data.insert_temp(id, text));
    }
}
