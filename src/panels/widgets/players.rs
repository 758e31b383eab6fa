//! A panel for each side: whose it is, its reserve as small shapes with counts, and whether it is its turn.

use crate::ai::Strength;
use crate::app::Arrange;
use crate::panels::commands::command::Command;
use crate::panels::screens::view::{PlayView, ReserveItem, kind_name};
use crate::panels::widgets::{shapes, theme};
use crate::rules::{Color, Kind, Setup, hive, punct, tak};
use bevy_egui::egui::{self, Color32, RichText, Sense, Stroke, vec2};

pub(in crate::panels) const WIDTH: f32 = 196.0;

pub(in crate::panels) fn player_panels(
    ctx: &egui::Context,
    view: &PlayView,
    room: egui::Rect,
    wanted: &mut Vec<Command>,
) {
    let place = |owner: Color| match owner {
        Color::Black => (egui::Align2::LEFT_TOP, room.left_top()),
        Color::White => (egui::Align2::LEFT_BOTTOM, room.left_bottom()),
    };
    for owner in Color::BOTH {
        let (pivot, at) = place(owner);
        egui::Area::new(egui::Id::new(("player", owner.index())))
            .order(egui::Order::Middle)
            .pivot(pivot)
            .fixed_pos(at)
            .movable(false)
            .show(ctx, |ui| {
                let to_move = view.to_move == owner && view.outcome.is_none();
                let edge = if to_move {
                    Stroke::new(2.0, theme::CALM)
                } else {
                    Stroke::new(1.0, Color32::from_rgb(62, 58, 52))
                };
                theme::frame().stroke(edge).show(ui, |ui| {
                    ui.set_width(WIDTH);
                    let most = (room.height() / 2.0 - 24.0).max(40.0);
                    egui::ScrollArea::vertical()
                        .id_salt(owner.index())
                        .max_height(most)
                        // A panel remembers how high it was: without this it could never grow.
                        .min_scrolled_height(most)
                        .show(ui, |ui| {
                            player_panel(ui, view, owner, to_move, wanted);
                        });
                });
            });
    }
}

fn player_panel(
    ui: &mut egui::Ui,
    view: &PlayView,
    owner: Color,
    to_move: bool,
    wanted: &mut Vec<Command>,
) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(26.0, 24.0), Sense::hover());
        shapes::paint(ui.painter(), rect, emblem(&view.setup), owner, 1.0);
        ui.label(RichText::new(owner.to_string()).size(17.0).strong());
        if to_move {
            ui.label(RichText::new("to move").color(theme::CALM));
        }
    });
    if view.setting_up.is_none() {
        seat(ui, view, owner, to_move, wanted);
    }
    if let Some(score) = view.score {
        let what = match view.setup {
            Setup::Tak(_) if score[owner.index()] == 1 => "flat",
            Setup::Tak(_) => "flats",
            _ if score[owner.index()] == 1 => "dot in the centre",
            _ => "dots in the centre",
        };
        ui.label(RichText::new(format!("{} {what}", score[owner.index()])).color(theme::FAINT));
    }
    let waiting = &view.reserves[owner.index()];
    if waiting.iter().all(|kind| kind.count == 0) {
        ui.label(RichText::new("Reserve empty").color(theme::FAINT));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        for kind in waiting {
            reserve_button(ui, kind, owner, view.setting_up.is_some(), wanted);
        }
    });
}

/// Who plays this side, to be changed at any time; and what a level has found while it thinks.
fn seat(
    ui: &mut egui::Ui,
    view: &PlayView,
    owner: Color,
    to_move: bool,
    wanted: &mut Vec<Command>,
) {
    let mut now = view.players[owner.index()];
    if seat_list(ui, owner, &mut now, WIDTH - 20.0) {
        wanted.push(Command::Seat(owner, now));
    }
    if now == Some(Strength::Master) {
        let mut secs = view.master_secs;
        let slider = egui::Slider::new(&mut secs, 1..=60)
            .logarithmic(true)
            .suffix(" s a move");
        ui.spacing_mut().slider_width = 80.0;
        let slider = ui
            .add(slider)
            .on_hover_text("How long Master thinks about a move");
        if slider.changed() {
            wanted.push(Command::MasterTime(secs));
        }
    }
    if to_move && view.can_play_on {
        crate::panels::widgets::toolbar::button(ui, Command::PlayOn, true, wanted);
    }
    if let (true, Some(found)) = (to_move && now.is_some(), &view.thinking) {
        ui.add(egui::Label::new(RichText::new(found).color(theme::FAINT).small()).truncate());
        crate::panels::widgets::toolbar::button(ui, Command::MoveNow, true, wanted);
    }
}

/// A list of who may play a side; true when somebody else was chosen.
pub(in crate::panels) fn seat_list(
    ui: &mut egui::Ui,
    owner: Color,
    now: &mut Option<Strength>,
    width: f32,
) -> bool {
    const PERSON: &str = "A person";
    let label = format!("{owner} is played by");
    let before = *now;
    let chosen = egui::ComboBox::from_id_salt(("seat", owner.index()))
        .selected_text(now.map_or(PERSON, Strength::name))
        .width(width)
        .height(300.0)
        .show_ui(ui, |ui| {
            for seat in std::iter::once(None).chain(Strength::ALL.map(Some)) {
                ui.selectable_value(now, seat, seat.map_or(PERSON, Strength::name));
            }
        });
    chosen
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, label.clone()));
    chosen.response.on_hover_text(label);
    *now != before
}

/// The piece by which a side is known, also when its reserve is empty.
const fn emblem(setup: &Setup) -> Kind {
    match setup {
        Setup::Tak(_) => Kind::Tak(tak::Stone::Flat),
        Setup::Hive(_) => Kind::Hive(hive::Bug::Queen),
        Setup::Punct(_) => Kind::Punct(punct::Shape::Triangle),
    }
}

/// A reserve piece as its shape and how many are left; a click takes one.
fn reserve_button(
    ui: &mut egui::Ui,
    waiting: &ReserveItem,
    owner: Color,
    setting_up: bool,
    wanted: &mut Vec<Command>,
) {
    let name = format!(
        "{owner} {}, {} left",
        kind_name(waiting.kind),
        waiting.count
    );
    let size = vec2(62.0, 44.0);
    let enabled = waiting.step.is_some();
    let (rect, response) = ui.allocate_exact_size(
        size,
        if enabled {
            Sense::click_and_drag()
        } else {
            Sense::hover()
        },
    );
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name.clone()));
    let fill = match (waiting.chosen, response.hovered() && enabled, enabled) {
        (true, ..) => Color32::from_rgb(38, 104, 98),
        (_, true, _) => Color32::from_rgb(74, 69, 62),
        (_, _, true) => Color32::from_rgb(54, 51, 47),
        _ => Color32::from_rgb(38, 36, 34),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, fill);
    if waiting.chosen {
        painter.rect_stroke(
            rect,
            6.0,
            Stroke::new(1.5, theme::CALM),
            egui::StrokeKind::Inside,
        );
    }
    if waiting.focused || response.has_focus() {
        painter.rect_stroke(
            rect.expand(2.0),
            7.0,
            Stroke::new(2.0, Color32::WHITE),
            egui::StrokeKind::Inside,
        );
    }
    let fade = if waiting.count == 0 {
        0.25
    } else if enabled {
        1.0
    } else {
        0.6
    };
    let picture = egui::Rect::from_min_size(rect.min + vec2(4.0, 4.0), vec2(34.0, 36.0));
    shapes::paint(painter, picture, waiting.kind, owner, fade);
    let letter = matches!(waiting.kind, Kind::Hive(_));
    let shared = matches!(waiting.kind, Kind::Tak(tak::Stone::Standing));
    if !shared {
        let color = theme::TEXT.gamma_multiply(fade);
        painter.text(
            rect.right_center() - vec2(6.0, if letter { 5.0 } else { 0.0 }),
            egui::Align2::RIGHT_CENTER,
            waiting.count,
            egui::FontId::proportional(15.0),
            color,
        );
    }
    if let Kind::Hive(bug) = waiting.kind {
        painter.text(
            rect.right_bottom() - vec2(6.0, 3.0),
            egui::Align2::RIGHT_BOTTOM,
            shapes::bug_letter(bug),
            egui::FontId::proportional(10.0),
            theme::FAINT.gamma_multiply(fade),
        );
    }
    let response = response.on_hover_text(name);
    if let (true, Some(step)) = (response.clicked() || response.drag_started(), waiting.step) {
        wanted.push(if setting_up {
            Command::Arrange(Arrange::Pick(owner, waiting.kind))
        } else {
            Command::Step(step)
        });
    }
    if response.drag_stopped() {
        wanted.push(Command::Drop);
    }
}
