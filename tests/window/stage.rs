//! A display of its own, the app on it, a hand with a mouse, and an eye on the trace. Nothing here sleeps for luck: each
//! step waits for the line that shows that the one before it was understood, however slow the machine is.

mod display;
mod loose;

use crate::keepsake::keep;
use display::Display;
pub use display::without_a_driver;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, Instant};
use strata::store::{Settings, Store};
use tempfile::{TempDir, tempdir};

/// How long the slowest machine may take for one thing.
const PATIENCE: Duration = Duration::from_mins(1);
/// Longer than any frame takes.
const HELD_STILL: Duration = Duration::from_secs(8);

pub struct Stage {
    app: Child,
    display: Display,
    trace: PathBuf,
    /// Where games are kept.
    folder: Rc<TempDir>,
    /// What the app says on standard error, and whether that should be nothing.
    errors: PathBuf,
    is_quiet: bool,
    /// Lines of the trace that were already expected.
    read: usize,
}

impl Stage {
    /// Starts a display and the app with two people at the table, and waits for the first screen.
    pub fn open() -> Self {
        Self::open_with(&Settings {
            seats: [None; 2],
            ..Settings::default()
        })
    }

    /// The same with settings from an earlier run.
    pub fn open_with(settings: &Settings) -> Self {
        let folder = tempdir().expect("there is room for a folder");
        Store::open(folder.path())
            .keep_settings(settings)
            .expect("it can be written");
        Self::open_in(Rc::new(folder))
    }

    /// Kills the app as the system would, and starts it again where its games are kept.
    pub fn killed_and_reopened(mut self) -> Self {
        self.app.kill().expect("it runs");
        self.app.wait().expect("it ends");
        Self::open_in(Rc::clone(&self.folder))
    }

    /// The same as [`Stage::open`] with a log of everything from this importance on.
    pub fn open_logging(level: &str) -> Self {
        let folder = tempdir().expect("there is room for a folder");
        let settings = Settings {
            seats: [None; 2],
            ..Settings::default()
        };
        Store::open(folder.path())
            .keep_settings(&settings)
            .expect("it can be written");
        Self::open_with_log(Rc::new(folder), Some(level))
    }

    fn open_in(folder: Rc<TempDir>) -> Self {
        Self::open_with_log(folder, None)
    }

    fn open_with_log(folder: Rc<TempDir>, log: Option<&str>) -> Self {
        let display = Display::open();
        let name = format!("strata-trace-{}-{}", std::process::id(), display.number);
        let trace = std::env::temp_dir().join(name);
        let errors = folder.path().join("stderr");
        let stderr = fs::File::create(&errors).expect("it can be written");
        let app = display
            .app()
            .envs(log.map(|log| ("RUST_LOG", log)))
            .arg("--trace")
            .arg(&trace)
            .arg("--data")
            .arg(folder.path())
            .stdout(Stdio::null())
            .stderr(stderr)
            .spawn()
            .expect("the app was built for this test");
        let mut stage = Self {
            app,
            display,
            trace,
            folder,
            errors,
            is_quiet: log.is_none(),
            read: 0,
        };
        stage.expect("screen start");
        stage.settle();
        // No window manager gives the keyboard to the window.
        stage.focus();
        stage
    }

    fn lines(&self) -> Vec<String> {
        // Without the time at the beginning of each, and without a last line that is still being written.
        let text = fs::read_to_string(&self.trace).unwrap_or_default();
        let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let lines = whole.lines().filter_map(|line| line.split_once(' '));
        lines.map(|(_, what)| what.to_owned()).collect()
    }

    /// Waits for a line that begins like this, after the last one that was expected.
    pub fn expect(&mut self, beginning: &str) {
        assert!(
            self.sees(beginning, PATIENCE),
            "no line {beginning:?}; the last ones: {:#?}",
            self.tail()
        );
    }

    fn sees(&mut self, beginning: &str, patience: Duration) -> bool {
        let start = Instant::now();
        loop {
            let lines = self.lines();
            let found = lines
                .iter()
                .skip(self.read)
                .position(|line| line.starts_with(beginning));
            if let Some(found) = found {
                self.read += found + 1;
                return true;
            }
            let gone = self.app.try_wait().ok().flatten().is_some();
            if gone || start.elapsed() > patience {
                return false;
            }
            sleep(Duration::from_millis(40));
        }
    }

    fn tail(&self) -> Vec<String> {
        let lines = self.lines();
        lines[lines.len().saturating_sub(12)..].to_vec()
    }

    /// Waits until nothing moves any more and all places on the screen are known.
    fn settle(&mut self) {
        self.expect("ready");
    }

    fn xdotool(&self, words: &[&str]) {
        let done = Command::new("xdotool")
            .args(words)
            .env("DISPLAY", self.display.name())
            .status();
        assert!(
            done.expect("xdotool is installed").success(),
            "xdotool {words:?}"
        );
    }

    /// Each half of a click is seen by a frame of its own, however slow the machine is.
    fn press_mouse(&mut self) {
        for (does, seen) in [("mousedown", "mouse down"), ("mouseup", "mouse up")] {
            let before = self.lines().len();
            self.xdotool(&[does, "1"]);
            self.expect_since(before, seen);
        }
    }

    /// The app learns where the pointer is a frame before it is pressed.
    fn point_at(&mut self, x: &str, y: &str) {
        let there = format!("pointer {x} {y}");
        let pointer = |line: &String| line.starts_with("pointer ");
        if self.lines().into_iter().rfind(pointer).as_ref() == Some(&there) {
            return;
        }
        let before = self.lines().len();
        self.xdotool(&["mousemove", x, y]);
        self.expect_since(before, &there);
        // The frame after that knows which panel it is over.
        sleep(Duration::from_millis(100));
    }

    /// Waits for what the mouse or a key just did. An event that comes while a frame is being shown may lie in the display
    /// connection's queue until the next one comes; a hand never holds still for so long.
    fn expect_of_hand(&mut self, beginning: &str) {
        if !self.sees(beginning, HELD_STILL) {
            for step in ["1", "-1"] {
                self.xdotool(&["mousemove_relative", "--", step, "0"]);
                sleep(Duration::from_millis(200));
            }
            self.expect(beginning);
        }
    }

    /// Waits for a line after so many, and goes on reading where it read before.
    fn expect_since(&mut self, before: usize, beginning: &str) {
        let read = std::mem::replace(&mut self.read, before);
        self.expect_of_hand(beginning);
        self.read = read;
    }

    /// Where something was last seen: `place NAME x y` or `button x y NAME…`.
    fn spot(&self, what: impl Fn(&str) -> Option<(String, String)>) -> Option<(String, String)> {
        self.lines().iter().rev().find_map(|line| what(line))
    }

    fn button(&self, name: &str) -> (String, String) {
        let spot = self.spot(|line| {
            let mut words = line.strip_prefix("button ")?.splitn(3, ' ');
            let (x, y, label) = (words.next()?, words.next()?, words.next()?);
            label
                .starts_with(name)
                .then(|| (x.to_owned(), y.to_owned()))
        });
        spot.unwrap_or_else(|| panic!("no button {name:?}: {:#?}", self.tail()))
    }

    fn place(&self, name: &str) -> (String, String) {
        let spot = self.spot(|line| {
            let mut words = line.strip_prefix("place ")?.split(' ');
            let (label, x, y) = (words.next()?, words.next()?, words.next()?);
            (label == name).then(|| (x.to_owned(), y.to_owned()))
        });
        spot.unwrap_or_else(|| panic!("no place {name:?}: {:#?}", self.tail()))
    }

    /// Presses the button whose name begins like this, and waits until the screen has answered.
    pub fn press_button(&mut self, name: &str) {
        let (x, y) = self.button(name);
        self.read = self.lines().len();
        self.point_at(&x, &y);
        self.press_mouse();
        // What it did is told before the table rests again; the reader of the trace starts there.
        let before = self.read;
        self.settle();
        self.read = before;
    }

    /// Brings the pointer over a space and waits until the app knows.
    fn point_at_place(&mut self, place: &str) {
        let (x, y) = self.place(place);
        let over = format!("over {place}");
        let there = self
            .lines()
            .into_iter()
            .rev()
            .find(|line| line.starts_with("over "));
        self.read = self.lines().len();
        self.xdotool(&["mousemove", &x, &y]);
        if there.as_ref() != Some(&over) {
            self.expect_of_hand(&over);
        }
    }

    /// Clicks a space of the board.
    pub fn click(&mut self, place: &str) {
        self.point_at_place(place);
        self.press_mouse();
        let before = self.read;
        self.settle();
        self.read = before;
    }

    /// Clicks one space after the other until the trace says this.
    pub fn click_any(&mut self, told: &str) {
        let lines = self.lines();
        let places = lines
            .iter()
            .filter_map(|line| line.strip_prefix("place ")?.split(' ').next());
        let mut places: Vec<String> = places.map(str::to_owned).collect();
        places.sort();
        places.dedup();
        for place in &places {
            let (x, y) = self.place(place);
            self.point_at(&x, &y);
            self.press_mouse();
            if self.sees(told, Duration::from_secs(4)) {
                return;
            }
        }
        panic!("no space gave {told:?}: {:#?}", self.tail());
    }

    /// Presses a game's button on the first screen, and leaves the mouse alone from then on.
    pub fn start(&mut self, name: &str) {
        self.press_button(&format!("Play {name}"));
        self.expect("screen play");
    }

    /// Presses a game's button on the first screen.
    pub fn choose(&mut self, name: &str, setup: &str) {
        self.press_button(&format!("Play {name}"));
        self.expect("screen play");
        self.expect(&format!("game {setup}"));
        self.settle();
    }

    /// Gives the window the keyboard. No window manager does it here, and a window that is only just there may miss it.
    fn focus(&mut self) {
        self.xdotool(&[
            "search",
            "--sync",
            "--onlyvisible",
            "--name",
            "^Strata$",
            "windowfocus",
            "--sync",
        ]);
    }

    /// Holds L over a space and lets it go again.
    pub fn lift(&mut self, place: &str) {
        self.point_at_place(place);
        self.focus();
        self.xdotool(&["keydown", "l"]);
        self.expect_of_hand("lift on");
        self.xdotool(&["keyup", "l"]);
        self.expect_of_hand("lift off");
        self.settle();
    }

    /// Presses Ctrl+Q as fast as a hand never could, in a window that sleeps.
    pub fn quit_by_key(mut self) {
        self.focus();
        sleep(Duration::from_secs(2));
        self.xdotool(&["key", "ctrl+q"]);
        self.expect_end();
    }

    pub fn quit_by_menu(mut self) {
        self.press_button("Game");
        let (x, y) = self.button("Quit");
        self.point_at(&x, &y);
        self.press_mouse();
        self.expect_end();
    }

    /// Interrupts the app as Ctrl+C in its terminal does, in a window that sleeps, and returns the folder of its games.
    pub fn interrupt(mut self) -> Rc<TempDir> {
        sleep(Duration::from_secs(2));
        let process = self.app.id().to_string();
        let sent = Command::new("kill").args(["-INT", &process]).status();
        assert!(sent.expect("kill is installed").success());
        // 128 and the number of the signal, as a shell has it.
        self.expect_end_with(130);
        Rc::clone(&self.folder)
    }

    /// Ends the app, and returns what it has said on standard error.
    pub fn quit_and_tell(mut self) -> String {
        self.focus();
        self.xdotool(&["key", "ctrl+q"]);
        self.expect_end();
        self.errors()
    }

    pub fn errors(&self) -> String {
        fs::read_to_string(&self.errors).unwrap_or_default()
    }

    fn expect_end(&mut self) {
        self.expect_end_with(0);
    }

    fn expect_end_with(&mut self, code: i32) {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Ok(Some(status)) = self.app.try_wait() {
                assert_eq!(status.code(), Some(code), "{status}: {}", self.errors());
                assert_eq!(self.lines().last().map(String::as_str), Some("quit"));
                if self.is_quiet {
                    assert_eq!(self.errors(), "", "nobody has asked for a log");
                }
                return;
            }
            sleep(Duration::from_millis(50));
        }
        panic!("the app doesn't end: {:#?}", self.tail());
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let kept = keep(&self.display.screen(), &self.trace, &self.errors());
            eprintln!("screen, trace and words: {}", kept.display());
        }
        let _ = self.app.kill();
        let _ = self.app.wait();
        let _ = fs::remove_file(&self.trace);
    }
}
