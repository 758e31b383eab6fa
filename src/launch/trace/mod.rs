//! What happened and where things are on the screen, line by line in a file: for tests that play in a real window.
//!
//! A line is the seconds since the start, a word for what happened, and its details. Whenever the table has
//! settled, the places of all spaces (`place a1 640 400`) and buttons (`button 80 20 Undo`) that are somewhere else than
//! before are written, and then `ready`.

mod events;
mod positions;

use crate::app::{Hand, Quality, Refusal, Screen, Session};
use crate::table::Hovered;
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::Path;

/// The trace file, and what was written to it already.
#[derive(Resource, Debug)]
struct Trace {
    file: File,
    secs: f32,
    drawn: u64,
    settled: bool,
    positions: BTreeMap<String, String>,
}

impl Trace {
    /// Writes a line. A trace that can't be written is no reason to stop a game.
    fn write_line(&mut self, what: &str) {
        let _ = writeln!(self.file, "{:.3} {what}", self.secs);
    }
}

/// Adds the systems that trace the app to a file; they run in [`Last`], when the frame is done.
pub(super) fn write_to(app: &mut App, path: &Path) -> std::io::Result<()> {
    app.insert_resource(Trace {
        file: File::create(path)?,
        secs: 0.0,
        drawn: 0,
        settled: false,
        positions: BTreeMap::new(),
    })
    .add_systems(
        Last,
        (
            events::trace_frames,
            events::trace_pointer,
            events::trace_screen.run_if(state_changed::<Screen>),
            events::trace_quality.run_if(resource_changed::<Quality>),
            events::trace_moves.run_if(resource_exists_and_changed::<Session>),
            events::trace_refusal.run_if(resource_changed::<Refusal>),
            events::trace_hand.run_if(resource_changed::<Hand>),
            events::trace_lift,
            events::trace_facts.run_if(resource_exists_and_changed::<Session>),
            events::trace_hover.run_if(resource_changed::<Hovered>),
            positions::trace_positions,
            events::trace_end,
        )
            .chain(),
    );
    Ok(())
}
