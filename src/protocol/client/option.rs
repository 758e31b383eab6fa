//! Options that an engine offers, as UGI, TEI and UHP write them.

use serde::{Deserialize, Serialize};

/// An option that an engine offers, as it says itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineOption {
    pub name: String,
    pub kind: OptionKind,
    pub default: String,
}

/// What values an option takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OptionKind {
    Switch,
    /// A whole number within bounds.
    Number(i64, i64),
    /// One of these.
    Choice(Vec<String>),
    Text,
    /// The path of a file.
    File,
    /// Something to be done.
    Button,
}

/// How UCI and its kin write a text without a sign.
pub(super) const EMPTY: &str = "<empty>";

/// Options that a game, and not a person, decides about.
pub(super) const HALF_KOMI: &str = "HalfKomi";
pub(super) const DOUBLE_STACK: &str = "DoubleBlackStack";
const MULTI_PV: &str = "MultiPV";
const TOURNAMENT_OPENING: &str = "TournamentOpening";

/// The option of this name, whatever its case.
pub(super) fn named<'a>(options: &'a [EngineOption], name: &str) -> Option<&'a EngineOption> {
    let mut options = options.iter();
    options.find(|option| option.name.eq_ignore_ascii_case(name))
}

impl EngineOption {
    /// Whether it may be set to this.
    pub fn accepts(&self, value: &str) -> bool {
        match &self.kind {
            OptionKind::Switch => switched(value).is_some(),
            OptionKind::Number(least, most) => {
                let number = value.parse::<i64>();
                number.is_ok_and(|number| (*least..=*most).contains(&number))
            }
            OptionKind::Choice(choices) => choices.iter().any(|choice| choice == value),
            OptionKind::Text | OptionKind::File => !value.contains(['\n', '\r']),
            OptionKind::Button => false,
        }
    }

    /// Whether a person may set it: what the game or the analysis decides is set by them.
    pub fn is_a_persons(&self) -> bool {
        let others = [HALF_KOMI, DOUBLE_STACK, MULTI_PV, TOURNAMENT_OPENING];
        !others
            .iter()
            .any(|name| self.name.eq_ignore_ascii_case(name))
    }
}

/// Whether a switch is on by its value in any protocol's words.
pub fn switched(value: &str) -> Option<bool> {
    match value {
        _ if value.eq_ignore_ascii_case("true") => Some(true),
        _ if value.eq_ignore_ascii_case("false") => Some(false),
        _ => None,
    }
}

/// `name Hash type spin default 16 min 1 max 1024`; a name or a default may have spaces in it.
pub(super) fn read_ugi(text: &str) -> Option<EngineOption> {
    let mut fields: Vec<(&str, String)> = Vec::new();
    for word in text.split_whitespace() {
        match word {
            "name" | "type" | "default" | "min" | "max" | "var" => {
                fields.push((word, String::new()));
            }
            _ => {
                let (_, value) = fields.last_mut()?;
                if !value.is_empty() {
                    value.push(' ');
                }
                value.push_str(word);
            }
        }
    }
    let field = |name: &str| {
        let mut fields = fields.iter();
        fields
            .find(|(field, _)| *field == name)
            .map(|(_, value)| value)
    };
    let number = |name: &str| field(name).and_then(|value| value.parse().ok());
    let kind = match field("type")?.as_str() {
        "check" => OptionKind::Switch,
        "spin" => OptionKind::Number(
            number("min").unwrap_or(i64::MIN),
            number("max").unwrap_or(i64::MAX),
        ),
        "combo" => {
            let choices = fields.iter().filter(|(field, _)| *field == "var");
            OptionKind::Choice(choices.map(|(_, value)| value.clone()).collect())
        }
        "button" => OptionKind::Button,
        "string" => OptionKind::Text,
        "filename" => OptionKind::File,
        _ => return None,
    };
    Some(EngineOption {
        name: field("name").filter(|name| !name.is_empty())?.clone(),
        kind,
        default: field("default")
            .filter(|default| *default != EMPTY)
            .cloned()
            .unwrap_or_default(),
    })
}

/// `Name;bool;True;True`, `Name;int;4;4;1;16`, `Name;enum;a;a;a;b`.
pub(super) fn read_uhp(line: &str) -> Option<EngineOption> {
    let parts: Vec<&str> = line.split(';').map(str::trim).collect();
    let [name, kind, _, default, rest @ ..] = &parts[..] else {
        return None;
    };
    let kind = match (kind.to_lowercase().as_str(), rest) {
        ("bool", _) => OptionKind::Switch,
        ("int", [least, most, ..]) => OptionKind::Number(least.parse().ok()?, most.parse().ok()?),
        ("int" | "double", _) => OptionKind::Text,
        ("enum", choices) => {
            OptionKind::Choice(choices.iter().map(|&choice| choice.to_owned()).collect())
        }
        _ => return None,
    };
    Some(EngineOption {
        name: (*name).to_owned(),
        kind,
        default: (*default).to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_as_their_types_say() {
        let hash = read_ugi("name Hash Size type spin default 16 min 1 max 1024").unwrap();
        assert_eq!(hash.name, "Hash Size");
        assert_eq!(hash.kind, OptionKind::Number(1, 1024));
        assert_eq!(hash.default, "16");
        let style = read_ugi("name Style type combo default Solid var Solid var Very Risky");
        let choices = vec!["Solid".to_owned(), "Very Risky".to_owned()];
        assert_eq!(style.unwrap().kind, OptionKind::Choice(choices));
        let switch = read_ugi("name Ponder type check default false").unwrap();
        assert_eq!(switch.kind, OptionKind::Switch);
        let book = read_ugi("name Book type filename default <empty>").unwrap();
        assert_eq!(book.kind, OptionKind::File);
        for broken in [
            "",
            "Hash",
            "name type spin",
            "name X type cloud",
            "type spin",
        ] {
            assert_eq!(read_ugi(broken), None, "{broken}");
        }
        let threads = read_uhp("MaxThreads;int;2;1;1;16").unwrap();
        assert_eq!(threads.kind, OptionKind::Number(1, 16));
        assert_eq!(threads.default, "1");
        assert_eq!(read_uhp("nonsense"), None);
    }

    #[test]
    fn an_option_takes_what_its_type_says() {
        for (line, good, bad) in [
            ("name A type check default true", "False", "yes"),
            ("name A type spin default 1 min -1 max 9", "-1", "10"),
            ("name A type combo default x var x var y z", "y z", "y"),
            ("name A type string default x", "any words", "two\nlines"),
            ("name A type filename default x", "/a b", "\r"),
        ] {
            let option = read_ugi(line).unwrap();
            assert!(option.accepts(good), "{line}: {good}");
            assert!(!option.accepts(bad), "{line}: {bad}");
            assert!(option.is_a_persons());
        }
        let komi = read_ugi("name halfkomi type spin default 0 min 0 max 8").unwrap();
        assert!(!komi.is_a_persons(), "the game says how much komi there is");
    }
}
