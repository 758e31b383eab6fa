//! The panels by what a screen reader would read: each shows what it must, in any window, and a click comes back as
//! the command that its words promise.
#![allow(
    clippy::unwrap_used,
    reason = "all of it is tests, helpers outside a #[test] function too"
)]

mod analysis;
mod commands;
mod editor;
mod history;
mod layout;
mod learn;
mod menus;
mod play;
mod puzzles;
mod report;
mod settings;
mod start;
mod words;

use bevy_egui::egui::{self, Rect};
use egui_kittest::kittest::NodeT;
use egui_kittest::{Harness, Node};
use strata::app::{AnimationSpeed, HistoryShown, Quality, QualityChoice, ThreatWarnings};
use strata::panels::{
    self, Choice, Command, History, PanelState, Pictures, PlayView, PlayersView, ReserveItem,
    Resume,
};
use strata::rules::{Color, Kind, Setup, Step};
use strata::words::{Language, Speaker, Words};

/// The windows that everything must work in, in points: small, common, large, and the small ones that a common screen
/// becomes when its interface is scaled.
const WINDOWS: [[f32; 2]; 5] = [
    [900.0, 600.0],
    [1280.0, 800.0],
    [1920.0, 1080.0],
    [853.0, 533.0],
    [640.0, 400.0],
];

/// A view of a game that has just begun.
fn view(setup: &str) -> PlayView {
    let setup: Setup = setup.parse().expect("a set-up word");
    let layout = strata::rules::Game::new(&setup).layout();
    let reserves = Color::BOTH.map(|owner| {
        let mine = layout
            .reserve
            .iter()
            .filter(|((side, _), _)| *side == owner);
        let waiting = mine.map(|(&(_, kind), &count)| waiting(kind, count, owner == Color::White));
        waiting.collect()
    });
    PlayView {
        title: format!("{}, a variant", setup.game_name()),
        setup,
        to_move: Color::White,
        outcome: None,
        reserves,
        score: None,
        history: History::default(),
        can_undo: false,
        can_redo: false,
        just_edited: None,
        last_edit: None,
        can_play_on: false,
        must_pass: false,
        hand_empty: true,
        can_finish: false,
        can_rotate: false,
        guidance: "White to move — do something.".to_owned(),
        refusal: None,
        stack: None,
        tags: Vec::new(),
        explode: 0.0,
        lift_mode: false,
        xray: false,
        coordinates: true,
        tile_numbers: true,
        confirm: false,
        threats: ThreatWarnings::default(),
        overlays: strata::store::Overlays::default(),
        threat_view: false,
        told: Vec::new(),
        coach_on: false,
        coach: None,
        analysis: None,
        can_play_hint: false,
        players: PlayersView::default(),
        thinking: None,
        pace: None,
        level_pause: 10,
        animation: AnimationSpeed::Normal,
        can_hint: true,
        master_secs: 5,
        quality: (QualityChoice::Auto, Quality::High),
        players_of_record: Default::default(),
        claim: None,
        acting: None,
        clock: None,
        autoplay: false,
        report: None,
        report_ply: 0,
        sweep: None,
        can_analyse: false,
        setting_up: None,
        task: None,
        puzzle: None,
        why: None,
    }
}

fn waiting(kind: Kind, count: u8, enabled: bool) -> ReserveItem {
    ReserveItem {
        kind,
        count,
        key: None,
        step: enabled.then_some(Step::Choose(kind)),
        chosen: false,
        focused: false,
    }
}

/// Puts the usual theme on a context in its first frame.
fn style_once(ctx: &egui::Context) {
    let styled = egui::Id::new("styled");
    if ctx.data(|data| data.get_temp::<()>(styled)).is_none() {
        ctx.data_mut(|data| data.insert_temp(styled, ()));
        panels::style(ctx);
    }
}

/// What a screen knows from frame to frame, and what was asked for on it.
struct Screen {
    view: PlayView,
    open: PanelState,
    history: HistoryShown,
    wanted: Vec<Command>,
    free: Rect,
}

/// The play screen in a window of this size.
fn play(size: [f32; 2], view: PlayView) -> Harness<'static, Screen> {
    play_in(Language::English, size, view)
}

/// The same in a language.
fn play_in(language: Language, size: [f32; 2], view: PlayView) -> Harness<'static, Screen> {
    let screen = Screen {
        view,
        open: PanelState::default(),
        history: HistoryShown::default(),
        wanted: Vec::new(),
        free: Rect::NOTHING,
    };
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui: &mut egui::Ui, screen: &mut Screen| {
            style_once(ui.ctx());
            // A test may have it speak another one afterwards.
            if language != Language::English && ui.words().language() != language {
                panels::speak(ui.ctx(), &Words::of(language));
            }
            let Screen {
                view,
                open,
                history,
                wanted,
                free,
            } = screen;
            *free = panels::play_screen(ui.ctx(), view, open, *history, wanted);
        },
        screen,
    );
    harness.run();
    harness
}

/// The first screen in a window of this size.
fn first(
    size: [f32; 2],
    open_game: Option<&'static str>,
) -> Harness<'static, (Choice, Vec<Command>)> {
    first_in(Language::English, size, open_game)
}

/// The same in a language.
fn first_in(
    language: Language,
    size: [f32; 2],
    open_game: Option<&'static str>,
) -> Harness<'static, (Choice, Vec<Command>)> {
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui: &mut egui::Ui, (choice, wanted): &mut (Choice, Vec<Command>)| {
            style_once(ui.ctx());
            if ui.words().language() != language {
                panels::speak(ui.ctx(), &Words::of(language));
            }
            let resume = Resume {
                open_game: open_game.map(str::to_owned),
                last: None,
            };
            panels::start_screen(ui.ctx(), choice, &resume, &Pictures::default(), wanted);
        },
        (Choice::default(), Vec::new()),
    );
    harness.run();
    harness
}

fn enabled(node: &Node) -> bool {
    !node.accesskit_node().is_disabled()
}
