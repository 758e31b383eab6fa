//! Who plays a side.

use super::panel::WIDTH;
use crate::ai::Strength;
use crate::app::Proposal;
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use crate::rules::Color;
use bevy_egui::egui::{self, RichText};

/// Who plays this side, to be changed at any time; and what a level has found while it thinks.
pub(super) fn seat_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    owner: Color,
    to_move: bool,
    wanted: &mut Vec<Command>,
) {
    let mut now = view.players[owner.index()];
    if seat_list(ui, owner, &mut now, WIDTH - 20.0) {
        wanted.push(Command::Seat(owner, now));
    }
    if now == Some(Strength::Master) {
        let mut secs = view.master_secs;
        let slider = egui::Slider::new(&mut secs, 1..=60)
            .logarithmic(true)
            .suffix(" s a move");
        ui.spacing_mut().slider_width = 80.0;
        let slider = ui
            .add(slider)
            .on_hover_text(CommandId::MasterTime.info().tip);
        if slider.changed() {
            wanted.push(Command::MasterTime(secs));
        }
    }
    if to_move && view.can_play_on {
        command_button(ui, Proposal::PlayOn.into(), true, wanted);
    }
    if let (true, Some(found)) = (to_move && now.is_some(), &view.thinking) {
        ui.add(egui::Label::new(RichText::new(found).color(theme::FAINT).small()).truncate());
        command_button(ui, Command::MoveNow, true, wanted);
    }
}

/// A list of who may play a side; true when somebody else was chosen.
pub(in crate::panels) fn seat_list(
    ui: &mut egui::Ui,
    owner: Color,
    now: &mut Option<Strength>,
    width: f32,
) -> bool {
    const PERSON: &str = "A person";
    let label = format!("{owner} is played by");
    let before = *now;
    let chosen = egui::ComboBox::from_id_salt(("seat", owner.index()))
        .selected_text(now.map_or(PERSON, Strength::name))
        .width(width)
        .height(300.0)
        .show_ui(ui, |ui| {
            for seat in std::iter::once(None).chain(Strength::ALL.map(Some)) {
                ui.selectable_value(now, seat, seat.map_or(PERSON, Strength::name));
            }
        });
    chosen
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, label.clone()));
    chosen.response.on_hover_text(label);
    *now != before
}
