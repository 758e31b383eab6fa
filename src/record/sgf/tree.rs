//! SGF as a syntax: trees of nodes with properties, of which a game's main line is kept.

use crate::rules::ReadError;

/// One property value of a node, with the line it stands on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    pub name: String,
    pub value: String,
    pub line: usize,
}

/// A game's main line, node by node, and what is wrong with the text after it, if anything.
#[derive(Clone, Debug, Default)]
pub struct MainLine {
    pub nodes: Vec<Vec<Property>>,
    pub error: Option<ReadError>,
}

/// The main lines of all games of a text. After an error nothing more is read.
pub fn read(text: &str) -> Vec<MainLine> {
    let mut scanner = Scanner {
        chars: text.chars().peekable(),
        line: 1,
    };
    let mut games: Vec<MainLine> = Vec::new();
    // For each open parenthesis: whether it is on the main line, and whether a variation has begun in it.
    let mut open: Vec<(bool, bool)> = Vec::new();
    loop {
        let step = scanner.step(&mut games, &mut open);
        match step {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                let error = Some(error.on_line(scanner.line));
                if open.is_empty() {
                    games.push(MainLine::default());
                }
                if let Some(game) = games.last_mut() {
                    game.error = error;
                }
                break;
            }
        }
    }
    games
}

struct Scanner<'a> {
    chars: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
}

impl Scanner<'_> {
    fn next(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        self.line += usize::from(c == '\n');
        Some(c)
    }

    /// Reads one thing; false at the end of the text.
    fn step(
        &mut self,
        games: &mut Vec<MainLine>,
        open: &mut Vec<(bool, bool)>,
    ) -> Result<bool, ReadError> {
        let Some(c) = self.next() else {
            if open.is_empty() {
                return Ok(false);
            }
            return Err(ReadError::new(
                "",
                "the text ends before its game does: a ) is missing",
            ));
        };
        match c {
            '(' => {
                let main = if let Some((main, branched)) = open.last_mut() {
                    *main && !std::mem::replace(branched, true)
                } else {
                    games.push(MainLine::default());
                    true
                };
                open.push((main, false));
            }
            ')' => {
                if open.pop().is_none() {
                    return Err(ReadError::new(")", "closes no game"));
                }
            }
            ';' => {
                if open.is_empty() {
                    return Err(ReadError::new(
                        ";",
                        "stands outside of any game; one begins with (;",
                    ));
                }
                if let (Some(&(true, _)), Some(game)) = (open.last(), games.last_mut()) {
                    game.nodes.push(Vec::new());
                }
            }
            c if c.is_whitespace() || c == '\u{FEFF}' => {}
            c if c.is_alphanumeric() && !open.is_empty() => {
                let mut name = String::from(c);
                while let Some(c) = self.chars.next_if(|c| c.is_alphanumeric()) {
                    name.push(c);
                }
                let main = open.last().is_some_and(|&(main, _)| main);
                let game = games.last_mut().filter(|_| main);
                self.values(&name, game)?;
            }
            c => {
                return Err(ReadError::new(
                    &c.to_string(),
                    "is not SGF; a game looks like (;GM[25] ; P0[1 Dropb 9 G 4 3] )",
                ));
            }
        }
        Ok(true)
    }

    /// The bracketed values behind a property's name.
    fn values(&mut self, name: &str, mut game: Option<&mut MainLine>) -> Result<(), ReadError> {
        let mut any = false;
        loop {
            while self.chars.peek().is_some_and(|c| c.is_whitespace()) {
                self.next();
            }
            if self.chars.peek() != Some(&'[') {
                break;
            }
            let line = self.line;
            self.next();
            let mut value = String::new();
            loop {
                match self.next() {
                    Some(']') => break,
                    Some('\\') => value.extend(self.next()),
                    Some(c) => value.push(c),
                    None => {
                        return Err(ReadError::new(name, "its value is cut off: a ] is missing"));
                    }
                }
            }
            any = true;
            if let Some(game) = &mut game {
                if game.nodes.is_empty() {
                    game.nodes.push(Vec::new());
                }
                let name = name.to_owned();
                if let Some(node) = game.nodes.last_mut() {
                    node.push(Property { name, value, line });
                }
            }
        }
        if any {
            Ok(())
        } else {
            Err(ReadError::new(name, "has no value in brackets"))
        }
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
