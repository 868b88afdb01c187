//! Reasons why a move is not allowed.

mod castling;
mod drops;
mod geometry;

pub use castling::CastlingRefusal;
pub use drops::DropRefusal;

use crate::{Bitboard, Board, KindId, MoveKind, Player, Position, Square, Variant, chess};

/// Why a move is not allowed, with the data for a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The origin is empty.
    Empty,
    /// The piece belongs to another player.
    NotYours(Player),
    /// An own piece is on the target.
    OwnPiece(KindId),
    /// A piece on this square blocks the path.
    Blocked(Square),
    /// The piece goes there only without capturing, and an enemy is on the target.
    NoCapture,
    /// The piece goes there only to capture, and the target is empty.
    NeedsCapture,
    /// The piece captures by a jump over exactly one piece, and there are this many in between.
    Screens(u32),
    /// The piece could jump there, but only to capture, and the target is empty.
    JumpsToCapture,
    /// The double step is only possible from the start square.
    DoubleStep,
    /// The piece never moves like that.
    NotLikeThat,
    /// The target is attacked, and the piece is the King.
    KingGoes(KingAttack),
    /// The King is in check, and the move does not help.
    KingStill(KingAttack),
    /// The move would leave the King in check.
    KingLeft(KingAttack),
    /// The move looks like castling, which is not allowed.
    Castling(CastlingRefusal),
    /// The King has moved and lost its leap.
    LeapGone,
    /// The King cannot leap in check.
    LeapInCheck(KingAttack),
    /// The leap cannot capture, and the target is occupied.
    LeapTaken,
    /// All middle squares of the leap are attacked.
    LeapCrossed,
}

/// An attack on a King.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KingAttack {
    /// The King's square after the move.
    pub king: Square,
    /// The squares of the attackers, before and after the move.
    pub attackers: Vec<Square>,
}

impl KingAttack {
    fn new(king: Square, attackers: Bitboard) -> KingAttack {
        KingAttack { king, attackers: attackers.iter().collect() }
    }
}

impl Position {
    /// Why the piece on `from` may not go to `to`; `None` if it may. Ignores whether the game is over.
    ///
    /// ```
    /// use menagerie_rules::{Options, Position, Refusal, Square, Variant};
    /// let chess = Variant::by_id("chess", &Options::none()).unwrap();
    /// let position = Position::start(&chess);
    /// let square = |text: &str| text.parse::<Square>().unwrap();
    /// assert_eq!(position.refusal(square("a1"), square("a4")), Some(Refusal::Blocked(square("a2"))));
    /// assert_eq!(position.refusal(square("g1"), square("f3")), None);
    /// ```
    pub fn refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        let Some(piece) = self.piece_at(from) else { return Some(Refusal::Empty) };
        if piece.player != self.turn() {
            return Some(Refusal::NotYours(piece.player));
        }
        let is_it = |mv: &crate::Move| !mv.is_pass() && mv.from() == from && mv.to() == to;
        if self.legal_moves().iter().any(is_it) {
            return None;
        }
        if let Some(refusal) = self.why_not_castle_to(from, to) {
            return Some(Refusal::Castling(refusal));
        }
        if let Position::Chess(position) = self
            && let Some(castle) = position.castling_to(from, to)
        {
            return Some(Refusal::Castling(CastlingRefusal::Elsewhere(castle.king_to)));
        }
        if let Some(own) = self.piece_at(to).filter(|other| other.player == piece.player) {
            return Some(Refusal::OwnPiece(own.kind));
        }
        let enemies = self.board().occupied() & !self.board().of(piece.player);
        if let Position::Chess(position) = self {
            let reaches = self.variant().tables().reach(self.board(), from, to, enemies).is_some();
            let passing = position.en_passant().is_some_and(|passed| {
                let kind = self.variant().kind(piece.kind);
                passed.targets().has(to)
                    && kind.takes_en_passant
                    && self.variant().tables().leap_captures(piece.player, piece.kind, from).has(to)
            });
            if reaches || passing {
                return Some(position.king_refusal(from, to));
            }
            if let Some(refusal) = position.leap_refusal(from, to) {
                return Some(refusal);
            }
            if let Some(castle) = position.castling_towards(from, to) {
                let elsewhere = || CastlingRefusal::Elsewhere(castle.king_to);
                return Some(Refusal::Castling(position.no_castling(castle).unwrap_or_else(elsewhere)));
            }
        }
        Some(geometry::refusal(self.variant(), self.board(), from, to))
    }
}

impl Variant {
    /// Why the moves of the piece on `from` do not reach `to`; `None` if they do. The board may be any, with Kings missing or attacked,
    /// and the side to move does not matter. Ignores en passant and castling.
    pub fn illegal_geometry(&self, board: &Board, from: Square, to: Square) -> Option<Refusal> {
        let Some(piece) = board.get(from) else { return Some(Refusal::Empty) };
        if let Some(own) = board.get(to).filter(|other| other.player == piece.player) {
            return Some(Refusal::OwnPiece(own.kind));
        }
        let enemies = board.occupied() & !board.of(piece.player);
        let reaches = self.tables().reach(board, from, to, enemies).is_some();
        (!reaches).then(|| geometry::refusal(self, board, from, to))
    }
}

impl chess::ChessPosition {
    /// Why the King would not be safe after a pseudo-legal move from `from` to `to`.
    fn king_refusal(&self, from: Square, to: Square) -> Refusal {
        let moves_king = self.king(self.turn()) == from;
        let king = if moves_king { to } else { self.king(self.turn()) };
        let passed = self.en_passant().filter(|passed| passed.targets().has(to) && self.board().get(to).is_none());
        let takes_passing = passed
            .filter(|_| self.board().get(from).is_some_and(|piece| self.variant().kind(piece.kind).takes_en_passant));
        let gone = takes_passing.map_or(to, |passed| passed.victim);
        let occupied = self.board().occupied().without(gone).without(from).with(to);
        let attackers = self.attackers(king, self.board().of(self.opponent()).without(gone), occupied);
        let attack = KingAttack::new(king, attackers);
        match (moves_king, self.checkers().iter().any(|before| attackers.has(before))) {
            (true, _) => Refusal::KingGoes(attack),
            (false, true) => Refusal::KingStill(attack),
            (false, false) => Refusal::KingLeft(attack),
        }
    }

    /// The opponent's pieces in `enemies` that capture on a square, with `occupied` squares in between.
    fn attackers(&self, square: Square, enemies: Bitboard, occupied: Bitboard) -> Bitboard {
        self.variant().tables().attackers_to(self.board(), self.opponent(), enemies, occupied, square)
    }

    /// The attackers of a square that the King crosses, with the King removed from its own.
    fn attackers_on_way(&self, from: Square, square: Square) -> Bitboard {
        let occupied = self.board().occupied().without(from).with(square);
        self.attackers(square, self.board().of(self.opponent()).without(square), occupied)
    }

    /// Why the King may not leap to a square at distance two; `None` if it has no such leap.
    fn leap_refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
        if !self.variant().king_leap() || self.king(self.turn()) != from || files.max(ranks) != 2 {
            return None;
        }
        if !self.has_king_leap(self.turn()) {
            return Some(Refusal::LeapGone);
        }
        if self.in_check() {
            return Some(Refusal::LeapInCheck(KingAttack::new(from, self.checkers())));
        }
        if self.board().get(to).is_some() {
            return Some(Refusal::LeapTaken);
        }
        let arriving = self.attackers_on_way(from, to);
        if !arriving.is_empty() {
            return Some(Refusal::KingGoes(KingAttack::new(to, arriving)));
        }
        let leaps = self.legal_moves().iter().any(|mv| mv.kind() == MoveKind::KingLeap && mv.to() == to);
        (!leaps).then_some(Refusal::LeapCrossed)
    }
}
