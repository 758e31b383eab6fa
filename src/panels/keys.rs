//! The keyboard: commands by their keys, pieces by their letters, and a focus that walks over what can be done.

use super::command::Command;
use crate::app::{Candidates, Hand, Screen, Session};
use crate::rules::{Kind, Setup, Step, hive, punct, tak};
use crate::table::{Focus, Hovered, Lift, Place, Preset};
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use std::cmp::Ordering;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (press, look_under)
            .chain()
            .before(super::command::obey)
            .after(bevy::input::InputSystems)
            .run_if(in_state(Screen::Play).and_eager(not(egui_wants_any_keyboard_input))),
    );
}

fn press(
    keys: Res<ButtonInput<KeyCode>>,
    session: Option<Res<Session>>,
    candidates: Res<Candidates>,
    hand: Res<Hand>,
    place: Res<Place>,
    cameras: Query<&GlobalTransform, With<Camera3d>>,
    mut focus: ResMut<Focus>,
    mut commands: MessageWriter<Command>,
) {
    let Some(session) = session else { return };
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for &key in keys.get_just_pressed() {
        if let Some(direction) = arrow(key)
            && (!hand.is_empty() || focus.0.is_some())
        {
            let right = cameras.iter().next().map_or(Vec3::X, |camera| {
                camera.right().with_y(0.0).normalize_or(Vec3::X)
            });
            walk(&mut focus, &candidates, &place, direction, right);
            continue;
        }
        let command = match key {
            KeyCode::KeyZ if control && shift => Command::Redo,
            KeyCode::KeyZ if control => Command::Undo,
            KeyCode::KeyY if control => Command::Redo,
            KeyCode::KeyN if control => Command::Menu,
            KeyCode::KeyR if control => Command::Rematch,
            _ if control => continue,
            KeyCode::Escape | KeyCode::Backspace => {
                focus.0 = None;
                Command::StepBack
            }
            KeyCode::Tab => {
                cycle(&mut focus, &candidates, if shift { -1 } else { 1 });
                continue;
            }
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => match focus.0.take() {
                Some(step) => Command::Step(step),
                None if candidates.next.contains(&Step::Pass) => Command::Step(Step::Pass),
                None => Command::Finish,
            },
            KeyCode::F1 => Command::ToggleHelp,
            KeyCode::KeyH => Command::ToggleHistory,
            KeyCode::KeyE if !takes_letter(&session, key) => Command::ToggleExplode,
            KeyCode::KeyR if hand.turn.is_some() => Command::Rotate(if shift { -1 } else { 1 }),
            KeyCode::ArrowLeft => Command::Jump(session.cursor().saturating_sub(1)),
            KeyCode::ArrowRight => Command::Jump(session.cursor() + 1),
            KeyCode::Home => Command::Jump(0),
            KeyCode::End => Command::Jump(session.line().len()),
            _ => match (digit(key), letter(&session, key)) {
                (Some(count), _)
                    if hand
                        .taken()
                        .is_some_and(|(_, taken)| taken > 1 || count == 1)
                        && hand.steps.len() == 1 =>
                {
                    Command::Count(count)
                }
                (Some(number), _) => match camera(number) {
                    Some(preset) => Command::Camera(preset),
                    None => continue,
                },
                (None, Some(kind)) => Command::Step(Step::Choose(kind)),
                (None, None) => continue,
            },
        };
        commands.write(command);
    }
}

const fn arrow(key: KeyCode) -> Option<Vec2> {
    Some(match key {
        KeyCode::ArrowLeft => Vec2::NEG_X,
        KeyCode::ArrowRight => Vec2::X,
        KeyCode::ArrowUp => Vec2::Y,
        KeyCode::ArrowDown => Vec2::NEG_Y,
        _ => return None,
    })
}

const fn digit(key: KeyCode) -> Option<u8> {
    Some(match key {
        KeyCode::Digit0 => 0,
        KeyCode::Digit1 => 1,
        KeyCode::Digit2 => 2,
        KeyCode::Digit3 => 3,
        KeyCode::Digit4 => 4,
        KeyCode::Digit5 => 5,
        KeyCode::Digit6 => 6,
        KeyCode::Digit7 => 7,
        KeyCode::Digit8 => 8,
        _ => return None,
    })
}

const fn camera(number: u8) -> Option<Preset> {
    Some(match number {
        1 => Preset::White,
        2 => Preset::Black,
        3 => Preset::Low,
        4 => Preset::Top,
        0 => Preset::Fit,
        _ => return None,
    })
}

/// The letters by which players of each game know its pieces.
fn letter(session: &Session, key: KeyCode) -> Option<Kind> {
    Some(match session.game().setup() {
        Setup::Tak(_) => Kind::Tak(match key {
            KeyCode::KeyF => tak::Stone::Flat,
            KeyCode::KeyS => tak::Stone::Standing,
            KeyCode::KeyC => tak::Stone::Cap,
            _ => return None,
        }),
        Setup::Hive(_) => Kind::Hive(match key {
            KeyCode::KeyQ => hive::Bug::Queen,
            KeyCode::KeyB => hive::Bug::Beetle,
            KeyCode::KeyG => hive::Bug::Grasshopper,
            KeyCode::KeyS => hive::Bug::Spider,
            KeyCode::KeyA => hive::Bug::Ant,
            KeyCode::KeyD => hive::Bug::Ladybug,
            KeyCode::KeyM => hive::Bug::Mosquito,
            KeyCode::KeyP => hive::Bug::Pillbug,
            _ => return None,
        }),
        Setup::Punct(_) => Kind::Punct(match key {
            KeyCode::KeyT => punct::Shape::Triangle,
            KeyCode::KeyC => punct::Shape::StraightCentre,
            KeyCode::KeyI => punct::Shape::StraightEnd,
            KeyCode::KeyJ => punct::Shape::AngularLeft,
            KeyCode::KeyM => punct::Shape::AngularMiddle,
            KeyCode::KeyK => punct::Shape::AngularRight,
            _ => return None,
        }),
    })
}

fn takes_letter(session: &Session, key: KeyCode) -> bool {
    letter(session, key).is_some()
}

/// Tab walks through everything that can be done next.
fn cycle(focus: &mut Focus, candidates: &Candidates, by: isize) {
    let steps: Vec<Step> = candidates
        .next
        .iter()
        .copied()
        .filter(|step| !matches!(step, Step::Turn(_)))
        .collect();
    if steps.is_empty() {
        focus.0 = None;
        return;
    }
    let now = focus
        .0
        .and_then(|step| steps.iter().position(|&other| other == step));
    let next = match now {
        Some(index) => (index as isize + by).rem_euclid(steps.len() as isize) as usize,
        None => 0,
    };
    focus.0 = Some(steps[next]);
}

/// An arrow goes to the nearest target on that side, as seen by the camera.
fn walk(focus: &mut Focus, candidates: &Candidates, place: &Place, direction: Vec2, right: Vec3) {
    let away = Vec3::new(right.z, 0.0, -right.x);
    let seen = |step: &Step| {
        let at = match step {
            Step::Put(at) | Step::Take { at, .. } => place.space(*at),
            _ => return None,
        };
        Some(Vec2::new(at.dot(right), at.dot(away)))
    };
    let from = focus.0.as_ref().and_then(seen);
    let steps = candidates
        .next
        .iter()
        .filter_map(|step| Some((*step, seen(step)?)));
    let Some(from) = from else {
        focus.0 = steps.map(|(step, _)| step).next();
        return;
    };
    let cost = |at: Vec2| {
        let way = at - from;
        let along = way.dot(direction);
        (along > 0.1).then(|| along + 2.5 * (way - direction * along).length())
    };
    let nearest = steps
        .filter_map(|(step, at)| Some((step, cost(at)?)))
        .min_by(|a, b| a.1.partial_cmp(&b.1).unwrap_or(Ordering::Equal));
    if let Some((step, _)) = nearest {
        focus.0 = Some(step);
    }
}

/// Held down, L or Alt lifts what the pointer is over.
fn look_under(keys: Res<ButtonInput<KeyCode>>, hovered: Res<Hovered>, mut lift: ResMut<Lift>) {
    let held = keys.any_pressed([KeyCode::KeyL, KeyCode::AltLeft, KeyCode::AltRight]);
    let wanted = match (held, lift.0) {
        (false, _) => None,
        (true, Some(piece)) => Some(piece),
        (true, None) => hovered.piece,
    };
    if lift.0 != wanted {
        lift.0 = wanted;
    }
}
