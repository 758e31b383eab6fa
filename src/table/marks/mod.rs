//! Marks on the board, each colour with one meaning: where the thing in hand may go, what the last move did, what stands in
//! the way, what won. A mark comes with a component of a space, a dot or the board, and goes with it.

mod assets;
mod bars;
mod edges;
mod focus;
pub(super) mod hint;
mod placement;
mod rings;

pub use focus::Focus;

use assets::MarkAssets;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// What a mark says.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[component(immutable)]
#[reflect(Component)]
pub enum Mark {
    Target,
    LastMove,
    /// The edge of what the last move covered.
    Covered,
    Refused,
    Winning,
    Focus,
    /// The edge of the piece that is lifted.
    Lifted,
    /// The lines along which a PÜNCT may go.
    Line,
}

/// What is marked: a space, a dot, a piece or the board.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[relationship(relationship_target = Marks)]
#[reflect(Component)]
pub struct MarkOf(pub Entity);

/// The marks of something; they go with it.
#[derive(Component, Debug, Default, Reflect)]
#[relationship_target(relationship = MarkOf, linked_spawn)]
#[reflect(Component)]
pub struct Marks(Vec<Entity>);

/// Adds the marks: observers spawn and despawn them, and [`TurnSet::Animate`](crate::app::TurnSet::Animate) places them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MarkAssets>().add_plugins((
        rings::plugin,
        edges::plugin,
        bars::plugin,
        focus::plugin,
        hint::plugin,
        placement::plugin,
    ));
}

/// What every mark has: no shadow, and nothing to click on.
fn flat_mark(
    mark: Mark,
    of: Entity,
    mesh: Handle<Mesh>,
    material: Handle<StandardMaterial>,
) -> impl Bundle {
    (
        Name::new(format!("Mark: {mark:?}")),
        mark,
        MarkOf(of),
        Mesh3d(mesh),
        MeshMaterial3d(material),
        Transform::default(),
        NotShadowCaster,
        Pickable::IGNORE,
    )
}

/// Takes the marks of one meaning off something.
fn unmark(
    of: Entity,
    mark: Mark,
    marked: &Query<&Marks>,
    marks: &Query<&Mark>,
    commands: &mut Commands,
) {
    let Ok(there) = marked.get(of) else { return };
    for entity in there
        .iter()
        .filter(|entity| marks.get(*entity) == Ok(&mark))
    {
        commands.entity(entity).try_despawn();
    }
}
