//! The panel beside a position that is being set up: whose turn it is, the position as text, a file for it, and the
//! ways out. The pieces come from the reserves of the two sides.

use crate::app::Arrange;
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::game_words::game_words;
use crate::panels::screens::play::view::{EditView, PlayView};
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::theme;
use crate::rules::Color;
use crate::say;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText};

const WIDTH: f32 = 236.0;
const ROW: f32 = 27.0;
/// More moves than this no game has.
const MOST_MOVES: u32 = 9_999;

/// What is written in the panel's fields.
#[derive(Clone, Debug, Default)]
pub struct EditorFields {
    text: String,
    /// The text of the draft when it was last put into the field, to see when it changes.
    draft_text: Option<String>,
    title: String,
}

impl EditorFields {
    /// The field follows the draft, but what a person writes stays until the draft is another.
    fn follow(&mut self, draft: &EditView) {
        if self.draft_text != draft.text {
            self.draft_text.clone_from(&draft.text);
            self.text = draft.text.clone().unwrap_or_default();
        }
    }
}

/// Draws the panel and returns where it is.
pub(in crate::panels) fn editor_panel(
    ctx: &egui::Context,
    view: &PlayView,
    draft: &EditView,
    room: egui::Rect,
    fields: &mut EditorFields,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    fields.follow(draft);
    let shown = egui::Area::new("editor".into())
        .order(egui::Order::Middle)
        .pivot(egui::Align2::RIGHT_TOP)
        .fixed_pos(room.right_top())
        .movable(false)
        .show(ctx, |ui| {
            theme::panel_frame(ui).show(ui, |ui| {
                ui.set_width(WIDTH);
                ui.label(RichText::new(say!(ui, "editor-title")).size(17.0).strong());
                // The ways out stay in sight; what doesn't fit below them scrolls.
                ways_out_ui(ui, draft, wanted);
                ui.separator();
                let most = (room.height() - 110.0).max(60.0);
                egui::ScrollArea::vertical()
                    .max_height(most)
                    // A panel remembers how high it was: without this it could never grow.
                    .min_scrolled_height(most)
                    .show(ui, |ui| {
                        turn_ui(ui, view, draft, wanted);
                        command_button(ui, Arrange::Clear.into(), true, wanted);
                        ui.separator();
                        text_ui(ui, view, draft, fields, wanted);
                        ui.separator();
                        scene_ui(ui, draft, fields, wanted);
                        follow_focus(ui);
                    });
            });
        });
    shown.response.rect
}

fn turn_ui(ui: &mut egui::Ui, view: &PlayView, draft: &EditView, wanted: &mut Vec<Command>) {
    // As high as its buttons, so that words stand beside them and not above.
    ui.spacing_mut().interact_size.y = ROW;
    ui.horizontal(|ui| {
        ui.label(say!(ui, "editor-to-move"));
        for side in Color::BOTH {
            let command = Command::from(Arrange::ToMove(side));
            let info = command.info();
            let chosen = ui.selectable_label(view.to_move == side, info.word(ui));
            let shortcut = CommandId::SwitchToMove.info().shortcut_text(ui);
            let name = info.tip(ui);
            let tip = say!(ui, "menu-with-shortcut", tip = &name, shortcut = shortcut);
            chosen.widget_info(|| {
                let on = view.to_move == side;
                egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, on, &name)
            });
            if chosen.on_hover_text(tip).clicked() {
                wanted.push(command);
            }
        }
    });
    ui.horizontal(|ui| {
        let info = CommandId::MoveNumber.info();
        let label = ui.label(info.word(ui));
        let mut number = draft.move_number;
        let field = egui::DragValue::new(&mut number).range(1..=MOST_MOVES);
        let field = ui.add(field).labelled_by(label.id);
        if field.on_hover_text(info.tip(ui)).changed() {
            wanted.push(Arrange::MoveNumber(number).into());
        }
    });
}

fn text_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    draft: &EditView,
    fields: &mut EditorFields,
    wanted: &mut Vec<Command>,
) {
    let words = ui.words();
    let [name, hint] = game_words(&view.setup)
        .position_field
        .map(|key| words.say(&key.into()));
    let label = ui.label(name);
    let field = egui::TextEdit::singleline(&mut fields.text)
        .hint_text(hint)
        .font(egui::TextStyle::Monospace)
        .desired_width(WIDTH);
    let field = ui.add(field).labelled_by(label.id);
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    ui.horizontal(|ui| {
        let read = Command::from(Arrange::Read(fields.text.clone()));
        if entered {
            wanted.push(read);
        } else {
            command_button(ui, read, !fields.text.trim().is_empty(), wanted);
        }
        let copy = ui.add_enabled(
            draft.text.is_some(),
            egui::Button::new(say!(ui, "editor-copy")),
        );
        let copy = copy.on_hover_text(say!(ui, "editor-copy-tip"));
        if let (true, Some(text)) = (copy.clicked(), &draft.text) {
            ui.ctx().copy_text(text.clone());
        }
    });
}

fn scene_ui(
    ui: &mut egui::Ui,
    draft: &EditView,
    fields: &mut EditorFields,
    wanted: &mut Vec<Command>,
) {
    ui.horizontal(|ui| {
        let label = ui.label(say!(ui, "editor-scene-title"));
        let field =
            egui::TextEdit::singleline(&mut fields.title).desired_width(ui.available_width());
        ui.add(field).labelled_by(label.id);
    });
    let save = Command::SaveScene(fields.title.trim().to_owned());
    ui.horizontal(|ui| {
        command_button(ui, save, draft.problem.is_none(), wanted);
        if let Some(file) = &draft.saved {
            let saved = RichText::new(say!(ui, "editor-saved")).color(theme::of(ui).calm);
            ui.label(saved).on_hover_text(file);
        }
    });
}

fn ways_out_ui(ui: &mut egui::Ui, draft: &EditView, wanted: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        let info = CommandId::PlayFromHere.info();
        let play =
            egui::Button::new(RichText::new(info.word(ui)).size(16.0)).fill(theme::of(ui).begin);
        let play = ui.add_enabled(draft.problem.is_none(), play);
        let why = draft.problem.as_deref().unwrap_or_default();
        let play = play.on_hover_text(info.tip(ui)).on_disabled_hover_text(why);
        if play.clicked() {
            wanted.push(Command::PlayFromHere);
        }
        command_button(ui, Command::LeaveEditor, true, wanted);
    });
}
