//! Saved games: the format, damaged files, the folder they lie in, and a program that is killed while it saves.

mod damage;
mod format;
mod killed;
mod store;

use fastrand::Rng;
use strata::record::formats::save::Save;
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::{Game, Setup};

const SETUPS: [&str; 6] = [
    "tak5",
    "tak6+komi2+norepeat",
    "hive",
    "hive:Base+MLP+tournament",
    "punct:standard",
    "punct:basic+strict",
];

fn setup(word: &str) -> Setup {
    word.parse().unwrap()
}

/// A save after so many random moves, with variations, comments and marks in it.
fn random_save(word: &str, plies: usize, rng: &mut Rng) -> Save {
    let mut record = GameRecord::new(&setup(word));
    let mut game = Game::new(&setup(word));
    let mut at = NodeId::ROOT;
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() || rng.u8(..8) == 0 {
            for _ in 0..rng.usize(1..4) {
                if game.undo().is_some() {
                    at = record.tree.parent(at).unwrap();
                }
            }
        } else {
            let mv = moves[rng.usize(..moves.len())];
            game.play(mv).unwrap();
            at = record.tree.add(at, mv);
        }
        match rng.u8(..30) {
            0 => {
                let word: String = (0..rng.usize(1..9)).map(|_| rng.char('\0'..'€')).collect();
                record.tree.add_comment(at, &word);
            }
            1 if at != NodeId::ROOT => {
                record.tree.set_marks(at, "!?");
            }
            2 => {
                record.tree.promote(at);
            }
            _ => {}
        }
    }
    let mut save = Save::new(record);
    save.cursor = at;
    save
}
