//! Hive as a table sees it: the layout and back, the steps of a move and what it changes.

use super::board::shifted;
use super::illegal::Illegal;
use super::text::full_reserve;
use super::tile::{self, tiles};
use super::{Bug, Hive, Move, Setup, Tile, key};
use crate::rules::{
    Besieger, Color, Contradiction, Coord, Dots, Effect, Impossible, Kind, Layout, Lying, Pin,
    Portray, Position, Queen, Slot, Step, Threat, Throw, Win,
};
use std::collections::{BTreeMap, BTreeSet};

/// How far from the origin a layout may lie. A game that begins there can go on for thousands of turns before the numbers end.
const FARTHEST: i16 = 30_000;

impl Portray for Hive {
    fn spaces(&self) -> Vec<Coord> {
        let mut spaces: BTreeSet<Coord> = self.board.occupied().into_iter().collect();
        for at in self.board.occupied() {
            spaces.extend((0..6).map(|d| shifted(at, d)));
        }
        if spaces.is_empty() {
            spaces.insert(Coord::default());
        }
        spaces.into_iter().collect()
    }

    fn layout(&self) -> Layout {
        let mut reserve = full_reserve(self.setup);
        let mut lying = BTreeMap::new();
        for tile in tiles(self.board.on_board()) {
            let piece = tile.piece();
            let slot = self.slot(tile);
            if let Some(left) = reserve.get_mut(&(piece.owner, piece.kind)) {
                *left = left.saturating_sub(1);
            }
            lying.insert(
                slot,
                Lying {
                    piece,
                    dots: Dots::One(slot),
                    turn: 0,
                },
            );
        }
        Layout {
            lying,
            reserve,
            to_move: self.side_to_move(),
            ply: self.ply,
            last_moved: self.last_moved.map(|tile| self.slot(tile)),
        }
    }

    fn check_lying(setup: &Setup, layout: &Layout) -> Result<(), Impossible> {
        tiles_of(*setup, layout).map(drop)
    }

    fn from_layout(setup: &Setup, layout: &Layout) -> Result<Self, Impossible> {
        check_one_hive(layout)?;
        let mut hive = Self::new(setup);
        let mut reserve = full_reserve(*setup);
        for (tile, at) in tiles_of(*setup, layout)? {
            let piece = tile.piece();
            if let Some(left) = reserve.get_mut(&(piece.owner, piece.kind)) {
                *left = left.saturating_sub(1);
            }
            hive.board.put(tile, at);
        }
        if reserve != layout.reserve {
            return Err(Impossible::new(Contradiction::Reserves, []));
        }
        hive.ply = layout.ply;
        hive.sum = key::sum(&hive.board);
        hive.check_order(layout)?;
        if let Some(slot) = layout.last_moved {
            let last = layout
                .lying
                .get(&slot)
                .and_then(|lying| Tile::from_piece(lying.piece));
            let on_top = last.filter(|last| hive.board.covered() & last.bit() == 0);
            if on_top.is_none() {
                return Err(Impossible::new(Contradiction::LastMoved, [slot.at]));
            }
            hive.last_moved = last;
        }
        Ok(hive)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        match mv {
            Move::Pass => vec![Step::Pass],
            Move::To { tile, to } if self.board.has(tile) => {
                let at = self.board.coord(tile);
                vec![Step::Take { at, count: 1 }, Step::Put(to)]
            }
            Move::To { tile, to } => vec![Step::Choose(Kind::Hive(tile.bug())), Step::Put(to)],
        }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        let Move::To { tile, to } = mv else {
            return Vec::new();
        };
        let height = self
            .board
            .cell_at(to)
            .map_or(0, |cell| self.board.height(cell));
        let dots = Dots::One(to.at_level(height));
        if self.board.has(tile) {
            vec![Effect::Carry {
                from: self.slot(tile),
                to: dots,
                turn: 0,
                route: self.route(tile, to),
            }]
        } else {
            let lying = Lying {
                piece: tile.piece(),
                dots,
                turn: 0,
            };
            vec![Effect::Enter { lying }]
        }
    }

    fn why_not(&self, steps: &[Step]) -> crate::rules::Illegal {
        if self.outcome().is_some() {
            return crate::rules::Illegal::GameOver;
        }
        let side = self.side_to_move();
        let reason = match *steps {
            [Step::Pass, ..] => Illegal::NoPass,
            [Step::Choose(Kind::Hive(bug)), ref rest @ ..] => {
                if let Some(reason) = self.choice_refusal(bug) {
                    reason
                } else if let [Step::Put(to)] = *rest {
                    let next = tiles(tile::next_of_each_bug(self.in_hand(side)))
                        .find(|tile| tile.bug() == bug);
                    next.map_or(Illegal::NoneLeft { side, bug }, |tile| {
                        self.refusal(Move::To { tile, to })
                    })
                } else if rest.is_empty() {
                    Illegal::NoSpot
                } else {
                    Illegal::OutOfStep
                }
            }
            [Step::Choose(_), ..] => return crate::rules::Illegal::OtherGame,
            [Step::Take { at, .. }, ref rest @ ..] => {
                let top = self
                    .board
                    .cell_at(at)
                    .and_then(|cell| self.board.top(cell).tile());
                match (top, rest) {
                    (None, _) => Illegal::NothingThere { at },
                    (Some(tile), [Step::Put(to)]) => self.refusal(Move::To { tile, to: *to }),
                    (Some(tile), _) => self.why_stuck(tile, side).unwrap_or(Illegal::OutOfStep),
                }
            }
            [] | [Step::Put(_) | Step::Turn(_), ..] => Illegal::OutOfStep,
        };
        reason.into()
    }

    /// With a pillbug in the game, what the side to move can throw is movable too, whoever owns it.
    fn movable(&self) -> Vec<Slot> {
        self.movable_tiles()
    }

    fn stuck(&self) -> BTreeMap<Slot, crate::rules::Illegal> {
        self.stuck_tiles()
    }

    fn covered(&self) -> Vec<Slot> {
        self.slots(self.board.covered())
    }

    fn placeable(&self, side: Color) -> Vec<Coord> {
        self.placement_spots(side)
    }

    fn winning_path(&self) -> Vec<Coord> {
        self.surrounded_queens()
    }

    fn winning_threat(&self, side: Color) -> Option<Threat<Move>> {
        let mv = self.strike(side)?;
        let Move::To { to, .. } = mv else { return None };
        Some(Threat {
            by: side,
            mv,
            how: Win::Surround,
            spaces: vec![to],
        })
    }

    fn pinned(&self) -> Vec<Slot> {
        self.pinned_tiles()
    }

    fn pins(&self) -> Vec<Pin> {
        self.pins_with_causes()
    }

    fn besiegers(&self) -> Vec<Besieger> {
        let sides = Color::BOTH.into_iter();
        sides.flat_map(|side| self.besiegers_of(side)).collect()
    }

    fn throws(&self) -> Vec<Throw> {
        self.possible_throws()
    }

    fn thrown_targets(&self, at: Coord) -> Vec<Coord> {
        self.only_thrown(at)
    }

    fn queens(&self) -> [Option<Queen>; 2] {
        Color::BOTH.map(|side| self.queen_with_free_sides(side))
    }
}

/// Every tile of a layout, stacks from the bottom up, if each can lie where it does.
fn tiles_of(setup: Setup, layout: &Layout) -> Result<Vec<(Tile, Coord)>, Impossible> {
    let mut laid: Vec<(Tile, Coord)> = Vec::with_capacity(layout.lying.len());
    // In the order of slots a stack comes from the bottom up.
    for (&slot, lying) in &layout.lying {
        let tile = tile_of(setup, slot, lying)?;
        let Slot { at, level } = slot;
        let below = layout
            .lying
            .contains_key(&at.at_level(level.wrapping_sub(1)));
        if level > 0 && !below {
            let reason = Contradiction::Floating(tile.piece());
            return Err(Impossible::new(reason, [at]));
        }
        if level > 0 && !matches!(tile.bug(), Bug::Beetle | Bug::Mosquito) {
            let reason = Contradiction::NoClimber(tile.bug().into());
            return Err(Impossible::new(reason, [at]));
        }
        if laid.iter().any(|(other, _)| *other == tile) {
            let reason = Contradiction::Twice(tile.piece());
            return Err(Impossible::new(reason, [at]));
        }
        laid.push((tile, at));
    }
    Ok(laid)
}

/// The tile that a lying piece is.
fn tile_of(setup: Setup, slot: Slot, lying: &Lying) -> Result<Tile, Impossible> {
    let at = slot.at;
    let tile = Tile::from_piece(lying.piece)
        .ok_or_else(|| Impossible::new(Contradiction::Foreign, [at]))?;
    if !setup.has(tile.bug()) {
        let reason = Contradiction::NotInGame(tile.bug().into());
        return Err(Impossible::new(reason, [at]));
    }
    if lying.dots != Dots::One(slot) || lying.turn != 0 {
        let reason = Contradiction::Misshapen(tile.piece());
        return Err(Impossible::new(reason, [at]));
    }
    if at.x.unsigned_abs().max(at.y.unsigned_abs()) > FARTHEST as u16 {
        return Err(Impossible::new(Contradiction::TooFar, [at]));
    }
    Ok(tile)
}

impl Hive {
    /// Where a tile lies, if it isn't in the hand.
    pub(crate) fn place_of(&self, tile: Tile) -> Option<Slot> {
        self.board.has(tile).then(|| self.slot(tile))
    }

    pub(super) fn slot(&self, tile: Tile) -> Slot {
        self.board.coord(tile).at_level(self.board.level(tile))
    }

    /// The side to move and the number of plies must fit the tiles, and identical bugs come in order.
    fn check_order(&self, layout: &Layout) -> Result<(), Impossible> {
        if layout.to_move != self.side_to_move() {
            let (ply, side) = (layout.ply, self.side_to_move());
            return Err(Impossible::new(Contradiction::OthersTurn { ply, side }, []));
        }
        for side in Color::BOTH {
            let placed = (self.board.on_board() & tile::side(side)).count_ones();
            let turns = self.ply.saturating_add(u32::from(side == Color::White)) / 2;
            if placed > turns || (placed == 0 && turns > 0) {
                let reason = Contradiction::TooManyTiles {
                    side,
                    placed,
                    turns,
                };
                return Err(Impossible::new(reason, []));
            }
            let hand = self.in_hand(side);
            let skipped = tiles(self.board.on_board() & tile::side(side)).find_map(|later| {
                let first = Tile::new(side, later.bug(), later.nth().checked_sub(1)?)?;
                (hand & first.bit() != 0).then_some((first, later))
            });
            if let Some((first, later)) = skipped {
                let reason = Contradiction::OutOfOrder {
                    first: first.piece(),
                    later: later.piece(),
                };
                return Err(Impossible::new(reason, [self.board.coord(later)]));
            }
        }
        Ok(())
    }
}

/// Neighbours are found by their coordinates: before this is known, tiles far apart might share a cell of the storage.
fn check_one_hive(layout: &Layout) -> Result<(), Impossible> {
    let occupied: BTreeSet<Coord> = layout.lying.keys().map(|slot| slot.at).collect();
    let Some(&first) = occupied.first() else {
        return Ok(());
    };
    let mut joined = BTreeSet::from([first]);
    let mut waiting = vec![first];
    while let Some(at) = waiting.pop() {
        for neighbour in (0..6).map(|d| shifted(at, d)) {
            if occupied.contains(&neighbour) && joined.insert(neighbour) {
                waiting.push(neighbour);
            }
        }
    }
    let apart: Vec<Coord> = occupied.difference(&joined).copied().collect();
    if apart.is_empty() {
        Ok(())
    } else {
        Err(Impossible::new(Contradiction::InTwoParts, apart))
    }
}
