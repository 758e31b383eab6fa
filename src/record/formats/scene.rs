//! Scenes: set positions with a title and a sentence, kept as small RON files that a person can read and write.
//!
//! A scene may list what it shows, so that a test can hold it to that. Spaces are named as the game's notation names
//! them; in Hive also by the tile that lies there.

use super::save::TITLE;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::rules::{Color, Coord, Fault, Game, Kind, Move, ReadError, Setup, Spelling, Step, hive};
use crate::sentence;
use crate::words::{Key, Sentence, Words};
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A set position and how to look at it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// Of the format: 1.
    pub version: u32,
    /// Of a scene that comes with the program: the name of its sentences in the language files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub title: String,
    /// What there is to see, in a sentence.
    pub about: String,
    /// The set-up word: `tak5`, `hive:Base+ML`, `punct:standard` …
    pub game: String,
    /// In the game's own position text; without it the scene begins with the game's first position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Played from there, in the game's notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    #[serde(default, skip_serializing_if = "SceneView::is_usual")]
    pub view: SceneView,
    /// What is true of the scene after its moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shows: Vec<Shows>,
}

/// Where to look from. Whatever is left out is the app's own choice.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct SceneView {
    pub camera: Option<Camera>,
    /// The camera turned around the board from there, in degrees.
    pub turn: f32,
    /// How much nearer than the whole board: 2 is twice as large.
    pub zoom: Option<f32>,
    /// The space in the middle of the picture.
    pub at: Option<String>,
    /// The space whose top piece is lifted.
    pub lift: Option<String>,
    /// How far the levels are spread apart, 0 to 1.
    pub explode: f32,
}

impl SceneView {
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Camera {
    White,
    Black,
    Low,
    Top,
}

/// Something that is true of a scene.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Shows {
    /// The move is legal.
    Legal(String),
    /// The move is refused, in words that hold these.
    Refused(String, String),
    /// What stands on the space can be put on exactly so many spaces, its own not counted.
    Reaches(String, usize),
    /// So many moves are legal.
    Moves(usize),
    ToMove(Color),
    /// The result in words; an open game is `Outcome("open")`.
    Outcome(String),
    /// The winning road, path or ring goes through the space.
    Winning(String),
    /// So many levels stand above the space, a bridge's included.
    Height(String, u8),
    /// A dot hangs over the space.
    Bridge(String),
    /// The piece seen on the space can't move, in words that hold these.
    Stuck(String, String),
    /// What each side would count now.
    Score(u8, u8),
}

/// The tag by which a record knows the scene it was.
const SCENE: &str = "Scene";

/// The title of a record and its words before the first move, in the person's language where they are still those of a scene
/// that comes with the program; what a person wrote stays as it is.
pub fn told(record: &GameRecord, words: &Words) -> [Option<String>; 2] {
    sentences(record).map(|said| said.map(|said| words.say(&said)))
}

/// The same as sentences, for whoever doesn't know the language yet.
pub fn sentences(record: &GameRecord) -> [Option<Sentence>; 2] {
    let title = record.tag(TITLE).map(str::to_owned);
    let about = Some(record.tree.comment(NodeId::ROOT)).filter(|about| !about.is_empty());
    let about = about.map(str::to_owned);
    let find = |written: Option<String>, what: &str| {
        let key = || Key::find(&format!("scenes-{}-{what}", record.tag(SCENE)?));
        let said = key().map(Sentence::from);
        let said = said.filter(|said| written.as_ref() == Some(&said.to_string()));
        said.or_else(|| written.map(Sentence::verbatim))
    };
    [find(title, "title"), find(about, "about")]
}

/// More than any scene that a person wrote.
const LARGEST: usize = 64 << 10;
const MOST_MOVES: usize = 2_000;
const MOST_SHOWN: usize = 200;
const VERSION: u32 = 1;

impl Scene {
    /// Whether a text is meant as a scene: it begins with `Scene(`, after comments.
    pub fn recognise(text: &str) -> bool {
        begins_with(text, "Scene")
    }

    /// Reads a scene. Its position and moves are [`Scene::game`]'s to check.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        if text.len() > LARGEST {
            let reason = format!("{} KiB are too much for a scene", text.len() >> 10);
            return Err(ReadError::new("", reason).with(Fault::TooLarge));
        }
        let text = text.trim_start_matches('\u{FEFF}');
        let scene: Self = ron::Options::default()
            .with_default_extension(Extensions::IMPLICIT_SOME)
            .from_str(text)
            .map_err(|error| {
                ReadError::new("", error.code.to_string()).on_line(error.span.start.line)
            })?;
        scene.within_limits()?;
        Ok(scene)
    }

    /// The present position of a game, as a scene that shows whose turn it is or how it ended.
    /// What there is to see is said in the words of whoever made it.
    pub fn of_position(title: &str, game: &Game, words: &Words) -> Self {
        let side = game.side_to_move();
        let (about, shown) = game.outcome().map_or_else(
            || {
                let about = sentence!("editor-scene-to-move", side = side);
                (about, Shows::ToMove(side))
            },
            |outcome| {
                let about = sentence!("editor-scene-outcome", outcome = Sentence::from(outcome));
                (about, Shows::Outcome(outcome.to_string()))
            },
        );
        Self {
            version: VERSION,
            name: None,
            title: title.to_owned(),
            about: words.say(&about),
            game: game.setup().to_string(),
            position: Some(game.write_position()),
            moves: Vec::new(),
            view: SceneView::default(),
            shows: vec![shown],
        }
    }

    /// The scene as a file that [`Scene::read`] reads.
    pub fn write(&self) -> Result<String, String> {
        let pretty = ron::ser::PrettyConfig::new()
            .struct_names(true)
            .new_line("\n".to_owned());
        let mut text = ron::Options::default()
            .with_default_extension(Extensions::IMPLICIT_SOME)
            .to_string_pretty(self, pretty)
            .map_err(|error| error.to_string())?;
        text.push('\n');
        Ok(text)
    }

    fn within_limits(&self) -> Result<(), ReadError> {
        let refuse = |what: String| Err(ReadError::new("", what));
        if self.version != VERSION {
            let reason = format!(
                "this is version {} of the scene format, and Strata reads version {VERSION}",
                self.version
            );
            return Err(ReadError::new("", reason).with(Fault::Newer));
        }
        if self.moves.len() > MOST_MOVES {
            return refuse(format!("a scene has {MOST_MOVES} moves at the most"));
        }
        if self.shows.len() > MOST_SHOWN {
            return refuse(format!("a scene shows {MOST_SHOWN} things at the most"));
        }
        let SceneView {
            turn,
            zoom,
            explode,
            ..
        } = &self.view;
        if !(0.0..=1.0).contains(explode) {
            return refuse(format!("explode goes from 0 to 1, not to {explode}"));
        }
        if !zoom.is_none_or(|zoom| (0.5..=10.0).contains(&zoom)) {
            return refuse("zoom goes from 0.5 to 10".to_owned());
        }
        if !(-360.0..=360.0).contains(turn) {
            return refuse("turn goes from -360 to 360 degrees".to_owned());
        }
        Ok(())
    }

    /// The game with the scene's moves behind it.
    pub fn game(&self) -> Result<Game, ReadError> {
        let setup: Setup = self.game.parse()?;
        let mut game = match &self.position {
            Some(text) => Game::read_position(&setup, text)?,
            None => Game::new(&setup),
        };
        for (index, text) in self.moves.iter().enumerate() {
            let mv = game.read_move(text)?;
            game.play(mv)
                .map_err(|illegal| ReadError::refused(text, Some(index as u32 + 1), illegal))?;
        }
        Ok(game)
    }

    /// The scene as a record: its game, its title as a tag, and what there is to see as the comment before the first move.
    pub fn record(&self) -> Result<GameRecord, ReadError> {
        let mut record = GameRecord::from_game(self.game()?);
        record.set_tag(TITLE, &self.title);
        if let Some(name) = &self.name {
            record.set_tag(SCENE, name);
        }
        record.tree.set_comment(NodeId::ROOT, self.about.clone());
        Ok(record)
    }

    /// Whether the scene shows what it says; else the first thing that it doesn't.
    pub fn check(&self) -> Result<(), String> {
        let game = self.game().map_err(|error| error.to_string())?;
        self.shows.iter().try_for_each(|shown| {
            shown
                .check(&game)
                .map_err(|why| format!("{shown:?}: {why}"))
        })
    }
}

/// Whether a RON text begins with this name, after comments.
pub(super) fn begins_with(text: &str, name: &str) -> bool {
    let mut rest = text.trim_start_matches('\u{FEFF}').trim_start();
    while let Some(comment) = rest.strip_prefix("//") {
        rest = comment
            .split_once('\n')
            .map_or("", |(_, after)| after)
            .trim_start();
    }
    rest.strip_prefix(name)
        .is_some_and(|after| after.trim_start().starts_with('('))
}

impl Shows {
    fn check(&self, game: &Game) -> Result<(), String> {
        match self {
            Self::Legal(text) => {
                let mv = read(game, text)?;
                game.check(mv).map_err(|illegal| illegal.to_string())
            }
            Self::Refused(text, words) => match game.check(read(game, text)?) {
                Ok(()) => Err("it is legal".to_owned()),
                Err(illegal) => has(&illegal.to_string(), words),
            },
            Self::Reaches(name, count) => same(&reached(game, space(game, name)?), count),
            Self::Moves(count) => same(&game.legal_moves().len(), count),
            Self::ToMove(side) => same(&game.side_to_move(), side),
            Self::Outcome(words) => {
                let outcome = game.outcome();
                let said = outcome.map_or_else(|| "open".to_owned(), |outcome| outcome.to_string());
                same(&said, words)
            }
            Self::Winning(name) => {
                let at = space(game, name)?;
                let winning = game.winning_path();
                yes(winning.contains(&at), "nothing is won there")
            }
            Self::Height(name, height) => same(&game.layout().height(space(game, name)?), height),
            Self::Bridge(name) => {
                let at = space(game, name)?;
                let bridges = game.bridges();
                let hangs = bridges.iter().any(|bridge| bridge.hanging.at == at);
                yes(hangs, "nothing hangs over it")
            }
            Self::Stuck(name, words) => {
                let at = space(game, name)?;
                // A piece is known by its anchor, whichever of its dots is seen here.
                let top = game.layout().top(at).ok_or("nothing lies there")?;
                let stuck = game.stuck();
                let stuck = stuck.get(&top.dots.anchor()).ok_or("it can move")?;
                has(&stuck.to_string(), words)
            }
            Self::Score(white, black) => same(&game.score(), &Some([*white, *black])),
        }
    }
}

fn read(game: &Game, text: &str) -> Result<Move, String> {
    game.read_move(text).map_err(|error| error.to_string())
}

fn yes(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}

fn has(said: &str, words: &str) -> Result<(), String> {
    yes(said.contains(words), &format!("the words are “{said}”"))
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), String> {
    yes(found == expected, &format!("it is {found:?}"))
}

/// The space that a name means: by the game's notation, and in Hive also by a tile that lies there.
pub fn find_space(game: &Game, name: &str) -> Result<Coord, ReadError> {
    let named = game
        .spaces()
        .into_iter()
        .find(|&at| game.space_name(at).eq_ignore_ascii_case(name));
    let tile = || {
        let tile = hive::Tile::read(name)?;
        let layout = game.layout();
        let lying = layout
            .lying
            .values()
            .find(|lying| matches!(lying.piece.kind, Kind::Hive(_)) && lying.piece == tile.piece());
        Some(lying?.dots.anchor().at)
    };
    named
        .or_else(tile)
        .ok_or_else(|| ReadError::new(name, "no space on this table"))
}

/// The same with the error in English words.
pub fn space(game: &Game, name: &str) -> Result<Coord, String> {
    find_space(game, name).map_err(|error| error.to_string())
}

/// The spaces, but its own, where the thing on a space can be put first.
fn reached(game: &Game, from: Coord) -> usize {
    let spelling = Spelling::of(game);
    let taken = spelling
        .next(&[])
        .into_iter()
        .filter(|step| matches!(step, Step::Take { at, .. } if *at == from));
    let puts: BTreeSet<Step> = taken.flat_map(|step| spelling.next(&[step])).collect();
    puts.into_iter()
        .filter(|step| matches!(step, Step::Put(at) if *at != from))
        .count()
}
