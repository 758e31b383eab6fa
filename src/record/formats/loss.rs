//! What of a game a format has no place for, so that a person can be told before it is gone.

use super::format::Format;
use super::{ptn, punct_list, sgf, uhp};
use crate::record::game_record::{GameRecord, SEED};
use crate::record::tree::{NodeId, Tree};
use crate::rules::Move;
use std::fmt;

/// Something that doesn't fit, and how often.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    Moves(usize),
    Variations(usize),
    Comments(usize),
    Marks(usize),
    Tags(usize),
    /// Comments with a `}` in them, written as `)`: there it would end the comment.
    Braces(usize),
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (count, one, many) = match *self {
            Self::Moves(count) => (count, "move", "moves"),
            Self::Variations(count) => (count, "variation", "variations"),
            Self::Comments(count) => (count, "comment", "comments"),
            Self::Marks(count) => (count, "mark", "marks"),
            Self::Tags(count) => (count, "tag", "tags"),
            Self::Braces(count) => (count, "comment with a }", "comments with a }"),
        };
        write!(f, "{count} {}", if count == 1 { one } else { many })
    }
}

/// `2 variations and 3 comments don't fit in a GameString`, or nothing where nothing is lost.
pub fn in_words(lost: &[Loss], format: Format) -> Option<String> {
    let (last, before) = lost.split_last()?;
    let mut text = before
        .iter()
        .map(Loss::to_string)
        .collect::<Vec<_>>()
        .join(", ");
    if !before.is_empty() {
        text.push_str(" and ");
    }
    let one = matches!(
        lost,
        [Loss::Moves(1) | Loss::Variations(1) | Loss::Comments(1)]
    );
    let one = one || matches!(lost, [Loss::Marks(1) | Loss::Tags(1) | Loss::Braces(1)]);
    let verb = if one { "doesn't" } else { "don't" };
    Some(format!("{text}{last} {verb} fit in {}", format.article()))
}

/// What a format can hold.
struct Fits {
    moves: bool,
    /// How deep variations may be nested; 0 where there are none.
    nested: usize,
    comments: bool,
    /// Whether a comment ends at a brace.
    braces: bool,
    marks: fn(&str) -> bool,
    tags: bool,
}

const ALL: Fits = Fits {
    moves: true,
    nested: usize::MAX,
    comments: true,
    braces: false,
    marks: |_| true,
    tags: true,
};

const NOTHING: Fits = Fits {
    moves: false,
    nested: 0,
    comments: false,
    braces: false,
    marks: |_| false,
    tags: false,
};

impl Format {
    const fn fits(self) -> Fits {
        match self {
            Self::Save => ALL,
            Self::Ptn => Fits {
                nested: ptn::MOST_NESTED,
                braces: true,
                marks: ptn::has_marks,
                ..ALL
            },
            Self::HivePgn => Fits {
                nested: 0,
                braces: true,
                marks: uhp::has_marks,
                ..ALL
            },
            Self::HivePgnTree => Fits {
                braces: true,
                marks: uhp::has_marks,
                ..ALL
            },
            Self::PunctList => Fits {
                marks: punct_list::has_marks,
                ..ALL
            },
            Self::Sgf => Fits {
                marks: sgf::has_marks,
                ..ALL
            },
            Self::GameString => Fits {
                moves: true,
                ..NOTHING
            },
            Self::Position | Self::Scene => NOTHING,
        }
    }

    /// What of a game this format has no place for.
    pub fn loses(self, record: &GameRecord) -> Vec<Loss> {
        lost(self.fits(), record)
    }
}

fn lost(fits: Fits, record: &GameRecord) -> Vec<Loss> {
    let tree: &Tree<Move> = &record.tree;
    let mut depths = vec![0; tree.index_bound()];
    let [
        mut moves,
        mut variations,
        mut comments,
        mut marks,
        mut braces,
    ] = [0; 5];
    for id in tree.walk() {
        if let Some(parent) = tree.parent(id) {
            let aside = tree.next(parent) != Some(id);
            depths[id.index()] = depths[parent.index()] + usize::from(aside);
            let fit = depths[id.index()] <= fits.nested;
            variations += usize::from(aside && !fit);
            moves += usize::from(!fits.moves && depths[id.index()] == 0);
        }
        let fit = depths[id.index()] <= fits.nested;
        let comment = tree.comment(id);
        comments += usize::from(!(comment.is_empty() || fit && fits.comments));
        braces += usize::from(fit && fits.braces && comment.contains('}'));
        let mark = tree.marks(id);
        marks +=
            usize::from(id != NodeId::ROOT && !mark.is_empty() && !(fit && (fits.marks)(mark)));
    }
    let derived = |name: &str| {
        // The seed is of use to Strata alone.
        ["GameType", "Result", SEED]
            .iter()
            .any(|tag| tag.eq_ignore_ascii_case(name))
    };
    let tags = record
        .tags
        .iter()
        .filter(|(name, value)| !value.is_empty() && !derived(name));
    let tags = if fits.tags { 0 } else { tags.count() };
    let all = [
        Loss::Moves(moves),
        Loss::Variations(variations),
        Loss::Comments(comments),
        Loss::Marks(marks),
        Loss::Tags(tags),
        Loss::Braces(braces),
    ];
    all.into_iter().filter(|loss| loss.count() > 0).collect()
}

impl Loss {
    pub const fn count(self) -> usize {
        match self {
            Self::Moves(count)
            | Self::Variations(count)
            | Self::Comments(count)
            | Self::Marks(count)
            | Self::Tags(count)
            | Self::Braces(count) => count,
        }
    }
}
