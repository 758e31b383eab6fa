//! An engine as a process: lines to it and lines from it, and never waiting for it longer than one wants to.

use super::command::{EngineCommand, own_program};
use super::fault::Fault;
use super::guard;
use crate::ai::StopFlag;
use crate::protocol::lines::{InputLine, read_line_or_give_up};
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// As many lines may wait to be heard; an engine that writes more waits too.
const MOST_WAITING: usize = 256;
/// More lines than this in a row between two answers are a flood.
const MOST_LINES: usize = 200_000;
/// How often somebody who waits looks whether the answer is still wanted.
const BREATH: Duration = Duration::from_millis(20);
/// How long the guard may take to end after it was let go, killing included.
const ENDING: Duration = Duration::from_secs(3);

/// A running engine. Dropped, it is ended, and killed if it doesn't.
#[derive(Debug)]
pub(super) struct Process {
    program: String,
    guard: Option<Child>,
    /// Taken away, the engine's input ends.
    input: Option<Sender<String>>,
    output: Receiver<InputLine>,
    heard: usize,
}

impl Process {
    /// Starts an engine behind a guard, which is this program unless another is named.
    pub(super) fn start(command: &EngineCommand, guard: Option<&Path>) -> Result<Self, Fault> {
        // The guard would only tell by its exit code that there is no such program.
        find(&command.program)?;
        let guard = guard.map_or_else(own_program, Path::to_owned);
        let mut spawned = Command::new(guard);
        spawned
            .args(["guard", "--", &command.program])
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut spawned, 0);
        let cant = |error: std::io::Error| Fault::CantStart(error.to_string());
        let mut guard = spawned.spawn().map_err(cant)?;
        let (Some(mut stdin), Some(stdout)) = (guard.stdin.take(), guard.stdout.take()) else {
            return Err(Fault::Ended);
        };
        let (input, lines) = mpsc::channel::<String>();
        thread::spawn(move || {
            for line in lines {
                let line = line + "\n";
                if stdin
                    .write_all(line.as_bytes())
                    .and_then(|()| stdin.flush())
                    .is_err()
                {
                    break;
                }
            }
        });
        let (heard, output) = mpsc::sync_channel(MOST_WAITING);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Ok(Some(line)) = read_line_or_give_up(&mut stdout) {
                let is_sound = line != InputLine::TooLong;
                if heard.send(line).is_err() || !is_sound {
                    break;
                }
            }
        });
        Ok(Self {
            program: command.program.clone(),
            guard: Some(guard),
            input: Some(input),
            output,
            heard: 0,
        })
    }

    /// Sends a line; one that nobody reads any more is noticed when an answer is waited for.
    pub(super) fn say(&mut self, line: &str) {
        self.heard = 0;
        if let Some(input) = &self.input {
            let _ = input.send(line.replace(['\n', '\r'], " "));
        }
    }

    /// The next line, without the space around it. Until the deadline, or until nobody wants the answer any more.
    pub(super) fn hear(&mut self, patience: Patience<'_>) -> Result<String, Fault> {
        loop {
            if patience.stop.is_some_and(StopFlag::is_raised) {
                return Err(Fault::GivenUp);
            }
            let left = patience.until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Fault::Silent(patience.time));
            }
            match self.output.recv_timeout(left.min(BREATH)) {
                Ok(InputLine::Text(line)) => {
                    self.heard += 1;
                    if self.heard > MOST_LINES {
                        return Err(Fault::Floods);
                    }
                    return Ok(line.trim().to_owned());
                }
                Ok(InputLine::TooLong) => return Err(Fault::Floods),
                Err(RecvTimeoutError::Disconnected) => return Err(self.why_it_ended()),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Process {
    /// Whether the engine ended, or was never started: the guard knows.
    fn why_it_ended(&mut self) -> Fault {
        let until = Instant::now() + ENDING;
        while let (Some(guard), true) = (&mut self.guard, Instant::now() < until) {
            match guard.try_wait() {
                Ok(None) => thread::sleep(BREATH),
                Ok(Some(status)) if status.code() == Some(guard::CANT_START.into()) => {
                    return Fault::NotExecutable(self.program.clone());
                }
                _ => break,
            }
            // Its output is closed: it is let go of.
            self.input = None;
        }
        Fault::Ended
    }
}

/// How long an answer is waited for, and a flag that ends the waiting.
#[derive(Copy, Clone, Debug)]
pub(super) struct Patience<'a> {
    time: Duration,
    until: Instant,
    stop: Option<&'a StopFlag>,
}

impl<'a> Patience<'a> {
    pub(super) fn new(time: Duration) -> Self {
        Self {
            time,
            until: Instant::now() + time,
            stop: None,
        }
    }

    pub(super) const fn unless(self, stop: &'a StopFlag) -> Self {
        Self {
            stop: Some(stop),
            ..self
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        let Some(mut guard) = self.guard.take() else {
            return;
        };
        // The guard ends the engine, whether or not anybody waits for that; this only keeps no dead process around.
        let reap = move || {
            let until = Instant::now() + ENDING;
            while Instant::now() < until {
                if !matches!(guard.try_wait(), Ok(None)) {
                    return;
                }
                thread::sleep(BREATH);
            }
            let _ = guard.kill();
            let _ = guard.wait();
        };
        let _ = thread::Builder::new().spawn(reap);
    }
}

/// Whether there is such a program, by its path or in the folders of `PATH`, and may be run.
fn find(program: &str) -> Result<(), Fault> {
    let path = Path::new(program);
    let files: Vec<PathBuf> = if path.components().count() > 1 || path.is_absolute() {
        vec![path.to_owned()]
    } else {
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = std::env::split_paths(&folders).collect();
        let files = folders.iter().map(|folder| folder.join(program));
        files
            .flat_map(|file| {
                let named = file.with_extension(std::env::consts::EXE_EXTENSION);
                [file, named]
            })
            .collect()
    };
    let files: Vec<PathBuf> = files.into_iter().filter(|file| file.is_file()).collect();
    if files.is_empty() {
        return Err(Fault::NoProgram(program.to_owned()));
    }
    let may_run = files.iter().any(|file| is_executable(file));
    may_run
        .then_some(())
        .ok_or_else(|| Fault::NotExecutable(program.to_owned()))
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let mode = file.metadata().map(|data| data.permissions().mode());
    mode.is_ok_and(|mode| mode & 0o111 != 0)
}

#[cfg(not(unix))]
const fn is_executable(_: &Path) -> bool {
    true
}
