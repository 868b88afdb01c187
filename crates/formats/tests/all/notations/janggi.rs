//! Janggi as PyChess and Fairy-Stockfish write it.

use super::variant;
use menagerie_rules::notation::pgn::Pgn;

fn coordinates(text: &str) -> Vec<String> {
    let game = Pgn::new(text).read(0, Some(&variant("janggi")), None).expect("a game");
    assert!(game.warnings.is_empty(), "{:?}", game.warnings);
    game.coordinates()
}

#[test]
fn the_general_passes_on_its_own_square() {
    for text in
        ["1. e2e2 Hi8 2. Hc3 e9e9", "1. Ke2 Nh10i8 2. Nb1c3 Ke9", "1. -- h10i8 2. b1c3 --", "1. 0000 Hi8 2. Hc3 0000"]
    {
        assert_eq!(coordinates(text), ["0000", "h10i8", "b1c3", "0000"], "{text}");
    }
    // The only thing to do, here.
    let text = "[FEN \"2b6/3Ck4/3a1a3/3n5/6P1p/5c3/9/1p1AKAN2/9/9 w - - 2 126\"]\n\n126. e3e3";
    assert_eq!(coordinates(text), ["0000"]);
}

#[test]
fn other_squares_are_no_passes() {
    for text in ["1. e9e9", "1. Ke9", "1. a1a1", "1. Ra1"] {
        let read = Pgn::new(text).read(0, Some(&variant("janggi")), None);
        assert!(read.map_or(true, |game| !game.warnings.is_empty()), "{text}");
    }
}
