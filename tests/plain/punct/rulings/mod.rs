//! The rules of PÜNCT, sentence by sentence, as little boards.

mod bridges;
mod climbing;
mod ending;
mod moving;
mod pieces_and_board;
mod placing;
