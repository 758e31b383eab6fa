//! What lies behind a screen that covers the table: as quiet as a wall, and like one lighter where a lamp stands.

use super::theme;
use bevy_egui::egui::{self, Color32, Mesh, Pos2, Rect, Shape};

/// Where the lamp is, as a share of the screen, and how much lighter and darker its wall is than the usual.
const LAMP: [f32; 2] = [0.36, 0.10];
const NEAR: f32 = 1.34;
const FAR: f32 = 0.74;
/// Light walls differ less: there is little above white.
const DEEP: f32 = 128.0;
/// Into how many cells the screen is divided each way.
const CELLS: u32 = 12;

/// Paints the whole screen.
pub(in crate::panels) fn backdrop_ui(ui: &egui::Ui, screen: Rect) {
    let wall = theme::of(ui).backdrop;
    let mut mesh = Mesh::default();
    for row in 0..=CELLS {
        for column in 0..=CELLS {
            let share = [column, row].map(|at| at as f32 / CELLS as f32);
            let at = Pos2::new(
                egui::lerp(screen.x_range(), share[0]),
                egui::lerp(screen.y_range(), share[1]),
            );
            mesh.colored_vertex(at, lit(wall, share));
            if row < CELLS && column < CELLS {
                let corner = row * (CELLS + 1) + column;
                let below = corner + CELLS + 1;
                mesh.add_triangle(corner, corner + 1, below);
                mesh.add_triangle(corner + 1, below + 1, below);
            }
        }
    }
    ui.painter().add(Shape::mesh(mesh));
}

/// The colour of the wall at a place.
fn lit(wall: Color32, [x, y]: [f32; 2]) -> Color32 {
    let away = (x - LAMP[0]).hypot(y - LAMP[1]).min(1.0);
    let share = away * away * (3.0 - 2.0 * away);
    let light = NEAR + (FAR - NEAR) * share;
    let part = |part: u8, warm: f32| {
        let depth = 1.0 - f32::from(part).min(DEEP) / DEEP * 0.86;
        let light = 1.0 + (light - 1.0 + warm * (1.0 - share)) * depth;
        (f32::from(part) * light + 0.5) as u8
    };
    // Lamps are warm.
    Color32::from_rgb(
        part(wall.r(), 0.08),
        part(wall.g(), 0.0),
        part(wall.b(), -0.06),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wall_is_lighter_at_the_lamp_and_black_stays_black() {
        for wall in [
            Color32::from_rgb(24, 23, 22),
            Color32::from_rgb(226, 220, 208),
        ] {
            let (near, far) = (lit(wall, LAMP), lit(wall, [1.0, 1.0]));
            assert!(
                near.g() > wall.g() && far.g() < wall.g(),
                "{near:?} {far:?}"
            );
        }
        assert_eq!(lit(Color32::BLACK, LAMP), Color32::BLACK);
    }
}
