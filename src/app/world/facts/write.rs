//! Brings a component in step with what the rules say, entity by entity, so that observers see every change and of
//! nothing else.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Leaves the component on exactly the wanted entities, with the wanted values.
pub(super) fn write<C: Component + PartialEq>(
    wanted: impl IntoIterator<Item = (Entity, C)>,
    now: &Query<(Entity, &C)>,
    commands: &mut Commands,
) {
    let mut wanted: HashMap<Entity, C> = wanted.into_iter().collect();
    for (entity, value) in now {
        match wanted.remove(&entity) {
            Some(same) if same == *value => {}
            Some(other) => {
                commands.entity(entity).insert(other);
            }
            None => {
                commands.entity(entity).remove::<C>();
            }
        }
    }
    for (entity, value) in wanted {
        commands.entity(entity).insert(value);
    }
}
