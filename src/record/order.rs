//! The orders in which texts write a tree. Nothing here recurses, so that no tree is too deep for it.

use super::tree::{NodeId, Tree};

/// What a text writes next.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Event {
    Open,
    Move(NodeId),
    Close,
}

/// What is still to be written, the next thing last.
enum Due {
    Event(Event),
    /// All that follows a move.
    After(NodeId),
}

/// As chess does it: variations stand in parentheses after the move that they replace, and the line goes on after them.
pub(super) fn after_their_move<M: Copy + PartialEq>(
    tree: &Tree<M>,
) -> impl Iterator<Item = Event> + '_ {
    events(|due, id| {
        let Some((&main, others)) = tree.children(id).split_first() else {
            return;
        };
        due.push(Due::After(main));
        for &other in others.iter().rev() {
            due.push(Due::Event(Event::Close));
            due.push(Due::After(other));
            due.push(Due::Event(Event::Move(other)));
            due.push(Due::Event(Event::Open));
        }
        due.push(Due::Event(Event::Move(main)));
    })
}

/// As SGF does it: where lines part, each of them stands in parentheses, the main one too.
pub(super) fn as_subtrees<M: Copy + PartialEq>(tree: &Tree<M>) -> impl Iterator<Item = Event> + '_ {
    events(|due, id| {
        let children = tree.children(id);
        for &child in children.iter().rev() {
            if children.len() > 1 {
                due.push(Due::Event(Event::Close));
            }
            due.push(Due::After(child));
            due.push(Due::Event(Event::Move(child)));
            if children.len() > 1 {
                due.push(Due::Event(Event::Open));
            }
        }
    })
}

fn events(mut expand: impl FnMut(&mut Vec<Due>, NodeId)) -> impl Iterator<Item = Event> {
    let mut due = vec![Due::After(NodeId::ROOT)];
    std::iter::from_fn(move || {
        loop {
            match due.pop()? {
                Due::Event(event) => return Some(event),
                Due::After(id) => expand(&mut due, id),
            }
        }
    })
}

/// The moves of the main line alone.
pub(super) fn main_line<M: Copy + PartialEq>(tree: &Tree<M>) -> impl Iterator<Item = Event> + '_ {
    tree.main_line().map(Event::Move)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(tree: &Tree<char>, events: impl Iterator<Item = Event>) -> String {
        let letter = |event| match event {
            Event::Open => '(',
            Event::Close => ')',
            Event::Move(id) => tree.mv(id).unwrap_or('?'),
        };
        events.map(letter).collect()
    }

    #[test]
    fn the_same_tree_in_both_orders() {
        let mut tree = Tree::from_line("abc".chars());
        let a = tree.main_line().next().expect("three moves");
        let x = tree.add(a, 'x');
        tree.add(x, 'y');
        tree.add(x, 'z');
        tree.add(NodeId::ROOT, 'e');
        assert_eq!(written(&tree, after_their_move(&tree)), "a(e)b(xy(z))c");
        assert_eq!(written(&tree, as_subtrees(&tree)), "(a(bc)(x(y)(z)))(e)");
        assert_eq!(written(&tree, main_line(&tree)), "abc");
    }
}
