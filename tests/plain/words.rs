//! The sentences of the four languages: the same keys with the same arguments everywhere, each of them used, and every refusal
//! in its own words with the right names of pieces.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use strata::rules::{Color, hive, punct, tak};
use strata::words::{Language, Sentence, Words};
use strata::{say, sentence};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|given| given == ending) {
            found.push(path);
        }
    }
}

/// Every key of a language with its room and the names of its arguments.
fn keys(language: Language) -> BTreeMap<String, (String, BTreeSet<String>)> {
    let mut paths = Vec::new();
    files(
        &root().join("assets/words").join(language.code()),
        "ftl",
        &mut paths,
    );
    let mut keys = BTreeMap::new();
    for path in paths {
        let room = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut arguments = BTreeSet::new();
                if let Some(value) = &message.value {
                    walk(value, &mut arguments);
                }
                let key = message.id.name.to_owned();
                let before = keys.insert(key, (room.clone(), arguments));
                assert!(
                    before.is_none(),
                    "{} has {} twice",
                    path.display(),
                    message.id.name
                );
            }
        }
    }
    keys
}

fn walk(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => walk_inline(inline, found),
                Expression::Select { selector, variants } => {
                    walk_inline(selector, found);
                    for variant in variants {
                        walk(&variant.value, found);
                    }
                }
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                walk_inline(argument, found);
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_arguments() {
    let english = keys(Language::English);
    for language in Language::ALL {
        let own = keys(language);
        for (key, (room, arguments)) in &english {
            let Some((own_room, own_arguments)) = own.get(key) else {
                panic!("{language} lacks {key}");
            };
            assert_eq!(own_room, room, "{language} has {key} in another room");
            if room != "pieces" {
                assert_eq!(
                    own_arguments, arguments,
                    "{language}: the arguments of {key}"
                );
            }
        }
        let more = own.keys().find(|key| !english.contains_key(*key));
        assert_eq!(more, None, "{language} has a key that English lacks");
    }
}

#[test]
fn a_key_begins_with_its_room_and_is_used() {
    let mut paths = Vec::new();
    files(&root().join("src"), "rs", &mut paths);
    // Scenes name their sentences without the room and which of the two it is.
    files(&root().join("scenes"), "ron", &mut paths);
    // Lessons and the rule books name theirs whole.
    files(&root().join("assets"), "ron", &mut paths);
    let code: String = paths
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    for (key, (room, _)) in keys(Language::English) {
        if room == "pieces" {
            continue;
        }
        let first = room.split('-').next().unwrap();
        assert!(key.starts_with(first), "{key} stands in {room}.ftl");
        let said = match key
            .strip_prefix("scenes-")
            .and_then(|name| name.rsplit_once('-'))
        {
            Some((scene, "title" | "about")) => scene,
            // A command's tip comes with its word.
            _ => key.strip_suffix("-tip").unwrap_or(&key),
        };
        assert!(code.contains(&format!("\"{said}\"")), "nobody says {key}");
    }
}

#[test]
fn plurals_follow_each_language() {
    let said = |language, count: u32| say!(Words::of(language), "common-pieces", count = count);
    assert_eq!(
        [1, 2, 5, 21].map(|n| said(Language::Russian, n)),
        ["1 фигура", "2 фигуры", "5 фигур", "21 фигура"]
    );
    assert_eq!(
        [1, 2, 5, 22].map(|n| said(Language::Polish, n)),
        ["1 pion", "2 piony", "5 pionów", "22 piony"]
    );
    assert_eq!(
        [1, 2].map(|n| said(Language::Spanish, n)),
        ["1 pieza", "2 piezas"]
    );
    assert_eq!(
        [1, 2].map(|n| said(Language::English, n)),
        ["1 piece", "2 pieces"]
    );
}

#[test]
fn pieces_stand_in_the_case_that_the_sentence_needs() {
    let tile = |name| hive::Tile::read(name).unwrap();
    let covered = sentence!("refusals-hive-covered", tile = tile("wL"), by = tile("bB1"));
    for (language, words) in [
        (
            Language::English,
            "White's ladybug can't move: Black's beetle 1 sits on it.",
        ),
        (
            Language::Russian,
            "Белая божья коровка не может ходить: на ней сидит чёрный жук 1.",
        ),
        (
            Language::Spanish,
            "La mariquita blanca no se puede mover: tiene encima el escarabajo negro 1.",
        ),
        (
            Language::Polish,
            "Biała biedronka nie może się ruszyć: siedzi na niej czarny żuk 1.",
        ),
    ] {
        assert_eq!(Words::of(language).say(&covered), words);
    }
    let gate = sentence!("refusals-hive-gate", a = tile("bQ"), b = tile("wS1"));
    for (language, words) in [
        (
            Language::Russian,
            "Между чёрной королевой и белым пауком 1 слишком узко.",
        ),
        (
            Language::Polish,
            "Między czarną królową a białym pająkiem 1 jest za ciasno.",
        ),
    ] {
        assert_eq!(Words::of(language).say(&gate), words);
    }
}

/// A damaged file of a translator is passed over with a word for the log, and what is embedded holds.
#[test]
fn a_damaged_override_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("ru");
    fs::create_dir(&own).unwrap();
    fs::write(own.join("common.ftl"), "common-pieces = { $count ->\n").unwrap();
    fs::write(own.join("results.ftl"), "results-drawn = Мир\n").unwrap();
    let (words, troubles) = Words::with_overrides(Language::Russian, folder.path());
    assert_eq!(troubles.len(), 1, "{troubles:?}");
    assert!(troubles[0].contains("common.ftl"));
    assert_eq!(say!(words, "common-pieces", count = 2), "2 фигуры");
    assert_eq!(say!(words, "results-drawn"), "Мир");
}

/// A translator's sentence that can't be said gives way to the embedded one of the language, not to English, and the log says why.
#[test]
fn an_override_that_cannot_be_said_gives_way_to_the_embedded_sentence_of_its_language() {
    let tile = |name| hive::Tile::read(name).unwrap();
    let covered = sentence!("refusals-hive-covered", tile = tile("wL"), by = tile("bB1"));
    let embedded = Words::of(Language::Russian).say(&covered);
    for (line, why) in [
        (
            "refusals-hive-covered = { $tale } под { PIECE($by) }.",
            "$tale",
        ),
        ("refusals-hive-covered = { SIDE($tile) } сидит.", "SIDE"),
        ("refusals-hive-covered = { NUMBER($tile) } сидит.", "NUMBER"),
        (
            "refusals-hive-covered = { common-side } сидит.",
            "common-side",
        ),
        ("refusals-hive-covered =\n    .gender = нет", "says nothing"),
        ("refusals-hive-cowered = Нет.", "no sentence"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let own = folder.path().join("ru");
        fs::create_dir(&own).unwrap();
        let file = format!("{line}\nresults-drawn = Мир\n");
        fs::write(own.join("mine.ftl"), file).unwrap();
        let (words, troubles) = Words::with_overrides(Language::Russian, folder.path());
        assert_eq!(troubles.len(), 1, "{line}: {troubles:?}");
        assert!(
            troubles[0].contains("mine.ftl") && troubles[0].contains(why),
            "{troubles:?}"
        );
        assert_eq!(words.say(&covered), embedded, "{line}");
        // What can be said of the same file holds, and what it lacks is embedded.
        assert_eq!(say!(words, "results-drawn"), "Мир");
        assert_eq!(say!(words, "common-pieces", count = 2), "2 фигуры");
    }
}

/// A translator may call a piece something else; the rest of its forms and its gender are those that are embedded.
#[test]
fn names_of_pieces_can_be_overridden_too() {
    let tile = |name| hive::Tile::read(name).unwrap();
    let covered = sentence!("refusals-hive-covered", tile = tile("wL"), by = tile("bB1"));
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("ru");
    fs::create_dir(&own).unwrap();
    let names = "beetle = скарабей\nladybug = { $size }\nsnail = улитка\n";
    fs::write(own.join("pieces.ftl"), names).unwrap();
    let (words, troubles) = Words::with_overrides(Language::Russian, folder.path());
    assert_eq!(
        words.say(&covered),
        "Белая божья коровка не может ходить: на ней сидит чёрный скарабей 1."
    );
    assert_eq!(troubles.len(), 2, "{troubles:?}");
    assert!(troubles[0].contains("ladybug") && troubles[0].contains("size"));
    assert!(troubles[1].contains("snail"));
}

/// Every reason that the rules can give, with made-up pieces and places.
fn every_reason() -> Vec<Sentence> {
    use strata::rules::Coord;
    let square = tak::Square::at(Coord::new(2, 2)).unwrap();
    let mut spaces = punct::Space::all();
    let (a, b) = (spaces.next().unwrap(), spaces.next().unwrap());
    let mut reasons: Vec<Sentence> = tak_reasons(square).iter().map(Sentence::from).collect();
    reasons.extend(hive_reasons().iter().map(Sentence::from));
    reasons.extend(punct_reasons(a, b).iter().map(Sentence::from));
    reasons
}

pub fn tak_reasons(at: tak::Square) -> Vec<tak::Illegal> {
    use tak::Illegal::*;
    let owner = Color::Black;
    let coord = at.coord();
    vec![
        Opening,
        NoStoneLeft(owner),
        NoCapLeft(owner),
        OffBoard { at: coord, size: 5 },
        Taken { at },
        NothingThere { at },
        NotYours { at, owner },
        TakesNothing,
        TooMany { limit: 5 },
        StackTooLow { at, height: 2 },
        OffEdge { at },
        StandingBlocks { at },
        CapBlocks { at },
        FlattensAlone { at },
        HemmedIn { at, by: Vec::new() },
        NotBeside {
            from: at,
            at: coord,
        },
        Bends { at: coord },
        SkipsSquare { at: coord },
        NothingInHand,
        HandEmpty,
        HandFull,
        Pass,
        Turning,
    ]
}

pub fn hive_reasons() -> Vec<hive::Illegal> {
    use hive::Illegal::*;
    let at = strata::rules::Coord::new(0, 0);
    let placed = |name| hive::Placed {
        tile: hive::Tile::read(name).unwrap(),
        at,
    };
    let (ant, beetle) = (placed("wA1"), placed("bB2"));
    let (tile, next, bug) = (ant.tile, beetle.tile, hive::Bug::Ladybug);
    let between = [ant, beetle];
    let parts = || vec![vec![at], vec![at]];
    vec![
        NotInGame(bug),
        NotYours(tile),
        NoneLeft {
            side: Color::White,
            bug,
        },
        OutOfOrder { tile, next },
        QueenNow,
        QueenTooEarly,
        QueenFirst,
        OffCentre,
        Apart { to: at },
        Occupied { at },
        TouchesEnemy { enemies: vec![at] },
        NoSpot,
        NothingThere { at },
        Covered { tile, by: beetle },
        Splits {
            tile: ant,
            parts: parts(),
            throws: false,
        },
        Splits {
            tile: ant,
            parts: parts(),
            throws: true,
        },
        SamePlace(ant),
        Stuck {
            tile: ant,
            throws: false,
        },
        Stuck {
            tile: ant,
            throws: true,
        },
        JustMoved(ant),
        Gate { between },
        HighGate { between },
        LosesTouch { tile, to: at },
        CantClimb { bug, at },
        OneStep { bug },
        ThreeSteps,
        NoWay { bug, to: at },
        NotStraight,
        NothingToJump { over: at },
        Gap { at },
        NotLadybugsWay,
        NothingToCopy,
        NotCopied { tile: ant },
        NotThrownThere { by: beetle },
        ThrownFromStack { at },
        NoPass,
        OutOfStep,
    ]
}

pub fn punct_reasons(a: punct::Space, b: punct::Space) -> Vec<punct::Illegal> {
    use punct::Illegal::*;
    let (shape, whose) = (punct::Shape::AngularLeft, Color::Black);
    vec![
        NoneLeft(shape),
        NoRoom(shape),
        Taken(a),
        UnderBridge {
            empty: a,
            bridge: b,
        },
        Centre(a),
        FirstInCentre(a),
        OverTheEdge { shape, at: a },
        NoTurnFits { shape, at: a },
        NoSuchTurn(shape),
        NothingThere(a),
        NotYours {
            at: a,
            owner: whose,
        },
        NotThePunct { at: a, punct: b },
        Covered {
            punct: a,
            dot: a,
            by: b,
            whose,
        },
        Bridged {
            punct: a,
            dot: a,
            by: b,
            whose,
        },
        NotInLine { from: a, to: b },
        NothingChanges(a),
        Nowhere(a),
        OnOpponent {
            at: a,
            mover: whose,
        },
        OverNothing(a),
        HangingPunct(a),
        EndsDiffer { a, b },
        TriangleUneven { a, b },
        MiddleTooHigh(a),
        CannotPass,
        MustPass,
        OutOfOrder,
        OffBoard(a.coord()),
    ]
}

#[test]
fn every_refusal_reads_like_a_sentence_in_every_language() {
    for sentence in every_reason() {
        let mut said = BTreeSet::new();
        for language in Language::ALL {
            let words = Words::of(language).say(&sentence);
            let first = words.chars().next().unwrap();
            assert!(
                first.is_uppercase() && words.ends_with('.'),
                "{language}: {words}"
            );
            assert!(
                !words.contains("wA1") && !words.contains("white ") && !words.contains('{'),
                "{words}"
            );
            said.insert(words);
        }
        assert_eq!(said.len(), 4, "not translated: {said:?}");
    }
}
