//! What pieces and boards are made of on the lowest step of quality: the same colours and textures under a light that a
//! processor can work out for every pixel. Bevy's own materials ask for the whole of physics even where it is switched
//! off, because a processor that draws many pixels at once takes both branches of every question.

use crate::app::Quality;
use bevy::asset::{AssetId, uuid_handle};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;

/// What a body is made of. Whether it is drawn so or more cheaply is decided here.
#[derive(Component, Clone, Debug)]
pub struct Surface(pub Handle<StandardMaterial>);

/// A material with just a colour, a texture and a transparency.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Textured)]
pub struct PlainMaterial {
    #[uniform(0)]
    color: LinearRgba,
    #[texture(1)]
    #[sampler(2)]
    texture: Option<Handle<Image>>,
    alpha: AlphaMode,
}

#[repr(C)]
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Textured(bool);

impl From<&PlainMaterial> for Textured {
    fn from(plain: &PlainMaterial) -> Self {
        Self(plain.texture.is_some())
    }
}

const SHADER: Handle<Shader> = uuid_handle!("4f1c8a52-6f0b-4d0c-9d5e-8f2b7a6c1e30");

impl Material for PlainMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let (Textured(true), Some(fragment)) = (key.bind_group_data, &mut descriptor.fragment) {
            fragment.shader_defs.push("TEXTURED".into());
        }
        Ok(())
    }
}

/// The plain form of every material that was ever worn.
#[derive(Resource, Debug, Default)]
struct PlainMaterials(HashMap<AssetId<StandardMaterial>, Handle<PlainMaterial>>);

pub(in crate::table) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<PlainMaterial>::default())
        .init_resource::<PlainMaterials>()
        .add_systems(PostUpdate, wear);
    let shader = Shader::from_wgsl(include_str!("plain_material.wgsl"), "plain_material.wgsl");
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    if let Err(error) = shaders.insert(SHADER.id(), shader) {
        warn!("the plain shader can't be kept: {error}");
    }
}

fn wear(
    quality: Res<Quality>,
    bodies: Query<(Entity, Ref<Surface>)>,
    materials: Res<Assets<StandardMaterial>>,
    mut made: ResMut<PlainMaterials>,
    mut plains: ResMut<Assets<PlainMaterial>>,
    mut commands: Commands,
) {
    let plainly = quality.is_plain();
    for (entity, stuff) in &bodies {
        if !(stuff.is_changed() || quality.is_changed()) {
            continue;
        }
        let mut body = commands.entity(entity);
        if !plainly {
            body.remove::<MeshMaterial3d<PlainMaterial>>()
                .insert(MeshMaterial3d(stuff.0.clone()));
            continue;
        }
        let plain = made.0.entry(stuff.0.id()).or_insert_with(|| {
            let of = materials.get(&stuff.0).cloned().unwrap_or_default();
            plains.add(PlainMaterial {
                color: of.base_color.to_linear(),
                texture: of.base_color_texture,
                alpha: of.alpha_mode,
            })
        });
        body.remove::<MeshMaterial3d<StandardMaterial>>()
            .insert(MeshMaterial3d(plain.clone()));
    }
}
