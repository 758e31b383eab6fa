//! What an engine's options and commands change in a set-up, game by game, and how a set-up is told to an engine.

use crate::rules::games::each_game;
use crate::rules::{GameSetup, ReadError, Setup, hive, punct, tak};

/// What a game lets another program choose, and how it writes a move as one word.
pub(super) trait EngineSetup: GameSetup {
    /// The `option` lines of the introduction.
    fn options(&self) -> Vec<String> {
        Vec::new()
    }

    /// The set-up after `setoption name NAME value VALUE`.
    fn with_option(&self, name: &str, _value: &str) -> Result<Self, ReadError> {
        Err(ReadError::new(name, "there is no such option"))
    }

    /// The set-up that the words after `newgame` ask for.
    fn for_new_game(&self, text: &str) -> Result<Self, ReadError> {
        if text.trim().is_empty() {
            Ok(self.clone())
        } else {
            Err(ReadError::new(
                text,
                "the game was chosen when the engine was started",
            ))
        }
    }

    /// The words after `newgame` that ask for this set-up.
    fn new_game_words(&self) -> String {
        String::new()
    }

    /// The game's own text for a move that came as one word.
    fn move_text(&self, word: &str) -> String {
        word.to_owned()
    }
}

impl EngineSetup for tak::Setup {
    fn options(&self) -> Vec<String> {
        vec![
            format!(
                "option name HalfKomi type spin default {} min -100 max 100",
                self.half_komi()
            ),
            format!(
                "option name DoubleBlackStack type check default {}",
                self.double_stack()
            ),
        ]
    }

    fn with_option(&self, name: &str, value: &str) -> Result<Self, ReadError> {
        if name.eq_ignore_ascii_case("DoubleBlackStack") {
            let double_stack = value
                .parse()
                .map_err(|_| ReadError::new(value, "a switch is true or false"))?;
            return self.with_double_stack(double_stack);
        }
        if !name.eq_ignore_ascii_case("HalfKomi") {
            return Err(ReadError::new(name, "there is no such option"));
        }
        let half_komi = value
            .parse()
            .map_err(|_| ReadError::new(value, "half-komi is a whole number"))?;
        self.with_half_komi(half_komi)
    }

    /// `5`, or `size 5 halfkomi 4`.
    fn for_new_game(&self, text: &str) -> Result<Self, ReadError> {
        let number = |text: Option<&str>| {
            let text = text.unwrap_or_default();
            text.parse()
                .map_err(|_| ReadError::new(text, "a number is missing here"))
        };
        let mut setup = *self;
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            setup = match word {
                "size" => setup.on_size(number(words.next())?)?,
                "halfkomi" => {
                    let half_komi: u8 = number(words.next())?;
                    let half_komi = i8::try_from(half_komi)
                        .map_err(|_| ReadError::new(text, "too much komi"))?;
                    setup.with_half_komi(half_komi)?
                }
                size => setup.on_size(number(Some(size))?)?,
            };
        }
        Ok(setup)
    }

    /// The komi is an option, which more engines know.
    fn new_game_words(&self) -> String {
        self.size().to_string()
    }
}

impl EngineSetup for hive::Setup {
    /// Hive's own moves have a space in them.
    fn move_text(&self, word: &str) -> String {
        word.replace('_', " ")
    }
}

impl EngineSetup for punct::Setup {}

/// The `option` lines of whichever game.
pub(super) fn options(setup: &Setup) -> Vec<String> {
    each_game!(Setup, setup, setup => setup.options())
}

/// See [`EngineSetup::with_option`].
pub(super) fn with_option(setup: &Setup, name: &str, value: &str) -> Result<Setup, ReadError> {
    each_game!(Setup, setup, setup => setup.with_option(name, value).map(Setup::from))
}

/// See [`EngineSetup::for_new_game`].
pub(super) fn for_new_game(setup: &Setup, text: &str) -> Result<Setup, ReadError> {
    each_game!(Setup, setup, setup => setup.for_new_game(text).map(Setup::from))
}

/// See [`EngineSetup::move_text`].
pub(super) fn move_text(setup: &Setup, word: &str) -> String {
    each_game!(Setup, setup, setup => setup.move_text(word))
}

/// See [`EngineSetup::new_game_words`].
pub(super) fn new_game_words(setup: &Setup) -> String {
    each_game!(Setup, setup, setup => setup.new_game_words())
}
