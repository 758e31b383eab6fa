//! A path that is typed into the file dialog. A slash opens the dialog's field for it with the folder that is open, and the rest would
//! come behind that; so what was typed is held back until the field has the keyboard, and takes the place of the folder.

use bevy_egui::egui;

/// What was typed of a path before its field had the keyboard.
#[derive(Debug, Default)]
pub(super) struct TypedPath(Option<String>);

impl TypedPath {
    /// Looks at what is typed, before the dialog does.
    pub fn type_ahead(&mut self, ctx: &egui::Context) {
        let focused = ctx.memory(egui::Memory::focused).is_some();
        ctx.input_mut(|input| {
            let texts = input.events.iter().filter_map(|event| match event {
                egui::Event::Text(text) => Some(text.as_str()),
                _ => None,
            });
            match &mut self.0 {
                None if focused => {}
                None => {
                    let text: String = texts.collect();
                    self.0 = text.starts_with('/').then_some(text);
                }
                Some(typed) if !focused => typed.extend(texts),
                Some(typed) => {
                    let all = egui::Event::Key {
                        key: egui::Key::A,
                        physical_key: None,
                        pressed: true,
                        repeat: false,
                        modifiers: egui::Modifiers::COMMAND,
                    };
                    let typed = egui::Event::Text(std::mem::take(typed));
                    input.events.splice(0..0, [all, typed]);
                    self.0 = None;
                }
            }
        });
    }
}
