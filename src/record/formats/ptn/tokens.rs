//! A PTN text cut into tags, comments, parentheses and words, each with its line.

/// A piece of text: a tag's name, what stands between braces, or a word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub line: usize,
    pub text: &'a str,
    pub what: What<'a>,
    /// An empty line stands before it.
    pub after_gap: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum What<'a> {
    Tag {
        value: &'a str,
    },
    /// A line that begins like a tag and doesn't go on like one.
    BadTag,
    /// In braces, or after `;` to the end of the line.
    Comment,
    /// A comment that the text ends in.
    OpenComment,
    Open,
    Close,
    Word,
}

impl Token<'_> {
    pub(super) const fn is_tag(&self) -> bool {
        matches!(self.what, What::Tag { .. } | What::BadTag)
    }
}

/// Cuts a text as it is asked, so that a large one costs no more memory than it has.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            rest: text.strip_prefix('\u{FEFF}').unwrap_or(text),
            line: 1,
        }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        let trimmed = self.rest.trim_start();
        let breaks = lines(&self.rest[..self.rest.len() - trimmed.len()]);
        self.line += breaks;
        self.rest = trimmed;
        if trimmed.is_empty() {
            return None;
        }
        let (text, what, length) = next(trimmed);
        let token = Token {
            line: self.line,
            text,
            what,
            after_gap: breaks > 1,
        };
        self.line += lines(&trimmed[..length]);
        self.rest = &trimmed[length..];
        Some(token)
    }
}

fn lines(text: &str) -> usize {
    text.bytes().filter(|&b| b == b'\n').count()
}

/// The token that a text without leading blanks begins with, and how long it is.
fn next(rest: &str) -> (&str, What<'_>, usize) {
    if let Some(inside) = rest.strip_prefix('{') {
        return match inside.find('}') {
            Some(end) => (&inside[..end], What::Comment, end + 2),
            None => (rest, What::OpenComment, rest.len()),
        };
    }
    let line = || &rest[..rest.find('\n').unwrap_or(rest.len())];
    if let Some(inside) = rest.strip_prefix(';') {
        let inside = &inside[..line().len() - 1];
        return (inside.trim(), What::Comment, 1 + inside.len());
    }
    if rest.starts_with('[') {
        let line = line();
        return match tag(line) {
            Some((name, value, length)) => (name, What::Tag { value }, length),
            None => (line, What::BadTag, line.len()),
        };
    }
    if rest.starts_with('(') {
        return (&rest[..1], What::Open, 1);
    }
    if rest.starts_with(')') {
        return (&rest[..1], What::Close, 1);
    }
    let end = rest
        .find(|c: char| c.is_whitespace() || matches!(c, '{' | '[' | '(' | ')' | ';'))
        .unwrap_or(rest.len());
    (&rest[..end], What::Word, end)
}

/// `[Name "value"]` at the beginning of a line: name, value, length. The value ends at the first quote that a
/// bracket follows, so that it may hold other quotes.
fn tag(line: &str) -> Option<(&str, &str, usize)> {
    let inside = line.strip_prefix('[')?.trim_start();
    let name_end = inside.find(|c: char| !is_name(c))?;
    let (name, after_name) = inside.split_at(name_end);
    let value_on = after_name.trim_start().strip_prefix('"')?;
    let end = value_end(value_on)?;
    let close = value_on[end..].find(']')?;
    let length = line.len() - (value_on.len() - end - close - 1);
    (!name.is_empty()).then_some((name, &value_on[..end], length))
}

/// What a tag's name is made of.
pub(super) fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Where a value ends in what follows its opening quote.
pub(super) fn value_end(text: &str) -> Option<usize> {
    text.match_indices('"')
        .map(|(at, _)| at)
        .find(|&at| text[at + 1..].trim_start().starts_with(']'))
}

/// The digits, the number of dots and what follows them in a word like `12.`, `12...` or `12.a1`.
pub(super) fn number(word: &str) -> Option<(&str, usize, &str)> {
    let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = after_digits.trim_start_matches('.');
    let (digits, dots) = (
        word.len() - after_digits.len(),
        after_digits.len() - rest.len(),
    );
    (digits > 0 && dots > 0).then_some((&word[..digits], dots, rest))
}
