//! What a table needs to know of a game: where things lie, how a move is spelled in steps, what it changes.

use super::{
    Besieger, Bridge, Color, GameSetup, Group, Illegal, Impossible, Kind, Lattice, Layout, Pin,
    Position, Queen, Threat, Throw, Way,
};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::{Add, Mul, Neg, Sub};

/// A space of the board, on whatever [`Lattice`] the game has.
#[derive(
    Copy,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
)]
pub struct Coord {
    pub x: i16,
    pub y: i16,
}

impl Coord {
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    pub const fn at_level(self, level: u8) -> Slot {
        Slot { at: self, level }
    }
}

impl Add for Coord {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Coord {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Coord {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

impl Mul<i16> for Coord {
    type Output = Self;
    fn mul(self, times: i16) -> Self {
        Self::new(self.x * times, self.y * times)
    }
}

/// One level above a space: where one dot (a tile, a stone, a third of a PÜNCT piece) can be. Level 0 is the board.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Slot {
    pub at: Coord,
    pub level: u8,
}

/// The slots that one piece fills, its anchor first: the PÜNCT of a PÜNCT piece, the only slot of any other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Dots {
    One(Slot),
    Three([Slot; 3]),
}

impl Dots {
    /// The slot by which the piece is known.
    pub const fn anchor(&self) -> Slot {
        match self {
            Self::One(slot) => *slot,
            Self::Three(slots) => slots[0],
        }
    }

    pub fn slots(&self) -> &[Slot] {
        match self {
            Self::One(slot) => std::slice::from_ref(slot),
            Self::Three(slots) => slots,
        }
    }
}

/// A piece: whose, what, and which one of several alike where the game tells them apart (Hive's `wA1`, `wA2`; else 0).
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Piece {
    pub owner: Color,
    pub kind: Kind,
    pub number: u8,
}

/// A piece on the table: where, and how it is turned (in steps of the lattice, 0 where turning means nothing).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Lying {
    pub piece: Piece,
    pub dots: Dots,
    pub turn: u8,
}

impl Lying {
    /// A piece with its anchor in this slot, turned so.
    pub fn new(piece: Piece, anchor: Slot, turn: u8) -> Self {
        let dots = piece.kind.dots(anchor, turn);
        Self { piece, dots, turn }
    }

    /// Whether a dot of this piece is above a dot of the other.
    pub fn lies_on(&self, lower: &Self) -> bool {
        self.dots.slots().iter().any(|upper| {
            let under = lower.dots.slots().iter();
            under
                .into_iter()
                .any(|slot| slot.at == upper.at && slot.level < upper.level)
        })
    }
}

/// One choice of a person on the way to a move. Every legal move is spelled by one sequence of steps.
///
/// PÜNCT: `Choose` or `Take`, `Put`, `Turn` — Hive: `Choose` or `Take`, `Put` — Tak: `Choose`, `Put`, or
/// `Take` some, then a `Put` for each stone dropped, from the bottom of the hand. A forced pass is `Pass` alone.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Take a new piece from the reserve.
    Choose(Kind),
    /// Take what lies on top of a space: so many pieces from the top (always 1 but in Tak). A PÜNCT piece is
    /// taken by the space of its PÜNCT.
    Take {
        at: Coord,
        count: u8,
    },
    /// Put down the piece in hand, or one of those in hand.
    Put(Coord),
    /// Turn the piece that was just put to this many steps.
    Turn(u8),
    Pass,
}

/// One change that a move makes on the table. A move's effects happen in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece comes from the reserve.
    Enter { lying: Lying },
    /// A piece goes from the slot where its anchor lies to these dots.
    Carry {
        from: Slot,
        to: Dots,
        turn: u8,
        /// The spaces that its anchor passes, the first and the last included.
        route: Vec<Coord>,
    },
    /// A piece becomes another kind where it lies: a capstone flattens a standing stone.
    Become { at: Slot, kind: Kind },
}

/// What a table, a mirror of entities or an editor asks of a position.
///
/// The methods from [`Portray::movable`] on tell what the rules know of a position that is worth showing; each works out
/// only what it is asked for, and a game that has no such thing answers with nothing. A piece is named by its anchor slot
/// throughout.
pub trait Portray: Position {
    fn lattice(&self) -> Lattice {
        self.setup().lattice()
    }

    /// The board's spaces. Hive has no board: there it is the cells of the hive and those around it.
    fn spaces(&self) -> Vec<Coord>;

    /// How the game's notation names a space (Hive: axial, for want of a board).
    fn space_name(&self, at: Coord) -> String {
        self.setup().space_name(at)
    }

    fn layout(&self) -> Layout;

    /// Whether pieces can lie like this at all, whoever's turn it is and however it came about: on the board, on what
    /// carries them, and no more of them than the sets hold. [`Portray::from_layout`] asks for more.
    fn check_lying(setup: &Self::Setup, layout: &Layout) -> Result<(), Impossible>;

    /// The position that lies on the table like this; the exact inverse of [`Portray::layout`]. Refuses what can't
    /// be a position of the game.
    fn from_layout(setup: &Self::Setup, layout: &Layout) -> Result<Self, Impossible>;

    /// The steps that spell a legal move: distinct for distinct moves, and none a prefix of another's.
    fn steps(&self, mv: Self::Move) -> Vec<Step>;

    /// What a legal move changes on the table.
    fn effects(&self, mv: Self::Move) -> Vec<Effect>;

    /// Why no legal move begins with these steps. Asked only when none does.
    fn why_not(&self, steps: &[Step]) -> Illegal;

    /// Whether the opening's own rule holds for the next move, as in Tak's first turns.
    fn in_opening(&self) -> bool {
        false
    }

    /// Pieces of the side to move that some legal move takes from the board.
    fn movable(&self) -> Vec<Slot>;

    /// Pieces of either side that could not move if it were their side's turn, and why.
    fn stuck(&self) -> BTreeMap<Slot, Illegal>;

    /// Pieces with something on top of any of their dots (a bridge above counts).
    fn covered(&self) -> Vec<Slot>;

    /// Where a side may put a new piece at all, whatever its kind. Hive's placement spots, Tak's empty squares,
    /// PÜNCT's spaces of level 0 that a new piece may cover.
    fn placeable(&self, side: Color) -> Vec<Coord>;

    /// What won: the spaces of the road or the path from end to end, the surrounded queens with what surrounds them, or
    /// all that was counted for the winner.
    fn winning_path(&self) -> Vec<Coord>;

    /// Connected groups of what counts toward a road or a connection, largest first.
    fn groups(&self) -> Vec<Group> {
        Vec::new()
    }

    /// PÜNCT: dots that hang free over a gap.
    fn bridges(&self) -> Vec<Bridge> {
        Vec::new()
    }

    /// Hive: each queen on the board and the free cells around it.
    fn queens(&self) -> [Option<Queen>; 2] {
        [None, None]
    }

    /// A move with which this side would win at once, as if it were its turn; `None` promises nothing but that the
    /// game's usual goal is further away.
    fn winning_threat(&self, _side: Color) -> Option<Threat<Self::Move>> {
        None
    }

    /// Pieces that may not leave because of the others, though nothing lies on them: Hive's pinned tiles.
    fn pinned(&self) -> Vec<Slot> {
        Vec::new()
    }

    /// Pieces that may not leave because of others, and those others: Hive's pinned tiles with the neighbours that would
    /// come off the hive, PÜNCT's pieces that are seen but covered with what lies on them.
    fn pins(&self) -> Vec<Pin> {
        Vec::new()
    }

    /// Hive: the tiles that could come beside the other queen with one move of their side, whoever's turn it is.
    fn besiegers(&self) -> Vec<Besieger> {
        Vec::new()
    }

    /// Hive: what the side to move can throw, and with which tile.
    fn throws(&self) -> Vec<Throw> {
        Vec::new()
    }

    /// Hive: where the tile on top of a space gets only by being thrown.
    fn thrown_targets(&self, _at: Coord) -> Vec<Coord> {
        Vec::new()
    }

    /// The fewest spaces each side still lacks for each pair of opposite sides (Tak: north–south, east–west;
    /// PÜNCT: its three pairs). `None` where no way is left. An estimate: it counts spaces, not moves.
    fn missing(&self) -> [Vec<Option<u8>>; 2] {
        [Vec::new(), Vec::new()]
    }

    /// A way for each side, White first, that lacks as few spaces as [`Portray::missing`] says; `None` where no way is left.
    fn ways(&self) -> [Option<Way>; 2] {
        [None, None]
    }

    /// What each side would count if the game ended now: Tak's flats, PÜNCT's dots in the centre.
    fn score(&self) -> Option<[u8; 2]> {
        None
    }

    /// How many pieces each side has left, in a game that ends when one of them has placed its last.
    fn pieces_left(&self) -> Option<[u8; 2]> {
        None
    }

    /// Who would win if the game ended now and what [`Portray::score`] says were counted; `None` where nobody would.
    fn leader(&self) -> Option<Color> {
        let [white, black] = self.score()?;
        match white.cmp(&black) {
            Ordering::Greater => Some(Color::White),
            Ordering::Less => Some(Color::Black),
            Ordering::Equal => None,
        }
    }

    /// The spaces that [`Portray::score`] counts for each side.
    fn counted(&self) -> [Vec<Coord>; 2] {
        [Vec::new(), Vec::new()]
    }
}
