//! Where every piece should be right now: on its slot, spread by the exploded view, lifted for a look, or in the hand.

use crate::app::{Atlas, Explode, Hand, TurnSet};
use crate::rules::Coord;
use crate::table::art;
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::lift::Lift;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

/// Where a piece wants to be. [`crate::table::pieces::motion`] takes it there.
#[derive(Component, Copy, Clone, Debug, PartialEq)]
pub struct TargetTransform(pub Transform);

/// How high a lifted piece floats above where it lay.
pub(in crate::table) const LIFTED: f32 = 1.3;
/// How high a piece in the hand floats.
const HELD: f32 = 0.55;

pub(in crate::table) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        settle.in_set(TurnSet::Animate).run_if(
            resource_changed::<Atlas>
                .or_eager(resource_changed::<Explode>)
                .or_eager(resource_changed::<Lift>)
                .or_eager(resource_changed::<Hand>)
                .or_eager(resource_changed::<BoardGeometry>),
        ),
    );
}

pub(in crate::table) fn settle(
    atlas: Res<Atlas>,
    place: Res<BoardGeometry>,
    explode: Res<Explode>,
    lift: Res<Lift>,
    hand: Res<Hand>,
    rests: Query<&TargetTransform>,
    mut commands: Commands,
) {
    let lifted = rising(&atlas, *lift);
    let in_hand = carried(&atlas, &hand);
    for (entity, lying) in atlas.lying() {
        let anchor = lying.dots.anchor();
        let mut at = place.slot(anchor);
        let mut level = anchor.level;
        if let Some(&carried) = in_hand.get(&entity) {
            match carried {
                Carried::Dropped { on, level: dropped } => {
                    at = place.slot(on.at_level(dropped));
                    level = dropped;
                }
                Carried::Held { over, level: above } => {
                    at = place.slot(over.at_level(above)) + Vec3::Y * HELD;
                    level = above;
                }
            }
        }
        at.y += spread(&place, *explode, level);
        if lifted.contains(&entity) {
            at.y += LIFTED;
        }
        let rest = TargetTransform(
            Transform::from_translation(at).with_rotation(art::turn_rotation(lying.turn)),
        );
        if rests.get(entity) != Ok(&rest) {
            commands.entity(entity).insert(rest);
        }
    }
}

#[derive(Copy, Clone)]
enum Carried {
    Dropped { on: Coord, level: u8 },
    Held { over: Coord, level: u8 },
}

/// Where the pieces of the hand are: those that were dropped lie already, the rest floats over the last drop.
fn carried(atlas: &Atlas, hand: &Hand) -> HashMap<Entity, Carried> {
    let Some((from, count)) = hand.taken() else {
        return HashMap::default();
    };
    let pieces = atlas.taken(from, count);
    let mut puts = hand.puts().peekable();
    // A piece that is only put, not dropped from a stack, floats where it was until the move is made.
    let dropping = count > 1;
    if !dropping || puts.peek().is_none() {
        let floats = pieces.into_iter().map(|(entity, lying)| {
            let anchor = lying.dots.anchor();
            let (over, level) = (anchor.at, anchor.level);
            (entity, Carried::Held { over, level })
        });
        return floats.collect();
    }
    let mut over = from;
    let mut on_top: HashMap<Coord, u8> = HashMap::default();
    let bottom = pieces
        .first()
        .map_or(0, |(_, lying)| lying.dots.anchor().level);
    on_top.insert(from, bottom);
    let height_of = |at: Coord| atlas.top(at).map_or(0, |(slot, ..)| slot.level + 1);
    let mut carried = HashMap::default();
    for (entity, _) in pieces {
        let next = puts.next();
        if let Some(at) = next {
            over = at;
        }
        let level = on_top.entry(over).or_insert_with(|| height_of(over));
        let place = match next {
            Some(on) => Carried::Dropped { on, level: *level },
            None => Carried::Held {
                over,
                level: *level,
            },
        };
        *level += 1;
        carried.insert(entity, place);
    }
    carried
}

/// How much higher than it lies a level is shown while the levels are spread apart.
pub(in crate::table) fn spread(place: &BoardGeometry, explode: Explode, level: u8) -> f32 {
    place.level_height * 3.0 * explode.0 * f32::from(level)
}

/// The lifted piece with everything that lies on it.
pub(in crate::table) fn rising(atlas: &Atlas, lift: Lift) -> HashSet<Entity> {
    let mut anchors = atlas
        .lying()
        .filter(|(entity, _)| Some(*entity) == lift.0)
        .map(|(_, lying)| lying.dots.anchor());
    let pile = anchors.next().map(|anchor| atlas.pile(anchor));
    let pile = pile.into_iter().flatten().map(|(entity, _)| entity);
    pile.collect()
}
