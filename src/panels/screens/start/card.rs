//! A game's card on the first screen: a picture, the variants, and the buttons that begin.

use crate::ai::Strength;
use crate::app::{Arrange, Proposal};
use crate::panels::commands::command::Command;
use crate::panels::widgets::{shapes, theme};
use crate::rules::{Color, Kind, Setup};
use bevy_egui::egui::{self, RichText, Sense, TextureHandle, vec2};

const CARD: f32 = 252.0;
pub(super) const GAP: f32 = 16.0;
/// Three cards with their frames, and the gaps between them.
pub(super) const CARDS: f32 = 3.0 * (CARD + 2.0 * 12.0 + 2.0) + 2.0 * GAP;
/// The choices of the game that has most of them.
const VARIANTS: f32 = 138.0;

/// What a card shows besides the choice of variants.
pub(super) struct Card<'a> {
    pub name: &'a str,
    pub author: &'a str,
    pub picture: Option<&'a TextureHandle>,
    /// Shown where there is no picture.
    pub pieces: &'a [(Kind, Color)],
    pub seats: [Option<Strength>; 2],
}

/// Draws a card; `variants` draws the choice and returns the set-up's word.
pub(super) fn card_ui(
    ui: &mut egui::Ui,
    card: &Card,
    variants: impl FnOnce(&mut egui::Ui) -> String,
    wanted: &mut Vec<Command>,
) {
    let name = card.name;
    theme::frame().show(ui, |ui| {
        ui.vertical(|ui| {
            ui.set_width(CARD);
            picture_ui(ui, card);
            ui.add_space(4.0);
            ui.label(RichText::new(name).size(26.0).strong());
            ui.label(RichText::new(card.author).color(theme::FAINT));
            ui.add_space(6.0);
            let top = ui.cursor().top();
            let word = variants(ui);
            ui.add_space((top + VARIANTS - ui.cursor().top()).max(0.0));
            play_button(ui, name, &word, card.seats, wanted);
            set_up_button(ui, name, &word, wanted);
        });
    });
}

fn picture_ui(ui: &mut egui::Ui, card: &Card) {
    let (rect, response) = ui.allocate_exact_size(vec2(CARD, CARD / 2.0), Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(
            egui::WidgetType::Image,
            true,
            format!("{}, a picture", card.name),
        )
    });
    if let Some(picture) = card.picture {
        egui::Image::new(picture)
            .corner_radius(8)
            .paint_at(ui, rect);
        return;
    }
    ui.painter()
        .rect_filled(rect, 8.0, egui::Color32::from_rgb(82, 88, 88));
    let step = rect.width() / (card.pieces.len() as f32 + 0.4);
    for (i, &(kind, owner)) in card.pieces.iter().enumerate() {
        let centre = rect.left_center() + vec2(step * (i as f32 + 0.7), 0.0);
        let room = egui::Rect::from_center_size(centre, vec2(52.0, 54.0));
        shapes::paint(ui.painter(), room, kind, owner, 1.0);
    }
}

fn play_button(
    ui: &mut egui::Ui,
    name: &str,
    word: &str,
    seats: [Option<Strength>; 2],
    wanted: &mut Vec<Command>,
) {
    let button = egui::Button::new(RichText::new(format!("Play {name}")).size(17.0))
        .fill(egui::Color32::from_rgb(38, 104, 98));
    if ui.add_sized([CARD, 36.0], button).clicked()
        && let Ok(setup) = word.parse::<Setup>()
    {
        wanted.extend(Color::BOTH.map(|side| Command::Seat(side, seats[side.index()])));
        wanted.push(Proposal::NewGame(setup).into());
    }
}

fn set_up_button(ui: &mut egui::Ui, name: &str, word: &str, wanted: &mut Vec<Command>) {
    let text = RichText::new(format!("Set up a position of {name}…")).color(theme::FAINT);
    let button = egui::Button::new(text).frame(false);
    if ui.add_sized([CARD, 24.0], button).clicked()
        && let Ok(setup) = word.parse::<Setup>()
    {
        wanted.push(Arrange::Open(Some(setup)).into());
    }
}
