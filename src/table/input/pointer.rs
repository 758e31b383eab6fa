//! The pointer on the table: what it is over, and what a click, a drag, a long press or the wheel there means.

use crate::app::{Atlas, Board, Candidates, Editor, Hand, Intent, OnBoard, Screen, TurnSet};
use crate::rules::{Coord, Dots, Step};
use crate::table::camera::TableCamera;
use crate::table::geometry::BoardGeometry;
use crate::table::input::editing;
use crate::table::pieces::lift::{self, Holder, Lift, LiftMode, LiftedBy};
use crate::table::pieces::preview::Preview;
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput, PointerInteraction};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, egui};
use bevy_panorbit_camera::PanOrbitCamera;

/// What the pointer is over.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub struct Hovered {
    pub space: Option<Coord>,
    pub piece: Option<Entity>,
}

/// Something that was dragged here from a panel is let go: it is put where the pointer is.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Dropped;

/// A target this far from where the pointer meets the table still counts as pointed at.
const TARGET_REACH: f32 = 0.62;
/// The same on the bare table around a board without an edge, where nothing else can be meant.
const BARE_REACH: f32 = 1.6;
/// A press that goes farther than this is a drag; a hand on a mouse is never quite still.
const DRAG_PIXELS: f32 = 7.0;
/// A press that stays this long is a look at what lies under the piece.
const LONG_PRESS_SECS: f32 = 0.55;

/// A panel gives the pointer back to the table some frames after a release.
const PANEL_FRAMES: u8 = 4;

/// Presses on the table or beside it that wait for their release, the oldest first.
#[derive(Resource, Debug, Default)]
struct Presses(Vec<Pressed>);

#[derive(Copy, Clone, Debug)]
struct Pressed {
    pointer: PointerId,
    button: PointerButton,
    from: Vec2,
    on: Hovered,
    /// With Shift down a drag moves the camera, whatever it began on.
    pans: bool,
    held_secs: f32,
    became: Became,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Became {
    Click,
    /// A piece travels with the pointer.
    Drag,
    /// A piece was lifted for a look.
    Look,
    /// The camera's, or nobody's.
    Other,
}

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .init_resource::<Presses>()
        .add_message::<Dropped>()
        .add_observer(press)
        .add_systems(
            Update,
            (hover, press_long, follow_presses, drop_from_panel, wheel)
                .chain()
                .before(TurnSet::Gather),
        );
}

/// What is needed to say what a point of the table means.
#[derive(SystemParam)]
pub(in crate::table) struct Table<'w, 's> {
    parents: Query<'w, 's, &'static ChildOf>,
    pieces: Query<'w, 's, (), With<OnBoard>>,
    boards: Query<'w, 's, (), With<Board>>,
    place: Res<'w, BoardGeometry>,
    pub(in crate::table) atlas: Res<'w, Atlas>,
    candidates: Res<'w, Candidates>,
    pub(in crate::table) hand: Res<'w, Hand>,
    editor: Res<'w, Editor>,
}

impl Table<'_, '_> {
    fn holds(&self, entity: Entity) -> bool {
        let mut ancestors = self.parents.iter_ancestors(entity);
        ancestors.any(|ancestor| self.boards.contains(ancestor))
    }

    /// Whether the table is there to be arranged instead of played on.
    fn is_arranged(&self) -> bool {
        self.editor.0.is_some()
    }

    /// The piece that a mesh belongs to.
    fn piece_of(&self, entity: Entity) -> Option<Entity> {
        std::iter::once(entity)
            .chain(self.parents.iter_ancestors(entity))
            .find(|&entity| self.pieces.contains(entity))
    }

    /// Whether that piece was taken from the board and is in the hand.
    fn carries(&self, piece: Option<Entity>) -> bool {
        let Some((from, count)) = self.hand.taken() else {
            return false;
        };
        let taken = self.atlas.taken(from, count);
        taken.iter().any(|(entity, _)| Some(*entity) == piece)
    }

    fn at(&self, entity: Entity, point: Vec3) -> Hovered {
        let piece = self.piece_of(entity);
        Hovered {
            space: Some(self.space_at(point, piece)),
            piece,
        }
    }

    /// The space that a hit means: that of the piece that was hit where it is a target or in the hand, then a target
    /// near the point, then whatever is there.
    fn space_at(&self, point: Vec3, piece: Option<Entity>) -> Coord {
        let flat = |at: Coord| self.place.space(at).distance(point.with_y(0.0));
        let nearer = |a: &Coord, b: &Coord| flat(*a).total_cmp(&flat(*b));
        let lying = piece.and_then(|piece| self.atlas.lying().find(|(entity, _)| *entity == piece));
        let under = lying.and_then(|(_, lying)| {
            // Stones on their way from a stack are seen elsewhere than where the position still has them.
            if self.hand.turn.is_none() && self.hand.puts().next().is_some() && self.carries(piece)
            {
                return Some(self.place.nearest(point));
            }
            let spaces = lying.dots.slots().iter().map(|slot| slot.at);
            spaces.min_by(nearer)
        });
        if let Some(under) = under
            && (self.candidates.next.contains(&Step::Put(under))
                || self.hand.taken().is_some_and(|(from, _)| from == under))
        {
            return under;
        }
        let target = self.candidates.targets().min_by(nearer);
        let nearest = self.place.nearest(point);
        let bare = self.place.grows && under.is_none() && self.far_from_pieces(nearest);
        let reach = if bare { BARE_REACH } else { TARGET_REACH };
        if let Some(at) = target
            && flat(at) < reach
        {
            return at;
        }
        under.unwrap_or(nearest)
    }

    /// Whether no piece lies on a space or beside it.
    fn far_from_pieces(&self, space: Coord) -> bool {
        let mut around = self.place.lattice.neighbours(space);
        self.atlas.top(space).is_none() && around.all(|at| self.atlas.top(at).is_none())
    }
}

/// Whether a panel covers this point of the window. The picking of panels is a frame late; this isn't.
fn on_panel(contexts: &mut EguiContexts, at: Vec2) -> bool {
    let Ok(ctx) = contexts.ctx_mut() else {
        return false;
    };
    let zoom = ctx.zoom_factor();
    ctx.layer_id_at(egui::pos2(at.x / zoom, at.y / zoom))
        .is_some_and(|layer| layer.order != egui::Order::Background)
}

fn hover(
    pointers: Query<&PointerInteraction>,
    table: Table,
    egui: Res<EguiWantsInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut rays: MeshRayCast,
    mut hovered: ResMut<Hovered>,
) {
    let mut now = Hovered::default();
    if egui.is_using_pointer() && !egui.is_pointer_over_area() {
        // Something is dragged here from a panel, which keeps the pointer to itself.
        let ray = windows.iter().zip(&cameras).find_map(|(window, camera)| {
            let (camera, transform) = camera;
            camera
                .viewport_to_world(transform, window.cursor_position()?)
                .ok()
        });
        let on_table = |entity| table.holds(entity);
        let settings = MeshRayCastSettings::default().with_filter(&on_table);
        if let Some(ray) = ray
            && let Some((entity, hit)) = rays.cast_ray(ray, &settings).first()
        {
            now = table.at(*entity, hit.point);
        }
    } else if !egui.is_pointer_over_area() {
        let hits = pointers
            .iter()
            .filter_map(PointerInteraction::get_nearest_hit);
        for (entity, hit) in hits {
            if let (true, Some(point)) = (table.holds(*entity), hit.position) {
                now = table.at(*entity, point);
            }
        }
    }
    hovered.set_if_neq(now);
}

/// Remembers where a press was, for the click or drag that it becomes. Left drag on the empty table orbits, as right
/// drag does anywhere; with Shift either pans, as middle drag does.
fn press(
    press: On<Pointer<Press>>,
    table: Table,
    windows: Query<(), With<Window>>,
    screen: Res<State<Screen>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: EguiContexts,
    mut presses: ResMut<Presses>,
    mut cameras: Query<&mut PanOrbitCamera>,
) {
    let hit = press.original_event_target();
    // The event goes up from the mesh to the window; once is enough.
    if press.entity != hit
        || !screen.shows_table()
        || on_panel(&mut contexts, press.pointer_location.position)
    {
        return;
    }
    let on = match press.hit.position {
        Some(point) if table.holds(hit) => table.at(hit, point),
        _ if windows.contains(hit) => Hovered::default(),
        _ => return,
    };
    let on_something = on.piece.is_some()
        || on
            .space
            .is_some_and(|space| table.candidates.next.contains(&Step::Put(space)));
    let pans = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for mut camera in &mut cameras {
        (camera.button_orbit, camera.button_pan) = match press.button {
            PointerButton::Primary if pans => (MouseButton::Right, MouseButton::Left),
            PointerButton::Secondary if pans => (MouseButton::Left, MouseButton::Right),
            PointerButton::Primary if !on_something => (MouseButton::Left, MouseButton::Middle),
            _ => (MouseButton::Right, MouseButton::Middle),
        };
    }
    presses.0.push(Pressed {
        pointer: press.pointer_id,
        button: press.button,
        from: press.pointer_location.position,
        on,
        pans,
        held_secs: 0.0,
        became: Became::Click,
    });
}

fn press_long(
    time: Res<Time>,
    mut presses: ResMut<Presses>,
    mut lift: ResMut<Lift>,
    mut by: ResMut<LiftedBy>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for press in &mut presses.bypass_change_detection().0 {
        let waits = press.became == Became::Click && press.button == PointerButton::Primary;
        if let (true, Some(piece)) = (waits, press.on.piece) {
            // The first frame after a sleep may be long.
            press.held_secs += time.delta_secs().min(0.1);
            if press.held_secs > LONG_PRESS_SECS {
                press.became = Became::Look;
                lift::lift(
                    &mut lift,
                    &mut by,
                    Holder::Press,
                    Some(piece),
                    press.on.space,
                );
            }
            redraw.write(RequestRedraw);
        }
    }
}

/// Presses become drags when they travel, and clicks, drops or nothing when they are released.
fn follow_presses(
    mut inputs: MessageReader<PointerInput>,
    mut presses: ResMut<Presses>,
    hovered: Res<Hovered>,
    table: Table,
    ghost: Res<Preview>,
    mode: Res<LiftMode>,
    mut lift: ResMut<Lift>,
    mut by: ResMut<LiftedBy>,
    mut intents: MessageWriter<Intent>,
) {
    for input in inputs.read() {
        match input.action {
            PointerAction::Move { .. } => {
                for press in &mut presses.0 {
                    let far = press.from.distance(input.location.position) > DRAG_PIXELS;
                    if press.pointer == input.pointer_id && press.became == Became::Click && far {
                        press.became = begin_drag(press, &table, &mut intents);
                    }
                }
            }
            PointerAction::Release(button) => {
                let waiting = presses
                    .0
                    .iter()
                    .position(|press| press.pointer == input.pointer_id && press.button == button);
                let Some(press) = waiting.map(|index| presses.0.remove(index)) else {
                    continue;
                };
                match press.became {
                    Became::Click if mode.0 && button == PointerButton::Primary => {
                        let piece = press.on.piece.filter(|piece| lift.0 != Some(*piece));
                        lift::lift(&mut lift, &mut by, Holder::Mode, piece, press.on.space);
                    }
                    Became::Click if table.is_arranged() => {
                        intents.write_batch(editing::click(button, press.on, &table));
                    }
                    Became::Drag if table.is_arranged() => {
                        intents.write(editing::drop(*hovered, &table));
                    }
                    Became::Click => {
                        intents.write_batch(click(button, press.on, &table, &ghost));
                    }
                    Became::Drag => {
                        intents.write(drop(press.on, *hovered, &table));
                    }
                    Became::Look => lift::let_go(&mut lift, &mut by, Holder::Press),
                    Became::Other => {}
                }
            }
            PointerAction::Cancel => {
                presses.0.retain(|press| press.pointer != input.pointer_id);
                lift::let_go(&mut lift, &mut by, Holder::Press);
            }
            PointerAction::Press(_) | PointerAction::Scroll { .. } => {}
        }
    }
}

/// A drag that begins on a piece takes it, if nothing is in the hand yet.
fn begin_drag(press: &Pressed, table: &Table, intents: &mut MessageWriter<Intent>) -> Became {
    let (PointerButton::Primary, Some(_), Some(space)) =
        (press.button, press.on.piece, press.on.space)
    else {
        return Became::Other;
    };
    if press.pans {
        return Became::Other;
    }
    if table.is_arranged() && table.hand.is_empty() {
        intents.write_batch(editing::take(space, press.on.piece, table));
    } else if table.hand.is_empty() {
        intents.write_batch(take(space, press.on.piece, table));
    } else if !table.carries(press.on.piece) {
        return Became::Other;
    }
    Became::Drag
}

/// What a drag that ends here means: all that travelled is put, and what comes back to its place was never taken.
fn drop(from: Hovered, to: Hovered, table: &Table) -> Intent {
    let on_board = |at: &Coord| table.atlas.space(*at).is_some();
    match to.space.filter(on_board) {
        Some(to) if Some(to) != from.space || table.candidates.next.contains(&Step::Put(to)) => {
            Intent::PutAll(to)
        }
        _ => Intent::ClearHand,
    }
}

/// What a click means, given what is in the hand.
fn click(button: PointerButton, on: Hovered, table: &Table, ghost: &Preview) -> Option<Intent> {
    match button {
        PointerButton::Primary => {}
        PointerButton::Secondary => return Some(Intent::StepBack),
        PointerButton::Middle => return None,
    }
    let Some(space) = on.space.filter(|at| table.atlas.space(*at).is_some()) else {
        // Beside the board.
        return Some(Intent::StepBack);
    };
    let hand = &table.hand;
    // A piece that was put and waits for its turn: a click on its PÜNCT decides, one on its arms turns it.
    if hand.turn.is_some() {
        let covers = |at: Coord| {
            let lying = ghost.0.as_ref();
            lying.is_some_and(|lying| lying.dots.slots().iter().any(|slot| slot.at == at))
        };
        return Some(if hand.puts().last() == Some(space) {
            Intent::Finish
        } else if covers(space) {
            Intent::Rotate(1)
        } else {
            Intent::Step(Step::Put(space))
        });
    }
    if table.candidates.next.contains(&Step::Put(space)) {
        return Some(Intent::Step(Step::Put(space)));
    }
    if let (Some((from, count)), 1) = (hand.taken(), hand.steps.len())
        && (from == space || table.carries(on.piece))
    {
        return Some(if count > 1 {
            Intent::SetCount(count - 1)
        } else {
            Intent::ClearHand
        });
    }
    if hand.is_empty() {
        // A click on an empty space has nothing to take, but it ends a refusal that is still on show.
        return Some(take(space, on.piece, table).unwrap_or(Intent::StepBack));
    }
    let other = take(space, on.piece, table);
    match other {
        Some(Intent::Step(step))
            if hand.puts().next().is_none()
                && !table.candidates.spelling.beginning(&[step]).is_empty() =>
        {
            Some(Intent::Step(step))
        }
        // Somewhere else: say why it can't go there, and keep it in the hand.
        _ => Some(Intent::Step(Step::Put(space))),
    }
}

/// Takes what stands there, as much of it as may be taken; a piece that is held down is asked why.
fn take(space: Coord, piece: Option<Entity>, table: &Table) -> Option<Intent> {
    let (_, top, lying) = table.atlas.top(space)?;
    let hit = table
        .atlas
        .lying()
        .find(|(entity, _)| Some(*entity) == piece);
    let at = match hit {
        // A stack of single pieces is taken from its top, wherever it was hit; a piece that reaches over several
        // spaces is meant itself.
        Some((entity, hit)) if matches!(hit.dots, Dots::Three(_)) => {
            let anchor = hit.dots.anchor();
            let on_top = table.atlas.top(anchor.at).map(|(_, entity, _)| entity);
            if entity != top && on_top != Some(entity) {
                return Some(Intent::Ask(anchor));
            }
            anchor.at
        }
        _ => lying.dots.anchor().at,
    };
    let spelled = &table.candidates.spelling;
    let most = (1..=u8::MAX)
        .take_while(|&count| !spelled.beginning(&[Step::Take { at, count }]).is_empty())
        .last();
    Some(Intent::Step(Step::Take {
        at,
        count: most.unwrap_or(1),
    }))
}

fn drop_from_panel(
    mut dropped: MessageReader<Dropped>,
    mut waits: Local<u8>,
    hovered: Res<Hovered>,
    table: Table,
    mut intents: MessageWriter<Intent>,
) {
    if dropped.read().last().is_some() {
        *waits = PANEL_FRAMES;
    }
    *waits = waits.saturating_sub(1);
    if *waits > 0
        && let Some(space) = hovered.space
        && table.atlas.space(space).is_some()
    {
        *waits = 0;
        intents.write(Intent::PutAll(space));
    }
}

/// What the wheel does at the moment.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(in crate::table) enum Wheel {
    Zoom,
    /// Turns the piece that was put.
    Turn,
    /// Turns the piece that would be put there.
    TurnPreview(Coord),
    /// Changes how many are taken.
    Count(u8),
    /// Goes up and down the stack that is looked at.
    Walk,
}

pub(in crate::table) fn wheel_means(
    lift: Lift,
    hand: &Hand,
    hovered: &Hovered,
    candidates: &Candidates,
) -> Wheel {
    if lift.0.is_some() {
        return Wheel::Walk;
    }
    if hand.turn.is_some() {
        return Wheel::Turn;
    }
    if let Some(at) = hovered.space
        && candidates.next.contains(&Step::Put(at))
        && candidates.turns_at(hand, at).0.len() > 1
    {
        return Wheel::TurnPreview(at);
    }
    match (hand.taken(), hand.steps.len()) {
        (Some((at, count)), 1) => {
            let two = Step::Take { at, count: 2 };
            if candidates.first.contains(&two) {
                Wheel::Count(count)
            } else {
                Wheel::Zoom
            }
        }
        _ => Wheel::Zoom,
    }
}

fn wheel(
    mut wheels: MessageReader<MouseWheel>,
    egui: Res<EguiWantsInput>,
    hand: Res<Hand>,
    hovered: Res<Hovered>,
    candidates: Res<Candidates>,
    atlas: Res<Atlas>,
    by: Res<LiftedBy>,
    mut lift: ResMut<Lift>,
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
    if rolled == 0.0 || egui.is_pointer_over_area() {
        return;
    }
    let by_one = if rolled > 0.0 { 1 } else { -1 };
    match wheel_means(*lift, &hand, &hovered, &candidates) {
        Wheel::Zoom => {}
        Wheel::Turn => {
            intents.write(Intent::Rotate(by_one));
        }
        Wheel::TurnPreview(at) => {
            intents.write(Intent::TurnPreview { at, by: by_one });
        }
        Wheel::Count(count) => {
            let count = count.saturating_add_signed(by_one);
            if count > 0 {
                intents.write(Intent::SetCount(count));
            }
        }
        Wheel::Walk => lift::walk(&mut lift, *by, &atlas, by_one > 0),
    }
}
