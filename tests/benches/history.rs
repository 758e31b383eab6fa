//! How long a record of ten thousand plies with variations takes to read, to open and to walk and scroll through in the
//! app, in a window that isn't there: drawing is not counted, everything else is.
//! By hand: `cargo bench --bench history`.

#[path = "stopwatch.rs"]
#[allow(
    dead_code,
    reason = "shared with the benchmarks of the rules, which need more of it"
)]
mod stopwatch;

use bevy::app::App;
use bevy::ecs::message::Message;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::math::Vec2;
use bevy::prelude::{Entity, With};
use bevy::window::{CursorMoved, PrimaryWindow, Window, WindowEvent};
use std::collections::HashSet;
use stopwatch::{best, time};
use strata::app::open::OpenedGame;
use strata::app::{Intent, Proposal, Session, Walk};
use strata::panels::{Command, MoveList};
use strata::record::Record;
use strata::record::formats::ptn;
use strata::record::tree::NodeId;
use strata::rules::tak::{self, Tak};
use strata::rules::{Notate, Played, Position};
use strata::words::Words;

const PLIES: usize = 10_000;
/// A variation of ten moves at every so many plies.
const VARIED: usize = 50;
const FRAMES: u32 = 200;

fn main() {
    let text = record();
    println!("{PLIES} plies, {} KiB of PTN", text.len() >> 10);
    let (opened, seconds) = best(|| OpenedGame::read(&text).expect("a record"));
    report("read the text", seconds);
    println!(
        "{} moves with variations",
        opened.record.tree.walk().count() - 1
    );
    let (session, seconds) = best(|| Session::open(opened.record.clone(), opened.at));
    report("open the session", seconds);
    let every: HashSet<NodeId> = opened.record.tree.walk().collect();
    let (move_list, seconds) = best(|| MoveList::of(&session, &every, &Words::default()));
    report("lay out the rows, everything unfolded", seconds);
    println!("{} rows", move_list.rows.len());

    let mut app = strata::launch::fake_window(1280, 800, Some(&session.game().setup()));
    frames(&mut app, 5);
    let ((), empty) = time(|| frames(&mut app, FRAMES));
    report("a frame with an empty history", empty / f64::from(FRAMES));
    let mut short = opened.record.clone();
    let short_end = short.tree.main_line().nth(39).expect("a long game");
    let rest: Vec<NodeId> = short.tree.children(short_end).to_vec();
    for id in rest {
        short.tree.delete(id);
    }
    let short = Box::new(short);
    tell(
        &mut app,
        Intent::Propose(Proposal::Open {
            record: short,
            at: short_end,
        }),
    );
    frames(&mut app, 20);
    let ((), back) = time(|| {
        for step in 0..FRAMES {
            let walk = if step % 2 == 0 { Walk::Back } else { Walk::On };
            tell(&mut app, Intent::Walk(walk));
            app.update();
        }
    });
    report(
        "a step in a game of 40 plies, with its frame",
        back / f64::from(FRAMES),
    );
    let record = Box::new(opened.record);
    let at = opened.at;
    let ((), seconds) = time(|| {
        tell(&mut app, Intent::Propose(Proposal::Open { record, at }));
        tell(&mut app, Command::Continue);
        frames(&mut app, 3);
    });
    report("from asking for it to the third frame", seconds);
    frames(&mut app, 20);
    let ((), still) = time(|| frames(&mut app, FRAMES));
    report("a frame at the end of it", still / f64::from(FRAMES));
    let ((), back) = time(|| {
        for _ in 0..FRAMES {
            tell(&mut app, Intent::Walk(Walk::Back));
            app.update();
        }
    });
    report("a step back, with its frame", back / f64::from(FRAMES));
    point_at_history(&mut app);
    let ((), scrolled) = time(|| {
        for _ in 0..FRAMES {
            wheel(&mut app, 3.0);
            app.update();
        }
    });
    report(
        "a turn of the wheel, with its frame",
        scrolled / f64::from(FRAMES),
    );
    for (what, walk) in [("to the start", Walk::Start), ("to the end", Walk::End)] {
        let ((), seconds) = time(|| {
            tell(&mut app, Intent::Walk(walk));
            app.update();
        });
        report(what, seconds);
    }
}

fn report(what: &str, seconds: f64) {
    println!("{what:<44} {:>9.2} ms", seconds * 1000.0);
}

fn frames(app: &mut App, count: u32) {
    for _ in 0..count {
        app.update();
    }
}

fn tell<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
}

fn window(app: &mut App) -> Entity {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(world).expect("one window")
}

fn point_at_history(app: &mut App) {
    let (window, position) = (window(app), Vec2::new(1150.0, 200.0));
    if let Some(mut there) = app.world_mut().get_mut::<Window>(window) {
        there.set_cursor_position(Some(position));
    }
    let moved = CursorMoved {
        window,
        position,
        delta: None,
    };
    tell(app, moved.clone());
    tell(app, WindowEvent::CursorMoved(moved));
    frames(app, 2);
}

fn wheel(app: &mut App, lines: f32) {
    let turned = MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: lines,
        window: window(app),
        phase: TouchPhase::Moved,
    };
    tell(app, turned);
    tell(app, WindowEvent::MouseWheel(turned));
}

/// A few stones that wander over a large board for ever: never a road, hardly a repetition.
fn record() -> String {
    let mut rng = fastrand::Rng::with_seed(7);
    let setup: tak::Setup = tak::Setup::new(8).expect("a size");
    let mut record = Record::new(Tak::new(&setup));
    record.tags = ptn::tags_of(&record.start);
    let mut played = Played::from_position(record.start.clone());
    let mut at = NodeId::ROOT;
    for ply in 0..PLIES {
        if ply % VARIED == VARIED - 1 {
            let mut other = played.clone();
            let mut there = at;
            for _ in 0..10 {
                let mv = wander(&other, &mut rng);
                other.play(mv).expect("it was tried");
                there = record.tree.add(there, mv);
            }
            record.tree.set_comment(there, "and so on, to and fro");
        }
        let mv = wander(&played, &mut rng);
        played.play(mv).expect("it was tried");
        at = record.tree.add(at, mv);
        record.tree.promote(at);
    }
    ptn::write(&record)
}

/// A move of what lies there that ends nothing; a few stones are placed first.
fn wander(played: &Played<Tak>, rng: &mut fastrand::Rng) -> tak::Move {
    let mut moves = played.legal_moves();
    rng.shuffle(&mut moves);
    let places = played.position().ply() < 10;
    let fits = |mv: &tak::Move| {
        let text = played.position().write_move(*mv);
        let is_place = !text.contains(['<', '>', '+', '-']);
        let mut after = played.clone();
        is_place == places && after.play(*mv).is_ok() && after.outcome().is_none()
    };
    *moves
        .iter()
        .find(|mv| fits(mv))
        .expect("there is room on the board")
}
