//! Pieces that may begin in several orders: shuffled, or placed by the players.

use super::{Letter, Letters, SortedMap};
use menagerie_definition_derive::Section;
#[cfg(feature = "schema")]
use std::collections::BTreeMap;

/// Pieces that change places among themselves at the start. The second player's stand as the first player's do.
#[derive(Clone, Debug, Section, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ShuffleDefinition {
    /// The kinds.
    pub pieces: Letters,
    /// Where the first player's pieces of these kinds stand that are shuffled, as a [`Zone`](super::Zone)'s text; by default everywhere.
    #[serde(default = "everywhere")]
    #[field(Squares)]
    pub squares: String,
    /// Whether half of the pieces of a kind that keeps to one colour stand on light squares, and half on dark ones.
    #[serde(default)]
    pub bishops_differ: bool,
    /// Whether the King stands between the two Rooks that castle.
    #[serde(default)]
    pub king_between_rooks: bool,
    /// By kind: on which of these squares its pieces stand, if not on any, as a [`Zone`](super::Zone)'s text for the first player.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, String>"))]
    #[field(SquaresByLetter)]
    pub within: SortedMap<Letter, String>,
    /// The only orders there are, each with its name; without any, every order.
    #[serde(default)]
    pub setups: Vec<SetupDefinition>,
    /// Whether each player's pieces are placed by themselves, not as the other player's.
    #[serde(default)]
    pub apart: bool,
    /// Whether the players choose: the second player for both or, with `apart`, each for their own pieces. Otherwise chance chooses.
    #[serde(default)]
    pub chosen: bool,
}

/// An order of pieces that has a name.
#[derive(Clone, Debug, Section, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SetupDefinition {
    /// The name in English.
    pub name: String,
    /// The name in other languages, by their tags, such as `fr`.
    #[serde(default)]
    pub names: SortedMap<String, String>,
    /// The pieces in the order of their squares: along the ranks, from the first player's first rank and file on.
    pub pieces: Letters,
}

impl SetupDefinition {
    /// The name in a language, by its tag: the English one where there is no other.
    pub fn name_in(&self, language: &str) -> &str {
        self.names.get(language).unwrap_or(&self.name)
    }
}

fn everywhere() -> String {
    "*".to_string()
}
