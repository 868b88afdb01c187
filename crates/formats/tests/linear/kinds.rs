//! Texts of every kind that is read, of any length.

use formats::Games;
use menagerie_rules::betza::Movement;
use menagerie_rules::notation::pgn::{Pgn, decode};
use menagerie_rules::notation::san;
use menagerie_rules::{Definition, Options, Position, Variant, nearest};
use std::sync::Arc;

/// A kind of text.
pub struct Kind {
    pub name: &'static str,
    /// The measured size. Twice this size is measured, too.
    pub size: usize,
    pub text: fn(usize) -> String,
    pub read: fn(&str),
}

const fn kind(name: &'static str, size: usize, text: fn(usize) -> String, read: fn(&str)) -> Kind {
    Kind { name, size, text, read }
}

pub const KINDS: &[Kind] = &[
    kind("pgn: moves", 10, |n| "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(n), pgn),
    kind("pgn: games on one line", 20, |n| "1. e4 1-0 ".repeat(n), pgn),
    kind("pgn: games", 10, |n| "[Event \"a\"]\n\n1. e4 *\n\n".repeat(n), pgn),
    kind("pgn: a move again and again", 80, |n| "1. e4 ".repeat(n), pgn),
    kind("pgn: comments", 300, |n| format!("1. e4 {}*", "{a comment} ".repeat(n)), pgn),
    kind("pgn: an open comment", 900, |n| format!("1. e4 {{{}", "words ".repeat(n)), pgn),
    kind("pgn: open comments", 3000, |n| format!("1. e4 {}", "{ ".repeat(n)), pgn),
    kind("pgn: variations within", 100, |n| format!("1. e4 {}", "(1. d4 ".repeat(n)), pgn),
    kind("pgn: variations side by side", 60, |n| format!("1. e4 {} *", "(1. d4) ".repeat(n)), pgn),
    kind("pgn: open brackets", 600, |n| "(".repeat(n), pgn),
    kind("pgn: closed brackets", 1000, |n| format!("1. e4 {}", ")".repeat(n)), pgn),
    kind("pgn: square brackets", 500, |n| "[".repeat(n), pgn),
    kind(
        "pgn: tags",
        100,
        |n| format!("{}1. e4 *", (0..n).map(|at| format!("[T{at} \"a\"]\n")).collect::<String>()),
        pgn,
    ),
    kind("pgn: tags on one line", 30, |n| format!("{}1. e4 *", "[A \"b\"] ".repeat(n)), pgn),
    kind("pgn: a long tag", 2000, |n| format!("[Event \"{}\"]\n1. e4 *", "a".repeat(n)), pgn),
    kind("pgn: a long name of a game", 800, |n| format!("[Variant \"{}\"]\n1. e4 *", "a".repeat(n)), pgn),
    kind("pgn: a long position", 500, |n| format!("[FEN \"{}\"]\n1. e4 *", "p/".repeat(n)), pgn),
    kind("pgn: quotes", 1000, |n| format!("[Event {}\n", "\"".repeat(n)), pgn),
    kind("pgn: backslashes", 3000, |n| format!("[Event \"{}", "\\".repeat(n)), pgn),
    kind("pgn: numbers", 100, |n| "1. ".repeat(n), pgn),
    kind("pgn: digits", 700, |n| "1".repeat(n), pgn),
    kind("pgn: annotations", 900, |n| format!("1. e4 {}", "$1 ".repeat(n)), pgn),
    kind("pgn: results", 200, |n| "1-0 ".repeat(n), pgn),
    kind("pgn: words", 70, |n| "hello ".repeat(n), pgn),
    kind("pgn: a long word", 1000, |n| "x".repeat(n), pgn),
    kind("pgn: escapes", 100, |n| format!("1. e4{}", "\n% no".repeat(n)), pgn),
    kind("pgn: semicolons", 7000, |n| format!("1. e4 {}", ";".repeat(n)), pgn),
    kind("pgn: addresses", 30, |n| format!("1. e4 {}", "https://example.org/a ".repeat(n)), pgn),
    kind("pgn: a long address", 100, |n| format!("https://example.org/?fen={}", "%2F".repeat(n)), pgn),
    kind("pgn: castling", 100, |n| "0-0 ".repeat(n), pgn),
    kind("pgn: bytes", 40_000, noise, |text| pgn(&decode(text.as_bytes()))),
    kind("notation: ICCS that is not closed", 300, |n| "1. C2=5 {".repeat(n), pgn),
    kind("notation: KIF", 100, |n| "1 ７六歩(77)\n".repeat(n), pgn),
    kind("notation: CSA", 200, |n| "+7776FU,".repeat(n), pgn),
    kind("notation: USI", 60, |n| "position startpos moves 7g7f\n".repeat(n), pgn),
    kind("notation: open brackets", 600, |n| "(((".repeat(n), pgn),
    kind("notation: Chinese", 100, |n| "炮二平五 ".repeat(n), pgn),
    kind("epd: positions", 40, |n| "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1; id \"a\";\n".repeat(n), pgn),
    kind("epd: operations", 900, |n| format!("4k3/8/8/8/8/8/8/4K3 w - - {}", "bm Kd1; ".repeat(n)), pgn),
    kind("epd: remarks", 700, |n| format!("4k3/8/8/8/8/8/8/4K3 w - -\n{}", "# no\n".repeat(n)), pgn),
    kind("position: pieces", 10_000, |n| "p".repeat(n), position),
    kind("position: ranks", 10_000, |n| "8/".repeat(n), position),
    kind("position: fields", 2000, |n| format!("4k3/8/8/8/8/8/8/4K3 w - - {}", "a ".repeat(n)), position),
    kind("position: a hand", 10_000, |n| format!("4k3/8/8/8/8/8/8/4K3[{}] w - - 0 1", "p".repeat(n)), position),
    kind("position: rights", 10_000, |n| format!("4k3/8/8/8/8/8/8/4K3 w {} - 0 1", "K".repeat(n)), position),
    kind("position: digits", 10_000, |n| format!("4k3/8/8/8/8/8/8/4K3 w - - {} 1", "9".repeat(n)), position),
    kind("move: letters", 10_000, |n| "N".repeat(n), one_move),
    kind("ini: sections", 4, |n| numbered(n, |at| format!("[g{at}:chess]\ncastling = false\n")), definitions),
    kind("ini: sections without keys", 40, |n| numbered(n, |at| format!("[g{at}:g{at}]\n")), definitions),
    kind("ini: sections of one name", 60, |n| "[a:chess]\n".repeat(n), definitions),
    kind("ini: unknown bases", 22, |n| numbered(n, |at| format!("[g{at}:nothing{at}]\n")), definitions),
    kind(
        "ini: a chain",
        45,
        |n| format!("[g0:chess]\n{}", numbered(n, |at| format!("[g{}:g{at}]\n", at + 1))),
        definitions,
    ),
    kind(
        "ini: the end of a chain",
        60,
        |n| format!("[g0:chess]\n{}[last:g{n}]\n", numbered(n, |at| format!("[g{}:g{at}]\n", at + 1))),
        |text| drop(formats::read(text, Some("last"))),
    ),
    kind("ini: a circle", 45, |n| numbered(n, |at| format!("[g{at}:g{}]\n", (at + 1) % n)), definitions),
    kind("ini: keys", 40, |n| format!("[a:chess]\n{}", "castling = false\n".repeat(n)), definitions),
    kind(
        "ini: unknown keys",
        120,
        |n| format!("[a:chess]\n{}", numbered(n, |at| format!("key{at} = 1\n"))),
        definitions,
    ),
    kind("ini: a long value", 200, |n| format!("[a:chess]\npromotionPieceTypes = {}\n", "q ".repeat(n)), definitions),
    kind(
        "ini: a long region",
        200,
        |n| format!("[a:crazyhouse]\nwhiteDropRegion = {}\n", "*1 ".repeat(n)),
        definitions,
    ),
    kind("ini: a long position", 700, |n| format!("[a:chess]\nstartFen = {}\n", "p/".repeat(n)), definitions),
    kind("ini: long moves", 2000, |n| format!("[a:chess]\ncustomPiece1 = a:{}\n", "W".repeat(n)), definitions),
    kind("ini: lines that are none", 60, |n| format!("[a:chess]\n{}", "hello\n".repeat(n)), definitions),
    kind("ini: square brackets", 800, |n| format!("[a]\n{}", "[".repeat(n)), definitions),
    kind("ini: a long name", 700, |n| format!("[{}:chess]\n", "a".repeat(n)), definitions),
    kind("diagram: pieces", 4, |n| format!("files=8\n{}", numbered(n, |at| format!("man{at}:M:K::e1\n"))), definitions),
    kind(
        "diagram: pieces on one line",
        4,
        |n| format!("files=8 {}", numbered(n, |at| format!("man{at}:M:K::e1 "))),
        definitions,
    ),
    kind("diagram: parameters", 40, |n| format!("{}man:M:K::e1\nboy:B:W::a1\n", "files=8\n".repeat(n)), definitions),
    kind("diagram: squares", 100, |n| format!("files=8\nman:M:K::{}", "e1,".repeat(n)), definitions),
    kind("diagram: moves", 300, |n| format!("files=8\nman:M:{}::e1", "W".repeat(n)), definitions),
    kind("diagram: chains of moves", 30, |n| format!("files=8\nman:M:{}::e1", "[W-fW]".repeat(n)), definitions),
    kind("diagram: diagrams", 6, |n| "## a\nfiles=8\nman:M:K::e1\n".repeat(n), definitions),
    kind("diagram: words", 80, |n| format!("files=8\nman:M:K::e1\n{}", "hello ".repeat(n)), definitions),
    kind("diagram: colons", 1000, |n| format!("files=8\nman:M:K::e1\n{}", ":".repeat(n)), definitions),
    kind(
        "diagram: tags",
        200,
        |n| format!("<div class=\"idiagram\">files=8 man:M:K::e1{}", "<b>".repeat(n)),
        definitions,
    ),
    kind(
        "diagram: open tags",
        1000,
        |n| format!("<div class=\"idiagram\">files=8 man:M:K::e1{}", "<".repeat(n)),
        definitions,
    ),
    kind("diagram: entities", 200, |n| format!("files=8\nman:M:K::e1\n{}", "&amp;".repeat(n)), definitions),
    kind("diagram: ampersands", 1000, |n| format!("files=8\nman:M:K::e1\n{}", "&".repeat(n)), definitions),
    kind("xboard: pieces", 30, |n| format!("setup 4k3/8/8/8/8/8/8/4K3\n{}", "piece K& K\n".repeat(n)), definitions),
    kind("xboard: setups", 20, |n| "setup 4k3/8/8/8/8/8/8/4K3\n".repeat(n), definitions),
    kind(
        "xboard: a long table",
        100,
        |n| format!("setup ({0}K{0}k) 8x8+0_fairy 4k3/8/8/8/8/8/8/4K3\n", "P".repeat(n)),
        definitions,
    ),
    kind(
        "xboard: a long hand",
        600,
        |n| format!("setup (PKpk) 8x8+9_crazyhouse 4k3/8/8/8/8/8/8/4K3[{}]\n", "p".repeat(n)),
        definitions,
    ),
    kind("xboard: moves", 300, |n| format!("setup 4k3/8/8/8/8/8/8/4K3\npiece K& {}\n", "W".repeat(n)), definitions),
    kind("xboard: other lines", 40, |n| format!("setup 4k3/8/8/8/8/8/8/4K3\n{}", "hello\n".repeat(n)), definitions),
    kind(
        "json: castling",
        10,
        |n| {
            json(
                "castling",
                &list(n, r#"{"right":"K","san":"O-O","king":"e1","kingTo":"g1","rook":"h1","rookTo":"f1"}"#),
            )
        },
        definitions,
    ),
    kind("json: insufficient", 200, |n| json("insufficient", &list(n, r#""N""#)), definitions),
    kind("json: other names", 100, |n| json("alsoCalled", &list(n, r#""name""#)), definitions),
    kind("json: goals", 50, |n| json("goals", &list(n, r#"{"kind":"checks","count":3}"#)), definitions),
    kind("json: a long text", 1000, |n| json("about", &format!("\"{}\"", "a".repeat(n))), definitions),
    kind("json: a long start", 800, |n| json("start", &format!("\"{}\"", "p/".repeat(n))), definitions),
    kind("json: a long name", 1000, |n| json("name", &format!("\"{}\"", "a".repeat(n))), definitions),
    kind("json: brackets", 1000, |n| format!("{{\"board\":{}", "[".repeat(n)), definitions),
    kind(
        "json: options",
        10,
        |n| {
            json(
                "options",
                &list(
                    n,
                    r#"{"id":"a","name":"A","about":"A","rule":"king-leap","start":"4k3/8/8/8/8/8/8/4K3 w - - 0 1"}"#,
                ),
            )
        },
        definitions,
    ),
    kind(
        "json: zones",
        400,
        |n| json("board", &format!(r#"{{"files":8,"ranks":8,"checkered":true,"holes":"{}"}}"#, "a1 ".repeat(n))),
        definitions,
    ),
    kind("betza: atoms", 2000, |n| "W".repeat(n), betza),
    kind("betza: letters", 20_000, |n| format!("{}W", "f".repeat(n)), betza),
    kind("betza: legs", 2000, |n| format!("{}W", "a".repeat(n)), betza),
    kind("betza: digits", 100_000, |n| format!("W{}", "9".repeat(n)), betza),
    kind("names", 1000, |n| "a".repeat(n), |text| drop((nearest(text, ["chess"]), Variant::id_named(text)))),
];

fn pgn(text: &str) {
    formats::recognise(text.as_bytes());
    let variant = chess();
    let pgn = Pgn::new(text);
    for index in 0..pgn.len().max(1) {
        let _ = (pgn.headline(index), pgn.read(index, Some(&variant), None));
    }
    pgn.unread();
}

fn position(text: &str) {
    let _ = Position::read(&chess(), text);
}

fn one_move(text: &str) {
    let _ = san::read(&Position::start(&chess()), text);
}

fn betza(text: &str) {
    let _ = text.parse::<Movement>();
}

/// Reads each game of a text and compiles it.
fn definitions(text: &str) {
    for game in games(text) {
        let _ = Variant::from_definition(game, &Options::none());
    }
}

/// Reads each game of a text.
fn games(text: &str) -> Vec<Definition> {
    formats::recognise(text.as_bytes());
    let Ok(games) = Games::of(text) else { return Vec::new() };
    let each = games.names().into_iter().map(|name| games.read(Some(&name)));
    each.filter_map(Result::ok).map(|game| game.definition).collect()
}

fn chess() -> Arc<Variant> {
    Variant::by_id("chess", &Options::none()).expect("chess")
}

fn numbered(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).map(line).collect()
}

fn list(n: usize, item: &str) -> String {
    format!("[{}]", vec![item; n].join(","))
}

/// Chess with an additional field.
fn json(key: &str, value: &str) -> String {
    let mut text = serde_json::to_value(chess().definition()).expect("JSON");
    text[key] = serde_json::from_str(value).unwrap_or_default();
    text.to_string()
}

/// Random bytes from a fixed seed.
fn noise(n: usize) -> String {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from((state >> 25) as u8)
    };
    (0..n).map(|_| next()).collect()
}
