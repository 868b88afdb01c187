//! Every reason why a change is refused has words in every language.

use formats::{format_rows, words};
use menagerie_rules::{Letter, ZoneError};
use menagerie_texts::Language;
use menagerie_workshop::{EditError, StartError};
use std::collections::BTreeSet;

/// Samples of an enum. The patterns must match every variant, so a new variant needs a sample.
macro_rules! samples {
    ($kind:ty { $($pattern:pat => $sample:expr),* $(,)? }) => {{
        fn is_complete(it: &$kind) {
            match it { $($pattern => {}),* }
        }
        let all: Vec<$kind> = vec![$($sample),*];
        all.iter().for_each(is_complete);
        all
    }};
}

fn all() -> Vec<EditError> {
    let text = || "§".to_string();
    let starts = samples!(StartError {
        StartError::Players => StartError::Players,
        StartError::Size => StartError::Size,
        StartError::NotAPiece(_) => StartError::NotAPiece('§'),
        StartError::NotInHand(_) => StartError::NotInHand(text()),
        StartError::Holes(_) => StartError::Holes(ZoneError::Text(text())),
    });
    let mut all = samples!(EditError {
        EditError::Start(_) => EditError::Start(StartError::Players),
        EditError::Square(_) => EditError::Square(text()),
        EditError::Piece(_) => EditError::Piece(2),
        EditError::Taken(_) => EditError::Taken(Letter::new('Q').expect("a letter")),
        EditError::NoLetter => EditError::NoLetter,
        EditError::Castling => EditError::Castling,
        EditError::Promoted(_) => EditError::Promoted(Letter::new('Q').expect("a letter")),
        EditError::Value => EditError::Value,
    });
    all.extend(starts.into_iter().map(EditError::Start));
    all
}

#[test]
fn every_reason_has_words_in_every_language_and_every_gap_is_filled() {
    for error in all() {
        let message = error.describe();
        for language in Language::ALL {
            let row = format_rows(language).iter().find(|row| row.id == message.id());
            let row = row.unwrap_or_else(|| panic!("{} has no words in {}", message.id(), language.name()));
            let gaps: BTreeSet<&str> = row.gaps.iter().copied().collect();
            let args: BTreeSet<&str> = message.args().iter().map(|(name, _)| *name).collect();
            assert_eq!(gaps, args, "{} in {}", message.id(), language.name());
        }
    }
}

#[test]
fn every_message_on_changes_is_that_of_an_error() {
    let said: BTreeSet<&str> = all().iter().map(|error| error.describe().id()).collect();
    let ids = format_rows(Language::EN).iter().map(|row| row.id).filter(|id| id.starts_with("edit-"));
    assert_eq!(ids.collect::<BTreeSet<_>>(), said);
}

#[test]
fn a_reason_is_in_the_language_of_the_reader() {
    let error = EditError::Start(StartError::Holes(ZoneError::Text("zz".to_string())));
    let english = words(&error.describe(), Language::EN);
    assert!(english.starts_with("the missing squares cannot be read: “zz” is not a set of squares"), "{english}");
    let french = words(&error.describe(), Language::FR);
    assert!(french.starts_with("les cases manquantes sont illisibles\u{a0}: «\u{a0}zz\u{a0}» n’est pas"), "{french}");
}
