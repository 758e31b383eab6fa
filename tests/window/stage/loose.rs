//! A hand that doesn't wait for an answer, and an eye on what the app takes.

use super::Stage;
use std::fs;
use std::thread::sleep;
use std::time::Duration;

impl Stage {
    /// Presses a key, whatever comes of it.
    pub fn key(&self, key: &str) {
        self.xdotool(&["key", key]);
    }

    /// Presses a button where one of this name was seen last; false where there was none.
    pub fn try_button(&mut self, name: &str) -> bool {
        let lines = self.lines();
        let spot = lines.iter().rev().find_map(|line| {
            let mut words = line.strip_prefix("button ")?.splitn(3, ' ');
            let (x, y, label) = (words.next()?, words.next()?, words.next()?);
            (label == name).then(|| (x.to_owned(), y.to_owned()))
        });
        if let Some((x, y)) = &spot {
            self.xdotool(&["mousemove", x, y]);
            sleep(Duration::from_millis(300));
            self.xdotool(&["click", "1"]);
        }
        spot.is_some()
    }

    pub fn is_running(&mut self) -> bool {
        self.app.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// How much memory the app takes.
    pub fn resident_kib(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.app.id()));
        let status = status.expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next());
        kib.and_then(|kib| kib.parse().ok())
            .expect("Linux tells it")
    }

    /// Every line of the trace that begins like this.
    pub fn told(&self, beginning: &str) -> Vec<String> {
        let mut lines = self.lines();
        lines.retain(|line| line.starts_with(beginning));
        lines
    }
}
