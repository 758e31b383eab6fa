//! The opponent at the table: thinks about one position, and its answer counts only there.

use super::clock::GameClock;
use super::coach::Coach;
use super::engines::{EngineChoice, EngineTrouble, Engines, Trouble};
use super::pace::{Pacing, keep_pace};
use super::search::{About, SearchSlot, Searches};
use super::search_task::SearchUpdate;
use super::seats::{MasterTime, Seat, Seats};
use crate::ai::{SearchInfo, Strength};
use crate::app::Screen;
use crate::app::redraw::WakingMessages;
use crate::app::session::Session;
use crate::app::turn::intent::Intent;
use crate::app::turn::sets::TurnSet;
use crate::rules::{Game, Move};
use crate::words::engine_fault;
use bevy::prelude::*;

/// What the opponent is doing, for the panels.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Thinking {
    pub by: Option<Seat>,
    pub info: Option<SearchInfo>,
    /// The first moves of the line that it expects, in notation.
    pub line: Vec<String>,
    /// It has decided, and waits until the move can be followed.
    pub decided: bool,
}

/// Ask the opponent to move now, with what it has found.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct MoveNow;

/// The search behind the opponent, and what it has decided that isn't played yet.
#[derive(Resource, Debug, Default)]
pub(super) struct OpponentSearch {
    slot: SearchSlot,
    decided: Option<(About, Move)>,
}

impl OpponentSearch {
    /// Gives up the search with what it decided.
    fn stop(&mut self) {
        self.slot.stop();
        self.decided = None;
    }
}

/// The systems behind the opponent: after them it is known whether a level thinks.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct OpponentSet;

/// Starts, polls and cancels the opponent's search in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .init_resource::<OpponentSearch>()
        .add_waking_message::<MoveNow>()
        .add_systems(
            Update,
            (
                keep_pace,
                go_on_after_trouble.run_if(on_message::<EngineChoice>),
                // While a position is set up, the game waits.
                start_or_cancel_search.run_if(not(in_state(Screen::Edit))),
                poll_search,
                play_decided,
                move_now.run_if(on_message::<MoveNow>),
            )
                .chain()
                .in_set(OpponentSet)
                .in_set(TurnSet::Think),
        )
        .add_systems(OnEnter(Screen::Edit), cancel_search);
}

/// Starts a search when it is a level's or an engine's turn, and gives up one whose position is gone.
fn start_or_cancel_search(
    mut searches: Searches,
    seats: Res<Seats>,
    master: Res<MasterTime>,
    clock: Res<GameClock>,
    mut search: ResMut<OpponentSearch>,
    mut thinking: ResMut<Thinking>,
    mut trouble: ResMut<EngineTrouble>,
) {
    let wanted = searches.session().and_then(|session| {
        let seat = seats.of(session.game().side_to_move());
        let known = match seat {
            Seat::Person => false,
            Seat::Level(_) => true,
            Seat::Engine(engine) => searches.engines.get(engine).is_some(),
        };
        let open = known && !session.is_over() && session.is_live();
        open.then(|| About::here(session, seat))
    });
    let search = search.bypass_change_detection();
    if search.slot.about() == wanted {
        return;
    }
    search.stop();
    trouble.set_if_neq(EngineTrouble::default());
    *thinking = Thinking {
        by: wanted.map(|about| about.by),
        ..default()
    };
    match wanted.map(|about| about.by) {
        None | Some(Seat::Person) => {}
        Some(Seat::Level(level)) => {
            // By the clock it takes no more than its time bears.
            let session = searches.session();
            let side = session.map(|session| session.game().side_to_move());
            let budget = clock.0.zip(side).map(|(clocks, side)| clocks.budget(side));
            searches.start_level(&mut search.slot, level, master.0, budget);
        }
        Some(Seat::Engine(engine)) => {
            searches.start_engine(&mut search.slot, engine, clock.0.as_ref());
        }
    }
}

/// Does what the person has chosen after an engine failed.
fn go_on_after_trouble(
    mut choices: MessageReader<EngineChoice>,
    mut trouble: ResMut<EngineTrouble>,
    mut seats: ResMut<Seats>,
    mut search: ResMut<OpponentSearch>,
) {
    for choice in choices.read() {
        let Some(Trouble { side, .. }) = trouble.0.take() else {
            continue;
        };
        match choice {
            EngineChoice::TryAgain => search.stop(),
            EngineChoice::Person => seats.0[side.index()] = Seat::Person,
            EngineChoice::Level => seats.0[side.index()] = Seat::Level(Strength::Adaptive),
        }
    }
}

/// Gives the search up while a position is set up.
fn cancel_search(
    mut search: ResMut<OpponentSearch>,
    mut thinking: ResMut<Thinking>,
    mut trouble: ResMut<EngineTrouble>,
) {
    search.stop();
    trouble.set_if_neq(EngineTrouble::default());
    *thinking = Thinking::default();
}

/// Ends the search with the best move so far, or the wait for the move that was decided on.
fn move_now(
    mut search: ResMut<OpponentSearch>,
    coach: Res<Coach>,
    mut intents: MessageWriter<Intent>,
) {
    search.slot.finish_now();
    if !coach.holds() {
        intents.write_batch(search.decided.take().map(answer));
    }
}

/// Plays what was decided, as soon as it can be followed and the coach has nothing to say to what came before.
pub(super) fn play_decided(
    mut search: ResMut<OpponentSearch>,
    mut pacing: Pacing,
    coach: Res<Coach>,
    mut thinking: ResMut<Thinking>,
    mut intents: MessageWriter<Intent>,
) {
    let search = search.bypass_change_detection();
    if search.decided.is_some() && !coach.holds() && pacing.is_time() {
        intents.write_batch(search.decided.take().map(answer));
    }
    let waits = search.decided.is_some();
    if thinking.decided != waits {
        thinking.decided = waits;
    }
}

/// What a level decided, for the place that it was asked about.
const fn answer((About { key, at, .. }, mv): (About, Move)) -> Intent {
    Intent::Answer { mv, key, at }
}

/// Shows what the search has found in [`Thinking`], and keeps what it decides on.
fn poll_search(
    mut search: ResMut<OpponentSearch>,
    mut thinking: ResMut<Thinking>,
    session: Option<Res<Session>>,
    engines: Res<Engines>,
    mut trouble: ResMut<EngineTrouble>,
) {
    let search = search.bypass_change_detection();
    while let Some((about, update)) = search.slot.poll() {
        match update {
            SearchUpdate::Found(info) => {
                let game = session.as_deref().map(Session::game);
                thinking.line = game.map_or_else(Vec::new, |game| in_notation(game, &info.line));
                thinking.info = Some(info);
            }
            SearchUpdate::Chose(Some(mv)) => search.decided = Some((about, mv)),
            // Hurried before it had anything: it begins again.
            SearchUpdate::Chose(None) => search.stop(),
            SearchUpdate::Failed(fault) => {
                let side = session
                    .as_deref()
                    .map(|session| session.game().side_to_move());
                let engine = about.by.engine().and_then(|engine| engines.get(engine));
                if let (Some(side), Some(engine)) = (side, engine) {
                    trouble.0 = Some(Trouble {
                        side,
                        words: engine_fault(&engine.entry.name, &fault),
                    });
                    *thinking = Thinking::default();
                }
            }
        }
    }
}

/// How many moves of the expected line are shown.
const SHOWN_MOVES: usize = 3;

/// The first moves of a line in notation.
fn in_notation(game: &Game, line: &[Move]) -> Vec<String> {
    let mut game = game.clone();
    let mut texts = Vec::new();
    for &mv in line.iter().take(SHOWN_MOVES) {
        texts.push(game.write_move(mv));
        if game.play(mv).is_err() {
            break;
        }
    }
    texts
}
