//! A refused try of each rule in each game, played in a real position: in every language the rule's own words, with the pieces it
//! speaks of by their names in the form that the sentence needs.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use strata::rules::{Color, Coord, Game, Illegal, Setup, Step};
use strata::words::{Language, Sentence, Value, Words};

/// What can't be tried, for the rules never come to it: a PÜNCT board always has room for a piece of the reserve.
const NEVER: [&str; 1] = ["refusals-punct-must-pass"];

/// A line of the list.
struct Try {
    line: &'static str,
    game: Game,
    tried: &'static str,
    key: &'static str,
    arguments: BTreeMap<&'static str, String>,
}

fn tries() -> Vec<Try> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/refusals.tsv");
    let list: &'static str = fs::read_to_string(file).unwrap().leak();
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines.map(one).collect()
}

fn one(line: &'static str) -> Try {
    let columns: Vec<&str> = line.split('\t').collect();
    let [setup, position, tried, key, arguments] = columns[..] else {
        panic!("{line}");
    };
    let setup: Setup = setup.parse().unwrap();
    let (position, moves) = position.split_once('|').unwrap_or((position, ""));
    let mut game = match position.trim() {
        "" => Game::new(&setup),
        text => Game::read_position(&setup, text).unwrap_or_else(|why| panic!("{line}: {why}")),
    };
    for text in moves.split_whitespace() {
        let mv = game.read_move(text).unwrap();
        game.play(mv).unwrap();
    }
    let arguments = arguments.split_whitespace().map(|argument| {
        let (name, value) = argument.split_once('=').unwrap();
        (name, value.replace('.', " "))
    });
    Try {
        line,
        game,
        tried,
        key,
        arguments: arguments.collect(),
    }
}

/// A move in notation, or the steps of one.
fn refused(game: &Game, tried: &str) -> Illegal {
    if tried.contains(':') {
        let steps: Vec<Step> = tried
            .split_whitespace()
            .map(|word| step(game, word))
            .collect();
        return game.why_not(&steps);
    }
    let mv = game
        .read_move(tried)
        .unwrap_or_else(|why| panic!("{tried}: {why}"));
    game.check(mv).expect_err(tried)
}

fn step(game: &Game, word: &str) -> Step {
    let setup = game.setup();
    let letter = |setup: &Setup, letter: &str| {
        let kind = setup.kind_for_key(letter.chars().next().unwrap());
        Step::Choose(kind.unwrap_or_else(|| panic!("{word}")))
    };
    match word.split_once(':').unwrap() {
        ("choose", key) => letter(&setup, key),
        // A kind of another game.
        ("hive", key) => letter(&"hive:Base".parse().unwrap(), key),
        ("put", name) => Step::Put(space(game, name)),
        ("take", taken) => {
            let (name, count) = taken.rsplit_once(':').unwrap();
            Step::Take {
                at: space(game, name),
                count: count.parse().unwrap(),
            }
        }
        ("turn", turn) => Step::Turn(turn.parse().unwrap()),
        ("pass", _) => Step::Pass,
        _ => panic!("{word}"),
    }
}

fn space(game: &Game, name: &str) -> Coord {
    if let Some((x, y)) = name.split_once(',') {
        return Coord::new(x.parse().unwrap(), y.parse().unwrap());
    }
    let mut spaces = game.spaces().into_iter();
    spaces.find(|at| game.space_name(*at) == name).unwrap()
}

/// An argument as the list writes it.
fn written(value: &Value) -> String {
    match value {
        Value::Text(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Side(Color::White) => "white".to_owned(),
        Value::Side(Color::Black) => "black".to_owned(),
        Value::Piece(piece) => piece.code(),
        Value::Sentence(sentence) => sentence.to_string(),
    }
}

#[test]
fn every_rule_refuses_with_its_own_sentence_about_the_right_pieces() {
    let mut wrong = Vec::new();
    for told in tries() {
        let sentence = Sentence::from(&refused(&told.game, told.tried));
        let arguments: BTreeMap<&str, String> = sentence
            .arguments()
            .map(|(name, value)| (name, written(value)))
            .collect();
        if sentence.key().as_str() != told.key || arguments != told.arguments {
            let found = sentence.key().as_str();
            wrong.push(format!("{}\n    {found} {arguments:?}", told.line));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_rule_is_left_out() {
    let told: BTreeSet<&str> = tries().iter().map(|told| told.key).collect();
    for room in ["refusals-tak", "refusals-hive", "refusals-punct"] {
        let text = file(Language::English, room);
        for key in text.lines().filter_map(|line| line.split_once(" = ")) {
            let key = key.0;
            if key.starts_with("refusals-") && !NEVER.contains(&key) {
                assert!(told.contains(key), "{key} is never tried");
            }
        }
    }
}

fn file(language: Language, room: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words");
    fs::read_to_string(folder.join(language.code()).join(format!("{room}.ftl"))).unwrap()
}

/// Hands every message of a file to somebody who looks for one.
fn look<T>(language: Language, room: &str, key: &str, look: impl Fn(&Message<&str>) -> T) -> T {
    let text = file(language, room);
    let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
    let found = resource.body.iter().find_map(|entry| match entry {
        Entry::Message(message) if message.id.name == key => Some(message),
        _ => None,
    });
    look(found.unwrap_or_else(|| panic!("{language} lacks {key}")))
}

/// The forms in which a sentence names an argument with `PIECE`, in each of its variants.
fn forms(pattern: &Pattern<&str>, argument: &str, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Select { variants, .. } => {
                for variant in variants {
                    forms(&variant.value, argument, found);
                }
            }
            Expression::Inline(InlineExpression::FunctionReference { id, arguments })
                if id.name == "PIECE" =>
            {
                let names = arguments.positional.iter().any(|named| {
                    matches!(named, InlineExpression::VariableReference { id } if id.name == argument)
                });
                let form = arguments
                    .named
                    .iter()
                    .find(|named| named.name.name == "form");
                let form = form.map(|form| match &form.value {
                    InlineExpression::StringLiteral { value } => (*value).to_owned(),
                    other => panic!("{other:?}"),
                });
                if names {
                    found.insert(form.unwrap_or_else(|| "plain".to_owned()));
                }
            }
            Expression::Inline(_) => {}
        }
    }
}

/// A kind of piece in a form, straight from the file of names.
fn name(language: Language, kind: &str, form: &str) -> String {
    look(language, "pieces", kind, |message| {
        let value = message.value.as_ref().unwrap();
        let [PatternElement::Placeable { expression }] = &value.elements[..] else {
            panic!("{kind}");
        };
        let Expression::Select { variants, .. } = expression else {
            panic!("{kind}");
        };
        let is_form = |key: &VariantKey<&str>| matches!(key, VariantKey::Identifier { name } if *name == form);
        let chosen = variants.iter().find(|variant| is_form(&variant.key));
        let chosen = chosen.or(variants.iter().find(|variant| variant.default));
        match &chosen.unwrap().value.elements[..] {
            [PatternElement::TextElement { value }] => (*value).to_owned(),
            other => panic!("{other:?}"),
        }
    })
}

#[test]
fn every_language_has_the_rules_own_words_with_the_pieces_in_their_forms() {
    for told in tries() {
        let sentence = Sentence::from(&refused(&told.game, told.tried));
        let room = match told.key.split('-').nth(1).unwrap() {
            "hive" => "refusals-hive",
            "punct" => "refusals-punct",
            _ => "refusals-tak",
        };
        let mut said = BTreeSet::new();
        for language in Language::ALL {
            let words = Words::of(language).say(&sentence);
            for (argument, value) in sentence.arguments() {
                let Value::Piece(piece) = value else { continue };
                let code = piece.code();
                let kind = code.split(' ').nth(1).unwrap();
                let wanted = look(language, room, told.key, |message| {
                    let mut wanted = BTreeSet::new();
                    forms(message.value.as_ref().unwrap(), argument, &mut wanted);
                    wanted
                });
                assert!(
                    !wanted.is_empty(),
                    "{language} names no {argument}: {words}"
                );
                for form in wanted {
                    let name = name(language, kind, &form).to_lowercase();
                    let heard = words.to_lowercase();
                    assert!(
                        heard.contains(&name),
                        "{language}: no “{name}” in “{words}”"
                    );
                }
                let number = piece.number.map(|number| format!(" {number}"));
                assert!(words.contains(&number.unwrap_or_default()), "{words}");
            }
            said.insert(words);
        }
        assert_eq!(said.len(), 4, "not translated: {said:?}");
    }
}
