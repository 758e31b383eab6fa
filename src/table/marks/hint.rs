//! The move that a hint proposes: its pieces in glass where they would come to lie, and the way there.

use crate::app::Explode;
use crate::app::{Atlas, Hint, Session, TurnSet};
use crate::rules::{Coord, Effect, Lying, Slot};
use crate::table::art::{self, Art};
use crate::table::geometry::BoardGeometry;
use crate::table::marks;
use crate::table::pieces::preview;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// Something that shows the proposed move.
#[derive(Component, Copy, Clone, Debug)]
pub struct Hinted;

#[derive(Resource, Debug)]
struct Paint(Handle<StandardMaterial>);

impl FromWorld for Paint {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        Self(materials.add(StandardMaterial {
            base_color: Color::srgba(0.62, 0.50, 0.95, 0.95),
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            ..default()
        }))
    }
}

pub(in crate::table) fn plugin(app: &mut App) {
    app.init_resource::<Paint>().add_systems(
        Update,
        show.in_set(TurnSet::Animate).run_if(
            resource_changed::<Hint>
                .or_eager(resource_changed::<Explode>)
                .or_eager(resource_changed::<Atlas>),
        ),
    );
}

fn show(
    session: Option<Res<Session>>,
    hint: Res<Hint>,
    place: Res<BoardGeometry>,
    explode: Res<Explode>,
    art: Res<Art>,
    atlas: Res<Atlas>,
    paints: Res<marks::MarkAssets>,
    paint: Res<Paint>,
    shown: Query<Entity, With<Hinted>>,
    mut commands: Commands,
) {
    for entity in &shown {
        commands.entity(entity).despawn();
    }
    let (Some(session), Some(mv)) = (session, hint.mv()) else {
        return;
    };
    let game = session.game();
    let spread = place.level_height * 3.0 * explode.0;
    let before = game.layout();
    let effects = game.effects(mv);
    let after = before.after(&effects);
    let came: Vec<Lying> = after
        .lying
        .into_iter()
        .filter(|(slot, lying)| before.lying.get(slot) != Some(lying))
        .map(|(_, lying)| lying)
        .collect();
    let high = |slot: Slot| place.slot(slot) + Vec3::Y * (spread * f32::from(slot.level) + 0.03);
    let mut ring = |slot: Slot, size: f32| {
        commands.spawn((
            Hinted,
            Mesh3d(paints.ring.clone()),
            MeshMaterial3d(paint.0.clone()),
            Transform::from_translation(high(slot)).with_scale(Vec3::new(size, 0.8, size)),
            NotShadowCaster,
            Pickable::IGNORE,
        ));
    };
    for lying in &came {
        for &slot in lying.dots.slots() {
            ring(slot, 1.4);
        }
    }
    let mut farthest: &[Coord] = &[];
    for effect in &effects {
        if let Effect::Carry { from, route, .. } = effect {
            ring(from.at.at_level(from.level + 1), 1.1);
            if route.len() > farthest.len() {
                farthest = route;
            }
        }
    }
    let on_top = |at: Coord| {
        let top = atlas.top(at).map_or(0, |(slot, ..)| slot.level + 1);
        high(at.at_level(top))
    };
    for pair in farthest.windows(2) {
        let (from, to) = (on_top(pair[0]), on_top(pair[1]));
        marks::bar(Hinted, from, to, &paints.bar, &paint.0, &mut commands);
    }
    for lying in came {
        let anchor = lying.dots.anchor();
        let transform =
            Transform::from_translation(high(anchor)).with_rotation(art::turn_rotation(lying.turn));
        let glass = Some((art.ghost(lying.piece), art.ghost_mark()));
        preview::spawn(
            art.piece(lying.piece),
            transform,
            glass,
            Hinted,
            &mut commands,
        );
    }
}
