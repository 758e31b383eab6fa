//! Builds the rows from the record.

use super::wrap::wrap;
use super::{Cell, DEEPEST_INDENT, MoveList, Row, RowKind};
use crate::analysis::notes;
use crate::app::Session;
use crate::record::formats::scene;
use crate::record::tree::NodeId;
use crate::rules::Color;
use crate::words::{Sentence, Words};
use std::collections::HashSet;

/// Signs in a line of a comment, and lines of it that the list shows.
const COMMENT_WIDTH: usize = 36;
const COMMENT_LINES: usize = 3;
/// Moves that a folded variation shows.
const FOLDED_MOVES: usize = 3;

impl MoveList {
    /// The list with these variations unfolded, in the person's words.
    pub fn of(session: &Session, unfolded: &HashSet<NodeId>, words: &Words) -> Self {
        let mut builder = Builder {
            session,
            unfolded,
            words,
            move_list: Self {
                rows: Vec::new(),
                places: vec![0; session.record().tree.index_bound()],
            },
        };
        builder.build();
        builder.move_list
    }
}

/// Builds a list. Variations nest as deep as a file likes, so what is left to write waits in a list.
struct Builder<'a> {
    session: &'a Session,
    unfolded: &'a HashSet<NodeId>,
    words: &'a Words,
    move_list: MoveList,
}

enum Task {
    /// The rest of a line, from this move on.
    Line(NodeId, usize),
    Variation(NodeId, usize),
    /// What the line that ends here comes to.
    End(NodeId, usize),
}

impl Builder<'_> {
    fn build(&mut self) {
        let tree = &self.session.record().tree;
        let [_, about] = scene::told(self.session.record(), self.words);
        self.wrapped(&about.unwrap_or_default(), NodeId::ROOT, 0);
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
            && let RowKind::Moves { cells, .. } = &mut row.kind
        {
            cells[1] = Some(cell);
        } else {
            let mut cells = [None, None];
            cells[side.index()] = Some(cell);
            let number = number(self.session, at);
            self.row(
                indent,
                RowKind::Moves {
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
        for id in line.take(FOLDED_MOVES) {
            length -= 1;
            text.push(' ');
            text.push_str(self.session.text(id));
            text.push_str(tree.marks(id));
        }
        if length > 0 {
            text.push_str(" …");
        }
        self.row(indent, RowKind::Folded { first, text });
    }

    /// Writes what is said about a move; false when that is nothing.
    fn comment(&mut self, of: NodeId, indent: usize) -> bool {
        let comment = self.session.record().tree.comment(of);
        self.wrapped(&notes::without_notes(comment), of, indent)
    }

    fn wrapped(&mut self, comment: &str, of: NodeId, indent: usize) -> bool {
        let mut lines = wrap(
            comment,
            COMMENT_WIDTH.saturating_sub(2 * indent.min(DEEPEST_INDENT)),
            COMMENT_LINES,
        );
        if lines.len() > COMMENT_LINES {
            lines.truncate(COMMENT_LINES);
            if let Some(last) = lines.last_mut() {
                last.push_str(" …");
            }
        }
        let any = !lines.is_empty();
        for text in lines {
            self.row(indent, RowKind::Comment { of, text });
        }
        any
    }

    fn end(&mut self, at: NodeId, indent: usize) {
        let computed = self.session.outcome(at).map(Sentence::from);
        let claim = self.session.record().claim_at(at);
        if let Some(result) = computed.or(claim.map(Sentence::from)) {
            self.row(indent, RowKind::Result(self.words.say(&result)));
        }
    }

    fn row(&mut self, indent: usize, kind: RowKind) {
        self.move_list.rows.push(Row { indent, kind });
    }
}

/// The number that a move has in the history: White's and Black's share one.
pub(in crate::panels) fn number(session: &Session, at: NodeId) -> usize {
    let shift = usize::from(session.record().start.side_to_move() == Color::Black);
    (session.record().tree.depth(at) + shift).div_ceil(2)
}
