//! Position texts of four-player games: placement, side to move, scores, Kings taken, moves left in sudden death, quiet plies,
//! ply number.

use super::{ChaturajiPosition, SUDDEN_DEATH};
use crate::notation::placement::{self, PlacementError};
use crate::notation::{FenNumber, digits};
use crate::{KindId, Named, Player, Square, Variant};
use std::sync::Arc;

/// One reason why a text is not a position of a four-player game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChaturajiFenError {
    /// Not seven fields.
    #[error(
        "a position has seven fields (pieces, side to move, scores, Kings taken, moves left in sudden death, quiet plies, ply), not {0}"
    )]
    Fields(usize),
    /// The first field.
    #[error(transparent)]
    Placement(#[from] PlacementError),
    /// No piece at all, of anybody: no game ends so.
    #[error("there is no piece on the board")]
    Empty,
    /// Two Kings or more.
    #[error("{player} must not have {count} Kings")]
    Kings {
        /// Whose.
        player: Named<Player>,
        /// How many there are.
        count: usize,
    },
    /// A Pawn behind the rank on which it starts.
    #[error("a {player} {piece} cannot stand on {square}, behind where its Pawns start")]
    Misplaced {
        /// Whose.
        player: Named<Player>,
        /// The kind, a Pawn.
        piece: Named<KindId>,
        /// Where.
        square: Square,
    },
    /// Not a side.
    #[error("the side to move must be r, g, b or y, not “{0}”")]
    Turn(String),
    /// A side that cannot move.
    #[error("it cannot be {0}'s turn: {0} is out")]
    TurnOfOut(Named<Player>),
    /// Not four numbers.
    #[error("the scores must be four numbers for r,g,b,y, not “{0}”")]
    Scores(String),
    /// Not four lists of colours.
    #[error(
        "“{0}” is not a list of Kings taken: for each of r,g,b,y the colours of the Kings it took in that order, or -"
    )]
    KingsTaken(String),
    /// Sudden death does not fit the number of players still in.
    #[error("{0}")]
    SuddenDeath(SuddenDeathFault),
    /// Not a number.
    #[error("the {field} must be a whole number{}, not “{text}”", .field.range())]
    Number {
        /// Which number.
        field: FenNumber,
        /// What stands there.
        text: String,
    },
}

/// What is wrong with the moves left in sudden death.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SuddenDeathFault {
    /// Not a number of moves.
    #[error("the moves left in sudden death must be a number from 0 to {SUDDEN_DEATH}, or -, not “{0}”")]
    Number(String),
    /// So few players are still in that it is sudden death.
    #[error("players still in: {0}, so the moves left in sudden death must be a number from 0 to {SUDDEN_DEATH}")]
    Missing(usize),
    /// So many players are still in that it is not.
    #[error("players still in: {0}, so it is not sudden death yet: the field must be -")]
    TooEarly(usize),
}

impl ChaturajiPosition {
    /// Reads a position text.
    ///
    /// # Errors
    /// Every reason why the text is not a position of this game.
    pub fn from_fen(variant: &Arc<Variant>, text: &str) -> Result<ChaturajiPosition, Vec<ChaturajiFenError>> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[pieces, turn, scores, taken, sudden_death, quiet, ply] = fields.as_slice() else {
            return Err(vec![ChaturajiFenError::Fields(fields.len())]);
        };
        let mut faults = Vec::new();
        let board = match placement::read(pieces, variant.ground(), |letter| variant.kind_by_letter(letter)) {
            Ok(board) => Some(board),
            Err(found) => {
                faults.extend(found.into_iter().map(ChaturajiFenError::Placement));
                None
            }
        };
        let side = variant.players().iter().position(|player| turn == player.letter.to_string());
        if side.is_none() {
            faults.push(ChaturajiFenError::Turn(turn.to_string()));
        }
        let scores = read_scores(scores, &mut faults);
        let kings_taken = read_kings_taken(variant, taken, &mut faults);
        let sudden_death = read_sudden_death(sudden_death, &mut faults);
        let halfmove_clock = number(FenNumber::QuietPlies, quiet, &mut faults);
        let ply = number(FenNumber::Ply, ply, &mut faults);
        let (Some(board), Some(side)) = (board, side) else { return Err(faults) };
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
            faults.push(ChaturajiFenError::Empty);
        } else if faults.is_empty() {
            position.check_pieces(&mut faults);
            position.check_turn(&mut faults);
        }
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    fn name(&self, player: Player) -> Named<Player> {
        Named::new(&self.variant, player)
    }

    fn check_pieces(&self, faults: &mut Vec<ChaturajiFenError>) {
        for player in self.variant.turn_order() {
            let count = self.variant.royal().map_or(0, |royal| self.squares_of(player, royal).count());
            if count > 1 {
                faults.push(ChaturajiFenError::Kings { player: self.name(player), count });
            }
            for (square, kind) in self.board.pieces_of(player) {
                if self.variant.relative_rank(player, square) < self.variant.kind(kind).lowest_rank {
                    let piece = Named::new(&self.variant, kind);
                    faults.push(ChaturajiFenError::Misplaced { player: self.name(player), piece, square });
                }
            }
        }
    }

    /// That it is the turn of somebody who is in, and sudden death is on exactly when no more than two are.
    fn check_turn(&self, faults: &mut Vec<ChaturajiFenError>) {
        let players_in = self.variant.turn_order().filter(|&player| !self.is_out(player)).count();
        if players_in > 0 && self.is_out(self.turn) {
            faults.push(ChaturajiFenError::TurnOfOut(self.name(self.turn)));
        }
        match self.sudden_death {
            None if players_in <= 2 => {
                faults.push(ChaturajiFenError::SuddenDeath(SuddenDeathFault::Missing(players_in)));
            }
            Some(_) if players_in > 2 => {
                faults.push(ChaturajiFenError::SuddenDeath(SuddenDeathFault::TooEarly(players_in)));
            }
            _ => {}
        }
    }

    /// The position's text.
    pub fn fen(&self) -> String {
        let variant = &self.variant;
        let pieces = placement::write(&self.board, variant.ground(), |kind| variant.kind(kind).letter);
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

fn number(field: FenNumber, text: &str, faults: &mut Vec<ChaturajiFenError>) -> u32 {
    field.read(text).unwrap_or_else(|| {
        faults.push(ChaturajiFenError::Number { field, text: text.to_string() });
        field.least()
    })
}

fn read_scores(text: &str, faults: &mut Vec<ChaturajiFenError>) -> [u32; 4] {
    let scores: Option<Vec<u32>> = text.split(',').map(digits).collect();
    scores.and_then(|scores| scores.try_into().ok()).unwrap_or_else(|| {
        faults.push(ChaturajiFenError::Scores(text.to_string()));
        [0; 4]
    })
}

fn read_kings_taken(variant: &Variant, text: &str, faults: &mut Vec<ChaturajiFenError>) -> [u8; 4] {
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
        faults.push(ChaturajiFenError::KingsTaken(text.to_string()));
        [0; 4]
    })
}

fn read_sudden_death(text: &str, faults: &mut Vec<ChaturajiFenError>) -> Option<u32> {
    if text == "-" {
        return None;
    }
    let left = digits(text).filter(|&left| left <= SUDDEN_DEATH);
    if left.is_none() {
        faults.push(ChaturajiFenError::SuddenDeath(SuddenDeathFault::Number(text.to_string())));
    }
    left
}
