//! Writes a position that was set up as a scene.

use crate::record::formats::scene::Scene;
use crate::store::{cant_write, write_whole};
use crate::words::Sentence;
use std::path::Path;

/// Writes a scene where a person wants it; whoever chose the place has agreed to what it replaces.
pub(in crate::app) fn save(scene: &Scene, file: &Path) -> Result<(), Sentence> {
    // Only the writer itself can fail here.
    let text = scene.write().map_err(Sentence::verbatim)?;
    write_whole(file, text.as_bytes(), true).map_err(|error| cant_write(file, &error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::words::Words;

    #[test]
    fn a_scene_is_written_whole_and_a_failure_is_reported() {
        let folder = tempfile::tempdir().unwrap();
        let scene = Scene::of_position(
            "Start",
            &Game::new(&"tak5".parse().unwrap()),
            &Words::default(),
        );
        let file = folder.path().join("start.ron");
        for _ in 0..2 {
            save(&scene, &file).unwrap();
            let text = std::fs::read_to_string(&file).unwrap();
            assert_eq!(Scene::read(&text).unwrap(), scene);
        }
        let nowhere = folder.path().join("no such folder").join("start.ron");
        let error = save(&scene, &nowhere).unwrap_err().to_string();
        assert!(error.contains("can't be written"), "{error}");
    }
}
