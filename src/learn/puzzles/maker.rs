//! Finds puzzles in games: those that the levels play against each other, and those of files.

use super::difficulty::rate;
use super::judge::{Look, find};
use super::prover::{Prover, Tactics};
use super::puzzle::{Goal, Puzzle};
use super::themes::themes_of;
use crate::ai::{EvaluationWeights, OpponentGame, Score, choose_untimed};
use crate::rules::games::each_game;
use crate::rules::{Game, Move, Setup};
use std::collections::{BTreeMap, BTreeSet};

/// How much work a position is worth at first, and where there is something, in positions of the quickest game.
const GLANCE: u64 = 30_000;
const PATIENCE: u64 = 600_000;
/// In one position of so many, wins that begin quietly are looked for too: that is long work.
const QUIET: u32 = 4;
/// Nothing happens before.
const FIRST_PLY: u32 = 5;
/// Nobody plays on for longer.
const LAST_PLY: u32 = 160;
/// After a puzzle, the next one of the same game comes no sooner.
const APART: usize = 7;
/// More than this from one game are too much alike.
const MOST_A_GAME: usize = 3;

/// Collects puzzles until there are enough of every kind.
#[derive(Debug)]
pub struct Maker {
    count: usize,
    puzzles: Vec<Puzzle>,
    taken: BTreeSet<String>,
    kinds: BTreeMap<&'static str, usize>,
}

/// What a goal counts as where kinds are spread, and how many in a hundred may be of it.
const fn kind(goal: Goal) -> (&'static str, usize) {
    match goal {
        Goal::WinIn(..=2) => ("win in two", 30),
        Goal::WinIn(3) => ("win in three", 30),
        Goal::WinIn(4) => ("win in four", 20),
        Goal::WinIn(_) => ("win in five", 15),
        Goal::OnlyDefence(..=1) => ("only defence", 12),
        Goal::OnlyDefence(_) => ("only defence against two", 16),
        Goal::BestCount(..=2) => ("count in two", 8),
        Goal::BestCount(_) => ("count", 12),
    }
}

impl Maker {
    /// Wants so many puzzles, none of which is the image of a known one.
    pub fn new(count: usize, known: &[Puzzle]) -> Self {
        Self {
            count,
            puzzles: Vec::new(),
            taken: known.iter().map(|puzzle| puzzle.id.clone()).collect(),
            kinds: BTreeMap::new(),
        }
    }

    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    pub fn has_enough(&self) -> bool {
        self.puzzles.len() >= self.count
    }

    /// Whether another puzzle with this goal is wanted.
    fn wants(&self, goal: Goal) -> bool {
        let (kind, share) = kind(goal);
        let most = (self.count * share).div_ceil(100);
        !self.has_enough() && self.kinds.get(kind).copied().unwrap_or(0) < most
    }

    /// Plays a game of two levels against each other, which the seed chooses, and looks for puzzles in it.
    pub fn play(&mut self, setup: &Setup, seed: u64) {
        let start = Game::new(setup);
        let moves = game_of_levels(&start, seed);
        self.look_through(&start, &moves);
    }

    /// Looks for puzzles in a game, or in a single position. `moves` are legal from `start` on.
    pub fn look_through(&mut self, start: &Game, moves: &[Move]) {
        each_game!(Game, start, _, P => self.look_through_in::<P>(start, moves));
    }

    fn look_through_in<P: Tactics>(&mut self, start: &Game, moves: &[Move]) {
        let mut prover = Prover::<P>::new(PATIENCE);
        let mut game = start.clone();
        let (mut since, mut found) = (APART, 0);
        if moves.is_empty()
            && let Some(puzzle) = self.look_at(&mut prover, None, &game)
        {
            self.take(puzzle);
        }
        for &mv in moves {
            let before = game.clone();
            if self.has_enough() || found >= MOST_A_GAME || game.play(mv).is_err() {
                return;
            }
            since += 1;
            if since < APART || game.ply() < FIRST_PLY {
                continue;
            }
            if let Some(puzzle) = self.look_at(&mut prover, Some((&before, mv)), &game) {
                self.take(puzzle);
                (since, found) = (0, found + 1);
            }
        }
    }

    fn take(&mut self, puzzle: Puzzle) {
        let (kind, _) = kind(puzzle.goal);
        *self.kinds.entry(kind).or_default() += 1;
        self.taken.insert(puzzle.id.clone());
        self.puzzles.push(puzzle);
    }

    /// Looks at a position, with the game before the last move and that move where they are known.
    fn look_at<P: Tactics>(
        &self,
        prover: &mut Prover<P>,
        last: Option<(&Game, Move)>,
        game: &Game,
    ) -> Option<Puzzle> {
        let mut position = P::of(game)?.position().clone();
        let look = Look {
            glance: GLANCE,
            patience: PATIENCE,
            quiet: game.ply().is_multiple_of(QUIET),
            wants: |goal| self.wants(goal),
        };
        let found = find(prover, &mut position, &look).ok()??;
        if !self.wants(found.goal) {
            return None;
        }
        let id = Puzzle::id_of(game);
        if self.taken.contains(&id) {
            return None;
        }
        let first: Vec<Move> = found.first.into_iter().map(Into::into).collect();
        let line: Vec<Move> = found.line.into_iter().map(Into::into).collect();
        let mut puzzle = Puzzle {
            id,
            game: game.setup().to_string(),
            position: last.map_or(game, |(before, _)| before).write_position(),
            last: last.map(|(before, mv)| before.write_move(mv)),
            goal: found.goal,
            first: first.iter().map(|&mv| game.write_move(mv)).collect(),
            line: Vec::new(),
            themes: themes_of(game, found.goal, &line),
            rating: 0,
        };
        let mut at = puzzle.start().ok()?;
        // A text may tell less than the game knew, such as repetition: what is kept must be the same puzzle.
        if at.key() != game.key() {
            return None;
        }
        for mv in line {
            puzzle.line.push(at.write_move(mv));
            at.play(mv).ok()?;
        }
        puzzle.rating = rate(game, &first);
        Some(puzzle)
    }
}

/// A game between two levels, neither the weakest nor the strongest.
fn game_of_levels(start: &Game, seed: u64) -> Vec<Move> {
    let levels = each_game!(Game, start, _, P => &<P as OpponentGame>::LEVELS);
    let mut random = fastrand::Rng::with_seed(seed);
    let skills = [(); 2].map(|()| levels.skills[random.usize(2..=6)]);
    let noises = [(); 2].map(|()| random.i32(60..900));
    let mut game = start.clone();
    let mut moves = Vec::new();
    while game.outcome().is_none() && game.ply() < LAST_PLY {
        let side = game.side_to_move().index();
        let seed = random.u64(..);
        let mv = match &game {
            // The levels take too long over its thousands of moves.
            Game::Punct(played) => {
                choose_candidate(played.position(), noises[side], seed).map(Move::from)
            }
            _ => choose_untimed(&game, skills[side], seed),
        };
        let Some(mv) = mv.filter(|&mv| game.play(mv).is_ok()) else {
            break;
        };
        moves.push(mv);
    }
    moves
}

/// One of the moves that a search would look at, by how things look after it, misjudged by so much either way.
fn choose_candidate<P: OpponentGame>(position: &P, noise: Score, seed: u64) -> Option<P::Move> {
    let weights = EvaluationWeights::default();
    let mut random = fastrand::Rng::with_seed(seed);
    let mut candidates = Vec::new();
    position.candidate_moves(P::weights(&weights), 2, &mut candidates);
    let judged = candidates.into_iter().map(|(score, mv)| {
        let noise = random.i32(-noise..=noise);
        (score.saturating_add(noise), mv)
    });
    judged.max_by_key(|(score, _)| *score).map(|(_, mv)| mv)
}
