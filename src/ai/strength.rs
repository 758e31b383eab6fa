//! How strong the opponent is: six levels with the same names in all three games. A weaker level looks less far, overlooks
//! moves and misjudges a little; it never plays nonsense on purpose.

use super::greedy::{best_of, glance};
use super::search::driver::weigh_all;
use super::{
    EvaluationWeights, Limits, Score, SearchInfo, StopFlag, TranspositionTable, think, think_on,
};
use crate::rules::{Game, Move};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Strength {
    Beginner,
    Casual,
    Club,
    Strong,
    Expert,
    Master,
}

impl Strength {
    pub const ALL: [Self; 6] = [
        Self::Beginner,
        Self::Casual,
        Self::Club,
        Self::Strong,
        Self::Expert,
        Self::Master,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "Beginner",
            Self::Casual => "Casual",
            Self::Club => "Club",
            Self::Strong => "Strong",
            Self::Expert => "Expert",
            Self::Master => "Master",
        }
    }

    /// How long Master thinks unless told otherwise.
    pub const MASTER_TIME: Duration = Duration::from_secs(5);
    /// No level below Master thinks longer, however slow the machine.
    const LONGEST: Duration = Duration::from_millis(800);

    /// How a move is chosen in this game. What is looked at is limited in nodes, so that a level is the same on every
    /// machine; a node of PÜNCT, with its thousands of moves, is worth hundreds of the others'.
    fn way(self, game: &Game, master: Duration) -> Way {
        let search = |nodes| {
            Way::Search(Limits {
                time: Some(Self::LONGEST),
                ..Limits::nodes(nodes)
            })
        };
        match self {
            Self::Beginner => Way::Glance {
                // Of thousands of moves many are as good as the best.
                overlooks: of(game, 50, 50, 90),
                misjudges: of(game, 300, 150, 800),
            },
            Self::Casual => Way::Glance {
                overlooks: of(game, 10, 10, 40),
                misjudges: of(game, 100, 50, 250),
            },
            Self::Club => Way::Weigh {
                depth: of(game, 2, 2, 1),
                misjudges: of(game, 60, 40, 1_400),
            },
            // Before anything can happen, another game is worth more than the last grain of strength.
            Self::Strong | Self::Expert if is_opening(game) => Way::Weigh {
                depth: of(game, 2, 2, 1),
                misjudges: of(game, 15, 15, 10),
            },
            Self::Strong => search(of(game, 8_000, 8_000, 100)),
            Self::Expert => search(of(game, 100_000, 60_000, 1_250)),
            Self::Master => Way::Search(Limits::time(master).on_all_cores()),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strength {
    type Err = crate::rules::ReadError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let level = Self::ALL
            .into_iter()
            .find(|level| level.name().eq_ignore_ascii_case(text));
        level.ok_or_else(|| {
            crate::rules::ReadError::new(
                text,
                "a level is Beginner, Casual, Club, Strong, Expert or Master",
            )
        })
    }
}

enum Way {
    /// By the evaluation after each move, of which so many in a hundred are overlooked.
    Glance {
        overlooks: u8,
        misjudges: Score,
    },
    /// By a look at every move worth considering.
    Weigh {
        depth: u32,
        misjudges: Score,
    },
    Search(Limits),
}

/// Two moves of each side, and no more than that on the board where a position was set up.
fn is_opening(game: &Game) -> bool {
    const PLIES: u32 = 4;
    game.ply() < PLIES && game.layout().lying.len() < PLIES as usize
}

fn of<T>(game: &Game, tak: T, hive: T, punct: T) -> T {
    match game {
        Game::Tak(_) => tak,
        Game::Hive(_) => hive,
        Game::Punct(_) => punct,
    }
}

/// The move that this level plays here, `master` being the time that Master takes; `None` when the game is over. The seed decides
/// what a weaker level overlooks and misjudges, and how a stronger one opens: the same seed, the same game. Master alone goes on from what is in the memory,
/// which is for one game of one set-up; the others would play differently after a move was taken back.
pub fn choose(
    game: &Game,
    level: Strength,
    master: Duration,
    seed: u64,
    stop: &StopFlag,
    memory: &mut TranspositionTable,
    tell: impl FnMut(SearchInfo),
) -> Option<Move> {
    // The position is part of the seed, or every move would be misjudged alike.
    let mut random = fastrand::Rng::with_seed(seed ^ game.key());
    let (mut weighed, misjudges) = match level.way(game, master) {
        Way::Search(limits) if level == Strength::Master => {
            return think_on(
                game,
                &EvaluationWeights::default(),
                limits,
                stop,
                memory,
                tell,
            );
        }
        Way::Search(limits) => return think(game, limits, stop, tell),
        Way::Weigh { depth, misjudges } => (weigh(game, depth, stop), misjudges),
        Way::Glance {
            overlooks,
            misjudges,
        } => {
            let mut weighed = glance(game, &EvaluationWeights::default());
            let last = weighed.last().copied();
            weighed.retain(|_| random.u8(..100) >= overlooks);
            if weighed.is_empty() {
                weighed.extend(last);
            }
            (weighed, misjudges)
        }
    };
    for (score, _) in &mut weighed {
        *score += random.i32(-misjudges..=misjudges);
    }
    best_of(weighed)
}

fn weigh(game: &Game, depth: u32, stop: &StopFlag) -> Vec<(Score, Move)> {
    fn wrap<M>(weighed: Vec<(Score, M)>, wrap: impl Fn(M) -> Move) -> Vec<(Score, Move)> {
        weighed
            .into_iter()
            .map(|(score, mv)| (score, wrap(mv)))
            .collect()
    }
    match game {
        Game::Tak(played) => wrap(weigh_all(played, depth, stop), Move::Tak),
        Game::Hive(played) => wrap(weigh_all(played, depth, stop), Move::Hive),
        Game::Punct(played) => wrap(weigh_all(played, depth, stop), Move::Punct),
    }
}
