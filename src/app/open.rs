//! What a file or the command line puts on the table: a game, and how it is looked at first.

use super::session::Seeds;
use super::{Atlas, Screen, Seats, Session, Turn};
use crate::ai::Level;
use crate::record::save::{BrokenSave, Pose, Save};
use crate::record::scene::{self, Scene};
use crate::record::story::Story;
use crate::record::tree::NodeId;
use crate::record::{Broken, any};
use crate::rules::{Coord, Game, Setup};
use crate::store::GameId;
use crate::table::{Explode, Place, Preset, XRay};
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;
use jiff::Timestamp;
use std::path::Path;

/// A game to open.
#[derive(Clone, Debug)]
pub struct Opened {
    pub story: Story,
    /// Where in the story the table is laid.
    pub at: NodeId,
    pub look: Look,
    /// Who plays, where the file tells.
    pub levels: Option<[Option<Level>; 2]>,
    /// The saved game that this is, and when it began.
    pub kept: Option<(GameId, Timestamp)>,
}

/// A game that can't be read to its end: why, and what is good of it.
#[derive(Clone, Debug)]
pub struct Unsound {
    pub words: String,
    pub good: Option<Box<Opened>>,
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
    pub xray: bool,
    /// Where the camera stood, exactly; goes before the preset.
    pub pose: Option<Pose>,
    /// Whether the history was shown, where a person had decided.
    pub history: Option<bool>,
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
            xray: false,
            pose: None,
            history: None,
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
            levels: None,
            kept: None,
        }
    }

    /// A kept game as it was left.
    pub fn from_save(save: Save) -> Self {
        Self {
            at: save.cursor,
            story: save.story,
            look: Look {
                explode: save.view.explode.clamp(0.0, 1.0),
                xray: save.view.xray,
                pose: save.view.camera,
                history: save.view.history,
                ..Look::default()
            },
            levels: Some(save.levels),
            kept: None,
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

    /// The first game of a text, whole.
    pub fn read(text: &str) -> Result<Self, String> {
        match Self::read_all(text).into_iter().next() {
            None => Err("there is no game in it".to_owned()),
            Some(read) => read.map_err(|unsound| unsound.words),
        }
    }

    /// Every game of a text in any format that Strata reads.
    pub fn read_all(text: &str) -> Vec<Result<Self, Unsound>> {
        let useless = |words: String| Unsound { words, good: None };
        if Save::recognise(text) {
            let read = Save::read(text).map(Self::from_save);
            return vec![read.map_err(Unsound::from)];
        }
        if Scene::recognise(text) {
            return vec![Self::read_scene(text).map_err(useless)];
        }
        match any::read(text) {
            Ok(games) => games
                .into_iter()
                .map(|read| read.map(Self::story).map_err(Unsound::from))
                .collect(),
            Err(error) => vec![Err(useless(error.to_string()))],
        }
    }

    fn read_scene(text: &str) -> Result<Self, String> {
        let scene = Scene::read(text).map_err(|error| error.to_string())?;
        let game = scene.game().map_err(|error| error.to_string())?;
        let look = Look::of(&scene.view, &game)?;
        Ok(Self {
            look,
            ..Self::story(Story::from_game(game))
        })
    }

    /// Lays the table before the app's first frame.
    pub fn put_on_table(self, app: &mut App) {
        if let Some(levels) = self.levels {
            app.insert_resource(Seats(levels));
        }
        let seed = app.world_mut().get_resource_or_init::<Seeds>().draw();
        app.insert_state(Screen::Play)
            .insert_resource(Explode(self.look.explode))
            .insert_resource(XRay(self.look.xray))
            .insert_resource(Session::open(self.story, self.at).seeded(seed))
            .insert_resource(self.look);
    }
}

impl From<BrokenSave> for Unsound {
    fn from(broken: BrokenSave) -> Self {
        Self {
            words: broken.error.to_string(),
            good: broken.good.map(|save| Box::new(Opened::from_save(*save))),
        }
    }
}

impl From<Broken<Story>> for Unsound {
    fn from(Broken { error, good }: Broken<Story>) -> Self {
        let moves = good.tree.main_line().count();
        Self {
            words: format!("the game breaks off after {moves} moves: {error}"),
            good: Some(Box::new(Opened::story(*good))),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            ask.before(Turn::Animate).after(Turn::Mirror),
            come_near.after(Turn::Animate),
        )
            .run_if(resource_exists::<Look>.and_then(any_camera_is_ready)),
    );
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
            ..Self::default()
        })
    }
}

/// The camera takes what it is told only once it has been through a frame itself.
fn any_camera_is_ready(cameras: Query<&PanOrbitCamera>, atlas: Res<Atlas>) -> bool {
    atlas.board.is_some() && cameras.iter().any(|camera| camera.initialized)
}

fn ask(look: Res<Look>, mut presets: MessageWriter<Preset>) {
    let flat = look.pose.is_some_and(|pose| pose.flat);
    presets.write(if flat { Preset::Top } else { look.camera });
}

/// What the preset doesn't say. The look is done with then, and the camera the person's.
fn come_near(
    mut look: ResMut<Look>,
    place: Res<Place>,
    mut cameras: Query<&mut PanOrbitCamera>,
    mut commands: Commands,
) {
    if let Some(pose) = look.pose {
        for mut camera in &mut cameras {
            camera.target_yaw = pose.yaw;
            camera.target_pitch = pose.pitch;
            camera.target_radius = pose.radius;
            camera.target_focus = Vec3::from_array(pose.focus);
            camera.force_update = true;
        }
        commands.remove_resource::<Look>();
        return;
    }
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
