//! Moves of a four-player position, and their effects.

use super::ChaturajiPosition;
use super::make::{FourPlayerKind, FourPlayerState, MoveEffects, PieceCounts, WaitingPawn, make};
use crate::board::Piece;
use crate::order::sort_few;
use crate::{FourPlayersDefinition, IllegalMove, KindId, Move, Player, Square};
use smallvec::SmallVec;

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
        make(self, (!mv.is_pass()).then_some((mv.from(), mv.to())), &mut effects);
        effects
    }
}

impl MoveEffects<Square, KindId> for Effects {
    fn captured(&mut self, player: usize, kind: KindId) {
        self.captured = Some(piece(player, kind));
    }

    fn triumphed(&mut self, square: Square, player: usize, kind: KindId) {
        self.triumph.push((square, piece(player, kind)));
    }

    fn promoted(&mut self, square: Square, kind: KindId) {
        self.promoted.push((square, kind));
    }

    fn in_game(&mut self, before: u8, after: u8) {
        self.out = (0..4).filter(|player| before & !after & 1 << player != 0).map(Player).collect();
    }
}

fn piece(player: usize, kind: KindId) -> Piece {
    Piece { player: Player(player as u8 & 3), kind }
}

impl FourPlayerState for ChaturajiPosition {
    type Square = Square;
    type Kind = KindId;

    fn numbers(&self) -> FourPlayersDefinition {
        self.variant.rules().four_players
    }

    fn kind(&self, kind: KindId) -> FourPlayerKind {
        let kind = self.variant.kind(kind);
        FourPlayerKind { points: kind.points, royal: kind.royal, zeroing: kind.zeroing }
    }

    fn turn(&self) -> usize {
        self.turn.index()
    }

    fn take(&mut self, square: Square) -> Option<(usize, KindId)> {
        self.board.take(square).map(|piece| (piece.player.index(), piece.kind))
    }

    fn put(&mut self, square: Square, player: usize, kind: KindId) {
        self.board.put(square, piece(player, kind));
    }

    fn add_points(&mut self, player: usize, points: u16) {
        self.scores[player] = self.scores[player].saturating_add(points.into());
    }

    fn kings_taken(&mut self, player: usize) -> &mut u8 {
        &mut self.kings_taken[player]
    }

    fn has_king(&self, player: usize) -> bool {
        self.king(Player(player as u8)).is_some()
    }

    fn in_game(&self) -> u8 {
        (0..4).filter(|&player| !self.is_out(Player(player))).fold(0, |set, player| set | 1 << player)
    }

    fn boat_squares_with(&self, at: Square) -> SmallVec<[Square; 8]> {
        let mut taken = SmallVec::new();
        let Some(boat) = self.board.get(at).filter(|piece| self.variant.kind(piece.kind).boat) else { return taken };
        for (files, ranks) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let corner = |f: i8, r: i8| -> Option<Square> {
                let square = self.variant.board_size().offset(at, f, r)?;
                self.board.get(square).filter(|piece| piece.kind == boat.kind).map(|_| square)
            };
            if let (Some(a), Some(b), Some(c)) = (corner(files, 0), corner(0, ranks), corner(files, ranks)) {
                taken.extend([a, b, c]);
            }
        }
        sort_few(&mut taken, |square| *square);
        taken.dedup();
        taken
    }

    fn waiting_pawns_of(&self, players: u8) -> SmallVec<[WaitingPawn<Square, KindId>; 4]> {
        let waits = |&&(square, _, player): &&(Square, KindId, Player)| {
            let pawn = |piece: Piece| piece.player == player && self.variant.kind(piece.kind).pawn;
            players & 1 << player.0 != 0 && self.board.get(square).is_some_and(pawn)
        };
        let waiting = self.variant.promotion_squares().iter().filter(waits);
        let mut waiting: SmallVec<[_; 4]> = waiting
            .map(|&(square, target, player)| WaitingPawn {
                square,
                player: player.index(),
                target,
                early: self.variant.kind(target).early_promotion,
            })
            .collect();
        sort_few(&mut waiting, |pawn| pawn.square);
        waiting
    }

    fn count_pieces(&self, player: usize, same: KindId) -> PieceCounts {
        let mut counts = PieceCounts::default();
        for (_, id) in self.board.pieces_of(Player(player as u8)) {
            let kind = self.variant.kind(id);
            counts.same += u32::from(id == same);
            if kind.pawn {
                counts.pawns += 1;
            } else if kind.boat {
                counts.boats += 1;
            } else if !kind.royal {
                counts.others += 1;
            }
        }
        counts
    }

    fn sudden_death(&self) -> Option<u32> {
        self.sudden_death
    }

    fn end_move(&mut self, sudden_death: Option<u32>, turn: usize, progress: bool) {
        self.sudden_death = sudden_death;
        self.halfmove_clock = if progress { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.ply = self.ply.saturating_add(1);
        self.turn = Player(turn as u8);
    }
}
