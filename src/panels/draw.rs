//! Draws the screen that is shown, and over it the dialogs and notices.

use crate::app::{
    AskedToQuit, ChosenClock, ChosenVariants, DrawOffer, EngineJobs, Engines, HistoryShown,
    LearnPage, LearnProgress, Library, PendingChoice, RandomColours, SavedSettings, Screen,
    Unsaved,
};
use crate::panels::PanelState;
use crate::panels::commands::command::Command;
use crate::panels::commands::help;
use crate::panels::screens::learn::learn_screen;
use crate::panels::screens::library::{LibraryScreen, library_screen};
use crate::panels::screens::play::{STATUS, ViewSource, play_screen};
use crate::panels::screens::settings::{EnginesView, settings_panel};
use crate::panels::screens::start::{LastGame, Pictures, Resume, start_screen};
use crate::panels::speech::language_corner;
use crate::panels::widgets::dialogs::{Dialogs, dialogs_ui};
use crate::panels::widgets::focus_ring;
use crate::panels::widgets::notices::{ShownNotices, notices_ui};
use crate::panels::widgets::unsaved::unsaved_ui;
use crate::table::{FreeViewport, TrayRects};
use crate::words::Speaker;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Draws the panels in [`EguiPrimaryContextPass`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelState>()
        .add_systems(EguiPrimaryContextPass, draw);
}

/// What the play screen needs besides its view.
#[derive(SystemParam)]
pub(super) struct PlayScreen<'w, 's> {
    source: ViewSource<'w, 's>,
    history: Res<'w, HistoryShown>,
    free: ResMut<'w, FreeViewport>,
    trays: ResMut<'w, TrayRects>,
}

/// What the first screen shows and changes.
#[derive(SystemParam)]
pub(super) struct StartScreen<'w> {
    pictures: Res<'w, Pictures>,
    last: Res<'w, LastGame>,
    variants: ResMut<'w, ChosenVariants>,
    clock: ResMut<'w, ChosenClock>,
    random_colours: ResMut<'w, RandomColours>,
}

/// What the list of saved games shows.
#[derive(SystemParam)]
pub(super) struct SavedGames<'w> {
    library: Option<Res<'w, Library>>,
    list: ResMut<'w, LibraryScreen>,
}

/// What the pages of the courses show.
#[derive(SystemParam)]
pub(super) struct Learning<'w> {
    page: Res<'w, LearnPage>,
    progress: Res<'w, LearnProgress>,
}

/// The windows that lie over every screen.
#[derive(SystemParam)]
pub(super) struct Windows<'w> {
    dialogs: ResMut<'w, Dialogs>,
    pending: Res<'w, PendingChoice>,
    offer: Res<'w, DrawOffer>,
    notices: ResMut<'w, ShownNotices>,
    unsaved: Res<'w, Unsaved>,
    asked_to_quit: Res<'w, AskedToQuit>,
    settings: Res<'w, SavedSettings>,
    engines: Res<'w, Engines>,
    jobs: Res<'w, EngineJobs>,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut state: ResMut<PanelState>,
    mut play: PlayScreen,
    mut start: StartScreen,
    mut saved: SavedGames,
    mut windows: Windows,
    learning: Learning,
    mut commands: MessageWriter<Command>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wanted = Vec::new();
    let state = state.bypass_change_detection();
    // The settings change these as well.
    if start.clock.is_changed() || start.random_colours.is_changed() {
        state.start.clock = *start.clock;
        state.start.random_colours = start.random_colours.0;
    }
    if screen.is_changed() {
        state.start.show_seats(play.source.seats().0);
        state.start.clock = *start.clock;
        state.start.random_colours = start.random_colours.0;
        state.start.lessons.clone_from(&learning.progress.0);
        for setup in &start.variants.0 {
            state.start.show(setup);
        }
    }
    if screen.is_changed() || windows.engines.is_changed() {
        state.start.show_engines(&windows.engines);
    }
    match (screen.get(), play.source.view()) {
        (Screen::Play | Screen::Edit | Screen::Task, Some(view)) => {
            let free = play_screen(ctx, &view, state, *play.history, &mut wanted);
            let free = beside(state.settings_reach, free);
            play.free.set_if_neq(FreeViewport(in_window(ctx, free)));
            if let Some(trays) = state.trays {
                let trays = trays.map(|rect| in_window(ctx, rect));
                play.trays.set_if_neq(TrayRects(trays));
            }
        }
        (Screen::Library, _) => {
            let list = saved.list.bypass_change_detection();
            library_screen(ctx, list, saved.library.as_deref(), &mut wanted);
        }
        (Screen::Learn, _) => {
            let done = &learning.progress.0;
            learn_screen(ctx, &learning.page, done, &mut state.rules, &mut wanted);
        }
        (_, view) => {
            let resume = Resume {
                open_game: view
                    .filter(|_| !play.source.is_finished())
                    .map(|view| view.title),
                last: start.last.named(&ctx.words()),
            };
            start_screen(ctx, &mut state.start, &resume, &start.pictures, &mut wanted);
            wanted.extend(language_corner(ctx).map(Command::Language));
            let mut chosen = start.variants.clone();
            for setup in state.start.setups() {
                chosen.choose(setup);
            }
            start.variants.set_if_neq(chosen);
            start.clock.set_if_neq(state.start.clock);
            let random_colours = RandomColours(state.start.random_colours);
            start.random_colours.set_if_neq(random_colours);
        }
    }
    let dialogs = windows.dialogs.bypass_change_detection();
    dialogs_ui(ctx, dialogs, &windows.pending, *windows.offer, &mut wanted);
    if let Some(program) = dialogs.take_engine() {
        state.settings.offer_engine(&program);
    }
    let notices = windows.notices.bypass_change_detection();
    notices_ui(ctx, notices, STATUS, &mut wanted);
    unsaved_ui(ctx, &windows.unsaved, *windows.asked_to_quit, &mut wanted);
    let folder = saved
        .library
        .as_deref()
        .map(|library| library.store().root());
    state.settings_reach = settings_panel(
        ctx,
        &mut state.settings,
        &windows.settings.0,
        EnginesView {
            engines: &windows.engines,
            jobs: &windows.jobs,
        },
        folder,
        &mut wanted,
    );
    if state.help && help::help_window(ctx) {
        state.help = false;
    }
    focus_ring::focus_ring(ctx);
    state.window_shown = ctx.memory(|memory| memory.top_modal_layer().is_some());
    commands.write_batch(wanted);
    Ok(())
}

/// What the settings at the left leave free of it; where that is next to nothing, all of it.
fn beside(reach: Option<f32>, free: egui::Rect) -> egui::Rect {
    let left = reach.map_or(free.left(), |reach| free.left().max(reach));
    if free.right() - left < LEAST_SEEN {
        return free;
    }
    free.with_min_x(left)
}

/// The least width of the table that is worth looking at.
const LEAST_SEEN: f32 = 160.0;

/// A rectangle of the panels in the window's own units.
fn in_window(ctx: &egui::Context, rect: egui::Rect) -> Rect {
    let zoom = ctx.zoom_factor();
    Rect::new(
        rect.min.x * zoom,
        rect.min.y * zoom,
        rect.max.x * zoom,
        rect.max.y * zoom,
    )
}
