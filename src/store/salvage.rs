//! What is good in a settings file of which some values are broken.

use super::Settings;
use crate::record::formats::save;
use ron::value::RawValue;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use std::fmt;

/// The settings with the usual value for whatever can't be read, and the names of that. `None` where the text is no list of
/// settings at all, or nothing in it can be read.
pub(super) fn salvage(text: &str) -> Option<(Settings, Vec<String>)> {
    let Fields(fields) = save::ron().from_str(text).ok()?;
    let reads = |rows: &str| save::ron().from_str::<Settings>(&format!("({rows})"));
    let (mut good, mut broken) = (String::new(), Vec::new());
    for (name, value) in fields {
        let row = format!("{name}: {},", value.get_ron());
        if reads(&row).is_ok() {
            good.push_str(&row);
        } else {
            broken.push(name);
        }
    }
    let settings = reads(&good).ok()?;
    (!good.is_empty()).then_some((settings, broken))
}

/// The rows of the file, each with its value as it is written.
struct Fields(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_struct("Settings", &[], Rows)
    }
}

struct Rows;

impl<'de> Visitor<'de> for Rows {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("settings by their names")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
        let mut rows = Vec::new();
        while let Some(Name(name)) = map.next_key()? {
            rows.push((name, map.next_value()?));
        }
        Ok(Fields(rows))
    }
}

/// The name of a setting, which stands without quotation marks.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Word;
        impl Visitor<'_> for Word {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Name, E> {
                Ok(Name(word.to_owned()))
            }
        }
        from.deserialize_identifier(Word)
    }
}
