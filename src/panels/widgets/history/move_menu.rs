//! The menu of a move: promote, delete, comment, mark.

use crate::app::{Change, Proposal};
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::{menu_entry, menu_entry_ui};
use crate::panels::widgets::theme;
use crate::record::Claim;
use crate::record::marks;
use crate::record::tree::NodeId;
use crate::rules::Color;
use crate::words::{Sentence, Speaker};
use crate::{say, sentence};
use bevy_egui::egui::{self, RichText};

/// What can be done with a move besides going there.
pub(super) fn move_menu(
    ui: &mut egui::Ui,
    view: &PlayView,
    at: NodeId,
    marks: &str,
    wanted: &mut Vec<Command>,
) {
    let is_move = at != NodeId::ROOT;
    let branches = view.history.move_list.in_variation(at);
    menu_entry(ui, Change::Promote(at).into(), branches, wanted);
    menu_entry(ui, Change::Delete(at).into(), is_move, wanted);
    if menu_entry_ui(ui, &Command::Comment, true) {
        wanted.push(Proposal::Jump(at).into());
        wanted.push(Command::Comment);
    }
    ui.add_enabled_ui(is_move, |ui| {
        ui.horizontal(|ui| {
            for judgement in marks::JUDGEMENTS {
                let name = match judgement {
                    "" => say!(ui, "history-mark-none"),
                    sign => sign.to_owned(),
                };
                let next = marks::judged(marks, judgement);
                if ui.selectable_label(next == marks, name).clicked() {
                    wanted.push(Change::Mark(at, next).into());
                    ui.close();
                }
            }
            if marks::has_threat(&view.setup) {
                let threat = marks.contains(marks::THREAT);
                let shown = ui.selectable_label(threat, marks::THREAT.to_string());
                let tip = say!(ui, "history-mark-threat");
                if shown.on_hover_text(tip).clicked() {
                    let next = marks::toggle_threat(marks);
                    wanted.push(Change::Mark(at, next).into());
                    ui.close();
                }
            }
        });
    });
    if view.outcome.is_none() {
        result_menu(ui, at, wanted);
    }
    if let Some(edit) = &view.last_edit {
        ui.separator();
        menu_entry(ui, Proposal::TakeEditBack.into(), true, wanted);
        ui.label(RichText::new(edit).color(theme::of(ui).faint).small());
    }
}

/// How the game ended after a move, where the board doesn't tell.
fn result_menu(ui: &mut egui::Ui, at: NodeId, wanted: &mut Vec<Command>) {
    let won = |by| {
        let words = sentence!("history-won", side = by);
        (words, Some(Claim::Won { by, how: None }))
    };
    let results: [(Sentence, Option<Claim>); 4] = [
        won(Color::White),
        won(Color::Black),
        (sentence!("history-draw"), Some(Claim::Drawn)),
        (sentence!("history-no-result"), None),
    ];
    ui.menu_button(say!(ui, "history-result"), |ui| {
        for (words, claim) in results {
            if ui.button(ui.words().say(&words)).clicked() {
                wanted.push(Proposal::Jump(at).into());
                wanted.push(Proposal::End(claim).into());
                ui.close();
            }
        }
    });
}
