//! Texts changed at random: each is read or refused in words, and nothing panics.

use super::ptn::{one, real_texts};
use super::start;
use crate::mutation::mutate;
use strata::record::Broken;
use strata::record::formats::ptn::{read, write};
use strata::rules::tak::{Setup, Tak};
use strata::rules::{Notate, Position};

const FRAGMENTS: [&str; 12] = [
    "9",
    "*",
    "'",
    "½-½",
    "🂡",
    "R-0",
    "1.",
    "...",
    "Sa1",
    "8a1>11111111",
    "x9",
    "C",
];

fn damaged(text: &str, random: &mut fastrand::Rng) -> String {
    mutate(text, &FRAGMENTS, random)
}

#[test]
fn damaged_games_are_read_or_refused_in_words_and_never_panic() {
    let mut random = fastrand::Rng::with_seed(7);
    let mut texts = real_texts();
    texts.push("[Size \"5\"]\n[Komi \"2.5\"]\n[TPS \"x5/x5/x2,121C,x2/x5/x5 2 7\"]\n[Flats \"30\"]\n\n{p}\n7. -- a1' {b}\n8. 3c3>12* Sb1!?\n1-0\n".to_owned());
    let (mut sound, mut refused) = (0, 0);
    for round in 0..6000 {
        let text = damaged(&texts[round % texts.len()], &mut random);
        for game in read(&text) {
            match game {
                Ok(record) => {
                    sound += 1;
                    assert!(record.played().is_ok());
                    assert_eq!(one(&write(&record)), record, "{text}");
                }
                Err(Broken { error, good }) => {
                    refused += 1;
                    assert!(!error.reason.is_empty());
                    assert!(error.line >= 1, "{text}: {error}");
                    assert!(good.played().is_ok());
                }
            }
        }
    }
    assert!(
        sound > 500 && refused > 500,
        "{sound} sound, {refused} refused"
    );
}

#[test]
fn damaged_positions_are_read_or_refused_in_words_and_never_panic() {
    let mut random = fastrand::Rng::with_seed(8);
    let texts: Vec<&str> = include_str!("../../data/tak/perft.tsv")
        .lines()
        .filter_map(|line| line.strip_prefix("tps\t"))
        .filter_map(|line| line.split('\t').next())
        .collect();
    let mut sound = 0;
    for round in 0..6000 {
        let text = damaged(texts[round % texts.len()], &mut random);
        match Tak::read_position(&Setup::default(), &text) {
            Ok(position) => {
                sound += 1;
                let again = Tak::read_position(&position.setup(), &position.write_position());
                assert_eq!(again.as_ref(), Ok(&position), "{text}");
                position.count_legal();
            }
            Err(error) => assert!(!error.reason.is_empty()),
        }
    }
    assert!(sound > 100, "{sound} sound");
}

#[test]
fn damaged_words_are_read_or_refused_in_words_and_never_panic() {
    let mut random = fastrand::Rng::with_seed(9);
    for round in 0..6000 {
        let word = ["tak6+komi2.5+flats30+caps2+norepeat", "tak5", "tak8+komi-3"][round % 3];
        if let Ok(setup) = damaged(word, &mut random).parse::<Setup>() {
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
        let mv = ["8h8-1112111'", "Sa1!", "c3"][round % 3];
        let mutated = damaged(mv, &mut random);
        if let Ok(mv) = mutated.parse::<strata::rules::tak::Move>() {
            assert_eq!(mv.to_string().parse(), Ok(mv));
            for size in [3, 8] {
                let _ = start(size).check(mv);
            }
        }
    }
}
