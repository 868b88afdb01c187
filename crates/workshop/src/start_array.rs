//! The start position of a game as an array that can be edited.

use formats::Message;
use menagerie_rules::{
    BoardSize, Definition, Forward, Letter, Square, ZoneError, notation, read_squares, write_squares,
};
use std::collections::BTreeMap;

/// Why the start of a definition cannot be shown on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// There are neither two nor four players.
    Players,
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
            StartError::Players => Message::new("edit-players"),
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
    /// The players: the letter in position texts, and the direction.
    pub players: Vec<(char, Forward)>,
    /// The pieces: the player, and the piece's letter.
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
    /// If there are neither two nor four players, or the board or the position cannot be read.
    pub fn of(definition: &Definition) -> Result<StartArray, StartError> {
        let players: Vec<(char, Forward)> =
            definition.players.iter().map(|player| (player.letter, player.forward)).collect();
        let defaults: &[&str] = match players.len() {
            2 => &["-", "-", "0", "1"],
            4 => &["0,0,0,0", "-,-,-,-", "-", "0", "1"],
            _ => return Err(StartError::Players),
        };
        let first = players[0].0.to_string();
        let shape = BoardSize::new(definition.board.files, definition.board.ranks).ok_or(StartError::Size)?;
        let holes = read_squares(&definition.board.holes, shape).map_err(StartError::Holes)?;
        let mut words = definition.start.split_whitespace();
        let mut start = StartArray {
            shape,
            players,
            pieces: BTreeMap::new(),
            holes: holes.into_iter().collect(),
            hands: None,
            rest: Vec::new(),
        };
        start.read_placement(words.next().unwrap_or_default())?;
        start.rest = words.map(str::to_string).collect();
        for (place, default) in [first.as_str()].iter().chain(defaults).enumerate() {
            if start.rest.len() == place {
                start.rest.push((*default).to_string());
            }
        }
        Ok(start)
    }

    fn read_placement(&mut self, text: &str) -> Result<(), StartError> {
        let (board, hands) = text.split_once('[').map_or((text, None), |(board, hands)| (board, Some(hands)));
        for (from_top, row) in board.split('/').enumerate() {
            let Some(rank) = usize::from(self.shape.ranks()).checked_sub(1 + from_top) else { break };
            if self.players.len() > 2 {
                self.read_cells(row, rank)?;
                continue;
            }
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

    /// Reads a rank of a game for four: cells such as `rK`, with commas between them.
    fn read_cells(&mut self, row: &str, rank: usize) -> Result<(), StartError> {
        let mut file = 0_usize;
        for cell in row.split(',').filter(|cell| !cell.is_empty()) {
            if let Ok(empty) = cell.parse::<usize>() {
                file += empty.min(16);
                continue;
            }
            let square = Square::new(file.min(16) as u8, rank as u8).filter(|square| self.shape.contains(*square));
            file += 1;
            if cell == "*" {
                self.holes.extend(square.filter(|square| !self.holes.contains(square)));
                continue;
            }
            let mut letters = cell.chars();
            let owner = letters.next().and_then(|own| self.players.iter().position(|(letter, _)| *letter == own));
            let letter: Option<Letter> = letters.as_str().parse().ok();
            let (Some(owner), Some(letter)) = (owner, letter) else {
                return Err(StartError::NotAPiece(cell.chars().next().unwrap_or_default()));
            };
            if let Some(square) = square {
                self.pieces.insert(square, (owner, letter));
            }
        }
        Ok(())
    }

    /// The number of the player who moves first.
    pub fn first(&self) -> usize {
        self.players.iter().position(|(letter, _)| self.rest[0] == letter.to_string()).unwrap_or(0)
    }

    /// Lets another player move first.
    pub fn set_first(&mut self, player: usize) {
        if let Some((letter, _)) = self.players.get(player) {
            self.rest[0] = letter.to_string();
        }
    }

    /// Where the other players' corresponding pieces are, each with its player, for a piece of this player: opposite where there are two;
    /// on the sides of a square board, as their directions say, where there are four.
    pub fn others(&self, square: Square, player: usize, turned: bool) -> Vec<(Square, usize)> {
        if self.players.len() == 2 {
            return self.opposite(square, turned).map(|other| (other, 1 - player.min(1))).into_iter().collect();
        }
        if self.shape.files() != self.shape.ranks() {
            return Vec::new();
        }
        let quarters = |forward: Forward| match forward {
            Forward::North => 0,
            Forward::West => 1,
            Forward::South => 2,
            Forward::East => 3,
        };
        let Some(own) = self.players.get(player).map(|(_, forward)| quarters(*forward)) else { return Vec::new() };
        let last = self.shape.files() - 1;
        let others = self.players.iter().enumerate().filter(|(other, _)| *other != player);
        let turned = others.filter_map(|(other, (_, forward))| {
            let (mut file, mut rank) = (square.file(), square.rank());
            for _ in 0..(quarters(*forward) + 4 - own) % 4 {
                (file, rank) = (last - rank, file);
            }
            Some((Square::new(file, rank)?, other))
        });
        turned.collect()
    }

    /// The letters of the rights; none are `-`. Only games for two have them.
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

    pub(crate) fn text(&self) -> String {
        let cell = |square: Square| match self.pieces.get(&square) {
            _ if self.holes.contains(&square) => Some("*".to_string()),
            Some((player, letter)) if self.players.len() > 2 => {
                self.players.get(*player).map(|(own, _)| format!("{own}{letter}"))
            }
            Some((0, letter)) => Some(letter.to_string()),
            Some((_, letter)) => Some(letter.small()),
            None => None,
        };
        let between = if self.players.len() > 2 { "," } else { "" };
        let mut text = notation::write_rows(self.shape, between, &cell);
        if let Some(hands) = self.hands.as_ref().filter(|_| self.players.len() == 2) {
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
            StartArray::of(&definition).unwrap().write(&mut definition);
            assert_eq!(definition.start, variant.definition().start);
        }
    }

    #[test]
    fn the_pieces_of_four_players_follow_by_quarter_turns() {
        let variant = Variant::by_id("chaturaji", &Options::none()).unwrap();
        let start = StartArray::of(variant.definition()).unwrap();
        for (&square, &(player, letter)) in start.pieces.iter().filter(|(_, (_, letter))| *letter != 'P') {
            for (other, owner) in start.others(square, player, true) {
                assert_eq!(start.pieces.get(&other), Some(&(owner, letter)), "{square} {player} {other}");
            }
        }
    }
}
