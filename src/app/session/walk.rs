//! Walking through the record from the cursor: back and on, to the ends, from variation to variation.

use super::Session;
use crate::record::tree::NodeId;

/// A way through the tree, from the cursor.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Walk {
    Back,
    On,
    Start,
    End,
    /// To what was tried before this move or variation, instead of it.
    Earlier,
    /// To what was tried after it.
    Later,
}

impl Session {
    /// Where a walk from the cursor leads; `None` where there is nothing that way.
    pub fn walk(&self, walk: Walk) -> Option<NodeId> {
        let tree = &self.record.tree;
        let to = match walk {
            Walk::Back => tree.parent(self.cursor())?,
            Walk::On => self.next(self.cursor())?,
            Walk::Start => NodeId::ROOT,
            Walk::End => self.end(),
            Walk::Earlier => self.beside(|place| place.checked_sub(1))?,
            Walk::Later => self.beside(|place| place.checked_add(1))?,
        };
        (to != self.cursor()).then_some(to)
    }

    /// The move that was last walked from a node, or else the main one.
    fn next(&self, at: NodeId) -> Option<NodeId> {
        let children = self.record.tree.children(at);
        let way = self.nodes[at.index()].way;
        way.filter(|way| children.contains(way))
            .or_else(|| children.first().copied())
    }

    fn end(&self) -> NodeId {
        let mut at = self.cursor();
        while let Some(next) = self.next(at) {
            at = next;
        }
        at
    }

    /// The sibling at another place, of the cursor or of the nearest node before it that has one there.
    fn beside(&self, place: impl Fn(usize) -> Option<usize>) -> Option<NodeId> {
        let tree = &self.record.tree;
        let mut at = self.cursor();
        while let Some(parent) = tree.parent(at) {
            let siblings = tree.children(parent);
            let now = siblings.iter().position(|&sibling| sibling == at);
            if let Some(&beside) = now.and_then(&place).and_then(|other| siblings.get(other)) {
                return Some(beside);
            }
            at = parent;
        }
        None
    }

    /// The line on the table: the moves up to the cursor and those that redo would play after it.
    pub fn line(&self) -> Vec<NodeId> {
        self.record.tree.path_to(self.end())
    }
}
