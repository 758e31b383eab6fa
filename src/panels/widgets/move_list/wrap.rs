//! Comments broken into lines.

/// Breaks a text into lines of so many signs, between words where it can; at least `enough` lines of a longer one.
pub(super) fn wrap(text: &str, width: usize, enough: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut length = 0;
        for word in paragraph.split_whitespace() {
            let more = word.chars().count();
            if length > 0 && length + 1 + more > width {
                lines.push(std::mem::take(&mut line));
                length = 0;
            }
            if length > 0 {
                line.push(' ');
                length += 1;
            }
            line.push_str(word);
            length += more;
        }
        if !line.is_empty() {
            lines.push(line);
        }
        if lines.len() > enough {
            break;
        }
    }
    lines
}
