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

/// Where a kind goes from every square, in the order in which that is told; an enemy stands on every third square, or on none.
fn goes(tables: &Tables, kind: KindId, shape: Shape, with_enemies: bool) -> Vec<(Square, Square, bool)> {
    let (white, black) = (Player::from_index(0).expect("a player"), Player::from_index(1).expect("a player"));
    let mut all = Vec::new();
    for from in shape.squares() {
        let mut board = Board::empty();
        for square in shape.squares().filter(|&square| square != from) {
            if with_enemies && (square.file() + 2 * square.rank()).is_multiple_of(3) {
                board.put(square, Piece { player: black, kind });
            }
        }
        board.put(from, Piece { player: white, kind });
        tables.targets(&board, white, kind, from, board.of(black), |to, takes, _| all.push((from, to, takes)));
    }
    all
}

#[test]
fn what_a_kind_does_does_not_depend_on_the_kinds_before_it() {
    let texts =
        ["cR", "mR", "R", "mRmW", "mQcR", "Q", "R3", "pR", "cpR", "gQ", "mpyafW", "nN", "mnN", "abR", "abRW", "Q"];
    let movements: Vec<Movement> = texts.iter().map(|text| text.parse().expect(text)).collect();
    let shape = Shape::new(6, 5).expect("a board");
    let compile = |some: &[&Movement]| {
        Tables::of(shape, &[Forward::North, Forward::South], some, |_| false, |_, _| Bitboard::EMPTY)
    };
    let together = compile(&movements.iter().collect::<Vec<_>>());
    let first = KindId::from_index(0).expect("a kind");
    for (index, movement) in movements.iter().enumerate() {
        let alone = compile(&[movement]);
        let kind = KindId::from_index(index).expect("a kind");
        for with_enemies in [false, true] {
            let (one, all) = (goes(&alone, first, shape, with_enemies), goes(&together, kind, shape, with_enemies));
            assert_eq!(one, all, "{}", texts[index]);
        }
        for from in shape.squares() {
            let white = Player::from_index(0).expect("a player");
            assert_eq!(alone.possible_captures(white, first, from), together.possible_captures(white, kind, from));
        }
    }
}
