//! The focus: the step that Enter would take. Tab walks it through everything that can be done next, arrows over the
//! board.

use super::context::KeyContext;
use crate::app::{Candidates, TurnSet};
use crate::rules::Step;
use crate::table::Focus;
use bevy::prelude::*;

/// Drops a stale focus in [`TurnSet::Think`], when the candidates are known.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        drop_stale_focus
            .in_set(TurnSet::Think)
            .run_if(resource_changed::<Candidates>),
    );
}

/// A focus on what can't be done any more is gone.
fn drop_stale_focus(candidates: Res<Candidates>, mut focus: ResMut<Focus>) {
    if focus.0.is_some_and(|step| !candidates.next.contains(&step)) {
        focus.0 = None;
    }
}

/// The direction of an arrow key, up being away from the camera.
pub(super) const fn arrow(key: KeyCode) -> Option<Vec2> {
    Some(match key {
        KeyCode::ArrowLeft => Vec2::NEG_X,
        KeyCode::ArrowRight => Vec2::X,
        KeyCode::ArrowUp => Vec2::Y,
        KeyCode::ArrowDown => Vec2::NEG_Y,
        _ => return None,
    })
}

/// How far a way is for an arrow: what lies aside counts more, and what lies behind isn't reached at all.
pub(super) fn way_cost(way: Vec2, direction: Vec2) -> Option<f32> {
    let along = way.dot(direction);
    (along > 0.1).then(|| along + 2.5 * (way - direction * along).length())
}

impl KeyContext<'_, '_> {
    /// Everything that can be done next; of a stack, all that may be taken.
    fn stops(&self) -> Vec<Step> {
        let put = self.hand.puts().last().filter(|_| self.hand.waits());
        let stops = self.candidates.next.iter().copied();
        let stops = stops.filter(|step| match *step {
            Step::Turn(_) => false,
            Step::Put(at) => Some(at) != put,
            Step::Take { at, count } => self.most_from(at) == Some(count),
            Step::Choose(_) | Step::Pass => true,
        });
        stops.collect()
    }

    /// Tab walks through everything that can be done next.
    pub(super) fn cycle_focus(&mut self, by: isize) {
        let steps = self.stops();
        let now = self
            .focus
            .0
            .and_then(|step| steps.iter().position(|&other| other == step));
        let next = match now {
            Some(index) => (index as isize + by).rem_euclid(steps.len() as isize) as usize,
            None if by < 0 => steps.len().saturating_sub(1),
            None => 0,
        };
        self.focus.0 = steps.get(next).copied();
    }

    /// A place on the table as the arrows see it: to the right, and away from the camera.
    pub(super) fn on_screen(&self, at: Vec3) -> Vec2 {
        let right = self.cameras.iter().next().map_or(Vec3::X, |camera| {
            camera.right().with_y(0.0).normalize_or(Vec3::X)
        });
        let away = Vec3::new(right.z, 0.0, -right.x);
        Vec2::new(at.dot(right), at.dot(away))
    }

    /// An arrow goes to the nearest target on that side, as seen by the camera; first from where the hand is.
    pub(super) fn walk_focus(&mut self, direction: Vec2) {
        let on_screen = |at: Vec3| self.on_screen(at);
        let seen = |step: &Step| match step {
            Step::Put(at) | Step::Take { at, .. } => Some(on_screen(self.geometry.space(*at))),
            _ => None,
        };
        let steps: Vec<(Step, Vec2)> = self
            .stops()
            .into_iter()
            .filter_map(|step| Some((step, seen(&step)?)))
            .collect();
        let hand_at = self
            .hand
            .puts()
            .last()
            .or(self.hand.taken().map(|(from, _)| from));
        let start = hand_at.map_or(self.geometry.centre, |at| self.geometry.space(at));
        let focused = self.focus.0.as_ref().and_then(seen);
        let from = focused.unwrap_or_else(|| on_screen(start));
        let cost = |at: Vec2| way_cost(at - from, direction);
        let ahead = steps
            .iter()
            .filter_map(|(step, at)| Some((*step, cost(*at)?)))
            .min_by(|a, b| a.1.total_cmp(&b.1));
        let near = || {
            let distance = |at: Vec2| at.distance_squared(from);
            let near = steps
                .iter()
                .min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
            near.filter(|_| focused.is_none()).map(|(step, _)| *step)
        };
        if let Some(step) = ahead.map(|(step, _)| step).or_else(near) {
            self.focus.0 = Some(step);
        }
    }
}
