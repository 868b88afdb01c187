//! Makes a move of a four-player game: move and capture, boat triumph, promotions of all players still in the game, players who go out,
//! sudden death or end.

use super::ChaturajiPosition;
use crate::board::Piece;
use crate::order::sort_few;
use crate::{IllegalMove, KindId, Move, Player, Square};

/// The effects of a move besides the move of the piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The piece captured on the target square.
    pub captured: Option<Piece>,
    /// The Boats captured by a boat triumph.
    pub triumph: Vec<(Square, Piece)>,
    /// The squares of promoted Pawns, of any player, with their new kinds.
    pub promoted: Vec<(Square, KindId)>,
    /// The players who went out.
    pub out: Vec<Player>,
}

impl ChaturajiPosition {
    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal. The position is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<Effects, IllegalMove> {
        if self.is_legal(mv) { Ok(self.play_unchecked(mv)) } else { Err(IllegalMove) }
    }

    /// Makes a move without checking that it is legal. For search, where moves come from [`legal_moves`](ChaturajiPosition::legal_moves).
    pub fn play_unchecked(&mut self, mv: Move) -> Effects {
        let mut effects = Effects::default();
        let mover = self.turn;
        let were_in = [0, 1, 2, 3].map(|player| !self.is_out(Player(player)));
        let mut zeroing = false;
        if !mv.is_pass()
            && let Some(piece) = self.board.take(mv.from())
        {
            zeroing |= self.variant.kind(piece.kind).zeroing;
            effects.captured = self.board.take(mv.to());
            self.board.put(mv.to(), piece);
            if let Some(victim) = effects.captured {
                self.score_capture(mover, victim);
            }
            effects.triumph = self.boat_triumph(mv.to());
            zeroing |= effects.captured.is_some() || !effects.triumph.is_empty();
        }
        let moved_to = (!mv.is_pass()).then_some(mv.to());
        effects.promoted = self.promotions(&were_in, moved_to);
        zeroing |= !effects.promoted.is_empty();
        let are_out = [0, 1, 2, 3].map(|player| self.is_out(Player(player)));
        effects.out = (0..4).map(Player).filter(|&it| were_in[it.index()] && are_out[it.index()]).collect();

        self.sudden_death = match self.sudden_death {
            Some(left) => Some(left.saturating_sub(1)),
            None if are_out.into_iter().filter(|&out| out).count() >= 2 => Some(self.numbers().sudden_death.into()),
            None => None,
        };
        self.halfmove_clock = if zeroing { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.ply = self.ply.saturating_add(1);
        let next = (1..=4).map(|step| Player((mover.0 + step) % 4)).find(|&player| !are_out[player.index()]);
        self.turn = next.unwrap_or(mover);
        effects
    }

    fn score_capture(&mut self, by: Player, victim: Piece) {
        let kind = self.variant.kind(victim.kind);
        let mut points = u32::from(kind.points);
        if kind.royal {
            let taken = &mut self.kings_taken[by.index()];
            let before = taken.count_ones();
            *taken |= 1 << victim.player.0;
            let third = before == 2 && taken.count_ones() == 3;
            if third && self.king(by).is_some() {
                points = self.numbers().third_king.into();
            }
        }
        self.scores[by.index()] = self.scores[by.index()].saturating_add(points);
    }

    /// A Boat that arrives on `at` and completes a 2×2 square of four Boats captures the other three, of whatever owner.
    fn boat_triumph(&mut self, at: Square) -> Vec<(Square, Piece)> {
        let Some(boat) = self.board.get(at) else { return Vec::new() };
        if !self.variant.kind(boat.kind).boat {
            return Vec::new();
        }
        let mut taken = Vec::new();
        for (files, ranks) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let corner = |f: i8, r: i8| -> Option<(Square, Piece)> {
                let square = self.variant.board_size().offset(at, f, r)?;
                self.board.get(square).filter(|piece| piece.kind == boat.kind).map(|piece| (square, piece))
            };
            if let (Some(a), Some(b), Some(c)) = (corner(files, 0), corner(0, ranks), corner(files, ranks)) {
                taken.extend([a, b, c]);
            }
        }
        sort_few(&mut taken, |(square, _)| *square);
        taken.dedup();
        for &(square, victim) in &taken {
            self.board.take(square);
            self.score_capture(boat.player, victim);
        }
        taken
    }

    /// Promotes the waiting Pawns whose conditions hold: first the Pawn that moved, then in the order of ranks from a1. The conditions are
    /// checked again after each.
    fn promotions(&mut self, were_in: &[bool; 4], moved_to: Option<Square>) -> Vec<(Square, KindId)> {
        let mut promoted = Vec::new();
        loop {
            let waits = |&&(square, _, player): &&(Square, KindId, Player)| {
                let pawn = |piece: Piece| piece.player == player && self.variant.kind(piece.kind).pawn;
                were_in[player.index()] && self.board.get(square).is_some_and(pawn)
            };
            // Waiting Pawns are rare, and a search runs this at every move.
            let mut waiting: Vec<(Square, KindId, Player)> =
                self.variant.promotion_squares().iter().filter(waits).copied().collect();
            sort_few(&mut waiting, |&(square, _, _)| (Some(square) != moved_to, square));
            let due = waiting
                .into_iter()
                .find(|&(_, target, player)| self.promotion_due(player, target))
                .map(|(square, target, player)| (square, player, target));
            let Some((square, player, kind)) = due else { return promoted };
            self.board.put(square, Piece { player, kind });
            promoted.push((square, kind));
        }
    }

    /// Whether a player's Pawn that waits for this promotion must promote now.
    fn promotion_due(&self, player: Player, target: KindId) -> bool {
        let (mut same, mut pawns, mut boats, mut others) = (0, 0, 0, 0);
        for (_, id) in self.board.pieces_of(player) {
            let kind = self.variant.kind(id);
            same += u32::from(id == target);
            if kind.pawn {
                pawns += 1;
            } else if kind.boat {
                boats += 1;
            } else if !kind.royal {
                others += 1;
            }
        }
        let allowed = if self.variant.kind(target).early_promotion {
            pawns <= 2
        } else {
            pawns == 1 && boats <= 1 && others == 0
        };
        allowed && same == 0
    }
}
