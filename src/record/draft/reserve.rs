//! The reserves of a draft: which piece comes next, and what goes back.

use super::Draft;
use crate::rules::{Color, Contradiction, Impossible, Kind, Layout, Piece};

impl Draft {
    /// The piece of this kind that would come from the reserve next: of tiles with numbers, the first.
    pub fn spare(&self, owner: Color, kind: Kind) -> Result<Piece, Impossible> {
        let none_left = || {
            let (side, kind) = (owner, kind.in_reserve());
            Impossible::new(Contradiction::NoneLeft { side, kind }, [])
        };
        let left = self.layout.reserve.get(&(owner, kind.in_reserve()));
        if left.is_none_or(|left| *left == 0) {
            return Err(none_left());
        }
        let alike = |number| Piece {
            owner,
            kind,
            number,
        };
        let lies = |piece| self.layout.lying.values().any(|lying| lying.piece == piece);
        let first = match kind.numbers() {
            Some(mut numbers) => numbers.find_map(|number| {
                let piece = alike(number);
                (!lies(piece)).then_some(piece)
            }),
            None => Some(alike(0)),
        };
        first.ok_or_else(none_left)
    }
}

/// Counts a piece into the reserve or out of it.
pub(super) fn count(layout: &mut Layout, piece: Piece, by: i8) {
    let waiting = (piece.owner, piece.kind.in_reserve());
    if let Some(left) = layout.reserve.get_mut(&waiting) {
        *left = left.saturating_add_signed(by);
    }
}

/// Alike tiles are numbered from the first without gaps: the last one gets the number of the one that went away.
pub(super) fn close_ranks(layout: &mut Layout, gone: Piece) {
    let alike = layout.lying.values_mut().filter(|lying| {
        lying.piece.owner == gone.owner
            && lying.piece.kind == gone.kind
            && lying.piece.number > gone.number
    });
    if let Some(last) = alike.max_by_key(|lying| lying.piece.number) {
        last.piece.number = gone.number;
    }
}
