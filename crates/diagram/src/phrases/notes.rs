//! Notes on parts of the attributes that could not be shown.

use crate::setup::DiagramNote;
use crate::state::DiagramState;
use crate::texts;
use menagerie_texts::Language;

/// The parts of the attributes that could not be shown, as sentences.
pub fn notes(state: &DiagramState, language: Language) -> Vec<String> {
    state.notes().iter().map(|note| sentence(note, language)).collect()
}

fn sentence(note: &DiagramNote, language: Language) -> String {
    match note {
        DiagramNote::Term(term, why) => texts::note_term(language, term, texts::words(&why.describe(), language)),
        DiagramNote::Board(why) => texts::note_board(language, texts::words(&why.describe(), language)),
        DiagramNote::Move { text, why, more } => {
            let mut words = texts::note_move(language, text);
            if let Some(why) = why {
                words.push_str(&texts::note_why(language, texts::words(&why.describe(), language)));
            }
            if *more > 0 {
                words.push_str(&texts::note_more(language, more));
            }
            words.push('.');
            words
        }
    }
}
