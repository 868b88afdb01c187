//! Betza texts: what is read is put on a board with other pieces, and the tables agree with each other. The first two letters
//! choose where the others stand.
#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_rules::betza::Movement;
use menagerie_rules::tables::Tables;
use menagerie_rules::{Bitboard, Board, Forward, KindId, Piece, Player, BoardSize};

fuzz_target!(|data: &[u8]| {
    let Some((places, text)) = data.split_first_chunk::<2>() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let movement: Movement = match text.parse() {
        Ok(movement) => movement,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let size = BoardSize::new(7, 6).expect("a board");
    let all: Bitboard = size.squares().collect();
    let tables = Tables::of(size, &[Forward::North, Forward::West], &[&movement], |_| false, |_, _| all);
    let kind = KindId::from_index(0).expect("a kind");
    let players = [0, 1].map(|index| Player::from_index(index).expect("a player"));
    let mut board = Board::empty();
    for (place, square) in size.squares().enumerate() {
        let chance = (place * 31 + usize::from(places[0])) * (usize::from(places[1]) | 1) % 7;
        if chance < 2 {
            board.put(square, Piece { player: players[chance], kind });
        }
    }
    let occupied = board.occupied();
    for player in players {
        let enemies = occupied & !board.of(player);
        for (from, kind) in board.pieces_of(player) {
            let (mut by_moving, mut by_capturing) = (Bitboard::EMPTY, Bitboard::EMPTY);
            tables.pseudo_legal(&board, player, kind, from, enemies, |to, takes, _| {
                assert!(takes == enemies.has(to) && to != from);
                if takes {
                    by_moving.insert(to);
                }
            });
            tables.pseudo_legal_captures(&board, player, kind, from, enemies, |to| by_capturing.insert(to));
            assert_eq!(by_moving, by_capturing, "{text}");
            assert_eq!(by_moving, tables.attacks_from(player, kind, from, occupied) & enemies, "{text}");
            for to in enemies {
                assert_eq!(by_moving.has(to), tables.attacks(player, kind, from, occupied, to), "{text}");
            }
        }
    }
});
