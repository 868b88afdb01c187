//! The opening book: sound first moves, so that games begin differently.
//!
//! A book is a text: a tree of moves from the start position, made by `menagerie book`. A line has a move in coordinates, indented by one
//! blank for each ply before it, and followed by the part of the points that it loses against the best move, in thousandths. Lines that
//! begin with `#` are comments.
//!
//! ```text
//! e2e4 0
//!  e7e5 0
//!  c7c5 2
//! d2d4 1
//! ```

use crate::random::Random;
use menagerie_rules::{Game, Move, Position, Variant, notation};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// The moves of a book by position. Transpositions have the same moves.
#[derive(Clone, Debug, Default)]
pub struct LevelBook {
    moves: HashMap<u64, Vec<BookMove>>,
}

/// A move of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// The part of the points that it loses against the best move, in thousandths.
    pub loss: u32,
}

/// An invalid line of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// The number of the line, from 1.
    pub line: usize,
}

impl fmt::Display for BookError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "line {} of the opening book is no move that can be played there", self.line)
    }
}

impl std::error::Error for BookError {}

impl LevelBook {
    /// Parses a book.
    ///
    /// # Errors
    /// The first line that is not a legal move, or is indented by more than one ply compared with the line before.
    pub fn read(variant: &Arc<Variant>, text: &str) -> Result<LevelBook, BookError> {
        let mut book = LevelBook::default();
        let mut game = Game::new(variant);
        for (index, line) in text.lines().enumerate() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let wrong = || BookError { line: index + 1 };
            let depth = line.len() - line.trim_start().len();
            if depth > game.plies().len() {
                return Err(wrong());
            }
            while game.plies().len() > depth {
                game.undo();
            }
            let mut words = line.split_whitespace();
            let (text, loss) = (words.next().ok_or_else(wrong)?, words.next().ok_or_else(wrong)?);
            let mv = notation::coordinate::read(game.position(), text).map_err(|_| wrong())?;
            if !game.position().is_legal(mv) {
                return Err(wrong());
            }
            let moves = book.moves.entry(key(game.position())).or_default();
            if !moves.iter().any(|known| known.mv == mv) {
                moves.push(BookMove { mv, loss: loss.parse().map_err(|_| wrong())? });
            }
            game.play_on(mv).map_err(|_| wrong())?;
        }
        Ok(book)
    }

    /// The moves of a position; empty after the end of the book.
    pub fn moves(&self, position: &Position) -> &[BookMove] {
        self.moves.get(&key(position)).map_or(&[], Vec::as_slice)
    }

    /// A random move of a position, the same one for the same seed. `None` after the end of the book.
    pub fn choose(&self, position: &Position, seed: u64) -> Option<Move> {
        let known = self.moves(position);
        let chance = Random::new(seed).below(known.len())?;
        known.get(chance).map(|known| known.mv).filter(|&mv| position.is_legal(mv))
    }
}

/// The key of positions that share book moves.
fn key(position: &Position) -> u64 {
    match position {
        Position::Chess(position) => position.repetition_key(),
        Position::Chaturaji(position) => position.hash(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    fn chess() -> Arc<Variant> {
        Variant::by_id("chess", &Options::none()).unwrap()
    }

    fn known(book: &LevelBook, moves: &[&str]) -> Vec<String> {
        let mut game = Game::new(&chess());
        for text in moves {
            game.play_text(text).unwrap();
        }
        let mut known: Vec<String> = book
            .moves(game.position())
            .iter()
            .map(|known| format!("{} {}", notation::coordinate::write(game.position(), known.mv), known.loss))
            .collect();
        known.sort();
        known
    }

    #[test]
    fn a_tree_is_read_and_its_positions_are_known_however_they_come_about() {
        let book =
            LevelBook::read(&chess(), "# a comment\ne2e4 0\n e7e5 0\n  g1f3 1\n c7c5 2\ng1f3 3\n e7e5 1\n").unwrap();
        assert_eq!(known(&book, &[]), ["e2e4 0", "g1f3 3"]);
        assert_eq!(known(&book, &["e2e4"]), ["c7c5 2", "e7e5 0"]);
        assert_eq!(known(&book, &["e2e4", "e7e5"]), ["g1f3 1"]);
        assert!(known(&book, &["d2d4"]).is_empty());
    }

    #[test]
    fn unplayable_moves_are_reported_with_their_line() {
        let line = |text| LevelBook::read(&chess(), text).map(|_| ()).unwrap_err().line;
        assert_eq!(line("e2e4 0\n  e7e5 0"), 2);
        assert_eq!(line("e2e5 0"), 1);
        assert_eq!(line("e2e4"), 1);
        assert_eq!(line("#\ne2e4 x"), 2);
    }

    #[test]
    fn every_move_is_chosen_some_time_and_the_same_for_the_same_seed() {
        let book = LevelBook::read(&chess(), "e2e4 0\nd2d4 0\nc2c4 5").unwrap();
        let start = Position::start(&chess());
        let chosen = |seed| book.choose(&start, seed).map(|mv| notation::coordinate::write(&start, mv));
        let mut all: Vec<_> = (0..60).filter_map(chosen).collect();
        assert_eq!(chosen(7), chosen(7));
        all.sort();
        all.dedup();
        assert_eq!(all, ["c2c4", "d2d4", "e2e4"]);
    }

    #[test]
    fn every_game_has_a_book_of_many_openings() {
        for id in Variant::ids() {
            let variant = Variant::by_id(id, &Options::none()).unwrap();
            let file = format!("{}/../../games/{id}/book.txt", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
            assert!(text.len() <= 40_000, "{id}: {} bytes", text.len());
            let book = LevelBook::read(&variant, &text).unwrap_or_else(|error| panic!("{id}: {error}"));
            let start = book.moves(&Position::start(&variant));
            assert!(start.len() >= 2 && book.moves.len() >= 200, "{id}: {} {}", start.len(), book.moves.len());
        }
    }
}
