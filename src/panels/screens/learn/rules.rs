//! The rules to read: chapters, their paragraphs, and the examples as little boards that a click puts on the table.

use crate::app::{FileRequest, LearnPage, LearnRequest};
use crate::learn::rulebook::{self, Block, Chapter, Hit, Rulebook, Table};
use crate::learn::{GAMES, texts};
use crate::panels::commands::command::Command;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::{diagram, theme};
use crate::rules::{Game, Illegal, Setup};
use crate::say;
use crate::words::{Key, Speaker};
use bevy_egui::egui::{self, RichText, Sense, vec2};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The chapter with which every book begins.
const GOAL: &str = "goal";
const CHAPTERS: f32 = 210.0;
const PICTURE: egui::Vec2 = vec2(190.0, 130.0);

/// What the page of the rules remembers.
#[derive(Clone, Debug, Default)]
pub struct RulesPage {
    search: String,
    /// The examples as they stand, by their paths; `None` for one that can't be laid out.
    examples: BTreeMap<String, Option<Box<Game>>>,
    /// The game and the chapter that were shown last: another one begins at its top.
    shown: Option<(usize, usize)>,
}

/// The books in the order of [`GAMES`]. A damaged one is left out: a test reads them all.
fn books() -> &'static [Option<Rulebook>] {
    static BOOKS: LazyLock<Vec<Option<Rulebook>>> = LazyLock::new(|| {
        let read = |game| Rulebook::of(game)?.ok();
        GAMES.into_iter().map(read).collect()
    });
    &BOOKS
}

/// The chapter that explains why a move is refused in a game of this set-up: the game's place, and the chapter's. What no game
/// refuses by itself, such as a move after the end, is explained by what the game is about.
pub(in crate::panels) fn chapter_of(reason: &Illegal, setup: &Setup) -> Option<(usize, usize)> {
    let word = setup.to_string();
    let (game, name) = match rulebook::chapter_of(reason) {
        Some(found) => found,
        None => (GAMES.into_iter().find(|game| word.starts_with(game))?, GOAL),
    };
    let game = GAMES.into_iter().position(|word| word == game)?;
    let book = books().get(game)?.as_ref()?;
    let chapter = book
        .chapters
        .iter()
        .position(|chapter| chapter.name == name)?;
    Some((game, chapter))
}

/// Draws the rules of a game: the chapters at the left, the open one beside them.
pub(super) fn rules_ui(
    ui: &mut egui::Ui,
    page: &LearnPage,
    state: &mut RulesPage,
    wanted: &mut Vec<Command>,
) {
    let Some(book) = books().get(page.game).and_then(Option::as_ref) else {
        return;
    };
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        ui.allocate_ui(vec2(CHAPTERS, height), |ui| {
            ui.vertical(|ui| {
                ui.set_width(CHAPTERS);
                let search = egui::TextEdit::singleline(&mut state.search)
                    .hint_text(say!(ui, "learn-search"))
                    .desired_width(CHAPTERS - 12.0);
                ui.add(search);
                chapters_ui(ui, page, book, state, wanted);
            });
        });
        ui.separator();
        let shown = Some((page.game, page.chapter));
        let mut scroll = egui::ScrollArea::vertical()
            .id_salt("chapter")
            .auto_shrink(false);
        if state.shown != shown {
            state.shown = shown;
            scroll = scroll.vertical_scroll_offset(0.0);
        }
        scroll.show(ui, |ui| {
            ui.vertical(|ui| {
                if state.search.trim().is_empty() {
                    if let Some(chapter) = book.chapters.get(page.chapter) {
                        chapter_ui(ui, book, chapter, &mut state.examples, wanted);
                    }
                } else {
                    hits_ui(ui, page, book, state, wanted);
                }
            });
            follow_focus(ui);
        });
    });
}

fn title_of(ui: &egui::Ui, chapter: &Chapter) -> String {
    let key = Key::find(&chapter.title);
    key.map_or_else(String::new, |key| ui.words().say(&key.into()))
}

fn chapters_ui(
    ui: &mut egui::Ui,
    page: &LearnPage,
    book: &Rulebook,
    state: &mut RulesPage,
    wanted: &mut Vec<Command>,
) {
    egui::ScrollArea::vertical()
        .id_salt("chapters")
        .show(ui, |ui| {
            for (number, chapter) in book.chapters.iter().enumerate() {
                let words = format!("{}. {}", number + 1, title_of(ui, chapter));
                let is_open = number == page.chapter && state.search.trim().is_empty();
                let row = egui::Button::selectable(is_open, words).wrap();
                if ui.add(row).clicked() {
                    state.search.clear();
                    let game = page.game;
                    wanted.push(
                        LearnRequest::Read {
                            game,
                            chapter: number,
                        }
                        .into(),
                    );
                }
            }
            follow_focus(ui);
        });
}

fn chapter_ui(
    ui: &mut egui::Ui,
    book: &Rulebook,
    chapter: &Chapter,
    examples: &mut BTreeMap<String, Option<Box<Game>>>,
    wanted: &mut Vec<Command>,
) {
    let title = title_of(ui, chapter);
    ui.label(RichText::new(title).size(22.0).strong());
    ui.add_space(4.0);
    for block in &chapter.blocks {
        let said: Vec<String> = book
            .sentences(block)
            .iter()
            .map(|sentence| ui.words().say(sentence))
            .collect();
        match block {
            Block::Text(_) => {
                ui.label(RichText::new(said.join(" ")).size(16.0));
                ui.add_space(6.0);
            }
            Block::Scene(path) => example_ui(ui, path, &said, examples, wanted),
            Block::Sets => sets_ui(ui, &book.sets()),
        }
    }
    ui.add_space(12.0);
}

/// An example: the position as a little board, what there is to see, and the way to try it.
fn example_ui(
    ui: &mut egui::Ui,
    path: &str,
    said: &[String],
    examples: &mut BTreeMap<String, Option<Box<Game>>>,
    wanted: &mut Vec<Command>,
) {
    let game = examples.entry(path.to_owned()).or_insert_with(|| {
        let scene = rulebook::scene(path)?.ok()?;
        Some(Box::new(scene.game().ok()?))
    });
    theme::panel_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let (rect, picture) = ui.allocate_exact_size(PICTURE, Sense::click());
            if let Some(game) = game {
                diagram::paint(ui.painter(), rect, game);
            }
            let title = said.first().cloned().unwrap_or_default();
            let label = say!(ui, "learn-example", title = &title);
            picture.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.clone())
            });
            let tip = say!(ui, "learn-try-tip");
            let mut tried = picture.on_hover_text(&tip).clicked();
            ui.vertical(|ui| {
                ui.label(RichText::new(&title).size(16.0).strong());
                ui.label(said.get(1..).unwrap_or_default().join(" "));
                tried |= ui
                    .button(say!(ui, "learn-try"))
                    .on_hover_text(tip)
                    .clicked();
            });
            if tried && let Some(text) = texts::text(&format!("scenes/{path}")) {
                wanted.push(Command::File(FileRequest::ReadText(text.to_owned())));
            }
        });
    });
    ui.add_space(6.0);
}

/// What each side plays with.
fn sets_ui(ui: &mut egui::Ui, table: &Table) {
    egui::Grid::new("sets")
        .striped(true)
        .spacing(vec2(18.0, 4.0))
        .show(ui, |ui| {
            for head in &table.head {
                let words = ui.words().say(head);
                ui.label(RichText::new(words).strong());
            }
            ui.end_row();
            for row in &table.rows {
                for cell in row {
                    let words = ui.words().say(cell);
                    ui.label(words);
                }
                ui.end_row();
            }
        });
    ui.add_space(8.0);
}

/// Where the words that are looked for stand.
fn hits_ui(
    ui: &mut egui::Ui,
    page: &LearnPage,
    book: &Rulebook,
    state: &mut RulesPage,
    wanted: &mut Vec<Command>,
) {
    let hits = book.search(&ui.words(), &state.search);
    if hits.is_empty() {
        ui.label(RichText::new(say!(ui, "learn-nothing-found")).color(theme::of(ui).faint));
    }
    let mut opened = None;
    for hit in &hits {
        let Some(chapter) = book.chapters.get(hit.chapter) else {
            continue;
        };
        theme::panel_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let title = RichText::new(title_of(ui, chapter)).strong();
            if ui.add(egui::Button::new(title).frame(false)).clicked() {
                opened = Some(hit.chapter);
            }
            let job = marked(ui, hit);
            ui.label(job);
        });
    }
    if let Some(chapter) = opened {
        state.search.clear();
        let game = page.game;
        wanted.push(LearnRequest::Read { game, chapter }.into());
    }
}

/// The text of a hit with what was looked for lit.
fn marked(ui: &egui::Ui, hit: &Hit) -> egui::text::LayoutJob {
    let font = egui::FontId::proportional(15.0);
    let mut job = egui::text::LayoutJob::default();
    let mut at = 0;
    let mut add = |text: &str, color| {
        job.append(text, 0.0, egui::TextFormat::simple(font.clone(), color));
    };
    for mark in &hit.marks {
        add(
            hit.text.get(at..mark.start).unwrap_or_default(),
            theme::of(ui).text,
        );
        add(
            hit.text.get(mark.clone()).unwrap_or_default(),
            theme::of(ui).accent,
        );
        at = mark.end;
    }
    add(hit.text.get(at..).unwrap_or_default(), theme::of(ui).text);
    job
}
