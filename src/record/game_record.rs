//! A game of any of the three as it is kept: where it began, everything that was tried in it, and who played it.

use super::tree::{NodeId, Tree};
use super::{Claim, MOST_TAGS, Record};
use crate::rules::{Color, Game, Illegal, ListedGame, Move, Outcome, Played, Setup};

/// The tag of a game in which a level has moved: what its answers hang on.
pub const SEED: &str = "Seed";

/// What a save holds and what travels between formats. Every move in it has been checked against the rules.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The game before its first move: usually the set-up's first position.
    pub start: Game,
    /// Players, dates and whatever else a text says about the game, names as written.
    pub tags: Vec<(String, String)>,
    pub tree: Tree<Move>,
    /// The result that a text claims, or that the players came to off the board.
    pub claim: Option<Claim>,
    /// The place that the claim is about; `None` for the end of the main line, as texts have it.
    pub claim_at: Option<NodeId>,
}

/// The tags that name who plays a side: by colour, and by number as Tak's records do.
pub(crate) const fn player_tags(side: Color) -> [&'static str; 2] {
    match side {
        Color::White => ["White", "Player1"],
        Color::Black => ["Black", "Player2"],
    }
}

impl PartialEq for GameRecord {
    /// The same beginning, the same moves and the same words.
    fn eq(&self, other: &Self) -> bool {
        self.start.setup() == other.start.setup()
            && self.start.write_position() == other.start.write_position()
            && self.tree == other.tree
            && self.tags == other.tags
            && self.claim == other.claim
    }
}

impl GameRecord {
    pub fn new(setup: &Setup) -> Self {
        Self::from_game(Game::new(setup))
    }

    /// A game with the moves it has behind it as its main line.
    pub fn from_game(mut game: Game) -> Self {
        let tree = Tree::from_line(game.moves());
        while game.undo().is_some() {}
        Self {
            start: game,
            tags: Vec::new(),
            tree,
            claim: None,
            claim_at: None,
        }
    }

    /// The game played to a node.
    ///
    /// # Errors
    /// Never for a record whose moves were checked when they were added.
    pub fn game_at(&self, id: NodeId) -> Result<Game, Illegal> {
        let mut game = self.start.clone();
        for mv in self.tree.moves_to(id) {
            game.play(mv)?;
        }
        Ok(game)
    }

    /// The claim, where it is about this place.
    pub fn claim_at(&self, id: NodeId) -> Option<Claim> {
        let at = self.claim_at;
        let here = at.map_or_else(|| self.tree.end_of(NodeId::ROOT) == id, |at| at == id);
        self.claim.filter(|_| here)
    }

    /// The claim, where it is about the main line: another line's is no result of the game.
    pub fn main_claim(&self) -> Option<Claim> {
        self.claim
            .filter(|_| self.claim_at.is_none_or(|at| self.tree.is_main(at)))
    }

    /// The same with the result by the rules, where it has no other: what other programs want to read.
    #[must_use]
    pub fn with_result(&self) -> Self {
        let mut told = self.clone();
        let ended = self.game_at(self.tree.end_of(NodeId::ROOT));
        if let (None, Some(outcome)) = (
            self.main_claim(),
            ended.ok().and_then(|game| game.outcome()),
        ) {
            told.claim = Some(match outcome {
                Outcome::Won { by, how } => Claim::Won { by, how: Some(how) },
                Outcome::Drawn(_) => Claim::Drawn,
            });
            told.claim_at = None;
        }
        told
    }

    /// The tag that names who plays a side: one that is there, else the one that the game's records use.
    pub fn player_tag(&self, side: Color) -> &'static str {
        let [usual, tak] = player_tags(side);
        let is_tak = matches!(self.start.setup(), Setup::Tak(_));
        match (self.tag(usual), self.tag(tak)) {
            (Some(_), None) => usual,
            (None, None) if !is_tak => usual,
            _ => tak,
        }
    }

    /// The name of who plays a side, where it is told.
    pub fn player(&self, side: Color) -> Option<&str> {
        self.tag(self.player_tag(side))
            .filter(|name| !name.trim().is_empty())
    }

    /// The tag that holds how strong a player is: the one that the record has, else the one of the game's own format.
    pub fn rating_tag(&self, side: Color) -> &'static str {
        let [numbered, coloured] = rating_tags(side);
        let is_tak = matches!(self.start.setup(), Setup::Tak(_));
        if self.tag(numbered).is_some() || (is_tak && self.tag(coloured).is_none()) {
            numbered
        } else {
            coloured
        }
    }

    /// How strong a player is by the record: PTN numbers them, PGN names them by colour.
    pub fn rating(&self, side: Color) -> Option<&str> {
        rating_tags(side)
            .into_iter()
            .find_map(|tag| self.tag(tag))
            .filter(|rating| !matches!(rating.trim(), "" | "?" | "-"))
    }

    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    /// Sets a tag in its place, or adds it at the end while there is room; an empty value takes it away.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let place = self
            .tags
            .iter()
            .position(|(tag, _)| tag.eq_ignore_ascii_case(name));
        match place {
            Some(place) if value.is_empty() => {
                self.tags.remove(place);
            }
            Some(place) => value.clone_into(&mut self.tags[place].1),
            None if value.is_empty() || self.tags.len() == MOST_TAGS => {}
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }
}

impl<P: ListedGame> From<Record<P>> for GameRecord {
    fn from(record: Record<P>) -> Self {
        Self {
            start: P::any(Played::from_position(record.start)),
            tags: record.tags,
            tree: record.tree.map(Into::into),
            claim: record.claim,
            claim_at: None,
        }
    }
}

/// The record as one of a single game; an error where it is of another.
impl<P: ListedGame> TryFrom<&GameRecord> for Record<P> {
    type Error = Illegal;

    fn try_from(record: &GameRecord) -> Result<Self, Illegal> {
        let start = P::of(&record.start).ok_or(Illegal::OtherGame)?;
        Ok(Self {
            start: start.position().clone(),
            tags: record.tags.clone(),
            tree: record.tree.clone().try_map(P::Move::try_from)?,
            claim: record.main_claim(),
        })
    }
}

/// The tags that may hold a player's rating.
const fn rating_tags(side: Color) -> [&'static str; 2] {
    match side {
        Color::White => ["Rating1", "WhiteElo"],
        Color::Black => ["Rating2", "BlackElo"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_was_played_is_told_from_its_beginning() {
        let mut game = Game::new(&"tak5".parse().expect("a set-up"));
        for text in ["a1", "e5", "c3"] {
            let mv = game.read_move(text).expect("a move");
            game.play(mv).expect("legal");
        }
        let record = GameRecord::from_game(game.clone());
        assert_eq!(record.start.moves_played(), 0);
        let again = record
            .game_at(record.tree.end_of(NodeId::ROOT))
            .expect("legal");
        assert_eq!(again.moves(), game.moves());
        assert_eq!(again.key(), game.key());
    }

    #[test]
    fn a_tag_is_set_in_its_place_and_taken_away_by_an_empty_value() {
        let mut record = GameRecord::new(&"punct".parse().expect("a set-up"));
        record.set_tag("White", "Ada");
        record.set_tag("Black", "Bob");
        record.set_tag("white", "Eve");
        assert_eq!(record.tag("White"), Some("Eve"));
        assert_eq!(record.tags.len(), 2);
        record.set_tag("Black", "");
        assert_eq!(record.tag("Black"), None);
    }
}
