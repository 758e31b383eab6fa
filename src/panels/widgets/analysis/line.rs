//! A line of the analysis: how the position stands with it, and its moves. The table shows the position after the move that
//! the pointer or the keyboard is on, and a click goes there in the record.

use super::view::VariationView;
use crate::app::Proposal;
use crate::panels::commands::command::Command;
use crate::panels::widgets::theme;
use crate::say;
use bevy_egui::egui::{self, Label, RichText, Sense, WidgetInfo, WidgetType};

/// Draws a line and returns how many of its moves the table is to show.
pub(super) fn line_ui(
    ui: &mut egui::Ui,
    rank: usize,
    line: &VariationView,
    shown: Option<(usize, usize)>,
    can_play: bool,
    wanted: &mut Vec<Command>,
) -> Option<usize> {
    let mut meant = None;
    let shown = shown
        .filter(|(of, _)| *of == rank)
        .map_or(0, |(_, moves)| moves);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(7.0, 3.0);
        let short = RichText::new(&line.short).strong();
        let short = ui.label(short.color(theme::of(ui).calm));
        short.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &line.verdict));
        short.on_hover_text(&line.verdict);
        for (number, text) in (1..).zip(&line.moves) {
            let color = if number <= shown {
                theme::of(ui).accent
            } else if number == 1 {
                theme::of(ui).text
            } else {
                theme::of(ui).faint
            };
            let label = Label::new(RichText::new(text).color(color)).sense(Sense::click());
            let label = ui.add(label);
            let name = say!(ui, "analysis-move", line = rank + 1, number = number, move = text);
            label.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            if label.hovered() || label.has_focus() {
                meant = Some(number);
            }
            if label.clicked() && can_play {
                let moves = line.played[..number].to_vec();
                wanted.push(Proposal::Line(moves).into());
            }
        }
    });
    meant
}
