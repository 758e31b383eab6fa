//! The pieces that were taken from the board and are in the hand: where each of them is shown.

use super::write::write;
use crate::app::turn::hand::Hand;
use crate::app::world::stacks::Stacks;
use crate::rules::Coord;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// A piece that is in the hand. The position still has it where it was taken from.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub enum InHand {
    /// It floats over a space, as high as this level.
    Held { over: Coord, level: u8 },
    /// It was dropped from a stack on the way.
    Dropped { on: Coord, level: u8 },
}

/// Writes [`InHand`] on the pieces in the hand.
pub(super) fn write_in_hand(
    hand: Res<Hand>,
    stacks: Stacks,
    now: Query<(Entity, &InHand)>,
    mut commands: Commands,
) {
    write(in_hand(&stacks, &hand), &now, &mut commands);
}

/// Those that were dropped lie already, the rest floats over the last drop.
fn in_hand(stacks: &Stacks, hand: &Hand) -> Vec<(Entity, InHand)> {
    let Some((from, count)) = hand.taken() else {
        return Vec::new();
    };
    let pieces = stacks.taken(from, count);
    let mut puts = hand.puts().peekable();
    // A piece that is only put, not dropped from a stack, floats where it was until the move is made.
    let dropping = count > 1;
    if !dropping || puts.peek().is_none() {
        let floats = pieces.into_iter().map(|(entity, lying)| {
            let anchor = lying.dots.anchor();
            let (over, level) = (anchor.at, anchor.level);
            (entity, InHand::Held { over, level })
        });
        return floats.collect();
    }
    let mut over = from;
    let bottom = pieces
        .first()
        .map_or(0, |(_, lying)| lying.dots.anchor().level);
    let mut on_top: HashMap<Coord, u8> = HashMap::from_iter([(from, bottom)]);
    let mut carried = Vec::with_capacity(pieces.len());
    for (entity, _) in pieces {
        let next = puts.next();
        over = next.unwrap_or(over);
        let top = on_top.entry(over).or_insert_with(|| stacks.height(over));
        let level = *top;
        *top += 1;
        carried.push((
            entity,
            match next {
                Some(on) => InHand::Dropped { on, level },
                None => InHand::Held { over, level },
            },
        ));
    }
    carried
}
