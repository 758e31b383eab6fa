//! A search for the lines of a position on threads of its own. It goes deeper until it has proved its lines or its time is
//! over; whoever drops it gives it up. The sleeping window is woken for what it finds, but not too often.

use super::lines::Lines;
use crate::ai::{Limits, StopFlag, TranspositionTable, best_lines};
use crate::app::players::engines::SeatedEngine;
use crate::app::players::lower_thread_priority;
use crate::protocol::client::Fault;
use crate::rules::Game;
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How often the window is woken at the most.
const BETWEEN_NEWS: Duration = Duration::from_millis(100);
/// After so long a position is left alone: a machine that nobody touches comes to rest.
const MOST_TIME: Duration = Duration::from_mins(1);
/// What the first lines of one game's positions may take, and the other lines of one position as much again.
const TABLE_BYTES: usize = 64 << 20;

/// What searches of one set-up leave for the next ones. One search has it at a time.
pub(super) type SharedTable = Arc<Mutex<TranspositionTable>>;

/// A table with nothing in it.
pub(super) fn empty_table() -> SharedTable {
    let table = TranspositionTable::with_most_bytes(TABLE_BYTES);
    Arc::new(Mutex::new(table))
}

/// What to search, and how.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) game: Game,
    /// How many lines are wanted.
    pub(super) count: usize,
    pub(super) table: SharedTable,
    /// The engine of another program that is asked instead of our own search.
    pub(super) engine: Option<SeatedEngine>,
    /// A window draws meanwhile: the threads that do so come first.
    pub(super) is_drawn: bool,
}

/// A search under way, or one that has come to its end.
#[derive(Debug)]
pub(super) struct LineSearch {
    stop: StopFlag,
    latest: Arc<Mutex<Latest>>,
    /// How many lines it looks for.
    pub(super) count: usize,
}

/// What was found and not fetched yet.
#[derive(Debug, Default)]
struct Latest {
    news: Option<Lines>,
    ended: bool,
    /// What the engine did that it must not do.
    fault: Option<Fault>,
}

impl LineSearch {
    pub(super) fn start(task: Task, wake: impl Fn() + Send + 'static) -> Self {
        let (stop, latest) = (StopFlag::default(), Arc::default());
        let search = Self {
            stop: stop.clone(),
            latest: Arc::clone(&latest),
            count: task.count,
        };
        thread::spawn(move || {
            let (running, end) = channel();
            let pacer = (Arc::clone(&latest), stop.clone());
            thread::spawn(move || tell(&pacer.0, &pacer.1, &end, wake));
            // However this ends, dropping it tells that it has.
            let _running: std::sync::mpsc::Sender<()> = running;
            match &task.engine {
                None => search_lines(&task, &stop, &latest),
                Some(engine) => ask_engine(engine, &task, &stop, &latest),
            }
        });
        search
    }

    /// What was found since this was last asked, and whether that is all.
    pub(super) fn poll(&self) -> (Option<Lines>, bool) {
        let mut latest = lock(&self.latest);
        (latest.news.take(), latest.ended)
    }

    /// Why it has ended before its time.
    pub(super) fn fault(&self) -> Option<Fault> {
        lock(&self.latest).fault.clone()
    }
}

impl Drop for LineSearch {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Searches on this thread and on some of its own.
fn search_lines(task: &Task, stop: &StopFlag, latest: &Mutex<Latest>) {
    if task.is_drawn {
        lower_thread_priority();
    }
    // A search that was given up lets go of it at once. If one died, what it left is of no use.
    let mut table = task.table.lock().unwrap_or_else(|dead| {
        let mut table = dead.into_inner();
        *table = TranspositionTable::with_most_bytes(TABLE_BYTES);
        table
    });
    let limits = Limits {
        threads: all_cores_but_one(),
        ..Limits::NONE
    };
    let mut found = Lines::default();
    best_lines(
        &task.game,
        limits,
        task.count,
        stop,
        &mut table,
        |rank, info| {
            found.take(rank, info);
            lock(latest).news = Some(found.clone());
        },
    );
}

/// Has an engine search; it counts positions for all lines together.
fn ask_engine(engine: &SeatedEngine, task: &Task, stop: &StopFlag, latest: &Mutex<Latest>) {
    let setup = task.game.setup();
    let mut found = Lines::default();
    let done = engine.analyse(&task.game, task.count, stop, &mut |info| {
        if info.line.is_empty() || info.rank >= task.count {
            return;
        }
        let (rank, is_scored) = (info.rank, info.is_scored());
        let info = info.by_our_measure(&setup);
        let (nodes, millis) = (info.nodes, info.millis);
        found.take(rank, info);
        found.nodes = nodes;
        found.millis = millis;
        found.unscored = !is_scored;
        lock(latest).news = Some(found.clone());
    });
    lock(latest).fault = done.err().filter(|fault| *fault != Fault::GivenUp);
}

/// One core stays free for the table, where there are several.
fn all_cores_but_one() -> NonZeroU16 {
    let cores = Limits::NONE.on_all_cores().threads.get();
    NonZeroU16::new(cores - 1).unwrap_or(NonZeroU16::MIN)
}

/// Wakes the window for what was found, and ends the search when its time is over.
fn tell(latest: &Mutex<Latest>, stop: &StopFlag, end: &Receiver<()>, wake: impl Fn()) {
    let began = Instant::now();
    let mut is_late = false;
    while end.recv_timeout(BETWEEN_NEWS) == Err(RecvTimeoutError::Timeout) {
        if stop.is_raised() {
            continue;
        }
        if lock(latest).news.is_some() {
            wake();
        }
        if began.elapsed() >= MOST_TIME {
            is_late = true;
            stop.stop();
        }
    }
    lock(latest).ended = true;
    // Nobody waits for a search that was given up.
    if is_late || !stop.is_raised() {
        wake();
    }
}

/// Nobody holds it for longer than a word, and no half of one is ever left there.
fn lock(latest: &Mutex<Latest>) -> std::sync::MutexGuard<'_, Latest> {
    latest
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::SEEN_WIN;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Takes one step after another until one of them gives something.
    fn wait_for<T>(mut step: impl FnMut() -> Option<T>) -> T {
        let began = Instant::now();
        loop {
            if let Some(given) = step() {
                return given;
            }
            assert!(began.elapsed() < Duration::from_secs(60), "in vain");
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn search(position: &str, wakes: &Arc<AtomicUsize>) -> LineSearch {
        let wakes = Arc::clone(wakes);
        let task = Task {
            game: Game::read_position(&"tak4".parse().unwrap(), position).unwrap(),
            count: 3,
            table: empty_table(),
            engine: None,
            is_drawn: false,
        };
        LineSearch::start(task, move || {
            wakes.fetch_add(1, Ordering::Relaxed);
        })
    }

    #[test]
    fn a_search_ends_by_itself_when_every_line_is_proved() {
        let wakes = Arc::default();
        // White needs d1 or c4; Black can stop only one of them.
        let search = search("x4/x,x,1,2/2,x,1,2/1,1,1,x 2 6", &wakes);
        let mut last = Lines::default();
        wait_for(|| {
            let (news, ended) = search.poll();
            last = news.unwrap_or_else(|| last.clone());
            ended.then_some(())
        });
        assert_eq!(last.lines.len(), 3);
        assert!(last.lines.iter().all(|line| line.score <= -SEEN_WIN));
        wait_for(|| (wakes.load(Ordering::Relaxed) > 0).then_some(()));
    }

    #[test]
    fn whoever_drops_a_search_leaves_no_thread_behind() {
        let wakes = Arc::default();
        let search = search("x4/x4/x4/x4 1 1", &wakes);
        wait_for(|| search.poll().0);
        let alive = Arc::downgrade(&search.latest);
        let before = wakes.load(Ordering::Relaxed);
        drop(search);
        wait_for(|| (alive.strong_count() == 0).then_some(()));
        assert!(wakes.load(Ordering::Relaxed) <= before + 1);
    }
}
