//! Definitions of random games that combine rules of the format.

use proptest::prelude::*;
use serde_json::{Value, json};

/// How many numbers a definition is made of. A 0 chooses the default.
pub const CHOICES: usize = 72;

/// Numbers, most of which are 0.
pub fn few() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(prop_oneof![5 => Just(0), 1 => 0..10_000_usize], CHOICES)
}

/// Takes the numbers one by one.
struct Chooser<'a> {
    choices: std::slice::Iter<'a, usize>,
}

impl Chooser<'_> {
    fn below(&mut self, limit: usize) -> usize {
        self.choices.next().copied().unwrap_or(0) % limit
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// True with a chance of one in `times`.
    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }
}

const PIECES: &[&str] = &[
    "N", "R", "B", "W", "F", "fW", "mRcpR", "nN", "Q2", "fR", "K", "FyafsF", "mQcN", "pB", "WfF", "fN", "D", "mRasR",
    "nA", "", "KD", "gQ", "zB", "fFbW", "mBcR", "A",
];
const PAWNS: &[&str] = &[
    "fmWfcFifmnD",
    "fmWfcF",
    "fmFfcWifmnA",
    "fmWfcFifmnDifmnH",
    "fmWfcFifmW3",
    "fWfF",
    "fmWbmWfcF",
    "fmFfcWifmB3",
    "fW",
    "fmWfceFfmnD",
    "fmRbmRfcF",
];
const ZONES: &[&str] = &["*3", "*", "*1 *2", "*3 *4 *5 *6 *7 *8", "a* b*", "a1-c3", "b2 c3 d4", "*4", "*2 *3"];
const RESULTS: &[&str] = &["draw", "loss", "win"];

/// A set of squares that may differ by player.
fn zone(choose: &mut Chooser<'_>, ranks: usize) -> Value {
    let on_board = |text: &str| -> String {
        let ranks_of =
            |part: &&str| part.strip_prefix('*').and_then(|rank| rank.parse().ok()).is_none_or(|it: usize| it <= ranks);
        let kept: Vec<&str> = text.split(' ').filter(ranks_of).collect();
        if kept.is_empty() { "*2".to_string() } else { kept.join(" ") }
    };
    let first = on_board(choose.pick(ZONES));
    if choose.one_in(5) { json!([first, on_board(choose.pick(ZONES))]) } else { json!(first) }
}

fn row(choose: &mut Chooser<'_>, to: &str, ranks: usize) -> Value {
    let mut row = json!({ "to": to });
    if choose.one_in(2) {
        let ahead = choose.below(3);
        let deep: Vec<String> = (ranks - ahead.min(ranks - 2)..=ranks).map(|rank| format!("*{rank}")).collect();
        row["zone"] = if choose.one_in(3) { zone(choose, ranks) } else { json!(deep.join(" ")) };
    }
    for key in ["optional", "leaving", "reverts", "onlyCaptured", "entering", "notEnPassant"] {
        if choose.one_in(3) {
            row[key] = json!(true);
        }
    }
    match choose.below(8) {
        6 => row["byCapture"] = json!(true),
        7 => row["withoutCapture"] = json!(true),
        _ => {}
    }
    if choose.one_in(3) {
        row["mustIn"] = json!(format!("*{ranks}"));
    }
    if choose.one_in(6) {
        row["byMoves"] = json!(choose.pick(&["fmW", "fcF", "W", "K", "fR2", "mFcW"]));
    }
    row
}

/// A definition made of these numbers. Not every one is a valid game.
pub fn definition(choices: &[usize]) -> String {
    let choose = &mut Chooser { choices: choices.iter() };
    let (files, ranks) = (choose.pick(&[6, 5, 7, 8, 4]), choose.pick(&[6, 5, 7, 8]));
    let letters = ["A", "B", "C"];
    let mut pieces: Vec<Value> = letters
        .iter()
        .map(|letter| json!({ "name": letter, "letter": letter, "betza": choose.pick(PIECES), "art": "x" }))
        .collect();
    let king = choose.pick(&["K", "K", "KN", "W", "FfW", "Q2"]);
    let mut king = json!({ "name": "King", "letter": "K", "art": "x", "betza": king, "royal": true });
    let royalty = choose.below(10);
    match royalty {
        5 | 6 => king["royal"] = json!("last"),
        7 => king["royal"] = json!(false),
        8 => pieces[0]["royal"] = json!("last"),
        9 => {
            king["royal"] = json!("last");
            pieces[0]["royal"] = json!("last");
        }
        _ => {}
    }
    if choose.one_in(5) {
        king["promotion"] = row(choose, "A", ranks);
    }
    let rook = json!({ "name": "Rook", "letter": "R", "art": "x", "betza": "R", "castles": true });
    let mut pawn = json!({ "name": "Pawn", "letter": "P", "art": "x", "betza": choose.pick(PAWNS), "pawn": true,
        "takesEnPassant": true, "takenEnPassant": true, "progress": true });
    match choose.below(8) {
        0 | 1 => pawn["promotesTo"] = json!("AR"),
        2 => {}
        3 => pawn["promotion"] = json!([row(choose, "AK", ranks), row(choose, "R", ranks)]),
        4 => {
            pawn["promotion"] = row(choose, "A", ranks);
            pawn["promotion"]["to"] = json!(["AB", "RC"]);
        }
        _ => pawn["promotion"] = row(choose, "ABR", ranks),
    }
    if choose.one_in(3) {
        pawn["zoneMoves"] =
            json!([{ "from": zone(choose, ranks), "betza": choose.pick(&["fmnD", "fmR3", "fmnH", "fmnA"]) }]);
    }
    if choose.one_in(4) {
        pawn["enPassantZone"] = zone(choose, ranks);
    }
    if choose.one_in(4) {
        pieces[1]["confined"] = zone(choose, ranks);
    }
    if choose.one_in(5) {
        pieces[2]["zoneMoves"] =
            json!([{ "from": zone(choose, ranks), "within": zone(choose, ranks), "betza": choose.pick(PIECES) }]);
    }
    if choose.one_in(3) {
        let promoted = choose.pick(PIECES);
        let base = row(choose, "+B", ranks);
        pieces[1]["promotion"] = base;
        pieces[1]["promotion"]["reverts"] = json!(false);
        let mut plus = json!({ "name": "+B", "letter": "+B", "art": "x", "betza": promoted, "promotedFrom": "B" });
        match choose.below(6) {
            4 => plus["promotion"] = row(choose, "B", ranks),
            5 => plus["royal"] = json!("last"),
            _ => {}
        }
        pieces.push(plus);
    }
    pieces.extend([king, rook, pawn]);
    for piece in &mut pieces {
        if choose.one_in(6) {
            piece["promotionLimit"] = json!(1 + choose.below(2));
        }
    }
    let hands = hands(choose, &mut pieces, ranks);
    let (start, castling) = start(choose, files, ranks, royalty);
    let holes = if choose.one_in(5) { choose.pick(&["c3", "a3 d4", "b4"]) } else { "" };
    let mut game = json!({
        "format": 2, "id": "x", "name": "X", "family": "chess",
        "board": { "files": files, "ranks": ranks, "checkered": true, "holes": holes },
        "players": [{ "letter": "w", "name": "White", "forward": "north" }, { "letter": "b", "name": "Black", "forward": "south" }],
        "pieces": pieces,
        "start": with_holes(&start, holes, hands.1),
        "hands": hands.0,
        "castling": castling,
    });
    rest(choose, &mut game, ranks);
    game.to_string()
}

fn hands(choose: &mut Chooser<'_>, pieces: &mut [Value], ranks: usize) -> (Value, bool) {
    let kind = choose.below(6);
    let (drops, gating) = (kind == 3 || kind == 4, kind == 5);
    let mut hands =
        json!({ "drops": drops, "gating": gating, "captures": drops && choose.below(4) != 3 || choose.one_in(9) });
    if drops {
        for key in ["keepPromotions", "mustDropAll", "noDropChecks", "bishopsDiffer", "dropsCastle"] {
            if choose.one_in(5) {
                hands[key] = json!(true);
            }
        }
        if choose.one_in(5) {
            hands["mustDrop"] = json!("AP");
        }
        if choose.one_in(4) {
            hands["noDropMates"] = json!("PR");
        }
        for piece in pieces.iter_mut() {
            match choose.below(6) {
                3 => piece["dropZone"] = zone(choose, ranks),
                4 => piece["dropsOnFile"] = json!(1),
                5 => piece["dropsPromoted"] = json!(true),
                _ => {}
            }
        }
    }
    (hands, drops || gating)
}

/// A start and perhaps castling: the first rank, and Pawns in front of it.
fn start(choose: &mut Chooser<'_>, files: usize, ranks: usize, royalty: usize) -> (Vec<String>, Value) {
    let mut row: Vec<char> = "RKBARCBAC".chars().take(files).collect();
    row.rotate_left(choose.below(3));
    if !row.contains(&'K') {
        row[1] = 'K';
    }
    if royalty > 4 && choose.one_in(3) {
        row[files - 1] = 'K';
    }
    let king = row.iter().position(|letter| *letter == 'K').expect("a King");
    let rook = row.iter().position(|letter| *letter == 'R');
    let mut castling = Vec::new();
    if let Some(rook) = rook.filter(|_| choose.one_in(2)) {
        let king_to = choose.below(files);
        let rook_to = if king_to > 0 { king_to - 1 } else { 1 };
        let at = |file: usize, rank: usize| format!("{}{rank}", (b'a' + file as u8) as char);
        for (letter, rank) in [("K", 1), ("k", ranks)] {
            castling.push(json!({ "right": letter, "san": "O-O", "king": at(king, rank), "kingTo": at(king_to, rank),
                "rook": at(rook, rank), "rookTo": at(rook_to, rank), "kingLetter": "K" }));
        }
        // Without pieces in between, castling is possible sooner.
        let between = if king < rook { king + 1..rook } else { rook + 1..king };
        between.for_each(|file| row[file] = '1');
    }
    let first: String = row.iter().collect();
    let mut rows = vec![first.to_lowercase(), "p".repeat(files)];
    rows.extend(std::iter::repeat_n("1".repeat(files), ranks - 4));
    rows.extend(["P".repeat(files), first]);
    (rows, json!(castling))
}

fn with_holes(rows: &[String], holes: &str, hands: bool) -> String {
    let mut rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    let ranks = rows.len();
    for hole in holes.split(' ').filter(|hole| !hole.is_empty()) {
        let (file, rank) = (usize::from(hole.as_bytes()[0] - b'a'), usize::from(hole.as_bytes()[1] - b'1'));
        if let Some(cell) = rows.get_mut(ranks - 1 - rank).and_then(|row| row.get_mut(file)) {
            *cell = '*';
        }
    }
    let text = |row: Vec<char>| {
        let mut text = String::new();
        let mut empty = 0;
        for cell in row.into_iter().chain([' ']) {
            if cell == '1' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.push(cell);
        }
        text.trim_end().to_string()
    };
    let rows: Vec<String> = rows.into_iter().map(text).collect();
    format!("{}{} w - - 0 1", rows.join("/"), if hands { "[ABPRabpr]" } else { "" })
}

/// The rules of a game beyond its pieces.
fn rest(choose: &mut Chooser<'_>, game: &mut Value, ranks: usize) {
    if choose.one_in(6) {
        game["kingLeap"] = json!(true);
        game["castling"] = json!([]);
    }
    if choose.one_in(4) {
        game["mustBeAbleToMove"] = json!(true);
    }
    game["passing"] = json!(choose.pick(&["never", "never", "never", "without-move", "always"]));
    let mut check = json!({});
    for key in ["facing", "forbidden", "allAttacked", "kingStays"] {
        check[key] = json!(choose.one_in(6));
    }
    if choose.one_in(12) {
        check["facing"] = json!(choose.pick(&[&["files"][..], &["diagonals"], &["files", "diagonals"]]));
    }
    if choose.one_in(4) {
        check["royalGroup"] = json!("KA");
    }
    game["check"] = check;
    let mut ends = json!({ "checkmate": choose.pick(&["loss", "draw", "win"]), "stalemate": choose.pick(RESULTS) });
    for key in ["stalemateCountsPieces", "promotionIsProgress", "bareKingLoses"] {
        ends[key] = json!(choose.one_in(5));
    }
    if choose.one_in(4) {
        ends["bareKingsDraw"] = json!(choose.one_in(2));
    }
    for key in ["harmless", "bishopsAlike", "bishopsApart"] {
        if choose.one_in(6) {
            ends[key] = json!(choose.pick(&["A", "AB", "B"]));
        }
    }
    ends["moveLimit"] = json!(choose.pick(&[50, 0, 1, 49]));
    game["ends"] = ends;
    game["insufficient"] = json!(["A", "BB"]);
    let mut capture = json!({ "forced": choose.one_in(5), "explodes": choose.one_in(5) });
    for (key, letters) in [("spared", "P"), ("immune", "A"), ("notAlike", "RA"), ("iron", "C")] {
        if choose.one_in(3) {
            capture[key] = json!(letters);
        }
    }
    game["capture"] = capture;
    let mut goals = Vec::new();
    for _ in 0..2 {
        match choose.below(9) {
            6 => {
                let mut reach =
                    json!({ "goal": "reach", "pieces": choose.pick(&["K", "", "AP"]), "zone": zone(choose, ranks) });
                for key in ["reply", "safe", "keep"] {
                    reach[key] = json!(choose.one_in(3));
                }
                reach["count"] = json!(1 + choose.below(3));
                goals.push(reach);
            }
            7 => goals.push(json!({ "goal": "checks", "count": 1 + choose.below(3) })),
            8 => goals
                .push(json!({ "goal": "extinction", "pieces": choose.pick(&["K", "", "PA"]), "each": choose.one_in(3),
                "count": choose.below(3), "against": choose.below(3), "result": choose.pick(RESULTS) })),
            _ => {}
        }
    }
    game["goals"] = json!(goals);
}
