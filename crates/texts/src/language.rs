//! The list of languages: the folders of `assets/texts`.

/// A language that is spoken here. Each has a constant, named after its tag: [`Language::EN`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(u8);

/// What a language's `language.json` says.
struct LanguageRow {
    tag: &'static str,
    name: &'static str,
    decimal: char,
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// How many there are.
    pub const COUNT: usize = ROWS.len();

    /// All of them. The first is English, which stands in for a language that is not spoken here.
    pub const ALL: [Language; Language::COUNT] = {
        let mut all = [Language(0); Language::COUNT];
        let mut number = 0;
        while number < all.len() {
            all[number] = Language(number as u8);
            number += 1;
        }
        all
    };

    /// The tags of all of them.
    pub const TAGS: [&str; Language::COUNT] = {
        let mut tags = [""; Language::COUNT];
        let mut number = 0;
        while number < tags.len() {
            tags[number] = ROWS[number].tag;
            number += 1;
        }
        tags
    };

    /// Its place in [`Language::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its tag, which is also the name of its folder: `en`.
    pub const fn tag(self) -> &'static str {
        ROWS[self.index()].tag
    }

    /// Its own name in itself.
    pub const fn name(self) -> &'static str {
        ROWS[self.index()].name
    }

    /// What stands between a number and its decimals: `.` or `,`.
    pub const fn decimal(self) -> char {
        ROWS[self.index()].decimal
    }

    /// The language with this tag, for constants: where there is none, they do not compile.
    ///
    /// # Panics
    /// When no language has this tag.
    pub const fn with_tag(tag: &str) -> Language {
        let mut number = 0;
        while number < Language::COUNT {
            let (known, mut at) = (ROWS[number].tag.as_bytes(), 0);
            while at < known.len() && at < tag.len() && known[at] == tag.as_bytes()[at] {
                at += 1;
            }
            if at == known.len() && at == tag.len() {
                return Language(number as u8);
            }
            number += 1;
        }
        panic!("no language has this tag")
    }

    /// The language for a tag such as `fr` or `fr-CA`, if it is supported.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }
}
