//! An opened game: what a file or the command line puts on the table, and its initial view.

use crate::ai::Strength;
use crate::app::players::engines::SavedEngines;
use crate::app::session::Seeds;
use crate::app::{Explode, Preset, XRay};
use crate::app::{Screen, Seats, Session};
use crate::record::formats::save::{BrokenSave, Pose, Save};
use crate::record::formats::scene::{self, Scene};
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::record::{Broken, formats};
use crate::rules::{Coord, Game, ReadError, Setup};
use crate::sentence;
use crate::store::GameId;
use crate::words::Sentence;
use bevy::prelude::*;
use jiff::Timestamp;
use std::path::Path;

/// A game to open.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    pub record: GameRecord,
    /// Where in the record the table is laid.
    pub at: NodeId,
    pub view: InitialView,
    /// Who plays, where the file says so.
    pub levels: Option<[Option<Strength>; 2]>,
    /// The engines that sit in the other seats, by their names.
    pub engines: [Option<String>; 2],
    /// The saved game that this is, and when it began.
    pub kept: Option<(GameId, Timestamp)>,
}

/// A game that can't be read to its end: why, and what is good of it.
#[derive(Clone, Debug)]
pub struct BrokenGame {
    pub words: Sentence,
    /// The same for the command line, in English.
    pub reason: String,
    pub good: Option<Box<OpenedGame>>,
}

/// The initial view: camera and spread of a game when it is opened.
#[derive(Resource, Clone, Debug, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct InitialView {
    pub camera: Preset,
    /// Turned around the board from there, in degrees.
    pub turn: f32,
    /// How much nearer than the whole board.
    pub zoom: f32,
    /// The space in the middle of the picture; else the middle of the board.
    pub at: Option<Coord>,
    /// The space whose top piece is lifted in a picture. In the app a person lifts, by hand.
    pub lift: Option<Coord>,
    pub explode: f32,
    pub xray: bool,
    /// Where the camera stood, exactly; goes before the preset.
    pub pose: Option<Pose>,
    /// Whether the history was shown, where a person had decided.
    pub history: Option<bool>,
}

impl Default for InitialView {
    fn default() -> Self {
        Self {
            camera: Preset::White,
            turn: 0.0,
            zoom: 1.0,
            at: None,
            lift: None,
            explode: 0.0,
            xray: false,
            pose: None,
            history: None,
        }
    }
}

impl OpenedGame {
    /// A new game.
    pub fn new(setup: &Setup) -> Self {
        Self::record(GameRecord::new(setup))
    }

    /// A record at the end of its main line.
    pub fn record(record: GameRecord) -> Self {
        Self {
            at: record.tree.end_of(NodeId::ROOT),
            record,
            view: InitialView::default(),
            levels: None,
            engines: [None, None],
            kept: None,
        }
    }

    /// A saved game as it was left.
    pub fn from_save(save: Save) -> Self {
        Self {
            at: save.cursor,
            record: save.record,
            view: InitialView {
                explode: save.view.explode.clamp(0.0, 1.0),
                xray: save.view.xray,
                pose: save.view.camera,
                history: save.view.history,
                ..InitialView::default()
            },
            levels: Some(save.levels),
            engines: save.engines,
            kept: None,
        }
    }

    /// What a scene is called and what there is to see in it, for whoever opens it.
    pub fn introduction(&self) -> Option<Sentence> {
        let [title, about] = scene::sentences(&self.record);
        let (title, about) = (title?, about?);
        let new = self.kept.is_none();
        new.then(|| sentence!("play-introduction", title = title, about = about))
    }

    /// The game as the table is laid.
    pub fn game(&self) -> Result<Game, String> {
        let game = self.record.game_at(self.at);
        game.map_err(|illegal| illegal.to_string())
    }

    /// A scene, or the first game of a record in any format that Strata reads. Errors name the file.
    pub fn from_file(file: &Path) -> Result<Self, String> {
        let named = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let text = formats::read_text(file).map_err(|error| named(&error))?;
        Self::read(&text).map_err(|error| named(&error))
    }

    /// The first game of a text, whole.
    pub fn read(text: &str) -> Result<Self, String> {
        match Self::read_all(text).into_iter().next() {
            None => Err("there is no game in it".to_owned()),
            Some(read) => read.map_err(|broken| broken.reason),
        }
    }

    /// Every game of a text in any format that Strata reads.
    pub fn read_all(text: &str) -> Vec<Result<Self, BrokenGame>> {
        if Save::recognise(text) {
            let read = Save::read(text).map(Self::from_save);
            return vec![read.map_err(BrokenGame::from)];
        }
        if Scene::recognise(text) {
            return vec![Self::read_scene(text).map_err(BrokenGame::from)];
        }
        match formats::read(text) {
            Ok(games) => games
                .into_iter()
                .map(|read| read.map(Self::record).map_err(BrokenGame::from))
                .collect(),
            Err(error) => vec![Err(error.into())],
        }
    }

    fn read_scene(text: &str) -> Result<Self, ReadError> {
        let scene = Scene::read(text)?;
        let record = scene.record()?;
        let view = InitialView::of(&scene.view, &record.start)?;
        Ok(Self {
            view,
            ..Self::record(record)
        })
    }

    /// Lays the table before the app's first frame.
    pub fn put_on_table(self, app: &mut App) {
        if let Some(levels) = self.levels {
            app.insert_resource(Seats::of_levels(levels))
                .insert_resource(SavedEngines(self.engines));
        }
        let seed = app.world_mut().get_resource_or_init::<Seeds>().draw();
        app.insert_state(Screen::Play)
            .insert_resource(Explode(self.view.explode))
            .insert_resource(XRay(self.view.xray))
            .insert_resource(Session::open(self.record, self.at).seeded(seed))
            .insert_resource(self.view);
    }
}

impl From<ReadError> for BrokenGame {
    fn from(error: ReadError) -> Self {
        Self {
            words: (&error).into(),
            reason: error.to_string(),
            good: None,
        }
    }
}

impl From<BrokenSave> for BrokenGame {
    fn from(broken: BrokenSave) -> Self {
        let good = broken.good;
        Self {
            good: good.map(|save| Box::new(OpenedGame::from_save(*save))),
            ..broken.error.into()
        }
    }
}

impl From<Broken<GameRecord>> for BrokenGame {
    fn from(Broken { error, good }: Broken<GameRecord>) -> Self {
        let moves = good.tree.main_line().count();
        // A beginning without a move or a position of its own is nothing that anybody wants back.
        let set_up = good.start.key() != Game::new(&good.start.setup()).key();
        let worth_opening = moves > 0 || set_up;
        Self {
            words: sentence!(
                "files-breaks-off",
                count = moves,
                why = Sentence::from(&error)
            ),
            reason: format!("the game breaks off after {moves} moves: {error}"),
            good: worth_opening.then(|| Box::new(OpenedGame::record(*good))),
        }
    }
}

impl InitialView {
    fn of(view: &scene::SceneView, game: &Game) -> Result<Self, ReadError> {
        let space = |name: &Option<String>| match name {
            Some(name) => scene::find_space(game, name).map(Some),
            None => Ok(None),
        };
        Ok(Self {
            camera: match view.camera {
                None | Some(scene::Camera::White) => Preset::White,
                Some(scene::Camera::Black) => Preset::Black,
                Some(scene::Camera::Low) => Preset::Low,
                Some(scene::Camera::Top) => Preset::Top,
            },
            turn: view.turn,
            zoom: view.zoom.unwrap_or(1.0),
            at: space(&view.at)?,
            lift: space(&view.lift)?,
            explode: view.explode,
            ..Self::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenes_and_records_are_distinguished_by_what_is_in_them() {
        let scene = r#"// One stone.
            Scene(version: 1, title: "One", about: "One.", game: "tak5", moves: ["a1"], view: (at: "c3", zoom: 2))"#;
        let opened = OpenedGame::read(scene).expect("a scene");
        assert_eq!(opened.record.tree.depth(opened.at), 1);
        assert_eq!(
            (opened.view.at, opened.view.zoom),
            (Some(Coord::new(2, 2)), 2.0)
        );
        let record = OpenedGame::read("[Size \"5\"]\n\n1. a1 b1 2. c3").expect("a record");
        assert_eq!(record.record.tree.depth(record.at), 3);
        assert_eq!(record.view, InitialView::default());
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        for (text, words) in [
            (
                "Scene(version: 2, title: \"\", about: \"\", game: \"tak5\")",
                "version 2",
            ),
            (
                "Scene(version: 1, title: \"\", about: \"\", game: \"chess\")",
                "no such game",
            ),
            ("Scene(\nversion: 1,\nfoo: 2)", "line 3"),
            (
                "Scene(version: 1, title: \"\", about: \"\", game: \"tak5\", view: (at: \"z9\"))",
                "z9",
            ),
            ("[Size \"5\"]\n\n1. a1 a1", "after 1 moves"),
            ("I am a letter to my aunt", "no record that Strata knows"),
        ] {
            let error = OpenedGame::read(text).expect_err(text);
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
