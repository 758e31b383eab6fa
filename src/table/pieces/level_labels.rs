//! The levels of the stack that is looked at: where each is seen, so that it can be numbered beside it.

use crate::app::Explode;
use crate::app::{Atlas, TurnSet};
use crate::rules::Piece;
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::lift::{Lift, LiftedBy};
use crate::table::pieces::target_transform::{self};
use bevy::prelude::*;

/// One tag a level of the stack under the lifted piece, that piece and what is above it included; from the board up.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct StackLabels(pub Vec<StackLabel>);

#[derive(Copy, Clone, Debug, PartialEq)]
pub struct StackLabel {
    /// The middle of the level above its space, where it is shown.
    pub at: Vec3,
    /// Counted from 1.
    pub level: u8,
    /// `None` for the gap under a bridge.
    pub piece: Option<Piece>,
    pub lifted: bool,
}

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<StackLabels>().add_systems(
        Update,
        tag.in_set(TurnSet::Animate).run_if(
            resource_changed::<Lift>
                .or_eager(resource_changed::<Atlas>)
                .or_eager(resource_changed::<BoardGeometry>)
                .or_eager(resource_changed::<Explode>),
        ),
    );
}

fn tag(
    atlas: Res<Atlas>,
    place: Res<BoardGeometry>,
    explode: Res<Explode>,
    lift: Res<Lift>,
    by: Res<LiftedBy>,
    mut tags: ResMut<StackLabels>,
) {
    let lifted = atlas.lying().find(|(piece, _)| Some(*piece) == lift.0);
    let Some((_, lifted)) = lifted else {
        tags.set_if_neq(StackLabels::default());
        return;
    };
    let rising = target_transform::rising(&atlas, *lift);
    let at = by.at.unwrap_or(lifted.dots.anchor().at);
    let stack = atlas.stack(at);
    let top = stack.last().map_or(0, |(slot, ..)| slot.level);
    let level = |level: u8| {
        let there = stack.iter().find(|(slot, ..)| slot.level == level);
        let lifted = there.is_some_and(|(_, piece, _)| rising.contains(piece));
        let mut height =
            place.level_height / 2.0 + target_transform::spread(&place, *explode, level);
        if lifted {
            height += target_transform::LIFTED;
        }
        StackLabel {
            at: place.slot(at.at_level(level)) + Vec3::Y * height,
            level: level + 1,
            piece: there.map(|(.., lying)| lying.piece),
            lifted,
        }
    };
    tags.set_if_neq(StackLabels((0..=top).map(level).collect()));
}
