//! The analysis of a whole game: a sweep in the background marks what went wrong, stays with the game, can be walked through, and
//! its mistakes come back to be done better.

use crate::patience::wait_for;
use crate::person::{Person, STACKED};
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::path::Path;
use strata::ai::{Limits, StopFlag};
use strata::analysis::{Effort, Mark, notes, sweep};
use strata::app::{
    Change, GameReport, Intent, LearnRequest, OnBoard, Proposal, PuzzleRequest, ReportRequest,
    Said, Screen, Seat, Seats, Session, Solving, Stage, Sweep, SweepEffort, Travelling,
};
use strata::learn::place_of;
use strata::record::formats;
use strata::record::formats::format::Format;
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::{Color, Move};
use strata::store::ReportEffort;
use strata::strength::Strength;
use strata::table::Travel;
use tempfile::tempdir;

/// A game with three blunders: the 17th, 31st and 32nd move.
fn blunders() -> GameRecord {
    let text = std::fs::read_to_string("tests/data/tak/blunders.ptn").unwrap();
    formats::read(&text).unwrap().remove(0).unwrap()
}

/// The same, judged beforehand.
fn judged() -> GameRecord {
    let mut record = blunders();
    let moves = record.tree.moves_to(record.tree.end_of(NodeId::ROOT));
    let effort = Effort {
        limits: Limits::nodes(2000),
        lines: 1,
        threads: 2,
    };
    let stop = StopFlag::default();
    let report = sweep(&record.start, &moves, effort, &stop, &|_| {});
    notes::write(&mut record, &report.unwrap().unwrap());
    record
}

impl Person {
    /// Opens a game at the end of its main line.
    fn opens(&mut self, record: GameRecord) {
        let at = record.tree.end_of(NodeId::ROOT);
        let record = Box::new(record);
        self.tell(Intent::Propose(Proposal::Open { record, at }));
        self.frames(3);
        self.settle();
    }

    fn is_quick(&mut self) {
        self.app.insert_resource(SweepEffort {
            effort: ReportEffort::Time,
            secs: 0.05,
        });
    }

    /// Lets the sweep under way come to its end.
    fn until_swept(&mut self) {
        wait_for("the sweep", || {
            self.frames(1);
            let progress = self.see::<Sweep>().progress();
            progress.is_none().then_some(())
        });
        self.frames(3);
    }

    /// The moves with these marks, 1 for the first.
    fn marked_moves(&self, wanted: &[Mark]) -> Vec<usize> {
        let report = self.see::<GameReport>().report().unwrap();
        let moves = report.judgements.iter().enumerate();
        let marked = moves.filter(|(_, it)| it.mark.is_some_and(|mark| wanted.contains(&mark)));
        marked.map(|(index, _)| index + 1).collect()
    }

    fn node_at(&self, ply: usize) -> NodeId {
        let tree = &self.see::<Session>().record().tree;
        tree.main_line().nth(ply - 1).unwrap()
    }

    fn marks_at(&self, ply: usize) -> String {
        let tree = &self.see::<Session>().record().tree;
        tree.marks(self.node_at(ply)).to_owned()
    }

    fn comment_at(&self, ply: usize) -> String {
        let tree = &self.see::<Session>().record().tree;
        tree.comment(self.node_at(ply)).to_owned()
    }

    fn until_stage(&mut self, what: &str, holds: impl Fn(&Solving) -> bool) {
        wait_for(what, || {
            self.frames(1);
            holds(self.see::<Solving>()).then_some(())
        });
    }

    /// Waits until something better is asked for.
    fn until_better_is_asked(&mut self) {
        self.until_stage("the question", |it| it.stage == Stage::Asking);
        self.frames(2);
        self.settle();
    }

    fn tries(&mut self, mv: Move) {
        self.tell(Intent::Propose(Proposal::Play(mv)));
        self.frames(2);
        self.until_stage("a verdict", |it| {
            !matches!(it.stage, Stage::Asking | Stage::Judging)
        });
    }
}

#[test]
fn a_sweep_marks_the_known_blunders_and_nothing_else_big() {
    let mut person = Person::at("tak5");
    person.opens(blunders());
    // What the person has said stays.
    let own = person.node_at(31);
    person.tell(Intent::Propose(Proposal::Edit(Change::Mark(
        own,
        "!?".into(),
    ))));
    person.frames(3);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyG);
    person.frames(2);
    assert_eq!(person.see::<Sweep>().progress().unwrap()[1], 40);
    assert!(person.reads("of 40 moves looked at"));
    person.until_swept();
    let big = [Mark::Mistake, Mark::Blunder];
    assert_eq!(person.marked_moves(&big), [17, 31, 32]);
    assert_eq!([31, 32].map(|ply| person.marks_at(ply)), ["!?", "??"]);
    // Beside the moves, and never as words of the person's.
    assert!(person.reads("Move 32: Sd1??"));
    assert!(person.reads("Move 31: b1!?"));
    assert!(!person.reads("%eval"));
    // The list says why, and what punishes it.
    person.click_button("Report");
    person.frames(3);
    assert!(person.reads("White: accuracy"));
    person.click_button("Move 31, 16. b1: loses");
    person.frames(3);
    assert_eq!(person.cursor(), 31);
    assert!(person.reads("It lets Black win in 1 move."));
    assert!(person.reads("It doesn’t stop Black's road."));
    // By keys as well.
    person.tell(ReportRequest::Mistake { next: false });
    person.frames(3);
    assert_eq!(person.cursor(), 17);
    person.types("]");
    person.frames(3);
    assert_eq!(person.cursor(), 31);
    person.table_is_true();
}

#[test]
fn a_sweep_shows_how_far_it_is_and_what_it_found_stays_when_it_is_stopped() {
    let mut person = Person::at("tak5");
    person.opens(blunders());
    person.click_button("Game");
    person.frames(2);
    person.click_button("Analyse the game");
    wait_for("some moves", || {
        person.frames(1);
        let [done, all] = person.see::<Sweep>().progress()?;
        assert_eq!(all, 40);
        (done >= 3).then_some(())
    });
    assert!(person.reads("moves looked at"));
    person.click_button("Stop");
    person.frames(4);
    assert_eq!(person.see::<Sweep>().progress(), None);
    let report = person.see::<GameReport>().report().unwrap();
    let judged = report.judgements.len();
    assert!((3..40).contains(&judged), "{judged}");
    assert!(person.comment_at(1).contains("[%eval "));
    assert!(person.comment_at(40).is_empty());
}

#[test]
fn a_sweep_goes_on_beside_what_the_person_does() {
    let mut person = Person::at("tak5");
    person.opens(blunders());
    person.tell(ReportRequest::Analyse);
    person.frames(2);
    // A piece in the hand stays there, and another game ends it.
    person.tell(Intent::Walk(strata::app::Walk::Start));
    person.frames(2);
    person.tell(Intent::Step(strata::rules::Step::Choose(
        strata::rules::Kind::Tak(strata::rules::tak::Stone::Flat),
    )));
    person.frames(1);
    wait_for("some moves", || {
        person.frames(1);
        person.see::<GameReport>().report().map(|_| ())
    });
    assert!(!person.hand().is_empty());
    person.opens(GameRecord::new(&"hive".parse().unwrap()));
    assert_eq!(person.see::<Sweep>().progress(), None);
    assert!(person.see::<GameReport>().report().is_none());
}

#[test]
fn what_was_found_is_kept_with_the_game_and_comes_back_without_a_sweep() {
    let folder = tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5", "c3", "d4", "c4"]);
    person.is_quick();
    person.tell(ReportRequest::Analyse);
    person.frames(2);
    person.until_swept();
    let before = person.see::<GameReport>().report().unwrap().clone();
    assert_eq!(before.judgements.len(), 5);
    drop(person);
    let mut person = Person::with_folder(None, folder.path());
    person.click_button("Saved games");
    person.frames(3);
    person.click_button("Open Tak 5×5");
    person.frames(5);
    assert_eq!(person.cursor(), 5);
    assert_eq!(person.see::<Sweep>().progress(), None);
    let after = person.see::<GameReport>().report().unwrap();
    assert_eq!(after.judgements, before.judgements);
    assert!(person.find("White’s winning chances").is_some());
}

#[test]
fn what_was_found_goes_out_with_every_format_that_has_comments() {
    for (setup, format) in [
        ("tak5", Format::Ptn),
        ("hive", Format::HivePgn),
        ("punct", Format::Sgf),
    ] {
        let mut person = Person::at(setup);
        for _ in 0..3 {
            let mv = person.game().legal_moves()[0];
            person.tell(Intent::Propose(Proposal::Play(mv)));
            person.frames(2);
        }
        person.is_quick();
        person.tell(ReportRequest::Analyse);
        person.frames(2);
        person.until_swept();
        let record = person.see::<Session>().record().clone();
        let written = formats::write_kept(&record.into(), format).unwrap();
        assert_eq!(written.text.matches("[%eval ").count(), 3, "{setup}");
        let read = formats::read(&written.text).unwrap().remove(0).unwrap();
        let report = person.see::<GameReport>().report().unwrap().clone();
        person.opens(read);
        let again = person.see::<GameReport>().report().unwrap();
        assert_eq!(again.judgements, report.judgements, "{setup}");
    }
}

#[test]
fn a_comment_of_the_persons_leaves_the_report_alone() {
    let mut person = Person::at("tak5");
    person.opens(judged());
    let blunder = person.node_at(17);
    let report = person.see::<GameReport>().report().unwrap().clone();
    let said = |person: &mut Person, text: &str| {
        let change = Change::Comment(blunder, text.to_owned());
        person.tell(Intent::Propose(Proposal::Edit(change)));
        person.frames(3);
    };
    said(&mut person, "Hm.");
    assert!(person.comment_at(17).starts_with("Hm. [%eval "));
    person.tell(Intent::Propose(Proposal::TakeEditBack));
    person.frames(3);
    assert!(person.comment_at(17).starts_with("[%eval "));
    assert_eq!(
        person.see::<GameReport>().report().unwrap().judgements,
        report.judgements
    );
}

#[test]
fn dragging_through_the_graph_walks_through_the_game() {
    let mut person = Person::at("tak5");
    person.opens(judged());
    let graph = person.find("White’s winning chances").unwrap();
    let at = |share: f32| Vec2::new(graph.min.x + share * graph.width(), graph.center().y);
    person.move_to(at(0.5));
    person.press(MouseButton::Left);
    person.frames(2);
    assert_eq!(person.cursor(), 20);
    for share in [0.6, 0.7, 0.8] {
        person.send_move(at(share));
        person.frames(3);
        person.table_is_true();
    }
    assert_eq!(person.cursor(), 32);
    person.send_move(at(-0.2));
    person.frames(3);
    assert_eq!(person.cursor(), 0);
    person.release(MouseButton::Left);
    person.settle();
    person.table_is_true();
}

#[test]
fn what_punishes_a_mistake_is_played_on_the_board_as_a_variation() {
    // High enough for a mistake with both its lines.
    let mut person = Person::in_window(1280, 1000, Some("tak5"));
    person.opens(judged());
    person.click_button("Report");
    person.frames(3);
    person.click_button("Move 31, 16. b1: loses");
    person.frames(3);
    person.click_button("Play up to b5");
    person.frames(4);
    person.settle();
    let outcome = person.game().outcome().unwrap();
    assert_eq!(outcome.winner(), Some(Color::Black));
    person.table_is_true();
    // The game itself and its report are as before.
    let session = person.see::<Session>();
    assert!(!session.record().tree.is_main(session.cursor()));
    assert_eq!(session.record().tree.main_line().count(), 40);
    let report = person.see::<GameReport>().report().unwrap();
    assert_eq!(report.judgements.len(), 40);
    assert!(person.reads("It lets Black win in 1 move."));
}

#[test]
fn a_mistake_comes_back_and_is_done_better() {
    let mut person = Person::at("tak5");
    person.opens(judged());
    let mut seats = Seats::default();
    seats.0[1] = Seat::Level(Strength::Novice);
    person.app.insert_resource(seats);
    person.frames(2);
    person.click_button("Report");
    person.frames(3);
    person.click_button("Learn from your mistakes");
    person.frames(3);
    assert_eq!(*person.see::<State<Screen>>().get(), Screen::Task);
    let one = person.see::<Solving>().mistake().unwrap().clone();
    // The gravest of the person's own comes first, and the other side's last move is shown.
    let lost = one.mistake().loss();
    assert!(lost > 0.1, "{lost}");
    assert_eq!(person.cursor() + 1, one.mistake().asked().moves_played());
    person.until_better_is_asked();
    assert_eq!(person.game().key(), one.mistake().asked().key());
    assert!(person.reads("White played"));
    let at = person.cursor();
    // What was played in the game is refuted on the board and taken back.
    person.tries(one.mistake().played());
    let said = person.see::<Solving>().said.clone();
    assert!(matches!(said, Some(Said::Wrong { .. })), "{said:?}");
    assert!(person.reads("Black has an answer"));
    person.until_better_is_asked();
    assert_eq!(person.cursor(), at);
    // The best move passes.
    person.tries(one.mistake().best()[0]);
    assert!(person.see::<Solving>().is_over());
    assert!(person.reads("Right: that is the best move."));
    if person.see::<Solving>().has_next() {
        person.key(KeyCode::Enter);
        person.frames(3);
        let next = person.see::<Solving>().mistake().unwrap().clone();
        assert!(next.mistake().loss() <= lost);
        assert_eq!(next.left() + 1, one.left());
    }
    // Leaving brings the game back, with its report.
    person.tell(PuzzleRequest::Leave);
    person.frames(4);
    assert_eq!(*person.see::<State<Screen>>().get(), Screen::Play);
    assert_eq!(person.cursor(), 40);
    assert_eq!(*person.see::<Seats>(), seats);
    assert!(person.see::<GameReport>().report().is_some());
}

#[test]
fn the_solution_of_a_mistake_can_be_shown() {
    let mut person = Person::at("tak5");
    person.opens(judged());
    person.tell(PuzzleRequest::Mistakes);
    person.frames(3);
    person.until_better_is_asked();
    let best = person.see::<Solving>().mistake().unwrap().mistake().best()[0];
    person.tell(PuzzleRequest::Hint);
    person.frames(2);
    person.tell(PuzzleRequest::Solution);
    person.frames(2);
    person.until_stage("the end", Solving::is_over);
    person.frames(3);
    assert_eq!(person.game().moves().last(), Some(&best));
    assert!(person.reads("That was the best move."));
}

/// A folder with games of these levels, in each of which somebody erred.
fn saved_games(folder: &Path, black: &[Option<Strength>]) {
    for level in black {
        let mut person = Person::with_folder(Some("tak5"), folder);
        person.opens(judged());
        let mut seats = Seats::default();
        seats.0[1] = Seat::of_level(*level);
        person.app.insert_resource(seats);
        // Something of it must be new to be kept.
        person.tell(Intent::Propose(Proposal::Tag("Title".into(), "One".into())));
        person.frames(4);
    }
}

#[test]
fn the_last_mistakes_of_all_saved_games_are_reached_from_the_puzzles() {
    let folder = tempdir().unwrap();
    saved_games(
        folder.path(),
        &[Some(Strength::Novice), Some(Strength::Club)],
    );
    let mut person = Person::with_folder(None, folder.path());
    let tak = place_of(&"tak5".parse().unwrap()).unwrap();
    person.tell(PuzzleRequest::Show(tak));
    person.frames(3);
    person.click_button("Your last mistakes");
    wait_for("the mistakes", || {
        person.frames(1);
        let world = person.app.world();
        world.contains_resource::<Solving>().then_some(())
    });
    let one = person.see::<Solving>().mistake().unwrap().clone();
    // White's of both games, each told twice at least: both blunders of a game.
    assert!(one.left() >= 3, "{}", one.left());
    person.until_better_is_asked();
    person.key(KeyCode::Escape);
    person.frames(4);
    assert_eq!(*person.see::<State<Screen>>().get(), Screen::Learn);
    person.tell(LearnRequest::Close);
    person.frames(3);
    assert_eq!(*person.see::<State<Screen>>().get(), Screen::Start);
}

#[test]
fn where_there_is_nothing_to_learn_from_it_is_said() {
    let folder = tempdir().unwrap();
    let mut person = Person::with_folder(None, folder.path());
    person.tell(PuzzleRequest::Show(0));
    person.frames(3);
    person.click_button("Your last mistakes");
    wait_for("a word", || {
        person.frames(1);
        person.reads("There is no mistake of yours").then_some(())
    });
    assert_eq!(*person.see::<State<Screen>>().get(), Screen::Learn);
}

/// How many pieces travel.
fn travelling(person: &mut Person) -> usize {
    let world = person.app.world_mut();
    let mut pieces = world.query_filtered::<(), (With<OnBoard>, With<Travel>)>();
    pieces.iter(world).count()
}

#[test]
fn the_last_move_is_shown_again_with_its_half_steps_and_nothing_changes() {
    let mut person = Person::at("tak5");
    person.plays_out(STACKED);
    // A spread of three stones over two squares, as far as the stack has them.
    let spread = person
        .game()
        .legal_moves()
        .into_iter()
        .max_by_key(|&mv| person.game().effects(mv).len())
        .unwrap();
    person.tell(Intent::Propose(Proposal::Play(spread)));
    person.frames(1);
    person.settle();
    let stones = person.game().last_effects().len();
    assert!(stones >= 2, "{stones}");
    let places = |person: &mut Person| {
        let world = person.app.world_mut();
        let mut pieces = world.query_filtered::<(Entity, &Transform), With<OnBoard>>();
        let places = pieces
            .iter(world)
            .map(|(entity, at)| (entity, at.translation));
        places.collect::<BTreeMap<_, _>>()
    };
    let (before, key) = (places(&mut person), person.game().key());
    assert_eq!(travelling(&mut person), 0);
    person.types("o");
    assert_eq!(travelling(&mut person), stones);
    let moved = places(&mut person);
    let elsewhere = std::iter::zip(&before, &moved).filter(|(a, b)| a.1.distance(*b.1) > 0.2);
    assert_eq!(elsewhere.count(), stones);
    wait_for("the end", || {
        person.frames(1);
        (!person.see::<Travelling>().0).then_some(())
    });
    person.frames(2);
    for (was, is) in std::iter::zip(before, places(&mut person)) {
        assert!(was.1.distance(is.1) < 1e-3, "{was:?} {is:?}");
    }
    assert_eq!(person.game().key(), key);
    person.table_is_true();
    // While one walks through the game as well, and at the beginning there is none.
    person.tell(Intent::Walk(strata::app::Walk::Back));
    person.frames(2);
    person.settle();
    person.types("o");
    assert!(travelling(&mut person) > 0);
    person.settle();
    person.tell(Intent::Walk(strata::app::Walk::Start));
    person.frames(2);
    person.settle();
    person.types("o");
    assert_eq!(travelling(&mut person), 0);
}

#[test]
#[ignore = "prints figures: how long frames take while a long game is swept"]
fn a_sweep_of_two_hundred_moves_beside_the_frames() {
    let mut person = Person::at("tak5+norepeat");
    let mut game = person.game();
    let mut record = GameRecord::new(&game.setup());
    let mut at = NodeId::ROOT;
    let round = ["e5<", "a1>", "d5>", "b1<"];
    let moves = ["a1", "e5"].into_iter().chain(round.into_iter().cycle());
    for text in moves.take(200) {
        let mv = game.read_move(text).unwrap();
        game.play(mv).unwrap();
        at = record.tree.add(at, mv);
    }
    person.opens(record);
    let longest = |person: &mut Person, frames: usize| {
        let mut times: Vec<_> = (0..frames)
            .map(|_| {
                let start = std::time::Instant::now();
                person.frames(1);
                start.elapsed()
            })
            .collect();
        times.sort();
        (
            times[frames / 2],
            times[frames * 99 / 100],
            times[frames - 1],
        )
    };
    println!("before: {:?}", longest(&mut person, 300));
    person.tell(ReportRequest::Analyse);
    let mut parts = Vec::new();
    while parts.is_empty() || person.see::<Sweep>().progress().is_some() {
        parts.push(longest(&mut person, 100));
    }
    println!("while it is swept (median, 99 of 100, longest):");
    for part in parts {
        println!("  {part:?}");
    }
    let report = person.see::<GameReport>().report().unwrap();
    assert_eq!(report.judgements.len(), 200);
}
