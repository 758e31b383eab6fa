//! Marks on the board, each with one meaning, one shape and one colour: where the thing in hand may go, what the last move
//! did, what stands in the way, what won, what is chosen. A mark comes with a component of a space, a dot, a piece or the
//! board, and goes with it.

pub(super) mod analysis;
mod assets;
mod badges;
mod bars;
pub(super) mod colors;
pub(super) mod focus;
mod foreseen;
mod groups;
mod guide;
pub(super) mod hint;
mod links;
mod overlays;
mod placement;
mod pulse;
mod shapes;
pub(super) mod shown_move;

pub(super) use assets::MarkAssets;
pub use badges::Badge;
pub use focus::Focus;
pub use foreseen::ForeseenMove;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use placement::Shape;

/// What a mark says.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[component(immutable)]
#[reflect(Component)]
pub enum Mark {
    Target,
    LastMove,
    /// The foot of what the last move laid on something.
    Covered,
    Refused,
    Winning,
    Focus,
    /// The edge of the piece that is lifted.
    Lifted,
    /// The edge of a piece in the hand.
    Held,
    /// The lines along which a PÜNCT may go.
    Line,
    /// A tile that can be thrown, and a target that it is thrown to.
    Throw,
    /// Where what a tile throws could come down.
    Landing,
    /// A free side of a queen.
    FreeSide,
    /// A piece that can't leave because of the others.
    Pin,
    /// What keeps a pinned piece in its place.
    PinnedBy,
    /// A space where the other side could decide the game.
    Threat,
    /// A shortest way of a side.
    Way,
    /// A space that a side still lacks on its way.
    Lacks,
    /// A tile that could come beside a queen.
    Besieger,
    /// A free side of a queen where such a tile could come.
    Reached,
    /// What joins neighbours of a group.
    Group,
    /// A space that counts for a side.
    Counted,
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
        shapes::plugin,
        badges::plugin,
        bars::plugin,
        links::plugin,
        groups::plugin,
        overlays::plugin,
        focus::plugin,
        hint::plugin,
        analysis::plugin,
        foreseen::plugin,
        guide::plugin,
        pulse::plugin,
        colors::plugin,
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

/// A mark whose mesh hangs on what lies there: it is chosen when the mark is placed.
fn shaped_mark(mark: Mark, of: Entity, shape: Shape, assets: &MarkAssets) -> impl Bundle {
    let mesh = Handle::default();
    (flat_mark(mark, of, mesh, assets.material(mark)), shape)
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
