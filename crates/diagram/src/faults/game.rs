//! Why a move cannot be played, and how a game ended.

use super::{kind, named, piece};
use crate::phrases::PlayerForm;
use crate::texts;
use menagerie_rules::notation::MoveError;
use menagerie_rules::{CastlingRefusal, Ended, GameError, KindId, Named, PlacedPiece, Termination};
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
        Termination::Goal => texts::end_goal(language),
        Termination::Checks => texts::end_checks(language),
        Termination::Counting => texts::end_counting(language),
        Termination::Extinction => texts::end_extinction(language),
    };
    let article = |who| named(who, PlayerForm::Article, language);
    match end.winners.as_slice() {
        [] => texts::end_draw(language, why),
        [one] => texts::end_win(language, article(one), why),
        [many @ .., last] => {
            let many: Vec<&str> = many.iter().map(article).collect();
            texts::end_shared(language, many.join(", "), article(last), why)
        }
    }
}

/// Why a move cannot be played.
pub fn game_error(error: &GameError, language: Language) -> String {
    match error {
        GameError::Over(end) => texts::reason_game_over(language, ended(end, language)),
        GameError::Move(fault) => move_error(fault, language),
        GameError::Illegal(_) => texts::move_not_allowed(language).to_string(),
    }
}

fn move_error(error: &MoveError, language: Language) -> String {
    let article = |who| named(who, PlayerForm::Article, language);
    match error {
        MoveError::Unreadable(text) => texts::fault_unreadable(language, text),
        MoveError::NoSuchPiece { letter, letters } => texts::fault_no_such_piece(language, letter, letters),
        MoveError::OffBoard(square) => texts::fault_off_board(language, square),
        MoveError::Empty(square) => texts::why_empty(language, square),
        MoveError::NotYours { square, piece, owner, turn } => {
            let bare = |who| named(who, PlayerForm::Bare, language);
            let to = |who| named(who, PlayerForm::To, language);
            let (piece, square) = (kind(piece, language), square);
            texts::move_not_yours(language, piece, square, bare(owner), bare(turn), to(owner), to(turn))
        }
        MoveError::CannotDrop { piece, to } => texts::move_cannot_drop(language, kind(piece, language), to),
        MoveError::CannotReach { piece, from, to } => {
            texts::fault_cannot_reach(language, kind(piece, language), from, to)
        }
        MoveError::Castling(refusal) => castling(refusal, language),
        MoveError::KingInCheck => texts::fault_king_in_check(language).to_string(),
        MoveError::NoneCanReach { piece, to } => {
            let piece = piece.as_ref().map_or(texts::piece(language), |piece| kind(piece, language));
            texts::move_none_can_reach(language, piece, to)
        }
        MoveError::NoneMovesSo(text) => texts::fault_none_moves_so(language, text),
        MoveError::Ambiguous(moves) => texts::fault_ambiguous(language, moves.join(", ")),
        MoveError::PromotionNeeded(kinds) => texts::fault_promotion_needed(language, choices(kinds, language)),
        MoveError::WrongPromotion(letter) => texts::fault_wrong_promotion(language, letter),
        MoveError::MustPass(who) => texts::move_must_pass(language, article(who)),
        MoveError::CannotPass(who) => texts::fault_cannot_pass(language, article(who)),
        MoveError::NoMoves => texts::move_none(language).to_string(),
    }
}

fn castling(refusal: &CastlingRefusal, language: Language) -> String {
    let on = |placed: &Named<PlacedPiece>| texts::piece_on(language, piece(placed.kind(), language), placed.square());
    let list = |placed: &[Named<PlacedPiece>]| placed.iter().map(on).collect::<Vec<_>>().join(texts::and(language));
    match refusal {
        CastlingRefusal::None => texts::why_castling_none(language).to_string(),
        CastlingRefusal::KingAway(square) => texts::castling_king_away(language, square),
        CastlingRefusal::RookAway(rook) => {
            texts::castling_rook_away(language, piece(rook.kind(), language), rook.square())
        }
        CastlingRefusal::Gone => texts::castling_gone(language).to_string(),
        CastlingRefusal::InCheck(attackers) => texts::castling_check(language, list(attackers)),
        CastlingRefusal::Blocked(blocker) => texts::castling_blocked(language, on(blocker)),
        CastlingRefusal::Crossed { square, attackers } => texts::castling_crossed(language, square, list(attackers)),
        CastlingRefusal::Arrives { square, attackers } => texts::castling_arrives(language, square, list(attackers)),
        CastlingRefusal::Elsewhere(square) => texts::why_castling_elsewhere(language, square),
    }
}

/// The kinds that a Pawn may become. In French only their letters, which are the same in every language.
fn choices(kinds: &[Named<KindId>], language: Language) -> String {
    let choice = |of: &Named<KindId>| {
        let letter = of.info().letter.to_string();
        texts::choice(language, kind(of, language), &letter)
    };
    kinds.iter().map(choice).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Variant};

    #[test]
    fn every_end_of_a_game_is_told_in_french() {
        use Termination::{
            BareKings, Checkmate, Checks, Extinction, FiftyMove, Goal, InsufficientMaterial, Score, Stalemate,
            Threefold,
        };
        let usual = [Checkmate, Stalemate, Threefold, FiftyMove, BareKings, InsufficientMaterial, Score];
        for reason in usual.into_iter().chain([Goal, Checks, Extinction]) {
            let game = Variant::by_id("chaturaji", &Options::none()).expect("a game");
            let winners: Vec<_> = game.turn_order().take(3).map(|player| Named::new(&game, player)).collect();
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
            let game = Variant::by_id("chaturaji", &Options::none()).expect("a game");
            for count in [0, 1, 3] {
                let winners = game.turn_order().take(count).map(|player| Named::new(&game, player)).collect();
                let end = Ended { winners, reason };
                assert_eq!(ended(&end, Language::English), end.to_string());
            }
        }
    }
}
