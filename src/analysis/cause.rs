//! Why a move was a mistake, by what the rules know of the positions around it.

use super::evaluation::Outlook;
use crate::rules::{Color, Coord, Effect, Game, Move, Win};

/// A fact that speaks against a move. "It" is whoever made the move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The other side now wins by force, with so many moves of its own.
    LetsWin { moves: u32 },
    /// It had a win by force with so many moves of its own, and has it no more.
    MissesWin { moves: u32 },
    /// The other side threatened to win in this way, and still does.
    LeavesThreat(Win, Option<Way>),
    /// The other side can now win in this way with its next move.
    AllowsThreat(Win, Option<Way>),
    /// Hive: its own queen has fewer free sides, so many by now.
    CrowdsOwnQueen { free: u8 },
    /// Tak, PÜNCT: the other side's shortest way lacks fewer spaces than before, so many.
    OpensWay { missing: u8 },
    /// Tak, PÜNCT: its own shortest way has become longer, and now lacks so many; `None` where none is left.
    ClosesOwnWay { missing: Option<u8> },
    /// Tak's flats, PÜNCT's centre: it counted more than the other side, and after the answer it doesn't.
    LosesLead,
}

/// Where a road or a connection runs.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Tak: along this rank, 1 for the first.
    Rank(u8),
    /// Tak: along this file, 1 for a.
    File(u8),
    /// PÜNCT: between this pair of sides, by its place in [`Game::missing`].
    Pair(u8),
}

/// What speaks against the move, the weightiest first: by how it stood before it and stands after it, and by the answer.
pub fn causes(
    before: &Game,
    mv: Move,
    [was, is]: [Outlook; 2],
    answer: Option<Move>,
) -> Vec<Cause> {
    let (side, other) = (before.side_to_move(), !before.side_to_move());
    let mut after = before.clone();
    if after.play(mv).is_err() {
        return Vec::new();
    }
    let mut found = Vec::new();
    if let Some(threat) = after.winning_threat(other) {
        let (how, way) = (threat.how, way(&after, threat.mv));
        found.push(if before.winning_threat(other).is_some() {
            Cause::LeavesThreat(how, way)
        } else {
            Cause::AllowsThreat(how, way)
        });
    }
    let won = |outlook, by_whom| match outlook {
        Outlook::Win { by, moves } if by == by_whom => Some(moves),
        _ => None,
    };
    if let (None, Some(moves)) = (won(was, other), won(is, other)) {
        found.push(Cause::LetsWin { moves });
    }
    if let (Some(moves), None) = (won(was, side), won(is, side)) {
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
    lead(&after, answer, side, &mut found);
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
fn lead(after: &Game, answer: Option<Move>, side: Color, found: &mut Vec<Cause>) {
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
    if answer.is_none_or(|answer| answered.play(answer).is_err()) {
        return;
    }
    if leads(after) == Some(true) && leads(&answered) == Some(false) {
        found.push(Cause::LosesLead);
    }
}

/// Where the road or connection runs that a move finishes; nothing where it winds.
fn way(before: &Game, mv: Move) -> Option<Way> {
    let mut after = before.clone();
    after.play(mv).ok()?;
    let winner = after.outcome()?.winner()?;
    match after {
        Game::Tak(_) => {
            let road = after.winning_path();
            let along = |line: fn(&Coord) -> i16| {
                let first = line(road.first()?);
                road.iter().all(|at| line(at) == first).then_some(first)
            };
            let number = |line: i16| u8::try_from(line + 1).ok();
            let rank = along(|at| at.y).and_then(number).map(Way::Rank);
            rank.or_else(|| along(|at| at.x).and_then(number).map(Way::File))
        }
        Game::Punct(_) => {
            let ways = &after.missing()[winner.index()];
            let pair = ways.iter().position(|missing| *missing == Some(0))?;
            u8::try_from(pair).ok().map(Way::Pair)
        }
        Game::Hive(_) => None,
    }
}

/// The stack that hides what an answer brings into play: pieces that lay under others, such as the captives of a stack that is
/// spread, or the queen that is climbed upon. The space, where there is one.
pub fn hidden(after: &Game, answer: Move) -> Option<Coord> {
    let covered = after.covered();
    let effects = after.effects(answer);
    let carried = effects.iter().find_map(|effect| match effect {
        Effect::Carry { from, .. } if covered.contains(from) => Some(from.at),
        _ => None,
    });
    carried.or_else(|| {
        let queen = after.queens()[(!after.side_to_move()).index()].take()?;
        covered.contains(&queen.at).then_some(queen.at.at)
    })
}
