//! A text as the program returns it: its id and its arguments.

use crate::{Message, MessageValue};
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A text of the catalogue, in no language yet. As JSON: `{"text": "status-to-move", "args": {"player": …}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Text {
    #[serde(rename = "text")]
    id: String,
    #[serde(default, skip_serializing_if = "TextArguments::is_empty")]
    args: TextArguments,
}

/// What is put into a text, by the names it has there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct TextArguments(BTreeMap<String, TextArgument>);

impl TextArguments {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What is put into a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum TextArgument {
    /// A number, which decides between singular and plural.
    Number(f64),
    /// Words that are the same in every language, such as the name of a square.
    Words(String),
    /// Another text.
    Text(Text),
    /// Several, to be listed: “a, b and c”.
    List(Vec<TextArgument>),
}

impl Text {
    /// The text with this id.
    pub fn new(id: impl Into<String>) -> Text {
        Text { id: id.into(), args: TextArguments::default() }
    }

    /// The text with this id and everything that is put into it.
    pub fn from_parts(id: &str, args: TextArguments) -> Text {
        Text { id: id.to_string(), args }
    }

    /// The same with something put into it.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<TextArgument>) -> Text {
        self.args.0.insert(name.to_string(), value.into());
        self
    }

    /// The argument that [`Text::or`] sets.
    pub const OTHERWISE: &str = "otherwise";

    /// The same, or another where the catalogue does not have it.
    #[must_use]
    pub fn or(self, other: Text) -> Text {
        self.with(Text::OTHERWISE, other)
    }

    /// Which text it is.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its arguments.
    pub fn args(&self) -> &BTreeMap<String, TextArgument> {
        &self.args.0
    }
}

/// The value that JavaScript gets as an exception.
#[cfg(feature = "js")]
impl From<Text> for wasm_bindgen::JsValue {
    fn from(text: Text) -> wasm_bindgen::JsValue {
        // It has nothing that could not be written.
        tsify::Tsify::into_js(&text).map_or_else(|_| text.id().into(), Into::into)
    }
}

impl From<Message> for Text {
    fn from(message: Message) -> Text {
        let args = message.args().iter().map(|(name, value)| ((*name).to_string(), value.into())).collect();
        Text { id: message.id().to_string(), args: TextArguments(args) }
    }
}

impl From<Message> for TextArgument {
    fn from(message: Message) -> TextArgument {
        TextArgument::Text(message.into())
    }
}

impl From<&MessageValue> for TextArgument {
    fn from(value: &MessageValue) -> TextArgument {
        match value {
            MessageValue::Words(words) => TextArgument::Words(words.clone()),
            MessageValue::Message(message) => TextArgument::Text(message.clone().into()),
            MessageValue::Piece(name, _) => TextArgument::Text(Text::new(format!("piece-{}", slug(name)))),
            MessageValue::Game { id, .. } => TextArgument::Text(Text::new(format!("game-{id}"))),
            MessageValue::Player(name) => TextArgument::Text(Text::new(format!("player-{}", slug(name)))),
            MessageValue::List(values) => TextArgument::List(values.iter().map(Into::into).collect()),
        }
    }
}

/// A large number with its digits in groups of three.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A name in the form of ids: lower case, with hyphens for other characters.
pub fn slug(name: &str) -> String {
    name.chars().map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect()
}

impl From<Text> for TextArgument {
    fn from(text: Text) -> TextArgument {
        TextArgument::Text(text)
    }
}

impl From<&str> for TextArgument {
    fn from(words: &str) -> TextArgument {
        TextArgument::Words(words.to_string())
    }
}

impl From<String> for TextArgument {
    fn from(words: String) -> TextArgument {
        TextArgument::Words(words)
    }
}

impl From<u32> for TextArgument {
    fn from(number: u32) -> TextArgument {
        TextArgument::Number(number.into())
    }
}

impl<T: Into<TextArgument>> From<Vec<T>> for TextArgument {
    fn from(list: Vec<T>) -> TextArgument {
        TextArgument::List(list.into_iter().map(Into::into).collect())
    }
}
