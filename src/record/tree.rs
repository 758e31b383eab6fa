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

use std::convert::Infallible;
use std::mem::take;

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

/// What a change of a tree replaced: [`Tree::revert`] puts it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit(Before);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Before {
    /// The node stood at this place among its siblings.
    Place(NodeId, usize),
    /// The node was out of the tree.
    Absent(NodeId),
    /// The node was in the tree, at this place.
    Present(NodeId, usize),
    Comment(NodeId, String),
    Marks(NodeId, String),
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

    pub fn set_comment(&mut self, id: NodeId, comment: impl Into<String>) -> Edit {
        let old = std::mem::replace(&mut self.nodes[id.index()].comment, comment.into());
        Edit(Before::Comment(id, old))
    }

    /// Adds to what is said already, as texts do that comment a move twice.
    pub fn add_comment(&mut self, id: NodeId, more: &str) {
        append_comment(&mut self.nodes[id.index()].comment, more);
    }

    /// Marks such as `!?`, as written; may be empty.
    pub fn marks(&self, id: NodeId) -> &str {
        &self.node(id).marks
    }

    pub fn set_marks(&mut self, id: NodeId, marks: impl Into<String>) -> Edit {
        let old = std::mem::replace(&mut self.nodes[id.index()].marks, marks.into());
        Edit(Before::Marks(id, old))
    }

    /// Makes a move the main one of those tried in its position; `None` when it is that already.
    pub fn promote(&mut self, id: NodeId) -> Option<Edit> {
        let place = self.place(id).filter(|&place| place > 0)?;
        self.move_to(id, 0);
        Some(Edit(Before::Place(id, place)))
    }

    /// Takes a move out with all that follows it; `None` for the beginning and for what is out already.
    pub fn delete(&mut self, id: NodeId) -> Option<Edit> {
        let place = self.place(id)?;
        let parent = self.node(id).parent;
        self.nodes[parent.index()].children.remove(place);
        Some(Edit(Before::Present(id, place)))
    }

    /// Undoes a change; what is returned does it again. Changes are reverted in the opposite order of their making. A
    /// move that was deleted and played anew since comes back as one with the new one.
    pub fn revert(&mut self, Edit(before): Edit) -> Edit {
        let after = match before {
            Before::Place(id, place) => {
                let now = self.place(id).unwrap_or(0);
                self.move_to(id, place);
                Before::Place(id, now)
            }
            Before::Present(id, place) => {
                let parent = self.node(id).parent;
                let siblings = &mut self.nodes[parent.index()].children;
                siblings.insert(place.min(siblings.len()), id);
                self.absorb_twin(id);
                Before::Absent(id)
            }
            Before::Absent(id) => match self.delete(id) {
                Some(Edit(present)) => present,
                None => Before::Absent(id),
            },
            Before::Comment(id, old) => return self.set_comment(id, old),
            Before::Marks(id, old) => return self.set_marks(id, old),
        };
        Edit(after)
    }

    /// Makes a node and a newer sibling with the same move one. The older one stays: older edits know it.
    fn absorb_twin(&mut self, id: NodeId) {
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let parent = self.node(id).parent;
            let siblings = self.children(parent).iter();
            let mut twins = siblings.map(|&twin| twin != id && self.mv(twin) == self.mv(id));
            let Some(place) = twins.position(|is_twin| is_twin) else {
                continue;
            };
            let twin = self.nodes[parent.index()].children.remove(place);
            let twin = &mut self.nodes[twin.index()];
            let (comment, marks) = (take(&mut twin.comment), take(&mut twin.marks));
            let children = take(&mut twin.children);
            if self.comment(id) != comment {
                self.add_comment(id, &comment);
            }
            if self.marks(id).is_empty() {
                self.nodes[id.index()].marks = marks;
            }
            for child in children {
                self.nodes[child.index()].parent = id;
                open.extend(self.mv(child).and_then(|mv| self.child(id, mv)));
                self.nodes[id.index()].children.push(child);
            }
        }
    }

    /// Which of its siblings a node is, by number.
    fn place(&self, id: NodeId) -> Option<usize> {
        let siblings = self.children(self.parent(id)?);
        siblings.iter().position(|&sibling| sibling == id)
    }

    fn move_to(&mut self, id: NodeId, place: usize) {
        let Some(now) = self.place(id) else { return };
        let parent = self.node(id).parent;
        let siblings = &mut self.nodes[parent.index()].children;
        siblings.remove(now);
        siblings.insert(place.min(siblings.len()), id);
    }
}

/// Adds to what is said, on a line of its own.
pub(super) fn append_comment(said: &mut String, more: &str) {
    if !said.is_empty() && !more.is_empty() {
        said.push('\n');
    }
    said.push_str(more);
}

/// Two trees are equal when they tell the same: moves, their order, comments and marks.
impl<M: Copy + PartialEq> PartialEq for Tree<M> {
    fn eq(&self, other: &Self) -> bool {
        let told = |tree: &Self, id: NodeId| {
            let node = tree.node(id);
            (node.mv, node.depth, node.children.len())
        };
        self.walk().zip(other.walk()).all(|(a, b)| {
            told(self, a) == told(other, b)
                && self.comment(a) == other.comment(b)
                && self.marks(a) == other.marks(b)
        })
    }
}

impl<M: Copy + Eq> Eq for Tree<M> {}

#[cfg(test)]
mod tests {
    use super::*;

    /// a b c, with x instead of b, and y after it.
    fn small() -> (Tree<char>, [NodeId; 5]) {
        let mut tree = Tree::from_line("abc".chars());
        let [a, b, c] = [0, 1, 2].map(|i| tree.main_line().nth(i).expect("three moves"));
        let x = tree.add(a, 'x');
        let y = tree.add(x, 'y');
        (tree, [a, b, c, x, y])
    }

    #[test]
    fn what_was_tried_before_is_not_added_again() {
        let (mut tree, [a, _, _, x, _]) = small();
        assert_eq!(tree.add(a, 'x'), x);
        assert_eq!(tree.children(a).len(), 2);
    }

    #[test]
    fn going_back_and_playing_on_never_changes_the_main_line() {
        let (tree, [a, b, c, x, y]) = small();
        assert_eq!(tree.main_line().collect::<Vec<_>>(), [a, b, c]);
        assert!(tree.is_main(c) && !tree.is_main(y));
        assert_eq!(tree.moves_to(y), ['a', 'x', 'y']);
        assert_eq!(tree.fork(c, y), a);
        assert_eq!(
            tree.walk().collect::<Vec<_>>(),
            [NodeId::ROOT, a, b, c, x, y]
        );
    }

    #[test]
    fn every_edit_can_be_undone_and_done_again() {
        type Change = fn(&mut Tree<char>, [NodeId; 3]) -> Edit;
        let (before, [_, b, _, x, y]) = small();
        let changes: [Change; 4] = [
            |tree, [_, x, _]| tree.promote(x).expect("a variation"),
            |tree, [b, ..]| tree.delete(b).expect("in the tree"),
            |tree, [_, _, y]| tree.set_comment(y, "a try"),
            |tree, [_, x, _]| tree.set_marks(x, "!?"),
        ];
        for change in changes {
            let mut tree = before.clone();
            let edit = change(&mut tree, [b, x, y]);
            let after = tree.clone();
            assert_ne!(tree, before);
            let again = tree.revert(edit);
            assert_eq!(tree, before);
            tree.revert(again);
            assert_eq!(tree, after);
        }
    }

    #[test]
    fn what_is_deleted_is_out_of_reach_with_all_that_follows() {
        let (mut tree, [a, b, c, x, y]) = small();
        let edit = tree.delete(x).expect("in the tree");
        assert!(!tree.contains(x) && !tree.contains(y) && tree.contains(c));
        assert_eq!(tree.delete(x), None);
        assert_eq!(tree.children(a), [b]);
        tree.revert(edit);
        assert!(tree.contains(y));
        assert_eq!(tree.delete(NodeId::ROOT), None);
    }

    #[test]
    fn what_was_deleted_and_played_anew_comes_back_as_one() {
        let (mut tree, [a, b, c, x, y]) = small();
        tree.set_comment(x, "old");
        let edit = tree.delete(x).expect("in the tree");
        let again = tree.add(a, 'x');
        let (y_again, z) = (tree.add(again, 'y'), tree.add(again, 'z'));
        let after_y = tree.add(y_again, 'w');
        tree.set_comment(again, "new");
        tree.revert(edit);
        assert_eq!(tree.children(a), [b, x]);
        assert_eq!(tree.children(x), [y, z]);
        assert_eq!(tree.children(y), [after_y]);
        assert_eq!(tree.moves_to(after_y), ['a', 'x', 'y', 'w']);
        assert_eq!(tree.comment(x), "old\nnew");
        assert!(!tree.contains(again) && !tree.contains(y_again) && tree.contains(c));
    }

    #[test]
    fn a_node_knows_the_variation_it_is_in() {
        let (tree, [_, _, c, x, y]) = small();
        assert_eq!(tree.variation_of(c), None);
        assert_eq!(tree.variation_of(x), Some(x));
        assert_eq!(tree.variation_of(y), Some(x));
        assert_eq!(tree.walk_from(x).collect::<Vec<_>>(), [x, y]);
    }

    #[test]
    fn trees_that_differ_in_a_word_or_an_order_are_not_equal() {
        let (tree, [_, _, _, x, _]) = small();
        let mut other = tree.clone();
        other.promote(x);
        assert_ne!(tree, other);
        let mut other = tree.clone();
        other.add_comment(x, "why");
        assert_ne!(tree, other);
        let mut longer = tree.clone();
        longer.add(longer.end_of(NodeId::ROOT), 'd');
        assert_ne!(tree, longer);
        assert_ne!(longer, tree);
    }

    #[test]
    fn a_very_deep_tree_is_walked_compared_and_dropped() {
        let tree = Tree::from_line(std::iter::repeat_n('a', 300_000));
        assert_eq!(tree.walk().count(), 300_001);
        assert_eq!(tree, tree.clone());
    }
}
