//! What happened: a line for each change of the screen, the game, the hand and what is lifted.

use super::Trace;
use crate::app::{
    Board, Connected, Hand, Lifted, MissingForConnection, Quality, QueenFreeSides, Refusal, Screen,
    Session,
};
use crate::record::tree::NodeId;
use crate::table::{Activity, Hovered};
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::CursorMoved;

/// A frame that takes longer is felt as a stop.
const SLOW_SECS: f32 = 1.0;

/// Sets the clock of the frame, and traces the first frame and the frame rate while something moves.
pub(super) fn trace_frames(
    time: Res<Time<Real>>,
    activity: Res<Activity>,
    mut paced: Local<(u32, f32)>,
    mut trace: ResMut<Trace>,
) {
    trace.secs = time.elapsed_secs();
    trace.drawn += 1;
    if trace.drawn == 1 {
        trace.write_line("first frame");
    }
    // The pace of a moving picture, written every second of it, and frames that somebody waited for.
    let (frames, secs) = &mut *paced;
    if activity.in_motion() {
        if *frames > 0 && time.delta_secs() > SLOW_SECS {
            trace.write_line(&format!("slow frame {:.1}", time.delta_secs()));
        }
        *frames += 1;
        *secs += time.delta_secs();
        if *secs >= 1.0 {
            let pace = format!("pace {:.1} frames a second", *frames as f32 / *secs);
            trace.write_line(&pace);
            (*frames, *secs) = (0, 0.0);
        }
    }
}

/// Where the pointer is, and its buttons: whoever clicks from outside waits until a frame has seen it.
pub(super) fn trace_pointer(
    mut moved: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut trace: ResMut<Trace>,
) {
    if let Some(moved) = moved.read().last() {
        let Vec2 { x, y } = moved.position;
        trace.write_line(&format!("pointer {x:.0} {y:.0}"));
    }
    for button in buttons.read() {
        trace.write_line(match button.state {
            ButtonState::Pressed => "mouse down",
            ButtonState::Released => "mouse up",
        });
    }
}

/// The screen that is entered.
pub(super) fn trace_screen(screen: Res<State<Screen>>, mut trace: ResMut<Trace>) {
    let name = match screen.get() {
        Screen::Start => "screen start",
        Screen::Play => "screen play",
        Screen::Library => "screen library",
        Screen::Edit => "screen edit",
        Screen::Learn => "screen learn",
        Screen::Task => "screen task",
    };
    trace.write_line(name);
}

/// The quality that was chosen.
pub(super) fn trace_quality(quality: Res<Quality>, mut trace: ResMut<Trace>) {
    trace.write_line(&format!("quality {:?}", *quality).to_lowercase());
}

/// Moves, undos, jumps, new games and how they end.
pub(super) fn trace_moves(
    session: Res<Session>,
    boards: Query<(), Added<Board>>,
    mut cursor: Local<Option<NodeId>>,
    mut trace: ResMut<Trace>,
) {
    let (now, tree) = (session.cursor(), &session.record().tree);
    let moves = tree.depth(now);
    // A place in the game before this one may be none in this.
    let before = cursor.replace(now).filter(|&before| tree.contains(before));
    if !boards.is_empty() {
        trace.write_line(&format!("game {}", session.game().setup()));
    } else if before == Some(now) {
        return;
    } else if before == tree.parent(now) {
        trace.write_line(&format!("move {moves} {}", session.text(now)));
    } else if before.and_then(|before| tree.parent(before)) == Some(now) {
        trace.write_line(&format!("undo {moves}"));
    } else {
        trace.write_line(&format!("jump {moves}"));
    }
    if let Some(outcome) = session.game().outcome() {
        trace.write_line(&format!("over {outcome}"));
    }
}

/// Why a move was refused.
pub(super) fn trace_refusal(refusal: Res<Refusal>, mut trace: ResMut<Trace>) {
    if let Some(illegal) = &refusal.0 {
        trace.write_line(&format!("refused {illegal}"));
    }
}

/// How many steps are in the hand.
pub(super) fn trace_hand(hand: Res<Hand>, mut before: Local<usize>, mut trace: ResMut<Trace>) {
    if hand.steps.len() != *before {
        *before = hand.steps.len();
        trace.write_line(&format!("hand {}", *before));
    }
}

/// A piece that is lifted or let down.
pub(super) fn trace_lift(
    lifted: Query<(), Added<Lifted>>,
    mut let_down: RemovedComponents<Lifted>,
    mut trace: ResMut<Trace>,
) {
    if !lifted.is_empty() {
        trace.write_line("lift on");
    } else if let_down.read().count() > 0 {
        trace.write_line("lift off");
    }
}

/// What the rules know that no mark shows.
pub(super) fn trace_facts(
    grouped: Query<&Connected>,
    queens: Query<&QueenFreeSides>,
    missing: Query<&MissingForConnection>,
    mut trace: ResMut<Trace>,
) {
    let groups = grouped.iter().map(|group| group.0 + 1).max();
    let free: Vec<u8> = queens.iter().map(|queen| queen.0).collect();
    let missing = missing.iter().next().map(|missing| missing.0);
    trace.write_line(&format!(
        "facts groups {} queens {free:?} missing {:?}",
        groups.unwrap_or_default(),
        missing.unwrap_or_default()
    ));
}

/// The space under the pointer.
pub(super) fn trace_hover(hovered: Res<Hovered>, boards: Query<&Board>, mut trace: ResMut<Trace>) {
    if let (Some(at), Ok(board)) = (hovered.space, boards.single()) {
        let name = board.setup.space_name(at);
        trace.write_line(&format!("over {name}"));
    }
}

/// The end of the app.
pub(super) fn trace_end(mut exits: MessageReader<AppExit>, mut trace: ResMut<Trace>) {
    if exits.read().next().is_some() {
        trace.write_line("quit");
    }
}
