//! Moves in several legs: a piece captures on its way and goes on (locust capture, double capture), captures without moving (igui), or
//! goes to a square and back, which passes the turn. Also the rule about trading Lions, which goes with such pieces.

use super::ChessPosition;
use crate::board::Piece;
use crate::{Bitboard, KindId, Move, Player, Square, zobrist};
use smallvec::SmallVec;

impl ChessPosition {
    /// Calls `visit` with every move in several legs of the piece on `from`, whether or not it leaves royal pieces safe.
    pub(super) fn multi_leg_moves(&self, from: Square, kind: KindId, mut visit: impl FnMut(Move)) {
        let (occupied, enemies) = (self.board.occupied(), self.board.of(self.opponent()));
        let mut seen: SmallVec<[Move; 16]> = SmallVec::new();
        for path in self.variant.tables().multi_leg(self.turn, kind, from) {
            path.reached(from, occupied, enemies, |to, _| {
                let mv = path.via().map_or(Move::PASS, |via| Move::new_via(from, via, to));
                if !seen.contains(&mv) && path.via() != Some(to) {
                    seen.push(mv);
                    visit(mv);
                }
            });
        }
    }

    /// The pieces of a player that capture on a square by a move in several legs.
    pub(super) fn multi_leg_attackers(&self, square: Square, by: Player) -> Bitboard {
        if !self.variant.rules().multi_leg {
            return Bitboard::EMPTY;
        }
        let (occupied, enemies) = (self.board.occupied(), self.board.of(Player(1 - by.0)));
        let attacks = |from: Square, kind: KindId| {
            self.variant.tables().multi_leg_attacks(by, kind, from, occupied, enemies, square)
        };
        self.board.pieces_of(by).filter(|(from, kind)| attacks(*from, *kind)).map(|(from, _)| from).collect()
    }

    /// Whether a move obeys the rule that some kinds may not simply be traded for each other. The source is the rules of Chu Shogi.
    pub(super) fn may_trade(&self, mv: Move) -> bool {
        let Some(trade) = &self.variant.rules().capture.trade else { return true };
        let mut taken = self.all_captured_by(mv).filter(|(_, piece)| trade.pieces.has(piece.kind));
        let Some((first, _)) = taken.next() else { return true };
        let both = taken.next().is_some();
        let Some(mover) = self.board.get(mv.from()) else { return true };
        if !trade.pieces.has(mover.kind) {
            return self.state.traded.is_none_or(|square| square == first && !both);
        }
        let counts = |(square, piece): (Square, Piece)| square != first && !trade.minor.has(piece.kind);
        let gains = trade.double_allowed && self.all_captured_by(mv).any(counts);
        if gains || trade.adjacent_allowed && self.next_to(mv.from()).has(first) {
            return true;
        }
        let mut after = self.clone();
        after.play_unchecked(mv);
        !after.is_attacked(mv.to(), after.turn)
    }

    /// Records the square of a trade, before the move is made.
    pub(super) fn note_trade(&mut self, mv: Move) {
        let traded = self.trades_on(mv);
        if traded != self.state.traded {
            let key = |square: Option<Square>| square.map_or(0, zobrist::traded);
            self.hash ^= key(self.state.traded) ^ key(traded);
            self.state.traded = traded;
        }
    }

    /// The target square of a move that captures a piece which may not simply be traded, with a piece of another kind, if that forbids
    /// some answers.
    fn trades_on(&self, mv: Move) -> Option<Square> {
        let trade = self.variant.rules().capture.trade.as_ref()?;
        if !trade.no_counterstrike || self.board.get(mv.from()).is_none_or(|mover| trade.pieces.has(mover.kind)) {
            return None;
        }
        self.all_captured_by(mv).any(|(_, piece)| trade.pieces.has(piece.kind)).then_some(mv.to())
    }

    /// The kind to which a piece promotes by a move in several legs, which leaves no choice: it promotes only where it must, and to the
    /// first kind that is possible.
    pub(super) fn must_become(&self, mv: Move) -> Option<KindId> {
        mv.via()?;
        let promotions = &self.variant.kind(self.board.get(mv.from())?.kind).promotions;
        let row = promotions.iter().find(|row| row.happens(self.turn, mv.from(), mv.to(), true))?;
        let mut choices = row.to[self.turn.index()].iter().copied();
        if row.may_stay(self.turn, mv.to()) {
            return None;
        }
        choices.find(|&choice| self.may_become(choice, row.only_captured))
    }

    /// All pieces that a move captures, with their squares: two if a move in several legs also captures at its end.
    pub fn all_captured_by(&self, mv: Move) -> impl Iterator<Item = (Square, Piece)> {
        let at_the_end = mv.via().filter(|_| mv.to() != mv.from()).and_then(|_| self.board.get(mv.to()));
        self.captured_by(mv).into_iter().chain(at_the_end.map(|piece| (mv.to(), piece)))
    }
}
