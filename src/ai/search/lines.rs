//! Several lines of a position (multi-PV): the best move, the best of the others, and so on.
//!
//! The first line is searched as if it were alone, with the table that it is given, and finds the same at the same limits. Each
//! further line is a search of its own among the moves that those before it have left; these share a second table, and read
//! the first line's where that knows nothing.

use super::driver::{Deepening, SearchInfo, max_depth, run_helper};
use super::pvs::{Shared, Worker};
use crate::ai::{Limits, SearchGame, StopFlag, TranspositionTable};
use crate::rules::Played;
use std::time::Instant;

/// Searches so many lines, or fewer where there are fewer moves; none when the game is over. Calls `on_info` with a line's rank,
/// 0 for the best, whenever it was searched to another depth.
///
/// Limits in nodes and depth hold for each line, and then each is searched to its end before the next begins. The clock
/// runs for all of them, and then they are searched in turns, a depth at a time.
pub fn search_lines<P: SearchGame>(
    game: &Played<P>,
    weights: &P::Weights,
    limits: Limits,
    lines: usize,
    stop: &StopFlag,
    table: &mut TranspositionTable,
    mut on_info: impl FnMut(usize, &SearchInfo<P::Move>),
) -> Vec<SearchInfo<P::Move>> {
    if game.outcome().is_some() || lines == 0 {
        return Vec::new();
    }
    let began = Instant::now();
    table.prepare(&limits);
    let mut others_table = table.empty_like();
    others_table.prepare(&limits);
    let (table, others_table) = (&*table, &others_table);
    let first = Shared::new(table, stop);
    let others = Shared::new(others_table, stop).reading(table);
    std::thread::scope(|scope| {
        for number in 1..limits.threads.get() {
            let first = &first;
            scope.spawn(move || {
                let worker = Worker::new(game, weights, Limits::NONE, first, began);
                run_helper(worker, number.into(), limits, &|_| true);
            });
        }
        let begin = |rank: usize| {
            let shared = if rank == 0 { &first } else { &others };
            let mut worker = Worker::new(game, weights, limits, shared, began);
            let roots = if rank == 0 {
                worker.root_moves(&|_| true)
            } else {
                worker.all_root_moves()
            };
            Deepening::new(worker, roots)
        };
        let mut found = Lines {
            limits,
            lines: Vec::new(),
        };
        for rounds in rounds(limits) {
            for rank in 0..lines {
                if rank == found.lines.len() {
                    found.lines.extend(begin(rank).map(Line::new));
                }
                if !found.search(rank, rounds.clone(), &mut on_info) {
                    break;
                }
            }
            if found.lines.iter().all(|line| line.done) {
                break;
            }
        }
        first.end();
        found.finish()
    })
}

/// The depths that a line is searched to before it is the next one's turn.
fn rounds(limits: Limits) -> Vec<std::ops::RangeInclusive<u32>> {
    let deepest = max_depth(limits);
    let in_turns = limits.time.is_some() || (limits.nodes, limits.depth) == (None, None);
    if in_turns {
        (1..=deepest).map(|depth| depth..=depth).collect()
    } else {
        vec![1..=deepest]
    }
}

struct Lines<'a, P: SearchGame> {
    limits: Limits,
    lines: Vec<Line<'a, P>>,
}

struct Line<'a, P: SearchGame> {
    search: Deepening<'a, P>,
    /// What it had found before it last changed its mind: when time is up, the line below may stand there already.
    before: Option<SearchInfo<P::Move>>,
    done: bool,
}

impl<'a, P: SearchGame> Line<'a, P> {
    const fn new(search: Deepening<'a, P>) -> Self {
        Self {
            search,
            before: None,
            done: false,
        }
    }
}

impl<P: SearchGame> Lines<'_, P> {
    /// Searches one line on without the best moves of those above it; whether there is such a line.
    fn search(
        &mut self,
        rank: usize,
        depths: std::ops::RangeInclusive<u32>,
        on_info: &mut impl FnMut(usize, &SearchInfo<P::Move>),
    ) -> bool {
        let (above, here) = self.lines.split_at_mut(rank);
        let Some(line) = here.first_mut() else {
            return false;
        };
        let above: Vec<P::Move> = above.iter().map(|line| line.search.result.best).collect();
        line.search.leave_out(&above);
        if !line.search.has_moves() {
            self.lines.truncate(rank);
            return false;
        }
        // What a line had found for a move that is taken now says nothing of the others.
        line.done &= !above.contains(&line.search.result.best);
        for depth in depths {
            if line.done {
                break;
            }
            let last = line.search.result.clone();
            if line.search.deepen(depth) {
                if line.search.result.best != last.best && last.info.depth > 0 {
                    line.before = Some(last.info);
                }
                on_info(rank, &line.search.result.info);
            }
            line.done = line.search.is_done(depth, self.limits);
        }
        true
    }

    /// What each line has come to, every move once.
    fn finish(self) -> Vec<SearchInfo<P::Move>> {
        let mut found: Vec<SearchInfo<P::Move>> = Vec::new();
        let mut given_up: Vec<SearchInfo<P::Move>> = Vec::new();
        for line in self.lines {
            let is_free = |info: &SearchInfo<P::Move>, found: &[SearchInfo<P::Move>]| {
                found.iter().all(|above| above.line[0] != info.line[0])
            };
            let info = line.search.finish().info;
            // A line that never found anything, or whose move went to one above at the last moment, takes what that one gave up.
            let info = if found.is_empty() || (info.depth > 0 && is_free(&info, &found)) {
                Some(info)
            } else {
                let mut given_up = given_up.iter().rev();
                given_up.find(|before| is_free(before, &found)).cloned()
            };
            given_up.extend(line.before);
            let Some(info) = info else { break };
            found.push(info);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::search;
    use crate::ai::search::driver::{score_root_moves, search_among};
    use crate::rules::hive::Hive;
    use crate::rules::punct::Punct;
    use crate::rules::tak::Tak;
    use std::time::Duration;

    /// A game some random moves in.
    fn some_game<P: SearchGame>(word: &str, plies: u32, seed: u64) -> Played<P> {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Played::new(&word.parse().unwrap());
        for _ in 0..plies {
            let legal = game.legal_moves();
            game.play(legal[random.usize(..legal.len())]).unwrap();
        }
        game
    }

    fn lines_of<P: SearchGame>(
        game: &Played<P>,
        limits: Limits,
        lines: usize,
    ) -> Vec<SearchInfo<P::Move>> {
        let (weights, mut table) = (P::Weights::default(), TranspositionTable::default());
        let stop = StopFlag::default();
        search_lines(game, &weights, limits, lines, &stop, &mut table, |_, _| {})
    }

    /// Time is the one thing that may differ.
    fn timeless<M: Copy>(info: &SearchInfo<M>) -> SearchInfo<M> {
        SearchInfo {
            millis: 0,
            ..info.clone()
        }
    }

    fn first_is_single<P: SearchGame>(word: &str, nodes: u64) {
        for seed in 0..3 {
            let game = some_game::<P>(word, 6, seed);
            let (weights, mut table) = (P::Weights::default(), TranspositionTable::default());
            let (stop, limits) = (StopFlag::default(), Limits::nodes(nodes));
            let alone = search(&game, &weights, limits, &stop, &mut table, |_| {}).unwrap();
            let lines = lines_of(&game, limits, 3);
            assert_eq!(lines.len(), 3, "{word}");
            assert_eq!(timeless(&lines[0]), timeless(&alone.info), "{word}");
        }
    }

    #[test]
    fn the_first_line_is_what_a_search_for_one_finds() {
        first_is_single::<Tak>("tak5", 4000);
        first_is_single::<Hive>("hive", 2000);
        first_is_single::<Punct>("punct", 40);
    }

    /// Each line against the best of all moves but those above, every move searched alone with an open window.
    fn each_is_the_best_of_the_rest<P: SearchGame>(word: &str, depth: u32) {
        for seed in 0..4 {
            let game = some_game::<P>(word, 7, seed);
            let scored = score_root_moves(&game, depth, &StopFlag::default());
            let lines = lines_of(&game, Limits::depth(depth), 4);
            let mut above = Vec::new();
            for line in &lines {
                let others = scored.iter().filter(|(_, mv)| !above.contains(mv));
                let best = others.map(|&(score, _)| score).max().unwrap();
                assert_eq!(
                    line.score,
                    best,
                    "{word}, seed {seed}, line {}",
                    above.len()
                );
                above.push(line.line[0]);
            }
        }
    }

    #[test]
    fn each_line_is_the_best_without_those_above_it() {
        each_is_the_best_of_the_rest::<Tak>("tak4", 2);
        each_is_the_best_of_the_rest::<Hive>("hive:Base", 2);
        each_is_the_best_of_the_rest::<Punct>("punct:basic", 1);
    }

    #[test]
    fn a_deep_line_is_a_search_of_its_own_without_those_above_it() {
        let game = some_game::<Tak>("tak5", 6, 9);
        let limits = Limits::nodes(3000);
        let lines = lines_of(&game, limits, 2);
        let best = lines[0].line[0];
        let (weights, stop) = (<Tak as SearchGame>::Weights::default(), StopFlag::default());
        let mut table = TranspositionTable::default();
        let others = |mv| mv != best;
        let alone = search_among(&game, &weights, limits, &stop, &mut table, &others, |_| {});
        // The first line's table has been read, so depths may differ, but not by much what is found.
        let alone = alone.unwrap().info;
        assert_ne!(lines[1].line[0], best);
        assert!(lines[1].depth >= alone.depth, "{lines:?} {alone:?}");
    }

    #[test]
    fn a_position_with_fewer_moves_has_fewer_lines() {
        let game = some_game::<Tak>("tak3", 0, 0);
        let lines = lines_of(&game, Limits::nodes(50), 20);
        assert_eq!(lines.len(), 9);
        let mut moves: Vec<_> = lines.iter().map(|line| line.line[0]).collect();
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), 9, "every move once");
        assert_eq!(lines_of(&game, Limits::nodes(50), 0), []);
    }

    #[test]
    fn by_the_clock_or_stopped_at_once_every_line_is_another_move() {
        let game = some_game::<Hive>("hive", 8, 3);
        for threads in [1, 2] {
            let limits = Limits {
                threads: threads.try_into().unwrap(),
                ..Limits::time(Duration::from_millis(40))
            };
            let lines = lines_of(&game, limits, 5);
            let mut moves: Vec<_> = lines.iter().map(|line| line.line[0]).collect();
            moves.sort_unstable();
            moves.dedup();
            assert_eq!(moves.len(), lines.len());
            assert!(!lines.is_empty());
        }
        let stop = StopFlag::default();
        stop.stop();
        let weights = <Hive as SearchGame>::Weights::default();
        let mut table = TranspositionTable::default();
        let lines = search_lines(
            &game,
            &weights,
            Limits::NONE,
            3,
            &stop,
            &mut table,
            |_, _| {},
        );
        assert_eq!(lines.len(), 1, "there is a move even so");
    }
}
