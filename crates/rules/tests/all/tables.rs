//! Tables of single movements: what attacks where, and from where initial moves are made.

use menagerie_rules::betza::Movement;
use menagerie_rules::tables::Tables;
use menagerie_rules::{Bitboard, Board, BoardSize, Forward, KindId, Piece, Player, Square};

#[test]
fn what_blocks_the_way_out_is_not_attacked_on_the_way_back() {
    // Along the rank and back again: only what stands behind the start can be captured.
    let (white, black) = (Player::from_index(0).expect("a player"), Player::from_index(1).expect("a player"));
    let kind = KindId::from_index(0).expect("a kind");
    let movement: Movement = "abR".parse().expect("a good text");
    let size = BoardSize::new(5, 1).expect("a board");
    let tables = Tables::of(size, &[Forward::North, Forward::South], &[&movement], |_| false, |_, _| Bitboard::EMPTY);
    let mut board = Board::empty();
    let [behind, from, before] = ["a1", "b1", "c1"].map(|name| name.parse::<Square>().expect("a square"));
    board.put(from, Piece { player: white, kind });
    for square in [behind, before] {
        board.put(square, Piece { player: black, kind });
    }
    let is_attacked = |square| tables.is_attacked(&board, white, board.of(white), board.occupied(), square);
    assert!(!is_attacked(before) && !is_attacked(behind), "both ways out are closed");
    board.take(before);
    let is_attacked = |square| tables.is_attacked(&board, white, board.of(white), board.occupied(), square);
    assert!(is_attacked(behind), "out to c1 or farther, and back to a1");
    let all: Bitboard = size.squares().collect();
    assert!(!tables.attacks_from(white, kind, from, all & board.occupied()).has(before));
}

#[test]
fn a_piece_that_reaches_a_square_in_two_ways_attacks_it() {
    let (white, black) = (Player::from_index(0).expect("a player"), Player::from_index(1).expect("a player"));
    let kind = KindId::from_index(0).expect("a kind");
    let movement: Movement = "WR".parse().expect("a good text");
    let size = BoardSize::new(3, 1).expect("a board");
    let tables = Tables::of(size, &[Forward::North, Forward::South], &[&movement], |_| false, |_, _| Bitboard::EMPTY);
    let [from, target] = ["a1", "b1"].map(|name| name.parse::<Square>().expect("a square"));
    let mut board = Board::empty();
    board.put(from, Piece { player: white, kind });
    board.put(target, Piece { player: black, kind });
    let attackers = tables.attackers_to(&board, white, board.of(white), board.occupied(), target);
    assert_eq!(attackers, Bitboard::of(from));
    assert!(tables.is_attacked(&board, white, board.of(white), board.occupied(), target));
}

#[test]
fn initial_moves_are_made_from_where_a_players_own_pieces_begin() {
    let movement: Movement = "iK".parse().expect("a good text");
    let size = BoardSize::new(3, 3).expect("a board");
    let [white, black] = [0, 1].map(|index| Player::from_index(index).expect("a player"));
    let kind = KindId::from_index(0).expect("a kind");
    let centre: Square = "b2".parse().expect("a square");
    let starts = |player, _| if player == white { Bitboard::of(centre) } else { Bitboard::EMPTY };
    let tables = Tables::of(size, &[Forward::North, Forward::South], &[&movement], |_| false, starts);
    let targets = |player| tables.leap_moves(player, kind, centre).count();
    assert_eq!((targets(white), targets(black)), (8, 0));
}

/// Where a kind goes from every square, in the order of generation. Enemies are on every third square, or on none.
fn goes(tables: &Tables, kind: KindId, size: BoardSize, with_enemies: bool) -> Vec<(Square, Square, bool)> {
    let (white, black) = (Player::from_index(0).expect("a player"), Player::from_index(1).expect("a player"));
    let mut all = Vec::new();
    for from in size.squares() {
        let mut board = Board::empty();
        for square in size.squares().filter(|&square| square != from) {
            if with_enemies && (square.file() + 2 * square.rank()).is_multiple_of(3) {
                board.put(square, Piece { player: black, kind });
            }
        }
        board.put(from, Piece { player: white, kind });
        tables.pseudo_legal(&board, white, kind, from, board.of(black), |to, takes, _| all.push((from, to, takes)));
    }
    all
}

#[test]
fn what_a_kind_does_does_not_depend_on_the_kinds_before_it() {
    let texts =
        ["cR", "mR", "R", "mRmW", "mQcR", "Q", "R3", "pR", "cpR", "gQ", "mpyafW", "nN", "mnN", "abR", "abRW", "Q"];
    let movements: Vec<Movement> = texts.iter().map(|text| text.parse().expect(text)).collect();
    let size = BoardSize::new(6, 5).expect("a board");
    let compile = |some: &[&Movement]| {
        Tables::of(size, &[Forward::North, Forward::South], some, |_| false, |_, _| Bitboard::EMPTY)
    };
    let together = compile(&movements.iter().collect::<Vec<_>>());
    let first = KindId::from_index(0).expect("a kind");
    for (index, movement) in movements.iter().enumerate() {
        let alone = compile(&[movement]);
        let kind = KindId::from_index(index).expect("a kind");
        for with_enemies in [false, true] {
            let (one, all) = (goes(&alone, first, size, with_enemies), goes(&together, kind, size, with_enemies));
            assert_eq!(one, all, "{}", texts[index]);
        }
        for from in size.squares() {
            let white = Player::from_index(0).expect("a player");
            assert_eq!(alone.possible_captures(white, first, from), together.possible_captures(white, kind, from));
        }
    }
}

/// Betza texts whose lines bend, turn, hop or return over their own squares.
const WINDING: &[&str] = &[
    "abR", "yaavC", "aavW", "aabF", "yabK", "qN", "qN9", "qN16", "qNN", "qC20", "zB", "pR", "gQ", "pNN", "gNN", "pafW",
    "pafsK", "jD", "jN", "nNN", "afsafsK", "abafR", "RabR", "yafsafsF", "mpafyafW", "mpafabW", "jR",
];

#[test]
fn all_ways_to_ask_what_is_captured_agree_where_a_line_crosses_a_square_twice() {
    let [white, black] = [0, 1].map(|index| Player::from_index(index).expect("a player"));
    let kind = KindId::from_index(0).expect("a kind");
    let mut dice = crate::common::Dice::new(7);
    let (mut read, mut twice, mut captures) = (0, 0, 0);
    for text in WINDING {
        let Ok(movement) = text.parse::<Movement>() else {
            continue;
        };
        read += 1;
        for (files, ranks) in [(3, 3), (5, 1), (5, 5), (7, 6)] {
            let size = BoardSize::new(files, ranks).expect("a board");
            let tables =
                Tables::of(size, &[Forward::North, Forward::South], &[&movement], |_| false, |_, _| Bitboard::EMPTY);
            let all: Vec<Square> = size.squares().collect();
            for from in size.squares() {
                for path in tables.paths(white, kind, from) {
                    let (squares, _) = tables.path_squares(path);
                    let different: Bitboard = squares.iter().copied().collect();
                    let crossed = squares.len() > different.count() as usize;
                    // Screens are identified by their place on the line, so a hopper's line must not cross itself.
                    assert!(!crossed || !path.is_hopper(), "{text}");
                    twice += usize::from(crossed);
                }
                for _ in 0..4 {
                    let mut board = Board::empty();
                    for _ in 0..dice.below(7) {
                        board.put(all[dice.below(all.len())], Piece { player: black, kind });
                    }
                    board.put(from, Piece { player: white, kind });
                    for target in size.squares().filter(|&target| target != from) {
                        let mut with = board.clone();
                        with.put(target, Piece { player: black, kind });
                        let enemies = with.of(black);
                        // The other queries have to agree with the generated moves.
                        let mut takes = false;
                        tables.pseudo_legal(&with, white, kind, from, enemies, |to, taken, _| {
                            takes |= taken && to == target
                        });
                        let place = format!("{text} on {from} and {target} of {files}×{ranks}: {enemies:?}");
                        let occupied = with.occupied();
                        let own = with.of(white);
                        assert_eq!(tables.is_attacked(&with, white, own, occupied, target), takes, "attacked: {place}");
                        assert_eq!(
                            tables.attackers_to(&with, white, own, occupied, target),
                            if takes { own } else { Bitboard::EMPTY },
                            "attackers: {place}"
                        );
                        assert_eq!(
                            tables.attacks_from(white, kind, from, occupied).has(target),
                            takes,
                            "attacks_from: {place}"
                        );
                        let mut captured = false;
                        tables.pseudo_legal_captures(&with, white, kind, from, enemies, |to| captured |= to == target);
                        assert_eq!(captured, takes, "captures: {place}");
                        let mut bears = !tables.leap_attackers(&with, white, target).is_empty();
                        tables.attack_lines(&with, white, target, |line| bears |= line.is_open(occupied));
                        assert_eq!(bears, takes, "lines: {place}");
                        captures += usize::from(takes);
                    }
                }
            }
        }
    }
    // No text makes a hopper go in circles or back and forth.
    for text in ["pqN", "pqN16", "gqN", "qpNN", "pzB", "gzB", "zpNN", "pabR", "gabR", "abpR"] {
        assert!(text.parse::<Movement>().is_err(), "{text}");
    }
    assert!(read > 20 && twice > 100 && captures > 1000, "{read} {twice} {captures}");
}
