//! What the fuzz targets share: the games, and how an input is taken apart.

#[path = "../../crates/rules/tests/all/slow/mod.rs"]
pub mod slow;

use menagerie_rules::{Options, Position, Variant};
use slow::rules::Rules;
use std::sync::{Arc, LazyLock};

/// Every built-in game, and Gigachess II with its option, with the slow rules of each.
pub static GAMES: LazyLock<Vec<(Arc<Variant>, Rules)>> = LazyLock::new(|| {
    let leap: Options = "king-leap=on".parse().expect("an option");
    let plain = Variant::ids().map(|id| (id, Options::none()));
    plain
        .chain([("gigachess2", leap)])
        .map(|(id, options)| {
            let variant = Variant::by_id(id, &options).expect("a built-in game");
            let rules = slow::rules_of(&variant);
            (variant, rules)
        })
        .collect()
});

/// The game that the first letter of an input chooses, and the rest of the input.
pub fn game(data: &[u8]) -> Option<(&'static Arc<Variant>, &'static Rules, &[u8])> {
    let (first, rest) = data.split_first()?;
    let (variant, rules) = &GAMES[usize::from(*first) % GAMES.len()];
    Some((variant, rules, rest))
}

/// What holds of every position: its text is read back, and every legal move can be played and taken back.
pub fn check(position: &Position) {
    let fen = position.fen();
    let again = Position::from_fen(position.variant(), &fen).expect("its own text");
    assert!(again == *position && again.board() == position.board(), "{fen}");
    for mv in position.legal_moves() {
        let mut after = position.clone();
        assert!(after.play(mv).is_ok(), "{mv:?} in {fen}");
        if let (Position::Chess(before), Position::Chess(after)) = (position, after) {
            assert_eq!(after.hash(), after.recomputed_hash(), "{mv:?} in {fen}");
            let mut back = before.clone();
            let undo = back.play_unchecked(mv);
            back.unmake(mv, undo);
            assert!(back == *before, "{mv:?} in {fen}");
        }
    }
}
