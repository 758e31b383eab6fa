//! The panels around the table. Each is a plain function of egui and what it shows, so that it can be tested without
//! a window; what a person does there comes back as [`Command`]s.

mod commands;
mod screens;
mod widgets;

pub use commands::command::Command;
pub use commands::keys;
pub use screens::start::{Choice, Pictures, Resume, start_screen};
pub use screens::view::{EditView, PlayView, ReserveItem, Stack, Tag};
pub use widgets::dialogs::{Dialogs, Purpose};
pub use widgets::move_list::{History, HistoryState, Line, MoveList};
pub use widgets::theme::style;

use crate::app::{ChosenVariants, HistoryShown, Library, PendingChoice, SavedSettings, Screen};
use crate::table::FreeViewport;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use commands::{command, files, help, keystroke, modifier_filter};
use screens::{editor, library, start, view};
use widgets::{
    dialogs, history, level_labels as levels, move_list, notices, players, result, stack, status,
    theme, toolbar,
};

/// What is open beside the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct PanelState {
    pub help: bool,
    /// Whether it was shown in the last frame.
    pub history_shown: bool,
    pub comment: history::CommentField,
    /// The keyboard was asked to go to the toolbar.
    pub to_toolbar: bool,
    pub start: start::Choice,
    pub editor: editor::Fields,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        command::plugin,
        files::plugin,
        keys::plugin,
        keystroke::plugin,
        library::plugin,
        notices::plugin,
        modifier_filter::plugin,
        move_list::plugin,
        start::plugin,
    ))
    .init_resource::<PanelState>()
    .add_systems(
        EguiPrimaryContextPass,
        (theme::dress.run_if(run_once), scale, draw).chain(),
    );
}

/// The size of everything written: as it was chosen last, then as the person changes it.
fn scale(
    mut contexts: EguiContexts,
    mut chosen: ResMut<SavedSettings>,
    mut begun: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *begun {
        let now = ctx.zoom_factor();
        if (chosen.0.ui_scale - now).abs() > 0.001 {
            chosen.0.ui_scale = now;
        }
    } else {
        ctx.set_zoom_factor(chosen.0.ui_scale);
        // It holds from the next frame on.
        *begun = (ctx.zoom_factor() - chosen.0.ui_scale).abs() <= 0.001;
    }
    Ok(())
}

fn draw(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    view: view::Source,
    pictures: Res<start::Pictures>,
    library: Option<Res<Library>>,
    pending: Res<PendingChoice>,
    mut windows: (
        ResMut<dialogs::Dialogs>,
        ResMut<library::LibraryScreen>,
        ResMut<notices::Shown>,
    ),
    last: Res<files::LastGame>,
    (mut open, history): (ResMut<PanelState>, Res<HistoryShown>),
    mut variants: ResMut<ChosenVariants>,
    mut opening: ResMut<FreeViewport>,
    mut commands: MessageWriter<Command>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wanted = Vec::new();
    let open = open.bypass_change_detection();
    if screen.is_changed() {
        open.start.seats = view.seats().0;
        for setup in &variants.0 {
            open.start.take(setup);
        }
    }
    match (screen.get(), view.look()) {
        (Screen::Play | Screen::Edit, Some(view)) => {
            let free = play_screen(ctx, &view, open, *history, &mut wanted);
            let zoom = ctx.zoom_factor();
            opening.set_if_neq(FreeViewport(Rect::new(
                free.min.x * zoom,
                free.min.y * zoom,
                free.max.x * zoom,
                free.max.y * zoom,
            )));
        }
        (Screen::Library, _) => {
            let list = windows.1.bypass_change_detection();
            library::library_screen(ctx, list, library.as_deref(), &mut wanted);
        }
        (_, view) => {
            let open_game = view.map(|view| view.title);
            let resume = start::Resume {
                open_game,
                last: last.0.clone(),
            };
            start::start_screen(ctx, &mut open.start, &resume, &pictures, &mut wanted);
            let mut chosen = variants.clone();
            open.start
                .setups()
                .into_iter()
                .for_each(|setup| chosen.choose(setup));
            variants.set_if_neq(chosen);
        }
    }
    let asks = windows.0.bypass_change_detection();
    dialogs::dialogs(ctx, asks, &pending, &mut wanted);
    notices::notices(
        ctx,
        windows.2.bypass_change_detection(),
        STATUS,
        &mut wanted,
    );
    if open.help && help::help_window(ctx) {
        open.help = false;
    }
    commands.write_batch(wanted);
    Ok(())
}

/// The history folds to a tab in windows narrower than this.
const NARROW: f32 = 1100.0;

/// What a status line with buttons takes.
const STATUS: f32 = 70.0;

/// The table fills the window; the panels float at its edges. Returns what they leave free.
pub fn play_screen(
    ctx: &egui::Context,
    view: &PlayView,
    open: &mut PanelState,
    history: HistoryShown,
    wanted: &mut Vec<Command>,
) -> egui::Rect {
    let screen = ctx.viewport_rect();
    levels::level_tags(ctx, view);
    let enter = std::mem::take(&mut open.to_toolbar);
    let bar = toolbar::toolbar(ctx, view, enter, wanted);
    let foot = status::status_line(ctx, view, wanted);
    let room = egui::Rect::from_min_max(
        screen.min + egui::vec2(8.0, bar + 8.0),
        egui::pos2(
            screen.max.x - 8.0,
            (screen.max.y - foot - 8.0).max(screen.min.y + bar + 60.0),
        ),
    );
    players::player_panels(ctx, view, room, wanted);
    // The editor has no history; its panel stays where that one is.
    let shown = view.setting_up.is_some() || history.0.unwrap_or(screen.width() >= NARROW);
    let history = if let Some(draft) = &view.setting_up {
        editor::editor_panel(ctx, view, draft, room, &mut open.editor, wanted)
    } else {
        open.history_shown = shown;
        history::history_panel(ctx, view, room, shown, &mut open.comment, wanted)
    };
    stack::stack_panel(ctx, view, room, history.bottom());
    // Words that come and go at the bottom don't move the board.
    let mut free = room;
    free.max.y = (screen.max.y - STATUS).max(free.min.y + 60.0);
    free.min.x += players::WIDTH + 28.0;
    free.max.x = if shown {
        history.left() - 4.0
    } else {
        room.right()
    };
    if view.outcome.is_some() {
        result::result_banner(ctx, view, free, wanted);
    }
    free
}
