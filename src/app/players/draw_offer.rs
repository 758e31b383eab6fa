//! A draw by agreement: one side offers it, the other answers. A person is asked at the screen; a level looks whether it
//! would gain by playing on.

use super::search::{About, SearchSlot, Searches};
use super::search_task::SearchUpdate;
use super::seats::Seats;
use crate::ai::Strength;
use crate::app::Screen;
use crate::app::notice::Notice;
use crate::app::redraw::WakingMessages;
use crate::app::session::Session;
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::record::Claim;
use crate::record::tree::NodeId;
use crate::rules::Color;
use crate::sentence;
use bevy::prelude::*;
use std::time::Duration;

/// Something about a draw.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum DrawRequest {
    /// The person whose move it is, or who plays against a level, would like one.
    Offer,
    /// The other person agrees, or not.
    Answer(bool),
}

/// The offer that waits for an answer.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub enum DrawOffer {
    #[default]
    None,
    /// The other person at the screen is asked.
    Asked { by: Color, at: NodeId },
    /// A level thinks about it, also in the place of an engine: there is no protocol in which those are asked.
    Considered { by: Color, at: NodeId },
}

/// How long a level looks at the position before it answers.
const LOOK: Duration = Duration::from_millis(600);
/// Nobody agrees to a draw before the game has begun in earnest.
const FEWEST_MOVES: usize = 10;

/// The search behind a level's answer, and what it thinks of the position for the side to move.
#[derive(Resource, Debug, Default)]
struct DrawSearch {
    slot: SearchSlot,
    score: Option<i32>,
}

/// Answers offers in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DrawOffer>()
        .init_resource::<DrawSearch>()
        .add_waking_message::<DrawRequest>()
        .add_systems(
            Update,
            (clear_stale_offer, take_requests, answer_for_level)
                .chain()
                .in_set(TurnSet::Think)
                .run_if(in_state(Screen::Play)),
        );
}

/// Who may resign or offer a draw: against a level the person, else whoever is to move. Nobody where only levels play.
pub fn acting_person(session: &Session, seats: &Seats) -> Option<Color> {
    let to_move = session.game().side_to_move();
    [to_move, !to_move]
        .into_iter()
        .find(|&side| seats.is_person(side))
}

/// An offer is about the position that it was made in.
fn clear_stale_offer(
    searches: Searches,
    mut offer: ResMut<DrawOffer>,
    mut search: ResMut<DrawSearch>,
) {
    let (DrawOffer::Asked { at, .. } | DrawOffer::Considered { at, .. }) = *offer else {
        return;
    };
    let here = searches
        .session()
        .is_some_and(|session| session.cursor() == at && !session.is_over());
    if !here {
        search.slot.stop();
        *offer = DrawOffer::None;
    }
}

fn take_requests(
    mut requests: MessageReader<DrawRequest>,
    mut searches: Searches,
    seats: Res<Seats>,
    mut offer: ResMut<DrawOffer>,
    mut search: ResMut<DrawSearch>,
    mut intents: MessageWriter<Intent>,
) {
    for request in requests.read() {
        let Some(session) = searches.session().filter(|session| !session.is_over()) else {
            continue;
        };
        match (*request, *offer) {
            (DrawRequest::Offer, DrawOffer::None) => {
                let Some(by) = acting_person(session, &seats) else {
                    continue;
                };
                let at = session.cursor();
                if seats.is_person(!by) {
                    *offer = DrawOffer::Asked { by, at };
                } else {
                    search.score = None;
                    searches.start_level(&mut search.slot, Strength::Master, LOOK, None);
                    *offer = DrawOffer::Considered { by, at };
                }
            }
            (DrawRequest::Answer(agreed), DrawOffer::Asked { .. }) => {
                if agreed {
                    intents.write(Proposal::End(Some(Claim::AgreedDraw)).into());
                }
                *offer = DrawOffer::None;
            }
            _ => {}
        }
    }
}

/// A level agrees when it isn't better.
fn answer_for_level(
    session: Option<Res<Session>>,
    seats: Res<Seats>,
    mut offer: ResMut<DrawOffer>,
    mut search: ResMut<DrawSearch>,
    mut intents: MessageWriter<Intent>,
    mut notices: MessageWriter<Notice>,
) {
    let (DrawOffer::Considered { by, .. }, Some(session)) = (*offer, session) else {
        return;
    };
    let search = search.bypass_change_detection();
    while let Some((About { .. }, update)) = search.slot.poll() {
        match update {
            SearchUpdate::Found(info) => search.score = Some(info.score),
            SearchUpdate::Chose(_) | SearchUpdate::Failed(_) => {
                let game = session.game();
                let sign = if game.side_to_move() == by { -1 } else { 1 };
                let is_better = search.score.is_none_or(|score| sign * score > 0);
                let early = game.moves_played() < FEWEST_MOVES;
                if is_better || early {
                    let answer = seats.level(!by).map_or_else(
                        || sentence!("play-draw-declined-opponent"),
                        |level| sentence!("play-draw-declined", level = level),
                    );
                    notices.write(Notice::done(answer));
                } else {
                    intents.write(Proposal::End(Some(Claim::AgreedDraw)).into());
                }
                search.slot.stop();
                *offer = DrawOffer::None;
                return;
            }
        }
    }
}
