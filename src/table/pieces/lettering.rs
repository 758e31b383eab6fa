//! Coordinates on boards and numbers on tiles, which can be switched off.

use crate::app::{ShowCoordinates, ShowTileNumbers, TurnSet};
use crate::table::art::Role;
use bevy::prelude::*;

/// A mesh part that is written on something.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub enum Lettering {
    Coordinates,
    TileNumber,
}

impl Lettering {
    /// What kind of writing a part is, if any.
    pub(in crate::table) const fn of(role: Role) -> Option<Self> {
        match role {
            Role::Coordinates => Some(Self::Coordinates),
            Role::Number => Some(Self::TileNumber),
            Role::Body | Role::Mark => None,
        }
    }
}

/// Shows and hides them in [`TurnSet::Animate`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_lettering
            .in_set(TurnSet::Animate)
            .after(super::motion::MotionSet)
            .run_if(
                any_match_filter::<Added<Lettering>>
                    .or_eager(resource_changed::<ShowCoordinates>)
                    .or_eager(resource_changed::<ShowTileNumbers>),
            ),
    );
}

/// Writes the visibility of everything that is written on the table.
fn show_lettering(
    coordinates: Res<ShowCoordinates>,
    numbers: Res<ShowTileNumbers>,
    mut parts: Query<(&Lettering, &mut Visibility)>,
) {
    for (lettering, mut visibility) in &mut parts {
        let shown = match lettering {
            Lettering::Coordinates => coordinates.0,
            Lettering::TileNumber => numbers.0,
        };
        visibility.set_if_neq(if shown {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
