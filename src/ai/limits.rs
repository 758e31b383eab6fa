//! When a search must end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Whichever comes first. With none of them a search goes on until it is stopped or has seen everything.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
}

impl Limits {
    pub const fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            nodes: None,
            depth: None,
        }
    }

    /// The same search on every machine.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            time: None,
            nodes: Some(nodes),
            depth: None,
        }
    }

    pub const fn depth(depth: u32) -> Self {
        Self {
            time: None,
            nodes: None,
            depth: Some(depth),
        }
    }
}

/// A flag that somebody else can raise while a search runs. Clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
