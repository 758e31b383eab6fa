//! What the overlays and the threat view say in words, a line each.

use super::source::ViewSource;
use crate::analysis::{Foreseen, Unforeseen};
use crate::app::{
    Besieging, Connected, OnBoard, Pinned, QueenFreeSides, ShortestWays, Space, Tally, ThreatView,
};
use crate::panels::game_words::{GameWords, game_words};
use crate::panels::move_words::move_words;
use crate::rules::hive::Tile;
use crate::rules::{Color, Coord, Kind, Piece, hive};
use crate::words::Sentence;
use crate::{key, say, sentence};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The facts that are marked on the board, as far as words tell them.
#[derive(SystemParam)]
pub(super) struct OverlayFacts<'w, 's> {
    spaces: Query<'w, 's, (&'static Space, &'static Name)>,
    ways: Query<'w, 's, &'static ShortestWays>,
    queens: Query<'w, 's, (&'static OnBoard, &'static QueenFreeSides)>,
    besieging: Query<'w, 's, (&'static OnBoard, &'static Besieging)>,
    pinned: Query<'w, 's, &'static OnBoard, With<Pinned>>,
    groups: Query<'w, 's, (&'static Space, &'static Connected)>,
    tallies: Query<'w, 's, &'static Tally>,
}

/// More spaces or tiles than this are seen better than read.
const MOST_NAMED: usize = 6;

/// Names, as many as one can take in.
fn listed(names: impl IntoIterator<Item = String>) -> String {
    let mut names: Vec<String> = names.into_iter().collect();
    if names.len() > MOST_NAMED {
        names.truncate(MOST_NAMED);
        names.push("…".to_owned());
    }
    names.join(", ")
}

/// A tile of Hive as players write it.
fn code(piece: Piece) -> Option<String> {
    Tile::from_piece(piece).map(|tile| tile.to_string())
}

impl ViewSource<'_, '_> {
    /// The lines of what is shown now.
    pub(super) fn told(&self) -> Vec<String> {
        let Some(setup) = self
            .pieces
            .boards
            .single()
            .ok()
            .map(|(board, _)| &board.setup)
        else {
            return Vec::new();
        };
        let (shown, game) = (self.chosen.overlays.0, game_words(setup));
        let mut lines = Vec::new();
        lines.extend(self.threat_view_words());
        if shown.ways {
            self.tell_ways(game, &mut lines);
        }
        if shown.queens {
            self.tell_queens(&mut lines);
        }
        if shown.pins {
            lines.push(self.pins_words());
        }
        if shown.groups {
            self.tell_groups(&mut lines);
        }
        if shown.count {
            self.tell_count(game, &mut lines);
        }
        lines
    }

    fn name(&self, at: Coord) -> String {
        let mut spaces = self.pieces.facts.spaces.iter();
        let found = spaces.find(|(space, _)| space.0 == at);
        found.map_or_else(String::new, |(_, name)| name.to_string())
    }

    fn tell_ways(&self, game: &GameWords, lines: &mut Vec<String>) {
        let words = self.spoken.words();
        let ways = self.pieces.facts.ways.iter().flat_map(|ways| &ways.0);
        for (side, way) in Color::BOTH.into_iter().zip(ways) {
            lines.push(match way {
                Some(way) => {
                    let spaces = listed(way.missing.iter().map(|at| self.name(*at)));
                    (game.way)(words, side, way.missing.len(), &spaces)
                }
                None => (game.no_way)(words, side),
            });
        }
    }

    fn tell_queens(&self, lines: &mut Vec<String>) {
        let words = self.spoken.words();
        let facts = &self.pieces.facts;
        for side in Color::BOTH {
            let queen = Kind::Hive(hive::Bug::Queen);
            let is_hers = |on_board: &OnBoard| {
                let piece = on_board.0.piece;
                piece.owner == side && piece.kind == queen
            };
            let mut queens = facts.queens.iter();
            let Some((_, free)) = queens.find(|(on_board, _)| is_hers(on_board)) else {
                continue;
            };
            let besieging = facts.besieging.iter();
            let theirs = besieging.filter(|(_, besieging)| besieging.queen == side);
            let mut tiles: Vec<String> = theirs
                .filter_map(|(on_board, _)| code(on_board.0.piece))
                .collect();
            tiles.sort_unstable();
            let count = free.0;
            lines.push(if tiles.is_empty() {
                say!(
                    words,
                    "overlays-queen-unreached",
                    side = side,
                    count = count
                )
            } else {
                let tiles = listed(tiles);
                say!(
                    words,
                    "overlays-queen-reached",
                    side = side,
                    count = count,
                    tiles = tiles
                )
            });
        }
    }

    fn pins_words(&self) -> String {
        let words = self.spoken.words();
        let pinned: Vec<Piece> = self
            .pieces
            .facts
            .pinned
            .iter()
            .map(|it| it.0.piece)
            .collect();
        let mut codes: Vec<String> = pinned.iter().filter_map(|piece| code(*piece)).collect();
        codes.sort_unstable();
        if pinned.is_empty() {
            say!(words, "overlays-nothing-pinned")
        } else if codes.is_empty() {
            say!(words, "overlays-pinned-pieces", count = pinned.len())
        } else {
            say!(words, "overlays-pinned-tiles", tiles = listed(codes))
        }
    }

    fn tell_groups(&self, lines: &mut Vec<String>) {
        let words = self.spoken.words();
        // Each side's groups by their numbers, with how many spaces they cover.
        let mut sizes: [BTreeMap<usize, usize>; 2] = Default::default();
        for (space, group) in &self.pieces.facts.groups {
            if let Some((.., lying)) = self.pieces.stacks.top(space.0) {
                let own = &mut sizes[lying.piece.owner.index()];
                *own.entry(group.0).or_default() += 1;
            }
        }
        for (side, sizes) in Color::BOTH.into_iter().zip(sizes) {
            if let Some(most) = sizes.values().max() {
                let (count, most) = (sizes.len(), *most);
                lines.push(say!(
                    words,
                    "overlays-group",
                    side = side,
                    count = count,
                    most = most
                ));
            }
        }
    }

    fn tell_count(&self, game: &GameWords, lines: &mut Vec<String>) {
        let words = self.spoken.words();
        let Ok(Tally(tally)) = self.pieces.facts.tallies.single() else {
            return;
        };
        if let Some(score) = tally.score {
            lines.push((game.lead)(words, tally.leader, score));
        }
        let [white, black] = tally.left;
        lines.push(say!(
            words,
            "overlays-left",
            white = white,
            black = black,
            side = tally.out_first
        ));
    }

    /// What the threat view sees; nothing where it is off.
    fn threat_view_words(&self) -> Option<String> {
        let to_move = self.pieces.boards.single().ok()?.0.to_move;
        let other = !to_move;
        let said: Sentence = match &*self.chosen.threat_view {
            ThreatView::Off => return None,
            ThreatView::Looking => sentence!("overlays-looking", side = other),
            ThreatView::Foreseen(foreseen) => foreseen_words(foreseen)?,
            ThreatView::Unforeseen(Unforeseen::Over) => key!("overlays-over").into(),
            ThreatView::Unforeseen(Unforeseen::Opening) => key!("overlays-opening").into(),
            ThreatView::Unforeseen(Unforeseen::NoMove) => {
                sentence!("overlays-no-move", side = other)
            }
            ThreatView::NoPosition => key!("overlays-no-position").into(),
            ThreatView::Withheld => key!("overlays-withheld").into(),
        };
        Some(self.spoken.words().say(&said))
    }
}

fn foreseen_words(foreseen: &Foreseen) -> Option<Sentence> {
    let (game, mv) = (&foreseen.passed, foreseen.mv()?);
    let side = game.side_to_move();
    let (words, text) = (move_words(game, mv), game.write_move(mv));
    Some(match foreseen.wins_in() {
        Some(count) => sentence!(
            "overlays-foreseen-wins",
            side = side,
            move = words,
            text = text,
            count = count
        ),
        None => sentence!("overlays-foreseen", side = side, move = words, text = text),
    })
}
