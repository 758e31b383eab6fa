//! Presses on the table: each becomes a click, a drag, a lift, or is the camera's.

use super::hover::{HoverSet, Hovered};
use super::table::Table;
use super::{click, editing};
use crate::app::{Arrange, Holder, Intent, Lifting, Screen, TurnSet, WakingMessages};
use crate::rules::Coord;
use crate::table::camera::CameraDrag;
use crate::table::pieces::lift_mode::LiftMode;
use crate::table::pieces::preview::Preview;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, egui};

/// A press that goes farther than this is a drag; a hand on a mouse is never quite still.
const DRAG_PIXELS: f32 = 7.0;
/// A press that stays this long lifts the piece.
const LONG_PRESS_SECS: f32 = 0.55;

/// Presses on the table or beside it that wait for their release, the oldest first.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
struct Presses(Vec<Pressed>);

/// A press that waits for its release.
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

/// What a press has become.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Became {
    Click,
    /// A piece travels with the pointer.
    Drag,
    /// A piece was lifted.
    Lift,
    /// The camera's, or nobody's.
    Other,
}

/// A space is clicked without a pointer, as a screen reader does.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct SpaceClicked(pub Coord);

/// An observer starts presses; they become intents after the hover is known and before [`TurnSet::Gather`].
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<SpaceClicked>()
        .init_resource::<Presses>()
        .add_observer(press)
        .add_systems(
            Update,
            (press_long, follow_presses, click_spaces)
                .chain()
                .after(HoverSet)
                .before(TurnSet::Gather),
        );
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
    mut drag: ResMut<CameraDrag>,
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
    let on_something = on.piece.is_some() || on.space.is_some_and(|space| table.is_target(space));
    let pans = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let (at, pointer) = (press.pointer_location.position, press.pointer_id);
    let dragged = match press.button {
        PointerButton::Primary if pans || !on_something => Some((MouseButton::Left, pans)),
        PointerButton::Primary => None,
        PointerButton::Secondary => Some((MouseButton::Right, pans)),
        PointerButton::Middle => Some((MouseButton::Middle, true)),
    };
    if let (PointerId::Mouse, Some((button, pans))) = (pointer, dragged) {
        drag.begin(button, pans, at);
    }
    presses.0.push(Pressed {
        pointer,
        button: press.button,
        from: at,
        on,
        pans,
        held_secs: 0.0,
        became: Became::Click,
    });
}

/// Lifts the piece under a press that has lasted long enough.
fn press_long(
    time: Res<Time>,
    mut presses: ResMut<Presses>,
    mut lifting: Lifting,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for press in &mut presses.bypass_change_detection().0 {
        let waits = press.became == Became::Click && press.button == PointerButton::Primary;
        if let (true, Some(piece)) = (waits, press.on.piece) {
            // The first frame after a sleep may be long.
            press.held_secs += time.delta_secs().min(0.1);
            if press.held_secs > LONG_PRESS_SECS {
                press.became = Became::Lift;
                lifting.lift(Holder::Press, Some(piece), press.on.space);
            }
            redraw.write(RequestRedraw);
        }
    }
}

/// What presses lead to.
#[derive(bevy::ecs::system::SystemParam)]
struct Outcomes<'w> {
    intents: MessageWriter<'w, Intent>,
    arranging: MessageWriter<'w, Arrange>,
    preview: Res<'w, Preview>,
    mode: Res<'w, LiftMode>,
    screen: Res<'w, State<Screen>>,
}

impl Outcomes<'_> {
    fn is_editing(&self) -> bool {
        *self.screen.get() == Screen::Edit
    }

    /// A click on the table.
    fn click(&mut self, button: PointerButton, on: Hovered, table: &Table) {
        if self.is_editing() {
            match editing::click(button, on, table) {
                Some(editing::Meant::Game(intent)) => {
                    self.intents.write(intent);
                }
                Some(editing::Meant::Draft(request)) => {
                    self.arranging.write(request);
                }
                None => {}
            }
        } else {
            let meant = click::click(button, on, table, &self.preview);
            self.intents.write_batch(meant);
        }
    }

    /// The end of a drag.
    fn drop(&mut self, from: Hovered, to: Hovered, table: &Table) {
        if !self.is_editing() {
            self.intents.write(click::drop(from, to, table));
            return;
        }
        match editing::drop(to, table) {
            editing::Meant::Game(intent) => {
                self.intents.write(intent);
            }
            editing::Meant::Draft(request) => {
                self.arranging.write(request);
            }
        }
    }
}

/// Presses become drags when they travel, and clicks, drops or nothing when they are released.
fn follow_presses(
    mut inputs: MessageReader<PointerInput>,
    mut presses: ResMut<Presses>,
    hovered: Res<Hovered>,
    table: Table,
    mut lifting: Lifting,
    mut outcomes: Outcomes,
) {
    for input in inputs.read() {
        match input.action {
            PointerAction::Move { .. } => {
                for press in &mut presses.0 {
                    let far = press.from.distance(input.location.position) > DRAG_PIXELS;
                    if press.pointer == input.pointer_id && press.became == Became::Click && far {
                        press.became = begin_drag(press, &table, &mut outcomes);
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
                    Became::Click if outcomes.mode.0 && button == PointerButton::Primary => {
                        let up = lifting.lifted().map(|(piece, _)| piece);
                        let piece = press.on.piece.filter(|piece| up != Some(*piece));
                        lifting.lift(Holder::Mode, piece, press.on.space);
                    }
                    Became::Click => outcomes.click(button, press.on, &table),
                    Became::Drag => outcomes.drop(press.on, *hovered, &table),
                    Became::Lift => lifting.let_go(Holder::Press),
                    Became::Other => {}
                }
            }
            PointerAction::Cancel => {
                presses.0.retain(|press| press.pointer != input.pointer_id);
                lifting.let_go(Holder::Press);
            }
            PointerAction::Press(_) | PointerAction::Scroll { .. } => {}
        }
    }
}

/// A click on a space means what stands on top there.
fn click_spaces(mut clicked: MessageReader<SpaceClicked>, table: Table, mut outcomes: Outcomes) {
    for &SpaceClicked(at) in clicked.read() {
        let on = Hovered {
            space: Some(at),
            piece: table.stacks.top(at).map(|(_, piece, _)| piece),
        };
        outcomes.click(PointerButton::Primary, on, &table);
    }
}

/// A drag that begins on a piece takes it, if nothing is in the hand yet.
fn begin_drag(press: &Pressed, table: &Table, outcomes: &mut Outcomes) -> Became {
    let (PointerButton::Primary, Some(_), Some(space)) =
        (press.button, press.on.piece, press.on.space)
    else {
        return Became::Other;
    };
    if press.pans {
        return Became::Other;
    }
    if outcomes.is_editing() && table.hand.is_empty() {
        let taken = editing::take(space, press.on.piece, table);
        outcomes.intents.write_batch(taken);
    } else if table.hand.is_empty() {
        let taken = click::take(space, press.on.piece, table);
        outcomes.intents.write_batch(taken);
    } else if !table.carries(press.on.piece) {
        return Became::Other;
    }
    Became::Drag
}
