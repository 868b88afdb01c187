//! A text as the program hands it on: which one, and what is put into it.

use std::collections::BTreeMap;

use menagerie_rules::{Kind, PlayerInfo, Variant};
use serde::{Deserialize, Serialize};

use menagerie_texts::Language;

/// A text of the catalogue, in no language yet. As JSON: `{"text": "status-to-move", "args": {"player": …}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Text {
    #[serde(rename = "text")]
    id: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    args: BTreeMap<String, Argument>,
}

/// What is put into a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number, which decides between singular and plural.
    Number(f64),
    /// Words that are the same in every language, such as the name of a square.
    Words(String),
    /// Another text.
    Text(Text),
    /// Several, to be listed: “a, b and c”.
    List(Vec<Argument>),
}

impl Text {
    /// The text with this id.
    pub fn new(id: impl Into<String>) -> Text {
        Text { id: id.into(), args: BTreeMap::new() }
    }

    /// The text with this id and everything that is put into it.
    pub fn from_parts(id: &str, args: BTreeMap<String, Argument>) -> Text {
        Text { id: id.to_string(), args }
    }

    /// The same with something put into it.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Argument>) -> Text {
        self.args.insert(name.to_string(), value.into());
        self
    }

    /// The name of a kind of piece.
    pub fn piece(kind: &Kind) -> Text {
        Text::new(format!("piece-{}", slug(&kind.name)))
    }

    /// What a kind of piece does in a game, in a line.
    pub fn line(variant: &Variant, kind: &Kind) -> Text {
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
    pub fn args(&self) -> &BTreeMap<String, Argument> {
        &self.args
    }
}

/// The part of an id that stands for a name: small letters, the rest as hyphens.
pub fn slug(name: &str) -> String {
    name.chars().map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect()
}

impl From<Text> for Argument {
    fn from(text: Text) -> Argument {
        Argument::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(words: &str) -> Argument {
        Argument::Words(words.to_string())
    }
}

impl From<String> for Argument {
    fn from(words: String) -> Argument {
        Argument::Words(words)
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Argument {
        Argument::Number(number.into())
    }
}

impl<T: Into<Argument>> From<Vec<T>> for Argument {
    fn from(list: Vec<T>) -> Argument {
        Argument::List(list.into_iter().map(Into::into).collect())
    }
}
