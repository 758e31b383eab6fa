//! Save writer: saves in the background, one game at a time, so that a move is on the disk before the next one is made.

use super::settings::Settings;
use super::{GameId, Store};
use crate::record::formats::save::{Head, Save, TITLE};
use crate::words::Sentence;
use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{fmt, io, mem};

/// Writes what it is given on a thread of its own. Dropping it writes what is left.
#[derive(Debug)]
pub struct SaveWriter {
    queue: Arc<Queue>,
    thread: Option<JoinHandle<()>>,
}

/// What a person should hear about saving: that it fails, and that it works again.
#[derive(Clone, Debug, PartialEq)]
pub enum SaveEvent {
    /// It doesn't work, and why. Told once, until it works again; every move tries again.
    Failing(Sentence),
    WorksAgain,
}

#[derive(Default)]
struct Queue {
    state: Mutex<State>,
    changed: Condvar,
    /// Called when there is an event, for a listener that sleeps.
    listener: Mutex<Option<Listener>>,
}

type Listener = Box<dyn Fn() + Send>;

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Queue")
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

#[derive(Debug, Default)]
struct State {
    wanted: Work,
    /// What couldn't be written, to be tried again with whatever comes next.
    failed: Work,
    writing: bool,
    failing: bool,
    closing: bool,
    closed: bool,
    events: Vec<SaveEvent>,
    /// What each game was called when this window last wrote it.
    titles: BTreeMap<GameId, Option<String>>,
}

#[derive(Debug, Default)]
struct Work {
    games: BTreeMap<GameId, Box<Save>>,
    settings: Option<Box<Settings>>,
}

/// How long a move waits for the one before to be on the disk. A disk that takes longer costs safety, not the game.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

impl SaveWriter {
    /// # Errors
    /// Where the system gives no thread.
    pub fn new(store: Store) -> io::Result<Self> {
        let queue = Arc::new(Queue::default());
        let worker = Arc::clone(&queue);
        let thread = thread::Builder::new()
            .name("save writer".to_owned())
            .spawn(move || worker.work(&store))?;
        Ok(Self {
            queue,
            thread: Some(thread),
        })
    }

    /// Keeps the game as it is now. Waits for what was kept before, so that a kill never costs more than one move.
    pub fn keep(&self, id: &GameId, save: Save) {
        let mut state = self.queue.wait(State::is_done);
        state.wanted.games.insert(id.clone(), Box::new(save));
        self.queue.changed.notify_all();
    }

    /// Keeps the settings. Only the newest count, so nothing waits for them.
    pub fn keep_settings(&self, settings: Settings) {
        self.queue.state().wanted.settings = Some(Box::new(settings));
        self.queue.changed.notify_all();
    }

    /// Waits until everything is on the disk; whether it is now.
    pub fn flush(&self) -> bool {
        let state = self.queue.wait(State::is_done);
        state.is_done() && !state.failing
    }

    /// Tries once more what couldn't be written; whether everything is on the disk now.
    pub fn retry(&self) -> bool {
        {
            let mut state = self.queue.state();
            if state.wanted.is_empty() {
                state.wanted = mem::take(&mut state.failed);
            }
            self.queue.changed.notify_all();
        }
        self.flush()
    }

    /// Calls this on the writer's thread whenever there is an event to be fetched.
    pub fn listen(&self, listener: impl Fn() + Send + 'static) {
        let mut place = self
            .queue
            .listener
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *place = Some(Box::new(listener));
    }

    /// What has happened since the last call.
    pub fn events(&self) -> Vec<SaveEvent> {
        mem::take(&mut self.queue.state().events)
    }
}

impl Drop for SaveWriter {
    fn drop(&mut self) {
        self.queue.state().closing = true;
        self.queue.changed.notify_all();
        // A disk that hangs doesn't hold the program.
        let closed = self.queue.wait(|state| state.closed).closed;
        if let Some(thread) = self.thread.take().filter(|_| closed) {
            let _ = thread.join();
        }
    }
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The state once it is so, or when patience is at its end.
    fn wait(&self, is_so: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        let waited = self
            .changed
            .wait_timeout_while(self.state(), LONGEST_WAIT, |state| !is_so(state));
        waited.unwrap_or_else(PoisonError::into_inner).0
    }

    fn work(&self, store: &Store) {
        let mut state = self.state();
        loop {
            if state.wanted.is_empty() {
                if state.closing {
                    break;
                }
                let woken = self.changed.wait(state);
                state = woken.unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            state = self.write(state, store);
        }
        // The disk may have room again.
        if !state.failed.is_empty() {
            state = self.write(state, store);
        }
        state.closed = true;
        self.changed.notify_all();
    }

    /// Writes what is wanted, and what failed before unless there is something newer.
    fn write<'a>(
        &'a self,
        mut state: MutexGuard<'a, State>,
        store: &Store,
    ) -> MutexGuard<'a, State> {
        let (old, new) = (mem::take(&mut state.failed), mem::take(&mut state.wanted));
        state.writing = true;
        let mut titles = mem::take(&mut state.titles);
        drop(state);
        let mut failed = Work::default();
        let mut why = None;
        let games = old.games.into_iter().chain(new.games);
        for (id, mut save) in games.collect::<BTreeMap<_, _>>() {
            let title = save.record.tag(TITLE).map(str::to_owned);
            // Another window may have given it another name, which this one doesn't know.
            if titles.insert(id.clone(), title.clone()) == Some(title.clone())
                && let Some(Head { title: on_disk, .. }) = store.head(&id)
                && on_disk != title
            {
                save.record.set_tag(TITLE, &on_disk.unwrap_or_default());
            }
            if let Err(words) = store.keep(&id, &save) {
                why = Some(words);
                failed.games.insert(id, save);
            }
        }
        if let Some(settings) = new.settings.or(old.settings)
            && let Err(words) = store.keep_settings(&settings)
        {
            why.get_or_insert(words);
            failed.settings = Some(settings);
        }
        let mut state = self.state();
        state.writing = false;
        state.failed = failed;
        state.titles = titles;
        state.report(why);
        self.changed.notify_all();
        if !state.events.is_empty() {
            let listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
            listener.iter().for_each(|listener| listener());
        }
        state
    }
}

impl Work {
    fn is_empty(&self) -> bool {
        self.games.is_empty() && self.settings.is_none()
    }
}

impl State {
    fn is_done(&self) -> bool {
        self.wanted.is_empty() && !self.writing
    }

    fn report(&mut self, failed: Option<Sentence>) {
        match failed {
            Some(words) if !self.failing => {
                self.failing = true;
                self.events.push(SaveEvent::Failing(words));
            }
            None if self.failing => {
                self.failing = false;
                self.events.push(SaveEvent::WorksAgain);
            }
            _ => {}
        }
    }
}
