//! What a person asks of the lessons, and how it is carried out.

use super::lesson::{Lesson, Phase, TaskPlace};
use super::page::{LearnPage, LearnPart};
use crate::app::Screen;
use crate::app::players::Seats;
use crate::app::players::hint::{Hint, Outlook};
use crate::app::redraw::WakingMessages;
use crate::app::session::WaitingGame;
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::learn::Progress;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What a person asks of the lessons.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum LearnRequest {
    /// Go to the page of a course.
    Show(usize),
    /// Read a chapter of the rules.
    Read { game: usize, chapter: usize },
    /// Put a task on the table.
    Begin(TaskPlace),
    /// Go on to the next task, and after the last to the page of the course.
    Next,
    /// Begin the try anew.
    Again,
    /// Show the next move of the solution.
    Solution,
    /// Leave the task, for the page of its course.
    Leave,
    /// Leave the pages, for where they were opened.
    Close,
}

/// What the person has learnt so far, kept with the settings.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct LearnProgress(pub Progress);

pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<LearnRequest>()
        .init_resource::<LearnPage>()
        .init_resource::<LearnProgress>()
        .add_systems(
            Update,
            carry_out
                .before(TurnSet::Gather)
                .run_if(on_message::<LearnRequest>),
        )
        .add_systems(OnExit(Screen::Task), leave_task);
}

/// What goes on the table and what is shown of it.
#[derive(SystemParam)]
struct Teaching<'w, 's> {
    lesson: Option<ResMut<'w, Lesson>>,
    page: ResMut<'w, LearnPage>,
    now: Res<'w, State<Screen>>,
    hint: ResMut<'w, Hint>,
    waiting: ResMut<'w, WaitingGame>,
    seats: ResMut<'w, Seats>,
    screen: ResMut<'w, NextState<Screen>>,
    intents: MessageWriter<'w, Intent>,
    commands: Commands<'w, 's>,
}

impl Teaching<'_, '_> {
    /// Goes to a page.
    fn open(&mut self, part: LearnPart, game: usize) {
        self.come_from();
        if self.page.game != game {
            self.page.theme = None;
        }
        self.page.part = part;
        self.page.game = game;
        *self.screen = NextState::PendingIfNeq(Screen::Learn);
    }

    /// Keeps in mind where one goes back to.
    fn come_from(&mut self) {
        self.page.come_from(*self.now.get());
    }

    fn begin(&mut self, place: TaskPlace) {
        let Some(mut lesson) = Lesson::begin(place) else {
            return;
        };
        let record = GameRecord::from_game(lesson.attempt.game().clone());
        lesson.start = record.tree.end_of(NodeId::ROOT);
        self.page.game = place.course;
        self.page.part = LearnPart::Course;
        self.come_from();
        if !self.waiting.is_kept {
            self.waiting.seats = *self.seats;
        }
        // Both sides are the lesson's: no level thinks here.
        self.seats.set_if_neq(Seats::default());
        self.intents.write(
            Proposal::Practise {
                at: lesson.start,
                record: Box::new(record),
            }
            .into(),
        );
        self.commands.insert_resource(lesson);
        // The same screen again would be left and entered.
        *self.screen = NextState::PendingIfNeq(Screen::Task);
    }
}

fn carry_out(mut requests: MessageReader<LearnRequest>, mut teaching: Teaching) {
    for request in requests.read() {
        match request {
            LearnRequest::Show(course) => {
                teaching.open(LearnPart::Course, *course);
            }
            LearnRequest::Read { game, chapter } => {
                teaching.page.chapter = *chapter;
                teaching.open(LearnPart::Rules, *game);
            }
            LearnRequest::Begin(place) => teaching.begin(*place),
            LearnRequest::Leave => {
                *teaching.screen = NextState::PendingIfNeq(Screen::Learn);
            }
            LearnRequest::Close => teaching.screen.set(teaching.page.from),
            LearnRequest::Next => {
                let place = teaching.lesson.as_ref().map(|lesson| lesson.place);
                match place.and_then(TaskPlace::next) {
                    Some(next) => teaching.begin(next),
                    None => *teaching.screen = NextState::PendingIfNeq(Screen::Learn),
                }
            }
            LearnRequest::Again => {
                if let Some(lesson) = &mut teaching.lesson {
                    lesson.begin_again();
                    let start = Proposal::Jump(lesson.start);
                    teaching.intents.write(start.into());
                }
            }
            LearnRequest::Solution => {
                if let Some(lesson) = &mut teaching.lesson
                    && lesson.phase == Phase::Asking
                {
                    lesson.solution_shown = true;
                    if let Some(mv) = lesson.solution() {
                        *teaching.hint = Hint::Found(mv, Outlook::Open);
                    }
                }
            }
        }
    }
}

/// The game that waited comes back, with who played it.
fn leave_task(
    waiting: Res<WaitingGame>,
    mut seats: ResMut<Seats>,
    mut hint: ResMut<Hint>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
) {
    commands.remove_resource::<Lesson>();
    hint.set_if_neq(Hint::None);
    if waiting.is_kept {
        seats.set_if_neq(waiting.seats);
        intents.write(Proposal::Resume.into());
    }
}
