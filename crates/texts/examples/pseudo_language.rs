//! Makes the pseudo-language `xx` of the English catalogue: `cargo run -p texts --example pseudo_language`.
//!
//! Every text is English with other letters, in brackets. With the folder `assets/texts/xx` in place, whatever on a page can still be read
//! without effort comes from no catalogue. The folder is not to be kept.

use fluent_syntax::ast::{Attribute, Entry, Expression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use menagerie_texts::Language;
use menagerie_texts::read::folder;
use std::error::Error;
use std::fs;
use std::path::Path;

/// What stands for a letter.
fn disguised(letter: char) -> char {
    const PLAIN: &str = "aceinosuyzACEINOSUYZ";
    const OTHER: &str = "àçéîñøšüýžÀÇÉÎÑØŠÜÝŽ";
    PLAIN.chars().position(|known| known == letter).and_then(|place| OTHER.chars().nth(place)).unwrap_or(letter)
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(disguised).collect(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    self::pattern(&mut variant.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// Puts a text in brackets.
fn bracketed(pattern: &mut Pattern<String>) {
    let text = |value: &str| PatternElement::TextElement { value: value.to_string() };
    pattern.elements.insert(0, text("⟦"));
    pattern.elements.push(text("⟧"));
}

fn resource(resource: &mut Resource<String>) {
    let attributes = |all: &mut Vec<Attribute<String>>| all.iter_mut().for_each(|one| pattern(&mut one.value));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(value) = &mut message.value {
                    pattern(value);
                    // Names are put into sentences; ids of other kinds are not read.
                    if !value.elements.is_empty() && message.id.name.contains('-') {
                        bracketed(value);
                    }
                }
                attributes(&mut message.attributes);
            }
            Entry::Term(term) => pattern(&mut term.value),
            _ => {}
        }
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else if path.extension().is_some_and(|ending| ending == "ftl") {
            let source = fs::read_to_string(&path)?;
            let mut tree = parser::parse(source).map_err(|(_, faults)| format!("{}: {faults:?}", path.display()))?;
            resource(&mut tree);
            fs::write(to.join(name), serializer::serialize(&tree))?;
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let english = folder(Language::EN);
    let own = english.with_file_name("xx");
    copy(&english, &own)?;
    fs::write(own.join("language.json"), "{ \"name\": \"Ẍẍ\", \"decimal\": \"·\" }\n")?;
    println!("{} is made of the English catalogue.", own.display());
    Ok(())
}
