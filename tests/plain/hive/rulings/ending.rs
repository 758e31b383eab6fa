//! The end: surrounded queens and the third occurrence.

use super::{black, game, white};
use crate::hive::diagram::tile;
use strata::rules::hive::Move;
use strata::rules::{Color, Draw, Effect, Illegal, Outcome, Played, Portray, Position, Win};

#[test]
fn the_game_ends_when_a_queen_is_surrounded_by_tiles_of_any_colour() {
    let d = white(
        r"
        bA1     wA1
    bS1     bQ      wB1
        bG1     *       wA2
    wQ
        ",
    );
    assert_eq!(d.position.outcome(), None);
    let mut played = Played::from_position(d.position.clone());
    played
        .play(Move::To {
            tile: tile("wA2"),
            to: d.mark(),
        })
        .expect("legal");
    assert_eq!(
        played.outcome(),
        Some(Outcome::Won {
            by: Color::White,
            how: Win::Surround
        })
    );
    assert!(played.legal_moves().is_empty());
    assert_eq!(played.play(Move::Pass), Err(Illegal::GameOver));
    assert_eq!(played.position().winning_path().len(), 7);
}

#[test]
fn a_queen_under_a_beetle_is_surrounded_like_any_other() {
    let d = white(
        r"
        bA1     wA1
    bS1     bQ<wB1  wB2
        bG1     *       wA2
    wQ
        ",
    );
    let mut position = d.position.clone();
    position
        .play(Move::To {
            tile: tile("wA2"),
            to: d.mark(),
        })
        .expect("legal");
    assert_eq!(
        position.outcome().and_then(Outcome::winner),
        Some(Color::White)
    );
}

#[test]
fn a_tile_from_the_hand_threatens_a_queen_under_ones_own_beetle() {
    // All around the last free cell is White's, so a new tile may come there. Nothing of White's can move to it.
    let d = black(
        r"
        wA1     wA2
    wS1     bQ<wB1  wB2
        wS2     *       wG1
    bA1     wQ      wG2
        ",
    );
    let threat = d.position.winning_threat(Color::White);
    let threat = threat.expect("a tile could be placed there");
    assert_eq!((threat.by, threat.spaces), (Color::White, vec![d.mark()]));
    let mut played = d.position.clone();
    let placed = played.effects(threat.mv);
    assert!(matches!(placed[..], [Effect::Enter { .. }]), "{placed:?}");
    let mut moves = Vec::new();
    played.legal_moves(&mut moves);
    let elsewhere = moves.into_iter().find(|mv| {
        let mut after = played.clone();
        after.play_unchecked(*mv);
        after.winning_threat(Color::White).is_some()
    });
    played.play_unchecked(elsewhere.expect("a move that doesn't help"));
    let threat = played.winning_threat(Color::White).expect("still");
    played.play(threat.mv).expect("legal in its turn");
    assert_eq!(
        played.outcome().and_then(Outcome::winner),
        Some(Color::White)
    );
}

#[test]
fn who_surrounds_his_own_queen_loses() {
    let d = white(
        r"
        bA1     wA1
    bS1     wQ      wB1
        bG1     *       wA2
    bQ
        ",
    );
    let mut position = d.position.clone();
    position
        .play(Move::To {
            tile: tile("wA2"),
            to: d.mark(),
        })
        .expect("legal");
    assert_eq!(
        position.outcome().and_then(Outcome::winner),
        Some(Color::Black)
    );
}

#[test]
fn both_queens_surrounded_at_once_is_a_draw() {
    let d = white(
        r"
        wA1     bA2     wA2
    bA1     wQ      bQ      bG1
        bS1     *       wS1
                    bB1
                        wG1
        ",
    );
    let mut position = d.position.clone();
    position
        .play(Move::To {
            tile: tile("wG1"),
            to: d.mark(),
        })
        .expect("legal");
    assert_eq!(
        position.outcome(),
        Some(Outcome::Drawn(Draw::BothSurrounded))
    );
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw_unless_switched_off() {
    // The queens walk eastward, one around the other: every second ply the same shape lies elsewhere.
    let line = "wQ;bQ wQ-;wQ \\bQ;bQ wQ-;wQ /bQ;bQ wQ-";
    let played = game("hive", line);
    assert_eq!(played.outcome(), Some(Outcome::Drawn(Draw::Repetition)));
    assert_eq!(played.occurrences(), 3);
    assert!(played.legal_moves().is_empty());
    let played = game("hive:Base+ML+norepeat", line);
    assert_eq!(played.outcome(), None);
    assert_eq!(played.occurrences(), 3);
}

#[test]
fn the_facts_count_each_queens_free_sides() {
    let d = white("wA1     wQ      bQ");
    let queens = d.position.queens();
    let free = |side: Color| queens[side.index()].as_ref().map(|queen| queen.free.len());
    assert_eq!(free(Color::White), Some(4));
    assert_eq!(free(Color::Black), Some(5));
    assert_eq!(d.position.covered(), []);
}
