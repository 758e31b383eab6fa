//! Where spaces and buttons are on the screen.

use super::Trace;
use crate::app::{Screen, Space};
use crate::table::{Activity, BoardGeometry, TableCamera};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext};
use std::collections::BTreeMap;

/// Writes the positions that have changed, and then `ready`, when the table has settled.
pub(super) fn trace_positions(
    activity: Res<Activity>,
    screen: Res<State<Screen>>,
    spaces: Query<(&Space, &Name)>,
    geometry: Res<BoardGeometry>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    mut trace: ResMut<Trace>,
) {
    for (mut context, _) in &mut contexts {
        context.get_mut().enable_accesskit();
    }
    let settled = activity.is_settled();
    if settled == trace.settled {
        return;
    }
    trace.settled = settled;
    if !settled {
        return;
    }
    let mut positions = BTreeMap::new();
    if let (true, Ok((camera, eye))) = (screen.shows_table(), cameras.single()) {
        for (space, name) in &spaces {
            if let Ok(position) = camera.world_to_viewport(eye, geometry.space(space.0)) {
                positions.insert(
                    format!("place {name}"),
                    format!("place {name} {:.0} {:.0}", position.x, position.y),
                );
            }
        }
    }
    for (_, output) in &contexts {
        let update = output.platform_output.accesskit_update.as_ref();
        for (_, node) in update.into_iter().flat_map(|update| &update.nodes) {
            if let (Some(name), Some(bounds)) = (node.label(), node.bounds()) {
                let (x, y) = (
                    f64::midpoint(bounds.x0, bounds.x1),
                    f64::midpoint(bounds.y0, bounds.y1),
                );
                positions.insert(
                    format!("button {name}"),
                    format!("button {x:.0} {y:.0} {name}"),
                );
            }
        }
    }
    for (name, position) in &positions {
        if trace.positions.get(name) != Some(position) {
            trace.write_line(position);
        }
    }
    trace.positions = positions;
    trace.write_line("ready");
}
