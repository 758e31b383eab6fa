//! Moves spelled step by step, and the exact reason when a step leads nowhere.

use super::{after, read, refusal, space as at, square, start, tps};
use strata::rules::tak::{Illegal, Stone, Tak};
use strata::rules::{
    Color, Coord, Effect, Illegal as Refusal, Kind, Portray, Position, Slot, Step, hive,
};

/// `S` chooses a standing stone, `3a1` takes three there, `b1` puts, `-` passes, `~` turns.
fn steps(text: &str) -> Vec<Step> {
    text.split_whitespace()
        .map(|step| match step {
            "F" => Step::Choose(Kind::Tak(Stone::Flat)),
            "S" => Step::Choose(Kind::Tak(Stone::Standing)),
            "C" => Step::Choose(Kind::Tak(Stone::Cap)),
            "-" => Step::Pass,
            "~" => Step::Turn(1),
            put if put.len() == 2 => Step::Put(at(put)),
            take => Step::Take {
                at: at(&take[1..]),
                count: take[..1].parse().unwrap(),
            },
        })
        .collect()
}

fn why_not(position: &Tak, text: &str) -> Refusal {
    let steps = steps(text);
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    assert!(
        !moves
            .iter()
            .any(|&mv| position.steps(mv).starts_with(&steps)),
        "a legal move begins with {text}"
    );
    position.why_not(&steps)
}

#[test]
fn a_placement_is_a_choice_and_a_square() {
    let position = after(start(5), "a1 e5");
    assert_eq!(position.steps(read("Sc3")), steps("S c3"));
}

#[test]
fn a_spread_is_a_hand_and_a_square_for_each_piece_from_its_bottom() {
    let position = tps("x5/x5/1111,x4/x5/x5 1 9");
    assert_eq!(position.steps(read("4a3>211")), steps("4a3 b3 b3 c3 d3"));
}

#[test]
fn a_step_that_leads_nowhere_has_its_reason() {
    let opening = start(5);
    let open = tps("x5/x5/1111111,x,2S,x2/2,1,x3/121C,2S,x3 1 9");
    let no_caps = tps("x5/x5/1C,x4/x5/x5 1 9");
    let cases = [
        (&opening, "S", Illegal::Opening),
        (&opening, "1a1", Illegal::Opening),
        (&open, "6a3", Illegal::TooMany { limit: 5 }),
        (&open, "0a3", Illegal::TakesNothing),
        (&open, "1b3", Illegal::NothingThere { at: square("b3") }),
        (
            &open,
            "1a2",
            Illegal::NotYours {
                at: square("a2"),
                owner: Color::Black,
            },
        ),
        (
            &open,
            "2b2",
            Illegal::StackTooLow {
                at: square("b2"),
                height: 1,
            },
        ),
        (&open, "F a3", Illegal::Taken { at: square("a3") }),
        (
            &open,
            "F f3",
            Illegal::OffBoard {
                at: at("f3"),
                size: 5,
            },
        ),
        (&open, "F b5 b5", Illegal::HandEmpty),
        (&open, "F b5 S", Illegal::HandFull),
        (&open, "F S", Illegal::HandFull),
        (&open, "F ~", Illegal::Turning),
        (&open, "F -", Illegal::Pass),
        (&open, "-", Illegal::Pass),
        (&open, "~", Illegal::Turning),
        (&open, "b5", Illegal::NothingInHand),
        (
            &open,
            "2a3 c3",
            Illegal::NotBeside {
                from: square("a3"),
                at: at("c3"),
            },
        ),
        (
            &open,
            "2a3 a3",
            Illegal::NotBeside {
                from: square("a3"),
                at: at("a3"),
            },
        ),
        (
            &open,
            "2a3 b3 c3",
            Illegal::StandingBlocks { at: square("c3") },
        ),
        (&open, "2a3 b3 b4", Illegal::Bends { at: at("b4") }),
        (&open, "2a3 b3 a3", Illegal::Bends { at: at("a3") }),
        (&open, "3a3 a4 a4 a5 a5", Illegal::HandEmpty),
        (&open, "3a3 b3 d3", Illegal::SkipsSquare { at: at("c3") }),
        (&open, "3a3 b3 1a1", Illegal::HandFull),
        (&open, "1b2 b3 b3", Illegal::HandEmpty),
        (&open, "2a1 b1", Illegal::FlattensAlone { at: square("b1") }),
        (&no_caps, "C", Illegal::NoCapLeft(Color::White)),
    ];
    for (position, text, reason) in cases {
        assert_eq!(why_not(position, text), reason.into(), "{text}");
    }
}

#[test]
fn a_way_over_the_edge_and_a_capstone_in_the_way_have_their_reasons() {
    let position = tps("x5/x5/x5/x5/1111,2C,x3 1 9");
    assert_eq!(
        why_not(&position, "2a1 b1"),
        Illegal::CapBlocks { at: square("b1") }.into()
    );
    let mut over_the_edge = steps("2a1");
    over_the_edge.push(Step::Put(Coord::new(-1, 0)));
    assert_eq!(
        position.why_not(&over_the_edge),
        Illegal::OffEdge { at: square("a1") }.into()
    );
    let far = [
        Step::Choose(Kind::Tak(Stone::Flat)),
        Step::Put(Coord::new(i16::MAX, i16::MIN)),
    ];
    assert!(
        position
            .why_not(&far)
            .to_string()
            .contains("not on the 5×5 board")
    );
    let take_far = [Step::Take {
        at: Coord::new(i16::MIN, i16::MAX),
        count: 255,
    }];
    assert!(
        position
            .why_not(&take_far)
            .to_string()
            .contains("not on the 5×5 board")
    );
    let put_far = [steps("1a1")[0], Step::Put(Coord::new(i16::MAX, i16::MAX))];
    assert!(position.why_not(&put_far).to_string().contains("beside a1"));
}

#[test]
fn a_stack_that_cannot_leave_says_who_hems_it_in() {
    let position = tps("x5/x5/x5/2S,x4/11,2C,x3 1 9");
    let reason = why_not(&position, "1a1");
    assert_eq!(
        reason,
        Illegal::HemmedIn {
            at: square("a1"),
            by: vec![square("a2"), square("b1")],
        }
        .into()
    );
    assert_eq!(reason.places(), [at("a2"), at("b1")]);
}

#[test]
fn more_than_the_capstone_cannot_leave_over_a_standing_stone() {
    let position = tps("x5/x5/x5/2S,x4/11C,2C,x3 1 9");
    assert_eq!(
        why_not(&position, "2a1"),
        Illegal::FlattensAlone { at: square("a2") }.into()
    );
}

#[test]
fn steps_of_another_game_and_steps_after_the_end_are_told_apart() {
    let bee = Step::Choose(Kind::Hive(hive::Bug::Queen));
    assert_eq!(start(5).why_not(&[bee]), Refusal::OtherGame);
    let over = tps("x5/x5/1,1,1,1,1/x5/x5 2 9");
    assert_eq!(over.why_not(&[]), Refusal::GameOver);
    assert_eq!(over.why_not(&steps("F a1")), Refusal::GameOver);
}

#[test]
fn reasons_read_like_sentences() {
    let position = tps("x5/x5/1111111,x,2S,x2/2,1,x3/121C,2S,x3 1 9");
    for (text, words) in [
        ("2a3>11", "A standing stone on c3 blocks the way."),
        ("6a3>", "At most 5 pieces can be carried."),
        ("a2>", "That stack is Black's: the top piece on a2 decides."),
        ("Ca5", "There is no capstone left for White."),
    ] {
        assert_eq!(refusal(&position, text).to_string(), words);
    }
    assert_eq!(
        refusal(&start(5), "Ca1").to_string(),
        "The first move places a flat stone of the opponent."
    );
}

#[test]
fn flattening_shows_before_the_capstone_arrives() {
    let position = tps("x5/x5/121C,x,2S,x2/x5/x5 1 9");
    let effects = position.effects(read("2a3>11"));
    let [first, become_flat, last] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    let slot = |text: &str, level| Slot {
        at: at(text),
        level,
    };
    assert!(matches!(first, Effect::Carry { from, .. } if *from == slot("a3", 1)));
    assert_eq!(
        *become_flat,
        Effect::Become {
            at: slot("c3", 0),
            kind: Kind::Tak(Stone::Flat)
        }
    );
    let Effect::Carry {
        from, to, route, ..
    } = last
    else {
        panic!("{last:?}");
    };
    assert_eq!((*from, to.anchor()), (slot("a3", 2), slot("c3", 1)));
    assert_eq!(*route, [at("a3"), at("b3"), at("c3")]);
}

#[test]
fn layouts_that_are_no_position_are_refused_in_words() {
    let position = tps("x5/x5/121C,x,2S,x2/x5/x5 1 9");
    let setup = position.setup();
    let check = |change: &dyn Fn(&mut strata::rules::Layout), reason: &str| {
        let mut layout = position.layout();
        change(&mut layout);
        let found = Tak::from_layout(&setup, &layout)
            .expect_err(reason)
            .to_string();
        assert!(found.contains(reason), "{found}");
    };
    check(
        &|layout| layout.ply = 0,
        "Before the first move the board is empty",
    );
    let one_ply = |layout: &mut strata::rules::Layout| {
        (layout.ply, layout.to_move) = (1, Color::Black);
    };
    check(&one_ply, "After the first move one flat stone of Black's");
    let a3 = |level| Slot {
        at: at("a3"),
        level,
    };
    let c3 = Slot {
        at: at("c3"),
        level: 0,
    };
    check(&|layout| layout.to_move = Color::Black, "White's turn");
    check(&|layout| layout.ply = u32::MAX, "No game lasts that long");
    check(
        &|layout| {
            layout.lying.remove(&a3(1));
        },
        "hangs in the air",
    );
    check(
        &|layout| layout.lying.get_mut(&a3(0)).unwrap().piece.kind = Kind::Tak(Stone::Standing),
        "Only the top piece",
    );
    check(
        &|layout| layout.lying.get_mut(&c3).unwrap().piece.kind = Kind::Hive(hive::Bug::Ant),
        "another game",
    );
    check(
        &|layout| layout.lying.get_mut(&c3).unwrap().turn = 2,
        "can't lie like that",
    );
    check(
        &|layout| {
            let lying = layout.lying.remove(&c3).unwrap();
            let far = Slot {
                at: Coord::new(5, 0),
                level: 0,
            };
            layout.lying.insert(far, lying);
        },
        "not on the board",
    );
    check(
        &|layout| *layout.reserve.values_mut().next().unwrap() += 1,
        "make up the sets",
    );
    check(&|layout| layout.last_moved = Some(c3), "moved last");
}

/// Every step a person could take next, sensible or not.
fn any_step(position: &Tak) -> Vec<Step> {
    let mut spaces = position.spaces();
    spaces.push(Coord::new(-1, 0));
    spaces.push(Coord::new(1, 9));
    let mut steps = vec![Step::Pass, Step::Turn(0)];
    for stone in [Stone::Flat, Stone::Standing, Stone::Cap] {
        steps.push(Step::Choose(Kind::Tak(stone)));
    }
    for at in spaces {
        steps.push(Step::Put(at));
        steps.extend((0..=6).map(|count| Step::Take { at, count }));
    }
    steps
}

#[test]
fn every_step_that_no_legal_move_goes_on_with_has_a_reason_of_its_own() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut asked = 0;
    for _ in 0..12 {
        let mut position = Tak::new(&"tak4+flats12+caps2".parse().unwrap());
        for ply in 0..40 {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let Some(&mv) = random.choice(&moves) else {
                break;
            };
            if ply % 5 == 0 {
                let spelled: Vec<Vec<Step>> = moves.iter().map(|&mv| position.steps(mv)).collect();
                let begun = |steps: &[Step]| spelled.iter().any(|all| all.starts_with(steps));
                let whole = random.choice(&spelled).unwrap();
                for length in 0..=whole.len() {
                    for next in any_step(&position) {
                        let mut steps = whole[..length].to_vec();
                        steps.push(next);
                        if begun(&steps) {
                            continue;
                        }
                        asked += 1;
                        let reason = position.why_not(&steps);
                        let put_first = matches!(steps[0], Step::Put(_));
                        assert_eq!(
                            reason == Illegal::NothingInHand.into(),
                            put_first,
                            "{steps:?}: {reason}"
                        );
                    }
                }
            }
            position.play_unchecked(mv);
        }
    }
    assert!(asked > 1000);
}
