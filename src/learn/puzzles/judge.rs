//! What is a puzzle: a position with something to find that is proved, rare and not plain to see.

use super::line::winning_line;
use super::prover::{Prover, Scope, Tactics, TooMuch};
use super::puzzle::{Goal, Puzzle};
use super::themes::themes_of;
use crate::rules::games::each_game;
use crate::rules::{Game, Outcome, Win};

/// More moves than this are not asked for.
pub const MOST_MOVES: u8 = 5;
/// A puzzle with more first moves than this has nothing to find.
const MOST_FIRST: usize = 3;
/// Up to so many moves it is proved with every move of the attacker that there is no shorter win and no other first move;
/// beyond, with forcing ones.
const MOST_EXACT: u8 = 3;
/// With more answers to a threat than this, it isn't asked which of them hold for longer.
const MOST_ANSWERS: usize = 12;

/// What is to be found in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found<M> {
    pub(super) goal: Goal,
    pub(super) first: Vec<M>,
    pub(super) line: Vec<M>,
}

/// How a position is looked at.
#[derive(Copy, Clone, Debug)]
pub(super) struct Look<W> {
    /// How much work it is to see whether there is anything at all, and how much to prove it.
    pub(super) glance: u64,
    pub(super) patience: u64,
    /// Whether wins that begin with a quiet move are looked for too.
    pub(super) quiet: bool,
    /// Which goals are wanted.
    pub(super) wants: W,
}

/// What there is to be found in a position; `None` where it is nothing that is wanted, plain to see, or found by too many
/// moves.
pub(super) fn find<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    look: &Look<impl Fn(Goal) -> bool>,
) -> Result<Option<Found<P::Move>>, TooMuch> {
    if position.outcome().is_some() || position.win_now().is_some() {
        return Ok(None);
    }
    let wants = |n: u8| (look.wants)(Goal::WinIn(n)) || (look.wants)(Goal::BestCount(n));
    prover.allow(look.glance);
    let forcing = prover.distance(position, MOST_MOVES, Scope::Forcing)?;
    prover.allow(look.patience);
    if let Some(n) = forcing {
        let sooner = (n - 1).min(MOST_EXACT);
        let sooner = prover.distance(position, sooner, Scope::Every)?;
        let n = sooner.unwrap_or(n);
        return if wants(n) {
            find_win(prover, position, n)
        } else {
            Ok(None)
        };
    }
    if look.quiet
        && P::TRIES_QUIET
        && let Some(n) = prover.distance(position, MOST_EXACT, Scope::Every)?
    {
        return if wants(n) {
            find_win(prover, position, n)
        } else {
            Ok(None)
        };
    }
    if (1..=2).any(|n| (look.wants)(Goal::OnlyDefence(n))) {
        find_defence(prover, position)
    } else {
        Ok(None)
    }
}

/// The same, where it is known that the side to move wins in `n` and not sooner.
fn find_win<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    n: u8,
) -> Result<Option<Found<P::Move>>, TooMuch> {
    let first = winning_moves(prover, position, n)?;
    if !(1..=MOST_FIRST).contains(&first.len()) {
        return Ok(None);
    }
    let line = winning_line(prover, position, n, Some(first[0]))?;
    if line.len() != 2 * usize::from(n) - 1 {
        // The other side can only end the game itself: there is no last move to find.
        return Ok(None);
    }
    let mut end = position.clone();
    for &mv in &line {
        end.play_unchecked(mv);
    }
    let goal = match end.outcome() {
        Some(Outcome::Won {
            how: Win::Flats | Win::Centre,
            ..
        }) => Goal::BestCount(n),
        _ => Goal::WinIn(n),
    };
    Ok(Some(Found { goal, first, line }))
}

/// The first moves that win in at most `n`, as far as they can be told; one too many at the most.
fn winning_moves<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    n: u8,
) -> Result<Vec<P::Move>, TooMuch> {
    let scope = if n <= MOST_EXACT {
        Scope::Every
    } else {
        Scope::Forcing
    };
    let mut first = Vec::new();
    for mv in position.attacks(scope) {
        if prover.wins_by(position, mv, n, scope)? {
            first.push(mv);
            if first.len() > MOST_FIRST {
                break;
            }
        }
    }
    Ok(first)
}

fn find_defence<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
) -> Result<Option<Found<P::Move>>, TooMuch> {
    let beset = position.is_beset();
    if !(beset || P::TRIES_QUIET && seems_lost(prover, position)?) {
        return Ok(None);
    }
    for n in 1..=2 {
        if n == 1 && !beset {
            continue;
        }
        let Some(first) = defences(prover, position, n)? else {
            return Ok(None);
        };
        if first.is_empty() {
            return Ok(None);
        }
        if first.len() <= MOST_FIRST {
            // What only puts off the end is no defence worth finding.
            for &mv in &first {
                if !prover.holds(position, mv, n + 1, Scope::Forcing)? {
                    return Ok(None);
                }
            }
            let line = vec![first[0]];
            let goal = Goal::OnlyDefence(n);
            return Ok(Some(Found { goal, first, line }));
        }
    }
    Ok(None)
}

/// Whether a few moves here and there all lose in two.
fn seems_lost<P: Tactics>(prover: &mut Prover<P>, position: &mut P) -> Result<bool, TooMuch> {
    let moves = position.defences(usize::MAX);
    for part in [0, 1, 2, 3] {
        if let Some(&mv) = moves.get(moves.len() * part / 4)
            && prover.holds(position, mv, 2, Scope::Forcing)?
        {
            return Ok(false);
        }
    }
    Ok(!moves.is_empty())
}

/// The moves after which the other side doesn't win in at most `n`; `None` where that is too much to ask.
fn defences<P: Tactics>(
    prover: &mut Prover<P>,
    position: &mut P,
    n: u8,
) -> Result<Option<Vec<P::Move>>, TooMuch> {
    let mut first = position.defences(usize::MAX);
    if !P::TRIES_QUIET && n > 1 && first.len() > MOST_ANSWERS {
        return Ok(None);
    }
    let mut held = Vec::new();
    for mv in first.drain(..) {
        if prover.holds(position, mv, n, Scope::Every)? {
            held.push(mv);
        }
    }
    Ok(Some(held))
}

/// Proves a puzzle again, in words where it fails.
pub fn prove(puzzle: &Puzzle) -> Result<(), String> {
    let start = puzzle.start().map_err(|error| error.to_string())?;
    if start.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    if puzzle.id != Puzzle::id_of(&start) {
        return Err(format!("its id should be {}", Puzzle::id_of(&start)));
    }
    each_game!(Game, &start, played => prove_in(puzzle, &start, played.position().clone()))?;
    let moves = puzzle.moves_of_line(&start)?;
    let themes = themes_of(&start, puzzle.goal, &moves);
    if themes != puzzle.themes {
        return Err(format!("its themes should be {themes:?}"));
    }
    Ok(())
}

/// Tells the themes of a puzzle anew.
pub fn tell_themes(puzzle: &mut Puzzle) -> Result<(), String> {
    let start = puzzle.start().map_err(|error| error.to_string())?;
    let moves = puzzle.moves_of_line(&start)?;
    puzzle.themes = themes_of(&start, puzzle.goal, &moves);
    Ok(())
}

/// Enough for the longest puzzles, and an end for what is none.
const PATIENCE: u64 = 2_000_000_000;

fn prove_in<P: Tactics>(puzzle: &Puzzle, start: &Game, mut position: P) -> Result<(), String> {
    let too_much = |TooMuch| "it takes too long to prove".to_owned();
    let mut prover = Prover::new(PATIENCE);
    let listed: Vec<P::Move> = puzzle
        .first
        .iter()
        .map(|text| position.read_move(text).map_err(|error| error.to_string()))
        .collect::<Result<_, _>>()?;
    if position.win_now().is_some() {
        return Err("the next move wins".to_owned());
    }
    let first = match puzzle.goal {
        Goal::WinIn(n) | Goal::BestCount(n) => {
            let shorter = prover
                .distance(&mut position, (n - 1).min(MOST_EXACT), Scope::Every)
                .and_then(|sooner| match sooner {
                    Some(n) => Ok(Some(n)),
                    None => prover.distance(&mut position, n - 1, Scope::Forcing),
                });
            if let Some(n) = shorter.map_err(too_much)? {
                return Err(format!("there is a win in {n}"));
            }
            Some(winning_moves(&mut prover, &mut position, n).map_err(too_much)?)
        }
        Goal::OnlyDefence(n) => defences(&mut prover, &mut position, n).map_err(too_much)?,
    };
    if first.as_ref() != Some(&listed) {
        let first = first.into_iter().flatten();
        let first: Vec<String> = first.map(|mv| position.write_move(mv)).collect();
        return Err(format!("its first moves should be {}", first.join(", ")));
    }
    let mut end = start.clone();
    for mv in puzzle.moves_of_line(start)? {
        end.play(mv).map_err(|illegal| illegal.to_string())?;
    }
    let count = matches!(
        end.outcome(),
        Some(Outcome::Won {
            how: Win::Flats | Win::Centre,
            ..
        })
    );
    let won = end.outcome().and_then(Outcome::winner) == Some(start.side_to_move());
    let full = puzzle.line.len() == 2 * usize::from(puzzle.goal.moves()) - 1;
    let ends_well = match puzzle.goal {
        Goal::WinIn(_) => won && !count && full,
        Goal::BestCount(_) => won && count && full,
        Goal::OnlyDefence(_) => full,
    };
    if !ends_well {
        return Err("its line doesn't reach the goal".to_owned());
    }
    if puzzle.line.first() != puzzle.first.first() {
        return Err("its line doesn't begin with its first move".to_owned());
    }
    Ok(())
}
