//! The state of a diagram: the pieces, the picked one, and the imagined enemy.

mod attributes;
mod moves;
mod targets;

use crate::faults::AttributeError;
use crate::mode::DiagramMode;
use crate::reach::{PieceReach, ReachMark, ReachWay};
use crate::scene::{BYSTANDER, DiagramScene, SUBJECT};
use crate::settings::DiagramSettings;
use crate::setup::{self, DiagramNote, DiagramSetup};
use crate::whole::OnlyWhole;
use menagerie_rules::{Bitboard, Board, Game, Piece, Player, Square};

/// What can be put on the board by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddedPiece {
    /// A piece of the same owner.
    Friend,
    /// A piece of an opponent.
    Enemy,
}

/// A diagram's state.
#[derive(Debug)]
pub struct DiagramState {
    scene: DiagramScene,
    mode: DiagramMode,
    legal: bool,
    start: DiagramSetup,
    board: Board,
    /// The game, while the board shows its position.
    game: Option<OnlyWhole<Game>>,
    picked: Option<Square>,
    ghost: Option<Square>,
    reach: PieceReach,
    /// The reach without the imagined piece, while there is one.
    plain: Option<PieceReach>,
    /// Squares that it would reach if its King were not left in check.
    unsafe_targets: Bitboard,
}

impl DiagramState {
    /// The diagram that its attributes describe.
    ///
    /// # Errors
    /// The first attribute that is wrong.
    pub fn new(settings: &DiagramSettings) -> Result<DiagramState, AttributeError> {
        let (scene, mode, start) = setup::read(settings)?;
        let legal = DiagramSettings::is_on(&settings.legal, "legal")?;
        let (board, game, picked) = (start.board.clone(), start.game.clone(), start.picked);
        let mut study = DiagramState {
            scene,
            mode,
            legal,
            start,
            board,
            game,
            picked,
            ghost: None,
            reach: PieceReach::default(),
            plain: None,
            unsafe_targets: Bitboard::EMPTY,
        };
        study.look();
        Ok(study)
    }

    /// The parts of the attributes that could not be shown.
    pub fn notes(&self) -> &[OnlyWhole<DiagramNote>] {
        &self.start.notes
    }

    /// Draws discs with letters instead of a picture that is missing.
    pub fn go_without(&mut self, art: &str) {
        self.scene.go_without(art);
    }

    /// The sign of a move of the line.
    pub fn mark_of(&self, number: usize) -> &str {
        self.start.line.moves.get(number).map_or("", |word| &word.mark)
    }

    /// The comment at the current move of the line.
    pub fn comment(&self) -> &str {
        let Some(game) = self.game.as_ref().filter(|_| self.mode == DiagramMode::Line && !self.is_changed()) else {
            return "";
        };
        match game.plies().len() {
            0 => &self.start.line.comment,
            ply => self.start.line.moves.get(ply - 1).map_or("", |word| &word.comment),
        }
    }

    /// The kind of the diagram.
    pub fn mode(&self) -> DiagramMode {
        self.mode
    }

    /// Board, players and kinds of piece.
    pub fn scene(&self) -> &DiagramScene {
        &self.scene
    }

    /// The pieces, without the imagined one.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The game whose position is on the board, unless something was added or removed by hand.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_deref()
    }

    /// The complete line of moves; none in other modes.
    pub fn line(&self) -> Option<&Game> {
        self.start.game.as_deref().filter(|_| self.mode == DiagramMode::Line)
    }

    /// Whether the board differs from the initial one or from that of the line of moves.
    pub fn is_changed(&self) -> bool {
        match (&self.game, &self.start.game) {
            (Some(game), Some(start)) => {
                let (now, then) = (game.plies(), start.plies().iter().chain(start.undone()));
                now.len() > start.plies().len() + start.undone().len()
                    || now.iter().zip(then).any(|(now, then)| now.mv != then.mv)
                    || (self.mode != DiagramMode::Line && now.len() != start.plies().len())
            }
            (None, Some(_)) => true,
            _ => self.board != self.start.board,
        }
    }

    /// The piece that is picked up.
    pub fn picked(&self) -> Option<Square> {
        self.picked
    }

    /// The square of the imagined enemy.
    pub fn ghost(&self) -> Option<Square> {
        self.ghost
    }

    /// The reach of the picked piece.
    pub fn reach(&self) -> &PieceReach {
        &self.reach
    }

    /// Squares that the picked piece would reach if its King were not left in check.
    pub fn unsafe_targets(&self) -> Bitboard {
        self.unsafe_targets
    }

    /// The mark of the picked piece on a square, without the imagined piece.
    pub fn plain_mark(&self, square: Square) -> Option<&ReachMark> {
        self.plain.as_ref().unwrap_or(&self.reach).mark(square)
    }

    /// Whether the picked piece hops and has no screen.
    pub fn lacks_screen(&self) -> bool {
        let piece = self.picked_piece();
        let movement = piece.and_then(|piece| self.scene.figure(piece.kind).movement.as_ref());
        movement.is_some_and(|movement| movement.walks().iter().any(|walk| walk.is_hopper()))
            && self.reach.marks.iter().all(|mark| mark.way != ReachWay::Hop)
    }

    /// Whether only legal moves are shown.
    pub fn is_legal(&self) -> bool {
        self.legal
    }

    /// The piece that is picked up.
    pub fn picked_piece(&self) -> Option<Piece> {
        self.board.get(self.picked?)
    }

    /// Picks up the piece on a square, or none.
    pub fn pick(&mut self, square: Option<Square>) {
        let moves = |square: &Square| {
            self.board.get(*square).is_some_and(|piece| self.scene.figure(piece.kind).movement.is_some())
        };
        self.picked = square.filter(moves);
        // In the diagram of a single piece, its moves are always shown.
        if self.picked.is_none() && self.mode == DiagramMode::Piece {
            self.picked = self.subject();
        }
        self.ghost = None;
        self.look();
    }

    fn subject(&self) -> Option<Square> {
        self.board.pieces().find(|(_, piece)| piece.kind == SUBJECT).map(|(square, _)| square)
    }

    /// Imagines an enemy on an empty square, or none. Returns whether that changed anything.
    pub fn imagine(&mut self, square: Option<Square>) -> bool {
        // An enemy on a square where a piece of a game can only step, castle or capture en passant would hide exactly that. On a line it
        // shows what it blocks, or a hopper's screen.
        let takes = |square| match self.plain_mark(square) {
            Some(mark) => match mark.way {
                ReachWay::EnPassant | ReachWay::Castling | ReachWay::DoubleStep => self.mode == DiagramMode::Piece,
                ReachWay::Leap => mark.captures || self.mode == DiagramMode::Piece,
                _ => true,
            },
            None => true,
        };
        let ghost = square.filter(|&square| {
            self.mode != DiagramMode::Play
                && takes(square)
                && self.picked.is_some()
                && !self.board.occupied().has(square)
                && self.scene.shape().contains(square)
        });
        if ghost == self.ghost {
            return false;
        }
        if self.ghost.is_none() {
            self.plain = Some(std::mem::take(&mut self.reach));
        }
        self.ghost = ghost;
        self.look();
        true
    }

    /// Puts a piece on a square by hand, or removes the piece there. The single piece of its diagram stays.
    pub fn put(&mut self, square: Square, extra: Option<AddedPiece>) {
        let subject = |piece: Piece| self.mode == DiagramMode::Piece && piece.kind == SUBJECT;
        if self.mode == DiagramMode::Play
            || !self.scene.shape().contains(square)
            || self.board.get(square).is_some_and(subject)
        {
            return;
        }
        self.ghost = None;
        match extra {
            Some(extra) => {
                let owner = self.owner();
                let player = if extra == AddedPiece::Friend { owner } else { self.scene.opponent(owner) };
                let kind = if self.mode == DiagramMode::Piece { BYSTANDER } else { self.scene.anybody() };
                self.board.put(square, Piece { player, kind });
            }
            None => {
                self.board.take(square);
            }
        }
        self.game = None;
        let picked = self.picked.filter(|&picked| picked != square);
        self.pick(picked);
    }

    /// The player for whom “friend” and “enemy” are meant: the picked piece's owner, otherwise the side to move.
    pub fn owner(&self) -> Player {
        let picked = self.picked_piece().map(|piece| piece.player);
        let turn = self.start.game.as_ref().map(|game| game.position().turn());
        picked.or(turn).or(Player::from_index(0)).expect("a player to begin with")
    }

    /// Restores the initial state.
    pub fn reset(&mut self) {
        self.board = self.start.board.clone();
        self.game = self.start.game.clone();
        self.picked = None;
        let picked = self.start.picked;
        self.pick(picked);
    }
}
