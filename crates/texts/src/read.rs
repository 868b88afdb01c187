//! Reads a file of a catalogue at build time: messages as texts with placeholders.

use crate::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextPart {
    /// Words.
    Words(String),
    /// A placeholder, by the name of its argument.
    Gap(String),
}

/// A text with placeholders.
pub type GappedText = Vec<TextPart>;

/// A message of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueEntry {
    /// Its id.
    pub id: String,
    /// Its text; none if it has only attributes.
    pub text: Option<GappedText>,
    /// Its attributes, in the order of the file.
    pub forms: Vec<(String, GappedText)>,
}

impl CatalogueEntry {
    /// The names of the placeholders of its text, each once, in order of appearance.
    pub fn gaps(&self) -> Vec<&str> {
        let mut names = Vec::new();
        for part in self.text.iter().flatten() {
            if let TextPart::Gap(name) = part
                && !names.contains(&name.as_str())
            {
                names.push(name.as_str());
            }
        }
        names
    }
}

/// The folder of a language's catalogue.
pub fn folder(language: Language) -> PathBuf {
    Path::new(env!("CATALOGUES")).join(language.tag())
}

/// The catalogue that the game page fetches: `names.ftl`, `errors.ftl`, `pgn.ftl` and the files of the folder `page`, one after the other.
///
/// # Errors
/// When a file cannot be read.
pub fn page_catalogue(language: Language) -> Result<String, String> {
    let page = folder(language).join("page");
    catalogue(language, |file| file.starts_with(&page) || SHARED.iter().any(|name| file.ends_with(name)))
}

/// What of that catalogue a game needs without a page: `names.ftl`, `errors.ftl`, `pgn.ftl` and `page/game.ftl`. The npm package contains it.
///
/// # Errors
/// When a file cannot be read.
pub fn game_catalogue(language: Language) -> Result<String, String> {
    catalogue(language, |file| file.ends_with("page/game.ftl") || SHARED.iter().any(|name| file.ends_with(name)))
}

/// The files of names and errors.
const SHARED: [&str; 3] = ["names.ftl", "errors.ftl", "pgn.ftl"];

fn catalogue(language: Language, is_its: impl Fn(&Path) -> bool) -> Result<String, String> {
    let read = |file: &PathBuf| std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()));
    files(language)?.iter().filter(|file| is_its(file)).map(read).collect()
}

/// The Fluent files of a language, in their order.
///
/// # Errors
/// When a folder cannot be read.
pub fn files(language: Language) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder(language)];
    while let Some(folder) = folders.pop() {
        let place = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(place)? {
            let path = entry.map_err(place)?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ftl") {
                found.push(path);
            }
        }
    }
    found.sort_unstable();
    Ok(found)
}

/// The messages of a file, in its order. A reference to another message or to a term of the file stands for its text.
///
/// # Errors
/// When the file is missing or not valid Fluent, or a wanted message has plurals or other choices, which are not possible at build time.
/// `wanted` is called with the id of each message.
pub fn messages(language: Language, file: &str, wanted: impl Fn(&str) -> bool) -> Result<Vec<CatalogueEntry>, String> {
    let path = folder(language).join(file);
    let place = |what: &str| format!("{}: {what}", path.display());
    let source = std::fs::read_to_string(&path).map_err(|error| place(&error.to_string()))?;
    let tree = fluent_syntax::parser::parse(source.as_str()).map_err(|(_, faults)| place(&format!("{faults:?}")))?;
    let mut patterns = BTreeMap::new();
    for entry in &tree.body {
        match entry {
            Entry::Message(message) => {
                if let Some(pattern) = &message.value {
                    patterns.insert(message.id.name.to_string(), pattern);
                }
            }
            Entry::Term(term) => {
                patterns.insert(format!("-{}", term.id.name), &term.value);
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for entry in &tree.body {
        let Entry::Message(message) = entry else { continue };
        if !wanted(message.id.name) {
            continue;
        }
        let read =
            |pattern| gapped(pattern, &patterns, 0).map_err(|fault| place(&format!("{}: {fault}", message.id.name)));
        let forms = message.attributes.iter().map(|form| Ok((form.id.name.to_string(), read(&form.value)?)));
        found.push(CatalogueEntry {
            id: message.id.name.to_string(),
            text: message.value.as_ref().map(&read).transpose()?,
            forms: forms.collect::<Result<_, String>>()?,
        });
    }
    Ok(found)
}

/// The deepest nesting of references, as a message that refers to itself would never end.
const DEPTH: u8 = 4;

type Patterns<'a> = BTreeMap<String, &'a Pattern<&'a str>>;

fn gapped(pattern: &Pattern<&str>, all: &Patterns<'_>, depth: u8) -> Result<GappedText, String> {
    let mut parts: GappedText = Vec::new();
    let other = |id: String| match all.get(&id) {
        Some(pattern) => gapped(pattern, all, depth + 1),
        None => Err(format!("there is no {id}")),
    };
    for element in &pattern.elements {
        let more = match element {
            PatternElement::TextElement { value } => vec![TextPart::Words((*value).to_string())],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => vec![TextPart::Words((*value).to_string())],
                InlineExpression::NumberLiteral { value } => vec![TextPart::Words((*value).to_string())],
                InlineExpression::VariableReference { id } => vec![TextPart::Gap(id.name.to_string())],
                InlineExpression::MessageReference { id, attribute: None } if depth < DEPTH => {
                    other(id.name.to_string())?
                }
                InlineExpression::TermReference { id, attribute: None, .. } if depth < DEPTH => {
                    other(format!("-{}", id.name))?
                }
                unknown => return Err(format!("this cannot be read at build time: {unknown:?}")),
            },
            PatternElement::Placeable { expression: Expression::Select { .. } } => {
                return Err("a choice cannot be made at build time".to_string());
            }
        };
        for part in more {
            match (parts.last_mut(), part) {
                (Some(TextPart::Words(before)), TextPart::Words(words)) => before.push_str(&words),
                (_, part) => parts.push(part),
            }
        }
    }
    Ok(parts)
}
