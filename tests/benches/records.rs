//! A record of ten thousand plies read and written in every format of its game: `cargo bench --no-default-features --bench records`.

#[allow(
    dead_code,
    reason = "the rest of it is for benchmarks that count nodes"
)]
mod stopwatch;

use stopwatch::best;
use strata::record::formats;
use strata::record::formats::format::Format;
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::Game;

const PLIES: usize = 10_000;

/// For each game how it begins and what then goes on for ever.
const GAMES: [(&str, &[&str], &[&str]); 3] = [
    (
        "tak5+norepeat",
        &["a1", "e5", "c3", "d3"],
        &["c3+", "d3+", "c4-", "d4-"],
    ),
    (
        "hive:Base+norepeat",
        &["wQ", "bQ wQ-"],
        &["wQ \\bQ", "bQ wQ-", "wQ /bQ", "bQ wQ-"],
    ),
    (
        "punct:standard+norepeat",
        &["EG4r3", "EF1r3"],
        &["G4-G5r3", "F1-F2r3", "G5-G4r3", "F2-F1r3"],
    ),
];

/// A game in which pieces go to and fro, with a comment and a variation now and then.
fn record(setup: &str, opening: &[&str], round: &[&str]) -> GameRecord {
    let mut game = Game::new(&setup.parse().expect("a set-up"));
    let mut record = GameRecord::from_game(game.clone());
    let mut at = NodeId::ROOT;
    let words = opening.iter().chain(round.iter().cycle());
    for (ply, word) in words.take(PLIES).enumerate() {
        let mv = game.read_move(word).expect("a move");
        if ply % 50 == 49 {
            let other = game.legal_moves().into_iter().find(|&other| other != mv);
            at = record.tree.add(at, mv);
            if let Some(other) = other {
                let before = record.tree.parent(at).expect("after a move");
                record.tree.add(before, other);
            }
            record.tree.add_comment(at, "to and fro");
        } else {
            at = record.tree.add(at, mv);
        }
        game.play(mv).expect("legal");
    }
    record
}

fn main() {
    println!("{PLIES} plies, a comment and a variation every 50:");
    for (setup, opening, round) in GAMES {
        let record = record(setup, opening, round);
        let setup = record.start.setup();
        for &format in Format::for_game(&setup) {
            let (text, writing) =
                best(|| formats::write(&record, format).map(|written| written.text));
            let Ok(text) = text else { continue };
            let (_, reading) = best(|| formats::read(&text));
            println!(
                "{:<8} {:<16} {:>9} bytes   read {:>7.1} ms   written {:>7.1} ms",
                setup.game_name(),
                format.name(),
                text.len(),
                reading * 1e3,
                writing * 1e3,
            );
        }
    }
}
