//! Texts of every format changed at random: each is read or refused in words, and nothing panics.

use super::random_record;
use crate::mutation::mutate;
use strata::record::formats;
use strata::record::formats::format::Format;
use strata::record::tree::NodeId;

const FRAGMENTS: [&str; 13] = [
    "# setup punct",
    "\n\n{1-1}\n1. ",
    "{1-1/2-1}",
    "1.",
    "...",
    "Done",
    "P0[1 Resign]",
    "pass",
    "R-0",
    "after: 3,",
    "move",
    "Save(",
    "wQ",
];

/// Reads so many changed texts of games in a format; the number that is refused.
fn refused(setup: &str, format: Format, rounds: usize) -> usize {
    let mut random = fastrand::Rng::with_seed(rounds as u64);
    let texts: Vec<String> = (0..10)
        .map(|seed| {
            let record = random_record(setup, seed, 25, &["!", "??"]);
            formats::write(&record, format)
                .expect("it can be written")
                .text
        })
        .collect();
    let mut refused = 0;
    for round in 0..rounds {
        let text = mutate(&texts[round % texts.len()], &FRAGMENTS, &mut random);
        let games = match formats::read(&text) {
            Ok(games) => games,
            Err(error) => {
                assert!(!error.reason.is_empty(), "{text}");
                refused += 1;
                continue;
            }
        };
        for game in games {
            let record = match game {
                Ok(record) => record,
                Err(broken) => {
                    refused += 1;
                    assert!(!broken.error.reason.is_empty(), "{text}");
                    assert!(broken.error.to_string().chars().count() < 500, "{text}");
                    *broken.good
                }
            };
            for id in record
                .tree
                .walk()
                .filter(|&id| record.tree.children(id).is_empty())
            {
                record.game_at(id).expect("what was read is legal");
            }
            let at = record.tree.end_of(NodeId::ROOT);
            assert!(record.tree.depth(at) < 200, "{text}");
        }
    }
    refused
}

#[test]
fn mutated_texts_of_every_format_are_read_or_refused() {
    for (setup, format) in [
        ("tak5", Format::Ptn),
        ("tak5", Format::Position),
        ("tak5", Format::Save),
        ("hive", Format::HivePgnTree),
        ("hive", Format::GameString),
        ("hive", Format::Position),
        ("hive", Format::Save),
        ("punct", Format::PunctList),
        ("punct", Format::Sgf),
        ("punct", Format::Position),
        ("punct", Format::Save),
    ] {
        let refused = refused(setup, format, 500);
        assert!((50..).contains(&refused), "{format}: {refused} of 500");
    }
}
