//! The closed enum over the three games, for code that doesn't care which one is on the table.

use super::games::{each_game, with_games};
use super::{
    Besieger, Bridge, Color, Coord, Effect, Group, Illegal, Impossible, Lattice, Layout, Notate,
    Outcome, Pin, Played, Portray, Position, Queen, ReadError, Setup, Slot, Step, Tally, Threat,
    Throw, Way,
};
use std::collections::BTreeMap;

macro_rules! games {
    ([$(($game:ident, $module:ident, $kind:ident)),*]) => {
        /// A game of any of the three, as far as it has been played.
        #[derive(Clone, Debug)]
        #[allow(
            clippy::large_enum_variant,
            reason = "there is one game on a table; a box would only add a hop to every call"
        )]
        pub enum Game {
            $($game(Played<super::$module::$game>),)*
        }

        /// A move of any of the three.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Move {
            $($game(super::$module::Move),)*
        }
    };
}

with_games!(games!());

impl Game {
    pub fn new(setup: &Setup) -> Self {
        each_game!(Setup, setup, setup, P => Played::<P>::new(setup).into())
    }

    /// A game that begins from a position in the game's own text, which goes before the set-up's details.
    pub fn read_position(setup: &Setup, text: &str) -> Result<Self, ReadError> {
        each_game!(Setup, setup, setup, P => {
            Ok(Played::from_position(P::read_position(setup, text)?).into())
        })
    }

    /// A game that begins from what lies on a table.
    pub fn from_layout(setup: &Setup, layout: &Layout) -> Result<Self, Impossible> {
        each_game!(Setup, setup, setup, P => {
            Ok(Played::from_position(P::from_layout(setup, layout)?).into())
        })
    }

    /// Whether pieces can lie like this at all, whoever's turn it is.
    pub fn check_lying(setup: &Setup, layout: &Layout) -> Result<(), Impossible> {
        each_game!(Setup, setup, setup, P => P::check_lying(setup, layout))
    }

    pub fn setup(&self) -> Setup {
        each_game!(Game, self, played => played.position().setup().into())
    }

    pub fn side_to_move(&self) -> Color {
        each_game!(Game, self, played => played.position().side_to_move())
    }

    pub fn ply(&self) -> u32 {
        each_game!(Game, self, played => played.position().ply())
    }

    pub fn key(&self) -> u64 {
        each_game!(Game, self, played => played.position().key())
    }

    /// The result, repetition included.
    pub fn outcome(&self) -> Option<Outcome> {
        each_game!(Game, self, played => played.outcome())
    }

    /// The moves played so far.
    pub fn moves(&self) -> Vec<Move> {
        each_game!(Game, self, played => played.moves().map(Move::from).collect())
    }

    pub fn moves_played(&self) -> usize {
        each_game!(Game, self, played => played.moves().len())
    }

    pub fn legal_moves(&self) -> Vec<Move> {
        each_game!(Game, self, played => {
            played.legal_moves().into_iter().map(Move::from).collect()
        })
    }

    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        each_game!(Game, self, played => played.position().check(mv.try_into()?))
    }

    /// Plays a move if it is legal; else nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        each_game!(Game, self, played => played.play(mv.try_into()?))
    }

    pub fn undo(&mut self) -> Option<Move> {
        each_game!(Game, self, played => played.undo().map(Move::from))
    }

    /// A game that begins from the same position with the turn given to the other side; `None` where [`Position::passed_on`]
    /// has none, and when the game is over.
    pub fn passed_on(&self) -> Option<Self> {
        if self.outcome().is_some() {
            return None;
        }
        each_game!(Game, self, played => {
            Some(Played::from_position(played.position().passed_on()?).into())
        })
    }

    /// The move in the game's notation; empty for a move of another game.
    pub fn write_move(&self, mv: Move) -> String {
        each_game!(Game, self, played => {
            mv.try_into().map_or_else(|_| String::new(), |mv| played.position().write_move(mv))
        })
    }

    /// The move in full, as [`Notate::write_long_move`] has it; empty for a move of another game.
    pub fn write_long_move(&self, mv: Move) -> String {
        each_game!(Game, self, played => {
            mv.try_into().map_or_else(|_| String::new(), |mv| played.position().write_long_move(mv))
        })
    }

    /// How the game's records write its result, an open game included.
    pub fn write_result(&self) -> &'static str {
        each_game!(Game, self, played, P => P::write_result(played.outcome()))
    }

    pub fn read_move(&self, text: &str) -> Result<Move, ReadError> {
        each_game!(Game, self, played => played.position().read_move(text).map(Move::from))
    }

    pub fn write_position(&self) -> String {
        each_game!(Game, self, played => played.position().write_position())
    }

    pub fn lattice(&self) -> Lattice {
        each_game!(Game, self, played => played.position().lattice())
    }

    pub fn spaces(&self) -> Vec<Coord> {
        each_game!(Game, self, played => played.position().spaces())
    }

    pub fn space_name(&self, at: Coord) -> String {
        each_game!(Game, self, played => played.position().space_name(at))
    }

    pub fn layout(&self) -> Layout {
        each_game!(Game, self, played => played.position().layout())
    }

    /// The steps that spell a legal move; none for a move of another game.
    pub fn steps(&self, mv: Move) -> Vec<Step> {
        each_game!(Game, self, played => {
            mv.try_into().map_or_else(|_| Vec::new(), |mv| played.position().steps(mv))
        })
    }

    pub fn effects(&self, mv: Move) -> Vec<Effect> {
        each_game!(Game, self, played => {
            mv.try_into().map_or_else(|_| Vec::new(), |mv| played.position().effects(mv))
        })
    }

    /// What the last move changed on the table; nothing before the first one.
    pub fn last_effects(&self) -> Vec<Effect> {
        let effects = each_game!(Game, self, played => {
            played.last().map(|(before, mv)| before.effects(mv))
        });
        effects.unwrap_or_default()
    }

    pub fn why_not(&self, steps: &[Step]) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        each_game!(Game, self, played => played.position().why_not(steps))
    }

    /// See [`Portray::in_opening`].
    pub fn in_opening(&self) -> bool {
        each_game!(Game, self, played => Portray::in_opening(played.position()))
    }

    /// See [`Portray::movable`].
    pub fn movable(&self) -> Vec<Slot> {
        each_game!(Game, self, played => played.position().movable())
    }

    /// See [`Portray::stuck`].
    pub fn stuck(&self) -> BTreeMap<Slot, Illegal> {
        each_game!(Game, self, played => played.position().stuck())
    }

    /// See [`Portray::covered`].
    pub fn covered(&self) -> Vec<Slot> {
        each_game!(Game, self, played => played.position().covered())
    }

    /// See [`Portray::placeable`].
    pub fn placeable(&self, side: Color) -> Vec<Coord> {
        each_game!(Game, self, played => played.position().placeable(side))
    }

    /// See [`Portray::winning_path`].
    pub fn winning_path(&self) -> Vec<Coord> {
        each_game!(Game, self, played => played.position().winning_path())
    }

    /// See [`Portray::groups`].
    pub fn groups(&self) -> Vec<Group> {
        each_game!(Game, self, played => played.position().groups())
    }

    /// See [`Portray::bridges`].
    pub fn bridges(&self) -> Vec<Bridge> {
        each_game!(Game, self, played => played.position().bridges())
    }

    /// See [`Portray::queens`].
    pub fn queens(&self) -> [Option<Queen>; 2] {
        each_game!(Game, self, played => played.position().queens())
    }

    /// See [`Portray::winning_threat`].
    pub fn winning_threat(&self, side: Color) -> Option<Threat<Move>> {
        if self.outcome().is_some() {
            return None;
        }
        each_game!(Game, self, played => {
            let threat = played.position().winning_threat(side)?;
            Some(Threat {
                by: threat.by,
                mv: threat.mv.into(),
                how: threat.how,
                spaces: threat.spaces,
            })
        })
    }

    /// See [`Portray::pinned`].
    pub fn pinned(&self) -> Vec<Slot> {
        each_game!(Game, self, played => played.position().pinned())
    }

    /// See [`Portray::pins`].
    pub fn pins(&self) -> Vec<Pin> {
        each_game!(Game, self, played => played.position().pins())
    }

    /// See [`Portray::besiegers`].
    pub fn besiegers(&self) -> Vec<Besieger> {
        each_game!(Game, self, played => played.position().besiegers())
    }

    /// See [`Portray::throws`].
    pub fn throws(&self) -> Vec<Throw> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        each_game!(Game, self, played => played.position().throws())
    }

    /// See [`Portray::thrown_targets`].
    pub fn thrown_targets(&self, at: Coord) -> Vec<Coord> {
        each_game!(Game, self, played => played.position().thrown_targets(at))
    }

    /// See [`Portray::missing`].
    pub fn missing(&self) -> [Vec<Option<u8>>; 2] {
        each_game!(Game, self, played => played.position().missing())
    }

    /// See [`Portray::ways`].
    pub fn ways(&self) -> [Option<Way>; 2] {
        each_game!(Game, self, played => played.position().ways())
    }

    /// See [`Portray::score`].
    pub fn score(&self) -> Option<[u8; 2]> {
        each_game!(Game, self, played => played.position().score())
    }

    /// How the count stands, and who runs out of pieces first; `None` in a game that doesn't end so.
    pub fn tally(&self) -> Option<Tally> {
        let (left, leader) = each_game!(Game, self, played => {
            (played.position().pieces_left()?, played.position().leader())
        });
        let mover = self.side_to_move();
        let [own, others] = [mover, !mover].map(|side| left[side.index()]);
        let out_first = if own <= others { mover } else { !mover };
        let score = self.score();
        Some(Tally {
            score,
            leader,
            left,
            out_first,
        })
    }

    /// See [`Portray::counted`].
    pub fn counted(&self) -> [Vec<Coord>; 2] {
        each_game!(Game, self, played => played.position().counted())
    }
}
