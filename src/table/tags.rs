//! The levels of the stack that is looked at: where each is seen, so that it can be numbered beside it.

use super::lift::{Lift, LiftedBy};
use super::place::Place;
use super::rest::{self, Explode};
use crate::app::{Atlas, Turn};
use crate::rules::Piece;
use bevy::prelude::*;

/// One tag a level of the stack under the lifted piece, that piece and what is above it included; from the board up.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LevelTags(pub Vec<LevelTag>);

#[derive(Copy, Clone, Debug, PartialEq)]
pub struct LevelTag {
    /// The middle of the level above its space, where it is shown.
    pub at: Vec3,
    /// Counted from 1.
    pub level: u8,
    /// `None` for the gap under a bridge.
    pub piece: Option<Piece>,
    pub lifted: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LevelTags>().add_systems(
        Update,
        tag.in_set(Turn::Animate).run_if(
            resource_changed::<Lift>
                .or_eager(resource_changed::<Atlas>)
                .or_eager(resource_changed::<Place>)
                .or_eager(resource_changed::<Explode>),
        ),
    );
}

fn tag(
    atlas: Res<Atlas>,
    place: Res<Place>,
    explode: Res<Explode>,
    lift: Res<Lift>,
    by: Res<LiftedBy>,
    mut tags: ResMut<LevelTags>,
) {
    let lifted = atlas.lying().find(|(piece, _)| Some(*piece) == lift.0);
    let Some((_, lifted)) = lifted else {
        tags.set_if_neq(LevelTags::default());
        return;
    };
    let rising = rest::rising(&atlas, *lift);
    let at = by.at.unwrap_or(lifted.dots.anchor().at);
    let stack = atlas.stack(at);
    let top = stack.last().map_or(0, |(slot, ..)| slot.level);
    let level = |level: u8| {
        let there = stack.iter().find(|(slot, ..)| slot.level == level);
        let lifted = there.is_some_and(|(_, piece, _)| rising.contains(piece));
        let mut height = place.level_height / 2.0 + rest::spread(&place, *explode, level);
        if lifted {
            height += rest::LIFTED;
        }
        LevelTag {
            at: place.slot(at.at_level(level)) + Vec3::Y * height,
            level: level + 1,
            piece: there.map(|(.., lying)| lying.piece),
            lifted,
        }
    };
    tags.set_if_neq(LevelTags((0..=top).map(level).collect()));
}
