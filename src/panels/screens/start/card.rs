//! A game's card on the first screen: a picture, the variants, and the buttons that begin.

use crate::app::{Arrange, KnownEngine, LearnRequest, Proposal, Seat};
use crate::panels::commands::command::Command;
use crate::panels::widgets::{shapes, theme};
use crate::rules::{Color, Kind, Setup};
use crate::say;
use bevy_egui::egui::{self, RichText, Sense, TextureHandle, Vec2, vec2};

pub(super) const GAP: f32 = 16.0;
/// What the cards leave free at the sides of the window.
const MARGIN: f32 = 20.0;
/// The narrowest and the widest card, without its frame.
const WIDTHS: [f32; 2] = [220.0, 300.0];
/// A card's frame, on both sides together.
const FRAME: f32 = 2.0 * 12.0 + 2.0;
/// Below this height everything moves together.
const LOW: f32 = 720.0;

/// How a window is divided among the cards.
#[derive(Copy, Clone, Debug)]
pub(super) struct Measures {
    columns: usize,
    card: f32,
    compact: bool,
}

impl Measures {
    pub fn of(window: Vec2) -> Self {
        let room = window.x - 2.0 * MARGIN;
        let columns = ((room + GAP) / (WIDTHS[0] + FRAME + GAP)).floor();
        let columns = columns.clamp(1.0, 3.0);
        let card = (room - (columns - 1.0) * GAP) / columns - FRAME;
        Self {
            columns: columns as usize,
            card: card.clamp(140.0, WIDTHS[1]).floor(),
            compact: window.y < LOW,
        }
    }

    pub const fn columns(&self) -> usize {
        self.columns
    }

    pub const fn compact(&self) -> bool {
        self.compact
    }

    pub const fn gap(&self) -> f32 {
        if self.compact { 8.0 } else { 20.0 }
    }

    /// What a full row of cards takes.
    pub fn row_width(&self) -> f32 {
        let columns = self.columns as f32;
        columns * (self.card + FRAME) + (columns - 1.0) * GAP
    }

    /// A picture is half as high as it is wide, and lower where there is little room.
    fn picture(&self) -> Vec2 {
        let part = if self.compact { 0.3 } else { 0.5 };
        vec2(self.card, (self.card * part).round())
    }
}

/// What a card shows besides the choice of variants.
pub(super) struct Card<'a> {
    pub name: String,
    pub author: String,
    pub picture: Option<&'a TextureHandle>,
    /// Shown where there is no picture.
    pub pieces: &'a [(Kind, Color)],
    pub seats: [Seat; 2],
    /// The engines among them.
    pub engines: Vec<KnownEngine>,
    /// Its course, by its place, with the stars won in it and how many there are.
    pub course: Option<(usize, [usize; 2])>,
}

/// Draws a card; `variants` draws the choice and returns the set-up.
pub(super) fn card_ui(
    ui: &mut egui::Ui,
    card: &Card,
    measures: &Measures,
    variants: impl FnOnce(&mut egui::Ui) -> Option<Setup>,
    wanted: &mut Vec<Command>,
) {
    let name = card.name.as_str();
    theme::panel_frame(ui).show(ui, |ui| {
        ui.vertical(|ui| {
            ui.set_width(measures.card);
            picture_ui(ui, card, measures);
            ui.add_space(2.0);
            ui.label(RichText::new(name).size(24.0).strong());
            ui.label(RichText::new(&card.author).color(theme::of(ui).faint));
            ui.add_space(4.0);
            let top = ui.cursor().top();
            let setup = variants(ui);
            ui.add_space(left_of_highest(ui, name, top));
            begin_ui(ui, card, setup.clone(), wanted);
            set_up_button(ui, name, setup, wanted);
        });
    });
}

/// How much higher the choices of another card are, so that the buttons under them stand in one line.
fn left_of_highest(ui: &egui::Ui, name: &str, top: f32) -> f32 {
    let height = ui.cursor().top() - top;
    let remembered = egui::Id::new("heights of the variants");
    let mut heights: Vec<(String, f32)> = ui
        .data(|data| data.get_temp(remembered))
        .unwrap_or_default();
    let now = (name.to_owned(), height);
    if !heights.contains(&now) {
        heights.retain(|(other, _)| other != name);
        heights.push(now);
        ui.data_mut(|data| data.insert_temp(remembered, heights.clone()));
        ui.ctx().request_repaint();
    }
    let highest = heights.iter().map(|(_, height)| *height);
    highest.fold(height, f32::max) - height
}

fn picture_ui(ui: &mut egui::Ui, card: &Card, measures: &Measures) {
    let (rect, response) = ui.allocate_exact_size(measures.picture(), Sense::hover());
    let label = say!(ui, "start-picture", game = &card.name);
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, label.clone()));
    if let Some(picture) = card.picture {
        // The picture is twice as wide as high: of a lower one the middle is shown.
        let part = rect.height() / (rect.width() * 0.5);
        let middle = egui::Rect::from_min_max(
            egui::pos2(0.0, (1.0 - part) / 2.0),
            egui::pos2(1.0, f32::midpoint(1.0, part)),
        );
        egui::Image::new(picture)
            .uv(middle)
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

/// The two ways to begin, beside each other: to learn the game and to play it.
fn begin_ui(ui: &mut egui::Ui, card: &Card, setup: Option<Setup>, wanted: &mut Vec<Command>) {
    let name = card.name.as_str();
    let play = say!(ui, "start-play", game = name);
    let begin = theme::of(ui).begin;
    let engine = setup
        .as_ref()
        .and_then(|setup| card.engine_that_cant(setup));
    let can_play = engine.is_none();
    let Some((course, [won, all])) = card.course else {
        let width = ui.available_width();
        if begin_button(ui, (&play, &play), width, begin, can_play) {
            begin_game(setup, card.seats, wanted);
        }
        return;
    };
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        let (learn, label) = if won == 0 {
            let label = say!(ui, "start-learn", game = name);
            (say!(ui, "menu-learn"), label)
        } else {
            let label = say!(ui, "start-learn-stars", game = name, won = won, all = all);
            (format!("{} {won}/{all}", say!(ui, "menu-learn")), label)
        };
        let calm = ui.visuals().widgets.inactive.weak_bg_fill;
        if begin_button(ui, (&learn, &label), width, calm, true) {
            wanted.push(LearnRequest::Show(course).into());
        }
        let word = say!(ui, "start-play-word");
        if begin_button(ui, (&word, &play), width, begin, can_play) {
            begin_game(setup, card.seats, wanted);
        }
    });
    if let Some(engine) = engine {
        let words = say!(ui, "engines-does-not-play", engine = &engine.entry.name);
        let words = RichText::new(words).small().color(theme::of(ui).refused);
        ui.add(egui::Label::new(words).wrap());
    }
}

impl Card<'_> {
    /// An engine in a seat that doesn't play this game.
    fn engine_that_cant(&self, setup: &Setup) -> Option<&KnownEngine> {
        let mut engines = self.engines.iter();
        engines.find(|engine| !engine.entry.plays(setup))
    }
}

/// A large button; a screen reader hears its label, which names the game.
fn begin_button(
    ui: &mut egui::Ui,
    (words, label): (&str, &str),
    width: f32,
    fill: egui::Color32,
    enabled: bool,
) -> bool {
    let button = egui::Button::new(RichText::new(words).size(17.0))
        .wrap()
        .min_size(vec2(width, 36.0))
        .fill(fill);
    let shown = ui.add_enabled_ui(enabled, |ui| ui.add_sized(vec2(width, 36.0), button));
    let shown = shown.inner;
    shown.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, label));
    shown.clicked()
}

fn begin_game(setup: Option<Setup>, seats: [Seat; 2], wanted: &mut Vec<Command>) {
    if let Some(setup) = setup {
        wanted.extend(Color::BOTH.map(|side| Command::Seat(side, seats[side.index()])));
        wanted.push(Proposal::NewGame(setup).into());
    }
}

fn set_up_button(ui: &mut egui::Ui, name: &str, setup: Option<Setup>, wanted: &mut Vec<Command>) {
    let text = RichText::new(say!(ui, "start-set-up", game = name)).color(theme::of(ui).faint);
    let button = egui::Button::new(text)
        .wrap()
        .frame(false)
        .min_size(vec2(ui.available_width(), 24.0));
    if ui.add(button).clicked()
        && let Some(setup) = setup
    {
        wanted.push(Arrange::Open(Some(setup)).into());
    }
}
