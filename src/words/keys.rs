//! Keys of sentences, checked while the program is compiled.

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The key of a sentence that exists. [`key!`](crate::key), [`sentence!`](crate::sentence) and [`say!`](crate::say) make them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key(&'static str);

impl Key {
    /// A key with the names of the arguments it is given. In a constant, a key that isn't in `assets/words/en`, an argument
    /// too few, too many or misspelt does not compile.
    pub const fn checked(key: &'static str, arguments: &[&str]) -> Self {
        let mut i = 0;
        while i < KEYS.len() {
            let (known, wanted) = KEYS[i];
            if same(known, key) {
                assert!(
                    wanted.len() == arguments.len() && all_in(arguments, wanted),
                    "these are not the arguments that this sentence has in assets/words/en"
                );
                return Self(key);
            }
            i += 1;
        }
        panic!("there is no sentence with this key in assets/words/en")
    }

    /// A key without arguments that data names, such as a scene; `None` when there is no such sentence.
    pub fn find(key: &str) -> Option<Self> {
        let found = KEYS
            .iter()
            .find(|(known, wanted)| *known == key && wanted.is_empty())?;
        Some(Self(found.0))
    }

    /// The names of a sentence's arguments; `None` when there is no such sentence.
    pub(super) fn arguments_of(key: &str) -> Option<&'static [&'static str]> {
        let found = KEYS.iter().find(|(known, _)| *known == key)?;
        Some(found.1)
    }

    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

const fn all_in(names: &[&str], wanted: &[&str]) -> bool {
    let mut i = 0;
    while i < names.len() {
        let mut found = false;
        let mut j = 0;
        while j < wanted.len() {
            found |= same(names[i], wanted[j]);
            j += 1;
        }
        if !found {
            return false;
        }
        i += 1;
    }
    true
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The key of a sentence without arguments, for tables of them: `key!("start-play")`.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        const { $crate::words::Key::checked($key, &[]) }
    };
}

/// A sentence as data, to be worded later: `sentence!("play-carry-limit", limit = 5)`.
#[macro_export]
macro_rules! sentence {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Sentence::new(
            const { $crate::words::Key::checked($key, &[$(stringify!($name)),*]) },
            vec![$((stringify!($name), $crate::words::Value::from($value))),*],
        )
    };
}

/// A sentence put into words at once, by whoever knows the language: `say!(ui, "play-carry-limit", limit = 5)`.
#[macro_export]
macro_rules! say {
    ($speaker:expr, $key:literal $($arguments:tt)*) => {{
        #[allow(unused_imports, reason = "a speaker known by its trait alone needs no import")]
        use $crate::words::Speaker as _;
        $speaker.words().say(&$crate::sentence!($key $($arguments)*))
    }};
}
