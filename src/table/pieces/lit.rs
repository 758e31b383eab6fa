//! The pieces that won light up: those on top of the winning spaces, one after another along the way.

use crate::app::{Board, Motion, OnBoard, OnWinningPath, Space, Stacks, Travelling, TurnSet};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Whether a piece shines because it is part of what won.
#[derive(Component, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Lit(pub bool);

/// How far along the winning way the light has come: so many spaces shine.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Lighting {
    pub spaces: u16,
    elapsed_secs: f32,
    step_secs: f32,
    is_running: bool,
}

impl Lighting {
    /// Whether the light is still on its way.
    pub const fn is_running(&self) -> bool {
        self.is_running
    }
}

/// From one space to the next, and at most for the whole way.
const STEP_SECS: f32 = 0.09;
const LONGEST_SECS: f32 = 0.8;

/// The light has come as far as it does in this frame.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::table) struct LightingSet;

/// Lights pieces in [`TurnSet::Animate`] when what won has changed, and while the light is on its way.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lighting>()
        .register_required_components::<OnBoard, Lit>()
        .add_systems(
            Update,
            (
                start_lighting,
                animate_lighting.run_if(|lighting: Res<Lighting>| lighting.is_running),
                light_winners.run_if(
                    any_match_filter::<Or<(Added<OnWinningPath>, Changed<OnBoard>)>>
                        .or_eager(any_component_removed::<OnWinningPath>)
                        .or_eager(resource_changed::<Lighting>),
                ),
            )
                .chain()
                .in_set(LightingSet)
                .in_set(super::opacity::OpacitySet)
                .in_set(TurnSet::Animate),
        );
}

/// The light sets out where a move has won; where a game is opened at its end, everything shines at once. It looks in every
/// frame, to know a new board from one of the frame before.
fn start_lighting(
    winning: Query<Ref<OnWinningPath>>,
    new: Query<(), Added<Board>>,
    motion: Motion,
    mut lighting: ResMut<Lighting>,
) {
    if !winning.iter().any(|path| path.is_added()) {
        return;
    }
    let last = winning.iter().map(|path| path.place).max();
    let steps = last.unwrap_or_default();
    let is_running = motion.travels() && new.is_empty() && steps > 0;
    let longest = LONGEST_SECS / f32::from(steps.max(1));
    *lighting = Lighting {
        spaces: if is_running { 0 } else { u16::MAX },
        elapsed_secs: 0.0,
        step_secs: STEP_SECS.min(longest) * motion.stretch(),
        is_running,
    };
}

/// Goes on along the way once the winning piece has come to rest, and asks for the next frame.
fn animate_lighting(
    time: Res<Time>,
    winning: Query<Ref<OnWinningPath>>,
    travelling: Res<Travelling>,
    mut lighting: ResMut<Lighting>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    // Whether the piece that has just moved travels is known in the next frame.
    if travelling.0 || winning.iter().any(|path| path.is_added()) {
        return;
    }
    let now = lighting.bypass_change_detection();
    now.elapsed_secs += time.delta_secs().min(0.1);
    let spaces = 1 + (now.elapsed_secs / now.step_secs) as u16;
    if spaces != now.spaces {
        let last = winning.iter().map(|path| path.place).max();
        lighting.spaces = spaces;
        lighting.is_running = last.is_some_and(|last| spaces <= last);
    }
}

/// Writes [`Lit`] on every piece.
fn light_winners(
    winning: Query<(&Space, &OnWinningPath)>,
    lighting: Res<Lighting>,
    stacks: Stacks,
    mut pieces: Query<(Entity, &mut Lit)>,
) {
    let reached = winning
        .iter()
        .filter(|(_, path)| path.place < lighting.spaces);
    let tops = reached.filter_map(|(space, _)| stacks.top(space.0));
    let lit: HashSet<Entity> = tops.map(|(_, piece, _)| piece).collect();
    for (entity, mut shown) in &mut pieces {
        shown.set_if_neq(Lit(lit.contains(&entity)));
    }
}
