//! How far a long task has come and how long it may still take: a bar on standard error where that is a terminal, and nothing
//! where it isn't.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};
use std::time::Duration;

/// The bar is gone when this is dropped.
#[derive(Debug)]
pub(crate) struct Progress(ProgressBar);

/// How often the estimate is drawn anew while no step ends.
const TICK: Duration = Duration::from_millis(500);

impl Progress {
    /// A task of so many steps, and what they are called.
    pub fn new(what: impl Into<String>, steps: u64) -> Self {
        if !io::stderr().is_terminal() {
            return Self(ProgressBar::hidden());
        }
        let progress = Self::on(ProgressDrawTarget::stderr(), what, steps);
        // At once: the ticker draws when its thread has begun.
        progress.0.tick();
        progress.0.enable_steady_tick(TICK);
        progress
    }

    fn on(target: ProgressDrawTarget, what: impl Into<String>, steps: u64) -> Self {
        let style = ProgressStyle::with_template("{msg} {pos}/{len} [{bar:30}] {eta} left")
            .expect("the template is sound")
            .progress_chars("=> ");
        let bar = ProgressBar::with_draw_target(Some(steps), target);
        Self(bar.with_style(style).with_message(what.into()))
    }

    /// One more step is done.
    pub fn step(&self) {
        self.0.inc(1);
    }

    /// So many steps are done by now.
    pub fn reach(&self, steps: u64) {
        self.0.set_position(steps);
    }

    /// Prints something with the bar out of its way.
    pub fn print<R>(&self, print: impl FnOnce() -> R) -> R {
        self.0.suspend(print)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indicatif::TermLike;
    use std::sync::{Arc, Mutex};

    /// A terminal that remembers what was written on it.
    #[derive(Clone, Debug, Default)]
    struct Screen(Arc<Mutex<String>>);

    impl Screen {
        fn written(&self) -> String {
            self.0.lock().expect("nobody panicked").clone()
        }
    }

    impl TermLike for Screen {
        fn width(&self) -> u16 {
            100
        }
        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn write_line(&self, text: &str) -> io::Result<()> {
            self.write_str(text)
        }
        fn write_str(&self, text: &str) -> io::Result<()> {
            self.0.lock().expect("nobody panicked").push_str(text);
            Ok(())
        }
        fn clear_line(&self) -> io::Result<()> {
            self.write_str("<cleared>")
        }
        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_terminal_shows_how_far_it_is_and_is_left_as_it_was() {
        let screen = Screen::default();
        let target = ProgressDrawTarget::term_like(Box::new(screen.clone()));
        let progress = Progress::on(target, "games", 3);
        progress.step();
        let written = screen.written();
        assert!(written.contains("games 1/3 ["), "{written}");
        assert!(written.contains(" left"), "{written}");
        progress.reach(3);
        drop(progress);
        let written = screen.written();
        let (_, after) = written.rsplit_once(" left").expect("it was shown");
        assert!(after.contains("<cleared>"), "{after}");
    }
}
