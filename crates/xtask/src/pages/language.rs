//! The languages of the rules pages, and the words that they have in each.

use crate::process::root;
use anyhow::{Context as _, Result};
use std::collections::BTreeMap;
use std::fs;

/// A language of the rules pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageLanguage {
    /// English.
    English,
    /// French.
    French,
}

impl PageLanguage {
    /// All of them, the first at the shorter address.
    pub const ALL: [PageLanguage; 2] = [PageLanguage::English, PageLanguage::French];

    /// Its tag, which is also the folder of its templates.
    pub const fn tag(self) -> &'static str {
        match self {
            PageLanguage::English => "en",
            PageLanguage::French => "fr",
        }
    }

    /// The folder of its pages below the site's.
    pub const fn folder(self) -> &'static str {
        match self {
            PageLanguage::English => "rules/",
            PageLanguage::French => "rules/fr/",
        }
    }

    /// The language to change to.
    pub const fn other(self) -> PageLanguage {
        match self {
            PageLanguage::English => PageLanguage::French,
            PageLanguage::French => PageLanguage::English,
        }
    }

    /// The words between the data: `words.json`, which has them in every language.
    ///
    /// # Errors
    /// When the file is missing or not as expected, or a word has no form in this language.
    pub fn words(self) -> Result<BTreeMap<String, String>> {
        let file = super::source().join("words.json");
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let words: BTreeMap<String, BTreeMap<String, String>> =
            serde_json::from_str(&text).with_context(|| file.display().to_string())?;
        let own = |(id, mut forms): (String, BTreeMap<String, String>)| {
            let form = forms.remove(self.tag()).with_context(|| format!("words.json: {id} in {}", self.tag()))?;
            Ok((id, form))
        };
        words.into_iter().map(own).collect()
    }

    /// The names that the game page has in this language: `piece-king`, `player-white`, `line-king`, `game-janus`.
    ///
    /// # Errors
    /// When the file is missing.
    pub fn names(self) -> Result<BTreeMap<String, String>> {
        let file = root().join("assets/texts").join(self.tag()).join("names.ftl");
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let entries = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        Ok(entries.filter_map(|line| line.split_once(" = ")).map(|(id, name)| (id.into(), name.into())).collect())
    }
}
