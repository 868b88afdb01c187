//! Tables of single movements: what attacks where, and from where initial moves are made.

use menagerie_rules::betza::Movement;
use menagerie_rules::tables::Tables;
use menagerie_rules::{Bitboard, Board, Forward, KindId, Piece, Player, Shape, Square};

#[test]
fn what_blocks_the_way_out_is_not_attacked_on_the_way_back() {
    // Along the rank and back again: only what stands behind the start can be captured.
    let (white, black) = (Player::from_index(0).expect("a player"), Player::from_index(1).expect("a player"));
    let kind = KindId::from_index(0).expect("a kind");
    let movement: Movement = "abR".parse().expect("a good text");
    let shape = Shape::new(5, 1).expect("a board");
    let tables = Tables::of(shape, &[Forward::North, Forward::South], &[&movement], |_| false, |_, _| Bitboard::EMPTY);
    let mut board = Board::empty();
    let [behind, from, before] = ["a1", "b1", "c1"].map(|name| name.parse::<Square>().expect("a square"));
    board.put(from, Piece { player: white, kind });
    for square in [behind, before] {
        board.put(square, Piece { player: black, kind });
    }
    let is_attacked = |square| tables.attacked(&board, white, board.of(white), board.occupied(), square);
    assert!(!is_attacked(before) && !is_attacked(behind), "both ways out are closed");
    board.take(before);
    let is_attacked = |square| tables.attacked(&board, white, board.of(white), board.occupied(), square);
    assert!(is_attacked(behind), "out to c1 or farther, and back to a1");
    let all: Bitboard = shape.squares().collect();
    assert!(!tables.attack_set(white, kind, from, all & board.occupied()).has(before));
}

#[test]
fn a_piece_that_reaches_a_square_in_two_ways_attacks_it() {
    let (white, black) = (Player::from_index(0).expect("a player"), Player::from_index(1).expect("a player"));
    let kind = KindId::from_index(0).expect("a kind");
    let movement: Movement = "WR".parse().expect("a good text");
    let shape = Shape::new(3, 1).expect("a board");
    let tables = Tables::of(shape, &[Forward::North, Forward::South], &[&movement], |_| false, |_, _| Bitboard::EMPTY);
    let [from, target] = ["a1", "b1"].map(|name| name.parse::<Square>().expect("a square"));
    let mut board = Board::empty();
    board.put(from, Piece { player: white, kind });
    board.put(target, Piece { player: black, kind });
    let attackers = tables.attackers(&board, white, board.of(white), board.occupied(), target);
    assert_eq!(attackers, Bitboard::of(from));
    assert!(tables.attacked(&board, white, board.of(white), board.occupied(), target));
}

#[test]
fn initial_moves_are_made_from_where_a_players_own_pieces_begin() {
    let movement: Movement = "iK".parse().expect("a good text");
    let shape = Shape::new(3, 3).expect("a board");
    let [white, black] = [0, 1].map(|index| Player::from_index(index).expect("a player"));
    let kind = KindId::from_index(0).expect("a kind");
    let centre: Square = "b2".parse().expect("a square");
    let starts = |player, _| if player == white { Bitboard::of(centre) } else { Bitboard::EMPTY };
    let tables = Tables::of(shape, &[Forward::North, Forward::South], &[&movement], |_| false, starts);
    let targets = |player| tables.leap_moves(player, kind, centre).count();
    assert_eq!((targets(white), targets(black)), (8, 0));
}
