//! `GameStrings`: a whole game in one line, as the Universal Hive Protocol writes it.
//!
//! `Base+ML;InProgress;White[3];wS1;bG1 wS1-;…` names the bugs, the state, whose turn it is, and the moves. The opening and
//! the repetition rule are not in it. The reader's set-up says them, unless the moves themselves show that the game went
//! by other rules: a queen on a side's first turn, or a game that went on after the third repetition.

use super::{Bug, Hive, Move, Setup};
use crate::rules::{Color, Notate, Outcome, Played, Position, ReadError};

/// A game from its first move, every move checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameString {
    pub setup: Setup,
    pub moves: Vec<Move>,
    /// What the text says of the state of the game.
    pub state: State,
}

/// The state of a game in the protocol's words.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum State {
    NotStarted,
    InProgress,
    Draw,
    WhiteWins,
    BlackWins,
}

impl State {
    pub const ALL: [Self; 5] = [
        Self::NotStarted,
        Self::InProgress,
        Self::Draw,
        Self::WhiteWins,
        Self::BlackWins,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Self::NotStarted => "NotStarted",
            Self::InProgress => "InProgress",
            Self::Draw => "Draw",
            Self::WhiteWins => "WhiteWins",
            Self::BlackWins => "BlackWins",
        }
    }

    pub fn read(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|state| state.word().eq_ignore_ascii_case(word))
    }

    /// The state of a game with so many moves and this result.
    pub const fn of(plies: usize, outcome: Option<Outcome>) -> Self {
        match outcome {
            Some(Outcome::Drawn(_)) => Self::Draw,
            Some(Outcome::Won {
                by: Color::White, ..
            }) => Self::WhiteWins,
            Some(Outcome::Won {
                by: Color::Black, ..
            }) => Self::BlackWins,
            None if plies == 0 => Self::NotStarted,
            None => Self::InProgress,
        }
    }
}

/// The rules of a game whose text doesn't tell them, as far as its moves have shown them.
#[derive(Copy, Clone, Debug)]
pub struct Leeway(Setup);

impl Leeway {
    /// Until the moves show otherwise, the game goes by these rules.
    pub const fn new(setup: Setup) -> Self {
        Self(setup)
    }

    /// The same position by rules that allow all that a text may turn out to be played by. A set position has an opening
    /// behind it, so that only repetition is open there.
    pub fn relax(start: &Hive) -> Hive {
        let empty = start.board.on_board() == 0;
        let setup = Setup {
            tournament: start.setup.tournament && !empty,
            repetition: false,
            ..start.setup
        };
        Hive {
            setup,
            ..start.clone()
        }
    }

    /// What is known after a move, which is about to be played.
    #[must_use]
    pub fn after(mut self, game: &Played<Hive>, mv: Move) -> Self {
        let position = game.position();
        if game.occurrences() >= 3 {
            self.0.repetition = false;
        }
        if matches!(mv, Move::To { tile, .. } if tile.bug() == Bug::Queen && position.turn() == 0) {
            self.0.tournament = false;
        }
        self
    }

    /// A game's beginning by the rules that it turned out to follow.
    pub fn start(self, relaxed: &Hive) -> Hive {
        Hive {
            setup: self.0,
            ..relaxed.clone()
        }
    }
}

/// Moves read one by one, with the rules that they turn out to be played by.
#[derive(Clone, Debug)]
struct MoveReader {
    game: Played<Hive>,
    leeway: Leeway,
}

impl MoveReader {
    fn new(setup: Setup) -> Self {
        Self {
            game: Played::from_position(Leeway::relax(&Hive::new(&setup))),
            leeway: Leeway::new(setup),
        }
    }

    /// Reads the next move and plays it; a bad one changes nothing.
    fn read(&mut self, text: &str) -> Result<(), ReadError> {
        let mv = self.game.position().read_move(text)?;
        let leeway = self.leeway.after(&self.game, mv);
        let number = self.game.moves().len() as u32 + 1;
        self.game
            .play(mv)
            .map_err(|reason| ReadError::refused(text, Some(number), reason))?;
        self.leeway = leeway;
        Ok(())
    }

    fn finish(self, state: State) -> GameString {
        GameString {
            setup: self.leeway.0,
            moves: self.game.moves().collect(),
            state,
        }
    }
}

/// Reads a `GameString`, or a bare game type for a game that has not begun. What is wrong comes with the moves before it.
pub fn read(setup: &Setup, text: &str) -> Result<GameString, (ReadError, GameString)> {
    let mut fields = text.trim().split(';');
    let game_type = fields.next().unwrap_or_default();
    let setup = match setup.with_game_type(game_type.trim()) {
        Ok(setup) => setup,
        Err(error) => return Err((error, MoveReader::new(*setup).finish(State::NotStarted))),
    };
    let mut reader = MoveReader::new(setup);
    let Some(word) = fields.next() else {
        return Ok(reader.finish(State::NotStarted));
    };
    let Some(state) = State::read(word.trim()) else {
        let error = ReadError::new(
            word,
            "a state is NotStarted, InProgress, Draw, WhiteWins or BlackWins",
        );
        return Err((error, reader.finish(State::NotStarted)));
    };
    let turn = fields.next().unwrap_or_default();
    for text in fields {
        if let Err(error) = reader.read(text) {
            return Err((error, reader.finish(state)));
        }
    }
    let expected = write_turn(reader.game.position().ply());
    if turn.trim().eq_ignore_ascii_case(&expected) {
        Ok(reader.finish(state))
    } else {
        let error = ReadError::new(turn, format!("after these moves the turn is {expected}"));
        Err((error, reader.finish(state)))
    }
}

/// `White[1]` before the first ply.
pub fn write_turn(ply: u32) -> String {
    format!("{}[{}]", Color::to_move_at(ply), ply / 2 + 1)
}

/// Each move of a line in notation.
pub fn write_moves(start: &Hive, moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let mut position = start.clone();
    moves
        .into_iter()
        .map(|mv| {
            let text = position.write_move(mv);
            position.play_unchecked(mv);
            text
        })
        .collect()
}

/// The game from the first move of its set-up.
pub fn write(setup: &Setup, moves: &[Move], state: State) -> String {
    let mut text = format!(
        "{};{};{}",
        setup.game_type(),
        state.word(),
        write_turn(moves.len() as u32)
    );
    for mv in write_moves(&Hive::new(setup), moves.iter().copied()) {
        text.push(';');
        text.push_str(&mv);
    }
    text
}
