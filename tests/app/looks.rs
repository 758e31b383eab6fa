//! What is seen of a style, a step of quality and a lifted piece: the meshes and materials on the table, and the light over it.

use crate::person::Person;
use bevy::light::DirectionalLightShadowMap;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use strata::app::{Quality, QualityChoice};
use strata::panels::Command;
use strata::store::{PieceStyle, Settings, TableStyle};
use strata::table::{BoardShade, TableCamera};

impl Person {
    /// The colours of everything on the table: of materials, of their textures' first points, and of the first corners of meshes.
    fn colors_seen(&mut self) -> Vec<Vec<u8>> {
        let world = self.app.world_mut();
        let mut parts = world.query::<(&Mesh3d, &MeshMaterial3d<StandardMaterial>)>();
        let materials = world.resource::<Assets<StandardMaterial>>();
        let images = world.resource::<Assets<Image>>();
        let meshes = world.resource::<Assets<Mesh>>();
        let seen = parts.iter(world).filter_map(|(mesh, material)| {
            let material = materials.get(material)?;
            let own = material.base_color.to_srgba().to_u8_array();
            let texture = material.base_color_texture.as_ref();
            let texture = texture.and_then(|texture| images.get(texture)?.data.as_ref());
            let texture = texture.map_or(&[][..], |bytes| &bytes[..64]);
            let corners = match meshes.get(mesh)?.attribute(Mesh::ATTRIBUTE_COLOR) {
                Some(VertexAttributeValues::Float32x4(colors)) => colors.iter().take(64),
                _ => [].iter().take(0),
            };
            let corners = corners.flatten().map(|part| (part * 255.0) as u8);
            Some(
                [&own, texture]
                    .concat()
                    .into_iter()
                    .chain(corners)
                    .collect(),
            )
        });
        seen.collect()
    }

    fn chooses(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut chosen = self.see::<strata::app::SavedSettings>().0.clone();
        change(&mut chosen);
        self.tell(Command::ChangeSettings(Box::new(chosen)));
        self.frames(4);
    }

    /// How many corners the shade on the board has; none where none is seen.
    fn corners_of_shade(&mut self) -> usize {
        let world = self.app.world_mut();
        let mut shades = world.query_filtered::<(&Mesh3d, &Visibility), With<BoardShade>>();
        let Ok((mesh, visibility)) = shades.single(world) else {
            return 0;
        };
        if *visibility == Visibility::Hidden {
            return 0;
        }
        let meshes = world.resource::<Assets<Mesh>>();
        meshes.get(mesh).map_or(0, Mesh::count_vertices)
    }
}

#[test]
fn a_style_is_seen_at_once_and_so_is_the_way_back() {
    type Change = fn(&mut Settings);
    let styles: [(&str, Change, Change); 4] = [
        (
            "tak5",
            |now| now.styles.tak = PieceStyle::Night,
            |now| now.styles.tak = PieceStyle::Classic,
        ),
        (
            "hive:Base",
            |now| now.styles.hive = PieceStyle::HighContrast,
            |now| now.styles.hive = PieceStyle::Classic,
        ),
        (
            "punct:standard",
            |now| now.styles.punct = PieceStyle::Night,
            |now| now.styles.punct = PieceStyle::Classic,
        ),
        (
            "hive:Base",
            |now| now.styles.table = TableStyle::Slate,
            |now| now.styles.table = TableStyle::Wood,
        ),
    ];
    for (setup, change, back) in styles {
        let mut person = Person::at(setup);
        person.chooses(|now| now.quality = strata::store::Quality::High);
        let usual = person.colors_seen();
        assert!(!usual.is_empty());
        person.chooses(change);
        assert_ne!(person.colors_seen(), usual, "{setup}");
        person.chooses(back);
        assert_eq!(person.colors_seen(), usual, "{setup}");
    }
}

#[test]
fn each_step_of_quality_takes_away_what_costs_most() {
    let mut person = Person::at("tak5");
    let mut seen = |quality: Quality| {
        person.app.insert_resource(QualityChoice::Always(quality));
        person.frames(4);
        let world = person.app.world_mut();
        let mut cameras =
            world.query_filtered::<(&Msaa, Has<EnvironmentMapLight>), With<TableCamera>>();
        let (msaa, reflects) = cameras.single(world).unwrap();
        let (samples, reflects) = (msaa.samples(), reflects);
        let mut lights = world.query::<&DirectionalLight>();
        let shadows = lights.iter(world).any(|light| light.shadow_maps_enabled);
        let mut materials = world.query_filtered::<(), With<MeshMaterial3d<StandardMaterial>>>();
        let full = materials.iter(world).count();
        let map = world.resource::<DirectionalLightShadowMap>().size;
        (samples, reflects, shadows.then_some(map), full > 0)
    };
    assert_eq!(seen(Quality::High), (4, true, Some(4096), true));
    assert_eq!(seen(Quality::Medium), (1, true, Some(2048), true));
    assert_eq!(seen(Quality::Low), (1, false, None, false));
    assert_eq!(seen(Quality::High), (4, true, Some(4096), true));
}

#[test]
fn every_piece_on_the_board_leaves_a_shade_and_a_lifted_one_takes_it_along() {
    let mut person = Person::at("tak5");
    person
        .app
        .insert_resource(QualityChoice::Always(Quality::High));
    person.frames(4);
    assert_eq!(person.corners_of_shade(), 0);
    person.plays_out(&["a1", "e5"]);
    person.settle();
    let two = person.corners_of_shade();
    assert!(two > 0);
    person.plays_out(&["c3"]);
    person.settle();
    let three = person.corners_of_shade();
    assert!(three > two);
    let c3 = person.space("c3");
    person.point(c3);
    person.hold(KeyCode::KeyL);
    person.settle();
    assert_eq!(person.corners_of_shade(), two, "it hangs in the air");
    // Without the shadows of the lamp the shade is the shadow.
    person
        .app
        .insert_resource(QualityChoice::Always(Quality::Low));
    person.frames(4);
    assert_eq!(person.corners_of_shade(), three);
    person.let_go(KeyCode::KeyL);
    person.tell(strata::app::Intent::Walk(strata::app::Walk::Start));
    person.settle();
    assert_eq!(person.corners_of_shade(), 0, "an empty board");
}
