//! Live analysis: what the search makes of the position on the table, while the person wants to see it.

use crate::patience::wait_for;
use crate::person::Person;
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;
use strata::ai::{
    Limits, SEEN_WIN, SearchInfo, StopFlag, Strength, TranspositionTable, best_lines,
};
use strata::app::{
    Analysed, Analysis, AnalysisOn, AnalysisPhase, Arrange, ChosenLines, Intent, LearnRequest,
    LinePreview, MasterTime, PersonRatings, Proposal, PuzzleRequest, Seats, Session, TaskPlace,
    Walk, layout_of_world,
};
use strata::panels::Command;
use strata::record::Claim;
use strata::record::tree::NodeId;
use strata::rules::{Color, Game, Move};
use strata::table::LineMove;

/// White wins with d1, and with nothing else so soon.
const WON: &[&str] = &["d4", "a1", "b1", "d3", "c1", "b3"];

fn is_on(person: &Person) -> bool {
    person.see::<AnalysisOn>().0
}

fn analysed(person: &Person) -> Option<&Analysed> {
    person.see::<Analysis>().0.as_deref()
}

/// The first moves of the lines that were found.
fn first_moves(person: &Person) -> Vec<Move> {
    let lines = analysed(person).map(|analysed| analysed.lines.lines.iter());
    lines
        .into_iter()
        .flatten()
        .map(|line| line.line[0])
        .collect()
}

/// Waits until so many lines were found, the best of them so deep.
fn found(person: &mut Person, lines: usize, depth: u32) {
    wait_for("the lines", || {
        person.frames(1);
        let found = &analysed(person)?.lines;
        (found.lines.len() == lines && found.depth() >= depth).then_some(())
    });
}

/// The ranks of the lines whose first moves stand on the table, with how many parts each has.
fn drawn(person: &mut Person) -> Vec<(usize, usize)> {
    let world = person.app.world_mut();
    let mut lines = world.query::<(&LineMove, &Children)>();
    let lines = lines.iter(world);
    let mut lines: Vec<_> = lines
        .map(|(line, parts)| (line.rank, parts.len()))
        .collect();
    lines.sort_unstable();
    lines
}

/// Puts the pointer on a move of a line, by its name for a screen reader.
fn point_at_move(person: &mut Person, line: usize, number: usize) {
    let name = format!("Line {line}, move {number}: ");
    let place = person.find(&name).expect("a move of the line").center();
    person.move_to(place);
    person.frames(2);
}

#[test]
fn space_shows_what_the_search_makes_of_the_position_and_takes_it_away_again() {
    let mut person = Person::at("tak4");
    person.plays_out(WON);
    assert!(analysed(&person).is_none(), "it is off at first");
    person.key(KeyCode::Space);
    assert!(is_on(&person));
    found(&mut person, 3, 1);
    let best = person.game().read_move("d1").unwrap();
    assert_eq!(first_moves(&person)[0], best);
    assert!(analysed(&person).unwrap().lines.lines[0].score >= SEEN_WIN);
    person.frames(2);
    assert!(person.reads("White wins in 1 move"));
    assert!(person.reads("Line 1, move 1: d1"));
    // An arrow's shaft and head, and the piece in glass.
    let on_table = drawn(&mut person);
    assert_eq!(on_table.len(), 3);
    assert!(
        on_table.iter().all(|(_, parts)| *parts >= 3),
        "{on_table:?}"
    );
    person.key(KeyCode::Space);
    assert!(!is_on(&person));
    assert!(analysed(&person).is_none());
    assert!(drawn(&mut person).is_empty());
    assert!(!person.reads("White wins in 1 move"));
}

#[test]
fn space_finishes_a_move_in_hand_and_takes_what_is_lit() {
    let mut person = Person::at_a_stack();
    person.click_on("c3");
    person.click_on("c2");
    let before = person.cursor();
    person.key(KeyCode::Space);
    assert_eq!(
        person.cursor(),
        before + 1,
        "the rest of the stack is dropped"
    );
    assert!(!is_on(&person));
    person.key(KeyCode::Tab);
    person.key(KeyCode::Space);
    assert!(!person.hand().is_empty());
    assert!(!is_on(&person));
}

#[test]
fn each_line_begins_with_another_move_and_there_are_as_many_as_are_wanted() {
    let mut person = Person::at("hive");
    person.plays_out(&["wS1", "bS1 wS1-"]);
    person.key(KeyCode::Space);
    for count in [1, 5, 2] {
        person.tell(Command::AnalysisLines(count));
        person.frames(2);
        wait_for("the lines", || {
            person.frames(1);
            (drawn(&mut person).len() == usize::from(count)).then_some(())
        });
        let mut moves = first_moves(&person);
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), first_moves(&person).len());
    }
    assert_eq!(person.see::<ChosenLines>().count, 2);
}

#[test]
fn lines_are_written_in_notation_or_in_words() {
    let mut person = Person::at("tak4");
    person.plays_out(WON);
    person.key(KeyCode::Space);
    found(&mut person, 3, 1);
    person.frames(2);
    assert!(!person.reads("Line 1, move 1: Place a flat stone on d1"));
    person.click_button("Notation");
    person.frames(2);
    assert!(person.reads("Line 1, move 1: Place a flat stone on d1"));
}

#[test]
fn it_follows_the_cursor_and_knows_the_positions_that_it_has_seen() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3", "d4"]);
    person.key(KeyCode::Space);
    found(&mut person, 3, 3);
    let (here, lines) = {
        let analysed = analysed(&person).unwrap();
        (analysed.game.key(), analysed.lines.clone())
    };
    assert_eq!(here, person.game().key());
    person.key(KeyCode::ArrowLeft);
    person.frames(1);
    assert_eq!(analysed(&person).unwrap().game.key(), person.game().key());
    assert_ne!(analysed(&person).unwrap().game.key(), here);
    person.tell(Intent::Walk(Walk::On));
    person.frames(1);
    let again = &analysed(&person).unwrap().lines;
    assert!(
        again.lines.len() == 3 && again.depth() >= lines.depth(),
        "at once"
    );
    let deeper = lines.depth() + 1;
    found(&mut person, 3, deeper);
}

#[test]
fn while_it_is_off_no_frame_is_asked_for() {
    let mut person = Person::at("tak5");
    person.key(KeyCode::Space);
    found(&mut person, 3, 2);
    person.key(KeyCode::Space);
    person.frames(20);
    person.settle();
    let world = person.app.world_mut();
    world.resource_mut::<Messages<RequestRedraw>>().clear();
    person.frames(50);
    assert_eq!(person.see::<Messages<RequestRedraw>>().len(), 0);
}

/// A position in which every line is proved within a moment: White needs d1 or c4, and Black can stop only one of them.
fn at_proved_lines() -> Person {
    let mut person = Person::at("tak4");
    let lost = "x4/x,x,1,2/2,x,1,2/1,1,1,x 2 6";
    let setup = "tak4".parse().unwrap();
    let game = Game::read_position(&setup, lost).unwrap();
    person.app.insert_resource(Session::from_game(game));
    person.frames(2);
    person.key(KeyCode::Space);
    at_rest(&mut person);
    person
}

/// Waits until the search has come to its end.
fn at_rest(person: &mut Person) {
    wait_for("the end of the search", || {
        person.frames(1);
        (analysed(person)?.phase == AnalysisPhase::Resting).then_some(())
    });
    person.frames(2);
}

#[test]
fn when_everything_is_proved_the_machine_comes_to_rest() {
    let mut person = at_proved_lines();
    // The warning that White could win is shown for a while.
    person.frames(300);
    person.settle();
    let world = person.app.world_mut();
    world.resource_mut::<Messages<RequestRedraw>>().clear();
    person.frames(30);
    let asked = person.see::<Messages<RequestRedraw>>().len();
    assert_eq!(asked, 0, "a position at rest asks for no frames");
    assert!(person.reads("White wins in"));
    // The lines are those that the search finds without a window.
    let table = &mut TranspositionTable::default();
    let stop = StopFlag::default();
    let lines = best_lines(&person.game(), Limits::depth(8), 3, &stop, table, |_, _| {});
    let scores = |lines: &[SearchInfo]| lines.iter().map(|line| line.score).collect::<Vec<_>>();
    let found = &analysed(&person).unwrap().lines.lines;
    assert_eq!(scores(found), scores(&lines));
}

#[test]
fn a_line_under_the_pointer_is_shown_on_the_table_and_the_game_stays_where_it_is() {
    let mut person = at_proved_lines();
    let (before, cursor) = (person.game(), person.cursor());
    point_at_move(&mut person, 1, 2);
    assert_eq!(person.see::<LinePreview>().line(), Some((0, 2)));
    let mut line = before.clone();
    for &mv in &analysed(&person).unwrap().lines.lines[0].line[..2] {
        line.play(mv).unwrap();
    }
    let layout = layout_of_world(person.app.world_mut()).unwrap();
    assert_eq!(layout, line.layout());
    assert!(
        drawn(&mut person).is_empty(),
        "no arrows over another position"
    );
    assert_eq!(person.cursor(), cursor);
    assert_eq!(person.game().key(), before.key());
    // Where the pointer leaves the line, the game is back.
    person.move_to(Vec2::new(640.0, 400.0));
    person.frames(2);
    person.table_is_true();
    assert_eq!(drawn(&mut person).len(), 3);
}

#[test]
fn a_step_of_the_game_ends_the_show_of_a_line() {
    let mut person = at_proved_lines();
    let mv = first_moves(&person)[2];
    point_at_move(&mut person, 1, 1);
    assert!(person.see::<LinePreview>().line().is_some());
    person.tell(Intent::from(Proposal::Play(mv)));
    person.frames(1);
    assert_eq!(person.see::<LinePreview>().line(), None);
    person.has_played(mv);
}

#[test]
fn a_click_on_a_move_goes_there_as_a_variation() {
    let mut person = at_proved_lines();
    let played = first_moves(&person)[2];
    person.tell(Intent::from(Proposal::Play(played)));
    person.frames(1);
    person.tell(Intent::Walk(Walk::Back));
    person.frames(3);
    at_rest(&mut person);
    let moves = analysed(&person).unwrap().lines.lines[1].line.clone();
    point_at_move(&mut person, 2, moves.len());
    person.click_here();
    person.frames(2);
    assert_eq!(person.game().moves(), moves);
    person.table_is_true();
    let session = person.see::<Session>();
    let tree = &session.record().tree;
    let tried = tree.children(NodeId::ROOT).iter();
    let tried: Vec<Move> = tried.filter_map(|&id| tree.mv(id)).collect();
    assert_eq!(tried, [played, moves[0]], "beside what was played");
    assert!(
        !session.is_live(),
        "no level answers a line that one looks at"
    );
}

#[test]
fn a_line_that_was_only_looked_at_gives_way_to_what_is_played() {
    let mut person = Person::at("tak5");
    let looked_at = person.game().read_move("a2").unwrap();
    person.tell(Intent::from(Proposal::Line(vec![looked_at])));
    person.frames(1);
    person.tell(Intent::Walk(Walk::Back));
    person.frames(1);
    person.plays_out(&["b2"]);
    let session = person.see::<Session>();
    let tried = session.record().tree.children(NodeId::ROOT).iter();
    let tried: Vec<&str> = tried.map(|&id| session.text(id)).collect();
    assert_eq!(tried, ["b2", "a2"]);
}

#[test]
fn a_position_that_is_set_up_is_analysed_as_it_changes() {
    let mut person = Person::at("tak4");
    person.plays_out(WON);
    person.tell(Command::from(Arrange::Open(None)));
    person.frames(3);
    person.key(KeyCode::Space);
    found(&mut person, 3, 1);
    let best = person.game().read_move("d1").unwrap();
    assert_eq!(first_moves(&person)[0], best);
    person.types("n");
    person.frames(3);
    assert_eq!(
        analysed(&person).unwrap().game.side_to_move(),
        Color::Black,
        "the other side is to move"
    );
}

#[test]
fn tasks_puzzles_and_other_games_are_not_analysed_unasked() {
    let first = TaskPlace {
        course: 0,
        stage: 0,
        task: 0,
    };
    for task in [true, false] {
        let mut person = Person::at("tak3");
        person.key(KeyCode::Space);
        found(&mut person, 3, 1);
        if task {
            person.tell(LearnRequest::Begin(first));
        } else {
            person.tell(PuzzleRequest::Show(0));
            person.tell(PuzzleRequest::Begin);
        }
        person.frames(4);
        assert!(person.see::<Session>().is_practice());
        assert!(analysed(&person).is_none());
        person.key(KeyCode::Space);
        person.frames(2);
        assert!(analysed(&person).is_none());
        assert!(!person.reads("Fewer lines"));
    }
    let mut person = Person::at("tak3");
    person.key(KeyCode::Space);
    person.tell(Command::Rematch);
    person.frames(3);
    assert!(!is_on(&person), "whoever begins another game asks anew");
}

#[test]
fn a_level_that_thinks_comes_first() {
    let mut person = Person::at("tak5");
    person.key(KeyCode::Space);
    found(&mut person, 3, 1);
    person
        .app
        .insert_resource(MasterTime(Duration::from_secs(3600)));
    let master = Some(Strength::Master);
    person.app.insert_resource(Seats::of_levels([master, None]));
    person.frames(2);
    assert_eq!(analysed(&person).unwrap().phase, AnalysisPhase::Waiting);
    assert!(person.reads("Waits while the opponent thinks"));
    person.app.insert_resource(Seats::default());
    person.frames(2);
    assert_eq!(analysed(&person).unwrap().phase, AnalysisPhase::Searching);
}

#[test]
fn a_game_that_was_analysed_does_not_count_for_the_rating() {
    for analysed in [false, true] {
        let mut person = Person::at("tak5");
        person.plays_out(&["a1", "e5", "c3", "d3"]);
        let novice = Some(Strength::Novice);
        person.app.insert_resource(Seats::of_levels([None, novice]));
        if analysed {
            person.key(KeyCode::Space);
            person.key(KeyCode::Space);
        }
        let end = Proposal::End(Some(Claim::Resigned(Color::Black)));
        person.tell(Intent::from(end));
        person.frames(3);
        let counts = person.see::<PersonRatings>().0.tak.is_some();
        assert_eq!(counts, !analysed);
    }
}
