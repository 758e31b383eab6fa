//! Questions about the game, answered in words to be read and to be heard.

use super::board::named;
use crate::app::{Notice, Session, WakingMessages};
use crate::rules::{Color, Effect, Game, Piece};
use crate::words::{PieceName, Sentence};
use crate::{key, sentence};
use bevy::prelude::*;

/// A question about the game, answered in words.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    LastMove,
    Threats,
}

/// Answers when the turn is done.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<Ask>()
        .add_systems(Update, answer.after(crate::app::TurnSet::Derive));
}

/// Says what was asked for. Who asks is told of threats, whatever is shown of them unasked.
fn answer(
    mut asked: MessageReader<Ask>,
    session: Option<Res<Session>>,
    mut notices: MessageWriter<Notice>,
) {
    for ask in asked.read() {
        let Some(session) = &session else { continue };
        let answer = match ask {
            Ask::LastMove => last_move(session),
            Ask::Threats => threats(session),
        };
        notices.write(Notice::done(answer));
    }
}

/// Where the other side could win with its next move.
fn threats(session: &Session) -> Sentence {
    let game = session.game();
    let by = !game.side_to_move();
    let threat = game.winning_threat(by).filter(|_| !session.is_over());
    match threat {
        Some(threat) => {
            let names: Vec<_> = threat
                .spaces
                .iter()
                .map(|at| game.space_name(*at))
                .collect();
            sentence!("reader-threats", side = by, spaces = names.join(", "))
        }
        None => key!("reader-no-threats").into(),
    }
}

/// The move that led here.
fn last_move(session: &Session) -> Sentence {
    let at = session.cursor();
    match session.text(at) {
        "" => key!("reader-nothing-played").into(),
        _ => played(session.game(), session.mover(at)),
    }
}

/// What the last move of a game did on the table.
fn played(game: &Game, mover: Color) -> Sentence {
    let effects = game.last_effects();
    let flattens = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Become { .. }));
    let mut carried = effects.iter().filter_map(|effect| match effect {
        Effect::Carry { from, to, .. } => Some((from.at, to.anchor())),
        _ => None,
    });
    let count = carried.clone().count();
    let entered = effects.iter().find_map(|effect| match effect {
        Effect::Enter { lying } => Some(lying),
        _ => None,
    });
    let moved = match (carried.next(), entered) {
        (Some((from, first)), _) => {
            let end = carried.next_back().map_or(first, |(_, end)| end);
            let to = game.space_name(end.at);
            let from = game.space_name(from);
            let piece = game.layout().lying.get(&end).map(|lying| lying.piece);
            carry(mover, piece.filter(|_| count == 1), count, &from, &to)
        }
        (None, Some(lying)) => {
            let to = game.space_name(lying.dots.anchor().at);
            let piece = lying.piece;
            if piece.owner == mover {
                let piece = PieceName {
                    owner: None,
                    ..named(piece)
                };
                if piece.number.is_some() {
                    sentence!(
                        "reader-placed-numbered",
                        side = mover,
                        piece = piece,
                        to = to
                    )
                } else {
                    sentence!("reader-placed", side = mover, piece = piece, to = to)
                }
            } else {
                let piece = named(piece);
                sentence!("reader-placed-theirs", side = mover, piece = piece, to = to)
            }
        }
        (None, None) => sentence!("reader-passed", side = mover),
    };
    if flattens {
        sentence!("reader-flattened", moved = moved)
    } else {
        moved
    }
}

/// Pieces that went from one space to another: one of them, or several together.
fn carry(mover: Color, one: Option<Piece>, count: usize, from: &str, to: &str) -> Sentence {
    match one {
        Some(piece) if piece.owner == mover => {
            sentence!("reader-moved", piece = named(piece), from = from, to = to)
        }
        Some(piece) => sentence!(
            "reader-threw",
            side = mover,
            piece = named(piece),
            from = from,
            to = to
        ),
        None => sentence!(
            "reader-moved-stack",
            side = mover,
            count = count,
            from = from,
            to = to
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    /// The last of some moves, in a language.
    fn told(language: Language, setup: &str, moves: &[&str]) -> String {
        let mut game = Game::new(&setup.parse().unwrap());
        let mut mover = game.side_to_move();
        for text in moves {
            mover = game.side_to_move();
            let mv = game.read_move(text).unwrap();
            game.play(mv).unwrap();
        }
        Words::of(language).say(&played(&game, mover))
    }

    #[test]
    fn the_last_move_is_told_in_words() {
        let english = |setup, moves: &[&str]| told(Language::English, setup, moves);
        assert_eq!(
            english("tak5", &["a1"]),
            "White placed Black's flat stone on a1."
        );
        let placed = ["a1", "e5", "b1", "Sb2"];
        assert_eq!(
            english("tak5", &placed),
            "Black placed a standing stone on b2."
        );
        let climbs = ["a1", "e5", "Cb1", "Sb2", "b1+"];
        assert_eq!(
            english("tak5", &climbs),
            "White's capstone went from b1 to b2. The standing stone there is flat now."
        );
        let stack = ["a1", "e5", "b1", "d5", "b1<", "c5", "2a1+"];
        assert_eq!(
            english("tak5", &stack),
            "White moved 2 stones from a1 to a2."
        );
        let stack = |language| told(language, "tak5", &stack);
        assert_eq!(
            stack(Language::Russian),
            "Белые перенесли 2 камня с a1 на a2."
        );
        assert_eq!(
            stack(Language::Polish),
            "Białe przenoszą 2 kamienie z a1 na a2."
        );
        assert_eq!(
            stack(Language::Spanish),
            "Las blancas mueven 2 piedras de a1 a a2."
        );
    }

    #[test]
    fn numbers_tell_tiles_of_one_kind_apart() {
        let moves = ["wA1", "bQ -wA1", "wQ wA1-", "bA1 \\bQ", "wA2 wQ-"];
        assert!(told(Language::English, "hive", &moves[..1]).starts_with("White placed ant 1 on "));
        assert!(told(Language::Russian, "hive", &moves[..1]).contains("муравья 1"));
    }
}
