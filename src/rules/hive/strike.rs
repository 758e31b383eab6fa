//! The move that surrounds the other queen, found without trying the others.

use super::cell::{FULL_RING, SLIDES};
use super::moves::Movement;
use super::reach::Reach;
use super::tile::tiles;
use super::{Bug, Hive, Move, Tile};
use crate::rules::{Color, Outcome, Position};

impl Hive {
    /// A move of this side that fills the last free cell beside the other queen and wins. If it is not its turn, what it
    /// could do next. Throwing the queen herself is [`Hive::queen_throw`]'s.
    pub(crate) fn strike(&self, side: Color) -> Option<Move> {
        let board = &self.board;
        let queen = self.queen_cell(!side)?;
        let free = !board.occupied_around(queen) & FULL_RING;
        if free.count_ones() != 1 {
            return None;
        }
        let goal = queen.step(free.trailing_zeros() as usize);
        let to = board.coord_of(goal)?;
        let wins = |mv: Move| {
            let mut after = self.clone();
            after.play_unchecked(mv);
            after.outcome().and_then(Outcome::winner) == Some(side)
        };
        let around = board.occupied_around(goal);
        // A new tile may go there if the queen lies under one's own beetle.
        if board.side_around(goal, !side) == 0 {
            let mut in_turn = self.clone();
            if side != self.side_to_move() {
                in_turn.play_unchecked(Move::Pass);
            }
            let mut placed = tiles(in_turn.choices()).map(|tile| Move::To { tile, to });
            if let Some(mv) = placed.find(|&mv| in_turn.is_legal(mv) && wins(mv)) {
                return Some(mv);
            }
        }
        if !self.may_move(side) {
            return None;
        }
        let mut movement = Movement::new(self, side);
        let mut reach = Reach::new();
        for tile in tiles(movement.candidates()) {
            let cell = board.cell(tile);
            // What comes from another cell of the ring leaves that one free.
            if board.level(tile) == 0 && cell.toward(queen) != 0 {
                continue;
            }
            let slides = matches!(tile.bug(), Bug::Ant | Bug::Spider);
            let shut = SLIDES[(around & !goal.toward(cell)) as usize] == 0;
            if slides && shut && !movement.may_be_thrown(tile) {
                continue;
            }
            movement.reach(tile, &mut reach);
            let mv = Move::To { tile, to };
            if reach.contains(goal) && wins(mv) {
                return Some(mv);
            }
        }
        None
    }

    /// A throw of the other queen herself by which this side wins.
    pub(crate) fn queen_throw(&self, side: Color) -> Option<Move> {
        if !self.setup.pillbug || !self.may_move(side) || !self.may_move(!side) {
            return None;
        }
        let tile = Tile::queen(!side);
        let mut movement = Movement::new(self, side);
        if !movement.may_be_thrown(tile) {
            return None;
        }
        let mut reach = Reach::new();
        movement.reach(tile, &mut reach);
        let landings = reach.cells().filter_map(|cell| self.board.coord_of(cell));
        let mut throws = landings.map(|to| Move::To { tile, to });
        throws.find(|&mv| {
            let mut after = self.clone();
            after.play_unchecked(mv);
            after.outcome().and_then(Outcome::winner) == Some(side)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Played;

    /// Without a pillbug the last cell can be filled in no other way, so what is found is all there is.
    #[test]
    fn with_a_pillbug_it_or_a_throw_of_the_queen_is_found_exactly_where_a_move_wins() {
        let setup = "hive:Base+MLP".parse().unwrap();
        let (mut strikes, mut throws) = (0, 0);
        for seed in 0..300 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut game = Played::<Hive>::new(&setup);
            while game.outcome().is_none() && game.position().ply() < 120 {
                let position = game.position();
                let side = position.side_to_move();
                let legal = game.legal_moves();
                let wins = |mv: &Move| {
                    let mut after = position.clone();
                    after.play_unchecked(*mv);
                    after.outcome().and_then(Outcome::winner) == Some(side)
                };
                let (strike, throw) = (position.strike(side), position.queen_throw(side));
                let found = strike.or(throw);
                assert_eq!(found.is_some(), legal.iter().any(wins), "{position:?}");
                for mv in strike.into_iter().chain(throw) {
                    assert!(legal.contains(&mv) && wins(&mv));
                }
                strikes += u32::from(strike.is_some());
                throws += u32::from(throw.is_some());
                game.play(legal[random.usize(..legal.len())]).unwrap();
            }
        }
        assert!(strikes > 20, "only {strikes} strikes, {throws} throws");
    }

    #[test]
    fn it_is_found_exactly_where_a_move_wins() {
        let setup = "hive:Base+ML".parse().unwrap();
        let mut found = 0;
        for seed in 0..300 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut game = Played::<Hive>::new(&setup);
            while game.outcome().is_none() && game.position().ply() < 120 {
                let position = game.position();
                let side = position.side_to_move();
                let legal = game.legal_moves();
                let wins = |mv: &Move| {
                    let mut after = position.clone();
                    after.play_unchecked(*mv);
                    after.outcome().and_then(Outcome::winner) == Some(side)
                };
                let strike = position.strike(side);
                assert_eq!(strike.is_some(), legal.iter().any(wins), "{position:?}");
                if let Some(mv) = strike {
                    assert!(legal.contains(&mv) && wins(&mv));
                    found += 1;
                }
                // The other side could do what it can if this one passed.
                let mut passed = position.clone();
                passed.play_unchecked(Move::Pass);
                assert_eq!(
                    position.strike(!side).is_some(),
                    passed.strike(!side).is_some(),
                    "{position:?}"
                );
                game.play(legal[random.usize(..legal.len())]).unwrap();
            }
        }
        assert!(found > 20, "only {found} positions to strike in");
    }
}
