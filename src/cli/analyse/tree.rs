//! A report as JSON.

use crate::analysis::{Evaluation, Judgement, Mark, Outlook, Report, Summary};
use crate::rules::{self, Color};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Game {
    #[serde(rename = "game")]
    setup: String,
    moves: Vec<Played>,
    white: Side,
    black: Side,
    /// The moves that turned the game, 1 for the first.
    turning_points: Vec<usize>,
}

#[derive(Serialize)]
struct Played {
    number: usize,
    side: String,
    #[serde(rename = "move")]
    mv: String,
    #[serde(flatten)]
    after: Standing,
    best: String,
    loss: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    /// How the other side goes on.
    answer: Vec<String>,
    why: Vec<String>,
    /// The best lines of the position before the move.
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    outlook: Standing,
    depth: u32,
    nodes: u64,
    moves: Vec<String>,
}

/// How it stands, for White.
#[derive(Serialize)]
struct Standing {
    /// In hundredths; none where somebody wins by force or the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    /// In how many moves White wins, or Black where it is below zero.
    #[serde(skip_serializing_if = "Option::is_none")]
    win_in: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    chance: f64,
}

#[derive(Serialize)]
struct Side {
    moves: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    accuracy: Option<f64>,
    brilliant: usize,
    good: usize,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
}

/// Digits beyond these say nothing.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

impl Game {
    pub(super) fn new(start: &rules::Game, report: &Report) -> Self {
        let mut game = start.clone();
        let mut moves = Vec::new();
        for (index, judged) in report.judgements.iter().enumerate() {
            let before = game.clone();
            if game.play(judged.mv).is_err() {
                break;
            }
            let found = &report.evaluations[index];
            moves.push(Played::new(index + 1, [&before, &game], judged, found));
        }
        Self {
            setup: report.setup.to_string(),
            moves,
            white: Side::new(&report.summary(Color::White)),
            black: Side::new(&report.summary(Color::Black)),
            turning_points: report
                .turning_points()
                .iter()
                .map(|turn| turn.index + 1)
                .collect(),
        }
    }
}

impl Played {
    fn new(
        number: usize,
        games: [&rules::Game; 2],
        judged: &Judgement,
        found: &Evaluation,
    ) -> Self {
        let [before, after] = games;
        let setup = before.setup();
        let is_bad = judged.mark.is_some_and(Mark::is_bad);
        let lines = found.lines.iter().map(|info| Line {
            outlook: Standing::new(Outlook::new(found.side, info.score), &setup),
            depth: info.depth,
            nodes: info.nodes,
            moves: in_moves(before, &info.line),
        });
        Self {
            number,
            side: judged.side.to_string().to_lowercase(),
            mv: before.write_move(judged.mv),
            after: Standing::new(judged.outlook, &setup),
            best: before.write_move(judged.best[0]),
            loss: rounded(judged.loss()),
            mark: judged.mark.map(Mark::sign),
            answer: if is_bad {
                in_moves(after, &judged.answer)
            } else {
                Vec::new()
            },
            why: super::rows::whys(judged, &setup),
            lines: lines.collect(),
        }
    }
}

fn in_moves(from: &rules::Game, moves: &[rules::Move]) -> Vec<String> {
    let mut game = from.clone();
    let mut words = Vec::new();
    for &mv in moves {
        words.push(game.write_move(mv));
        if game.play(mv).is_err() {
            break;
        }
    }
    words
}

impl Standing {
    fn new(outlook: Outlook, setup: &rules::Setup) -> Self {
        let mut standing = Self {
            score: None,
            win_in: None,
            result: None,
            chance: rounded(outlook.white_chance(setup)),
        };
        match outlook {
            Outlook::Score(score) => standing.score = Some(score),
            Outlook::Over(outcome) => standing.result = Some(outcome.to_string()),
            Outlook::Win { by, moves } => {
                let moves = i64::from(moves);
                standing.win_in = Some(if by == Color::White { moves } else { -moves });
            }
        }
        standing
    }
}

impl Side {
    fn new(summary: &Summary) -> Self {
        let [brilliant, good, inaccuracies, mistakes, blunders] = summary.marks;
        Self {
            moves: summary.moves,
            accuracy: summary.accuracy.map(rounded),
            brilliant,
            good,
            inaccuracies,
            mistakes,
            blunders,
        }
    }
}
