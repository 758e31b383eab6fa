// Spreads the corner of the picture that was drawn over the whole of it.
#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var smoothly: sampler;
// How much of the picture was drawn, and half a pixel.
@group(0) @binding(2) var<uniform> drawn: vec4<f32>;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    // Half a pixel in from the edge, so that what lies beyond never bleeds in.
    let at = clamp(in.uv * drawn.xy, drawn.zw, drawn.xy - drawn.zw);
    return textureSample(picture, smoothly, at);
}
