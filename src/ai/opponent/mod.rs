//! How an opponent of each [`Strength`] chooses its moves. A weaker one looks at fewer positions, overlooks moves and misjudges
//! them; it never plays nonsense on purpose.

mod eyes;
mod glance;
mod hive;
mod newcomer;
mod punct;
mod skill;
mod tak;

pub use newcomer::Newcomer;
pub use skill::Skill;

use super::greedy::best_of;
use super::search::driver::{score_root_moves, search_among};
use super::{
    EvaluationWeights, Limits, Score, SearchGame, SearchInfo, StopFlag, TranspositionTable,
    best_move_with_table,
};
use crate::rules::games::each_game;
use crate::rules::{Color, Coord, Game, ListedGame, Move, Played, Setup};
use crate::strength::Strength;
use eyes::Eyes;
use glance::{OWN_WIN, glance};
use std::time::Duration;

/// A game that the opponent plays at every strength, as people see it.
pub trait OpponentGame: SearchGame + ListedGame {
    /// How each level plays this game.
    const LEVELS: LevelTable;

    /// From this distance on, what happens is far from where one looks.
    const FAR: i16;

    /// The game's own weights among those of all games.
    fn weights(all: &EvaluationWeights) -> &Self::Weights;

    /// A move with which the other side would win at once if it were its turn. `None` promises nothing.
    fn threat(&self) -> Option<Self::Move>;

    /// Whether a legal move hangs on what lies under other pieces, or is hard to see for another reason of this game.
    fn lies_deep(&self, mv: Self::Move) -> bool;

    /// Where a move ends.
    fn lands_on(mv: Self::Move) -> Option<Coord>;

    /// Where the piece that a move takes lies on the board.
    fn leaves(&self, mv: Self::Move) -> Option<Coord>;

    fn distance(a: Coord, b: Coord) -> i16;

    /// How near a side is to what a newcomer aims at.
    fn aim(&self, side: Color) -> Score;
}

/// How many steps lie between two cells of a board of hexagons.
fn hex_distance(a: Coord, b: Coord) -> i16 {
    let (x, y) = (a.x - b.x, a.y - b.y);
    x.abs().max(y.abs()).max((x + y).abs())
}

/// How each level plays a game. A node of PÜNCT, with its thousands of moves, is worth hundreds of the others'.
#[derive(Copy, Clone, Debug)]
pub struct LevelTable {
    /// The gentlest first. The last is about what Master comes to in its usual time, for those between it and the one below.
    pub skills: [Skill; Strength::LEVELS],
    /// How many levels a level may be stronger or weaker from one game to the next: like people it has its days, and so a
    /// ladder of a few levels can reach far and nobody on it is beyond the next one's reach.
    pub form: f64,
    /// Whoever plays without oversights, while the board is almost empty: before anything can happen, variety is worth more
    /// than the best move.
    pub opening: FixedDepth,
    /// The ratings of the levels in this game, by the matches between neighbours.
    pub ratings: [Score; Strength::LEVELS],
}

/// Chooses by a search of every candidate move to the same depth.
#[derive(Copy, Clone, Debug)]
pub struct FixedDepth {
    pub depth: u32,
    /// How far each score may be off either way.
    pub noise: Score,
}

/// An opponent as it sits down at the table.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Opponent {
    pub strength: Strength,
    /// How long Master thinks.
    pub master_time: Duration,
    /// The person's rating in the game, for the level that follows it.
    pub person: f64,
    /// What its clock leaves for this move, where it plays by one.
    pub by_clock: Option<Duration>,
}

impl Opponent {
    /// A level that has its usual time.
    pub const fn new(strength: Strength) -> Self {
        Self {
            strength,
            master_time: Strength::MASTER_TIME,
            person: 0.0,
            by_clock: None,
        }
    }

    /// So long, or less where its clock leaves less.
    fn within(&self, time: Duration) -> Duration {
        self.by_clock.map_or(time, |most| most.min(time))
    }

    /// What makes it weaker than the search; `None` for Master, whom only time limits.
    fn skill(&self, table: &LevelTable, form: f64) -> Option<Skill> {
        match self.strength {
            Strength::Adaptive => table
                .place_of(self.person)
                .map(|place| table.skill_at(place)),
            Strength::Master => None,
            level => {
                let place = level.place()?;
                // The gentlest and the strongest are steady: nobody stands beyond them.
                let room = place.min(Strength::LEVELS - 2 - place) as f64;
                Some(table.skill_at(place as f64 + form * table.form.min(room)))
            }
        }
    }
}

impl LevelTable {
    /// Where on the ladder somebody of a rating stands, between the two levels around it; `None` from Master's on.
    fn place_of(&self, rating: f64) -> Option<f64> {
        let is_above = |&level: &Score| f64::from(level) > rating;
        let above = self.ratings.iter().position(is_above)?;
        let Some(below) = above.checked_sub(1) else {
            return Some(0.0);
        };
        let [low, high] = [below, above].map(|place| f64::from(self.ratings[place]));
        Some(below as f64 + (rating - low) / (high - low))
    }

    /// The skill at a place of the ladder, or between two.
    fn skill_at(&self, place: f64) -> Skill {
        let below = (place.max(0.0) as usize).min(self.skills.len() - 2);
        self.skills[below].towards(self.skills[below + 1], place - below as f64)
    }
}

/// The ratings of the levels in a game, the gentlest first.
pub fn level_ratings(setup: &Setup) -> &'static [Score; Strength::LEVELS] {
    each_game!(Setup, setup, _, P => &<P as OpponentGame>::LEVELS.ratings)
}

/// How many nodes are worth a tenth of what Expert looks at: a quick look that is worth about the same in every game.
pub fn quick_look(setup: &Setup) -> u64 {
    const EXPERT: usize = Strength::Expert as usize;
    each_game!(Setup, setup, _, P => <P as OpponentGame>::LEVELS.skills[EXPERT].nodes / 10)
}

/// The rating of a level in a game; the one that follows the person is as strong as the person is said to be.
pub fn level_rating(game: &Game, level: Strength, person: f64) -> f64 {
    let ratings = level_ratings(&game.setup());
    let [lowest, highest] = [ratings[0], ratings[Strength::LEVELS - 1]].map(f64::from);
    level.place().map_or_else(
        || person.clamp(lowest, highest),
        |place| f64::from(ratings[place]),
    )
}

/// What somebody is taken for who hasn't finished a game yet: they know the rules.
pub fn usual_rating(game: &Game) -> f64 {
    f64::from(level_ratings(&game.setup())[0])
}

/// How a side is in form in the game of this seed, from -1 on its worst day to 1 on its best.
fn form(seed: u64, side: Color) -> f64 {
    // Seeds that differ in a bit begin alike in this generator, and nothing may join the days of the two sides.
    let game = fastrand::Rng::with_seed(seed).u64(..);
    let own = game ^ [0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03][side.index()];
    let mut random = fastrand::Rng::with_seed(own);
    random.u64(..);
    random.f64() * 2.0 - 1.0
}

/// No strength below Master thinks longer, however slow the machine. What it looks at is limited in positions, and on a
/// machine of today it is done in a tenth of this: a level must not depend on the clock, or its games don't come again.
const LONGEST: Duration = Duration::from_secs(10);

/// Two moves of each side, and no more than that on the board where a position was set up.
fn is_opening(game: &Game) -> bool {
    const PLIES: u32 = 4;
    game.ply() < PLIES && game.layout().lying.len() < PLIES as usize
}

/// The move that an opponent plays here; `None` when the game is over.
///
/// The seed decides what a weaker strength overlooks and misjudges, and how a stronger one opens: the same seed, the same
/// game. Master alone goes on from what is in the transposition table, which is for one game of one set-up; the others
/// would play differently after a move was taken back.
pub fn choose(
    game: &Game,
    opponent: &Opponent,
    seed: u64,
    stop: &StopFlag,
    table: &mut TranspositionTable,
    on_info: impl FnMut(SearchInfo),
) -> Option<Move> {
    let levels = each_game!(Game, game, _, P => &<P as OpponentGame>::LEVELS);
    if let Some(skill) = opponent.skill(levels, form(seed, game.side_to_move())) {
        choose_within(
            game,
            skill,
            seed,
            Some(opponent.within(LONGEST)),
            stop,
            on_info,
        )
    } else {
        let time = opponent.within(opponent.master_time);
        let limits = Limits::time(time).on_all_cores();
        let weights = EvaluationWeights::default();
        best_move_with_table(game, &weights, limits, stop, table, on_info)
    }
}

/// The move of somebody of such a skill; `None` when the game is over. The same seed, the same game.
pub fn choose_with(
    game: &Game,
    skill: Skill,
    seed: u64,
    stop: &StopFlag,
    on_info: impl FnMut(SearchInfo),
) -> Option<Move> {
    choose_within(game, skill, seed, Some(LONGEST), stop, on_info)
}

/// The same without a look at the clock: on any machine, however busy, the same move.
pub fn choose_untimed(game: &Game, skill: Skill, seed: u64) -> Option<Move> {
    choose_within(game, skill, seed, None, &StopFlag::default(), |_| {})
}

fn choose_within(
    game: &Game,
    skill: Skill,
    seed: u64,
    longest: Option<Duration>,
    stop: &StopFlag,
    on_info: impl FnMut(SearchInfo),
) -> Option<Move> {
    let opening = is_opening(game);
    each_game!(Game, game, played => {
        choose_in(played, skill, opening, seed, longest, stop, on_info).map(Move::from)
    })
}

fn choose_in<P: OpponentGame>(
    game: &Played<P>,
    skill: Skill,
    opening: bool,
    seed: u64,
    longest: Option<Duration>,
    stop: &StopFlag,
    mut on_info: impl FnMut(SearchInfo),
) -> Option<P::Move> {
    // The position is part of the seed, or every move would be misjudged alike.
    let mut random = fastrand::Rng::with_seed(seed ^ game.position().key());
    let all_weights = EvaluationWeights::default();
    let weights = P::weights(&all_weights);
    let eyes = Eyes::new(game, seed);
    let win = game
        .position()
        .winning_move()
        .filter(|_| game.outcome().is_none());
    if let Some(win) = win.filter(|&mv| eyes.see(mv, skill.misses, OWN_WIN)) {
        return Some(win);
    }
    if random.u8(..100) < skill.glances {
        return glance(game, &eyes, skill, weights, &mut random);
    }
    if opening {
        let FixedDepth { depth, noise } = P::LEVELS.opening;
        let mut scored = score_root_moves(game, depth, stop);
        for (score, _) in &mut scored {
            *score += random.i32(-noise..=noise);
        }
        return best_of(scored);
    }
    let limits = Limits {
        time: longest,
        ..Limits::nodes(skill.nodes)
    };
    let thinks_of = |mv| eyes.notice(mv, skill.overlooks);
    let mut table = TranspositionTable::default();
    let found = search_among(
        game,
        weights,
        limits,
        stop,
        &mut table,
        &thinks_of,
        |info| {
            on_info(info.map(Into::into));
        },
    );
    found.map(|found| found.best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_days_of_the_two_sides_have_nothing_to_do_with_each_other() {
        // Seeds in a row, as a match has them.
        for first in [0, 1 << 40, 0xDEAD_BEEF_0000_0000] {
            let days: Vec<[f64; 2]> = (first..first + 4000)
                .map(|seed| Color::BOTH.map(|side| form(seed, side)))
                .collect();
            let count = |what: fn(&[f64; 2]) -> bool| days.iter().filter(|day| what(day)).count();
            let good = [count(|day| day[0] > 0.0), count(|day| day[1] > 0.0)];
            assert!(
                good.iter().all(|good| (1850..2150).contains(good)),
                "{good:?}"
            );
            // Of two independent days a quarter lies so far apart.
            let apart = count(|day| (day[0] - day[1]).abs() > 1.0);
            assert!((880..1120).contains(&apart), "{first}: {apart}");
            let better = count(|day| day[0] - day[1] > 0.5);
            assert!((1020..1240).contains(&better), "{first}: {better}");
        }
    }
}
