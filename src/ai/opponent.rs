//! How an opponent of each [`Strength`] chooses its moves. A weaker one searches less deeply, overlooks moves and misjudges
//! a little; it never plays nonsense on purpose.

use super::greedy::{best_of, scored_moves};
use super::search::driver::score_root_moves;
use super::{
    EvaluationWeights, Limits, Score, SearchGame, SearchInfo, StopFlag, TranspositionTable,
    best_move, best_move_with_table,
};
use crate::rules::games::each_game;
use crate::rules::{Game, ListedGame, Move};
use crate::strength::Strength;
use std::time::Duration;

/// A game that the opponent plays at every strength.
pub trait OpponentGame: SearchGame + ListedGame {
    /// How each strength plays this game.
    const STRENGTHS: StrengthTable;

    /// The game's own weights among those of all games.
    fn weights(all: &EvaluationWeights) -> &Self::Weights;
}

/// How each strength below Master plays a game. Searches are limited in nodes, so that a strength is the same on every
/// machine; a node of PÜNCT, with its thousands of moves, is worth hundreds of the others'.
#[derive(Copy, Clone, Debug)]
pub struct StrengthTable {
    pub beginner: OnePly,
    pub casual: OnePly,
    pub club: FixedDepth,
    /// Strong and Expert while the board is almost empty: before anything can happen, variety is worth more than the best
    /// move.
    pub opening: FixedDepth,
    pub strong_nodes: u64,
    pub expert_nodes: u64,
}

/// Chooses by the evaluation right after each legal move.
#[derive(Copy, Clone, Debug)]
pub struct OnePly {
    /// How many in a hundred moves are overlooked.
    pub overlooked_percent: u8,
    /// How far each score may be off either way.
    pub noise: Score,
}

/// Chooses by a search of every candidate move to the same depth.
#[derive(Copy, Clone, Debug)]
pub struct FixedDepth {
    pub depth: u32,
    /// How far each score may be off either way.
    pub noise: Score,
}

/// How a move is chosen.
enum MoveChoice {
    OnePly(OnePly),
    FixedDepth(FixedDepth),
    Search(Limits),
}

/// No strength below Master thinks longer, however slow the machine.
const LONGEST: Duration = Duration::from_millis(800);

fn move_choice(game: &Game, strength: Strength, master_time: Duration) -> MoveChoice {
    let table = each_game!(Game, game, _, P => &<P as OpponentGame>::STRENGTHS);
    let search = |nodes| {
        MoveChoice::Search(Limits {
            time: Some(LONGEST),
            ..Limits::nodes(nodes)
        })
    };
    match strength {
        Strength::Beginner => MoveChoice::OnePly(table.beginner),
        Strength::Casual => MoveChoice::OnePly(table.casual),
        Strength::Club => MoveChoice::FixedDepth(table.club),
        Strength::Strong | Strength::Expert if is_opening(game) => {
            MoveChoice::FixedDepth(table.opening)
        }
        Strength::Strong => search(table.strong_nodes),
        Strength::Expert => search(table.expert_nodes),
        Strength::Master => MoveChoice::Search(Limits::time(master_time).on_all_cores()),
    }
}

/// Two moves of each side, and no more than that on the board where a position was set up.
fn is_opening(game: &Game) -> bool {
    const PLIES: u32 = 4;
    game.ply() < PLIES && game.layout().lying.len() < PLIES as usize
}

/// The move that this strength plays here, `master_time` being the time that Master takes; `None` when the game is over.
///
/// The seed decides what a weaker strength overlooks and misjudges, and how a stronger one opens: the same seed, the same
/// game. Master alone goes on from what is in the transposition table, which is for one game of one set-up; the others
/// would play differently after a move was taken back.
pub fn choose(
    game: &Game,
    strength: Strength,
    master_time: Duration,
    seed: u64,
    stop: &StopFlag,
    table: &mut TranspositionTable,
    on_info: impl FnMut(SearchInfo),
) -> Option<Move> {
    // The position is part of the seed, or every move would be misjudged alike.
    let mut random = fastrand::Rng::with_seed(seed ^ game.key());
    let weights = EvaluationWeights::default();
    let (mut scored, noise) = match move_choice(game, strength, master_time) {
        MoveChoice::Search(limits) if strength == Strength::Master => {
            return best_move_with_table(game, &weights, limits, stop, table, on_info);
        }
        MoveChoice::Search(limits) => return best_move(game, limits, stop, on_info),
        MoveChoice::FixedDepth(FixedDepth { depth, noise }) => {
            (searched_moves(game, depth, stop), noise)
        }
        MoveChoice::OnePly(OnePly {
            overlooked_percent,
            noise,
        }) => {
            let mut scored = scored_moves(game, &weights);
            let last = scored.last().copied();
            scored.retain(|_| random.u8(..100) >= overlooked_percent);
            if scored.is_empty() {
                scored.extend(last);
            }
            (scored, noise)
        }
    };
    for (score, _) in &mut scored {
        *score += random.i32(-noise..=noise);
    }
    best_of(scored)
}

/// Every candidate move with its score by a search to this depth.
fn searched_moves(game: &Game, depth: u32, stop: &StopFlag) -> Vec<(Score, Move)> {
    each_game!(Game, game, played => {
        let scored = score_root_moves(played, depth, stop).into_iter();
        scored.map(|(score, mv)| (score, mv.into())).collect()
    })
}
