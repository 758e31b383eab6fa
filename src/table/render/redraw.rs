//! Keeps the picture coming for a moment after something changed, and knows when the table is at rest: an idle table
//! sleeps, and a sleeping window would show the last frame before a new mesh, glyph or pipeline was ready.

use crate::app::{Board, Editor, Hand, Refusal, Screen, Session, TurnSet};
use crate::app::{Explode, Quality, XRay};
use crate::table::input::pointer::Hovered;
use crate::table::marks::Focus;
use crate::table::pieces::lift::Lift;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// How long drawing goes on after a small change, and after a new board whose pipelines are still being compiled. A
/// slow machine draws a few frames all the same: a glyph reaches the screen one frame after the word it belongs to.
const AFTER_CHANGE_SECS: f32 = 0.1;
const AFTER_NEW_BOARD_SECS: f32 = 2.5;
const FRAMES: u8 = 3;

/// Nothing moved for this long: the table is at rest and is drawn once more, with every pixel.
const REST_AFTER: Duration = Duration::from_millis(300);
/// A table at rest draws when an event comes; this is only a safety net.
const SLEEP: Duration = Duration::from_mins(2);

#[derive(Resource, Debug, Default)]
struct RedrawFor {
    secs: f32,
    frames: u8,
}

/// Whether anything on the screen moves.
#[derive(Resource, Debug, Default)]
pub struct Activity {
    quiet_since: Duration,
    rests: bool,
    in_motion: bool,
    new_board: bool,
}

impl Activity {
    /// Nothing has moved for a while.
    pub fn rests(&self) -> bool {
        self.rests
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

/// How the window loop waits: until an event comes. Something that moves asks for the next frame itself.
pub fn asleep() -> WinitSettings {
    waiting(SLEEP)
}

fn waiting(wait: Duration) -> WinitSettings {
    // Not woken by a mouse that moves outside the window.
    let mode = UpdateMode::reactive_low_power(wait);
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: mode,
    }
}

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<RedrawFor>()
        .init_resource::<Activity>()
        .add_systems(
            First,
            notice.after(bevy::ecs::message::MessageUpdateSystems),
        )
        .add_systems(
            Update,
            (
                stay_awake::<AFTER_CHANGE>.run_if(
                    resource_exists_and_changed::<Session>
                        .or_eager(resource_changed::<Hand>)
                        .or_eager(resource_changed::<Refusal>)
                        .or_eager(resource_changed::<Editor>)
                        .or_eager(resource_changed::<Hovered>)
                        .or_eager(resource_changed::<Focus>)
                        .or_eager(resource_changed::<Explode>)
                        .or_eager(resource_changed::<Lift>)
                        .or_eager(resource_changed::<XRay>),
                ),
                stay_awake::<AFTER_NEW_BOARD>.run_if(
                    any_match_filter::<Added<Board>>
                        .or_eager(resource_changed::<Quality>)
                        .or_eager(state_changed::<Screen>),
                ),
                draw_on,
            )
                .chain()
                .in_set(TurnSet::Announce),
        )
        .add_systems(Last, wake_at_rest);
}

const AFTER_CHANGE: bool = false;
const AFTER_NEW_BOARD: bool = true;

fn stay_awake<const LONG: bool>(mut awake: ResMut<RedrawFor>, mut activity: ResMut<Activity>) {
    awake.secs = awake.secs.max(if LONG {
        AFTER_NEW_BOARD_SECS
    } else {
        AFTER_CHANGE_SECS
    });
    awake.frames = FRAMES;
    activity.new_board |= LONG;
}

fn draw_on(
    time: Res<Time>,
    mut awake: ResMut<RedrawFor>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if awake.secs > 0.0 || awake.frames > 0 {
        // A sleep may have been long; it doesn't count.
        awake.secs -= time.delta_secs().min(0.1);
        awake.frames = awake.frames.saturating_sub(1);
        redraw.write(RequestRedraw);
    }
}

/// What was asked for in the last frame, and what comes from the window in this one.
fn notice(
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
        activity.quiet_since = now;
        activity.rests = false;
    } else if now.saturating_sub(activity.quiet_since) >= REST_AFTER {
        activity.rests = true;
    }
}

/// Before it sleeps, the table comes back once to be drawn at rest.
fn wake_at_rest(activity: Res<Activity>, settings: Option<ResMut<WinitSettings>>) {
    let wanted = if activity.rests {
        asleep()
    } else {
        waiting(REST_AFTER)
    };
    if let Some(mut settings) = settings
        && settings.focused_mode != wanted.focused_mode
    {
        *settings = wanted;
    }
}
