//! What the panel of a task shows, and the words for what can be done in it.

use super::source::ViewSource;
use super::view::TaskView;
use crate::app::{Lesson, Phase, Session};
use crate::key;
use crate::words::{Key, Sentence};

impl ViewSource<'_, '_> {
    /// The task on the table, if there is one.
    pub(super) fn task(&self, session: &Session) -> Option<TaskView> {
        let lesson = self.lesson.as_deref().filter(|_| session.is_practice())?;
        let words = self.spoken.words();
        let say = |key: Key| words.say(&key.into());
        let stage = lesson.place.course()?.stages.get(lesson.place.stage)?;
        let asking = lesson.phase == Phase::Asking;
        Some(TaskView {
            stage: say(Key::find(&stage.name)?),
            number: [lesson.place.task + 1, stage.tasks.len()],
            goal: say(Key::find(&lesson.task().goal)?),
            said: lesson.said.map(say),
            stars: match lesson.phase {
                Phase::Done(stars) => Some(stars),
                _ => None,
            },
            can_begin_again: asking && session.game().moves_played() > lesson.moves_before(),
            can_show_solution: asking && lesson.solution().is_some(),
            is_last: lesson.place.next().is_none(),
        })
    }
}

/// What there is to say in a task before the person can move.
pub(super) fn state_of_task(lesson: &Lesson) -> Option<Sentence> {
    let said = match lesson.phase {
        Phase::Asking if lesson.task().lift.is_some() => key!("learn-lift"),
        Phase::Asking => return None,
        Phase::Answering(_) | Phase::Refuting(_) => key!("learn-answering"),
        Phase::Failed => key!("learn-failed"),
        Phase::Done(_) => key!("learn-done"),
    };
    Some(said.into())
}
