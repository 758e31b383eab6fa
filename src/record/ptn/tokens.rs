//! A PTN text cut into tags, comments and words, each with its line.

/// A piece of text: a tag's name, what stands between braces, or a word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub line: usize,
    pub text: &'a str,
    pub what: What<'a>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum What<'a> {
    Tag {
        value: &'a str,
    },
    /// A line that begins like a tag and doesn't go on like one.
    BadTag,
    Comment,
    /// A comment that the text ends in.
    OpenComment,
    Word,
}

pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut rest = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let mut line = 1;
    let mut tokens = Vec::new();
    loop {
        let trimmed = rest.trim_start();
        line += lines(&rest[..rest.len() - trimmed.len()]);
        rest = trimmed;
        if rest.is_empty() {
            return tokens;
        }
        let (text, what, length) = next(rest);
        tokens.push(Token { line, text, what });
        line += lines(&rest[..length]);
        rest = &rest[length..];
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
    if rest.starts_with('[') {
        let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
        return match tag(line) {
            Some((name, value, length)) => (name, What::Tag { value }, length),
            None => (line, What::BadTag, line.len()),
        };
    }
    let end = rest
        .find(|c: char| c.is_whitespace() || c == '{' || c == '[')
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
