//! PÜNCT as a table sees it: what lies where, how a move is spelled and what it changes.

use super::stacks::{NOBODY, Stacks};
use super::{Illegal, Move, Punct, Setup, Shape, Space};
use crate::rules::{
    self, Bridge, Color, Contradiction, Coord, Effect, Group, Impossible, Kind, Layout, Lying,
    Piece, Pin, Portray, Position, Slot, Step, Way,
};
use std::collections::BTreeMap;

/// Enough for any game that people or programs play, and far from where counting would overflow.
const MOST_PLIES: u32 = 1_000_000;

impl Punct {
    fn lying(owner: Color, shape: Shape, at: Space, turn: u8, level: u8) -> Lying {
        let piece = Piece {
            owner,
            kind: Kind::Punct(shape),
            number: 0,
        };
        Lying::new(piece, at.coord().at_level(level), turn)
    }

    /// The slot by which a piece of the board is known.
    pub(super) fn anchor(&self, id: u8) -> Slot {
        self.stacks
            .space(id)
            .coord()
            .at_level(self.stacks.piece(id).level)
    }

    /// Why a piece taken or chosen, and perhaps put, can't be turned in any way that is legal.
    fn why_no_turn(&self, of_turn: impl Fn(u8) -> Move) -> rules::Illegal {
        let reasons: Vec<Illegal> = (0..6)
            .filter_map(|turn| self.judge(of_turn(turn)).err())
            .filter(|reason| !matches!(reason, Illegal::NoSuchTurn(_)))
            .collect();
        // What stands in the way on the board tells more than that the edge is near or that nothing changes.
        let vague = |reason: &&Illegal| {
            matches!(
                reason,
                Illegal::OverTheEdge { .. } | Illegal::NothingChanges(_)
            )
        };
        // A piece that only would lie as it did before fits, and the edge is near for other turns of it.
        let stays = |reason: &&Illegal| matches!(reason, Illegal::NothingChanges(_));
        reasons
            .iter()
            .find(|reason| !vague(reason))
            .or(reasons.iter().find(stays))
            .or(reasons.first())
            .cloned()
            .map_or(Illegal::OutOfOrder, Illegal::for_every_turn)
            .into()
    }
}

impl Portray for Punct {
    fn spaces(&self) -> Vec<Coord> {
        Space::all().map(Space::coord).collect()
    }

    fn layout(&self) -> Layout {
        let mut lying = BTreeMap::new();
        let mut reserve = BTreeMap::new();
        for side in Color::BOTH {
            for id in self.stacks.on_board(side) {
                let piece = self.stacks.piece(id);
                let at = self.stacks.space(id);
                let shape = Stacks::shape(id);
                lying.insert(
                    self.anchor(id),
                    Self::lying(side, shape, at, piece.turn, piece.level),
                );
            }
            for shape in Shape::ALL {
                reserve.insert((side, Kind::Punct(shape)), self.reserve(side, shape));
            }
        }
        Layout {
            lying,
            reserve,
            to_move: self.to_move,
            ply: self.ply,
            last_moved: None,
        }
    }

    fn check_lying(setup: &Setup, layout: &Layout) -> Result<(), Impossible> {
        Self::laid(*setup, layout).map(drop)
    }

    fn from_layout(setup: &Setup, layout: &Layout) -> Result<Self, Impossible> {
        let mut position = Self::laid(*setup, layout)?;
        for side in Color::BOTH {
            for shape in Shape::ALL {
                let left = position.reserve(side, shape);
                let said = layout.reserve.get(&(side, Kind::Punct(shape))).copied();
                if said.unwrap_or(left) != left {
                    let kind = shape.into();
                    let reason = Contradiction::Reserve { side, kind, left };
                    return Err(Impossible::new(reason, []));
                }
            }
        }
        position.begin_at(layout.to_move, layout.ply)?;
        Ok(position)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        match mv {
            Move::Place { shape, at, turn } => vec![
                Step::Choose(Kind::Punct(shape)),
                Step::Put(at.coord()),
                Step::Turn(turn),
            ],
            Move::Shift { from, to, turn } => vec![
                Step::Take {
                    at: from.coord(),
                    count: 1,
                },
                Step::Put(to.coord()),
                Step::Turn(turn),
            ],
            Move::Pass => vec![Step::Pass],
        }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        match mv {
            Move::Place { shape, at, turn } => vec![Effect::Enter {
                lying: Self::lying(self.to_move, shape, at, turn, 0),
            }],
            Move::Shift { from, to, turn } => {
                let id = self.stacks.top(from.index());
                if id == NOBODY {
                    return Vec::new();
                }
                let shape = Stacks::shape(id);
                let owner = Stacks::owner(id);
                let Ok(level) = self.judge_landing(shape, owner, to, turn, id) else {
                    return Vec::new();
                };
                let route = from.way_to(to).unwrap_or_default();
                vec![Effect::Carry {
                    from: self.anchor(id),
                    to: Self::lying(owner, shape, to, turn, level).dots,
                    turn,
                    route: route.into_iter().map(Space::coord).collect(),
                }]
            }
            Move::Pass => Vec::new(),
        }
    }

    fn why_not(&self, steps: &[Step]) -> rules::Illegal {
        if self.outcome().is_some() {
            return rules::Illegal::GameOver;
        }
        let of_punct = |kind| match kind {
            Kind::Punct(shape) => Ok(shape),
            _ => Err(rules::Illegal::OtherGame),
        };
        let space = |at| Space::new(at).ok_or_else(|| rules::Illegal::from(Illegal::OffBoard(at)));
        let find = || -> Result<rules::Illegal, rules::Illegal> {
            if let [first, ..] = steps
                && *first != Step::Pass
                && !self.has_move()
            {
                return Ok(Illegal::MustPass.into());
            }
            match *steps {
                [Step::Pass] => self.judge(Move::Pass)?,
                [Step::Choose(kind)] => {
                    let shape = of_punct(kind)?;
                    return Ok(if self.reserve(self.to_move, shape) == 0 {
                        Illegal::NoneLeft(shape).into()
                    } else {
                        Illegal::NoRoom(shape).into()
                    });
                }
                [Step::Choose(kind), Step::Put(at)] => {
                    let (shape, at) = (of_punct(kind)?, space(at)?);
                    return Ok(self.why_no_turn(|turn| Move::Place { shape, at, turn }));
                }
                [Step::Choose(kind), Step::Put(at), Step::Turn(turn)] => {
                    let (shape, at) = (of_punct(kind)?, space(at)?);
                    self.judge(Move::Place { shape, at, turn })?;
                }
                [Step::Take { at, .. }] => {
                    let at = space(at)?;
                    self.judge_take(at, self.to_move)?;
                    return Ok(Illegal::Nowhere(at).into());
                }
                [Step::Take { at, .. }, Step::Put(to)] => {
                    let (from, to) = (space(at)?, space(to)?);
                    return Ok(self.why_no_turn(|turn| Move::Shift { from, to, turn }));
                }
                [Step::Take { at, .. }, Step::Put(to), Step::Turn(turn)] => {
                    let (from, to) = (space(at)?, space(to)?);
                    self.judge(Move::Shift { from, to, turn })?;
                }
                _ => {}
            }
            Ok(Illegal::OutOfOrder.into())
        };
        find().unwrap_or_else(|reason| reason)
    }

    fn movable(&self) -> Vec<Slot> {
        self.movable_pieces()
    }

    fn stuck(&self) -> BTreeMap<Slot, rules::Illegal> {
        self.stuck_pieces()
    }

    fn covered(&self) -> Vec<Slot> {
        self.covered_pieces()
    }

    fn placeable(&self, side: Color) -> Vec<Coord> {
        self.open_spaces(side)
    }

    fn winning_path(&self) -> Vec<Coord> {
        self.winning_spaces()
    }

    /// [`Group::touches`] numbers the sides as [`super::board::SIDES`] does: bits 0 and 1 are the A and Q sides, 2 and 3
    /// rows 1 and 17, 4 and 5 the sides B10–H16 and J2–P8.
    fn groups(&self) -> Vec<Group> {
        self.connected_groups()
    }

    fn winning_threat(&self, side: Color) -> Option<rules::Threat<Move>> {
        let mv = self.threat(side)?.mv;
        let mut position = self.clone();
        position.to_move = side;
        let spaces = position.effects(mv).into_iter().flat_map(|effect| {
            let dots = match effect {
                Effect::Enter { lying } => Some(lying.dots),
                Effect::Carry { to, .. } => Some(to),
                Effect::Become { .. } => None,
            };
            let slots = dots.map_or_else(Vec::new, |dots| dots.slots().to_vec());
            slots.into_iter().map(|slot| slot.at)
        });
        let mut spaces: Vec<Coord> = spaces.collect();
        let others = self.joining_spaces(side);
        spaces.extend(others.iter().map(Space::coord));
        spaces.sort_unstable();
        spaces.dedup();
        position.play_unchecked(mv);
        match position.outcome()? {
            rules::Outcome::Won { by, how } => Some(rules::Threat {
                by,
                mv,
                how,
                spaces,
            }),
            rules::Outcome::Drawn(_) => None,
        }
    }

    fn bridges(&self) -> Vec<Bridge> {
        self.hanging_dots()
    }

    /// The pairs of sides in the order of [`super::board::SIDES`]. An opponent's dot counts as one space like any other,
    /// since minor dots may cover it, so a way is always left.
    fn missing(&self) -> [Vec<Option<u8>>; 2] {
        Color::BOTH.map(|side| self.missing_for_connection(side))
    }

    fn pins(&self) -> Vec<Pin> {
        self.pins_with_causes()
    }

    fn ways(&self) -> [Option<Way>; 2] {
        Color::BOTH.map(|side| self.shortest_way(side))
    }

    fn score(&self) -> Option<[u8; 2]> {
        let standard = self.setup.standard;
        standard.then(|| Color::BOTH.map(|side| self.in_centre(side)))
    }

    fn pieces_left(&self) -> Option<[u8; 2]> {
        Some(Color::BOTH.map(|side| Shape::PIECES - self.placed(side)))
    }

    fn counted(&self) -> [Vec<Coord>; 2] {
        if self.setup.standard {
            Color::BOTH.map(|side| self.counted_dots(side))
        } else {
            [Vec::new(), Vec::new()]
        }
    }
}

impl Punct {
    /// The pieces of a layout on a board where nobody has moved yet.
    fn laid(setup: Setup, layout: &Layout) -> Result<Self, Impossible> {
        let mut position = Self::new(&setup);
        // From the board up, so that what carries a piece is there before it.
        let mut pieces: Vec<(&Slot, &Lying)> = layout.lying.iter().collect();
        pieces.sort_by_key(|(slot, _)| (slot.level, slot.at));
        for (slot, lying) in pieces {
            position.lay(*slot, lying)?;
        }
        Ok(position)
    }

    /// Lays one piece of a layout on what is already there.
    fn lay(&mut self, slot: Slot, lying: &Lying) -> Result<(), Impossible> {
        let Slot { at, level } = slot;
        let bad = |reason| Err(Impossible::new(reason, [at]));
        let piece = lying.piece;
        let Kind::Punct(shape) = piece.kind else {
            return bad(Contradiction::Foreign);
        };
        let Some(space) = Space::new(at) else {
            return bad(Contradiction::OffBoard);
        };
        let owner = piece.owner;
        let fits = lying.turn < shape.turns() && piece.number == 0;
        if !fits || *lying != Lying::new(piece, slot, lying.turn) {
            return bad(Contradiction::Misshapen(piece));
        }
        let taken = space
            .footprint(shape, lying.turn)
            .into_iter()
            .flatten()
            .find(|dot| self.height(*dot) > level);
        if let Some(dot) = taken {
            let at = dot.to_string();
            return bad(Contradiction::Overlaps { piece, at });
        }
        let landing = self
            .judge_landing(shape, owner, space, lying.turn, NOBODY)
            .map_err(|reason| {
                let why = Box::new(reason.into());
                let on = space.to_string();
                Impossible::new(Contradiction::CantLand { piece, at: on, why }, [at])
            })?;
        if landing != level {
            return bad(Contradiction::Floating(piece));
        }
        let Some(id) = self.stacks.spare(owner, shape) else {
            return bad(Contradiction::TooMany {
                side: owner,
                kind: piece.kind,
                count: shape.count(),
            });
        };
        self.stacks.enter(id, space.index(), lying.turn, level);
        Ok(())
    }

    /// Sets whose turn it is after how many plies, if the pieces on the board allow it.
    pub(super) fn begin_at(&mut self, to_move: Color, ply: u32) -> Result<(), Impossible> {
        let bad = |reason| Err(Impossible::new(reason, []));
        if ply > MOST_PLIES {
            return bad(Contradiction::TooLong);
        }
        if Color::to_move_at(ply) != to_move {
            let side = !to_move;
            return bad(Contradiction::OthersTurn { ply, side });
        }
        let turns = [ply.div_ceil(2), ply / 2];
        for side in Color::BOTH {
            let (placed, turns) = (self.placed(side).into(), turns[side.index()]);
            if placed > turns {
                return bad(Contradiction::TooManyPieces {
                    side,
                    placed,
                    turns,
                });
            }
        }
        if self.placed(to_move) == Shape::PIECES {
            return bad(Contradiction::OverAlready(to_move));
        }
        self.to_move = to_move;
        self.ply = ply;
        self.find_joined();
        Ok(())
    }
}
