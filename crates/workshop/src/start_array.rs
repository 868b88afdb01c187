//! The start position of two players as an array that can be changed.

use menagerie_rules::{Definition, Family, Letter, Shape, Square, notation, read_squares, write_squares};
use std::collections::BTreeMap;

/// Why the start of a definition cannot be shown on a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// It is a game of another family.
    #[error("only the boards of games of two players can be changed here")]
    Family,
    /// The board has no size that a board can have.
    #[error("a board has from 1 to 16 files and ranks")]
    Size,
    /// The text of the position is wrong.
    #[error("start: {0}")]
    Text(String),
    /// The text of the missing squares is wrong.
    #[error("holes: {0}")]
    Holes(String),
}

/// What stands where at the start, what is in the hands, and the rest of the position text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartArray {
    /// The board.
    pub shape: Shape,
    /// Who stands where: player 0 or 1, and the piece's letter.
    pub pieces: BTreeMap<Square, (usize, Letter)>,
    /// The squares that are missing.
    pub holes: Vec<Square>,
    /// What the players have in their hands, in the order of the text; none where the position text has no hand.
    pub hands: Option<Vec<(usize, Letter)>>,
    /// The turn, the rights and what follows.
    rest: Vec<String>,
}

impl StartArray {
    /// The start of a definition. Where the text of the position has other ranks or files than the board, what has no place is left out.
    ///
    /// # Errors
    /// If it is a game of another family, or its board or position cannot be read.
    pub fn of(definition: &Definition) -> Result<StartArray, StartError> {
        if definition.family != Family::Chess {
            return Err(StartError::Family);
        }
        let shape = Shape::new(definition.board.files, definition.board.ranks).ok_or(StartError::Size)?;
        let holes =
            read_squares(&definition.board.holes, shape).map_err(|error| StartError::Holes(error.to_string()))?;
        let mut words = definition.start.split_whitespace();
        let mut start = StartArray {
            shape,
            pieces: BTreeMap::new(),
            holes: holes.into_iter().collect(),
            hands: None,
            rest: Vec::new(),
        };
        start.read_placement(words.next().unwrap_or_default())?;
        start.rest = words.map(str::to_string).collect();
        for (place, usual) in ["w", "-", "-", "0", "1"].into_iter().enumerate() {
            if start.rest.len() == place {
                start.rest.push(usual.to_string());
            }
        }
        Ok(start)
    }

    fn read_placement(&mut self, text: &str) -> Result<(), StartError> {
        let (board, hands) = text.split_once('[').map_or((text, None), |(board, hands)| (board, Some(hands)));
        for (from_top, row) in board.split('/').enumerate() {
            let Some(rank) = usize::from(self.shape.ranks()).checked_sub(1 + from_top) else { break };
            let (mut file, mut rest) = (0_usize, row);
            while let Some(first) = rest.chars().next() {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                if digits > 0 {
                    file += rest[..digits].parse::<usize>().unwrap_or(usize::from(self.shape.files())).min(16);
                    rest = &rest[digits..];
                    continue;
                }
                let square = Square::new(file.min(16) as u8, rank as u8).filter(|square| self.shape.contains(*square));
                file += 1;
                if first == '*' {
                    self.holes.extend(square.filter(|square| !self.holes.contains(square)));
                    rest = &rest[1..];
                } else if let Some((letter, white, after)) = Letter::read(rest) {
                    if let Some(square) = square {
                        self.pieces.insert(square, (usize::from(!white), letter));
                    }
                    rest = after;
                } else {
                    return Err(StartError::Text(format!("“{first}” is no piece and no number of empty squares")));
                }
            }
        }
        if let Some(mut rest) = hands.map(|hands| hands.trim_end_matches(']')) {
            let mut all = Vec::new();
            while let Some((letter, white, after)) = Letter::read(rest) {
                all.push((usize::from(!white), letter));
                rest = after;
            }
            if !rest.is_empty() && rest != "-" {
                return Err(StartError::Text(format!("“{rest}” is no piece in a hand")));
            }
            self.hands = Some(all);
        }
        Ok(())
    }

    /// The letters of the rights; none are `-`.
    pub fn rights(&self) -> &str {
        &self.rest[1]
    }

    /// Puts these rights in the place of the others.
    pub fn set_rights(&mut self, rights: &str) {
        self.rest[1] = if rights.is_empty() { "-".to_string() } else { rights.to_string() };
    }

    /// The square on which the other side's piece stands that belongs to a piece here: on the same file where the sides are reflected, and
    /// across the middle of the board where they are turned.
    pub fn opposite(&self, square: Square, turned: bool) -> Option<Square> {
        let file = if turned { self.shape.files() - 1 - square.file() } else { square.file() };
        Square::new(file, self.shape.ranks() - 1 - square.rank())
    }

    /// Writes it into a definition: the position, the size of the board and the missing squares.
    pub fn write(&self, definition: &mut Definition) {
        definition.board.files = self.shape.files();
        definition.board.ranks = self.shape.ranks();
        let holes = self.holes.iter().copied().filter(|square| self.shape.contains(*square)).collect();
        definition.board.holes = write_squares(holes, self.shape);
        definition.start = self.text();
    }

    fn text(&self) -> String {
        let cell = |square: Square| match self.pieces.get(&square) {
            _ if self.holes.contains(&square) => Some("*".to_string()),
            Some((0, letter)) => Some(letter.to_string()),
            Some((_, letter)) => Some(letter.small()),
            None => None,
        };
        let mut text = notation::write_rows(self.shape, "", &cell);
        if let Some(hands) = &self.hands {
            let of = |player: usize| hands.iter().filter(move |(owner, _)| *owner == player);
            let letters: String = of(0).map(|(_, letter)| letter.to_string()).collect();
            let small: String = of(1).map(|(_, letter)| letter.small()).collect();
            text.push_str(&format!("[{letters}{small}]"));
        }
        format!("{text} {}", self.rest.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Variant};

    #[test]
    fn the_starts_of_our_games_are_written_as_they_were_read() {
        for id in Variant::ids() {
            let variant = Variant::by_id(id, &Options::none()).unwrap();
            let mut definition = variant.definition().clone();
            match StartArray::of(&definition) {
                Ok(start) => {
                    start.write(&mut definition);
                    assert_eq!(definition.start, variant.definition().start);
                }
                Err(error) => assert_eq!((error, definition.family), (StartError::Family, Family::Chaturaji)),
            }
        }
    }
}
