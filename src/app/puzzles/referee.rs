//! Has the person's moves judged, and plays what follows by itself.

use super::judge::{Judged, Judging};
use super::solving::{Said, Solving, Stage};
use crate::app::learn::LearnProgress;
use crate::app::players::pace::Travelling;
use crate::app::session::Session;
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::learn::puzzles::PuzzleVerdict;
use crate::record::clock;
use crate::rules::Move;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;

/// How long the table rests before the other side's last move is played, and before an answer.
const OPENING_SECS: f32 = 0.7;
const ANSWER_SECS: f32 = 0.5;
/// How long between the moves of a solution: each is to be understood.
const SHOWING_SECS: f32 = 1.2;
/// How long a try that went wrong is left on the table.
const REFUTED_SECS: f32 = 2.2;

/// Judges and plays in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (ask_judge, hear_judge, play_on)
            .chain()
            .in_set(TurnSet::Think)
            .run_if(resource_exists::<Solving>),
    );
}

/// Hands a move that the person has just made to the judge.
fn ask_judge(
    session: Option<Res<Session>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut solving: ResMut<Solving>,
) {
    let Some(session) = session.filter(|session| session.is_practice()) else {
        return;
    };
    if solving.stage != Stage::Asking {
        return;
    }
    let (game, asked) = (session.game(), solving.asked());
    if game.key() == asked.key() && game.moves_played() == asked.moves_played() {
        let base = session.cursor();
        if solving.base != base {
            solving.base = base;
        }
        return;
    }
    let by_person = session.mover(session.cursor()) == solving.side;
    if let (true, true, Some(&mv)) = (
        by_person,
        game.moves_played() == asked.moves_played() + 1,
        game.moves().last(),
    ) {
        let exercise = solving.exercise.clone();
        let lost = solving.line.is_empty();
        let judging = Judging::start(exercise, mv, lost, proxy.as_deref());
        solving.judging = Some(Arc::new(judging));
        solving.stage = Stage::Judging;
    }
}

/// Hears what the judge has found.
fn hear_judge(
    session: Option<Res<Session>>,
    mut solving: ResMut<Solving>,
    mut progress: ResMut<LearnProgress>,
) {
    let Some(judging) = &solving.judging else {
        return;
    };
    let (Some(judged), Some(session)) = (judging.poll(), session) else {
        return;
    };
    match judged {
        Judged::Line(line) => solving.line = line,
        Judged::Verdict(exercise, PuzzleVerdict::Wrong { refutation }) => {
            solving.exercise = *exercise;
            solving.fail(session.game().clone(), refutation);
            score(&mut solving, &mut progress, false);
        }
        Judged::Verdict(exercise, verdict) => {
            solving.exercise = *exercise;
            solving.line.clear();
            if let PuzzleVerdict::Right { answer } = verdict {
                let after = Box::new(session.game().clone());
                solving.said = Some(Said::Right { after, answer });
                solving.stage = Stage::Answering(answer);
            } else {
                solving.said = Some(Said::Solved);
                solving.stage = Stage::Over;
                score(&mut solving, &mut progress, true);
            }
        }
    }
}

/// Keeps what a puzzle came to, once.
pub(super) fn score(solving: &mut Solving, progress: &mut LearnProgress, solved: bool) {
    if let (None, Some(puzzle)) = (solving.scored, solving.puzzle()) {
        let now = clock::now().as_second();
        let puzzles = &mut progress.0.puzzles;
        solving.scored = Some(puzzles.finished(puzzle, solved, now));
    }
}

/// Plays what comes next by itself, once the eye has followed what came before.
fn play_on(
    time: Res<Time<Real>>,
    travelling: Res<Travelling>,
    session: Option<Res<Session>>,
    mut solving: ResMut<Solving>,
    mut waited: Local<f32>,
    mut intents: MessageWriter<Intent>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let wait = match &solving.stage {
        // The judge wakes the window.
        Stage::Asking | Stage::Judging | Stage::Over => {
            *waited = 0.0;
            return;
        }
        Stage::Opening(_) => OPENING_SECS,
        Stage::Answering(_) | Stage::Refuting(_) => ANSWER_SECS,
        Stage::Showing(_) => SHOWING_SECS,
        Stage::Refuted => REFUTED_SECS,
    };
    // A sleeping window would never come to the end of the wait.
    redraws.write(RequestRedraw);
    if travelling.0 || solving.is_changed() {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs().min(0.25);
    let Some(session) = session.filter(|_| *waited >= wait) else {
        return;
    };
    *waited = 0.0;
    if let Some(mv) = solving.advance() {
        intents.write(Intent::Answer {
            mv,
            key: session.game().key(),
            at: session.cursor(),
        });
    } else {
        intents.write(Proposal::Jump(solving.base).into());
    }
}

impl Solving {
    /// Goes on to the next stage, with the move that is played on the way there; without one the try is taken back.
    fn advance(&mut self) -> Option<Move> {
        match &mut self.stage {
            Stage::Opening(mv) | Stage::Answering(mv) => {
                let mv = *mv;
                self.stage = Stage::Asking;
                Some(mv)
            }
            Stage::Refuting(moves) => {
                let mv = moves.pop_front();
                if moves.is_empty() {
                    self.stage = Stage::Refuted;
                }
                mv
            }
            Stage::Showing(moves) => {
                let mv = moves.pop_front();
                if moves.is_empty() {
                    self.stage = Stage::Over;
                }
                mv
            }
            Stage::Refuted | Stage::Asking | Stage::Judging | Stage::Over => {
                self.stage = Stage::Asking;
                None
            }
        }
    }
}
