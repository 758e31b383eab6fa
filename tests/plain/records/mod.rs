//! Whole games between formats: trees that come back as they were, and texts that go wrong.

mod convert;
mod hostile;
mod mutated;
mod random;
mod texts;
mod trees;

use random::random_record;
use strata::record::formats;
use strata::record::formats::format::Format;
use strata::record::game_record::GameRecord;

/// The only game of a text that must be sound.
fn one(text: &str) -> GameRecord {
    let mut games = formats::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(games.len(), 1, "{text}");
    games
        .remove(0)
        .unwrap_or_else(|broken| panic!("{}: {text}", broken.error))
}

/// The game after a trip through a format that must lose nothing.
fn there_and_back(record: &GameRecord, format: Format) -> GameRecord {
    let written = formats::write(record, format).expect("it can be written");
    assert_eq!(written.lost, [], "{format}: {}", written.text);
    assert_eq!(
        Format::recognise(&written.text).map(Format::extension),
        Some(format.extension()),
        "{}",
        written.text
    );
    one(&written.text)
}
