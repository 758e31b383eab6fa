// Spreads the corner of the picture that was drawn over the whole of it.
#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var smoothly: sampler;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let size = textureDimensions(picture);
    let drawn = vec2<f32>(size * #{PERCENT}u / 100u);
    // Half a pixel in from the edge, so that what lies beyond never bleeds in.
    let at = clamp(in.uv * drawn, vec2(0.5), drawn - 0.5);
    return textureSample(picture, smoothly, at / vec2<f32>(size));
}
