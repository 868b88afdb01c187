//! A pseudo-language: the English catalogue with other letters. What is still written with English letters in it comes from no catalogue.

use crate::Language;
use crate::read::{files, folder};
use fluent_syntax::ast::{Attribute, Entry, Expression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use std::fs;
use std::io;
use std::path::Path;

/// The tag of the pseudo-language.
pub const TAG: &str = "xx";

/// The words of `language.json`.
const DATA: &str = "{ \"name\": \"Ẋẋ\", \"decimal\": \"·\" }\n";

/// A text with another letter for each English one. The letters are readable, and none of them is English.
pub fn disguised(text: &str) -> String {
    const OTHERS: &str = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏžȦɃƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎŽ";
    let other = |letter: char| {
        let place = match letter {
            'a'..='z' => letter as usize - 'a' as usize,
            'A'..='Z' => 26 + letter as usize - 'A' as usize,
            _ => return letter,
        };
        OTHERS.chars().nth(place).unwrap_or(letter)
    };
    text.chars().map(other).collect()
}

/// Writes the catalogue of the pseudo-language into a folder, from the English one. Files that are already as they should be are not
/// written again.
///
/// # Errors
/// When a file is not valid Fluent, or cannot be read or written.
pub fn write(to: &Path) -> Result<(), String> {
    let english = folder(Language::EN);
    for file in files(Language::EN)? {
        let place = |what: &dyn std::fmt::Display| format!("{}: {what}", file.display());
        let source = fs::read_to_string(&file).map_err(|error| place(&error))?;
        let mut tree = parser::parse(source).map_err(|(_, faults)| place(&format!("{faults:?}")))?;
        disguise(&mut tree);
        let name = file.strip_prefix(&english).map_err(|error| place(&error))?;
        keep(&to.join(name), &serializer::serialize(&tree)).map_err(|error| place(&error))?;
    }
    keep(&to.join("language.json"), DATA).map_err(|error| format!("{}: {error}", to.display()))
}

/// Writes a file if it does not hold this text.
///
/// # Errors
/// When it cannot be written.
pub fn keep(file: &Path, text: &str) -> io::Result<()> {
    if fs::read_to_string(file).is_ok_and(|known| known == text) {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // The file may be a link to that of another folder, which stays as it is.
    fs::remove_file(file).or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })?;
    fs::write(file, text)
}

fn disguise(resource: &mut Resource<String>) {
    let attributes = |all: &mut Vec<Attribute<String>>| all.iter_mut().for_each(|one| pattern(&mut one.value));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.value.iter_mut().for_each(pattern);
                attributes(&mut message.attributes);
            }
            Entry::Term(term) => {
                pattern(&mut term.value);
                attributes(&mut term.attributes);
            }
            _ => {}
        }
    }
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = disguised(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| self::pattern(&mut variant.value));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_english_letter_is_left() {
        let letters: String = ('a'..='z').chain('A'..='Z').collect();
        let other = disguised(&letters);
        assert!(!other.contains(|letter: char| letter.is_ascii_alphabetic()), "{other}");
        assert_eq!(other.to_lowercase(), disguised(&letters.to_lowercase()));
        let mut different: Vec<char> = other.chars().collect();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), 52);
    }
}
