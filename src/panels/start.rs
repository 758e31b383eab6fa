//! The first screen: the three games as cards, each with its variants.

use super::command::Command;
use super::theme;
use crate::rules::{Color, Kind, Setup, hive, punct, tak};
use bevy_egui::egui::{self, RichText, Sense, vec2};

/// What is chosen on the cards.
#[derive(Clone, Debug)]
pub struct Choice {
    tak_size: u8,
    tak_half_komi: u8,
    hive_expansions: [bool; 3],
    hive_tournament: bool,
    punct_standard: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            tak_size: 5,
            tak_half_komi: 0,
            hive_expansions: [true, true, false],
            hive_tournament: false,
            punct_standard: true,
        }
    }
}

impl Choice {
    fn punct_word(&self) -> String {
        format!(
            "punct:{}",
            if self.punct_standard {
                "standard"
            } else {
                "basic"
            }
        )
    }

    fn hive_word(&self) -> String {
        let bugs: String = ['M', 'L', 'P']
            .into_iter()
            .zip(self.hive_expansions)
            .filter(|(_, on)| *on)
            .map(|(bug, _)| bug)
            .collect();
        let plus = if bugs.is_empty() { "" } else { "+" };
        format!(
            "hive:Base{plus}{bugs}{}",
            if self.hive_tournament {
                "+tournament"
            } else {
                ""
            }
        )
    }

    fn tak_word(&self) -> String {
        let komi = f32::from(self.tak_half_komi) / 2.0;
        if self.tak_half_komi == 0 {
            format!("tak{}", self.tak_size)
        } else {
            format!("tak{}+komi{komi}", self.tak_size)
        }
    }
}

pub(super) fn start_screen(ctx: &egui::Context, choice: &mut Choice, wanted: &mut Vec<Command>) {
    let screen = ctx.viewport_rect();
    egui::Area::new("start".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            ui.painter()
                .rect_filled(screen, 0.0, egui::Color32::from_rgb(24, 23, 22));
            ui.set_min_size(screen.size());
            egui::ScrollArea::both()
                .max_height(screen.height())
                .max_width(screen.width())
                .show(ui, |ui| {
                    ui.set_min_width(screen.width());
                    ui.vertical_centered(|ui| {
                        ui.add_space((screen.height() * 0.06).min(60.0));
                        ui.label(RichText::new("Strata").size(44.0).strong());
                        ui.label(
                            RichText::new("Three games in which pieces climb on pieces")
                                .size(16.0)
                                .color(theme::FAINT),
                        );
                        ui.add_space((screen.height() * 0.05).min(40.0));
                    });
                    let cards = 3.0 * (CARD + 2.0 * 12.0 + 2.0) + 2.0 * GAP;
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = GAP;
                        ui.add_space(((screen.width() - cards) / 2.0 - GAP).max(0.0));
                        punct_card(ui, choice, wanted);
                        hive_card(ui, choice, wanted);
                        tak_card(ui, choice, wanted);
                    });
                    ui.add_space(16.0);
                });
        });
}

const CARD: f32 = 244.0;
const GAP: f32 = 18.0;

fn card(
    ui: &mut egui::Ui,
    name: &str,
    author: &str,
    picture: &[(Kind, Color)],
    variants: impl FnOnce(&mut egui::Ui),
) {
    theme::frame().show(ui, |ui| {
        ui.vertical(|ui| {
            ui.set_width(CARD);
            let (rect, _) = ui.allocate_exact_size(vec2(CARD, 96.0), Sense::hover());
            ui.painter()
                .rect_filled(rect, 8.0, egui::Color32::from_rgb(92, 84, 72));
            let step = rect.width() / (picture.len() as f32 + 0.5);
            for (i, &(kind, owner)) in picture.iter().enumerate() {
                let centre = rect.left_center() + vec2(step * (i as f32 + 0.75), 0.0);
                super::shapes::paint(
                    ui.painter(),
                    egui::Rect::from_center_size(centre, vec2(34.0, 36.0)),
                    kind,
                    owner,
                    1.0,
                );
            }
            ui.add_space(4.0);
            ui.label(RichText::new(name).size(26.0).strong());
            ui.label(RichText::new(author).color(theme::FAINT));
            ui.add_space(6.0);
            ui.allocate_ui(vec2(CARD, 150.0), |ui| {
                ui.set_min_height(150.0);
                variants(ui);
            });
        });
    });
}

fn play_button(ui: &mut egui::Ui, name: &str, word: &str, wanted: &mut Vec<Command>) {
    ui.add_space(6.0);
    let button = egui::Button::new(RichText::new(format!("Play {name}")).size(17.0))
        .fill(egui::Color32::from_rgb(38, 104, 98));
    if ui.add_sized([CARD, 36.0], button).clicked()
        && let Ok(setup) = word.parse::<Setup>()
    {
        wanted.push(Command::NewGame(setup));
    }
}

fn punct_card(ui: &mut egui::Ui, choice: &mut Choice, wanted: &mut Vec<Command>) {
    use punct::Shape::*;
    let picture = [
        (Triangle, Color::White),
        (StraightEnd, Color::Black),
        (AngularMiddle, Color::White),
        (StraightCentre, Color::Black),
    ];
    card(
        ui,
        "PÜNCT",
        "Kris Burm",
        &picture.map(|(shape, owner)| (Kind::Punct(shape), owner)),
        |ui| {
            ui.radio_value(
                &mut choice.punct_standard,
                true,
                "Standard: new pieces stay out of the centre",
            );
            ui.radio_value(&mut choice.punct_standard, false, "Basic");
            play_button(ui, "PÜNCT", &choice.punct_word(), wanted);
        },
    );
}

fn hive_card(ui: &mut egui::Ui, choice: &mut Choice, wanted: &mut Vec<Command>) {
    use hive::Bug::*;
    let picture = [
        (Queen, Color::White),
        (Beetle, Color::Black),
        (Ant, Color::White),
        (Spider, Color::Black),
    ];
    card(
        ui,
        "Hive",
        "John Yianni",
        &picture.map(|(bug, owner)| (Kind::Hive(bug), owner)),
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
            play_button(ui, "Hive", &choice.hive_word(), wanted);
        },
    );
}

fn tak_card(ui: &mut egui::Ui, choice: &mut Choice, wanted: &mut Vec<Command>) {
    use tak::Stone::*;
    let picture = [
        (Flat, Color::White),
        (Standing, Color::Black),
        (Cap, Color::White),
        (Flat, Color::Black),
    ];
    card(
        ui,
        "Tak",
        "James Ernest and Patrick Rothfuss",
        &picture.map(|(stone, owner)| (Kind::Tak(stone), owner)),
        |ui| {
            ui.horizontal_wrapped(|ui| {
                for size in 3..=8 {
                    ui.selectable_value(&mut choice.tak_size, size, format!("{size}×{size}"));
                }
            });
            ui.horizontal(|ui| {
                let label = ui.label("Komi");
                let mut komi = f32::from(choice.tak_half_komi) / 2.0;
                let slider = egui::Slider::new(&mut komi, 0.0..=4.0).step_by(0.5);
                if ui.add(slider).labelled_by(label.id).changed() {
                    choice.tak_half_komi = (komi * 2.0).round() as u8;
                }
            });
            play_button(ui, "Tak", &choice.tak_word(), wanted);
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_a_set_up() {
        for bits in 0..8u8 {
            let choice = Choice {
                tak_size: 3 + bits % 6,
                tak_half_komi: bits,
                hive_expansions: [bits & 1 > 0, bits & 2 > 0, bits & 4 > 0],
                hive_tournament: bits & 1 > 0,
                punct_standard: bits & 2 > 0,
            };
            for word in [choice.tak_word(), choice.hive_word(), choice.punct_word()] {
                assert!(word.parse::<Setup>().is_ok(), "{word}");
            }
        }
    }
}
