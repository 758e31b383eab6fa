//! The comment on the current move, as it is written.

use crate::app::Change;
use crate::panels::commands::command::Command;
use crate::panels::screens::play::view::PlayView;
use crate::record::tree::NodeId;
use crate::say;
use bevy_egui::egui;

/// What the editor takes of the panel.
pub(super) const HEIGHT: f32 = 78.0;
/// Signs in a comment: more than anybody writes about one move.
const MOST_SIGNS: usize = 10_000;

/// The comment that is being written.
#[derive(Clone, Debug, Default)]
pub struct CommentField {
    open: bool,
    /// It was just asked for, and wants the keyboard.
    asked: bool,
    of: Option<NodeId>,
    text: String,
}

impl CommentField {
    pub fn is_open(&self) -> bool {
        self.open
    }

    pub fn open(&mut self) {
        self.open = true;
        self.asked = true;
    }
}

/// Where the comment on the current move is written. What is typed counts at once.
pub(super) fn comment_editor_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    field: &mut CommentField,
    wanted: &mut Vec<Command>,
) {
    let Some(cursor) = view.history.cursor else {
        return;
    };
    // Each move's own, so that the caret of another is not taken over.
    let id = ui.id().with(("comment", cursor));
    if field.of != Some(cursor) || !ui.memory(|memory| memory.has_focus(id)) {
        field.of = Some(cursor);
        field.text.clone_from(&view.history.comment);
    }
    ui.separator();
    let hint = say!(ui, "history-comment-hint");
    let editor = egui::ScrollArea::vertical()
        .id_salt("comment")
        .max_height(HEIGHT - 16.0)
        .show(ui, |ui| {
            ui.add(
                egui::TextEdit::multiline(&mut field.text)
                    .id(id)
                    .hint_text(hint)
                    .desired_rows(3)
                    .desired_width(f32::INFINITY)
                    .char_limit(MOST_SIGNS),
            )
        })
        .inner;
    if std::mem::take(&mut field.asked) {
        editor.request_focus();
    } else if editor.lost_focus() {
        field.open = false;
    }
    if editor.changed() {
        let text = field.text.clone();
        wanted.push(Change::Comment(cursor, text).into());
    }
}
