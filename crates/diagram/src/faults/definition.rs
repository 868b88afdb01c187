//! What is wrong with the definition of a game.

use super::{betza, position, square};
use crate::phrases::{PlayerForm, player};
use crate::texts;
use menagerie_rules::{DefinitionError, DefinitionFault, DefinitionPart, KindId, ShortTextFault, ZoneError};
use menagerie_texts::Language;

/// What is wrong with a definition, and where.
pub fn definition(error: &DefinitionError, language: Language) -> String {
    let (part, fault) = match error {
        DefinitionError::Several(faults) => {
            return faults.iter().map(|fault| definition(fault, language)).collect::<Vec<_>>().join("; ");
        }
        DefinitionError::Json { line, column, .. } => {
            return texts::definition_json(language, line, column);
        }
        DefinitionError::Betza { piece, fault } => (texts::definition_piece(language, piece), betza(fault, language)),
        DefinitionError::Wrong { part, fault } => (place(part, language), what(fault, language)),
    };
    texts::definition_wrong(language, &part, &fault)
}

fn place(part: &DefinitionPart, language: Language) -> String {
    match part {
        // The keys of the format are the same in every language.
        DefinitionPart::Key(key) => (*key).to_string(),
        DefinitionPart::Piece(name) => texts::definition_piece(language, name),
        DefinitionPart::Castling(letter) => texts::definition_castling(language, letter),
    }
}

fn what(fault: &DefinitionFault, language: Language) -> String {
    let words = match fault {
        DefinitionFault::BoardSize => texts::definition_board_size(language),
        DefinitionFault::Royals(count) => return texts::definition_royals(language, count),
        DefinitionFault::Format(format) => return texts::definition_format(language, format),
        DefinitionFault::TwoPlayers => texts::definition_two_players(language),
        DefinitionFault::NoChecks => texts::definition_no_checks(language),
        DefinitionFault::TooManyMoves { crossed, most } => return texts::definition_moves(language, crossed, most),
        DefinitionFault::Boats => texts::definition_boats(language),
        DefinitionFault::Castlers(count) => return texts::definition_castlers(language, count),
        DefinitionFault::NoKing => texts::definition_no_king(language),
        DefinitionFault::Rights => texts::definition_rights(language),
        DefinitionFault::NoPiece(letter) => return texts::definition_no_piece(language, letter),
        DefinitionFault::Players { needed, found } => {
            return texts::definition_players(language, needed, found);
        }
        DefinitionFault::Kinds => return texts::definition_kinds(language, KindId::MOST),
        DefinitionFault::LetterTaken(letter) => return texts::definition_letter_taken(language, letter),
        DefinitionFault::LowestRank => texts::definition_lowest_rank(language),
        DefinitionFault::InitialReturns => texts::definition_initial_returns(language),
        DefinitionFault::PromotesToKing => texts::definition_promotes_to_king(language),
        DefinitionFault::OffBoard(square) => return texts::definition_off_board(language, square),
        DefinitionFault::CastlingRank => texts::definition_castling_rank(language),
        DefinitionFault::KingOnRook => texts::definition_king_on_rook(language),
        DefinitionFault::RightLetter => texts::definition_right_letter(language),
        DefinitionFault::CastlingSan => texts::definition_castling_san(language),
        DefinitionFault::SameKing => texts::definition_same_king(language),
        DefinitionFault::SameSan => texts::definition_same_san(language),
        DefinitionFault::PromotionRows => texts::definition_promotion_rows(language),
        DefinitionFault::PromotionRowTooLong(name) => {
            return texts::definition_promotion_row_too_long(language, player(name, PlayerForm::Article, language));
        }
        DefinitionFault::ShortText(fault) => return short_text(*fault, language),
        DefinitionFault::Shuffle(_) => texts::definition_shuffle(language),
        DefinitionFault::Zone(ZoneError::Text(text) | ZoneError::OffBoard(text)) => {
            return texts::definition_zone(language, text);
        }
        DefinitionFault::Zone(ZoneError::Players { needed, found }) => {
            return texts::definition_zone_players(language, needed, found);
        }
        DefinitionFault::Square(error) => return square(error, language),
        DefinitionFault::Start(error) => return position(error, language),
    };
    words.to_string()
}

fn short_text(fault: ShortTextFault, language: Language) -> String {
    // As the standard writes it: U+202E.
    let number = |character: u32| format!("U+{character:04X}");
    match fault {
        ShortTextFault::Empty => texts::definition_text_empty(language).to_string(),
        ShortTextFault::Long { letters, most } => texts::definition_text_long(language, most, letters),
        ShortTextFault::Control(character) => texts::definition_text_control(language, number(character)),
        ShortTextFault::Direction(character) => texts::definition_text_direction(language, number(character)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Variant, VariantError};

    #[test]
    fn every_fault_of_a_name_is_said_in_both_languages() {
        let chess = Variant::by_id("chess", &Options::none()).unwrap().definition().clone();
        for (name, said) in [
            (String::new(), ["at least one letter", "au moins une lettre"]),
            ("é".repeat(81), ["at most 80 letters, not 81", "au plus 80 lettres, et non 81"]),
            ("a\0b".to_string(), ["control character U+0000", "caractère de commande U+0000"]),
            ("a\u{202e}b".to_string(), ["U+202E, which turns", "U+202E, qui change"]),
        ] {
            let mut wrong = chess.clone();
            wrong.name.clone_from(&name);
            let error = match Variant::from_definition(wrong, &Options::none()) {
                Err(VariantError::Definition(error)) => error,
                other => panic!("{name:?}: {other:?}"),
            };
            for (language, words) in [Language::English, Language::French].into_iter().zip(said) {
                let told = definition(&error, language);
                assert!(told.starts_with("name") && told.contains(words), "{told}");
            }
        }
    }
}
