//! Twenty fixed positions for each game, so that runs can be compared.

mod make;

pub use make::made;

/// The number of positions of every game.
pub const COUNT: usize = 20;

/// The files by the id of the game, in the order of the tables.
const FILES: [(&str, &str); 5] = [
    ("janus", include_str!("../../positions/janus.txt")),
    ("gigachess", include_str!("../../positions/gigachess.txt")),
    ("gigachess2", include_str!("../../positions/gigachess2.txt")),
    ("chaturaji", include_str!("../../positions/chaturaji.txt")),
    ("chess", include_str!("../../positions/chess.txt")),
];

/// The games that have positions.
pub fn games() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(game, _)| *game)
}

/// The positions of a game, from openings to endings; empty for a game without positions.
pub fn of(game: &str) -> Vec<&'static str> {
    let text = FILES.iter().find(|(known, _)| *known == game).map_or("", |(_, text)| text);
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Position, Variant};
    use std::collections::HashSet;

    #[test]
    fn every_game_has_its_positions_and_all_are_legal_different_and_not_over() {
        for game in games() {
            let variant = Variant::by_id(game, &Options::none()).unwrap();
            let positions = of(game);
            assert_eq!(positions.len(), COUNT, "{game}");
            assert_eq!(positions.iter().collect::<HashSet<_>>().len(), COUNT, "{game}");
            for fen in positions {
                let position =
                    Position::from_fen(&variant, fen).unwrap_or_else(|error| panic!("{game}: {fen}: {error}"));
                assert!(position.outcome(1).is_ongoing(), "{game}: {fen}");
                assert_eq!(position.fen(), fen, "{game}");
            }
        }
    }
}
