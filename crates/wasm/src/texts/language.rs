//! The languages there are.

use serde::Serialize;

/// A language of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    French,
}

/// A language as the page lists it.
#[derive(Serialize)]
pub struct Description {
    id: &'static str,
    name: &'static str,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The first of the wanted languages that there is: `fr-CA` asks for French.
    pub fn choose(wanted: &[String]) -> Language {
        let of = |tag: &String| {
            let primary = tag.split(['-', '_']).next().unwrap_or_default();
            Language::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.id()))
        };
        wanted.iter().find_map(of).unwrap_or(Language::English)
    }

    pub const fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    pub fn describe(self) -> Description {
        let name = match self {
            Language::English => "English",
            Language::French => "Français",
        };
        Description { id: self.id(), name }
    }

    /// The catalogue's files.
    pub const fn sources(self) -> &'static [&'static str] {
        match self {
            Language::English => &[
                include_str!("../../../../assets/texts/en/names.ftl"),
                include_str!("../../../../assets/texts/en/page.ftl"),
                include_str!("../../../../assets/texts/en/game.ftl"),
                include_str!("../../../../assets/texts/en/board.ftl"),
            ],
            Language::French => &[
                include_str!("../../../../assets/texts/fr/names.ftl"),
                include_str!("../../../../assets/texts/fr/page.ftl"),
                include_str!("../../../../assets/texts/fr/game.ftl"),
                include_str!("../../../../assets/texts/fr/board.ftl"),
            ],
        }
    }
}
