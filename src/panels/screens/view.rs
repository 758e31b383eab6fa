//! What the panels show, gathered once a frame from the world, in words and plain values.

use crate::ai::Strength;
use crate::app::{
    Atlas, Candidates, Editing, Editor, Hand, Hint, KnownFacts, MasterTime, OnTable, Refusal,
    Reserve, Seats, Session, Thinking, Walk,
};
use crate::app::{Explode, Quality, QualityChoice, XRay};
use crate::panels::commands::keys::Typed;
use crate::panels::widgets::move_list::{History, HistoryState};
use crate::rules::{Color, Game, Kind, Outcome, Setup, Step, hive, punct, tak};
use crate::table::{Focus, Hovered, Lift, LiftMode, LiftedBy, StackLabels, TableCamera};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Everything on the play screen besides the table.
#[derive(Clone, Debug)]
pub struct PlayView {
    pub setup: Setup,
    /// The game and its variant, in words.
    pub title: String,
    pub to_move: Color,
    pub outcome: Option<Outcome>,
    /// Each side's reserve: kind, how many, and whether it can be taken now.
    pub reserves: [Vec<ReserveItem>; 2],
    /// What counts at the end, for the games that count.
    pub score: Option<[u8; 2]>,
    pub history: History,
    pub can_undo: bool,
    pub can_redo: bool,
    /// What the last edit of the history did, right after it.
    pub just_edited: Option<String>,
    /// The last edit that can be taken back.
    pub last_edit: Option<String>,
    /// A level is to move, but only when it is asked: somebody walks through the game.
    pub can_play_on: bool,
    pub must_pass: bool,
    pub hand_empty: bool,
    /// A move can be finished as it is shown.
    pub can_finish: bool,
    pub can_rotate: bool,
    pub guidance: String,
    pub refusal: Option<String>,
    pub stack: Option<Stack>,
    /// The levels of the lifted stack, from the board up.
    pub tags: Vec<Tag>,
    pub explode: f32,
    /// A click lifts instead of taking.
    pub lift_mode: bool,
    pub xray: bool,
    /// What was chosen, and what `Auto` has come to.
    pub quality: (QualityChoice, Quality),
    /// The level that plays each side; `None` for a person.
    pub players: [Option<Strength>; 2],
    /// What the level whose turn it is has found so far.
    pub thinking: Option<String>,
    /// A person is to move and can be helped.
    pub can_hint: bool,
    pub master_secs: u64,
    /// A position is being set up.
    pub setting_up: Option<EditView>,
}

/// What the editor's panel shows.
#[derive(Clone, Debug, PartialEq)]
pub struct EditView {
    pub move_number: u32,
    /// The position in the game's own text, if it is one.
    pub text: Option<String>,
    /// Why it is no position of the game.
    pub problem: Option<String>,
    /// The file that holds it already.
    pub saved: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReserveItem {
    pub kind: Kind,
    pub count: u8,
    pub step: Option<Step>,
    pub chosen: bool,
    /// The keyboard has it in mind.
    pub focused: bool,
}

/// The stack under the pointer, from the top down.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    pub name: String,
    pub levels: Vec<String>,
}

/// A level of the lifted stack, and where in the window it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Tag {
    pub x: f32,
    pub y: f32,
    pub words: String,
    /// `None` for a gap.
    pub owner: Option<Color>,
    pub lifted: bool,
}

#[derive(SystemParam)]
pub(in crate::panels) struct Source<'w, 's> {
    session: Option<Res<'w, Session>>,
    candidates: Res<'w, Candidates>,
    hand: Res<'w, Hand>,
    facts: Res<'w, KnownFacts>,
    refusal: Res<'w, Refusal>,
    atlas: Res<'w, Atlas>,
    hovered: Res<'w, Hovered>,
    lift: Res<'w, Lift>,
    lifted_by: Res<'w, LiftedBy>,
    lift_mode: Res<'w, LiftMode>,
    explode: Res<'w, Explode>,
    xray: Res<'w, XRay>,
    focus: Res<'w, Focus>,
    typed: Res<'w, Typed>,
    choice: Res<'w, QualityChoice>,
    quality: Res<'w, Quality>,
    opponent: (
        Res<'w, Seats>,
        Res<'w, Thinking>,
        Res<'w, Hint>,
        Res<'w, MasterTime>,
    ),
    history_state: Res<'w, HistoryState>,
    tags: Res<'w, StackLabels>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    reserves: Query<'w, 's, &'static Reserve>,
    editor: Res<'w, Editor>,
    on_table: Res<'w, OnTable>,
}

impl Source<'_, '_> {
    pub(in crate::panels) fn look(&self) -> Option<PlayView> {
        if let Some(editing) = &self.editor.0 {
            return Some(self.look_at_draft(editing));
        }
        let session = self.session.as_deref()?;
        let game = session.game();
        let to_move = game.side_to_move();
        Some(PlayView {
            setup: game.setup(),
            title: title(&game.setup()),
            to_move,
            outcome: game.outcome(),
            reserves: Color::BOTH.map(|owner| self.waiting(owner, to_move)),
            score: self.facts.0.score,
            history: self.history_state.history.clone(),
            can_undo: session.walk(Walk::Back).is_some() || !self.hand.is_empty(),
            can_redo: session.walk(Walk::On).is_some(),
            just_edited: session.just_edited().map(str::to_owned),
            last_edit: session.last_edit().map(str::to_owned),
            can_play_on: !session.is_live()
                && game.outcome().is_none()
                && self.opponent.0.level(to_move).is_some(),
            must_pass: self.candidates.next.contains(&Step::Pass),
            hand_empty: self.hand.is_empty(),
            can_finish: self.hand.turn.is_some() || self.hand.puts().next().is_some(),
            can_rotate: self.candidates.turns().len() > 1,
            guidance: self.guidance(session),
            refusal: self
                .refusal
                .0
                .as_ref()
                .map(|illegal| sentence(&illegal.to_string())),
            stack: self.stack(),
            tags: self.tags(),
            explode: self.explode.0,
            lift_mode: self.lift_mode.0,
            xray: self.xray.0,
            quality: (*self.choice, *self.quality),
            players: self.opponent.0.0,
            thinking: self.thinking(session),
            can_hint: game.outcome().is_none() && self.opponent.0.level(to_move).is_none(),
            master_secs: self.opponent.3.0.as_secs(),
            setting_up: None,
        })
    }

    /// The same while a position is set up.
    fn look_at_draft(&self, editing: &Editing) -> PlayView {
        let draft = editing.draft();
        let setup = draft.setup().clone();
        let game = editing.game();
        let problem = game.err().map(|reason| sentence(&reason.reason));
        let refusal = editing.refusal().map(|reason| sentence(&reason.reason));
        PlayView {
            title: format!("Setting up: {}", title(&setup)),
            to_move: draft.layout().to_move,
            outcome: None,
            reserves: Color::BOTH.map(|owner| self.palette(owner, editing)),
            score: self.facts.0.score,
            history: History::default(),
            can_undo: editing.can_undo() || !self.hand.is_empty(),
            just_edited: None,
            last_edit: None,
            can_play_on: false,
            can_redo: editing.can_redo(),
            must_pass: false,
            hand_empty: self.hand.is_empty(),
            can_finish: false,
            can_rotate: self.candidates.turns().len() > 1,
            guidance: self.typed.words().unwrap_or_else(|| self.drafting(editing)),
            refusal: refusal.or_else(|| problem.clone()),
            stack: self.stack(),
            tags: self.tags(),
            explode: self.explode.0,
            lift_mode: self.lift_mode.0,
            xray: self.xray.0,
            quality: (*self.choice, *self.quality),
            players: [None; 2],
            thinking: None,
            can_hint: false,
            master_secs: self.opponent.3.0.as_secs(),
            setting_up: Some(EditView {
                move_number: draft.move_number(),
                text: game.ok().map(Game::write_position),
                problem,
                saved: editing.saved().map(|file| file.display().to_string()),
            }),
            setup,
        }
    }

    /// The reserve of a side, any piece of which can be taken.
    fn palette(&self, owner: Color, editing: &Editing) -> Vec<ReserveItem> {
        let mut waiting = self.waiting(owner, owner);
        let mine = owner == editing.color();
        for piece in &mut waiting {
            piece.step = (piece.count > 0).then_some(Step::Choose(piece.kind));
            piece.chosen &= mine;
            piece.focused &= mine;
        }
        waiting
    }

    /// What can be done to a draft.
    fn drafting(&self, editing: &Editing) -> String {
        let turns = if self.candidates.turns().len() > 1 {
            " The wheel or R turns it."
        } else {
            ""
        };
        if let Some(kind) = self.hand.chosen() {
            return format!(
                "{} {}: click where it should lie, as often as you like; a right click puts it away.{turns}",
                editing.color(),
                kind_name(kind)
            );
        }
        if self.hand.taken().is_some() {
            return format!(
                "Click where it should lie. Esc leaves it where it was, Delete or a right click removes it.{turns}"
            );
        }
        match editing.game().ok().and_then(Game::outcome) {
            Some(outcome) => format!("This position is the end of a game. {outcome}."),
            None => "Take a piece from a reserve or from the board; a right click removes one."
                .to_owned(),
        }
    }

    pub(in crate::panels) fn seats(&self) -> Seats {
        *self.opponent.0
    }

    /// The right edge of each level as the camera sees it.
    fn tags(&self) -> Vec<Tag> {
        let Some((camera, transform)) = self.cameras.iter().next() else {
            return Vec::new();
        };
        let edge = transform.right() * 0.5;
        let tags = self.tags.0.iter().filter_map(|tag| {
            let spot = camera.world_to_viewport(transform, tag.at + edge).ok()?;
            let words = tag.piece.map_or_else(
                || "gap".to_owned(),
                |piece| format!("{} {}", piece.owner, short_name(piece.kind)),
            );
            Some(Tag {
                x: spot.x,
                y: spot.y,
                words: format!("{}  {words}", tag.level),
                owner: tag.piece.map(|piece| piece.owner),
                lifted: tag.lifted,
            })
        });
        tags.collect()
    }

    /// Depth and line of the search under way.
    fn thinking(&self, session: &Session) -> Option<String> {
        let thinking = &self.opponent.1;
        thinking.by?;
        let Some(finding) = &thinking.finding else {
            return Some("thinking …".to_owned());
        };
        let mut game = session.game().clone();
        let mut line = Vec::new();
        for &mv in finding.line.iter().take(3) {
            line.push(game.write_move(mv));
            if game.play(mv).is_err() {
                break;
            }
        }
        Some(format!(
            "thinking, depth {}: {}",
            finding.depth,
            line.join(", ")
        ))
    }

    fn waiting(&self, owner: Color, to_move: Color) -> Vec<ReserveItem> {
        let mut reserves: Vec<&Reserve> = self
            .reserves
            .iter()
            .filter(|reserve| reserve.owner == owner)
            .collect();
        reserves.sort_by_key(|reserve| reserve.kind);
        let mut waiting = Vec::new();
        for reserve in reserves {
            // A stone can be laid flat or stood on its edge: two ways to take the same one.
            let ways: &[Kind] = match reserve.kind {
                Kind::Tak(tak::Stone::Flat) => {
                    &[Kind::Tak(tak::Stone::Flat), Kind::Tak(tak::Stone::Standing)]
                }
                ref kind => std::slice::from_ref(kind),
            };
            for &kind in ways {
                let step = Step::Choose(kind);
                let possible = owner == to_move && self.candidates.first.contains(&step);
                waiting.push(ReserveItem {
                    kind,
                    count: reserve.count,
                    step: possible.then_some(step),
                    chosen: owner == to_move && self.hand.chosen() == Some(kind),
                    focused: owner == to_move && self.focus.0 == Some(step),
                });
            }
        }
        waiting
    }

    fn guidance(&self, session: &Session) -> String {
        let game = session.game();
        if let Some(words) = self.typed.words() {
            return words;
        }
        if let Some(edited) = session.just_edited() {
            return edited.to_owned();
        }
        if let Some(outcome) = game.outcome() {
            return format!("{outcome}.");
        }
        let side = game.side_to_move();
        let setup = game.setup();
        if let (Some(level), true) = (self.opponent.0.level(side), session.is_live()) {
            return format!("{side} ({level}) is thinking.");
        }
        if self.candidates.next.contains(&Step::Pass) {
            return format!("{side} has no move and must pass.");
        }
        match *self.opponent.2 {
            Hint::Found(mv) => {
                let text = game.write_move(mv);
                return format!(
                    "Hint: {text}, shown in glass. Any move takes the hint off the board."
                );
            }
            Hint::Looking(_) => return "Looking for a good move …".to_owned(),
            Hint::None => {}
        }
        match self.hand.taken() {
            Some((_, count)) if count > 1 => {
                let left = usize::from(count).saturating_sub(self.hand.puts().count());
                if self.hand.puts().next().is_none() {
                    format!(
                        "{side} holds {count} pieces. Click a lit space to drop them one by one; the wheel, digits or \
                         another click on the stack take fewer."
                    )
                } else {
                    format!(
                        "{left} still in hand: each click drops one, Enter drops the rest here."
                    )
                }
            }
            _ if self.hand.turn.is_some() => {
                "Turn it with the wheel, R or a click on its arms; a click on its PÜNCT or Enter decides."
                    .to_owned()
            }
            Some(_) => "Put it on a lit space, or press Esc to leave it where it was.".to_owned(),
            None if self.hand.chosen().is_some() => {
                "Put it on a lit space, or press Esc to put it back.".to_owned()
            }
            None => match setup {
                Setup::Tak(_) if game.ply() < 2 => format!(
                    "{side} to move — in the first turn, place one flat stone of {}’s.",
                    !side
                ),
                Setup::Tak(_) => format!(
                    "{side} to move — choose a stone to place, or click a stack of yours to move it."
                ),
                Setup::Hive(_) => format!(
                    "{side} to move — choose a tile from the reserve, or click one of yours to move it."
                ),
                Setup::Punct(_) => format!(
                    "{side} to move — choose a piece of yours, in the reserve or on the board."
                ),
            },
        }
    }

    fn stack(&self) -> Option<Stack> {
        let lifted = self.lift.0.and_then(|piece| {
            let mut lying = self.atlas.lying().filter(|(entity, _)| *entity == piece);
            let anchor = lying.next().map(|(_, lying)| lying.dots.anchor().at);
            self.lifted_by.at.or(anchor)
        });
        let at = lifted.or(self.hovered.space)?;
        let stack = self.atlas.stack(at);
        let top = stack.last()?.0.level;
        let mut levels = Vec::new();
        for level in (0..=top).rev() {
            let there = stack.iter().find(|(slot, ..)| slot.level == level);
            let words = match there {
                Some((slot, entity, lying)) => {
                    let hangs = self
                        .facts
                        .0
                        .bridges
                        .iter()
                        .any(|bridge| bridge.hanging == *slot);
                    let piece = lying.piece;
                    format!(
                        "{} {}{}{}",
                        piece.owner,
                        kind_name(piece.kind),
                        if hangs { " (bridge)" } else { "" },
                        if self.lift.0 == Some(*entity) {
                            ", lifted"
                        } else {
                            ""
                        }
                    )
                }
                None => "gap".to_owned(),
            };
            levels.push(format!("{}  {words}", level + 1));
        }
        Some(Stack {
            name: self.on_table.0.as_ref()?.name(at),
            levels,
        })
    }
}

/// A game and its variant as a person would say them.
pub(in crate::panels) fn title(setup: &Setup) -> String {
    let word = setup.to_string();
    let variant = word
        .split_once([':', '+'])
        .map_or("", |(_, variant)| variant);
    match setup {
        Setup::Tak(tak) => {
            let size = tak.size();
            let more = if variant.is_empty() {
                String::new()
            } else {
                format!(", {variant}")
            };
            format!("Tak {size}×{size}{more}")
        }
        _ if variant.is_empty() => setup.game_name().to_owned(),
        _ => format!("{}, {variant}", setup.game_name()),
    }
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().collect::<String>())
        .unwrap_or_default();
    let dot = if text.ends_with(['.', '!', '?']) {
        ""
    } else {
        "."
    };
    format!("{first}{}{dot}", letters.as_str())
}

/// The name of a kind without what only tells it from its sisters.
fn short_name(kind: Kind) -> &'static str {
    let name = kind_name(kind);
    name.split_once(',').map_or(name, |(name, _)| name)
}

pub(in crate::panels) const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Tak(tak::Stone::Flat) => "flat stone",
        Kind::Tak(tak::Stone::Standing) => "standing stone",
        Kind::Tak(tak::Stone::Cap) => "capstone",
        Kind::Hive(hive::Bug::Queen) => "queen bee",
        Kind::Hive(hive::Bug::Beetle) => "beetle",
        Kind::Hive(hive::Bug::Grasshopper) => "grasshopper",
        Kind::Hive(hive::Bug::Spider) => "spider",
        Kind::Hive(hive::Bug::Ant) => "ant",
        Kind::Hive(hive::Bug::Ladybug) => "ladybug",
        Kind::Hive(hive::Bug::Mosquito) => "mosquito",
        Kind::Hive(hive::Bug::Pillbug) => "pillbug",
        Kind::Punct(punct::Shape::Triangle) => "triangle",
        Kind::Punct(punct::Shape::StraightCentre) => "straight, PÜNCT in the middle",
        Kind::Punct(punct::Shape::StraightEnd) => "straight, PÜNCT at the end",
        Kind::Punct(punct::Shape::AngularLeft) => "angular, bends left",
        Kind::Punct(punct::Shape::AngularMiddle) => "angular, PÜNCT in the middle",
        Kind::Punct(punct::Shape::AngularRight) => "angular, bends right",
    }
}
