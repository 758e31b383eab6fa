//! Hive: queens are surrounded.

use super::*;

#[test]
fn a_queen_with_one_free_side_is_surrounded() {
    // Random games now and then come to where one move ends them.
    let mut found = 0;
    for seed in 0.. {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(&setup("hive:Base+MLP"));
        while game.ply() < 100 && game.outcome().is_none() {
            let legal = game.legal_moves();
            if legal.iter().any(|&mv| wins_at_once(&game, mv)) {
                takes_the_win(&game);
                found += 1;
                break;
            }
            game.play(legal[random.usize(..legal.len())]).unwrap();
        }
        if found == 5 {
            break;
        }
    }
}
