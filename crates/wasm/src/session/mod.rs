//! A game being played: the rules as the page sees them.

mod blocked;
mod captured;
mod editor;
mod examples;
mod explain;
mod faults;
mod game_text;
mod guide;
mod limits;
mod pgn_faults;
mod premove_targets;
mod record;
mod saved_game;
mod scene;
mod state;
mod targets;
mod tree;
mod variants;
mod verdict;
mod walk;

use std::cell::OnceCell;
use std::sync::Arc;

use menagerie_engine::PieceValues;
use menagerie_rules::notation::CastlingNames;
use menagerie_rules::{Options, Position, Square, Variant};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::texts::Text;
pub use editor::Editor;
pub use game_text::GameFile;
pub(crate) use record::GameRecord;
use tree::GameTree;

/// A game being played, with its variations. What fails throws the JSON of a text, `{"text": id, "args": …}`, that says why.
#[wasm_bindgen]
pub struct Session {
    tree: GameTree,
    /// What the pieces are worth, worked out when it is asked for.
    worth: OnceCell<PieceValues>,
    /// What there is to tell of how the game was read.
    notes: Vec<Text>,
    /// How castling was read, if it could be read in two ways.
    castling: Option<CastlingNames>,
}

#[wasm_bindgen]
impl Session {
    /// The games there are, as JSON: `[{id, name, files, ranks, art, letters, players: [{name, colour, turns}],
    /// options: [{id, name, about}]}]`. `art` lists the pictures needed, and `letters` the letters of these pieces;
    /// `turns` is how far the board is turned, in quarters clockwise, for the player to sit at the bottom.
    pub fn variants() -> Result<String, String> {
        variants::list().and_then(|list| to_json(&list))
    }

    /// The id of the game with this id or name, or another name it has, however it is written: `Janus-Chess` is `janus`.
    #[wasm_bindgen(js_name = idOf)]
    pub fn id_of(name: &str) -> Option<String> {
        Variant::named(name, &Options::none()).ok().map(|variant| variant.id().to_string())
    }

    /// A game from its start. `options` is JSON: `{"king-leap": true}`.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, options: &str) -> Result<Session, String> {
        Ok(Session::of(GameTree::new(Position::start(&find(id, options)?))))
    }

    /// A game from any position.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(id: &str, options: &str, position: &str) -> Result<Session, String> {
        let variant = find(id, options)?;
        let (position, notes) = read_leniently(&variant, position).map_err(|fault| faults::thrown(&fault))?;
        let mut session = Session::of(GameTree::new(position));
        session.notes = notes;
        Ok(session)
    }

    /// How the game stands, as JSON: see `State` in this crate.
    pub fn state(&self) -> Result<String, String> {
        to_json(&state::GameState::of(&self.tree, self.worth()))
    }

    /// What the board shows, as JSON for `BoardView.set_scene`: with the piece on `selected` picked up, and turned by
    /// `orientation` quarters.
    pub fn scene(&self, selected: Option<String>, orientation: u8) -> Result<String, String> {
        let selected = selected.as_deref().map(|square| self.square(square)).transpose()?;
        to_json(&scene::scene(&self.tree, selected, orientation.try_into()?))
    }

    /// Where the piece on a square may go now, as JSON: `[{square, kind, takes}]`; nowhere if it is not its turn.
    pub fn targets(&self, square: &str) -> Result<String, String> {
        to_json(&targets::targets(&self.tree, self.square(square)?))
    }

    /// The legal moves from one square to another, as JSON: `[{move, name, art}]`. There are several where a promotion
    /// is chosen; `name`, a text, and `art` show what arrives.
    pub fn choices(&self, from: &str, to: &str) -> Result<String, String> {
        to_json(&targets::choices(&self.tree, self.square(from)?, self.square(to)?))
    }

    /// All legal moves, as JSON: `[{move, san, from, to, takes, promotion}]`; none if the game is over. The squares of a pass are `null`,
    /// and so is the promotion of what stays what it is; otherwise it is the letter of what it becomes.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Result<String, String> {
        to_json(&targets::legal(&self.tree))
    }

    /// Why the piece on a square may not go to another, as JSON: a text, or `null` if it may.
    pub fn explain(&self, from: &str, to: &str) -> Result<String, String> {
        to_json(&explain::explain(&self.tree, self.square(from)?, self.square(to)?))
    }

    /// What keeps the piece on a square where it is, whose turn it is and which cannot move, as JSON: `{squares: [{square,
    /// kind, takes}], why}`, where it would go if what blocks it were not there, and a text; `null` for any other.
    pub fn blocked(&self, square: &str) -> Result<String, String> {
        to_json(&blocked::blocked(&self.tree, self.square(square)?))
    }

    /// The game so far as JSON, for `Searcher.search`: from it the computer knows which positions have occurred.
    pub fn record(&self) -> Result<String, String> {
        to_json(&GameRecord::of(&self.tree))
    }
}

impl Session {
    fn of(tree: GameTree) -> Session {
        Session { tree, worth: OnceCell::new(), notes: Vec::new(), castling: None }
    }

    /// A square of this game's board, by its name.
    fn square(&self, text: &str) -> Result<Square, String> {
        read_square(self.tree.variant(), text)
    }

    fn worth(&self) -> &PieceValues {
        self.worth.get_or_init(|| PieceValues::new(self.tree.variant()))
    }
}

fn find(id: &str, options: &str) -> Result<Arc<Variant>, String> {
    variants::find(id, options).map_err(|fault| faults::thrown(&fault))
}

fn read_position(variant: &Arc<Variant>, text: &str) -> Result<Position, Text> {
    Position::from_fen(variant, text).map_err(|error| faults::of_position(variant, &error))
}

/// A position as somebody wrote it, and what was done to read it.
fn read_leniently(variant: &Arc<Variant>, text: &str) -> Result<(Position, Vec<Text>), Text> {
    let read = Position::read(variant, text).map_err(|error| faults::of_position(variant, &error))?;
    Ok((read.0, read.1.iter().map(pgn_faults::of_note).collect()))
}

/// A square of a game's board. The tables of the rules have no others, so whatever takes a square from outside reads it here.
fn read_square(variant: &Variant, text: &str) -> Result<Square, String> {
    let square = text.parse::<Square>().map_err(|error| faults::thrown(&faults::words(error)))?;
    let there = variant.shape().contains(square);
    if there { Ok(square) } else { Err(faults::thrown(&Text::new("fault-off-board").with("square", text))) }
}

/// A value as JSON text.
pub(crate) fn to_json<T: serde::Serialize>(value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("This cannot be shown: {error}"))
}

/// A text with its first letter made a capital.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
