//! The person's rating follows the games that they finish against levels, and outlives the window.

use crate::patience::wait_for;
use crate::person::Person;
use std::path::Path;
use strata::ai::Strength;
use strata::app::{Intent, PersonRatings, Proposal, Seats, Session};
use strata::record::Claim;
use strata::rules::Color;

/// A person at Tak who has begun a game against a level.
fn begun(folder: &Path, level: Strength) -> Person {
    let mut person = Person::with_folder(Some("tak5"), folder);
    // Played out by the person alone, so that no level is in a hurry; then the other side is a level's.
    person.plays_out(&["a1", "e5", "c3", "d3"]);
    person
        .app
        .insert_resource(Seats::of_levels([None, Some(level)]));
    person
}

fn end(person: &mut Person, claim: Claim) {
    let end = Proposal::End(Some(claim));
    person.app.world_mut().write_message(Intent::Propose(end));
    person.frames(3);
}

fn tak(person: &Person) -> Option<f64> {
    let ratings = person.see::<PersonRatings>().0;
    ratings.tak.map(|rating| rating.value)
}

#[test]
fn a_game_that_ends_against_a_level_counts_once_and_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = begun(folder.path(), Strength::Novice);
    assert_eq!(tak(&person), None);
    end(&mut person, Claim::Resigned(Color::Black));
    let won = tak(&person).expect("it counts");
    let guess = strata::ai::usual_rating(person.see::<Session>().game());
    assert!(won > guess, "{won}");
    person.frames(5);
    assert_eq!(tak(&person), Some(won), "once");
    let settings = folder.path().join("settings.ron");
    wait_for("the file", || {
        person.frames(1);
        let text = std::fs::read_to_string(&settings).unwrap_or_default();
        text.contains("deviation").then_some(())
    });
    drop(person);
    let person = Person::with_folder(None, folder.path());
    assert!((tak(&person).unwrap() - won).abs() < 1e-6);
}

#[test]
fn people_among_themselves_have_no_rating() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = begun(folder.path(), Strength::Novice);
    person.app.insert_resource(Seats::default());
    end(&mut person, Claim::Resigned(Color::Black));
    assert_eq!(tak(&person), None);
}
