//! Notes on a game text, as texts of the catalogue.

use menagerie_rules::notation::pgn::{PgnFault, PgnFaultKind};
use menagerie_rules::notation::{FenField, PositionNote};

use super::{faults, limits};
use crate::texts::Text;

/// A note with its line and column.
pub fn placed(fault: &PgnFault) -> Text {
    // Written as words: Fluent would choose a plural form for a number, and write it with separators.
    Text::new("fault-at")
        .with("line", fault.line.to_string())
        .with("column", fault.column.to_string())
        .with("fault", of(&fault.fault))
}

fn of(fault: &PgnFaultKind) -> Text {
    match fault {
        PgnFaultKind::Game(error) => faults::of_variant(error),
        PgnFaultKind::Option(error) => Text::new("fault-option").with("what", error.0.as_str()),
        PgnFaultKind::Position(error) => Text::new("fault-start").with("reasons", faults::reasons(error)),
        PgnFaultKind::Nothing(word) if word.is_empty() => Text::new("no-text"),
        PgnFaultKind::Nothing(word) => Text::new("fault-nothing").with("what", word.as_str()),
        PgnFaultKind::Address(address) => Text::new("fault-address").with("what", address.as_str()),
        PgnFaultKind::PositionNote(note) => of_note(note),
        PgnFaultKind::Tag { name, value } => {
            Text::new("fault-tag").with("name", name.as_str()).with("what", value.as_str())
        }
        PgnFaultKind::Before(words) => Text::new("told-before").with("what", words.as_str()),
        PgnFaultKind::After(words) => Text::new("told-after").with("what", words.as_str()),
        PgnFaultKind::Escape => Text::new("told-escape"),
        PgnFaultKind::Comment => Text::new("fault-comment"),
        PgnFaultKind::Brackets => Text::new("told-brackets"),
        PgnFaultKind::Bracket => Text::new("fault-bracket"),
        PgnFaultKind::Variation => Text::new("fault-variation"),
        PgnFaultKind::Depth => limits::too_deep(),
        PgnFaultKind::Long(_) => limits::too_many_moves(),
        PgnFaultKind::Move { text, error } => {
            Text::new("told-move").with("move", text.as_str()).with("fault", faults::of_move(error))
        }
        PgnFaultKind::NullMove(text) => Text::new("told-null-move").with("move", text.as_str()),
        PgnFaultKind::Word(words) => Text::new("told-word").with("what", words.as_str()),
        PgnFaultKind::Nag(text) => Text::new("told-nag").with("what", text.as_str()),
        PgnFaultKind::Result(text) => Text::new("told-result").with("what", text.as_str()),
        PgnFaultKind::Results { tag, end } => {
            Text::new("told-results").with("tag", tag.as_str()).with("end", end.as_str())
        }
        PgnFaultKind::RulesResult { text, rules } => {
            Text::new("told-rules-result").with("what", text.as_str()).with("rules", rules.as_str())
        }
        PgnFaultKind::Drawn(reason) => {
            Text::new("told-drawn").with("reason", Text::new(format!("over-{}", reason.id())))
        }
        PgnFaultKind::Guessed { id, .. } => Text::new("told-guessed").with("game", Text::new(format!("game-{id}"))),
        PgnFaultKind::Castling { castling, to } => {
            Text::new("told-castling").with("castling", castling.as_str()).with("square", to.to_string())
        }
        PgnFaultKind::OtherCastling { castling, to } => {
            Text::new("told-other-castling").with("castling", castling.as_str()).with("square", to.to_string())
        }
        PgnFaultKind::More(count) => Text::new("told-more").with("count", u32::try_from(*count).unwrap_or(u32::MAX)),
    }
}

/// A note on how a position text was read.
pub fn of_note(note: &PositionNote) -> Text {
    match note {
        PositionNote::Missing { field, value } => {
            Text::new("note-missing").with("field", Text::new(field_id(*field))).with("what", value.as_str())
        }
        PositionNote::MoveNumber(text) => Text::new("note-move-number").with("what", text.as_str()),
        PositionNote::Holdings(text) => Text::new("note-holdings").with("what", text.as_str()),
        PositionNote::Operations(text) => Text::new("note-operations").with("what", text.as_str()),
        PositionNote::Right { right, .. } => Text::new("note-right").with("right", right.to_string()),
        PositionNote::EnPassant { square, .. } => Text::new("note-en-passant").with("square", square.as_str()),
        PositionNote::Sfen(turn) => Text::new("note-sfen").with("player", Text::player(turn.info())),
        PositionNote::Unused(text) => Text::new("note-unused").with("what", text.as_str()),
    }
}

fn field_id(field: FenField) -> &'static str {
    match field {
        FenField::Turn => "field-turn",
        FenField::Rights => "field-rights",
        FenField::EnPassant => "field-en-passant",
        FenField::HalfmoveClock => "field-halfmove-clock",
        FenField::MoveNumber => "field-move-number",
        FenField::FourPlayers => "field-four-players",
    }
}
