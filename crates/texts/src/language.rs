//! The list of languages. Whatever speaks several takes them from here.

/// A language that is spoken here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English, which is spoken where a language is asked for that is not spoken here.
    #[default]
    English,
    /// French.
    French,
}

/// The catalogue of a language that the game page reads while it runs.
macro_rules! page {
    ($tag:literal) => {
        &[
            include_str!(concat!("../../../assets/texts/", $tag, "/names.ftl")),
            include_str!(concat!("../../../assets/texts/", $tag, "/page.ftl")),
            include_str!(concat!("../../../assets/texts/", $tag, "/game.ftl")),
            include_str!(concat!("../../../assets/texts/", $tag, "/board.ftl")),
            include_str!(concat!("../../../assets/texts/", $tag, "/friend.ftl")),
            include_str!(concat!("../../../assets/texts/", $tag, "/school.ftl")),
            include_str!(concat!("../../../assets/texts/", $tag, "/puzzles.ftl")),
            include_str!(concat!("../../../assets/texts/", $tag, "/joys.ftl")),
        ]
    };
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The tags of all of them.
    pub const TAGS: [&str; 2] = [Language::ALL[0].tag(), Language::ALL[1].tag()];

    /// Its tag, which is also the name of its folder: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
        }
    }

    /// The language of a tag such as `fr` or `fr-CA`, if it is spoken here.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// The Fluent files of the game page.
    pub const fn page_catalogue(self) -> &'static [&'static str] {
        match self {
            Language::English => page!("en"),
            Language::French => page!("fr"),
        }
    }
}
