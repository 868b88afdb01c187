//! The languages there are.

use serde::Serialize;

/// A language of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextLanguage {
    English,
    French,
}

/// A language as the page lists it.
#[derive(Serialize)]
pub struct LanguageInfo {
    id: &'static str,
    name: &'static str,
}

impl TextLanguage {
    pub const ALL: [TextLanguage; 2] = [TextLanguage::English, TextLanguage::French];

    /// The first of the wanted languages that there is: `fr-CA` asks for French.
    pub fn choose(wanted: &[String]) -> TextLanguage {
        let of = |tag: &String| {
            let primary = tag.split(['-', '_']).next().unwrap_or_default();
            TextLanguage::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.id()))
        };
        wanted.iter().find_map(of).unwrap_or(TextLanguage::English)
    }

    pub const fn id(self) -> &'static str {
        match self {
            TextLanguage::English => "en",
            TextLanguage::French => "fr",
        }
    }

    pub fn describe(self) -> LanguageInfo {
        let name = match self {
            TextLanguage::English => "English",
            TextLanguage::French => "Français",
        };
        LanguageInfo { id: self.id(), name }
    }

    /// The catalogue's files.
    pub const fn sources(self) -> &'static [&'static str] {
        match self {
            TextLanguage::English => &[
                include_str!("../../../../assets/texts/en/names.ftl"),
                include_str!("../../../../assets/texts/en/page.ftl"),
                include_str!("../../../../assets/texts/en/game.ftl"),
                include_str!("../../../../assets/texts/en/board.ftl"),
            ],
            TextLanguage::French => &[
                include_str!("../../../../assets/texts/fr/names.ftl"),
                include_str!("../../../../assets/texts/fr/page.ftl"),
                include_str!("../../../../assets/texts/fr/game.ftl"),
                include_str!("../../../../assets/texts/fr/board.ftl"),
            ],
        }
    }
}
