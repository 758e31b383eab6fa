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
    /// From where to where a piece would go so that everything of this side lies again as it lay before.
    ways_back: Vec<(Coord, Coord)>,
    seed: u64,
}

/// How many of its own moves somebody remembers.
const REMEMBERED: usize = 12;

impl<'a, P: OpponentGame> Eyes<'a, P> {
    pub(super) fn new(game: &'a Played<P>, seed: u64) -> Self {
        let mut back = game.moves().rev();
        Self {
            position: game.position(),
            last: back.next().and_then(P::lands_on),
            own_last: back.next().and_then(P::lands_on),
            ways_back: ways_back(game),
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

    /// Whether a move takes the piece again that its side moved last, or brings all of its pieces to where they were: to and
    /// fro looks like nobody who tries.
    pub(super) fn goes_again(&self, mv: P::Move) -> bool {
        let Some(from) = self.position.leaves(mv) else {
            return false;
        };
        let back = |to| self.ways_back.contains(&(from, to));
        Some(from) == self.own_last || P::lands_on(mv).is_some_and(back)
    }

    /// A number below 100 for each thing in this position.
    pub(super) fn roll(&self, thing: u64) -> u32 {
        fastrand::Rng::with_seed(self.seed ^ thing.wrapping_mul(0x9E37_79B9_7F4A_7C15)).u32(..100)
    }
}

/// What would bring back, in one move, an order of this side's pieces that was on the table since it last placed one.
fn ways_back<P: OpponentGame>(game: &Played<P>) -> Vec<(Coord, Coord)> {
    let mut earlier = game.clone();
    // Where pieces lie now, and where they lay then.
    let mut away: Vec<(Coord, Coord)> = Vec::new();
    let mut ways = Vec::new();
    for _ in 0..REMEMBERED {
        let Some(mv) = earlier.undo().and_then(|_| earlier.undo()) else {
            break;
        };
        let Some(to) = P::lands_on(mv) else {
            continue;
        };
        let Some(from) = earlier.position().leaves(mv) else {
            break;
        };
        match away.iter_mut().find(|(_, then)| *then == to) {
            Some((_, then)) => *then = from,
            None => away.push((to, from)),
        }
        away.retain(|(now, then)| now != then);
        if let [way] = away[..] {
            ways.push(way);
        }
    }
    ways
}
