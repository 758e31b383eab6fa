//! Another style for what is already on the table: every mesh and material keeps its handle, and what it holds becomes new, so
//! that whatever shows it needs to know nothing of it.

use super::{Art, Part};
use crate::app::{ChosenStyles, TurnSet};
use crate::store::Styles;
use bevy::prelude::*;

/// Remakes the art in [`TurnSet::Animate`] when other styles were chosen.
pub(in crate::table) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        restyle
            .in_set(TurnSet::Animate)
            .run_if(resource_changed::<ChosenStyles>),
    );
}

fn restyle(world: &mut World) {
    let styles = world.resource::<ChosenStyles>().0;
    world.resource_scope(|world, mut art: Mut<Art>| {
        if art.styles != styles {
            art.remake(world, styles);
        }
    });
}

impl Art {
    /// Fills the handles of everything made so far with what they hold in these styles.
    fn remake(&mut self, world: &mut World, styles: Styles) {
        let fresh = Self::empty(world, styles);
        world.insert_resource(fresh);
        for board in self.boards.keys() {
            Self::prepare(world, *board);
        }
        let Some(fresh) = world.remove_resource::<Self>() else {
            return;
        };
        self.styles = styles;
        world.resource_scope(|world, mut meshes: Mut<Assets<Mesh>>| {
            let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
            for (old, new) in self.parts().zip(fresh.parts()) {
                take_over(&mut meshes, &old.mesh, &new.mesh);
                take_over(&mut materials, &old.material, &new.material);
                for (old, new) in old.forms.iter().zip(&new.forms) {
                    take_over(&mut materials, &old.lit, &new.lit);
                    take_over(&mut materials, &old.faded, &new.faded);
                }
            }
            for (old, new) in self.materials().zip(fresh.materials()) {
                take_over(&mut materials, old, new);
            }
        });
    }

    /// Every part, in an order that depends on nothing but what was prepared.
    fn parts(&self) -> impl Iterator<Item = &Part> {
        let pieces = self.pieces.values().flatten();
        let boards = self.boards.values().flatten();
        pieces.chain(boards).chain(self.markers.iter().flatten())
    }

    /// The materials that parts share.
    fn materials(&self) -> impl Iterator<Item = &Handle<StandardMaterial>> {
        let furniture = self
            .furniture
            .iter()
            .flat_map(super::palette::Furniture::materials);
        self.palette.materials().chain(furniture)
    }
}

/// Moves what a new handle holds to an old one. What several parts share has moved when the second of them comes.
fn take_over<A: Asset>(assets: &mut Assets<A>, old: &Handle<A>, new: &Handle<A>) {
    if let Some(made) = assets.remove(new) {
        // A handle that is held has its place.
        let _ = assets.insert(old, made);
    }
}

#[cfg(test)]
mod tests {
    use super::super::BoardArt;
    use super::*;
    use crate::store::{PieceStyle, TableStyle};

    #[test]
    fn another_style_changes_what_handles_hold_and_no_handle() {
        let mut world = World::new();
        world.init_resource::<Assets<Mesh>>();
        world.init_resource::<Assets<StandardMaterial>>();
        world.init_resource::<Assets<Image>>();
        world.init_resource::<ChosenStyles>();
        world.init_resource::<Art>();
        for board in [BoardArt::Hive, BoardArt::Punct, BoardArt::Tak(5)] {
            Art::prepare(&mut world, board);
        }
        let parts =
            |world: &World| -> Vec<Part> { world.resource::<Art>().parts().cloned().collect() };
        let colors = |world: &World| -> Vec<Color> {
            let materials = world.resource::<Assets<StandardMaterial>>();
            let parts = world.resource::<Art>().parts();
            parts
                .filter_map(|part| Some(materials.get(&part.material)?.base_color))
                .collect()
        };
        let (before, colors_before) = (parts(&world), colors(&world));
        let count = |world: &World| world.resource::<Assets<StandardMaterial>>().len();
        let made = count(&world);
        world.resource_mut::<ChosenStyles>().0 = Styles {
            table: TableStyle::Slate,
            punct: PieceStyle::Night,
            hive: PieceStyle::HighContrast,
            tak: PieceStyle::Night,
        };
        restyle(&mut world);
        let after = parts(&world);
        assert_eq!(after.len(), before.len());
        for (old, new) in before.iter().zip(&after) {
            assert_eq!(
                (&old.mesh, &old.material, old.role),
                (&new.mesh, &new.material, new.role)
            );
        }
        // Nothing lacks its contents, nothing is left over, and something is another colour.
        let colors_after = colors(&world);
        assert_eq!(colors_after.len(), after.len());
        assert_eq!(count(&world), made);
        assert_ne!(colors_after, colors_before);
    }
}
