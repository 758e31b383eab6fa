//! The art of pieces and boards: meshes and materials made in code, once a game, and shared by every entity.
//!
//! Neighbouring spaces are one unit apart. A plane point of the rules' lattice lies at world x = plane x and
//! z = −plane y; y is up, and a board's surface is y = 0. A piece stands on its origin, the bottom centre of its anchor.

mod boards;
mod bugs;
pub(in crate::table) mod colors;
mod flat;
mod glyphs;
mod hive;
mod lettering;
mod outline;
mod palette;
mod punct;
mod punct_board;
mod restyle;
mod sculpt;
mod shade;
mod shapes;
pub(in crate::table) mod side_marks;
mod sketch;
mod studio;
mod tables;
mod tak;
mod textures;

pub use bugs::drawn_bug;
pub use colors::PUNCT;
pub use flat::{FlatBoard, flat_pieces};
pub use lettering::badge;
pub(super) use restyle::plugin;
pub use shade::{Cast, Footprint, Shade};
pub use shapes::{PieceMeshes, SpaceMeshes, SpaceShape, pin};
pub use side_marks::{SideMeshes, broken_shaft, chevron};

use crate::app::ChosenStyles;
use crate::rules::tak::Stone;
use crate::rules::{Color as Side, Coord, Kind, Lattice, Piece, Setup};
use crate::store::Styles;
use bevy::prelude::*;
use palette::{Furniture, Palette};
use std::collections::BTreeMap;
use std::f32::consts::FRAC_PI_3;
use studio::Studio;

/// One mesh of a piece or board with its transform relative to the piece's origin.
#[derive(Clone, Debug)]
pub struct Part {
    pub mesh: Handle<Mesh>,
    pub material: Handle<StandardMaterial>,
    pub at: Transform,
    pub role: Role,
    /// What else the body of a piece is made of at times.
    pub forms: Option<Forms>,
    /// Whether its shadow could fall on anything.
    pub casts_shadow: bool,
}

/// Other forms of a body's material, which leave it what it is: its own colour and grain, lit or faint.
#[derive(Clone, Debug)]
pub struct Forms {
    /// For pieces that won.
    pub lit: Handle<StandardMaterial>,
    /// For what must not hide a lifted piece.
    pub faded: Handle<StandardMaterial>,
}

/// What a part is to its piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The solid itself, unpainted: any material colours it.
    Body,
    /// What is drawn on it — a PÜNCT, a minor dot, a bug — with colours of its own in the mesh.
    Mark,
    /// A number on a piece of which there are several.
    Number,
    /// What is written along the rim of a board.
    Coordinates,
}

/// The boards of the three games; Hive's is the bare table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardArt {
    Punct,
    Hive,
    /// A square board of this size, 3 to 8, its space a1 at the origin.
    Tak(u8),
}

impl BoardArt {
    /// Every board there is.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Punct, Self::Hive]
            .into_iter()
            .chain((3..=8).map(Self::Tak))
    }

    /// The art of a set-up's board.
    pub const fn of(setup: &Setup) -> Self {
        match setup {
            Setup::Tak(setup) => Self::Tak(setup.size()),
            Setup::Hive(_) => Self::Hive,
            Setup::Punct(_) => Self::Punct,
        }
    }

    /// The middle of the board's surface, where a camera looks.
    pub fn centre(self) -> Vec3 {
        match self {
            Self::Punct | Self::Hive => Vec3::ZERO,
            Self::Tak(size) => {
                let half = f32::from(size.max(1) - 1) / 2.0;
                Vec3::new(half, 0.0, -half)
            }
        }
    }
}

/// The cache of meshes and materials of everything that was on the table so far. What a game needs is made when its board first comes
/// to the table: nobody waits for the pieces of a game that isn't played.
#[derive(Resource, Debug)]
pub struct Art {
    /// What it was made for.
    styles: Styles,
    palette: Palette,
    furniture: Option<Furniture>,
    /// By the number on the piece, 0 where it bears none.
    pieces: BTreeMap<(Side, Kind, u8), Vec<Part>>,
    boards: BTreeMap<BoardArt, Vec<Part>>,
    shapes: BTreeMap<(Side, Kind), PieceMeshes>,
    /// White's first.
    markers: [Vec<Part>; 2],
}

impl FromWorld for Art {
    fn from_world(world: &mut World) -> Self {
        let styles = world.get_resource::<ChosenStyles>();
        let styles = styles.map(|chosen| chosen.0).unwrap_or_default();
        Self::empty(world, styles)
    }
}

impl Art {
    /// No game's art yet.
    fn empty(world: &mut World, styles: Styles) -> Self {
        Studio::open(world, |studio| Self {
            styles,
            palette: Palette::new(studio, styles),
            furniture: None,
            pieces: BTreeMap::new(),
            boards: BTreeMap::new(),
            shapes: BTreeMap::new(),
            markers: default(),
        })
    }

    /// Makes a board and the pieces of its game, unless they are there.
    pub fn prepare(world: &mut World, board: BoardArt) {
        world.resource_scope(|world, mut art: Mut<Self>| {
            if !art.boards.contains_key(&board) && BoardArt::all().any(|known| known == board) {
                Studio::open(world, |studio| art.make(board, studio));
            }
        });
    }

    fn make(&mut self, board: BoardArt, studio: &mut Studio) {
        let styles = self.styles;
        let kinds = match board {
            BoardArt::Punct if self.markers[0].is_empty() => {
                self.markers =
                    Side::BOTH.map(|side| punct::marker(side, studio, &self.palette, styles.punct));
                punct::pieces(studio, &self.palette, styles.punct)
            }
            BoardArt::Hive => hive::pieces(studio, &self.palette, styles.hive),
            BoardArt::Tak(_) if !self.has(Kind::Tak(Stone::Flat)) => {
                tak::pieces(studio, styles.tak)
            }
            BoardArt::Punct | BoardArt::Tak(_) => Vec::new(),
        };
        let mut forms: BTreeMap<AssetId<StandardMaterial>, Forms> = BTreeMap::new();
        for (key, mut parts) in kinds {
            let (side, kind) = key;
            for body in parts.iter_mut().filter(|part| part.role == Role::Body) {
                let forms = forms
                    .entry(body.material.id())
                    .or_insert_with(|| palette::forms(studio, side, &body.material));
                body.forms = Some(forms.clone());
            }
            self.shapes
                .insert(key, shapes::piece_meshes(side, kind, studio));
            let numbers = kind.numbers().into_iter().flatten();
            for number in numbers.filter(|number| *number > 0) {
                let mesh = studio.mesh(lettering::tile_number(side, number, styles.hive));
                let mut numbered = parts.clone();
                numbered.push(Part::mark(&mesh, &self.palette.inlay).with_role(Role::Number));
                self.pieces.insert((side, kind, number), numbered);
            }
            self.pieces.insert((side, kind, 0), parts);
        }
        let furniture = self
            .furniture
            .get_or_insert_with(|| Furniture::new(studio, styles.table));
        let parts = boards::board(board, studio, &self.palette, furniture, styles);
        self.boards.insert(board, parts);
    }

    fn has(&self, kind: Kind) -> bool {
        self.pieces.contains_key(&(Side::White, kind, 0))
    }

    /// The parts of a piece, the body first and its number last. Empty before a board of its game is prepared.
    pub fn piece(&self, piece: Piece) -> &[Part] {
        let numbered = |number: u8| self.pieces.get(&(piece.owner, piece.kind, number));
        numbered(piece.number)
            .or_else(|| numbered(0))
            .map_or(&[], Vec::as_slice)
    }
    /// The glass of which the body of a preview is made; its marks take [`Art::glass_mark`].
    pub fn glass(&self, piece: Piece) -> Handle<StandardMaterial> {
        self.palette.glass[piece.owner.index()].clone()
    }
    /// The glass for the marks of a preview: the colours in their meshes shine through.
    pub fn glass_mark(&self) -> Handle<StandardMaterial> {
        self.palette.glass_mark.clone()
    }

    /// What the marks of a piece are made of while it must not hide a lifted one.
    pub fn faded_mark(&self) -> Handle<StandardMaterial> {
        self.palette.faded_mark.clone()
    }

    /// The parts of a board with the table under it. Empty before it is prepared.
    pub fn board(&self, board: BoardArt) -> &[Part] {
        self.boards.get(&board).map_or(&[], Vec::as_slice)
    }

    /// The meshes of marks on a piece. `None` before a board of its game is prepared.
    pub fn shapes(&self, piece: Piece) -> Option<&PieceMeshes> {
        self.shapes.get(&(piece.owner, piece.kind))
    }

    /// The marker of a side that holds the place of a PÜNCT while its piece is in the hand.
    pub fn marker(&self, side: Side) -> &[Part] {
        &self.markers[side.index()]
    }

    /// What shades are painted with: the colour is in their mesh.
    pub fn shade(&self) -> Handle<StandardMaterial> {
        self.palette.shade.clone()
    }
}

/// The thickness of one level of the game that the kind belongs to.
pub const fn level_height(kind: Kind) -> f32 {
    match kind {
        Kind::Punct(_) => punct::LEVEL,
        Kind::Hive(_) => hive::LEVEL,
        Kind::Tak(_) => tak::LEVEL,
    }
}

/// How high a piece of a kind is.
pub const fn height(kind: Kind) -> f32 {
    match kind {
        Kind::Tak(Stone::Standing) => tak::DEPTH,
        _ => level_height(kind),
    }
}

/// How a piece stands after so many 60° turns of the lattice.
pub fn turn_rotation(turn: u8) -> Quat {
    // The lattice turns clockwise seen from above, Bevy's positive angles the other way.
    Quat::from_rotation_y(-FRAC_PI_3 * f32::from(turn))
}

/// Where a space lies on the table, at the board's surface.
pub fn on_table(lattice: Lattice, at: Coord) -> Vec3 {
    let [x, y] = lattice.plane(at);
    Vec3::new(x, 0.0, -y)
}

#[cfg(test)]
mod tests;
