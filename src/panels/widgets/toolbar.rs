//! The bar at the top: what can be done with the game and the view.

use crate::ai::Strength;
use crate::app::{
    AnimationSpeed, Arrange, Intent, LearnRequest, PaceRequest, Preset, PuzzleRequest, Quality,
    QualityChoice, ReportRequest, Seats, ThreatWarnings,
};
use crate::learn::place_of;
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::game_words::nothing_to_show;
use crate::panels::screens::play::view::PlayView;
use crate::panels::speech::language_chooser;
use crate::panels::widgets::buttons::{Room, icon_button, menu_entry, tip_beside, toggle_button};
use crate::panels::widgets::scroll::follow_focus;
use crate::panels::widgets::theme;
use crate::record::formats::format::Format;
use crate::say;
use crate::store::Overlay;
use crate::words::{Speaker, level_name};
use bevy_egui::egui;

/// Below this width the bar has no room for the game's name.
const ROOM_FOR_TITLE: f32 = 780.0;

/// Draws the bar and returns its height. The keyboard goes to its first button when it is asked to.
pub(in crate::panels) fn toolbar(
    ctx: &egui::Context,
    view: &PlayView,
    enter: bool,
    wanted: &mut Vec<Command>,
) -> f32 {
    let screen = ctx.viewport_rect();
    let shown = egui::Area::new("toolbar".into())
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .movable(false)
        .show(ctx, |ui| {
            theme::panel_frame(ui).corner_radius(0).show(ui, |ui| {
                let width = screen.width() - 26.0;
                ui.set_width(width);
                let bar = egui::ScrollArea::horizontal().auto_shrink([false, true]);
                bar.show(ui, |ui| {
                    ui.horizontal(|ui| {
                        let room = room_in_bar(ui, view, width);
                        let left = ui.cursor().left();
                        buttons_ui(ui, view, enter, room, wanted);
                        if room == Room::ForWords {
                            keep_width(ui, view, ui.min_rect().right() - left, width);
                        }
                        if screen.width() >= ROOM_FOR_TITLE {
                            title_ui(ui, view);
                        }
                        follow_focus(ui);
                    });
                });
            });
        });
    shown.response.rect.height()
}

/// Where the width of the bar with all its words is kept: it hangs on the language, and on what there is to do.
fn width_id(ui: &egui::Ui, view: &PlayView) -> egui::Id {
    let language = ui.words().language().code();
    let aside = [view.task.is_some(), view.puzzle.is_some()];
    egui::Id::new(("width of the bar", language, aside))
}

/// Whether all the words of the buttons fit into the bar; else the icons speak for themselves.
fn room_in_bar(ui: &egui::Ui, view: &PlayView, width: f32) -> Room {
    let id = width_id(ui, view);
    match ui.data(|data| data.get_temp::<f32>(id)) {
        Some(wanted) if wanted > width => Room::ForIcons,
        _ => Room::ForWords,
    }
}

/// Keeps how wide the buttons are with their words, and draws them anew where that is too much.
fn keep_width(ui: &egui::Ui, view: &PlayView, wanted: f32, width: f32) {
    let id = width_id(ui, view);
    ui.data_mut(|data| data.insert_temp(id, wanted));
    if wanted > width {
        ui.ctx().request_repaint();
    }
}

fn title_ui(ui: &mut egui::Ui, view: &PlayView) {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let title = ui
        .painter()
        .layout_no_wrap(view.title.clone(), font, theme::of(ui).faint);
    // Half a title says nothing.
    if title.size().x > ui.available_width() {
        return;
    }
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.add(egui::Label::new(title).wrap_mode(egui::TextWrapMode::Extend));
    });
}

fn buttons_ui(
    ui: &mut egui::Ui,
    view: &PlayView,
    enter: bool,
    room: Room,
    wanted: &mut Vec<Command>,
) {
    let first = ui.menu_button(say!(ui, "menu-game"), |ui| {
        if view.setting_up.is_some() {
            check_entry(ui, Command::Analyse, view.analysis.is_some(), wanted);
            for command in [
                Arrange::Clear.into(),
                Command::CopyPosition,
                Command::Paste,
                Command::LeaveEditor,
                Command::ToggleSettings,
                Command::ToggleHelp,
            ] {
                menu_entry(ui, command, true, wanted);
            }
        } else if view.task.is_some() {
            for command in [
                LearnRequest::Again.into(),
                LearnRequest::Solution.into(),
                LearnRequest::Leave.into(),
                Command::Menu,
                Command::ToggleSettings,
                Command::ToggleHelp,
            ] {
                menu_entry(ui, command, true, wanted);
            }
        } else if let Some(puzzle) = &view.puzzle {
            for (command, enabled) in [
                (PuzzleRequest::Hint.into(), puzzle.can_hint),
                (PuzzleRequest::Solution.into(), puzzle.can_show_solution),
                (PuzzleRequest::Next.into(), puzzle.has_next),
                (PuzzleRequest::Leave.into(), true),
                (Command::Menu, true),
                (Command::ToggleHelp, true),
            ] {
                menu_entry(ui, command, enabled, wanted);
            }
        } else {
            game_menu(ui, view, wanted);
        }
        ui.separator();
        menu_entry(ui, Command::Quit, true, wanted);
    });
    if enter {
        first.response.request_focus();
    }
    icon_button(ui, Intent::Undo.into(), view.can_undo, room, wanted);
    icon_button(ui, Intent::Redo.into(), view.can_redo, room, wanted);
    if let Some(task) = &view.task {
        let solution = LearnRequest::Solution.into();
        icon_button(ui, solution, task.can_show_solution, room, wanted);
    } else if let Some(puzzle) = &view.puzzle {
        let hint = PuzzleRequest::Hint.into();
        icon_button(ui, hint, puzzle.can_hint, room, wanted);
    } else {
        icon_button(ui, Command::Hint, view.can_hint, room, wanted);
        toggle_button(ui, Command::Analyse, view.analysis.is_some(), room, wanted);
    }
    ui.separator();
    for (command, on) in [
        (Command::ToggleLift, view.lift_mode),
        (Command::ToggleXray, view.xray),
    ] {
        toggle_button(ui, command, on, room, wanted);
    }
    let mut spread = view.explode;
    let explode = CommandId::Explode.info();
    let label = ui.label(explode.word(ui));
    ui.spacing_mut().slider_width = 56.0;
    let slider = ui
        .add(egui::Slider::new(&mut spread, 0.0..=1.0).show_value(false))
        .labelled_by(label.id);
    if slider
        .on_hover_text(explode.tip_with_shortcut(ui))
        .changed()
    {
        wanted.push(Command::Explode(spread));
    }
    ui.separator();
    ui.menu_button(say!(ui, "menu-camera"), |ui| {
        for preset in [
            Preset::White,
            Preset::Black,
            Preset::Low,
            Preset::Top,
            Preset::Fit,
        ] {
            menu_entry(ui, Command::Camera(preset), true, wanted);
        }
    });
    ui.menu_button(say!(ui, "menu-view"), |ui| {
        for command in [Command::ToggleHistory, Command::ToggleHelp] {
            menu_entry(ui, command, true, wanted);
        }
        for (command, on) in [
            (Command::ToggleCoordinates, view.coordinates),
            (Command::ToggleTileNumbers, view.tile_numbers),
        ] {
            check_entry(ui, command, on, wanted);
        }
        menu_entry(ui, Command::ReplayMove, view.can_undo, wanted);
        show_menu(ui, view, wanted);
        ui.separator();
        zoom_menu(ui);
        ui.separator();
        tempo_menu(ui, view, wanted);
        ui.separator();
        play_menu(ui, view, wanted);
        ui.separator();
        quality_menu(ui, view, wanted);
        language_menu(ui, wanted);
    });
}

/// How fast pieces travel, and how long two levels wait between their moves.
fn tempo_menu(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    ui.label(egui::RichText::new(say!(ui, "menu-animation")).color(theme::of(ui).faint));
    ui.horizontal(|ui| {
        for speed in AnimationSpeed::ALL {
            let command = Command::Animation(speed);
            let info = command.info();
            let radio = ui.radio(view.animation == speed, info.word(ui));
            tip_beside(&radio, &info.tip(ui));
            if radio.clicked() {
                wanted.push(command);
            }
        }
    });
    let info = CommandId::LevelPause.info();
    let label = ui.label(egui::RichText::new(info.word(ui)).color(theme::of(ui).faint));
    let mut secs = view.level_pause as f32 / 10.0;
    let words = ui.words();
    let slider = egui::Slider::new(&mut secs, 0.0..=5.0)
        .step_by(0.1)
        .custom_formatter(move |secs, _| say!(words, "menu-seconds", secs = secs))
        .custom_parser(read_seconds);
    let slider = ui.add(slider).labelled_by(label.id);
    tip_beside(&slider, &info.tip(ui));
    if slider.changed() {
        wanted.push(Command::LevelPause((secs * 10.0).round() as u64));
    }
}

/// The number that somebody types, with either decimal sign, whatever stands behind it.
fn read_seconds(text: &str) -> Option<f64> {
    let number = text.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    number.trim().replace(',', ".").parse().ok()
}

/// How large everything is written.
fn zoom_menu(ui: &mut egui::Ui) {
    use egui::gui_zoom::{kb_shortcuts, zoom_in, zoom_out};
    let entry = |ui: &mut egui::Ui, word: String, keys| {
        let keys = ui.ctx().format_shortcut(keys);
        let button = egui::Button::new(word.as_str()).shortcut_text(keys);
        ui.add(button).clicked()
    };
    if entry(ui, say!(ui, "menu-zoom-in"), &kb_shortcuts::ZOOM_IN) {
        zoom_in(ui.ctx());
    }
    if entry(ui, say!(ui, "menu-zoom-out"), &kb_shortcuts::ZOOM_OUT) {
        zoom_out(ui.ctx());
    }
    if entry(ui, say!(ui, "menu-zoom-reset"), &kb_shortcuts::ZOOM_RESET) {
        ui.ctx().set_zoom_factor(1.0);
    }
}

/// What is shown and asked while one plays.
fn play_menu(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    check_entry(ui, Command::ToggleConfirm, view.confirm, wanted);
    let (now, mut other) = (view.threats, view.threats);
    other.on = !now.on;
    check_entry(ui, Command::Threats(other), now.on, wanted);
    ui.add_enabled_ui(now.on, |ui| {
        ui.menu_button(say!(ui, "menu-threats-up-to"), |ui| {
            for up_to in (0..Strength::LEVELS).filter_map(Strength::level) {
                let warnings = ThreatWarnings { up_to, ..now };
                let name = ui.words().say(&level_name(up_to).into());
                if ui.radio(now.up_to == up_to, name).clicked() {
                    wanted.push(Command::Threats(warnings));
                }
            }
        });
    });
}

/// What is marked for whoever asks. What says nothing in this game can't be switched, and says why.
fn show_menu(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    ui.menu_button(say!(ui, "overlays-show"), |ui| {
        check_entry(ui, Command::ToggleThreatView, view.threat_view, wanted);
        for overlay in Overlay::ALL {
            let command = Command::ToggleOverlay(overlay);
            match nothing_to_show(&view.setup, overlay) {
                None => check_entry(ui, command, view.overlays.has(overlay), wanted),
                Some(why) => {
                    let why = ui.words().say(&why.into());
                    ui.add_enabled_ui(false, |ui| check_entry(ui, command, false, wanted))
                        .response
                        .on_hover_text(why);
                }
            }
        }
    });
}

/// A line of a menu that is on or off, with its shortcut where it has one.
fn check_entry(ui: &mut egui::Ui, command: Command, on: bool, wanted: &mut Vec<Command>) {
    let info = command.info();
    let mut checked = on;
    theme::ticks_ui(ui, |ui| {
        let row = ui.horizontal(|ui| {
            let row = ui.checkbox(&mut checked, info.word(ui));
            let keys = info.shortcut_text(ui);
            if !keys.is_empty() {
                ui.weak(keys);
            }
            row
        });
        tip_beside(&row.inner, &info.tip(ui));
        if row.inner.changed() {
            wanted.push(command);
        }
    });
}

fn quality_menu(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    let (choice, now) = view.quality;
    ui.label(egui::RichText::new(say!(ui, "menu-quality")).color(theme::of(ui).faint));
    for option in [
        QualityChoice::Auto,
        QualityChoice::Always(Quality::High),
        QualityChoice::Always(Quality::Medium),
        QualityChoice::Always(Quality::Low),
    ] {
        let command = Command::Quality(option);
        let info = command.info();
        let text = if option == QualityChoice::Auto {
            say!(ui, "menu-quality-auto-now", now = quality_code(now))
        } else {
            info.word(ui)
        };
        let radio = ui.radio(choice == option, text);
        tip_beside(&radio, &info.tip(ui));
        if radio.clicked() {
            wanted.push(command);
        }
    }
}

/// How sentences select by a quality.
const fn quality_code(quality: Quality) -> &'static str {
    match quality {
        Quality::High => "high",
        Quality::Medium => "medium",
        Quality::Low => "low",
    }
}

fn language_menu(ui: &mut egui::Ui, wanted: &mut Vec<Command>) {
    let info = CommandId::Language.info();
    let label = ui.label(egui::RichText::new(info.word(ui)).color(theme::of(ui).faint));
    tip_beside(&label, &info.tip(ui));
    ui.horizontal(|ui| {
        wanted.extend(language_chooser(ui).map(Command::Language));
    });
}

fn game_menu(ui: &mut egui::Ui, view: &PlayView, wanted: &mut Vec<Command>) {
    if Seats(view.players.seats).is_against_level() {
        check_entry(ui, Command::Coach(!view.coach_on), view.coach_on, wanted);
    }
    check_entry(ui, Command::Analyse, view.analysis.is_some(), wanted);
    ui.separator();
    for command in [
        Command::Menu,
        Command::Rematch,
        Command::RematchSwapped,
        Arrange::Open(None).into(),
        Command::ToggleSettings,
        Command::ToggleHelp,
    ] {
        menu_entry(ui, command, true, wanted);
    }
    ui.separator();
    if let Some(game) = place_of(&view.setup) {
        menu_entry(ui, LearnRequest::Show(game).into(), true, wanted);
        menu_entry(ui, PuzzleRequest::Show(game).into(), true, wanted);
        ui.separator();
    }
    menu_entry(ui, ReportRequest::Analyse.into(), view.can_analyse, wanted);
    ui.separator();
    if view.pace.is_some() {
        for request in [PaceRequest::Hold, PaceRequest::Step, PaceRequest::ToEnd] {
            menu_entry(ui, request.into(), true, wanted);
        }
        ui.separator();
    }
    for command in [Command::OpenLibrary, Command::OpenFile] {
        menu_entry(ui, command, true, wanted);
    }
    ui.menu_button(CommandId::Export.info().word(ui), |ui| {
        for &format in Format::for_game(&view.setup) {
            menu_entry(ui, Command::Export(format), true, wanted);
        }
        ui.separator();
        for command in [Command::SavePicture, Command::SaveFilm] {
            menu_entry(ui, command, true, wanted);
        }
    });
    ui.separator();
    for command in [Command::CopyGame, Command::CopyPosition, Command::Paste] {
        menu_entry(ui, command, true, wanted);
    }
}
