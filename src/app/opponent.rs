//! The opponent at the table: thinks on a thread of its own, about one position, and its answer counts only there.

use super::flow::Turn;
use super::intent::Intent;
use super::session::Session;
use crate::ai::{Finding, Level, Stop, choose};
use crate::rules::{Color, Move};
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// Who plays each side. People take turns at the screen; levels think.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats(pub [Option<Level>; 2]);

impl Seats {
    pub const fn level(&self, side: Color) -> Option<Level> {
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
        Self(Level::MASTER_TIME)
    }
}

/// What the opponent is doing, for the panels.
#[derive(Resource, Clone, Debug, Default)]
pub struct Thinking {
    pub by: Option<Level>,
    pub finding: Option<Finding>,
}

/// A search under way, tagged with the position it thinks about.
#[derive(Resource, Default)]
struct Search(Option<Running>);

struct Running {
    about: Tag,
    stop: Stop,
    /// Only `listen` hears it; the lock is there because a resource must be shareable.
    news: Mutex<Receiver<News>>,
}

impl Drop for Running {
    /// Nobody waits for a search that was given up: it sees the flag and ends by itself.
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// The same position at the same place of the line, played by the same level.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Tag {
    key: u64,
    cursor: usize,
    level: Level,
}

enum News {
    Found(Finding),
    Chose(Option<Move>),
}

/// Ask the opponent to move now, with what it has found.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct MoveNow;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seats>()
        .init_resource::<MasterTime>()
        .init_resource::<Thinking>()
        .init_resource::<Search>()
        .add_message::<MoveNow>()
        .add_systems(
            Update,
            (begin_or_end, hurry, listen).chain().in_set(Turn::Think),
        );
}

/// Starts a search when it is a level's turn, and gives up one whose position is gone.
fn begin_or_end(
    session: Option<Res<Session>>,
    seats: Res<Seats>,
    master: Res<MasterTime>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut search: ResMut<Search>,
    mut thinking: ResMut<Thinking>,
) {
    // At the end of its line only: going back in a game is looking, not playing.
    let wanted = session.as_deref().and_then(|session| {
        let game = session.game();
        let level = seats.level(game.side_to_move())?;
        let open = game.outcome().is_none() && !session.can_redo();
        open.then(|| Tag {
            key: game.key(),
            cursor: session.cursor(),
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
    let (sender, news) = channel();
    let stop = Stop::default();
    let (game, flag, master) = (session.game().clone(), stop.clone(), master.0);
    let proxy = proxy.map(|proxy| (**proxy).clone());
    // A sleeping window must be woken to show what was found.
    let wake = move || {
        if let Some(proxy) = &proxy {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    };
    thread::spawn(move || {
        // Who asked may be gone; then nothing needs to be told.
        let chosen = choose(&game, about.level, master, SEED, &flag, |finding| {
            let _ = sender.send(News::Found(finding));
            wake();
        });
        let _ = sender.send(News::Chose(chosen));
        wake();
    });
    search.0 = Some(Running {
        about,
        stop,
        news: Mutex::new(news),
    });
}

/// Weaker levels misjudge by this; the same game against the same level goes the same way.
const SEED: u64 = 0x5354_5241_5441;

fn hurry(mut now: MessageReader<MoveNow>, search: Res<Search>) {
    if now.read().count() > 0
        && let Some(running) = &search.0
    {
        running.stop.stop();
    }
}

fn listen(
    mut search: ResMut<Search>,
    mut thinking: ResMut<Thinking>,
    mut intents: MessageWriter<Intent>,
) {
    let search = search.bypass_change_detection();
    let Some(running) = &search.0 else { return };
    loop {
        let news = running
            .news
            .lock()
            .map_or(Err(TryRecvError::Disconnected), |news| news.try_recv());
        match news {
            Ok(News::Found(finding)) => thinking.finding = Some(finding),
            Ok(News::Chose(chosen)) => {
                if let Some(mv) = chosen {
                    let Tag { key, cursor, .. } = running.about;
                    intents.write(Intent::Answer { mv, key, cursor });
                }
                return;
            }
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => {
                search.0 = None;
                return;
            }
        }
    }
}
