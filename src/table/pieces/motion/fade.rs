//! Where motion is reduced a piece doesn't travel: it fades in where it belongs, in the steps of glass that there are.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// How far a piece has faded in.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(Component)]
pub struct Fade {
    pub step: FadeStep,
    elapsed_secs: f32,
    step_secs: f32,
}

/// The steps of a [`Fade`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Reflect)]
pub enum FadeStep {
    /// For the one frame before the piece is drawn of glass.
    Hidden,
    Faint,
    Glass,
    Solid,
}

/// How long each step is seen.
const STEP_SECS: f32 = 0.09;

impl Fade {
    pub(super) fn stretched(stretch: f32) -> Self {
        Self {
            step: FadeStep::Hidden,
            elapsed_secs: 0.0,
            step_secs: STEP_SECS * stretch,
        }
    }
}

/// Goes from step to step, and asks for the frames in which they are seen. A step counts as changed when it has become
/// another: then the piece is drawn anew.
pub(super) fn animate_fades(
    time: Res<Time>,
    mut fading: Query<(Entity, &mut Fade, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut fade, mut visibility) in &mut fading {
        let is_new = fade.is_added();
        let now = fade.bypass_change_detection();
        now.elapsed_secs += time.delta_secs().min(0.1);
        let next = match now.step {
            // It was drawn of glass in this frame.
            FadeStep::Hidden if is_new => None,
            FadeStep::Hidden => Some(FadeStep::Faint),
            FadeStep::Faint if now.elapsed_secs >= now.step_secs => Some(FadeStep::Glass),
            FadeStep::Glass if now.elapsed_secs >= 2.0 * now.step_secs => Some(FadeStep::Solid),
            FadeStep::Faint | FadeStep::Glass => None,
            FadeStep::Solid => {
                commands.entity(entity).remove::<Fade>();
                continue;
            }
        };
        if let Some(next) = next {
            fade.step = next;
        }
        let hidden = fade.step == FadeStep::Hidden;
        visibility.set_if_neq(if hidden {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        redraw.write(RequestRedraw);
    }
}
