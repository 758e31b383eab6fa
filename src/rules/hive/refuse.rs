//! Whether a move is legal, by the same reach that lists the moves; and if not, a reason that a person can see.

use super::cell::{Cell, beside, directions};
use super::climb::gate_shut;
use super::illegal::{Illegal, Placed};
use super::moves::{self, Movement};
use super::reach::Reach;
use super::throw::can_throw;
use super::tile::tiles;
use super::{Bug, Hive, Move, Tile, crawl, onehive, tile};
use crate::rules::{Color, Coord, Position};

impl Hive {
    /// Whether an unfinished game allows the move.
    pub(super) fn is_legal(&self, mv: Move) -> bool {
        let Move::To { tile, to } = mv else {
            let mut moves = Vec::new();
            self.legal_moves(&mut moves);
            return moves == [Move::Pass];
        };
        if self.board.has(tile) {
            let side = self.side_to_move();
            if !self.may_move(side) {
                return false;
            }
            let mut movement = Movement::new(self, side);
            let mut reach = Reach::new();
            if movement.candidates() & tile.bit() == 0 {
                return false;
            }
            movement.reach(tile, &mut reach);
            self.board
                .cell_at(to)
                .is_some_and(|cell| reach.contains(cell))
        } else {
            let mut found = false;
            if self.choices() & tile.bit() != 0 {
                self.for_each_spot(|spot| found |= spot == to);
            }
            found
        }
    }

    /// Why an unfinished game doesn't allow the move.
    pub(super) fn refusal(&self, mv: Move) -> Illegal {
        match mv {
            Move::Pass => Illegal::NoPass,
            Move::To { tile, .. } if self.in_game & tile.bit() == 0 => {
                Illegal::NotInGame(tile.bug())
            }
            Move::To { tile, to } if self.board.has(tile) => self.movement_refusal(tile, to),
            Move::To { tile, to } => self.placement_refusal(tile, to),
        }
    }

    fn placement_refusal(&self, tile: Tile, to: Coord) -> Illegal {
        let side = self.side_to_move();
        if tile.owner() != side {
            return Illegal::NotYours(tile);
        }
        if let Some(reason) = self.choice_refusal(tile.bug()) {
            return reason;
        }
        let next = tile::next_of_each_bug(self.in_hand(side));
        if let Some(next) = tiles(next).find(|next| next.bug() == tile.bug() && *next != tile) {
            return Illegal::OutOfOrder { tile, next };
        }
        if self.board.on_board() == 0 {
            return Illegal::OffCentre;
        }
        let Some(cell) = self.board.cell_at(to) else {
            return Illegal::Apart { to };
        };
        if !self.board.top(cell).is_empty() {
            return Illegal::Occupied { at: to };
        }
        let enemies = directions(self.board.side_around(cell, !side));
        Illegal::TouchesEnemy {
            enemies: enemies
                .filter_map(|d| self.board.coord_of(cell.step(d)))
                .collect(),
        }
    }

    /// Why no tile of this bug may be taken from the hand now, wherever it would go.
    pub(super) fn choice_refusal(&self, bug: Bug) -> Option<Illegal> {
        let side = self.side_to_move();
        let queen = Tile::queen(side);
        if !self.setup.has(bug) {
            return Some(Illegal::NotInGame(bug));
        }
        if !tiles(self.in_hand(side)).any(|tile| tile.bug() == bug) {
            return Some(Illegal::NoneLeft { side, bug });
        }
        if bug != Bug::Queen && !self.board.has(queen) && self.choices() == queen.bit() {
            return Some(Illegal::QueenNow);
        }
        (bug == Bug::Queen && self.choices() & queen.bit() == 0).then_some(Illegal::QueenTooEarly)
    }

    fn movement_refusal(&self, tile: Tile, to: Coord) -> Illegal {
        let side = self.side_to_move();
        if let Some(reason) = self.why_stuck(tile, side) {
            return reason;
        }
        let here = self.placed(tile);
        if here.at == to {
            return Illegal::SamePlace(here);
        }
        let mut movement = Movement::new(self, side);
        if tile.owner() != side || !movement.may_leave(tile) {
            // It can only be thrown, and not there.
            return match tiles(self.board.free(side)).find(|&by| self.throws(by, tile)) {
                Some(by) => Illegal::NotThrownThere {
                    by: self.placed(by),
                },
                None => Illegal::NotYours(tile),
            };
        }
        let Some(goal) = self.board.cell_at(to) else {
            return Illegal::Apart { to };
        };
        let start = self.board.cell(tile);
        if self.board.level(tile) == 0
            && self.board.occupied_around(goal) & !goal.toward(start) == 0
        {
            return Illegal::Apart { to };
        }
        self.wrong_way(tile, start, goal, to)
    }

    /// Why a tile that may leave can't get there the way its bug goes.
    fn wrong_way(&self, tile: Tile, start: Cell, goal: Cell, to: Coord) -> Illegal {
        let bug = tile.bug();
        let occupied = !self.board.top(goal).is_empty();
        match bug {
            Bug::Queen
            | Bug::Pillbug
            | Bug::Spider
            | Bug::Ant
            | Bug::Ladybug
            | Bug::Grasshopper
                if occupied =>
            {
                Illegal::CantClimb { bug, at: to }
            }
            Bug::Queen | Bug::Pillbug | Bug::Beetle => self.wrong_step(tile, start, goal, to),
            Bug::Spider => {
                let mut reach = Reach::new();
                reach.begin(start);
                crawl::ant(&self.board, start, &mut reach);
                if reach.contains(goal) {
                    Illegal::ThreeSteps
                } else {
                    self.closed(bug, start, goal, to)
                }
            }
            Bug::Ant => self.closed(bug, start, goal, to),
            Bug::Ladybug => Illegal::NotLadybugsWay,
            Bug::Grasshopper => self.wrong_jump(tile, to),
            Bug::Mosquito if self.board.level(tile) > 0 => self.wrong_step(tile, start, goal, to),
            Bug::Mosquito => Illegal::NotCopied {
                tile: self.placed(tile),
            },
        }
    }

    fn wrong_step(&self, tile: Tile, start: Cell, goal: Cell, to: Coord) -> Illegal {
        let Some(direction) = directions(start.toward(goal)).next() else {
            return Illegal::OneStep { bug: tile.bug() };
        };
        let level = self.board.level(tile);
        let posts = self.posts(start, direction);
        match posts {
            Some(between) if level == 0 && self.board.top(goal).is_empty() => {
                Illegal::Gate { between }
            }
            Some(between) if gate_shut(&self.board, start, direction, level, None) => {
                Illegal::HighGate { between }
            }
            _ => Illegal::LosesTouch { tile, to },
        }
    }

    /// The tiles on top of the two cells beside a step, if both are occupied.
    fn posts(&self, from: Cell, direction: usize) -> Option<[Placed; 2]> {
        let [left, right] = beside(direction).map(|side| self.board.top(from.step(side)).tile());
        Some([self.placed(left?), self.placed(right?)])
    }

    /// A slider can't get there: the gate that shuts it out, if there is one before the goal.
    fn closed(&self, bug: Bug, start: Cell, goal: Cell, to: Coord) -> Illegal {
        let mut reach = Reach::new();
        reach.begin(start);
        crawl::ant(&self.board, start, &mut reach);
        let before = std::iter::once(start).chain(reach.cells());
        let gate = before
            .filter_map(|cell| Some((cell, directions(cell.toward(goal)).next()?)))
            .filter(|&(cell, direction)| {
                beside(direction)
                    .into_iter()
                    .all(|side| cell.step(side) != start)
            })
            .find_map(|(cell, direction)| self.posts(cell, direction));
        gate.map_or(Illegal::NoWay { bug, to }, |between| Illegal::Gate {
            between,
        })
    }

    fn wrong_jump(&self, tile: Tile, to: Coord) -> Illegal {
        let from = self.board.coord(tile);
        let (dx, dy) = (
            i32::from(to.x) - i32::from(from.x),
            i32::from(to.y) - i32::from(from.y),
        );
        if dx != 0 && dy != 0 && dx != -dy {
            return Illegal::NotStraight;
        }
        let onward = |at: Coord| {
            Coord::new(
                at.x.wrapping_add(dx.signum() as i16),
                at.y.wrapping_add(dy.signum() as i16),
            )
        };
        let first = onward(from);
        if self.board.top(Cell::of(first)).is_empty() {
            return Illegal::NothingToJump { over: first };
        }
        // The goal lies beside the hive, so the way to it does too.
        let mut at = first;
        while at != to && !self.board.top(Cell::of(at)).is_empty() {
            at = onward(at);
        }
        Illegal::Gap { at }
    }

    /// Why a tile on the board could not move at all if it were this side's turn; `None` if it could.
    pub(super) fn why_stuck(&self, tile: Tile, side: Color) -> Option<Illegal> {
        if !self.may_move(side) {
            return Some(if tile.owner() == side {
                Illegal::QueenFirst
            } else {
                Illegal::NotYours(tile)
            });
        }
        let mut movement = Movement::new(self, side);
        if movement.candidates() & tile.bit() != 0 {
            let mut reach = Reach::new();
            movement.reach(tile, &mut reach);
            if reach.count() > 0 {
                return None;
            }
        }
        let here = self.placed(tile);
        let near_thrower = tiles(self.board.free(side)).any(|by| self.throws(by, tile));
        if tile.owner() != side && !near_thrower {
            return Some(Illegal::NotYours(tile));
        }
        if self.board.covered() & tile.bit() != 0 {
            let by = self.board.top(self.board.cell(tile)).tile().unwrap_or(tile);
            return Some(Illegal::Covered {
                tile,
                by: self.placed(by),
            });
        }
        if movement.stunned() == Some(tile) {
            return Some(Illegal::JustMoved(here));
        }
        if tile.owner() != side && self.board.level(tile) > 0 {
            return Some(Illegal::ThrownFromStack { at: here.at });
        }
        if self.board.level(tile) == 0
            && onehive::articulation_points(&self.board) & tile.bit() != 0
        {
            return Some(Illegal::Splits {
                tile: here,
                parts: self.parts_without(tile),
                throws: self.can_still_throw(tile, side),
            });
        }
        let copies_nothing = tile.bug() == Bug::Mosquito
            && self.board.level(tile) == 0
            && moves::bugs_around(&self.board, self.board.cell(tile)) & !Bug::Mosquito.bit() == 0;
        Some(if copies_nothing {
            Illegal::NothingToCopy
        } else {
            Illegal::Stuck {
                tile: here,
                throws: self.can_still_throw(tile, side),
            }
        })
    }

    /// Whether a tile that can't move may still throw some neighbour in this side's turn: it need not leave its place for that.
    fn can_still_throw(&self, by: Tile, side: Color) -> bool {
        let at = self.board.cell(by);
        let movement = Movement::new(self, side);
        by.owner() == side
            && movement
                .throwers()
                .any(|thrower| thrower.at == at && thrower.has_work())
    }

    /// Whether one tile could throw another by its skill and place alone.
    fn throws(&self, by: Tile, tile: Tile) -> bool {
        self.setup.pillbug
            && can_throw(&self.board, by)
            && self.board.cell(by).toward(self.board.cell(tile)) != 0
    }

    pub(super) fn placed(&self, tile: Tile) -> Placed {
        Placed {
            tile,
            at: self.board.coord(tile),
        }
    }

    /// What the hive falls into without this tile, which lies alone on its cell: the largest part first.
    pub(super) fn parts_without(&self, tile: Tile) -> Vec<Vec<Coord>> {
        let mut left = self.board.occupied();
        left.retain(|&at| at != self.board.coord(tile));
        let mut parts = Vec::new();
        while let Some(first) = left.pop() {
            let mut part = vec![first];
            let mut next = 0;
            while let Some(&at) = part.get(next) {
                next += 1;
                let cell = Cell::of(at);
                left.retain(|&other| {
                    let touches = cell.toward(Cell::of(other)) != 0;
                    if touches {
                        part.push(other);
                    }
                    !touches
                });
            }
            part.sort_unstable();
            parts.push(part);
        }
        parts.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        parts
    }
}
