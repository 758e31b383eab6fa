//! What is known of one position.

use crate::ai::{
    Limits, SEEN_WIN, Score, SearchInfo, StopFlag, TranspositionTable, WIN, best_lines,
    winning_chance,
};
use crate::rules::{Color, Game, Outcome};

/// A position that was searched, or that needs no search because the game is over there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Whose turn it is, or would be.
    pub side: Color,
    pub outlook: Outlook,
    /// The best lines, the best first; none where the game is over.
    pub lines: Vec<SearchInfo>,
    /// From which depth on the best move was seen to be the best.
    pub seen_at: u32,
}

/// How a position stands, for White.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    Over(Outcome),
    /// Somebody wins by force, with so many moves of their own.
    Win {
        by: Color,
        moves: u32,
    },
    /// Nobody is seen to win: the score, the higher the better for White.
    Score(Score),
}

impl Outlook {
    /// What a score of the search says, given for the side to move.
    pub fn new(side: Color, score: Score) -> Self {
        let moves = |score: Score| (WIN - score.abs()).max(0).unsigned_abs().div_ceil(2);
        if score >= SEEN_WIN {
            let moves = moves(score).max(1);
            return Self::Win { by: side, moves };
        }
        if score <= -SEEN_WIN {
            let moves = moves(score).max(1);
            return Self::Win { by: !side, moves };
        }
        Self::Score(if side == Color::White { score } else { -score })
    }

    /// White's winning chance, from 0 to 1.
    pub fn white_chance(self, setup: &crate::rules::Setup) -> f64 {
        let certain = |winner| match winner {
            Some(Color::White) => 1.0,
            Some(Color::Black) => 0.0,
            None => 0.5,
        };
        match self {
            Self::Over(outcome) => certain(outcome.winner()),
            Self::Win { by, .. } => certain(Some(by)),
            Self::Score(score) => winning_chance(setup, score),
        }
    }

    /// A side's winning chance, from 0 to 1.
    pub fn chance(self, setup: &crate::rules::Setup, side: Color) -> f64 {
        let white = self.white_chance(setup);
        if side == Color::White {
            white
        } else {
            1.0 - white
        }
    }
}

/// Searches a position by itself, with nothing from before: the same limits, the same result. `None` where the flag was raised
/// before anything was found.
pub fn evaluate(game: &Game, limits: Limits, lines: usize, stop: &StopFlag) -> Option<Evaluation> {
    let side = game.side_to_move();
    if let Some(outcome) = game.outcome() {
        return Some(Evaluation {
            side,
            outlook: Outlook::Over(outcome),
            lines: Vec::new(),
            seen_at: 0,
        });
    }
    let mut table = TranspositionTable::default();
    let (mut best, mut seen_at) = (None, 0);
    let lines = best_lines(
        game,
        limits,
        lines.max(1),
        stop,
        &mut table,
        |rank, info| {
            if rank == 0 && best != Some(info.line[0]) {
                best = Some(info.line[0]);
                seen_at = info.depth;
            }
        },
    );
    let first = lines.first().filter(|_| !stop.is_raised())?;
    Some(Evaluation {
        side,
        outlook: Outlook::new(side, first.score),
        lines,
        seen_at,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outlook_is_the_same_whoever_is_to_move() {
        let setup = "tak5".parse().unwrap();
        for side in Color::BOTH {
            let sign = if side == Color::White { 1 } else { -1 };
            let ahead = Outlook::new(side, 200 * sign);
            assert_eq!(ahead, Outlook::Score(200));
            assert!(ahead.chance(&setup, Color::White) > 0.55);
            let both = Color::BOTH.map(|side| ahead.chance(&setup, side));
            assert!((both[0] + both[1] - 1.0).abs() < 1e-9);
            // A win with the very next move, and one after the other side's.
            for (plies, moves) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)] {
                let by = if plies % 2 == 1 { side } else { !side };
                let score = if by == side { WIN - plies } else { plies - WIN };
                assert_eq!(Outlook::new(side, score), Outlook::Win { by, moves });
            }
        }
    }

    #[test]
    fn a_finished_game_needs_no_search() {
        let mut game = Game::new(&"tak3".parse().unwrap());
        for text in ["a3", "c1", "b1", "a2", "a1"] {
            game.play(game.read_move(text).unwrap()).unwrap();
        }
        let stop = StopFlag::default();
        let found = evaluate(&game, Limits::nodes(10), 2, &stop).unwrap();
        assert!(found.outlook.white_chance(&game.setup()) >= 1.0);
        assert_eq!(found.lines, []);
        game.undo();
        stop.stop();
        assert_eq!(evaluate(&game, Limits::nodes(10), 2, &stop), None);
    }
}
