//! The layout rebuilt from the entities alone: what an inspector or a test reads from the world.

use super::components::{Board, Dot, Level, OnBoard, Reserve, Space, StandsOn};
use crate::rules::{Dots, Layout, Lying, Slot};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Reads the position from the entities; `None` without a board, or where a piece's dots and the piece itself disagree.
pub fn layout_of_world(world: &mut World) -> Option<Layout> {
    let mut boards = world.query::<(Entity, &Board)>();
    let (root, board) = boards
        .single(world)
        .map(|(entity, board)| (entity, board.clone()))
        .ok()?;
    let levels = slots_of_levels(world);
    let mut lying = BTreeMap::new();
    let mut pieces = world.query::<(&OnBoard, &Children, &ChildOf)>();
    let mut dots = world.query::<(&Dot, &StandsOn)>();
    for (on_board, children, parent) in pieces.iter(world) {
        if parent.parent() != root {
            continue;
        }
        let mut slots: Vec<(u8, Slot)> = children
            .iter()
            .filter_map(|child| dots.get(world, child).ok())
            .filter_map(|(dot, on)| Some((dot.0, *levels.get(&on.0)?)))
            .collect();
        slots.sort_unstable_by_key(|(number, _)| *number);
        let dots = match slots.as_slice() {
            [(_, only)] => Dots::One(*only),
            [(_, a), (_, b), (_, c)] => Dots::Three([*a, *b, *c]),
            _ => return None,
        };
        let Lying { piece, turn, .. } = on_board.0;
        if on_board.0.dots != dots {
            return None;
        }
        lying.insert(dots.anchor(), Lying { piece, dots, turn });
    }
    let mut reserves = world.query::<&Reserve>();
    let reserve = reserves
        .iter(world)
        .map(|reserve| ((reserve.owner, reserve.kind), reserve.count))
        .collect();
    Some(Layout {
        lying,
        reserve,
        to_move: board.to_move,
        ply: board.ply,
        last_moved: board.last_moved,
    })
}

/// The slot of each level entity.
fn slots_of_levels(world: &mut World) -> HashMap<Entity, Slot> {
    let mut levels = world.query::<(Entity, &Level, &ChildOf)>();
    let mut spaces = world.query::<&Space>();
    levels
        .iter(world)
        .filter_map(|(entity, level, parent)| {
            let space = spaces.get(world, parent.parent()).ok()?;
            Some((entity, space.0.at_level(level.0)))
        })
        .collect()
}
