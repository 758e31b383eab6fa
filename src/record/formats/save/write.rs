//! A save as text.

use super::read::commas;
use super::{LARGEST, MOST_COMMAS, MOST_MOVES, Save, SavedView, VERSION, ron};
use crate::record::Claim;
use crate::record::tree::NodeId;
use crate::rules::{Game, Illegal};
use crate::strength::Strength;
use ::ron::ser::PrettyConfig;
use jiff::Timestamp;
use serde::Serialize;

/// Why a game can't be kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwritable {
    #[error("the game has {0} moves and variations, and a save holds {MOST_MOVES}")]
    TooLong(usize),
    #[error("the game with its comments is too large for a save: {} KiB", .0 >> 10)]
    TooLarge(usize),
    #[error("move {0} can't be played: {1}")]
    Illegal(usize, Illegal),
    #[error("{0}")]
    Ron(#[from] ::ron::Error),
}

/// What stands in the file, in this order: what a list of games shows first, the moves last, so that a file that breaks
/// off still tells which game it was.
#[derive(Serialize)]
struct Sheet<'a> {
    version: u32,
    game: String,
    begun: Timestamp,
    changed: Timestamp,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<Strength>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<Strength>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white_engine: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black_engine: Option<&'a str>,
    /// For lists alone: a reader asks the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    /// For lists alone.
    plies: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<Claim>,
    /// The row whose move the claim is about, where that isn't the end of the main line.
    #[serde(skip_serializing_if = "Option::is_none")]
    claim_at: Option<usize>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    tags: &'a [(String, String)],
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    view: &'a SavedView,
    /// The row whose move the table shows, from 1; 0 before the first.
    cursor: usize,
    #[serde(skip_serializing_if = "str::is_empty")]
    preface: &'a str,
    moves: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    #[serde(rename = "move")]
    mv: String,
    /// Where the move doesn't follow the row before: how many moves of that row's line stand before this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
    #[serde(skip_serializing_if = "str::is_empty")]
    marks: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
}

pub(super) fn write(save: &Save) -> Result<String, Unwritable> {
    let tree = &save.record.tree;
    let setup = save.record.start.setup();
    let main_end = tree.end_of(NodeId::ROOT);
    let mut game = save.record.start.clone();
    let mut outcome = game.outcome();
    let (mut rows, mut cursor) = (Vec::new(), 0);
    // The end of the main line needs no word.
    let aside = save.record.claim_at.filter(|&at| at != main_end);
    let mut claim_at = aside.map(|_| 0);
    for id in tree.walk() {
        let Some(mv) = tree.mv(id) else { continue };
        let (before, at) = (tree.depth(id) - 1, game.moves_played());
        while game.moves_played() > before {
            game.undo();
        }
        rows.push(Row {
            mv: game.write_move(mv),
            after: (before != at).then_some(before),
            marks: tree.marks(id),
            comment: tree.comment(id),
        });
        if rows.len() > MOST_MOVES {
            return Err(Unwritable::TooLong(tree.walk().count() - 1));
        }
        game.play(mv)
            .map_err(|illegal| Unwritable::Illegal(before + 1, illegal))?;
        if id == main_end {
            outcome = game.outcome();
        }
        if id == save.cursor {
            cursor = rows.len();
        }
        if Some(id) == aside {
            claim_at = Some(rows.len());
        }
    }
    let usual = Game::new(&setup).write_position();
    let claimed = save
        .record
        .main_claim()
        .filter(|&claim| claim != Claim::Unfinished);
    let sheet = Sheet {
        version: VERSION,
        game: setup.to_string(),
        begun: save.begun,
        changed: save.changed,
        white: save.levels[0],
        black: save.levels[1],
        white_engine: save.engines[0].as_deref(),
        black_engine: save.engines[1].as_deref(),
        result: outcome
            .map(|outcome| outcome.to_string())
            .or_else(|| claimed.map(|claim| claim.to_string())),
        plies: tree.depth(main_end),
        claim: save.record.claim,
        claim_at: claim_at.filter(|_| save.record.claim.is_some()),
        tags: &save.record.tags,
        position: Some(save.record.start.write_position()).filter(|text| *text != usual),
        view: &save.view,
        cursor,
        preface: tree.comment(NodeId::ROOT),
        moves: rows,
    };
    let layout = PrettyConfig::new().depth_limit(2).new_line("\n");
    let text = format!("Save{}\n", ron().to_string_pretty(&sheet, layout)?);
    if text.len() > LARGEST || commas(&text) > MOST_COMMAS {
        return Err(Unwritable::TooLarge(text.len()));
    }
    Ok(text)
}
