//! Notices above the status line: one under another, gone after a while or with a click.

use crate::app::{FileRequest, LibraryRequest, Notice, NoticeKind, Offer};
use crate::panels::commands::command::Command;
use crate::panels::widgets::theme;
use crate::words::{Key, Speaker};
use crate::{key, say};
use bevy::prelude::*;
use bevy::time::Real;
use bevy_egui::egui::{self, RichText};

/// The notices that are still shown, the newest last.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct ShownNotices {
    notices: Vec<(Notice, f32)>,
}

/// How long a notice stays; one that offers something or is bad news longer.
const SECONDS: f32 = 7.0;
const SECONDS_TO_DECIDE: f32 = 20.0;
/// More than that at once are not read.
const MOST: usize = 3;

/// Collects notices in [`PostUpdate`], after everything that writes them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownNotices>()
        .add_systems(PostUpdate, collect_notices);
}

/// New notices come, old ones go.
fn collect_notices(
    mut notices: MessageReader<Notice>,
    time: Res<Time<Real>>,
    mut shown: ResMut<ShownNotices>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    let shown = shown.bypass_change_detection();
    for (_, left) in &mut shown.notices {
        *left -= time.delta_secs();
    }
    let before = shown.notices.len();
    shown.notices.retain(|(_, left)| *left > 0.0);
    let gone = before != shown.notices.len();
    let mut came = false;
    for notice in notices.read() {
        let seconds = if notice.offer.is_some() || notice.kind == NoticeKind::Trouble {
            SECONDS_TO_DECIDE
        } else {
            SECONDS
        };
        shown.notices.push((notice.clone(), seconds));
        came = true;
    }
    let too_many = shown.notices.len().saturating_sub(MOST);
    shown.notices.drain(..too_many);
    if came || gone {
        redraw.write(bevy::window::RequestRedraw);
    }
}

/// Draws them above what the status line takes of the window.
pub(in crate::panels) fn notices_ui(
    ctx: &egui::Context,
    shown: &mut ShownNotices,
    below: f32,
    wanted: &mut Vec<Command>,
) {
    let screen = ctx.viewport_rect();
    let mut bottom = screen.bottom() - below - 10.0;
    let mut dismissed = None;
    for (i, (notice, _)) in shown.notices.iter().enumerate().rev() {
        let drawn = egui::Area::new(egui::Id::new(("notice", i)))
            .order(egui::Order::Foreground)
            .pivot(egui::Align2::CENTER_BOTTOM)
            .fixed_pos(egui::pos2(screen.center().x, bottom))
            .movable(false)
            .show(ctx, |ui| {
                let frame = match notice.kind {
                    NoticeKind::Done => theme::panel_frame(ui),
                    NoticeKind::Trouble => {
                        theme::panel_frame(ui).stroke(egui::Stroke::new(1.5, theme::of(ui).refused))
                    }
                };
                frame.show(ui, |ui| {
                    let font = egui::TextStyle::Body.resolve(ui.style());
                    let most = (screen.width() - 240.0).clamp(160.0, 620.0);
                    let words = ui.words().say(&notice.words);
                    let words = ui.painter().layout(words, font, theme::of(ui).text, most);
                    ui.horizontal(|ui| {
                        let label = egui::Label::new(words);
                        let said = ui.add(label.wrap_mode(egui::TextWrapMode::Extend));
                        // A screen reader says it when it comes.
                        ctx.accesskit_node_builder(said.id, |node| {
                            node.set_live(egui::accesskit::Live::Polite);
                        });
                        if let Some((label, command)) = notice.offer.as_ref().map(offered)
                            && ui
                                .button(
                                    RichText::new(ui.words().say(&label.into()))
                                        .color(theme::of(ui).accent),
                                )
                                .clicked()
                        {
                            wanted.push(command);
                            dismissed = Some(i);
                        }
                        let tip = say!(ui, "play-notice-close");
                        let cross = ui.button("×");
                        cross.widget_info(|| {
                            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &tip)
                        });
                        if cross.on_hover_text(&tip).clicked() {
                            dismissed = Some(i);
                        }
                    });
                });
            });
        bottom = drawn.response.rect.top() - 6.0;
    }
    if let Some(i) = dismissed {
        shown.notices.remove(i);
    } else if let Some((_, left)) = shown.notices.first() {
        // A sleeping window must wake up to take it away.
        ctx.request_repaint_after_secs(left.max(0.05));
    }
}

fn offered(offer: &Offer) -> (Key, Command) {
    match offer {
        Offer::Undelete(id) => (
            key!("play-notice-undo"),
            Command::Saved(LibraryRequest::Undelete(id.clone())),
        ),
        Offer::OpenGood => (
            key!("play-notice-open-good"),
            Command::File(FileRequest::OpenGood),
        ),
    }
}
