//! A game with everything that was tried in it: a main line, variations, comments and marks.
//!
//! ```
//! use strata::record::tree::{NodeId, Tree};
//!
//! let mut tree = Tree::default();
//! let first = tree.add(NodeId::ROOT, 'a');
//! let played = tree.add(first, 'b');
//! let tried = tree.add(first, 'c');
//! assert_eq!(tree.children(first), [played, tried]);
//! let edit = tree.promote(tried).expect("it wasn't the main line yet");
//! assert_eq!(tree.children(first), [tried, played]);
//! tree.revert(edit);
//! assert_eq!(tree.moves_to(tree.end_of(NodeId::ROOT)), ['a', 'b']);
//! ```

mod edit;

pub use edit::Edit;

use std::convert::Infallible;

/// A place in a tree: the position after a move, or the beginning. It keeps its meaning as long as the tree lives.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The beginning, before any move.
    pub const ROOT: Self = Self(0);

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The moves of a game as a tree. Of the moves that were tried in a position the first is the main one. Nothing in it
/// recurses, so that no file can be too deep for it.
#[derive(Clone, Debug)]
pub struct Tree<M> {
    /// The root first; what was deleted stays here, out of reach, so that it can come back.
    nodes: Vec<Node<M>>,
}

#[derive(Clone, Debug)]
struct Node<M> {
    mv: Option<M>,
    parent: NodeId,
    depth: u32,
    children: Vec<NodeId>,
    comment: String,
    marks: String,
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        Self {
            nodes: vec![Node::new(None, NodeId::ROOT, 0)],
        }
    }
}

impl<M> Node<M> {
    const fn new(mv: Option<M>, parent: NodeId, depth: u32) -> Self {
        Self {
            mv,
            parent,
            depth,
            children: Vec::new(),
            comment: String::new(),
            marks: String::new(),
        }
    }
}

impl<M: Copy + PartialEq> Tree<M> {
    /// A tree with one line and nothing else.
    pub fn from_line(moves: impl IntoIterator<Item = M>) -> Self {
        let mut tree = Self::default();
        let mut at = NodeId::ROOT;
        for mv in moves {
            at = tree.add(at, mv);
        }
        tree
    }

    /// The same tree with every move written otherwise, node for node.
    pub fn map<N>(self, mut write: impl FnMut(M) -> N) -> Tree<N> {
        let Ok(tree) = self.try_map(|mv| Ok::<_, Infallible>(write(mv)));
        tree
    }

    /// The same tree with every move written otherwise, unless one can't be.
    pub fn try_map<N, E>(self, mut write: impl FnMut(M) -> Result<N, E>) -> Result<Tree<N>, E> {
        let nodes = self.nodes.into_iter().map(|node| {
            Ok(Node {
                mv: node.mv.map(&mut write).transpose()?,
                parent: node.parent,
                depth: node.depth,
                children: node.children,
                comment: node.comment,
                marks: node.marks,
            })
        });
        Ok(Tree {
            nodes: nodes.collect::<Result<_, E>>()?,
        })
    }

    /// The node after a move, which is added as the last of the moves tried there unless it was tried before.
    pub fn add(&mut self, at: NodeId, mv: M) -> NodeId {
        if let Some(known) = self.child(at, mv) {
            return known;
        }
        let id = NodeId(u32::try_from(self.nodes.len()).expect("no game has four billion moves"));
        let depth = self.node(at).depth + 1;
        self.nodes.push(Node::new(Some(mv), at, depth));
        self.nodes[at.index()].children.push(id);
        id
    }

    pub fn child(&self, at: NodeId, mv: M) -> Option<NodeId> {
        let is_it = |id: &&NodeId| self.mv(**id) == Some(mv);
        self.children(at).iter().find(is_it).copied()
    }

    fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id.index()]
    }

    /// The move that leads here; none leads to the beginning.
    pub fn mv(&self, id: NodeId) -> Option<M> {
        self.node(id).mv
    }

    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != NodeId::ROOT).then(|| self.node(id).parent)
    }

    /// The moves tried here, the main one first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The main move from here.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.children(id).first().copied()
    }

    /// How many moves lead here.
    pub fn depth(&self, id: NodeId) -> usize {
        self.node(id).depth as usize
    }

    /// More than every index of a node so far, of deleted ones too.
    pub fn index_bound(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing was ever played.
    pub fn is_empty(&self) -> bool {
        self.children(NodeId::ROOT).is_empty()
    }

    /// Whether a node can be reached from the beginning, or was deleted.
    pub fn contains(&self, id: NodeId) -> bool {
        if id.index() >= self.nodes.len() {
            return false;
        }
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            if !self.children(parent).contains(&at) {
                return false;
            }
            at = parent;
        }
        true
    }

    /// Whether a node is reached by main moves alone.
    pub fn is_main(&self, id: NodeId) -> bool {
        self.variation_of(id).is_none()
    }

    /// The first move of the variation that a node is in; `None` on the main line.
    pub fn variation_of(&self, id: NodeId) -> Option<NodeId> {
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            if self.next(parent) != Some(at) {
                return Some(at);
            }
            at = parent;
        }
        None
    }

    /// Where the main moves from here end.
    pub fn end_of(&self, id: NodeId) -> NodeId {
        let mut at = id;
        while let Some(next) = self.next(at) {
            at = next;
        }
        at
    }

    /// The nodes after the beginning up to this one.
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::with_capacity(self.depth(id));
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    pub fn moves_to(&self, id: NodeId) -> Vec<M> {
        let path = self.path_to(id).into_iter();
        path.filter_map(|id| self.mv(id)).collect()
    }

    /// The last node that lies on the way to both.
    pub fn fork(&self, a: NodeId, b: NodeId) -> NodeId {
        let (mut a, mut b) = (a, b);
        while a != b {
            if self.depth(a) >= self.depth(b) {
                a = self.node(a).parent;
            } else {
                b = self.node(b).parent;
            }
        }
        a
    }

    /// The nodes of the main line after the beginning.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(NodeId::ROOT), |&id| self.next(id))
    }

    /// Every node that can be reached, a move before what follows it and the main move first.
    pub fn walk(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.walk_from(NodeId::ROOT)
    }

    /// A node and all that follows it, in the same order.
    pub fn walk_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut open = vec![id];
        std::iter::from_fn(move || {
            let id = open.pop()?;
            open.extend(self.children(id).iter().rev());
            Some(id)
        })
    }

    /// What is said after this move, or before the first one; may be empty.
    pub fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    /// Marks such as `!?`, as written; may be empty.
    pub fn marks(&self, id: NodeId) -> &str {
        &self.node(id).marks
    }
}

/// Adds to what is said, on a line of its own.
pub(super) fn append_comment(said: &mut String, more: &str) {
    if !said.is_empty() && !more.is_empty() {
        said.push('\n');
    }
    said.push_str(more);
}

/// Two trees are equal when they hold the same: moves, their order, comments and marks.
impl<M: Copy + PartialEq> PartialEq for Tree<M> {
    fn eq(&self, other: &Self) -> bool {
        let shape = |tree: &Self, id: NodeId| {
            let node = tree.node(id);
            (node.mv, node.depth, node.children.len())
        };
        self.walk().zip(other.walk()).all(|(a, b)| {
            shape(self, a) == shape(other, b)
                && self.comment(a) == other.comment(b)
                && self.marks(a) == other.marks(b)
        })
    }
}

impl<M: Copy + Eq> Eq for Tree<M> {}

#[cfg(test)]
mod tests;
