//! What must hold in every position of every game, checked along seeded random games.

use std::collections::{BTreeSet, HashSet};
use strata::rules::{Illegal, Layout, Notate, Portray, Position, Step};

/// How a game is put through its paces.
pub struct Trial<P: Position> {
    pub setup: P::Setup,
    pub games: u32,
    pub max_plies: u32,
    pub seed: u64,
    /// Every move that notation could spell here, legal or not; `None` skips that (long) check for this set-up.
    #[allow(
        clippy::type_complexity,
        reason = "naming the function type would hide it"
    )]
    pub move_space: Option<fn(&P) -> Vec<P::Move>>,
    /// The move space is checked in one position of so many.
    pub move_space_every: u32,
}

/// Plays the random games and checks, in every position:
/// key = key from scratch · play then unplay restores the position · legal moves are distinct, counted right and
/// pass `check` · every other move of the move space fails it with a reason in words · steps are distinct and no
/// prefix of each other · layout + effects = next layout · the position rebuilt from its layout is the same ·
/// moves and positions survive writing and reading.
pub fn check<P: Portray + Notate>(trial: &Trial<P>) {
    let mut random = fastrand::Rng::with_seed(trial.seed);
    let mut seen = 0;
    for _ in 0..trial.games {
        let mut position = P::new(&trial.setup);
        for _ in 0..trial.max_plies {
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            seen += 1;
            check_position(&position, &legal);
            if let Some(move_space) = trial.move_space
                && seen % trial.move_space_every == 0
            {
                check_move_space(&position, &legal, &move_space(&position));
            }
            if legal.is_empty() {
                assert!(
                    position.outcome().is_some(),
                    "no move, but the game goes on: {position:?}"
                );
                break;
            }
            let mv = legal[random.usize(..legal.len())];
            check_move(&position, mv);
            position.play_unchecked(mv);
        }
    }
    assert!(seen > trial.games, "the trial must look at positions");
}

fn check_position<P: Portray + Notate>(position: &P, legal: &[P::Move]) {
    assert_eq!(
        position.key(),
        position.key_from_scratch(),
        "incremental key of {position:?}"
    );
    assert_eq!(
        position.count_legal(),
        legal.len() as u64,
        "bulk count in {position:?}"
    );
    let layout = position.layout();
    let rebuilt = P::from_layout(&position.setup(), &layout)
        .expect("a layout of a real position is possible");
    assert_eq!(&rebuilt, position, "rebuilt from its layout");
    assert_eq!(rebuilt.key(), position.key());
    let text = position.write_position();
    let read = P::read_position(&position.setup(), &text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&read, position, "read back from {text}");

    let mut spelled: BTreeSet<Vec<Step>> = BTreeSet::new();
    for &mv in legal {
        assert_eq!(
            position.check(mv),
            Ok(()),
            "{mv:?} is generated in {position:?}"
        );
        assert!(
            spelled.insert(position.steps(mv)),
            "{mv:?} is spelled like another move"
        );
    }
    // In sorted order a prefix stands right before what it begins.
    for (a, b) in spelled.iter().zip(spelled.iter().skip(1)) {
        assert!(
            !b.starts_with(a),
            "{a:?} is a whole move and the beginning of {b:?}"
        );
    }
    assert_eq!(spelled.len(), legal.len(), "legal moves are distinct");
}

fn check_move<P: Portray + Notate>(position: &P, mv: P::Move) {
    let text = position.write_move(mv);
    assert_eq!(position.read_move(&text), Ok(mv), "{text} in {position:?}");
    let expected: Layout = position.layout().after(&position.effects(mv));
    let mut next = position.clone();
    let undo = next.play(mv).expect("a legal move can be played");
    assert_eq!(next.layout(), expected, "layout after {text}");
    next.unplay(mv, undo);
    assert_eq!(&next, position, "unplayed {text}");
    assert_eq!(next.key(), position.key(), "key after unplaying {text}");
}

fn check_move_space<P: Portray>(position: &P, legal: &[P::Move], space: &[P::Move]) {
    let legal: HashSet<P::Move> = legal.iter().copied().collect();
    let space: HashSet<P::Move> = space.iter().copied().collect();
    assert!(
        legal.is_subset(&space),
        "the move space holds every legal move"
    );
    for &mv in space.difference(&legal) {
        let refusal = position.check(mv);
        let Err(reason) = refusal else {
            panic!("{mv:?} passes check but is not generated in {position:?}")
        };
        assert!(!reason.to_string().is_empty());
        assert_eq!(
            reason == Illegal::GameOver,
            position.outcome().is_some(),
            "{mv:?}: {reason}"
        );
    }
}
