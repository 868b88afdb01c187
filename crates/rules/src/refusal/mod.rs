//! Why a move that somebody tries is not allowed.

mod castling;
mod drops;
mod geometry;

pub use castling::CastlingRefusal;
pub use drops::DropRefusal;

use crate::{Bitboard, Board, KindId, MoveKind, Player, Position, Square, Variant, chess};

/// Why a move is not allowed, with everything needed to say it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing stands there.
    Empty,
    /// The piece is somebody else's.
    NotYours(Player),
    /// A piece of one's own stands on the square.
    OwnPiece(KindId),
    /// Something stands in the way.
    Blocked(Square),
    /// It goes there only without capturing, and the square is taken.
    NoCapture,
    /// It goes there only to capture, and the square is empty.
    NeedsCapture,
    /// It captures by jumping exactly one piece, and there are so many in between.
    Screens(u32),
    /// It could jump there, but only to capture, and the square is empty.
    JumpsToCapture,
    /// The double step is only for the square where the piece starts.
    DoubleStep,
    /// It never moves like that.
    NotLikeThat,
    /// The King would be attacked where it goes.
    KingGoes(KingAttack),
    /// The King is attacked, and that does not help.
    KingStill(KingAttack),
    /// The King would be attacked.
    KingLeft(KingAttack),
    /// It looks like castling, which is not allowed.
    Castling(CastlingRefusal),
    /// The King has moved.
    LeapGone,
    /// The King is attacked.
    LeapInCheck(KingAttack),
    /// The leap does not capture, and the square is taken.
    LeapTaken,
    /// All squares on the way are attacked.
    LeapCrossed,
}

/// An attack on a King.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KingAttack {
    /// Where the King stands, or would stand.
    pub king: Square,
    /// From where it is attacked; pieces stand there after the move as they do before.
    pub attackers: Vec<Square>,
}

impl KingAttack {
    fn new(king: Square, attackers: Bitboard) -> KingAttack {
        KingAttack { king, attackers: attackers.iter().collect() }
    }
}

impl Position {
    /// Why the piece on `from` may not go to `to`; nothing if it may. Does not look whether the game is over.
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
    /// Why the piece on `from` does not get to `to` by the way it moves; nothing if it does. Any board will do: Kings may be missing
    /// or attacked, and nobody asks whose turn it is. Knows no en passant and no castling.
    pub fn way_refusal(&self, board: &Board, from: Square, to: Square) -> Option<Refusal> {
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
    /// Why the King would not be safe after a piece has gone from `from` to `to`, which it can but for that.
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

    /// Those of the opponent's pieces in `enemies` that capture on a square, with `occupied` squares in between.
    fn attackers(&self, square: Square, enemies: Bitboard, occupied: Bitboard) -> Bitboard {
        self.variant().tables().attackers_to(self.board(), self.opponent(), enemies, occupied, square)
    }

    /// What attacks the King on its way over a square, gone from its own.
    fn attackers_on_way(&self, from: Square, square: Square) -> Bitboard {
        let occupied = self.board().occupied().without(from).with(square);
        self.attackers(square, self.board().of(self.opponent()).without(square), occupied)
    }

    /// Why the King may not use its leap to a square at distance two; nothing if it never had one.
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
