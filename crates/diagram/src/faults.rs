//! Errors in the attributes of a diagram.

use crate::texts;
use crate::whole::{OnlyWhole, WHOLE};
use menagerie_rules::betza::BetzaError;
use menagerie_rules::{BoardSize, OptionError, PositionError, SquareError, VariantError, nearest};
use menagerie_texts::Language;

/// An attribute with an error, and the reason.
#[derive(Clone, Debug)]
pub struct AttributeError {
    /// The attribute's name; empty if the name itself is wrong.
    attribute: &'static str,
    value: String,
    kind: Box<AttributeErrorKind>,
    /// A suggestion of what was meant.
    meant: Option<String>,
}

/// The reason why an attribute is wrong.
#[derive(Clone, Debug)]
pub enum AttributeErrorKind {
    /// Only these values are possible, separated by commas.
    Choice(String),
    /// Another attribute is needed.
    Needs(&'static str),
    /// The attribute itself is needed.
    Missing,
    /// It is not known.
    Unknown,
    /// It is not a square.
    Square(SquareError),
    /// The square is outside a board of this size.
    Outside(BoardSize),
    /// The square is empty.
    EmptySquare,
    /// It does not set an option.
    Option(OnlyWhole<OptionError>),
    /// There is no such game.
    Variant(OnlyWhole<VariantError>),
    /// The game's definition is not available.
    NoDefinition,
    /// It is not a Betza text.
    Betza(BetzaError),
    /// It is not a position of the game.
    Position(OnlyWhole<PositionError>),
    /// There is no such picture.
    NoPicture,
    /// The picture is not an SVG file.
    NoSvg,
}

/// The most characters of a value that an error quotes, because a very long text may have been pasted.
const MAX_QUOTED: usize = 80;

impl AttributeError {
    /// The value is wrong for this reason.
    #[inline(never)] // Called from everywhere: readers of a page download each copy.
    pub(crate) fn new(attribute: &'static str, value: &str, kind: AttributeErrorKind) -> AttributeError {
        AttributeError { attribute, value: value.to_string(), kind: Box::new(kind), meant: None }
    }

    /// The value is none of the possible ones.
    #[inline(never)]
    pub(crate) fn choice(attribute: &'static str, value: &str, known: &str) -> AttributeError {
        let error = AttributeError::new(attribute, value, AttributeErrorKind::Choice(known.to_string()));
        error.meant(value, known.split(", "))
    }

    /// The value, or without an attribute the key, is not known.
    pub(crate) fn unknown(attribute: &'static str, value: &str) -> AttributeError {
        AttributeError::new(attribute, value, AttributeErrorKind::Unknown)
    }

    /// The same, with the nearest of the known words as a suggestion.
    pub(crate) fn meant<'a>(self, given: &str, known: impl IntoIterator<Item = &'a str>) -> AttributeError {
        // Only the whole program has words for it.
        if WHOLE.is_none() {
            return self;
        }
        AttributeError { meant: nearest(given, known).filter(|&meant| meant != given).map(str::to_string), ..self }
    }

    /// The attribute needs another one beside it.
    pub(crate) fn needs(attribute: &'static str, other: &'static str) -> AttributeError {
        AttributeError::new(attribute, "", AttributeErrorKind::Needs(other))
    }

    /// One of these attributes must be there.
    pub(crate) fn missing(attributes: &'static str) -> AttributeError {
        AttributeError::new(attributes, "", AttributeErrorKind::Missing)
    }

    /// The error in a sentence. The program for single pieces has no words for it: the element asks the whole program.
    #[inline(never)]
    pub fn in_words(&self, language: Language) -> String {
        if WHOLE.is_none() {
            return String::new();
        }
        if matches!(*self.kind, AttributeErrorKind::Missing) {
            return texts::fault_missing(language, self.attribute);
        }
        let mut value = String::new();
        if !self.value.is_empty() {
            value.push_str(if self.attribute.is_empty() { "\"" } else { "=\"" });
            value.extend(self.value.chars().take(MAX_QUOTED));
            if self.value.chars().nth(MAX_QUOTED).is_some() {
                value.push('…');
            }
            value.push('"');
        }
        let mut words = match self.attribute {
            "" => texts::fault_key(language, &value),
            name => texts::fault_attribute(language, [name, &value].concat()),
        };
        words.push_str(&match &*self.kind {
            AttributeErrorKind::Choice(known) => texts::fault_choice(language, known),
            AttributeErrorKind::Needs(other) => texts::fault_needs(language, other),
            AttributeErrorKind::Unknown | AttributeErrorKind::Missing => texts::fault_unknown(language).to_string(),
            kind => texts::fault_reason(language, reason(kind, language)),
        });
        if !words.ends_with('.') {
            words.push('.');
        }
        if let Some(meant) = &self.meant {
            words.push_str(&texts::fault_meant(language, meant));
        }
        words
    }
}

fn reason(kind: &AttributeErrorKind, language: Language) -> String {
    let fixed = match kind {
        AttributeErrorKind::Square(error) => return texts::words(&error.describe(), language),
        AttributeErrorKind::Option(error) => return texts::words(&error.describe(), language),
        AttributeErrorKind::Variant(error) => return texts::words(&error.describe(), language),
        AttributeErrorKind::Betza(error) => return texts::words(&error.describe(), language),
        AttributeErrorKind::Position(error) => return texts::words(&error.describe(), language),
        AttributeErrorKind::Outside(shape) => {
            let size = [shape.files().to_string(), shape.ranks().to_string()].join("×");
            return texts::fault_outside(language, &size);
        }
        AttributeErrorKind::EmptySquare => texts::fault_empty(language),
        AttributeErrorKind::NoDefinition => texts::fault_no_definition(language),
        AttributeErrorKind::NoPicture => texts::fault_no_picture(language),
        AttributeErrorKind::NoSvg => texts::fault_no_svg(language),
        // These have sentences of their own.
        _ => "",
    };
    fixed.to_string()
}
