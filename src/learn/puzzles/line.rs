//! How a puzzle goes on: the toughest answer, and the whole line.

use super::prover::{Prover, Scope, Tactics, TooMuch};
use crate::ai::{EvaluationWeights, Score};

/// The answer after which the other side takes longest to win, at most `n` of its moves, and how many it takes then; of equals
/// the one after which the answering side stands best. Every answer loses here. `None` when there is no answer.
pub(super) fn toughest<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    n: u8,
) -> Result<Option<(P::Move, u8)>, TooMuch> {
    let all_weights = EvaluationWeights::default();
    let weights = P::weights(&all_weights);
    let side = position.side_to_move();
    let mut answers = position.defences(usize::MAX);
    if answers.is_empty() {
        // Nothing lasts: what a search would look at first will do.
        let mut candidates = Vec::new();
        position.candidate_moves(weights, 1, &mut candidates);
        answers.extend(candidates.into_iter().map(|(_, mv)| mv));
    }
    let mut best: Option<((u8, Score), P::Move)> = None;
    for mv in answers {
        let undo = position.play_unchecked(mv);
        let lasts = match position.outcome() {
            Some(outcome) if outcome.winner() == Some(!side) => Ok((0, Score::MIN)),
            // Doesn't come about: every answer loses.
            Some(_) => Ok((0, Score::MIN)),
            None => prover
                .distance(position, n, Scope::Every)
                .map(|distance| (distance.unwrap_or(n), -position.evaluate(weights))),
        };
        position.unplay(mv, undo);
        let lasts = lasts?;
        if best.is_none_or(|(most, _)| lasts > most) {
            best = Some((lasts, mv));
        }
    }
    Ok(best.map(|((lasts, _), mv)| (mv, lasts)))
}

/// The line from a position that is won in `n` moves: a winning move, the toughest answer, and so on to the end. It begins
/// with `first` where that is given.
pub(super) fn winning_line<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    n: u8,
    first: Option<P::Move>,
) -> Result<Vec<P::Move>, TooMuch> {
    let mut line = Vec::new();
    let mut position = position.clone();
    let (mut left, mut first) = (n, first);
    while left > 0 && position.outcome().is_none() {
        let mv = match (position.win_now(), first.take()) {
            (Some(win), _) => win,
            (None, Some(mv)) => mv,
            (None, None) => match winning_move(prover, &mut position, left)? {
                Some(mv) => mv,
                None => break,
            },
        };
        line.push(mv);
        position.play_unchecked(mv);
        left -= 1;
        if position.outcome().is_some() || left == 0 {
            break;
        }
        let Some((answer, lasts)) = toughest(prover, &mut position, left)? else {
            break;
        };
        line.push(answer);
        position.play_unchecked(answer);
        left = left.min(lasts);
    }
    Ok(line)
}

/// A move that wins in at most `n`, a forcing one if there is any.
pub(super) fn winning_move<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    n: u8,
) -> Result<Option<P::Move>, TooMuch> {
    if let Some(win) = position.win_now() {
        return Ok(Some(win));
    }
    for scope in [Scope::Forcing, Scope::Every] {
        for mv in position.attacks(scope) {
            if prover.wins_by(position, mv, n, scope)? {
                return Ok(Some(mv));
            }
        }
    }
    Ok(None)
}
