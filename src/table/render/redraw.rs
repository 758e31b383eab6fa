//! Redraws: frames are requested for a moment after something changed, until the table has settled. A settled table
//! sleeps, and a sleeping window would show the last frame before a new mesh, glyph or pipeline was ready.

use crate::app::{Board, Quality, Screen, TurnSet};
use crate::table::render::plain_material::PlainMaterial;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// How long drawing goes on after a small change, and after a new board whose pipelines are still being compiled. A
/// slow machine draws a few frames all the same: a glyph reaches the screen one frame after the word it belongs to.
const AFTER_CHANGE_SECS: f32 = 0.1;
const AFTER_NEW_BOARD_SECS: f32 = 2.5;
const FRAMES: u8 = 3;

/// Nothing moved for this long: the table has settled and is drawn once more, with every pixel.
const SETTLED_AFTER: Duration = Duration::from_millis(300);
/// A settled table draws when an event comes; this is only a safety net.
const MAX_WAIT: Duration = Duration::from_mins(2);

/// How much longer frames are requested.
#[derive(Resource, Debug, Default, Reflect)]
#[reflect(Resource)]
struct RedrawFor {
    secs: f32,
    frames: u8,
}

/// Whether anything on the screen moves.
#[derive(Resource, Debug, Default, Reflect)]
#[reflect(Resource)]
pub struct Activity {
    last_change: Duration,
    settled: bool,
    in_motion: bool,
    new_board: bool,
}

impl Activity {
    /// Nothing has moved for a while.
    pub fn is_settled(&self) -> bool {
        self.settled
    }

    /// This frame followed right after the last one, because something moves.
    pub fn in_motion(&self) -> bool {
        self.in_motion
    }

    /// What is on the screen is new, so that a frame may take unusually long.
    pub fn new_board(&self) -> bool {
        self.new_board
    }
}

/// The settings of the window loop: it waits until an event comes. Something that moves asks for the next frame itself.
pub fn reactive_settings() -> WinitSettings {
    reactive(MAX_WAIT)
}

/// Settings under which the loop waits for an event, or at most so long.
fn reactive(wait: Duration) -> WinitSettings {
    // Not woken by a mouse that moves outside the window.
    let mode = UpdateMode::reactive_low_power(wait);
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: mode,
    }
}

/// Tracks activity in [`First`], requests redraws in [`TurnSet::Announce`], and sets the wait of the loop in [`Last`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawFor>()
        .init_resource::<Activity>()
        .add_systems(
            First,
            track_activity.after(bevy::ecs::message::MessageUpdateSystems),
        )
        .add_systems(
            Update,
            (
                redraw_for::<AFTER_CHANGE>.run_if(drawing_changed),
                redraw_for::<AFTER_NEW_BOARD>.run_if(
                    any_match_filter::<Added<Board>>
                        .or_eager(resource_changed::<Quality>)
                        .or_eager(state_changed::<Screen>),
                ),
                request_redraws,
            )
                .chain()
                .in_set(TurnSet::Announce),
        )
        .add_systems(Last, wake_once_settled);
}

/// What is drawn, and may have changed.
type Drawn = Or<(
    Changed<Transform>,
    Changed<Visibility>,
    Changed<Mesh3d>,
    Changed<MeshMaterial3d<StandardMaterial>>,
    Changed<MeshMaterial3d<PlainMaterial>>,
)>;

/// Run condition: something that is drawn has come, gone or changed.
fn drawing_changed(
    changed: Query<(), (Drawn, Without<Camera>)>,
    mut gone: RemovedComponents<Mesh3d>,
) -> bool {
    gone.read().count() > 0 || !changed.is_empty()
}

const AFTER_CHANGE: bool = false;
const AFTER_NEW_BOARD: bool = true;

/// Keeps redraws coming for a short or a long while.
fn redraw_for<const LONG: bool>(mut pending: ResMut<RedrawFor>, mut activity: ResMut<Activity>) {
    pending.secs = pending.secs.max(if LONG {
        AFTER_NEW_BOARD_SECS
    } else {
        AFTER_CHANGE_SECS
    });
    pending.frames = FRAMES;
    activity.new_board |= LONG;
}

/// Requests the next frame while there is time left.
fn request_redraws(
    time: Res<Time>,
    mut pending: ResMut<RedrawFor>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if pending.secs > 0.0 || pending.frames > 0 {
        // A sleep may have been long; it doesn't count.
        pending.secs -= time.delta_secs().min(0.1);
        pending.frames = pending.frames.saturating_sub(1);
        redraw.write(RequestRedraw);
    }
}

/// What was asked for in the last frame, and what comes from the window in this one.
fn track_activity(
    time: Res<Time<Real>>,
    mut redraws: MessageReader<RequestRedraw>,
    mut events: MessageReader<WindowEvent>,
    mut activity: ResMut<Activity>,
) {
    let moving = redraws.read().count() > 0;
    let touched = events.read().count() > 0;
    let now = time.elapsed();
    activity.in_motion = moving;
    activity.new_board = false;
    if moving || touched {
        activity.last_change = now;
        activity.settled = false;
    } else if now.saturating_sub(activity.last_change) >= SETTLED_AFTER {
        activity.settled = true;
    }
}

/// Before it sleeps, the table wakes once to be drawn with every pixel.
fn wake_once_settled(activity: Res<Activity>, settings: Option<ResMut<WinitSettings>>) {
    let wanted = if activity.settled {
        reactive_settings()
    } else {
        reactive(SETTLED_AFTER)
    };
    if let Some(mut settings) = settings
        && settings.focused_mode != wanted.focused_mode
    {
        *settings = wanted;
    }
}
