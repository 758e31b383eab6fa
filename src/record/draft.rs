//! A position that is being set up, piece by piece. On the way it may be impossible; whether it is, the rules alone say.

use super::formats::scene::Scene;
use crate::rules::table::pile_on;
use crate::rules::{
    Color, Coord, Game, Impossible, Kind, Layout, Lying, Piece, ReadError, Setup, Slot,
};
use std::collections::BTreeSet;

/// What lies on the table so far. Pieces in it can lie as they do; the rest is [`Draft::game`]'s to judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    setup: Setup,
    layout: Layout,
}

/// Around a hive a draft has spaces this far away, so that parts can be laid apart and joined later.
const AROUND_HIVE: i16 = 2;
/// Spaces around the middle of an empty table.
const AROUND_NOTHING: i16 = 3;

impl Draft {
    /// The board before the first move.
    pub fn new(setup: &Setup) -> Self {
        Self::of(&Game::new(setup))
    }

    /// The position of a game, ready to be changed.
    pub fn of(game: &Game) -> Self {
        let draft = Self {
            setup: game.setup(),
            layout: game.layout(),
        };
        draft.settled()
    }

    /// A position in the game's own text, or in that of another of the games if only that can be read.
    pub fn read(setup: &Setup, text: &str) -> Result<Self, ReadError> {
        let text = text.trim();
        let read = |setup: &Setup| Game::read_position(setup, text).map(|game| Self::of(&game));
        read(setup).or_else(|error| {
            let others = ["tak", "hive", "punct"];
            let mut others = others.iter().filter_map(|word| word.parse().ok());
            others.find_map(|other| read(&other).ok()).ok_or(error)
        })
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The game that begins from here, or why there is none.
    pub fn game(&self) -> Result<Game, Impossible> {
        Game::from_layout(&self.setup, &self.layout).map_err(|impossible| {
            // The number of plies is worked out where it can be; where nothing helps it isn't the reason to tell.
            let mut late = self.layout.clone();
            late.ply = self.plies_enough();
            Game::from_layout(&self.setup, &late)
                .err()
                .unwrap_or(impossible)
        })
    }

    /// The scene that shows this position.
    pub fn scene(&self, title: &str) -> Result<Scene, Impossible> {
        Ok(Scene::of_position(title, &self.game()?))
    }

    /// The spaces where something can be put. Hive has no board: there they are a wide ring around what lies.
    pub fn spaces(&self) -> Vec<Coord> {
        let blank = Game::new(&self.setup);
        if !self.setup.grows() {
            return blank.spaces();
        }
        let occupied: BTreeSet<Coord> = self.layout.lying.keys().map(|slot| slot.at).collect();
        let (mut spaces, rings) = if occupied.is_empty() {
            (BTreeSet::from([Coord::default()]), AROUND_NOTHING)
        } else {
            (occupied, AROUND_HIVE)
        };
        for _ in 0..rings {
            let around: Vec<Coord> = spaces
                .iter()
                .flat_map(|at| blank.lattice().neighbours(*at))
                .collect();
            spaces.extend(around);
        }
        spaces.into_iter().collect()
    }

    /// What has a dot above a space, from the board up.
    pub fn stack(&self, at: Coord) -> Vec<Lying> {
        let level = |lying: &Lying| {
            let mut slots = lying.dots.slots().iter();
            slots.find(|slot| slot.at == at).map(|slot| slot.level)
        };
        let mut stack: Vec<(u8, Lying)> = self
            .layout
            .lying
            .values()
            .filter_map(|lying| Some((level(lying)?, *lying)))
            .collect();
        stack.sort_by_key(|(level, _)| *level);
        stack.into_iter().map(|(_, lying)| lying).collect()
    }

    /// The place of a piece in the stack of its anchor, from the top: 1 is on top.
    pub fn depth(&self, anchor: Slot) -> u8 {
        let stack = self.stack(anchor.at);
        let above = stack.iter().rev();
        let above = above.take_while(|lying| lying.dots.anchor() != anchor);
        above.count() as u8 + 1
    }

    /// The pieces that come along when this one is taken up: itself first, then what lies on it, from below.
    pub fn pile(&self, anchor: Slot) -> Vec<Lying> {
        let pile = pile_on(anchor, self.layout.lying.values());
        let mut pile: Vec<Lying> = pile
            .iter()
            .filter_map(|anchor| self.layout.lying.get(anchor).copied())
            .collect();
        pile.sort_by_key(|lying| lying.dots.anchor().level);
        pile
    }

    /// How a piece from the reserve would lie if it were put there.
    pub fn landing(
        &self,
        owner: Color,
        kind: Kind,
        at: Coord,
        turn: u8,
    ) -> Result<Lying, Impossible> {
        let piece = self.spare(owner, kind)?;
        let lying = self.rests(piece, at, turn)?;
        let mut after = self.layout.clone();
        after.lying.insert(lying.dots.anchor(), lying);
        Game::check_lying(&self.setup, &after)?;
        Ok(lying)
    }

    /// Puts a piece from the reserve on whatever is there.
    pub fn put(&mut self, owner: Color, kind: Kind, at: Coord, turn: u8) -> Result<(), Impossible> {
        let lying = self.landing(owner, kind, at, turn)?;
        let mut next = self.layout.clone();
        next.lying.insert(lying.dots.anchor(), lying);
        count(&mut next, lying.piece, -1);
        self.adopt(next);
        Ok(())
    }

    /// How a piece and what lies on it would lie if it were carried there. A piece on its own can be turned; a pile
    /// goes as it is.
    pub fn carried(&self, anchor: Slot, to: Coord, turn: u8) -> Result<Vec<Lying>, Impossible> {
        let pile = self.pile(anchor);
        let rest = Self {
            setup: self.setup.clone(),
            layout: without(&self.layout, &pile),
        };
        let [first, upper @ ..] = pile.as_slice() else {
            return Err(Impossible::new("there is nothing to take", [anchor.at]));
        };
        let turn = if upper.is_empty() { turn } else { first.turn };
        let first = rest.rests(first.piece, to, turn)?;
        let landed = first.dots.anchor();
        let mut lying = vec![first];
        for upper in upper {
            let from = upper.dots.anchor();
            let level = (from.level - anchor.level).checked_add(landed.level);
            let slot = level.and_then(|level| {
                let x = from.at.x.checked_add(landed.at.x - anchor.at.x)?;
                let y = from.at.y.checked_add(landed.at.y - anchor.at.y)?;
                Some(Coord::new(x, y).at_level(level))
            });
            let slot = slot.ok_or_else(|| Impossible::new("the table ends there", [to]))?;
            lying.push(Lying::new(upper.piece, slot, upper.turn));
        }
        let mut after = rest.layout;
        after
            .lying
            .extend(lying.iter().map(|lying| (lying.dots.anchor(), *lying)));
        Game::check_lying(&self.setup, &after)?;
        Ok(lying)
    }

    /// Carries a piece with what lies on it to another place, or turns it where it is.
    pub fn carry(&mut self, anchor: Slot, to: Coord, turn: u8) -> Result<(), Impossible> {
        let lying = self.carried(anchor, to, turn)?;
        let mut next = without(&self.layout, &self.pile(anchor));
        next.lying
            .extend(lying.iter().map(|lying| (lying.dots.anchor(), *lying)));
        self.adopt(next);
        Ok(())
    }

    /// Puts a piece and what lies on it back into the reserves.
    pub fn remove(&mut self, anchor: Slot) {
        let pile = self.pile(anchor);
        let mut next = without(&self.layout, &pile);
        for lying in &pile {
            count(&mut next, lying.piece, 1);
        }
        for lying in pile.iter().rev() {
            close_ranks(&mut next, lying.piece);
        }
        self.adopt(next);
    }

    pub fn clear(&mut self) {
        *self = Self::new(&self.setup);
    }

    pub fn set_to_move(&mut self, side: Color) {
        let mut next = self.layout.clone();
        next.to_move = side;
        next.ply = ply(self.move_number(), side);
        self.adopt(next);
    }

    /// The number of the turn that is to be played, from 1, as both sides count it together.
    pub fn move_number(&self) -> u32 {
        self.layout.ply / 2 + 1
    }

    /// Says how far the game has come. A number that the pieces on the board contradict is refused.
    pub fn set_move_number(&mut self, number: u32) -> Result<(), Impossible> {
        let mut next = self.layout.clone();
        next.ply = ply(number.max(1), next.to_move);
        let refused = Game::from_layout(&self.setup, &next);
        if let (Err(reason), Ok(_)) = (refused, self.game()) {
            return Err(reason);
        }
        self.layout = next;
        Ok(())
    }

    /// The piece of this kind that would come from the reserve next: of tiles with numbers, the first.
    pub fn spare(&self, owner: Color, kind: Kind) -> Result<Piece, Impossible> {
        let left = self.layout.reserve.get(&(owner, kind.in_reserve()));
        if left.is_none_or(|left| *left == 0) {
            let kind = kind.in_reserve();
            return Err(Impossible::new(format!("{owner} has no {kind} left"), []));
        }
        let alike = |number| Piece {
            owner,
            kind,
            number,
        };
        let lies = |piece| self.layout.lying.values().any(|lying| lying.piece == piece);
        let first = match kind.numbers() {
            Some(mut numbers) => numbers.find_map(|number| {
                let piece = alike(number);
                (!lies(piece)).then_some(piece)
            }),
            None => Some(alike(0)),
        };
        first.ok_or_else(|| Impossible::new(format!("{owner} has no {kind} left"), []))
    }

    /// A piece there, on the highest thing under it.
    fn rests(&self, piece: Piece, at: Coord, turn: u8) -> Result<Lying, Impossible> {
        let turn = turn % piece.kind.turns();
        let flat = Lying::new(piece, at.at_level(0), turn);
        let heights = flat
            .dots
            .slots()
            .iter()
            .map(|slot| self.layout.height(slot.at));
        let level = heights.max().unwrap_or(0);
        if level == u8::MAX {
            return Err(Impossible::new("nothing can be piled higher", [at]));
        }
        Ok(Lying::new(piece, at.at_level(level), turn))
    }

    /// Enough plies for everything on the board to have been placed.
    fn plies_enough(&self) -> u32 {
        let pieces = self.layout.lying.len() as u32;
        let at_least = self.layout.ply.max(2 * pieces + 2);
        at_least + u32::from(Color::to_move_at(at_least) != self.layout.to_move)
    }

    /// Takes over a changed layout.
    fn adopt(&mut self, mut next: Layout) {
        // The tile that was moved last is known only as long as nobody touches it.
        next.last_moved = self.layout.last_moved.filter(|slot| {
            next.lying.get(slot) == self.layout.lying.get(slot)
                && next.height(slot.at) == slot.level + 1
        });
        let old = std::mem::replace(&mut self.layout, next);
        if old.lying != self.layout.lying || old.ply != self.layout.ply {
            *self = self.clone().settled();
        }
    }

    /// The same with a number of plies that the rules accept, as near to the present one as they do; unchanged where
    /// they accept none.
    fn settled(mut self) -> Self {
        let told = self.layout.ply;
        let most = self.plies_enough();
        let fits = |draft: &Self| Game::from_layout(&draft.setup, &draft.layout).is_ok();
        for ply in (told..=most).chain(0..told) {
            if Color::to_move_at(ply) == self.layout.to_move {
                self.layout.ply = ply;
                if fits(&self) {
                    return self;
                }
            }
        }
        self.layout.ply = told;
        self
    }
}

const fn ply(move_number: u32, side: Color) -> u32 {
    (move_number - 1)
        .saturating_mul(2)
        .saturating_add(side.index() as u32)
}

fn without(layout: &Layout, pile: &[Lying]) -> Layout {
    let mut rest = layout.clone();
    for lying in pile {
        rest.lying.remove(&lying.dots.anchor());
    }
    rest
}

/// Counts a piece into the reserve or out of it.
fn count(layout: &mut Layout, piece: Piece, by: i8) {
    let waiting = (piece.owner, piece.kind.in_reserve());
    if let Some(left) = layout.reserve.get_mut(&waiting) {
        *left = left.saturating_add_signed(by);
    }
}

/// Alike tiles are numbered from the first without gaps: the last one gets the number of the one that went away.
fn close_ranks(layout: &mut Layout, gone: Piece) {
    let alike = layout.lying.values_mut().filter(|lying| {
        lying.piece.owner == gone.owner
            && lying.piece.kind == gone.kind
            && lying.piece.number > gone.number
    });
    if let Some(last) = alike.max_by_key(|lying| lying.piece.number) {
        last.piece.number = gone.number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{hive::Bug, punct::Shape, tak::Stone};
    use Color::{Black, White};

    const FLAT: Kind = Kind::Tak(Stone::Flat);
    const WALL: Kind = Kind::Tak(Stone::Standing);
    const CAP: Kind = Kind::Tak(Stone::Cap);
    const QUEEN: Kind = Kind::Hive(Bug::Queen);
    const BEETLE: Kind = Kind::Hive(Bug::Beetle);
    const ANT: Kind = Kind::Hive(Bug::Ant);
    const TRIANGLE: Kind = Kind::Punct(Shape::Triangle);
    const STRAIGHT: Kind = Kind::Punct(Shape::StraightEnd);

    fn draft(setup: &str) -> Draft {
        Draft::new(&setup.parse().expect("a set-up"))
    }

    fn at(x: i16, y: i16) -> Coord {
        Coord::new(x, y)
    }

    fn lay(draft: &mut Draft, pieces: &[(Color, Kind, Coord)]) {
        for &(owner, kind, at) in pieces {
            draft.put(owner, kind, at, 0).expect("room for it");
        }
    }

    #[test]
    fn a_tak_stack_is_built_from_its_captives_up_and_the_opening_is_over() {
        let mut draft = draft("tak5");
        let (c3, d3) = (at(2, 2), at(3, 2));
        lay(
            &mut draft,
            &[
                (Black, FLAT, c3),
                (White, FLAT, c3),
                (White, CAP, c3),
                (Black, WALL, d3),
            ],
        );
        let game = draft.game().expect("possible");
        assert_eq!(game.write_position(), "x5/x5/x2,211C,2S,x/x5/x5 1 2");
        draft.set_to_move(Black);
        let game = draft.game().expect("possible");
        assert_eq!(game.side_to_move(), Black);
        draft.set_move_number(9).expect("any number will do");
        assert_eq!(
            draft.game().expect("possible").write_position(),
            "x5/x5/x2,211C,2S,x/x5/x5 2 9"
        );
    }

    #[test]
    fn nothing_is_put_on_a_wall_and_the_reason_is_told() {
        let mut draft = draft("tak5");
        lay(&mut draft, &[(White, WALL, at(0, 0))]);
        let before = draft.clone();
        let why = draft.put(White, FLAT, at(0, 0), 0).expect_err("a wall");
        assert!(why.reason.contains("only the top piece on a1"), "{why}");
        assert_eq!(why.places, [at(0, 0)]);
        let off = draft.put(White, FLAT, at(7, 7), 0).expect_err("beside");
        assert!(off.reason.contains("not on the board"), "{off}");
        assert_eq!(draft, before);
    }

    #[test]
    fn what_the_set_lacks_is_refused_and_comes_back_when_it_is_taken_off() {
        let mut draft = draft("tak5");
        lay(&mut draft, &[(White, CAP, at(0, 0))]);
        let why = draft.put(White, CAP, at(1, 0), 0).expect_err("one a side");
        assert_eq!(why.reason, "White has no capstone left");
        draft.remove(at(0, 0).at_level(0));
        lay(&mut draft, &[(White, CAP, at(1, 0))]);
        assert_eq!(draft.layout().reserve[&(White, CAP)], 0);
        // A board of three by three knows no capstones at all.
        let mut small = super::tests::draft("tak3");
        assert!(small.put(White, CAP, at(0, 0), 0).is_err());
    }

    #[test]
    fn a_hive_in_two_parts_is_allowed_on_the_way_but_is_no_position() {
        let mut draft = draft("hive:Base");
        lay(
            &mut draft,
            &[(White, QUEEN, at(0, 0)), (Black, QUEEN, at(2, 0))],
        );
        let why = draft.game().expect_err("in two parts");
        assert!(why.reason.contains("one hive"), "{why}");
        assert_eq!(why.places, [at(2, 0)]);
        lay(&mut draft, &[(White, ANT, at(1, 0))]);
        let game = draft.game().expect("joined");
        // Two turns of White's and one of Black's can't have been fewer.
        assert_eq!((game.ply(), game.side_to_move()), (4, White));
        draft.set_to_move(Black);
        assert_eq!(draft.game().expect("joined").ply(), 5);
        let why = draft.set_move_number(1).expect_err("too early");
        assert!(why.reason.contains("White can't have 2 tiles"), "{why}");
    }

    #[test]
    fn only_climbers_are_put_on_tiles_and_a_stack_is_carried_whole() {
        let mut draft = draft("hive:Base");
        lay(
            &mut draft,
            &[
                (White, QUEEN, at(0, 0)),
                (Black, QUEEN, at(1, 0)),
                (Black, BEETLE, at(0, 0)),
            ],
        );
        let why = draft.put(White, ANT, at(0, 0), 0).expect_err("no climber");
        assert!(why.reason.contains("can't lie on another tile"), "{why}");
        draft
            .carry(at(0, 0).at_level(0), at(2, 0), 0)
            .expect("beside the other queen");
        let game = draft.game().expect("possible");
        assert!(
            game.write_position().contains("wQ@2,0 bB1@2,0"),
            "{}",
            game.write_position()
        );
    }

    #[test]
    fn alike_tiles_keep_numbers_without_gaps() {
        let mut draft = draft("hive:Base");
        lay(
            &mut draft,
            &[
                (White, ANT, at(0, 0)),
                (White, ANT, at(1, 0)),
                (White, ANT, at(2, 0)),
                (Black, QUEEN, at(3, 0)),
            ],
        );
        draft.remove(at(0, 0).at_level(0));
        let game = draft.game().expect("possible");
        let text = game.write_position();
        assert!(text.contains("wA2@1,0 wA1@2,0"), "{text}");
    }

    #[test]
    fn a_punct_bridge_is_built_and_what_has_no_support_is_refused() {
        let mut draft = draft("punct:standard");
        let (near, gap, far) = (at(0, 0), at(0, 1), at(0, 2));
        draft.put(White, TRIANGLE, near, 2).expect("bare board");
        // One end on the triangle and one on the board is no place for a piece.
        let why = draft
            .put(White, STRAIGHT, near, 0)
            .expect_err("one end in the air");
        assert!(why.reason.contains("can't lie there"), "{why}");
        draft.put(White, TRIANGLE, far, 0).expect("bare board");
        draft.put(White, STRAIGHT, near, 0).expect("both ends rest");
        assert_eq!(draft.layout().height(gap), 2);
        draft.put(Black, TRIANGLE, at(3, 0), 0).expect("bare board");
        let game = draft.game().expect("possible");
        let bridges = game.bridges();
        assert!(bridges.iter().any(|bridge| bridge.hanging.at == gap));
        // The pillar takes the bridge along, which would then lie over nothing but its other pillar.
        assert_eq!(draft.pile(near.at_level(0)).len(), 2);
        let before = draft.clone();
        draft
            .carry(near.at_level(0), at(-3, 0), 2)
            .expect_err("the other end of the bridge would be in the air");
        assert_eq!(draft, before);
        // The bridge alone can go and be turned.
        draft.carry(near.at_level(1), at(-3, 3), 1).expect("bare");
        draft.remove(near.at_level(0));
        draft.remove(far.at_level(0));
        assert_eq!(draft.layout().lying.len(), 2);
        assert!(draft.game().is_ok());
    }

    #[test]
    fn clearing_goes_back_to_the_first_position() {
        let setup = "tak6+komi2".parse().expect("a set-up");
        let mut draft = Draft::new(&setup);
        lay(
            &mut draft,
            &[(White, FLAT, at(0, 0)), (Black, CAP, at(1, 1))],
        );
        draft.clear();
        assert_eq!(draft, Draft::new(&setup));
        assert_eq!(draft.game().expect("a start").ply(), 0);
    }

    #[test]
    fn a_text_is_read_in_any_of_the_games() {
        let hive = "hive:Base".parse().expect("a set-up");
        let tak = Draft::read(&hive, " x4/x4/x,12S,x2/x4 2 7 ").expect("a TPS");
        assert_eq!(tak.setup().to_string(), "tak4");
        let why = Draft::read(&hive, "nonsense in words").expect_err("no position");
        assert!(!why.reason.is_empty());
        // A move number that belongs to the opening can't stand beside stones; whose turn it is does.
        let early = Draft::read(&hive, "1,1,1/x3/2,2,x 1 1").expect("a TPS");
        let game = early.game().expect("possible");
        assert_eq!((game.ply(), game.side_to_move()), (2, White));
    }

    #[test]
    fn a_scene_of_a_draft_is_written_and_read_again() {
        let mut draft = draft("tak5+komi2");
        lay(
            &mut draft,
            &[(Black, FLAT, at(2, 2)), (White, FLAT, at(2, 2))],
        );
        let scene = draft.scene("A “small” stack").expect("possible");
        let text = scene.write().expect("written");
        assert!(Scene::recognise(&text), "{text}");
        let again = Scene::read(&text).expect("a scene");
        assert_eq!(again, scene);
        again.check().expect("it shows what it says");
        assert_eq!(
            again.game().expect("a game").key(),
            draft.game().expect("possible").key()
        );
    }

    #[test]
    fn any_position_of_a_game_is_a_draft_of_itself() {
        for (setup, seed) in [
            ("tak4", 1),
            ("tak6+komi2", 2),
            ("hive:Base+MLP", 3),
            ("hive:Base+ML+tournament", 4),
            ("punct:standard", 5),
            ("punct:basic", 6),
        ] {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut game = Game::new(&setup.parse().expect("a set-up"));
            for _ in 0..70 {
                let draft = Draft::of(&game);
                let again = draft.game().expect("a position of a game");
                assert_eq!(again.key(), game.key(), "{}", game.write_position());
                assert_eq!(again.layout(), game.layout());
                let read = Draft::read(draft.setup(), &game.write_position()).expect("its text");
                assert_eq!(read.game().expect("possible").key(), game.key());
                // Everything that lies can be taken off and put back where it was.
                if let Some(top) = top_piece(&draft, &mut rng) {
                    let mut other = draft.clone();
                    let anchor = top.dots.anchor();
                    other.remove(anchor);
                    other
                        .put(top.piece.owner, top.piece.kind, anchor.at, top.turn)
                        .expect("it lay there");
                    assert_eq!(
                        other.layout().lying.len(),
                        draft.layout().lying.len(),
                        "{}",
                        game.write_position()
                    );
                    assert_eq!(other.layout().reserve, draft.layout().reserve);
                    let mut still = draft.clone();
                    still
                        .carry(anchor, anchor.at, top.turn)
                        .expect("it lies there");
                    assert_eq!(still.layout().lying, draft.layout().lying);
                }
                let moves = game.legal_moves();
                let Some(&mv) = moves.get(rng.usize(..moves.len().max(1))) else {
                    break;
                };
                game.play(mv).expect("legal");
            }
        }
    }

    /// A piece with nothing on it.
    fn top_piece(draft: &Draft, rng: &mut fastrand::Rng) -> Option<Lying> {
        let lying = &draft.layout().lying;
        let tops: Vec<Lying> = lying
            .values()
            .filter(|lying| draft.pile(lying.dots.anchor()).len() == 1)
            .copied()
            .collect();
        (!tops.is_empty()).then(|| tops[rng.usize(..tops.len())])
    }
}
