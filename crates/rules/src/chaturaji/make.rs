//! Makes a move of a four-player game on any representation of the position: move and capture, boat triumph, promotions of all players
//! still in the game, players who go out, sudden death.
//!
//! [`ChaturajiPosition`](super::ChaturajiPosition) is one representation. A search may have a smaller one.

use crate::FourPlayersDefinition;
use smallvec::SmallVec;

/// The properties of a kind that matter when a move is made.
#[derive(Clone, Copy, Debug)]
pub struct FourPlayerKind {
    /// The points for its capture.
    pub points: u16,
    /// Whether it is a King.
    pub royal: bool,
    /// Whether its moves count as progress.
    pub zeroing: bool,
}

/// A Pawn that waits for its promotion.
#[derive(Clone, Copy, Debug)]
pub struct WaitingPawn<S, K> {
    /// Its square.
    pub square: S,
    /// Its player, from 0 to 3.
    pub player: usize,
    /// The kind to which it will promote.
    pub target: K,
    /// Whether it may promote before it is the last one.
    pub early: bool,
}

/// The number of a player's pieces that decide on promotions.
#[derive(Clone, Copy, Debug, Default)]
pub struct PieceCounts {
    /// Pieces of the kind to which a Pawn will promote.
    pub same: u32,
    /// Pawns.
    pub pawns: u32,
    /// Boats.
    pub boats: u32,
    /// Pieces other than Pawns, Boats and the King.
    pub others: u32,
}

impl PieceCounts {
    /// Whether a Pawn must promote now.
    fn promotes(self, early: bool) -> bool {
        let allowed = if early { self.pawns <= 2 } else { self.pawns == 1 && self.boats <= 1 && self.others == 0 };
        allowed && self.same == 0
    }
}

/// A representation of a four-player position. Players are numbers from 0 to 3, and sets of players have one bit for each.
pub trait FourPlayerState {
    /// A square.
    type Square: Copy + PartialEq;
    /// A kind of piece.
    type Kind: Copy + PartialEq;

    /// The game's points and lengths.
    fn numbers(&self) -> FourPlayersDefinition;
    /// The properties of a kind.
    fn kind(&self, kind: Self::Kind) -> FourPlayerKind;
    /// The player to move.
    fn turn(&self) -> usize;
    /// Removes the piece on a square.
    fn take(&mut self, square: Self::Square) -> Option<(usize, Self::Kind)>;
    /// Puts a piece on an empty square.
    fn put(&mut self, square: Self::Square, player: usize, kind: Self::Kind);
    /// Adds points to a player's score.
    fn add_points(&mut self, player: usize, points: u16);
    /// The set of players whose Kings a player has captured.
    fn kings_taken(&mut self, player: usize) -> &mut u8;
    /// Whether a player has a King.
    fn has_king(&self, player: usize) -> bool;
    /// The set of the players still in the game.
    fn in_game(&self) -> u8;
    /// The other squares of the 2×2 squares of Boats that the piece on a square completes, from a1.
    fn boat_squares_with(&self, at: Self::Square) -> SmallVec<[Self::Square; 8]>;
    /// The Pawns of these players that wait for their promotion, from a1.
    fn waiting_pawns_of(&self, players: u8) -> SmallVec<[WaitingPawn<Self::Square, Self::Kind>; 4]>;
    /// The pieces of a player, of which some are of the kind `same`.
    fn count_pieces(&self, player: usize, same: Self::Kind) -> PieceCounts;
    /// The plies left in sudden death.
    fn sudden_death(&self) -> Option<u32>;
    /// Ends a move: sets the plies left in sudden death and the turn, and counts a ply without progress, or resets their number.
    fn end_move(&mut self, sudden_death: Option<u32>, turn: usize, progress: bool);
    /// Is called after captures and promotions, before the players still in the game are asked for.
    #[inline]
    fn pieces_changed(&mut self) {}
}

/// The effects of a move besides the move of the piece.
pub trait MoveEffects<S, K> {
    /// The piece on the target square is captured.
    fn captured(&mut self, _player: usize, _kind: K) {}
    /// A Boat is captured by a boat triumph.
    fn triumphed(&mut self, _square: S, _player: usize, _kind: K) {}
    /// A Pawn promotes.
    fn promoted(&mut self, _square: S, _kind: K) {}
    /// The sets of the players in the game before and after the move.
    fn in_game(&mut self, _before: u8, _after: u8) {}
}

/// For a search, which ignores the effects.
impl<S, K> MoveEffects<S, K> for () {}

/// The next player of a set after a player; the same player if the set is empty.
#[inline]
pub const fn next_player(players: u8, player: usize) -> usize {
    if players & 15 == 0 {
        return player;
    }
    // The four bits twice in a row, beginning with the next player.
    let from_here = ((players as u32 & 15) << 4 | players as u32 & 15) >> (player + 1);
    (player + 1 + from_here.trailing_zeros() as usize) & 3
}

/// Makes a legal move, from a square to a square, or a pass.
#[inline]
pub fn make<P: FourPlayerState>(
    position: &mut P,
    mv: Option<(P::Square, P::Square)>,
    effects: &mut impl MoveEffects<P::Square, P::Kind>,
) {
    let mover = position.turn();
    let were_in = position.in_game();
    let (mut progress, mut changed) = (false, false);
    if let Some((from, to)) = mv
        && let Some((player, kind)) = position.take(from)
    {
        progress = position.kind(kind).zeroing;
        let victim = position.take(to);
        // The piece arrives before the capture is scored: it may be the King that decides on the points.
        position.put(to, player, kind);
        if let Some((victim, taken)) = victim {
            changed = true;
            score_capture(position, mover, victim, taken);
            effects.captured(victim, taken);
        }
        for square in position.boat_squares_with(to) {
            if let Some((victim, taken)) = position.take(square) {
                changed = true;
                score_capture(position, mover, victim, taken);
                effects.triumphed(square, victim, taken);
            }
        }
    }
    while let Some(pawn) = promotion_due(position, were_in, mv.map(|(_, to)| to)) {
        position.take(pawn.square);
        position.put(pawn.square, pawn.player, pawn.target);
        changed = true;
        effects.promoted(pawn.square, pawn.target);
    }
    if changed {
        position.pieces_changed();
    }
    let in_game = position.in_game();
    effects.in_game(were_in, in_game);
    let sudden_death = match position.sudden_death() {
        Some(left) => Some(left.saturating_sub(1)),
        None if in_game.count_ones() <= 2 => Some(position.numbers().sudden_death.into()),
        None => None,
    };
    position.end_move(sudden_death, next_player(in_game, mover), progress || changed);
}

/// Adds the points for a capture. The third King gives more points to a player who still has a King.
#[inline]
fn score_capture<P: FourPlayerState>(position: &mut P, by: usize, victim: usize, kind: P::Kind) {
    let FourPlayerKind { mut points, royal, .. } = position.kind(kind);
    if royal {
        let taken = position.kings_taken(by);
        let before = taken.count_ones();
        *taken |= 1 << victim;
        let third = before == 2 && taken.count_ones() == 3;
        if third && position.has_king(by) {
            points = position.numbers().third_king;
        }
    }
    position.add_points(by, points);
}

/// The waiting Pawn that promotes next: first the Pawn that moved, then in the order of ranks from a1. The conditions are checked again
/// after each promotion.
#[inline]
fn promotion_due<P: FourPlayerState>(
    position: &P,
    were_in: u8,
    moved_to: Option<P::Square>,
) -> Option<WaitingPawn<P::Square, P::Kind>> {
    let waiting = position.waiting_pawns_of(were_in);
    let is_due =
        |pawn: &&WaitingPawn<P::Square, P::Kind>| position.count_pieces(pawn.player, pawn.target).promotes(pawn.early);
    let has_moved = |pawn: &&WaitingPawn<P::Square, P::Kind>| Some(pawn.square) == moved_to;
    let first = waiting.iter().filter(has_moved).find(is_due);
    first.or_else(|| waiting.iter().filter(|pawn| !has_moved(pawn)).find(is_due)).copied()
}
