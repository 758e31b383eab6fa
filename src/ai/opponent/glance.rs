//! A move at a glance: as newcomers play, by how things look right after each move, and by the win or the threat that they
//! happen to see.

use super::eyes::Eyes;
use super::{OpponentGame, Skill};
use crate::ai::{Score, WIN};
use crate::rules::{Outcome, Played};

/// Things that eyes see or don't, besides moves.
pub(super) const OWN_WIN: u64 = 1;
const THREAT: u64 = 2;
const BAD_END: u64 = 3;

/// How many moves somebody compares who has noticed none.
const AT_LEAST: usize = 3;

/// The move that looks best; `None` when the game is over.
pub(super) fn glance<P: OpponentGame>(
    game: &Played<P>,
    eyes: &Eyes<P>,
    skill: Skill,
    weights: &P::Weights,
    random: &mut fastrand::Rng,
) -> Option<P::Move> {
    let position = game.position();
    let legal = game.legal_moves();
    let mut sensible = legal.clone();
    sensible.retain(|&mv| !eyes.goes_again(mv));
    if sensible.is_empty() {
        sensible.clone_from(&legal);
    }
    let mut noticed = sensible.clone();
    noticed.retain(|&mv| eyes.notice(mv, skill.overlooks));
    let threat = position.threat();
    if let Some(threat) = threat.filter(|&mv| eyes.see(mv, skill.blind, THREAT)) {
        // The threat that is seen is answered, a second one beside it isn't looked for.
        let answers = |moves: &[P::Move]| -> Vec<P::Move> {
            let moves = moves.iter().copied();
            moves.filter(|&mv| stops(position, mv, threat)).collect()
        };
        let found = [&noticed, &sensible, &legal].map(|moves| answers(moves));
        if let Some(found) = found.into_iter().find(|answers| !answers.is_empty()) {
            noticed = found;
        }
    }
    if noticed.is_empty() {
        // Nothing comes to mind: the best of the few that the eye falls on.
        noticed = random.choose_multiple(sensible, AT_LEAST);
    }
    let before: Vec<u64> = game.keys_before().collect();
    // That a move of one's own ends the game badly, as PÜNCT's last piece may, is a thing to overlook too.
    let sees_bad_end = eyes.roll(BAD_END << 40) >= skill.blind.into();
    let scored = noticed.into_iter().map(|mv| {
        let noise = random.i32(-skill.noise..=skill.noise);
        let looks = match look_after(position, mv, weights, &before) {
            bad if bad == -WIN && !sees_bad_end => 0,
            looks => looks,
        };
        (looks + noise, mv)
    });
    scored
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, mv)| mv)
}

/// How things look after a move. What was on the table before is nothing to go back to.
fn look_after<P: OpponentGame>(
    position: &P,
    mv: P::Move,
    weights: &P::Weights,
    before: &[u64],
) -> Score {
    let mut after = position.clone();
    after.play_unchecked(mv);
    match after.outcome() {
        Some(outcome) => match outcome.winner() {
            Some(winner) if winner == position.side_to_move() => WIN,
            Some(_) => -WIN,
            None => 0,
        },
        None if before.contains(&after.key()) => -WIN / 2,
        None => -after.evaluate(weights),
    }
}

/// Whether a move of the other side no longer wins after this one.
fn stops<P: OpponentGame>(position: &P, mv: P::Move, threat: P::Move) -> bool {
    let other = !position.side_to_move();
    let mut after = position.clone();
    after.play_unchecked(mv);
    if let Some(outcome) = after.outcome() {
        return outcome.winner() != Some(other);
    }
    if after.check(threat).is_err() {
        return true;
    }
    after.play_unchecked(threat);
    after.outcome().and_then(Outcome::winner) != Some(other)
}
