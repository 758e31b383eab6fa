//! Roads that one move would finish, found exactly and without trying the moves.

use super::board::Board;
use super::moves::{self, Drops, Move};
use super::roads::{Reach, Sides, has_road};
use super::square::squares;
use super::{Direction, Square, Stone, Tak};
use crate::rules::{Color, Position};

impl Tak {
    /// A move that would finish this side's road if it were to move now.
    pub fn road_in_one(&self, side: Color) -> Option<Move> {
        if self.in_opening() {
            return None;
        }
        let reach = self.reach(side);
        let wanted = self.joins(side, reach);
        let reserve = self.reserves[side.index()];
        let by_hand = wanted & self.board.empty();
        if by_hand != 0 && !reserve.is_empty() {
            let stone = if reserve.flats > 0 {
                Stone::Flat
            } else {
                Stone::Cap
            };
            let at = Square::lowest(by_hand);
            return Some(Move::Place { stone, at });
        }
        self.step_onto(side, wanted)
            .or_else(|| self.road_by_spread(side, reach))
    }

    /// What the moves that would finish this side's road now would add to it. A move that takes more than another such
    /// move takes is left out.
    pub(super) fn road_squares(&self, side: Color) -> Vec<Square> {
        let board = &self.board;
        let size = self.setup.size();
        let road = board.road(side);
        let mut added: Vec<u64> = Vec::new();
        if !self.reserves[side.index()].is_empty() {
            let by_hand = squares(self.wanted(side) & board.empty());
            added.extend(by_hand.map(Square::bit));
        }
        moves::spreads(board, side, size, |mv| {
            if let Move::Spread {
                from,
                direction,
                drops,
            } = mv
            {
                let after = road_after(board, side, from, direction, drops);
                if has_road(after, size) {
                    added.push(after & !road);
                }
            }
        });
        let takes_more = |&set: &u64| added.iter().any(|&less| less != set && less & !set == 0);
        let needed = added.iter().filter(|set| !takes_more(set));
        squares(needed.fold(0, |all, set| all | set)).collect()
    }

    /// A stone of this side that would end the game with more flats for it if it were to move now.
    pub(crate) fn flats_in_one(&self, side: Color) -> Option<Move> {
        let reserve = self.reserves[side.index()];
        let empty = self.board.empty();
        let wins = self.places_last(side)
            && reserve.flats > 0
            && self.twice_lead(side) + 2 > 0
            && !self.in_opening();
        wins.then(|| Move::Place {
            stone: Stone::Flat,
            at: Square::lowest(empty),
        })
    }

    /// Whether any piece that this side places now ends the game.
    fn places_last(&self, side: Color) -> bool {
        let reserve = self.reserves[side.index()];
        reserve.flats + reserve.caps == 1 || self.board.empty().is_power_of_two()
    }

    /// Twice the flats that a side has more than the other, komi counted.
    pub(crate) fn twice_lead(&self, side: Color) -> i32 {
        let [white, black] = self.flat_counts().map(i32::from);
        let lead = 2 * (white - black) - i32::from(self.setup.half_komi());
        if side == Color::White { lead } else { -lead }
    }

    /// Tells moves of the side to move that may stop the other's road in one from those that surely don't.
    pub(crate) fn stops_road(&self) -> impl Fn(Move) -> bool + use<> {
        let side = self.side_to_move();
        let by_hand = if self.reserves[(!side).index()].is_empty() {
            0
        } else {
            self.wanted(!side) & self.board.empty()
        };
        let road = self.board.road(!side);
        let ends = self.places_last(side);
        move |mv| match mv {
            // A piece leaves the other's road and every other square it wants as they are, unless the game ends with it.
            Move::Place { at, .. } => ends || by_hand & !at.bit() == 0,
            Move::Spread {
                from,
                direction,
                drops,
            } => {
                let way = direction.ray(from.bit(), drops.squares());
                by_hand == 0 || way & (road | by_hand) != 0
            }
        }
    }

    /// The squares any one of which would give this side a road if it had a flat there.
    pub(crate) fn wanted(&self, side: Color) -> u64 {
        self.joins(side, self.reach(side))
    }

    #[inline]
    fn reach(&self, side: Color) -> Reach {
        Sides::of(self.setup.size()).within_reach(self.board.road(side))
    }

    #[inline]
    fn joins(&self, side: Color, reach: Reach) -> u64 {
        reach.joining() & !self.board.road(side) & self.board.squares
    }

    /// A single piece, standing alone, that steps to where a road wants it.
    fn step_onto(&self, side: Color, wanted: u64) -> Option<Move> {
        let board = &self.board;
        let road = board.road(side);
        let lone = road & !board.tall;
        let size = self.setup.size();
        for direction in Direction::ALL {
            let mut targets = direction.shift(lone) & wanted & board.open();
            targets |= direction.shift(lone & board.caps) & wanted & board.standing;
            for at in squares(targets) {
                let from = direction.opposite().shift(at.bit());
                if has_road(road & !from | at.bit(), size) {
                    return Some(Move::Spread {
                        from: Square::lowest(from),
                        direction,
                        drops: Drops::ONE,
                    });
                }
            }
        }
        None
    }

    fn road_by_spread(&self, side: Color, reached: Reach) -> Option<Move> {
        let board = &self.board;
        let size = self.setup.size();
        for from in squares(board.tops[side.index()] & board.tall) {
            let hand = board.height(from).min(size);
            let crushing = board.caps & from.bit() != 0;
            for direction in Direction::ALL {
                let (way, standing) = moves::way(board, from.bit(), direction, hand);
                let crushes = crushing && standing;
                let reach = way + u8::from(crushes);
                // Nothing is won there even if every square on the way became a part of the road.
                let touched = from.bit() | direction.ray(from.bit(), reach);
                if reach == 0 || !reached.is_joined_by(touched) {
                    continue;
                }
                let finishes = |drops: &Drops| {
                    let squares = drops.squares();
                    let legal = squares <= way || crushes && squares == reach && drops.ends_alone();
                    legal && has_road(road_after(board, side, from, direction, *drops), size)
                };
                if let Some(drops) = Drops::all(hand).find(finishes) {
                    return Some(Move::Spread {
                        from,
                        direction,
                        drops,
                    });
                }
            }
        }
        None
    }
}

/// The squares of a side's road pieces after a spread of one of its stacks.
fn road_after(board: &Board, side: Color, from: Square, direction: Direction, drops: Drops) -> u64 {
    let colors = board.colors(from) ^ if side == Color::White { u64::MAX } else { 0 };
    let count = drops.count();
    let mut road = board.road(side) & !from.bit();
    if board.height(from) > count && colors >> count & 1 != 0 {
        road |= from.bit();
    }
    let (mut at, mut left) = (from.bit(), count);
    for drop in drops {
        at = direction.shift(at);
        left -= drop;
        road &= !at;
        // The lowest bits are the top of the hand; what is on top of this drop lies above those still in hand.
        if colors >> left & 1 != 0 && (left > 0 || board.standing & from.bit() == 0) {
            road |= at;
        }
    }
    road
}
