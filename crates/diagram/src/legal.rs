//! Which of a piece's moves leave its King safe, on boards that no game knows: pieces added, removed, or imagined.

use crate::stage::DiagramStage;
use menagerie_rules::{Bitboard, Board, Player, Square};

/// Whether the mover's Kings are safe after the move. `ghost` is a piece that is only imagined, and attacks nothing.
pub fn keeps_king_safe(stage: &DiagramStage, board: &Board, from: Square, to: Square, ghost: Option<Square>) -> bool {
    let Some(piece) = board.get(from) else { return true };
    let mut after = board.clone();
    after.take(from);
    after.put(to, piece);
    let harmless: Bitboard = ghost.into_iter().collect();
    kings(stage, &after, piece.player).iter().all(|king| !is_attacked(stage, &after, king, piece.player, harmless))
}

/// The squares of a player's Kings.
pub fn kings(stage: &DiagramStage, board: &Board, player: Player) -> Bitboard {
    board.pieces_of(player).filter(|(_, kind)| stage.figure(*kind).royal).map(|(square, _)| square).collect()
}

fn is_attacked(stage: &DiagramStage, board: &Board, king: Square, player: Player, harmless: Bitboard) -> bool {
    (0..stage.players().len()).filter_map(Player::from_index).filter(|&other| other != player).any(|other| {
        let attackers = board.of(other) & !harmless;
        stage.tables().is_attacked(board, other, attackers, board.occupied(), king)
    })
}
