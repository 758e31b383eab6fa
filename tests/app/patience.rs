//! Waiting for something that another thread does, however slow the machine is.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// More than anything may ever take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Takes one step after another until one of them gives something; that none ever does is a failure.
pub fn wait_for<T>(what: &str, mut step: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(given) = step() {
            return given;
        }
        assert!(start.elapsed() < PATIENCE, "waited in vain for {what}");
        sleep(Duration::from_millis(2));
    }
}
