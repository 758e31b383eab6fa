//! Texts without what a person who searches would not type: capitals, accents, the dots of ё and ü.

use std::ops::Range;

/// A text letter by letter as it is compared, and where each letter stands in the text as it is read.
#[derive(Debug)]
pub(super) struct Folded {
    letters: Vec<char>,
    places: Vec<Range<usize>>,
}

impl Folded {
    pub(super) fn new(text: &str) -> Self {
        let mut folded = Self {
            letters: Vec::new(),
            places: Vec::new(),
        };
        for (at, letter) in text.char_indices() {
            if is_accent(letter) {
                // It belongs to the letter before it.
                if let Some(place) = folded.places.last_mut() {
                    place.end = at + letter.len_utf8();
                }
                continue;
            }
            for small in letter.to_lowercase().map(plain) {
                // A large letter may be two small ones, or one with an accent behind it.
                if !is_accent(small) {
                    folded.letters.push(small);
                    folded.places.push(at..at + letter.len_utf8());
                }
            }
        }
        folded
    }

    /// The words that a person searches for: whatever stands between signs that are no letters and no digits.
    pub(super) fn words(&self) -> Vec<&[char]> {
        let words = self.letters.split(|letter| !letter.is_alphanumeric());
        words.filter(|word| !word.is_empty()).collect()
    }

    /// Where the letters stand, in bytes of the text, or only where a word begins with them.
    pub(super) fn find(&self, letters: &[char], only_word_starts: bool) -> Vec<Range<usize>> {
        let starts_word = |at: usize| at == 0 || !self.letters[at - 1].is_alphanumeric();
        let windows = self.letters.windows(letters.len()).enumerate();
        windows
            .filter(|&(at, window)| window == letters && (!only_word_starts || starts_word(at)))
            .map(|(at, _)| self.places[at].start..self.places[at + letters.len() - 1].end)
            .collect()
    }
}

/// A combining mark.
const fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// The letter under an accent, for the languages that Strata speaks.
const fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'ą' => 'a',
        'ć' => 'c',
        'é' | 'è' | 'ę' => 'e',
        'í' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ó' | 'ö' => 'o',
        'ś' => 's',
        'ú' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        'ё' => 'е',
        // Systems write it as и with a mark too.
        'й' => 'и',
        // 4×4 is typed as 4x4.
        '×' => 'x',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_found_with_and_without_its_accent_where_it_stands() {
        let text = "Żeton: мой ЁЖ, PÜNCT\u{301}!";
        let folded = Folded::new(text);
        let found = |word: &str| -> Vec<&str> {
            let letters = Folded::new(word).letters;
            let places = folded.find(&letters, true);
            places.iter().map(|place| &text[place.clone()]).collect()
        };
        assert_eq!(found("zeton"), ["Żeton"]);
        assert_eq!(found("Żet"), ["Żet"]);
        assert_eq!(found("мои"), ["мой"]);
        assert_eq!(found("мои\u{306}"), ["мой"]);
        assert_eq!(found("еж"), ["ЁЖ"]);
        assert_eq!(found("punct"), ["PÜNCT\u{301}"]);
        assert_eq!(found("eton"), [""; 0]);
        assert_eq!(found("a word that is longer than the whole text"), [""; 0]);
    }
}
