//! The whole game as data: to be kept, and to be put into a link.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use menagerie_rules::{Player, Position, notation};
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use super::tree::{GameEnding, GameTree, MoveRemarks, NodeStep, StopReason};
use super::variants::{self, GameOptions};
use super::{Session, faults, limits, read_position};
use crate::border::{Js, json};
use crate::texts::Text;

/// Changes when what is written can no longer be read by what came before.
const VERSION: u32 = 1;
/// How hard the packer tries, 0 to 10.
const EFFORT: u8 = 9;

/// What every version writes first.
#[derive(Deserialize)]
struct SavedVersion {
    version: u32,
}

/// A game with its variations.
#[derive(Serialize, Deserialize, Tsify)]
pub struct SavedGame {
    version: u32,
    variant: String,
    /// The options that are on.
    #[serde(default, skip_serializing_if = "GameOptions::is_empty")]
    options: GameOptions,
    /// The position it begins with, if that is not the usual one.
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
    /// What is said before the first move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    /// The tags of the text it was read from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(String, String)>,
}

/// One position: what led to it.
#[derive(Default, Serialize, Deserialize, Tsify)]
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
    /// What is said before the move.
    #[serde(rename = "b", default, skip_serializing_if = "Vec::is_empty")]
    before: Vec<String>,
    /// What is said after it.
    #[serde(rename = "c", default, skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
    /// Annotations.
    #[serde(rename = "n", default, skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u16>,
}

#[wasm_bindgen]
impl Session {
    /// The whole game with its variations, for `fromSaved`.
    pub fn saved(&self) -> Js<SavedGame> {
        Js(SavedGame::of(&self.tree))
    }

    /// The game that `saved` has written.
    #[wasm_bindgen(js_name = fromSaved)]
    pub fn from_saved(saved: Ts<SavedGame>) -> Result<Session, Text> {
        Session::from_saved_json(&json(&saved))
    }

    /// The whole game with its variations in few letters, all of which may stand in an address.
    pub fn link(&self) -> Result<String, Text> {
        let json = serde_json::to_vec(&SavedGame::of(&self.tree)).map_err(faults::words)?;
        Ok(URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(&json, EFFORT)))
    }

    /// The game that `link` has written. It may have been made by anybody: it is read only if it is not too large.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(text: &str) -> Result<Session, Text> {
        limits::check_length(text.len())?;
        let bytes = URL_SAFE_NO_PAD.decode(text.trim().trim_end_matches('=')).map_err(|error| damaged(&error))?;
        let json = decompress_to_vec_with_limit(&bytes, limits::LONGEST).map_err(|error| match error.status {
            TINFLStatus::HasMoreOutput => limits::too_long(),
            _ => damaged(&error),
        })?;
        let kept = SavedGame::read(&json)?;
        kept.check_size()?;
        let tree = kept.tree()?;
        let told = after_ending(&tree);
        let mut session = Session::of(tree);
        session.notes.extend(told);
        Ok(session)
    }

    /// The id of this game's rules: `janus`.
    #[wasm_bindgen(getter)]
    pub fn variant(&self) -> String {
        self.tree.variant().id().to_string()
    }

    /// The options of this game.
    pub fn options(&self) -> Js<GameOptions> {
        Js(GameOptions::of(self.tree.variant()))
    }
}

impl Session {
    /// The game that `saved` has written, as JSON.
    pub(crate) fn from_saved_json(json: &str) -> Result<Session, Text> {
        SavedGame::read(json.as_bytes())?.tree().map(Session::of)
    }
}

fn damaged(what: &dyn std::fmt::Display) -> Text {
    Text::new("fault-damaged").with("what", what.to_string())
}

impl SavedGame {
    fn of(tree: &GameTree) -> SavedGame {
        let variant = tree.variant();
        let order = tree.in_order();
        let places: BTreeMap<usize, usize> = order.iter().enumerate().map(|(place, &id)| (id, place)).collect();
        let place = |id: usize| places.get(&id).copied().unwrap_or(0);
        let nodes = order.iter().enumerate().skip(1).map(|(index, &id)| {
            let node = tree.node(id);
            let parent = place(node.parent.unwrap_or(0));
            SavedNode {
                mv: match node.step {
                    NodeStep::Move(mv) => Some(notation::coordinate::write(variant, mv)),
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
            }
        });
        let start = &tree.node(0).remarks;
        let usual = *tree.start() == Position::start(variant);
        SavedGame {
            version: VERSION,
            variant: variant.id().to_string(),
            options: GameOptions::of(variant).only_on(),
            start: (!usual).then(|| tree.start().fen()),
            ending: tree.node(0).ending,
            nodes: nodes.collect(),
            current: place(tree.current()),
            tip: place(tree.tip()),
            comments: [&start.before[..], &start.after[..]].concat(),
            tags: tree.tags.clone(),
        }
    }

    /// Reads what was written by this version.
    fn read(json: &[u8]) -> Result<SavedGame, Text> {
        let SavedVersion { version } = serde_json::from_slice(json).map_err(|error| damaged(&error))?;
        match version {
            VERSION => serde_json::from_slice(json).map_err(|error| damaged(&error)),
            newer if newer > VERSION => Err(Text::new("fault-newer")),
            older => Err(damaged(&format!("version {older}"))),
        }
    }

    /// That a game from elsewhere is not too large to be read.
    fn check_size(&self) -> Result<(), Text> {
        limits::check_moves(self.nodes.len())?;
        // For every position, how many variations it lies in and whether something was played from it already.
        let mut depths = vec![(0, false); self.nodes.len() + 1];
        for (index, node) in self.nodes.iter().enumerate() {
            let parent = node.parent.unwrap_or(index);
            let (depth, played) = depths.get(parent).copied().unwrap_or_default();
            limits::check_depth(depth + usize::from(played))?;
            depths[index + 1].0 = depth + usize::from(played);
            if let Some((_, played)) = depths.get_mut(parent) {
                *played = true;
            }
        }
        Ok(())
    }

    /// Plays it all again.
    fn tree(self) -> Result<GameTree, Text> {
        let variant = variants::find(&self.variant, &self.options)?;
        let start = match &self.start {
            None => Position::start(&variant),
            Some(fen) => read_position(&variant, fen)?,
        };
        let mut tree = GameTree::new(start);
        tree.tags = self.tags;
        remark(&mut tree, 0, MoveRemarks { after: self.comments, ..MoveRemarks::default() });
        let mut ids = vec![0];
        let mut endings = vec![(0, self.ending)];
        for (index, node) in self.nodes.into_iter().enumerate() {
            let parent = ids.get(node.parent.unwrap_or(index)).copied().ok_or_else(|| damaged(&"parent"))?;
            tree.go_to(parent);
            tree.play_from_here();
            match (node.mv, node.leave) {
                (Some(text), None) => tree.play_again(&text)?,
                (None, Some((player, how))) => {
                    let players = variant.players().len();
                    let player = Player::from_index(player).filter(|it| it.index() < players && players > 2);
                    let player = player.ok_or_else(|| damaged(&"player"))?;
                    tree.stop(player, how)?;
                }
                _ => return Err(damaged(&"move")),
            }
            let id = tree.current();
            remark(&mut tree, id, MoveRemarks { before: node.before, after: node.after, nags: node.nags });
            ids.push(id);
            endings.push((id, node.ending));
        }
        for (id, ending) in endings {
            if let Some(ending) = ending {
                check_ending(&tree, id, ending)?;
            }
            tree.set_ending(id, ending);
        }
        let id = |place: usize| ids.get(place).copied().ok_or_else(|| damaged(&"place"));
        tree.go_to(id(self.tip)?);
        tree.play_from_here();
        tree.go_to(id(self.current)?);
        Ok(tree)
    }
}

fn remark(tree: &mut GameTree, id: usize, remarks: MoveRemarks) {
    if let Some(said) = tree.remarks_mut(id) {
        *said = remarks;
    }
}

/// That a game can have ended so, by its rules: four players never end a game together, they leave it one by one.
fn check_ending(tree: &GameTree, id: usize, ending: GameEnding) -> Result<(), Text> {
    let players = tree.variant().players().len();
    let known = match ending {
        GameEnding::Agreement => true,
        // Only time can run out for nobody's gain.
        GameEnding::Stopped { player, how, draw } => player < players && (!draw || how == StopReason::Time),
    };
    // Mate and stalemate have ended it before.
    let over = tree.node(id).position.legal_moves().is_empty();
    if players > 2 || !known || over { Err(Text::new("fault-no-such-ending")) } else { Ok(()) }
}

/// What is said of a main line that goes on after the players have ended it: what follows can only have been tried.
fn after_ending(tree: &GameTree) -> Option<Text> {
    let mut id = 0;
    while let Some(&next) = tree.node(id).children.first() {
        if tree.node(id).ending.is_some() {
            let node = tree.node(next);
            return Some(
                Text::new("told-after-ending").with("number", node.number.to_string()).with("move", node.text.as_str()),
            );
        }
        id = next;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::variants::tests::king_leap;

    fn branched() -> Session {
        let mut session = Session::new("chess", None).unwrap();
        for text in ["e4", "e5", "Nf3"] {
            session.play(text).unwrap();
        }
        session.go_to(1);
        session.play("c5").unwrap();
        session.resign(0).unwrap();
        session.go_to(3);
        session
    }

    fn same(one: &Session, other: &Session) {
        let view = |session: &Session| (session.state().json(), session.saved().json(), session.record().json());
        assert_eq!(view(one).1, view(other).1);
        assert_eq!(view(one).2, view(other).2);
    }

    #[test]
    fn a_kept_game_is_the_same_game() {
        let session = branched();
        let mut again = Session::from_saved_json(&session.saved().json()).unwrap();
        same(&session, &again);
        assert!(again.go_to_tip());
        assert!(again.state().json().contains("over-resignation"));
    }

    #[test]
    fn a_game_of_four_with_somebody_gone_is_kept() {
        let mut session = Session::new("chaturaji", None).unwrap();
        session.resign(1).unwrap();
        session.play("g2f2").unwrap();
        session.flag(2).unwrap();
        same(&session, &Session::from_saved_json(&session.saved().json()).unwrap());
    }

    #[test]
    fn options_and_start_are_kept() {
        let session = Session::start(&king_leap());
        let again = Session::from_saved_json(&session.saved().json()).unwrap();
        assert_eq!((again.variant(), again.options().json()), ("gigachess2".into(), r#"{"king-leap":true}"#.into()));
        let fen = "k9/10/10/10/10/10/10/K1R7 w - - 0 1";
        let session = Session::from_position("janus", None, fen).unwrap();
        assert!(Session::from_saved_json(&session.saved().json()).unwrap().state().json().contains(fen));
    }

    #[test]
    fn a_link_is_short_and_holds_everything() {
        let session = branched();
        let link = session.link().unwrap();
        assert!(link.len() < 250 && link.chars().all(|it| it.is_ascii_alphanumeric() || "-_".contains(it)), "{link}");
        same(&session, &Session::from_link(&link).unwrap());
    }

    #[test]
    fn a_long_game_makes_a_link_that_can_be_sent() {
        let mut session = Session::new("gigachess", None).unwrap();
        for turn in 0..200 {
            let moves = session.tree.position().legal_moves();
            session.tree.play(moves[turn * 7 % moves.len()]);
        }
        let link = session.link().unwrap();
        assert!(link.len() < 2000, "{} letters", link.len());
        same(&session, &Session::from_link(&link).unwrap());
    }

    /// A link to this text.
    fn link_to(json: &str) -> String {
        URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(json.as_bytes(), EFFORT))
    }

    fn refused(made: Result<Session, Text>) -> String {
        made.err().unwrap().json()
    }

    #[test]
    fn a_link_that_unpacks_to_more_than_any_game_is_refused() {
        let bomb = link_to(&" ".repeat(50_000_000));
        assert!(bomb.len() < 100_000, "{} letters", bomb.len());
        assert!(refused(Session::from_link(&bomb)).contains("text-too-long"));
        assert!(refused(Session::from_link(&"A".repeat(50_000_000))).contains("text-too-long"));
    }

    #[test]
    fn a_link_with_more_moves_or_variations_than_any_game_is_refused() {
        let of = |nodes: Vec<String>| {
            let nodes = nodes.join(",");
            link_to(&format!(r#"{{"version":1,"variant":"chess","nodes":[{nodes}],"current":0,"tip":0}}"#))
        };
        let knights = ["g1f3", "g8f6", "f3g1", "f6g8"];
        let there_and_back = |count: usize| (0..count).map(|at| format!(r#"{{"m":"{}"}}"#, knights[at % 4])).collect();
        assert!(refused(Session::from_link(&of(there_and_back(10_001)))).contains("fault-too-many-moves"));
        // Two ways to go on from every position that was reached by a second way.
        let deep = (0..200).map(|at| format!(r#"{{"m":"e2e4","p":{}}}"#, at / 2 * 2)).collect();
        assert!(refused(Session::from_link(&of(deep))).contains("fault-too-deep"));
    }

    #[test]
    fn endings_that_the_rules_forbid_are_refused_and_moves_after_an_end_told() {
        let of = |variant: &str, nodes: &str| {
            link_to(&format!(r#"{{"version":1,"variant":"{variant}","nodes":[{nodes}],"current":1,"tip":1}}"#))
        };
        let stopped = |player: u64| format!(r#"{{"stopped":{{"player":{player},"how":"time","draw":false}}}}"#);
        let read = |variant: &str, text: &str| Session::from_link(&of(variant, text));
        assert!(read("chess", r#"{"m":"e2e4","e":"agreement"}"#).is_ok());
        assert!(read("chess", &format!(r#"{{"m":"e2e4","e":{}}}"#, stopped(1))).is_ok());
        for player in [2, 99, u64::from(u32::MAX)] {
            let text = format!(r#"{{"m":"e2e4","e":{}}}"#, stopped(player));
            assert!(refused(read("chess", &text)).contains("fault-no-such-ending"), "{player}");
        }
        for ending in [r#""agreement""#, &stopped(0)] {
            let text = format!(r#"{{"m":"g2f2","e":{ending}}}"#);
            assert!(refused(read("chaturaji", &text)).contains("fault-no-such-ending"), "{ending}");
        }
        let drawn = r#"{"m":"e2e4","e":{"stopped":{"player":0,"how":"resignation","draw":true}}}"#;
        assert!(refused(read("chess", drawn)).contains("fault-no-such-ending"));
        let mate = r#"{"m":"f2f3"},{"m":"e7e5"},{"m":"g2g4"},{"m":"d8h4","e":"agreement"}"#;
        assert!(refused(read("chess", mate)).contains("fault-no-such-ending"));
        let after = read("chess", r#"{"m":"e2e4","e":"agreement"},{"m":"e7e5"}"#).unwrap().notes().json();
        assert!(after.contains("told-after-ending") && after.contains("e5"), "{after}");
    }

    #[test]
    fn what_a_newer_version_wrote_is_not_called_damaged() {
        let json = branched().saved().json().replace("\"version\":1", "\"version\":2,\"more\":true");
        assert!(refused(Session::from_saved_json(&json)).contains("fault-newer"));
        assert!(refused(Session::from_link(&link_to(&json))).contains("fault-newer"));
        assert!(refused(Session::from_saved_json(&json.replace(":2", ":0"))).contains("fault-damaged"));
    }

    #[test]
    fn what_is_damaged_is_refused() {
        let error = |made: Result<Session, Text>| made.err().unwrap().json();
        assert!(error(Session::from_link("no link")).contains("fault-damaged"));
        assert!(error(Session::from_link("AAAA")).contains("fault-damaged"));
        let json = branched().saved().json();
        for (good, bad) in [
            ("e2e4", "e2e5"),
            ("\"version\":1", "\"version\":2"),
            ("\"tip\":4", "\"tip\":44"),
            ("chess", "chss"),
            ("\"p\":1", "\"p\":9"),
        ] {
            assert!(json.contains(good));
            assert!(Session::from_saved_json(&json.replace(good, bad)).is_err(), "{bad}");
        }
    }
}
