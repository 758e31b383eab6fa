//! The process that stands between the app and an engine (`strata guard PROGRAM …`), so that nothing is left running however
//! the app ends.
//!
//! It hands on what it reads to the engine. When there is nothing more to read, because the app has let go of the engine or is
//! itself gone, the engine and all it has started have a moment to end, and are then killed. What the engine writes goes
//! straight to the app.

use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// How long an engine may take to end by itself.
const GRACE: Duration = Duration::from_millis(400);

/// The exit code where the engine can't be started, as shells have it.
pub const CANT_START: u8 = 126;

/// Runs an engine until it ends or the input does; never returns unless it can't be started, with a word about that and
/// [`CANT_START`] as the exit code.
pub fn run(program: &str, arguments: &[String]) -> io::Result<()> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut engine = command.spawn()?;
    let group = Group::of(&engine);
    let (sender, chunks) = mpsc::channel::<Vec<u8>>();
    if let Some(mut input) = engine.stdin.take() {
        // Writing waits where an engine doesn't read, and must not keep the end of the input from being noticed.
        thread::spawn(move || {
            for chunk in chunks {
                if input
                    .write_all(&chunk)
                    .and_then(|()| input.flush())
                    .is_err()
                {
                    break;
                }
            }
        });
    }
    thread::spawn(move || {
        let status = engine.wait();
        group.kill();
        let code = status.ok().and_then(|status| status.code());
        std::process::exit(code.unwrap_or(1));
    });
    let mut input = io::stdin().lock();
    let mut chunk = vec![0; 1 << 16];
    loop {
        match input.read(&mut chunk) {
            Ok(0) => break,
            Ok(length) => {
                // The engine may have closed its ears; it is watched all the same.
                let _ = sender.send(chunk[..length].to_vec());
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => break,
        }
    }
    drop(sender);
    thread::sleep(GRACE);
    group.kill();
    // The thread that waits for the engine ends this process.
    loop {
        thread::park();
    }
}

/// An engine and whatever it has started.
#[derive(Copy, Clone)]
struct Group {
    #[cfg(unix)]
    id: Option<rustix::process::Pid>,
}

impl Group {
    #[cfg(unix)]
    fn of(engine: &Child) -> Self {
        Self {
            id: Some(rustix::process::Pid::from_child(engine)),
        }
    }

    #[cfg(not(unix))]
    fn of(_: &Child) -> Self {
        Self {}
    }

    /// Kills all of it; who has ended already is no failure.
    fn kill(self) {
        #[cfg(unix)]
        if let Some(id) = self.id {
            let _ = rustix::process::kill_process_group(id, rustix::process::Signal::KILL);
        }
    }
}
