//! Finds English words on a French page.

use crate::page::Page;
use anyhow::{Context as _, Error, Result, ensure};
use menagerie_texts::Language;
use std::collections::BTreeSet;
use std::fs;

/// All texts of the page, visible or for screen readers, including those in shadow roots, and those shown on demand. Code, text to be
/// typed, and text marked as another language are left out.
const SAID: &str = r#"
    const said = [];
    const read = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) read(element.shadowRoot);
            if (!element.checkVisibility() || element.closest("script, style, noscript, code, pre, textarea, [lang]:not([lang=fr]), [data-betza]")) continue;
            for (const name of ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "alt", "placeholder"]) {
                if (element.hasAttribute(name)) said.push(element.getAttribute(name));
            }
            for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
        }
    };
    read(document);
    said.push(document.title);
    return said.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
"#;

/// Words of both languages, or names, that the catalogues do not reveal as such.
const ALIKE: [&str; 17] = [
    // Names of games, and of pages in other languages: the Chess Variant Pages.
    "imperial",
    "variant",
    "menagerie",
    "gigachess",
    "byoyomi",
    "pgn",
    "fen",
    "png",
    "svg",
    "html",
    // A name: an inventor's.
    "mark",
    // French as well, though the French catalogue has them in other forms.
    "arrive",
    "double",
    "file",
    "seconds",
    "attaque",
    "position",
];

/// The words of a language's catalogue, in lower case.
fn words(language: Language) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for file in menagerie_texts::read::files(language).map_err(Error::msg)? {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let value = line.split_once('=').map_or(line, |(_, value)| value);
            // Placeholders have names for translators.
            let words = value.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after));
            found.extend(words.flat_map(parts));
        }
    }
    Ok(found)
}

/// The words of a text, in lower case. Two letters are not a word but a square or a move.
fn parts(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.chars().count() > 2).map(str::to_lowercase)
}

/// Words of the English catalogue that are not in the French one.
#[derive(Debug)]
pub struct EnglishWords(BTreeSet<String>);

impl EnglishWords {
    /// Reads the catalogues.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn read() -> Result<EnglishWords> {
        let french = words(Language::FR)?;
        let english = words(Language::EN)?.into_iter();
        let english: BTreeSet<String> =
            english.filter(|word| !french.contains(word) && !ALIKE.contains(&word.as_str())).collect();
        ensure!(english.len() > 500 && english.contains("the"), "the catalogues cannot be distinguished");
        Ok(EnglishWords(english))
    }

    /// Checks that no text of the page is English. `place` is for the message.
    ///
    /// # Errors
    /// When something is.
    pub async fn none_on(&self, page: &Page, place: &str) -> Result<()> {
        let said = page.script(SAID).await?;
        let said = said.as_array().context("a list of texts")?;
        ensure!(said.len() > 5, "{place}: the page says next to nothing");
        for text in said {
            let text = text.as_str().unwrap_or_default();
            // Attributes are quoted as they were written: `piece="unicorn"`.
            let own: String = text
                .split('"')
                .step_by(2)
                .map(|part| part.rsplit_once(' ').filter(|_| part.ends_with('=')).map_or(part, |(own, _)| own))
                .collect();
            if let Some(word) = parts(&own).find(|word| self.0.contains(word)) {
                anyhow::bail!("{place}: “{word}” is English in “{text}”");
            }
        }
        Ok(())
    }
}
