//! The plain material of pieces and boards on the lowest step of quality: the same colours and textures under a light that a
//! processor can work out for every pixel. Bevy's own materials ask for the whole of physics even where it is switched
//! off, because a processor that draws many pixels at once takes both branches of every question.

use crate::app::Quality;
use bevy::asset::{AssetEventSystems, AssetId, uuid_handle};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;

/// The material of a mesh part at full quality; on the lowest step its [`PlainMaterial`] is drawn instead.
#[derive(Component, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct Surface(pub Handle<StandardMaterial>);

/// A material with just a colour, a texture and a transparency.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(PlainKey)]
pub struct PlainMaterial {
    #[uniform(0)]
    color: LinearRgba,
    /// What it sheds by itself.
    #[uniform(0)]
    glow: LinearRgba,
    #[texture(1)]
    #[sampler(2)]
    texture: Option<Handle<Image>>,
    alpha: AlphaMode,
    /// How much nearer it is taken to be among what is seen through.
    depth_bias: f32,
    /// It shines by itself.
    unlit: bool,
}

/// Whether a [`PlainMaterial`] has a texture and takes no light: the key of its pipeline.
#[repr(C)]
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlainKey {
    textured: bool,
    unlit: bool,
}

impl From<&PlainMaterial> for PlainKey {
    fn from(plain: &PlainMaterial) -> Self {
        Self {
            textured: plain.texture.is_some(),
            unlit: plain.unlit,
        }
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

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let PlainKey { textured, unlit } = key.bind_group_data;
        if let Some(fragment) = &mut descriptor.fragment {
            let defs = [(textured, "TEXTURED"), (unlit, "UNLIT")];
            let defs = defs.into_iter().filter(|(on, _)| *on);
            fragment
                .shader_defs
                .extend(defs.map(|(_, name)| name.into()));
        }
        Ok(())
    }
}

/// The plain form of every material that was drawn so far.
#[derive(Resource, Debug, Default, Reflect)]
#[reflect(Resource)]
struct PlainMaterials(HashMap<AssetId<StandardMaterial>, Handle<PlainMaterial>>);

/// Swaps materials in [`PostUpdate`], after everything that changes a [`Surface`].
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<PlainMaterial>::default())
        .init_resource::<PlainMaterials>()
        .add_systems(PostUpdate, apply_materials.after(AssetEventSystems));
    let shader = Shader::from_wgsl(include_str!("plain_material.wgsl"), "plain_material.wgsl");
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    if let Err(error) = shaders.insert(SHADER.id(), shader) {
        warn!("the plain shader can't be kept: {error}");
    }
}

/// Draws each [`Surface`] that is new, has changed, or is seen at another [`Quality`] with the material of that quality.
fn apply_materials(
    quality: Res<Quality>,
    bodies: Query<(Entity, Ref<Surface>)>,
    materials: Res<Assets<StandardMaterial>>,
    mut events: MessageReader<AssetEvent<StandardMaterial>>,
    mut cache: ResMut<PlainMaterials>,
    mut plains: ResMut<Assets<PlainMaterial>>,
    mut commands: Commands,
) {
    // What has become another thing, as with another style, gets another plain form.
    let mut remade = HashSet::new();
    for event in events.read() {
        if let AssetEvent::Modified { id } = event
            && cache.0.remove(id).is_some()
        {
            remade.insert(*id);
        }
    }
    let is_plain = quality.is_plain();
    for (entity, surface) in &bodies {
        let remade = remade.contains(&surface.0.id());
        if !(surface.is_changed() || quality.is_changed() || remade) {
            continue;
        }
        let mut body = commands.entity(entity);
        if !is_plain {
            body.remove::<MeshMaterial3d<PlainMaterial>>()
                .insert(MeshMaterial3d(surface.0.clone()));
            continue;
        }
        let plain = cache.0.entry(surface.0.id()).or_insert_with(|| {
            let of = materials.get(&surface.0).cloned().unwrap_or_default();
            plains.add(PlainMaterial {
                color: of.base_color.to_linear(),
                glow: of.emissive,
                texture: of.base_color_texture,
                alpha: of.alpha_mode,
                depth_bias: of.depth_bias,
                unlit: of.unlit,
            })
        });
        body.remove::<MeshMaterial3d<StandardMaterial>>()
            .insert(MeshMaterial3d(plain.clone()));
    }
}
