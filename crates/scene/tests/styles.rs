//! Style sheets, pages and scripts repeat colours of the tables, which they must have before any program is loaded. They repeat the right
//! ones.

use std::fs;
use std::path::{Path, PathBuf};

use menagerie_scene::PieceColour::{self, Black, Blue, Green, Red, White, Yellow};
use menagerie_scene::{BoardColours, PiecePaint, css};

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
}

fn read(file: &str) -> String {
    fs::read_to_string(web().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[track_caller]
fn has(file: &str, part: &str) {
    assert!(read(file).contains(part), "{file} lacks {part}");
}

#[test]
fn pieces_have_their_colours_in_text_and_in_diagrams() {
    for colour in PieceColour::ALL {
        let PiecePaint { fill, line, edge, .. } = colour.paint();
        let id = colour.id();
        let rule = format!(".{id} {{ --piece-fill: {fill}; --piece-line: {line}; --piece-edge: {edge}; }}");
        has("css/theme.css", &rule);
        has("diagram/style.js", &rule);
    }
    let PiecePaint { fill, edge, .. } = Black.paint();
    has("css/board.css", &format!(".piece.black {{ --piece-edge: {edge}; --piece-fill: {fill}; }}"));
    has("css/players.css", &format!("--piece-edge: var(--if-light, {edge})"));
    has("css/players.css", &format!("--piece-fill: var(--if-light, {fill})"));
    has("css/pieces.css", &format!(".mini .self {{ fill: {fill}; }}"));
}

#[test]
fn players_have_their_colours_in_trials() {
    for (name, colours) in [("side", &[White, Black][..]), ("seat", &[Red, Green, Blue, Yellow])] {
        for (index, colour) in colours.iter().enumerate() {
            let fill = colour.paint().fill;
            has("css/trial.css", &format!(".{name}-{index} {{ fill: {fill}; background: {fill}; }}"));
        }
    }
}

#[test]
fn small_boards_have_the_colours_of_the_default_board() {
    let squares = BoardColours::default().squares();
    has("css/dialogs.css", &format!(".thumbnail .light {{ fill: {}; }}", squares.light));
    has("css/dialogs.css", &format!(".thumbnail .dark {{ fill: {}; }}", squares.dark));
    has("css/pieces.css", &format!(".mini .line {{ stroke: {};", squares.line));
}

#[test]
fn marks_have_their_colours_in_the_legend_and_beside_pieces() {
    for mark in [css::SLIDE, css::LEAP, css::MOVE, css::CAPTURE, css::HOP, css::RIM] {
        let colour = css::default_of(mark);
        has("index.html", &format!("=\"{colour}\""));
        has("js/board/piece-facts.js", &format!(": \"{colour}\""));
    }
}

/// The properties of diagrams with their defaults, wherever a text has them: `--diagram-light,#f0e4cc`.
fn properties(text: &str) -> impl Iterator<Item = String> {
    let all = text.split("var(--diagram-").skip(1).filter_map(|rest| rest.split_once(')'));
    all.map(|(property, _)| property.replace(' ', "")).filter(|property| property.contains(",#"))
}

#[test]
fn diagrams_have_one_default_for_each_property() {
    let known: Vec<String> = properties(include_str!("../src/css.rs")).collect();
    assert_eq!(known.len(), 19, "{known:?}");
    let used: Vec<String> = properties(&read("diagram/style.js")).collect();
    assert!(used.len() >= 8, "{used:?}");
    for property in used {
        assert!(known.contains(&property), "--diagram-{property} has another default");
    }
}
