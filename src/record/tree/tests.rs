//! What a tree keeps, and what its edits change.

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
