//! The opponent at the table: thinks on a thread of its own, about one position, and its answer counts only there.

use crate::ai::{SearchInfo, Strength};
use crate::app::editor::Editor;
use crate::app::players::search_task::{SearchTask, SearchUpdate, SharedTable};
use crate::app::session::Session;
use crate::app::turn::intent::Intent;
use crate::app::turn::sets::TurnSet;
use crate::record::tree::NodeId;
use crate::rules::Color;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;

/// Who plays each side. People take turns at the screen; levels think.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats(pub [Option<Strength>; 2]);

impl Seats {
    pub const fn level(&self, side: Color) -> Option<Strength> {
        self.0[side.index()]
    }

    /// Whether exactly one side is a person's.
    pub const fn is_against_level(&self) -> bool {
        self.0[0].is_some() != self.0[1].is_some()
    }
}

/// How long Master thinks about a move.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq)]
pub struct MasterTime(pub Duration);

impl Default for MasterTime {
    fn default() -> Self {
        Self(Strength::MASTER_TIME)
    }
}

/// What the opponent is doing, for the panels.
#[derive(Resource, Clone, Debug, Default)]
pub struct Thinking {
    pub by: Option<Strength>,
    pub finding: Option<SearchInfo>,
}

/// A search under way, tagged with the position it thinks about.
#[derive(Resource, Default)]
struct Search(Option<Running>);

struct Running {
    about: Tag,
    task: SearchTask,
    /// It has said its last word, which the table may not have taken yet.
    done: bool,
}

/// The same position at the same place of the record, played by the same level.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Tag {
    key: u64,
    at: NodeId,
    level: Strength,
}

/// Ask the opponent to move now, with what it has found.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct MoveNow;

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Seats>()
        .init_resource::<MasterTime>()
        .init_resource::<Thinking>()
        .init_resource::<Search>()
        .init_resource::<SharedTable>()
        .add_message::<MoveNow>()
        .add_systems(
            Update,
            (begin_or_end, hurry, listen).chain().in_set(TurnSet::Think),
        );
}

/// Starts a search when it is a level's turn, and gives up one whose position is gone.
fn begin_or_end(
    session: Option<Res<Session>>,
    seats: Res<Seats>,
    master: Res<MasterTime>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut search: ResMut<Search>,
    mut shared_table: ResMut<SharedTable>,
    mut thinking: ResMut<Thinking>,
    editor: Res<Editor>,
) {
    // While a position is set up, the game waits.
    let session = session.filter(|_| editor.0.is_none());
    let wanted = session.as_deref().and_then(|session| {
        let game = session.game();
        let level = seats.level(game.side_to_move())?;
        let open = game.outcome().is_none() && session.is_live();
        open.then(|| Tag {
            key: game.key(),
            at: session.cursor(),
            level,
        })
    });
    if search.0.as_ref().map(|running| running.about) == wanted {
        return;
    }
    search.0 = None;
    *thinking = Thinking {
        by: wanted.map(|tag| tag.level),
        finding: None,
    };
    let (Some(about), Some(session)) = (wanted, session) else {
        return;
    };
    search.0 = Some(Running {
        about,
        task: SearchTask::send(
            &session,
            about.level,
            master.0,
            &mut shared_table,
            proxy.as_deref(),
        ),
        done: false,
    });
}

fn hurry(mut now: MessageReader<MoveNow>, search: Res<Search>) {
    if now.read().count() > 0
        && let Some(running) = &search.0
    {
        running.task.hurry();
    }
}

fn listen(
    mut search: ResMut<Search>,
    mut thinking: ResMut<Thinking>,
    mut intents: MessageWriter<Intent>,
) {
    let search = search.bypass_change_detection();
    while let Some(running) = &mut search.0
        && !running.done
        && let Some(updates) = running.task.hear()
    {
        match updates {
            SearchUpdate::Found(finding) => thinking.finding = Some(finding),
            SearchUpdate::Chose(Some(mv)) => {
                running.done = true;
                let Tag { key, at, .. } = running.about;
                intents.write(Intent::Answer { mv, key, at });
            }
            // Hurried before it had anything: it begins again.
            SearchUpdate::Chose(None) => search.0 = None,
        }
    }
}
