//! The start of a small game: that of the game itself with fewer kinds of piece, among them the one that is new.

use menagerie_rules::{Board, Family, KindId, MoveKind, Piece, Player, Position, Square, Variant, notation};
use std::collections::BTreeMap;
use std::sync::Arc;

use super::lessons::learning_order;

/// The fewest legal moves of each side.
const LEAST_MOVES: usize = 5;

/// How many kinds stand beside the new one, Pawns and royal pieces aside: the numbers that are tried one after the
/// other.
const BESIDE: [usize; 3] = [3, 5, 8];

/// How many kinds that are not learned yet are added at once, where a game with the learned ones alone is none.
const MORE: usize = 2;

/// The start of a small game with a new kind of piece among learned ones. The pieces stand as at the start of the game,
/// alike for all players. Nobody is in check and nothing can be won at once. Without such a position it is the game's
/// own start.
pub fn small_game(variant: &Arc<Variant>, new: KindId, learned: &[KindId]) -> Position {
    let setting = SmallGame::new(variant, new);
    // Different armies are made for each other.
    if !setting.is_alike(setting.start.board()) {
        return setting.start;
    }
    let order = learning_order(variant);
    let stands = |kind: &KindId| *kind != new && setting.counts.contains_key(kind) && !setting.is_always_there(*kind);
    let (known, rest): (Vec<KindId>, Vec<KindId>) =
        order.into_iter().filter(stands).partition(|kind| learned.contains(kind));
    // The pieces that were learned last are practised most.
    let some = BESIDE.iter().map(|&most| known[known.len().saturating_sub(most)..].to_vec());
    let more = (0..rest.len().div_ceil(MORE)).map(|times| {
        let added = rest.iter().take((times + 1) * MORE);
        known.iter().chain(added).copied().collect()
    });
    let found = some.chain(more).find_map(|beside: Vec<KindId>| {
        let tries = setting.stand_ins(&beside).into_iter().flat_map(|stand_in| [(stand_in, true), (stand_in, false)]);
        tries.into_iter().find_map(|(stand_in, few_pawns)| setting.position(&beside, stand_in, few_pawns))
    });
    found.unwrap_or_else(|| Position::start(variant))
}

/// What all tries have in common.
struct SmallGame<'a> {
    variant: &'a Arc<Variant>,
    new: KindId,
    start: Position,
    /// The kinds on the board at the start, with the number of the first player's pieces.
    counts: BTreeMap<KindId, usize>,
}

impl<'a> SmallGame<'a> {
    fn new(variant: &'a Arc<Variant>, new: KindId) -> SmallGame<'a> {
        let start = Position::start(variant);
        let mut counts = BTreeMap::new();
        for (_, kind) in variant.turn_order().take(1).flat_map(|player| start.board().pieces_of(player)) {
            *counts.entry(kind).or_default() += 1;
        }
        SmallGame { variant, new, start, counts }
    }

    /// Whether a kind belongs to every small game: without royal pieces there is no game, and Pawns keep it closed.
    fn is_always_there(&self, kind: KindId) -> bool {
        let found = self.variant.kind(kind);
        found.royal || self.variant.is_king(kind) || found.pawn
    }

    /// The position with these kinds beside the new one, if it is one to play from. The new one takes the place of
    /// `stand_in`. With few Pawns, they stand only before other pieces.
    fn position(&self, beside: &[KindId], stand_in: Option<KindId>, few_pawns: bool) -> Option<Position> {
        let is_kept = |kind: KindId| kind == self.new || beside.contains(&kind) || self.is_always_there(kind);
        let mut board = Board::empty();
        for player in self.variant.turn_order() {
            for (square, kind) in self.start.board().pieces_of(player) {
                let kind = if Some(kind) == stand_in { self.new } else { kind };
                if is_kept(kind) {
                    board.put(square, Piece { player, kind });
                }
            }
        }
        if few_pawns {
            self.remove_pawns(&mut board);
        }
        let position = self.read(&board, self.start.turn())?;
        (self.is_alike(&board) && self.is_fair(&position)).then_some(position)
    }

    /// The kinds in whose place the new one may stand, if that is not there at the start: those that are left out
    /// first, and then the rarest.
    fn stand_ins(&self, beside: &[KindId]) -> Vec<Option<KindId>> {
        if self.counts.contains_key(&self.new) {
            return vec![None];
        }
        let mut all: Vec<(bool, usize, usize, KindId)> = self
            .counts
            .iter()
            .filter(|(kind, _)| !self.is_always_there(**kind))
            .map(|(&kind, &count)| (beside.contains(&kind), count, kind.index(), kind))
            .collect();
        all.sort_unstable();
        all.into_iter().map(|(.., kind)| Some(kind)).collect()
    }

    /// Removes the Pawns that stand neither before nor beside another piece of their player.
    fn remove_pawns(&self, board: &mut Board) {
        let is_pawn = |kind: KindId| kind != self.new && self.variant.kind(kind).pawn;
        for player in self.variant.turn_order() {
            let line = |square: Square| self.line(player, square);
            let pieces: Vec<u8> =
                board.pieces_of(player).filter(|(_, kind)| !is_pawn(*kind)).map(|(square, _)| line(square)).collect();
            let pawns: Vec<Square> =
                board.pieces_of(player).filter(|(_, kind)| is_pawn(*kind)).map(|(square, _)| square).collect();
            for square in pawns {
                if pieces.iter().all(|&other| other.abs_diff(line(square)) > 1) {
                    board.take(square);
                }
            }
        }
    }

    /// The line on which a player's Pawn goes forward: a file, or a rank for players at the sides.
    fn line(&self, player: Player, square: Square) -> u8 {
        let sideways = self.variant.relative_ranks(player) != self.variant.board_size().ranks()
            || self.variant.relative_offset(player, square, (0, 1)).is_some_and(|next| next.rank() == square.rank());
        if sideways { square.rank() } else { square.file() }
    }

    /// Whether all players have the same pieces.
    fn is_alike(&self, board: &Board) -> bool {
        let of = |player| {
            let mut kinds: Vec<KindId> = board.pieces_of(player).map(|(_, kind)| kind).collect();
            kinds.sort_by_key(|kind| kind.index());
            kinds
        };
        let mut all = self.variant.turn_order().map(of);
        let first = all.next();
        all.all(|other| Some(other) == first)
    }

    /// The position with these pieces and a player to move, with what is left of the rights of the start.
    fn read(&self, board: &Board, turn: Player) -> Option<Position> {
        let start = self.start.fen();
        let mut fields: Vec<String> = start.split(' ').map(str::to_string).collect();
        let hands = fields.first()?.find('[').map(|at| fields[0][at..].to_string()).unwrap_or_default();
        *fields.get_mut(0)? = notation::write_placement(self.variant, board) + &hands;
        *fields.get_mut(1)? = self.variant.player(turn).letter.to_string();
        if self.variant.family() == Family::Chaturaji {
            return Position::from_fen(self.variant, &fields.join(" ")).ok();
        }
        let all = fields.get(2)?.clone();
        let rights = [self.rights(&all, board), "-".to_string()];
        rights.into_iter().find_map(|rights| {
            *fields.get_mut(2)? = rights;
            Position::from_fen(self.variant, &fields.join(" ")).ok()
        })
    }

    /// The rights of castling whose pieces are all there.
    fn rights(&self, all: &str, board: &Board) -> String {
        let (letters, rest) = all.split_at(all.find('/').unwrap_or(all.len()));
        let stays = |letter: &char| {
            let mut moves = self.variant.castling().moves().iter().filter(|castling| castling.letter == *letter);
            moves.all(|castling| board.get(castling.king).is_some() && board.get(castling.rook).is_some())
        };
        let left: String = letters.chars().filter(stays).collect();
        if left.is_empty() { format!("-{rest}") } else { left + rest }
    }

    /// Whether a game can begin here: nobody is in check, every player has moves, and nobody can win anything at once.
    fn is_fair(&self, position: &Position) -> bool {
        if !position.outcome(1).is_ongoing() {
            return false;
        }
        self.variant.turn_order().all(|player| {
            let of_player =
                if player == position.turn() { Some(position.clone()) } else { self.read(position.board(), player) };
            of_player.is_some_and(|position| {
                let moves = position.legal_moves();
                !position.in_check()
                    && moves.len() >= LEAST_MOVES
                    && moves
                        .iter()
                        .all(|mv| position.captured_by(*mv).is_none_or(|taken| is_even(&position, *mv, taken)))
            })
        })
    }
}

/// Whether a capture wins nothing: it is taken back, and the piece that captures is of the same kind, or takes a Pawn.
fn is_even(position: &Position, mv: menagerie_rules::Move, (_, taken): (Square, Piece)) -> bool {
    if mv.kind() == MoveKind::Castle {
        return true;
    }
    let variant = position.variant();
    let Some(piece) = position.piece_at(mv.from()) else { return false };
    if piece.kind != taken.kind && !variant.kind(taken.kind).pawn {
        return false;
    }
    let mut after = position.clone();
    if after.play(mv).is_err() {
        return false;
    }
    after.legal_moves().iter().any(|reply| reply.to() == mv.to())
}
