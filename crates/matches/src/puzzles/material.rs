//! The result of captures, in piece values.

use menagerie_engine::PieceValues;
use menagerie_rules::{ChessPosition, Move, Variant};

/// The minimum value of a piece, in hundredths, so that Pawns do not count; a Rook is about 500.
const LEAST_PIECE: i32 = 250;

/// The value of the least valuable piece that is worth a puzzle, in hundredths: three Pawns in chess.
pub fn least_piece(variant: &Variant, values: &PieceValues) -> i32 {
    let pieces = variant.kind_ids().map(|kind| values.of(kind)).filter(|&value| value >= LEAST_PIECE);
    pieces.min().unwrap_or(LEAST_PIECE)
}

/// The material lead of the side to move, pieces in hand included, in hundredths.
pub(crate) fn balance(position: &ChessPosition, values: &PieceValues) -> i32 {
    let own = |player| if player == position.turn() { 1 } else { -1 };
    let board = position.board().pieces().map(|(_, piece)| own(piece.player) * values.of(piece.kind));
    let state = position.variant_state();
    let in_hand = |player| state.pocket(player).map(|(kind, count)| i32::from(count) * values.of(kind)).sum::<i32>();
    let hands = position.variant().turn_order().map(|player| own(player) * in_hand(player));
    board.sum::<i32>() + hands.sum::<i32>()
}

/// The immediate gain of a move: the captured piece, and the gain by a promotion.
fn gain(position: &ChessPosition, values: &PieceValues, mv: Move) -> i32 {
    let pawn = position.board().get(mv.from()).map_or(0, |piece| values.of(piece.kind));
    let promoted = mv.promotion().map_or(0, |kind| values.of(kind) - pawn);
    position.captured_by(mv).map_or(0, |(_, piece)| values.of(piece.kind)) + promoted
}

/// The gain of the side to move by captures and promotions, if both sides continue them as long as it pays: 0 or more, in hundredths.
/// Within `low` and `high`, or a bound outside.
pub fn outlook(position: &mut ChessPosition, values: &PieceValues, mut low: i32, high: i32) -> i32 {
    let mut best = 0;
    let mut moves: Vec<(i32, Move)> = Vec::new();
    position.each_legal_move(|mv| {
        let wins = gain(position, values, mv);
        if wins > 0 {
            moves.push((wins, mv));
        }
    });
    moves.sort_by_key(|&(wins, _)| -wins);
    for (wins, mv) in moves {
        low = low.max(best);
        // Even without a recapture it is not worth more.
        if best >= high || wins <= low {
            break;
        }
        let undo = position.play_unchecked(mv);
        let score = wins - outlook(position, values, wins - high, wins - low);
        position.unmake(undo);
        best = best.max(score);
    }
    best
}
