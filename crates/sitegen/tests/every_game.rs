//! What each game has, as a table in `docs/every-game.md`: lessons, puzzles, an opening book, a card, a rules page. The test makes the table
//! from the files, compares it with the document, and says what is missing.

use menagerie_engine::LevelBook;
use menagerie_rules::{Family, Position};
use menagerie_session::school::{Lesson, learning_order};
use menagerie_sitegen::gallery::cards::{ShelvedCard, cards};
use menagerie_sitegen::pages::list;
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use xtask::process::root;

const DOCUMENT: &str = "docs/every-game.md";

const INTRODUCTION: &str = "\
# Every game

What each game has. The table is made from the definitions and the files of the games by a test, which fails where something is missing
(`WRITE=1 cargo test -p sitegen --test every_game` writes it again).

* **lessons**: the kinds of piece, each with a lesson of several steps ([school.md](school.md)); made from the definition
* **puzzles**: those of the game's file ([puzzles.md](puzzles.md))
* **book**: the moves of the opening book, and how many of them are first moves ([opening-books.md](opening-books.md))
* **shelves**: where the game's card stands in the gallery, which also links its rules page

";

/// The minimum number of puzzles, and of moves in a book.
const PUZZLES: usize = 60;
const BOOK: usize = 10;
/// The maximum number of games whose puzzles are not made yet: it only goes down.
const WITHOUT_PUZZLES: usize = 2;

/// A file of a game's folder; empty where it is missing.
fn file(game: &str, name: &str) -> String {
    fs::read_to_string(root().join("games").join(game).join(name)).unwrap_or_default()
}

/// One row, whether the game has puzzles, and what else it lacks.
fn row(ShelvedCard { card, shelves }: &ShelvedCard) -> (String, bool, Vec<String>) {
    let mut missing = Vec::new();
    let variant = list::variant(&card.id).expect("a game");
    let kinds = learning_order(&variant);
    let short = kinds.iter().filter(|&&kind| Lesson::new(&variant, kind).steps.is_empty()).count();
    if kinds.is_empty() || short > 0 {
        missing.push(format!("{short} of {} lessons are empty", kinds.len()));
    }
    let puzzles: Value = serde_json::from_str(&file(&card.id, "puzzles.json")).unwrap_or_default();
    let puzzles = puzzles["puzzles"].as_array().map_or(0, Vec::len);
    if puzzles > 0 && puzzles < PUZZLES {
        missing.push(format!("{puzzles} puzzles"));
    }
    let text = file(&card.id, "book.txt");
    let book = LevelBook::read(&variant, &text).unwrap_or_else(|error| panic!("{}: {error}", card.id));
    let moves = text.lines().filter(|line| !line.starts_with('#')).count();
    let first = book.moves(&Position::start(&variant)).len();
    if moves < BOOK {
        missing.push(format!("{moves} moves in the book"));
    }
    if shelves.is_empty() {
        missing.push("no shelf".to_owned());
    }
    let players = if variant.family() == Family::Chaturaji { 4 } else { 2 };
    let row = format!(
        "| {} | {players} | {} | {puzzles} | {moves}, {first} | {} |",
        variant.name(),
        kinds.len(),
        shelves.join(", ")
    );
    (row, puzzles > 0, missing.into_iter().map(|what| format!("{}: {what}", card.id)).collect())
}

#[test]
fn every_game_has_lessons_puzzles_a_book_and_a_card() {
    let mut all = cards().expect("the cards").all;
    all.sort_by(|one, other| one.card.name.cmp(&other.card.name));
    assert_eq!(all.len(), list::ids().count(), "a card for each game");
    let mut table =
        "| game | players | lessons | puzzles | book: moves, first moves | shelves |\n|---|---|---|---|---|---|\n"
            .to_owned();
    let mut missing = Vec::new();
    let mut without = Vec::new();
    for shelved in &all {
        let (row, has_puzzles, lacks) = row(shelved);
        writeln!(table, "{row}").expect("text");
        missing.extend(lacks);
        if !has_puzzles {
            without.push(&shelved.card.id);
        }
    }
    let written = format!("{INTRODUCTION}{table}");
    let path = root().join(DOCUMENT);
    if std::env::var_os("WRITE").is_some() {
        fs::write(&path, &written).expect("the document is written");
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(without.len() <= WITHOUT_PUZZLES, "without puzzles: {without:?}");
    let document = fs::read_to_string(&path).unwrap_or_default();
    assert!(document == written, "run `WRITE=1 cargo test -p sitegen --test every_game`");
}
