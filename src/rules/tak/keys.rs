//! The numbers that a Tak position's key is joined from.

use super::{Setup, Square, Stone};
use crate::rules::{Color, zobrist};

/// More levels than any stack has: no more pieces than this are ever on the board.
const LEVELS: usize = 128;

static PIECES: [u64; LEVELS * 128] = zobrist::table(0x7A4B_0001);
static STANDING: [u64; 64] = zobrist::table(0x7A4B_0002);
static CAPS: [u64; 64] = zobrist::table(0x7A4B_0003);

/// Joined while Black is to move.
pub(super) const BLACK_TO_MOVE: u64 = zobrist::number(0x7A4B_0004, 0);
/// Joined while each side still places the other's stone.
pub(super) const OPENING: u64 = zobrist::number(0x7A4B_0004, 1);

/// Whose piece lies on a level of a square.
#[inline]
pub(super) fn piece(level: u8, owner: Color, at: Square) -> u64 {
    PIECES[(usize::from(level) % LEVELS) * 128 + owner.index() * 64 + at.index()]
}

/// What is on top of a square; nothing for a flat.
#[inline]
pub(super) fn stone(stone: Stone, at: Square) -> u64 {
    match stone {
        Stone::Flat => 0,
        Stone::Standing => STANDING[at.index()],
        Stone::Cap => CAPS[at.index()],
    }
}

/// Tells positions apart that look alike under different agreements.
pub(super) fn setup(setup: Setup) -> u64 {
    let fields = [
        setup.size(),
        setup.half_komi() as u8,
        setup.flats(),
        setup.caps() | u8::from(setup.double_stack()) << 7,
    ];
    zobrist::number(0x7A4B_0005, u64::from(u32::from_le_bytes(fields)))
}
