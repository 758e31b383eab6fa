//! The move list: the rows of the history. They are worked out when the record changes, and not in between.

use crate::app::{Session, TurnSet};
use crate::record::tree::NodeId;
use crate::rules::Color;
use bevy::prelude::*;
use std::collections::HashSet;
use std::sync::Arc;

/// The history of a game as rows of one height.
#[derive(Clone, Debug, Default)]
pub struct MoveList {
    pub rows: Vec<Row>,
    /// The row that shows a node, by the node's index.
    places: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// How deep in variations.
    pub indent: usize,
    pub line: Line,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    Moves {
        number: usize,
        /// White's and Black's.
        cells: [Option<Cell>; 2],
        /// Set where a variation begins that can be folded: its first move.
        folds: Option<NodeId>,
    },
    /// A variation that is folded away: its first move, and how it begins.
    Folded { first: NodeId, text: String },
    /// A line of what is said about a move.
    Comment { of: NodeId, text: String },
    /// How this line ended.
    Result(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub at: NodeId,
    /// Of the move, from 1.
    pub ply: usize,
    pub text: String,
    pub marks: String,
}

/// Signs in a line of a comment, and lines of it that the list shows.
const COMMENT_WIDTH: usize = 36;
const COMMENT_LINES: usize = 3;
/// Moves that a folded variation shows.
const TASTE: usize = 3;

impl MoveList {
    /// The list with these variations unfolded.
    pub fn of(session: &Session, unfolded: &HashSet<NodeId>) -> Self {
        let mut scribe = Scribe {
            session,
            unfolded,
            move_list: Self {
                rows: Vec::new(),
                places: vec![0; session.record().tree.index_bound()],
            },
        };
        scribe.write();
        scribe.move_list
    }

    /// The row that shows a node, or the folded variation that it is in.
    pub fn row_of(&self, id: NodeId) -> usize {
        self.places.get(id.index()).copied().unwrap_or(0)
    }

    /// Whether a node is off the main line.
    pub fn in_variation(&self, id: NodeId) -> bool {
        let row = self.rows.get(self.row_of(id));
        id != NodeId::ROOT && row.is_some_and(|row| row.indent > 0)
    }
}

/// Writes a list. Variations nest as deep as a file likes, so what is left to write waits in a list.
struct Scribe<'a> {
    session: &'a Session,
    unfolded: &'a HashSet<NodeId>,
    move_list: MoveList,
}

enum Task {
    /// The rest of a line, from this move on.
    Line(NodeId, usize),
    Variation(NodeId, usize),
    /// What the line that ends here comes to.
    End(NodeId, usize),
}

impl Scribe<'_> {
    fn write(&mut self) {
        let tree = &self.session.record().tree;
        self.comment(NodeId::ROOT, 0);
        let mut tasks = vec![match tree.next(NodeId::ROOT) {
            Some(first) => Task::Line(first, 0),
            None => Task::End(NodeId::ROOT, 0),
        }];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(from, indent) => self.line(from, indent, None, &mut tasks),
                Task::Variation(first, indent) if self.unfolded.contains(&first) => {
                    self.line(first, indent, Some(first), &mut tasks);
                }
                Task::Variation(first, indent) => self.folded(first, indent),
                Task::End(at, indent) => self.end(at, indent),
            }
        }
    }

    /// Writes a line up to where other moves were tried; those come next, and then the rest of the line.
    fn line(
        &mut self,
        from: NodeId,
        indent: usize,
        mut folds: Option<NodeId>,
        tasks: &mut Vec<Task>,
    ) {
        let tree = &self.session.record().tree;
        let (mut at, mut joins) = (from, false);
        loop {
            self.cell(at, indent, folds.take(), joins);
            joins = !self.comment(at, indent);
            let siblings = tree
                .parent(at)
                .map_or(&[][..], |parent| tree.children(parent));
            let others = match siblings.split_first() {
                Some((&main, others)) if main == at => others,
                _ => &[],
            };
            let next = tree.next(at);
            match next {
                Some(next) if others.is_empty() => at = next,
                _ => {
                    tasks.push(next.map_or(Task::End(at, indent), |next| Task::Line(next, indent)));
                    let others = others.iter().rev();
                    tasks.extend(others.map(|&other| Task::Variation(other, indent + 1)));
                    return;
                }
            }
        }
    }

    /// Writes a move, beside the one before it where that is White's and nothing stands between them.
    fn cell(&mut self, at: NodeId, indent: usize, folds: Option<NodeId>, joins: bool) {
        let tree = &self.session.record().tree;
        let side = self.session.mover(at);
        let cell = Cell {
            at,
            ply: tree.depth(at),
            text: self.session.text(at).to_owned(),
            marks: tree.marks(at).to_owned(),
        };
        if let (true, Color::Black, Some(row)) = (joins, side, self.move_list.rows.last_mut())
            && let Line::Moves { cells, .. } = &mut row.line
        {
            cells[1] = Some(cell);
        } else {
            let mut cells = [None, None];
            cells[side.index()] = Some(cell);
            let number = number(self.session, at);
            self.row(
                indent,
                Line::Moves {
                    number,
                    cells,
                    folds,
                },
            );
        }
        self.move_list.places[at.index()] = self.move_list.rows.len() - 1;
    }

    fn folded(&mut self, first: NodeId, indent: usize) {
        let tree = &self.session.record().tree;
        let mut text = format!("{}.", number(self.session, first));
        if self.session.mover(first) == Color::Black {
            text.push_str(" …");
        }
        let mut length = 0;
        let row = self.move_list.rows.len();
        for id in tree.walk_from(first) {
            self.move_list.places[id.index()] = row;
            length += 1;
        }
        let line = std::iter::successors(Some(first), |&id| tree.next(id));
        for id in line.take(TASTE) {
            length -= 1;
            text.push(' ');
            text.push_str(self.session.text(id));
            text.push_str(tree.marks(id));
        }
        if length > 0 {
            text.push_str(" …");
        }
        self.row(indent, Line::Folded { first, text });
    }

    /// Writes what is said about a move; false when that is nothing.
    fn comment(&mut self, of: NodeId, indent: usize) -> bool {
        let comment = self.session.record().tree.comment(of);
        let mut lines = wrap(
            comment,
            COMMENT_WIDTH.saturating_sub(2 * indent.min(DEEPEST)),
        );
        if lines.len() > COMMENT_LINES {
            lines.truncate(COMMENT_LINES);
            if let Some(last) = lines.last_mut() {
                last.push_str(" …");
            }
        }
        let any = !lines.is_empty();
        for text in lines {
            self.row(indent, Line::Comment { of, text });
        }
        any
    }

    fn end(&mut self, at: NodeId, indent: usize) {
        let computed = self.session.outcome(at).map(|outcome| outcome.to_string());
        let claim = self.session.record().claim.filter(|_| indent == 0);
        let claimed = claim.map(|claim| claim.to_string());
        if let Some(words) = computed.or(claimed) {
            self.row(indent, Line::Result(words));
        }
    }

    fn row(&mut self, indent: usize, line: Line) {
        self.move_list.rows.push(Row { indent, line });
    }
}

/// The number that a move has in the history: White's and Black's share one.
fn number(session: &Session, at: NodeId) -> usize {
    let shift = usize::from(session.record().start.side_to_move() == Color::Black);
    (session.record().tree.depth(at) + shift).div_ceil(2)
}

/// Deeper variations are not moved further in: there would be no room for their moves.
pub(in crate::panels) const DEEPEST: usize = 5;

/// Breaks a text into lines of so many signs, between words where it can.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut length = 0;
        for word in paragraph.split_whitespace() {
            let more = word.chars().count();
            if length > 0 && length + 1 + more > width {
                lines.push(std::mem::take(&mut line));
                length = 0;
            }
            if length > 0 {
                line.push(' ');
                length += 1;
            }
            line.push_str(word);
            length += more;
        }
        if !line.is_empty() {
            lines.push(line);
        }
        if lines.len() > COMMENT_LINES {
            break;
        }
    }
    lines
}

/// What the history panel shows.
#[derive(Clone, Debug, Default)]
pub struct History {
    pub move_list: Arc<MoveList>,
    /// Where in the record the table is.
    pub cursor: Option<NodeId>,
    /// The nodes on the way there, by their depth.
    path: Arc<Vec<NodeId>>,
    /// What is said about the move at the cursor, and its marks.
    pub comment: String,
    pub marks: String,
}

impl History {
    pub fn of(session: &Session, move_list: Arc<MoveList>) -> Self {
        let (cursor, tree) = (session.cursor(), &session.record().tree);
        Self {
            move_list,
            cursor: Some(cursor),
            path: Arc::new(tree.path_to(cursor)),
            comment: tree.comment(cursor).to_owned(),
            marks: tree.marks(cursor).to_owned(),
        }
    }

    /// Whether a move has been made on the table as it is.
    pub(in crate::panels) fn is_played(&self, cell: &Cell) -> bool {
        self.path.get(cell.ply - 1) == Some(&cell.at)
    }
}

/// The history of the game that is open, kept from frame to frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct HistoryState {
    pub history: History,
    unfolded: HashSet<NodeId>,
    /// Of which session and edition, with what unfolded since.
    of: Option<(u64, u64)>,
}

impl HistoryState {
    /// Folds a variation away, or unfolds it.
    pub(in crate::panels) fn fold(&mut self, first: NodeId) {
        if !self.unfolded.remove(&first) {
            self.unfolded.insert(first);
        }
        self.of = self.of.map(|(session, _)| (session, 0));
    }

    fn follow(&mut self, session: &Session) {
        let of = (session.id(), session.edition());
        if self.of.is_none_or(|(id, _)| id != of.0) {
            *self = Self::default();
        }
        let tree = &session.record().tree;
        let mut changed = self.of != Some(of);
        if changed || self.history.cursor != Some(session.cursor()) {
            // Where one goes is unfolded; what one folds stays folded until one goes there again.
            if self.history.cursor != Some(session.cursor()) {
                let mut at = session.cursor();
                while let Some(first) = tree.variation_of(at) {
                    changed |= self.unfolded.insert(first);
                    let Some(parent) = tree.parent(first) else {
                        break;
                    };
                    at = parent;
                }
            }
            let move_list = if changed {
                Arc::new(MoveList::of(session, &self.unfolded))
            } else {
                Arc::clone(&self.history.move_list)
            };
            self.history = History::of(session, move_list);
        }
        self.of = Some(of);
    }
}

pub(in crate::panels) fn plugin(app: &mut App) {
    app.init_resource::<HistoryState>().add_systems(
        Update,
        follow
            .in_set(TurnSet::Sync)
            .run_if(resource_exists::<Session>),
    );
}

fn follow(session: Res<Session>, mut history_state: ResMut<HistoryState>) {
    history_state.bypass_change_detection().follow(&session);
}
