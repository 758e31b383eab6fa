//! A move in words: "Climb onto Black's ant with your beetle".

use crate::rules::{Color, Coord, Effect, Game, Kind, Layout, Lying, Move, Piece, Slot, hive};
use crate::sentence;
use crate::words::{PieceName, Sentence};

/// What a legal move does, as one would tell the side that makes it; without a full stop.
pub(super) fn move_words(game: &Game, mv: Move) -> Sentence {
    words_for(game, mv, Some(game.side_to_move()))
}

/// The same as one would tell somebody else, to whom no piece is theirs.
pub(super) fn move_words_about(game: &Game, mv: Move) -> Sentence {
    words_for(game, mv, None)
}

fn words_for(game: &Game, mv: Move, listener: Option<Color>) -> Sentence {
    let telling = Telling {
        game,
        layout: game.layout(),
        side: game.side_to_move(),
        listener,
    };
    let effects = game.effects(mv);
    let crushes = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Become { .. }));
    let carried = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Carry { .. }))
        .count();
    let last = effects.iter().rev().find_map(|effect| match effect {
        Effect::Enter { lying } => Some(telling.enters(lying)),
        Effect::Carry { from, to, .. } => {
            let piece = telling.layout.lying.get(from)?.piece;
            Some(telling.carries(piece, *from, to.anchor(), carried))
        }
        Effect::Become { .. } => None,
    });
    match last {
        Some(words) if crushes => sentence!("play-move-flattens", move = words),
        Some(words) => words,
        None => sentence!("play-move-pass"),
    }
}

/// A position, the side that moves, and the one that is told.
struct Telling<'a> {
    game: &'a Game,
    layout: Layout,
    side: Color,
    listener: Option<Color>,
}

impl Telling<'_> {
    fn enters(&self, lying: &Lying) -> Sentence {
        let Piece { owner, kind, .. } = lying.piece;
        let at = lying.dots.anchor().at;
        let space = self.game.space_name(at);
        match kind {
            Kind::Tak(_) if owner != self.side => sentence!(
                "play-move-place-theirs",
                piece = kind,
                side = owner,
                space = space
            ),
            Kind::Tak(_) | Kind::Punct(_) => {
                sentence!("play-move-place", piece = kind, space = space)
            }
            Kind::Hive(_) => match *self.beside(at, None).as_slice() {
                [] => sentence!("play-move-place-tile", piece = kind),
                [other] => sentence!("play-move-place-beside", piece = kind, other = other),
                [other, third, ..] => sentence!(
                    "play-move-place-between",
                    piece = kind,
                    other = other,
                    third = third
                ),
            },
        }
    }

    fn carries(&self, piece: Piece, from: Slot, to: Slot, count: usize) -> Sentence {
        let whose = self.whose(piece);
        let (start, end) = (self.game.space_name(from.at), self.game.space_name(to.at));
        match piece.kind {
            Kind::Tak(_) => sentence!("play-move-carry", count = count, from = start, to = end),
            Kind::Punct(_) if from.at == to.at => {
                sentence!("play-move-turn", piece = whose, space = start)
            }
            Kind::Punct(_) if to.level > 0 => {
                sentence!("play-move-climb-to", piece = whose, from = start, to = end)
            }
            Kind::Punct(_) => sentence!("play-move-go", piece = whose, from = start, to = end),
            Kind::Hive(_) => self.crawls(piece, from, to),
        }
    }

    fn crawls(&self, piece: Piece, from: Slot, to: Slot) -> Sentence {
        let whose = self.whose(piece);
        if let Some(under) = self.layout.top(to.at).filter(|_| to.level > 0) {
            let under = self.whose(under.piece);
            return sentence!("play-move-climb", piece = whose, other = under);
        }
        if self.game.thrown_targets(from.at).contains(&to.at) {
            let throws = self.game.throws();
            let by = throws.iter().find(|throw| throw.thrown.contains(&from));
            let by = by.and_then(|throw| self.layout.lying.get(&throw.by));
            if let Some(by) = by {
                let by = self.whose(by.piece);
                return sentence!("play-move-throw", piece = whose, other = by);
            }
        }
        match *self.beside(to.at, Some(from)).as_slice() {
            [] => sentence!("play-move-tile", piece = whose),
            [other] => sentence!("play-move-beside", piece = whose, other = other),
            [other, third, ..] => sentence!(
                "play-move-between",
                piece = whose,
                other = other,
                third = third
            ),
        }
    }

    /// A piece as the listener would say it: its own without an owner, and none with a number.
    fn whose(&self, piece: Piece) -> PieceName {
        PieceName {
            owner: Some(piece.owner).filter(|owner| Some(*owner) != self.listener),
            kind: piece.kind,
            number: None,
        }
    }

    /// The tiles around a cell, queens first.
    fn beside(&self, at: Coord, gone: Option<Slot>) -> Vec<PieceName> {
        let around = self.game.lattice().neighbours(at);
        let mut tops: Vec<Piece> = around
            .filter_map(|at| self.layout.top(at))
            .filter(|top| Some(top.dots.anchor()) != gone)
            .map(|top| top.piece)
            .collect();
        tops.sort_by_key(|piece| piece.kind != Kind::Hive(hive::Bug::Queen));
        tops.into_iter().map(|piece| self.whose(piece)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;
    use crate::words::{Language, Words};

    fn said(setup: &str, moves: &[&str], next: &str) -> String {
        told(Language::English, setup, moves, next)
    }

    fn said_about(setup: &str, moves: &[&str], next: &str) -> String {
        let game = after(setup, moves);
        let words = move_words_about(&game, game.read_move(next).unwrap());
        Words::of(Language::English).say(&words)
    }

    fn told(language: Language, setup: &str, moves: &[&str], next: &str) -> String {
        let game = after(setup, moves);
        Words::of(language).say(&move_words(&game, game.read_move(next).unwrap()))
    }

    fn after(setup: &str, moves: &[&str]) -> Game {
        let setup: Setup = setup.parse().unwrap();
        let mut game = Game::new(&setup);
        for text in moves {
            let mv = game.read_move(text).unwrap();
            game.play(mv).unwrap();
        }
        game
    }

    #[test]
    fn a_move_is_told_in_the_words_of_its_game() {
        assert_eq!(
            said("tak5", &[], "a1"),
            "Place a flat stone of Black’s on a1"
        );
        let begun = ["a1", "e5"];
        assert_eq!(said("tak5", &begun, "Cc3"), "Place a capstone on c3");
        let walled = ["a1", "e5", "Cc3", "Sc4"];
        assert_eq!(
            said("tak5", &walled, "c3+"),
            "Move one stone from c3 to c4, and flatten the standing stone there"
        );
        let hive = [
            "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wB1 -wQ", "bA1 bQ-",
        ];
        assert_eq!(
            said("hive:Base", &hive, "wB1 wQ"),
            "Climb onto your queen with your beetle"
        );
        assert_eq!(
            said_about("hive:Base", &hive, "wB1 wQ"),
            "Climb onto White's queen with White's beetle"
        );
        assert_eq!(
            said("hive:Base", &hive[..2], "wQ -wS1"),
            "Place your queen beside your spider"
        );
        assert_eq!(
            said("punct:standard", &[], "TG12r1"),
            "Place a triangle on G12"
        );
    }

    #[test]
    fn pieces_stand_in_the_cases_and_articles_of_each_language() {
        let hive = [
            "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wB1 -wQ", "bA1 bQ-",
        ];
        for (language, climb, beside, punct) in [
            (
                Language::Russian,
                "заберитесь жуком на королеву",
                "поставьте паука рядом с белым пауком",
                "поставьте угловую фигуру на G12",
            ),
            (
                Language::Spanish,
                "sube el escarabajo encima de la reina",
                "coloca la araña junto a la araña blanca",
                "coloca una pieza angular en G12",
            ),
            (
                Language::Polish,
                "wejdź żukiem na królową",
                "połóż pająka obok białego pająka",
                "połóż zgięty pion na G12",
            ),
        ] {
            assert_eq!(told(language, "hive:Base", &hive, "wB1 wQ"), climb);
            assert_eq!(told(language, "hive:Base", &["wS1"], "bS1 wS1-"), beside);
            assert_eq!(told(language, "punct:standard", &[], "LG12r1"), punct);
        }
    }
}
