//! What a person asks of the puzzles, and how it is carried out.

use super::exercise::OneOfMistakes;
use super::last_mistakes::LookingForMistakes;
use super::referee::score;
use super::solving::{Said, Solving, Stage};
use crate::app::Screen;
use crate::app::analysis::GameReport;
use crate::app::learn::{LearnPage, LearnPart, LearnProgress, Lesson};
use crate::app::library::folder::Library;
use crate::app::notice::Notice;
use crate::app::players::hint::{Hint, Outlook};
use crate::app::players::{Seat, Seats};
use crate::app::redraw::WakingMessages;
use crate::app::session::{Session, WaitingGame};
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::key;
use crate::learn::mistakes::OwnMistake;
use crate::learn::progress::{Difficulty, Wish};
use crate::learn::puzzles::{HintLevel, Theme, shipped};
use crate::learn::{GAMES, place_of};
use crate::record::clock;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

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
    /// Leave the puzzle, for the page of its game; a mistake of the game on the table, for that game.
    Leave,
    /// Put the person's mistakes in the game on the table there again, the gravest first.
    Mistakes,
    /// The last ones of all saved games of the game at this place.
    LastMistakes(usize),
}

pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<PuzzleRequest>()
        .add_systems(
            Update,
            carry_out
                .before(TurnSet::Gather)
                .run_if(on_message::<PuzzleRequest>),
        )
        .init_resource::<LookingForMistakes>()
        .add_systems(Update, begin_last_mistakes.before(TurnSet::Gather))
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
    session: Option<Res<'w, Session>>,
    kept: Res<'w, GameReport>,
    library: Option<Res<'w, Library>>,
    looking: ResMut<'w, LookingForMistakes>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    notices: MessageWriter<'w, Notice>,
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
                let Some(solving) = &desk.solving else {
                    continue;
                };
                let (game, back) = (solving.game, solving.back);
                match solving.mistake().map(OneOfMistakes::next) {
                    None => desk.begin(game),
                    Some(next) => {
                        if let Some(next) = next {
                            desk.begin_mistake(next, game, back);
                        }
                    }
                }
            }
            PuzzleRequest::Hint => desk.help(),
            PuzzleRequest::Solution => desk.show_solution(),
            PuzzleRequest::Leave => {
                let back = desk.solving.as_ref().map(|solving| solving.back);
                *desk.screen = NextState::PendingIfNeq(back.unwrap_or(Screen::Learn));
            }
            PuzzleRequest::Mistakes => desk.begin_mistakes(),
            PuzzleRequest::LastMistakes(game) => desk.look_for_mistakes(*game),
        }
    }
}

/// Puts the last mistakes of all saved games on the table, once they are found.
fn begin_last_mistakes(mut desk: Desk) {
    let Some((game, mistakes)) = desk.looking.bypass_change_detection().poll() else {
        return;
    };
    match OneOfMistakes::first(mistakes) {
        // Whoever has gone elsewhere meanwhile isn't disturbed.
        Some(first) if *desk.now.get() == Screen::Learn => {
            desk.begin_mistake(first, game, Screen::Learn);
        }
        Some(_) => {}
        None => {
            desk.notices.write(Notice::done(key!("report-nothing")));
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
        self.put_on_table(solving, opening);
    }

    /// Puts the person's mistakes in the game on the table there again, the gravest first.
    fn begin_mistakes(&mut self) {
        let session = self.session.as_deref().filter(|it| !it.is_practice());
        let (Some(session), Some(report)) = (session, self.kept.report()) else {
            return;
        };
        let mut persons = self.seats.0.map(Seat::is_person);
        if persons == [false; 2] {
            // Whoever looks at a game of two levels learns from both.
            persons = [true; 2];
        }
        let mut mistakes = OwnMistake::all_of(session.record(), report, persons);
        mistakes.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        let game = place_of(&session.game().setup()).unwrap_or(self.page.game);
        match OneOfMistakes::first(mistakes) {
            Some(first) => self.begin_mistake(first, game, Screen::Play),
            None => {
                self.notices.write(Notice::done(key!("report-nothing")));
            }
        }
    }

    /// Looks for the last mistakes in all saved games.
    fn look_for_mistakes(&mut self, game: usize) {
        if let Some(library) = &self.library {
            self.looking.start(game, library, self.proxy.as_deref());
            self.notices.write(Notice::done(key!("report-looking")));
        }
    }

    /// Puts a mistake on the table.
    fn begin_mistake(&mut self, mistake: OneOfMistakes, game: usize, back: Screen) {
        if let Ok((mut solving, opening)) = Solving::begin_mistake(mistake, game) {
            solving.back = back;
            self.page.come_from(*self.now.get());
            self.put_on_table(solving, opening);
        }
    }

    /// Puts what is to be solved on the table.
    fn put_on_table(&mut self, solving: Solving, opening: Game) {
        if !self.waiting.is_kept {
            self.waiting.seats = *self.seats;
        }
        // Both sides are the puzzle's: no level thinks here.
        self.seats.set_if_neq(Seats::default());
        self.hint.set_if_neq(Hint::None);
        let record = Box::new(GameRecord::from_game(opening));
        let at = record.tree.end_of(NodeId::ROOT);
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
        solving.note_help();
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
        solving.note_help();
        self.hint.set_if_neq(Hint::None);
        self.intents.write(Intent::ClearHand);
        score(solving, &mut self.progress, false);
    }
}
