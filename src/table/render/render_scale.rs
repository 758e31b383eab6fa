//! The render scale: draws the table with fewer pixels than the window has and scales the picture up over it. The panels, drawn later,
//! keep every pixel, and the camera's viewport stays the window's, so that pointing needs to know nothing of it.

use bevy::camera::MainPassResolutionOverride;
use bevy::core_pipeline::{Core3d, Core3dSystems, FullscreenShader};
use bevy::ecs::query::QueryItem;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::extract_component::{ExtractComponent, ExtractComponentPlugin};
use bevy::render::render_resource::binding_types::{sampler, texture_2d, uniform_buffer};
use bevy::render::render_resource::*;
use bevy::render::renderer::{RenderContext, RenderDevice, RenderQueue, ViewQuery};
use bevy::render::sync_component::SyncComponent;
use bevy::render::view::ViewTarget;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many of a hundred pixels along each side of the window are drawn. On a camera; 100 is the whole picture.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct RenderScale(pub u32);

impl Default for RenderScale {
    fn default() -> Self {
        Self(100)
    }
}

impl RenderScale {
    /// The scale at which a picture of this size stays within a number of pixels; never so small that nothing can
    /// be made out.
    pub fn within(pixels: f32, size: UVec2) -> Self {
        let all = (size.x.max(1) * size.y.max(1)) as f32;
        let percent = ((pixels / all).sqrt() * 100.0).floor() as u32;
        Self(percent.clamp(30, 100))
    }

    fn of(self, size: UVec2) -> UVec2 {
        (size * self.0 / 100).max(UVec2::ONE)
    }
}

impl SyncComponent for RenderScale {
    type Target = (Self, MainPassResolutionOverride);
}

impl ExtractComponent for RenderScale {
    type QueryData = (&'static Self, &'static Camera);
    type QueryFilter = ();
    type Out = (Self, MainPassResolutionOverride);

    fn extract_component(
        (percent, camera): QueryItem<'_, '_, Self::QueryData>,
    ) -> Option<Self::Out> {
        let size = camera.physical_viewport_size()?;
        Some((*percent, MainPassResolutionOverride(percent.of(size))))
    }
}

/// Whether the pass can be run yet: until it is compiled, the whole picture is drawn.
#[derive(Resource, Clone, Debug, Default)]
pub struct RenderScaleReady(Arc<AtomicBool>);

impl RenderScaleReady {
    pub fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The shader of the upscaling pass.
#[derive(Resource, Clone, Debug)]
struct UpscaleShader(Handle<Shader>);

/// Adds the upscaling pass to the render app, where there is one.
pub(super) fn plugin(app: &mut App) {
    let ready = RenderScaleReady::default();
    app.insert_resource(ready.clone());
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.add_plugins(ExtractComponentPlugin::<RenderScale>::default());
    let shader = app
        .world_mut()
        .resource_mut::<Assets<Shader>>()
        .add(Shader::from_wgsl(
            include_str!("render_scale.wgsl"),
            "render_scale.wgsl",
        ));
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .insert_resource(UpscaleShader(shader))
            .insert_resource(ready)
            .add_systems(Core3d, upscale.in_set(Core3dSystems::PostProcess));
    }
}

/// What the pass needs, made when it is first needed.
#[derive(Default)]
struct UpscaleResources {
    layout: Option<BindGroupLayoutDescriptor>,
    sampler: Option<Sampler>,
    pipelines: HashMap<TextureFormat, CachedRenderPipelineId>,
    drawn: UniformBuffer<Vec4>,
}

/// The render pass that scales the drawn corner of the picture up to the whole of it.
fn upscale(
    view: ViewQuery<(&ViewTarget, &RenderScale)>,
    shader: Res<UpscaleShader>,
    fullscreen: Res<FullscreenShader>,
    pipelines: Res<PipelineCache>,
    device: Res<RenderDevice>,
    queue: Res<RenderQueue>,
    ready: Res<RenderScaleReady>,
    mut resources: Local<UpscaleResources>,
    mut ctx: RenderContext,
) {
    let (target, percent) = view.into_inner();
    let UpscaleResources {
        layout,
        sampler: smooth,
        pipelines: made,
        drawn,
    } = &mut *resources;
    let layout = layout.get_or_insert_with(|| {
        let entries = BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (
                texture_2d(TextureSampleType::Float { filterable: true }),
                sampler(SamplerBindingType::Filtering),
                uniform_buffer::<Vec4>(false),
            ),
        );
        BindGroupLayoutDescriptor::new("upscale", &entries)
    });
    let smooth = smooth.get_or_insert_with(|| {
        device.create_sampler(&SamplerDescriptor {
            mag_filter: FilterMode::Linear,
            min_filter: FilterMode::Linear,
            ..default()
        })
    });
    let format = target.main_texture_format();
    let id = *made.entry(format).or_insert_with(|| {
        pipelines.queue_render_pipeline(RenderPipelineDescriptor {
            label: Some("upscale".into()),
            layout: vec![layout.clone()],
            vertex: fullscreen.to_vertex_state(),
            fragment: Some(FragmentState {
                shader: shader.0.clone(),
                targets: vec![Some(ColorTargetState {
                    format,
                    blend: None,
                    write_mask: ColorWrites::ALL,
                })],
                ..default()
            }),
            ..default()
        })
    });
    let Some(pipeline) = pipelines.get_render_pipeline(id) else {
        return;
    };
    ready.0.store(true, Ordering::Relaxed);
    if percent.0 >= 100 {
        return;
    }
    let size = target.main_texture().size();
    let size = UVec2::new(size.width, size.height);
    let corner = percent.of(size).as_vec2() / size.as_vec2();
    drawn.set(
        corner
            .extend(0.5 / size.x as f32)
            .extend(0.5 / size.y as f32),
    );
    drawn.write_buffer(&device, &queue);
    let Some(corner) = drawn.binding() else {
        return;
    };
    let write = target.post_process_write();
    let bindings = device.create_bind_group(
        "upscale",
        &pipelines.get_bind_group_layout(layout),
        &BindGroupEntries::sequential((write.source, &*smooth, corner)),
    );
    let mut pass = ctx
        .command_encoder()
        .begin_render_pass(&RenderPassDescriptor {
            label: Some("upscale"),
            color_attachments: &[Some(RenderPassColorAttachment {
                view: write.destination,
                depth_slice: None,
                resolve_target: None,
                ops: Operations::default(),
            })],
            depth_stencil_attachment: None,
            timestamp_writes: None,
            occlusion_query_set: None,
            multiview_mask: None,
        });
    pass.set_pipeline(pipeline);
    pass.set_bind_group(0, &bindings, &[]);
    pass.draw(0..3, 0..1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_within_the_limit_is_drawn_whole_and_a_larger_one_fits_it() {
        assert_eq!(
            RenderScale::within(2_000_000.0, UVec2::new(1280, 800)).0,
            100
        );
        let size = UVec2::new(3840, 2160);
        let drawn = RenderScale::within(2_100_000.0, size).of(size);
        assert!(
            drawn.x * drawn.y <= 2_100_000 && drawn.x * drawn.y > 1_900_000,
            "{drawn}"
        );
    }
}
