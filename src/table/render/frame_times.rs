//! Frame times: measured while something moves, so that `Auto` finds the quality that the machine draws smoothly.

use super::redraw::Activity;
use crate::app::{Quality, QualityChoice};
use bevy::prelude::*;
use std::time::Duration;

/// `Auto` steps down when a moving picture comes slower than this.
const SLOW: Duration = Duration::from_millis(42);
/// On the lowest step the picture has fewer pixels yet when it comes slower than `POOR`, which is just faster than 24 a second,
/// and more again when it comes faster than `FAST`, between these shares.
const POOR: Duration = Duration::from_millis(39);
const FAST: Duration = Duration::from_millis(28);
const LEAST_SHARE: f32 = 0.25;
const MOST_SHARE: f32 = 2.0;
/// The median of so many frames counts; a hiccup is not slowness.
const SAMPLES: usize = 12;
/// Frames that wait for a pipeline to be compiled say nothing.
const SETTLING_SECS: f32 = 2.0;

/// Measures in [`Last`], when everything of the frame has asked for its redraw.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FrameTimes>()
        .add_systems(Last, adapt_quality);
}

/// How long the last frames took while something moved, and what that means for the number of pixels.
#[derive(Resource, Debug, Reflect)]
#[reflect(Resource)]
pub(super) struct FrameTimes {
    frames: Vec<Duration>,
    settling_secs: f32,
    /// How many pixels are drawn, as a share of what the step of quality asks for.
    pub(super) pixel_share: f32,
    /// The median, when it is known.
    pub(super) median: Option<Duration>,
}

impl Default for FrameTimes {
    fn default() -> Self {
        Self {
            frames: Vec::new(),
            settling_secs: SETTLING_SECS,
            pixel_share: 1.0,
            median: None,
        }
    }
}

impl FrameTimes {
    /// Adds the time of a frame; returns the median once there are enough of them.
    fn add(&mut self, frame: Duration) -> Option<Duration> {
        self.frames.push(frame);
        if self.frames.len() < SAMPLES {
            return None;
        }
        self.frames.sort_unstable();
        let median = self.frames[SAMPLES / 2];
        self.frames.clear();
        Some(median)
    }
}

/// `Auto`: steps the quality down when frames take too long, and on the lowest step draws fewer or more pixels.
fn adapt_quality(
    time: Res<Time<Real>>,
    choice: Res<QualityChoice>,
    activity: Res<Activity>,
    mut frame_times: ResMut<FrameTimes>,
    mut quality: ResMut<Quality>,
) {
    if quality.is_changed() || activity.new_board() {
        frame_times.frames.clear();
        frame_times.median = None;
        frame_times.settling_secs = SETTLING_SECS;
    }
    // Only a frame that followed right after another says how long a frame takes.
    if *choice != QualityChoice::Auto || !activity.in_motion() {
        return;
    }
    if frame_times.settling_secs > 0.0 {
        frame_times.settling_secs -= time.delta_secs();
        return;
    }
    let Some(median) = frame_times.add(time.delta()) else {
        return;
    };
    frame_times.median = Some(median);
    match quality.below() {
        Some(below) if median > SLOW => *quality = below,
        None if median > POOR => {
            // A part of the frame doesn't depend on the pixels: what is too much by a tenth asks for a fifth less of them.
            let less = (POOR.as_secs_f32() / median.as_secs_f32()).powi(2);
            frame_times.pixel_share = (frame_times.pixel_share * less).max(LEAST_SHARE);
        }
        None if median < FAST => {
            frame_times.pixel_share = (frame_times.pixel_share * 1.2).min(MOST_SHARE);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hiccup_is_not_slowness_but_slow_frames_are() {
        let mut frame_times = FrameTimes::default();
        let (smooth, slow) = (Duration::from_millis(16), Duration::from_millis(90));
        let mut median = |frame: &dyn Fn(usize) -> Duration| {
            let medians: Vec<_> = (0..SAMPLES)
                .filter_map(|i| frame_times.add(frame(i)))
                .collect();
            medians[0]
        };
        assert_eq!(median(&|i| if i == 3 { slow } else { smooth }), smooth);
        assert_eq!(median(&|_| slow), slow);
    }
}
