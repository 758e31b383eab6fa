//! Where marks lie: on the piece that is on top of their space, with which they go wherever it goes, on the edge of their
//! dot, or on the bare board.

use super::assets::MarkAssets;
use super::overlays::seen_dot;
use super::{Mark, MarkOf};
use crate::app::{Besieging, Dot, Explode, InHand, OnBoard, Space, Stacks, TurnSet};
use crate::rules::{Coord, Kind, Lying};
use crate::table::art::{self, Art};
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::motion::MotionSet;
use crate::table::pieces::target_transform::spread;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A mark that takes its mesh from what it lies on.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub(super) enum Shape {
    /// The space itself, or the top of what stands there.
    Fill,
    /// The edge of the piece; a frame where there is none.
    Edge,
    /// Around the foot of a dot.
    Foot,
    /// Teeth along the border of the space.
    Teeth,
    /// A small pin at a corner.
    Pin,
    /// Where a route begins.
    Start,
    /// A place where something could come down.
    Landing,
    /// Around the middle of a space: White's ring, Black's square.
    WhiteSign,
    BlackSign,
    /// The same, small, beside the picture.
    WhitePip,
    BlackPip,
    /// At the edge of a tile, pointing where it could go.
    Chevron,
}

/// A mark that is a bar between two spaces.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub(super) struct Bar {
    pub(super) from: BarEnd,
    pub(super) to: BarEnd,
    /// How much is left out at either end.
    pub(super) free: [f32; 2],
}

/// An end of a [`Bar`].
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum BarEnd {
    /// On the board, under whatever stands there.
    OnBoard(Coord),
    /// On top of what stands there.
    OnTop(Coord),
}

/// The piece that a mark goes with, and where on it.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(Component)]
struct FollowsPiece {
    piece: Entity,
    at: Vec3,
    turn: Quat,
}

/// How far a mark floats above what it lies on.
const ABOVE: f32 = 0.012;
const LINE_ABOVE: f32 = 0.03;

/// Places the marks in [`TurnSet::Animate`], after the pieces have moved.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (place_shapes, place_bars).run_if(
                any_match_filter::<Or<(Changed<Mark>, Changed<OnBoard>, Changed<InHand>)>>
                    .or_eager(any_component_removed::<InHand>)
                    .or_eager(any_component_removed::<OnBoard>)
                    .or_eager(resource_changed::<Explode>)
                    .or_eager(resource_changed::<BoardGeometry>),
            ),
            follow_pieces,
        )
            .chain()
            .in_set(TurnSet::Animate)
            .after(MotionSet),
    );
}

/// What lies on the table apart from what is in the hand.
fn levels_shown(stacks: &Stacks, in_hand: &Query<&InHand>, at: Coord) -> u8 {
    let stack = stacks.stack(at);
    let taken = stack
        .iter()
        .filter(|(_, piece, _)| in_hand.contains(*piece));
    let dropped = in_hand
        .iter()
        .filter(|held| matches!(held, InHand::Dropped { on, .. } if *on == at));
    let height = stack.last().map_or(0, |(slot, ..)| slot.level + 1);
    height.saturating_sub(taken.count() as u8) + dropped.count() as u8
}

/// The top of what stands on a space.
fn on_top(
    at: Coord,
    stacks: &Stacks,
    in_hand: &Query<&InHand>,
    geometry: &BoardGeometry,
    explode: Explode,
) -> Vec3 {
    let levels = levels_shown(stacks, in_hand, at);
    let spread = spread(geometry, explode, levels.saturating_sub(1));
    geometry.slot(at.at_level(levels)) + Vec3::Y * (spread + ABOVE)
}

/// A point of a piece above one of its spaces, as the piece itself sees it.
fn on_piece(lying: &Lying, at: Coord, height: f32, geometry: &BoardGeometry) -> Vec3 {
    let way = geometry.space(at) - geometry.space(lying.dots.anchor().at);
    art::turn_rotation(lying.turn).inverse() * way + Vec3::Y * height
}

/// Where the pin of a piece stands: at a corner, where no picture is.
const PIN: Vec3 = Vec3::new(0.385, 0.0, -0.222);
/// Where the pin of a piece of PÜNCT stands on one of its dots.
const PIN_ON_DOT: Vec3 = Vec3::new(0.29, 0.0, -0.167);
/// How far from the middle of a tile the chevron at its edge is.
const CHEVRON: f32 = 0.40;

/// How far from the middle of a dot the pin stands.
fn pin_aside(kind: Kind) -> Vec3 {
    match kind {
        Kind::Hive(_) | Kind::Tak(_) => PIN,
        Kind::Punct(_) => PIN_ON_DOT,
    }
}

/// Where a route begins on a tile: at another corner.
const START_ON_TILE: Vec3 = Vec3::new(-0.385, 0.0, 0.222);
/// The same on a dot of PÜNCT, which has its picture in the middle.
const START_ON_DOT: Vec3 = Vec3::new(-0.29, 0.0, 0.167);

/// How far from the middle of a space a route begins on what lies there: beside the picture.
fn start_of_route(kind: Kind) -> Vec3 {
    match kind {
        Kind::Hive(_) => START_ON_TILE,
        Kind::Punct(_) => START_ON_DOT,
        // Nothing is drawn on a stone.
        Kind::Tak(_) => Vec3::ZERO,
    }
}

/// The piece that a mark lies on and the space above which it does, or only the space.
#[derive(SystemParam)]
struct Marked<'w, 's> {
    spaces: Query<'w, 's, &'static Space>,
    dots: Query<'w, 's, (&'static Dot, &'static ChildOf)>,
    in_hand: Query<'w, 's, &'static InHand>,
    besieging: Query<'w, 's, &'static Besieging>,
    stacks: Stacks<'w, 's>,
}

impl Marked<'_, '_> {
    fn find(&self, of: Entity) -> Option<(Coord, Option<(Entity, Lying)>)> {
        if let Ok(&Space(at)) = self.spaces.get(of) {
            let top = self.stacks.top(at).map(|(_, piece, lying)| (piece, lying));
            let rests = |piece: Entity| !self.in_hand.contains(piece) && !self.is_hands_space(at);
            return Some((at, top.filter(|(piece, _)| rests(*piece))));
        }
        if let Some(lying) = self.stacks.lying(of) {
            return Some((lying.dots.anchor().at, Some((of, lying))));
        }
        let (dot, parent) = self.dots.get(of).ok()?;
        let lying = self.stacks.lying(parent.parent())?;
        let slot = lying.dots.slots().get(usize::from(dot.0))?;
        Some((slot.at, Some((parent.parent(), lying))))
    }

    /// How a chevron on a tile is turned: to the nearest of the places where the tile could go.
    fn turn_of_chevron(&self, of: Entity, from: Coord, geometry: &BoardGeometry) -> Quat {
        let way = |to: &Coord| geometry.space(*to) - geometry.space(from);
        let goals = self.besieging.get(of).ok().into_iter();
        let ways = goals.flat_map(|besieging| besieging.to.iter().map(way));
        let nearest = ways.min_by(|a, b| a.length_squared().total_cmp(&b.length_squared()));
        let towards = nearest.and_then(Vec3::try_normalize).unwrap_or(Vec3::X);
        Quat::from_rotation_y((-towards.z).atan2(towards.x))
    }

    /// Whether what is in the hand is shown over a space or was dropped there.
    fn is_hands_space(&self, at: Coord) -> bool {
        self.in_hand.iter().any(|held| match *held {
            InHand::Held { over, .. } => over == at,
            InHand::Dropped { on, .. } => on == at,
        })
    }
}

/// Places shapes: on the piece that they follow, or on what stands on their space.
fn place_shapes(
    mut shapes: Query<(Entity, &Shape, &MarkOf, &mut Mesh3d, &mut Transform)>,
    marked: Marked,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    art: Res<Art>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let bare = assets.space(geometry.shape);
    for (entity, shape, of, mut mesh, mut transform) in &mut shapes {
        let Some((at, piece)) = marked.find(of.0) else {
            continue;
        };
        let on = piece.and_then(|(entity, lying)| {
            let meshes = art.shapes(lying.piece)?;
            let point = |height: f32| on_piece(&lying, at, height, &geometry);
            let top = geometry.level_height;
            let mut turn = Quat::IDENTITY;
            let (mesh, at) = match shape {
                Shape::Fill => (&meshes.fill, point(0.0)),
                Shape::Edge => (&meshes.edge, Vec3::ZERO),
                Shape::Foot => (&meshes.foot, point(0.0)),
                Shape::Teeth => (&bare.teeth, point(top + ABOVE)),
                Shape::Pin => {
                    // A piece with several dots is pinned where it is seen.
                    let seen = seen_dot(entity, lying.dots.slots(), &marked.stacks);
                    let at = seen.map_or(at, |slot| slot.at);
                    let aside = pin_aside(lying.piece.kind);
                    let aside = art::turn_rotation(lying.turn).inverse() * aside;
                    (&assets.pin, on_piece(&lying, at, top, &geometry) + aside)
                }
                Shape::Start | Shape::WhitePip | Shape::BlackPip => {
                    let aside = start_of_route(lying.piece.kind);
                    let aside = art::turn_rotation(lying.turn).inverse() * aside;
                    (assets.bare(*shape, bare), point(top + ABOVE) + aside)
                }
                Shape::Landing | Shape::WhiteSign | Shape::BlackSign => {
                    turn = art::turn_rotation(lying.turn).inverse();
                    (assets.bare(*shape, bare), point(top + ABOVE))
                }
                Shape::Chevron => {
                    let level = art::turn_rotation(lying.turn).inverse();
                    turn = level * marked.turn_of_chevron(of.0, at, &geometry);
                    let rim = turn * Vec3::X * CHEVRON;
                    (&assets.chevron, point(top + ABOVE) + rim)
                }
            };
            let piece = entity;
            Some((mesh, FollowsPiece { piece, at, turn }))
        });
        if let Some((wanted, follows)) = on {
            mesh.set_if_neq(Mesh3d(wanted.clone()));
            commands.entity(entity).insert(follows);
            continue;
        }
        let wanted = assets.bare(*shape, bare);
        mesh.set_if_neq(Mesh3d(wanted.clone()));
        commands.entity(entity).remove::<FollowsPiece>();
        let top = on_top(at, &marked.stacks, &marked.in_hand, &geometry, *explode);
        transform.set_if_neq(Transform::from_translation(top));
    }
}

/// Marks go with the pieces that they lie on.
fn follow_pieces(
    mut following: Query<(&FollowsPiece, &mut Transform)>,
    pieces: Query<&Transform, (With<OnBoard>, Without<FollowsPiece>)>,
) {
    for (follows, mut transform) in &mut following {
        if let Ok(piece) = pieces.get(follows.piece) {
            let next = Transform {
                translation: piece.transform_point(follows.at),
                rotation: piece.rotation * follows.turn,
                scale: transform.scale,
            };
            transform.set_if_neq(next);
        }
    }
}

/// Places bars between their ends.
fn place_bars(
    mut bars: Query<(&Bar, &mut Transform)>,
    in_hand: Query<&InHand>,
    stacks: Stacks,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
) {
    let end = |end: BarEnd| match end {
        BarEnd::OnBoard(at) => geometry.space(at) + Vec3::Y * LINE_ABOVE,
        BarEnd::OnTop(at) => on_top(at, &stacks, &in_hand, &geometry, *explode),
    };
    for (bar, mut transform) in &mut bars {
        let (from, to) = (end(bar.from), end(bar.to));
        // Each end stays as high as what it lies on.
        let way = (to - from).with_y(0.0).normalize_or_zero();
        transform.set_if_neq(bar_between(
            from + way * bar.free[0],
            to - way * bar.free[1],
        ));
    }
}

/// A bar of length one along x, scaled to reach from one point to another.
pub(super) fn bar_between(from: Vec3, to: Vec3) -> Transform {
    let way = to - from;
    let direction = way.try_normalize().unwrap_or(Vec3::X);
    Transform::from_translation(from.midpoint(to))
        .with_rotation(Quat::from_rotation_arc(Vec3::X, direction))
        .with_scale(Vec3::new(way.length(), 1.0, 1.0))
}
