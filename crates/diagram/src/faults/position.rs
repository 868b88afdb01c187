//! Why a text is not a position.

use super::{kind, named};
use crate::phrases::PlayerForm;
use crate::texts;
use menagerie_rules::chaturaji::{SUDDEN_DEATH, SuddenDeathFault};
use menagerie_rules::chess::{EnPassantFault, RightsFault};
use menagerie_rules::notation::{FenNumber, PlacementError};
use menagerie_rules::{ChaturajiFenError, ChessFenError, PositionError};
use menagerie_texts::Language;

/// Why a text is not a position, every reason.
pub fn position(error: &PositionError, language: Language) -> String {
    let reasons: Vec<String> = match error {
        PositionError::Chess(faults) => faults.iter().map(|fault| of_two(fault, language)).collect(),
        PositionError::Chaturaji(faults) => faults.iter().map(|fault| of_four(fault, language)).collect(),
    };
    reasons.join(texts::reason_and(language))
}

fn of_two(fault: &ChessFenError, language: Language) -> String {
    let the = |who| named(who, PlayerForm::Article, language);
    let of = |who| named(who, PlayerForm::Of, language);
    let bare = |who| named(who, PlayerForm::Bare, language);
    match fault {
        ChessFenError::Fields(count) => texts::position_fields_two(language, count),
        ChessFenError::Placement(fault) => placement(fault, language),
        ChessFenError::Kings { player, count } => texts::position_kings(language, the(player), count),
        ChessFenError::Misplaced { player, piece, square } => {
            let (piece, square) = (kind(piece, language), square);
            texts::position_misplaced(language, bare(player), piece, square, of(player))
        }
        ChessFenError::Turn(text) => texts::position_turn_two(language, text),
        ChessFenError::Rights(text, fault) => texts::position_rights(language, text, rights(fault, language)),
        ChessFenError::RightWithoutPiece { right, player, piece, square } => {
            let piece = kind(piece, language);
            texts::position_right_without_piece(language, right, bare(player), piece, square, of(player))
        }
        ChessFenError::EnPassant(text, fault) => {
            texts::position_en_passant(language, text, en_passant(*fault, language))
        }
        ChessFenError::NoHands(text) => texts::position_no_hands(language, text),
        ChessFenError::Hand(text) => texts::position_hand(language, text),
        ChessFenError::Checks(text, most) => texts::position_checks(language, text, most),
        ChessFenError::Number { field, text } => number(*field, text, language),
        ChessFenError::OpponentInCheck(player) => texts::position_opponent_in_check(language, the(player)),
    }
}

fn of_four(fault: &ChaturajiFenError, language: Language) -> String {
    let the = |who| named(who, PlayerForm::Article, language);
    match fault {
        ChaturajiFenError::Fields(count) => texts::position_fields_four(language, count),
        ChaturajiFenError::Placement(fault) => placement(fault, language),
        ChaturajiFenError::Empty => texts::position_empty(language).to_string(),
        ChaturajiFenError::Kings { player, count } => texts::position_kings_four(language, the(player), count),
        ChaturajiFenError::Misplaced { player, piece, square } => {
            let (bare, of) = (named(player, PlayerForm::Bare, language), named(player, PlayerForm::Of, language));
            texts::position_pawn_misplaced(language, bare, kind(piece, language), square, of)
        }
        ChaturajiFenError::Turn(text) => texts::position_turn_four(language, text),
        ChaturajiFenError::TurnOfOut(player) => texts::position_turn_of_out(language, the(player)),
        ChaturajiFenError::Scores(text) => texts::position_scores(language, text),
        ChaturajiFenError::KingsTaken(text) => texts::position_kings_taken(language, text),
        ChaturajiFenError::SuddenDeath(fault) => {
            let most = SUDDEN_DEATH;
            match fault {
                SuddenDeathFault::Number(text) => texts::position_sudden_death_number(language, most, text),
                SuddenDeathFault::Missing(count) => texts::position_sudden_death_missing(language, count, most),
                SuddenDeathFault::TooEarly(count) => texts::position_sudden_death_early(language, count),
            }
        }
        ChaturajiFenError::Number { field, text } => number(*field, text, language),
    }
}

fn placement(fault: &PlacementError, language: Language) -> String {
    match fault {
        PlacementError::Ranks { expected, found } => texts::position_ranks(language, expected, found),
        PlacementError::Width { rank, expected, found } => texts::position_width(language, rank, expected, found),
        PlacementError::Hole(square, true) => texts::position_hole(language, square),
        PlacementError::Hole(square, false) => texts::position_no_hole(language, square),
        PlacementError::Piece { rank, found, letters } => texts::position_piece(language, found, rank, letters),
    }
}

fn rights(fault: &RightsFault, language: Language) -> String {
    match fault {
        RightsFault::NoneInGame { name, .. } => texts::rights_none(language, name),
        RightsFault::Letters(letters) => texts::rights_letters(language, letters),
        RightsFault::Twice(letter) => texts::rights_twice(language, letter),
    }
}

fn en_passant(fault: EnPassantFault, language: Language) -> &'static str {
    match fault {
        EnPassantFault::OffBoard => texts::en_passant_off_board(language),
        EnPassantFault::NotPassed => texts::en_passant_not_passed(language),
        EnPassantFault::Occupied => texts::en_passant_occupied(language),
        EnPassantFault::NoPiece => texts::en_passant_no_piece(language),
        EnPassantFault::NoDoubleStep => texts::en_passant_no_double_step(language),
    }
}

fn number(field: FenNumber, text: &str, language: Language) -> String {
    let what = match field {
        FenNumber::HalfmoveClock => texts::number_halfmove_clock(language),
        FenNumber::MoveNumber => texts::number_move(language),
        FenNumber::QuietPlies => texts::number_quiet_plies(language),
        FenNumber::Ply => texts::number_ply(language),
    };
    let from = if field.least() == 0 { "" } else { texts::number_from_one(language) };
    texts::position_number(language, what, from, text)
}
