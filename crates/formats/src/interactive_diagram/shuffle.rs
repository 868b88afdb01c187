//! Shuffled start positions: groups of IDs separated by commas; `!` before an ID puts half of its pieces on each colour.

use super::parameters::note;
use super::text::Placed;
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{Definition, Letter, Letters, Royal, ShuffleDefinition};

/// Adds the shuffled groups. A King that castles with two Rooks of its group stands between them, and castles from any squares.
pub(super) fn add(definition: &mut Definition, ids: &[String], given: Option<&Placed>, notes: &mut Vec<FormatNote>) {
    let Some(given) = given else { return };
    for text in given.text.split(',').map(str::trim).filter(|text| !text.is_empty()) {
        let (mut letters, mut bishops_differ) = (Vec::new(), false);
        let mut rest = text;
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix('!') {
                (bishops_differ, rest) = (true, after);
                continue;
            }
            let starts = |id: &&String| {
                rest.get(..id.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(id)) && !id.is_empty()
            };
            let longest = ids.iter().filter(starts).max_by_key(|id| id.len());
            let found = longest.and_then(|id| Some((id, ids.iter().position(|known| known == id)?)));
            let Some((id, place)) = found else {
                let message = Message::new("format-diagram-shuffle-id").with("what", rest);
                notes.push(note(given, "shuffle", NoteKind::Unreadable, message));
                break;
            };
            letters.push(definition.pieces[place].letter);
            rest = &rest[id.len()..];
        }
        letters.dedup();
        let known = |letter: &Letter| definition.shuffle.iter().any(|group| group.pieces.0.contains(letter));
        let (again, mut letters): (Vec<Letter>, Vec<Letter>) = letters.into_iter().partition(known);
        if !again.is_empty() {
            let message = Message::new("format-diagram-shuffle-again").with("pieces", Letters(again).to_string());
            notes.push(note(given, "shuffle", NoteKind::Unsupported, message));
        }
        // Kinds without a start square are not shuffled.
        let placement = definition.start.split([' ', '[']).next().unwrap_or_default();
        letters.retain(|letter| placement.contains(&letter.to_string()));
        if !letters.is_empty() {
            let pieces = Letters(letters);
            let king_between_rooks = castles(definition, &pieces);
            definition.shuffle.push(ShuffleDefinition {
                pieces,
                bishops_differ,
                king_between_rooks,
                ..Default::default()
            });
        }
    }
    if definition.shuffle.iter().any(|group| group.king_between_rooks) {
        definition.chess960_castling = true;
        notes.push(note(given, "shuffle", NoteKind::Assumed, Message::new("format-diagram-shuffle-king")));
    }
}

/// Whether these kinds include a King and two Rooks that castle.
fn castles(definition: &Definition, pieces: &Letters) -> bool {
    let placement = definition.start.split([' ', '[']).next().unwrap_or_default();
    let of_group = |fits: &dyn Fn(&menagerie_rules::PieceDefinition) -> bool, count: usize| {
        let mut found = definition.pieces.iter().filter(|piece| pieces.0.contains(&piece.letter) && fits(piece));
        found.any(|piece| placement.matches(&piece.letter.to_string()).count() == count)
    };
    !definition.castling.is_empty()
        && of_group(&|piece| piece.royal == Royal::Always, 1)
        && of_group(&|piece| piece.castles, 2)
}
