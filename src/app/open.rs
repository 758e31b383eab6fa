//! What a file or the command line puts on the table: a game, and how it is looked at first.

use super::{Atlas, Screen, Session, Turn};
use crate::record::any;
use crate::record::scene::{self, Scene};
use crate::record::story::Story;
use crate::record::tree::NodeId;
use crate::record::{Broken, Read};
use crate::rules::{Coord, Game, Setup};
use crate::table::{Explode, Place, Preset};
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;
use std::path::Path;

/// A game to open.
#[derive(Clone, Debug)]
pub struct Opened {
    pub story: Story,
    /// Where in the story the table is laid.
    pub at: NodeId,
    pub look: Look,
}

/// How a game is looked at when it is opened.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Look {
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
}

impl Default for Look {
    fn default() -> Self {
        Self {
            camera: Preset::White,
            turn: 0.0,
            zoom: 1.0,
            at: None,
            lift: None,
            explode: 0.0,
        }
    }
}

impl Opened {
    /// A new game.
    pub fn new(setup: &Setup) -> Self {
        Self::story(Story::new(setup))
    }

    /// A story at the end of its main line.
    pub fn story(story: Story) -> Self {
        Self {
            at: story.tree.end_of(NodeId::ROOT),
            story,
            look: Look::default(),
        }
    }

    /// The game as the table is laid.
    pub fn game(&self) -> Result<Game, String> {
        let game = self.story.game_at(self.at);
        game.map_err(|illegal| illegal.to_string())
    }

    /// A scene, or the first game of a record in any format that Strata reads. Errors name the file.
    pub fn from_file(file: &Path) -> Result<Self, String> {
        let named = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let text = any::read_text(file).map_err(|error| named(&error))?;
        Self::read(&text).map_err(|error| named(&error))
    }

    pub fn read(text: &str) -> Result<Self, String> {
        if Scene::recognise(text) {
            let scene = Scene::read(text).map_err(|error| error.to_string())?;
            let game = scene.game().map_err(|error| error.to_string())?;
            let look = Look::of(&scene.view, &game)?;
            return Ok(Self {
                look,
                ..Self::story(Story::from_game(game))
            });
        }
        let story = first(any::read(text).map_err(|error| error.to_string())?)?;
        Ok(Self::story(story))
    }

    /// Lays the table before the app's first frame.
    pub fn put_on_table(self, app: &mut App) {
        app.insert_state(Screen::Play)
            .insert_resource(Explode(self.look.explode))
            .insert_resource(Session::open(self.story, self.at))
            .insert_resource(self.look)
            .add_systems(
                Update,
                (
                    ask.before(Turn::Animate).after(Turn::Mirror),
                    come_near.after(Turn::Animate),
                )
                    .run_if(resource_exists::<Look>.and_then(any_camera_is_ready)),
            );
    }
}

/// The first game of a record, whole.
fn first(games: Vec<Read<Story>>) -> Result<Story, String> {
    match games.into_iter().next() {
        None => Err("there is no game in it".to_owned()),
        Some(Err(Broken { error, good })) => Err(format!(
            "the game breaks off after {} moves: {error}",
            good.tree.main_line().count()
        )),
        Some(Ok(story)) => Ok(story),
    }
}

impl Look {
    fn of(view: &scene::View, game: &Game) -> Result<Self, String> {
        let space = |name: &Option<String>| match name {
            Some(name) => scene::space(game, name).map(Some),
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
        })
    }
}

/// The camera takes what it is told only once it has been through a frame itself.
fn any_camera_is_ready(cameras: Query<&PanOrbitCamera>, atlas: Res<Atlas>) -> bool {
    atlas.board.is_some() && cameras.iter().any(|camera| camera.initialized)
}

fn ask(look: Res<Look>, mut presets: MessageWriter<Preset>) {
    presets.write(look.camera);
}

/// What the preset doesn't say. The look is done with then, and the camera the person's.
fn come_near(
    mut look: ResMut<Look>,
    place: Res<Place>,
    mut cameras: Query<&mut PanOrbitCamera>,
    mut commands: Commands,
) {
    let turn = std::mem::take(&mut look.turn).to_radians();
    for mut camera in &mut cameras {
        camera.target_yaw += turn;
    }
    if turn != 0.0 && look.camera != Preset::Top {
        // Turned, the board needs another distance: that is the next frame's.
        look.camera = Preset::Fit;
        return;
    }
    for mut camera in &mut cameras {
        camera.target_radius /= look.zoom;
        if let Some(at) = look.at {
            camera.target_focus = place.space(at);
        }
    }
    commands.remove_resource::<Look>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenes_and_records_are_told_apart_by_what_is_in_them() {
        let scene = r#"// One stone.
            Scene(version: 1, title: "One", about: "One.", game: "tak5", moves: ["a1"], view: (at: "c3", zoom: 2))"#;
        let opened = Opened::read(scene).expect("a scene");
        assert_eq!(opened.story.tree.depth(opened.at), 1);
        assert_eq!(
            (opened.look.at, opened.look.zoom),
            (Some(Coord::new(2, 2)), 2.0)
        );
        let record = Opened::read("[Size \"5\"]\n\n1. a1 b1 2. c3").expect("a record");
        assert_eq!(record.story.tree.depth(record.at), 3);
        assert_eq!(record.look, Look::default());
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
            let error = Opened::read(text).expect_err(text);
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
