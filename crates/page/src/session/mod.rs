//! A game being played: the rules as the page sees them.

mod blocked;
mod captured;
mod carried;
mod editor;
mod examples;
pub(crate) mod explain;
mod explorer;
pub(crate) mod faults;
mod friend;
mod game_text;
mod guide;
mod hands;
mod limits;
mod origin;
mod pgn_faults;
mod premove_targets;
mod record;
mod review;
mod saved_game;
pub(crate) mod scene;
mod show;
mod starts;
mod state;
pub(crate) mod targets;
mod tree;
pub(crate) mod variants;
mod verdict;
mod walk;

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_engine::PieceValues;
use menagerie_rules::notation::CastlingNames;
use menagerie_rules::{Position, Square, Variant};
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::board::geometry::Orientation;
use crate::board::scene::{Scene, TargetList};
use crate::texts::Text;
use blocked::BlockedPiece;
pub use editor::Editor;
pub use explorer::OpeningExplorer;
pub use friend::FriendGame;
pub use game_text::GameFile;
use menagerie_js_types::{GameOptions, GameRecord, Js, games};
use origin::MoveOrigin;
use scene::Placement;
use state::GameState;
use targets::{ChoiceList, LegalMoveList};
use tree::GameTree;
use variants::{VariantInfo, VariantList};

/// A game being played, with its variations. What fails throws a [`Text`] that says why.
#[wasm_bindgen]
pub struct Session {
    tree: GameTree,
    /// The piece values, computed when they are first needed.
    worth: OnceCell<PieceValues>,
    /// Notes on how the game was read.
    notes: Vec<Text>,
    /// How the names of castling were read, if there were two ways.
    castling: Option<CastlingNames>,
}

#[wasm_bindgen]
impl Session {
    /// The games there are.
    pub fn variants() -> Result<Js<VariantList>, Text> {
        variants::list().map(Js)
    }

    /// Takes in a game that does not come with the page, as the JSON of its definition. From then on its id stands for it everywhere.
    pub fn bring(definition: &str) -> Result<Js<VariantInfo>, Text> {
        Ok(Js(variants::info(&*variants::bring(definition)?)))
    }

    /// Takes in a game that was brought before and kept, as `definitionOf` gave it. It is compiled when it is chosen.
    #[wasm_bindgen(js_name = bringKept)]
    pub fn bring_kept(definition: &str) -> Result<Js<VariantInfo>, Text> {
        variants::remember(definition).map(Js)
    }

    /// Takes in a game of the library, as the JSON of its definition. `names` tells what it and its pieces are called in other languages:
    /// `{"fr": {"name": "…", "about": "…", "pieces": {"Cannon": "Canon"}}}`.
    #[wasm_bindgen(js_name = bringFromLibrary)]
    pub fn bring_from_library(definition: &str, names: &str) -> Result<Js<VariantInfo>, Text> {
        let variant = variants::bring_from_library(definition)?;
        let names: BTreeMap<String, games::TranslatedNames> = serde_json::from_str(names).map_err(faults::words)?;
        for (language, names) in names {
            games::translate(variant.id(), &language, names);
        }
        Ok(Js(variants::info(&variant)))
    }

    /// Whether two names of a game are the same: small and capital letters, blanks, hyphens and the word “chess” make no difference.
    #[wasm_bindgen(js_name = isSameName)]
    pub fn is_same_name(one: &str, other: &str) -> bool {
        menagerie_rules::is_same_name(one, other)
    }

    /// The game with this id, as `variants` lists those that come with the page.
    #[wasm_bindgen(js_name = variantInfo)]
    pub fn variant_info(id: &str) -> Result<Js<VariantInfo>, Text> {
        Ok(Js(variants::info(&*variants::find(id, &GameOptions::default())?)))
    }

    /// The definition of a game that was brought, as JSON without what is usual.
    #[wasm_bindgen(js_name = definitionOf)]
    pub fn definition_of(id: &str) -> Option<String> {
        games::definition_of(id)
    }

    /// The id of the game with this id or name, or another name it has, however it is written: `Janus-Chess` is `janus`.
    #[wasm_bindgen(js_name = idOf)]
    pub fn id_of(name: &str) -> Option<String> {
        let brought = games::definition_of(name).map(|_| name.to_string());
        let built_in = || Variant::id_named(name).ok().flatten().map(str::to_string);
        brought.or_else(built_in).or_else(|| games::id_named(name))
    }

    /// A game from its start.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, options: Option<Ts<GameOptions>>) -> Result<Session, Text> {
        Ok(Session::start(&variants::find_for(id, options)?))
    }

    /// A game from any position.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(id: &str, options: Option<Ts<GameOptions>>, position: &str) -> Result<Session, Text> {
        Session::at(&variants::find_for(id, options)?, position)
    }

    /// How the game stands.
    pub fn state(&self) -> Js<GameState> {
        Js(GameState::of(&self.tree, self.worth()))
    }

    /// What a board shows of the game: with the piece on `selected` picked up, and turned by `orientation` quarters.
    pub fn scene(&self, selected: Option<String>, orientation: u8) -> Result<Js<Scene>, Text> {
        self.scene_of(selected.as_deref(), orientation).map(Js)
    }

    /// Where the piece on a square, or in the hand (`N@`), may go now; nowhere if it is not its turn.
    pub fn targets(&self, from: &str) -> Result<Js<TargetList>, Text> {
        Ok(Js(TargetList(targets::targets(&self.tree, self.origin(from)?))))
    }

    /// The legal moves from a square, or from the hand (`N@`), to a square: several where a promotion, or what enters from the hand,
    /// is chosen.
    pub fn choices(&self, from: &str, to: &str) -> Result<Js<ChoiceList>, Text> {
        Ok(Js(targets::choices(&self.tree, self.origin(from)?, self.square(to)?)))
    }

    /// Two moves in both ways of writing them: from the start of this game, or from the usual one where it began from another position.
    pub fn examples(&self) -> Vec<String> {
        let usual = self.start_number().is_none().then(|| Position::start(self.tree.variant()));
        examples::examples(usual.as_ref().unwrap_or(self.tree.start()))
    }

    /// The pieces and their squares.
    pub fn placement(&self) -> Js<Placement> {
        Js(Placement::of(&self.tree))
    }

    /// All legal moves; none if the game is over.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Js<LegalMoveList> {
        Js(targets::legal(&self.tree))
    }

    /// Why the piece on a square, or in the hand (`N@`), may not go to a square. Nothing if the move is legal.
    pub fn explain(&self, from: &str, to: &str) -> Result<Option<Js<Text>>, Text> {
        let to = self.square(to)?;
        Ok(match self.origin(from)? {
            MoveOrigin::Square(from) => explain::explain(&self.tree, from, to),
            MoveOrigin::Hand(kind) => explain::explain_drop(&self.tree, kind, to),
        }
        .map(Js))
    }

    /// Why the piece on a square, or in the hand (`N@`), cannot move. Nothing if it can, or if it is not its turn.
    pub fn blocked(&self, from: &str) -> Result<Option<Js<BlockedPiece>>, Text> {
        Ok(match self.origin(from)? {
            MoveOrigin::Square(square) => blocked::blocked(&self.tree, square),
            MoveOrigin::Hand(kind) => blocked::blocked_in_hand(&self.tree, kind),
        }
        .map(Js))
    }

    /// The record of the game, for `Searcher.search`. The search needs the past for repetitions.
    pub fn record(&self) -> Js<GameRecord> {
        Js(record::record(&self.tree))
    }

    /// The name of the opening book that may know moves here.
    #[wasm_bindgen(js_name = bookName)]
    pub fn book_name(&self) -> Option<String> {
        record::record(&self.tree).book().map(str::to_owned)
    }
}

impl Session {
    /// A game from its start.
    pub(crate) fn start(variant: &Arc<Variant>) -> Session {
        Session::of(GameTree::new(Position::start(variant)))
    }

    /// A game from any position, with notes on how its text was read.
    pub(crate) fn at(variant: &Arc<Variant>, position: &str) -> Result<Session, Text> {
        let (position, notes) = read_leniently(variant, position)?;
        let mut session = Session::of(GameTree::new(position));
        session.notes = notes;
        Ok(session)
    }

    /// What a board shows of the game.
    pub(crate) fn scene_of(&self, selected: Option<&str>, orientation: u8) -> Result<Scene, Text> {
        let selected = selected.map(|from| self.origin(from)).transpose()?;
        let orientation = Orientation::try_from(orientation).map_err(faults::words)?;
        Ok(scene::scene(&self.tree, selected, orientation))
    }

    fn of(tree: GameTree) -> Session {
        Session { tree, worth: OnceCell::new(), notes: Vec::new(), castling: None }
    }

    /// Where a move begins: a square of this game's board, or a piece in the hand.
    fn origin(&self, text: &str) -> Result<MoveOrigin, Text> {
        MoveOrigin::read(self.tree.variant(), text)
    }

    /// A square of this game's board, by its name.
    fn square(&self, text: &str) -> Result<Square, Text> {
        read_square(self.tree.variant(), text)
    }

    fn worth(&self) -> &PieceValues {
        self.worth.get_or_init(|| PieceValues::new(self.tree.variant()))
    }
}

fn read_position(variant: &Arc<Variant>, text: &str) -> Result<Position, Text> {
    Position::from_fen(variant, text).map_err(|error| faults::of_position(variant, &error))
}

/// Reads a position text, with notes on what was filled in or left out.
fn read_leniently(variant: &Arc<Variant>, text: &str) -> Result<(Position, Vec<Text>), Text> {
    let read = Position::read(variant, text).map_err(|error| faults::of_position(variant, &error))?;
    Ok((read.0, read.1.iter().map(pgn_faults::of_note).collect()))
}

/// A square of a game's board, by its name. Every square from outside is read here, because the tables of the rules have no others.
pub(crate) fn read_square(variant: &Variant, text: &str) -> Result<Square, Text> {
    let square = text.parse::<Square>().map_err(faults::words)?;
    let there = variant.shape().contains(square);
    if there { Ok(square) } else { Err(Text::new("fault-off-board").with("square", text)) }
}
