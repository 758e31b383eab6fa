//! The end of a game is told beside the board: it can be closed, and it is gone when the move is taken back.

use crate::person::Person;
use bevy::prelude::*;

const ROAD: &str = "White wins: White’s road joins two opposite edges.";

fn after_a_road() -> Person {
    let mut person = Person::at("tak3");
    person.plays_out(&["c3", "a1", "a2", "c2", "a3"]);
    assert!(person.game().outcome().is_some());
    person.frames(2);
    person
}

/// The button that closes it is there as long as it is.
fn is_shown(person: &mut Person) -> bool {
    person.frames(2);
    person.widgets().iter().any(|(name, _)| name == "Close") && person.reads(ROAD)
}

#[test]
fn esc_closes_the_result_and_undo_takes_it_away() {
    let mut person = after_a_road();
    assert!(is_shown(&mut person));
    person.key(KeyCode::Escape);
    assert!(!is_shown(&mut person));
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert!(!is_shown(&mut person));
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
    assert!(is_shown(&mut person));
}

#[test]
fn the_opening_is_explained_only_in_the_opening() {
    let mut person = Person::at("tak5");
    assert!(person.reads("in the first turn, place one flat stone of Black"));
    // A position that is set up with more on the board is past it, whatever its move number.
    let tps = "x5/x5/x2,1,2,x/x5/1,x4 1 1";
    person.tell(strata::app::FileRequest::ReadText(tps.to_owned()));
    person.frames(4);
    assert!(!person.game().layout().lying.is_empty());
    assert!(!person.reads("in the first turn"));
    assert!(person.reads("click an empty square to place a flat stone"));
}
