//! A field whose text counts once it is left: half a name or half a path is nothing yet.

use bevy_egui::egui;

/// Draws the field, and returns what was typed when it is left with something else in it.
pub(super) fn field_ui(
    ui: &mut egui::Ui,
    id: egui::Id,
    value: &str,
    label: &str,
    width: f32,
) -> Option<String> {
    let typed = ui.data(|data| data.get_temp::<String>(id));
    let mut text = typed.unwrap_or_else(|| value.to_owned());
    let field = egui::TextEdit::singleline(&mut text)
        .id(id)
        .desired_width(width);
    let field = ui.add(field);
    ui.ctx()
        .accesskit_node_builder(field.id, |node| node.set_label(label));
    if field.lost_focus() {
        ui.data_mut(|data| data.remove::<String>(id));
        return (text != value).then_some(text);
    }
    if field.changed() {
        ui.data_mut(|data| data.insert_temp(id, text));
    }
    None
}
