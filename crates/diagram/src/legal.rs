//! The moves of a piece that keep its King safe, on boards that are not positions of a game: with pieces added, removed, or imagined.

use crate::scene::DiagramScene;
use menagerie_rules::{Bitboard, Board, Player, Square};

/// Whether the mover's Kings are safe after the move. `ghost` is an imagined piece, which attacks nothing.
pub fn keeps_king_safe(scene: &DiagramScene, board: &Board, from: Square, to: Square, ghost: Option<Square>) -> bool {
    let Some(piece) = board.get(from) else { return true };
    let mut after = board.clone();
    after.take(from);
    after.put(to, piece);
    let harmless: Bitboard = ghost.into_iter().collect();
    kings(scene, &after, piece.player).iter().all(|king| !is_attacked(scene, &after, king, piece.player, harmless))
}

/// The squares of a player's Kings.
pub fn kings(scene: &DiagramScene, board: &Board, player: Player) -> Bitboard {
    board.pieces_of(player).filter(|(_, kind)| scene.figure(*kind).royal).map(|(square, _)| square).collect()
}

fn is_attacked(scene: &DiagramScene, board: &Board, king: Square, player: Player, harmless: Bitboard) -> bool {
    (0..scene.players().len()).filter_map(Player::from_index).filter(|&other| other != player).any(|other| {
        let attackers = board.of(other) & !harmless;
        scene.tables().is_attacked(board, other, attackers, board.occupied(), king)
    })
}
