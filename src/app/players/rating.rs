//! How strong the person at the table is, by the games that they finish against levels: what the level that follows them
//! goes by.

use super::seats::{Seat, Seats};
use crate::ai::{level_rating, usual_rating};
use crate::app::analysis::{AnalysisOn, Sweep};
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::rating::{Rating, Ratings};
use crate::rules::{Color, Game};
use crate::strength::Strength;
use bevy::prelude::*;

/// The person's ratings in the games.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct PersonRatings(pub Ratings);

impl PersonRatings {
    /// The rating in a game, a guess where the person hasn't finished one yet.
    pub fn now(&self, game: &Game) -> Rating {
        let guess = || Rating::guess(usual_rating(game));
        self.0.of(game).unwrap_or_else(guess)
    }
}

/// The game on the table, and whether it still went on when it was last looked at. A game counts once, when it ends here:
/// one that is opened with its end counted where it was played. One that was analysed before its end doesn't count.
#[derive(Copy, Clone, Debug, Default)]
struct Watched {
    session: Option<u64>,
    goes_on: bool,
}

/// Who gives up sooner hasn't played.
const FEWEST_MOVES: usize = 4;

/// Adds the ratings, which follow the games in [`TurnSet::Announce`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PersonRatings>()
        .add_systems(Update, rate_ended_game.in_set(TurnSet::Announce));
}

/// Counts a game that has just ended between a person and a level.
fn rate_ended_game(
    session: Option<Res<Session>>,
    seats: Res<Seats>,
    analysis: Res<AnalysisOn>,
    sweep: Res<Sweep>,
    mut watched: Local<Watched>,
    mut ratings: ResMut<PersonRatings>,
) {
    let Some(session) = session else {
        return;
    };
    if watched.session != Some(session.id()) {
        *watched = Watched {
            session: Some(session.id()),
            goes_on: !session.is_over() && began_at_the_beginning(&session),
        };
    }
    watched.goes_on &= !analysis.0 && sweep.progress_of(&session).is_none();
    if !watched.goes_on || !session.is_over() {
        return;
    }
    watched.goes_on = false;
    if session.game().moves_played() < FEWEST_MOVES {
        return;
    }
    let (Some((person, level)), Some(score)) = (person_against(*seats), white_score(&session))
    else {
        return;
    };
    let game = session.game();
    let now = ratings.now(game);
    let score = match person {
        Color::White => score,
        Color::Black => 1.0 - score,
    };
    let next = now.after(level_rating(game, level, now.value), score);
    ratings.0.keep(game, next);
}

/// A position that was set up says little about who wins from it.
fn began_at_the_beginning(session: &Session) -> bool {
    let start = &session.record().start;
    start.moves_played() == 0 && start.key() == Game::new(&start.setup()).key()
}

/// The person's side and the level, where just one side is a level's.
fn person_against(seats: Seats) -> Option<(Color, Strength)> {
    match seats.0 {
        [Seat::Person, Seat::Level(level)] => Some((Color::White, level)),
        [Seat::Level(level), Seat::Person] => Some((Color::Black, level)),
        _ => None,
    }
}

/// White's share of the point, by the rules or by what the players agreed on.
fn white_score(session: &Session) -> Option<f64> {
    let winner = match session.game().outcome() {
        Some(outcome) => outcome.winner(),
        None => session.players_end()?.winner(),
    };
    Some(match winner {
        None => 0.5,
        Some(Color::White) => 1.0,
        Some(Color::Black) => 0.0,
    })
}
