//! The lines of a PTN with branches, by their names: `{3-1}` grows from the main line, `{3-1/5-2}` from that.

use super::{MOST_NESTED, ReadError};
use crate::record::MOST_MOVES;
use crate::record::tree::NodeId;
use std::collections::HashMap;

pub(super) struct Branches {
    /// The main line first.
    lines: Vec<BranchLine>,
    /// The lines that have a name.
    names: HashMap<String, usize>,
    /// The line that is being read.
    current: usize,
    /// A heading has been read, and no number yet.
    announced: Option<(String, usize)>,
}

/// A line of play outside of parentheses.
#[derive(Default)]
struct BranchLine {
    /// The line that it grows from.
    parent: usize,
    /// How many moves come before its first.
    from: usize,
    nodes: Vec<NodeId>,
}

const MAIN: usize = 0;

impl Default for Branches {
    fn default() -> Self {
        Self {
            lines: vec![BranchLine::default()],
            names: HashMap::new(),
            current: MAIN,
            announced: None,
        }
    }
}

/// A heading without blanks around its parts.
fn tidy(heading: &str) -> String {
    let parts: Vec<&str> = heading.split('/').map(str::trim).collect();
    parts.join("/")
}

impl Branches {
    pub(super) const fn is_announced(&self) -> bool {
        self.announced.is_some()
    }

    pub(super) const fn on_main_line(&self) -> bool {
        self.current == MAIN
    }

    /// The line that a branch with this tidy name grows from.
    fn parent(&self, name: &str) -> Option<usize> {
        match name.rsplit_once('/') {
            None => Some(MAIN),
            Some((parent, _)) => self.names.get(parent).copied(),
        }
    }

    /// The node of a line after so many moves.
    fn node(&self, line: usize, depth: usize) -> Option<NodeId> {
        let mut line = &self.lines[line];
        while depth <= line.from {
            if depth == 0 {
                return Some(NodeId::ROOT);
            }
            line = &self.lines[line.parent];
        }
        line.nodes.get(depth - line.from - 1).copied()
    }

    /// The move that a branch with this heading would replace after so many moves.
    pub(super) fn replaced(&self, heading: &str, depth: usize) -> Option<NodeId> {
        self.node(self.parent(&tidy(heading))?, depth + 1)
    }

    pub(super) fn announce(&mut self, heading: &str, text_line: usize) -> Result<(), ReadError> {
        if heading.matches('/').count() >= MOST_NESTED {
            let reason = format!("branches are nested deeper than {MOST_NESTED}");
            return Err(ReadError::new(heading, reason));
        }
        if self.lines.len() > MOST_MOVES {
            let reason = format!("no game has more than {MOST_MOVES} branches");
            return Err(ReadError::new(heading, reason));
        }
        self.announced = Some((tidy(heading), text_line));
        Ok(())
    }

    /// The announced branch begins after so many moves: at which node, and where in the text, and what its name says.
    pub(super) fn begin(
        &mut self,
        depth: Option<usize>,
    ) -> Option<(NodeId, usize, Option<String>)> {
        let (name, text_line) = self.announced.take()?;
        let depth = depth?;
        let parent = self.parent(&name)?;
        let from = self.node(parent, depth)?;
        let own = name.rsplit('/').next().unwrap_or_default();
        let is_number = own.chars().all(|c| c.is_ascii_digit() || c == '-');
        let words = (!is_number).then(|| own.to_owned());
        self.current = self.lines.len();
        self.names.insert(name, self.current);
        self.lines.push(BranchLine {
            parent,
            from: depth,
            nodes: Vec::new(),
        });
        Some((from, text_line, words))
    }

    /// A branch that has begun turns out to grow from one move later, after White's half: at which node.
    pub(super) fn skip_white(&mut self) -> Option<NodeId> {
        let line = &self.lines[self.current];
        if self.current == MAIN || !line.nodes.is_empty() {
            return None;
        }
        let from = self.node(line.parent, line.from + 1)?;
        self.lines[self.current].from += 1;
        Some(from)
    }

    /// The line goes on.
    pub(super) fn push(&mut self, id: NodeId) {
        self.lines[self.current].nodes.push(id);
    }
}
