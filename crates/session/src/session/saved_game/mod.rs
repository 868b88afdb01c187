//! The complete game as data, for the browser's storage and for links.

mod replay;

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use menagerie_engine::review::PositionEvaluation;
use menagerie_rules::{Position, notation};
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use serde::{Deserialize, Deserializer, Serialize};

use super::tree::{GameEnding, GameTree, NodeId, NodeStep, StopReason};
use super::{Session, faults, limits};
use menagerie_js_types::{GameOptions, games};
use menagerie_texts::Text;

/// The version of the format. It changes when older programs cannot read the new one.
const VERSION: u32 = 1;
/// The compression level, 0 to 10.
const EFFORT: u8 = 9;

/// The part of the format that no version changes.
#[derive(Deserialize)]
struct SavedVersion {
    version: u32,
}

/// A game with its variations.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct SavedGame {
    version: u32,
    variant: String,
    /// Its definition as JSON, if it is somebody's own game: whoever gets it has no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    definition: Option<String>,
    /// The options that are on.
    #[serde(default, skip_serializing_if = "GameOptions::is_empty")]
    options: GameOptions,
    /// The position it begins with, if that is not the default one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// How the game ended at its start, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<GameEnding>,
    /// Every position but the start, each before what was played from it, the main line first.
    nodes: Vec<SavedNode>,
    /// The position on the board and the end of the line being played: places in the list from 1, and 0 for the start.
    current: usize,
    tip: usize,
    /// How the first position stands, if a review has looked at it.
    #[serde(rename = "v", default, skip_serializing_if = "Option::is_none", deserialize_with = "evaluation")]
    evaluation: Option<PositionEvaluation>,
    /// The comments before the first move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    /// The tags of the text it was read from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(String, String)>,
}

/// One position: what led to it.
#[derive(Default, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct SavedNode {
    /// The move, in coordinates.
    #[serde(rename = "m", default, skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    /// Or which of four players left, and why.
    #[serde(rename = "l", default, skip_serializing_if = "Option::is_none")]
    leave: Option<(usize, StopReason)>,
    /// Where the position before stands, if not right before.
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    parent: Option<usize>,
    /// How the game ended here.
    #[serde(rename = "e", default, skip_serializing_if = "Option::is_none")]
    ending: Option<GameEnding>,
    /// The comments before the move.
    #[serde(rename = "b", default, skip_serializing_if = "Vec::is_empty")]
    before: Vec<String>,
    /// The comments after the move.
    #[serde(rename = "c", default, skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
    /// Annotations.
    #[serde(rename = "n", default, skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u16>,
    /// How the position stands, if a review has looked at it.
    #[serde(rename = "v", default, skip_serializing_if = "Option::is_none", deserialize_with = "evaluation")]
    evaluation: Option<PositionEvaluation>,
}

/// Reads an evaluation. A damaged one is read as an empty one, so that the game is not lost with it.
fn evaluation<'de, D: Deserializer<'de>>(from: D) -> Result<Option<PositionEvaluation>, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    Ok(serde_json::from_value(value).unwrap_or_else(|_| Some(PositionEvaluation::default())))
}

impl Session {
    /// The whole game with its variations, for `from_saved_json`.
    pub fn saved(&self) -> SavedGame {
        SavedGame::of(&self.tree)
    }

    /// The whole game with its variations, but without its review, in few letters, all of which may stand in an address.
    pub fn link(&self) -> Result<String, Text> {
        let json = serde_json::to_vec(&SavedGame::of(&self.tree).without_review()).map_err(faults::words)?;
        Ok(URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(&json, EFFORT)))
    }

    /// The game that `link` has written. It may have been made by anybody: it is read only if it is not too large.
    pub fn from_link(text: &str) -> Result<Session, Text> {
        limits::check_length(text.len())?;
        let bytes = URL_SAFE_NO_PAD.decode(text.trim().trim_end_matches('=')).map_err(|error| damaged(&error))?;
        let json = decompress_to_vec_with_limit(&bytes, limits::MAX_TEXT_LEN).map_err(|error| match error.status {
            TINFLStatus::HasMoreOutput => limits::too_long(),
            _ => damaged(&error),
        })?;
        let kept = SavedGame::read(&json)?.without_review();
        kept.check_size()?;
        let (tree, notes) = kept.tree()?;
        let note = replay::after_ending(&tree);
        let mut session = Session::of(tree);
        session.notes = notes;
        session.notes.extend(note);
        Ok(session)
    }

    /// The id of this game's rules: `janus`.
    pub fn variant(&self) -> String {
        self.tree.variant().id().to_string()
    }

    /// The options of this game.
    pub fn options(&self) -> GameOptions {
        GameOptions::of(self.tree.variant())
    }
}

impl Session {
    /// The game that `saved` has written, as JSON.
    pub fn from_saved_json(json: &str) -> Result<Session, Text> {
        let mut saved = SavedGame::read(json.as_bytes())?;
        let note = saved.drop_damaged_review();
        let (tree, notes) = saved.tree()?;
        let mut session = Session::of(tree);
        session.notes = notes;
        session.notes.extend(note);
        Ok(session)
    }
}

fn damaged(what: &dyn std::fmt::Display) -> Text {
    Text::new("fault-damaged").with("what", what.to_string())
}

impl SavedGame {
    fn of(tree: &GameTree) -> SavedGame {
        let variant = tree.variant();
        let order = tree.in_order();
        let places: BTreeMap<NodeId, usize> = order.iter().enumerate().map(|(place, &id)| (id, place)).collect();
        let place = |id: NodeId| places.get(&id).copied().unwrap_or(0);
        let nodes = order.iter().enumerate().skip(1).map(|(index, &id)| {
            let node = tree.node(id);
            let parent = place(node.parent.unwrap_or(NodeId::START));
            SavedNode {
                mv: match node.step {
                    NodeStep::Move(mv) => Some(notation::coordinate::write(&node.position, mv)),
                    NodeStep::Start | NodeStep::Leave(_) => None,
                },
                leave: match node.step {
                    NodeStep::Leave(how) => Some((node.player.index(), how)),
                    NodeStep::Start | NodeStep::Move(_) => None,
                },
                parent: (parent + 1 != index).then_some(parent),
                ending: node.ending,
                before: node.remarks.before.clone(),
                after: node.remarks.after.clone(),
                nags: node.remarks.nags.clone(),
                evaluation: node.evaluation.as_deref().cloned(),
            }
        });
        let start = &tree.node(NodeId::START).remarks;
        let standard = *tree.start() == Position::start(variant);
        SavedGame {
            version: VERSION,
            variant: variant.id().to_string(),
            definition: games::own_definition_of(variant.id()),
            options: GameOptions::of(variant).only_on(),
            start: (!standard).then(|| tree.start().fen()),
            ending: tree.node(NodeId::START).ending,
            nodes: nodes.collect(),
            current: place(tree.current()),
            tip: place(tree.tip()),
            evaluation: tree.node(NodeId::START).evaluation.as_deref().cloned(),
            comments: [&start.before[..], &start.after[..]].concat(),
            tags: tree.tags.clone(),
        }
    }

    fn evaluations(&mut self) -> impl Iterator<Item = &mut Option<PositionEvaluation>> {
        std::iter::once(&mut self.evaluation).chain(self.nodes.iter_mut().map(|node| &mut node.evaluation))
    }

    /// The game without its review.
    fn without_review(mut self) -> SavedGame {
        self.evaluations().for_each(|it| *it = None);
        self
    }

    /// Removes the review if part of it is damaged, because an incomplete one would judge moves wrongly. Returns a note about it.
    fn drop_damaged_review(&mut self) -> Option<Text> {
        let damaged = self.evaluations().flatten().any(|it| !it.is_sound());
        if damaged {
            self.evaluations().for_each(|it| *it = None);
        }
        damaged.then(|| Text::new("saved-review-damaged"))
    }

    /// Reads the format of this version.
    fn read(json: &[u8]) -> Result<SavedGame, Text> {
        let SavedVersion { version } = serde_json::from_slice(json).map_err(|error| damaged(&error))?;
        match version {
            VERSION => serde_json::from_slice(json).map_err(|error| damaged(&error)),
            newer if newer > VERSION => Err(Text::new("fault-newer")),
            older => Err(damaged(&format!("version {older}"))),
        }
    }
}

#[cfg(test)]
mod tests;
