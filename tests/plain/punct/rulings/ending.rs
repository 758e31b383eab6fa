//! Connections, the last piece, the centre and repetition.

use crate::punct::diagram::*;
use crate::punct::games::files;
use crate::punct::symmetry::Symmetry;
use strata::record::formats::punct_list;
use strata::rules::punct::{Illegal, Move, Punct, Setup};
use strata::rules::{Color, Draw, Notate, Outcome, Played, Portray, Position, Win};

const WHITE_WINS: Option<Outcome> = Some(Outcome::Won {
    by: Color::White,
    how: Win::Connection,
});

/// White from A8 to Q10.
const CHAIN: &str = "EA8r5,ED8r5,EG8r5,EJ8r5,CN8r2,TP9r3";

#[test]
fn joining_two_opposite_sides_wins_in_each_of_the_three_directions() {
    let position = black(CHAIN);
    assert_eq!(position.outcome(), WHITE_WINS);
    for turn in 1..6 {
        let image = Symmetry {
            turn,
            mirror: false,
        }
        .of_position(&position);
        assert_eq!(image.outcome(), WHITE_WINS, "turned by {turn}");
    }
    assert_eq!(position.winning_path().len(), 17);
    assert_eq!(position.missing()[0][0], Some(0));
}

#[test]
fn the_game_ends_with_the_joining_move() {
    let position = white(&CHAIN.replace("EG8r5", "EG5r5"));
    assert_eq!(position.outcome(), None);
    let won = after(&position, "G5-G8r5");
    assert_eq!(won.outcome(), WHITE_WINS);
    assert_eq!(
        won.check(read(&won, "TC4r0")),
        Err(strata::rules::Illegal::GameOver)
    );
}

#[test]
fn neighbouring_sides_do_not_count() {
    // From A8 down to B1: two sides that meet at a corner.
    let position = black("EA8r0,EA5r0,TA2r4,EB1r5");
    assert_eq!(position.outcome(), None);
}

#[test]
fn only_visible_dots_connect() {
    let covered = format!("{CHAIN},tK9r3/tK9r0");
    assert_eq!(white(&covered).outcome(), None);
}

#[test]
fn a_connection_may_be_cut_by_covering_it() {
    // One link short; Black covers another.
    let open = CHAIN.replace("EG8r5", "EG5r5");
    let cut = after(&black(&format!("{open},tK9r3,tK14r3")), "K14-K9r0");
    assert_eq!(cut.height(space("J8")), 2);
    let joined = after(&cut, "G5-G8r5");
    assert_eq!(joined.outcome(), None);
}

#[test]
fn levels_do_not_matter_to_a_connection() {
    let position = black(&format!("{CHAIN},TK7r1/TK8r0"));
    assert_eq!(position.height(space("K8")), 2);
    assert_eq!(position.outcome(), WHITE_WINS);
}

#[test]
fn who_uncovers_the_opponents_connection_loses() {
    let position = black(&format!("{CHAIN},tK9r3/tK9r0"));
    let uncovered = after(&position, "K9-K12r0");
    assert_eq!(uncovered.outcome(), WHITE_WINS);
    let (_, text) = file("uncover_only");
    let last = final_position(&text, Setup::default());
    assert!(!last.is_joined(!last.side_to_move()));
    assert_eq!(
        last.outcome().and_then(Outcome::winner),
        Some(last.side_to_move())
    );
}

#[test]
fn when_one_move_connects_both_the_mover_wins() {
    let (_, text) = file("both_connected");
    let last = final_position(&text, Setup::default());
    assert!(last.is_joined(Color::White) && last.is_joined(Color::Black));
    assert_eq!(
        last.outcome().and_then(Outcome::winner),
        Some(!last.side_to_move())
    );
}

fn file(start: &str) -> (String, String) {
    files()
        .into_iter()
        .find(|(name, _)| name.starts_with(start))
        .expect("the file is there")
}

fn final_position(list: &str, setup: Setup) -> Punct {
    let record = punct_list::read(&format!("# setup {setup}\n{list}"))
        .remove(0)
        .expect("a good list");
    record.played().expect("checked").position().clone()
}

#[test]
fn when_either_player_has_placed_the_last_piece_the_centre_decides() {
    for (name, by, centre) in [
        ("stacky_11_2", Some(Color::Black), [0, 7]),
        ("stacky_11_7", Some(Color::White), [3, 1]),
        ("stacky_11_8", Some(Color::White), [3, 0]),
        ("stacky_11_1", None, [0, 0]),
    ] {
        let last = final_position(&file(name).1, Setup::default());
        assert!(
            Color::BOTH.into_iter().any(|side| last.placed(side) == 18),
            "{name}"
        );
        assert_eq!(Color::BOTH.map(|side| last.in_centre(side)), centre);
        let expected = by.map_or(Outcome::Drawn(Draw::EqualCentre), |by| Outcome::Won {
            by,
            how: Win::Centre,
        });
        assert_eq!(last.outcome(), Some(expected), "{name}");
        // What was counted is shown.
        let counted = by.map_or(0, |by| usize::from(centre[by.index()]));
        assert_eq!(last.winning_path().len(), counted, "{name}");
    }
}

#[test]
fn by_the_basic_rules_the_last_piece_makes_a_draw() {
    for name in ["stacky_11_2", "stacky_11_7", "stacky_11_1"] {
        let last = final_position(&file(name).1, Setup::basic());
        assert_eq!(
            last.outcome(),
            Some(Outcome::Drawn(Draw::LastPiece)),
            "{name}"
        );
    }
}

#[test]
fn only_what_is_seen_counts_in_the_centre() {
    let position = white("TI9r1,tI10r3");
    assert_eq!(position.score(), Some([3, 3]));
    let covered = white("TI9r1,tI10r3/tI10r0");
    assert_eq!(covered.score(), Some([1, 5]));
    assert_eq!(
        board_by(Setup::basic(), Color::White, "TI9r0").score(),
        None
    );
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw_unless_switched_off() {
    for repetition in [true, false] {
        let setup = Setup {
            repetition,
            ..Setup::default()
        };
        let mut played = Played::from_position(board_by(setup, Color::White, "TG12r3,tC4r3"));
        for text in ["G12-G6r3", "C4-C7r3", "G6-G12r3", "C7-C4r3"].repeat(2) {
            assert_eq!(played.outcome(), None);
            let mv = read(played.position(), text);
            played.play(mv).expect(text);
        }
        let expected = repetition.then_some(Outcome::Drawn(Draw::Repetition));
        assert_eq!(played.outcome(), expected);
    }
}

#[test]
fn alike_pieces_that_change_places_repeat_the_position() {
    let one = white("TG12r3,TC4r3");
    let mut other = after(&after(&one, "G12-G4r3"), "TP12r0");
    other = after(&after(&other, "C4-C8r3"), "P12-P11r0");
    other = after(&after(&other, "G4-C4r3"), "P11-P12r0");
    other = after(&after(&other, "C8-G12r3"), "P12-P11r0");
    let direct =
        Punct::read_position(&Setup::default(), &other.write_position()).expect("a position");
    assert_eq!(direct, other);
    assert_eq!(direct.key(), other.key());
    assert_eq!(
        direct.key(),
        Punct::read_position(&Setup::default(), "w 200 TG12r3,TC4r3,tP11r0")
            .expect("one")
            .key()
    );
}

#[test]
fn nobody_passes_while_there_is_a_move() {
    let start = Punct::new(&Setup::default());
    assert_eq!(start.check(Move::Pass), Err(Illegal::CannotPass.into()));
    let mut passed = start.clone();
    let undo = passed.play_unchecked(Move::Pass);
    assert_eq!(passed.side_to_move(), Color::Black);
    assert_ne!(passed.key(), start.key());
    passed.unplay(Move::Pass, undo);
    assert_eq!(passed, start);
}
