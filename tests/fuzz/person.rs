//! A person who presses anything: steps of moves, undo, jumps and edits of the history; and pieces put, carried and removed
//! while a position is set up. Each sign of a text is a thing that the person does.

use crate::hunt::{hunt, kind};
use crate::texts::SETUPS;
use std::collections::BTreeMap;
use strata::record::cursor::Cursor;
use strata::record::draft::Draft;
use strata::record::formats::save::Save;
use strata::record::formats::scene::Scene;
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::{Color, Game, Kind, Layout, Setup, Slot, Spelling, Step};
use strata::words::{Language, Words};

/// Numbers that follow from the signs of a text.
struct Whims<'a>(std::str::Chars<'a>);

impl Whims<'_> {
    fn next(&mut self) -> Option<usize> {
        let sign = self.0.next()? as usize;
        // Neighbouring signs shall do different things.
        Some(sign.wrapping_mul(0x9E37_79B9) >> 7 & 0xFFFF)
    }

    /// One of so many; the first when the text is over.
    fn of(&mut self, count: usize) -> usize {
        self.next().unwrap_or_default() % count.max(1)
    }
}

fn random_texts(count: u64, length: usize) -> Vec<String> {
    let text = |seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        (0..length).map(|_| random.char('!'..'\u{17f}')).collect()
    };
    (0..count).map(text).collect()
}

fn setup(whims: &mut Whims<'_>) -> Setup {
    SETUPS[whims.of(SETUPS.len())].parse().unwrap()
}

struct Table {
    record: GameRecord,
    cursor: Cursor,
    spelling: Spelling,
    hand: Vec<Step>,
}

impl Table {
    fn new(setup: &Setup) -> Self {
        let record = GameRecord::new(setup);
        let cursor = Cursor::new(record.start.clone());
        let spelling = Spelling::of(cursor.game());
        Self {
            record,
            cursor,
            spelling,
            hand: Vec::new(),
        }
    }

    fn go(&mut self, to: NodeId) {
        let went = self.cursor.go(&self.record.tree, to);
        went.expect("whatever was played can be played again");
        self.settle();
    }

    fn settle(&mut self) {
        self.hand.clear();
        self.spelling = Spelling::of(self.cursor.game());
    }

    /// A step that may begin no move at all.
    fn any_step(&self, whims: &mut Whims<'_>) -> Step {
        let game = self.cursor.game();
        let spaces = game.spaces();
        let at = spaces[whims.of(spaces.len())];
        match whims.of(5) {
            0 => Step::Put(at),
            1 => {
                let count = whims.of(9) as u8;
                Step::Take { at, count }
            }
            2 => Step::Turn(whims.of(256) as u8),
            3 => Step::Pass,
            _ => {
                let kinds: Vec<Kind> = game
                    .layout()
                    .reserve
                    .keys()
                    .map(|&(_, kind)| kind)
                    .collect();
                Step::Choose(kinds[whims.of(kinds.len())])
            }
        }
    }

    /// Adds a step to the hand; plays the move when it is whole, and says why where none begins so.
    fn step(&mut self, step: Step) -> Option<String> {
        self.hand.push(step);
        if self.spelling.beginning(&self.hand).is_empty() {
            let why = self.cursor.game().why_not(&self.hand).to_string();
            assert!(!why.is_empty());
            self.hand.pop();
            return Some(kind(&why));
        }
        let mv = self.spelling.whole(&self.hand)?;
        let game = self.cursor.game();
        let expected: Layout = game.layout().after(&game.effects(mv));
        let played = self.cursor.play(&mut self.record.tree, mv);
        played.expect("spelled moves are legal");
        assert_eq!(self.cursor.game().layout(), expected);
        self.settle();
        None
    }

    fn edit(&mut self, whims: &mut Whims<'_>) {
        let nodes: Vec<NodeId> = self.record.tree.walk().collect();
        let node = nodes[whims.of(nodes.len())];
        match whims.of(4) {
            0 => {
                let before = self.record.tree.clone();
                if let Some(edit) = self.record.tree.promote(node) {
                    self.record.tree.revert(edit);
                }
                assert_eq!(self.record.tree, before, "promoted and back");
                self.record.tree.promote(node);
            }
            1 => {
                let before = self.record.tree.clone();
                if let Some(edit) = self.record.tree.delete(node) {
                    let again = self.record.tree.revert(edit);
                    assert_eq!(self.record.tree, before, "deleted and back");
                    self.record.tree.revert(again);
                }
                if !self.record.tree.contains(self.cursor.at()) {
                    self.cursor = Cursor::new(self.record.start.clone());
                    self.settle();
                }
            }
            2 => {
                self.record.tree.set_comment(node, "a {word} (or \"two\")");
            }
            _ => self.go(node),
        }
    }
}

/// What stands on the table is what the rules rebuild, and a save of it comes back.
fn sound(table: &Table) {
    let game = table.cursor.game();
    let layout = game.layout();
    let rebuilt = Game::from_layout(&game.setup(), &layout).expect("a real position is possible");
    assert_eq!(rebuilt.layout(), layout);
    assert_eq!(rebuilt.write_position(), game.write_position());
    let mut save = Save::new(table.record.clone());
    save.cursor = table.cursor.at();
    let text = save.write().expect("it can be kept");
    let again = Save::read(&text).unwrap_or_else(|broken| panic!("{}: {text}", broken.error));
    assert_eq!(again.record, table.record, "{text}");
    let there = again.record.tree.moves_to(again.cursor);
    assert_eq!(
        there,
        table.record.tree.moves_to(table.cursor.at()),
        "{text}"
    );
}

fn judge_steps(text: &str) -> String {
    let mut whims = Whims(text.chars());
    let mut table = Table::new(&setup(&mut whims));
    let mut said = table.cursor.game().setup().to_string();
    while let Some(whim) = whims.next() {
        match whim % 24 {
            0 => {
                table.hand.pop();
            }
            1 => {
                let parent = table.record.tree.parent(table.cursor.at());
                table.go(parent.unwrap_or(NodeId::ROOT));
            }
            2 => table.edit(&mut whims),
            3 => {
                let step = table.any_step(&mut whims);
                said.extend(table.step(step));
            }
            _ => {
                let next = table.spelling.next(&table.hand);
                if next.is_empty() {
                    assert!(
                        table.cursor.game().outcome().is_some(),
                        "nothing can be done"
                    );
                    continue;
                }
                let step = *next.iter().nth(whim / 24 % next.len()).unwrap();
                assert_eq!(table.step(step), None, "a lit step is refused");
            }
        }
    }
    sound(&table);
    said += table.cursor.game().write_result();
    said
}

#[test]
fn a_person_who_presses_anything_stays_within_the_rules() {
    hunt("steps", 150, random_texts(40, 120), &[], judge_steps);
}

/// How many of each kind a side has, on the board and beside it.
fn pieces(layout: &Layout) -> BTreeMap<(Color, Kind), usize> {
    let mut pieces: BTreeMap<(Color, Kind), usize> = layout
        .reserve
        .iter()
        .map(|(&what, &left)| (what, left.into()))
        .collect();
    for lying in layout.lying.values() {
        let what = (lying.piece.owner, lying.piece.kind.in_reserve());
        *pieces.entry(what).or_default() += 1;
    }
    pieces
}

/// The position can be played, written and shown as it lies, or the rules say in words why not.
fn judge_draft_now(draft: &Draft) -> String {
    let game = match draft.game() {
        Ok(game) => game,
        Err(impossible) => {
            let said = impossible.to_string();
            assert!(!said.is_empty());
            return kind(&said);
        }
    };
    assert_eq!(game.layout().lying, draft.layout().lying);
    assert_eq!(game.side_to_move(), draft.layout().to_move);
    let text = game.write_position();
    let again = Draft::read(draft.setup(), &text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again.layout().lying, draft.layout().lying, "{text}");
    let scene = draft.scene("A scene", &Words::of(Language::English));
    let scene = scene.expect("a position can be shown");
    assert_eq!(scene.check(), Ok(()), "{text}");
    let text = scene.write().expect("it can be written");
    Scene::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    game.outcome()
        .map_or_else(|| "open".to_owned(), |outcome| outcome.to_string())
}

fn judge_draft(text: &str) -> String {
    let mut whims = Whims(text.chars());
    let setup = setup(&mut whims);
    let mut draft = Draft::new(&setup);
    let all = pieces(draft.layout());
    let kinds: Vec<Kind> = all
        .keys()
        .flat_map(|&(_, kind)| setup.ways(kind).into_iter().chain([kind]))
        .collect();
    let mut said = setup.to_string();
    while let Some(whim) = whims.next() {
        let before = draft.clone();
        let spaces = draft.spaces();
        let at = spaces[whims.of(spaces.len())];
        let turn = whims.of(7) as u8;
        let lying: Vec<Slot> = draft.layout().lying.keys().copied().collect();
        let anchor = lying.get(whims.of(lying.len())).copied();
        let done = match (whim % 16, anchor) {
            (0, Some(anchor)) => {
                draft.remove(anchor);
                Ok(())
            }
            (1, _) => {
                draft.set_to_move(Color::Black);
                Ok(())
            }
            (2, _) => {
                draft.set_to_move(Color::White);
                Ok(())
            }
            (3, _) => draft.set_move_number(whim as u32 / 16),
            (4, _) if whim / 16 % 8 == 0 => {
                draft.clear();
                Ok(())
            }
            (5..=7, Some(anchor)) => draft.carry(anchor, at, turn),
            _ => {
                let owner = [Color::White, Color::Black][whim / 16 % 2];
                draft.put(owner, kinds[whim / 32 % kinds.len()], at, turn)
            }
        };
        if let Err(impossible) = done {
            assert!(!impossible.to_string().is_empty());
            assert_eq!(draft, before, "what is refused changes nothing");
            said += &kind(&impossible.to_string());
        }
        assert_eq!(pieces(draft.layout()), all, "no piece is lost or made");
    }
    said + &judge_draft_now(&draft)
}

#[test]
fn a_person_who_lays_anything_anywhere_loses_no_piece() {
    hunt("drafts", 300, random_texts(40, 80), &[], judge_draft);
}
