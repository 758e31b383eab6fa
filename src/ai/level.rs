//! How strong the opponent is: six levels with the same names in all three games. A weaker level looks less far and
//! misjudges a little; it never plays nonsense on purpose.

use super::search::weigh_all;
use super::{Finding, Limits, Score, Stop, think};
use crate::rules::{Game, Move};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Level {
    Beginner,
    Casual,
    Club,
    Strong,
    Expert,
    Master,
}

impl Level {
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
    const EXPERT_TIME: Duration = Duration::from_millis(700);

    /// How a move is chosen: by a whole search, or by weighing every move to a small depth with some misjudgement.
    fn way(self, master: Duration) -> Way {
        match self {
            Self::Beginner => Way::Weigh {
                depth: 1,
                misjudges: 260,
            },
            Self::Casual => Way::Weigh {
                depth: 1,
                misjudges: 70,
            },
            Self::Club => Way::Weigh {
                depth: 2,
                misjudges: 50,
            },
            Self::Strong => Way::Weigh {
                depth: 3,
                misjudges: 20,
            },
            Self::Expert => Way::Search(Limits::time(Self::EXPERT_TIME)),
            Self::Master => Way::Search(Limits::time(master).on_all_cores()),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
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
    Search(Limits),
    Weigh { depth: u32, misjudges: Score },
}

/// The move that this level plays here, `master` being the time that Master takes; `None` when the game is over or the flag was raised before there was a move. The
/// seed decides how a weaker level misjudges: the same seed, the same game.
pub fn choose(
    game: &Game,
    level: Level,
    master: Duration,
    seed: u64,
    stop: &Stop,
    tell: impl FnMut(Finding),
) -> Option<Move> {
    match level.way(master) {
        Way::Search(limits) => think(game, limits, stop, tell),
        Way::Weigh { depth, misjudges } => {
            // The position is part of the seed, or every move would be misjudged alike.
            let mut random = fastrand::Rng::with_seed(seed ^ game.key());
            let mut weighed = weigh(game, depth, stop);
            for (score, _) in &mut weighed {
                *score += random.i32(-misjudges..=misjudges);
            }
            // The first of equals, as the rules list them.
            weighed
                .into_iter()
                .rev()
                .max_by_key(|(score, _)| *score)
                .map(|(_, mv)| mv)
        }
    }
}

fn weigh(game: &Game, depth: u32, stop: &Stop) -> Vec<(Score, Move)> {
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
