//! Move counting in endgames.

use super::chess_with;
use crate::common::{after, read};
use menagerie_rules::{CountingDefinition, CountingRow, Outcome, Position, Termination, Variant};
use std::sync::Arc;

fn counting() -> Arc<Variant> {
    let row =
        |pieces: &str, count: u8, moves: u16| CountingRow { pieces: pieces.parse().expect("letters"), count, moves };
    chess_with(|definition| {
        definition.castling.clear();
        definition.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string();
        definition.ends.counting = Some(CountingDefinition {
            pawns: "P".parse().expect("a letter"),
            board: 64,
            rows: vec![row("R", 2, 8), row("R", 1, 16)],
            others: 64,
            from_pieces: true,
            ..CountingDefinition::default()
        });
    })
}

#[test]
fn a_bare_king_counts_from_the_number_of_pieces() {
    let bared = after(&read(&counting(), "4k3/8/8/8/8/8/n7/R3K3 w - - 0 1"), "a1a2");
    // One Rook gives sixteen moves; there are three pieces on the board.
    assert_eq!(bared.fen(), "4k3/8/8/8/8/8/R7/4K3 b - 32 6 1");
    let later = after(&bared, "e8e7");
    assert_eq!(later.fen(), "8/4k3/8/8/8/8/R7/4K3 w - 32 7 2");
    assert_eq!(read(&counting(), &later.fen()).fen(), later.fen());
    let (lenient, _) = Position::read(&counting(), &later.fen()).expect("a position");
    assert_eq!(lenient.fen(), later.fen());
}

#[test]
fn with_more_than_a_king_the_board_is_counted() {
    let traded = after(&read(&counting(), "3nk3/8/8/8/8/8/p7/R3K3 w - - 0 1"), "a1a2");
    assert_eq!(traded.fen(), "3nk3/8/8/8/8/8/R7/4K3 b - 128 0 1");
    let pawns = after(&read(&counting(), "3nk3/7p/8/8/8/8/p7/R3K3 w - - 0 1"), "a1a2");
    assert!(pawns.fen().ends_with(" b - - 0 1"), "{}", pawns.fen());
}

#[test]
fn the_game_is_drawn_when_the_moves_have_run_out() {
    let game = counting();
    let last = read(&game, "4k3/8/8/8/8/8/R7/4K3 w - 32 32 20");
    assert!(last.outcome(1).is_ongoing());
    assert_eq!(after(&last, "a2a3").outcome(1), Outcome::Draw { reason: Termination::Counting });
    let mate = read(&game, "k7/8/1K6/8/8/8/8/7R w - 32 32 20");
    assert!(matches!(after(&mate, "h1h8").outcome(1), Outcome::Win { reason: Termination::Checkmate, .. }));
    assert!(Position::from_fen(&game, "4k3/8/8/8/8/8/R7/4K3 w - x 32 20").is_err());
}
