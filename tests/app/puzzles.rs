//! Puzzles at the table: the last move is shown, the answer is judged while the table goes on, a wrong try is refuted and taken
//! back, help is given by and by, and what came of it is kept.

use crate::patience::wait_for;
use crate::person::Person;
use bevy::prelude::*;
use std::path::Path;
use strata::app::{
    Guide, Hint, LearnPage, LearnPart, LearnProgress, LearnRequest, PuzzleRequest, Said, Screen,
    Seats, Session, Solving, Stage,
};
use strata::learn::GAMES;
use strata::learn::puzzles::{Goal, HintLevel, Puzzle, Theme, shipped};
use strata::record::clock;
use strata::rules::{Move, Outcome};
use strata::strength::Strength;
use strata::words::{Language, Words};

const DAY: i64 = 24 * 60 * 60;

fn now() -> i64 {
    clock::now().as_second()
}

/// The first of a game's puzzles that is so and begins with a move of the other side.
fn find(game: &str, is_so: impl Fn(&Puzzle) -> bool) -> &'static Puzzle {
    let mut puzzles = shipped(game).iter();
    let found = puzzles.find(|puzzle| puzzle.last.is_some() && is_so(puzzle));
    found.unwrap_or_else(|| panic!("no such puzzle of {game}"))
}

fn place(game: &str) -> usize {
    GAMES.into_iter().position(|word| word == game).unwrap()
}

impl Person {
    fn solving(&self) -> &Solving {
        self.see::<Solving>()
    }

    fn puzzle(&self) -> &'static Puzzle {
        self.solving().puzzle().unwrap()
    }

    /// Lets the table go on until the puzzle has come so far; the judge has a thread of its own.
    fn until_puzzle(&mut self, what: &str, holds: impl Fn(&Solving) -> bool) {
        wait_for(what, || {
            self.frames(1);
            holds(self.solving()).then_some(())
        });
    }

    fn until_asked(&mut self) {
        self.until_puzzle("the question", |solving| solving.stage == Stage::Asking);
        // The answer that was just sent is played, and comes to rest.
        self.frames(2);
        self.settle();
    }

    /// Puts this puzzle on the table: it is due to come back.
    fn is_asked(&mut self, puzzle: &'static Puzzle) {
        let progress = &mut self.app.world_mut().resource_mut::<LearnProgress>().0;
        progress.puzzles.finished(puzzle, false, now() - 2 * DAY);
        self.tell(PuzzleRequest::Show(place(puzzle.game_word())));
        self.frames(3);
        self.tell(PuzzleRequest::Begin);
        self.frames(3);
        assert_eq!(self.screen(), Screen::Task);
        assert_eq!(self.puzzle().id, puzzle.id);
    }

    /// Makes the moves of the line that are the person's, with the mouse.
    fn solves_puzzle(&mut self, rng: &mut fastrand::Rng) {
        for text in self.puzzle().line.iter().step_by(2) {
            self.until_asked();
            let mv = self.game().read_move(text).unwrap();
            self.makes(mv, rng);
            self.until_puzzle("a verdict", |solving| solving.stage != Stage::Judging);
        }
        self.until_puzzle("the end", Solving::is_over);
    }

    /// A legal move that is not among those that solve it.
    fn wrong_move(&self, seed: u64) -> Move {
        let game = self.game();
        let solving = self.solving();
        let mut moves = game.legal_moves();
        fastrand::Rng::with_seed(seed).shuffle(&mut moves);
        let wrong = |mv: &Move| {
            !solving
                .puzzle()
                .unwrap()
                .first
                .contains(&game.write_move(*mv))
        };
        moves.into_iter().find(wrong).unwrap()
    }

    fn guides(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&Guide>().iter(world).count()
    }
}

#[test]
fn from_the_card_to_a_solved_puzzle_and_the_next() {
    let mut person = Person::in_window(1280, 800, None);
    person.click_button("Learn Tak");
    person.frames(3);
    person.click_button("Puzzles");
    person.frames(3);
    assert_eq!(person.see::<LearnPage>().part, LearnPart::Puzzles);
    assert!(person.reads("Rating 700"));
    person.click_button("Solve");
    person.frames(3);
    assert_eq!(person.screen(), Screen::Task);
    let first = person.puzzle();
    let mut rng = fastrand::Rng::with_seed(3);
    person.solves_puzzle(&mut rng);
    let scored = person.solving().scored.unwrap();
    assert!(scored.solved && scored.is_new);
    assert!(scored.person[1] > scored.person[0] && scored.puzzle[1] < scored.puzzle[0]);
    assert!(person.reads("Solved!"));
    assert!(person.reads(&format!("Your rating: {:.0} (", scored.person[1])));
    assert!(person.reads("1 solved in a row"));
    let theme = Words::of(Language::English).say(&first.themes[0].word().into());
    assert!(person.reads(&theme));
    person.key(KeyCode::Enter);
    person.frames(3);
    assert_ne!(person.puzzle().id, first.id);
    // Esc leads one step back each time.
    person.key(KeyCode::Escape);
    person.frames(3);
    assert_eq!(person.screen(), Screen::Learn);
    assert!(person.reads("Solved 1 · failed 0"));
    person.key(KeyCode::Escape);
    person.frames(3);
    assert_eq!(person.screen(), Screen::Start);
}

fn is_solved_with_the_mouse(game: &str, goal: Goal) {
    let mut person = Person::in_window(1280, 800, None);
    let puzzle = find(game, |puzzle| puzzle.goal == goal);
    person.is_asked(puzzle);
    // First as it was, then the other side's last move.
    let (opening, last) = puzzle.opening().unwrap();
    assert_eq!(person.game().write_position(), opening.write_position());
    person.until_asked();
    assert_eq!(person.game().moves().last().copied(), last);
    person.table_is_true();
    assert!(person.reads(&goal.sentence(person.solving().side()).to_string()));
    person.solves_puzzle(&mut fastrand::Rng::with_seed(7));
    person.settle();
    person.table_is_true();
    let winner = person.game().outcome().and_then(Outcome::winner);
    if matches!(goal, Goal::WinIn(_)) {
        assert_eq!(winner, Some(person.solving().side()));
    }
    assert!(person.solving().scored.unwrap().solved);
    let known = &person.see::<LearnProgress>().0.puzzles;
    assert_eq!(known.due(std::slice::from_ref(puzzle), now() + DAY), 0);
}

#[test]
fn a_puzzle_of_tak_is_solved_with_the_mouse() {
    is_solved_with_the_mouse("tak", Goal::WinIn(3));
}

#[test]
fn a_puzzle_of_hive_is_solved_with_the_mouse() {
    is_solved_with_the_mouse("hive", Goal::WinIn(2));
}

#[test]
fn a_puzzle_of_punct_is_solved_with_the_mouse() {
    is_solved_with_the_mouse("punct", Goal::WinIn(2));
}

#[test]
fn a_defence_of_hive_is_found_with_the_mouse() {
    is_solved_with_the_mouse("hive", Goal::OnlyDefence(1));
}

#[test]
fn a_puzzle_is_solved_with_keys_alone() {
    let mut person = Person::in_window(1280, 800, None);
    person.is_asked(find("tak", |puzzle| puzzle.goal == Goal::WinIn(2)));
    for text in person.puzzle().line.iter().step_by(2) {
        person.until_asked();
        person.types(&format!(":{text}"));
        person.key(KeyCode::Enter);
        person.until_puzzle("a verdict", |solving| {
            !matches!(solving.stage, Stage::Judging | Stage::Asking)
        });
    }
    person.until_puzzle("the end", Solving::is_over);
    assert!(person.solving().scored.unwrap().solved);
    person.types("n");
    person.frames(3);
    assert!(!person.solving().is_over());
}

/// Fails first, sees it refuted on the board, and solves it then.
fn is_refuted(game: &str, goal: Goal) {
    let mut person = Person::in_window(1280, 800, None);
    let puzzle = find(game, |puzzle| puzzle.goal == goal);
    person.is_asked(puzzle);
    person.until_asked();
    let asked = person.game();
    let (at, wrong) = (person.cursor(), person.wrong_move(5));
    person.makes(wrong, &mut fastrand::Rng::with_seed(1));
    person.until_puzzle("a verdict", |solving| solving.stage != Stage::Judging);
    let Some(Said::Wrong { after, refutation }) = person.solving().said.clone() else {
        panic!("{:?}", person.solving().said);
    };
    assert_eq!(after.moves().last(), Some(&wrong));
    if let Some(answer) = refutation {
        let text = after.write_move(answer);
        assert!(person.reads(&format!("({text})")), "it is told in words");
        wait_for("the refutation", || {
            person.frames(1);
            (person.cursor() >= at + 2).then_some(())
        });
        assert_eq!(person.texts().last(), Some(&text));
    }
    person.until_asked();
    assert_eq!(person.game().key(), asked.key(), "it stands as before");
    assert_eq!(person.cursor(), at);
    person.table_is_true();
    assert!(!person.solving().scored.unwrap().solved);
    person.solves_puzzle(&mut fastrand::Rng::with_seed(2));
    assert!(!person.solving().scored.unwrap().solved, "it was failed");
    let kept = &person.see::<LearnProgress>().0.puzzles;
    let puzzle = std::slice::from_ref(puzzle);
    assert_eq!(
        (kept.due(puzzle, now()), kept.due(puzzle, now() + DAY)),
        (0, 1)
    );
    assert_eq!(kept.streak, 0);
}

#[test]
fn a_wrong_try_in_tak_is_refuted_and_the_puzzle_comes_back() {
    is_refuted("tak", Goal::WinIn(3));
}

#[test]
fn a_wrong_try_in_hive_is_refuted_and_the_puzzle_comes_back() {
    is_refuted("hive", Goal::WinIn(2));
}

#[test]
fn a_wrong_defence_in_tak_is_refuted_and_the_puzzle_comes_back() {
    is_refuted("tak", Goal::OnlyDefence(2));
}

#[test]
fn a_wrong_try_in_punct_is_refuted_and_the_puzzle_comes_back() {
    is_refuted("punct", Goal::WinIn(2));
}

#[test]
fn another_first_move_that_wins_as_soon_is_right_too() {
    let mut person = Person::in_window(1280, 800, None);
    let puzzle = find("tak", |puzzle| {
        puzzle.goal == Goal::WinIn(2) && puzzle.first.len() > 1
    });
    person.is_asked(puzzle);
    person.until_asked();
    let other = person.game().read_move(&puzzle.first[1]).unwrap();
    let mut rng = fastrand::Rng::with_seed(4);
    person.makes(other, &mut rng);
    person.until_asked();
    assert!(matches!(person.solving().said, Some(Said::Right { .. })));
    // How it goes on from there is looked for meanwhile.
    person.until_puzzle("the rest", |solving| solving.next_move().is_some());
    let next = person.solving().next_move().unwrap();
    person.makes(next, &mut rng);
    person.until_puzzle("the end", Solving::is_over);
    assert!(person.solving().scored.unwrap().solved);
}

#[test]
fn hints_come_by_and_by_and_who_is_helped_has_not_solved_it() {
    let mut person = Person::in_window(1280, 800, None);
    person.is_asked(find("tak", |puzzle| puzzle.goal == Goal::WinIn(2)));
    person.until_asked();
    assert_eq!(person.guides(), 0);
    person.types("?");
    person.frames(2);
    assert_eq!(person.solving().hint(), Some(HintLevel::Where));
    assert_eq!(person.guides(), 1);
    assert!(person.reads("Look around the marked space"));
    assert!(!person.solving().scored.unwrap().solved);
    person.click_button("Hint");
    person.frames(2);
    assert_eq!(person.solving().hint(), Some(HintLevel::Piece));
    person.click_button("Hint");
    person.frames(2);
    assert_eq!(person.guides(), 0);
    let mv = person.solving().next_move();
    assert_eq!(person.see::<Hint>().found(), mv);
    assert!(person.reads("press Enter to play it"));
    // Enter plays it.
    person.key(KeyCode::Enter);
    person.until_puzzle("a verdict", |solving| {
        matches!(solving.said, Some(Said::Right { .. } | Said::Solved))
    });
    assert_eq!(*person.see::<Hint>(), Hint::None);
    person.until_asked();
    assert_eq!(person.guides(), 0);
}

#[test]
fn the_solution_is_played_on_the_board() {
    for game in GAMES {
        let mut person = Person::in_window(1280, 800, None);
        let puzzle = find(game, |puzzle| puzzle.goal == Goal::WinIn(2));
        person.is_asked(puzzle);
        person.until_asked();
        assert!(!person.reads("Theme:"));
        let at = person.cursor();
        person.types("!");
        person.frames(2);
        person.until_puzzle("the end", Solving::is_over);
        person.frames(2);
        person.settle();
        assert_eq!(person.texts()[at..], puzzle.line);
        let winner = person.game().outcome().and_then(Outcome::winner);
        assert_eq!(winner, Some(person.solving().side()));
        assert!(person.reads("That is the solution."));
        assert!(person.reads("Theme:"));
        assert!(!person.solving().scored.unwrap().solved);
        person.click_button("Next");
        person.frames(3);
        assert!(!person.solving().is_over());
    }
}

#[test]
fn nothing_can_be_moved_while_the_table_plays_by_itself() {
    let mut person = Person::in_window(1280, 800, None);
    person.is_asked(find("tak", |puzzle| puzzle.goal == Goal::WinIn(2)));
    assert!(matches!(person.solving().stage, Stage::Opening(_)));
    person.types("f");
    person.key(KeyCode::ArrowLeft);
    person.key(KeyCode::End);
    assert!(person.hand().is_empty());
    person.until_asked();
    let at = person.cursor();
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    person.frames(3);
    assert_eq!(person.cursor(), at, "nothing is taken back");
    assert_eq!(person.solving().stage, Stage::Asking);
}

#[test]
fn a_verdict_that_comes_too_late_is_not_heard() {
    let mut person = Person::in_window(1280, 800, None);
    person.is_asked(find("hive", |puzzle| puzzle.goal == Goal::WinIn(3)));
    person.until_asked();
    let wrong = person.wrong_move(9);
    person.makes(wrong, &mut fastrand::Rng::with_seed(1));
    let failed = person.see::<LearnProgress>().0.puzzles.results("hive");
    person.tell(PuzzleRequest::Next);
    person.frames(2);
    person.until_asked();
    let solving = person.solving();
    assert!(solving.scored.is_none() && solving.said.is_none());
    let start = solving.puzzle().unwrap().start().unwrap();
    assert_eq!(solving.asked().key(), start.key());
    let now = person.see::<LearnProgress>().0.puzzles.results("hive");
    assert!(now.tried <= failed.tried + 1);
}

#[test]
fn the_game_that_was_open_waits_for_a_puzzle_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5", "c3", "d4"]);
    let seats = [None, Strength::level(0)];
    person
        .app
        .world_mut()
        .insert_resource(Seats::of_levels(seats));
    person.frames(2);
    let known = |person: &Person| {
        let session = person.see::<Session>();
        (session.id(), session.edition(), session.cursor())
    };
    let before = known(&person);
    person.tell(PuzzleRequest::Show(1));
    person.frames(3);
    person.tell(PuzzleRequest::Begin);
    person.frames(3);
    assert!(person.see::<Session>().is_practice());
    let kept = strata::store::Store::open(folder.path());
    person.until_asked();
    person.key(KeyCode::Escape);
    person.frames(3);
    assert_eq!(person.screen(), Screen::Learn);
    assert_eq!(known(&person), before);
    assert_eq!(person.see::<Seats>().levels(), seats);
    person.key(KeyCode::Escape);
    person.frames(3);
    assert_eq!(person.screen(), Screen::Play);
    person.settle();
    person.table_is_true();
    drop(person);
    assert_eq!(kept.settings().0.seats, seats);
}

/// What came of the puzzles is in the folder as soon as it is known; no puzzle becomes a saved game.
#[test]
fn what_came_of_a_puzzle_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let tried = |folder: &Path| {
        let mut person = Person::with_folder(None, folder);
        person.tell(PuzzleRequest::Show(2));
        person.frames(3);
        person.click_button("harder");
        person.frames(2);
        person.tell(PuzzleRequest::Begin);
        person.frames(3);
        person.until_asked();
        person.types("!");
        person.frames(3);
        person.puzzle()
    };
    let puzzle = tried(folder.path());
    assert_eq!(
        std::fs::read_dir(folder.path().join("games")).map_or(0, Iterator::count),
        0
    );
    let mut person = Person::with_folder(None, folder.path());
    let kept = &person.see::<LearnProgress>().0.puzzles;
    let results = kept.results("tak");
    assert_eq!((results.tried, results.failed()), (1, 1));
    assert_eq!(kept.due(std::slice::from_ref(puzzle), now() + DAY), 1);
    assert!(kept.rating("tak").value < 700.0);
    let progress = kept.clone();
    assert_eq!(
        progress.difficulty,
        strata::learn::progress::Difficulty::Harder
    );
    person.tell(LearnRequest::Show(2));
    person.frames(3);
    person.click_button("Puzzles");
    person.frames(3);
    assert!(person.reads("Solved 0 · failed 1"));
}

#[test]
fn a_theme_is_chosen_on_the_page_which_a_game_leads_to_by_its_menu() {
    let mut person = Person::at("hive");
    person.click_button("Game");
    person.frames(2);
    person.click_button("Puzzles");
    person.frames(3);
    let page = *person.see::<LearnPage>();
    assert_eq!((page.part, page.game), (LearnPart::Puzzles, place("hive")));
    person.click_button("pillbug throw");
    person.frames(2);
    for _ in 0..3 {
        person.tell(PuzzleRequest::Begin);
        person.frames(3);
        let puzzle = person.puzzle();
        let id = &puzzle.id;
        assert!(puzzle.themes.contains(&Theme::PillbugThrow), "{id}");
        // Nobody's seat is to be taken by a level here.
        assert!(person.find("A person").is_none());
        person.tell(PuzzleRequest::Leave);
        person.frames(3);
    }
    // Another game has other themes.
    person.click_button("Tak");
    person.frames(3);
    assert_eq!(person.see::<LearnPage>().theme, None);
    person.key(KeyCode::Escape);
    person.frames(3);
    assert_eq!(person.screen(), Screen::Play);
}
