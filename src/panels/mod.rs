//! The panels around the table. Each is a plain function of egui and what it shows, so that it can be tested without
//! a window; what a person does there comes back as [`Command`]s.

mod command;
mod help;
mod history;
mod keys;
mod players;
mod result;
mod shapes;
mod stack;
mod start;
mod status;
mod theme;
mod toolbar;
mod view;

pub use command::Command;
pub use view::View;

use crate::app::Screen;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

/// What is open beside the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct Open {
    pub help: bool,
    /// The history is folded away in a narrow window, unless it was asked for.
    pub history: Option<bool>,
    pub start: start::Choice,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), command::plugin, keys::plugin))
        .init_resource::<Open>()
        .add_systems(
            EguiPrimaryContextPass,
            (theme::dress.run_if(run_once), draw).chain(),
        );
}

fn draw(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    view: view::Source,
    mut open: ResMut<Open>,
    mut commands: MessageWriter<Command>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wanted = Vec::new();
    match (screen.get(), view.look()) {
        (Screen::Play, Some(view)) => play_screen(ctx, &view, &mut open, &mut wanted),
        _ => start::start_screen(ctx, &mut open.bypass_change_detection().start, &mut wanted),
    }
    if open.help && help::help_window(ctx) {
        open.help = false;
    }
    commands.write_batch(wanted);
    Ok(())
}

/// The table fills the window; the panels float at its edges.
pub fn play_screen(ctx: &egui::Context, view: &View, open: &mut Open, wanted: &mut Vec<Command>) {
    let screen = ctx.viewport_rect();
    let wide = screen.width() >= 1100.0;
    let bar = toolbar::toolbar(ctx, view, wanted);
    let foot = status::status_line(ctx, view, wanted);
    let left = egui::Rect::from_min_max(
        screen.min + egui::vec2(8.0, bar + 8.0),
        egui::pos2(screen.max.x, screen.max.y - foot - 8.0),
    );
    players::player_panels(ctx, view, left, wanted);
    let history = open.history.unwrap_or(wide);
    let right = history::history_panel(ctx, view, left, history, wanted);
    stack::stack_panel(ctx, view, left, right);
    if view.outcome.is_some() {
        result::result_banner(ctx, view, bar, wanted);
    }
}
