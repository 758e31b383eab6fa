//! Evaluation weights of Tak, in hundredths of something like a flat.

use crate::ai::{self, Score};
use crate::rules::tak::REGIONS;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Two sets of numbers: for the empty board, and for one that is about to be played out. In between they mix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub early: Phase,
    pub late: Phase,
    pub pruning: Pruning,
}

/// How boldly the search prunes. The names in the file are older than the fields'.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pruning {
    /// Reverse futility pruning: by how much the evaluation must exceed beta one ply from the leaves, two …; 0 for never.
    #[serde(rename = "margin")]
    pub futility_margin: [Score; 4],
    /// Late-move pruning: how many moves are tried there at most; 0 for all.
    #[serde(rename = "width")]
    pub late_move_limit: [Score; 6],
    /// Whether there is null-move pruning: 1 or 0.
    #[serde(rename = "idle")]
    pub null_move: Score,
}

/// One set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// To be the one to move.
    pub tempo: Score,
    /// A flat more than the opponent, komi counted.
    pub lead: Score,
    /// The same for each of the last eight places that is gone.
    pub lead_near_end: Score,
    /// Tops by their region.
    pub flats: [Score; REGIONS],
    pub standing: [Score; REGIONS],
    pub caps: [Score; REGIONS],
    /// Pieces below a top, for flats, standing stones and capstones on top.
    pub own_under: [Score; 3],
    pub captives: [Score; 3],
    pub firm: [Score; 3],
    /// Ranks and files by how many road pieces they lack.
    pub open_lines: [Score; 6],
    pub closed_lines: [Score; 6],
    pub links: Score,
    pub liberties: Score,
    pub isolated: Score,
    pub cap_beside: Score,
    pub wall_beside: Score,
    pub unfolds: Score,
    pub reserve: Score,
    /// What differs between the side to move and the other one.
    pub to_move: Chances,
    pub waiting: Chances,
}

/// What a side can do or has to fear at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chances {
    pub mobility: Score,
    pub under_fire: Score,
    pub exposed: Score,
    pub beset: Score,
    /// A road that still lacks so many squares, in the nearer direction and in the other; the last where none is possible.
    pub gap: [Score; 7],
    pub other_gap: [Score; 7],
}

impl Default for Weights {
    fn default() -> Self {
        #[derive(Deserialize)]
        struct Tuned {
            tak: Weights,
        }
        static TUNED: LazyLock<Tuned> = LazyLock::new(|| {
            ron::from_str(include_str!("../../../../assets/ai/tak.ron")).expect(
                "the file is a part of the program, and every test of the opponent reads it",
            )
        });
        TUNED.tak.clone()
    }
}

impl ai::Weights for Weights {
    fn each(&mut self, visit: &mut dyn FnMut(&mut Score)) {
        self.early.each(visit);
        self.late.each(visit);
        let Pruning {
            futility_margin,
            late_move_limit,
            null_move,
        } = &mut self.pruning;
        let lists = futility_margin.iter_mut().chain(late_move_limit);
        lists.for_each(&mut *visit);
        visit(null_move);
    }
}

impl Phase {
    fn each(&mut self, visit: &mut dyn FnMut(&mut Score)) {
        let Self {
            tempo,
            lead,
            lead_near_end,
            flats,
            standing,
            caps,
            own_under,
            captives,
            firm,
            open_lines,
            closed_lines,
            links,
            liberties,
            isolated,
            cap_beside,
            wall_beside,
            unfolds,
            reserve,
            to_move,
            waiting,
        } = self;
        [tempo, lead, lead_near_end]
            .into_iter()
            .for_each(&mut *visit);
        for region in [flats, standing, caps] {
            region.iter_mut().for_each(&mut *visit);
        }
        for kinds in [own_under, captives, firm] {
            kinds.iter_mut().for_each(&mut *visit);
        }
        for lines in [open_lines, closed_lines] {
            lines.iter_mut().for_each(&mut *visit);
        }
        let singles = [
            links,
            liberties,
            isolated,
            cap_beside,
            wall_beside,
            unfolds,
            reserve,
        ];
        singles.into_iter().for_each(&mut *visit);
        to_move.each(visit);
        waiting.each(visit);
    }
}

impl Chances {
    fn each(&mut self, visit: &mut dyn FnMut(&mut Score)) {
        let Self {
            mobility,
            under_fire,
            exposed,
            beset,
            gap,
            other_gap,
        } = self;
        [mobility, under_fire, exposed, beset]
            .into_iter()
            .for_each(&mut *visit);
        gap.iter_mut().chain(other_gap).for_each(visit);
    }
}
