//! SGF as a syntax: trees of nodes with properties, read one thing at a time.

use crate::rules::{Fault, ReadError};

/// One property value of a node, with the line it stands on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    pub name: String,
    pub value: String,
    pub line: usize,
}

/// What a text is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    Open,
    Close,
    /// A node begins.
    Node,
    Property(Property),
}

/// Reads a text item by item; nothing follows an error.
pub struct Scanner<'a> {
    chars: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
    /// How many parentheses are open.
    depth: usize,
    /// The property whose values are being read.
    name: Option<String>,
    ended: bool,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Self {
        Self {
            chars: text.chars().peekable(),
            line: 1,
            depth: 0,
            name: None,
            ended: false,
        }
    }

    pub const fn line(&self) -> usize {
        self.line
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        self.line += usize::from(c == '\n');
        Some(c)
    }

    fn skip_blanks(&mut self) {
        while self
            .chars
            .peek()
            .is_some_and(|&c| c.is_whitespace() || c == '\u{FEFF}')
        {
            self.bump();
        }
    }

    /// The next item; `None` at the end of the text.
    fn item(&mut self) -> Result<Option<Item>, ReadError> {
        self.skip_blanks();
        if let Some(name) = &self.name {
            // One property may have several values.
            if self.chars.peek() == Some(&'[') {
                let name = name.clone();
                return self.value(name).map(Some);
            }
            self.name = None;
        }
        let Some(c) = self.bump() else {
            return if self.depth == 0 {
                Ok(None)
            } else {
                let reason = "the text ends before its game does: a ) is missing";
                Err(ReadError::new("", reason).with(Fault::NoEnd))
            };
        };
        match c {
            '(' => {
                self.depth += 1;
                Ok(Some(Item::Open))
            }
            ')' if self.depth == 0 => Err(ReadError::new(")", "closes no game")),
            ')' => {
                self.depth -= 1;
                Ok(Some(Item::Close))
            }
            ';' if self.depth == 0 => Err(ReadError::new(
                ";",
                "stands outside of any game; one begins with (;",
            )),
            ';' => Ok(Some(Item::Node)),
            c if c.is_alphanumeric() && self.depth > 0 => {
                let mut name = String::from(c);
                while let Some(c) = self.chars.next_if(|c| c.is_alphanumeric()) {
                    name.push(c);
                }
                self.skip_blanks();
                if self.chars.peek() != Some(&'[') {
                    return Err(ReadError::new(&name, "has no value in brackets"));
                }
                self.name = Some(name.clone());
                self.value(name).map(Some)
            }
            c => Err(ReadError::new(
                &c.to_string(),
                "is not SGF; a game looks like (;GM[25] ; P0[1 Dropb 9 G 4 3] )",
            )),
        }
    }

    /// A value at its bracket.
    fn value(&mut self, name: String) -> Result<Item, ReadError> {
        let line = self.line;
        self.bump();
        let mut value = String::new();
        loop {
            match self.bump() {
                Some(']') => return Ok(Item::Property(Property { name, value, line })),
                Some('\\') => value.extend(self.bump()),
                Some(c) => value.push(c),
                None => {
                    let reason = "its value is cut off: a ] is missing";
                    return Err(ReadError::new(&name, reason).with(Fault::NoEnd));
                }
            }
        }
    }
}

impl Iterator for Scanner<'_> {
    type Item = Result<Item, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let item = self.item().map_err(|error| error.on_line(self.line));
        self.ended = !matches!(item, Ok(Some(_)));
        item.transpose()
    }
}

/// A value with what SGF reserves escaped.
pub fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for c in value.chars() {
        if matches!(c, ']' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text
}
