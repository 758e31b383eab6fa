//! Changes of a tree, each of which can be undone and done again.

use super::{NodeId, Tree, append_comment};
use std::mem::take;

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

impl<M: Copy + PartialEq> Tree<M> {
    pub fn set_comment(&mut self, id: NodeId, comment: impl Into<String>) -> Edit {
        let old = std::mem::replace(&mut self.nodes[id.index()].comment, comment.into());
        Edit(Before::Comment(id, old))
    }

    /// Adds to what is said already, as texts do that comment a move twice.
    pub fn add_comment(&mut self, id: NodeId, more: &str) {
        append_comment(&mut self.nodes[id.index()].comment, more);
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
