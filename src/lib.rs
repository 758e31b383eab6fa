//! Strata: PÜNCT, Hive and Tak on one 3D table.
//!
//! # The rooms
//!
//! The plain half knows nothing of windows: [`rules`] is the one truth, everything else stands on it. [`record`] reads and
//! writes whole games, [`store`] keeps them, [`ai`] plays them, [`analysis`] judges them, [`learn`] teaches them, [`words`] says everything in four languages, [`protocol`] speaks with other programs, [`cli`] holds the
//! tools. The window stands behind the feature `app`, and its rooms form a ladder on which nobody imports upwards (a test
//! holds it):
//!
//! ```text
//! launch    starts the program: the window, what it needs, pictures without one, traces for tests
//!   │
//! panels    egui: screens, widgets, and the one table of commands with their shortcuts
//!   │
//! table     what is seen in 3D, pointed at and heard: camera, pieces, marks, light, art, sound
//!   │
//! app       the session, the turn, the world of entities, players, the library, the editor
//!   │
//! rules · ai · analysis · record · store · protocol · cli
//! ```
//!
//! # One truth, one world
//!
//! A position is a small plain struct. The ECS world is its body: every board space, stack level, piece and dot is an entity,
//! and what the rules know stands on them as components. What is drawn, pointed at, inspected or announced reads those
//! entities. Two properties are tested over random games with undo and jumps: the position rebuilt from the entities equals
//! the session's, and what the components tell equals what the rules say.
//!
//! # The walk of a click, from the pointer to the disk
//!
//! 1. `table/input/press.rs` follows the press until it is a click; `table/input/click.rs` says what it means there: an
//!    `Intent`, such as a `Step` of a move. Keys, panels, files and the opponent send intents too.
//! 2. *Gather* (`app/turn/gather.rs`) adds the step to the hand. When the steps spell a legal move, it becomes a `Proposal`.
//! 3. *Judge* (`app/turn/judge.rs`) asks the rules; a refusal says why, and shows where.
//! 4. *Apply* (`app/turn/apply.rs`), the only writer of the session, plays the move in the record's tree.
//! 5. *Sync* (`app/world/sync.rs`) moves the entities by the move's own effects; a jump goes by the difference of layouts.
//! 6. *Derive* (`app/world/facts/`) asks the rules one thing after another and writes its components: who may move, who is
//!    stuck and why, what covers what, bridges, groups, what won, targets, the hand, the last move.
//! 7. *Think* (`app/players/`, `app/analysis/`) lets the opponent, a hint or the analysis search the new position on a thread of its
//!    own.
//! 8. *Animate* (`table/`): target transforms, travel, previews and marks follow the components; `table/sound/` hears what
//!    comes down.
//! 9. *Announce* (`app/library/autosave.rs`) hands the game to the thread that writes it (`store/save_writer.rs`): aside,
//!    synced, renamed.
//!
//! A window at rest sleeps. Whatever a later frame must read is a message that asks for that frame (`app/redraw.rs`).
//!
//! # A fourth game
//!
//! Its own folders, `rules/<game>`, `ai/evaluation/<game>` and its formats, and the lines that [`rules`] lists; and in the
//! window these, each of which the compiler asks for:
//!
//! | file | edit |
//! |---|---|
//! | `store/settings.rs` | the field that keeps the variant chosen last |
//! | `table/art/mod.rs` | its board, its pieces (`table/art/<game>.rs`) and how thick they are |
//! | `table/sound/catalogue.rs` | what its pieces sound like |
//! | `panels/widgets/shapes.rs` | its pieces, drawn flat |
//! | `panels/game_words.rs` | its words |
//! | `panels/screens/start/games.rs` | its card |
//!
//! # A game by its own notation
//!
//! A game from its first move to its last, by its own notation:
//!
//! ```
//! use strata::rules::{Game, Setup};
//!
//! // Tak: White's road along the first rank of a small board. The first stones are the opponent's.
//! let mut game = Game::new(&"tak3".parse::<Setup>()?);
//! for text in ["a3", "c1", "b1", "a2", "a1"] {
//!     game.play(game.read_move(text)?)?;
//! }
//! assert_eq!(game.outcome().unwrap().to_string(), "White wins: a road");
//!
//! // Hive: six kinds of tile on three cells each, or the queen one step either way; a refusal is for a person.
//! let mut game = Game::new(&"hive".parse::<Setup>()?);
//! for text in ["wQ", "bQ -wQ"] {
//!     game.play(game.read_move(text)?)?;
//! }
//! assert_eq!(game.legal_moves().len(), 6 * 3 + 2);
//! let blocked = game.play(game.read_move("wA1 \\bQ")?);
//! assert!(blocked.unwrap_err().to_string().contains("enemy"));
//!
//! // PÜNCT: a triangle is placed, answered, moved along a line by its PÜNCT and turned; a move back undoes it.
//! let mut game = Game::new(&"punct:standard".parse::<Setup>()?);
//! for text in ["TG12r1", "EF1r3", "G12-G5r3"] {
//!     game.play(game.read_move(text)?)?;
//! }
//! let last = game.undo().unwrap();
//! assert_eq!(game.write_move(last), "G12-G5r3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
#![doc = include_str!("joining.md")]

pub mod ai;
pub mod analysis;
#[cfg(feature = "app")]
pub mod app;
pub mod cli;
#[cfg(feature = "app")]
pub mod launch;
pub mod learn;
#[cfg(feature = "app")]
pub mod panels;
pub mod protocol;
pub mod rating;
pub mod record;
pub mod rules;
pub mod store;
pub mod strength;
#[cfg(feature = "app")]
pub mod table;
pub mod words;
