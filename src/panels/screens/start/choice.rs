//! What is chosen on the first screen: a variant of each game, and who plays.

use crate::app::{ChosenClock, Engines, KnownEngine, Seat};
use crate::learn::{Progress, courses};
use crate::panels::screens::learn::stars_of;
use crate::rules::{Setup, hive, punct};

/// What is chosen on the cards.
#[derive(Clone, Debug)]
pub struct Choice {
    pub(super) tak_size: u8,
    pub(super) tak_half_komi: u8,
    pub(super) tak_double_stack: bool,
    pub(super) tak_repetition: bool,
    pub(super) hive: hive::Setup,
    pub(super) punct: punct::Setup,
    /// Who plays each side of the next game.
    pub(in crate::panels) seats: [Seat; 2],
    /// The engines that may.
    engines: Engines,
    /// Chance decides who of them has White.
    pub(in crate::panels) random_colours: bool,
    /// The clock of the next game.
    pub(in crate::panels) clock: ChosenClock,
    /// What the person has done of the courses.
    pub(in crate::panels) lessons: Progress,
}

impl Default for Choice {
    /// What suits a first game: Hive without the bugs that came later.
    fn default() -> Self {
        Self {
            tak_size: 5,
            tak_half_komi: 0,
            tak_double_stack: false,
            tak_repetition: true,
            hive: hive::Setup {
                mosquito: false,
                ladybug: false,
                ..hive::Setup::default()
            },
            punct: punct::Setup::default(),
            seats: [Seat::Person; 2],
            engines: Engines::default(),
            random_colours: false,
            clock: ChosenClock::default(),
            lessons: Progress::default(),
        }
    }
}

impl Choice {
    /// Shows a variant on its card.
    pub(in crate::panels) fn show(&mut self, setup: &Setup) {
        match setup {
            Setup::Tak(tak) => {
                self.tak_size = tak.size();
                self.tak_half_komi = u8::try_from(tak.half_komi()).unwrap_or(0);
                self.tak_double_stack = tak.double_stack();
                self.tak_repetition = tak.repetition();
            }
            Setup::Hive(hive) => self.hive = *hive,
            Setup::Punct(punct) => self.punct = *punct,
        }
    }

    /// Shows who plays each side.
    pub fn show_seats(&mut self, seats: [Seat; 2]) {
        self.seats = seats;
    }

    /// Shows the engines that may play. One that is gone leaves its seat to a person.
    pub(in crate::panels) fn show_engines(&mut self, engines: &Engines) {
        self.engines.clone_from(engines);
        for seat in &mut self.seats {
            if seat.engine().is_some_and(|id| engines.get(id).is_none()) {
                *seat = Seat::Person;
            }
        }
    }

    /// Who plays each side of a game that begins now.
    pub(super) fn drawn_seats(&self) -> [Seat; 2] {
        let [white, black] = self.seats;
        if self.random_colours && fastrand::bool() {
            [black, white]
        } else {
            [white, black]
        }
    }

    pub(super) const fn engines(&self) -> &Engines {
        &self.engines
    }

    /// The engines among those who play.
    pub(super) fn seated_engines(&self) -> Vec<KnownEngine> {
        let engines = self.seats.iter().filter_map(|seat| seat.engine());
        engines
            .filter_map(|id| self.engines.get(id).cloned())
            .collect()
    }

    /// The course of a game by its place, with the stars won in it and how many there are.
    pub(super) fn course(&self, game: &str) -> Option<(usize, [usize; 2])> {
        let place = courses().iter().position(|course| course.game == game)?;
        Some((place, stars_of(&courses()[place], &self.lessons)))
    }

    /// The variants chosen, of Tak, Hive and PÜNCT.
    pub(in crate::panels) fn setups(&self) -> Vec<Setup> {
        let others = [Setup::Hive(self.hive), Setup::Punct(self.punct)];
        self.tak().into_iter().chain(others).collect()
    }

    pub(super) fn tak(&self) -> Option<Setup> {
        let komi = f32::from(self.tak_half_komi) / 2.0;
        let komi = if self.tak_half_komi > 0 {
            format!("+komi{komi}")
        } else {
            String::new()
        };
        let repetition = if self.tak_repetition { "" } else { "+norepeat" };
        let opening = if self.tak_double_stack { "+dbs" } else { "" };
        format!("tak{}{komi}{opening}{repetition}", self.tak_size)
            .parse()
            .ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::Strength;

    #[test]
    fn chance_gives_the_colours_both_ways_and_only_when_it_is_asked() {
        let seats = [Seat::Person, Seat::Level(Strength::Casual)];
        let mut choice = Choice {
            seats,
            ..Choice::default()
        };
        let draws = |choice: &Choice| (0..64).map(|_| choice.drawn_seats()).collect::<Vec<_>>();
        assert!(draws(&choice).iter().all(|drawn| *drawn == seats));
        choice.random_colours = true;
        let drawn = draws(&choice);
        assert!(drawn.contains(&seats) && drawn.contains(&[seats[1], seats[0]]));
    }

    #[test]
    fn every_choice_is_a_set_up() {
        for bits in 0..8u8 {
            let on = |bit: u8| bits & bit > 0;
            let choice = Choice {
                tak_size: 3 + bits % 6,
                tak_half_komi: bits,
                tak_double_stack: on(2),
                tak_repetition: on(1),
                hive: hive::Setup {
                    mosquito: on(1),
                    ladybug: on(2),
                    pillbug: on(4),
                    tournament: on(1),
                    repetition: on(2),
                },
                punct: punct::Setup {
                    standard: on(2),
                    strict_bridges: on(1),
                    repetition: on(4),
                },
                ..Choice::default()
            };
            let mut taken = Choice::default();
            assert_eq!(choice.setups().len(), 3, "{choice:?}");
            for setup in choice.setups() {
                taken.show(&setup);
            }
            assert_eq!(taken.setups(), choice.setups());
        }
    }
}
