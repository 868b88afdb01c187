//! A game being played, with the methods that the page calls.

mod blocked;
mod captured;
mod carried;
mod editor;
mod examples;
pub(crate) mod explain;
mod explorer;
pub mod faults;
mod friend;
mod game_text;
mod guide;
mod hands;
mod limits;
mod origin;
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
pub mod variants;
mod verdict;
mod walk;

use std::cell::OnceCell;
use std::sync::Arc;

use menagerie_engine::PieceValues;
use menagerie_rules::notation::CastlingNames;
use menagerie_rules::{Position, Square, Variant};

pub use blocked::BlockedPiece;
pub use editor::{Editor, EditorHandCount, RightInfo};
pub use explorer::{ExploredMove, OpeningExplorer};
pub use friend::{FriendClaim, FriendGame, FriendState, FriendUpdate, PendingRecord, VerifiedRecord};
pub use game_text::{AddedTags, FileGame, GameFile};
pub use guide::{AttackCount, AttackersAndDefenders, KindCard, MiniDiagram, PieceCard};
use menagerie_js_types::{GameOptions, GameRecord};
use menagerie_scene::{MoveTarget, Orientation, Scene};
use menagerie_texts::Text;
use origin::MoveOrigin;
pub use premove_targets::PremoveTargets;
pub use review::{GameReview, ReviewQuestion};
pub use saved_game::SavedGame;
pub use scene::Placement;
pub use show::GameView;
pub use starts::StartChoice;
pub use state::GameState;
pub use targets::{LegalMove, MoveChoice};
use tree::GameTree;
pub use tree::{NodeId, TreeView};

/// A game being played, with its variations. Errors are [`Text`] values with the reason.
#[derive(Clone)]
pub struct Session {
    tree: GameTree,
    /// The piece values, computed when they are first needed.
    worth: OnceCell<PieceValues>,
    /// Notes on how the game was read.
    notes: Vec<Text>,
    /// How castling moves were read, if there were two ways.
    castling: Option<CastlingNames>,
}

impl Session {
    /// A game from its start.
    pub fn new(id: &str, options: Option<GameOptions>) -> Result<Session, Text> {
        Ok(Session::start(&variants::find(id, &options.unwrap_or_default())?))
    }

    /// A game from any position.
    pub fn from_position(id: &str, options: Option<GameOptions>, position: &str) -> Result<Session, Text> {
        Session::at(&variants::find(id, &options.unwrap_or_default())?, position)
    }

    /// How the game stands.
    pub fn state(&self) -> GameState {
        GameState::of(&self.tree, Some(self.worth()))
    }

    /// The same without the material: a program that only asks this does not contain the evaluation of pieces.
    pub fn state_without_material(&self) -> GameState {
        GameState::of(&self.tree, None)
    }

    /// What a board shows of the game: with the piece on `selected` picked up, and turned by `orientation` quarters.
    pub fn scene(&self, selected: Option<&str>, orientation: u8) -> Result<Scene, Text> {
        let selected = selected.map(|from| self.origin(from)).transpose()?;
        let orientation = Orientation::try_from(orientation).map_err(faults::words)?;
        Ok(scene::scene(&self.tree, selected, orientation))
    }

    /// Where the piece on a square, or in the hand (`N@`), may go now; nowhere if it is not its turn.
    pub fn targets(&self, from: &str) -> Result<Vec<MoveTarget>, Text> {
        Ok(targets::targets(&self.tree, self.origin(from)?))
    }

    /// The legal moves from a square, or from the hand (`N@`), to a square: several where a promotion, or what enters from the hand,
    /// is chosen.
    pub fn choices(&self, from: &str, to: &str) -> Result<Vec<MoveChoice>, Text> {
        Ok(targets::choices(&self.tree, self.origin(from)?, self.square(to)?))
    }

    /// Two example moves in both notations: from the start of this game, or from the standard start if it began from another position.
    pub fn examples(&self) -> Vec<String> {
        let standard = self.start_number().is_none().then(|| Position::start(self.tree.variant()));
        examples::examples(standard.as_ref().unwrap_or(self.tree.start()))
    }

    /// The pieces and their squares.
    pub fn placement(&self) -> Placement {
        Placement::of(&self.tree)
    }

    /// All legal moves; none if the game is over.
    pub fn legal_moves(&self) -> Vec<LegalMove> {
        targets::legal(&self.tree)
    }

    /// The number of lines of so many legal moves from the position on the board (perft).
    pub fn perft(&self, depth: u32) -> u64 {
        self.tree.position().perft(depth)
    }

    /// Why the piece on a square, or in the hand (`N@`), may not go to a square. Nothing if the move is legal.
    pub fn explain(&self, from: &str, to: &str) -> Result<Option<Text>, Text> {
        let to = self.square(to)?;
        Ok(match self.origin(from)? {
            MoveOrigin::Square(from) => explain::explain(&self.tree, from, to),
            MoveOrigin::Hand(kind) => explain::explain_drop(&self.tree, kind, to),
        })
    }

    /// Why the piece on a square, or in the hand (`N@`), cannot move. Nothing if it can, or if it is not its turn.
    pub fn blocked(&self, from: &str) -> Result<Option<BlockedPiece>, Text> {
        Ok(match self.origin(from)? {
            MoveOrigin::Square(square) => blocked::blocked(&self.tree, square),
            MoveOrigin::Hand(kind) => blocked::blocked_in_hand(&self.tree, kind),
        })
    }

    /// The record of the game, for `Searcher.search`. The search needs the past for repetitions.
    pub fn record(&self) -> GameRecord {
        record::record(&self.tree)
    }

    /// The name of the opening book that may know moves here.
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

    fn of(tree: GameTree) -> Session {
        Session { tree, worth: OnceCell::new(), notes: Vec::new(), castling: None }
    }

    /// The origin of a move: a square of this game's board, or a piece in the hand.
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

/// Reads a position text, with notes on what was added or ignored.
fn read_leniently(variant: &Arc<Variant>, text: &str) -> Result<(Position, Vec<Text>), Text> {
    let read = Position::read(variant, text).map_err(|error| faults::of_position(variant, &error))?;
    Ok((read.0, read.1.iter().map(|note| note.describe().into()).collect()))
}

/// Reads a square of a game's board by its name. All squares from outside are checked here, because the tables of the rules have no
/// others.
pub(crate) fn read_square(variant: &Variant, text: &str) -> Result<Square, Text> {
    let square = text.parse::<Square>().map_err(faults::words)?;
    let there = variant.board_size().contains(square);
    if there { Ok(square) } else { Err(Text::new("fault-off-board").with("square", text)) }
}
