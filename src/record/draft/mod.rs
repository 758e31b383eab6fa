//! A position that is being set up, piece by piece. On the way it may be impossible; whether it is, the rules alone say.

mod reserve;

use super::formats::scene::Scene;
use crate::rules::{
    Color, Contradiction, Coord, Game, Impossible, Kind, Layout, Lying, Piece, ReadError, Setup,
    Slot,
};
use crate::words::Words;
use reserve::{close_ranks, count};
use std::collections::BTreeSet;

/// What lies on the table so far. Pieces in it can lie as they do; the rest is [`Draft::game`]'s to judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    setup: Setup,
    layout: Layout,
}

/// Around a hive a draft has spaces this far away, so that parts can be laid apart and joined later.
const AROUND_HIVE: i16 = 2;
/// Spaces around the middle of an empty table.
const AROUND_NOTHING: i16 = 3;

impl Draft {
    /// The board before the first move.
    pub fn new(setup: &Setup) -> Self {
        Self::of(&Game::new(setup))
    }

    /// The position of a game, ready to be changed.
    pub fn of(game: &Game) -> Self {
        let draft = Self {
            setup: game.setup(),
            layout: game.layout(),
        };
        draft.settled()
    }

    /// A position in the game's own text, or in that of another of the games if only that can be read.
    pub fn read(setup: &Setup, text: &str) -> Result<Self, ReadError> {
        let text = text.trim();
        let read = |setup: &Setup| Game::read_position(setup, text).map(|game| Self::of(&game));
        read(setup).or_else(|error| {
            let mut others = Setup::usual().into_iter();
            others.find_map(|other| read(&other).ok()).ok_or(error)
        })
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The game that begins from here, or why there is none.
    pub fn game(&self) -> Result<Game, Impossible> {
        Game::from_layout(&self.setup, &self.layout).map_err(|impossible| {
            // The number of plies is worked out where it can be; where nothing helps it isn't the reason to tell.
            let mut late = self.layout.clone();
            late.ply = self.plies_enough();
            Game::from_layout(&self.setup, &late)
                .err()
                .unwrap_or(impossible)
        })
    }

    /// The scene that shows this position.
    pub fn scene(&self, title: &str, words: &Words) -> Result<Scene, Impossible> {
        Ok(Scene::of_position(title, &self.game()?, words))
    }

    /// The spaces where something can be put. Hive has no board: there they are a wide ring around what lies.
    pub fn spaces(&self) -> Vec<Coord> {
        let blank = Game::new(&self.setup);
        if !self.setup.grows() {
            return blank.spaces();
        }
        let occupied: BTreeSet<Coord> = self.layout.lying.keys().map(|slot| slot.at).collect();
        let (mut spaces, rings) = if occupied.is_empty() {
            (BTreeSet::from([Coord::default()]), AROUND_NOTHING)
        } else {
            (occupied, AROUND_HIVE)
        };
        for _ in 0..rings {
            let around: Vec<Coord> = spaces
                .iter()
                .flat_map(|at| blank.lattice().neighbours(*at))
                .collect();
            spaces.extend(around);
        }
        spaces.into_iter().collect()
    }

    /// See [`Layout::stack`].
    pub fn stack(&self, at: Coord) -> Vec<Lying> {
        self.layout.stack(at)
    }

    /// See [`Layout::depth`].
    pub fn depth(&self, anchor: Slot) -> u8 {
        self.layout.depth(anchor)
    }

    /// See [`Layout::pile`].
    pub fn pile(&self, anchor: Slot) -> Vec<Lying> {
        self.layout.pile(anchor)
    }

    /// How a piece from the reserve would lie if it were put there.
    pub fn landing(
        &self,
        owner: Color,
        kind: Kind,
        at: Coord,
        turn: u8,
    ) -> Result<Lying, Impossible> {
        let piece = self.spare(owner, kind)?;
        let lying = self.resting(piece, at, turn)?;
        let mut after = self.layout.clone();
        after.lying.insert(lying.dots.anchor(), lying);
        Game::check_lying(&self.setup, &after)?;
        Ok(lying)
    }

    /// Puts a piece from the reserve on whatever is there.
    pub fn put(&mut self, owner: Color, kind: Kind, at: Coord, turn: u8) -> Result<(), Impossible> {
        let lying = self.landing(owner, kind, at, turn)?;
        let mut next = self.layout.clone();
        next.lying.insert(lying.dots.anchor(), lying);
        count(&mut next, lying.piece, -1);
        self.adopt(next);
        Ok(())
    }

    /// How a piece and what lies on it would lie if it were carried there. A piece on its own can be turned; a pile
    /// goes as it is.
    pub fn carried(&self, anchor: Slot, to: Coord, turn: u8) -> Result<Vec<Lying>, Impossible> {
        let pile = self.pile(anchor);
        let rest = Self {
            setup: self.setup.clone(),
            layout: without(&self.layout, &pile),
        };
        let [first, upper @ ..] = pile.as_slice() else {
            return Err(Impossible::new(Contradiction::NothingToTake, [anchor.at]));
        };
        let turn = if upper.is_empty() { turn } else { first.turn };
        let first = rest.resting(first.piece, to, turn)?;
        let landed = first.dots.anchor();
        let mut lying = vec![first];
        for upper in upper {
            let from = upper.dots.anchor();
            let level = (from.level - anchor.level).checked_add(landed.level);
            let slot = level.and_then(|level| {
                let x = from.at.x.checked_add(landed.at.x - anchor.at.x)?;
                let y = from.at.y.checked_add(landed.at.y - anchor.at.y)?;
                Some(Coord::new(x, y).at_level(level))
            });
            let slot = slot.ok_or_else(|| Impossible::new(Contradiction::TableEnds, [to]))?;
            lying.push(Lying::new(upper.piece, slot, upper.turn));
        }
        let mut after = rest.layout;
        after
            .lying
            .extend(lying.iter().map(|lying| (lying.dots.anchor(), *lying)));
        Game::check_lying(&self.setup, &after)?;
        Ok(lying)
    }

    /// Carries a piece with what lies on it to another place, or turns it where it is.
    pub fn carry(&mut self, anchor: Slot, to: Coord, turn: u8) -> Result<(), Impossible> {
        let lying = self.carried(anchor, to, turn)?;
        let mut next = without(&self.layout, &self.pile(anchor));
        next.lying
            .extend(lying.iter().map(|lying| (lying.dots.anchor(), *lying)));
        self.adopt(next);
        Ok(())
    }

    /// Puts a piece and what lies on it back into the reserves.
    pub fn remove(&mut self, anchor: Slot) {
        let pile = self.pile(anchor);
        let mut next = without(&self.layout, &pile);
        for lying in &pile {
            count(&mut next, lying.piece, 1);
        }
        for lying in pile.iter().rev() {
            close_ranks(&mut next, lying.piece);
        }
        self.adopt(next);
    }

    pub fn clear(&mut self) {
        *self = Self::new(&self.setup);
    }

    pub fn set_to_move(&mut self, side: Color) {
        let mut next = self.layout.clone();
        next.to_move = side;
        next.ply = ply(self.move_number(), side);
        self.adopt(next);
    }

    /// The number of the turn that is to be played, from 1, as both sides count it together.
    pub fn move_number(&self) -> u32 {
        self.layout.ply / 2 + 1
    }

    /// Says how far the game has come. A number that the pieces on the board contradict is refused.
    pub fn set_move_number(&mut self, number: u32) -> Result<(), Impossible> {
        let mut next = self.layout.clone();
        next.ply = ply(number.max(1), next.to_move);
        let refused = Game::from_layout(&self.setup, &next);
        if let (Err(reason), Ok(_)) = (refused, self.game()) {
            return Err(reason);
        }
        self.layout = next;
        Ok(())
    }

    /// A piece there, on the highest thing under it.
    fn resting(&self, piece: Piece, at: Coord, turn: u8) -> Result<Lying, Impossible> {
        let turn = turn % piece.kind.turns();
        let flat = Lying::new(piece, at.at_level(0), turn);
        let heights = flat
            .dots
            .slots()
            .iter()
            .map(|slot| self.layout.height(slot.at));
        let level = heights.max().unwrap_or(0);
        if level == u8::MAX {
            return Err(Impossible::new(Contradiction::TooHigh, [at]));
        }
        Ok(Lying::new(piece, at.at_level(level), turn))
    }

    /// Enough plies for everything on the board to have been placed.
    fn plies_enough(&self) -> u32 {
        let pieces = self.layout.lying.len() as u32;
        let at_least = self.layout.ply.max(2 * pieces + 2);
        at_least + u32::from(Color::to_move_at(at_least) != self.layout.to_move)
    }

    /// Takes over a changed layout.
    fn adopt(&mut self, mut next: Layout) {
        // The tile that was moved last is known only as long as nobody touches it.
        next.last_moved = self.layout.last_moved.filter(|slot| {
            next.lying.get(slot) == self.layout.lying.get(slot)
                && next.height(slot.at) == slot.level + 1
        });
        let old = std::mem::replace(&mut self.layout, next);
        if old.lying != self.layout.lying || old.ply != self.layout.ply {
            *self = self.clone().settled();
        }
    }

    /// The same with a number of plies that the rules accept, as near to the present one as they do; unchanged where
    /// they accept none.
    fn settled(mut self) -> Self {
        let given = self.layout.ply;
        let most = self.plies_enough();
        let fits = |draft: &Self| Game::from_layout(&draft.setup, &draft.layout).is_ok();
        for ply in (given..=most).chain(0..given) {
            if Color::to_move_at(ply) == self.layout.to_move {
                self.layout.ply = ply;
                if fits(&self) {
                    return self;
                }
            }
        }
        self.layout.ply = given;
        self
    }
}

const fn ply(move_number: u32, side: Color) -> u32 {
    (move_number - 1)
        .saturating_mul(2)
        .saturating_add(side.index() as u32)
}

fn without(layout: &Layout, pile: &[Lying]) -> Layout {
    let mut rest = layout.clone();
    for lying in pile {
        rest.lying.remove(&lying.dots.anchor());
    }
    rest
}

#[cfg(test)]
mod tests;
