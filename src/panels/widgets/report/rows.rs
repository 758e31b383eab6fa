//! What the panel of the report shows, in words and plain values.

use crate::analysis::{Cause, Judgement, Mark, Report};
use crate::app::{GameReport, Session};
use crate::panels::move_words::move_words_about;
use crate::panels::widgets::move_list::number;
use crate::record::tree::NodeId;
use crate::rules::{Color, Coord, Game, Move};
use crate::words::{Words, cause_words};

/// The report of a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReportRows {
    /// The moves of the line, those that weren't judged included, with their texts.
    pub line: Vec<(NodeId, String)>,
    /// White's winning chance before the first move and after each that was judged.
    pub chances: Vec<f64>,
    /// The moves that are marked, 1 for the first.
    pub marks: Vec<(usize, Mark)>,
    pub sides: Vec<SideRow>,
    pub mistakes: Vec<MistakeRow>,
}

/// How a side played.
#[derive(Clone, Debug, PartialEq)]
pub struct SideRow {
    pub side: Color,
    /// In hundredths.
    pub accuracy: Option<u8>,
    /// How many moves have each mark, in the order of [`Mark::ALL`].
    pub marks: [usize; Mark::ALL.len()],
}

/// A mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeRow {
    pub at: NodeId,
    /// 1 for the first move.
    pub ply: usize,
    /// The move with its number.
    pub text: String,
    pub mark: Mark,
    /// In hundredths of the winning chance.
    pub lost: u8,
    /// After it the game was another one.
    pub turned: bool,
    pub whys: Vec<String>,
    pub better: LineView,
    pub answer: LineView,
    /// The stack that hides what the answer brings into play.
    pub hidden: Option<Coord>,
}

/// A line of moves that can be played from a place of the record.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LineView {
    pub from: Option<NodeId>,
    pub moves: Vec<(Move, String)>,
    /// The first move in words.
    pub words: String,
}

/// A chance in hundredths.
pub(super) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}

impl ReportRows {
    pub(super) fn of(session: &Session, kept: &GameReport, report: &Report, words: &Words) -> Self {
        let record = session.record();
        let line = kept.line().iter();
        let line = line.map(|&at| (at, session.text(at).to_owned()));
        let mut rows = Self {
            line: line.collect(),
            chances: chances(report),
            ..Self::default()
        };
        rows.sides = Color::BOTH
            .map(|side| {
                let summary = report.summary(side);
                SideRow {
                    side,
                    accuracy: summary.accuracy.map(|accuracy| accuracy.round() as u8),
                    marks: summary.marks,
                }
            })
            .into();
        let turns: Vec<usize> = report
            .turning_points()
            .iter()
            .map(|turn| turn.index)
            .collect();
        let mut game = record.start.clone();
        for (index, judged) in report.judgements.iter().enumerate() {
            let Some(&at) = kept.line().get(index) else {
                break;
            };
            let mark = judged.mark;
            rows.marks.extend(mark.map(|mark| (index + 1, mark)));
            let bad = mark.filter(|mark| mark.is_bad());
            let before = bad.map(|mark| (mark, game.clone()));
            if game.play(judged.mv).is_err() {
                break;
            }
            if let Some((mark, before)) = before {
                let mistake = Mistake {
                    at,
                    ply: index + 1,
                    games: [&before, &game],
                    judged,
                    mark,
                };
                let mut row = mistake.row(session, words);
                row.turned = turns.contains(&index);
                row.hidden = kept.hidden(at);
                rows.mistakes.push(row);
            }
        }
        rows
    }
}

fn chances(report: &Report) -> Vec<f64> {
    let first = report.judgements.first().map(|first| {
        if first.side == Color::White {
            first.best_chance
        } else {
            1.0 - first.best_chance
        }
    });
    let after = report.judgements.iter();
    let after = after.map(|judged| judged.outlook.white_chance(&report.setup));
    first.into_iter().chain(after).collect()
}

/// A mistake as it is worked out.
struct Mistake<'a> {
    at: NodeId,
    ply: usize,
    /// Before the move and after it.
    games: [&'a Game; 2],
    judged: &'a Judgement,
    mark: Mark,
}

impl Mistake<'_> {
    fn row(&self, session: &Session, words: &Words) -> MistakeRow {
        let [before, after] = self.games;
        let dots = match self.judged.side {
            Color::White => ".",
            Color::Black => " …",
        };
        let setup = before.setup();
        let why = |&cause: &Cause| words.say(&cause_words(cause, self.judged.side, &setup));
        MistakeRow {
            at: self.at,
            ply: self.ply,
            text: format!(
                "{}{dots} {}",
                number(session, self.at),
                session.text(self.at)
            ),
            mark: self.mark,
            lost: percent(self.judged.loss()),
            turned: false,
            whys: self.judged.causes.iter().map(why).collect(),
            better: LineView::new(
                before,
                session.record().tree.parent(self.at),
                &self.judged.best,
                words,
            ),
            answer: LineView::new(after, Some(self.at), &self.judged.answer, words),
            hidden: None,
        }
    }
}

impl LineView {
    fn new(game: &Game, from: Option<NodeId>, moves: &[Move], words: &Words) -> Self {
        let mut now = game.clone();
        let mut texts = Vec::new();
        for &mv in moves {
            texts.push((mv, now.write_move(mv)));
            if now.play(mv).is_err() {
                break;
            }
        }
        let first = moves.first();
        Self {
            from,
            moves: texts,
            words: first.map_or_else(String::new, |&mv| words.say(&move_words_about(game, mv))),
        }
    }
}
