//! Finding a place in the rules by words that a person types.

use super::fold::Folded;
use super::{Block, Rulebook};
use crate::words::{Key, Sentence, Words};
use std::ops::Range;

/// A place where all the words stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Counted from the first chapter of the book.
    pub chapter: usize,
    /// Counted from the chapter's first block; `None` for the chapter's title.
    pub block: Option<usize>,
    /// The sentences as they were searched: a title, a paragraph, a scene's title and sentence.
    pub text: String,
    /// Where the words stand in the text, in bytes, from left to right and apart from each other.
    pub marks: Vec<Range<usize>>,
}

/// How a typed word is looked for.
#[derive(Copy, Clone, Debug)]
enum Manner {
    /// As the beginning of a word.
    Beginning,
    /// The same without its ending, as it may have another case or number there.
    Stem,
    Anywhere,
}

impl Rulebook {
    /// The places where all words of the query stand, in the order of the book. Capitals and accents don't matter, and a
    /// beginning of a word is enough; where that finds nothing, words are looked for without their endings, then inside others.
    pub fn search(&self, words: &Words, query: &str) -> Vec<Hit> {
        let query = Folded::new(query);
        let wanted = query.words();
        if wanted.is_empty() {
            return Vec::new();
        }
        let texts = self.texts(words);
        let manners = [Manner::Beginning, Manner::Stem, Manner::Anywhere];
        let mut found = manners.into_iter().map(|manner| -> Vec<Hit> {
            let hits = texts.iter().filter_map(|text| text.hit(&wanted, manner));
            hits.collect()
        });
        found.find(|hits| !hits.is_empty()).unwrap_or_default()
    }

    /// All that the book says.
    fn texts(&self, words: &Words) -> Vec<Text> {
        let mut texts = Vec::new();
        for (chapter, contents) in self.chapters.iter().enumerate() {
            let title = Key::find(&contents.title).map(Sentence::from);
            let blocks = contents.blocks.iter().enumerate();
            let blocks = blocks.map(|(at, block)| (Some(at), self.sentences(block), gap(block)));
            let title = (None, title.into_iter().collect(), "");
            for (block, sentences, gap) in std::iter::once(title).chain(blocks) {
                let said: Vec<String> = sentences.iter().map(|said| words.say(said)).collect();
                let read = said.join(gap);
                texts.push(Text {
                    chapter,
                    block,
                    folded: Folded::new(&read),
                    read,
                });
            }
        }
        texts
    }
}

/// What stands between the sentences of a block: a scene's title has no full stop.
const fn gap(block: &Block) -> &'static str {
    match block {
        Block::Text(_) => " ",
        Block::Scene(_) => ". ",
        Block::Sets => " · ",
    }
}

/// One title or block.
struct Text {
    chapter: usize,
    block: Option<usize>,
    read: String,
    folded: Folded,
}

impl Text {
    fn hit(&self, wanted: &[&[char]], manner: Manner) -> Option<Hit> {
        let mut marks = Vec::new();
        for word in wanted {
            let found = match manner {
                Manner::Beginning => self.folded.find(word, true),
                Manner::Stem => self.folded.find(stem(word), true),
                Manner::Anywhere => self.folded.find(word, false),
            };
            if found.is_empty() {
                return None;
            }
            marks.extend(found);
        }
        Some(Hit {
            chapter: self.chapter,
            block: self.block,
            text: self.read.clone(),
            marks: apart(marks),
        })
    }
}

/// A word without what case and number change in it. Short words are left alone: little else would be left of them.
fn stem(word: &[char]) -> &[char] {
    let ending = match word.len() {
        0..=4 => 0,
        5 => 1,
        _ => 2,
    };
    &word[..word.len() - ending]
}

/// The same marks in order, with those that touch made one.
fn apart(mut marks: Vec<Range<usize>>) -> Vec<Range<usize>> {
    marks.sort_by_key(|mark| (mark.start, mark.end));
    let mut apart: Vec<Range<usize>> = Vec::new();
    for mark in marks {
        match apart.last_mut() {
            Some(before) if mark.start <= before.end => before.end = before.end.max(mark.end),
            _ => apart.push(mark),
        }
    }
    apart
}
