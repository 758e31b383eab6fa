//! Writes a position that was set up as a scene.

use crate::record::formats::scene::Scene;
use crate::store::write_whole;
use std::path::Path;

/// Writes a scene where a person wants it; whoever chose the place has agreed to what it replaces.
pub(in crate::app) fn save(scene: &Scene, file: &Path) -> Result<(), String> {
    let text = scene.write()?;
    write_whole(file, text.as_bytes(), true)
        .map_err(|error| format!("{} can't be written: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn a_scene_is_written_whole_and_a_failure_is_reported() {
        let folder = tempfile::tempdir().unwrap();
        let scene = Scene::of_position("Start", &Game::new(&"tak5".parse().unwrap()));
        let file = folder.path().join("start.ron");
        for _ in 0..2 {
            save(&scene, &file).unwrap();
            let text = std::fs::read_to_string(&file).unwrap();
            assert_eq!(Scene::read(&text).unwrap(), scene);
        }
        let nowhere = folder.path().join("no such folder").join("start.ron");
        let error = save(&scene, &nowhere).unwrap_err();
        assert!(error.contains("can't be written"), "{error}");
    }
}
