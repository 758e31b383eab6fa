//! Evaluation features of a Hive position: what can be counted of each side.

use crate::rules::Color;
use crate::rules::hive::cell::{Cell, FULL_RING, Ring, SLIDES, directions};
use crate::rules::hive::onehive::Bonds;
use crate::rules::hive::reach::Reach;
use crate::rules::hive::tile::{self, tiles};
use crate::rules::hive::{Bug, Hive, Tile, climb, moves};

/// Evaluation features of one side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Features {
    /// How many of the six cells around its queen are taken; `None` while she is in the hand.
    pub(crate) ring: Option<u8>,
    /// The tiles around its queen that are its own and could leave.
    pub(crate) could_clear: u8,
    /// Something of the other side lies on its queen.
    pub(crate) queen_beset: bool,
    /// Its queen could move if it were its turn.
    pub(crate) queen_free: bool,
    /// Its pillbug stands beside its queen with room to throw.
    pub(crate) guarded: bool,
    /// Its tiles that could get beside or onto the other queen with their next move.
    pub(crate) reachers: u8,
    /// Its tiles beside the other queen.
    pub(crate) attackers: u8,
    /// Its climbers on the board by their distance to the other queen: on her, beside her, two cells away, three.
    pub(crate) climbers: [u8; 4],
    /// Tiles that can leave their place, by bug.
    pub(crate) mobile: [u8; 8],
    /// Tiles that can't, by bug; those beside the other queen do their work where they are.
    pub(crate) pinned: [u8; 8],
    /// Tiles that something lies on.
    pub(crate) covered: u8,
    /// Cells where it could place a tile.
    pub(crate) spots: u8,
    /// Tiles in the hand, by bug.
    pub(crate) in_hand: [u8; 8],
}

impl Hive {
    /// The evaluation features of White and of Black.
    pub(crate) fn features(&self) -> [Features; 2] {
        let held = self.held();
        let mut reach = Reach::new();
        Color::BOTH.map(|side| self.side_features(side, held, &mut reach))
    }

    /// The tiles on the ground that hold the hive together.
    fn held(&self) -> u32 {
        let mut bonds = Bonds::new(&self.board);
        let uncovered = self.board.on_board() & !self.board.covered();
        tiles(uncovered)
            .filter(|&tile| self.board.level(tile) == 0 && bonds.hold(tile))
            .fold(0, |held, tile| held | tile.bit())
    }

    fn side_features(&self, side: Color, held: u32, reach: &mut Reach) -> Features {
        let board = &self.board;
        let own_queen = self.queen_cell(side);
        let other_queen = self.queen_cell(!side);
        let mut features = Features::default();
        for tile in tiles(self.in_hand(side)) {
            features.in_hand[tile.bug() as usize] += 1;
        }
        if board.on_board() & tile::side(side) != 0 {
            features.spots = moves::count_spots(board, side).min(255) as u8;
        }
        if let Some(queen) = own_queen {
            features.ring = Some(board.occupied_around(queen).count_ones() as u8);
            let top = board.top(queen).tile();
            features.queen_beset = top.is_some_and(|top| top.owner() != side);
            features.guarded = self.is_guarded(side, queen);
        }
        let goals = other_queen.map(|queen| Goals::new(self, queen));
        let free = board.free(side);
        features.covered = (board.on_board() & tile::side(side) & !free).count_ones() as u8;
        for tile in tiles(free) {
            let bug = tile.bug();
            let cell = board.cell(tile);
            let level = board.level(tile);
            let attacks = other_queen.is_some_and(|queen| cell.toward(queen) != 0);
            features.attackers += u8::from(attacks);
            if (bug == Bug::Beetle || level > 0)
                && let Some(queen) = other_queen
                && let Some(count) = features.climbers.get_mut(cell.distance(queen))
            {
                *count += 1;
            }
            // A tile on the ground without a way out is as good as pinned; climbers and jumpers always have one.
            let slides = matches!(bug, Bug::Queen | Bug::Ant | Bug::Spider | Bug::Pillbug);
            let way_out = level > 0 || !slides || SLIDES[board.occupied_around(cell) as usize] != 0;
            if held & tile.bit() != 0 || !way_out {
                if !attacks {
                    features.pinned[bug as usize] += 1;
                }
                continue;
            }
            features.mobile[bug as usize] += 1;
            features.queen_free |= bug == Bug::Queen;
            if level == 0
                && bug != Bug::Queen
                && own_queen.is_some_and(|queen| cell.toward(queen) != 0)
            {
                features.could_clear += 1;
            }
            if let Some(goals) = &goals
                && (!attacks || level > 0 || bug == Bug::Beetle)
                && goals.reached_by(self, tile, reach)
            {
                features.reachers += 1;
            }
        }
        features
    }

    /// Where a side's queen lies.
    pub(in crate::rules::hive) fn queen_cell(&self, side: Color) -> Option<Cell> {
        let queen = Tile::queen(side);
        self.board.has(queen).then(|| self.board.cell(queen))
    }

    fn is_guarded(&self, side: Color, queen: Cell) -> bool {
        let Some(pillbug) = Tile::new(side, Bug::Pillbug, 0) else {
            return false;
        };
        let board = &self.board;
        board.free(side) & pillbug.bit() != 0
            && board.cell(pillbug).toward(queen) != 0
            && board.occupied_around(board.cell(pillbug)) != FULL_RING
    }

    /// A number below 32 for a tile.
    pub(crate) fn tile_number(tile: Tile) -> usize {
        tile.index()
    }
}

/// The cells beside a queen that are still free.
struct Goals {
    queen: Cell,
    /// A tile that slides can get into one of them.
    open: bool,
}

impl Goals {
    fn new(hive: &Hive, queen: Cell) -> Self {
        let board = &hive.board;
        let free: Ring = !board.occupied_around(queen) & FULL_RING;
        Self {
            queen,
            open: directions(free)
                .any(|d| SLIDES[board.occupied_around(queen.step(d)) as usize] != 0),
        }
    }

    /// Whether a tile that may leave could get beside the queen or onto her. An ant is taken to get wherever there is a
    /// way in, without walking it.
    fn reached_by(&self, hive: &Hive, tile: Tile, reach: &mut Reach) -> bool {
        let board = &hive.board;
        let start = board.cell(tile);
        let level = board.level(tile);
        let walks = SLIDES[board.occupied_around(start) as usize] != 0;
        match tile.bug() {
            Bug::Queen | Bug::Pillbug => false,
            Bug::Ant => self.open && walks,
            Bug::Beetle => directions(climb::beetle(board, start, level))
                .map(|d| start.step(d))
                .any(|cell| cell == self.queen || cell.toward(self.queen) != 0),
            Bug::Mosquito
                if level == 0 && moves::bugs_around(board, start) & Bug::Ant.bit() != 0 =>
            {
                self.open && walks
            }
            Bug::Spider if !self.open => false,
            Bug::Grasshopper | Bug::Spider | Bug::Ladybug | Bug::Mosquito => {
                reach.begin(start);
                moves::own_reach(board, tile, reach);
                reach.cells().any(|cell| cell.toward(self.queen) != 0)
            }
        }
    }
}
