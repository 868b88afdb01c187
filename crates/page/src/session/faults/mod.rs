//! What is wrong, as texts in the player's language.

use menagerie_rules::notation::MoveError;
use menagerie_rules::{
    CastlingRefusal, ChaturajiFenError, ChessFenError, KindId, Named, PlacedPiece, Player, PositionError, Variant,
    VariantError,
};

use crate::texts::Text;

/// What the page's own scripts, or a page that embeds the board, did wrong: told to whoever writes them, in English. No player can
/// cause it.
pub fn words(what: impl std::fmt::Display) -> Text {
    Text::new("fault-words").with("words", what.to_string())
}

/// The name of a kind of piece.
fn piece(kind: &Named<KindId>) -> Text {
    Text::piece(kind.info())
}

/// The name of a player.
fn player(player: &Named<Player>) -> Text {
    Text::player(player.info())
}

/// Why a text is not a move that can be made.
pub fn of_move(fault: &MoveError) -> Text {
    match fault {
        MoveError::Unreadable(text) => Text::new("fault-unreadable").with("what", text.as_str()),
        MoveError::NoSuchPiece { letter, letters } => {
            Text::new("fault-no-such-piece").with("letter", letter.to_string()).with("letters", letters.as_str())
        }
        MoveError::OffBoard(square) => Text::new("fault-off-board").with("square", square.to_string()),
        MoveError::Empty(square) => Text::new("why-empty").with("square", square.to_string()),
        MoveError::NotYours { square, piece: kind, owner, turn } => Text::new("why-not-yours")
            .with("square", square.to_string())
            .with("piece", piece(kind))
            .with("owner", player(owner))
            .with("player", player(turn)),
        MoveError::CannotReach { piece: kind, from, to } => Text::new("fault-cannot-reach")
            .with("piece", piece(kind))
            .with("from", from.to_string())
            .with("to", to.to_string()),
        MoveError::CannotDrop { piece: kind, to } => {
            Text::new("fault-cannot-drop").with("piece", piece(kind)).with("to", to.to_string())
        }
        MoveError::Castling(fault) => of_castling(fault),
        MoveError::KingInCheck => Text::new("fault-king-in-check"),
        MoveError::NoneCanReach { piece: kind, to } => {
            let kind = kind.as_ref().map_or_else(|| Text::new("piece-pawn"), piece);
            Text::new("fault-none-can-reach").with("piece", kind).with("to", to.to_string())
        }
        MoveError::NoneMovesSo(text) => Text::new("fault-none-moves-so").with("what", text.as_str()),
        MoveError::Ambiguous(texts) => Text::new("fault-ambiguous").with("moves", texts.join(", ")),
        MoveError::PromotionNeeded(kinds) => Text::new("fault-promotion-needed").with("choices", letters(kinds)),
        MoveError::WrongPromotion(letter) => Text::new("fault-wrong-promotion").with("what", letter.to_string()),
        MoveError::MustPass(name) => Text::new("status-must-pass").with("player", player(name)),
        MoveError::CannotPass(name) => Text::new("fault-cannot-pass").with("player", player(name)),
        MoveError::NoMoves => Text::new("fault-over"),
    }
}

/// Why castling is not allowed.
pub fn of_castling(fault: &CastlingRefusal) -> Text {
    let place = |id: &str, square: &dyn std::fmt::Display| Text::new(id).with("square", square.to_string());
    match fault {
        CastlingRefusal::None => Text::new("why-castling-none"),
        CastlingRefusal::KingAway(square) => place("why-castling-king-away", square),
        CastlingRefusal::RookAway(rook) => {
            place("why-castling-rook-away", &rook.square()).with("piece", Text::piece(rook.kind()))
        }
        CastlingRefusal::Gone => Text::new("why-castling-moved"),
        CastlingRefusal::InCheck(attackers) => Text::new("why-castling-check").with("attackers", standing(attackers)),
        CastlingRefusal::Blocked(blocker) => Text::new("why-castling-blocked").with("blocker", on_square(blocker)),
        CastlingRefusal::Crossed { square, attackers } => {
            place("why-castling-crossed", square).with("attackers", standing(attackers))
        }
        CastlingRefusal::Arrives { square, attackers } => {
            place("why-castling-arrives", square).with("attackers", standing(attackers))
        }
        CastlingRefusal::Elsewhere(square) => place("why-castling-elsewhere", square),
    }
}

fn on_square(standing: &Named<PlacedPiece>) -> Text {
    Text::new("on-square").with("piece", Text::piece(standing.kind())).with("square", standing.square().to_string())
}

fn standing(pieces: &[Named<PlacedPiece>]) -> Vec<Text> {
    pieces.iter().map(on_square).collect()
}

/// The letters of kinds: they are the same in every language.
fn letters(kinds: &[Named<KindId>]) -> String {
    kinds.iter().map(|kind| kind.info().letter.to_string()).collect::<Vec<_>>().join(", ")
}

/// Why there is no such game.
pub fn of_variant(error: &VariantError) -> Text {
    match error {
        VariantError::UnknownGame { given, known } => {
            Text::new("link-no-game").with("game", given.as_str()).with("games", known.clone())
        }
        VariantError::UnknownOption { given, .. } => Text::new("fault-no-option").with("option", given.as_str()),
        VariantError::Definition(error) => Text::new("fault-definition").with("what", error.to_string()),
    }
}

/// Why a text is not a position of a game: every reason.
pub fn of_position(variant: &Variant, error: &PositionError) -> Text {
    Text::new("fault-position")
        .with("game", Text::new(format!("game-{}", variant.id())))
        .with("reasons", reasons(error))
}

/// Every reason why a text is not a position.
pub fn reasons(error: &PositionError) -> Vec<Text> {
    match error {
        PositionError::Chess(faults) => faults.iter().map(of_two).collect(),
        PositionError::Chaturaji(faults) => faults.iter().map(of_four).collect(),
    }
}

fn of_two(fault: &ChessFenError) -> Text {
    use ChessFenError as Fault;
    match fault {
        Fault::Fields(count) => Text::new("position-fields-two").with("count", *count as u32),
        Fault::Kings { player: name, count } => {
            Text::new("position-kings").with("player", player(name)).with("count", *count)
        }
        Fault::Misplaced { player: name, piece: kind, square } => Text::new("position-misplaced")
            .with("player", player(name))
            .with("piece", piece(kind))
            .with("square", square.to_string()),
        Fault::OpponentInCheck(name) => Text::new("position-opponent-in-check").with("player", player(name)),
        Fault::RightWithoutPiece { right, square, .. } => Text::new("position-right-without-piece")
            .with("right", right.to_string())
            .with("square", square.to_string()),
        Fault::Turn(text) => Text::new("position-turn-two").with("what", text.as_str()),
        Fault::Rights(text, _) => Text::new("position-rights").with("what", text.as_str()),
        Fault::EnPassant(text, _) => Text::new("position-en-passant").with("what", text.as_str()),
        Fault::NoHands(text) => Text::new("position-no-hands").with("what", text.as_str()),
        Fault::Hand(text) => Text::new("position-hand").with("what", text.as_str()),
        Fault::Checks(text, most) => {
            Text::new("position-checks").with("what", text.as_str()).with("most", u32::from(*most))
        }
        Fault::Number { text, .. } => Text::new("position-number").with("what", text.as_str()),
        Fault::Placement(fault) => of_placement(fault),
    }
}

fn of_four(fault: &ChaturajiFenError) -> Text {
    use ChaturajiFenError as Fault;
    match fault {
        Fault::Fields(count) => Text::new("position-fields-four").with("count", *count as u32),
        Fault::Empty => Text::new("position-empty"),
        Fault::Kings { player: name, count } => {
            Text::new("position-kings-four").with("player", player(name)).with("count", *count as u32)
        }
        Fault::Misplaced { player: name, piece: kind, square } => Text::new("position-misplaced")
            .with("player", player(name))
            .with("piece", piece(kind))
            .with("square", square.to_string()),
        Fault::Turn(text) => Text::new("position-turn-four").with("what", text.as_str()),
        Fault::TurnOfOut(name) => Text::new("position-turn-of-out").with("player", player(name)),
        Fault::Scores(text) => Text::new("position-scores").with("what", text.as_str()),
        Fault::KingsTaken(text) => Text::new("position-kings-taken").with("what", text.as_str()),
        Fault::SuddenDeath(_) => Text::new("position-sudden-death"),
        Fault::Number { text, .. } => Text::new("position-number").with("what", text.as_str()),
        Fault::Placement(fault) => of_placement(fault),
    }
}

fn of_placement(fault: &menagerie_rules::notation::PlacementError) -> Text {
    use menagerie_rules::notation::PlacementError as Fault;
    match fault {
        Fault::Ranks { expected, found } => {
            Text::new("position-ranks").with("expected", *expected as u32).with("found", *found as u32)
        }
        Fault::Width { rank, expected, found } => Text::new("position-width")
            .with("rank", *rank as u32)
            .with("expected", *expected as u32)
            .with("found", *found as u32),
        Fault::Hole(square, hole) => {
            Text::new(if *hole { "position-hole" } else { "position-no-hole" }).with("square", square.to_string())
        }
        Fault::Piece { rank, found, letters } => Text::new("position-piece")
            .with("rank", *rank as u32)
            .with("what", found.as_str())
            .with("letters", letters.as_str()),
    }
}

#[cfg(test)]
mod tests;
