//! A course: what a game teaches, and how far the person has come.

use crate::app::{LearnRequest, Proposal, Seat, TaskPlace};
use crate::learn::{Course, MOST_STARS, Progress, Stage};
use crate::panels::commands::command::Command;
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::task::stars_ui;
use crate::panels::widgets::theme;
use crate::rules::Color;
use crate::say;
use crate::strength::Strength;
use crate::words::{Key, Speaker};
use bevy_egui::egui::{self, RichText, vec2};

/// Draws the page of a course.
pub(super) fn course_ui(
    ui: &mut egui::Ui,
    number: usize,
    course: &'static Course,
    done: &Progress,
    wanted: &mut Vec<Command>,
) {
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| {
            stages_ui(ui, number, course, done, wanted);
            follow_focus(ui);
        });
}

fn stages_ui(
    ui: &mut egui::Ui,
    number: usize,
    course: &'static Course,
    done: &Progress,
    wanted: &mut Vec<Command>,
) {
    let words = say!(ui, "learn-about", game = super::name_of(ui, &course.game));
    ui.label(RichText::new(words).color(theme::of(ui).faint));
    let first_open = first_open(number, course, done);
    if let Some(place) = first_open {
        let begun = place.stage > 0 || place.task > 0;
        let words = if begun {
            say!(ui, "learn-go-on")
        } else {
            say!(ui, "learn-begin")
        };
        let button = egui::Button::new(RichText::new(words).size(18.0))
            .min_size(vec2(220.0, 38.0))
            .fill(theme::of(ui).begin);
        if ui.add(button).clicked() {
            wanted.push(LearnRequest::Begin(place).into());
        }
    }
    ui.add_space(6.0);
    for (stage, content) in course.stages.iter().enumerate() {
        stage_ui(
            ui,
            [number, stage],
            course,
            content,
            done,
            first_open,
            wanted,
        );
    }
    game_ui(ui, course, first_open.is_none(), wanted);
    ui.add_space(12.0);
}

/// The first task that isn't done.
fn first_open(number: usize, course: &Course, done: &Progress) -> Option<TaskPlace> {
    let mut places = course
        .stages
        .iter()
        .enumerate()
        .flat_map(|(stage, content)| {
            let tasks = content.tasks.iter().enumerate();
            tasks.map(move |(task, (name, _))| (stage, task, name))
        });
    let (stage, task, _) = places.find(|(.., name)| done.stars(&course.game, name) == 0)?;
    Some(TaskPlace {
        course: number,
        stage,
        task,
    })
}

/// One stage: its title, and a button with stars for each task.
fn stage_ui(
    ui: &mut egui::Ui,
    [course, stage]: [usize; 2],
    of: &Course,
    content: &Stage,
    done: &Progress,
    next: Option<TaskPlace>,
    wanted: &mut Vec<Command>,
) {
    let title = Key::find(&content.name);
    let title = title.map(|key| ui.words().say(&key.into()));
    theme::panel_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        // As high as its buttons, so that words and stars stand on one line with them.
        ui.spacing_mut().interact_size.y = 28.0;
        ui.horizontal(|ui| {
            let title = RichText::new(title.unwrap_or_default()).size(17.0).strong();
            ui.label(title);
            ui.add_space(8.0);
            for (task, (name, _)) in content.tasks.iter().enumerate() {
                let place = TaskPlace {
                    course,
                    stage,
                    task,
                };
                let number = format!("{}", task + 1);
                let mut button = egui::Button::new(number).min_size(vec2(30.0, 28.0));
                if next == Some(place) {
                    button = button.fill(theme::of(ui).begin);
                }
                let label = say!(
                    ui,
                    "learn-task-of",
                    number = task + 1,
                    count = content.tasks.len()
                );
                let shown = ui.add(button);
                shown.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.clone())
                });
                if shown.clicked() {
                    wanted.push(LearnRequest::Begin(place).into());
                }
                stars_ui(ui, done.stars(&of.game, name));
                ui.add_space(6.0);
            }
        });
    });
}

/// The end of each course: a whole game against the gentlest level, with the coach looking on.
fn game_ui(ui: &mut egui::Ui, course: &Course, is_next: bool, wanted: &mut Vec<Command>) {
    theme::panel_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        // As high as its buttons, so that words and stars stand on one line with them.
        ui.spacing_mut().interact_size.y = 28.0;
        ui.horizontal(|ui| {
            ui.label(RichText::new(say!(ui, "learn-game")).size(17.0).strong());
            let mut button = egui::Button::new(say!(ui, "learn-play-game"));
            if is_next {
                button = button.fill(theme::of(ui).begin);
            }
            if ui.add(button).clicked() {
                wanted.push(Command::Seat(Color::White, Seat::Person));
                wanted.push(Command::Seat(
                    Color::Black,
                    Seat::of_level(Strength::level(0)),
                ));
                wanted.push(Command::Coach(true));
                wanted.push(Proposal::NewGame(course.setup()).into());
            }
        });
    });
}

/// How many stars a person has won in a course, and how many there are.
pub(in crate::panels) fn stars_of(course: &Course, done: &Progress) -> [usize; 2] {
    let tasks = course.stages.iter().flat_map(|stage| &stage.tasks);
    let won = tasks.map(|(name, _)| usize::from(done.stars(&course.game, name)));
    let won: Vec<usize> = won.collect();
    [won.iter().sum(), won.len() * usize::from(MOST_STARS)]
}
