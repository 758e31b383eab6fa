//! The three games as cards, each with its variants.

use super::card::{Card, Measures, card_ui};
use super::choice::Choice;
use super::pictures::Pictures;
use super::screen::row_ui;
use crate::panels::commands::command::Command;
use crate::panels::widgets::theme;
use crate::rules::{Color, Kind, Setup, hive, punct, tak};
use crate::say;
use crate::words::Speaker;
use bevy_egui::egui::{self, RichText, vec2};

pub(super) fn punct_card(
    ui: &mut egui::Ui,
    measures: &Measures,
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
        name: say!(ui, "games-punct"),
        author: say!(ui, "start-punct-author"),
        picture: pictures.0[0].as_ref(),
        pieces: &pieces.map(|(shape, owner)| (Kind::Punct(shape), owner)),
        seats: choice.drawn_seats(),
        engines: choice.seated_engines(),
        course: choice.course("punct"),
    };
    card_ui(
        ui,
        &card,
        measures,
        |ui| {
            let setup = &mut choice.punct;
            theme::ticks_ui(ui, |ui| {
                for (standard, words) in [
                    (true, say!(ui, "start-punct-standard")),
                    (false, say!(ui, "start-punct-basic")),
                ] {
                    ui.radio_value(&mut setup.standard, standard, words);
                }
                more_ui(ui, &card.name, |ui| {
                    let strict = say!(ui, "start-punct-strict");
                    ui.checkbox(&mut setup.strict_bridges, strict);
                    repetition_ui(ui, &mut setup.repetition);
                });
            });
            Some(Setup::Punct(*setup))
        },
        wanted,
    );
}

pub(super) fn hive_card(
    ui: &mut egui::Ui,
    measures: &Measures,
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
        name: say!(ui, "games-hive"),
        author: say!(ui, "start-hive-author"),
        picture: pictures.0[1].as_ref(),
        pieces: &pieces.map(|(bug, owner)| (Kind::Hive(bug), owner)),
        seats: choice.drawn_seats(),
        engines: choice.seated_engines(),
        course: choice.course("hive"),
    };
    card_ui(
        ui,
        &card,
        measures,
        |ui| {
            let setup = &mut choice.hive;
            theme::ticks_ui(ui, |ui| {
                let soon = say!(ui, "start-after-a-few-games");
                let late = say!(ui, "start-knowing-the-others");
                for (bug, on, advice) in [
                    (Mosquito, &mut setup.mosquito, &soon),
                    (Ladybug, &mut setup.ladybug, &soon),
                    (Pillbug, &mut setup.pillbug, &late),
                ] {
                    ui.horizontal_wrapped(|ui| {
                        ui.checkbox(on, say!(ui, "start-bug", bug = bug));
                        let advice = RichText::new(advice).small().color(theme::of(ui).faint);
                        // Beside the bug or under it, but in one piece.
                        ui.add(egui::Label::new(advice).extend());
                    });
                }
                more_ui(ui, &card.name, |ui| {
                    let tournament = say!(ui, "start-hive-tournament");
                    ui.checkbox(&mut setup.tournament, tournament);
                    repetition_ui(ui, &mut setup.repetition);
                });
            });
            Some(Setup::Hive(*setup))
        },
        wanted,
    );
}

pub(super) fn tak_card(
    ui: &mut egui::Ui,
    measures: &Measures,
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
        name: say!(ui, "games-tak"),
        author: say!(ui, "start-tak-author"),
        picture: pictures.0[2].as_ref(),
        pieces: &pieces.map(|(stone, owner)| (Kind::Tak(stone), owner)),
        seats: choice.drawn_seats(),
        engines: choice.seated_engines(),
        course: choice.course("tak"),
    };
    card_ui(
        ui,
        &card,
        measures,
        |ui| {
            ui.scope(|ui| {
                // As high as the one that is chosen, so that all six stand on one line.
                ui.spacing_mut().interact_size.y = 30.0;
                ui.horizontal_wrapped(|ui| {
                    // All beside each other where the card is wide enough.
                    ui.spacing_mut().button_padding.x = 6.0;
                    ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
                    for size in 3..=8 {
                        ui.selectable_value(&mut choice.tak_size, size, format!("{size}×{size}"));
                    }
                });
            });
            row_ui(ui, |ui| {
                let label = ui.label(say!(ui, "start-komi"));
                let mut komi = f32::from(choice.tak_half_komi) / 2.0;
                let words = ui.words();
                let slider = egui::Slider::new(&mut komi, 0.0..=4.0)
                    .step_by(0.5)
                    .custom_formatter(move |komi, _| say!(words, "common-number", number = komi))
                    .custom_parser(|text| text.trim().replace(',', ".").parse().ok());
                if ui.add(slider).labelled_by(label.id).changed() {
                    choice.tak_half_komi = (komi * 2.0).round() as u8;
                }
            });
            theme::ticks_ui(ui, |ui| {
                more_ui(ui, &card.name, |ui| {
                    let double_stack = say!(ui, "start-double-stack");
                    ui.checkbox(&mut choice.tak_double_stack, double_stack);
                    repetition_ui(ui, &mut choice.tak_repetition);
                });
            });
            choice.tak()
        },
        wanted,
    );
}

/// Whether a position that comes again and again ends the game.
fn repetition_ui(ui: &mut egui::Ui, on: &mut bool) {
    let words = say!(ui, "start-repetition");
    ui.checkbox(on, words);
}

/// What few people change, behind a word that opens it.
fn more_ui(ui: &mut egui::Ui, game: &str, content: impl FnOnce(&mut egui::Ui)) {
    let more = egui::CollapsingHeader::new(say!(ui, "start-more")).id_salt(game);
    let shown = more.show(ui, content);
    let label = say!(ui, "start-more-for", game = game);
    shown.header_response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::CollapsingHeader, true, label.clone())
    });
}
