//! How each bug moves: every sentence and picture of the rules, drawn.

use super::diagram::{Diagram, draw, tile};
use std::collections::BTreeSet;
use strata::rules::hive::{Move, Setup};
use strata::rules::{Color, Coord, Portray, Position};

fn white(drawing: &str) -> Diagram {
    draw(Setup::default(), Color::White, drawing)
}

fn black(drawing: &str) -> Diagram {
    draw(Setup::default(), Color::Black, drawing)
}

fn union(a: &BTreeSet<Coord>, more: impl IntoIterator<Item = Coord>) -> BTreeSet<Coord> {
    a.iter().copied().chain(more).collect()
}

#[test]
fn the_queen_moves_one_step_and_here_has_four_places() {
    let d = black(
        r"
            *       *
        wA1     bQ      wB1
    wS1     *       *       wG1
        bA1     wQ      bB1
        ",
    );
    assert_eq!(d.goals("bQ"), d.marked);
    assert_eq!(d.marked.len(), 4);
    let far = d.at("wB1") + Coord::new(1, 0);
    assert_eq!(d.refusal("bQ", far), "A queen takes one step only.");
    assert_eq!(
        d.refusal("bQ", d.at("wA1")),
        "A queen can't climb on other tiles."
    );
}

#[test]
fn the_beetle_moves_one_step_also_onto_tiles_and_here_has_four_places() {
    let d = white(
        r"
        *       bQ
            wB1     wQ
                *
        ",
    );
    assert_eq!(d.goals("wB1"), union(&d.marked, [d.at("bQ"), d.at("wQ")]));
    assert_eq!(d.goals("wB1").len(), 4);
    assert_eq!(
        d.refusal("wB1", d.at("wQ") + Coord::new(1, 0)),
        "A beetle takes one step only."
    );
}

#[test]
fn a_tile_with_a_beetle_on_it_may_not_move_and_the_cell_has_the_beetles_colour() {
    let d = black(
        r"
        bQ<wB1  wA1
            wQ
        ",
    );
    assert!(d.goals("bQ").is_empty());
    assert_eq!(
        d.refusal("bQ", Coord::new(0, -1)),
        "Black's queen can't move: White's beetle 1 sits on it."
    );
    // Black has no colour on the table, so it can place nothing; White may place beside its beetle.
    assert!(d.spots().is_empty());
    let d = white(
        r"
    *       *       *
*       bQ<wB1  wA1     *
    *       wQ      *
        *       *
        ",
    );
    assert_eq!(d.spots(), d.marked);
}

#[test]
fn a_beetle_on_top_steps_over_the_hive_and_down_and_can_always_leave() {
    // It lies on the tile that holds the hive together, which it may leave all the same.
    let d = white(
        r"
                *       *
            bQ      bA1<wB1 wQ
                *       *
        ",
    );
    assert_eq!(d.goals("wB1"), union(&d.marked, [d.at("bQ"), d.at("wQ")]));
}

#[test]
fn a_beetle_may_drop_into_a_surrounded_cell_that_sliders_cannot_enter() {
    let d = white(
        r"
            bA1     bG1
        wQ      *       bQ<wB1
            bS1     wA1
                        wA2
        ",
    );
    assert!(d.goals("wB1").contains(&d.mark()));
    assert!(!d.goals("wA2").contains(&d.mark()));
}

#[test]
fn only_another_beetle_on_top_blocks_a_beetle() {
    let open = white("wQ      bQ<wB1");
    assert!(!open.goals("wB1").is_empty());
    let blocked = white("wQ      bQ<wB1<bB1");
    assert!(blocked.goals("wB1").is_empty());
    assert_eq!(
        blocked.refusal("wB1", blocked.at("wQ")),
        "White's beetle 1 can't move: Black's beetle 1 sits on it."
    );
}

#[test]
fn all_beetles_and_mosquitoes_may_lie_on_one_another() {
    let d = white(
        r"
        wQ      bQ<wB1<bB1<wB2<bB2<bM
    wA1     wM
        ",
    );
    // The mosquito is on the ground beside the high stack of a mosquito: it copies the queen and the ant only.
    assert!(!d.goals("wM").contains(&d.at("bQ")));
    let d = white(
        r"
        wQ<wM   bQ<wB1<bB1<wB2<bB2<bM
        ",
    );
    assert!(d.goals("wM").contains(&d.at("bQ")), "seven high");
    let mut after = d.position.clone();
    after
        .play(Move::To {
            tile: tile("wM"),
            to: d.at("bQ"),
        })
        .expect("legal");
    assert_eq!(
        after.layout().lying.keys().map(|slot| slot.level).max(),
        Some(6)
    );
}

#[test]
fn a_beetle_is_placed_like_any_tile_not_on_top() {
    let d = white("wQ      bQ");
    assert!(!d.spots().contains(&d.at("wQ")));
    assert_eq!(
        d.refusal("wB1", d.at("wQ")),
        "A new tile goes on an empty cell."
    );
}

#[test]
fn two_high_stacks_shut_the_gate_for_a_climber() {
    let d = white(
        r"
        *       bG1<bB1
            wB1     wQ      bQ
        *       bS1<bB2
        ",
    );
    assert_eq!(d.goals("wB1"), union(&d.marked, [d.at("bG1"), d.at("bS1")]));
    let reason = d.refusal("wB1", d.at("wQ"));
    assert!(
        reason.contains("Black's beetle 1")
            && reason.contains("Black's beetle 2")
            && reason.contains("too high"),
        "{reason}"
    );
    // One low stack is enough to pass.
    let d = white(
        r"
        *       bG1<bB1
            wB1     wQ      bQ
        *       bS1
        ",
    );
    assert!(d.goals("wB1").contains(&d.at("wQ")));
}

#[test]
fn the_grasshopper_jumps_straight_to_the_first_free_cell_and_here_has_three() {
    let d = white(
        r"
    *               *
        bA1     wQ      wB1     bS1
            wG1     bQ      *       wA1
        ",
    );
    assert_eq!(d.goals("wG1"), d.marked);
    assert_eq!(d.marked.len(), 3);
    let cross = d.at("wA1") + Coord::new(1, 0);
    assert_eq!(
        d.refusal("wG1", cross),
        "A grasshopper lands on the first empty cell and can't jump over a gap."
    );
    let beside = d.at("wG1") + Coord::new(-1, 0);
    assert_eq!(
        d.refusal("wG1", beside),
        "A grasshopper jumps over one tile at least."
    );
    assert_eq!(
        d.refusal("wG1", d.at("wQ") + Coord::new(0, -1)),
        "A grasshopper jumps in a straight line."
    );
}

#[test]
fn the_grasshopper_jumps_into_and_out_of_surrounded_cells_over_any_number_of_tiles() {
    let into = white(
        r"
            bA1     bG1
        wQ      *       bQ      bB1<bB2 wG1
            bS1     wA1
        ",
    );
    assert_eq!(into.goals("wG1"), into.marked);
    let out = white(
        r"
        *       bA1     bG1     *
            wQ      wG1     bQ      *
        *       bS1     wA1     *
        ",
    );
    assert_eq!(out.goals("wG1").len(), 6);
}

#[test]
fn the_spider_takes_exactly_three_steps_and_here_has_four_places() {
    let d = black(
        r"
                *
    wA2     wA3     *
wQ      .       .       *
    bB1     bS1     bB2     *
        wA1     bQ
        ",
    );
    assert_eq!(d.goals("bS1"), d.marked);
    assert_eq!(d.marked.len(), 4);
    let two_steps = d.at("bS1") + Coord::new(1, -1);
    assert_eq!(
        d.refusal("bS1", two_steps),
        "A spider takes exactly three steps."
    );
    assert_eq!(
        d.refusal("bS1", d.at("wQ")),
        "A spider can't climb on other tiles."
    );
}

#[test]
fn the_spider_does_not_go_back_to_where_it_was() {
    // In a dead end three steps are only possible by turning round: there is no move.
    let d = black(
        r"
        wA1     wA2     bA1
    wQ      bS1     .       bQ
        wA3     bG1     bG2
        ",
    );
    assert!(d.goals("bS1").is_empty());
    assert_eq!(
        d.refusal("bS1", d.at("bS1") + Coord::new(1, 0)),
        "Black's spider 1 has nowhere to go."
    );
}

#[test]
fn a_slider_keeps_touch_at_every_step() {
    // The marked cell touches the hive and so does the cell before it, but nothing touches both.
    let d = black(
        r"
    wA1     wQ
wB1             *
    bQ      .
bS1
        ",
    );
    assert!(!d.goals("bS1").contains(&d.mark()));
    let along_the_hive = d.at("bQ") + Coord::new(1, -1);
    assert!(d.goals("bS1").contains(&along_the_hive));
    let d = black(
        r"
    wA1     wQ
wB1             *
    bG1     bQ
        ",
    );
    assert_eq!(
        d.refusal("bQ", d.mark()),
        "Black's queen would lose touch with the hive on the way."
    );
}

#[test]
fn the_ant_goes_anywhere_around_the_hive_but_not_through_a_gate_and_here_has_eleven_places() {
    let d = black(
        r"
        *       *       *
    *       wB1     wQ      *
*       bQ      .       bG1     bA1
    *       *       wS1     *
                *       *
        ",
    );
    assert_eq!(d.goals("bA1"), d.marked);
    assert_eq!(d.marked.len(), 11);
    let centre = d.at("bQ") + Coord::new(1, 0);
    let reason = d.refusal("bA1", centre);
    assert!(reason.starts_with("The gate between"), "{reason}");
    assert!(
        reason.contains("Black's queen") && reason.contains("White's spider 1"),
        "{reason}"
    );
}

#[test]
fn the_ladybug_walks_two_steps_on_top_and_one_down() {
    let d = white(
        r"
                *       *
    wL      wQ      bQ      *
                *       *
        ",
    );
    assert_eq!(d.goals("wL"), d.marked);
    let around = d.at("wL") + Coord::new(0, 1);
    assert_eq!(
        d.refusal("wL", around),
        "A ladybug walks two steps on top of the hive and then one down."
    );
    assert_eq!(
        d.refusal("wL", d.at("bQ")),
        "A ladybug can't climb on other tiles."
    );
}

#[test]
fn the_ladybug_drops_into_surrounded_cells_and_climbs_out_of_them() {
    let into = white(
        r"
        bA1     bG1
    wQ      *       bQ      wL
        bS1     wA1
        ",
    );
    assert!(into.goals("wL").contains(&into.mark()));
    let out = white(
        r"
        bA1     bG1
    wQ      wL      bQ
        bS1     wA1
        ",
    );
    assert_eq!(out.goals("wL").len(), 12, "every cell around the ring");
}

#[test]
fn the_mosquito_moves_like_any_bug_that_it_touches_and_here_has_six_places() {
    let d = white(
        r"
                *
    *       bS1     wQ
        wM      bB1     bQ
            *               *
        ",
    );
    assert_eq!(d.goals("wM"), union(&d.marked, [d.at("bS1"), d.at("bB1")]));
    assert_eq!(d.goals("wM").len(), 6);
    assert_eq!(
        d.refusal("wM", d.at("bQ")),
        "No bug that the mosquito touches could go there."
    );
}

#[test]
fn the_mosquito_beside_a_grasshopper_and_an_ant_jumps_or_runs() {
    let d = white(
        r"
        bA1     wQ
    wM      wG1     bQ      *
        ",
    );
    assert!(d.goals("wM").contains(&d.mark()));
    // The ant's way leads around everything, so it has every other cell too.
    assert!(d.goals("wM").len() > 8);
}

/// What the mosquito may do beside a grasshopper, and what with a spider in the grasshopper's place.
fn with_and_without_the_grasshopper(drawing: &str) -> [Diagram; 2] {
    assert!(drawing.contains("wG1"));
    [white(drawing), white(&drawing.replace("wG1", "wS1"))]
}

#[test]
fn beside_a_grasshopper_and_an_ant_the_mosquito_reaches_a_surrounded_cell_by_the_jump_alone() {
    let [jumping, running] = with_and_without_the_grasshopper(
        r"
            bG1     wQ
wM      wG1     *       bS1
    wA1     bA1     bQ
        ",
    );
    let by_the_jump = &jumping.goals("wM") - &running.goals("wM");
    assert_eq!(by_the_jump, jumping.marked);
    assert!(!jumping.goals("wA1").contains(&jumping.mark()));
    assert_eq!(
        running.refusal("wM", running.mark()),
        "No bug that the mosquito touches could go there."
    );
    // Everywhere else it runs as the ant does.
    assert!(!running.goals("wM").is_empty());
    assert!(running.goals("wM").is_subset(&jumping.goals("wM")));
}

#[test]
fn a_mosquito_jumps_through_the_gate_that_it_could_not_slide_through() {
    let [jumping, running] = with_and_without_the_grasshopper(
        r"
            bG1     wQ
wM      wG1     *       .
    wA1     bA1     bQ
        ",
    );
    let by_the_jump = &jumping.goals("wM") - &running.goals("wM");
    assert_eq!(by_the_jump, jumping.marked);
    // It runs up to the gate, on whose other side the cell lies.
    let before_the_gate = jumping.mark() + Coord::new(1, 0);
    assert!(running.goals("wM").contains(&before_the_gate));
    let reason = jumping.refusal("wA1", jumping.mark());
    assert!(reason.starts_with("The gate between"), "{reason}");
}

#[test]
fn a_mosquito_on_top_is_a_beetle_until_it_comes_down() {
    let d = white("wA1     bQ<wM   wQ");
    assert_eq!(
        d.goals("wM").len(),
        6,
        "one step to every side, whatever it touches"
    );
    let below = white("wA1     wQ      bQ<wM");
    assert!(
        !below
            .goals("wM")
            .contains(&(below.at("wA1") + Coord::new(-1, 0))),
        "it doesn't run like the ant"
    );
}

#[test]
fn a_mosquito_beside_a_mosquito_only_cannot_move() {
    let d = white(
        r"
        wM      bM      bQ      wQ
        ",
    );
    assert!(d.goals("wM").is_empty());
    assert_eq!(
        d.refusal("wM", d.at("wM") + Coord::new(0, 1)),
        "A mosquito that touches no other bug than mosquitoes can't move."
    );
}
