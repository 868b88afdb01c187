//! Why a move cannot be played, and how a game ended.

use super::{OfGame, piece};
use crate::phrases::{PlayerForm, player};
use crate::texts;
use menagerie_rules::notation::MoveError;
use menagerie_rules::{CastlingRefusal, Ended, GameError, PlacedPiece, Termination};
use menagerie_texts::Language;

/// How a game ended, in a sentence.
pub fn ended(end: &Ended, language: Language) -> String {
    let why = match end.reason {
        Termination::Checkmate => texts::end_checkmate(language),
        Termination::Stalemate => texts::end_stalemate(language),
        Termination::Threefold => texts::end_threefold(language),
        Termination::FiftyMove => texts::end_fifty_move(language),
        Termination::BareKings => texts::end_bare_kings(language),
        Termination::InsufficientMaterial => texts::end_insufficient_material(language),
        Termination::Score => texts::end_score(language),
    };
    let article = |name| player(name, PlayerForm::Article, language);
    match end.winners.as_slice() {
        [] => texts::end_draw(language, why),
        [one] => texts::end_win(language, article(one), why),
        [many @ .., last] => {
            let many: Vec<&str> = many.iter().map(|name| article(name)).collect();
            texts::end_shared(language, &many.join(", "), article(last), why)
        }
    }
}

/// Why a move cannot be played.
pub fn game_error(game: OfGame<'_>, error: &GameError, language: Language) -> String {
    match error {
        GameError::Over(end) => texts::reason_game_over(language, &ended(end, language)),
        GameError::Move(fault) => move_error(game, fault, language),
        GameError::Illegal(_) => texts::move_not_allowed(language).to_string(),
    }
}

fn move_error(game: OfGame<'_>, error: &MoveError, language: Language) -> String {
    let name = |kind| piece(game, kind, language);
    match error {
        MoveError::Unreadable(text) => texts::fault_unreadable(language, text),
        MoveError::NoSuchPiece { letter, letters } => {
            texts::fault_no_such_piece(language, &letter.to_string(), letters)
        }
        MoveError::OffBoard(square) => texts::fault_off_board(language, &square.to_string()),
        MoveError::Empty(square) => texts::why_empty(language, &square.to_string()),
        MoveError::NotYours { square, piece, owner, turn } => {
            let to = |name| player(name, PlayerForm::To, language);
            texts::move_not_yours(language, name(piece), &square.to_string(), owner, turn, to(owner), to(turn))
        }
        MoveError::CannotReach { piece, from, to } => {
            texts::fault_cannot_reach(language, name(piece), &from.to_string(), &to.to_string())
        }
        MoveError::Castling(refusal) => castling(game, refusal, language),
        MoveError::KingInCheck => texts::fault_king_in_check(language).to_string(),
        MoveError::NoneCanReach { piece, to } => texts::move_none_can_reach(language, name(piece), &to.to_string()),
        MoveError::Ambiguous(moves) => texts::fault_ambiguous(language, moves),
        MoveError::PromotionNeeded(kinds) => texts::fault_promotion_needed(language, &letters(kinds)),
        MoveError::WrongPromotion(letter) => texts::fault_wrong_promotion(language, &letter.to_string()),
        MoveError::MustPass(name) => texts::move_must_pass(language, player(name, PlayerForm::Article, language)),
        MoveError::CannotPass(name) => texts::fault_cannot_pass(language, player(name, PlayerForm::Article, language)),
        MoveError::NoMoves => texts::move_none(language).to_string(),
    }
}

fn castling(game: OfGame<'_>, refusal: &CastlingRefusal, language: Language) -> String {
    let on = |placed: &PlacedPiece| {
        texts::piece_on(language, piece(game, &placed.piece, language), &placed.square.to_string())
    };
    let list = |placed: &[PlacedPiece]| placed.iter().map(on).collect::<Vec<_>>().join(texts::and(language));
    match refusal {
        CastlingRefusal::None => texts::why_castling_none(language).to_string(),
        CastlingRefusal::KingAway(square) => texts::castling_king_away(language, &square.to_string()),
        CastlingRefusal::RookAway(rook) => {
            texts::castling_rook_away(language, piece(game, &rook.piece, language), &rook.square.to_string())
        }
        CastlingRefusal::Gone => texts::castling_gone(language).to_string(),
        CastlingRefusal::InCheck(attackers) => texts::castling_check(language, &list(attackers)),
        CastlingRefusal::Blocked(blocker) => texts::castling_blocked(language, &on(blocker)),
        CastlingRefusal::Crossed { square, attackers } => {
            texts::castling_crossed(language, &square.to_string(), &list(attackers))
        }
        CastlingRefusal::Arrives { square, attackers } => {
            texts::castling_arrives(language, &square.to_string(), &list(attackers))
        }
        CastlingRefusal::Elsewhere(square) => texts::why_castling_elsewhere(language, &square.to_string()),
    }
}

/// The letters out of a list such as `Queen (Q), Rook (R)`: they are the same in every language.
fn letters(kinds: &str) -> String {
    let letters: Vec<&str> = kinds.split('(').skip(1).filter_map(|part| part.split(')').next()).collect();
    letters.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_of_a_game_is_told_in_french() {
        use Termination::{BareKings, Checkmate, FiftyMove, InsufficientMaterial, Score, Stalemate, Threefold};
        for reason in [Checkmate, Stalemate, Threefold, FiftyMove, BareKings, InsufficientMaterial, Score] {
            let winners: Vec<String> = ["Red", "Green", "Blue"].map(String::from).to_vec();
            for count in [0, 1, 3] {
                let words = ended(&Ended { winners: winners[..count].to_vec(), reason }, Language::French);
                let english = ["the ", "win", "by ", "because", "Red", "Draw"];
                assert!(!english.iter().any(|part| words.contains(part)), "{words}");
            }
            let three = ended(&Ended { winners, reason: Score }, Language::French);
            assert_eq!(three, "les Rouges, les Verts et les Bleus se partagent la victoire aux points.");
        }
    }

    #[test]
    fn every_end_of_a_game_is_told_in_english_as_the_rules_tell_it() {
        for reason in [Termination::Checkmate, Termination::Threefold, Termination::Score] {
            for winners in [&[][..], &["Red"], &["Red", "Green", "Blue"]] {
                let end = Ended { winners: winners.iter().map(ToString::to_string).collect(), reason };
                assert_eq!(ended(&end, Language::English), end.to_string());
            }
        }
    }
}
