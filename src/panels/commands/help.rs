//! What the keys and the mouse do.

use crate::panels::widgets::theme;
use bevy_egui::egui::{self, RichText};

const KEYS: &[(&str, &str)] = &[
    (
        "Click",
        "take a piece, put it on a lit space; PÜNCT: on the arms of the piece just put it turns it, on its PÜNCT it decides",
    ),
    (
        "Drag",
        "take and put in one go, a whole stack too; on the empty table: orbit",
    ),
    ("Right click, Esc, Backspace", "take the last step back"),
    ("Right drag", "orbit"),
    ("Middle drag, Shift + drag", "pan"),
    (
        "Wheel",
        "zoom; turns the PÜNCT piece in hand; sets how many of a Tak stack to take; goes down a lifted stack",
    ),
    ("R, Shift+R", "turn the piece in hand"),
    (
        "a1 … q17",
        "with a piece in hand: type the space to put it on",
    ),
    (
        "Shift + letter",
        "with a piece in hand: change to this kind",
    ),
    (":", "type a whole move in the game's notation, then Enter"),
    ("1 … 8", "with a Tak stack in hand: how many to take"),
    ("F, S, C", "Tak: flat stone, standing stone, capstone"),
    (
        "Q B G S A D M P",
        "Hive: queen, beetle, grasshopper, spider, ant, ladybug, mosquito, pillbug",
    ),
    (
        "T, I, C, J, M, K",
        "PÜNCT: triangle, straight (end, centre), angular (left, middle, right)",
    ),
    (
        "Tab, arrows, Enter",
        "walk through what can be taken and where it can go; decide",
    ),
    (
        "L or Alt held, or a long press",
        "lift the piece under the pointer and look beneath; the button Lift does it by clicks",
    ),
    (
        "E, X",
        "explode: spread the levels; x-ray: upper pieces become glass",
    ),
    (
        "1 2 3 4 0",
        "camera: White's side, Black's side, low, top, fit",
    ),
    (
        "Left, Right, Home, End",
        "walk through the moves (with nothing in hand; Esc first, if Tab has lit something)",
    ),
    ("Up, Down", "the variation before or after this one"),
    (
        "Ctrl+Up, Delete",
        "promote this variation; delete this move and what follows",
    ),
    (
        "!",
        "mark this move: the next of ! !! !? ?! ? ?? and none; ' marks a threat in Tak",
    ),
    (
        "Ctrl+Enter",
        "comment on this move; Esc goes back to the board",
    ),
    (
        "Ctrl+Z, Ctrl+Y",
        "undo a move or an edit of the history, redo",
    ),
    ("Ctrl+U", "undo the last edit, also after other moves"),
    ("?", "hint: show a good move; again: take it off the board"),
    (
        "Ctrl+L, Ctrl+O",
        "saved games; open a file. A file dropped onto the window opens too",
    ),
    (
        "Ctrl+C, Ctrl+Shift+C, Ctrl+V",
        "copy the game or the position as text; open what is in the clipboard",
    ),
    ("Ctrl+N, Ctrl+R", "choose a game, rematch"),
    (
        "Setting up a position",
        "any piece goes anywhere; a right click, Delete or a drag off the board removes it with what lies on it; W changes whose pieces the letters take, N whose turn it is",
    ),
    ("H, F1", "history, this list"),
    (
        "F10",
        "to the buttons: Tab and arrows walk, Enter presses, Esc goes back to the board",
    ),
];

/// Shows the list; true when it was closed.
pub(in crate::panels) fn help_window(ctx: &egui::Context) -> bool {
    let mut open = true;
    egui::Window::new("Keys")
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            ui.set_max_width(560.0);
            let most = ctx.viewport_rect().height() - 120.0;
            egui::ScrollArea::vertical()
                .max_height(most)
                .show(ui, |ui| {
                    egui::Grid::new("keys")
                        .num_columns(2)
                        .spacing([18.0, 6.0])
                        .show(ui, |ui| {
                            for (key, meaning) in KEYS {
                                ui.label(RichText::new(*key).color(theme::ACCENT));
                                ui.add(egui::Label::new(*meaning).wrap());
                                ui.end_row();
                            }
                        });
                });
        });
    !open
}
