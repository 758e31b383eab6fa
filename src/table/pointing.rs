//! The pointer on the table: what it is over, and what a click, a drag or the wheel there means.

use super::place::Place;
use super::rest::Lift;
use crate::app::{Atlas, Board, Candidates, Hand, Intent, OnBoard, Turn};
use crate::rules::{Coord, Step};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::picking::pointer::PointerInteraction;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_panorbit_camera::PanOrbitCamera;

/// What the pointer is over.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub struct Hovered {
    pub space: Option<Coord>,
    pub piece: Option<Entity>,
}

/// A target this far from where the pointer meets the table still counts as pointed at.
const TARGET_REACH: f32 = 0.62;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .add_observer(watch_board)
        .add_systems(Update, (hover, wheel).chain().before(Turn::Gather));
}

/// Everything on the table is a child of the board, so the board hears of every click.
fn watch_board(added: On<Add, Board>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .observe(click)
        .observe(press)
        .observe(drag_start)
        .observe(drag_end);
}

/// The piece that a mesh belongs to.
fn piece_of(
    entity: Entity,
    parents: &Query<&ChildOf>,
    pieces: &Query<(), With<OnBoard>>,
) -> Option<Entity> {
    std::iter::once(entity)
        .chain(parents.iter_ancestors(entity))
        .find(|&entity| pieces.contains(entity))
}

/// The space that a hit means: a lit target near it before anything else, then the spaces under the piece that was
/// hit, then the space under the point.
fn space_at(
    point: Vec3,
    piece: Option<Entity>,
    place: &Place,
    atlas: &Atlas,
    candidates: &Candidates,
) -> Coord {
    let flat = |at: Coord| place.space(at).with_y(0.0).distance(point.with_y(0.0));
    let target = candidates
        .targets()
        .map(|at| (at, flat(at)))
        .min_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((at, distance)) = target
        && distance < TARGET_REACH
    {
        return at;
    }
    let lying = piece.and_then(|piece| atlas.lying().find(|(entity, _)| *entity == piece));
    lying
        .and_then(|(_, lying)| {
            let spaces = lying.dots.slots().iter().map(|slot| slot.at);
            spaces.min_by(|a, b| flat(*a).total_cmp(&flat(*b)))
        })
        .unwrap_or_else(|| place.nearest(point))
}

fn hover(
    pointers: Query<&PointerInteraction>,
    parents: Query<&ChildOf>,
    pieces: Query<(), With<OnBoard>>,
    boards: Query<(), With<Board>>,
    place: Res<Place>,
    atlas: Res<Atlas>,
    candidates: Res<Candidates>,
    egui: Res<EguiWantsInput>,
    mut hovered: ResMut<Hovered>,
) {
    let mut now = Hovered::default();
    if !egui.is_pointer_over_area() {
        let hits = pointers
            .iter()
            .filter_map(PointerInteraction::get_nearest_hit);
        for (entity, hit) in hits {
            let on_table = parents
                .iter_ancestors(*entity)
                .any(|ancestor| boards.contains(ancestor));
            if let (true, Some(point)) = (on_table, hit.position) {
                now.piece = piece_of(*entity, &parents, &pieces);
                now.space = Some(space_at(point, now.piece, &place, &atlas, &candidates));
            }
        }
    }
    hovered.set_if_neq(now);
}

fn click(
    mut click: On<Pointer<Click>>,
    hovered: Res<Hovered>,
    hand: Res<Hand>,
    candidates: Res<Candidates>,
    atlas: Res<Atlas>,
    mut intents: MessageWriter<Intent>,
) {
    click.propagate(false);
    match click.button {
        PointerButton::Secondary => {
            intents.write(Intent::StepBack);
        }
        PointerButton::Primary => {
            if let Some(space) = hovered.space {
                for intent in meaning(space, &hand, &candidates, &atlas) {
                    intents.write(intent);
                }
            }
        }
        PointerButton::Middle => {}
    }
}

/// What a click on a space means, given what is in the hand.
fn meaning(space: Coord, hand: &Hand, candidates: &Candidates, atlas: &Atlas) -> Vec<Intent> {
    // A piece that was put and waits for its turn: a click on it decides, a click elsewhere moves it.
    if hand.turn.is_some() {
        if hand.puts().last() == Some(space) {
            return vec![Intent::Finish];
        }
        return vec![Intent::StepBack, Intent::Step(Step::Put(space))];
    }
    if candidates.next.contains(&Step::Put(space)) {
        return vec![Intent::Step(Step::Put(space))];
    }
    if let Some((from, count)) = hand.taken()
        && hand.steps.len() == 1
        && stands_on(atlas, from, space)
    {
        return if count > 1 {
            vec![Intent::SetCount(count - 1)]
        } else {
            vec![Intent::ClearHand]
        };
    }
    let taken_by = atlas.top(space).map(|(_, _, lying)| lying.dots.anchor().at);
    match taken_by {
        Some(at) if hand.puts().next().is_none() => {
            let spelled = &candidates.spelling;
            let most = (1..=u8::MAX)
                .take_while(|&count| !spelled.beginning(&[Step::Take { at, count }]).is_empty())
                .last();
            let mut intents = Vec::new();
            if !hand.is_empty() {
                intents.push(Intent::ClearHand);
            }
            intents.push(Intent::Step(Step::Take {
                at,
                count: most.unwrap_or(1),
            }));
            intents
        }
        _ if hand.is_empty() => Vec::new(),
        // Somewhere else: say why it can't go there, and keep it in the hand.
        _ => vec![Intent::Step(Step::Put(space))],
    }
}

/// Whether a click on `space` is a click on the piece that was taken from `from`.
fn stands_on(atlas: &Atlas, from: Coord, space: Coord) -> bool {
    let top = |at| atlas.top(at).map(|(_, entity, _)| entity);
    from == space || (top(from).is_some() && top(from) == top(space))
}

/// Left drag on the empty table orbits, as right drag does anywhere.
fn press(
    press: On<Pointer<Press>>,
    hovered: Res<Hovered>,
    candidates: Res<Candidates>,
    mut cameras: Query<&mut PanOrbitCamera>,
) {
    let on_something = hovered.piece.is_some()
        || hovered
            .space
            .is_some_and(|space| candidates.next.contains(&Step::Put(space)));
    for mut camera in &mut cameras {
        camera.button_orbit = match press.button {
            PointerButton::Primary if !on_something => MouseButton::Left,
            _ => MouseButton::Right,
        };
    }
}

fn drag_start(
    mut drag: On<Pointer<DragStart>>,
    parents: Query<&ChildOf>,
    pieces: Query<(), With<OnBoard>>,
    hovered: Res<Hovered>,
    hand: Res<Hand>,
    candidates: Res<Candidates>,
    atlas: Res<Atlas>,
    mut intents: MessageWriter<Intent>,
) {
    drag.propagate(false);
    let on_piece = piece_of(drag.original_event_target(), &parents, &pieces).is_some();
    if drag.button == PointerButton::Primary
        && on_piece
        && hand.is_empty()
        && let Some(space) = hovered.space
    {
        for intent in meaning(space, &hand, &candidates, &atlas) {
            intents.write(intent);
        }
    }
}

fn drag_end(
    mut drag: On<Pointer<DragEnd>>,
    hovered: Res<Hovered>,
    hand: Res<Hand>,
    candidates: Res<Candidates>,
    mut intents: MessageWriter<Intent>,
) {
    drag.propagate(false);
    if drag.button == PointerButton::Primary
        && !hand.is_empty()
        && let Some(space) = hovered.space
        && candidates.next.contains(&Step::Put(space))
    {
        intents.write(Intent::Step(Step::Put(space)));
    }
}

/// The wheel turns the piece that was put, or changes how many are taken from a stack.
fn wheel(
    mut wheels: MessageReader<MouseWheel>,
    egui: Res<EguiWantsInput>,
    hand: Res<Hand>,
    lift: Res<Lift>,
    mut intents: MessageWriter<Intent>,
) {
    let rolled: f32 = wheels
        .read()
        .map(|wheel| {
            if wheel.unit == MouseScrollUnit::Line {
                wheel.y
            } else {
                wheel.y / 40.0
            }
        })
        .sum();
    if rolled == 0.0 || egui.is_pointer_over_area() || lift.0.is_some() {
        return;
    }
    if hand.turn.is_some() {
        intents.write(Intent::Rotate(if rolled > 0.0 { 1 } else { -1 }));
    } else if let (Some((_, count)), 1) = (hand.taken(), hand.steps.len()) {
        let count = if rolled > 0.0 {
            count.saturating_add(1)
        } else {
            count - 1
        };
        if count > 0 {
            intents.write(Intent::SetCount(count));
        }
    }
}
