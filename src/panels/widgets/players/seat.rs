//! Who plays a side.

use super::engine::{self, EngineSeat};
use super::level;
use super::panel::WIDTH;
use crate::ai::Strength;
use crate::app::{Proposal, Seat};
use crate::key;
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::screens::play::view::PlayView;
use crate::panels::widgets::buttons::{command_button, tip_beside};
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::theme;
use crate::rules::Color;
use crate::say;
use crate::words::{Speaker, level_description, level_name};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{self, vec2};

/// How wide the list is that opens, so that a line about a level has room.
const LIST: f32 = 260.0;
/// How many lines of what a level has found are shown.
const LINES: usize = 2;

/// Who plays this side, to be changed at any time; and what a level has found while it thinks.
pub(super) fn seat_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    owner: Color,
    to_move: bool,
    wanted: &mut Vec<Command>,
) {
    let players = &view.players;
    let mut now = players.seats[owner.index()];
    if seat_list(ui, owner, &mut now, &players.engines, WIDTH) {
        wanted.push(Command::Seat(owner, now));
    }
    if let Some((_, words)) = players.trouble.as_ref().filter(|(side, _)| *side == owner) {
        engine::trouble_ui(ui, words, wanted);
        return;
    }
    let engine = players.engine(now);
    if let (Some(engine), None) = (engine, view.clock) {
        engine::time_ui(ui, engine, wanted);
    }
    if now == Seat::Level(Strength::Master) {
        let mut secs = view.master_secs;
        let slider = egui::Slider::new(&mut secs, 1..=60)
            .logarithmic(true)
            .suffix(format!(" {}", say!(ui, "play-seconds-a-move")));
        ui.spacing_mut().slider_width = 80.0;
        let tip = CommandId::MasterTime.info().tip(ui);
        let slider = ui.add(slider).on_hover_text(tip);
        if slider.changed() {
            wanted.push(Command::MasterTime(secs));
        }
    }
    if !now.is_person() {
        let can_hurry = engine.is_none_or(|engine| engine.can_hurry);
        thinking_ui(ui, view, to_move, can_hurry, wanted);
    }
}

/// What a level has found so far, and a button to cut it short. Both keep their room when there is nothing to say, so
/// that the panel doesn't jump with every move.
fn thinking_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    to_move: bool,
    can_hurry: bool,
    wanted: &mut Vec<Command>,
) {
    let found = view.thinking.as_deref().filter(|_| to_move);
    let font = egui::TextStyle::Body.resolve(ui.style());
    let words = found.unwrap_or_default();
    let mut job = LayoutJob::simple(
        words.to_owned(),
        font.clone(),
        theme::of(ui).text,
        ui.available_width(),
    );
    job.wrap.max_rows = LINES;
    let lines = "\n".repeat(LINES - 1);
    let lines = ui
        .painter()
        .layout_no_wrap(lines, font.clone(), theme::of(ui).text);
    let height = lines.size().y;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), height),
        egui::Layout::top_down(egui::Align::Min),
        |ui| {
            ui.set_min_height(height);
            if found.is_some() {
                let shown = ui.add(egui::Label::new(job));
                tip_beside(&shown, words);
            }
        },
    );
    let (shown, command) = if to_move && view.can_play_on {
        (true, Command::from(Proposal::PlayOn))
    } else {
        (found.is_some() && can_hurry, Command::MoveNow)
    };
    ui.scope(|ui| {
        if !shown {
            ui.set_invisible();
        }
        command_button(ui, command, true, wanted);
    });
}

/// How a side is played, in a line.
pub(in crate::panels) fn seat_words(ui: &egui::Ui, seat: Seat, engines: &[EngineSeat]) -> String {
    let about = match seat {
        Seat::Person => key!("levels-person-about"),
        Seat::Level(level) => level_description(level),
        Seat::Engine(id) => {
            let engine = engines.iter().find(|engine| engine.id == id);
            return engine.map_or_else(String::new, |engine| engine.about.clone());
        }
    };
    ui.words().say(&about.into())
}

fn seat_name(ui: &egui::Ui, seat: Seat, engines: &[EngineSeat]) -> String {
    let name = match seat {
        Seat::Person => key!("levels-person"),
        Seat::Level(level) => level_name(level),
        Seat::Engine(id) => {
            let engine = engines.iter().find(|engine| engine.id == id);
            return engine.map_or_else(String::new, |engine| engine.name.clone());
        }
    };
    ui.words().say(&name.into())
}

/// One of those who may play: the name, and under it how it plays.
fn seat_button(ui: &mut egui::Ui, seat: Seat, engines: &[EngineSeat], chosen: bool) -> bool {
    let name = seat_name(ui, seat, engines);
    let format = |style: egui::TextStyle, color| TextFormat {
        font_id: style.resolve(ui.style()),
        color,
        ..TextFormat::default()
    };
    let mut words = LayoutJob::default();
    words.append(
        &name,
        0.0,
        format(egui::TextStyle::Body, theme::of(ui).text),
    );
    if let Some(ratings) = seat
        .level()
        .and_then(|level| level::ratings(&ui.words(), level))
    {
        words.append(
            &ratings,
            8.0,
            format(egui::TextStyle::Small, theme::of(ui).faint),
        );
    }
    let how = format!("\n{}", seat_words(ui, seat, engines));
    words.append(
        &how,
        0.0,
        format(egui::TextStyle::Small, theme::of(ui).faint),
    );
    let width = ui.available_width();
    let button = egui::Button::selectable(chosen, words).wrap();
    let shown = ui.add(button.min_size(vec2(width, 0.0)));
    shown.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, true, chosen, &name)
    });
    shown.clicked()
}

/// A list of who may play a side; true when somebody else was chosen.
pub(in crate::panels) fn seat_list(
    ui: &mut egui::Ui,
    owner: Color,
    now: &mut Seat,
    engines: &[EngineSeat],
    width: f32,
) -> bool {
    let label = say!(ui, "play-played-by", side = owner);
    let before = *now;
    let chosen = egui::ComboBox::from_id_salt(("seat", owner.index()))
        .selected_text(seat_name(ui, *now, engines))
        .truncate()
        .width(width)
        .height(420.0)
        .show_ui(ui, |ui| {
            ui.set_min_width(LIST);
            let levels = Strength::ALL.map(Seat::Level);
            let others = engines.iter().map(|engine| Seat::Engine(engine.id));
            for seat in std::iter::once(Seat::Person).chain(levels).chain(others) {
                // A click closes the list by itself, Enter doesn't.
                if seat_button(ui, seat, engines, *now == seat) {
                    *now = seat;
                    ui.close();
                }
            }
            follow_focus(ui);
        });
    chosen
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, label.clone()));
    tip_beside(&chosen.response, &label);
    *now != before
}
