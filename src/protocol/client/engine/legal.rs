//! A game of Hive told to a UHP engine, and what the engine believes to be legal in it: no other protocol has a question for that.

use super::OutsideEngine;
use super::uhp::hive_moves;
use crate::protocol::client::fault::Fault;
use crate::rules::hive::game_string::{self, State};
use crate::rules::hive::{self, Move};
use crate::rules::{Game, Setup};

impl OutsideEngine {
    /// The moves that a UHP engine finds in a position, as it writes them, and the state of the game in its words.
    pub fn legal_moves(&mut self, game: &Game) -> Result<(Vec<String>, String), Fault> {
        let (Setup::Hive(setup), Some(moves)) = (game.setup(), hive_moves(game)) else {
            return Err(Fault::CantTell);
        };
        let state = State::of(moves.len(), game.outcome());
        let told = self.tell_game(setup, &moves, state)?;
        let told = told.first().and_then(|line| line.split(';').nth(1));
        let state = told.unwrap_or_default().to_owned();
        if game.outcome().is_some() {
            return Ok((Vec::new(), state));
        }
        let listed = self.ask("validmoves")?;
        let listed = listed.first().map_or("", String::as_str);
        let moves = listed.split(';').filter(|word| !word.is_empty());
        Ok((moves.map(str::to_owned).collect(), state))
    }

    /// Puts a game before a UHP engine; its answer. The opening is an option, and not every engine has it.
    pub(super) fn tell_game(
        &mut self,
        setup: hive::Setup,
        moves: &[Move],
        state: State,
    ) -> Result<Vec<String>, Fault> {
        if let Some(option) = self.option("TournamentOpening") {
            let value = if setup.tournament { "True" } else { "False" };
            self.set_option(&option, value)?;
        }
        let line = game_string::write(&setup, moves, state);
        self.ask(&format!("newgame {line}"))
    }
}
