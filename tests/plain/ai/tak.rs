//! Tak: roads are finished and stopped, forced wins found and only defences played.

use super::*;
use strata::ai::{Score, WIN};
use strata::rules::Position;
use strata::rules::tak::{self, Tak};

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

/// Wins and defences as data: what to do, in how many own moves, the position, and every move that does it. Made by
/// `cargo test --release --no-default-features --test rules makes_tactics -- --ignored --nocapture`.
fn tactics() -> Vec<Tactic> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tak/tactics.tsv");
    let text = std::fs::read_to_string(path).expect("the data is there");
    let tactics: Vec<_> = text.lines().map(Tactic::read).collect();
    assert!(!tactics.is_empty());
    tactics
}

struct Tactic {
    wins: bool,
    within: u32,
    game: Game,
    moves: Vec<String>,
}

impl Tactic {
    fn read(line: &str) -> Self {
        let fields: Vec<&str> = line.split('\t').collect();
        let [what, within, position, moves] = fields[..] else {
            panic!("four fields: {line}");
        };
        Self {
            wins: what == "win",
            within: within.parse().unwrap(),
            game: Game::read_position(&setup("tak5"), position).unwrap(),
            moves: moves.split(' ').map(str::to_owned).collect(),
        }
    }

    /// Every move that does it, found by trying everything.
    fn solve(&self) -> Vec<String> {
        let Game::Tak(played) = &self.game else {
            panic!("a position of Tak");
        };
        solve(played.position(), self.wins, self.within)
            .into_iter()
            .map(|mv| self.game.write_move(Move::Tak(mv)))
            .collect()
    }
}

/// The moves that win within so many own moves, or that don't lose to so many of the opponent's.
fn solve(position: &Tak, wins: bool, within: u32) -> Vec<tak::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut after = position.clone();
    moves.retain(|&mv| {
        let undo = after.play_unchecked(mv);
        let does = if wins {
            loses_within(&mut after, within - 1)
        } else {
            !wins_within(&mut after, within)
        };
        after.unplay(mv, undo);
        does
    });
    moves
}

/// Whether the side to move can win by so many of its own moves, whatever the other does.
fn wins_within(position: &mut Tak, within: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(position.side_to_move());
    }
    if within == 0 {
        return false;
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().any(|mv| {
        let undo = position.play_unchecked(mv);
        let wins = loses_within(position, within - 1);
        position.unplay(mv, undo);
        wins
    })
}

/// Whether the side to move has lost, or loses to so many more moves of the other.
fn loses_within(position: &mut Tak, within: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(!position.side_to_move());
    }
    if within == 0 {
        return false;
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().all(|mv| {
        let undo = position.play_unchecked(mv);
        let loses = wins_within(position, within);
        position.unplay(mv, undo);
        loses
    })
}

#[test]
fn forced_wins_are_found_and_only_defences_played() {
    for tactic in tactics() {
        let mut score = 0;
        let limits = Limits::nodes(60_000);
        let mv = best_move(&tactic.game, limits, &StopFlag::default(), |info| {
            score = info.score;
        })
        .unwrap();
        let text = tactic.game.write_move(mv);
        let position = tactic.game.write_position();
        assert!(
            tactic.moves.contains(&text),
            "{text} instead of {:?} in {position}",
            tactic.moves
        );
        if tactic.wins {
            let shortest = WIN - (2 * tactic.within as Score - 1);
            assert_eq!(score, shortest, "{text} in {position}");
        }
    }
}

#[test]
fn wins_and_defences_in_the_data_are_what_trying_everything_finds() {
    let wrong: Vec<String> = tactics()
        .iter()
        .map(|tactic| (tactic, tactic.solve()))
        .filter(|(tactic, found)| *found != tactic.moves)
        .map(|(tactic, found)| {
            let position = tactic.game.write_position();
            format!("{position}: {}", found.join(" "))
        })
        .collect();
    assert!(wrong.is_empty(), "found instead:\n{}", wrong.join("\n"));
}

#[test]
#[ignore = "prints the data that the other tests read"]
fn makes_tactics() {
    // How many of each: wins in two and three, defences against a win in one and in two.
    for (word, wanted) in [("tak5", [10, 4, 6, 6]), ("tak4", [6, 5, 4, 4])] {
        let mut left = wanted;
        for seed in 0.. {
            if left == [0; 4] {
                break;
            }
            let mut random = fastrand::Rng::with_seed(seed);
            let mut game = Game::new(&setup(word));
            let mut found = false;
            while !found && let Some(thought) = best(&game, Limits::nodes(60)) {
                let Game::Tak(played) = &game else { continue };
                let position = played.position();
                let mut score = 0;
                best_move(&game, Limits::nodes(4_000), &StopFlag::default(), |info| {
                    score = info.score;
                });
                let distance = WIN - score.abs();
                let kinds = [
                    (score == WIN - 3, true, 2),
                    (score == WIN - 5, true, 3),
                    (
                        distance > 20 && position.road_in_one(!position.side_to_move()).is_some(),
                        false,
                        1,
                    ),
                    (distance > 20 && game.ply() > 12, false, 2),
                ];
                for (kind, (likely, wins, within)) in kinds.into_iter().enumerate() {
                    if !likely
                        || left[kind] == 0
                        || (wins && !solve(position, true, within - 1).is_empty())
                    {
                        continue;
                    }
                    let moves = solve(position, wins, within);
                    if moves.is_empty() || moves.len() > 2 {
                        continue;
                    }
                    let moves: Vec<String> = moves
                        .into_iter()
                        .map(|mv| game.write_move(Move::Tak(mv)))
                        .collect();
                    let what = if wins { "win" } else { "hold" };
                    println!(
                        "{what}\t{within}\t{}\t{}",
                        game.write_position(),
                        moves.join(" ")
                    );
                    left[kind] -= 1;
                    found = true;
                    break;
                }
                let legal = game.legal_moves();
                let mv = if game.ply() < 4 {
                    legal[random.usize(..legal.len())]
                } else {
                    thought
                };
                game.play(mv).unwrap();
            }
        }
    }
}
