//! What people see of a game and what they overlook: what is far from where something just happened, and what lies under a
//! stack.

use super::OpponentGame;
use crate::rules::{Coord, Played};

/// The eyes of somebody who looks at a position: what they notice follows from a seed, so that they notice the same when
/// they look again.
pub(super) struct Eyes<'a, P: OpponentGame> {
    position: &'a P,
    /// Where the last move went, and where this side's own one before it did.
    last: Option<Coord>,
    own_last: Option<Coord>,
    seed: u64,
}

impl<'a, P: OpponentGame> Eyes<'a, P> {
    pub(super) fn new(game: &'a Played<P>, seed: u64) -> Self {
        let mut back = game.moves().rev();
        Self {
            position: game.position(),
            last: back.next().and_then(P::lands_on),
            own_last: back.next().and_then(P::lands_on),
            seed: seed ^ game.position().key(),
        }
    }

    /// Whether a move is hard to see: it hangs on what lies under a stack, or is far from where the last one went.
    pub(super) fn is_hidden(&self, mv: P::Move) -> bool {
        let far = |to: Coord| self.last.is_some_and(|last| P::distance(last, to) > P::FAR);
        self.position.lies_deep(mv) || P::lands_on(mv).is_some_and(far)
    }

    /// Whether a move of the side to move is noticed by somebody who overlooks so many in a hundred.
    pub(super) fn notice(&self, mv: P::Move, overlooks: u8) -> bool {
        let overlooks = u32::from(overlooks) * if self.is_hidden(mv) { 2 } else { 1 };
        self.roll(1 + u64::from(self.position.pack(mv))) >= overlooks.min(98)
    }

    /// Whether something that ends the game at once is seen by somebody who doesn't see so many in a hundred.
    pub(super) fn see(&self, mv: P::Move, unseen: u8, what: u64) -> bool {
        let unseen = u32::from(unseen) * if self.is_hidden(mv) { 3 } else { 2 } / 2;
        self.roll(what << 40) >= unseen.min(95)
    }

    /// Whether a move takes the piece again that its side moved last: to and fro looks like nobody who tries.
    pub(super) fn goes_again(&self, mv: P::Move) -> bool {
        let from = self.position.leaves(mv);
        from.is_some() && from == self.own_last
    }

    /// A number below 100 for each thing in this position.
    pub(super) fn roll(&self, thing: u64) -> u32 {
        fastrand::Rng::with_seed(self.seed ^ thing.wrapping_mul(0x9E37_79B9_7F4A_7C15)).u32(..100)
    }
}
