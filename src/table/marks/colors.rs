//! The colours of the marks: one meaning each, for eyes that see all colours and for those that don't.

use super::assets::MarkAssets;
use crate::app::{MarkColours, TurnSet};
use crate::store::Colours;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// A colour for each thing that is marked.
#[derive(Copy, Clone, Debug)]
pub(in crate::table) struct MarkColors {
    pub target: Color,
    pub preview: Color,
    pub line: Color,
    pub last: Color,
    pub refused: Color,
    pub winning: Color,
    pub hint: Color,
    pub pinned: Color,
    pub threat: Color,
    pub focus: Color,
}

const USUAL: MarkColors = MarkColors {
    target: Color::srgba(0.10, 0.66, 0.62, 0.5),
    preview: Color::srgb(0.12, 0.80, 0.74),
    line: Color::srgba(0.10, 0.66, 0.62, 0.35),
    last: Color::srgb(0.95, 0.58, 0.10),
    refused: Color::srgb(0.88, 0.08, 0.08),
    winning: Color::srgb(1.0, 0.84, 0.30),
    hint: Color::srgb(0.62, 0.45, 0.98),
    pinned: Color::srgb(0.30, 0.55, 0.95),
    threat: Color::srgb(0.94, 0.30, 0.58),
    focus: Color::WHITE,
};

/// Found by a search for colours that stay apart whichever cones are missing; a test measures them.
const COLOUR_BLIND: MarkColors = MarkColors {
    target: Color::srgba(0.10, 0.74, 0.97, 0.5),
    preview: Color::srgb(0.10, 0.74, 0.97),
    line: Color::srgba(0.10, 0.74, 0.97, 0.35),
    last: Color::srgb(0.92, 0.51, 0.0),
    refused: Color::srgb(0.50, 0.15, 0.0),
    winning: Color::srgb(0.68, 1.0, 0.43),
    hint: Color::srgb(0.72, 0.28, 1.0),
    pinned: Color::srgb(0.22, 0.41, 0.61),
    threat: Color::srgb(0.79, 0.60, 0.45),
    focus: Color::WHITE,
};

impl MarkColors {
    pub const fn of(colours: Colours) -> &'static Self {
        match colours {
            Colours::Usual => &USUAL,
            Colours::ColourBlind => &COLOUR_BLIND,
        }
    }
}

/// Colours the marks anew in [`TurnSet::Animate`] when others are chosen.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        recolor
            .in_set(TurnSet::Animate)
            .run_if(resource_changed::<MarkColours>),
    );
}

fn recolor(
    colours: Res<MarkColours>,
    assets: Res<MarkAssets>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (handle, color) in assets.colored(MarkColors::of(colours.0)) {
        if let Some(mut material) = materials.get_mut(handle) {
            material.base_color = color;
        }
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What becomes of light where a kind of cone is missing (Machado, Oliveira and Fernandes 2009), and with all of them.
    const SIGHTS: [[Vec3; 3]; 4] = [
        [Vec3::X, Vec3::Y, Vec3::Z],
        // Without the cones for long waves,
        [
            Vec3::new(0.152_286, 1.052_583, -0.204_868),
            Vec3::new(0.114_503, 0.786_281, 0.099_216),
            Vec3::new(-0.003_882, -0.048_116, 1.051_998),
        ],
        // for middle ones,
        [
            Vec3::new(0.367_322, 0.860_646, -0.227_968),
            Vec3::new(0.280_085, 0.672_501, 0.047_413),
            Vec3::new(-0.011_820, 0.042_940, 0.968_881),
        ],
        // and for short ones.
        [
            Vec3::new(1.255_528, -0.076_749, -0.178_779),
            Vec3::new(-0.078_411, 0.930_809, 0.147_602),
            Vec3::new(0.004_733, 0.691_367, 0.303_900),
        ],
    ];

    /// How a colour is seen, in a space where distances are differences to the eye.
    fn seen(color: Color, sight: &[Vec3; 3]) -> Vec3 {
        let light = color.to_linear().to_vec3();
        let part = |row: Vec3| row.dot(light).clamp(0.0, 1.0);
        let [red, green, blue] = sight.map(part);
        let lab = Laba::from(Color::linear_rgb(red, green, blue));
        Vec3::new(lab.lightness, lab.a, lab.b) * 100.0
    }

    /// The least difference between two marks, to any eyes.
    fn least_difference(colors: &MarkColors) -> f32 {
        let marks = [
            colors.preview,
            colors.last,
            colors.refused,
            colors.winning,
            colors.hint,
            colors.pinned,
            colors.threat,
            colors.focus,
        ];
        let mut least = f32::MAX;
        for sight in &SIGHTS {
            let seen = marks.map(|color| seen(color, sight));
            for (i, one) in seen.iter().enumerate() {
                for other in &seen[i + 1..] {
                    least = least.min(one.distance(*other));
                }
            }
        }
        least
    }

    #[test]
    fn marks_for_colour_blind_people_differ_whichever_cones_are_missing() {
        let (usual, own) = (least_difference(&USUAL), least_difference(&COLOUR_BLIND));
        assert!(own > 25.0, "{own}");
        assert!(usual < own, "{usual} is better than {own}");
    }
}
