//! Whether one piece may lie in one place, and if not, why not. The generator in [`super::moves`] answers the same question for
//! the whole board at once and gives no reasons.

use super::board::{LINES, Space};
use super::illegal::Illegal;
use super::shape::{Middle, Shape};
use super::stacks::{NOBODY, Stacks};
use super::{Move, Punct};
use crate::rules::Color;

impl Punct {
    /// Checks a move of a game that goes on.
    pub(super) fn judge(&self, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Place { shape, at, turn } => self.judge_place(shape, at, turn),
            Move::Shift { from, to, turn } => {
                let id = self.judge_take(from, self.to_move)?;
                self.judge_shift(id, to, turn)
            }
            Move::Pass if self.has_move() => Err(Illegal::CannotPass),
            Move::Pass => Ok(()),
        }
    }

    fn judge_place(&self, shape: Shape, at: Space, turn: u8) -> Result<(), Illegal> {
        if self.stacks.reserve(self.to_move, shape) == 0 {
            return Err(Illegal::NoneLeft(shape));
        }
        if turn >= shape.turns() {
            return Err(Illegal::NoSuchTurn(shape));
        }
        // What is wrong with the PÜNCT's own space is wrong for every turn: say that first.
        self.judge_ground(at)?;
        let cells = at
            .footprint(shape, turn)
            .ok_or(Illegal::OverTheEdge { shape, at })?;
        cells
            .into_iter()
            .try_for_each(|cell| self.judge_ground(cell))
    }

    /// Whether a new piece of the side to move may have a dot here.
    fn judge_ground(&self, at: Space) -> Result<(), Illegal> {
        if let Some(bridge) = self.roof_of_empty(at, NOBODY) {
            return Err(Illegal::UnderBridge { empty: at, bridge });
        }
        if self.stacks.height(at.index()) > 0 {
            return Err(Illegal::Taken(at));
        }
        if at.is_central() && self.centre_barred(self.to_move) {
            return Err(if self.setup.standard {
                Illegal::Centre(at)
            } else {
                Illegal::FirstInCentre(at)
            });
        }
        Ok(())
    }

    /// The PÜNCT of the piece that spans a space with nothing on it; the piece in the hand apart.
    fn roof_of_empty(&self, at: Space, in_hand: u8) -> Option<Space> {
        let mut pieces = self.stacks.downward(at.index()).filter(|&id| id != in_hand);
        let lowest = pieces.by_ref().last()?;
        (self.stacks.piece(lowest).level > 0).then(|| self.stacks.space(lowest))
    }

    /// The piece that a side takes by its PÜNCT on a space.
    pub(super) fn judge_take(&self, from: Space, side: Color) -> Result<u8, Illegal> {
        let id = self.stacks.top(from.index());
        if id == NOBODY {
            return Err(Illegal::NothingThere(from));
        }
        let owner = Stacks::owner(id);
        if owner != side {
            // Perhaps one of the side's own pieces was meant, whose PÜNCT lies further down.
            let buried = self
                .stacks
                .downward(from.index())
                .find(|&id| Stacks::owner(id) == side && self.stacks.space(id) == from);
            return Err(match buried.and_then(|id| self.blocked(id)) {
                Some(reason) => reason,
                None => Illegal::NotYours { at: from, owner },
            });
        }
        let punct = self.stacks.space(id);
        if punct != from {
            return Err(Illegal::NotThePunct { at: from, punct });
        }
        self.blocked(id).map_or(Ok(id), Err)
    }

    /// What keeps a piece from being lifted: the first of its dots that is covered.
    pub(super) fn blocked(&self, id: u8) -> Option<Illegal> {
        let punct = self.stacks.space(id);
        let level = self.stacks.piece(id).level;
        self.stacks.cells(id).into_iter().find_map(|cell| {
            let upper = self.stacks.above(id, cell)?;
            let (dot, by) = (Space::of_index(cell), self.stacks.space(upper));
            let whose = Stacks::owner(upper);
            Some(if self.stacks.piece(upper).level > level + 1 {
                Illegal::Bridged {
                    punct,
                    dot,
                    by,
                    whose,
                }
            } else {
                Illegal::Covered {
                    punct,
                    dot,
                    by,
                    whose,
                }
            })
        })
    }

    /// Whether a free piece may go there.
    fn judge_shift(&self, id: u8, to: Space, turn: u8) -> Result<(), Illegal> {
        let (shape, from) = (Stacks::shape(id), self.stacks.space(id));
        if turn >= shape.turns() {
            return Err(Illegal::NoSuchTurn(shape));
        }
        if !LINES[from.index() as usize].has(to.index()) {
            return Err(Illegal::NotInLine { from, to });
        }
        if from == to && turn == self.stacks.piece(id).turn {
            return Err(Illegal::NothingChanges(from));
        }
        let owner = Stacks::owner(id);
        match self.judge_landing(shape, owner, to, turn, id) {
            Ok(_) => Ok(()),
            Err(reason) => Err(self.crept_under(shape, to, turn, id).unwrap_or(reason)),
        }
    }

    /// A landing that fails because a piece on the board can't reach under a bridge, where it would fit if the bridge were away.
    fn crept_under(&self, shape: Shape, to: Space, turn: u8, id: u8) -> Option<Illegal> {
        let mut under = None;
        for space in to.footprint(shape, turn)? {
            let bare = self.stacks.downward(space.index()).all(|upper| upper == id);
            let roof = self.roof_of_empty(space, id);
            match roof {
                Some(bridge) => {
                    under.get_or_insert(Illegal::UnderBridge {
                        empty: space,
                        bridge,
                    });
                }
                None if bare => {}
                None => return None,
            }
        }
        under
    }

    /// The level on which a piece comes to lie there, with another (usually itself) out of the way in the hand.
    pub(super) fn judge_landing(
        &self,
        shape: Shape,
        mover: Color,
        at: Space,
        turn: u8,
        in_hand: u8,
    ) -> Result<u8, Illegal> {
        let [punct, near, far] = at
            .footprint(shape, turn)
            .ok_or(Illegal::OverTheEdge { shape, at })?;
        let seen = |space: Space| {
            let top = self.stacks.top(space.index());
            if top == in_hand && top != NOBODY {
                self.stacks.below(top, space.index())
            } else {
                top
            }
        };
        let height = |space: Space| match seen(space) {
            NOBODY => 0,
            id => self.stacks.piece(id).level + 1,
        };
        let (ends, middle) = match shape.middle() {
            Middle::None => ([punct, near], far),
            Middle::Punct => ([near, far], punct),
            Middle::Near => ([punct, far], near),
        };
        let ground = height(ends[0]);
        // The PÜNCT's own space comes first: what is wrong there is wrong for every turn.
        let under_punct = seen(punct);
        if under_punct != NOBODY && Stacks::owner(under_punct) != mover {
            return Err(Illegal::OnOpponent { at: punct, mover });
        }
        if shape.middle() == Middle::None {
            if let Some(&odd) = [near, far].iter().find(|&&space| height(space) != ground) {
                return Err(Illegal::TriangleUneven { a: punct, b: odd });
            }
            return Ok(ground);
        }
        if height(ends[1]) != ground {
            return Err(Illegal::EndsDiffer {
                a: ends[0],
                b: ends[1],
            });
        }
        if height(middle) > ground {
            return Err(Illegal::MiddleTooHigh(middle));
        }
        if height(middle) < ground && middle == punct {
            if height(punct) == 0 {
                return Err(Illegal::OverNothing(punct));
            }
            if self.setup.strict_bridges {
                return Err(Illegal::HangingPunct(punct));
            }
        }
        Ok(ground)
    }
}
