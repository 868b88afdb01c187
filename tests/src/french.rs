//! Words that are English and nothing else, found in what a French page says.

use crate::page::Page;
use anyhow::{Context as _, Result, ensure};
use menagerie_texts::Language;
use std::collections::BTreeSet;
use std::fs;

/// Everything that the page says now: to the eye, and to whoever hears it. Also inside of elements with a shadow, and what is only
/// said when it is asked for. What is code, what someone types, and what says that it is in another language is left out.
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

/// Words of both languages, or names, that the catalogues do not show to be so.
const ALIKE: [&str; 17] = [
    // What pages in other languages call a game, or themselves: the Chess Variant Pages.
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

/// The words of a language's catalogue, in small letters.
fn words(language: Language) -> Result<BTreeSet<String>> {
    let folder = menagerie_texts::read::folder(language);
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let text = fs::read_to_string(entry?.path())?;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let value = line.split_once('=').map_or(line, |(_, value)| value);
            // What stands in a gap is named for those who translate.
            let words = value.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after));
            found.extend(words.flat_map(parts));
        }
    }
    Ok(found)
}

/// The words of a text, in small letters. Two letters are no word: a square, a move.
fn parts(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.chars().count() > 2).map(str::to_lowercase)
}

/// Words that the English catalogue has and the French one has not.
#[derive(Debug)]
pub struct EnglishWords(BTreeSet<String>);

impl EnglishWords {
    /// Reads the catalogues.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn read() -> Result<EnglishWords> {
        let french = words(Language::French)?;
        let english = words(Language::English)?.into_iter();
        let english: BTreeSet<String> =
            english.filter(|word| !french.contains(word) && !ALIKE.contains(&word.as_str())).collect();
        ensure!(english.len() > 500 && english.contains("the"), "the catalogues cannot be told apart");
        Ok(EnglishWords(english))
    }

    /// Makes sure that nothing of what the page says is English. `place` tells where it was read.
    ///
    /// # Errors
    /// When something is.
    pub async fn none_on(&self, page: &Page, place: &str) -> Result<()> {
        let said = page.script(SAID).await?;
        let said = said.as_array().context("a list of texts")?;
        ensure!(said.len() > 5, "{place}: the page says next to nothing");
        for text in said {
            let text = text.as_str().unwrap_or_default();
            // What was written is told back as it was written: `piece="unicorn"`.
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
