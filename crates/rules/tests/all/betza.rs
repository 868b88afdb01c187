//! The Betza dialect: where each text leads on an empty board, what blocks it, and the errors of faulty texts.

use menagerie_rules::betza::Movement;
use menagerie_rules::tables::Tables;
use menagerie_rules::{Bitboard, Board, BoardSize, Forward, KindId, Piece, Player, Square};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Shows where a piece on a small board may go. `before` is the board: `.` empty, `e` an enemy, `f` a friend, `o` the piece, rank by rank
/// from the far end. In the result `x` is a move, `c` a capture.
fn picture(betza: &str, before: &str) -> String {
    let (white, black) = (Player::from_index(0).expect("a player"), Player::from_index(1).expect("a player"));
    let kind = KindId::from_index(0).expect("a kind");
    let movement: Movement = betza.parse().unwrap_or_else(|error| panic!("{error}"));
    let rows: Vec<&str> = before.split('/').collect();
    let size = BoardSize::new(rows[0].len() as u8, rows.len() as u8).expect("a board");
    let mut board = Board::empty();
    let mut from = None;
    for square in size.squares() {
        let row = rows[rows.len() - 1 - usize::from(square.rank())].as_bytes();
        let player = match row[usize::from(square.file())] {
            b'e' => black,
            b'f' => white,
            b'o' => {
                from = Some(square);
                white
            }
            _ => continue,
        };
        board.put(square, Piece { player, kind });
    }
    let from = from.expect("a piece");
    let all: Bitboard = size.squares().collect();
    let tables = Tables::of(size, &[Forward::North, Forward::South], &[&movement], |_| false, |_, _| all);
    let mut reached: Vec<(Square, bool)> = Vec::new();
    tables.pseudo_legal(&board, white, kind, from, board.of(black), |to, captured, _| reached.push((to, captured)));
    let different: BTreeSet<Square> = reached.iter().map(|&(to, _)| to).collect();
    assert_eq!(different.len(), reached.len(), "{betza} on {before}: a square reached in two ways is one move");
    whichever_way_they_are_asked(&tables, &board, from, size, betza);
    let taken: Bitboard = reached.iter().filter(|(_, captured)| *captured).map(|&(to, _)| to).collect();
    let mut captures = Bitboard::EMPTY;
    tables.pseudo_legal_captures(&board, white, kind, from, board.of(black), |to| captures.insert(to));
    assert_eq!(captures, taken, "{betza} on {before}: captures asked for alone");
    let mut after: Vec<Vec<u8>> = rows.iter().map(|row| row.bytes().collect()).collect();
    for (to, captured) in reached {
        let row = rows.len() - 1 - usize::from(to.rank());
        after[row][usize::from(to.file())] = if captured { b'c' } else { b'x' };
    }
    after.into_iter().map(|row| String::from_utf8(row).expect("text")).collect::<Vec<_>>().join("/")
}

/// Checks that the queries of the tables about captures agree with each other.
fn whichever_way_they_are_asked(tables: &Tables, board: &Board, from: Square, size: BoardSize, betza: &str) {
    let Piece { player, kind } = board.get(from).expect("a piece");
    let (own, occupied) = (board.of(player), board.occupied());
    let (set, possible) =
        (tables.attacks_from(player, kind, from, occupied), tables.possible_captures(player, kind, from));
    assert!((set & !possible).is_empty(), "{betza}");
    for square in size.squares() {
        let is = set.has(square);
        let alone = Bitboard::of(from);
        assert_eq!(tables.is_attacked(board, player, alone, occupied, square), is, "{betza}: {square}");
        assert_eq!(tables.attackers_to(board, player, alone, occupied, square).has(from), is, "{betza}: {square}");
        assert_eq!(tables.attacks(player, kind, from, occupied, square), is, "{betza}: {square}");
        let (leaping, along) = tables.attacker_candidates(board, player, square);
        assert!(((leaping | along) & !own).is_empty(), "{betza}: pieces of others never bear on {square}");
        assert!(!possible.has(square) || (leaping | along).has(from), "{betza}: {square}");
        let leaps = leaping.has(from) && tables.leap_captures(player, kind, from).has(square);
        assert_eq!(leaps, tables.leap_attackers(board, player, square).has(from), "{betza}: {square}");
        let comes = along.has(from) && tables.attacks_along_path(player, kind, from, occupied, square);
        assert_eq!(leaps || comes, is, "{betza}: {square}");
    }
    for path in tables.paths(player, kind, from) {
        let (squares, passed) = tables.path_squares(path);
        assert!(squares.len() > passed, "{betza}: a path leads somewhere");
    }
}

/// The same on an empty board with this side length.
fn empty(betza: &str, side: usize) -> String {
    let mut rows = vec![".".repeat(side); side];
    rows[side / 2].replace_range(side / 2..=side / 2, "o");
    picture(betza, &rows.join("/"))
}

/// Betza texts, the number of their walks, and where they lead on an empty board.
#[rustfmt::skip]
const MOVES: &[(&str, usize, &str)] = &[
    ("W", 4, "...../..x../.xox./..x../....."),
    ("F", 4, "...../.x.x./..o../.x.x./....."),
    ("D", 4, "..x../...../x.o.x/...../..x.."),
    ("N", 8, ".x.x./x...x/..o../x...x/.x.x."),
    ("A", 4, "x...x/...../..o../...../x...x"),
    ("H", 4, "...x.../......./......./x..o..x/......./......./...x..."),
    ("C", 8, "..x.x../......./x.....x/...o.../x.....x/......./..x.x.."),
    ("L", 8, "..x.x../......./x.....x/...o.../x.....x/......./..x.x.."),
    ("Z", 8, ".x...x./x.....x/......./...o.../......./x.....x/.x...x."),
    ("J", 8, ".x...x./x.....x/......./...o.../......./x.....x/.x...x."),
    ("G", 4, "x.....x/......./......./...o.../......./......./x.....x"),
    ("K", 8, "...../.xxx./.xox./.xxx./....."),
    ("R", 4, "..x../..x../xxoxx/..x../..x.."),
    ("B", 4, "x...x/.x.x./..o../.x.x./x...x"),
    ("Q", 8, "x.x.x/.xxx./xxoxx/.xxx./x.x.x"),
    ("WX", 4, "....x..../........./........./........./x...o...x/........./........./........./....x...."),
    ("FX", 8, "...x.x.../........./........./x.......x/....o..../x.......x/........./........./...x.x..."),
    ("DY", 8, "..x...x../........./x.......x/........./....o..../........./x.......x/........./..x...x.."),
    ("NY", 8, ".x.....x./x.......x/........./........./....o..../........./........./x.......x/.x.....x."),
    ("AY", 4, "x.......x/........./........./........./....o..../........./........./........./x.......x"),
    ("CY", 8, "..x.....x../.........../x.........x/.........../.........../.....o...../.........../.........../x.........x/.........../..x.....x.."),
    ("ZY", 8, ".x.......x./x.........x/.........../.........../.........../.....o...../.........../.........../.........../x.........x/.x.......x."),
    ("DX", 4, ".....x...../.........../.........../.........../.........../x....o....x/.........../.........../.........../.........../.....x....."),
    ("NX", 8, "....x.x..../.........../.........../.........../x.........x/.....o...../x.........x/.........../.........../.........../....x.x...."),
    ("AX", 8, "...x...x.../.........../.........../x.........x/.........../.....o...../.........../x.........x/.........../.........../...x...x..."),
    ("(1,4)", 8, ".........../....x.x..../.........../.........../.x.......x./.....o...../.x.......x./.........../.........../....x.x..../..........."),
    ("(4,1)", 8, ".........../....x.x..../.........../.........../.x.......x./.....o...../.x.......x./.........../.........../....x.x..../..........."),
    ("(0,4)", 4, "....x..../........./........./........./x...o...x/........./........./........./....x...."),
    ("(1,2)", 8, "......./..x.x../.x...x./...o.../.x...x./..x.x../......."),
    ("W2", 4, "......./...x.../...x.../.xxoxx./...x.../...x.../......."),
    ("R2", 4, "......./...x.../...x.../.xxoxx./...x.../...x.../......."),
    ("W3", 4, "........./....x..../....x..../....x..../.xxxoxxx./....x..../....x..../....x..../........."),
    ("B2", 4, "......./.x...x./..x.x../...o.../..x.x../.x...x./......."),
    ("Q3", 8, "........./.x..x..x./..x.x.x../...xxx.../.xxxoxxx./...xxx.../..x.x.x../.x..x..x./........."),
    ("NN", 8, "..x...x../........./x..x.x..x/..x...x../....o..../..x...x../x..x.x..x/........./..x...x.."),
    ("N0", 8, "..x...x../........./x..x.x..x/..x...x../....o..../..x...x../x..x.x..x/........./..x...x.."),
    ("DD", 4, "....x..../........./....x..../........./x.x.o.x.x/........./....x..../........./....x...."),
    ("AA", 4, "x.......x/........./..x...x../........./....o..../........./..x...x../........./x.......x"),
    ("D2", 4, "....x..../........./....x..../........./x.x.o.x.x/........./....x..../........./....x...."),
    ("(1,2)0", 8, "..x...x../........./x..x.x..x/..x...x../....o..../..x...x../x..x.x..x/........./..x...x.."),
    ("(1,2)(1,2)", 8, "..x...x../........./x..x.x..x/..x...x../....o..../..x...x../x..x.x..x/........./..x...x.."),
    ("fN", 2, ".x.x./...../..o../...../....."),
    ("ffN", 2, ".x.x./...../..o../...../....."),
    ("fhN", 4, ".x.x./x...x/..o../...../....."),
    ("fsN", 2, "...../x...x/..o../...../....."),
    ("frN", 1, "...../....x/..o../...../....."),
    ("rfN", 1, "...x./...../..o../...../....."),
    ("vN", 4, ".x.x./...../..o../...../.x.x."),
    ("sN", 4, "...../x...x/..o../x...x/....."),
    ("hrN", 4, "...x./x..../..o../....x/.x..."),
    ("hlN", 4, ".x.../....x/..o../x..../...x."),
    ("fblF", 2, "...../.x.../..o../.x.../....."),
    ("ffsN", 6, ".x.x./x...x/..o../x...x/....."),
    ("ffbsN", 4, ".x.x./...../..o../x...x/....."),
    ("fbNF", 8, ".x.x./.x.x./..o../.x.x./.x.x."),
    ("fK", 3, "...../.xxx./..o../...../....."),
    ("sR", 2, "...../...../xxoxx/...../....."),
    ("vR", 2, "..x../..x../..o../..x../..x.."),
    ("flF", 1, "...../.x.../..o../...../....."),
    ("rlbK", 5, "...../...../.xox./.xxx./....."),
    ("fhNrlbK", 9, ".x.x./x...x/.xox./.xxx./....."),
    ("frlRrlbK", 8, "..x../..x../xxoxx/.xxx./....."),
    ("frlRbK", 6, "..x../..x../xxoxx/.xxx./....."),
    ("fRbK", 4, "..x../..x../..o../.xxx./....."),
    ("fQ", 3, "x.x.x/.xxx./..o../...../....."),
    ("flbrB", 2, "x..../.x.../..o../...x./....x"),
    ("nN", 8, ".x.x./x...x/..o../x...x/.x.x."),
    ("nC", 8, "..x.x../......./x.....x/...o.../x.....x/......./..x.x.."),
    ("nZ", 8, ".x...x./x.....x/......./...o.../......./x.....x/.x...x."),
    ("nNN", 56, "..x...x../........./x..x.x..x/..x...x../....o..../..x...x../x..x.x..x/........./..x...x.."),
    ("jR", 4, "...x.../...x.../......./xx.o.xx/......./...x.../...x..."),
    ("jB3", 4, "x.....x/.x...x./......./...o.../......./.x...x./x.....x"),
    ("jW2", 4, "......./...x.../......./.x.o.x./......./...x.../......."),
    ("zB", 8, "..x.x../...x.../x.x.x.x/.x.o.x./x.x.x.x/...x.../..x.x.."),
    ("zR", 8, "xx...xx/xxx.xxx/.xxxxx./..xox../.xxxxx./xxx.xxx/xx...xx"),
    ("zNN", 16, ".x.....x./x..x.x..x/...x.x.../.xx...xx./....o..../.xx...xx./...x.x.../x..x.x..x/.x.....x."),
    ("qN", 16, "...x...x.../.x...x...x./..x.....x../x...x.x...x/...x...x.../.x...o...x./...x...x.../x...x.x...x/..x.....x../.x...x...x./...x...x..."),
    ("q(1,2)3", 16, ".x.x./x...x/..o../x...x/.x.x."),
    ("qN2", 16, ".........../.....x...../..x.....x../....x.x..../...x...x.../.x...o...x./...x...x.../....x.x..../..x.....x../.....x...../..........."),
    ("FyafsF", 12, "..x.x../..x.x../xxx.xxx/...o.../xxx.xxx/..x.x../..x.x.."),
    ("mpyafW", 4, "...x.../...x.../......./xx.o.xx/......./...x.../...x..."),
    ("WyafsW", 12, ".x...x./x.x.x.x/.x.x.x./..xox../.x.x.x./x.x.x.x/.x...x."),
    ("mWyafsW", 12, ".x...x./x.x.x.x/.x.x.x./..xox../.x.x.x./x.x.x.x/.x...x."),
    ("FfryaflFflyafrFbryafrFblyaflF", 8, "..x.x../..x.x../..x.x../...o.../..x.x../..x.x../..x.x.."),
    ("WfF", 6, "......./......./..xxx../..xox../...x.../......./......."),
    ("mRasR", 124, "xxxxxxx/xxxxxxx/xxxxxxx/xxxoxxx/xxxxxxx/xxxxxxx/xxxxxxx"),
    ("BmasB", 116, "x.x.x.x/.x.x.x./x.x.x.x/.x.o.x./x.x.x.x/.x.x.x./x.x.x.x"),
    ("mWafsW", 12, ".x.x./x.x.x/.xox./x.x.x/.x.x."),
    ("afafsKafsafzfK", 48, "...../...../..o../...../....."),
    ("NyafN", 16, "......./..x.x../.x...x./...o.../.x...x./..x.x../......."),
    ("affW", 4, "..x../...../x.o.x/...../..x.."),
    ("assW", 8, "...../.x.x./..o../.x.x./....."),
    ("fyafyasW", 28, ".x.x./...../..o../...../....."),
    ("mpampampaK", 80, "xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxoxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx"),
    ("mpafW", 4, "......./...x.../......./.x.o.x./......./...x.../......."),
    ("mpafsW", 8, ".x.x./x...x/..o../x...x/.x.x."),
    ("mpafyafW", 4, "....x..../....x..../........./........./xx..o..xx/........./........./....x..../....x...."),
    ("absW", 8, "...../..x../.xox./..x../....."),
    ("FaF", 16, "x.x.x/.x.x./x.o.x/.x.x./x.x.x"),
    ("KaK", 64, "xxxxx/xxxxx/xxoxx/xxxxx/xxxxx"),
    ("pafW", 4, "...../...../..o../...../....."),
    ("pD", 4, "...../...../..o../...../....."),
    ("gQ", 8, "...../...../..o../...../....."),
    ("KADGH", 24, "x..x..x/.x.x.x./..xxx../xxxoxxx/..xxx../.x.x.x./x..x..x"),
    ("NCZ", 24, ".xx.xx./x.x.x.x/xx...xx/...o.../xx...xx/x.x.x.x/.xx.xx."),
    ("WFDAN", 24, "xxxxx/xxxxx/xxoxx/xxxxx/xxxxx"),
    ("R4", 4, "..x../..x../xxoxx/..x../..x.."),
    ("FD", 8, "..x../.x.x./x.o.x/.x.x./..x.."),
    ("HFD", 12, "..x../.x.x./x.o.x/.x.x./..x.."),
];

#[test]
fn a_doubled_atom_is_a_rider_whatever_the_atom() {
    let walks = |text: &str| text.parse::<Movement>().expect(text).walks().to_vec();
    for (doubled, rider) in [("KK", "Q"), ("WW", "R"), ("FF", "B"), ("fKK", "fQ"), ("KKN", "QN"), ("mKKcK", "mQcK")] {
        assert_eq!(walks(doubled), walks(rider), "{doubled}");
    }
}

#[test]
fn texts_lead_where_they_should() {
    for &(betza, walks, expected) in MOVES {
        assert_eq!(empty(betza, expected.split('/').count()), expected, "{betza}");
        let movement: Movement = betza.parse().expect("seen above");
        assert_eq!(movement.walks().len(), walks, "{betza}");
    }
}

/// Betza texts on boards with friends and enemies.
#[rustfmt::skip]
const BLOCKED: &[(&str, &str, &str)] = &[
    ("N", "...e./..f../.fof./..f../.f...", ".x.c./x.f.x/.fof./x.f.x/.f.x."),
    ("nN", ".e.e./..f../..oe./...../.....", ".e.e./x.f../..oe./x..../.x.x."),
    ("nD", "..e../..f../x.o.e/...../.....", "..e../..f../x.o.c/...../..x.."),
    ("nC", "......./...f.../......./e.fo.../......./......./..e.e..", "......./...f.../......x/e.fo.../......x/......./..c.c.."),
    ("R", "oe", "oc"),
    ("R", "..e../..e../.fo../...../.....", "..e../..c../.foxx/..x../..x.."),
    ("jR", "..e../..f../f.o.e/...f./..f..", "..c../..f../f.o.c/...f./..f.."),
    ("jD", "..e../..f../x.oe./..e../..f..", "..c../..f../..oex/..e../..f.."),
    ("pD", "..e../..f../x.oe./..e../..f..", "..c../..f../..oex/..e../..f.."),
    ("pafW", "..e../..f../x.oe./..e../..f..", "..c../..f../..oex/..e../..f.."),
    ("mpafW", "..e../..f../..oe./...../..f..", "..c../..f../x.oex/...../..f.."),
    ("gQ", "e...f/.f.e./f.o../...../e....", "c...f/.f.e./f.o../...../e...."),
    ("pR", "...e.../...f.../......./f..oef./......./......./.......", "...c.../...f.../......./f..oef./......./......./......."),
    ("mRcpR", "...e.../...f.../......./..foe.e/......./......./.......", "...c.../...f.../...x.../..foe.c/...x.../...x.../...x..."),
    ("mR", "..e../...../.fo../...../.....", "..e../..x../.foxx/..x../..x.."),
    ("cR", "..e../...../.fo../...../.....", "..c../...../.fo../...../....."),
    ("WR", "..e../..e../.fo../...../.....", "..e../..c../.foxx/..x../..x.."),
    ("WR", "o..e", "oxxc"),
    ("cWcR", "..e../..e../.foe./...../.....", "..e../..c../.foc./...../....."),
    ("mWmR", "..e../...../.foe./...../.....", "..e../..x../.foe./..x../..x.."),
    ("FyafsF", "...../.f.e./..o../...f./.....", "...../.f.c./..o../xx.f./.x..."),
    ("NyafN", "......./..e.f../......./...o.../......./......./.......", "......./..c.f../.x...x./...o.../.x...x./..x.x../......."),
    ("mRasR", "..e../...../.fof./..f../.....", "..e../xxxxx/.fof./..f../....."),
    ("nZ", "......./....f../......./...o.../......./......./.......", ".x...../x...f.x/......./...o.../......./x.....x/.x...x."),
    ("nDD", "o..f...", "o.xf..."),
    ("nDD", "./././f/././o", "./././f/x/./o"),
    ("nafD", "of...", "of..."),
    ("nafD", "o..f.", "o..fx"),
    ("afnD", "of...", "of..x"),
    ("afnD", "o..f.", "o..f."),
    ("zB", "......./...e.../..f.e../...o.../......./......./.......", "......./...e.../..f.c../.x.o.x./x.x.x.x/...x.../..x.x.."),
    ("qN", ".....e./..f.e../......./...o.../......./......./.......", "x....ex/..f.c../.x...x./...o.../.x...x./..x.x../x.....x"),
];

#[test]
fn other_pieces_block_and_are_captured() {
    for &(betza, before, expected) in BLOCKED {
        let before = before.replace('x', ".");
        assert_eq!(picture(betza, &before), expected, "{betza} on {before}");
    }
}

#[test]
fn a_slide_that_comes_back_passes_its_own_square() {
    // One step forward, then back along the file: the square it comes from is empty while it moves.
    assert_eq!(empty("fWfyabW", 5), "...../..x../..o../..x../..x..");
}

#[test]
fn what_is_passed_in_the_air_may_lie_beyond_the_edge() {
    assert_eq!(picture("mparF", "o../.../..."), "o.x/.../x..");
    assert_eq!(picture("mpyabF", "o../.../..."), "o../.x./..x");
    // A lame leap passes nothing beyond the edge.
    assert_eq!(picture("mpalA", ".../.../.../.../..o"), "..x/.../.../.../..o");
    assert_eq!(picture("mpalnA", ".../.../.../.../..o"), ".../.../.../.../..o");
}

/// Faulty texts, and words of their error messages.
const FAULTS: &[(&str, &[&str])] = &[
    ("", &["no move"]),
    ("fm", &["letter 3", "atom", "missing"]),
    ("Nx", &["letter 2", "“x”", "not drawn"]),
    ("uN", &["letter 1", "“u” (unloading", "not drawn here"]),
    ("RdN", &["letter 2", "“d”", "own pieces"]),
    ("oR", &["“o”", "cylinder"]),
    ("tF", &["“t”", "not drawn"]),
    ("t[FR]", &["“[”", "brackets", "FyafsF"]),
    ("[F?R]", &["letter 1", "“[”", "brackets"]),
    ("KisO2", &["letter 4", "“O” (castling)"]),
    ("U", &["“U”", "universal"]),
    ("KNADcacaK", &["letter 7", "“c” captures on the way once more"]),
    ("wK", &["“w”", "swapping"]),
    ("eF", &["“e”", "“c”"]),
    ("WE", &["letter 2", "“E” is not an atom"]),
    ("Nk", &["letter 2", "“k” (capturing only Kings)"]),
    ("é", &["letter 1", "“é”"]),
    ("N N", &["letter 2", "“ ”"]),
    ("NFW999", &["letter 4", "range is too large"]),
    ("hW", &["direction letters"]),
    ("hF", &["direction letters"]),
    ("yR", &["letter 1", "“y”", "further leg"]),
    ("fnW", &["letter 2", "“n”", "nothing"]),
    ("jW", &["letter 1", "“j”", "slides"]),
    ("jZ", &["“j”", "one square"]),
    ("pN", &["“p”", "room to hop"]),
    ("gW", &["“g”", "room to hop"]),
    ("npR", &["“n”", "excludes"]),
    ("zW", &["“z”", "rider"]),
    ("fzB", &["letter 1", "“f”", "crooked"]),
    ("qB", &["“q”", "oblique"]),
    ("(1,4", &["letter 1", "(1,4)"]),
    ("(0,0)", &["numbers of a leap"]),
    ("(1,99)", &["numbers of a leap"]),
    ("(az)N", &["repeated legs"]),
    ("gafW", &["letter 1", "“g” on the way"]),
    ("afpW", &["letter 3", "“p”", "last leg"]),
    ("afiW", &["letter 3", "“i”", "first leg"]),
    ("afsapafW", &["letter 5", "“p” on the way"]),
    ("pafafW", &["letter 1", "“p” on the way"]),
    ("pyafW", &["letter 1", "“p” on the way"]),
    ("pafR", &["“p” on the way", "single step"]),
    ("asasQ", &["more than 1200"]),
    ("aaaaaaaaaaW", &["more than 8 legs"]),
    ("nafW", &["letter 1", "“n”", "single leap"]),
    ("nafDD", &["letter 1", "“n”", "single leap"]),
    ("npafD", &["letter 1", "“n”", "single leap"]),
    ("mpaf(9,9)", &["letter 1", "nowhere"]),
    ("Wmpaf(9,9)", &["letter 2", "nowhere"]),
];

#[test]
fn the_letters_of_a_slanting_turn_may_come_in_either_order() {
    let walks = |text: &str| text.parse::<Movement>().expect(text).walks().to_vec();
    for (one, other) in [("afrK", "arfK"), ("aflK", "alfK"), ("abrK", "arbK"), ("ablK", "albK")] {
        assert_eq!(walks(one), walks(other));
        assert_ne!(walks(one), walks("asK"));
    }
}

#[test]
fn faults_say_what_and_where() {
    for (text, words) in FAULTS {
        let Err(fault) = text.parse::<Movement>() else { panic!("{text} is read") };
        let message = fault.to_string();
        for word in *words {
            assert!(message.contains(word), "{text}: {message} does not say {word}");
        }
    }
}

#[test]
fn a_text_of_few_moves_that_are_reached_in_countless_ways_is_refused() {
    let fault = ("mpa".repeat(7) + "K").parse::<Movement>().expect_err("millions of ways");
    assert!(fault.to_string().contains("ways to move"), "{fault}");
}

#[test]
fn a_hop_over_a_neighbour_on_the_way_is_read() {
    assert_eq!("pafW".parse::<Movement>().expect("a hop over a neighbour").walks().len(), 4);
}

#[test]
fn long_texts_are_refused_or_read_in_good_time() {
    for text in
        ["K".repeat(10_000), "a".repeat(10_000) + "W", "(".repeat(10_000), "mpa".repeat(7) + "K", "é".repeat(5_000)]
    {
        if let Err(fault) = text.parse::<Movement>() {
            assert!(fault.to_string().len() < 500);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in ".{0,60}") {
        let _ = text.parse::<Movement>();
    }

    #[test]
    fn no_text_like_betza_panics(text in "[fblrsvhmcnjpgiyzqaed]{0,12}[WFDNAHCZGKRBQX(),0-9]{0,6}[a-z]{0,4}[WFNRK]?") {
        if let Ok(movement) = text.parse::<Movement>() {
            prop_assert!(!movement.is_empty());
            empty(&text, 7);
        }
    }
}
