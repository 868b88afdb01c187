//! Attacks and chases by a move, for games that forbid perpetual attacks.
//!
//! The source of chasing is the rules of the Asian Xiangqi Federation as Fairy-Stockfish implements them (`chasingRule = axf`).

use super::ChessPosition;
use crate::variant::ChasingRules;
use crate::{Bitboard, KindId, Move, MoveKind, Player, Square};

impl ChessPosition {
    /// Whether the last move attacks something: the moved piece could capture next, or a royal piece is attacked.
    pub(crate) fn is_attack(&self, mv: Move) -> bool {
        let (us, them) = (self.turn, self.opponent());
        let mut royals = self.board.pieces_of(us).filter(|(_, kind)| self.variant.kind(*kind).royal);
        if self.in_check() || royals.any(|(square, _)| self.is_attacked(square, them)) {
            return true;
        }
        if mv.is_pass() {
            return false;
        }
        let mut again = self.clone();
        again.make_null();
        let captures =
            |it: &Move| it.kind() != MoveKind::Drop && it.from() == mv.to() && again.captured_by(*it).is_some();
        again.legal_moves().iter().any(captures)
    }

    /// The pieces of the side to move that the last move newly chases. `before` is the position before that move.
    pub(crate) fn chased_by(&self, mv: Move, before: &ChessPosition) -> Bitboard {
        let Some(rules) = &self.variant.rules().chasing else { return Bitboard::EMPTY };
        if mv.is_pass() {
            return Bitboard::EMPTY;
        }
        let (us, them) = (self.turn, self.opponent());
        let blockers = self.blockers(us);
        let pinned = blockers | self.alone_between_royals(us);
        let chase = Chase { rules, position: self, us, them, pinned };
        let from = (mv.kind() != MoveKind::Drop).then(|| mv.from());
        let new = blockers & !before.blockers(us);
        chase.directly(from, mv.to())
            | chase.discovered(before.board.occupied())
            | chase.unprotected_by_pins(new & self.board.of(us))
            | chase.behind_discovered_checks(new & self.board.of(them))
    }

    /// The pieces that block an attack of the other player on a royal piece of this player. A screen counts only together with another
    /// piece: a hopper that attacks needs no more than one.
    fn blockers(&self, player: Player) -> Bitboard {
        let (tables, occupied, them) = (self.variant.tables(), self.board.occupied(), Player(1 - player.0));
        let mut blockers = Bitboard::EMPTY;
        for king in self.royals(player) {
            let mut lines = Vec::new();
            for (origin, kind) in self.board.pieces_of(them) {
                let reaches = tables.possible_captures(them, kind, origin).has(king);
                if !reaches || tables.attacks(them, kind, origin, occupied, king) {
                    continue;
                }
                for path in tables.paths(them, kind, origin).iter().filter(|path| path.captures) {
                    let squares = tables.path_squares(path).0;
                    if path.ends(squares).contains(&king) {
                        let between: Bitboard = squares.iter().copied().take_while(|&square| square != king).collect();
                        lines.push((origin, between, path.is_hopper()));
                    }
                }
            }
            // Of two sliders in one line the front one does not block.
            let sliders: Bitboard = lines.iter().filter(|line| !line.2).map(|line| line.0).collect();
            for (_, between, hops) in lines {
                let standing = between & if hops { occupied } else { occupied & !sliders };
                if standing.count() <= 1 + u32::from(hops) {
                    blockers |= standing;
                }
            }
        }
        blockers
    }

    /// The only piece of a player, besides the royal one, on a line on which royal pieces must not face each other.
    fn alone_between_royals(&self, player: Player) -> Bitboard {
        let lines = self.variant.rules().check.facing;
        let royals = self.royals(player);
        let mut alone = Bitboard::EMPTY;
        for other in self.royals(Player(1 - player.0)) {
            for (files, ranks) in lines.steps() {
                let both_ways = [(files, ranks), (-files, -ranks)];
                let line: Bitboard = both_ways.into_iter().flat_map(|step| self.ray(other, step)).collect();
                let (own, standing) = (line & royals, line & self.board.of(player) & !royals);
                if !own.is_empty() && standing.count() == 1 {
                    alone |= standing;
                }
            }
        }
        alone
    }

    /// The squares of the ray from a square in a direction.
    fn ray(&self, from: Square, (files, ranks): (i8, i8)) -> impl Iterator<Item = Square> {
        let size = self.variant.board_size();
        std::iter::successors(size.offset(from, files, ranks), move |&at| size.offset(at, files, ranks))
    }
}

/// The data for finding the chased pieces of a position.
struct Chase<'a> {
    rules: &'a ChasingRules,
    /// The position after the move.
    position: &'a ChessPosition,
    /// The player whose pieces are chased, and the player who chases.
    us: Player,
    them: Player,
    /// The pieces of both players that are pinned against a royal piece of `us`.
    pinned: Bitboard,
}

impl Chase<'_> {
    fn attacks(&self, player: Player, kind: KindId, from: Square, occupied: Bitboard) -> Bitboard {
        self.position.variant.tables().attacks_from(player, kind, from, occupied)
    }

    fn attackers(&self, target: Square, by: Player, occupied: Bitboard) -> Bitboard {
        let board = &self.position.board;
        self.position.variant.tables().attackers_to(board, by, board.of(by), occupied, target)
    }

    fn strength(&self, kind: KindId) -> u8 {
        self.rules.strength[kind.index()]
    }

    /// The pieces of `us` on some squares that pass a test.
    fn ours(&self, squares: Bitboard, is_one: impl Fn(Square, KindId) -> bool) -> Bitboard {
        let board = &self.position.board;
        let of = |square: &Square| board.get(*square).is_some_and(|piece| is_one(*square, piece.kind));
        (squares & board.of(self.us)).iter().filter(of).collect()
    }

    /// The pieces of `us` on some squares that can be chased.
    fn chaseable(&self, squares: Bitboard) -> Bitboard {
        self.ours(squares, |square, kind| self.rules.chased[kind.index()][self.us.index()].has(square))
    }

    /// The pieces among `attacked` that a piece of the other player chases.
    fn chased(&self, chaser: Square, kind: KindId, attacked: Bitboard) -> Bitboard {
        let occupied = self.position.board.occupied();
        let victims = self.chaseable(attacked);
        let stronger = self.ours(victims, |_, victim| self.strength(victim) > self.strength(kind));
        // A piece that could capture the chaser in the same way is not chased, unless it is pinned.
        let alike = self.ours(victims, |_, victim| victim == kind);
        let attacks_back = |square: Square| self.attacks(self.us, kind, square, occupied).has(chaser);
        let equal: Bitboard = match self.may_attack_one_way(kind, chaser) {
            true => alike.iter().filter(|&square| attacks_back(square)).collect(),
            false => alike & !self.pinned,
        };
        let is_unprotected = |victim: &Square| {
            let roots = self.attackers(*victim, self.us, occupied.without(chaser)) & !self.pinned;
            roots.is_empty() || roots == self.position.royals(self.us) && self.is_faced(*victim, chaser)
        };
        stronger | (victims & !equal).iter().filter(is_unprotected).collect()
    }

    /// Whether a piece of a kind bears on a square that it does not attack, although a piece of the same kind on that square might attack
    /// it: a lame leaper, whose path there differs from the path back.
    fn may_attack_one_way(&self, kind: KindId, at: Square) -> bool {
        let (tables, occupied) = (self.position.variant.tables(), self.position.board.occupied());
        let is_lame = tables.paths(self.them, kind, at).iter().any(|path| path.skipped() > 0 && !path.is_hopper());
        let bears = tables.possible_captures(self.them, kind, at);
        is_lame && bears.iter().any(|from| !tables.attacks(self.us, kind, from, occupied, at))
    }

    /// Whether our royal piece cannot capture on a square, because it would face the other royal piece there when the chaser is gone.
    fn is_faced(&self, square: Square, chaser: Square) -> bool {
        let occupied = self.position.board.occupied().without(chaser);
        let lines = self.position.variant.rules().check.facing;
        self.position.royals(self.them).iter().any(|royal| {
            lines
                .steps()
                .any(|step| self.position.ray(royal, step).find(|&at| at == square || occupied.has(at)) == Some(square))
        })
    }

    /// The pieces that the moved piece newly attacks. Along the line of its move nothing is new.
    fn directly(&self, from: Option<Square>, to: Square) -> Bitboard {
        let Some(piece) = self.position.board.get(to).filter(|piece| self.strength(piece.kind) > 0) else {
            return Bitboard::EMPTY;
        };
        let mut attacked = self.attacks(self.them, piece.kind, to, self.position.board.occupied());
        let mut paths = self.position.variant.tables().paths(self.them, piece.kind, to).iter();
        if let Some(from) = from
            && paths.any(|path| path.skipped() == 0 || path.is_hopper())
        {
            attacked = attacked.iter().filter(|&square| !is_in_line(from, to, square)).collect();
        }
        self.chased(to, piece.kind, attacked)
    }

    /// The pieces that other pieces newly attack after the move.
    fn discovered(&self, occupied_before: Bitboard) -> Bitboard {
        let board = &self.position.board;
        let chasers = board.pieces_of(self.them).filter(|(_, kind)| self.strength(*kind) > 0);
        let new = chasers.map(|(chaser, kind)| {
            let now = self.attacks(self.them, kind, chaser, board.occupied());
            let attacked = now & !self.attacks(self.them, kind, chaser, occupied_before);
            self.chased(chaser, kind, attacked)
        });
        new.fold(Bitboard::EMPTY, |all, chased| all | chased)
    }

    /// The pieces that are no longer protected, because their protectors are pinned now.
    fn unprotected_by_pins(&self, pinned: Bitboard) -> Bitboard {
        let board = &self.position.board;
        let theirs = self.position.blockers(self.them);
        let is_attacked =
            |victim: &Square| !(self.attackers(*victim, self.them, board.occupied()) & !theirs).is_empty();
        let protected = |square: Square| {
            let kind = board.get(square)?.kind;
            Some(self.chaseable(self.attacks(self.us, kind, square, board.occupied())))
        };
        pinned.iter().filter_map(protected).flatten().filter(is_attacked).collect()
    }

    /// The pieces that could be captured with a discovered check, unless our royal piece can recapture.
    fn behind_discovered_checks(&self, discoverers: Bitboard) -> Bitboard {
        let board = &self.position.board;
        let royals = self.position.royals(self.us);
        let near: Bitboard = royals
            .iter()
            .filter_map(|royal| Some(self.attacks(self.us, board.get(royal)?.kind, royal, board.occupied())))
            .fold(Bitboard::EMPTY, |all, attacked| all | attacked);
        let mut chased = Bitboard::EMPTY;
        for (square, kind) in discoverers.iter().filter_map(|square| Some((square, board.get(square)?.kind))) {
            let attacked = self.attacks(self.them, kind, square, board.occupied()) & board.of(self.us);
            let occupied = (board.occupied() & !royals).without(square);
            for victim in attacked {
                let others = self.attackers(victim, self.them, occupied).without(square);
                if !near.has(victim) || !others.is_empty() {
                    chased.insert(victim);
                }
            }
        }
        chased
    }
}

/// Whether a square lies on the file, rank or diagonal through two others.
fn is_in_line(one: Square, other: Square, square: Square) -> bool {
    let step =
        |to: Square| (i16::from(to.file()) - i16::from(one.file()), i16::from(to.rank()) - i16::from(one.rank()));
    let ((files, ranks), (across, up)) = (step(other), step(square));
    (files == 0 || ranks == 0 || files.abs() == ranks.abs()) && files * up == ranks * across
}
