//! The beginning of a travel: which way the piece goes, and what is heard of it.

use super::fade::Fade;
use super::path::Path;
use super::route::{self, Down, Dropped};
use super::travel::Travel;
use crate::app::{Became, InHand, Motion, Moved, OnBoard, SoundChoice, Stacks};
use crate::rules::{Coord, Lying};
use crate::table::art;
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::preview::Preview;
use crate::table::pieces::target_transform::TargetTransform;
use crate::table::pieces::tray::Trays;
use crate::table::sound::{PlaySound, Sound};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// More new pieces than this are no move but another position: they lie there.
const MOST_NEW: usize = 2;
/// What goes no further than this is only lifted, lowered or turned.
const IN_PLACE: f32 = 0.3;

/// A piece whose target is new or has changed.
type Aimed = (
    Entity,
    &'static OnBoard,
    Ref<'static, TargetTransform>,
    Option<Ref<'static, Moved>>,
    Option<Ref<'static, InHand>>,
    Option<&'static mut Travel>,
    &'static mut Transform,
);

/// Sends every piece to its [`TargetTransform`] when that is new or has changed.
pub(super) fn start_travels(
    mut pieces: Query<Aimed, Changed<TargetTransform>>,
    ways: Ways,
    preview: Res<Preview>,
    mut sounds: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    let new = pieces.iter().filter(|(_, _, target, ..)| target.is_added());
    let is_move = new.count() <= MOST_NEW;
    for (entity, OnBoard(lying), target, moved, in_hand, travel, mut transform) in &mut pieces {
        let to = target.0;
        let moved = moved.filter(DetectChanges::is_changed);
        if target.is_added() {
            // What a hand has held over its place is there already.
            let comes = is_move && !preview.0.contains(lying);
            let from = if comes {
                ways.trays.world_point(lying.piece.owner)
            } else {
                to.translation
            };
            *transform = to.with_translation(from);
        }
        let dropped = in_hand.filter(DetectChanges::is_changed);
        let lands = match (&moved, dropped.as_deref()) {
            (Some(moved), _) if ways.is_heard(moved) => Some(ways.landing(lying)),
            (None, Some(InHand::Dropped { level, .. })) => {
                Some(Sound::landing(lying.piece.kind, *level))
            }
            // It was on its way already, and goes on to another height.
            (None, _) => travel.and_then(|mut travel| travel.lands.take()),
            (Some(_), _) => None,
        };
        let way = to.translation - transform.translation;
        let is_there = way.length() < 1e-3 && transform.rotation.abs_diff_eq(to.rotation, 1e-3);
        let crosses = way.with_y(0.0).length() > IN_PLACE;
        if is_there || !ways.motion.travels() {
            *transform = to;
            sounds.write_batch(lands.map(PlaySound));
            commands.entity(entity).remove::<Travel>();
            if crosses && ways.motion.fades() {
                let fade = Fade::stretched(ways.motion.stretch());
                commands.entity(entity).insert(fade);
            }
            continue;
        }
        let (from, end) = (transform.translation, to.translation);
        let (path, stretch) = match &moved {
            Some(moved) if crosses => {
                let (path, slides) = ways.path(moved, lying, from, end);
                if slides && ways.is_heard(moved) {
                    sounds.write(PlaySound(Sound::sliding(lying.piece.kind)));
                }
                (path, ways.motion.move_stretch())
            }
            None if crosses => (route::hop(from, Down::at(end), 0.0), ways.motion.stretch()),
            _ => (route::shift(from, end), ways.motion.stretch()),
        };
        let path = path.stretched(stretch);
        commands
            .entity(entity)
            .insert(Travel::new(path, &transform, to, lands));
    }
}

/// What a way hangs on: how things move now, and what stands on the table.
#[derive(SystemParam)]
pub(super) struct Ways<'w, 's> {
    motion: Motion<'w>,
    sound: Res<'w, SoundChoice>,
    geometry: Res<'w, BoardGeometry>,
    trays: Trays<'w, 's>,
    stacks: Stacks<'w, 's>,
    moved: Query<'w, 's, (Entity, &'static OnBoard, Ref<'static, Moved>)>,
    flattened: Query<'w, 's, Ref<'static, Became>>,
}

impl Ways<'_, '_> {
    /// Whether a move sounds: one that somebody makes, and others for whoever wants it.
    fn is_heard(&self, moved: &Moved) -> bool {
        moved.is_played || self.sound.while_walking
    }

    /// What is heard when a piece comes to lie so.
    fn landing(&self, lying: &Lying) -> Sound {
        let slot = lying.dots.anchor();
        if self.wall_under(lying).is_some() {
            return Sound::Flatten;
        }
        Sound::landing(lying.piece.kind, slot.level)
    }

    /// What lies right under a piece, if the move has just flattened it.
    fn wall_under(&self, lying: &Lying) -> Option<Became> {
        let slot = lying.dots.anchor();
        let stack = self.stacks.stack(slot.at);
        let mut stack = stack.iter();
        let (_, under, _) = stack.find(|(under, ..)| under.level + 1 == slot.level)?;
        let became = self.flattened.get(*under).ok()?;
        became.is_changed().then_some(*became)
    }

    /// The way that a move takes, and whether the piece slides.
    fn path(&self, moved: &Moved, lying: &Lying, from: Vec3, to: Vec3) -> (Path, bool) {
        let geometry = &*self.geometry;
        let company: Vec<(&OnBoard, Ref<Moved>)> = self
            .moved
            .iter()
            .filter(|(_, _, other)| other.is_changed() && other.from.is_some())
            .map(|(_, on_board, other)| (on_board, other))
            .collect();
        let is_company = |piece: Entity| self.moved.get(piece).is_ok_and(|(.., m)| m.is_changed());
        // What stood there before anything moved.
        let height = |at: Coord| {
            let stack = self.stacks.stack(at);
            let stood = stack.iter().rev().find(|(_, piece, _)| !is_company(*piece));
            stood.map_or(0, |(slot, ..)| slot.level + 1)
        };
        let highest = moved.route.iter().map(|&at| height(at)).max();
        let highest = geometry.level_height * f32::from(highest.unwrap_or_default());
        // How much higher than the flat stone that it becomes what stands there still is.
        let wall = self.wall_under(lying);
        let wall = wall.map_or(0.0, |became| {
            art::height(became.was) - geometry.level_height
        });
        let highest = highest + wall;
        let down = Down {
            touches: to + Vec3::Y * wall,
            to,
        };
        if lying.piece.kind.slides()
            && let Some(left) = moved.from
        {
            let stays_down = left.level == 0 && lying.dots.anchor().level == 0;
            let slide = stays_down
                .then(|| route::slide(from, &moved.route, geometry, &height))
                .flatten();
            if let Some(slide) = slide {
                return (slide, true);
            }
            return if is_straight(&moved.route) && moved.route.len() > 2 {
                (route::hop(from, down, highest), false)
            } else {
                let climb = route::climb(from, to, &moved.route, geometry, &height);
                (climb, false)
            };
        }
        let spreads = company.len() > 1 && !moved.is_back;
        if !spreads {
            return (route::hop(from, down, highest), false);
        }
        let left = |moved: &Moved| moved.from.map(|slot| slot.level);
        let lowest = company.iter().filter_map(|(_, other)| left(other)).min();
        let above = left(moved)
            .zip(lowest)
            .map_or(0, |(level, low)| level - low);
        let before = company.iter().filter(|(OnBoard(other), that)| {
            that.order < moved.order && other.dots.anchor().at == lying.dots.anchor().at
        });
        let lowest = geometry.level_height * f32::from(lowest.unwrap_or_default());
        let stone = Dropped {
            from,
            down,
            carried_at: route::carried_at(lowest, highest)
                + geometry.level_height * f32::from(above),
            before: before.count(),
        };
        (route::spread(stone), false)
    }
}

/// Whether all steps of a route go in one direction.
fn is_straight(route: &[Coord]) -> bool {
    let mut steps = route.windows(2).map(|step| step[1] - step[0]);
    let first = steps.next();
    steps.all(|step| Some(step) == first)
}
