//! The coach: what moves are for by the rules' facts, in each game and in every language; and which moves it holds up.

use std::collections::BTreeSet;
use strata::ai::{Limits, StopFlag, Strength};
use strata::learn::coach::{Danger, Purpose, Review, purposes, tolerance};
use strata::learn::puzzles::{Goal, Puzzle, puzzles_of};
use strata::rules::{Color, Game, Kind, Move, Outcome, Piece, Setup, Win, hive::Bug};
use strata::words::{Language, Sentence, Words, objection};

fn at(setup: &str, position: &str) -> Game {
    let setup: Setup = setup.parse().unwrap();
    Game::read_position(&setup, position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// What a move is for in a position.
fn told(setup: &str, position: &str, mv: &str) -> Vec<Purpose> {
    let game = at(setup, position);
    let mv = game.read_move(mv).unwrap_or_else(|error| panic!("{error}"));
    purposes(&game, mv)
}

/// What comes of a move that somebody makes after others.
fn told_after(setup: &str, moves: &[&str], mv: &str) -> Vec<Purpose> {
    let mut game = Game::new(&setup.parse().unwrap());
    for text in moves {
        game.play(game.read_move(text).unwrap()).unwrap();
    }
    purposes(&game, game.read_move(mv).unwrap())
}

const fn bug(owner: Color, bug: Bug, number: u8) -> Piece {
    Piece {
        owner,
        kind: Kind::Hive(bug),
        number,
    }
}

#[test]
fn tak_blocks_stops_threatens_and_builds_roads() {
    // White's row lacks one square; Black fills it with a wall.
    let found = told("tak4", "x3,2/x2,2,x/x4/1,1,1,x 2 5", "Sd1");
    assert_eq!(found[0], Purpose::Stops(Win::Road), "{found:?}");
    assert!(found.contains(&Purpose::BlocksRoad(Some(2))), "{found:?}");
    // Two of four, and a third: nothing but a threat.
    let found = told("tak4", "x4/x2,2,2/x4/1,1,x2 1 4", "c1");
    assert_eq!(found[0], Purpose::Threatens(Win::Road), "{found:?}");
    let found = told("tak5", "x5/x5/x4,2/x4,2/1,x4 1 3", "b1");
    assert_eq!(found, [Purpose::BuildsRoad(3)]);
}

#[test]
fn tak_flattens_walls_and_takes_stacks() {
    // White's capstone steps onto Black's wall, and a flat stone onto a flat one.
    let position = "x5/x,2,x3/x,1C,2S,x2/x,1,2,x2/x5 1 5";
    assert_eq!(told("tak5", position, "b3>")[0], Purpose::FlattensWall);
    let found = told("tak5", position, "b2>");
    assert!(found.contains(&Purpose::TakesStack), "{found:?}");
    assert!(!found.contains(&Purpose::FlattensWall), "{found:?}");
}

#[test]
fn hive_takes_sides_of_queens() {
    let moves = [
        "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wB1 -wQ", "bA1 bQ-",
    ];
    // The first tile beside White's queen that is not White's own: Black's ant runs there.
    let found = told_after(
        "hive:Base",
        &[&moves[..], &["wA1 -wB1"]].concat(),
        "bA1 wQ\\",
    );
    assert!(
        found.iter().any(|it| matches!(it, Purpose::CrowdsQueen(_))),
        "{found:?}"
    );
}

#[test]
fn a_move_that_ends_the_game_is_for_nothing_more() {
    assert_eq!(told("tak4", "x4/x2,2,2/x3,2/1,1,1,x 1 5", "d1"), []);
}

/// Games by people who see a little, from the beginning.
fn games(setup: &str, seeds: u64, mut look: impl FnMut(&Game, Move, &[Purpose])) {
    let setup: Setup = setup.parse().unwrap();
    for seed in 0..seeds {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(&setup);
        while game.outcome().is_none() && game.moves_played() < 70 {
            let moves = game.legal_moves();
            // The best of a few by what they are for, so that something happens.
            let mut tried: Vec<(usize, Move)> = (0..4)
                .map(|_| moves[random.usize(..moves.len())])
                .map(|mv| (purposes(&game, mv).len(), mv))
                .collect();
            tried.sort_unstable_by_key(|(count, _)| std::cmp::Reverse(*count));
            let mv = tried[0].1;
            look(&game, mv, &purposes(&game, mv));
            game.play(mv).unwrap();
        }
    }
}

/// Each thing that is told is true by another way of looking at the two positions.
#[test]
fn what_is_told_of_a_move_is_so_on_the_table() {
    let mut kinds = BTreeSet::new();
    for (setup, seeds) in [("tak5", 20), ("hive:Base+MLP", 40), ("punct:standard", 6)] {
        games(setup, seeds, |before, mv, found| {
            let mut after = before.clone();
            after.play(mv).unwrap();
            let (side, other) = (before.side_to_move(), !before.side_to_move());
            let free = |game: &Game, side: Color| {
                let queens = game.queens();
                queens[side.index()].as_ref().map(|queen| queen.free.len())
            };
            let least = |game: &Game, side: Color| {
                let ways = &game.missing()[side.index()];
                ways.iter().copied().flatten().min()
            };
            // By its slot: what stands still keeps it.
            let lies = |game: &Game, piece: Piece| {
                let layout = game.layout();
                let mut all = layout.lying.values();
                all.find(|it| it.piece == piece).map(|it| it.dots.anchor())
            };
            for purpose in found {
                let name = format!("{purpose:?}");
                kinds.insert(name.split('(').next().unwrap().to_owned());
                let text = format!(
                    "{name}: {} in {}",
                    before.write_move(mv),
                    before.write_position()
                );
                match *purpose {
                    Purpose::Stops(how) => {
                        assert_eq!(
                            before.winning_threat(other).map(|it| it.how),
                            Some(how),
                            "{text}"
                        );
                        assert_eq!(after.winning_threat(other), None, "{text}");
                    }
                    Purpose::Threatens(how) => {
                        assert_eq!(
                            after.winning_threat(side).map(|it| it.how),
                            Some(how),
                            "{text}"
                        );
                    }
                    Purpose::BlocksRoad(now) => {
                        assert_eq!(least(&after, other), now, "{text}");
                        assert!(now.is_none() || now > least(before, other), "{text}");
                    }
                    Purpose::BuildsRoad(now) | Purpose::ComesNearer(now) => {
                        assert_eq!(least(&after, side), Some(now), "{text}");
                        assert!(least(before, side).is_none_or(|then| then > now), "{text}");
                    }
                    Purpose::Cuts(more) => {
                        let then = least(before, other).unwrap();
                        assert_eq!(least(&after, other), Some(then + more), "{text}");
                    }
                    Purpose::CrowdsQueen(now) => {
                        assert_eq!(free(&after, other), Some(usize::from(now)), "{text}");
                        assert!(free(before, other) > free(&after, other), "{text}");
                    }
                    Purpose::FreesQueen(now) => {
                        assert_eq!(free(&after, side), Some(usize::from(now)), "{text}");
                        assert!(free(before, side) < free(&after, side), "{text}");
                    }
                    Purpose::CoversQueen => {
                        let queen = after.queens()[other.index()].clone().unwrap();
                        assert!(after.covered().contains(&queen.at), "{text}");
                    }
                    Purpose::Pins(piece) => {
                        assert_eq!(piece.owner, other, "{text}");
                        let slot = lies(&after, piece).unwrap();
                        assert!(after.pinned().contains(&slot), "{text}");
                        assert!(!before.stuck().contains_key(&slot), "{text}");
                    }
                    Purpose::Covers(piece) => {
                        assert_eq!(piece.owner, other, "{text}");
                        assert!(
                            after.covered().contains(&lies(&after, piece).unwrap()),
                            "{text}"
                        );
                    }
                    Purpose::ShutsIn(piece) => {
                        let slot = lies(&after, piece).unwrap();
                        assert!(after.stuck().contains_key(&slot), "{text}");
                        assert!(!after.pinned().contains(&slot), "{text}");
                    }
                    Purpose::Frees(piece) => {
                        assert_eq!(piece.owner, side, "{text}");
                        let slot = lies(&after, piece).unwrap();
                        assert!(before.stuck().contains_key(&slot), "{text}");
                        assert!(!after.stuck().contains_key(&slot), "{text}");
                    }
                    Purpose::Throws(piece) => {
                        assert_eq!(piece.owner, other, "{text}");
                        assert_ne!(lies(before, piece), lies(&after, piece), "{text}");
                    }
                    Purpose::Blocks(piece) => assert_eq!(piece.owner, other, "{text}"),
                    Purpose::GainsCentre => {
                        let lead = |game: &Game| {
                            let score = game.score().unwrap();
                            i16::from(score[side.index()]) - i16::from(score[other.index()])
                        };
                        assert!(lead(&after) > lead(before), "{text}");
                    }
                    Purpose::FlattensWall | Purpose::TakesStack | Purpose::StandsInTheWay => {}
                }
            }
        });
    }
    // Whatever can be told was told at least once.
    for kind in [
        "Stops",
        "Threatens",
        "FlattensWall",
        "BlocksRoad",
        "TakesStack",
        "BuildsRoad",
        "CoversQueen",
        "CrowdsQueen",
        "Throws",
        "Covers",
        "Pins",
        "ShutsIn",
        "FreesQueen",
        "Frees",
        "Cuts",
        "Blocks",
        "StandsInTheWay",
        "ComesNearer",
        "GainsCentre",
    ] {
        assert!(kinds.contains(kind), "{kind} never came: {kinds:?}");
    }
}

/// One of each kind.
fn one_of_each() -> Vec<Purpose> {
    let ant = bug(Color::White, Bug::Ant, 1);
    let beetle = bug(Color::Black, Bug::Beetle, 2);
    let mut all = Vec::new();
    for how in [
        Win::Road,
        Win::Flats,
        Win::Surround,
        Win::Connection,
        Win::Centre,
    ] {
        all.extend([Purpose::Stops(how), Purpose::Threatens(how)]);
    }
    for count in [1, 2, 5] {
        all.extend([
            Purpose::BlocksRoad(Some(count)),
            Purpose::BuildsRoad(count),
            Purpose::CrowdsQueen(count),
            Purpose::FreesQueen(count),
            Purpose::Cuts(count),
            Purpose::ComesNearer(count),
        ]);
    }
    for piece in [ant, beetle] {
        all.extend([
            Purpose::Throws(piece),
            Purpose::Covers(piece),
            Purpose::Pins(piece),
            Purpose::ShutsIn(piece),
            Purpose::Frees(piece),
        ]);
    }
    let straight = Piece {
        owner: Color::White,
        kind: Kind::Punct(strata::rules::punct::Shape::StraightEnd),
        number: 0,
    };
    all.extend([
        Purpose::BlocksRoad(None),
        Purpose::FlattensWall,
        Purpose::TakesStack,
        Purpose::CoversQueen,
        Purpose::Blocks(straight),
        Purpose::StandsInTheWay,
        Purpose::GainsCentre,
    ]);
    all
}

#[test]
fn everything_is_told_in_a_whole_sentence_of_each_language() {
    let review = |danger| Review {
        best: 0.62,
        left: 0.17,
        danger,
        line: Vec::new(),
        reason: Some(Purpose::TakesStack),
        arrows: Vec::new(),
    };
    let dangers = [
        Danger::Loses(0),
        Danger::Loses(1),
        Danger::Loses(2),
        Danger::Loses(5),
        Danger::MissesWin,
        Danger::Worse,
    ];
    let mut all: Vec<Sentence> = one_of_each().into_iter().map(Sentence::from).collect();
    all.extend(dangers.map(|danger| objection(&review(danger), Color::Black, "c3")));
    for language in Language::ALL {
        let words = Words::of(language);
        for sentence in &all {
            let said = words.say(sentence);
            let first = said.chars().next().unwrap();
            assert!(first.is_uppercase() || first == '¡', "{language}: {said}");
            assert!(said.ends_with('.'), "{language}: {said}");
            assert!(
                !said.contains(['{', '}', '\u{E000}', '$']),
                "{language}: {said}"
            );
            if language != Language::English {
                assert_ne!(said, sentence.to_string(), "{language} says it in English");
            }
        }
    }
}

#[test]
fn pieces_stand_in_their_cases() {
    let ant = bug(Color::White, Bug::Ant, 1);
    let beetle = bug(Color::White, Bug::Beetle, 1);
    for (language, purpose, said) in [
        (
            Language::English,
            Purpose::Pins(ant),
            "It pins your ant: without it the hive would fall apart.",
        ),
        (
            Language::Russian,
            Purpose::Pins(ant),
            "Этот ход связывает вашего муравья: без этой фишки улей распадётся.",
        ),
        (
            Language::Spanish,
            Purpose::Pins(ant),
            "Clava tu hormiga: sin esa ficha la colmena se partiría.",
        ),
        (
            Language::Polish,
            Purpose::Pins(ant),
            "Ten ruch wiąże twoją mrówkę: bez tego żetonu ul by się rozpadł.",
        ),
        (
            Language::Russian,
            Purpose::Covers(beetle),
            "Соперник забрался на вашего жука: он теперь не может ходить.",
        ),
        (
            Language::Polish,
            Purpose::Covers(beetle),
            "Przeciwnik wchodzi na twojego żuka, który nie może się teraz ruszyć.",
        ),
        (
            Language::Russian,
            Purpose::BlocksRoad(Some(2)),
            "Этот ход перекрывает ваш Тракт: теперь не хватает 2 клеток.",
        ),
        (
            Language::Russian,
            Purpose::CrowdsQueen(1),
            "Этот ход занимает предпоследнее свободное место у вашей королевы.",
        ),
    ] {
        assert_eq!(Words::of(language).say(&Sentence::from(purpose)), said);
    }
}

/// The same on every machine.
fn review(game: &Game, mv: Move) -> Option<Review> {
    let nodes = match game {
        Game::Punct(_) => 1_500,
        Game::Tak(_) | Game::Hive(_) => 20_000,
    };
    Review::of(game, mv, Limits::nodes(nodes), &StopFlag::default())
}

/// Positions where all moves but a few lose at once.
#[test]
fn a_move_that_loses_at_once_is_held_up_and_one_that_holds_is_not() {
    for game in ["tak", "hive", "punct"] {
        let puzzles = puzzles_of(game).unwrap().unwrap();
        let sudden = |puzzle: &&Puzzle| puzzle.goal == Goal::OnlyDefence(1);
        let (mut held, mut tried) = (0, 0);
        for puzzle in puzzles.iter().filter(sudden).take(8) {
            let start = puzzle.start().unwrap();
            let holds: Vec<Move> = puzzle
                .first
                .iter()
                .map(|text| start.read_move(text).unwrap())
                .collect();
            let others = start.legal_moves();
            let bad = others.into_iter().find(|mv| !holds.contains(mv)).unwrap();
            let found = review(&start, bad).unwrap_or_else(|| panic!("{}", puzzle.id));
            assert_eq!(found.danger, Danger::Loses(1), "{}: {found:?}", puzzle.id);
            assert!(found.left <= 0.0, "{}", puzzle.id);
            let mut after = start.clone();
            after.play(bad).unwrap();
            after.play(found.line[0]).unwrap();
            assert_eq!(
                after.outcome().and_then(Outcome::winner),
                Some(!start.side_to_move()),
                "{}: the answer on the board wins",
                puzzle.id
            );
            tried += 1;
            println!("{}: {:.2}", puzzle.id, found.best);
            held += u32::from(found.is_grave(Strength::Novice));
            let best = review(&start, holds[0]);
            assert!(
                best.is_none_or(|best| best.danger != Danger::Loses(1)),
                "{}",
                puzzle.id
            );
        }
        // Where hardly a chance is left, nothing is worth a word.
        assert!(held * 4 >= tried * 3, "{game}: {held} of {tried}");
    }
}

#[test]
fn the_gentlest_level_has_the_gentlest_coach() {
    let thresholds: Vec<f64> = (0..Strength::LEVELS)
        .filter_map(Strength::level)
        .map(tolerance)
        .collect();
    assert!(
        thresholds.windows(2).all(|pair| pair[0] > pair[1]),
        "{thresholds:?}"
    );
    let slip = Review {
        best: 0.60,
        left: 0.35,
        danger: Danger::Worse,
        line: Vec::new(),
        reason: None,
        arrows: Vec::new(),
    };
    assert!(!slip.is_grave(Strength::Novice));
    assert!(slip.is_grave(Strength::Master));
    let blunder = Review {
        left: 0.1,
        ..slip.clone()
    };
    assert!(blunder.is_grave(Strength::Novice));
    // Whoever is lost anyway hears nothing.
    let lost = Review {
        best: 0.02,
        left: 0.0,
        danger: Danger::Loses(1),
        ..slip
    };
    assert!(!lost.is_grave(Strength::Master));
}

#[test]
fn the_best_move_is_never_reviewed() {
    for (setup, moves) in [
        ("tak5", vec!["a1", "e5", "c3"]),
        ("hive", vec!["wS1", "bS1 wS1-"]),
    ] {
        let mut game = Game::new(&setup.parse().unwrap());
        for text in moves {
            game.play(game.read_move(text).unwrap()).unwrap();
        }
        let limits = Limits::nodes(20_000);
        let stop = StopFlag::default();
        let best = strata::ai::best_move(&game, limits, &stop, |_| {}).unwrap();
        assert_eq!(Review::of(&game, best, limits, &stop), None);
        // Given up, it says nothing.
        stop.stop();
        let other = game
            .legal_moves()
            .into_iter()
            .find(|mv| *mv != best)
            .unwrap();
        assert_eq!(Review::of(&game, other, limits, &stop), None);
    }
}
