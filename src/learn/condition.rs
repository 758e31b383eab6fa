//! What can be asked of a move and of the position after it.

use crate::record::formats::scene::space;
use crate::rules::{Color, Effect, Game, Kind, Move, Outcome};
use serde::{Deserialize, Serialize};

/// A move that was just played, with the position on either side of it.
#[derive(Copy, Clone, Debug)]
pub struct Moment<'a> {
    pub before: &'a Game,
    pub mv: Move,
    pub after: &'a Game,
    /// Whether the task's script has been played to its end.
    pub script_done: bool,
}

/// What kind of move it was, as a person would say it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// A piece came from the reserve.
    Place,
    /// A piece of the board went somewhere else.
    Shift,
    /// A piece was turned where it lies.
    Turn,
    /// A piece went onto others.
    Climb,
    /// A piece came down to a lower level.
    Descend,
    /// A stack left pieces on more than one square.
    Spread,
    /// A capstone laid a standing stone flat.
    Flatten,
    Pass,
}

/// Something that is true or false once a move was played. Spaces are named as scenes name them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    #[default]
    Always,
    /// On top of the space a piece of this side is seen.
    Seen(String, Color),
    /// On top of the space a piece of this kind is seen, named by the letter that chooses it.
    Kind(String, char),
    /// Nothing lies above the space.
    Empty(String),
    /// So many levels stand above the space, a bridge's included.
    Height(String, u8),
    /// A dot hangs over the space.
    Bridge(String),
    /// The piece seen on the space could not move if it were its side's turn.
    Stuck(String),
    /// Something lies on the piece that is lowest on the space, or a bridge hangs above it.
    Covered(String),
    /// The queen of this side has so many free cells around it.
    FreeSides(Color, u8),
    /// The move was of this kind.
    Act(Act),
    /// The move was just this one, in the game's notation.
    Move(String),
    /// The side has won.
    Won(Color),
    /// The game has ended without a winner.
    Drawn,
    /// The side could win with one move if it were its turn.
    Threatens(Color),
    /// The script has been played to its end.
    ScriptDone,
    /// The move placed or moved a piece of this kind, named by the letter that chooses it.
    With(char),
    /// The side lacks this many spaces or fewer to join two sides, the shortest way.
    Lacks(Color, u8),
    /// In what is counted at the end (dots in the centre, flat stones) the side is ahead by so many or more.
    Ahead(Color, u8),
    /// The side wins with its next move, whatever the other side answers.
    Unstoppable(Color),
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
}

impl Condition {
    /// Whether it holds; an error names a space or a move that means nothing on this table.
    pub fn holds(&self, moment: &Moment<'_>) -> Result<bool, String> {
        let Moment {
            before, mv, after, ..
        } = *moment;
        Ok(match self {
            Self::Always => true,
            Self::Seen(name, side) => {
                let top = after.layout().top(space(after, name)?);
                top.is_some_and(|lying| lying.piece.owner == *side)
            }
            Self::Kind(name, letter) => {
                let top = after.layout().top(space(after, name)?);
                let kind = kind(after, *letter)?;
                top.is_some_and(|lying| lying.piece.kind == kind)
            }
            Self::Empty(name) => after.layout().top(space(after, name)?).is_none(),
            Self::Height(name, height) => after.layout().height(space(after, name)?) == *height,
            Self::Bridge(name) => {
                let at = space(after, name)?;
                let bridges = after.bridges();
                bridges.iter().any(|bridge| bridge.hanging.at == at)
            }
            Self::Stuck(name) => {
                let top = after.layout().top(space(after, name)?);
                let stuck = after.stuck();
                top.is_some_and(|lying| stuck.contains_key(&lying.dots.anchor()))
            }
            Self::Covered(name) => {
                let stack = after.layout().stack(space(after, name)?);
                let covered = after.covered();
                let lowest = stack.first();
                lowest.is_some_and(|lying| covered.contains(&lying.dots.anchor()))
            }
            Self::FreeSides(side, count) => {
                let queen = &after.queens()[side.index()];
                queen
                    .as_ref()
                    .is_some_and(|queen| queen.free.len() == usize::from(*count))
            }
            Self::Act(act) => acts(before, mv).contains(act),
            Self::Move(text) => {
                let meant = before.read_move(text).map_err(|error| error.to_string())?;
                meant == mv
            }
            Self::Won(side) => after.outcome().and_then(Outcome::winner) == Some(*side),
            Self::Drawn => after
                .outcome()
                .is_some_and(|outcome| outcome.winner().is_none()),
            Self::Threatens(side) => could_win(after, *side),
            Self::ScriptDone => moment.script_done,
            Self::With(letter) => {
                let kind = kind(before, *letter)?;
                let table = before.layout().lying;
                before.effects(mv).iter().any(|effect| match effect {
                    Effect::Enter { lying } => lying.piece.kind == kind,
                    Effect::Carry { from, .. } => {
                        let moved = table.get(from);
                        moved.is_some_and(|lying| lying.piece.kind == kind)
                    }
                    Effect::Become { .. } => false,
                })
            }
            Self::Lacks(side, most) => {
                let [white, black] = after.missing();
                let ways = if *side == Color::White { white } else { black };
                ways.into_iter().flatten().any(|lacking| lacking <= *most)
            }
            Self::Ahead(side, margin) => after.score().is_some_and(|score| {
                let [own, other] = [*side, !*side].map(|side| score[side.index()]);
                own >= other.saturating_add(*margin)
            }),
            Self::Unstoppable(side) => always_wins(after, *side),
            Self::All(all) => {
                for condition in all {
                    if !condition.holds(moment)? {
                        return Ok(false);
                    }
                }
                true
            }
            Self::Any(any) => {
                for condition in any {
                    if condition.holds(moment)? {
                        return Ok(true);
                    }
                }
                false
            }
            Self::Not(condition) => !condition.holds(moment)?,
        })
    }
}

/// The kind that a letter chooses.
fn kind(game: &Game, letter: char) -> Result<Kind, String> {
    let kind = game.setup().kind_for_key(letter);
    kind.ok_or_else(|| format!("no piece is chosen by {letter}"))
}

/// Everything that a move was: a climb is a shift too.
fn acts(before: &Game, mv: Move) -> Vec<Act> {
    let effects = before.effects(mv);
    if effects.is_empty() {
        return vec![Act::Pass];
    }
    let mut acts = Vec::new();
    let mut landed = Vec::new();
    for effect in &effects {
        match effect {
            Effect::Enter { .. } => acts.push(Act::Place),
            Effect::Become { .. } => acts.push(Act::Flatten),
            Effect::Carry { from, to, .. } => {
                let to = to.anchor();
                if from.at == to.at {
                    acts.push(Act::Turn);
                } else {
                    acts.push(Act::Shift);
                    landed.push(to.at);
                }
                if to.level > from.level {
                    acts.push(Act::Climb);
                } else if to.level < from.level {
                    acts.push(Act::Descend);
                }
            }
        }
    }
    landed.sort_unstable();
    landed.dedup();
    if landed.len() > 1 {
        acts.push(Act::Spread);
    }
    acts
}

/// Whether the side would win with its next move: now if it is its turn, else as if the other side waited.
fn could_win(game: &Game, side: Color) -> bool {
    if game.outcome().is_some() {
        return false;
    }
    let mut game = if game.side_to_move() == side {
        game.clone()
    } else {
        let mut layout = game.layout();
        layout.to_move = side;
        layout.ply += 1;
        match Game::from_layout(&game.setup(), &layout) {
            Ok(game) => game,
            Err(_) => return false,
        }
    };
    let moves = game.legal_moves();
    moves.into_iter().any(|mv| {
        let played = game.play(mv).is_ok();
        let won = played && game.outcome().and_then(Outcome::winner) == Some(side);
        if played {
            game.undo();
        }
        won
    })
}

/// Whether the side would win with its next move after every answer of the other side, whose turn it is.
fn always_wins(game: &Game, side: Color) -> bool {
    if game.outcome().is_some() || game.side_to_move() == side {
        return false;
    }
    let mut game = game.clone();
    let answers = game.legal_moves();
    answers.into_iter().all(|answer| {
        let played = game.play(answer).is_ok();
        let wins = played && could_win(&game, side);
        if played {
            game.undo();
        }
        wins
    })
}
