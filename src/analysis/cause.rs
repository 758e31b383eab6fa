//! Why a move was a mistake, by what the rules know of the positions around it.

use super::evaluation::{Evaluation, Outlook};
use crate::rules::{Color, Game, Move, Win};

/// A fact that speaks against a move. "It" is whoever made the move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The other side now wins by force, with so many moves of its own.
    LetsWin { moves: u32 },
    /// It had a win by force with so many moves of its own, and has it no more.
    MissesWin { moves: u32 },
    /// The other side threatened to win in this way, and still does.
    LeavesThreat(Win),
    /// The other side can now win in this way with its next move.
    AllowsThreat(Win),
    /// Hive: its own queen has fewer free sides, so many by now.
    CrowdsOwnQueen { free: u8 },
    /// Tak, PÜNCT: the other side's shortest way lacks fewer spaces than before, so many.
    OpensWay { missing: u8 },
    /// Tak, PÜNCT: its own shortest way has become longer, and now lacks so many; `None` where none is left.
    ClosesOwnWay { missing: Option<u8> },
    /// Tak's flats, PÜNCT's centre: it counted more than the other side, and after the answer it doesn't.
    LosesLead,
}

/// What speaks against the move, the weightiest first.
pub(super) fn causes(before: &Game, mv: Move, was: &Evaluation, is: &Evaluation) -> Vec<Cause> {
    let (side, other) = (before.side_to_move(), !before.side_to_move());
    let mut after = before.clone();
    if after.play(mv).is_err() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let threat = |game: &Game| game.winning_threat(other).map(|threat| threat.how);
    match (threat(before), threat(&after)) {
        (Some(_), Some(how)) => found.push(Cause::LeavesThreat(how)),
        (None, Some(how)) => found.push(Cause::AllowsThreat(how)),
        (_, None) => {}
    }
    let won = |outlook, by_whom| match outlook {
        Outlook::Win { by, moves } if by == by_whom => Some(moves),
        _ => None,
    };
    if let (None, Some(moves)) = (won(was.outlook, other), won(is.outlook, other)) {
        found.push(Cause::LetsWin { moves });
    }
    if let (Some(moves), None) = (won(was.outlook, side), won(is.outlook, side)) {
        found.push(Cause::MissesWin { moves });
    }
    let free = |game: &Game| {
        let queen = &game.queens()[side.index()];
        queen.as_ref().map(|queen| queen.free.len() as u8)
    };
    if let (Some(had), Some(free)) = (free(before), free(&after))
        && free < had
        && free <= FEW_FREE_SIDES
    {
        found.push(Cause::CrowdsOwnQueen { free });
    }
    ways(before, &after, &mut found);
    lead(&after, is, side, &mut found);
    found
}

/// A queen with more free sides is in no danger.
const FEW_FREE_SIDES: u8 = 3;

/// The fewest spaces that a side lacks; `None` where no way is left, or the game knows no ways.
fn missing(game: &Game, side: Color) -> Option<u8> {
    let ways = &game.missing()[side.index()];
    ways.iter().copied().flatten().min()
}

fn ways(before: &Game, after: &Game, found: &mut Vec<Cause>) {
    let (side, other) = (before.side_to_move(), !before.side_to_move());
    let (had, has) = (missing(before, other), missing(after, other));
    if let Some(missing) = has
        && had.is_none_or(|had| missing < had)
    {
        found.push(Cause::OpensWay { missing });
    }
    if let Some(had) = missing(before, side) {
        let missing = missing(after, side);
        if missing.is_none_or(|missing| missing > had) {
            found.push(Cause::ClosesOwnWay { missing });
        }
    }
}

/// Before so few pieces are left to a side, the count says little.
const FEW_LEFT: usize = 6;

/// Whether the answer turns the count, near the end of the game.
fn lead(after: &Game, is: &Evaluation, side: Color, found: &mut Vec<Cause>) {
    let layout = after.layout();
    let left = |of: Color| {
        let own = layout.reserve.iter().filter(|((owner, _), _)| *owner == of);
        own.map(|(_, &count)| usize::from(count)).sum::<usize>()
    };
    let few_left = Color::BOTH.into_iter().any(|side| left(side) <= FEW_LEFT);
    if !few_left && after.placeable(side).len() > FEW_LEFT {
        return;
    }
    let leads = |game: &Game| {
        let score = game.score()?;
        Some(score[side.index()] > score[(!side).index()])
    };
    let mut answered = after.clone();
    let answer = is.lines.first().map(|info| info.line[0]);
    if answer.is_none_or(|answer| answered.play(answer).is_err()) {
        return;
    }
    if leads(after) == Some(true) && leads(&answered) == Some(false) {
        found.push(Cause::LosesLead);
    }
}
