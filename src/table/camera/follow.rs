//! Following the game: what matters is kept in the part of the window that no panel covers. A camera that shows the whole
//! board goes on showing it while it grows and rises; one that a person has brought nearer is only moved aside, and only to
//! what is new, asked for or lifted. The angle is always the person's.

use super::TableCamera;
use super::aim::Aim;
use super::fit::{Heights, bring_in, is_seen};
use super::limits::admit;
use super::presets::{FreeViewport, PresetSet};
use crate::app::open::InitialView;
use crate::app::{Board, Explode, Hint, LegalTarget, OnBoard, Raised, Session, Space, TurnSet};
use crate::rules::{Effect, Slot};
use crate::table::geometry::BoardGeometry;
use crate::table::marks::shown_move::arrow_tail;
use crate::table::pieces::target_transform::spread;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

/// Follows what has changed in [`TurnSet::Animate`], after presets.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>().add_systems(
        Update,
        (
            follow.run_if(not(resource_exists::<InitialView>)),
            note_view,
        )
            .chain()
            .in_set(TurnSet::Animate)
            .after(PresetSet),
    );
}

/// What is known of the camera's view from the frame before.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
struct View {
    /// It showed the whole board.
    whole: bool,
    /// Pieces are lifted or spread apart: where the camera stood before, and where it was put to show them.
    risen: Option<(Aim, Aim)>,
}

/// How far a space reaches from its middle.
const RIM: f32 = 0.55;

/// The outline of a slot with a piece on it.
fn around(geometry: &BoardGeometry, explode: Explode, slot: Slot) -> [Vec3; 5] {
    let at = geometry.slot(slot) + Vec3::Y * spread(geometry, explode, slot.level);
    let [x, z] = [Vec3::X, Vec3::Z].map(|axis| axis * RIM);
    let top = at + Vec3::Y * geometry.level_height;
    [at + x, at - x, at + z, at - z, top]
}

/// What has happened in this frame that the camera may have to follow.
#[derive(SystemParam)]
struct News<'w, 's> {
    boards: Query<'w, 's, (), Added<Board>>,
    moved: Query<'w, 's, (), Changed<OnBoard>>,
    raised: Query<'w, 's, (), With<Raised>>,
    just_raised: Query<'w, 's, (), Added<Raised>>,
    let_down: RemovedComponents<'w, 's, Raised>,
    new_targets: Query<'w, 's, (), Added<LegalTarget>>,
    explode: Res<'w, Explode>,
    hint: Res<'w, Hint>,
    free: Res<'w, FreeViewport>,
}

/// Each kind of news by itself.
#[derive(Copy, Clone, Debug)]
struct Happened {
    moved: bool,
    rises: bool,
    comes_down: bool,
    targets: bool,
    hint: bool,
}

impl News<'_, '_> {
    /// What has happened; nothing on a new board, which has a view of its own.
    fn happened(&mut self) -> Option<Happened> {
        let let_down = self.let_down.read().count() > 0;
        let up = !self.raised.is_empty() || self.explode.0 > 0.0;
        let happened = Happened {
            moved: !self.moved.is_empty(),
            rises: up && (!self.just_raised.is_empty() || self.explode.is_changed()),
            comes_down: !up && (let_down || self.explode.is_changed()),
            targets: !self.new_targets.is_empty(),
            hint: self.hint.is_changed() && self.hint.mv().is_some(),
        };
        let Happened {
            moved,
            rises,
            comes_down,
            targets,
            hint,
        } = happened;
        let any = moved || rises || comes_down || targets || hint || self.free.is_changed();
        (any && self.boards.is_empty()).then_some(happened)
    }
}

/// What there is to be seen.
#[derive(SystemParam)]
struct Sights<'w, 's> {
    geometry: Res<'w, BoardGeometry>,
    spaces: Query<'w, 's, (&'static Space, Has<LegalTarget>)>,
    risen: Query<'w, 's, &'static OnBoard, With<Raised>>,
    heights: Heights<'w, 's>,
    session: Option<Res<'w, Session>>,
    hint: Res<'w, Hint>,
}

impl Sights<'_, '_> {
    fn around(&self, slot: Slot) -> [Vec3; 5] {
        around(&self.geometry, self.heights.explode(), slot)
    }

    /// Every space; or those where the piece in hand may go.
    fn spaces(&self, targets_only: bool) -> Vec<Vec3> {
        let spaces = self.spaces.iter();
        let wanted = spaces.filter(|(_, is_target)| *is_target || !targets_only);
        let outlines = wanted.flat_map(|(space, _)| self.around(space.0.at_level(0)));
        outlines.collect()
    }

    /// The board with everything on it, up to the tops, and the hint over it.
    fn everything(&self) -> Vec<Vec3> {
        let mut points = self.spaces(false);
        points.extend(self.heights.tops(&self.geometry));
        points.extend(self.hinted().into_iter().flatten());
        points
    }

    /// What a hint shows: first all of it, then only where its pieces would come to lie.
    fn hinted(&self) -> Vec<Vec<Vec3>> {
        let (Some(session), Some(mv)) = (self.session.as_deref(), self.hint.mv()) else {
            return Vec::new();
        };
        let effects = session.game().effects(mv);
        let mut ends = self.ends_of(&effects);
        for effect in &effects {
            if let Effect::Enter { lying } = effect {
                let tail = arrow_tail(&self.geometry, self.heights.explode(), lying.dots.anchor());
                ends[0].push(tail);
            }
        }
        ends.into()
    }

    /// What a move changes: first with where it comes from, then only where it goes.
    fn ends_of(&self, effects: &[Effect]) -> [Vec<Vec3>; 2] {
        let outline = |slot: &Slot| self.around(*slot);
        let (mut from, mut to) = (Vec::new(), Vec::new());
        for effect in effects {
            match effect {
                Effect::Enter { lying } => to.extend(lying.dots.slots().iter().flat_map(outline)),
                Effect::Carry {
                    from: left,
                    to: dots,
                    ..
                } => {
                    from.extend(outline(left));
                    to.extend(dots.slots().iter().flat_map(outline));
                }
                Effect::Become { at, .. } => to.extend(outline(at)),
            }
        }
        from.extend(&to);
        [from, to]
    }

    /// What matters to somebody who looks at a part of the board, the most important last; where only a part can be
    /// shown, the last that can.
    fn of_interest(&self, happened: Happened) -> Vec<Vec<Vec3>> {
        let game = self.session.as_deref().map(Session::game);
        let mut wanted = Vec::new();
        if happened.targets {
            wanted.push(self.spaces(true));
        }
        if let (true, Some(game)) = (happened.moved, game) {
            wanted.extend(self.ends_of(&game.last_effects()));
        }
        if happened.hint {
            wanted.extend(self.hinted());
        }
        wanted
    }
}

/// Brings what matters into the free part of the window, by the shortest way.
fn follow(
    mut news: News,
    sights: Sights,
    free: Res<FreeViewport>,
    mut view: ResMut<View>,
    mut cameras: Query<(&Camera, &Projection, &mut PanOrbitCamera), With<TableCamera>>,
) {
    let Some(happened) = news.happened() else {
        return;
    };
    for (camera, projection, mut orbit) in &mut cameras {
        let Some(window) = camera.logical_viewport_size() else {
            continue;
        };
        if !orbit.initialized || free.0.is_empty() {
            continue;
        }
        let flat = matches!(projection, Projection::Orthographic(_));
        let now = Aim::of(&orbit);
        let mut aim = now;
        if happened.comes_down
            && let Some((before, shown)) = view.risen.take()
            && shown == now
        {
            aim = before;
        }
        let bring = |aim, points: &[Vec3], back| bring_in(aim, points, flat, window, free.0, back);
        if view.whole {
            aim = bring(aim, &sights.everything(), true).unwrap_or(aim);
        } else {
            for points in sights.of_interest(happened) {
                aim = bring(aim, &points, false).unwrap_or(aim);
            }
            if happened.rises {
                let pieces = sights.risen.iter().map(|piece| piece.anchor().at);
                let tower: Vec<_> = pieces.collect();
                let tops = sights.heights.tops_over(&sights.geometry, &tower);
                aim = bring(aim, &tops, true).unwrap_or(aim);
            }
        }
        if happened.rises || view.risen.is_some() {
            // Where a person has moved the camera in between, that is where it goes back to.
            let before = view.risen.filter(|(_, shown)| *shown == now);
            view.risen = Some((before.map_or(now, |(before, _)| before), aim));
        }
        if aim != now {
            admit(&mut orbit, aim, &sights.geometry);
            aim.apply_to(&mut orbit);
        }
    }
}

/// Takes note of whether the camera shows the whole board.
fn note_view(
    sights: Sights,
    free: Res<FreeViewport>,
    mut view: ResMut<View>,
    cameras: Query<(&Camera, &Projection, &PanOrbitCamera), With<TableCamera>>,
) {
    let Ok((camera, projection, orbit)) = cameras.single() else {
        return;
    };
    let Some(window) = camera.logical_viewport_size() else {
        return;
    };
    let flat = matches!(projection, Projection::Orthographic(_));
    let spaces = sights.spaces(false);
    view.bypass_change_detection().whole = is_seen(Aim::of(orbit), &spaces, flat, window, free.0);
}
