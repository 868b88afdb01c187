//! What all steps of a lesson share: the piece, its possible squares, the pieces around it, and its moves.

use super::learning_order;
use fastrand::Rng;
use menagerie_rules::{Bitboard, Board, Family, KindId, Piece, PieceKind, Player, Position, Square, Variant};
use std::sync::Arc;

/// The setting of a lesson.
pub struct Classroom<'a> {
    pub variant: &'a Arc<Variant>,
    /// The piece that the lesson is about.
    pub pupil: Piece,
    pub enemy: Player,
    /// The kinds that may stand around it, without Kings: Pawns first, then in the order in which they are learned.
    others: Vec<KindId>,
    /// The start squares of its kind, if it has moves that it makes only from there.
    starts: Bitboard,
}

impl<'a> Classroom<'a> {
    pub fn new(variant: &'a Arc<Variant>, kind: KindId) -> Classroom<'a> {
        let mut players = variant.turn_order();
        let player = players.next().expect("a game has players");
        let enemy = players.next().unwrap_or(player);
        let mut others: Vec<KindId> = learning_order(variant);
        others.retain(|&other| !variant.kind(other).royal);
        others.sort_by_key(|&other| !variant.kind(other).pawn);
        let start = Position::start(variant);
        let first = variant.kind(kind).movement.walks().iter().any(|walk| walk.initial);
        let starts = start.board().pieces_of(player).filter(|(_, it)| *it == kind).map(|(square, _)| square);
        let starts = if first { starts.collect() } else { Bitboard::EMPTY };
        Classroom { variant, pupil: Piece { player, kind }, enemy, others, starts }
    }

    /// The kind that the lesson is about.
    pub fn kind(&self) -> &'a PieceKind {
        self.variant.kind(self.pupil.kind)
    }

    /// Random numbers for a step, the same every time.
    pub fn random(&self, step: &str) -> Rng {
        let text = [self.variant.id(), &self.kind().name, step].join("/");
        // FNV-1a, 64 bits.
        let seed = text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Rng::with_seed(seed)
    }

    /// The squares for a step that shows its moves other than initial ones.
    pub fn places(&self) -> Vec<Square> {
        let shape = self.variant.board_size();
        let may = |&square: &Square| self.may_stand(self.pupil, square) && !self.starts.has(square);
        let places: Vec<Square> = shape.squares().filter(may).collect();
        // A piece that has no other square is shown where it starts.
        if places.is_empty() { shape.squares().collect() } else { places }
    }

    /// The square that shows its moves best: the one with the most moves, near the middle.
    pub fn best_place(&self, board: &Board) -> Option<Square> {
        let shape = self.variant.board_size();
        let far = |square: Square| {
            let across = (2 * square.file() + 1).abs_diff(shape.files());
            let along = (2 * square.rank() + 1).abs_diff(shape.ranks());
            across.max(along)
        };
        let free = self.places().into_iter().filter(|&square| board.get(square).is_none());
        free.max_by_key(|&square| {
            let mut with = board.clone();
            with.put(square, self.pupil);
            (self.moves(&with, square).count(), std::cmp::Reverse((far(square), square.index())))
        })
    }

    /// Whether a piece can stand on a square: no Pawn stands on the farthest rank.
    pub fn may_stand(&self, piece: Piece, square: Square) -> bool {
        let kind = self.variant.kind(piece.kind);
        let rank = self.variant.relative_rank(piece.player, square);
        let ahead =
            kind.movement.walks().iter().all(|walk| walk.step.1 > 0 && walk.legs.iter().all(|step| step.1 >= 0));
        let least = if ahead { kind.lowest_rank.max(1) } else { kind.lowest_rank };
        let changes = ahead || !kind.promotes_to.is_empty();
        rank >= least && !(changes && self.variant.is_promotion_rank(piece.player, square))
    }

    /// A kind for a piece of `player` on this square. It is most often one of the simplest, sometimes another.
    pub fn bystander(&self, player: Player, square: Square, random: &mut Rng) -> Option<Piece> {
        let able: Vec<Piece> = self
            .others
            .iter()
            .map(|&kind| Piece { player, kind })
            .filter(|&piece| piece.kind != self.pupil.kind && self.may_stand(piece, square))
            .take(SIMPLEST)
            .collect();
        let simplest = able.first().copied();
        let any = if random.u8(0..3) == 0 && !able.is_empty() { Some(able[random.usize(0..able.len())]) } else { None };
        any.or(simplest).or_else(|| Some(Piece { player, kind: self.pupil.kind }).filter(|_| !self.kind().royal))
    }

    /// The kinds that may stand around the piece.
    pub fn simplest(&self) -> impl Iterator<Item = KindId> + '_ {
        self.others.iter().copied().take(SIMPLEST)
    }

    /// The squares that the piece on `from` can move to, from the legal move list. A King does not move to an attacked square.
    pub fn moves(&self, board: &Board, from: Square) -> Bitboard {
        moves(self.variant, board, from)
    }

    /// Whether the piece can be captured on `to` after it has gone there from `from`.
    pub fn is_taken_back(&self, board: &Board, from: Square, to: Square) -> bool {
        !attackers_after(self.variant, board, from, to).is_empty()
    }

    /// The squares that it can capture on with some placement of other pieces.
    pub fn possible_captures(&self, from: Square) -> Bitboard {
        self.variant.tables().possible_captures(self.pupil.player, self.pupil.kind, from)
    }

    /// Whether it captures differently from how it moves.
    pub fn captures_otherwise(&self) -> bool {
        self.kind().movement.walks().iter().any(|walk| walk.moves != walk.captures)
    }

    /// Puts an enemy on a square that the piece can capture on, and a screen before it where it needs one. Returns whether the capture is
    /// possible then.
    pub fn put_enemy(&self, board: &mut Board, from: Square, target: Square, random: &mut Rng) -> bool {
        let Some(enemy) = self.bystander(self.enemy, target, random) else { return false };
        if board.get(target).is_some() {
            return false;
        }
        board.put(target, enemy);
        if self.captures(board, from).has(target) {
            return true;
        }
        let tables = self.variant.tables();
        for path in tables.paths(self.pupil.player, self.pupil.kind, from).iter().filter(|path| path.is_hopper()) {
            let (squares, _) = tables.path_squares(path);
            let Some(place) = squares.iter().position(|&square| square == target).filter(|&place| place > 0) else {
                continue;
            };
            let screen = squares[random.usize(0..place)];
            if board.get(screen).is_some() {
                continue;
            }
            let Some(friend) = self.bystander(self.pupil.player, screen, random) else { continue };
            board.put(screen, friend);
            if self.captures(board, from).has(target) {
                return true;
            }
            board.take(screen);
        }
        board.take(target);
        false
    }

    /// The enemies that it can capture, even if it can be recaptured.
    pub fn captures(&self, board: &Board, from: Square) -> Bitboard {
        let enemies = board.occupied() & !board.of(self.pupil.player);
        let mut found = Bitboard::EMPTY;
        let Piece { player, kind } = self.pupil;
        self.variant.tables().pseudo_legal_captures(board, player, kind, from, enemies, |square| found.insert(square));
        found
    }
}

/// The number of simplest kinds to choose from.
const SIMPLEST: usize = 5;

/// The squares that the piece on a square can move to on a board without Kings, from the legal move list. A King of a two-player game
/// does not move to an attacked square.
pub fn moves(variant: &Variant, board: &Board, from: Square) -> Bitboard {
    let Some(Piece { player, kind }) = board.get(from) else { return Bitboard::EMPTY };
    let enemies = board.occupied() & !board.of(player);
    let mut found = Bitboard::EMPTY;
    variant.tables().pseudo_legal(board, player, kind, from, enemies, |to, _, _| found.insert(to));
    if !must_be_safe(variant, kind) {
        return found;
    }
    found.iter().filter(|&to| attackers_after(variant, board, from, to).is_empty()).collect()
}

/// Whether pieces of a kind are royal.
pub fn must_be_safe(variant: &Variant, kind: KindId) -> bool {
    variant.kind(kind).royal && variant.family() == Family::Chess
}

/// The pieces that attack the piece after it has moved from `from` to `to`.
pub fn attackers_after(variant: &Variant, board: &Board, from: Square, to: Square) -> Bitboard {
    let mut after = board.clone();
    let Some(piece) = after.take(from) else { return Bitboard::EMPTY };
    after.put(to, piece);
    let others = variant.turn_order().filter(|&player| player != piece.player);
    let attack = |player| variant.tables().attackers_to(&after, player, after.of(player), after.occupied(), to);
    others.map(attack).fold(Bitboard::EMPTY, |all, some| all | some)
}
