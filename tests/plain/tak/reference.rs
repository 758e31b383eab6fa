//! A comparison with another implementation's positions, on request.

use super::{legal, tps};
use strata::rules::tak::{Setup, Tak};
use strata::rules::{Notate, Position};

/// A line of the file: a TPS, the komi in halves, the result (`*` while the game goes on) and the sorted legal
/// moves, with tabs between them.
fn check(line: &str) {
    let fields: Vec<&str> = line.split('\t').collect();
    let [text, half_komi, result, moves] = fields.as_slice() else {
        panic!("not a line of four fields: {line}");
    };
    let size = tps(text).setup().size();
    let setup = Setup::new(size)
        .and_then(|setup| setup.with_half_komi(half_komi.parse().unwrap()))
        .unwrap();
    let position = Tak::read_position(&setup, text).unwrap();
    assert_eq!(position.write_position(), *text);
    let moves: Vec<&str> = moves.split_whitespace().collect();
    assert_eq!(legal(&position), moves, "{text}");
    assert_eq!(position.count_legal(), moves.len() as u64, "{text}");
    assert_eq!(Tak::write_result(position.outcome()), *result, "{text}");
}

#[test]
#[ignore = "long: reads the file that STRATA_TAK_REFERENCE names"]
fn positions_have_the_moves_and_results_that_another_implementation_finds() {
    let path = std::env::var("STRATA_TAK_REFERENCE").expect("STRATA_TAK_REFERENCE names a file");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    for line in text.lines() {
        check(line);
    }
    let checked = text.lines().count();
    assert!(checked > 0);
    println!("{checked} positions agree");
}
