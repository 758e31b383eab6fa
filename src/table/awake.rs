//! Keeps the picture coming for a moment after something changed: an idle table sleeps, and a sleeping window would
//! show the last frame before a new mesh, glyph or pipeline was ready.

use super::glow::Focus;
use super::pointing::Hovered;
use super::quality::Quality;
use super::rest::{Explode, Lift};
use crate::app::{Board, Hand, Refusal, Screen, Session, Turn};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// How long drawing goes on after a small change, and after a new board whose pipelines are still being compiled. A
/// slow machine draws a few frames all the same: a glyph reaches the screen one frame after the word it belongs to.
const AFTER_CHANGE_SECS: f32 = 0.1;
const AFTER_NEW_BOARD_SECS: f32 = 2.5;
const FRAMES: u8 = 3;

#[derive(Resource, Debug, Default)]
struct AwakeFor {
    secs: f32,
    frames: u8,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AwakeFor>().add_systems(
        Update,
        (
            stay_awake::<AFTER_CHANGE>.run_if(
                resource_exists_and_changed::<Session>
                    .or_eager(resource_changed::<Hand>)
                    .or_eager(resource_changed::<Refusal>)
                    .or_eager(resource_changed::<Hovered>)
                    .or_eager(resource_changed::<Focus>)
                    .or_eager(resource_changed::<Explode>)
                    .or_eager(resource_changed::<Lift>),
            ),
            stay_awake::<AFTER_NEW_BOARD>.run_if(
                any_match_filter::<Added<Board>>
                    .or_eager(resource_changed::<Quality>)
                    .or_eager(state_changed::<Screen>),
            ),
            draw_on,
        )
            .chain()
            .in_set(Turn::Announce),
    );
}

const AFTER_CHANGE: bool = false;
const AFTER_NEW_BOARD: bool = true;

fn stay_awake<const LONG: bool>(mut awake: ResMut<AwakeFor>) {
    awake.secs = awake.secs.max(if LONG {
        AFTER_NEW_BOARD_SECS
    } else {
        AFTER_CHANGE_SECS
    });
    awake.frames = FRAMES;
}

fn draw_on(time: Res<Time>, mut awake: ResMut<AwakeFor>, mut redraw: MessageWriter<RequestRedraw>) {
    if awake.secs > 0.0 || awake.frames > 0 {
        // A sleep may have been long; it doesn't count.
        awake.secs -= time.delta_secs().min(0.1);
        awake.frames = awake.frames.saturating_sub(1);
        redraw.write(RequestRedraw);
    }
}
