//! The piece in the hand before it is put: a translucent one where it would lie, and the round marker that keeps a
//! PÜNCT's old place.

use crate::app::{Atlas, Candidates, Editor, Hand, Session, TurnSet};
use crate::rules::{Coord, Dots, Effect, Kind, Lying, Piece, Step};
use crate::table::art::{self, Art};
use crate::table::geometry::BoardGeometry;
use crate::table::input::pointer::Hovered;
use crate::table::marks::Focus;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// Where the piece in hand is shown: put and waiting for its turn, or over the space that is pointed at.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Preview(pub Option<Lying>);

#[derive(Component, Copy, Clone, Debug)]
struct Ghost;

#[derive(Component, Copy, Clone, Debug)]
struct Marker;

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<Preview>().add_systems(
        Update,
        update_preview.in_set(TurnSet::Animate).run_if(
            resource_changed::<Hand>
                .or_eager(resource_changed::<Hovered>)
                .or_eager(resource_changed::<Focus>)
                .or_eager(resource_changed::<Candidates>)
                .or_eager(resource_exists_and_changed::<Session>)
                .or_eager(resource_changed::<Editor>),
        ),
    );
}

fn update_preview(
    session: Option<Res<Session>>,
    hand: Res<Hand>,
    hovered: Res<Hovered>,
    focus: Res<Focus>,
    candidates: Res<Candidates>,
    atlas: Res<Atlas>,
    place: Res<BoardGeometry>,
    art: Res<Art>,
    ghosts: Query<Entity, Or<(With<Ghost>, With<Marker>)>>,
    mut preview: ResMut<Preview>,
    mut commands: Commands,
    editor: Res<Editor>,
) {
    for entity in &ghosts {
        commands.entity(entity).despawn();
    }
    preview.set_if_neq(Preview(None));
    if let Some(editing) = &editor.0 {
        let at = focused(*focus).or(hovered.space);
        let lying_there = at.map(|at| editing.preview(&hand, at));
        for lying in lying_there.iter().flatten() {
            preview.0.get_or_insert(*lying);
            show(lying, &place, &art, &mut commands);
        }
        return;
    }
    let Some(session) = session else { return };
    let Some(piece) = in_hand(&session, &hand, &candidates, &atlas) else {
        return;
    };
    if let (Kind::Punct(_), Some((from, _))) = (piece.kind, hand.taken()) {
        spawn(
            art.marker(),
            Transform::from_translation(place.space(from)),
            None,
            Marker,
            &mut commands,
        );
    }
    let put = hand.puts().last();
    let target = match (piece.kind, put) {
        (Kind::Punct(_), Some(at)) => Some(at),
        _ => focused(*focus)
            .or(hovered.space)
            .filter(|at| candidates.next.contains(&Step::Put(*at))),
    };
    let Some(at) = target else { return };
    let lying = landing(&session, &hand, &candidates, at, &atlas, piece);
    preview.0 = Some(lying);
    show(&lying, &place, &art, &mut commands);
}

fn show(lying: &Lying, place: &BoardGeometry, art: &Art, commands: &mut Commands) {
    let transform = Transform::from_translation(place.slot(lying.dots.anchor()))
        .with_rotation(art::turn_rotation(lying.turn));
    let glass = Some((art.ghost(lying.piece), art.ghost_mark()));
    spawn(art.piece(lying.piece), transform, glass, Ghost, commands);
}

/// Where the keyboard would put it.
fn focused(focus: Focus) -> Option<Coord> {
    match focus.0 {
        Some(Step::Put(at)) => Some(at),
        _ => None,
    }
}

/// The piece that a put would put next.
fn in_hand(
    session: &Session,
    hand: &Hand,
    candidates: &Candidates,
    atlas: &Atlas,
) -> Option<Piece> {
    if hand.chosen().is_some() {
        // In Tak's first turn that is a stone of the opponent: the move itself knows.
        let (_, mv) = candidates.spelling.beginning(&hand.steps).first()?;
        return session
            .game()
            .effects(*mv)
            .into_iter()
            .find_map(|effect| match effect {
                Effect::Enter { lying } => Some(lying.piece),
                _ => None,
            });
    }
    let (from, count) = hand.taken()?;
    let stack = atlas.stack(from);
    let dropped = if count > 1 { hand.puts().count() } else { 0 };
    let index = stack.len().checked_sub(usize::from(count))? + dropped;
    stack.get(index).map(|(_, _, lying)| lying.piece)
}

/// How the piece would lie there, taken from a legal move that does just that.
fn landing(
    session: &Session,
    hand: &Hand,
    candidates: &Candidates,
    at: Coord,
    atlas: &Atlas,
    piece: Piece,
) -> Lying {
    let mut steps = hand.steps.clone();
    if hand.turn.is_none() {
        steps.push(Step::Put(at));
    }
    steps.extend(candidates.turns_at(hand, at).1.map(Step::Turn));
    let first = candidates
        .spelling
        .beginning(&steps)
        .first()
        .map(|(_, mv)| *mv);
    let lands = first.and_then(|mv| {
        let layout = session.game().layout().after(&session.game().effects(mv));
        let here = layout
            .lying
            .into_values()
            .filter(|lying| lying.dots.anchor().at == at);
        here.max_by_key(|lying| lying.dots.anchor().level)
    });
    match lands {
        Some(lying) if hand.taken().is_none_or(|(_, count)| count == 1) => lying,
        // One of several: it lies on what is there and on what was dropped there before it.
        _ => {
            let dropped = hand.puts().filter(|put| *put == at).count() as u8;
            let level = atlas.top(at).map_or(0, |(slot, ..)| slot.level + 1) + dropped;
            Lying {
                piece,
                dots: Dots::One(at.at_level(level)),
                turn: 0,
            }
        }
    }
}

pub(in crate::table) fn spawn(
    parts: &[art::Part],
    transform: Transform,
    glass: Option<(Handle<StandardMaterial>, Handle<StandardMaterial>)>,
    kind: impl Component + Copy,
    commands: &mut Commands,
) {
    let root = commands
        .spawn((kind, transform, Visibility::default()))
        .id();
    for part in parts {
        let material = match (&glass, part.role) {
            (Some((body, _)), art::Role::Body) => body.clone(),
            (Some((_, mark)), art::Role::Mark) => mark.clone(),
            (None, _) => part.material.clone(),
        };
        commands.spawn((
            Mesh3d(part.mesh.clone()),
            MeshMaterial3d(material),
            part.at,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
}
