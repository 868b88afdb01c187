//! A position small enough to be copied at every move of a search.
//!
//! It plays exactly as [`ChaturajiPosition`] does, which is the law; a test plays both side by side.

use super::board_tables::{BoardTables, KINDS};
use super::compact_move::CompactMove;
use super::square_set::squares;
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::chaturaji::HALFMOVE_LIMIT;

const EMPTY: u8 = u8::MAX;
/// Sudden death that has not begun.
pub(super) const NOT_YET: u8 = u8::MAX;

/// A position of a four-player game.
#[derive(Clone, Debug)]
pub struct CompactPosition {
    /// Player and kind on each square.
    cells: [u8; 64],
    pub(super) by_player: [u64; 4],
    pub(super) by_kind: [u64; KINDS],
    /// Points in hand.
    pub scores: [i16; 4],
    /// For each player, the colours of the Kings it has captured, a bit each.
    pub kings_taken: [u8; 4],
    /// Whose turn it is.
    pub turn: u8,
    /// The players still in, a bit each.
    pub(super) in_game: u8,
    pub(super) sudden_death: u8,
    pub(super) quiet: u8,
    /// Of the pieces only.
    pub(super) hash: u64,
}

/// SplitMix64's output function (Steele, Lea and Flood 2014).
#[inline]
pub(super) const fn mix(input: u64) -> u64 {
    let mut z = input.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A number for each piece on each square: by player and kind in one byte, and square.
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
    /// The position of the rules.
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
            quiet: position.halfmove_clock().min(HALFMOVE_LIMIT) as u8,
            hash: 0,
        };
        for (square, piece) in position.board().pieces() {
            state.put(tables.index(square), piece.player.index(), piece.kind.index());
        }
        for player in position.variant().turn_order() {
            state.kings_taken[player.index()] =
                position.kings_taken(player).fold(0, |set, other| set | 1 << other.index());
        }
        state.in_game = (0..4).filter(|&player| !state.is_bare(tables, player)).fold(0, |set, it| set | 1 << it);
        state
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

    /// Whose piece of which kind stands on a square.
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

    /// The squares with pieces of a kind, whosever they are.
    #[inline]
    pub fn kind(&self, kind: usize) -> u64 {
        self.by_kind[kind & 7]
    }

    /// The worth of a player's pieces on the board, in hundredths of a point.
    pub fn material(&self, tables: &BoardTables, player: usize) -> i32 {
        squares(self.of(player))
            .filter_map(|square| self.piece(square).map(|(_, kind)| tables.piece_square(player, kind, square)))
            .sum()
    }

    /// Nothing but a King, or no King.
    #[inline]
    pub(super) fn is_bare(&self, tables: &BoardTables, player: usize) -> bool {
        let pieces = self.by_player[player];
        pieces & self.by_kind[tables.royal] == 0 || pieces & (pieces.wrapping_sub(1)) == 0
    }

    /// Whether a player is still in.
    #[inline]
    pub const fn is_in_game(&self, player: usize) -> bool {
        self.in_game >> player & 1 != 0
    }

    /// The players still in, a bit each.
    #[inline]
    pub const fn in_game(&self) -> u8 {
        self.in_game
    }

    /// Moves left in sudden death, both players' together.
    pub const fn sudden_death(&self) -> Option<u8> {
        if self.sudden_death == NOT_YET { None } else { Some(self.sudden_death) }
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.in_game.count_ones() < 2 || self.sudden_death == 0 || self.quiet as u32 >= HALFMOVE_LIMIT
    }

    /// The players with the highest score, a bit each.
    pub fn leaders(&self) -> u8 {
        let best = self.scores.iter().max().copied().unwrap_or(0);
        (0..4).filter(|&it| self.scores[it] == best).fold(0, |set, it| set | 1 << it)
    }

    /// A hash of everything that matters for the future but the plies without progress.
    #[inline]
    pub fn hash(&self) -> u64 {
        let pack = |set: u64, score: &i16| set << 16 | u64::from(*score as u16);
        let scores = self.scores.iter().fold(0, pack);
        let rest = u32::from_le_bytes(self.kings_taken);
        let rest = u64::from(rest) << 16 | u64::from(self.sudden_death) << 8 | u64::from(self.turn);
        self.hash ^ mix(scores) ^ mix(rest.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    /// Whether the player to move can make this move; a pass always counts as one.
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

    /// Hands the turn to a player who is in, as if those before had passed; no move is counted.
    #[inline]
    pub fn set_turn(&mut self, player: usize) {
        self.turn = player as u8;
    }

    /// The next player in after this one.
    #[inline]
    pub fn next_player(&self, player: usize) -> usize {
        let in_game = u32::from(self.in_game);
        if in_game == 0 {
            return player;
        }
        // All four twice in a row, from the one who follows.
        let from_here = (in_game << 4 | in_game) >> (player + 1);
        (player + 1 + from_here.trailing_zeros() as usize) & 3
    }

    /// The player's piece of the least worth that attacks a square, with these squares occupied. Inlined, as exchanges ask for little
    /// else and calls are dear in WebAssembly.
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

    /// Calls `visit` with every move but the pass.
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
