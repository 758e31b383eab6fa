//! Marks on the board, each colour with one meaning: where the thing in hand may go, what the last move did, what
//! stands in the way, what won.

pub(in crate::table) mod hint;

use crate::app::Explode;
use crate::app::{Atlas, Candidates, Editor, Hand, KnownFacts, Refusal, Session, TurnSet};
use crate::rules::{Coord, Effect, Lattice, Lying, Slot, Step};
use crate::table::art;
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::lift::Lift;
use crate::table::pieces::target_transform::{self};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    Target,
    LastMove,
    /// The edge of what the last move covered.
    Covered,
    Refused,
    Winning,
    Focus,
    /// The edge of the piece that is lifted for a look.
    Lifted,
    /// The lines along which a PÜNCT may go.
    Line,
}

/// The step that the keyboard has in mind, shown on the board until Enter takes it.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Focus(pub Option<Step>);

#[derive(Resource, Debug)]
pub(in crate::table) struct MarkAssets {
    pub(in crate::table) ring: Handle<Mesh>,
    pub(in crate::table) bar: Handle<Mesh>,
    target: Handle<StandardMaterial>,
    last: Handle<StandardMaterial>,
    refused: Handle<StandardMaterial>,
    winning: Handle<StandardMaterial>,
    line: Handle<StandardMaterial>,
    focus: Handle<StandardMaterial>,
}

impl FromWorld for MarkAssets {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let ring = meshes.add(Torus {
            minor_radius: 0.028,
            major_radius: 0.33,
        });
        let bar = meshes.add(Cuboid::new(1.0, 0.012, 0.05));
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let mut glowing = |color: Color| {
            materials.add(StandardMaterial {
                base_color: color,
                unlit: true,
                alpha_mode: AlphaMode::Blend,
                ..default()
            })
        };
        Self {
            ring,
            bar,
            target: glowing(Color::srgba(0.10, 0.66, 0.62, 0.95)),
            last: glowing(Color::srgba(0.93, 0.62, 0.13, 0.9)),
            refused: glowing(Color::srgba(0.86, 0.16, 0.14, 0.95)),
            winning: glowing(Color::srgba(1.0, 0.82, 0.25, 1.0)),
            focus: glowing(Color::srgba(1.0, 1.0, 1.0, 0.95)),
            line: glowing(Color::srgba(0.10, 0.66, 0.62, 0.35)),
        }
    }
}

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<MarkAssets>()
        .init_resource::<Focus>()
        .add_systems(
            Update,
            mark.in_set(TurnSet::Animate).run_if(
                resource_exists_and_changed::<Session>
                    .or_eager(resource_changed::<Candidates>)
                    .or_eager(resource_changed::<Refusal>)
                    .or_eager(resource_changed::<Editor>)
                    .or_eager(resource_changed::<Focus>)
                    .or_eager(resource_changed::<Lift>)
                    .or_eager(resource_changed::<Explode>),
            ),
        );
}

fn mark(
    session: Option<Res<Session>>,
    candidates: Res<Candidates>,
    hand: Res<Hand>,
    refusal: Res<Refusal>,
    facts: Res<KnownFacts>,
    place: Res<BoardGeometry>,
    atlas: Res<Atlas>,
    explode: Res<Explode>,
    (focus, lift): (Res<Focus>, Res<Lift>),
    paints: Res<MarkAssets>,
    marks: Query<Entity, With<Mark>>,
    mut commands: Commands,
    editor: Res<Editor>,
) {
    for entity in &marks {
        commands.entity(entity).despawn();
    }
    let on_top = |at: Coord| {
        let lying = atlas.top(at).map_or(0, |(slot, ..)| slot.level + 1);
        let taken = hand
            .taken()
            .map_or(0, |(from, count)| if from == at { count } else { 0 });
        let dropped = hand.puts().filter(|put| hand.turn.is_none() && *put == at);
        let levels = lying.saturating_sub(taken) + dropped.count() as u8;
        let spread = target_transform::spread(&place, *explode, levels.saturating_sub(1));
        place.slot(at.at_level(levels)) + Vec3::Y * (spread + 0.02)
    };
    let in_hand = |at: Coord| {
        hand.taken().is_some_and(|(from, _)| from == at) || hand.puts().any(|put| put == at)
    };
    let on = |at: Coord| match atlas.top(at) {
        Some((_, piece, lying)) if !in_hand(at) => {
            On::piece(piece, &lying, at, place.level_height + 0.02, &place)
        }
        _ => On {
            piece: None,
            at: on_top(at),
        },
    };
    let mut rings: Vec<(Mark, On, &Handle<StandardMaterial>, f32)> = Vec::new();
    // While a position is set up everything may go anywhere: what is marked is what can't stay like that.
    let setting_up = editor.0.as_ref();
    for at in candidates.targets().filter(|_| setting_up.is_none()) {
        rings.push((Mark::Target, on(at), &paints.target, 0.8));
    }
    if let Some(editing) = setting_up {
        let impossible = editing.refusal().or(editing.game().err());
        for &at in impossible.iter().flat_map(|reason| &reason.places) {
            rings.push((Mark::Refused, on(at), &paints.refused, 1.0));
        }
    }
    for &at in &facts.0.winning {
        rings.push((Mark::Winning, on(at), &paints.winning, 1.05));
    }
    if let Some(Step::Put(at) | Step::Take { at, .. }) = focus.0 {
        rings.push((Mark::Focus, on(at), &paints.focus, 1.15));
    }
    if let Some(illegal) = &refusal.0 {
        for at in illegal.places() {
            rings.push((Mark::Refused, on(at), &paints.refused, 1.0));
        }
    }
    if let Some((piece, lying)) = atlas.lying().find(|(piece, _)| Some(*piece) == lift.0) {
        for slot in lying.dots.slots() {
            let edge = On::piece(piece, lying, slot.at, 0.0, &place);
            rings.push((Mark::Lifted, edge, &paints.focus, EDGE));
        }
    }
    if let (true, None, Some(session)) = (hand.is_empty(), setting_up, session) {
        let last = LastMove::of(&session);
        let ends = last.from.iter().chain(&last.landed);
        for &at in ends.filter(|_| facts.0.winning.is_empty()) {
            rings.push((Mark::LastMove, on(at), &paints.last, 1.0));
        }
        // What was covered shows as a wider edge between the two pieces.
        for &slot in &last.covering {
            let stack = atlas.stack(slot.at);
            if let Some((_, piece, lying)) = stack.iter().find(|(other, ..)| *other == slot) {
                let edge = On::piece(*piece, lying, slot.at, 0.0, &place);
                rings.push((Mark::Covered, edge, &paints.last, EDGE));
            }
        }
        for pair in last.route.windows(2) {
            bar(
                Mark::LastMove,
                on_top(pair[0]),
                on_top(pair[1]),
                &paints.bar,
                &paints.last,
                &mut commands,
            );
        }
    }
    for (kind, on, material, size) in rings {
        let mut ring = commands.spawn((
            kind,
            Mesh3d(paints.ring.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(on.at).with_scale(Vec3::new(size, 0.6, size)),
            NotShadowCaster,
            Pickable::IGNORE,
        ));
        if let Some(piece) = on.piece {
            ring.insert(ChildOf(piece));
        }
    }
    // The lines that the PÜNCT of the piece in hand may travel.
    if let (Lattice::HexColumns, Some((from, _)), None) = (place.lattice, hand.taken(), setting_up)
    {
        for &step in place.lattice.directions() {
            let mut end = from;
            while atlas.space(end + step).is_some() {
                end = end + step;
            }
            if end != from {
                let lift = Vec3::Y * 0.03;
                bar(
                    Mark::Line,
                    place.space(from) + lift,
                    place.space(end) + lift,
                    &paints.bar,
                    &paints.line,
                    &mut commands,
                );
            }
        }
    }
}

/// A ring as wide as this runs along the edge of a piece.
const EDGE: f32 = 1.42;

/// What a mark lies on: a piece, with which it goes wherever that goes, or the table.
struct On {
    piece: Option<Entity>,
    at: Vec3,
}

impl On {
    fn piece(piece: Entity, lying: &Lying, at: Coord, height: f32, place: &BoardGeometry) -> Self {
        let way = place.space(at) - place.space(lying.dots.anchor().at);
        Self {
            piece: Some(piece),
            at: art::turn_rotation(lying.turn).inverse() * way + Vec3::Y * height,
        }
    }
}

pub(in crate::table) fn bar(
    kind: impl Component,
    from: Vec3,
    to: Vec3,
    mesh: &Handle<Mesh>,
    material: &Handle<StandardMaterial>,
    commands: &mut Commands,
) {
    let way = to - from;
    let Some(direction) = way.try_normalize() else {
        return;
    };
    commands.spawn((
        kind,
        Mesh3d(mesh.clone()),
        MeshMaterial3d(material.clone()),
        Transform::from_translation(from.midpoint(to))
            .with_rotation(Quat::from_rotation_arc(Vec3::X, direction))
            .with_scale(Vec3::new(way.length(), 1.0, 1.0)),
        NotShadowCaster,
        Pickable::IGNORE,
    ));
}

/// What the last move did on the table.
#[derive(Debug, Default)]
struct LastMove {
    /// Where the piece came from, unless it is new.
    from: Option<Coord>,
    /// The longest way that a piece went.
    route: Vec<Coord>,
    /// Where pieces came to lie.
    landed: Vec<Coord>,
    /// Those of their slots that lie on something.
    covering: Vec<Slot>,
}

impl LastMove {
    fn of(session: &Session) -> Self {
        let mut last = Self::default();
        for effect in session.game().last_effects() {
            let dots = match effect {
                Effect::Enter { lying } => lying.dots,
                Effect::Carry {
                    from, to, route, ..
                } => {
                    last.from = Some(from.at);
                    if route.len() > last.route.len() {
                        last.route = route;
                    }
                    to
                }
                Effect::Become { .. } => continue,
            };
            for slot in dots.slots() {
                if !last.landed.contains(&slot.at) {
                    last.landed.push(slot.at);
                    if slot.level > 0 {
                        last.covering.push(*slot);
                    }
                }
            }
        }
        if let Some(from) = last.from {
            last.landed.retain(|at| *at != from);
        }
        last
    }
}
