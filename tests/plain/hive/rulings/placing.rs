//! Placing: the first tiles, what a new tile may touch, the queen's turn.

use super::{game, refusal, white};
use crate::hive::diagram::tile;
use strata::rules::hive::{Bug, Hive, Move, Setup, Tile};
use strata::rules::{Color, Coord, Kind, Played, Portray, Position, Step};

#[test]
fn each_side_begins_with_thirteen_tiles_in_hand() {
    let layout = Hive::new(&Setup::default()).layout();
    for side in Color::BOTH {
        let hand: u8 = layout
            .reserve
            .iter()
            .filter(|((owner, _), _)| *owner == side)
            .map(|(_, n)| n)
            .sum();
        assert_eq!(hand, 13);
        for (bug, count) in [
            (Bug::Queen, 1),
            (Bug::Beetle, 2),
            (Bug::Grasshopper, 3),
            (Bug::Spider, 2),
            (Bug::Ant, 3),
            (Bug::Ladybug, 1),
            (Bug::Mosquito, 1),
        ] {
            assert_eq!(layout.reserve[&(side, Kind::Hive(bug))], count, "{bug}");
        }
    }
}

#[test]
fn the_first_tile_goes_to_the_middle_and_the_second_beside_it() {
    let start = game("hive", "");
    assert_eq!(
        start.legal_moves().len(),
        7,
        "one of each bug, in one place"
    );
    let second = game("hive", "wS1");
    assert_eq!(second.legal_moves().len(), 6 * 7);
    let tile = Tile::read("bS1").expect("a tile");
    let far = Move::To {
        tile,
        to: Coord::new(3, 0),
    };
    assert_eq!(
        second.position().check(far).expect_err("far").to_string(),
        "A tile must touch the hive."
    );
    let first = Move::To {
        tile: Tile::read("wA1").expect("a tile"),
        to: Coord::new(1, 0),
    };
    let reason = start
        .position()
        .check(first)
        .expect_err("off the middle")
        .to_string();
    assert_eq!(reason, "The first tile goes to the middle of the table.");
}

#[test]
fn a_new_tile_may_not_touch_an_enemy_tile_after_the_first_turn() {
    let d = white(
        r"
    *
*       wQ      bQ
    *
        ",
    );
    assert_eq!(d.spots(), d.marked);
    let beside = d.at("bQ") + Coord::new(0, -1);
    assert_eq!(
        d.refusal("wA1", beside),
        "A new tile may not touch an enemy tile."
    );
    let why = d
        .position
        .check(Move::To {
            tile: tile("wA1"),
            to: beside,
        })
        .expect_err("illegal");
    assert!(why.places().contains(&d.at("bQ")));
}

#[test]
fn a_new_tile_may_go_to_a_surrounded_cell_if_it_touches_its_own_side_only() {
    let d = white(
        r"
        wA1     wG1
    wQ      *       wB1     bQ
        wS1     wA2
        ",
    );
    assert!(d.spots().contains(&d.mark()));
}

#[test]
fn identical_tiles_are_placed_in_the_order_of_their_numbers() {
    let played = game("hive", "wS1;bS1 wS1-");
    assert_eq!(
        refusal(&played, "wA2 -wS1"),
        "White's ant 1 is placed before White's ant 2."
    );
    assert_eq!(
        refusal(&played, "wS1 -wS1"),
        "Nothing moves before the queen is placed."
    );
}

#[test]
fn a_placed_tile_stays_on_the_board_to_the_end() {
    let mut random = fastrand::Rng::with_seed(11);
    let mut position = Hive::new(&Setup::default());
    let mut tiles = 0;
    for _ in 0..150 {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[random.usize(..moves.len())]);
        let now = position.layout().lying.len();
        assert!(now >= tiles);
        tiles = now;
    }
    assert!(tiles > 10);
}

#[test]
fn the_queen_is_placed_on_the_fourth_turn_at_the_latest_by_each_side_for_itself() {
    let three = "wS1;bS1 wS1-;wA1 -wS1;bA1 bS1-;wG1 -wA1;bG1 bA1-";
    let played = game("hive", three);
    let only_queens = |played: &Played<Hive>| {
        played
            .legal_moves()
            .iter()
            .all(|mv| matches!(mv, Move::To { tile, .. } if tile.bug() == Bug::Queen))
    };
    assert!(only_queens(&played));
    assert_eq!(
        refusal(&played, "wB1 -wG1"),
        "The queen must be placed now: this is the fourth turn."
    );
    let why = played
        .position()
        .why_not(&[Step::Choose(Kind::Hive(Bug::Ant))]);
    assert_eq!(
        why.to_string(),
        "The queen must be placed now: this is the fourth turn."
    );
    let played = game("hive", &format!("{three};wQ -wG1"));
    assert!(only_queens(&played), "Black too");
    // A side that has placed its queen is free.
    let played = game(
        "hive",
        "wS1;bQ wS1-;wA1 -wS1;bA1 bQ-;wG1 -wA1;bG1 bA1-;wQ -wG1",
    );
    assert!(!only_queens(&played));
}

#[test]
fn nothing_moves_before_its_sides_queen_is_placed() {
    let played = game("hive", "wA1;bQ wA1-;wS1 -wA1;bQ wA1/");
    assert_eq!(
        refusal(&played, "wS1 /wA1"),
        "Nothing moves before the queen is placed."
    );
    let at = Coord::new(-1, 0);
    let why = played.position().why_not(&[Step::Take { at, count: 1 }]);
    assert_eq!(why.to_string(), "Nothing moves before the queen is placed.");
    assert!(played.position().movable().is_empty());
}

#[test]
fn the_queen_may_be_placed_at_once_but_not_in_the_tournament_opening() {
    game("hive", "wQ;bQ wQ-");
    let played = game("hive:Base+ML+tournament", "");
    assert_eq!(
        refusal(&played, "wQ"),
        "The queen may not be placed on the first turn in this opening."
    );
    let played = game("hive:Base+ML+tournament", "wS1");
    assert_eq!(
        refusal(&played, "bQ wS1-"),
        "The queen may not be placed on the first turn in this opening."
    );
    game("hive:Base+ML+tournament", "wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
}
