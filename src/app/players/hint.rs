//! A good move for the person whose turn it is, on request. It is shown, never played, and gone with its position.

use super::search::{About, SearchSlot, Searches};
use super::search_task::SearchUpdate;
use super::seats::{Seat, Seats};
use crate::ai::{SEEN_WIN, Score, Strength};
use crate::app::Screen;
use crate::app::redraw::WakingMessages;
use crate::app::turn::sets::TurnSet;
use crate::app::world::write_hinted_spaces;
use crate::rules::Move;
use bevy::prelude::*;
use std::time::Duration;

/// Ask for a hint; asked again, the one on show goes away.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct AskHint;

/// What the table and the panels show of it.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub enum Hint {
    #[default]
    None,
    /// It is being looked for, with the best found so far.
    Looking(Option<Move>),
    Found(Move, Outlook),
}

/// What the search has proved about the position that the hint is for.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Outlook {
    #[default]
    Open,
    /// The side to move wins whatever the other does.
    Won,
    /// It loses if the other answers well.
    Lost,
}

impl Outlook {
    const fn of(score: Score) -> Self {
        match score {
            SEEN_WIN.. => Self::Won,
            score if score <= -SEEN_WIN => Self::Lost,
            _ => Self::Open,
        }
    }
}

impl Hint {
    pub const fn mv(self) -> Option<Move> {
        match self {
            Self::Looking(mv) => mv,
            Self::Found(mv, _) => Some(mv),
            Self::None => None,
        }
    }

    /// The move, once the search has decided for it.
    pub const fn found(self) -> Option<Move> {
        match self {
            Self::Found(mv, _) => Some(mv),
            Self::Looking(_) | Self::None => None,
        }
    }
}

/// Who gives hints.
const HINTED_BY: Seat = Seat::Level(Strength::Master);

/// Long enough to be good, short enough to wait for.
const HINT_TIME: Duration = Duration::from_millis(1500);

/// The search behind the hint.
#[derive(Resource, Debug, Default)]
struct HintSearch(SearchSlot, Outlook);

/// Runs the search for hints in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .init_resource::<HintSearch>()
        .add_waking_message::<AskHint>()
        .add_systems(
            Update,
            (
                clear_stale_hint,
                toggle_hint.run_if(on_message::<AskHint>.and_then(not(in_state(Screen::Edit)))),
                poll_search,
                write_hinted_spaces.run_if(resource_changed::<Hint>),
            )
                .chain()
                .in_set(TurnSet::Think),
        )
        .add_systems(OnEnter(Screen::Edit), cancel_search);
}

/// A hint goes with the position that it is for.
fn clear_stale_hint(searches: Searches, mut search: ResMut<HintSearch>, mut hint: ResMut<Hint>) {
    let here = searches
        .session()
        .map(|session| About::here(session, HINTED_BY));
    let search = &mut search.bypass_change_detection().0;
    if search.about().is_some() && search.about() != here {
        search.stop();
        hint.set_if_neq(Hint::None);
    }
}

/// Gives the hint and its search up while a position is set up.
fn cancel_search(mut search: ResMut<HintSearch>, mut hint: ResMut<Hint>) {
    search.0.stop();
    hint.set_if_neq(Hint::None);
}

/// Starts a search for a hint, or takes the one on show away.
fn toggle_hint(
    mut searches: Searches,
    seats: Res<Seats>,
    mut search: ResMut<HintSearch>,
    mut hint: ResMut<Hint>,
) {
    let Some(session) = searches.session() else {
        return;
    };
    let game = session.game();
    let persons_turn = !session.is_over() && seats.is_person(game.side_to_move());
    if *hint != Hint::None {
        search.0.stop();
        *hint = Hint::None;
    } else if persons_turn {
        searches.start_level(&mut search.0, Strength::Master, HINT_TIME, None);
        search.1 = Outlook::Open;
        *hint = Hint::Looking(None);
    }
}

/// Writes what the search has found into [`Hint`].
fn poll_search(mut search: ResMut<HintSearch>, mut hint: ResMut<Hint>) {
    let HintSearch(search, outlook) = search.bypass_change_detection();
    while let Some((_, update)) = search.poll() {
        match update {
            SearchUpdate::Found(info) => {
                *outlook = Outlook::of(info.score);
                *hint = Hint::Looking(info.line.first().copied());
            }
            SearchUpdate::Chose(Some(mv)) => *hint = Hint::Found(mv, *outlook),
            SearchUpdate::Chose(None) | SearchUpdate::Failed(_) => *hint = Hint::None,
        }
    }
}
