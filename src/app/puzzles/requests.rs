//! What a person asks of the puzzles, and how it is carried out.

use super::referee::score;
use super::solving::{Said, Solving, Stage};
use crate::app::Screen;
use crate::app::learn::{LearnPage, LearnPart, LearnProgress, Lesson};
use crate::app::players::Seats;
use crate::app::players::hint::{Hint, Outlook};
use crate::app::redraw::WakingMessages;
use crate::app::session::WaitingGame;
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::learn::GAMES;
use crate::learn::progress::{Difficulty, Wish};
use crate::learn::puzzles::{HintLevel, Theme, shipped};
use crate::record::clock;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What a person asks of the puzzles.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum PuzzleRequest {
    /// Go to the page of a game's puzzles.
    Show(usize),
    /// Only of this theme from now on; mixed without one.
    Theme(Option<Theme>),
    /// How hard they are to be from now on.
    Difficulty(Difficulty),
    /// Put a puzzle of the page's game on the table, as it is wished for there.
    Begin,
    /// The same, after one.
    Next,
    /// Help a little, and more each time.
    Hint,
    /// Play the solution on the board.
    Solution,
    /// Leave the puzzle, for the page of its game.
    Leave,
}

pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<PuzzleRequest>()
        .add_systems(
            Update,
            carry_out
                .before(TurnSet::Gather)
                .run_if(on_message::<PuzzleRequest>),
        )
        .add_systems(OnExit(Screen::Task), |mut commands: Commands| {
            commands.remove_resource::<Solving>();
        });
}

/// What goes on the table and what is shown of it.
#[derive(SystemParam)]
struct Desk<'w, 's> {
    solving: Option<ResMut<'w, Solving>>,
    page: ResMut<'w, LearnPage>,
    progress: ResMut<'w, LearnProgress>,
    now: Res<'w, State<Screen>>,
    hint: ResMut<'w, Hint>,
    waiting: ResMut<'w, WaitingGame>,
    seats: ResMut<'w, Seats>,
    screen: ResMut<'w, NextState<Screen>>,
    intents: MessageWriter<'w, Intent>,
    commands: Commands<'w, 's>,
}

fn carry_out(mut requests: MessageReader<PuzzleRequest>, mut desk: Desk) {
    for request in requests.read() {
        match request {
            PuzzleRequest::Show(game) => desk.show(*game),
            PuzzleRequest::Theme(theme) => desk.page.theme = *theme,
            PuzzleRequest::Difficulty(difficulty) => {
                desk.progress.0.puzzles.difficulty = *difficulty;
            }
            PuzzleRequest::Begin => desk.begin(desk.page.game),
            PuzzleRequest::Next => {
                if let Some(game) = desk.solving.as_ref().map(|solving| solving.game) {
                    desk.begin(game);
                }
            }
            PuzzleRequest::Hint => desk.help(),
            PuzzleRequest::Solution => desk.show_solution(),
            PuzzleRequest::Leave => *desk.screen = NextState::PendingIfNeq(Screen::Learn),
        }
    }
}

impl Desk<'_, '_> {
    /// Goes to the page of a game's puzzles. A theme belongs to its game.
    fn show(&mut self, game: usize) {
        self.page.come_from(*self.now.get());
        if self.page.game != game {
            self.page.theme = None;
        }
        self.page.game = game;
        self.page.part = LearnPart::Puzzles;
        *self.screen = NextState::PendingIfNeq(Screen::Learn);
    }

    /// Puts the next puzzle on the table.
    fn begin(&mut self, game: usize) {
        let Some(word) = GAMES.get(game) else { return };
        let progress = &self.progress.0.puzzles;
        let wish = Wish {
            theme: self.page.theme,
            difficulty: progress.difficulty,
        };
        let now = clock::now();
        let seed = now.as_nanosecond() as u64;
        let puzzle = progress.next(shipped(word), wish, now.as_second(), seed);
        let Some(Ok((solving, opening))) = puzzle.map(|puzzle| Solving::begin(puzzle, game)) else {
            return;
        };
        self.page.come_from(*self.now.get());
        self.page.game = game;
        self.page.part = LearnPart::Puzzles;
        if !self.waiting.is_kept {
            self.waiting.seats = *self.seats;
        }
        // Both sides are the puzzle's: no level thinks here.
        self.seats.set_if_neq(Seats::default());
        self.hint.set_if_neq(Hint::None);
        let record = Box::new(GameRecord::from_game(opening));
        let at = NodeId::ROOT;
        self.intents.write(Proposal::Practise { record, at }.into());
        self.commands.insert_resource(solving);
        self.commands.remove_resource::<Lesson>();
        // The same screen again would be left and entered.
        *self.screen = NextState::PendingIfNeq(Screen::Task);
    }

    /// Gives the next hint. Who is helped hasn't solved it alone.
    fn help(&mut self) {
        let Some(solving) = &mut self.solving else {
            return;
        };
        let Some(mv) = solving.next_move() else {
            return;
        };
        let level = HintLevel::next(solving.hint());
        solving.said = Some(Said::Hint(level));
        if level == HintLevel::Move {
            *self.hint = Hint::Found(mv, Outlook::Open);
        }
        score(solving, &mut self.progress, false);
    }

    /// Plays what is left of the solution.
    fn show_solution(&mut self) {
        let Some(solving) = &mut self.solving else {
            return;
        };
        if solving.next_move().is_none() {
            return;
        }
        solving.stage = Stage::Showing(std::mem::take(&mut solving.line).into());
        solving.said = Some(Said::Shown);
        self.hint.set_if_neq(Hint::None);
        self.intents.write(Intent::ClearHand);
        score(solving, &mut self.progress, false);
    }
}
