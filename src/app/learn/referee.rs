//! Judges what the person plays in a task, and plays the other side's answers and refutations.

use super::lesson::{Lesson, Phase};
use super::requests::LearnProgress;
use crate::app::players::pace::Travelling;
use crate::app::session::Session;
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::learn::Verdict;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;

/// How long the other side waits after the pieces have come to rest.
const ANSWER_SECS: f32 = 0.5;
/// How long a try that went wrong is left on the table.
const FAILED_SECS: f32 = 2.2;

/// Judges and answers in [`TurnSet::Think`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (judge_move, play_on)
            .chain()
            .in_set(TurnSet::Think)
            .run_if(resource_exists::<Lesson>),
    );
}

/// Judges a move that the person has just played.
fn judge_move(
    session: Option<Res<Session>>,
    mut lesson: ResMut<Lesson>,
    mut progress: ResMut<LearnProgress>,
) {
    let Some(session) = session.filter(|session| session.is_practice()) else {
        return;
    };
    if lesson.phase != Phase::Asking {
        return;
    }
    let (game, known) = (session.game(), lesson.attempt.game().moves_played());
    if session.cursor() == lesson.start && game.moves_played() < known {
        // The person took the try back.
        lesson.begin_again();
        return;
    }
    if game.moves_played() <= known || session.mover(session.cursor()) != lesson.side {
        return;
    }
    let Some(mv) = game.moves().last().copied() else {
        return;
    };
    let tries = lesson.tries_that_count();
    match lesson.attempt.play(mv, tries) {
        Ok(Verdict::GoOn { answer: Some(mv) }) => lesson.phase = Phase::Answering(mv),
        Ok(Verdict::GoOn { answer: None }) => {}
        Ok(Verdict::Done { stars }) => {
            lesson.succeed(stars);
            keep(&lesson, stars, &mut progress);
        }
        Ok(Verdict::Failed { say, refutation }) => {
            lesson.fail(&say);
            if let Some(mv) = refutation {
                lesson.phase = Phase::Refuting(mv);
            }
        }
        // A scripted answer that the try has made impossible: it led elsewhere.
        Err(_) => {
            let failed = &lesson.task().failed;
            lesson.fail(failed);
        }
    }
}

/// Keeps that a task is done.
pub(super) fn keep(lesson: &Lesson, stars: u8, progress: &mut LearnProgress) {
    let (Some(course), Some((name, _))) = (lesson.place.course(), lesson.place.task()) else {
        return;
    };
    progress.0.done(&course.game, name, stars);
}

/// Plays what comes next by itself, once the eye has followed what came before.
fn play_on(
    time: Res<Time<Real>>,
    travelling: Res<Travelling>,
    session: Option<Res<Session>>,
    mut lesson: ResMut<Lesson>,
    mut waited: Local<f32>,
    mut intents: MessageWriter<Intent>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let wait = match lesson.phase {
        Phase::Asking | Phase::Done(_) => {
            *waited = 0.0;
            return;
        }
        Phase::Answering(_) | Phase::Refuting(_) => ANSWER_SECS,
        Phase::Failed => FAILED_SECS,
    };
    // A sleeping window would never come to the end of the wait.
    redraws.write(RequestRedraw);
    if travelling.0 || lesson.is_changed() {
        *waited = 0.0;
        return;
    }
    *waited += time.delta_secs().min(0.25);
    let Some(session) = session.filter(|_| *waited >= wait) else {
        return;
    };
    *waited = 0.0;
    let answer = |mv| Intent::Answer {
        mv,
        key: session.game().key(),
        at: session.cursor(),
    };
    match lesson.phase {
        Phase::Answering(mv) => {
            lesson.phase = Phase::Asking;
            intents.write(answer(mv));
        }
        Phase::Refuting(mv) => {
            lesson.phase = Phase::Failed;
            intents.write(answer(mv));
        }
        Phase::Failed => {
            lesson.begin_again();
            intents.write(Proposal::Jump(lesson.start).into());
        }
        Phase::Asking | Phase::Done(_) => {}
    }
}
