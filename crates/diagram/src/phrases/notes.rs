//! What of the attributes could not be shown, in words.

use crate::faults::{betza, game_error, position};
use crate::setup::DiagramNote;
use crate::state::DiagramState;
use crate::texts;
use menagerie_texts::Language;

/// What of the attributes could not be shown, a sentence each.
pub fn notes(state: &DiagramState, language: Language) -> Vec<String> {
    state.notes().iter().map(|note| sentence(note, language)).collect()
}

fn sentence(note: &DiagramNote, language: Language) -> String {
    match note {
        DiagramNote::Term(term, why) => texts::note_term(language, term, betza(why, language)),
        DiagramNote::Board(why) => texts::note_board(language, position(why, language)),
        DiagramNote::Move { text, why, more } => {
            let mut words = texts::note_move(language, text);
            if let Some(why) = why {
                words.push_str(&texts::note_why(language, game_error(why, language)));
            }
            if *more > 0 {
                words.push_str(&texts::note_more(language, more));
            }
            words.push('.');
            words
        }
    }
}
