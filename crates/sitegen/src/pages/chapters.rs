//! Texts about the rules of a game: `games/ID/rules/LANGUAGE.html`, a list of sections.
//!
//! A section with a title is a chapter, and is in the table of contents. One without a title replaces a default part of the page or of
//! the card. `instead` names the sections of the rulebook that are then left out.

use super::list;
use anyhow::{Context as _, Result, ensure};
use menagerie_texts::Language;
use minijinja::{Environment, Value, context};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use xtask::process::root;

/// The parts of the page and the card that a game may replace.
const PLACES: [&str; 13] = [
    "summary",
    "description",
    "intro",
    "facts",
    "setup",
    "glance-where",
    "glance",
    "pieces",
    "notation",
    "decisions",
    "sources",
    "card",
    "card-sign",
];

/// The macros for the texts.
const PARTS: &str = "{% import \"parts.html\" as parts %}";

/// The texts of a game in a language.
#[derive(Clone, Debug, Default)]
pub struct Chapters {
    all: Vec<Chapter>,
    /// The sections of the rulebook that they replace.
    pub instead: BTreeSet<String>,
}

/// A text as a template.
#[derive(Clone, Debug)]
struct Chapter {
    id: String,
    title: Option<String>,
    body: String,
}

/// The folder of the texts about a game.
pub fn folder(game: &str) -> PathBuf {
    root().join("games").join(game).join("rules")
}

/// The games at the beginning of the index of the rules: those with a summary in the first language.
///
/// # Errors
/// When the texts of a game are not as expected.
pub fn games() -> Result<Vec<&'static str>> {
    let mut found = Vec::new();
    for id in list::ids() {
        if Chapters::read(id, Language::ALL[0])?.summary().is_some() {
            found.push(id);
        }
    }
    Ok(found)
}

impl Chapters {
    /// Reads the texts of a game; there are none where nobody has written any. What nobody has translated is English.
    ///
    /// # Errors
    /// When they are not as expected, naming the file.
    pub fn read(game: &str, language: Language) -> Result<Self> {
        let files = [language, Language::EN].map(|it| folder(game).join(it.tag()).with_extension("html"));
        let Some(file) = files.into_iter().find(|file| file.is_file()) else { return Ok(Self::default()) };
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        Self::parse(&text).with_context(|| file.display().to_string())
    }

    /// Their ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|it| &*it.id)
    }

    /// The text about the game in the list of rules.
    pub fn summary(&self) -> Option<&str> {
        self.all.iter().find(|it| it.id == "summary").map(|it| &*it.body)
    }

    fn parse(text: &str) -> Result<Self> {
        let text = format!("<rules>{text}</rules>");
        let document = Document::parse(&text)?;
        let mut chapters = Self::default();
        for section in document.root_element().children().filter(Node::is_element) {
            let id = section.attribute("id").context("a section without an id")?;
            let title = section.attribute("title").map(str::to_owned);
            ensure!(section.has_tag_name("section"), "{id} is no section");
            ensure!(PLACES.contains(&id) == title.is_none(), "{id} must be a place of the page, or have a title");
            ensure!(chapters.all.iter().all(|it| it.id != id), "{id} is there twice");
            let (Some(first), Some(last)) = (section.first_child(), section.last_child()) else { continue };
            let body = text[first.range().start..last.range().end].to_owned();
            chapters.all.push(Chapter { id: id.to_owned(), title, body });
            let instead = section.attribute("instead").unwrap_or_default();
            chapters.instead.extend(instead.split_whitespace().map(str::to_owned));
        }
        Ok(chapters)
    }

    /// The rendered texts for templates: `texts`, by the names of the parts, where there is one, and `chapters`, those with a title.
    ///
    /// # Errors
    /// When a text refers to something that does not exist.
    pub fn fill(&self, templates: &Environment<'_>, values: &Value) -> Result<Value> {
        let mut texts: BTreeMap<String, Option<Value>> =
            PLACES.into_iter().map(|place| (place.replace('-', "_"), None)).collect();
        let mut titled = Vec::new();
        for Chapter { id, title, body } in &self.all {
            let body = templates.render_str(&format!("{PARTS}{}", body.trim()), values);
            let body = Value::from_safe_string(body.with_context(|| format!("the section {id}"))?);
            match title {
                Some(title) => titled.push(context! { id, title, body }),
                None => drop(texts.insert(id.replace('-', "_"), Some(body))),
            }
        }
        Ok(context! { texts, chapters => titled })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_fill_places_or_are_chapters() {
        let text = "<section id=\"intro\"><p>A &amp; B</p></section>\n<section id=\"x\" title=\"Y\" instead=\"a b\">{{ z }}</section>";
        let chapters = Chapters::parse(text).unwrap();
        assert!(chapters.instead.iter().eq(["a", "b"]));
        let templates = super::super::templates(Language::EN).unwrap();
        let filled = chapters.fill(&templates, &context! { z => "<" }).unwrap();
        let shown = "{{ texts.intro }} {{ texts.facts or 0 }} {{ chapters[0].title }}: {{ chapters[0].body }}";
        assert_eq!(templates.render_str(shown, filled).unwrap(), "<p>A &amp; B</p> 0 Y: &lt;");
    }

    #[test]
    fn what_nothing_shows_is_an_error() {
        for text in ["<section id=\"nowhere\">a</section>", "<section id=\"intro\" title=\"a\">a</section>", "<p>a</p>"]
        {
            assert!(Chapters::parse(text).is_err(), "{text}");
        }
    }
}
