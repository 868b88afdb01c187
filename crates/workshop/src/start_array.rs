//! The start position of a two-player game as an array that can be edited.

use formats::Message;
use menagerie_rules::{
    BoardSize, Definition, Family, Letter, Square, ZoneError, notation, read_squares, write_squares,
};
use std::collections::BTreeMap;

/// Why the start of a definition cannot be shown on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The game is of another family.
    Family,
    /// The size of the board is not possible.
    Size,
    /// A character of the position is neither a piece nor a number.
    NotAPiece(char),
    /// A part of the hands is no piece.
    NotInHand(String),
    /// The text of the holes is wrong.
    Holes(ZoneError),
}

impl StartError {
    /// Why the start cannot be shown.
    pub fn describe(&self) -> Message {
        match self {
            StartError::Family => Message::new("edit-family"),
            StartError::Size => Message::new("edit-size"),
            StartError::NotAPiece(letter) => Message::new("edit-start-piece").with("what", *letter),
            StartError::NotInHand(text) => Message::new("edit-start-hand").with("what", text),
            StartError::Holes(error) => Message::new("edit-holes").with("fault", error.describe()),
        }
    }
}

/// The pieces at the start, the hands, and the rest of the position text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartArray {
    /// The board.
    pub shape: BoardSize,
    /// The pieces: player 0 or 1, and the piece's letter.
    pub pieces: BTreeMap<Square, (usize, Letter)>,
    /// The holes of the board.
    pub holes: Vec<Square>,
    /// The pieces in the hands, in the order of the text; none where the position text has no hand.
    pub hands: Option<Vec<(usize, Letter)>>,
    /// The fields after the pieces: turn, rights and so on.
    rest: Vec<String>,
}

impl StartArray {
    /// The start of a definition. If the position has other ranks or files than the board, what is outside the board is left out.
    ///
    /// # Errors
    /// If the game is of another family, or its board or position cannot be read.
    pub fn of(definition: &Definition) -> Result<StartArray, StartError> {
        if definition.family != Family::Chess {
            return Err(StartError::Family);
        }
        let shape = BoardSize::new(definition.board.files, definition.board.ranks).ok_or(StartError::Size)?;
        let holes = read_squares(&definition.board.holes, shape).map_err(StartError::Holes)?;
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
        for (place, default) in ["w", "-", "-", "0", "1"].into_iter().enumerate() {
            if start.rest.len() == place {
                start.rest.push(default.to_string());
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
                    return Err(StartError::NotAPiece(first));
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
                return Err(StartError::NotInHand(rest.to_string()));
            }
            self.hands = Some(all);
        }
        Ok(())
    }

    /// The letters of the rights; none are `-`.
    pub fn rights(&self) -> &str {
        &self.rest[1]
    }

    /// Replaces the rights.
    pub fn set_rights(&mut self, rights: &str) {
        self.rest[1] = if rights.is_empty() { "-".to_string() } else { rights.to_string() };
    }

    /// The square of the corresponding piece of the other side: on the same file where the sides are reflected, and on the opposite one
    /// where they are rotated.
    pub fn opposite(&self, square: Square, turned: bool) -> Option<Square> {
        let file = if turned { self.shape.files() - 1 - square.file() } else { square.file() };
        Square::new(file, self.shape.ranks() - 1 - square.rank())
    }

    /// Writes it into a definition: the position, the size of the board and the holes.
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
