//! The three games as cards, each with its variants.

use super::card::{Card, card_ui};
use super::choice::Choice;
use super::pictures::Pictures;
use super::screen::row_ui;
use crate::panels::commands::command::Command;
use crate::rules::{Color, Kind, hive, punct, tak};
use bevy_egui::egui;

pub(super) fn punct_card(
    ui: &mut egui::Ui,
    choice: &mut Choice,
    pictures: &Pictures,
    wanted: &mut Vec<Command>,
) {
    use punct::Shape::*;
    let pieces = [
        (Triangle, Color::White),
        (StraightEnd, Color::Black),
        (AngularMiddle, Color::White),
        (StraightCentre, Color::Black),
    ];
    let card = Card {
        name: "PÜNCT",
        author: "Kris Burm",
        picture: pictures.0[0].as_ref(),
        pieces: &pieces.map(|(shape, owner)| (Kind::Punct(shape), owner)),
        seats: choice.seats,
    };
    card_ui(
        ui,
        &card,
        |ui| {
            ui.radio_value(
                &mut choice.punct_standard,
                true,
                "Standard: new pieces stay out of the centre",
            );
            ui.radio_value(&mut choice.punct_standard, false, "Basic");
            choice.punct_word()
        },
        wanted,
    );
}

pub(super) fn hive_card(
    ui: &mut egui::Ui,
    choice: &mut Choice,
    pictures: &Pictures,
    wanted: &mut Vec<Command>,
) {
    use hive::Bug::*;
    let pieces = [
        (Queen, Color::White),
        (Beetle, Color::Black),
        (Ant, Color::White),
        (Spider, Color::Black),
    ];
    let card = Card {
        name: "Hive",
        author: "John Yianni",
        picture: pictures.0[1].as_ref(),
        pieces: &pieces.map(|(bug, owner)| (Kind::Hive(bug), owner)),
        seats: choice.seats,
    };
    card_ui(
        ui,
        &card,
        |ui| {
            for (name, on) in ["Mosquito", "Ladybug", "Pillbug"]
                .into_iter()
                .zip(&mut choice.hive_expansions)
            {
                ui.checkbox(on, name);
            }
            ui.checkbox(
                &mut choice.hive_tournament,
                "Tournament opening: no queen first",
            );
            choice.hive_word()
        },
        wanted,
    );
}

pub(super) fn tak_card(
    ui: &mut egui::Ui,
    choice: &mut Choice,
    pictures: &Pictures,
    wanted: &mut Vec<Command>,
) {
    use tak::Stone::*;
    let pieces = [
        (Flat, Color::White),
        (Standing, Color::Black),
        (Cap, Color::White),
        (Flat, Color::Black),
    ];
    let card = Card {
        name: "Tak",
        author: "James Ernest and Patrick Rothfuss",
        picture: pictures.0[2].as_ref(),
        pieces: &pieces.map(|(stone, owner)| (Kind::Tak(stone), owner)),
        seats: choice.seats,
    };
    card_ui(
        ui,
        &card,
        |ui| {
            row_ui(ui, |ui| {
                // All six beside each other within the card.
                ui.spacing_mut().button_padding.x = 6.0;
                ui.spacing_mut().item_spacing.x = 3.0;
                for size in 3..=8 {
                    ui.selectable_value(&mut choice.tak_size, size, format!("{size}×{size}"));
                }
            });
            row_ui(ui, |ui| {
                let label = ui.label("Komi");
                let mut komi = f32::from(choice.tak_half_komi) / 2.0;
                let slider = egui::Slider::new(&mut komi, 0.0..=4.0)
                    .step_by(0.5)
                    .fixed_decimals(1);
                if ui.add(slider).labelled_by(label.id).changed() {
                    choice.tak_half_komi = (komi * 2.0).round() as u8;
                }
            });
            choice.tak_word()
        },
        wanted,
    );
}
