//! How large a picture or an animation is to be.

use super::window::window;
use super::{Dialogs, Purpose};
use crate::app::PictureSize;
use crate::panels::widgets::theme;
use crate::say;
use bevy_egui::egui::{self, RichText};

/// The size as it is written in the fields.
#[derive(Clone, Debug)]
pub(super) struct SizeFields {
    film: bool,
    width: String,
    height: String,
}

const PICTURE: [u32; 2] = [1920, 1200];
const FILM: [u32; 2] = [640, 400];

impl Dialogs {
    /// Asks for the size of a picture, or of an animation, before the file.
    pub(in crate::panels) fn ask_size(&mut self, film: bool) {
        let [width, height] = if film { FILM } else { PICTURE };
        self.drawing = Some(SizeFields {
            film,
            width: width.to_string(),
            height: height.to_string(),
        });
    }
}

pub(super) fn choose_size(ctx: &egui::Context, dialogs: &mut Dialogs) {
    let Some(drawing) = &mut dialogs.drawing else {
        return;
    };
    let title = if drawing.film {
        say!(ctx, "dialogs-film")
    } else {
        say!(ctx, "dialogs-picture")
    };
    let (mut go_on, mut cancel) = (None, false);
    let closed = window(ctx, &title, 420.0, |ui| {
        ui.label(say!(ui, "dialogs-how-large"));
        ui.horizontal(|ui| {
            for (side, name) in [
                (&mut drawing.width, say!(ui, "dialogs-width")),
                (&mut drawing.height, say!(ui, "dialogs-height")),
            ] {
                let label = ui.label(name);
                let edit = egui::TextEdit::singleline(side).desired_width(70.0);
                ui.add(edit).labelled_by(label.id);
            }
        });
        let size: Result<PictureSize, String> =
            format!("{}x{}", drawing.width, drawing.height).parse();
        if size.is_err() {
            let words = say!(
                ui,
                "dialogs-size-limits",
                least = PictureSize::SMALLEST,
                most = PictureSize::LARGEST
            );
            ui.label(RichText::new(words).color(theme::of(ui).refused));
        }
        ui.horizontal(|ui| {
            let next = ui.add_enabled(
                size.is_ok(),
                egui::Button::new(say!(ui, "dialogs-choose-file")),
            );
            if next.clicked() {
                go_on = size.ok();
            }
            cancel = ui.button(say!(ui, "dialogs-cancel")).clicked();
        });
    });
    if let Some(size) = go_on {
        let film = drawing.film;
        dialogs.drawing = None;
        if film {
            dialogs.ask(Purpose::Film(size), "game.gif");
        } else {
            dialogs.ask(Purpose::Picture(size), "table.png");
        }
    } else if cancel || closed {
        dialogs.drawing = None;
    }
}
