//! UGI, and TEI, its dialect for Tak: UCI in other words.

use super::{OutsideEngine, Protocol, Thinking};
use crate::ai::StopFlag;
use crate::protocol::client::fault::Fault;
use crate::protocol::client::info::EngineInfo;
use crate::protocol::client::option::{self, read_ugi};
use crate::protocol::client::process::Patience;
use crate::protocol::options::new_game_words;
use crate::rules::{Color, Game, Setup};
use std::time::Duration;

/// How long one that is told to stop may take to do so.
const STOPPING: Duration = Duration::from_secs(1);
/// Longer than anybody waits.
const ENDLESS: Duration = Duration::from_hours(24 * 365);

impl OutsideEngine {
    /// Until `teiok` or `ugiok`; who speaks neither may say anything, or nothing.
    pub(super) fn meet_ugi(&mut self, time: Duration) -> Result<(), Fault> {
        let protocol = self.protocol.name();
        self.process.say(protocol);
        let done = format!("{protocol}ok");
        let patience = Patience::new(time);
        loop {
            let line = self.process.hear(patience)?;
            if let Some(name) = line.strip_prefix("id name ") {
                name.trim().clone_into(&mut self.name);
            }
            if let Some(option) = line.strip_prefix("option ") {
                self.options.extend(read_ugi(option));
            }
            if line == done {
                return Ok(());
            }
            // So ends what a UHP engine says, whatever it was asked.
            if line == "ok" {
                return Err(Fault::OtherTongue);
            }
        }
    }

    /// Waits until the engine has heard everything. A move that nobody has asked for is a fault.
    pub(super) fn wait_until_ready(&mut self) -> Result<(), Fault> {
        self.process.say("isready");
        let patience = Patience::new(self.host.answer);
        loop {
            let line = self.process.hear(patience)?;
            if line == "readyok" {
                return Ok(());
            }
            if let Some(best) = line.strip_prefix("bestmove") {
                return Err(Fault::OutOfTurn(best.trim().to_owned()));
            }
        }
    }

    pub(super) fn ugi_move(
        &mut self,
        game: &Game,
        thinking: Thinking,
        stop: &StopFlag,
        tell: &mut dyn FnMut(EngineInfo),
    ) -> Result<String, Fault> {
        let setup = game.setup();
        if self.told.as_ref() != Some(&setup) {
            self.tell_setup(&setup)?;
        }
        let position = self.position(game)?;
        self.process.say(&position);
        self.wait_until_ready()?;
        self.process.say(&format!("go {}", self.limit(thinking)));
        let side = game.side_to_move();
        let time = match (thinking, thinking.longest(side)) {
            (Thinking::Endless, _) => ENDLESS,
            (_, Some(time)) => time + self.host.late,
            (_, None) => self.host.longest + self.host.late,
        };
        let patience = Patience::new(time).unless(stop);
        let mut hear = |info: &str| {
            EngineInfo::read(info, game)
                .into_iter()
                .for_each(&mut *tell);
        };
        match self.best_word(patience, &mut hear) {
            Err(Fault::GivenUp) => self.stop(),
            heard => heard,
        }
    }

    /// Tells it to stop, and waits a moment for what it has found: a later answer must not be taken for the next.
    fn stop(&mut self) -> Result<String, Fault> {
        self.process.say("stop");
        let patience = Patience::new(STOPPING.min(self.host.answer));
        self.best_word(patience, &mut |_| ()).map_err(|_| {
            self.is_deaf = true;
            Fault::GivenUp
        })
    }

    /// Waits for the move.
    fn best_word(
        &mut self,
        patience: Patience<'_>,
        hear: &mut dyn FnMut(&str),
    ) -> Result<String, Fault> {
        loop {
            let line = self.process.hear(patience)?;
            if let Some(best) = line.strip_prefix("bestmove") {
                let word = best.split_whitespace().next().unwrap_or_default();
                return Ok(word.to_owned());
            }
            if let Some(info) = line.strip_prefix("info ") {
                hear(info);
            }
        }
    }

    /// Whether a UGI engine takes over a game that began at its own start position, by its account of whose turn it is.
    pub(in crate::protocol::client) fn takes_over(&mut self, game: &Game) -> Result<bool, Fault> {
        let position = self.position(game)?;
        for line in ["position startpos", &position, "query p1turn"] {
            self.process.say(line);
        }
        let patience = Patience::new(self.host.answer);
        loop {
            let line = self.process.hear(patience)?;
            if let Some(is_whites) = line.strip_prefix("response ") {
                return Ok((is_whites.trim() == "true") == (game.side_to_move() == Color::White));
            }
        }
    }

    /// Where the game began and every move since.
    fn position(&self, game: &Game) -> Result<String, Fault> {
        let mut start = game.clone();
        while start.undo().is_some() {}
        let usual = Game::new(&game.setup()).write_position() == start.write_position();
        let mut line = match (usual, self.protocol) {
            (true, _) => "position startpos".to_owned(),
            (false, Protocol::Tei) => format!("position tps {}", start.write_position()),
            (false, _) => format!("position fen {}", start.write_position()),
        };
        for (i, mv) in game.moves().into_iter().enumerate() {
            line.push_str(if i == 0 { " moves " } else { " " });
            line.push_str(&start.write_move(mv).replace(' ', "_"));
            start.play(mv).map_err(|_| Fault::CantTell)?;
        }
        Ok(line)
    }

    /// What stands behind `go`.
    fn limit(&self, thinking: Thinking) -> String {
        match thinking {
            Thinking::Time(time) => format!("movetime {}", time.as_millis()),
            Thinking::Nodes(nodes) => format!("nodes {nodes}"),
            Thinking::Depth(depth) => format!("depth {depth}"),
            Thinking::Endless => "infinite".to_owned(),
            Thinking::Clock { left, gained } => {
                // A clock that has run out and ends nothing still asks for a move.
                let [white, black] = left.map(|time| time.as_millis().max(1));
                let gained = gained.as_millis();
                match self.protocol {
                    Protocol::Tei => {
                        format!("wtime {white} btime {black} winc {gained} binc {gained}")
                    }
                    _ => format!("p1time {white} p2time {black} p1inc {gained} p2inc {gained}"),
                }
            }
        }
    }

    /// Sets what a game decides; an engine without the option plays by what is usual.
    fn agree(&mut self, name: &str, value: &str, is_usual: bool) -> Result<(), Fault> {
        match option::named(&self.options, name) {
            Some(option) if option.accepts(value) => {
                let name = &option.name;
                self.process
                    .say(&format!("setoption name {name} value {value}"));
                Ok(())
            }
            None if is_usual => Ok(()),
            _ => Err(Fault::CantTell),
        }
    }

    /// Begins a game of this set-up. TEI names the size; komi and opening are options.
    fn tell_setup(&mut self, setup: &Setup) -> Result<(), Fault> {
        if let Setup::Tak(tak) = setup {
            let komi = tak.half_komi();
            self.agree(option::HALF_KOMI, &komi.to_string(), komi == 0)?;
            let double_stack = tak.double_stack();
            self.agree(
                option::DOUBLE_STACK,
                &double_stack.to_string(),
                !double_stack,
            )?;
        } else if self.protocol == Protocol::Tei {
            return Err(Fault::CantTell);
        }
        let words = match self.protocol {
            Protocol::Tei => new_game_words(setup),
            _ => String::new(),
        };
        let line = format!("{}newgame {words}", self.protocol.name());
        self.process.say(line.trim_end());
        self.wait_until_ready()?;
        self.told = Some(setup.clone());
        Ok(())
    }
}
