//! Attack detection.
//!
//! The hottest functions are always inlined, because WebAssembly passes a set of squares to and from a function through memory. For the
//! same reason a single square is tested in the table's set, without a copy of the set.

use super::{AttackLine, MovesFrom, Tables};
use crate::{Bitboard, Board, KindId, Player, Square};

impl Tables {
    /// Whether one of `attackers`, which are pieces of `player`, captures on `target` with `occupied` squares in between. It does not
    /// matter whether `target` itself is occupied.
    #[inline]
    pub fn is_attacked(
        &self,
        board: &Board,
        player: Player,
        attackers: Bitboard,
        occupied: Bitboard,
        target: Square,
    ) -> bool {
        let (leapers, others) = self.candidates(player, attackers, target);
        leapers.iter().any(|from| self.leap_attacks(board, player, from, target))
            || others.iter().any(|from| self.path_attacks(board, player, from, occupied, target))
    }

    /// The squares of `attackers` from which some kind could leap onto `target`, and from which some kind could reach it along a path.
    #[inline]
    fn candidates(&self, player: Player, attackers: Bitboard, target: Square) -> (Bitboard, Bitboard) {
        (self.leap_origins(player, target) & attackers, self.path_origins(player, target) & attackers)
    }

    /// The pieces among `attackers`, which belong to `player`, that capture on `target` with `occupied` squares in between.
    pub fn attackers_to(
        &self,
        board: &Board,
        player: Player,
        attackers: Bitboard,
        occupied: Bitboard,
        target: Square,
    ) -> Bitboard {
        let (leapers, others) = self.candidates(player, attackers, target);
        let leaping: Bitboard = leapers.iter().filter(|&from| self.leap_attacks(board, player, from, target)).collect();
        let along = others.iter().filter(|&from| self.path_attacks(board, player, from, occupied, target));
        leaping | along.collect()
    }

    /// Every square on which a piece would capture an enemy, with `occupied` squares in between: the squares it attacks or defends.
    #[inline(always)]
    pub fn attacks_from(&self, player: Player, kind: KindId, from: Square, occupied: Bitboard) -> Bitboard {
        let mut set = self.leap_captures(player, kind, from);
        for path in self.paths(player, kind, from) {
            if !path.captures {
                continue;
            }
            if let Some(attacks) = path.ray_attacks(self.squares_of(path), &occupied) {
                set |= attacks;
                continue;
            }
            path.reached(self.squares_of(path), &occupied, |_, square, _, _| {
                if path.may_capture_on(square) {
                    set.insert(square);
                }
            });
        }
        set
    }

    #[inline]
    fn leap_attacks(&self, board: &Board, player: Player, from: Square, target: Square) -> bool {
        board.get(from).is_some_and(|piece| self.entry(player, piece.kind, from).leap_captures.has(target))
    }

    /// Whether a piece of this kind on `from` would capture on `target`, with `occupied` squares in between.
    #[inline]
    pub fn attacks(&self, player: Player, kind: KindId, from: Square, occupied: Bitboard, target: Square) -> bool {
        self.entry(player, kind, from).leap_captures.has(target)
            || self.attacks_along_path(player, kind, from, occupied, target)
    }

    /// Like [`attacks`](Tables::attacks), along one of the piece's paths.
    #[inline]
    pub fn attacks_along_path(
        &self,
        player: Player,
        kind: KindId,
        from: Square,
        occupied: Bitboard,
        target: Square,
    ) -> bool {
        let entry = self.entry(player, kind, from);
        entry.path_captures.has(target) && self.is_path_open(entry, occupied, target)
    }

    /// Not inlined: most pieces have no path to the square.
    #[inline(never)]
    fn is_path_open(&self, entry: &MovesFrom, occupied: Bitboard, target: Square) -> bool {
        self.paths_of(entry).iter().any(|path| path.captures_on(self.squares_of(path), occupied, target))
    }

    /// Whether the piece of `player` on `from` captures on `target` along one of its paths, with `occupied` squares in between.
    #[inline]
    pub fn path_attacks(
        &self,
        board: &Board,
        player: Player,
        from: Square,
        occupied: Bitboard,
        target: Square,
    ) -> bool {
        board.get(from).is_some_and(|piece| self.attacks_along_path(player, piece.kind, from, occupied, target))
    }

    /// The pieces of `player` that may capture on `target` by a leap, and those that may along a path: the candidates for
    /// [`leap_captures`](Tables::leap_captures) and [`attacks_along_path`](Tables::attacks_along_path).
    #[inline]
    pub fn attacker_candidates(&self, board: &Board, player: Player, target: Square) -> (Bitboard, Bitboard) {
        self.candidates(player, board.of(player), target)
    }

    /// The pieces of `player` that capture on `target` by a leap.
    #[inline(always)]
    pub fn leap_attackers(&self, board: &Board, player: Player, target: Square) -> Bitboard {
        let leapers = self.leap_origins(player, target) & board.of(player);
        leapers.iter().filter(|&from| self.leap_attacks(board, player, from, target)).collect()
    }

    /// Calls `visit` with every line by which a piece of `player` bears on `target` that is open or that one move could open.
    pub fn attack_lines(&self, board: &Board, player: Player, target: Square, mut visit: impl FnMut(AttackLine)) {
        let occupied = board.occupied();
        let others = self.path_origins(player, target) & board.of(player);
        for origin in others {
            let Some(piece) = board.get(origin) else { continue };
            if !self.entry(player, piece.kind, origin).path_captures.has(target) {
                continue;
            }
            for path in self.paths(player, piece.kind, origin) {
                if !path.may_capture_on(target) {
                    continue;
                }
                if let Some(line) = path.attack_line(self.squares_of(path), occupied, origin, target) {
                    visit(line);
                }
            }
        }
    }
}
