//! Damaged texts: a clear error or another good text, never a panic.

use super::games::files;
use crate::mutation::mutate;
use fastrand::Rng;
use strata::record::formats::{punct_list, sgf};
use strata::record::{Read, Record};
use strata::rules::punct::{Punct, Setup};
use strata::rules::{Notate, Played, Position};

const FRAGMENTS: [&str; 6] = ["r", "r9", "Ü", "→", "pass", "P0[1 Resign]"];

fn damaged(text: &str, random: &mut Rng) -> String {
    mutate(text, &FRAGMENTS, random)
}

/// Games cut short, so that a mutation is likely to hit and reading stays quick.
fn short_lists(random: &mut Rng) -> Vec<String> {
    files()
        .into_iter()
        .map(|(_, text)| {
            let lines = random.usize(5..40);
            text.lines().take(lines).collect::<Vec<_>>().join("\n")
        })
        .collect()
}

fn judge(results: Vec<Read<Record<Punct>>>, text: &str) -> u32 {
    let mut broken = 0;
    for result in results {
        match result {
            Ok(record) => {
                record.played().expect("what was read is legal");
            }
            Err(error) => {
                assert!(!error.error.reason.is_empty(), "{text}");
                assert!(error.error.line > 0, "{}: {text}", error.error);
                error.good.played().expect("the good part is legal");
                broken += 1;
            }
        }
    }
    broken
}

#[test]
fn damaged_lists_give_a_clear_error_or_a_game() {
    let mut random = Rng::with_seed(1);
    let lists = short_lists(&mut random);
    let mut broken = 0;
    for round in 0..2000 {
        let text = damaged(&lists[round % lists.len()], &mut random);
        broken += judge(punct_list::read(&text), &text);
    }
    assert!((100..2000).contains(&broken), "{broken} of 2000 are broken");
}

#[test]
fn damaged_sgf_gives_a_clear_error_or_games() {
    let mut random = Rng::with_seed(2);
    let games: Vec<String> = short_lists(&mut random)
        .iter()
        .map(|list| sgf::write(&punct_list::read(list).remove(0).expect("good")))
        .collect();
    let mut broken = 0;
    for round in 0..3000 {
        let text = damaged(&games[round % games.len()], &mut random);
        broken += judge(sgf::read(&text), &text);
    }
    assert!((100..3000).contains(&broken), "{broken} of 3000 are broken");
}

#[test]
fn damaged_positions_and_moves_give_a_clear_error_or_are_read() {
    let mut random = Rng::with_seed(3);
    let mut refused = 0;
    let mut played = Played::<Punct>::new(&Setup::default());
    for _ in 0..60 {
        let moves = played.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.usize(..moves.len())];
        let position = played.position();
        for text in [position.write_move(mv), position.long_text(mv)] {
            for _ in 0..40 {
                if let Ok(mv) = position.read_move(&damaged(&text, &mut random)) {
                    // Whatever was understood can be judged.
                    let _ = position.check(mv);
                    assert!(!position.write_move(mv).is_empty());
                }
            }
        }
        let line = position.write_position();
        for _ in 0..60 {
            let text = damaged(&line, &mut random);
            match Punct::read_position(&Setup::default(), &text) {
                Ok(read) => {
                    let again = Punct::read_position(&read.setup(), &read.write_position());
                    assert_eq!(again.as_ref(), Ok(&read), "{text}");
                }
                Err(error) => {
                    assert!(!error.reason.is_empty(), "{text}");
                    refused += 1;
                }
            }
        }
        played.play(mv).expect("legal");
    }
    assert!(refused > 1000, "{refused} were refused");
}

#[test]
fn endless_and_deep_texts_are_read_to_their_end() {
    let deep = "(;".repeat(200_000);
    assert!(sgf::read(&deep)[0].is_err());
    assert!(sgf::read(&format!("(;GM[25]C[{}])", "x".repeat(1_000_000)))[0].is_ok());
    assert!(punct_list::read(&"P".repeat(1_000_000))[0].is_err());
    assert!(Punct::read_position(&Setup::default(), &"w 0 ".repeat(100_000)).is_err());
}
