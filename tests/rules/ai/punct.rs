//! PÜNCT: sides are joined and kept apart.

use super::*;

#[test]
fn a_connection_at_hand_is_closed() {
    // The game of the records, one move before its end.
    takes_the_win(&played(
        "punct:standard",
        &[
            "P E G4 G5 G6",
            "P E F1 F2 F3",
            "P T G12 G13 H13",
            "P E F4 F5 F6",
            "M G12 T G5 F4 F5",
            "P E F7 F8 F9",
            "P E H1 I2 J3",
            "P E F10 F11 F12",
            "P E M6 M7 M8",
            "P M F14 F13 G15",
            "P E M9 M10 M11",
            "P M I16 H16 J17",
            "P C M13 M12 M14",
            "P T C10 C9 D10",
            "P C M16 M15 M17",
            "P T C7 C6 D7",
        ],
    ));
}
