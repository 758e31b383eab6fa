//! When a search must end.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Whichever comes first. With none of them a search goes on until it is stopped or has seen everything.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
    /// How many threads search together. One alone finds the same every time; several find more.
    pub threads: NonZeroU16,
}

impl Limits {
    pub const NONE: Self = Self {
        time: None,
        nodes: None,
        depth: None,
        threads: NonZeroU16::MIN,
    };

    pub const fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::NONE
        }
    }

    /// The same search on every machine.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::NONE
        }
    }

    pub const fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::NONE
        }
    }

    /// With as many threads as the machine has cores.
    #[must_use]
    pub fn on_all_cores(mut self) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.threads = u16::try_from(cores)
            .ok()
            .and_then(NonZeroU16::new)
            .unwrap_or(NonZeroU16::MIN);
        self
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::NONE
    }
}

/// A flag that somebody else can raise while a search runs. Clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
