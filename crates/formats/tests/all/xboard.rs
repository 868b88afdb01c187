//! XBoard's commands are read.

use formats::{GameFormat, ImportedGame, NoteKind, format_of, read};
use menagerie_rules::{Options, Variant};
use proptest::prelude::*;

fn game(text: &str) -> ImportedGame {
    read(text, None).unwrap_or_else(|error| panic!("{error}"))
}

fn variant(text: &str) -> std::sync::Arc<Variant> {
    Variant::from_definition(game(text).definition, &Options::none()).unwrap_or_else(|error| panic!("{error}"))
}

const CAPABLANCA: &str = "variant capablanca\n\
    setup (PNBRQ..ACKpnbrq..ack) 10x8+0_capablanca rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1\n\
    piece P& fmWfceFifmnD\npiece A& BN\npiece C& RN\npiece K& KisO3\nchoice QCARBN";

#[test]
fn a_game_is_described_by_setup_and_pieces() {
    assert_eq!(format_of(CAPABLANCA), Some(GameFormat::XBoard));
    let (found, built_in) = (variant(CAPABLANCA), Variant::by_id("capablanca", &Options::none()).expect("the game"));
    assert_eq!(found.start(), built_in.start());
    for kind in built_in.kinds() {
        let own = found.kinds().iter().find(|it| it.letter == kind.letter).expect("the kind");
        assert_eq!(
            (&own.movement, own.pawn, own.royal, &own.art),
            (&kind.movement, kind.pawn, kind.royal, &kind.art),
            "{}",
            kind.name
        );
    }
    let squares = |variant: &Variant| {
        variant
            .castling()
            .iter()
            .map(|it| (it.letter, it.king_to, it.rook_to))
            .collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(squares(&found), squares(&built_in));
}

#[test]
fn rights_tell_castling_where_the_king_does_not() {
    let game = game("setup (PNBRQKpnbrqk) 8x8+0_normal rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(game.definition.castling.len(), 4);
    assert!(game.notes.iter().any(|note| note.kind == NoteKind::Assumed && note.words.contains("castle")));
}

#[test]
fn sides_may_have_kinds_of_their_own() {
    let text = "setup kp1/3/PK1 w - - 0 1\npiece P fW\npiece p fF\npiece K& K";
    let definition = game(text).definition;
    assert_eq!(definition.pieces.len(), 3);
    assert_eq!(definition.pieces.iter().filter(|piece| piece.betza == "fW" || piece.betza == "fF").count(), 2);
    assert!(Variant::from_definition(definition, &Options::none()).is_ok());
}

#[test]
fn a_plus_before_the_letter_is_what_a_piece_promotes_to() {
    let text =
        "setup (P..S.....+SKp..s.....+sk) 3x3+1_shogi k1s/3/K1S[] w - - 0 1\npiece S& FfW\npiece +S& WfF\npiece K& K";
    let definition = game(text).definition;
    let silver = definition.pieces.iter().find(|piece| piece.letter == 'S').expect("S");
    assert!(silver.promotion.0.first().is_some_and(|promotion| promotion.optional));
    assert!(definition.hands.drops && definition.hands.captures);
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    let error = read("piece N& N", None).expect_err("no start").to_string();
    assert!(error.contains("setup"), "{error}");
    let error = read("setup 8x8+0_fairy 8/8/9 w - - 0 1", None).expect_err("uneven").reasons;
    assert_eq!((error[0].line, error[0].column), (1, 19));
    let game = game("setup k2/3/K2 w - - 0 1\npiece K& K\nfeature done=1\nnonsense");
    let told: Vec<_> = game.notes.iter().map(|note| (note.line, note.kind)).collect();
    assert_eq!(told[1..], [(3, NoteKind::NotNeeded), (4, NoteKind::Unreadable)]);
}

proptest! {
    #[test]
    fn no_text_breaks_the_reader(text in "(piece |setup |\\(|\\)|[a-zA-Z]{1,4}|[0-9]{1,3}|x|\\+|_|&|/|\\[|\\]|\\*|é|\n| ){0,50}") {
        let text = format!("setup k2/3/K2 w - - 0 1\npiece K& K\n{text}");
        if let Ok(game) = read(&text, None) {
            let _ = Variant::from_definition(game.definition, &Options::none());
        }
    }
}
