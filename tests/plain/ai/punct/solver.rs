//! Proofs by trying everything, with nothing of the engine in them but the rules.

use strata::rules::punct::{Move, Punct, connection::lacking};
use strata::rules::{Color, Notate, Outcome, Position};

/// The dots that a move brings.
const DOTS: u8 = 3;

/// Tries everything, first what worked before: nearly always it works again.
#[derive(Default)]
pub struct Solver {
    wins: Vec<Move>,
    defences: Vec<Move>,
}

pub fn legal_moves(position: &Punct) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

fn after(position: &Punct, mv: Move) -> Punct {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

fn winner(position: &Punct) -> Option<Color> {
    position.outcome().and_then(Outcome::winner)
}

/// Dots aside, only the last piece wins, by the centre.
fn is_out_of_reach(position: &Punct, side: Color, moves: u8) -> bool {
    position.placed(side) + moves < 18
        && (0..3).all(|pair| lacking(position.tops(side), pair) > DOTS * moves)
}

impl Solver {
    /// A move that wins at once.
    pub fn win_in_one(&mut self, position: &Punct) -> Option<Move> {
        let side = position.side_to_move();
        if position.outcome().is_some() || is_out_of_reach(position, side, 1) {
            return None;
        }
        let wins = |mv| winner(&after(position, mv)) == Some(side);
        let again = |&mv: &Move| position.check(mv).is_ok() && wins(mv);
        let found = match self.wins.iter().position(again) {
            Some(index) => self.wins.remove(index),
            None => legal_moves(position).into_iter().find(|&mv| wins(mv))?,
        };
        // What worked last is tried first.
        self.wins.insert(0, found);
        Some(found)
    }

    /// Whether the other side could win at once if it were to move.
    pub fn is_threatened(&mut self, position: &Punct) -> bool {
        let text = position.write_position();
        let mut words: Vec<&str> = text.split(' ').collect();
        words[1] = if words[1] == "w" { "b" } else { "w" };
        let ply = (position.ply() + 1).to_string();
        words[2] = &ply;
        let other = Punct::read_position(&position.setup(), &words.join(" ")).unwrap();
        self.win_in_one(&other).is_some()
    }

    /// Whether the other side can't win at once after a move.
    pub fn holds(&mut self, position: &Punct, mv: Move) -> bool {
        let next = after(position, mv);
        match next.outcome() {
            Some(outcome) => outcome.winner() != Some(!position.side_to_move()),
            None => self.win_in_one(&next).is_none(),
        }
    }

    /// A move after which the other side can't win at once, or `None`: every one has been tried.
    pub fn defence(&mut self, position: &Punct) -> Option<Move> {
        let legal = |mv: Move| position.check(mv).is_ok();
        let mut known = std::mem::take(&mut self.defences);
        let again = known
            .iter()
            .position(|&mv| legal(mv) && self.holds(position, mv));
        let found = match again {
            Some(index) => Some(known.remove(index)),
            None => legal_moves(position)
                .into_iter()
                .find(|&mv| self.holds(position, mv)),
        };
        known.splice(0..0, found);
        known.truncate(20);
        self.defences = known;
        found
    }

    /// Whether a move makes sure of a win with the next one.
    pub fn decides(&mut self, position: &Punct, mv: Move) -> bool {
        let side = position.side_to_move();
        let next = after(position, mv);
        next.outcome().is_none()
            && !is_out_of_reach(&next, side, 1)
            && self.win_in_one(&next).is_none()
            && self.defence(&next).is_none()
    }
}
