//! The way of a piece through the air or over the table: where it is after so many seconds.

use bevy::prelude::*;
use std::f32::consts::PI;

/// Legs one after another, and when the piece touches what it comes to lie on.
#[derive(Clone, Debug, PartialEq, Reflect)]
pub struct Path {
    start: Vec3,
    legs: Vec<Leg>,
    contact_secs: f32,
    /// How far the piece leans into its way, in radians.
    lean: f32,
    /// The whole of it begins and ends gently, not each leg.
    is_eased: bool,
}

/// A straight part of a [`Path`], or one in an arc above a straight line.
#[derive(Copy, Clone, Debug, PartialEq, Reflect)]
struct Leg {
    to: Vec3,
    secs: f32,
    /// How high the arc is above the line, in its middle.
    arc: f32,
    pace: Pace,
}

/// How fast a leg is gone, from its beginning to its end.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Reflect)]
pub(super) enum Pace {
    Even,
    /// Begins and ends gently.
    Gentle,
    /// Begins gently and arrives with all its weight.
    Heavy,
    /// Falls.
    Falling,
}

impl Pace {
    /// How much of the way is behind it after a share of the time.
    fn share(self, time: f32) -> f32 {
        match self {
            Self::Even => time,
            Self::Gentle => time * time * (3.0 - 2.0 * time),
            Self::Heavy => time * time * (1.5 - 0.5 * time),
            Self::Falling => time * time,
        }
    }
}

/// How far a piece rebounds from what it falls on, and for how long.
const REBOUND: f32 = 0.018;
const REBOUND_SECS: f32 = 0.05;
/// How long it takes to press a standing stone flat.
const PRESS_SECS: f32 = 0.07;

/// So that the highest point of the wave in which a piece leans is 1.
const WAVE: f32 = 2.6;

impl Path {
    pub(super) const fn from(start: Vec3) -> Self {
        Self {
            start,
            legs: Vec::new(),
            contact_secs: 0.0,
            lean: 0.0,
            is_eased: false,
        }
    }

    /// Goes on in a straight line.
    pub(super) fn to(self, to: Vec3, secs: f32, pace: Pace) -> Self {
        self.arc_to(to, 0.0, secs, pace)
    }

    /// Goes on in an arc.
    pub(super) fn arc_to(mut self, to: Vec3, arc: f32, secs: f32, pace: Pace) -> Self {
        self.legs.push(Leg {
            to,
            secs,
            arc,
            pace,
        });
        self.contact_secs += secs;
        self
    }

    /// What comes now is after the contact: the piece settles where it will lie, pressing down what it has touched.
    pub(super) fn settle_on(mut self, to: Vec3) -> Self {
        if self.end().distance(to) > 1e-4 {
            self.legs.push(Leg {
                to,
                secs: PRESS_SECS,
                arc: 0.0,
                pace: Pace::Falling,
            });
        }
        self.legs.push(Leg {
            to,
            secs: REBOUND_SECS,
            arc: REBOUND,
            pace: Pace::Even,
        });
        self
    }

    pub(super) const fn leaning(mut self, lean: f32) -> Self {
        self.lean = lean;
        self
    }

    pub(super) const fn eased(mut self) -> Self {
        self.is_eased = true;
        self
    }

    /// The same way in so many times the time.
    pub(super) fn stretched(mut self, stretch: f32) -> Self {
        for leg in &mut self.legs {
            leg.secs *= stretch;
        }
        self.contact_secs *= stretch;
        self
    }

    /// The same way in no more time than this.
    pub(super) fn within(self, most_secs: f32) -> Self {
        let secs = self.secs();
        if secs > most_secs {
            self.stretched(most_secs / secs)
        } else {
            self
        }
    }

    pub fn secs(&self) -> f32 {
        self.legs.iter().map(|leg| leg.secs).sum()
    }

    /// When it touches what it comes to lie on.
    pub const fn contact_secs(&self) -> f32 {
        self.contact_secs
    }

    pub fn end(&self) -> Vec3 {
        self.legs.last().map_or(self.start, |leg| leg.to)
    }

    /// Where the piece is after so many seconds.
    pub fn at(&self, secs: f32) -> Vec3 {
        let mut left = secs;
        if self.is_eased {
            let whole = self.secs();
            left = Pace::Gentle.share((secs / whole).clamp(0.0, 1.0)) * whole;
        }
        let mut from = self.start;
        for leg in &self.legs {
            if left < leg.secs {
                let share = leg.pace.share(left / leg.secs);
                let above = leg.arc * 4.0 * share * (1.0 - share);
                return from.lerp(leg.to, share) + Vec3::Y * above;
            }
            left -= leg.secs;
            from = leg.to;
        }
        from
    }

    /// How much of its turn the piece has made: all of it when it touches down.
    pub fn turned(&self, secs: f32) -> f32 {
        Pace::Gentle.share(self.share(secs))
    }

    /// How the piece leans: its front up when it sets off, down before it arrives, and upright at both ends.
    pub fn lean(&self, secs: f32) -> Quat {
        let way = (self.end() - self.start).with_y(0.0);
        // What is only taken up leans back.
        let forward = way.try_normalize().unwrap_or(Vec3::NEG_Z);
        let share = self.share(secs);
        let wave = (share * PI).sin().powi(2) * (share * PI).cos();
        Quat::from_axis_angle(forward.cross(Vec3::Y), self.lean * WAVE * wave)
    }

    /// How much of the time before the contact is over.
    fn share(&self, secs: f32) -> f32 {
        if self.contact_secs > 0.0 {
            (secs / self.contact_secs).clamp(0.0, 1.0)
        } else {
            1.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hop() -> Path {
        Path::from(Vec3::ZERO)
            .arc_to(Vec3::X, 0.5, 0.3, Pace::Heavy)
            .settle_on(Vec3::X)
            .leaning(0.2)
    }

    #[test]
    fn a_path_begins_and_ends_where_it_should_and_touches_down_before_it_ends() {
        let hop = hop();
        assert_eq!(hop.at(0.0), Vec3::ZERO);
        assert_eq!(hop.at(hop.secs()), Vec3::X);
        assert_eq!(hop.at(100.0), Vec3::X);
        assert!(hop.at(hop.contact_secs()).distance(Vec3::X) < 1e-5);
        assert!(hop.contact_secs() < hop.secs());
        let rebounds = hop.at(hop.contact_secs() + REBOUND_SECS / 2.0);
        assert!((rebounds.y - REBOUND).abs() < 1e-4, "{rebounds}");
    }

    #[test]
    fn a_heavy_piece_sets_off_slowly_and_arrives_fast() {
        let hop = hop();
        let speed = |at: f32| hop.at(at).distance(hop.at(at + 0.01));
        assert!(speed(0.0) < 0.3 * speed(hop.contact_secs() - 0.01));
    }

    #[test]
    fn it_leans_on_its_way_and_stands_upright_at_both_ends() {
        let hop = hop();
        let tilt = |at: f32| hop.lean(at).angle_between(Quat::IDENTITY);
        assert!(tilt(0.0) < 1e-3 && tilt(hop.contact_secs()) < 1e-3 && tilt(hop.secs()) < 1e-3);
        let front = |at: f32| (hop.lean(at) * Vec3::X).y;
        assert!(front(0.1) > 0.05, "its front is up when it sets off");
        assert!(front(0.2) < -0.05, "and down when it arrives");
    }

    #[test]
    fn a_stretched_path_is_the_same_way_in_another_time() {
        let (hop, slow) = (hop(), hop().stretched(2.0));
        for at in [0.0, 0.1, 0.2, 0.3, 0.34] {
            assert!(hop.at(at).distance(slow.at(2.0 * at)) < 1e-4);
        }
        assert!((hop.clone().within(0.1).secs() - 0.1).abs() < 1e-5);
        assert_eq!(hop.clone().within(5.0), hop);
    }
}
