//! Tak as it lies on the table, and its moves as a hand makes them.

use super::square::squares;
use super::tps::MAX_MOVE_NUMBER;
use super::{Move, Setup, Square, Stone, Tak};
use crate::rules::{
    Color, Contradiction, Coord, Dots, Effect, Group, Illegal, Impossible, Kind, Layout, Lying,
    Piece, Portray, Position, Slot, Step, Threat, Way, Win,
};
use std::collections::{BTreeMap, BTreeSet};

impl Portray for Tak {
    fn spaces(&self) -> Vec<Coord> {
        squares(self.board.squares).map(Square::coord).collect()
    }

    fn layout(&self) -> Layout {
        let mut lying = BTreeMap::new();
        for square in squares(self.board.occupied()) {
            for ((owner, stone), level) in self.stack(square).zip(0..) {
                let slot = square.coord().at_level(level);
                lying.insert(slot, lies(owner, stone, slot));
            }
        }
        Layout {
            lying,
            reserve: Color::BOTH
                .into_iter()
                .flat_map(|side| self.reserve_of(side))
                .collect(),
            to_move: self.side_to_move(),
            ply: self.ply,
            last_moved: None,
        }
    }

    fn check_lying(setup: &Setup, layout: &Layout) -> Result<(), Impossible> {
        Self::bare(*setup, 0).lay_all(layout)
    }

    fn from_layout(setup: &Setup, layout: &Layout) -> Result<Self, Impossible> {
        if layout.ply / 2 >= MAX_MOVE_NUMBER {
            return Err(Impossible::new(Contradiction::TooLong, []));
        }
        let mut position = Self::bare(*setup, layout.ply);
        if layout.to_move != position.side_to_move() {
            let (ply, side) = (layout.ply, position.side_to_move());
            return Err(Impossible::new(Contradiction::OthersTurn { ply, side }, []));
        }
        position.lay_all(layout)?;
        position.check_reserve(layout)?;
        check_opening(*setup, layout)?;
        Ok(position)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        match mv {
            Move::Place { stone, at } => {
                vec![Step::Choose(Kind::Tak(stone)), Step::Put(at.coord())]
            }
            Move::Spread { from, drops, .. } => {
                let take = Step::Take {
                    at: from.coord(),
                    count: drops.count(),
                };
                std::iter::once(take)
                    .chain(drop_squares(mv).into_iter().map(Step::Put))
                    .collect()
            }
        }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        match mv {
            Move::Place { stone, at } => {
                let levels = 0..1 + u8::from(self.doubles());
                let enters = |level| Effect::Enter {
                    lying: lies(self.placed_owner(), stone, at.coord().at_level(level)),
                };
                levels.map(enters).collect()
            }
            Move::Spread {
                from,
                direction,
                drops,
            } => {
                let mut effects = Vec::new();
                let start = from.coord();
                let first = self.board.height(from).saturating_sub(drops.count());
                let mut heights = BTreeMap::new();
                for (to, lifted) in drop_squares(mv).into_iter().zip(first..) {
                    let target = Square::at(to);
                    let height = heights
                        .entry(to)
                        .or_insert_with(|| target.map_or(0, |at| self.board.height(at)));
                    if let Some((_, Stone::Standing)) = target.and_then(|at| self.top(at)) {
                        effects.push(Effect::Become {
                            at: to.at_level(*height - 1),
                            kind: Kind::Tak(Stone::Flat),
                        });
                    }
                    let way = (to.x - start.x).abs() + (to.y - start.y).abs();
                    effects.push(Effect::Carry {
                        from: start.at_level(lifted),
                        to: Dots::One(to.at_level(*height)),
                        turn: 0,
                        route: (0..=way)
                            .map(|far| start + direction.offset() * far)
                            .collect(),
                    });
                    *height += 1;
                }
                effects
            }
        }
    }

    fn why_not(&self, steps: &[Step]) -> Illegal {
        self.follow(steps)
            .err()
            .unwrap_or_else(|| super::Illegal::NothingInHand.into())
    }

    fn in_opening(&self) -> bool {
        Self::in_opening(self)
    }

    fn winning_threat(&self, side: Color) -> Option<Threat<Move>> {
        let mv = self.road_in_one(side)?;
        let spaces = self.road_squares(side);
        Some(Threat {
            by: side,
            mv,
            how: Win::Road,
            spaces: spaces.into_iter().map(Square::coord).collect(),
        })
    }

    fn movable(&self) -> Vec<Slot> {
        self.movable_tops()
    }

    fn stuck(&self) -> BTreeMap<Slot, Illegal> {
        self.stuck_tops()
    }

    fn covered(&self) -> Vec<Slot> {
        self.covered_pieces()
    }

    fn placeable(&self, side: Color) -> Vec<Coord> {
        self.open_squares(side)
    }

    fn winning_path(&self) -> Vec<Coord> {
        self.winning_squares()
    }

    /// [`Group::touches`] has 1 for the north side (rank 5 on a 5×5 board), 2 for the east, 4 for the south, 8 for the
    /// west.
    fn groups(&self) -> Vec<Group> {
        self.road_groups()
    }

    /// North–south, then east–west; goes round standing stones and whatever the opponent has on top, as if they stayed
    /// there for good.
    fn missing(&self) -> [Vec<Option<u8>>; 2] {
        Color::BOTH.map(|side| self.missing_for_road(side))
    }

    fn ways(&self) -> [Option<Way>; 2] {
        Color::BOTH.map(|side| self.shortest_way(side))
    }

    fn score(&self) -> Option<[u8; 2]> {
        Some(self.flat_counts())
    }

    fn pieces_left(&self) -> Option<[u8; 2]> {
        Some(self.reserves.map(|reserve| reserve.flats + reserve.caps))
    }

    /// Komi counts, too.
    fn leader(&self) -> Option<Color> {
        let leads = |side: &Color| self.twice_lead(*side) > 0;
        Color::BOTH.into_iter().find(leads)
    }

    fn counted(&self) -> [Vec<Coord>; 2] {
        Color::BOTH.map(|side| self.counted_flats(side))
    }
}

impl Tak {
    /// What a side has beside the board; capstones only where its set has any.
    fn reserve_of(&self, side: Color) -> impl Iterator<Item = ((Color, Kind), u8)> + use<> {
        let flats = ((side, Kind::Tak(Stone::Flat)), self.flats_left(side));
        let caps = ((side, Kind::Tak(Stone::Cap)), self.caps_left(side));
        std::iter::once(flats).chain((self.setup.caps() > 0).then_some(caps))
    }

    fn lay_all(&mut self, layout: &Layout) -> Result<(), Impossible> {
        // In the order of slots a stack comes from the bottom up.
        let mut lying = layout.lying.iter();
        lying.try_for_each(|(slot, lying)| self.lay(*slot, lying))
    }

    /// Lays one piece of a layout; the pieces of a stack come from the bottom up.
    fn lay(&mut self, slot: Slot, lying: &Lying) -> Result<(), Impossible> {
        let refuse = |reason| Err(Impossible::new(reason, [slot.at]));
        let Some(square) =
            Square::at(slot.at).filter(|square| self.board.squares & square.bit() != 0)
        else {
            return refuse(Contradiction::OffBoard);
        };
        let Piece {
            owner,
            kind: Kind::Tak(stone),
            number: 0,
        } = lying.piece
        else {
            return refuse(Contradiction::Foreign);
        };
        if lying.dots != Dots::One(slot) || lying.turn != 0 {
            return refuse(Contradiction::Misshapen(lying.piece));
        }
        if slot.level != self.board.height(square) {
            return refuse(Contradiction::Floating(lying.piece));
        }
        if let Some((_, Stone::Standing | Stone::Cap)) = self.top(square) {
            let at = self.space_name(slot.at);
            return refuse(Contradiction::NotOnTop { at });
        }
        if !self.pile(owner, stone, square) {
            return refuse(self.too_many(owner, stone));
        }
        Ok(())
    }

    /// What to say when more lies on the board than a side's set holds.
    pub(super) fn too_many(&self, side: Color, stone: Stone) -> Contradiction {
        match stone {
            Stone::Flat | Stone::Standing => Contradiction::TooManyStones {
                side,
                count: self.setup.flats(),
            },
            Stone::Cap if self.setup.caps() == 0 => Contradiction::NotInGame(stone.into()),
            Stone::Cap => Contradiction::TooMany {
                side,
                kind: stone.into(),
                count: self.setup.caps(),
            },
        }
    }

    fn check_reserve(&self, layout: &Layout) -> Result<(), Impossible> {
        let expected: BTreeMap<_, _> = Color::BOTH
            .into_iter()
            .flat_map(|side| self.reserve_of(side))
            .collect();
        if layout.reserve != expected {
            return Err(Impossible::new(Contradiction::Reserves, []));
        }
        if layout.last_moved.is_some() {
            return Err(Impossible::new(Contradiction::LastMoved, []));
        }
        Ok(())
    }
}

/// Before the second ply nothing can have happened but the swap of the first stones.
fn check_opening(setup: Setup, layout: &Layout) -> Result<(), Impossible> {
    let flat = |lying: &Lying| lying.piece.kind == Kind::Tak(Stone::Flat);
    let lies = |lying: &Lying| lying.piece.owner == Color::Black && flat(lying);
    let (fits, otherwise) = match layout.ply {
        0 => (layout.lying.is_empty(), Contradiction::NotEmpty),
        1 if setup.double_stack() => {
            let squares: BTreeSet<Coord> = layout.lying.keys().map(|slot| slot.at).collect();
            let doubled = layout.lying.len() == 2 && squares.len() == 1;
            (
                doubled && layout.lying.values().all(lies),
                Contradiction::NotTwoFlats,
            )
        }
        1 => (
            layout.lying.len() == 1 && layout.lying.values().all(lies),
            Contradiction::NotOneFlat,
        ),
        _ => return Ok(()),
    };
    if fits {
        Ok(())
    } else {
        Err(Impossible::new(otherwise, []))
    }
}

fn lies(owner: Color, stone: Stone, slot: Slot) -> Lying {
    let piece = Piece {
        owner,
        kind: Kind::Tak(stone),
        number: 0,
    };
    Lying::new(piece, slot, 0)
}

/// Where each piece of the hand goes down, from the bottom of the hand.
fn drop_squares(mv: Move) -> Vec<Coord> {
    let Move::Spread {
        from,
        direction,
        drops,
    } = mv
    else {
        return Vec::new();
    };
    let mut squares = Vec::new();
    let mut at = from.coord();
    for drop in drops {
        at = at + direction.offset();
        squares.extend(std::iter::repeat_n(at, drop.into()));
    }
    squares
}
