//! Where looks are made: the three stores of assets, open at once.

use super::sculpt::Sculpt;
use super::{Part, Role};
use bevy::prelude::*;

/// The asset stores that a look is put into.
pub(super) struct Studio<'w> {
    meshes: Mut<'w, Assets<Mesh>>,
    materials: Mut<'w, Assets<StandardMaterial>>,
    images: Mut<'w, Assets<Image>>,
}

impl Studio<'_> {
    /// Lends the world's stores to `make`.
    pub fn open<T>(world: &mut World, make: impl FnOnce(&mut Studio) -> T) -> T {
        world.resource_scope(|world, meshes: Mut<Assets<Mesh>>| {
            world.resource_scope(|world, materials: Mut<Assets<StandardMaterial>>| {
                make(&mut Studio {
                    meshes,
                    materials,
                    images: world.resource_mut::<Assets<Image>>(),
                })
            })
        })
    }

    pub fn mesh(&mut self, sculpt: Sculpt) -> Handle<Mesh> {
        self.meshes.add(sculpt.mesh())
    }

    pub fn material(&mut self, material: StandardMaterial) -> Handle<StandardMaterial> {
        self.materials.add(material)
    }

    pub fn image(&mut self, image: Image) -> Handle<Image> {
        self.images.add(image)
    }
}

impl Part {
    pub(super) fn body(mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>) -> Self {
        Self {
            mesh: mesh.clone(),
            material: material.clone(),
            at: Transform::IDENTITY,
            role: Role::Body,
        }
    }

    pub(super) fn mark(mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>) -> Self {
        Self {
            role: Role::Mark,
            ..Self::body(mesh, material)
        }
    }

    pub(super) fn placed(self, at: Transform) -> Self {
        Self { at, ..self }
    }
}
