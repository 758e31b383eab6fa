//! What PÜNCT tells a table: facts, and why steps lead nowhere.

use super::diagram::{after, black, space, white};
use strata::rules::facts::Bridge;
use strata::rules::punct::{Illegal, Move, Punct, Setup, Shape};
use strata::rules::{Color, Coord, Kind, Portray, Position, Slot, Step};

fn at(name: &str) -> Coord {
    space(name).coord()
}

fn slot(name: &str, level: u8) -> Slot {
    at(name).at_level(level)
}

fn names(spaces: &[Coord]) -> Vec<String> {
    let mut names: Vec<String> = spaces
        .iter()
        .map(|&at| Punct::new(&Setup::default()).space_name(at))
        .collect();
    names.sort();
    names
}

#[test]
fn free_pieces_of_the_side_to_move_are_movable_and_covered_ones_are_stuck() {
    let position = white("EL8r0,eM8r3,TC4r3/TL8r4");
    assert_eq!(position.movable(), [slot("C4", 0), slot("L8", 1)]);
    assert_eq!(position.covered(), [slot("L8", 0), slot("M8", 0)]);
    let stuck: Vec<_> = position.stuck().keys().copied().collect();
    assert_eq!(stuck, position.covered());
    assert_eq!(
        position.stuck()[&slot("M8", 0)],
        Illegal::Covered {
            punct: space("M8"),
            dot: space("M8"),
            by: space("L8"),
            whose: Color::White,
        }
        .into()
    );
    assert_eq!(
        position.stuck()[&slot("M8", 0)].places(),
        [at("M8"), at("L8")]
    );
}

#[test]
fn a_bridge_tells_which_dot_hangs_over_what() {
    let position = white("TL8r3,TL6r0,tL7r1/TL8r3,TL6r0/EL8r0");
    assert_eq!(
        position.bridges(),
        [Bridge {
            piece: slot("L8", 2),
            hanging: slot("L7", 2),
            over: Some(0)
        }]
    );
    let position = white("TL8r3,tL6r0/EL8r0");
    assert_eq!(position.bridges()[0].over, None);
}

#[test]
fn groups_come_largest_first_with_the_sides_they_touch() {
    let position = white("EA8r5,ED8r5,TP9r3,eA5r0");
    let found: Vec<(Color, usize, u8)> = position
        .groups()
        .iter()
        .map(|group| (group.owner, group.spaces.len(), group.touches))
        .collect();
    assert_eq!(
        found,
        [
            (Color::White, 6, 0b00_00_01),
            (Color::White, 3, 0b00_00_10),
            (Color::Black, 3, 0b00_00_01)
        ]
    );
}

#[test]
fn missing_spaces_are_counted_for_each_pair_of_sides() {
    let start = Punct::new(&Setup::default());
    assert_eq!(start.missing(), [vec![Some(17); 3], vec![Some(17); 3]]);
    let position = white("EA8r5,ED8r5,EJ8r5,CN8r2,TP9r3");
    assert_eq!(position.missing()[0][0], Some(3), "G8, H8 and I8");
    assert_eq!(position.missing()[1], [Some(17); 3]);
}

#[test]
fn a_won_game_shows_a_shortest_way_from_side_to_side() {
    let position = black("EA8r5,ED8r5,EG8r5,EJ8r5,CN8r2,TP9r3,TG10r1");
    assert_eq!(position.winning_path().len(), 17);
    assert_eq!(position.winning_path()[0], at("A8"));
    assert_eq!(position.winning_path()[16], at("Q10"));
    for pair in position.winning_path().windows(2) {
        let neighbours: Vec<_> = space_of(pair[0]).neighbours().collect();
        assert!(neighbours.contains(&space_of(pair[1])), "{pair:?}");
    }
    assert!(position.movable().is_empty() && position.placeable(Color::Black).is_empty());
}

fn space_of(at: Coord) -> strata::rules::punct::Space {
    strata::rules::punct::Space::new(at).expect("on the board")
}

#[test]
fn placeable_is_what_new_pieces_may_cover() {
    let position = white("EC4r3,eM8r3");
    let [white_may, black_may] = Color::BOTH.map(|side| position.placeable(side));
    assert_eq!(white_may.len(), 211 - 19 - 6);
    assert_eq!(white_may, black_may);
    assert!(!names(&white_may).contains(&"I9".into()));
    let start = Punct::new(&Setup::basic());
    assert_eq!(start.placeable(Color::White).len(), 211 - 19);
    assert_eq!(start.placeable(Color::Black).len(), 211);
}

#[test]
fn a_space_shows_its_stack_from_the_board_up_with_gaps() {
    let position = white("TL8r3,TL6r0,tL7r1/TL8r3,TL6r0/EL8r0");
    let stack = position.stack(space("L7"));
    let told: Vec<_> = stack
        .iter()
        .map(|dot| dot.map(|dot| (dot.owner, dot.shape.letter(), dot.is_punct)))
        .collect();
    assert_eq!(
        told,
        [
            Some((Color::Black, 'T', true)),
            None,
            Some((Color::White, 'E', false))
        ]
    );
    assert_eq!(position.is_free(space("L8")), Some(true));
    assert_eq!(
        position.is_free(space("L7")),
        None,
        "no PÜNCT is seen there"
    );
    assert_eq!(position.pieces().len(), 6);
    assert_eq!(position.pieces().values().filter(|&&free| free).count(), 1);
}

#[test]
fn why_steps_lead_nowhere() {
    let choose = |shape| Step::Choose(Kind::Punct(shape));
    let take = |name| Step::Take {
        at: at(name),
        count: 1,
    };
    let put = |name| Step::Put(at(name));
    let position = white("CC4r0,CN12r0,TG8r3,tB8r3,TL8r3,tL6r0,EG3r3/EL8r0");
    for (steps, words) in [
        (
            vec![choose(Shape::StraightCentre)],
            "no straight piece with its PÜNCT in the centre left",
        ),
        (
            vec![choose(Shape::Triangle), put("I9")],
            "New pieces may not touch the centre",
        ),
        (vec![choose(Shape::Triangle), put("G8")], "G8 is taken"),
        (
            vec![choose(Shape::Triangle), put("L7")],
            "L7 lies empty under L8's bridge",
        ),
        (
            vec![choose(Shape::Triangle), put("K12"), Step::Turn(0)],
            "New pieces may not touch the centre, and K11 is in it",
        ),
        (
            vec![choose(Shape::Triangle), put("D4"), Step::Turn(9)],
            "different turns",
        ),
        (vec![take("B8")], "is Black's"),
        (vec![take("L9")], "has it on L8"),
        (vec![take("A5")], "There is nothing on A5"),
        (vec![take("G8"), put("K9")], "only in a straight line"),
        (vec![take("G8"), put("B8")], "must land on your own piece"),
        (
            vec![take("G8"), put("G8"), Step::Turn(3)],
            "leaves everything where it was",
        ),
        (vec![Step::Pass], "you can't pass"),
        (
            vec![Step::Turn(1)],
            "A move is a new piece or one of the board",
        ),
        (vec![], "A move is a new piece or one of the board"),
        (vec![Step::Put(Coord::new(30_000, -30_000))], "A move is"),
        (
            vec![
                choose(Shape::Triangle),
                Step::Put(Coord::new(30_000, -30_000)),
            ],
            "is not on the board",
        ),
        (
            vec![Step::Choose(Kind::Hive(strata::rules::hive::Bug::Ant))],
            "belongs to another game",
        ),
    ] {
        let said = position.why_not(&steps).to_string();
        assert!(said.contains(words), "{steps:?}: {said}");
    }
    let over = after(&white("EA8r5,ED8r5,EG5r5,EJ8r5,CN8r2,TP9r3"), "G5-G8r5");
    assert_eq!(
        over.why_not(&[Step::Pass]),
        strata::rules::Illegal::GameOver
    );
    assert_eq!(over.side_to_move(), Color::Black);
}

#[test]
fn only_a_piece_that_fits_in_no_turn_is_said_to_fit_in_none() {
    let shape = Shape::StraightCentre;
    let start = Punct::new(&Setup::default());
    let in_the_corner = [Step::Choose(Kind::Punct(shape)), Step::Put(at("A2"))];
    let corner = space("A2");
    assert_eq!(
        start.why_not(&in_the_corner),
        Illegal::NoTurnFits { shape, at: corner }.into()
    );
    // Along the edge it fits in one turn only. Put back on its place so, it stays as it was.
    let mut moves = Vec::new();
    start.legal_moves(&mut moves);
    let edge = space("A5");
    let along = moves.into_iter().find(
        |mv| matches!(mv, Move::Place { shape: placed, at, .. } if (*placed, *at) == (shape, edge)),
    );
    let mut position = start;
    position.play(along.expect("it fits")).expect("legal");
    position.play_unchecked(Move::Pass);
    let there = edge.coord();
    let back = [
        Step::Take {
            at: there,
            count: 1,
        },
        Step::Put(there),
    ];
    assert_eq!(
        position.why_not(&back),
        Illegal::NothingChanges(edge).into()
    );
}
