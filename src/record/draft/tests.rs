//! What a person can set up, and what not.

use super::*;
use crate::rules::{hive::Bug, punct::Shape, tak::Stone};
use crate::words::Words;
use Color::{Black, White};

const FLAT: Kind = Kind::Tak(Stone::Flat);
const WALL: Kind = Kind::Tak(Stone::Standing);
const CAP: Kind = Kind::Tak(Stone::Cap);
const QUEEN: Kind = Kind::Hive(Bug::Queen);
const BEETLE: Kind = Kind::Hive(Bug::Beetle);
const ANT: Kind = Kind::Hive(Bug::Ant);
const TRIANGLE: Kind = Kind::Punct(Shape::Triangle);
const STRAIGHT: Kind = Kind::Punct(Shape::StraightEnd);

fn draft(setup: &str) -> Draft {
    Draft::new(&setup.parse().expect("a set-up"))
}

fn at(x: i16, y: i16) -> Coord {
    Coord::new(x, y)
}

fn lay(draft: &mut Draft, pieces: &[(Color, Kind, Coord)]) {
    for &(owner, kind, at) in pieces {
        draft.put(owner, kind, at, 0).expect("room for it");
    }
}

#[test]
fn a_tak_stack_is_built_from_its_captives_up_and_the_opening_is_over() {
    let mut draft = draft("tak5");
    let (c3, d3) = (at(2, 2), at(3, 2));
    lay(
        &mut draft,
        &[
            (Black, FLAT, c3),
            (White, FLAT, c3),
            (White, CAP, c3),
            (Black, WALL, d3),
        ],
    );
    let game = draft.game().expect("possible");
    assert_eq!(game.write_position(), "x5/x5/x2,211C,2S,x/x5/x5 1 2");
    draft.set_to_move(Black);
    let game = draft.game().expect("possible");
    assert_eq!(game.side_to_move(), Black);
    draft.set_move_number(9).expect("any number will do");
    assert_eq!(
        draft.game().expect("possible").write_position(),
        "x5/x5/x2,211C,2S,x/x5/x5 2 9"
    );
}

#[test]
fn nothing_is_put_on_a_wall_and_the_reason_is_told() {
    let mut draft = draft("tak5");
    lay(&mut draft, &[(White, WALL, at(0, 0))]);
    let before = draft.clone();
    let why = draft.put(White, FLAT, at(0, 0), 0).expect_err("a wall");
    assert!(
        why.to_string().contains("Only the top piece on a1"),
        "{why}"
    );
    assert_eq!(why.places, [at(0, 0)]);
    let off = draft.put(White, FLAT, at(7, 7), 0).expect_err("beside");
    assert!(off.to_string().contains("not on the board"), "{off}");
    assert_eq!(draft, before);
}

#[test]
fn what_the_set_lacks_is_refused_and_comes_back_when_it_is_taken_off() {
    let mut draft = draft("tak5");
    lay(&mut draft, &[(White, CAP, at(0, 0))]);
    let why = draft.put(White, CAP, at(1, 0), 0).expect_err("one a side");
    let none = "White has no capstone left.";
    assert_eq!(why.to_string(), none);
    draft.remove(at(0, 0).at_level(0));
    lay(&mut draft, &[(White, CAP, at(1, 0))]);
    assert_eq!(draft.layout().reserve[&(White, CAP)], 0);
    // A board of three by three knows no capstones at all.
    let mut small = super::tests::draft("tak3");
    assert!(small.put(White, CAP, at(0, 0), 0).is_err());
}

#[test]
fn a_hive_in_two_parts_is_allowed_on_the_way_but_is_no_position() {
    let mut draft = draft("hive:Base");
    lay(
        &mut draft,
        &[(White, QUEEN, at(0, 0)), (Black, QUEEN, at(2, 0))],
    );
    let why = draft.game().expect_err("in two parts");
    assert!(why.to_string().contains("one hive"), "{why}");
    assert_eq!(why.places, [at(2, 0)]);
    lay(&mut draft, &[(White, ANT, at(1, 0))]);
    let game = draft.game().expect("joined");
    // Two turns of White's and one of Black's can't have been fewer.
    assert_eq!((game.ply(), game.side_to_move()), (4, White));
    draft.set_to_move(Black);
    assert_eq!(draft.game().expect("joined").ply(), 5);
    let why = draft.set_move_number(1).expect_err("too early");
    assert!(
        why.to_string()
            .contains("White can't have 2 tiles on the board on turn 1"),
        "{why}"
    );
}

#[test]
fn only_climbers_are_put_on_tiles_and_a_stack_is_carried_whole() {
    let mut draft = draft("hive:Base");
    lay(
        &mut draft,
        &[
            (White, QUEEN, at(0, 0)),
            (Black, QUEEN, at(1, 0)),
            (Black, BEETLE, at(0, 0)),
        ],
    );
    let why = draft.put(White, ANT, at(0, 0), 0).expect_err("no climber");
    assert!(
        why.to_string().contains("can't lie on another tile"),
        "{why}"
    );
    draft
        .carry(at(0, 0).at_level(0), at(2, 0), 0)
        .expect("beside the other queen");
    let game = draft.game().expect("possible");
    assert!(
        game.write_position().contains("wQ@2,0 bB1@2,0"),
        "{}",
        game.write_position()
    );
}

#[test]
fn alike_tiles_keep_numbers_without_gaps() {
    let mut draft = draft("hive:Base");
    lay(
        &mut draft,
        &[
            (White, ANT, at(0, 0)),
            (White, ANT, at(1, 0)),
            (White, ANT, at(2, 0)),
            (Black, QUEEN, at(3, 0)),
        ],
    );
    draft.remove(at(0, 0).at_level(0));
    let game = draft.game().expect("possible");
    let text = game.write_position();
    assert!(text.contains("wA2@1,0 wA1@2,0"), "{text}");
}

#[test]
fn a_punct_bridge_is_built_and_what_has_no_support_is_refused() {
    let mut draft = draft("punct:standard");
    let (near, gap, far) = (at(0, 0), at(0, 1), at(0, 2));
    draft.put(White, TRIANGLE, near, 2).expect("bare board");
    // One end on the triangle and one on the board is no place for a piece.
    let why = draft
        .put(White, STRAIGHT, near, 0)
        .expect_err("one end in the air");
    assert!(why.to_string().contains("can't lie on"), "{why}");
    draft.put(White, TRIANGLE, far, 0).expect("bare board");
    draft.put(White, STRAIGHT, near, 0).expect("both ends rest");
    assert_eq!(draft.layout().height(gap), 2);
    draft.put(Black, TRIANGLE, at(3, 0), 0).expect("bare board");
    let game = draft.game().expect("possible");
    let bridges = game.bridges();
    assert!(bridges.iter().any(|bridge| bridge.hanging.at == gap));
    // The pillar takes the bridge along, which would then lie over nothing but its other pillar.
    assert_eq!(draft.pile(near.at_level(0)).len(), 2);
    let before = draft.clone();
    draft
        .carry(near.at_level(0), at(-3, 0), 2)
        .expect_err("the other end of the bridge would be in the air");
    assert_eq!(draft, before);
    // The bridge alone can go and be turned.
    draft.carry(near.at_level(1), at(-3, 3), 1).expect("bare");
    draft.remove(near.at_level(0));
    draft.remove(far.at_level(0));
    assert_eq!(draft.layout().lying.len(), 2);
    assert!(draft.game().is_ok());
}

#[test]
fn clearing_goes_back_to_the_first_position() {
    let setup = "tak6+komi2".parse().expect("a set-up");
    let mut draft = Draft::new(&setup);
    lay(
        &mut draft,
        &[(White, FLAT, at(0, 0)), (Black, CAP, at(1, 1))],
    );
    draft.clear();
    assert_eq!(draft, Draft::new(&setup));
    assert_eq!(draft.game().expect("a start").ply(), 0);
}

#[test]
fn a_text_is_read_in_any_of_the_games() {
    let hive = "hive:Base".parse().expect("a set-up");
    let tak = Draft::read(&hive, " x4/x4/x,12S,x2/x4 2 7 ").expect("a TPS");
    assert_eq!(tak.setup().to_string(), "tak4");
    let why = Draft::read(&hive, "nonsense in words").expect_err("no position");
    assert!(!why.to_string().is_empty());
    // A move number that belongs to the opening can't stand beside stones; whose turn it is does.
    let early = Draft::read(&hive, "1,1,1/x3/2,2,x 1 1").expect("a TPS");
    let game = early.game().expect("possible");
    assert_eq!((game.ply(), game.side_to_move()), (2, White));
}

#[test]
fn a_scene_of_a_draft_is_written_and_read_again() {
    let mut draft = draft("tak5+komi2");
    lay(
        &mut draft,
        &[(Black, FLAT, at(2, 2)), (White, FLAT, at(2, 2))],
    );
    let scene = draft
        .scene("A “small” stack", &Words::default())
        .expect("possible");
    let text = scene.write().expect("written");
    assert!(Scene::recognise(&text), "{text}");
    let again = Scene::read(&text).expect("a scene");
    assert_eq!(again, scene);
    again.check().expect("it shows what it says");
    assert_eq!(
        again.game().expect("a game").key(),
        draft.game().expect("possible").key()
    );
}

#[test]
fn any_position_of_a_game_is_a_draft_of_itself() {
    for (setup, seed) in [
        ("tak4", 1),
        ("tak6+komi2", 2),
        ("hive:Base+MLP", 3),
        ("hive:Base+ML+tournament", 4),
        ("punct:standard", 5),
        ("punct:basic", 6),
    ] {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(&setup.parse().expect("a set-up"));
        for _ in 0..70 {
            let draft = Draft::of(&game);
            let again = draft.game().expect("a position of a game");
            assert_eq!(again.key(), game.key(), "{}", game.write_position());
            assert_eq!(again.layout(), game.layout());
            let read = Draft::read(draft.setup(), &game.write_position()).expect("its text");
            assert_eq!(read.game().expect("possible").key(), game.key());
            // Everything that lies can be taken off and put back where it was.
            if let Some(top) = top_piece(&draft, &mut rng) {
                let mut other = draft.clone();
                let anchor = top.dots.anchor();
                other.remove(anchor);
                other
                    .put(top.piece.owner, top.piece.kind, anchor.at, top.turn)
                    .expect("it lay there");
                assert_eq!(
                    other.layout().lying.len(),
                    draft.layout().lying.len(),
                    "{}",
                    game.write_position()
                );
                assert_eq!(other.layout().reserve, draft.layout().reserve);
                let mut still = draft.clone();
                still
                    .carry(anchor, anchor.at, top.turn)
                    .expect("it lies there");
                assert_eq!(still.layout().lying, draft.layout().lying);
            }
            let moves = game.legal_moves();
            let Some(&mv) = moves.get(rng.usize(..moves.len().max(1))) else {
                break;
            };
            game.play(mv).expect("legal");
        }
    }
}

/// A piece with nothing on it.
fn top_piece(draft: &Draft, rng: &mut fastrand::Rng) -> Option<Lying> {
    let lying = &draft.layout().lying;
    let tops: Vec<Lying> = lying
        .values()
        .filter(|lying| draft.pile(lying.dots.anchor()).len() == 1)
        .copied()
        .collect();
    (!tops.is_empty()).then(|| tops[rng.usize(..tops.len())])
}
