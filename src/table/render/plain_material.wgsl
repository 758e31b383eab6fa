// The cheapest light that still shows a bevel: one lamp, a bright ceiling, and a curve that keeps the highlights.
#import bevy_pbr::forward_io::VertexOutput

struct Plain {
    color: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> material: Plain;
#ifdef TEXTURED
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var smoothly: sampler;
#endif

// Towards the key light.
const LAMP = vec3<f32>(-0.4719, 0.8494, 0.2360);
const WARM = vec3<f32>(1.34, 1.28, 1.19);

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var color = material.color;
#ifdef VERTEX_COLORS
    color *= in.color;
#endif
#ifdef TEXTURED
    // The level by hand, and a whole one: a sampler's own way looks along the slope and between two levels, which costs a
    // processor many times as much.
    let size = vec2<f32>(textureDimensions(picture));
    let across = dpdx(in.uv) * size;
    let down = dpdy(in.uv) * size;
    let level = round(0.5 * log2(max(dot(across, across), dot(down, down))));
    color *= textureSampleLevel(picture, smoothly, in.uv, level);
#endif
    let normal = normalize(in.world_normal);
    let light = vec3<f32>(0.36 + 0.16 * normal.y) + WARM * max(dot(normal, LAMP), 0.0);
    let lit = color.rgb * light * 0.6;
    let shown = lit * (2.51 * lit + 0.03) / (lit * (2.43 * lit + 0.59) + 0.14);
    return vec4<f32>(saturate(shown), color.a);
}
