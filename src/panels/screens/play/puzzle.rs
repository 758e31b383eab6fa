//! What the panel of a puzzle shows, and the words for what happens in it.

use super::source::ViewSource;
use super::view::PuzzleView;
use crate::app::{Said, Session, Solving, Stage};
use crate::learn::progress::Scored;
use crate::learn::puzzles::{Goal, HintLevel, hint_sentence};
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
            goal: words.say(&solving.puzzle().goal.sentence(solving.side())),
            last: solving.last_move().map(|(before, mv)| {
                let (moved, text) = (move_words_about(before, mv), before.write_move(mv));
                let side = !solving.side();
                say!(words, "puzzles-last-move", side = side, move = moved, text = text)
            }),
            said,
            can_hint: solving.next_move().is_some() && solving.hint() != Some(HintLevel::Move),
            can_show_solution: solving.next_move().is_some(),
            is_over: solving.is_over(),
            ratings: scored.map_or_else(Vec::new, |scored| rating_lines(words, scored)),
            streak: scored
                .filter(|scored| scored.solved)
                .map(|_| words.say(&progress.streak_label())),
            themes: solving.is_over().then(|| themes_line(words, solving)),
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

fn themes_line(words: &Words, solving: &Solving) -> String {
    let themes = solving.puzzle().themes.iter();
    let themes: Vec<String> = themes
        .map(|theme| words.say(&theme.word().into()))
        .collect();
    say!(words, "puzzles-themes", themes = themes.join(", "))
}

/// What came of the last try or the last help, and whether that is good news.
fn said_words(solving: &Solving, said: &Said) -> Option<(Sentence, bool)> {
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
            let goal = solving.puzzle().goal;
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
        Stage::Over => key!("puzzles-over"),
    };
    Some(said.into())
}
