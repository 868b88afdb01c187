//! A file of a catalogue, read at build time: messages as texts with gaps.

use crate::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextPart {
    /// Words.
    Words(String),
    /// A gap, by the name of what fills it.
    Gap(String),
}

/// A text with gaps.
pub type GappedText = Vec<TextPart>;

/// A message of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueEntry {
    /// Its id.
    pub id: String,
    /// What it says; none where it has attributes alone.
    pub text: Option<GappedText>,
    /// Other forms of it, by their names, in the order of the file.
    pub forms: Vec<(String, GappedText)>,
}

impl CatalogueEntry {
    /// The names of the gaps of its text, each once, in the order in which they come.
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
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/texts").join(language.tag())
}

/// The messages of a file, in its order. A reference to another message or to a term of the file stands for its text.
///
/// # Errors
/// When the file is missing, is no Fluent, or a message that is wanted has plurals or other choices: what reads at build time cannot
/// choose. `wanted` tells by an id which messages are read.
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

/// Messages refer to messages no deeper than this: one that refers to itself would have no end.
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
