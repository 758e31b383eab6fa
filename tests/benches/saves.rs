//! Saves by the clock: a game of ten thousand plies written, read and kept on the disk; a list of hundreds of games;
//! what hostile files cost before they are refused.
//!
//! `cargo bench --no-default-features --bench saves`

#[allow(dead_code, reason = "other benchmarks use the rest")]
mod stopwatch;

use fastrand::Rng;
use std::fs;
use stopwatch::best;
use strata::record::formats::save::{Head, LARGEST, MOST_MOVES, Save};
use strata::record::game_record::GameRecord;
use strata::rules::Game;
use strata::store::Store;

const PLIES: usize = 10_000;
const GAMES: usize = 300;
/// Ends a string where one is open.
const END: &str = "\")";

fn main() {
    let long = Save::new(GameRecord::from_game(random_game("hive:Base+MLP", PLIES)));
    let (text, writing) = best(|| long.write().expect("it can be written"));
    println!("{PLIES} plies of Hive, {} KiB", text.len() >> 10);
    report("as text", writing);
    report("from text, every move played", best(|| Save::read(&text)).1);
    report("its head alone", best(|| Head::read(&text)).1);
    let (copy, cloning) = best(|| long.clone());
    report("handed over to the writer", cloning);
    drop(copy);

    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(folder.path());
    let id = store.new_game();
    report("onto the disk", best(|| store.keep(&id, &long)).1);
    report("from the disk", best(|| store.read(&id)).1);
    store.delete(&id).expect("it is there");

    for (word, plies) in [("tak5", 60), ("hive", 80), ("punct:standard", 60)] {
        let save = Save::new(GameRecord::from_game(random_game(word, plies)));
        let id = store.new_game();
        println!("{plies} plies of {word}");
        report("onto the disk", best(|| store.keep(&id, &save)).1);
        report("from the disk", best(|| store.read(&id)).1);
        let text = save.write().expect("it can be written");
        for _ in 0..GAMES / 3 {
            let name = format!("games/{}.ron", store.new_game());
            fs::write(folder.path().join(name), &text).expect("it can be written");
        }
    }
    let (list, listing) = best(|| store.list());
    println!("{} games", list.len());
    report("listed", listing);

    let longest = Save::new(GameRecord::from_game(random_game(
        "hive:Base+MLP",
        MOST_MOVES,
    )));
    let text = longest.write().expect("it can be written");
    println!("{MOST_MOVES} plies of Hive, {} KiB", text.len() >> 10);
    report("from text, every move played", best(|| Save::read(&text)).1);

    println!("hostile files of {} MiB", LARGEST >> 20);
    let head = "Save(version: 1, game: \"tak5\", ";
    for (name, before, piece) in [
        ("moves", "moves: [", "(move:\"a1\"),"),
        (
            "moves and back",
            "moves: [(move:\"a1\"),",
            "(move:\"b1\",after:0),",
        ),
        ("empty rows", "moves: [", "(),"),
        ("tags", "tags: [", "(\"\",\"\"),"),
        ("numbers", "more: [", "1,"),
        ("brackets", "more: ", "["),
        ("braces", "more: ", "{1:"),
        ("names", "more: ", "a("),
        ("comments", "more: ", "/*"),
        ("escapes", "preface: \"", "\\n"),
        ("fields", "", "a:1,"),
        (
            "wide",
            "more: [",
            "(((((((((((((((((((((()))))))))))))))))))))),",
        ),
    ] {
        let mut text = format!("{head}{before}");
        let room = LARGEST - text.len() - END.len();
        text.push_str(&piece.repeat(room / piece.len()));
        text.push_str(END);
        report(name, best(|| Save::read(&text)).1);
        report(&format!("{name}, the head"), best(|| Head::read(&text)).1);
    }
}

fn report(what: &str, seconds: f64) {
    println!("  {what:32} {:9.2} ms", seconds * 1e3);
}

/// So many random moves, none of which ends the game if another can be had.
fn random_game(word: &str, plies: usize) -> Game {
    let mut game = Game::new(&word.parse().expect("a set-up"));
    let mut rng = Rng::with_seed(1);
    while game.moves_played() < plies {
        let mut moves = game.legal_moves();
        rng.shuffle(&mut moves);
        let goes_on = moves.into_iter().any(|mv| {
            let played = game.play(mv).is_ok();
            let open = played && game.outcome().is_none();
            if played && !open {
                game.undo();
            }
            open
        });
        if !goes_on && game.undo().is_none() {
            break;
        }
    }
    game
}
