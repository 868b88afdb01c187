//! A position that is small enough to copy at every move of a search.
//!
//! It follows the rules of [`ChaturajiPosition`], which is the reference; a test plays both side by side.

use super::board_tables::{BoardTables, KINDS};
use super::compact_move::CompactMove;
use super::square_set::squares;
use menagerie_rules::chaturaji::make::next_player;
use menagerie_rules::{ChaturajiPosition, mix};

const EMPTY: u8 = u8::MAX;
/// The value of `sudden_death` before sudden death.
pub(super) const NOT_YET: u8 = u8::MAX;

/// A position of a four-player game.
#[derive(Clone, Debug)]
pub struct CompactPosition {
    /// The player and the kind on each square.
    cells: [u8; 64],
    pub(super) by_player: [u64; 4],
    pub(super) by_kind: [u64; KINDS],
    /// The points of each player.
    pub scores: [i16; 4],
    /// By player: the Kings that the player has captured, one bit for each colour.
    pub kings_taken: [u8; 4],
    /// The player to move.
    pub turn: u8,
    /// The players still in the game, one bit each.
    pub(super) in_game: u8,
    pub(super) sudden_death: u8,
    /// The moves without progress after which the game ends.
    pub(super) moves_left: u8,
    /// The hash of the pieces only.
    pub(super) hash: u64,
}

/// The Zobrist keys of the pieces: by a byte of player and kind, and square.
static KEYS: [u64; 64 * 64] = {
    let mut keys = [0; 64 * 64];
    let mut place = 0;
    while place < keys.len() {
        keys[place] = mix(place as u64);
        place += 1;
    }
    keys
};

#[inline]
const fn code(player: usize, kind: usize) -> u8 {
    (player << 3 | kind) as u8
}

impl CompactPosition {
    /// Converts a position of the rules.
    pub fn new(tables: &BoardTables, position: &ChaturajiPosition) -> CompactPosition {
        let mut state = CompactPosition {
            cells: [EMPTY; 64],
            by_player: [0; 4],
            by_kind: [0; KINDS],
            scores: position.scores().map(|score| i16::try_from(score).unwrap_or(i16::MAX)),
            kings_taken: [0; 4],
            turn: position.turn().index() as u8,
            in_game: 0,
            sudden_death: position.sudden_death().map_or(NOT_YET, |left| left.min(u32::from(NOT_YET - 1)) as u8),
            moves_left: u32::from(tables.numbers.move_limit).saturating_sub(position.halfmove_clock()) as u8,
            hash: 0,
        };
        for (square, piece) in position.board().pieces() {
            state.put(tables.index(square), piece.player.index(), piece.kind.index());
        }
        for player in position.variant().turn_order() {
            state.kings_taken[player.index()] =
                position.kings_taken(player).fold(0, |set, other| set | 1 << other.index());
        }
        state.in_game = state.players_with_pieces(tables);
        state
    }

    /// The players who have a King and another piece, one bit each.
    #[inline]
    pub(super) fn players_with_pieces(&self, tables: &BoardTables) -> u8 {
        (0..4).filter(|&player| !self.is_bare(tables, player)).fold(0, |set, it| set | 1 << it)
    }

    #[inline]
    pub(super) fn put(&mut self, square: usize, player: usize, kind: usize) {
        let (bit, code) = (1 << square, code(player, kind));
        self.cells[square] = code;
        self.by_player[player] |= bit;
        self.by_kind[kind] |= bit;
        self.hash ^= KEYS[usize::from(code) << 6 | square];
    }

    #[inline]
    pub(super) fn take(&mut self, square: usize) -> Option<(usize, usize)> {
        let (player, kind) = self.piece(square)?;
        let (bit, code) = (1 << square, code(player, kind));
        self.cells[square] = EMPTY;
        self.by_player[player] &= !bit;
        self.by_kind[kind] &= !bit;
        self.hash ^= KEYS[usize::from(code) << 6 | square];
        Some((player, kind))
    }

    /// The player and the kind of the piece on a square.
    #[inline]
    pub fn piece(&self, square: usize) -> Option<(usize, usize)> {
        let code = self.cells[square];
        (code != EMPTY).then_some((usize::from(code >> 3) & 3, usize::from(code & 7)))
    }

    /// The squares with pieces.
    #[inline]
    pub fn occupied(&self) -> u64 {
        self.by_player[0] | self.by_player[1] | self.by_player[2] | self.by_player[3]
    }

    /// The squares with a player's pieces.
    #[inline]
    pub fn of(&self, player: usize) -> u64 {
        self.by_player[player & 3]
    }

    /// The squares of the pieces of a kind, of all players.
    #[inline]
    pub fn kind(&self, kind: usize) -> u64 {
        self.by_kind[kind & 7]
    }

    /// The value of a player's pieces on the board, in hundredths of a point.
    pub fn material(&self, tables: &BoardTables, player: usize) -> i32 {
        squares(self.of(player))
            .filter_map(|square| self.piece(square).map(|(_, kind)| tables.piece_square(player, kind, square)))
            .sum()
    }

    /// Whether a player has nothing but a King, or no King.
    #[inline]
    pub(super) fn is_bare(&self, tables: &BoardTables, player: usize) -> bool {
        let pieces = self.by_player[player];
        pieces & self.by_kind[tables.royal] == 0 || pieces & (pieces.wrapping_sub(1)) == 0
    }

    /// Whether a player is still in the game.
    #[inline]
    pub const fn is_in_game(&self, player: usize) -> bool {
        self.in_game >> player & 1 != 0
    }

    /// The players still in the game, one bit each.
    #[inline]
    pub const fn in_game(&self) -> u8 {
        self.in_game
    }

    /// The plies left in sudden death, both players together.
    pub const fn sudden_death(&self) -> Option<u8> {
        if self.sudden_death == NOT_YET { None } else { Some(self.sudden_death) }
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.in_game.count_ones() < 2 || self.sudden_death == 0 || self.moves_left == 0
    }

    /// The players with the highest score, one bit each.
    pub fn leaders(&self) -> u8 {
        let best = self.scores.iter().max().copied().unwrap_or(0);
        (0..4).filter(|&it| self.scores[it] == best).fold(0, |set, it| set | 1 << it)
    }

    /// The hash of everything that matters for the rest of the game except the plies without progress.
    #[inline]
    pub fn hash(&self) -> u64 {
        let pack = |set: u64, score: &i16| set << 16 | u64::from(*score as u16);
        let scores = self.scores.iter().fold(0, pack);
        let rest = u32::from_le_bytes(self.kings_taken);
        let rest = u64::from(rest) << 16 | u64::from(self.sudden_death) << 8 | u64::from(self.turn);
        self.hash ^ mix(scores) ^ mix(rest.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    /// Whether the player to move can make this move; a pass is always possible.
    #[inline]
    pub fn allows(&self, tables: &BoardTables, mv: CompactMove) -> bool {
        if mv.is_pass() {
            return true;
        }
        match self.piece(mv.from()) {
            Some((player, kind)) if player == usize::from(self.turn) => {
                let occupied = self.occupied();
                let (moves, attacks) = tables.reach(player, kind, mv.from(), occupied);
                (moves | attacks & occupied & !self.by_player[player]) >> mv.to() & 1 != 0
            }
            _ => false,
        }
    }

    /// Gives the turn to a player, as if the players before had passed. No move is counted.
    #[inline]
    pub fn set_turn(&mut self, player: usize) {
        self.turn = player as u8;
    }

    /// The next player who is still in the game.
    #[inline]
    pub fn next_player(&self, player: usize) -> usize {
        next_player(self.in_game, player)
    }

    /// The player's least valuable piece that attacks a square, with these occupied squares. Inlined, because it dominates exchange
    /// evaluation, and calls are slow in WebAssembly.
    #[inline(always)]
    pub fn least_attacker(
        &self,
        tables: &BoardTables,
        player: usize,
        target: usize,
        occupied: u64,
    ) -> Option<(usize, usize)> {
        let own = self.of(player) & occupied;
        let origins = tables.origins(player, target, own)?;
        tables.by_value.iter().find_map(|&kind| {
            squares(own & self.kind(kind) & origins[kind & 7])
                .find(|&from| tables.is_open(player, kind, from, target, occupied))
                .map(|from| (from, kind))
        })
    }

    /// Calls `visit` with every move except the pass.
    #[inline]
    pub fn each_move(&self, tables: &BoardTables, only_captures: bool, mut visit: impl FnMut(CompactMove)) {
        let turn = usize::from(self.turn);
        let own = self.by_player[turn];
        let occupied = self.occupied();
        for kind in 0..tables.kinds {
            for from in squares(own & self.by_kind[kind]) {
                let (moves, attacked) = tables.reach(turn, kind, from, occupied);
                for to in squares(attacked & occupied & !own) {
                    visit(CompactMove::new(from, to));
                }
                if !only_captures {
                    for to in squares(moves) {
                        visit(CompactMove::new(from, to));
                    }
                }
            }
        }
    }
}
