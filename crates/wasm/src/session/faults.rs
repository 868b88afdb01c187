//! What is wrong, as texts in the player's language.

use menagerie_rules::notation::MoveError;
use menagerie_rules::{NoCastling, PositionError, Standing, Variant, chaturaji, chess};

use crate::texts::{Text, slug};

/// A fault as it crosses the border to JavaScript: the JSON of a text.
pub fn thrown(fault: &Text) -> String {
    serde_json::to_string(fault).unwrap_or_else(|_| fault.id().to_string())
}

/// Words that are there in one language only, for faults that no player can cause.
pub fn words(what: impl std::fmt::Display) -> Text {
    Text::new("fault-words").with("words", what.to_string())
}

/// The name of a kind of piece.
fn piece(name: &str) -> Text {
    Text::new(format!("piece-{}", slug(name)))
}

/// The name of a player.
fn player(name: &str) -> Text {
    Text::new(format!("player-{}", slug(name)))
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
        MoveError::Castling(fault) => of_castling(fault),
        MoveError::KingInCheck => Text::new("fault-king-in-check"),
        MoveError::NoneCanReach { piece: kind, to } => {
            Text::new("fault-none-can-reach").with("piece", piece(kind)).with("to", to.to_string())
        }
        MoveError::Ambiguous(texts) => Text::new("fault-ambiguous").with("moves", texts.as_str()),
        MoveError::PromotionNeeded(kinds) => Text::new("fault-promotion-needed").with("choices", letters(kinds)),
        MoveError::WrongPromotion(letter) => Text::new("fault-wrong-promotion").with("what", letter.to_string()),
        MoveError::MustPass(name) => Text::new("status-must-pass").with("player", player(name)),
        MoveError::CannotPass(name) => Text::new("fault-cannot-pass").with("player", player(name)),
        MoveError::NoMoves => Text::new("fault-over"),
    }
}

/// Why castling is not allowed.
pub fn of_castling(fault: &NoCastling) -> Text {
    let place = |id: &str, square: &dyn std::fmt::Display| Text::new(id).with("square", square.to_string());
    match fault {
        NoCastling::None => Text::new("why-castling-none"),
        NoCastling::KingAway(square) => place("why-castling-king-away", square),
        NoCastling::RookAway(rook) => place("why-castling-rook-away", &rook.square).with("piece", piece(&rook.piece)),
        NoCastling::Gone => Text::new("why-castling-moved"),
        NoCastling::InCheck(attackers) => Text::new("why-castling-check").with("attackers", standing(attackers)),
        NoCastling::Blocked(blocker) => Text::new("why-castling-blocked").with("blocker", on_square(blocker)),
        NoCastling::Crossed { square, attackers } => {
            place("why-castling-crossed", square).with("attackers", standing(attackers))
        }
        NoCastling::Arrives { square, attackers } => {
            place("why-castling-arrives", square).with("attackers", standing(attackers))
        }
        NoCastling::Elsewhere(square) => place("why-castling-elsewhere", square),
    }
}

fn on_square(standing: &Standing) -> Text {
    Text::new("on-square").with("piece", piece(&standing.piece)).with("square", standing.square.to_string())
}

fn standing(pieces: &[Standing]) -> Vec<Text> {
    pieces.iter().map(on_square).collect()
}

/// The letters out of a list such as `Queen (Q), Rook (R)`: they are the same in every language.
fn letters(kinds: &str) -> String {
    let letters: Vec<&str> = kinds.split('(').skip(1).filter_map(|part| part.split(')').next()).collect();
    letters.join(", ")
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

fn of_two(fault: &chess::PositionFault) -> Text {
    use chess::PositionFault as Fault;
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
        Fault::Number { text, .. } => Text::new("position-number").with("what", text.as_str()),
        Fault::Placement(fault) => of_placement(fault),
    }
}

fn of_four(fault: &chaturaji::PositionFault) -> Text {
    use chaturaji::PositionFault as Fault;
    match fault {
        Fault::Fields(count) => Text::new("position-fields-four").with("count", *count as u32),
        Fault::Empty => Text::new("position-empty"),
        Fault::Kings { player: name, count } => {
            Text::new("position-kings-four").with("player", player(name)).with("count", *count as u32)
        }
        Fault::Misplaced { player: name, square } => Text::new("position-misplaced")
            .with("player", player(name))
            .with("piece", piece("pawn"))
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
        Fault::Piece { rank, found, letters } => Text::new("position-piece")
            .with("rank", *rank as u32)
            .with("what", found.as_str())
            .with("letters", letters.as_str()),
    }
}
