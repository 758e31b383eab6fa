//! What the other side could win with at once is said and drawn; pins and free sides of queens when asked for.

use crate::person::Person;
use strata::ai::Strength;
use strata::app::{PendingThreat, Seats, ShowPins, ThreatWarnings};
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
        .insert_resource(Seats([Some(Strength::Expert), None]));
    assert!(!is_warned(&mut person));
    person
        .app
        .insert_resource(Seats([Some(Strength::Club), None]));
    assert!(is_warned(&mut person));
}

#[test]
fn pins_and_the_free_sides_of_queens_are_shown_when_asked_for() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]);
    person.frames(2);
    assert_eq!(person.marked(Mark::Pin), 0);
    person.app.insert_resource(ShowPins(true));
    person.frames(2);
    // The spiders hold the hive together; each queen has five sides free.
    assert_eq!(person.marked(Mark::Pin), 2);
    assert_eq!(person.marked(Mark::FreeSide), 10);
}
