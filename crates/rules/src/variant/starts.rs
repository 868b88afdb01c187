//! The start positions of a variant, by number and by name.

use super::shuffle::SetupChoice;
use super::{Variant, is_same_name};
use crate::board::Board;
use crate::notation::placement;
use crate::{Bitboard, Square};

impl Variant {
    /// The number of start positions: 1 if nothing is shuffled. They are numbered from 0.
    pub fn number_of_starts(&self) -> u64 {
        self.shuffle.as_ref().map_or(1, |shuffle| shuffle.count)
    }

    /// The FEN of the start position with this number; `None` if there is none. If nothing is shuffled, the start position has the number
    /// 0.
    ///
    /// ```
    /// use menagerie_rules::{Options, Variant};
    /// let janus = Variant::by_id("janus", &Options::none()).unwrap();
    /// assert_eq!(janus.start_numbered(0).as_deref(), Some(janus.start()));
    /// assert_eq!(janus.start_numbered(1), None);
    /// ```
    pub fn start_numbered(&self, number: u64) -> Option<String> {
        let Some(shuffle) = &self.shuffle else { return (number == 0).then(|| self.start.clone()) };
        if number >= shuffle.count {
            return None;
        }
        let (mut board, rest) = self.start_parts()?;
        shuffle.arrange(number, &mut board);
        let pieces = placement::write(&board, self.geometry(), |kind| self.kind(kind).letter);
        Some(pieces + &self.rights_that_stay(rest, &board))
    }

    /// The board of the standard start position, and the rest of its FEN.
    fn start_parts(&self) -> Option<(Board, &str)> {
        let (pieces, rest) = self.start.split_at(self.start.find([' ', '[']).unwrap_or(self.start.len()));
        let board = placement::read(pieces, self.geometry(), |letter| self.kind_by_letter(letter)).ok()?;
        Some((board, rest))
    }

    /// The rest of the start's FEN without the rights whose pieces stand elsewhere on this board.
    fn rights_that_stay(&self, rest: &str, board: &Board) -> String {
        let mut fields: Vec<String> = rest.split(' ').map(str::to_string).collect();
        if let (false, Some(rights)) = (self.chess960_castling, fields.get_mut(2)) {
            let stays = |letter: char| self.castling.right(letter).is_none_or(|right| right.is_possible(board));
            rights.retain(stays);
            if rights.is_empty() {
                rights.push('-');
            }
        }
        fields.join(" ")
    }

    /// The number of the start position with this board; `None` if there is none. Pieces that are not shuffled are ignored.
    pub fn number_of_start(&self, board: &Board) -> Option<u64> {
        match &self.shuffle {
            Some(shuffle) => shuffle.number(board),
            None => Some(0),
        }
    }

    /// The number of the standard start position, which the definition contains; `None` if its order is not possible.
    pub fn standard_start(&self) -> Option<u64> {
        self.number_of_start(&self.start_parts()?.0)
    }

    /// Whether a game begins with a random start position by default, and not with the standard one.
    pub fn starts_by_chance(&self) -> bool {
        self.shuffle.as_ref().is_some_and(|shuffle| shuffle.by_chance)
    }

    /// The number of a pseudo-random start position. The same seed always gives the same.
    pub fn random_start(&self, seed: u64) -> u64 {
        crate::zobrist::mix(seed) % self.number_of_starts()
    }

    /// The digits of the numbers whose values have names, such as the set-ups of each player.
    pub fn start_choices(&self) -> Vec<SetupChoice<'_>> {
        self.shuffle.as_ref().map_or_else(Vec::new, |shuffle| shuffle.choices())
    }

    /// The number of the start position with this name: its number, the names of its set-ups separated by commas, or one name for all.
    /// Digits without a name are as in the standard start position. `None` if there is no such start position.
    pub fn start_named(&self, text: &str) -> Option<u64> {
        if let Ok(number) = text.trim().parse() {
            return (number < self.number_of_starts()).then_some(number);
        }
        let choices = self.start_choices();
        let names: Vec<&str> = text.split(',').map(str::trim).collect();
        let mut number = self.standard_start().unwrap_or(0);
        if choices.is_empty() || ![1, choices.len()].contains(&names.len()) {
            return None;
        }
        for (choice, name) in choices.iter().zip(names.iter().cycle()) {
            let has = |other: &str| is_same_name(other, name);
            let setup = choice.setups.iter().position(|it| has(&it.name) || it.names.iter().any(|(_, it)| has(it)))?;
            number = choice.with(number, setup);
        }
        Some(number)
    }

    /// The number of the start position after the pieces on two squares are swapped, and those opposite where both players' orders are
    /// equal. `None` if that is not a start position.
    pub fn swapped_start(&self, number: u64, one: Square, other: Square) -> Option<u64> {
        self.shuffle.as_ref().filter(|shuffle| number < shuffle.count)?.swapped(number, one, other)
    }

    /// The number of the start position mirrored left to right; `None` if that is not a start position.
    pub fn mirrored_start(&self, number: u64) -> Option<u64> {
        let shuffle = self.shuffle.as_ref()?;
        let (mut board, _) = self.start_parts()?;
        shuffle.arrange(number, &mut board);
        let mut mirrored = Board::empty();
        let last = self.size.files().checked_sub(1)?;
        for (square, piece) in board.pieces() {
            mirrored.put(Square::new(last.checked_sub(square.file())?, square.rank())?, piece);
        }
        let other = self.number_of_start(&mirrored)?;
        // The pieces that are not shuffled must be symmetric too.
        shuffle.arrange(other, &mut board);
        let occupied = |board: &Board| board.occupied();
        let same = board.pieces().all(|(square, piece)| mirrored.get(square) == Some(piece));
        (same && occupied(&board) == occupied(&mirrored) && self.holes_are_mirrored(last)).then_some(other)
    }

    fn holes_are_mirrored(&self, last: u8) -> bool {
        let mirrored: Bitboard =
            self.holes.iter().filter_map(|hole| Square::new(last.checked_sub(hole.file())?, hole.rank())).collect();
        mirrored == self.holes
    }
}
