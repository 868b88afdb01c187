//! Position texts of two-player games, as in Fairy-Stockfish, but with the en-passant square after every double step.

use super::{ChessPosition, EnPassant};
use crate::board::Board;
use crate::notation::FenNumber;
use crate::notation::placement::{self, PlacementError};
use crate::tables::Path;
use crate::{Bitboard, KindId, Named, Player, Square, Variant};
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
        player: Named<Player>,
        /// How many there are.
        count: u32,
    },
    /// A piece where none of its kind can stand.
    #[error("a {player} {piece} cannot stand on {square}")]
    Misplaced {
        /// Whose.
        player: Named<Player>,
        /// The kind.
        piece: Named<KindId>,
        /// Where.
        square: Square,
    },
    /// Not a side.
    #[error("the side to move must be w or b, not “{0}”")]
    Turn(String),
    /// Not rights.
    #[error("“{0}” is not a list of rights: {1}")]
    Rights(String, RightsFault),
    /// A right without the pieces it needs.
    #[error("the right {right} needs the {player} {piece} on {square}")]
    RightWithoutPiece {
        /// The right's letter.
        right: char,
        /// Whose right it is.
        player: Named<Player>,
        /// The kind of the piece that is missing.
        piece: Named<KindId>,
        /// Where it must stand.
        square: Square,
    },
    /// Not an en-passant square.
    #[error("“{0}” cannot be the en-passant square: {1}")]
    EnPassant(String, EnPassantFault),
    /// Not a number.
    #[error("the {field} must be a whole number{}, not “{text}”", .field.range())]
    Number {
        /// Which number.
        field: FenNumber,
        /// What stands there.
        text: String,
    },
    /// The side that has just moved is in check.
    #[error("{0} is in check but it is not {0}'s turn")]
    OpponentInCheck(Named<Player>),
}

/// What is wrong with a list of rights.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RightsFault {
    /// The game has no rights.
    #[error("{name} has none, so the field must be -")]
    NoneInGame {
        /// The game's id.
        game: String,
        /// Its name in English.
        name: String,
    },
    /// A letter that stands for no right: these do.
    #[error("it may hold {0}, or be -")]
    Letters(String),
    /// A letter that stands there twice.
    #[error("{0} stands there twice")]
    Twice(char),
}

/// Why a square cannot be the en-passant square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EnPassantFault {
    /// It is no square of the board.
    #[error("it is not a square of the board")]
    OffBoard,
    /// No double step leads over it.
    #[error("nothing can have passed over it")]
    NotPassed,
    /// Something stands on it, or where the double step began.
    #[error("it and the square behind it must be empty")]
    Occupied,
    /// Nothing of the player who has just moved stands beyond it.
    #[error("no piece that could have passed over it stands beyond")]
    NoPiece,
    /// What stands beyond it makes no double steps.
    #[error("the piece beyond cannot have made a double step")]
    NoDoubleStep,
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
        let board = match placement::read(pieces, variant.ground(), |letter| variant.kind_by_letter(letter)) {
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
        let halfmove_clock = number(FenNumber::HalfmoveClock, halfmove_clock, &mut faults);
        let fullmove_number = number(FenNumber::MoveNumber, fullmove_number, &mut faults);
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
            faults.push(ChessFenError::OpponentInCheck(Named::new(variant, position.opponent())));
        }
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    /// The position's text.
    pub fn fen(&self) -> String {
        let variant = &self.variant;
        let pieces = placement::write(&self.board, variant.ground(), |kind| variant.kind(kind).letter);
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

fn number(field: FenNumber, text: &str, faults: &mut Vec<ChessFenError>) -> u32 {
    field.read(text).unwrap_or_else(|| {
        faults.push(ChessFenError::Number { field, text: text.to_string() });
        field.least()
    })
}

fn kings(variant: &Arc<Variant>, board: &Board, faults: &mut Vec<ChessFenError>) -> Option<[Square; 2]> {
    let mut kings = [None; 2];
    for player in variant.turn_order() {
        let found: Bitboard =
            board.pieces_of(player).filter(|(_, kind)| *kind == variant.royal()).map(|(square, _)| square).collect();
        if found.count() == 1 {
            kings[player.index()] = found.iter().next();
        } else {
            let player = Named::new(variant, player);
            faults.push(ChessFenError::Kings { player, count: found.count() });
        }
    }
    Some([kings[0]?, kings[1]?])
}

/// Pawns and their like must have become something else on the farthest rank, and never stand behind their first one.
fn misplaced(variant: &Arc<Variant>, board: &Board, faults: &mut Vec<ChessFenError>) {
    for (square, piece) in board.pieces() {
        let kind = variant.kind(piece.kind);
        let waits = kind.zeroing && !kind.promotes_to.is_empty() && variant.is_promotion_rank(piece.player, square);
        if waits || variant.relative_rank(piece.player, square) < kind.lowest_rank {
            let (player, piece) = (Named::new(variant, piece.player), Named::new(variant, piece.kind));
            faults.push(ChessFenError::Misplaced { player, piece, square });
        }
    }
}

fn read_rights(variant: &Arc<Variant>, board: &Board, text: &str, faults: &mut Vec<ChessFenError>) -> u8 {
    let mut held = 0;
    if text == "-" {
        return held;
    }
    for letter in text.chars() {
        let Some(bit) = variant.rights().iter().position(|right| right.letter == letter) else {
            let letters: String = variant.rights().iter().map(|right| right.letter).collect();
            let why = if letters.is_empty() {
                RightsFault::NoneInGame { game: variant.id().to_string(), name: variant.name().to_string() }
            } else {
                RightsFault::Letters(letters)
            };
            faults.push(ChessFenError::Rights(text.to_string(), why));
            return 0;
        };
        if held >> bit & 1 != 0 {
            faults.push(ChessFenError::Rights(text.to_string(), RightsFault::Twice(letter)));
            return 0;
        }
        held |= 1 << bit;
        let right = &variant.rights()[bit];
        for &(square, kind) in &right.needs {
            let there = board.get(square).filter(|piece| piece.player == right.player && piece.kind == kind);
            if there.is_none() {
                let (player, piece) = (Named::new(variant, right.player), Named::new(variant, kind));
                faults.push(ChessFenError::RightWithoutPiece { right: letter, player, piece, square });
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
    let mut fault = |why: EnPassantFault| {
        faults.push(ChessFenError::EnPassant(text.to_string(), why));
        None
    };
    let Some(target) = text.parse::<Square>().ok().filter(|&square| variant.shape().contains(square)) else {
        return fault(EnPassantFault::OffBoard);
    };
    let mover = Player(1 - turn.0);
    let (victim, origin) =
        (variant.relative_offset(mover, target, (0, 1)), variant.relative_offset(mover, target, (0, -1)));
    let (Some(victim), Some(origin)) = (victim, origin) else {
        return fault(EnPassantFault::NotPassed);
    };
    if board.get(target).is_some() || board.get(origin).is_some() {
        return fault(EnPassantFault::Occupied);
    }
    let Some(piece) = board.get(victim).filter(|piece| piece.player == mover) else {
        return fault(EnPassantFault::NoPiece);
    };
    let stepped = variant.kind_ids().any(|id| {
        let kind = variant.kind(id);
        let promoted = variant.is_promotion_rank(mover, victim) && !kind.promotes_to.is_empty();
        let arrives = if promoted { kind.promotes_to.contains(&piece.kind) } else { id == piece.kind };
        let doubles = |path: &Path| path.double_step;
        kind.taken_en_passant && arrives && variant.tables().paths(mover, id, origin).iter().any(doubles)
    });
    if !stepped {
        return fault(EnPassantFault::NoDoubleStep);
    }
    Some(EnPassant { target, victim })
}
