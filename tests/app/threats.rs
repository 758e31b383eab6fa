//! What the other side could win with at once is said and drawn; pins and free sides of queens when asked for.

use crate::person::Person;
use strata::ai::Strength;
use strata::app::{PendingThreat, Seats, Session, ThreatWarnings};
use strata::rules::Game;
use strata::table::Mark;

/// White lacks one square of a road, and Black is to move.
const ALMOST: &[&str] = &["d4", "a1", "b1", "d3", "c1"];

fn is_warned(person: &mut Person) -> bool {
    person.frames(2);
    let world = person.app.world_mut();
    !world.query::<&PendingThreat>().query(world).is_empty()
}

#[test]
fn a_road_in_one_is_announced_and_drawn_until_it_is_stopped() {
    let mut person = Person::at("tak4");
    person.plays_out(&ALMOST[..4]);
    assert!(!is_warned(&mut person));
    person.plays_out(&ALMOST[4..]);
    assert!(is_warned(&mut person));
    assert!(person.reads("Tak! White could finish a road with the next move, on d1."));
    assert_eq!(person.marked(Mark::Threat), 1);
    person.plays_out(&["Sd1"]);
    assert!(!is_warned(&mut person));
    assert_eq!(person.marked(Mark::Threat), 0);
}

#[test]
fn warnings_can_be_switched_off_and_end_above_a_level() {
    let mut person = Person::at("tak4");
    person.plays_out(ALMOST);
    assert!(is_warned(&mut person));
    let warnings = |on, up_to| ThreatWarnings { on, up_to };
    person
        .app
        .insert_resource(warnings(false, Strength::Master));
    assert!(!is_warned(&mut person));
    person.app.insert_resource(warnings(true, Strength::Club));
    assert!(is_warned(&mut person));
    person
        .app
        .insert_resource(Seats::of_levels([Some(Strength::Expert), None]));
    assert!(!is_warned(&mut person));
    person
        .app
        .insert_resource(Seats::of_levels([Some(Strength::Club), None]));
    assert!(is_warned(&mut person));
}

/// Lays a position on the table.
fn lays(person: &mut Person, game: Game) {
    person.app.insert_resource(Session::from_game(game));
    person.frames(3);
}

#[test]
fn every_square_that_would_win_is_named_and_drawn() {
    let mut person = Person::at("tak4");
    let setup = "tak4".parse().unwrap();
    let game = Game::read_position(&setup, "x4/x,x,1,2/2,x,1,2/1,1,1,x 2 6").unwrap();
    lays(&mut person, game);
    assert!(person.reads("Tak! White could finish a road with the next move, on d1, c4."));
    assert_eq!(person.marked(Mark::Threat), 2);
}

#[test]
fn a_queen_that_could_be_surrounded_is_announced_and_its_last_side_drawn() {
    let setup = "hive:Base".parse().unwrap();
    let mut random = fastrand::Rng::with_seed(5);
    let game = 'found: loop {
        let mut game = Game::new(&setup);
        while game.outcome().is_none() && game.moves_played() < 120 {
            if game.winning_threat(!game.side_to_move()).is_some() {
                break 'found game;
            }
            let moves = game.legal_moves();
            game.play(moves[random.usize(..moves.len())]).unwrap();
        }
    };
    let (by, other) = (!game.side_to_move(), game.side_to_move());
    let mut person = Person::at("hive:Base");
    lays(&mut person, game);
    let said = format!("Careful: {by} could surround {other}’s queen with the next move.");
    assert!(person.reads(&said), "{said}");
    assert_eq!(person.marked(Mark::Threat), 1);
}

#[test]
fn sides_that_could_be_joined_are_announced_and_drawn() {
    let setup = "punct:standard".parse().unwrap();
    let almost = "b 81 EA8r5,ED8r5,EG5r5,EJ8r5,CN8r2,TP9r3";
    let game = Game::read_position(&setup, almost).unwrap();
    let mut person = Person::at("punct:standard");
    lays(&mut person, game);
    assert!(person.reads("Careful: White could join two sides with the next move, on "));
    assert!(person.marked(Mark::Threat) >= 3);
}

#[test]
fn what_is_warned_of_is_chosen_in_the_menu_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak4"), folder.path());
    let chooses = |person: &mut Person, entries: &[&str]| {
        person.click_button("View");
        for entry in entries {
            person.click_button(entry);
        }
        person.frames(2);
    };
    chooses(&mut person, &["Threats up to level", "Club"]);
    let now = *person.see::<ThreatWarnings>();
    assert_eq!((now.on, now.up_to), (true, Strength::Club));
    chooses(&mut person, &["Show threats"]);
    assert!(!person.see::<ThreatWarnings>().on);
    drop(person);
    let person = Person::with_folder(Some("tak4"), folder.path());
    let kept = *person.see::<ThreatWarnings>();
    assert_eq!((kept.on, kept.up_to), (false, Strength::Club));
}
