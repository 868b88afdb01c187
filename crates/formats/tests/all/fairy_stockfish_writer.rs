//! Games are written as Fairy-Stockfish ini files and read back as the same game.

use formats::{NoteKind, built_in, built_in_names, read, to_fairy_stockfish};
use menagerie_rules::{Definition, Options, Variant};

/// The definition without the parts that are no rules: names, pictures, and the order of the kinds.
fn plain(definition: &Definition) -> Definition {
    let mut plain = definition.clone();
    plain.name.clear();
    plain.also_called.clear();
    plain.variant_tag = None;
    for piece in &mut plain.pieces {
        piece.name.clear();
        piece.art.clear();
    }
    plain.pieces.sort_by_key(|piece| piece.letter);
    plain
}

fn texts(definition: &Definition) -> (String, Vec<String>) {
    let (text, notes) = to_fairy_stockfish(definition);
    (text, notes.iter().map(ToString::to_string).collect())
}

/// The note on draws that Fairy-Stockfish leaves to the programs around it.
const WANT_OF_MATERIAL: &str = "draws for want of material cannot be said as they are";

#[test]
fn what_is_written_is_read_as_the_same_game() {
    for name in built_in_names() {
        let game = built_in(&name).unwrap().definition;
        let (text, mut notes) = texts(&game);
        // Kings defined as the last of their kind are written as Kings, which draw when bare.
        notes.retain(|note| note != WANT_OF_MATERIAL);
        assert_eq!(notes, [""; 0], "{name}\n{text}");
        let again = read(&text, None).unwrap().definition;
        let (one, other) = (plain(&game), plain(&again));
        let moves = |definition: &Definition| definition.pieces.iter().map(|piece| piece.letter).collect::<Vec<_>>();
        assert_eq!(moves(&one), moves(&other), "{name}");
        // After one round trip the text stays the same, except for the order of the pieces.
        let sorted = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
            lines.sort();
            lines
        };
        let (once_more, mut notes) = texts(&again);
        notes.retain(|note| note != WANT_OF_MATERIAL);
        assert_eq!(notes, [""; 0], "{name}");
        if !once_more.contains("customPiece2") {
            assert_eq!(sorted(&once_more), sorted(&text), "{name}");
        }
    }
}

#[test]
fn games_of_ones_own_are_written() {
    let own = "[mine]\nmaxFile = 6\nmaxRank = 6\ncustomPiece1 = a:lfrbBmN\ncustomPiece2 = p:fmWfcFifmnD\nking = k:KA\nrook = r\npawnTypes = p\n\
        promotionPieceTypes = ra\npromotionRegionWhite = *6\npromotionRegionBlack = *1\nstartFen = rakr2/pppppp/6/6/PPPPPP/RAKR2 w - - 0 1\n\
        doubleStepRegionWhite = *2\ndoubleStepRegionBlack = *5\ncastling = false\nflagPiece = k\nflagRegionWhite = *6\nflagRegionBlack = *1\n\
        stalemateValue = loss\nmobilityRegionWhiteRook = *1 *2 *3\nmobilityRegionBlackRook = *6 *5 *4\n";
    let game = read(own, None).unwrap().definition;
    let (text, notes) = texts(&game);
    assert_eq!(notes, [""; 0], "{text}");
    let again = read(&text, None).unwrap().definition;
    let json = |definition: &Definition| serde_json::to_string_pretty(&plain(definition).pieces).unwrap();
    assert_eq!(json(&game), json(&again));
    assert_eq!((&game.goals, &game.ends, &game.start), (&again.goals, &again.ends, &again.start));
}

#[test]
fn built_in_games_of_this_project_are_written_where_they_can_be() {
    let definition = |id: &str| Variant::by_id(id, &Options::none()).unwrap().definition().clone();
    for (id, reported) in [("chess", [].as_slice()), ("capablanca", &[WANT_OF_MATERIAL])] {
        let (text, notes) = texts(&definition(id));
        assert_eq!(notes, reported, "{text}");
        assert!(read(&text, None).unwrap().notes.iter().all(|note| note.kind != NoteKind::Unreadable));
    }
    let notes = texts(&definition("gigachess")).1.join("\n");
    assert!(notes.contains("Fairy-Stockfish has boards of up to 12 files and 10 ranks"), "{notes}");
    assert!(notes.contains("the move FyafsF of Eagle (G) cannot be said"), "{notes}");
    let (text, notes) = texts(&definition("chaturaji"));
    assert!(text.is_empty() && notes[0].contains("two players"));
}
