//! Random games with everything that a record can hold.

use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::Game;

/// What comments are made of that has a meaning in some format.
const ODD: [&str; 20] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\\",
    ";",
    "#",
    "\n",
    "\n\n",
    "Ü→😀",
    "setup punct:odd",
    "DRAW",
    "Name: value",
    " 1. a1 ",
    "'",
    "R-0",
    "/",
];

/// A random game with variations, comments and marks, the same for the same seed.
pub fn random_record(setup: &str, seed: u64, moves: usize, marks: &[&str]) -> GameRecord {
    let mut random = fastrand::Rng::with_seed(seed);
    let start = Game::new(&setup.parse().expect("a set-up"));
    let mut record = GameRecord::from_game(start.clone());
    let mut ends = vec![NodeId::ROOT];
    record.set_tag("Event", "A \"quoted\" \\ [name]");
    record.set_tag("Site", "Ü→");
    let comment = |random: &mut fastrand::Rng| -> String {
        let words = (0..random.usize(1..5)).map(|_| ODD[random.usize(..ODD.len())]);
        let text = words.collect::<Vec<_>>().join("x");
        // A comment of blanks alone is none in the formats that trim them.
        format!("a{text}b")
    };
    if random.bool() {
        let words = comment(&mut random);
        record.tree.add_comment(NodeId::ROOT, &words);
    }
    let mut at = NodeId::ROOT;
    let mut game = start;
    for _ in 0..moves {
        let legal = game.legal_moves();
        if legal.is_empty() || random.u8(..6) == 0 {
            // Back to somewhere, to try something else.
            at = ends[random.usize(..ends.len())];
            game = record.game_at(at).expect("legal");
            continue;
        }
        let mv = legal[random.usize(..legal.len())];
        game.play(mv).expect("legal");
        at = record.tree.add(at, mv);
        ends.push(at);
        if random.u8(..4) == 0 {
            let words = comment(&mut random);
            record.tree.set_comment(at, words);
        }
        if random.u8(..4) == 0 && !marks.is_empty() {
            record
                .tree
                .set_marks(at, marks[random.usize(..marks.len())]);
        }
    }
    record
}
