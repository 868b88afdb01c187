//! What is wrong with what a diagram was told.

use crate::Language;
use crate::said::Said;
use menagerie_rules::nearest;

/// Which attribute cannot be followed, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttributeError {
    attribute: &'static str,
    value: String,
    why: Why,
    /// What may have been meant.
    meant: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Why {
    /// There are only these.
    Choice(String),
    /// In the words of whoever could not read it: English and French.
    Said([String; 2]),
    /// Another attribute is needed.
    Needs(&'static str),
    /// It is needed itself.
    Missing,
    /// Nothing here knows it.
    Unknown,
}

impl AttributeError {
    /// The value is none of those there are.
    pub(crate) fn choice(attribute: &'static str, value: &str, known: impl Into<String>) -> AttributeError {
        let known = known.into();
        let fault =
            AttributeError { attribute, value: value.to_string(), why: Why::Choice(known.clone()), meant: None };
        fault.meant(value, known.split(", "))
    }

    /// The value, or without an attribute the key, is not known.
    pub(crate) fn unknown(attribute: &'static str, value: &str) -> AttributeError {
        AttributeError { attribute, value: value.to_string(), why: Why::Unknown, meant: None }
    }

    /// The same, with the nearest of these as what was meant by a word.
    pub(crate) fn meant<'a>(self, given: &str, known: impl IntoIterator<Item = &'a str>) -> AttributeError {
        AttributeError { meant: nearest(given, known).filter(|&meant| meant != given).map(str::to_string), ..self }
    }

    /// The value cannot be read, for this reason.
    pub(crate) fn said(attribute: &'static str, value: &str, reason: impl Said) -> AttributeError {
        let reasons = [Language::English, Language::French].map(|language| reason.in_words(language));
        AttributeError { attribute, value: value.to_string(), why: Why::Said(reasons), meant: None }
    }

    /// The attribute needs another one beside it.
    pub(crate) fn needs(attribute: &'static str, other: &'static str) -> AttributeError {
        AttributeError { attribute, value: String::new(), why: Why::Needs(other), meant: None }
    }

    /// One of these attributes must be there.
    pub(crate) fn missing(attributes: &'static str) -> AttributeError {
        AttributeError { attribute: attributes, value: String::new(), why: Why::Missing, meant: None }
    }

    /// The fault in a sentence.
    pub fn in_words(&self, language: Language) -> String {
        if self.why == Why::Missing {
            let before = match language {
                Language::English => "The attribute that says what to show is missing: one of ",
                Language::French => "L’attribut qui dit quoi montrer manque : l’un de ",
            };
            return [before, self.attribute, "."].concat();
        }
        let mut words = String::from(match language {
            Language::English if self.attribute.is_empty() => "The key ",
            Language::French if self.attribute.is_empty() => "La clé ",
            Language::English => "The attribute ",
            Language::French => "L’attribut ",
        });
        words.push_str(self.attribute);
        if !self.value.is_empty() {
            words.push_str(if self.attribute.is_empty() { "\"" } else { "=\"" });
            // A whole book pasted into an attribute need not be told back.
            words.extend(self.value.chars().take(80));
            if self.value.chars().nth(80).is_some() {
                words.push('…');
            }
            words.push('"');
        }
        let (before, what) = match (&self.why, language) {
            (Why::Choice(known), Language::English) => (" is none of these: ", known.as_str()),
            (Why::Choice(known), Language::French) => (" n’est pas dans cette liste : ", known.as_str()),
            (Why::Said([english, _]), Language::English) => (" cannot be read: ", english.as_str()),
            (Why::Said([_, french]), Language::French) => (" ne peut être lu : ", french.as_str()),
            (Why::Missing, _) => ("", ""),
            (Why::Unknown, Language::English) => (" is not known here", ""),
            (Why::Unknown, Language::French) => (" est introuvable ici", ""),
            (Why::Needs(other), Language::English) => (" needs another attribute: ", *other),
            (Why::Needs(other), Language::French) => (" demande un autre attribut : ", *other),
        };
        words.push_str(before);
        words.push_str(what);
        if !what.ends_with('.') {
            words.push('.');
        }
        if let Some(meant) = &self.meant {
            let (before, after) = match language {
                Language::English => (" Did you mean ", "?"),
                Language::French => (" Vouliez-vous dire ", " ?"),
            };
            words.push_str(before);
            words.push_str(meant);
            words.push_str(after);
        }
        words
    }
}
