//! A text as the program returns it: its id and its arguments.

use std::collections::BTreeMap;

use menagerie_rules::{PieceKind, PlayerInfo, Variant};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::JsValue;

use menagerie_js_types::list;
use menagerie_texts::Language;

/// A text of the catalogue, in no language yet. As JSON: `{"text": "status-to-move", "args": {"player": …}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct Text {
    #[serde(rename = "text")]
    id: String,
    #[serde(default, skip_serializing_if = "TextArguments::is_empty")]
    args: TextArguments,
}

/// What is put into a text, by the names it has there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(transparent)]
pub struct TextArguments(BTreeMap<String, TextArgument>);

impl TextArguments {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

list!(
    /// Several texts.
    TextList(Text)
);

/// What is put into a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
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

    /// The name of a kind of piece.
    pub fn piece(kind: &PieceKind) -> Text {
        Text::new(format!("piece-{}", slug(&kind.name)))
    }

    /// What a kind of piece does in a game, in a line.
    pub fn line(variant: &Variant, kind: &PieceKind) -> Text {
        let usual = format!("line-{}", slug(&kind.name));
        let special = format!("{usual}-{}", variant.id());
        let begins = format!("\n{special} =");
        let there = Language::English.page_catalogue().iter().any(|source| source.contains(&begins));
        Text::new(if there { special } else { usual })
    }

    /// The name of a player.
    pub fn player(player: &PlayerInfo) -> Text {
        Text::new(format!("player-{}", slug(&player.name)))
    }

    /// Which text it is.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What is put into it.
    pub fn args(&self) -> &BTreeMap<String, TextArgument> {
        &self.args.0
    }
}

/// The part of an id that stands for a name: small letters, the rest as hyphens.
pub fn slug(name: &str) -> String {
    name.chars().map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect()
}

#[cfg(test)]
impl Text {
    /// The text as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).unwrap()
    }
}

/// As what is thrown.
impl From<Text> for JsValue {
    fn from(text: Text) -> JsValue {
        // It has nothing that could not be written.
        text.into_js().map_or_else(|_| JsValue::from_str(text.id()), JsValue::from)
    }
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
