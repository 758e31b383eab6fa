//! Pictures and animations of the table, drawn by a child process so that the table isn't held up.

use super::files::{FileRequest, file_name};
use crate::app::library::autosave::SaveSource;
use crate::app::library::picture_size::PictureSize;
use crate::app::notice::Notice;
use crate::app::players::waker;
use crate::app::turn::sets::TurnSet;
use crate::words::{Sentence, disk_trouble};
use crate::{key, sentence};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::{env, thread};
use tempfile::NamedTempFile;

/// The program that draws pictures: this one once more, without a window, so that the table isn't held up.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(Resource)]
pub struct PictureProgram(pub PathBuf);

/// The channel on which drawing threads report. Only one system reads it; the lock is there because a resource
/// must be shareable.
#[derive(Resource, Debug)]
pub(super) struct PictureJobs {
    sender: Sender<Notice>,
    results: Mutex<Receiver<Notice>>,
}

impl Default for PictureJobs {
    fn default() -> Self {
        let (sender, results) = channel();
        Self {
            sender,
            results: Mutex::new(results),
        }
    }
}

/// Reports finished pictures in [`TurnSet::Announce`]; [`super::files`] orders the system that starts them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PictureJobs>()
        .add_systems(Update, report_results.in_set(TurnSet::Announce));
    if let Ok(program) = env::current_exe() {
        app.insert_resource(PictureProgram(program));
    }
}

/// Starts the program that draws what is on the table, on a thread that waits for it.
pub(super) fn start_drawing(
    mut requests: MessageReader<FileRequest>,
    program: Option<Res<PictureProgram>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    source: SaveSource,
    jobs: Res<PictureJobs>,
    mut notices: MessageWriter<Notice>,
) {
    for request in requests.read() {
        let (task, to, size) = match request {
            FileRequest::Picture { to, size } => ("shot", to, size),
            FileRequest::Film { to, size } => ("film", to, size),
            _ => continue,
        };
        let (Some(program), Some(save)) = (&program, source.save()) else {
            continue;
        };
        let game = match save.write() {
            Ok(game) => game,
            Err(error) => {
                notices.write(Notice::trouble(&error));
                continue;
            }
        };
        notices.write(Notice::done(sentence!(
            "files-drawing",
            file = file_name(to)
        )));
        let (program, to, size) = (program.0.clone(), to.clone(), *size);
        let (sender, wake) = (jobs.sender.clone(), waker(proxy.as_deref()));
        thread::spawn(move || {
            let notice = match run_program(task, &program, &game, &to, size) {
                Ok(()) => Notice::done(sentence!("files-drawn", file = file_name(&to))),
                Err(why) => Notice::trouble(sentence!(
                    "files-not-drawn",
                    file = file_name(&to),
                    why = why
                )),
            };
            // Whoever asked may be gone.
            let _ = sender.send(notice);
            wake();
        });
    }
}

/// Lets the program draw a game into a file, and waits for it.
fn run_program(
    task: &str,
    program: &Path,
    game: &str,
    to: &Path,
    size: PictureSize,
) -> Result<(), Sentence> {
    let words = |error: std::io::Error| disk_trouble(&error);
    let file = NamedTempFile::new().map_err(words)?;
    std::fs::write(file.path(), game).map_err(words)?;
    let done = Command::new(program)
        .arg(task)
        .arg(file.path())
        .arg("--output")
        .arg(to)
        .args(["--size", &size.to_string()])
        .stdin(Stdio::null())
        .output()
        .map_err(words)?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    let last = said.lines().next_back();
    // The program's own account of what it lacks.
    Err(last.map_or_else(
        || key!("files-no-reason").into(),
        |last| Sentence::verbatim(last.trim_start_matches("strata: ")),
    ))
}

/// Says when a picture is there, or why it isn't.
fn report_results(jobs: Res<PictureJobs>, mut notices: MessageWriter<Notice>) {
    if let Ok(results) = jobs.results.lock() {
        notices.write_batch(results.try_iter());
    }
}
