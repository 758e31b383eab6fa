//! A display that nobody else uses.

use super::PATIENCE;
use std::fs;
use std::iter::repeat_with;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::{TempDir, tempdir};

static NEXT_DISPLAY: AtomicU32 = AtomicU32::new(0);

/// A display that nobody else uses, gone when it is dropped.
pub(super) struct Display {
    server: Child,
    pub(super) number: u32,
    memory: TempDir,
}

impl Display {
    pub(super) fn open() -> Self {
        // A display that was killed leaves its socket behind: its number is not free.
        let first = 200 + std::process::id() % 300;
        let number = repeat_with(|| first + NEXT_DISPLAY.fetch_add(1, Ordering::Relaxed))
            .find(|number| !socket_of(*number).exists())
            .expect("some display is free");
        let memory = tempdir().expect("there is room for a folder");
        let server = Command::new("Xvfb")
            .args([&format!(":{number}"), "-screen", "0", "1280x800x24"])
            .arg("-fbdir")
            .arg(memory.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed");
        let display = Self {
            server,
            number,
            memory,
        };
        let start = Instant::now();
        while !socket_of(number).exists() {
            assert!(start.elapsed() < PATIENCE, "Xvfb doesn't start");
            sleep(Duration::from_millis(50));
        }
        display
    }

    pub(super) fn name(&self) -> String {
        format!(":{}", self.number)
    }

    /// Where the server keeps what is on the screen.
    pub(super) fn screen(&self) -> PathBuf {
        self.memory.path().join("Xvfb_screen0")
    }

    /// The app as it is started on this display.
    pub(super) fn app(&self) -> Command {
        let mut app = Command::new(env!("CARGO_BIN_EXE_strata"));
        app.env("DISPLAY", self.name())
            .env_remove("WAYLAND_DISPLAY");
        app
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        // The server was killed and could not tidy up itself.
        let _ = fs::remove_file(socket_of(self.number));
        let _ = fs::remove_file(format!("/tmp/.X{}-lock", self.number));
    }
}

fn socket_of(display: u32) -> PathBuf {
    PathBuf::from(format!("/tmp/.X11-unix/X{display}"))
}

/// How the app ends on a display where no driver can be found, and what it says.
pub fn without_a_driver() -> (Option<i32>, String) {
    let folder = tempdir().expect("there is room for a folder");
    let output = Display::open()
        .app()
        .arg("--data")
        .arg(folder.path())
        .env("WGPU_BACKEND", "vulkan")
        .env("VK_ICD_FILENAMES", "/nonexistent.json")
        .env("VK_DRIVER_FILES", "/nonexistent.json")
        .output()
        .expect("the app was built for this test");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), words)
}
