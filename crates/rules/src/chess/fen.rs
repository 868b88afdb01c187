//! ChessPosition texts of two-player games, as in Fairy-Stockfish, but with the en-passant square after every double step.

use super::{ChessPosition, EnPassant};
use crate::board::Board;
use crate::notation::placement::{self, PlacementError};
use crate::tables::Path;
use crate::{Bitboard, Player, Square, Variant};
use std::sync::Arc;

/// One reason why a text is not a position of a two-player game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChessFenError {
    /// Not six fields.
    #[error(
        "a position has six fields (pieces, side to move, rights, en-passant square, halfmove clock, move number), not {0}"
    )]
    Fields(usize),
    /// The first field.
    #[error(transparent)]
    Placement(#[from] PlacementError),
    /// No King, or several.
    #[error("{player} must have exactly one King, not {count}")]
    Kings {
        /// Whose.
        player: String,
        /// How many there are.
        count: u32,
    },
    /// A piece where none of its kind can stand.
    #[error("a {player} {piece} cannot stand on {square}")]
    Misplaced {
        /// Whose.
        player: String,
        /// The kind.
        piece: String,
        /// Where.
        square: Square,
    },
    /// Not a side.
    #[error("the side to move must be w or b, not “{0}”")]
    Turn(String),
    /// Not rights.
    #[error("“{0}” is not a list of rights: {1}")]
    Rights(String, String),
    /// A right without the pieces it needs.
    #[error("the right {right} needs the {piece} on {square}")]
    RightWithoutPiece {
        /// The right's letter.
        right: char,
        /// What is missing.
        piece: String,
        /// Where.
        square: Square,
    },
    /// Not an en-passant square.
    #[error("“{0}” cannot be the en-passant square: {1}")]
    EnPassant(String, String),
    /// Not a number.
    #[error("the {what} must be a whole number{from}, not “{text}”")]
    Number {
        /// Which number.
        what: &'static str,
        /// From where on, in words.
        from: &'static str,
        /// What stands there.
        text: String,
    },
    /// The side that has just moved is in check.
    #[error("{0} is in check but it is not {0}'s turn")]
    OpponentInCheck(String),
}

impl ChessPosition {
    /// Reads a position text.
    ///
    /// # Errors
    /// Every reason why the text is not a position of this game.
    pub fn from_fen(variant: &Arc<Variant>, text: &str) -> Result<ChessPosition, Vec<ChessFenError>> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let &[pieces, turn, rights, en_passant, halfmove_clock, fullmove_number] = fields.as_slice() else {
            return Err(vec![ChessFenError::Fields(fields.len())]);
        };
        let mut faults = Vec::new();
        let shape = variant.shape();
        let board = match placement::read(pieces, shape, variant.players(), |letter| variant.kind_by_letter(letter)) {
            Ok(board) => board,
            Err(found) => {
                faults.extend(found.into_iter().map(ChessFenError::Placement));
                Board::empty()
            }
        };
        let readable = faults.is_empty();
        let turn = variant.players().iter().position(|player| turn == player.letter.to_string()).map_or_else(
            || {
                faults.push(ChessFenError::Turn(turn.to_string()));
                None
            },
            |player| Some(Player(player as u8)),
        );
        let halfmove_clock = number("halfmove clock", "", 0, halfmove_clock, &mut faults);
        let fullmove_number = number("move number", " from 1", 1, fullmove_number, &mut faults);
        if !readable {
            return Err(faults);
        }
        let kings = kings(variant, &board, &mut faults);
        misplaced(variant, &board, &mut faults);
        let rights = read_rights(variant, &board, rights, &mut faults);
        let passed = turn.and_then(|turn| read_en_passant(variant, &board, turn, en_passant, &mut faults));
        let (Some(kings), Some(turn)) = (kings, turn) else { return Err(faults) };
        let mut position = ChessPosition {
            variant: Arc::clone(variant),
            board,
            kings,
            turn,
            rights,
            en_passant: passed,
            halfmove_clock,
            fullmove_number,
            hash: 0,
        };
        position.hash = position.recomputed_hash();
        if position.is_attacked(position.king(position.opponent()), turn) {
            let name = variant.player(position.opponent()).name.clone();
            faults.push(ChessFenError::OpponentInCheck(name));
        }
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    /// The position's text.
    pub fn fen(&self) -> String {
        let variant = &self.variant;
        let pieces =
            placement::write(&self.board, variant.shape(), variant.players(), |kind| variant.kind(kind).letter);
        let held: String = variant
            .rights()
            .iter()
            .enumerate()
            .filter(|(bit, _)| self.rights >> bit & 1 != 0)
            .map(|(_, right)| right.letter)
            .collect();
        let rights = if held.is_empty() { "-".to_string() } else { held };
        let passed = self.en_passant.map_or_else(|| "-".to_string(), |passed| passed.target.to_string());
        let turn = variant.player(self.turn).letter;
        format!("{pieces} {turn} {rights} {passed} {} {}", self.halfmove_clock, self.fullmove_number)
    }
}

fn number(what: &'static str, from: &'static str, least: u32, text: &str, faults: &mut Vec<ChessFenError>) -> u32 {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if number >= least && digits => number,
        _ => {
            faults.push(ChessFenError::Number { what, from, text: text.to_string() });
            least
        }
    }
}

fn kings(variant: &Variant, board: &Board, faults: &mut Vec<ChessFenError>) -> Option<[Square; 2]> {
    let mut kings = [None; 2];
    for player in variant.turn_order() {
        let found: Bitboard =
            board.pieces_of(player).filter(|(_, kind)| *kind == variant.royal()).map(|(square, _)| square).collect();
        if found.count() == 1 {
            kings[player.index()] = found.iter().next();
        } else {
            let player = variant.player(player).name.clone();
            faults.push(ChessFenError::Kings { player, count: found.count() });
        }
    }
    Some([kings[0]?, kings[1]?])
}

/// Pawns and their like must have become something else on the farthest rank, and never stand behind their first one.
fn misplaced(variant: &Variant, board: &Board, faults: &mut Vec<ChessFenError>) {
    for (square, piece) in board.pieces() {
        let kind = variant.kind(piece.kind);
        let waits = kind.zeroing && !kind.promotes_to.is_empty() && variant.is_promotion_rank(piece.player, square);
        if waits || variant.relative_rank(piece.player, square) < kind.lowest_rank {
            let player = variant.player(piece.player).name.clone();
            faults.push(ChessFenError::Misplaced { player, piece: kind.name.clone(), square });
        }
    }
}

fn read_rights(variant: &Variant, board: &Board, text: &str, faults: &mut Vec<ChessFenError>) -> u8 {
    let mut held = 0;
    if text == "-" {
        return held;
    }
    for letter in text.chars() {
        let Some(bit) = variant.rights().iter().position(|right| right.letter == letter) else {
            let letters: String = variant.rights().iter().map(|right| right.letter).collect();
            let why = if letters.is_empty() {
                format!("{} has none, so the field must be -", variant.name())
            } else {
                format!("it may hold {letters}, or be -")
            };
            faults.push(ChessFenError::Rights(text.to_string(), why));
            return 0;
        };
        if held >> bit & 1 != 0 {
            faults.push(ChessFenError::Rights(text.to_string(), format!("{letter} stands there twice")));
            return 0;
        }
        held |= 1 << bit;
        let right = &variant.rights()[bit];
        for &(square, kind) in &right.needs {
            let there = board.get(square).filter(|piece| piece.player == right.player && piece.kind == kind);
            if there.is_none() {
                let piece = format!("{} {}", variant.player(right.player).name, variant.kind(kind).name);
                faults.push(ChessFenError::RightWithoutPiece { right: letter, piece, square });
            }
        }
    }
    held
}

fn read_en_passant(
    variant: &Variant,
    board: &Board,
    turn: Player,
    text: &str,
    faults: &mut Vec<ChessFenError>,
) -> Option<EnPassant> {
    if text == "-" {
        return None;
    }
    let mut fault = |why: &str| {
        faults.push(ChessFenError::EnPassant(text.to_string(), why.to_string()));
        None
    };
    let Some(target) = text.parse::<Square>().ok().filter(|&square| variant.shape().contains(square)) else {
        return fault("it is not a square of the board");
    };
    let mover = Player(1 - turn.0);
    let (victim, origin) =
        (variant.relative_offset(mover, target, (0, 1)), variant.relative_offset(mover, target, (0, -1)));
    let (Some(victim), Some(origin)) = (victim, origin) else {
        return fault("nothing can have passed over it");
    };
    if board.get(target).is_some() || board.get(origin).is_some() {
        return fault("it and the square behind it must be empty");
    }
    let Some(piece) = board.get(victim).filter(|piece| piece.player == mover) else {
        return fault("no piece that could have passed over it stands beyond");
    };
    let stepped = variant.kind_ids().any(|id| {
        let kind = variant.kind(id);
        let promoted = variant.is_promotion_rank(mover, victim) && !kind.promotes_to.is_empty();
        let arrives = if promoted { kind.promotes_to.contains(&piece.kind) } else { id == piece.kind };
        let doubles = |path: &Path| path.double_step;
        kind.taken_en_passant && arrives && variant.tables().paths(mover, id, origin).iter().any(doubles)
    });
    if !stepped {
        return fault("the piece beyond cannot have made a double step");
    }
    Some(EnPassant { target, victim })
}
