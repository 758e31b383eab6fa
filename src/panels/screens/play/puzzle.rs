//! What the panel of a puzzle shows, and the words for what happens in it.

use super::source::ViewSource;
use super::view::PuzzleView;
use crate::app::{OneOfMistakes, Said, Session, Solving, Stage};
use crate::learn::progress::Scored;
use crate::learn::puzzles::{Goal, HintLevel, Puzzle, hint_sentence};
use crate::panels::move_words::{move_words, move_words_about};
use crate::rules::Outcome;
use crate::words::{Sentence, Words};
use crate::{key, say, sentence};

impl ViewSource<'_, '_> {
    /// The puzzle on the table, if there is one.
    pub(super) fn puzzle(&self, session: &Session) -> Option<PuzzleView> {
        let solving = self.solving.as_deref().filter(|_| session.is_practice())?;
        let words = self.spoken.words();
        let said = solving.said.as_ref().and_then(|said| {
            let (sentence, good) = said_words(solving, said)?;
            Some((words.say(&sentence), good))
        });
        let (scored, progress) = (solving.scored, &self.learnt.0.puzzles);
        Some(PuzzleView {
            title: words.say(&match solving.mistake() {
                None => key!("puzzles-puzzle").into(),
                Some(_) => key!("report-exercise").into(),
            }),
            goal: words.say(&goal_words(solving)),
            last: solving.last_move().map(|(before, mv)| {
                let (moved, text) = (move_words_about(before, mv), before.write_move(mv));
                let side = !solving.side();
                say!(words, "puzzles-last-move", side = side, move = moved, text = text)
            }),
            said,
            can_hint: solving.next_move().is_some() && solving.hint() != Some(HintLevel::Move),
            can_show_solution: solving.next_move().is_some(),
            is_over: solving.is_over(),
            has_next: solving.has_next(),
            ratings: scored.map_or_else(Vec::new, |scored| rating_lines(words, scored)),
            streak: match solving.mistake() {
                Some(one) => Some(say!(words, "report-left", count = one.left())),
                None => scored
                    .filter(|scored| scored.solved)
                    .map(|_| words.say(&progress.streak_label())),
            },
            themes: solving
                .puzzle()
                .filter(|_| solving.is_over())
                .map(|puzzle| themes_line(words, puzzle)),
        })
    }
}

/// How the ratings of the person and of the puzzle changed.
fn rating_lines(words: &Words, scored: Scored) -> Vec<String> {
    if !scored.is_new {
        return vec![say!(words, "puzzles-known")];
    }
    // Whole numbers, without the signs that group thousands.
    let numbers = |[before, after]: [f64; 2]| {
        let (before, after) = (before.round(), after.round());
        [
            format!("{after:.0}"),
            format!("{:+.0}", after - before).replace('-', "−"),
        ]
    };
    let [after, change] = numbers(scored.person);
    let person = say!(
        words,
        "puzzles-rating-changed",
        after = after,
        change = change
    );
    let [after, change] = numbers(scored.puzzle);
    let puzzle = say!(
        words,
        "puzzles-rating-of-puzzle",
        after = after,
        change = change
    );
    vec![person, puzzle]
}

fn themes_line(words: &Words, puzzle: &Puzzle) -> String {
    let themes = puzzle.themes.iter();
    let themes: Vec<String> = themes
        .map(|theme| words.say(&theme.word().into()))
        .collect();
    say!(words, "puzzles-themes", themes = themes.join(", "))
}

/// What is to be done.
pub(super) fn goal_words(solving: &Solving) -> Sentence {
    if let Some(puzzle) = solving.puzzle() {
        return puzzle.goal.sentence(solving.side());
    }
    let mistake = solving.mistake().map(OneOfMistakes::mistake);
    let text = mistake.map(|mistake| mistake.asked().write_move(mistake.played()));
    sentence!(
        "report-goal",
        side = solving.side(),
        text = text.unwrap_or_default()
    )
}

/// The same about a mistake that is to be done better, where it is said otherwise than of a puzzle.
fn said_of_mistake(one: &OneOfMistakes, said: &Said) -> Option<(Sentence, bool)> {
    let mistake = one.mistake();
    Some(match said {
        Said::Solved if one.is_helped => (key!("report-with-help").into(), true),
        Said::Solved if one.tried.as_ref().is_none_or(|tried| tried.is_best) => {
            (key!("report-found").into(), true)
        }
        Said::Solved => {
            let best = mistake.best().first();
            let text = best.map_or_else(String::new, |&mv| mistake.asked().write_move(mv));
            (sentence!("report-good", text = text), true)
        }
        Said::Wrong { after, refutation } => {
            let loss = one.tried.as_ref().map_or(1.0, |tried| tried.loss);
            let percent = (loss * 100.0).round();
            let sentence = match refutation {
                Some(mv) => sentence!(
                    "report-worse",
                    side = !mistake.side(),
                    move = move_words_about(after, *mv),
                    text = after.write_move(*mv),
                    percent = percent
                ),
                None => sentence!("report-worse-ended", percent = percent),
            };
            (sentence, false)
        }
        Said::Shown => (key!("report-shown").into(), true),
        Said::Right { .. } | Said::Hint(_) => return None,
    })
}

/// What came of the last try or the last help, and whether that is good news.
fn said_words(solving: &Solving, said: &Said) -> Option<(Sentence, bool)> {
    let mistake = solving.mistake();
    if let Some(words) = mistake.and_then(|one| said_of_mistake(one, said)) {
        return Some(words);
    }
    Some(match said {
        Said::Right { after, answer } => {
            let (words, text) = (move_words_about(after, *answer), after.write_move(*answer));
            let side = !solving.side();
            let sentence = sentence!("puzzles-right", side = side, move = words, text = text);
            (sentence, true)
        }
        Said::Solved if solving.scored.is_some_and(|scored| !scored.solved) => {
            (key!("puzzles-solved-with-help").into(), true)
        }
        Said::Solved => (key!("puzzles-solved").into(), true),
        Said::Wrong { after, refutation } => {
            let goal = solving.puzzle()?.goal;
            let answer = refutation.map(|mv| (move_words_about(after, mv), after.write_move(mv)));
            let side = !solving.side();
            let sentence = match (goal, answer) {
                (Goal::OnlyDefence(_), Some((mv, text))) => {
                    sentence!("puzzles-wrong-defence", side = side, move = mv, text = text)
                }
                (_, Some((mv, text))) => {
                    sentence!("puzzles-wrong", side = side, move = mv, text = text)
                }
                (_, None) if after.outcome().and_then(Outcome::winner).is_some() => {
                    sentence!("puzzles-wrong-loses", side = side)
                }
                (_, None) => key!("puzzles-wrong-nothing").into(),
            };
            (sentence, false)
        }
        Said::Hint(level) => {
            let mv = solving.next_move()?;
            let game = solving.asked();
            let sentence = hint_sentence(game, mv, *level).unwrap_or_else(|| {
                let (words, text) = (move_words(game, mv), game.write_move(mv));
                sentence!("play-hint", move = words, text = text)
            });
            (sentence, true)
        }
        Said::Shown => (key!("puzzles-shown").into(), true),
    })
}

/// What there is to say in a puzzle while the person can't move.
pub(super) fn state_of_puzzle(solving: &Solving) -> Option<Sentence> {
    let said = match solving.stage {
        Stage::Asking => return None,
        Stage::Opening(_) => return Some(sentence!("puzzles-opening", side = !solving.side())),
        Stage::Judging | Stage::Answering(_) => key!("learn-answering"),
        Stage::Refuting(_) | Stage::Refuted => key!("learn-failed"),
        Stage::Showing(_) => key!("puzzles-showing"),
        Stage::Over if solving.mistake().is_none() => key!("puzzles-over"),
        Stage::Over if solving.has_next() => key!("report-over"),
        Stage::Over => key!("report-all-over"),
    };
    Some(said.into())
}
