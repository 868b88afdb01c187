//! The opening book: sound first moves, so that games do not begin alike.
//!
//! A book is a text: a tree of moves from the start, made by `menagerie book make`. A line has a move in coordinates, as many
//! blanks before it as plies lead there, and behind it what part of the points it loses against the best one, in
//! thousandths. Lines that begin with `#` are comments.
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

/// The moves of a book, by the positions in which they are played. However a position comes about, it has the same moves.
#[derive(Clone, Debug, Default)]
pub struct OpeningBook {
    moves: HashMap<u64, Vec<BookMove>>,
}

/// A move of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// What part of the points it loses against the best one, in thousandths.
    pub loss: u32,
}

/// A line that does not belong into a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// Its number, from 1.
    pub line: usize,
}

impl fmt::Display for BookError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "line {} of the opening book is no move that can be played there", self.line)
    }
}

impl std::error::Error for BookError {}

/// The largest loss of a move that is played, in thousandths of the points.
const SOUND: u32 = 15;

impl OpeningBook {
    /// Reads the text of a book.
    ///
    /// # Errors
    /// With the first line that is no legal move, or stands deeper than one ply below the line before it.
    pub fn read(variant: &Arc<Variant>, text: &str) -> Result<OpeningBook, BookError> {
        let mut book = OpeningBook::default();
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
            let moves = book.moves.entry(hash(game.position())).or_default();
            if !moves.iter().any(|known| known.mv == mv) {
                moves.push(BookMove { mv, loss: loss.parse().map_err(|_| wrong())? });
            }
            game.play_on(mv).map_err(|_| wrong())?;
        }
        Ok(book)
    }

    /// The moves of a position; none where the book has ended.
    pub fn moves(&self, position: &Position) -> &[BookMove] {
        self.moves.get(&hash(position)).map_or(&[], Vec::as_slice)
    }

    /// One of the sound moves of a position by chance, the same one for the same seed. `None` where the book has ended.
    pub fn choose(&self, position: &Position, seed: u64) -> Option<Move> {
        let sound: Vec<Move> = self
            .moves(position)
            .iter()
            .filter(|known| known.loss <= SOUND && position.is_legal(known.mv))
            .map(|known| known.mv)
            .collect();
        let chance = Random::new(seed).below(sound.len() as u64)?;
        sound.get(usize::try_from(chance).ok()?).copied()
    }
}
