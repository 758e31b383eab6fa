//! What a move was for, as data: facts of the position before it and after it, the weightiest first.

use super::{hive, punct, tak};
use crate::rules::{Color, Effect, Game, Layout, Move, Piece, Slot, Win};

/// Something that a move did. The other side is the one that answers it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// It takes away what the other side would have won with.
    Stops(Win),
    /// It would win with the next move.
    Threatens(Win),

    /// Tak: it lays a standing stone of the other side flat.
    FlattensWall,
    /// Tak: the other side's shortest road needs more squares than before; `None` where no road is left.
    BlocksRoad(Option<u8>),
    /// Tak: a stack that was the other side's is its own now.
    TakesStack,
    /// Tak: its own shortest road needs fewer squares than before.
    BuildsRoad(u8),

    /// Hive: a tile lies on the other queen.
    CoversQueen,
    /// Hive: it takes a free side of the other queen, who has so many left.
    CrowdsQueen(u8),
    /// Hive: a tile of the other side was thrown elsewhere.
    Throws(Piece),
    /// Hive: a tile lies on one of the other side, which could move before.
    Covers(Piece),
    /// Hive: a tile of the other side can't leave any more, because the hive would come apart.
    Pins(Piece),
    /// Hive: a tile of the other side can't move any more: there is no way out.
    ShutsIn(Piece),
    /// Hive: its own queen has more free sides than before.
    FreesQueen(u8),
    /// Hive: a tile of its own can move again.
    Frees(Piece),

    /// PÜNCT: it lies on the other side's connection, which lacks so many spaces more than before.
    Cuts(u8),
    /// PÜNCT: it lies on a piece of the other side that could move before.
    Blocks(Piece),
    /// PÜNCT: it stands in the way of the other side's connection.
    StandsInTheWay,
    /// PÜNCT: its own connection lacks fewer spaces than before.
    ComesNearer(u8),
    /// PÜNCT: more of its dots are seen in the centre than before, or fewer of the other side's.
    GainsCentre,
}

/// What a legal move was for, the weightiest first; nothing where no fact shows it, and nothing for a move that ends the game.
pub fn purposes(before: &Game, mv: Move) -> Vec<Purpose> {
    let mut after = before.clone();
    if after.play(mv).is_err() || after.outcome().is_some() {
        return Vec::new();
    }
    let change = Change {
        before,
        after: &after,
        effects: before.effects(mv),
        layouts: [before.layout(), after.layout()],
        side: before.side_to_move(),
    };
    let mut found = Vec::new();
    let threat = |game: &Game, side| game.winning_threat(side).map(|threat| threat.how);
    let (side, other) = (change.side, !change.side);
    if let (Some(how), None) = (threat(before, other), threat(&after, other)) {
        found.push(Purpose::Stops(how));
    }
    if let Some(how) = threat(&after, side) {
        found.push(Purpose::Threatens(how));
    }
    match before {
        Game::Tak(_) => tak::find(&change, &mut found),
        Game::Hive(_) => hive::find(&change, &mut found),
        Game::Punct(_) => punct::find(&change, &mut found),
    }
    found
}

/// A move with the position on either side of it.
pub(super) struct Change<'a> {
    pub(super) before: &'a Game,
    pub(super) after: &'a Game,
    pub(super) effects: Vec<Effect>,
    /// How the table looks before it and after it.
    pub(super) layouts: [Layout; 2],
    /// Whose move it is.
    pub(super) side: Color,
}

impl Change<'_> {
    /// The fewest spaces that a side lacks to join two sides, before the move and after it.
    pub(super) fn lacks(&self, side: Color) -> [Option<u8>; 2] {
        [self.before, self.after].map(|game| {
            let ways = &game.missing()[side.index()];
            ways.iter().copied().flatten().min()
        })
    }

    /// Where pieces came to lie.
    pub(super) fn landed(&self) -> impl Iterator<Item = Slot> {
        self.effects.iter().flat_map(|effect| {
            let dots = match effect {
                Effect::Enter { lying } => Some(lying.dots),
                Effect::Carry { to, .. } => Some(*to),
                Effect::Become { .. } => None,
            };
            let slots = dots.map_or_else(Vec::new, |dots| dots.slots().to_vec());
            slots.into_iter()
        })
    }

    /// The piece whose anchor lies in a slot before the move, if it is this side's.
    pub(super) fn piece_before(&self, anchor: Slot, owner: Color) -> Option<Piece> {
        let piece = self.layouts[0].lying.get(&anchor)?.piece;
        (piece.owner == owner).then_some(piece)
    }

    /// Whether the piece whose anchor lies in a slot came there by this move.
    pub(super) fn has_come(&self, anchor: Slot) -> bool {
        self.layouts[0].lying.get(&anchor) != self.layouts[1].lying.get(&anchor)
    }
}
