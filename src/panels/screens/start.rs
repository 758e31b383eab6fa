//! The first screen: the three games as cards, each with its variants.

use crate::ai::Strength;
use crate::app::Screen;
use crate::panels::commands::command::Command;
use crate::panels::commands::keystroke::{Keystroke, Listen};
use crate::panels::{players, theme};
use crate::rules::{Color, Kind, Setup, hive, punct, tak};
use crate::store::GameId;
use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::{
    App, Image, IntoScheduleConfigs, KeyCode, MessageReader, MessageWriter, PreUpdate, Res, ResMut,
    Resource, Result, State, run_once,
};
use bevy_egui::egui::{self, RichText, Sense, TextureHandle, vec2};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// What is chosen on the cards.
#[derive(Clone, Debug)]
pub struct Choice {
    tak_size: u8,
    tak_half_komi: u8,
    hive_expansions: [bool; 3],
    hive_tournament: bool,
    punct_standard: bool,
    /// Who plays each side of the next game; `None` for a person.
    pub(in crate::panels) seats: [Option<Strength>; 2],
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            tak_size: 5,
            tak_half_komi: 0,
            hive_expansions: [true, true, false],
            hive_tournament: false,
            punct_standard: true,
            seats: [None; 2],
        }
    }
}

impl Choice {
    /// Shows a variant on its card.
    pub(in crate::panels) fn take(&mut self, setup: &Setup) {
        match setup {
            Setup::Tak(tak) => {
                self.tak_size = tak.size();
                self.tak_half_komi = u8::try_from(tak.half_komi()).unwrap_or(0);
            }
            Setup::Hive(hive) => {
                self.hive_expansions = [hive.mosquito, hive.ladybug, hive.pillbug];
                self.hive_tournament = hive.tournament;
            }
            Setup::Punct(punct) => self.punct_standard = punct.standard,
        }
    }

    /// The variants chosen, of Tak, Hive and PÜNCT.
    pub(in crate::panels) fn setups(&self) -> Vec<Setup> {
        let words = [self.tak_word(), self.hive_word(), self.punct_word()];
        words.iter().filter_map(|word| word.parse().ok()).collect()
    }

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

/// The pictures on the cards, PÜNCT, Hive, Tak: PNG files of 480×240 pixels that the app itself rendered. A card
/// without one shows a few of the game's pieces.
const PNGS: [Option<&[u8]>; 3] = [
    Some(include_bytes!("../../../assets/cards/punct.png")),
    Some(include_bytes!("../../../assets/cards/hive.png")),
    Some(include_bytes!("../../../assets/cards/tak.png")),
];

/// Those pictures, ready to be shown.
#[derive(Resource, Default)]
pub struct Pictures([Option<TextureHandle>; 3]);

impl std::fmt::Debug for Pictures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let there = self.0.iter().flatten().count();
        write!(f, "Pictures({there})")
    }
}

pub(in crate::panels) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>()
        .add_systems(EguiPrimaryContextPass, hang.run_if(run_once))
        .add_systems(
            PreUpdate,
            press
                .after(Listen)
                .before(crate::panels::commands::command::obey),
        );
}

fn hang(mut contexts: EguiContexts, mut pictures: ResMut<Pictures>) -> Result {
    let ctx = contexts.ctx_mut()?;
    for (png, picture) in PNGS.iter().zip(&mut pictures.0) {
        let read = png.and_then(|bytes| {
            Image::from_buffer(
                bytes,
                ImageType::Extension("png"),
                CompressedImageFormats::NONE,
                true,
                ImageSampler::Default,
                RenderAssetUsages::MAIN_WORLD,
            )
            .ok()
        });
        if let Some(image) = read
            && let Some(pixels) = &image.data
        {
            let size = [image.width() as usize, image.height() as usize];
            let pixels = egui::ColorImage::from_rgba_unmultiplied(size, pixels);
            *picture = Some(ctx.load_texture("card", pixels, egui::TextureOptions::LINEAR));
        }
    }
    Ok(())
}

/// The keys that work wherever one is: quit, open, paste, and from the first screen back to the game.
fn press(
    mut keystrokes: MessageReader<Keystroke>,
    screen: Res<State<Screen>>,
    egui: Res<EguiWantsInput>,
    mut commands: MessageWriter<Command>,
) {
    for Keystroke { event, control, .. } in keystrokes.read().filter(|key| !key.event.repeat) {
        commands.write(match (control, event.key_code) {
            (true, KeyCode::KeyQ) => Command::Quit,
            (true, KeyCode::KeyO) => Command::OpenFile,
            (true, KeyCode::KeyL) => Command::Library,
            (true, KeyCode::KeyV) if !egui.wants_any_keyboard_input() => Command::Paste,
            (_, KeyCode::Escape) if !screen.shows_table() => Command::Continue,
            _ => continue,
        });
    }
}

/// What can be gone on with.
#[derive(Clone, Debug, Default)]
pub struct Resume {
    /// The game that is open, by its name.
    pub open_game: Option<String>,
    /// The saved game that was played last, and what to call it.
    pub last: Option<(GameId, String)>,
}

/// The screen.
pub fn start_screen(
    ctx: &egui::Context,
    choice: &mut Choice,
    resume: &Resume,
    pictures: &Pictures,
    wanted: &mut Vec<Command>,
) {
    let screen = ctx.viewport_rect();
    egui::Area::new("start".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            ui.painter().rect_filled(screen, 0.0, theme::BACKDROP);
            ui.set_min_size(screen.size());
            egui::ScrollArea::both()
                .max_height(screen.height())
                .max_width(screen.width())
                .show(ui, |ui| {
                    ui.set_min_width(screen.width());
                    ui.vertical_centered(|ui| {
                        ui.add_space((screen.height() * 0.05).min(56.0));
                        ui.label(RichText::new("Strata").size(44.0).strong());
                        ui.label(
                            RichText::new("Three games in which pieces climb on pieces")
                                .size(16.0)
                                .color(theme::FAINT),
                        );
                        ui.add_space(10.0);
                        go_on(ui, resume, wanted);
                        ui.add_space((screen.height() * 0.03).min(26.0));
                    });
                    seats(ui, screen.width(), choice);
                    ui.add_space((screen.height() * 0.025).min(22.0));
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = GAP;
                        ui.add_space(((screen.width() - CARDS) / 2.0).max(0.0));
                        punct_card(ui, choice, pictures, wanted);
                        hive_card(ui, choice, pictures, wanted);
                        tak_card(ui, choice, pictures, wanted);
                    });
                    ui.add_space(16.0);
                });
        });
}

/// What doesn't begin a new game: the one that is open or was played last, the saved ones, a file.
fn go_on(ui: &mut egui::Ui, resume: &Resume, wanted: &mut Vec<Command>) {
    let first = match (&resume.open_game, &resume.last) {
        (Some(game), _) => Some((format!("Continue {game}"), Command::Continue)),
        (None, Some((id, name))) => {
            Some((format!("Resume {name}"), Command::OpenSaved(id.clone())))
        }
        (None, None) => None,
    };
    if let Some((text, command)) = first {
        let tip = command.words().tip;
        let button = ui.button(RichText::new(text).size(16.0));
        if button.on_hover_text(tip).clicked() {
            wanted.push(command);
        }
    }
    // Centred by hand: a row takes all the width it can get.
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() / 2.0 - 100.0).max(0.0));
        crate::panels::widgets::toolbar::button(ui, Command::Library, true, wanted);
        crate::panels::widgets::toolbar::button(ui, Command::OpenFile, true, wanted);
    });
}

/// A row that is as high as a list from the start, so that everything in it stands on one line.
fn row(ui: &mut egui::Ui, show: impl FnOnce(&mut egui::Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 28.0;
        ui.horizontal(show);
    });
}

/// Who plays each side, whichever game is chosen.
fn seats(ui: &mut egui::Ui, width: f32, choice: &mut Choice) {
    const LIST: f32 = 150.0;
    row(ui, |ui| {
        // Two names with their lists, centred.
        ui.add_space(((width - 2.0 * LIST - 150.0) / 2.0).max(0.0));
        for owner in Color::BOTH {
            ui.label(RichText::new(owner.to_string()).strong());
            players::seat_list(ui, owner, &mut choice.seats[owner.index()], LIST);
            ui.add_space(24.0);
        }
    });
}

const CARD: f32 = 252.0;
const GAP: f32 = 16.0;
/// Three cards with their frames, and the gaps between them.
const CARDS: f32 = 3.0 * (CARD + 2.0 * 12.0 + 2.0) + 2.0 * GAP;
/// The choices of the game that has most of them.
const VARIANTS: f32 = 138.0;

fn card(
    ui: &mut egui::Ui,
    (name, author): (&str, &str),
    picture: Option<&TextureHandle>,
    pieces: &[(Kind, Color)],
    seats: [Option<Strength>; 2],
    word: impl FnOnce(&mut egui::Ui) -> String,
    wanted: &mut Vec<Command>,
) {
    theme::frame().show(ui, |ui| {
        ui.vertical(|ui| {
            ui.set_width(CARD);
            show_picture(ui, name, picture, pieces);
            ui.add_space(4.0);
            ui.label(RichText::new(name).size(26.0).strong());
            ui.label(RichText::new(author).color(theme::FAINT));
            ui.add_space(6.0);
            let top = ui.cursor().top();
            let word = word(ui);
            ui.add_space((top + VARIANTS - ui.cursor().top()).max(0.0));
            play_button(ui, name, &word, seats, wanted);
            set_up_button(ui, name, &word, wanted);
        });
    });
}

fn show_picture(
    ui: &mut egui::Ui,
    name: &str,
    picture: Option<&TextureHandle>,
    pieces: &[(Kind, Color)],
) {
    let (rect, response) = ui.allocate_exact_size(vec2(CARD, CARD / 2.0), Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Image, true, format!("{name}, a picture"))
    });
    if let Some(picture) = picture {
        egui::Image::new(picture)
            .corner_radius(8)
            .paint_at(ui, rect);
        return;
    }
    ui.painter()
        .rect_filled(rect, 8.0, egui::Color32::from_rgb(82, 88, 88));
    let step = rect.width() / (pieces.len() as f32 + 0.4);
    for (i, &(kind, owner)) in pieces.iter().enumerate() {
        let centre = rect.left_center() + vec2(step * (i as f32 + 0.7), 0.0);
        let room = egui::Rect::from_center_size(centre, vec2(52.0, 54.0));
        crate::panels::widgets::shapes::paint(ui.painter(), room, kind, owner, 1.0);
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
        wanted.push(Command::NewGame(setup));
    }
}

fn set_up_button(ui: &mut egui::Ui, name: &str, word: &str, wanted: &mut Vec<Command>) {
    let text = RichText::new(format!("Set up a position of {name}…")).color(theme::FAINT);
    let button = egui::Button::new(text).frame(false);
    if ui.add_sized([CARD, 24.0], button).clicked()
        && let Ok(setup) = word.parse::<Setup>()
    {
        wanted.push(Command::SetUp(Some(setup)));
    }
}

fn punct_card(
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
    card(
        ui,
        ("PÜNCT", "Kris Burm"),
        pictures.0[0].as_ref(),
        &pieces.map(|(shape, owner)| (Kind::Punct(shape), owner)),
        choice.seats,
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

fn hive_card(
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
    card(
        ui,
        ("Hive", "John Yianni"),
        pictures.0[1].as_ref(),
        &pieces.map(|(bug, owner)| (Kind::Hive(bug), owner)),
        choice.seats,
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

fn tak_card(
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
    card(
        ui,
        ("Tak", "James Ernest and Patrick Rothfuss"),
        pictures.0[2].as_ref(),
        &pieces.map(|(stone, owner)| (Kind::Tak(stone), owner)),
        choice.seats,
        |ui| {
            row(ui, |ui| {
                // All six beside each other within the card.
                ui.spacing_mut().button_padding.x = 6.0;
                ui.spacing_mut().item_spacing.x = 3.0;
                for size in 3..=8 {
                    ui.selectable_value(&mut choice.tak_size, size, format!("{size}×{size}"));
                }
            });
            row(ui, |ui| {
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
                seats: [None; 2],
            };
            let mut taken = Choice::default();
            assert_eq!(choice.setups().len(), 3, "{choice:?}");
            for setup in choice.setups() {
                taken.take(&setup);
            }
            assert_eq!(taken.setups(), choice.setups());
        }
    }
}
