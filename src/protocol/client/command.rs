//! How an engine is started.

use crate::rules::ReadError;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A program and its arguments. No shell ever sees them.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct EngineCommand {
    pub program: String,
    #[serde(default)]
    pub arguments: Vec<String>,
}

impl EngineCommand {
    /// The program's name without its folder and its ending.
    pub fn short_name(&self) -> String {
        let name = Path::new(&self.program).file_stem();
        name.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    }
}

/// The program that guards engines: this one, even where its file has been replaced meanwhile.
pub(super) fn own_program() -> PathBuf {
    if cfg!(target_os = "linux") {
        return PathBuf::from("/proc/self/exe");
    }
    std::env::current_exe().unwrap_or_else(|_| PathBuf::from("strata"))
}

impl FromStr for EngineCommand {
    type Err = ReadError;

    /// Words with spaces between; those in double quotes may have spaces in them.
    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut quoted = false;
        for sign in text.chars() {
            match sign {
                '"' => {
                    quoted = !quoted;
                    word.get_or_insert_default();
                }
                _ if sign.is_whitespace() && !quoted => words.extend(word.take()),
                _ => word.get_or_insert_default().push(sign),
            }
        }
        if quoted {
            return Err(ReadError::new(text, "a quotation mark is missing"));
        }
        words.extend(word);
        if words.is_empty() || words[0].is_empty() {
            return Err(ReadError::new(text, "a program is missing"));
        }
        let program = words.remove(0);
        Ok(Self {
            program,
            arguments: words,
        })
    }
}

impl fmt::Display for EngineCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = std::iter::once(&self.program).chain(&self.arguments);
        for (i, word) in words.enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            if word.is_empty() || word.contains(char::is_whitespace) {
                write!(f, "\"{word}\"")?;
            } else {
                f.write_str(word)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_words_and_quoted_words_and_comes_back_as_it_was() {
        let command = |text: &str| text.parse::<EngineCommand>();
        let read = command(r#"  "/a b/engine" --komi 2 "" x"y z" "#).unwrap();
        assert_eq!(read.program, "/a b/engine");
        assert_eq!(read.arguments, ["--komi", "2", "", "xy z"]);
        assert_eq!(command(&read.to_string()), Ok(read));
        for broken in ["", "   ", "\"\"", "engine \"half"] {
            assert!(command(broken).is_err(), "{broken}");
        }
        let kept = command("a; rm -rf $HOME | b").unwrap();
        assert_eq!(kept.arguments, ["rm", "-rf", "$HOME", "|", "b"]);
    }
}
