//! A report as rows for people and for other tools.

use crate::analysis::{Judgement, Mark, Report, Summary, notes};
use crate::rules::{Color, Game, Move, Setup};
use crate::words::cause_words;
use std::fmt::{self, Write};

pub(super) struct Rows<'a> {
    pub(super) report: &'a Report,
    pub(super) start: &'a Game,
    /// How many lines of each position are shown.
    pub(super) lines: usize,
}

impl fmt::Display for Rows<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = &self.report.setup;
        writeln!(
            f,
            "# move\tside\tplayed\tscore\tWhite\tbest\tlost\tmark\tanswer\twhy"
        )?;
        let mut game = self.start.clone();
        for (index, judged) in self.report.judgements.iter().enumerate() {
            let mark = judged.mark.map_or("", Mark::sign);
            write!(
                f,
                "{}\t{}\t{}\t{}\t{:.0} %\t{}\t{:.0} %\t{mark}",
                index + 1,
                judged.side,
                game.write_move(judged.mv),
                notes::in_numbers(judged.outlook),
                judged.outlook.white_chance(setup) * 100.0,
                game.write_move(judged.best[0]),
                judged.loss() * 100.0,
            )?;
            let before = game.clone();
            if game.play(judged.mv).is_err() {
                break;
            }
            if judged.mark.is_some_and(Mark::is_bad) {
                write!(
                    f,
                    "\t{}\t{}",
                    in_moves(&game, &judged.answer),
                    whys(judged, setup).join(" ")
                )?;
            }
            f.write_char('\n')?;
            for (rank, line) in self.report.evaluations[index]
                .lines
                .iter()
                .take(self.lines)
                .enumerate()
            {
                let outlook = crate::analysis::Outlook::new(judged.side, line.score);
                writeln!(
                    f,
                    "\tline {}\t{}\t{}",
                    rank + 1,
                    notes::in_numbers(outlook),
                    in_moves(&before, &line.line)
                )?;
            }
        }
        for turn in self.report.turning_points() {
            let [best, played] = turn.white_chances.map(|chance| chance * 100.0);
            writeln!(
                f,
                "turning point\tmove {}\tWhite {best:.0} % → {played:.0} %",
                turn.index + 1
            )?;
        }
        for side in Color::BOTH {
            writeln!(f, "{}", in_words(side, &self.report.summary(side)))?;
        }
        Ok(())
    }
}

/// A line of moves from a position on, with spaces between. A move with a space in it stands in quotes.
pub(super) fn in_moves(from: &Game, moves: &[Move]) -> String {
    let mut game = from.clone();
    let mut words = Vec::new();
    for &mv in moves {
        let word = game.write_move(mv);
        words.push(if word.contains(' ') {
            format!("\"{word}\"")
        } else {
            word
        });
        if game.play(mv).is_err() {
            break;
        }
    }
    words.join(" ")
}

fn in_words(side: Color, summary: &Summary) -> String {
    let accuracy = summary
        .accuracy
        .map_or_else(|| "-".to_owned(), |accuracy| format!("{accuracy:.1} %"));
    let mut words = vec![side.to_string(), format!("accuracy {accuracy}")];
    for (mark, count) in std::iter::zip(Mark::ALL, summary.marks) {
        words.push(format!("{} {count}", mark.sign()));
    }
    words.join("\t")
}

/// What is wrong with a move, in sentences.
pub(super) fn whys(judged: &Judgement, setup: &Setup) -> Vec<String> {
    let causes = judged.causes.iter();
    causes
        .map(|&cause| cause_words(cause, judged.side, setup).to_string())
        .collect()
}
