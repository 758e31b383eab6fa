// The cheapest light that still shows a bevel: one lamp, the windows across that rim what is dark, a bright ceiling, and a
// curve that keeps the highlights.
#import bevy_pbr::forward_io::VertexOutput

struct Plain {
    color: vec4<f32>,
    glow: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> material: Plain;
#ifdef TEXTURED
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var smoothly: sampler;
#endif

// Towards the key light.
const LAMP = vec3<f32>(-0.4719, 0.8494, 0.2360);
const WARM = vec3<f32>(1.40, 1.28, 1.10);
// Towards the windows.
const ACROSS = vec3<f32>(0.3806, 0.4350, -0.8156);
const COOL = vec3<f32>(0.24, 0.30, 0.38);

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
#ifdef UNLIT
#ifdef TEXTURED
    // The room, whose light the curve of a camera would take this much from.
    color = vec4<f32>(color.rgb * 0.6, color.a);
#endif
    return color;
#else
    let normal = normalize(in.world_normal);
    let light = vec3<f32>(0.36 + 0.16 * normal.y) + WARM * max(dot(normal, LAMP), 0.0)
        + COOL * max(dot(normal, ACROSS), 0.0);
    let lit = color.rgb * light * 0.6 + material.glow.rgb;
    let shown = lit * (2.51 * lit + 0.03) / (lit * (2.43 * lit + 0.59) + 0.14);
    // The curve works on each channel by itself and makes colours louder than they are.
    let grey = vec3<f32>(dot(shown, vec3<f32>(0.2126, 0.7152, 0.0722)));
    return vec4<f32>(saturate(mix(grey, shown, 0.86)), color.a);
#endif
}
