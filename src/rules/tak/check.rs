//! Whether a move is legal, and if not, the rule it breaks: for whole moves and for moves spelled step by step.

use super::{Direction, Drops, Illegal, Move, Square, Stone, Tak};
use crate::rules::{Coord, Illegal as Refusal, Kind, Position, Step};

impl Tak {
    pub(super) fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        match mv {
            Move::Place { stone, at } => {
                self.check_choice(stone)?;
                self.check_empty(at.coord())?;
            }
            Move::Spread {
                from,
                direction,
                drops,
            } => {
                self.check_take(from.coord(), drops.count())?;
                self.check_way(from, direction, drops)?;
            }
        }
        Ok(())
    }

    /// Whether a piece can be placed this way at all.
    fn check_choice(&self, stone: Stone) -> Result<(), Illegal> {
        if self.in_opening() && stone != Stone::Flat {
            return Err(Illegal::Opening);
        }
        let owner = self.placed_owner();
        match stone {
            Stone::Flat | Stone::Standing if self.flats_left(owner) == 0 => {
                Err(Illegal::NoStoneLeft(owner))
            }
            Stone::Cap if self.caps_left(owner) == 0 => Err(Illegal::NoCapLeft(owner)),
            _ => Ok(()),
        }
    }

    fn check_empty(&self, at: Coord) -> Result<(), Illegal> {
        let square = self.on_board(at)?;
        if self.board.height(square) > 0 {
            return Err(Illegal::Taken { at: square });
        }
        Ok(())
    }

    /// Whether the side to move may take so many pieces there; not yet whether they can go anywhere.
    fn check_take(&self, at: Coord, count: u8) -> Result<Square, Illegal> {
        if self.in_opening() {
            return Err(Illegal::Opening);
        }
        let square = self.on_board(at)?;
        let (owner, _) = self
            .top(square)
            .ok_or(Illegal::NothingThere { at: square })?;
        let limit = self.setup.size();
        let height = self.board.height(square);
        if owner != self.side_to_move() {
            Err(Illegal::NotYours { at: square, owner })
        } else if count == 0 {
            Err(Illegal::TakesNothing)
        } else if count > limit {
            Err(Illegal::TooMany { limit })
        } else if count > height {
            Err(Illegal::StackTooLow { at: square, height })
        } else {
            Ok(square)
        }
    }

    fn check_way(&self, from: Square, direction: Direction, drops: Drops) -> Result<(), Illegal> {
        let mut at = from;
        let mut hand = drops.count();
        for drop in drops {
            at = self.check_drop(from, at, direction, hand)?;
            hand -= drop;
        }
        Ok(())
    }

    /// Whether some of the `hand` pieces in hand, taken from `from`, may go down on the square after `at`.
    fn check_drop(
        &self,
        from: Square,
        at: Square,
        direction: Direction,
        hand: u8,
    ) -> Result<Square, Illegal> {
        let next = at
            .step(direction)
            .filter(|next| self.board.squares & next.bit() != 0)
            .ok_or(Illegal::OffEdge { at })?;
        match self.top(next) {
            Some((_, Stone::Cap)) => Err(Illegal::CapBlocks { at: next }),
            Some((_, Stone::Standing)) if !self.is_cap(from) => {
                Err(Illegal::StandingBlocks { at: next })
            }
            Some((_, Stone::Standing)) if hand > 1 => Err(Illegal::FlattensAlone { at: next }),
            _ => Ok(next),
        }
    }

    /// Whether so many pieces from the top of a stack can go anywhere at all.
    pub(super) fn check_leaves(&self, from: Square, count: u8) -> Result<(), Illegal> {
        let mut by = Vec::new();
        let mut alone = None;
        for direction in Direction::ALL {
            match self.check_drop(from, from, direction, count) {
                Ok(_) => return Ok(()),
                Err(Illegal::StandingBlocks { at } | Illegal::CapBlocks { at }) => by.push(at),
                Err(reason @ Illegal::FlattensAlone { .. }) => alone = Some(reason),
                Err(_) => {}
            }
        }
        Err(alone.unwrap_or(Illegal::HemmedIn { at: from, by }))
    }

    /// Follows steps as far as they make sense; the error is the first that doesn't.
    pub(super) fn follow(&self, steps: &[Step]) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let Some((&first, rest)) = steps.split_first() else {
            return Ok(());
        };
        match first {
            Step::Choose(Kind::Tak(stone)) => {
                self.check_choice(stone)?;
                match rest {
                    [] => {}
                    [Step::Put(at)] => self.check_empty(*at)?,
                    [Step::Put(_), Step::Put(_), ..] => Err(Illegal::HandEmpty)?,
                    [Step::Put(_), other, ..] | [other, ..] => Err(out_of_place(*other))?,
                }
            }
            Step::Choose(_) => return Err(Refusal::OtherGame),
            Step::Take { at, count } => {
                let from = self.check_take(at, count)?;
                self.check_leaves(from, count)?;
                self.follow_drops(from, count, rest)?;
            }
            Step::Put(_) => Err(Illegal::NothingInHand)?,
            other => Err(out_of_place(other))?,
        }
        Ok(())
    }

    fn follow_drops(&self, from: Square, mut hand: u8, puts: &[Step]) -> Result<(), Illegal> {
        let mut at = from;
        let mut going = None;
        for &step in puts {
            let Step::Put(to) = step else {
                return Err(out_of_place(step));
            };
            if hand == 0 {
                return Err(Illegal::HandEmpty);
            }
            let direction = match going {
                Some(direction) => direction,
                None => Direction::between(from.coord(), to)
                    .ok_or(Illegal::NotBeside { from, at: to })?,
            };
            let next = at.coord() + direction.offset();
            if to == next {
                at = self.check_drop(from, at, direction, hand)?;
            } else if to != at.coord() {
                let ahead = (1..8).any(|far| next + direction.offset() * far == to);
                return Err(if ahead {
                    Illegal::SkipsSquare { at: next }
                } else {
                    Illegal::Bends { at: to }
                });
            }
            going = Some(direction);
            hand -= 1;
        }
        Ok(())
    }

    fn is_cap(&self, at: Square) -> bool {
        matches!(self.top(at), Some((_, Stone::Cap)))
    }

    fn on_board(&self, at: Coord) -> Result<Square, Illegal> {
        Square::at(at)
            .filter(|square| self.board.squares & square.bit() != 0)
            .ok_or(Illegal::OffBoard {
                at,
                size: self.setup.size(),
            })
    }
}

/// What to say of a step that no move of Tak has at its place.
fn out_of_place(step: Step) -> Illegal {
    match step {
        Step::Choose(_) | Step::Take { .. } => Illegal::HandFull,
        Step::Put(_) => Illegal::HandEmpty,
        Step::Turn(_) => Illegal::Turning,
        Step::Pass => Illegal::Pass,
    }
}
