//! The pieces on the board, level by level, and the sets of spaces that follow from them.

use super::bits::Bits;
use super::board::{BOARD, DELTAS, Space};
use super::shape::Shape;
use crate::rules::{Color, zobrist};

/// No piece: an empty space, or the bare board under a dot.
pub(super) const NOBODY: u8 = u8::MAX;

/// The level of a piece that is not on the board.
const RESERVE: u8 = u8::MAX;

/// Both players' pieces. Ids 0–17 are White's, 18–35 Black's, kind by kind.
const PIECES: usize = 36;

/// Heights run from 0, an empty space, to one level for each piece there is.
const HEIGHTS: usize = PIECES + 1;

const KEYS: u64 = 0x5055_4E43_5401;

const FIRST_ID: [u8; 6] = {
    let mut first = [0; 6];
    let mut shape = 1;
    while shape < 6 {
        first[shape] = first[shape - 1] + Shape::ALL[shape - 1].count();
        shape += 1;
    }
    first
};

const SHAPES: [Shape; PIECES] = {
    let mut shapes = [Shape::Triangle; PIECES];
    let mut id = 0;
    while id < PIECES {
        let mut shape = 5;
        while FIRST_ID[shape] as usize > id % 18 {
            shape -= 1;
        }
        shapes[id] = Shape::ALL[shape];
        id += 1;
    }
    shapes
};

/// A piece on the board, or in the reserve by its level.
#[derive(Copy, Clone, Debug)]
pub(super) struct Piece {
    /// The index of its PÜNCT's space.
    pub at: u8,
    pub turn: u8,
    pub level: u8,
    /// What lies under each dot: the piece whose dot is the next one down.
    pub under: [u8; 3],
}

/// A stack is a chain: the piece on top of a space, the one under its dot there, and so on down. Where the levels of two
/// neighbours in the chain are more than one apart, there is the gap of a bridge.
#[derive(Clone, Debug)]
pub(super) struct Stacks {
    pieces: [Piece; PIECES],
    /// The piece seen on each space.
    top: [u8; 256],
    /// The spaces of each height: 0 is empty, else one more than the level of the dot seen there.
    heights: [Bits; HEIGHTS],
    /// The greatest height there is.
    peak: u8,
    /// The spaces where each side's dots are seen.
    tops: [Bits; 2],
    reserve: [[u8; 6]; 2],
    placed: [u8; 2],
    key: u64,
}

impl Stacks {
    /// There can't be more levels than pieces.
    pub const LEVELS: u8 = PIECES as u8;

    pub fn empty() -> Self {
        let mut heights = [Bits::EMPTY; HEIGHTS];
        heights[0] = BOARD;
        let reserve = Shape::ALL.map(Shape::count);
        Self {
            pieces: [Piece {
                at: 0,
                turn: 0,
                level: RESERVE,
                under: [NOBODY; 3],
            }; PIECES],
            top: [NOBODY; 256],
            heights,
            peak: 0,
            tops: [Bits::EMPTY; 2],
            reserve: [reserve; 2],
            placed: [0; 2],
            key: 0,
        }
    }

    /// Takes away what a side has beside the board, as no game does.
    #[cfg(test)]
    pub fn empty_reserve(&mut self, side: Color) {
        self.reserve[side.index()] = [0; 6];
    }

    #[inline]
    pub const fn owner(id: u8) -> Color {
        if id < Shape::PIECES {
            Color::White
        } else {
            Color::Black
        }
    }

    #[inline]
    pub const fn shape(id: u8) -> Shape {
        SHAPES[id as usize]
    }

    #[inline]
    pub fn piece(&self, id: u8) -> &Piece {
        &self.pieces[id as usize]
    }

    #[inline]
    pub fn space(&self, id: u8) -> Space {
        Space::of_index(self.pieces[id as usize].at)
    }

    /// The indices of the piece's dots, its PÜNCT first.
    #[inline]
    pub fn cells(&self, id: u8) -> [u8; 3] {
        let piece = self.piece(id);
        cells(Self::shape(id), piece.at, piece.turn)
    }

    /// The piece seen on a space.
    #[inline]
    pub fn top(&self, index: u8) -> u8 {
        self.top[index as usize]
    }

    #[inline]
    pub fn height(&self, index: u8) -> u8 {
        self.height_of(self.top(index))
    }

    #[inline]
    fn height_of(&self, id: u8) -> u8 {
        if id == NOBODY {
            0
        } else {
            self.piece(id).level + 1
        }
    }

    #[inline]
    pub fn of_height(&self, height: u8) -> Bits {
        self.heights[height as usize]
    }

    #[inline]
    pub fn peak(&self) -> u8 {
        self.peak
    }

    #[inline]
    pub fn tops(&self, side: Color) -> Bits {
        self.tops[side.index()]
    }

    #[inline]
    pub fn reserve(&self, side: Color, shape: Shape) -> u8 {
        self.reserve[side.index()][shape.index()]
    }

    /// How many pieces of a side are on the board.
    #[inline]
    pub fn placed(&self, side: Color) -> u8 {
        self.placed[side.index()]
    }

    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    pub fn key_from_scratch(&self) -> u64 {
        Color::BOTH
            .into_iter()
            .flat_map(|side| self.on_board(side))
            .fold(0, |key, id| key ^ self.number(id))
    }

    /// The side's pieces on the board. Their order says nothing: alike pieces may have changed places.
    #[inline]
    pub fn on_board(&self, side: Color) -> impl Iterator<Item = u8> + '_ {
        let first = side.index() as u8 * Shape::PIECES;
        (first..first + Shape::PIECES).filter(|&id| self.piece(id).level != RESERVE)
    }

    /// No dot of it is covered.
    #[inline]
    pub fn is_free(&self, id: u8) -> bool {
        self.cells(id).into_iter().all(|cell| self.top(cell) == id)
    }

    /// The piece under the dot that a piece has on a space.
    pub fn below(&self, id: u8, index: u8) -> u8 {
        let dot = self.cells(id).iter().position(|&cell| cell == index);
        dot.map_or(NOBODY, |dot| self.piece(id).under[dot])
    }

    /// The pieces with a dot on a space, from the top down.
    pub fn downward(&self, index: u8) -> impl Iterator<Item = u8> + '_ {
        let first = self.top(index);
        std::iter::successors((first != NOBODY).then_some(first), move |&id| {
            let below = self.below(id, index);
            (below != NOBODY).then_some(below)
        })
    }

    /// The piece right above a piece's dot on a space.
    pub fn above(&self, id: u8, index: u8) -> Option<u8> {
        self.downward(index).take_while(|&upper| upper != id).last()
    }

    /// A piece of the reserve; `None` when it has run out.
    #[inline]
    pub fn spare(&self, side: Color, shape: Shape) -> Option<u8> {
        let first = side.index() as u8 * Shape::PIECES + FIRST_ID[shape.index()];
        (first..first + shape.count()).find(|&id| self.piece(id).level == RESERVE)
    }

    #[inline]
    fn number(&self, id: u8) -> u64 {
        let piece = self.piece(id);
        let kind = u64::from(Self::owner(id) as u8 * 6 + Self::shape(id) as u8);
        let place = u64::from(piece.level) << 16 | u64::from(piece.turn) << 8 | u64::from(piece.at);
        zobrist::number(KEYS, kind << 32 | place)
    }

    /// Takes a free piece off the board, into the hand.
    #[inline]
    pub fn lift(&mut self, id: u8) {
        self.key ^= self.number(id);
        let piece = self.pieces[id as usize];
        let side = Self::owner(id).index();
        for (cell, under) in self.cells(id).into_iter().zip(piece.under) {
            self.top[cell as usize] = under;
            self.heights[piece.level as usize + 1].remove(cell);
            self.tops[side].remove(cell);
            self.heights[self.height_of(under) as usize].insert(cell);
            if under != NOBODY {
                self.tops[Self::owner(under).index()].insert(cell);
            }
        }
        while self.peak > 0 && self.heights[self.peak as usize].is_empty() {
            self.peak -= 1;
        }
    }

    /// Puts a piece from the hand on the board.
    #[inline]
    pub fn put(&mut self, id: u8, at: u8, turn: u8, level: u8) {
        let side = Self::owner(id).index();
        let mut under = [NOBODY; 3];
        // The clamp matters only after an illegal move played unchecked, which may mean nothing but must not panic.
        let level = level.min(Self::LEVELS - 1);
        for (cell, under) in cells(Self::shape(id), at, turn).into_iter().zip(&mut under) {
            *under = self.top[cell as usize];
            self.heights[self.height_of(*under) as usize].remove(cell);
            if *under != NOBODY {
                self.tops[Self::owner(*under).index()].remove(cell);
            }
            self.top[cell as usize] = id;
            self.heights[level as usize + 1].insert(cell);
            self.tops[side].insert(cell);
        }
        self.pieces[id as usize] = Piece {
            at,
            turn,
            level,
            under,
        };
        self.peak = self.peak.max(level + 1);
        self.key ^= self.number(id);
    }

    /// Puts a new piece on the board.
    #[inline]
    pub fn enter(&mut self, id: u8, at: u8, turn: u8, level: u8) {
        let side = Self::owner(id).index();
        self.reserve[side][Self::shape(id).index()] -= 1;
        self.placed[side] += 1;
        self.put(id, at, turn, level);
    }

    /// Takes a free piece back into the reserve.
    #[inline]
    pub fn retire(&mut self, id: u8) {
        let side = Self::owner(id).index();
        self.reserve[side][Self::shape(id).index()] += 1;
        self.placed[side] -= 1;
        self.lift(id);
        self.pieces[id as usize].level = RESERVE;
    }

    /// The pieces on the board told apart by nothing but what can be seen, in a fixed order.
    pub fn seen(&self) -> Vec<(u8, u8, Color, Shape, u8)> {
        let mut seen: Vec<_> = Color::BOTH
            .into_iter()
            .flat_map(|side| self.on_board(side))
            .map(|id| {
                let piece = self.piece(id);
                let (owner, shape) = (Self::owner(id), Self::shape(id));
                (piece.level, piece.at, owner, shape, piece.turn)
            })
            .collect();
        seen.sort_unstable();
        seen
    }
}

#[inline]
fn cells(shape: Shape, at: u8, turn: u8) -> [u8; 3] {
    let [a, b] = DELTAS[shape.index()][turn as usize % 6];
    let at_index = Space::of_index(at);
    [at, at_index.ahead(a).index(), at_index.ahead(b).index()]
}
