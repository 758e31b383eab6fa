//! Tells what a puzzle is about by what happens in its line.

use super::puzzle::Goal;
use super::theme::Theme;
use crate::rules::hive::Bug;
use crate::rules::tak::Stone;
use crate::rules::{Color, Coord, Effect, Game, Kind, Layout, Move, Outcome, Slot, Step, Win};
use std::collections::BTreeSet;

/// The themes of a puzzle, each once and in their own order; never none.
pub(super) fn themes_of(start: &Game, goal: Goal, line: &[Move]) -> Vec<Theme> {
    let solver = start.side_to_move();
    let mut themes = BTreeSet::new();
    let mut game = start.clone();
    for (i, &mv) in line.iter().enumerate() {
        let before = game.clone();
        if game.play(mv).is_err() {
            break;
        }
        if i % 2 == 0 {
            let moment = Moment {
                before: &before,
                mv,
                after: &game,
                effects: before.effects(mv),
                solver,
            };
            moment.tell(i == 0, &mut themes);
        }
    }
    if let Goal::WinIn(n) = goal {
        let mut first = start.clone();
        if line.first().is_some_and(|&mv| first.play(mv).is_ok()) {
            if first.winning_threat(solver).is_none() {
                themes.insert(Theme::Quiet);
            }
            if matches!(start, Game::Tak(_)) {
                themes.insert(if n >= 3 { Theme::Tinue } else { Theme::Road });
                if winning_places(&first, solver) >= 2 {
                    themes.insert(Theme::DoubleThreat);
                }
            }
        }
    }
    if let Some(Outcome::Won { how, .. }) = game.outcome() {
        match how {
            Win::Flats => {
                themes.insert(Theme::FlatCount);
            }
            Win::Centre => {
                themes.insert(Theme::CentreRace);
            }
            Win::Road | Win::Surround | Win::Connection => {}
        }
    }
    if themes.is_empty() {
        themes.insert(match start {
            Game::Tak(_) => Theme::Road,
            Game::Hive(_) => Theme::Ring,
            Game::Punct(_) => Theme::Connection,
        });
    }
    themes.into_iter().collect()
}

/// A move of the solver, with the position on either side of it.
struct Moment<'a> {
    before: &'a Game,
    mv: Move,
    after: &'a Game,
    effects: Vec<Effect>,
    solver: Color,
}

impl Moment<'_> {
    fn tell(&self, first: bool, themes: &mut BTreeSet<Theme>) {
        match self.before {
            Game::Tak(_) => self.tell_tak(themes),
            Game::Hive(_) => self.tell_hive(first, themes),
            Game::Punct(_) => self.tell_punct(themes),
        }
    }

    fn tell_tak(&self, themes: &mut BTreeSet<Theme>) {
        let mut landed = BTreeSet::new();
        let layout = self.before.layout();
        for effect in &self.effects {
            match effect {
                Effect::Enter { lying } => {
                    if lying.piece.kind == Kind::Tak(Stone::Standing) {
                        themes.insert(Theme::Wall);
                    }
                }
                Effect::Carry { to, .. } => {
                    let at = to.anchor().at;
                    landed.insert(at);
                    let covered = layout.top(at);
                    if covered.is_some_and(|top| top.piece.owner != self.solver) {
                        themes.insert(Theme::Capture);
                    }
                }
                Effect::Become { .. } => {
                    themes.insert(Theme::CapstoneFlatten);
                }
            }
        }
        if landed.len() > 1 {
            themes.insert(Theme::Spread);
        }
    }

    fn tell_hive(&self, first: bool, themes: &mut BTreeSet<Theme>) {
        let layout = self.before.layout();
        for effect in &self.effects {
            let to = match effect {
                Effect::Enter { lying } => {
                    themes.insert(Theme::NewTile);
                    lying.dots.anchor()
                }
                Effect::Carry { from, to, .. } => {
                    let to = to.anchor();
                    let piece = layout.lying[from].piece;
                    let thrown = self.before.thrown_targets(from.at).contains(&to.at);
                    if thrown || piece.owner != self.solver {
                        themes.insert(Theme::PillbugThrow);
                    } else if to.level > 0 {
                        themes.insert(Theme::Beetle);
                    } else if piece.kind == Kind::Hive(Bug::Queen) {
                        themes.insert(Theme::Escape);
                    }
                    to
                }
                Effect::Become { .. } => continue,
            };
            if first && to.level == 0 && self.beside_other_queen(to.at) {
                themes.insert(Theme::Ring);
            }
        }
        let pinned = |game: &Game| -> BTreeSet<Slot> {
            let layout = game.layout();
            let theirs = |slot: &Slot| layout.lying[slot].piece.owner != self.solver;
            game.pinned().into_iter().filter(theirs).collect()
        };
        if first && !pinned(self.after).is_subset(&pinned(self.before)) {
            themes.insert(Theme::Pin);
        }
    }

    fn beside_other_queen(&self, at: Coord) -> bool {
        let queens = self.after.queens();
        queens[(!self.solver).index()]
            .as_ref()
            .is_some_and(|queen| {
                let mut around = self.after.lattice().neighbours(queen.at.at);
                around.any(|beside| beside == at)
            })
    }

    fn tell_punct(&self, themes: &mut BTreeSet<Theme>) {
        let (before, after) = (self.before.layout(), self.after.layout());
        for effect in &self.effects {
            let to = match effect {
                Effect::Enter { lying } => lying.dots,
                Effect::Carry { from, to, .. } => {
                    if from.at == to.anchor().at {
                        themes.insert(Theme::Turn);
                    }
                    if to.anchor().level > from.level {
                        themes.insert(Theme::Climb);
                    }
                    if self.uncovers(&before, &after, *from) {
                        themes.insert(Theme::Uncover);
                    }
                    *to
                }
                Effect::Become { .. } => continue,
            };
            let bridges = self.after.bridges();
            if bridges.iter().any(|bridge| bridge.piece == to.anchor()) {
                themes.insert(Theme::Bridge);
            }
        }
        let parts = |game: &Game| {
            let groups = game.groups();
            let theirs = groups.iter().filter(|group| group.owner != self.solver);
            theirs.count()
        };
        let covers = matches!(
            self.mv,
            Move::Punct(crate::rules::punct::Move::Shift { .. })
        );
        if covers && parts(self.after) > parts(self.before) {
            themes.insert(Theme::Cut);
        }
    }

    /// Whether dots of the solver that lay under the piece are seen after it left.
    fn uncovers(&self, before: &Layout, after: &Layout, from: Slot) -> bool {
        let left = before.lying[&from].dots;
        left.slots().iter().any(|slot| {
            let top = after.top(slot.at);
            top.is_some_and(|top| {
                let seen = top.dots.slots().iter().find(|dot| dot.at == slot.at);
                top.piece.owner == self.solver && seen.is_some_and(|dot| dot.level < slot.level)
            })
        })
    }
}

/// On how many different spaces the side could win with its next move if it were its turn.
fn winning_places(game: &Game, side: Color) -> usize {
    let mut layout = game.layout();
    layout.to_move = side;
    layout.ply += 1;
    let Ok(mut game) = Game::from_layout(&game.setup(), &layout) else {
        return 0;
    };
    let mut places = BTreeSet::new();
    for mv in game.legal_moves() {
        let place = game
            .steps(mv)
            .into_iter()
            .rev()
            .find_map(|step| match step {
                Step::Put(at) => Some(at),
                _ => None,
            });
        if game.play(mv).is_ok() {
            if game.outcome().and_then(Outcome::winner) == Some(side) {
                places.extend(place);
            }
            game.undo();
        }
    }
    places.len()
}
