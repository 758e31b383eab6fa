//! Lines from another program, of any length and with any bytes.

use std::io::{self, BufRead};

/// Longer lines are refused; a game of ten thousand moves is a tenth of it.
const LONGEST_LINE: usize = 1 << 20;

/// A line of input. Of one that is too long nothing is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum InputLine {
    Text(String),
    TooLong,
}

/// The next line, whatever its bytes; `None` at the end of the input. One that is too long is read to its end.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    read(input, true)
}

/// The same from somebody who may never end a line: one that is too long is not read any further.
pub(super) fn read_line_or_give_up(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    read(input, false)
}

fn read(input: &mut impl BufRead, skips_long_lines: bool) -> io::Result<Option<InputLine>> {
    let mut line = Vec::new();
    let mut any = false;
    let mut too_long = false;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let piece = &buffer[..end.unwrap_or(buffer.len())];
        too_long |= line.len() + piece.len() > LONGEST_LINE;
        if too_long {
            line = Vec::new();
        } else {
            line.extend_from_slice(piece);
        }
        let used = piece.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || (too_long && !skips_long_lines) {
            break;
        }
    }
    let line = || InputLine::Text(String::from_utf8_lossy(&line).into_owned());
    Ok(any.then(|| if too_long { InputLine::TooLong } else { line() }))
}
