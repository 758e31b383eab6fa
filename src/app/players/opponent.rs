//! The opponent at the table: thinks about one position, and its answer counts only there.

use super::search::{About, SearchSlot, Searches};
use super::search_task::SearchUpdate;
use super::seats::{MasterTime, Seats};
use crate::ai::{SearchInfo, Strength};
use crate::app::Screen;
use crate::app::redraw::WakingMessages;
use crate::app::session::Session;
use crate::app::turn::intent::Intent;
use crate::app::turn::sets::TurnSet;
use crate::rules::{Game, Move};
use bevy::prelude::*;

/// What the opponent is doing, for the panels.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Thinking {
    pub by: Option<Strength>,
    pub info: Option<SearchInfo>,
    /// The first moves of the line that it expects, in notation.
    pub line: Vec<String>,
}

/// Ask the opponent to move now, with what it has found.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct MoveNow;

/// The search behind the opponent.
#[derive(Resource, Debug, Default)]
struct OpponentSearch(SearchSlot);

/// Starts, polls and cancels the opponent's search in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .init_resource::<OpponentSearch>()
        .add_waking_message::<MoveNow>()
        .add_systems(
            Update,
            (
                // While a position is set up, the game waits.
                start_or_cancel_search.run_if(not(in_state(Screen::Edit))),
                move_now.run_if(on_message::<MoveNow>),
                poll_search,
            )
                .chain()
                .in_set(TurnSet::Think),
        )
        .add_systems(OnEnter(Screen::Edit), cancel_search);
}

/// Starts a search when it is a level's turn, and gives up one whose position is gone.
fn start_or_cancel_search(
    mut searches: Searches,
    seats: Res<Seats>,
    master: Res<MasterTime>,
    mut search: ResMut<OpponentSearch>,
    mut thinking: ResMut<Thinking>,
) {
    let wanted = searches.session().and_then(|session| {
        let game = session.game();
        let strength = seats.level(game.side_to_move())?;
        let open = game.outcome().is_none() && session.is_live();
        open.then(|| About::here(session, strength))
    });
    let search = &mut search.bypass_change_detection().0;
    if search.about() == wanted {
        return;
    }
    search.stop();
    *thinking = Thinking {
        by: wanted.map(|about| about.strength),
        ..default()
    };
    if let Some(about) = wanted {
        searches.start(search, about.strength, master.0);
    }
}

/// Gives the search up while a position is set up.
fn cancel_search(mut search: ResMut<OpponentSearch>, mut thinking: ResMut<Thinking>) {
    search.0.stop();
    *thinking = Thinking::default();
}

/// Ends the search with the best move so far.
fn move_now(search: Res<OpponentSearch>) {
    search.0.finish_now();
}

/// Shows what the search has found in [`Thinking`], and sends its choice as [`Intent::Answer`].
fn poll_search(
    mut search: ResMut<OpponentSearch>,
    mut thinking: ResMut<Thinking>,
    mut intents: MessageWriter<Intent>,
    session: Option<Res<Session>>,
) {
    let search = &mut search.bypass_change_detection().0;
    while let Some((About { key, at, .. }, update)) = search.poll() {
        match update {
            SearchUpdate::Found(info) => {
                let game = session.as_deref().map(Session::game);
                thinking.line = game.map_or_else(Vec::new, |game| in_notation(game, &info.line));
                thinking.info = Some(info);
            }
            SearchUpdate::Chose(Some(mv)) => {
                intents.write(Intent::Answer { mv, key, at });
            }
            // Hurried before it had anything: it begins again.
            SearchUpdate::Chose(None) => search.stop(),
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
