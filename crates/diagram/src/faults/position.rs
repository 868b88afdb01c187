//! Why a text is not a position.

use super::{OfGame, piece};
use crate::phrases::{PlayerForm, player};
use crate::texts;
use menagerie_rules::notation::PlacementError;
use menagerie_rules::{ChaturajiFenError, ChessFenError, PositionError};
use menagerie_texts::Language;

/// Why a text is not a position, every reason.
pub fn position(game: OfGame<'_>, error: &PositionError, language: Language) -> String {
    let reasons: Vec<String> = match error {
        PositionError::Chess(faults) => faults.iter().map(|fault| of_two(game, fault, language)).collect(),
        PositionError::Chaturaji(faults) => faults.iter().map(|fault| of_four(fault, language)).collect(),
    };
    reasons.join(texts::reason_and(language))
}

fn of_two(game: OfGame<'_>, fault: &ChessFenError, language: Language) -> String {
    let the = |name| player(name, PlayerForm::Article, language);
    let of = |name| player(name, PlayerForm::Of, language);
    match fault {
        ChessFenError::Fields(count) => texts::position_fields_two(language, &count.to_string()),
        ChessFenError::Placement(fault) => placement(fault, language),
        ChessFenError::Kings { player, count } => texts::position_kings(language, the(player), &count.to_string()),
        ChessFenError::Misplaced { player, piece: kind, square } => {
            let kind = piece(game, kind, language);
            texts::position_misplaced(language, player, kind, &square.to_string(), of(player))
        }
        ChessFenError::Turn(text) => texts::position_turn_two(language, text),
        ChessFenError::Rights(text, why) => texts::position_rights(language, text, why),
        ChessFenError::RightWithoutPiece { right, piece: what, square } => {
            // The rules say whose it is as well: “White King”.
            let (owner, kind) = what.split_once(' ').unwrap_or(("", what));
            let (right, kind) = (right.to_string(), piece(game, kind, language));
            texts::position_right_without_piece(language, &right, owner, kind, &square.to_string(), of(owner))
        }
        ChessFenError::EnPassant(text, why) => texts::position_en_passant(language, text, why),
        ChessFenError::Number { what, from, text } => texts::position_number(language, what, from, text),
        ChessFenError::OpponentInCheck(player) => texts::position_opponent_in_check(language, the(player)),
    }
}

fn of_four(fault: &ChaturajiFenError, language: Language) -> String {
    let the = |name| player(name, PlayerForm::Article, language);
    match fault {
        ChaturajiFenError::Fields(count) => texts::position_fields_four(language, &count.to_string()),
        ChaturajiFenError::Placement(fault) => placement(fault, language),
        ChaturajiFenError::Empty => texts::position_empty(language).to_string(),
        ChaturajiFenError::Kings { player, count } => {
            texts::position_kings_four(language, the(player), &count.to_string())
        }
        ChaturajiFenError::Misplaced { player: owner, square } => {
            let of = player(owner, PlayerForm::Of, language);
            texts::position_pawn_misplaced(language, owner, &square.to_string(), of)
        }
        ChaturajiFenError::Turn(text) => texts::position_turn_four(language, text),
        ChaturajiFenError::TurnOfOut(player) => texts::position_turn_of_out(language, the(player)),
        ChaturajiFenError::Scores(text) => texts::position_scores(language, text),
        ChaturajiFenError::KingsTaken(text) => texts::position_kings_taken(language, text),
        ChaturajiFenError::SuddenDeath(why) => texts::position_sudden_death(language, why),
        ChaturajiFenError::Number { what, from, text } => texts::position_number(language, what, from, text),
    }
}

fn placement(fault: &PlacementError, language: Language) -> String {
    match fault {
        PlacementError::Ranks { expected, found } => {
            texts::position_ranks(language, &expected.to_string(), &found.to_string())
        }
        PlacementError::Width { rank, expected, found } => {
            texts::position_width(language, &rank.to_string(), &expected.to_string(), &found.to_string())
        }
        PlacementError::Piece { rank, found, letters } => {
            texts::position_piece(language, found, &rank.to_string(), letters)
        }
    }
}
