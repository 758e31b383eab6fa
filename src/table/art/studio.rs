//! The asset builder of the art: meshes, materials and images, mutable at once.

use crate::table::art::sculpt::Sculpt;
use crate::table::art::{Part, Role};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

/// The asset collections that art is added to.
pub(super) struct Studio<'w> {
    meshes: Mut<'w, Assets<Mesh>>,
    materials: Mut<'w, Assets<StandardMaterial>>,
    images: Mut<'w, Assets<Image>>,
    /// The anisotropy of texture sampling. Costs a graphics card nothing and a processor a tenth of all.
    anisotropy: u16,
}

impl Studio<'_> {
    /// Lends the world's asset collections to `make`.
    pub fn open<T>(world: &mut World, make: impl FnOnce(&mut Studio) -> T) -> T {
        let adapter = world.get_resource::<RenderAdapterInfo>();
        let on_processor = adapter.is_some_and(|adapter| adapter.device_type == DeviceType::Cpu);
        world.resource_scope(|world, meshes: Mut<Assets<Mesh>>| {
            world.resource_scope(|world, materials: Mut<Assets<StandardMaterial>>| {
                make(&mut Studio {
                    meshes,
                    materials,
                    images: world.resource_mut::<Assets<Image>>(),
                    anisotropy: if on_processor { 1 } else { 8 },
                })
            })
        })
    }

    pub fn mesh(&mut self, sculpt: Sculpt) -> Handle<Mesh> {
        self.meshes.add(sculpt.mesh())
    }

    pub fn mesh_of(&mut self, mesh: Mesh) -> Handle<Mesh> {
        self.meshes.add(mesh)
    }

    pub fn material(&mut self, material: StandardMaterial) -> Handle<StandardMaterial> {
        self.materials.add(material)
    }

    /// What a material is, to make others like it.
    pub fn like(&self, material: &Handle<StandardMaterial>) -> StandardMaterial {
        self.materials.get(material).cloned().unwrap_or_default()
    }

    pub fn image(&mut self, mut image: Image) -> Handle<Image> {
        if let ImageSampler::Descriptor(sampler) = &mut image.sampler {
            sampler.anisotropy_clamp = self.anisotropy;
        }
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
            forms: None,
            casts_shadow: true,
        }
    }

    pub(super) fn mark(mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>) -> Self {
        Self {
            role: Role::Mark,
            ..Self::body(mesh, material)
        }
    }

    pub(super) fn with_role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    pub(super) fn placed(self, at: Transform) -> Self {
        Self { at, ..self }
    }

    /// For what lies flat on something: a shadow map is paid for by the pixel.
    pub(super) fn flat(self) -> Self {
        Self {
            casts_shadow: false,
            ..self
        }
    }
}
