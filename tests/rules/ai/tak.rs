//! Tak: roads are finished and stopped.

use super::*;

#[test]
fn a_road_at_hand_is_finished() {
    // c1 joins a1 and b1 to the other side.
    takes_the_win(&played("tak3", &["a3", "a1", "b1", "b3"]));
}

#[test]
fn a_road_that_threatens_is_stopped() {
    // Black has a3 and b3 and lacks c3; White can't win at once, so it must stand in the way.
    let game = played("tak3", &["a3", "a1", "b2", "b3"]);
    let mv = best(&game, Limits::depth(3)).unwrap();
    let mut after = game.clone();
    after.play(mv).unwrap();
    let loses = after
        .legal_moves()
        .into_iter()
        .any(|reply| wins_at_once(&after, reply));
    assert!(!loses, "{} lets Black finish its road", game.write_move(mv));
}
