//! How the picture is drawn: lights, the quality ladder, the render scale, and when a frame is drawn at all.

pub mod lights;
pub(in crate::table) mod plain_material;
pub(in crate::table) mod quality;
pub(in crate::table) mod redraw;
pub(in crate::table) mod render_scale;
