//! Imperial Chaturaji: four players who play for points.
//!
//! There is no check: Kings are captured like other pieces. A player without a King, or with nothing but a King, is out. When the second
//! player is out, the other two have ten more moves each. The highest score of all four players wins.

mod fen;
mod leave;
pub mod make;
mod play;

pub use fen::{ChaturajiFenError, SuddenDeathError};

use crate::board::Board;
use crate::{
    Bitboard, FourPlayersDefinition, KindId, Move, Outcome, Player, Square, StepKind, Termination, Variant, zobrist,
};
use std::sync::Arc;

/// A position of a four-player game.
#[derive(Clone, Debug)]
pub struct ChaturajiPosition {
    variant: Arc<Variant>,
    board: Board,
    turn: Player,
    scores: [u32; 4],
    /// By player: the Kings that the player has captured, one bit for each colour.
    kings_taken: [u8; 4],
    sudden_death: Option<u32>,
    halfmove_clock: u32,
    ply: u32,
}

impl ChaturajiPosition {
    /// The game's start position.
    pub fn start(variant: &Arc<Variant>) -> ChaturajiPosition {
        ChaturajiPosition::from_fen(variant, variant.start())
            .expect("a variant's start position is checked when it is compiled")
    }

    /// The variant that is played.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The game's points and lengths.
    fn numbers(&self) -> &FourPlayersDefinition {
        &self.variant.rules().four_players
    }

    /// The pieces on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move. When the game is over, it is the side whose turn it would be.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The scores of the players, in the order of turns.
    pub fn scores(&self) -> [u32; 4] {
        self.scores
    }

    /// The players whose Kings `player` has captured.
    pub fn kings_taken(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        let taken = self.kings_taken[player.index()];
        (0..4).filter(move |other| taken >> other & 1 != 0).map(Player)
    }

    /// The plies left in sudden death, both players together; `None` before sudden death.
    pub fn sudden_death(&self) -> Option<u32> {
        self.sudden_death
    }

    /// Plies since the last capture, Pawn move or promotion.
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the next ply, from 1.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// Whether a player is out: it has no King, or nothing but a King.
    #[inline]
    pub fn is_out(&self, player: Player) -> bool {
        let pieces = self.board.of(player);
        pieces.count() < 2 || self.king(player).is_none()
    }

    /// The square of a player's King, if it has one.
    pub fn king(&self, player: Player) -> Option<Square> {
        self.squares_of(player, self.variant.royal()?).next()
    }

    fn squares_of(&self, player: Player, wanted: KindId) -> impl Iterator<Item = Square> + '_ {
        self.board.pieces_of(player).filter(move |(_, kind)| *kind == wanted).map(|(square, _)| square)
    }

    /// Whether this position ends the game, whatever happened before.
    pub fn is_over(&self) -> bool {
        let players_in = (0..4).filter(|&player| !self.is_out(Player(player))).count();
        players_in < 2 || self.sudden_death == Some(0) || self.halfmove_clock >= self.numbers().move_limit.into()
    }

    /// The outcome. The highest score wins, players who are out included. Equal scores share the win.
    pub fn outcome(&self) -> Outcome {
        if !self.is_over() {
            return Outcome::Ongoing;
        }
        let best = self.scores.iter().max().copied().unwrap_or(0);
        let winners = (0..4).map(Player).filter(|player| self.scores[player.index()] == best).collect();
        Outcome::Win { winners, reason: Termination::Score }
    }

    /// Calls `visit` with every legal move: with none when the game is over, and with a pass when the player has no other move.
    pub fn each_legal_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_over() {
            return;
        }
        let mut passes = true;
        let enemies = self.board.occupied() & !self.board.of(self.turn);
        for (from, kind) in self.board.pieces_of(self.turn) {
            self.variant.tables().pseudo_legal(&self.board, self.turn, kind, from, enemies, |to, _, _| {
                passes = false;
                visit(Move::new(from, to, StepKind::Normal));
            });
        }
        if passes {
            visit(Move::PASS);
        }
    }

    /// Every legal move, in no particular order.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(32);
        self.each_legal_move(|mv| moves.push(mv));
        moves
    }

    /// Whether the move is one of the legal moves.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The number of lines of `depth` plies. A finished game has no moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => {
                let mut count = 0;
                self.each_legal_move(|_| count += 1);
                count
            }
            _ => {
                let mut count = 0;
                for mv in self.legal_moves() {
                    let mut next = self.clone();
                    next.play_unchecked(mv);
                    count += next.perft(depth - 1);
                }
                count
            }
        }
    }

    /// The hash of everything that matters for the rest of the game: pieces, turn, scores, captured Kings and moves left in sudden death.
    pub fn hash(&self) -> u64 {
        let pieces = self.board.pieces().fold(0, |hash, (square, piece)| hash ^ zobrist::piece(piece, square));
        let mut rest = zobrist::turn(self.turn);
        for player in 0..4 {
            rest ^= zobrist::four_player_fact(player, u64::from(self.scores[player]));
            rest ^= zobrist::four_player_fact(4 + player, u64::from(self.kings_taken[player]));
        }
        pieces ^ rest ^ zobrist::four_player_fact(8, self.sudden_death.map_or(0, |left| u64::from(left) + 1))
    }

    /// The Pawns on their farthest rank that wait for promotion, of players still in the game.
    pub fn waiting_pawns(&self) -> Bitboard {
        let is_pawn_of = |square: Square, player: Player| {
            self.board.get(square).is_some_and(|piece| piece.player == player && self.variant.kind(piece.kind).pawn)
        };
        self.variant
            .promotion_squares()
            .iter()
            .filter(|&&(square, _, player)| is_pawn_of(square, player) && !self.is_out(player))
            .map(|&(square, ..)| square)
            .collect()
    }
}

impl PartialEq for ChaturajiPosition {
    /// Whether the FENs of the positions are equal, in variants of the same id.
    fn eq(&self, other: &ChaturajiPosition) -> bool {
        self.variant.id() == other.variant.id() && self.fen() == other.fen()
    }
}
