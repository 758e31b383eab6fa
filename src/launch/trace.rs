//! What happened and where things are on the screen, line by line in a file: for tests that play in a real window.
//!
//! A line is the seconds since the start, a word for what happened, and its details. Whenever the table has come to
//! rest, the places of all spaces (`place a1 640 400`) and buttons (`button 80 20 Undo`) that are somewhere else than
//! before are written, and then `ready`.

use crate::app::Hand;
use crate::app::OnTable;
use crate::app::Quality;
use crate::app::Refusal;
use crate::app::Session;
use crate::app::{Board, Screen};
use crate::record::tree::NodeId;
use crate::table::{Activity, BoardGeometry, Hovered, Lift, TableCamera};
use bevy::prelude::*;
use bevy::time::Real;
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::Path;

/// The file, and what it has been told already.
#[derive(Resource, Debug)]
struct Trace {
    file: File,
    secs: f32,
    drawn: u64,
    at_rest: bool,
    spots: BTreeMap<String, String>,
}

impl Trace {
    /// Says it. A trace that can't be written is no reason to stop a game.
    fn say(&mut self, what: &str) {
        let _ = writeln!(self.file, "{:.3} {what}", self.secs);
    }
}

/// Lets the app write its trace to a file.
pub(super) fn follow(app: &mut App, path: &Path) -> std::io::Result<()> {
    app.insert_resource(Trace {
        file: File::create(path)?,
        secs: 0.0,
        drawn: 0,
        at_rest: false,
        spots: BTreeMap::new(),
    })
    .add_systems(
        Last,
        (
            count_frames,
            tell_screen.run_if(state_changed::<Screen>),
            tell_quality.run_if(resource_changed::<Quality>),
            tell_moves.run_if(resource_exists_and_changed::<Session>),
            tell_refusal.run_if(resource_changed::<Refusal>),
            tell_hand.run_if(resource_changed::<Hand>),
            tell_lift.run_if(resource_changed::<Lift>),
            tell_hover.run_if(resource_changed::<Hovered>),
            tell_spots,
            tell_end,
        )
            .chain(),
    );
    Ok(())
}

fn count_frames(
    time: Res<Time<Real>>,
    activity: Res<Activity>,
    mut paced: Local<(u32, f32)>,
    mut trace: ResMut<Trace>,
) {
    trace.secs = time.elapsed_secs();
    trace.drawn += 1;
    if trace.drawn == 1 {
        trace.say("first frame");
    }
    // The pace of a moving picture, told every second of it.
    let (frames, secs) = &mut *paced;
    if activity.in_motion() {
        *frames += 1;
        *secs += time.delta_secs();
        if *secs >= 1.0 {
            let pace = format!("pace {:.1} frames a second", *frames as f32 / *secs);
            trace.say(&pace);
            (*frames, *secs) = (0, 0.0);
        }
    }
}

fn tell_screen(screen: Res<State<Screen>>, mut trace: ResMut<Trace>) {
    let name = match screen.get() {
        Screen::Start => "screen start",
        Screen::Play => "screen play",
        Screen::Library => "screen library",
        Screen::Edit => "screen edit",
    };
    trace.say(name);
}

fn tell_quality(quality: Res<Quality>, mut trace: ResMut<Trace>) {
    trace.say(&format!("quality {:?}", *quality).to_lowercase());
}

fn tell_moves(
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
        trace.say(&format!("game {}", session.game().setup()));
    } else if before == Some(now) {
        return;
    } else if before == tree.parent(now) {
        trace.say(&format!("move {moves} {}", session.text(now)));
    } else if before.and_then(|before| tree.parent(before)) == Some(now) {
        trace.say(&format!("undo {moves}"));
    } else {
        trace.say(&format!("jump {moves}"));
    }
    if let Some(outcome) = session.game().outcome() {
        trace.say(&format!("over {outcome}"));
    }
}

fn tell_refusal(refusal: Res<Refusal>, mut trace: ResMut<Trace>) {
    if let Some(illegal) = &refusal.0 {
        trace.say(&format!("refused {illegal}"));
    }
}

fn tell_hand(hand: Res<Hand>, mut before: Local<usize>, mut trace: ResMut<Trace>) {
    if hand.steps.len() != *before {
        *before = hand.steps.len();
        trace.say(&format!("hand {}", *before));
    }
}

fn tell_lift(lift: Res<Lift>, mut trace: ResMut<Trace>) {
    if lift.is_added() {
        return;
    }
    trace.say(if lift.0.is_some() {
        "lift on"
    } else {
        "lift off"
    });
}

fn tell_hover(hovered: Res<Hovered>, on_table: Res<OnTable>, mut trace: ResMut<Trace>) {
    if let (Some(at), Some(laid)) = (hovered.space, &on_table.0) {
        let name = laid.name(at);
        trace.say(&format!("over {name}"));
    }
}

fn tell_spots(
    activity: Res<Activity>,
    screen: Res<State<Screen>>,
    on_table: Res<OnTable>,
    place: Res<BoardGeometry>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    mut trace: ResMut<Trace>,
) {
    for (mut context, _) in &mut contexts {
        context.get_mut().enable_accesskit();
    }
    let rests = activity.rests();
    if rests == trace.at_rest {
        return;
    }
    trace.at_rest = rests;
    if !rests {
        return;
    }
    let mut spots = BTreeMap::new();
    if let (true, Some(laid), Ok((camera, eye))) =
        (screen.shows_table(), &on_table.0, cameras.single())
    {
        for &at in &laid.spaces {
            if let Ok(spot) = camera.world_to_viewport(eye, place.space(at)) {
                let name = laid.name(at);
                spots.insert(
                    format!("place {name}"),
                    format!("place {name} {:.0} {:.0}", spot.x, spot.y),
                );
            }
        }
    }
    for (_, output) in &contexts {
        let update = output.platform_output.accesskit_update.as_ref();
        for (_, node) in update.into_iter().flat_map(|update| &update.nodes) {
            if let (Some(name), Some(bounds)) = (node.label(), node.bounds()) {
                let (x, y) = (
                    f64::midpoint(bounds.x0, bounds.x1),
                    f64::midpoint(bounds.y0, bounds.y1),
                );
                spots.insert(
                    format!("button {name}"),
                    format!("button {x:.0} {y:.0} {name}"),
                );
            }
        }
    }
    for (name, spot) in &spots {
        if trace.spots.get(name) != Some(spot) {
            trace.say(spot);
        }
    }
    trace.spots = spots;
    trace.say("ready");
}

fn tell_end(mut exits: MessageReader<AppExit>, mut trace: ResMut<Trace>) {
    if exits.read().next().is_some() {
        trace.say("quit");
    }
}
