//! FEN of four-player games: placement, side to move, scores, captured Kings, moves left in sudden death, plies without progress, ply
//! number.

use super::ChaturajiPosition;
use crate::notation::placement::{self, PlacementError};
use crate::notation::{FenNumber, digits};
use crate::{InVariant, KindId, Player, Square, Variant};
use menagerie_texts::Message;
use std::sync::Arc;

/// A reason why a text is not a position of a four-player game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChaturajiFenError {
    /// The text does not have seven fields.
    Fields(usize),
    /// An error in the first field, the placement.
    Placement(PlacementError),
    /// The board is empty. No game ends like that.
    Empty,
    /// A player has two or more Kings.
    Kings {
        /// The player.
        player: InVariant<Player>,
        /// The number of Kings.
        count: usize,
    },
    /// A Pawn stands behind the rank on which it starts.
    Misplaced {
        /// The owner.
        player: InVariant<Player>,
        /// The kind, a Pawn.
        piece: InVariant<KindId>,
        /// The square.
        square: Square,
    },
    /// The second field is not a side to move.
    Turn(String),
    /// The side to move is out.
    TurnOfOut(InVariant<Player>),
    /// The third field is not four numbers.
    Scores(String),
    /// The fourth field is not four lists of colours.
    KingsTaken(String),
    /// The sudden death does not fit the number of players still in the game.
    SuddenDeath(SuddenDeathError),
    /// A field is not a number.
    Number {
        /// The field.
        field: FenNumber,
        /// The text of the field.
        text: String,
    },
}

/// An error in the moves left in sudden death.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SuddenDeathError {
    /// The text is not a number of moves.
    Number {
        /// The text.
        text: String,
        /// The highest number.
        most: u8,
    },
    /// The number is missing, although only so many players are left.
    Missing {
        /// The number of players.
        players: usize,
        /// The highest number.
        most: u8,
    },
    /// There is a number, although so many players are left.
    TooEarly(usize),
}

impl ChaturajiFenError {
    /// Why the text is not a position.
    pub fn describe(&self) -> Message {
        match self {
            ChaturajiFenError::Fields(count) => Message::new("position-fields-four").with("count", *count),
            ChaturajiFenError::Placement(error) => error.describe(),
            ChaturajiFenError::Empty => Message::new("position-empty"),
            ChaturajiFenError::Kings { player, count } => {
                Message::new("position-kings-four").with("player", player).with("count", *count)
            }
            ChaturajiFenError::Misplaced { player, piece, square } => Message::new("position-pawn-misplaced")
                .with("player", player)
                .with("piece", piece)
                .with("square", *square),
            ChaturajiFenError::Turn(text) => Message::new("position-turn-four").with("what", text),
            ChaturajiFenError::TurnOfOut(player) => Message::new("position-turn-of-out").with("player", player),
            ChaturajiFenError::Scores(text) => Message::new("position-scores").with("text", text),
            ChaturajiFenError::KingsTaken(text) => Message::new("position-kings-taken").with("text", text),
            ChaturajiFenError::SuddenDeath(error) => error.describe(),
            ChaturajiFenError::Number { field, text } => field.describe(text),
        }
    }
}

impl SuddenDeathError {
    /// What is wrong with the moves left.
    pub fn describe(&self) -> Message {
        match self {
            SuddenDeathError::Number { text, most } => {
                Message::new("position-sudden-death-number").with("text", text).with("most", *most)
            }
            SuddenDeathError::Missing { players, most } => {
                Message::new("position-sudden-death-missing").with("count", *players).with("most", *most)
            }
            SuddenDeathError::TooEarly(players) => Message::new("position-sudden-death-early").with("count", *players),
        }
    }
}

impl ChaturajiPosition {
    /// Parses a FEN.
    ///
    /// # Errors
    /// Every reason why the text is not a position of this game.
    pub fn from_fen(variant: &Arc<Variant>, text: &str) -> Result<ChaturajiPosition, Vec<ChaturajiFenError>> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[pieces, turn, scores, taken, sudden_death, quiet, ply] = fields.as_slice() else {
            return Err(vec![ChaturajiFenError::Fields(fields.len())]);
        };
        let mut errors = Vec::new();
        let board = match placement::read(pieces, variant.geometry(), |letter| variant.kind_by_letter(letter)) {
            Ok(board) => Some(board),
            Err(found) => {
                errors.extend(found.into_iter().map(ChaturajiFenError::Placement));
                None
            }
        };
        let side = variant.players().iter().position(|player| turn == player.letter.to_string());
        if side.is_none() {
            errors.push(ChaturajiFenError::Turn(turn.to_string()));
        }
        let scores = read_scores(scores, &mut errors);
        let kings_taken = read_kings_taken(variant, taken, &mut errors);
        let sudden_death = read_sudden_death(sudden_death, variant.rules().four_players.sudden_death, &mut errors);
        let halfmove_clock = number(FenNumber::QuietPlies, quiet, &mut errors);
        let ply = number(FenNumber::Ply, ply, &mut errors);
        let (Some(board), Some(side)) = (board, side) else { return Err(errors) };
        let turn = Player(side as u8);
        let position = ChaturajiPosition {
            variant: Arc::clone(variant),
            board,
            turn,
            scores,
            kings_taken,
            sudden_death,
            halfmove_clock,
            ply,
        };
        if position.board.occupied().is_empty() {
            errors.push(ChaturajiFenError::Empty);
        } else if errors.is_empty() {
            position.check_pieces(&mut errors);
            position.check_turn(&mut errors);
        }
        if errors.is_empty() { Ok(position) } else { Err(errors) }
    }

    fn name(&self, player: Player) -> InVariant<Player> {
        InVariant::new(&self.variant, player)
    }

    fn check_pieces(&self, errors: &mut Vec<ChaturajiFenError>) {
        for player in self.variant.turn_order() {
            let count = self.variant.royal().map_or(0, |royal| self.squares_of(player, royal).count());
            if count > 1 {
                errors.push(ChaturajiFenError::Kings { player: self.name(player), count });
            }
            for (square, kind) in self.board.pieces_of(player) {
                if self.variant.relative_rank(player, square) < self.variant.kind(kind).lowest_rank {
                    let piece = InVariant::new(&self.variant, kind);
                    errors.push(ChaturajiFenError::Misplaced { player: self.name(player), piece, square });
                }
            }
        }
    }

    /// Checks that the player to move is still in the game, and that sudden death is on exactly when at most two players are left.
    fn check_turn(&self, errors: &mut Vec<ChaturajiFenError>) {
        let players_in = self.variant.turn_order().filter(|&player| !self.is_out(player)).count();
        if players_in > 0 && self.is_out(self.turn) {
            errors.push(ChaturajiFenError::TurnOfOut(self.name(self.turn)));
        }
        match self.sudden_death {
            None if players_in <= 2 => {
                errors.push(ChaturajiFenError::SuddenDeath(SuddenDeathError::Missing {
                    players: players_in,
                    most: self.numbers().sudden_death,
                }));
            }
            Some(_) if players_in > 2 => {
                errors.push(ChaturajiFenError::SuddenDeath(SuddenDeathError::TooEarly(players_in)));
            }
            _ => {}
        }
    }

    /// The FEN of the position.
    pub fn fen(&self) -> String {
        let variant = &self.variant;
        let pieces = placement::write(&self.board, variant.geometry(), |kind| variant.kind(kind).letter);
        let turn = variant.player(self.turn).letter;
        let scores = self.scores.map(|score| score.to_string()).join(",");
        let taken: Vec<String> = variant
            .turn_order()
            .map(|player| self.kings_taken(player).map(|other| variant.player(other).letter).collect::<String>())
            .map(|letters| if letters.is_empty() { "-".to_string() } else { letters })
            .collect();
        let sudden_death = self.sudden_death.map_or_else(|| "-".to_string(), |left| left.to_string());
        format!("{pieces} {turn} {scores} {} {sudden_death} {} {}", taken.join(","), self.halfmove_clock, self.ply)
    }
}

fn number(field: FenNumber, text: &str, errors: &mut Vec<ChaturajiFenError>) -> u32 {
    field.read(text).unwrap_or_else(|| {
        errors.push(ChaturajiFenError::Number { field, text: text.to_string() });
        field.least()
    })
}

fn read_scores(text: &str, errors: &mut Vec<ChaturajiFenError>) -> [u32; 4] {
    let scores: Option<Vec<u32>> = text.split(',').map(digits).collect();
    scores.and_then(|scores| scores.try_into().ok()).unwrap_or_else(|| {
        errors.push(ChaturajiFenError::Scores(text.to_string()));
        [0; 4]
    })
}

fn read_kings_taken(variant: &Variant, text: &str, errors: &mut Vec<ChaturajiFenError>) -> [u8; 4] {
    let one = |(player, letters): (usize, &str)| -> Option<u8> {
        if letters == "-" {
            return Some(0);
        }
        let mut taken = 0_u8;
        for letter in letters.chars() {
            let other = variant.players().iter().position(|info| info.letter == letter)?;
            if other == player || taken >> other != 0 {
                return None;
            }
            taken |= 1 << other;
        }
        (taken != 0).then_some(taken)
    };
    let taken: Option<Vec<u8>> = text.split(',').enumerate().map(one).collect();
    taken.and_then(|taken| taken.try_into().ok()).unwrap_or_else(|| {
        errors.push(ChaturajiFenError::KingsTaken(text.to_string()));
        [0; 4]
    })
}

fn read_sudden_death(text: &str, most: u8, errors: &mut Vec<ChaturajiFenError>) -> Option<u32> {
    if text == "-" {
        return None;
    }
    let left = digits(text).filter(|&left| left <= most.into());
    if left.is_none() {
        errors.push(ChaturajiFenError::SuddenDeath(SuddenDeathError::Number { text: text.to_string(), most }));
    }
    left
}
