//! Repairs names that cannot be displayed, so that the rest of the variant can be used.

use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{Definition, ShortText, ShortTextError, ShortTextPlace};

/// Replaces invalid names by valid ones, and notes it.
pub(crate) fn repair(definition: &mut Definition, notes: &mut Vec<FormatNote>) {
    definition.short_texts(&mut |place, kind, text| {
        let Err(error) = kind.check(text) else { return };
        let mut repaired = kind.repaired(text);
        if repaired.is_empty() && kind == ShortText::Name {
            repaired = match place {
                ShortTextPlace::Piece(letter) => format!("Piece {letter}"),
                ShortTextPlace::Key("id") => "imported".to_string(),
                ShortTextPlace::Key(_) => "Imported game".to_string(),
            };
        }
        let key = match place {
            ShortTextPlace::Key(key) => key.to_string(),
            ShortTextPlace::Piece(letter) => letter.to_string(),
        };
        let message = Message::new("format-name-repaired").with("fault", message(error)).with("name", &repaired);
        notes.push(FormatNote::whole(NoteKind::Unreadable, &key, message));
        *text = repaired;
    });
}

fn message(error: ShortTextError) -> Message {
    match error {
        ShortTextError::Empty => Message::new("format-name-empty"),
        ShortTextError::Long { letters, most } => {
            Message::new("format-name-long").with("letters", letters).with("most", most)
        }
        ShortTextError::Control(code) => Message::new("format-name-control").with("code", format!("{code:04X}")),
        ShortTextError::Direction(code) => Message::new("format-name-direction").with("code", format!("{code:04X}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Games;

    /// The name, the names of the pieces, and the keys of the notes about them.
    fn read(text: &str) -> (String, Vec<String>, Vec<String>) {
        let game = Games::of(text).expect("a form").read(None).expect("a game");
        let named = game
            .notes
            .iter()
            .filter(|note| note.message.id() == "format-name-repaired" && note.kind == NoteKind::Unreadable);
        let keys = named.map(|note| note.key.clone()).collect();
        (game.definition.name, game.definition.pieces.into_iter().map(|piece| piece.name).collect(), keys)
    }

    #[test]
    fn names_that_cannot_be_shown_are_repaired_and_noted() {
        let (name, _, keys) = read(&format!("[{}:chess]\n", "a".repeat(300)));
        assert_eq!(name.chars().count(), 80);
        assert!(["id", "name", "alsoCalled"].iter().all(|key| keys.iter().any(|it| it == key)), "{keys:?}");
        let (name, _, keys) = read("[mine\u{202e}game:chess]\n");
        assert!(name.eq_ignore_ascii_case("minegame") && keys.iter().any(|key| key == "name"), "{name}: {keys:?}");
        let (name, pieces, keys) = read("## Big\u{0}Chess\nfiles=8\nking\u{2067}:K:K::e1\nman:M:W::a1");
        assert_eq!((name.as_str(), pieces[0].as_str()), ("Big Chess", "King"));
        assert_eq!(keys, ["name", "K"]);
        let (name, ..) = read("variant \u{200f}\nsetup 4k3/8/8/8/8/8/8/4K3");
        assert_eq!(name, "Imported game");
    }

    #[test]
    fn what_is_read_can_be_played() {
        for text in ["[a\u{7}b:chess]\n", "## \u{2066}\nfiles=8\nking:K:K::e1\nman:M:W::a1"] {
            let game = crate::read(text, None).expect("a game");
            let variant = menagerie_rules::Variant::from_definition(game.definition, &menagerie_rules::Options::none());
            assert!(variant.is_ok(), "{text:?}: {variant:?}");
        }
    }
}
