//! A good move for the person whose turn it is, on request. It is shown, never played, and gone with its position.

use crate::ai::Strength;
use crate::app::editor::Editor;
use crate::app::players::opponent::Seats;
use crate::app::players::search_task::{SearchTask, SearchUpdate, SharedTable};
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::record::tree::NodeId;
use crate::rules::Move;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;

/// Ask for a hint; asked again, the one on show goes away.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct AskHint;

/// What the table and the panels show of it.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Hint {
    #[default]
    None,
    /// It is being looked for, with the best found so far.
    Looking(Option<Move>),
    Found(Move),
}

impl Hint {
    pub const fn mv(self) -> Option<Move> {
        match self {
            Self::Looking(mv) => mv,
            Self::Found(mv) => Some(mv),
            Self::None => None,
        }
    }
}

/// Long enough to be good, short enough to wait for.
const HINT_TIME: Duration = Duration::from_millis(1500);

/// The search under way, with the position it is for.
#[derive(Resource, Default)]
struct Search {
    about: Option<(u64, NodeId)>,
    task: Option<SearchTask>,
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .init_resource::<Search>()
        .add_message::<AskHint>()
        .add_systems(Update, (ask, listen).chain().in_set(TurnSet::Think));
}

fn ask(
    mut asked: MessageReader<AskHint>,
    session: Option<Res<Session>>,
    seats: Res<Seats>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut search: ResMut<Search>,
    mut shared_table: ResMut<SharedTable>,
    mut hint: ResMut<Hint>,
    editor: Res<Editor>,
) {
    let asked = asked.read().count() > 0;
    let session = session.filter(|_| editor.0.is_none());
    let here = session.as_deref().map(|session| {
        let game = session.game();
        (game.key(), session.cursor())
    });
    if search.about.is_some() && search.about != here {
        *search = Search::default();
        hint.set_if_neq(Hint::None);
    }
    let Some(session) = session.filter(|_| asked) else {
        return;
    };
    let game = session.game();
    if *hint != Hint::None {
        *search = Search::default();
        *hint = Hint::None;
    } else if game.outcome().is_none() && seats.level(game.side_to_move()).is_none() {
        let task = SearchTask::send(
            &session,
            Strength::Master,
            HINT_TIME,
            &mut shared_table,
            proxy.as_deref(),
        );
        *search = Search {
            about: here,
            task: Some(task),
        };
        *hint = Hint::Looking(None);
    }
}

fn listen(mut search: ResMut<Search>, mut hint: ResMut<Hint>) {
    let search = search.bypass_change_detection();
    while let Some(task) = &search.task
        && let Some(updates) = task.hear()
    {
        match updates {
            SearchUpdate::Found(finding) => *hint = Hint::Looking(finding.line.first().copied()),
            SearchUpdate::Chose(chosen) => {
                *hint = chosen.map_or(Hint::None, Hint::Found);
                search.task = None;
            }
        }
    }
}
