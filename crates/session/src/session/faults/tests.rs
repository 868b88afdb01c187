use super::*;
use crate::texts::Texts;
use menagerie_rules::notation::{self, PlacementError};
use menagerie_rules::{
    CastlingRefusal, ChessFenError, InVariant, Options, Piece, PlacedPiece, Player, Position, Square,
};
use menagerie_texts::TextArgument;

/// The ids of a text and of all texts in it.
fn ids(text: &Text) -> Vec<String> {
    let mut found = vec![text.id().to_string()];
    fn collect(argument: &TextArgument, found: &mut Vec<String>) {
        match argument {
            TextArgument::Text(text) => found.extend(ids(text)),
            TextArgument::List(list) => list.iter().for_each(|one| collect(one, found)),
            TextArgument::Number(_) | TextArgument::Words(_) => {}
        }
    }
    text.args().values().for_each(|argument| collect(argument, &mut found));
    found
}

/// Checks that both languages have all texts of an error, without words of the program, and that no placeholder is left.
#[track_caller]
fn is_said(fault: &Text) -> String {
    let [english, french] = ["en", "fr"].map(Texts::of_language);
    for id in ids(fault) {
        assert!(english.has(&id) && french.has(&id), "there is no text {id}");
        assert_ne!(id, "fault-words");
    }
    let said = french.words(fault);
    assert_ne!(said, english.words(fault));
    assert!(!said.contains("{$") && !said.contains("{ $"), "{said}");
    said
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

#[test]
fn forms_of_names_are_those_of_the_language() {
    let chess = Variant::by_id("chess", &Options::none()).unwrap();
    let player = InVariant::new(&chess, Player::from_index(1).unwrap());
    let piece = Piece { player: player.id(), kind: chess.kind_by_letter('R').unwrap() };
    let rook = InVariant::new(&chess, PlacedPiece { square: square("f8"), piece });
    let crossed = CastlingRefusal::Crossed { square: square("f1"), attackers: vec![rook.clone(), rook] };
    let said = "Le Roi ne roque pas par f1, case attaquée\u{a0}: la Tour en f8 et la Tour en f8";
    assert_eq!(is_said(&crossed.describe().into()), said);
    let kings = ChessFenError::Kings { player, count: 0 };
    assert_eq!(is_said(&kings.describe().into()), "les Noirs doivent avoir exactement un Roi, et non 0");
}

#[test]
fn every_reason_of_a_position_is_said() {
    let chess = Variant::by_id("chess", &Options::none()).unwrap();
    let ranks = ChessFenError::Placement(PlacementError::Ranks { expected: 8, found: 2 });
    let faults = PositionError::Chess(vec![ranks, ChessFenError::Fields(1)]);
    let said = is_said(&of_position(&chess, &faults));
    assert!(said.contains("mais le texte en a 2\u{a0}; une position a six champs"), "{said}");
}

#[test]
fn games_that_there_are_not_are_said_in_both_languages() {
    let option: Options = "bold=on".parse().unwrap();
    for error in [Variant::named("ludo", &Options::none()), Variant::named("chess", &option)] {
        is_said(&of_variant(&error.unwrap_err()));
    }
}

#[test]
fn typed_castling_says_why_not() {
    let chess = Variant::by_id("chess", &Options::none()).unwrap();
    let start = Position::start(&chess);
    for text in ["O-O", "0-0", "Ke1g1", "Kg1", "e1g1", "e1h1"] {
        let fault: Text = notation::read_move(&start, text).unwrap_err().describe().into();
        assert_eq!(is_said(&fault), "On ne roque pas tant qu’une pièce barre le chemin\u{a0}: le Fou en f1", "{text}");
    }
}
