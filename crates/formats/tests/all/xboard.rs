//! XBoard's commands are read.

use formats::{GameFormat, ImportedGame, NoteKind, format_of, read};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{FirstMovesText, LettersByPlayer, Options, Position, Royal, Variant, Zone};
use menagerie_texts::Language;
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
            .moves()
            .iter()
            .map(|it| (it.letter, it.king_to, it.rook_to))
            .collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(squares(&found), squares(&built_in));
}

#[test]
fn rights_define_castling_where_the_king_does_not() {
    let game = game("setup (PNBRQKpnbrqk) 8x8+0_normal rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(game.definition.castling.len(), 4);
    assert!(
        game.notes.iter().any(|note| note.kind == NoteKind::Assumed && note.words(Language::EN).contains("castle"))
    );
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
        "setup (P..S.....^SKp..s.....^sk) 3x3+1_shogi k1s/3/K1S[] w - - 0 1\npiece S& FfW\npiece +S& WfF\npiece K& K";
    let definition = game(text).definition;
    let silver = definition.pieces.iter().find(|piece| piece.letter == 'S').expect("S");
    assert!(silver.promotion.0.first().is_some_and(|promotion| promotion.optional));
    assert!(definition.hands.drops && definition.hands.captures);
}

/// The pieces on the board: the first field of the start position.
fn placement(game: &ImportedGame) -> &str {
    game.definition.start.split_whitespace().next().expect("the placement")
}

/// The first letters that a kind promotes to, and its first zone.
fn promotion(game: &ImportedGame, letter: &str) -> (String, String) {
    let piece = game.definition.pieces.iter().find(|piece| piece.letter.to_string() == letter);
    let Some(row) = piece.unwrap_or_else(|| panic!("{letter}")).promotion.0.first() else { return Default::default() };
    let zone = match &row.zone {
        Some(Zone::Same(zone)) => zone.clone(),
        _ => String::new(),
    };
    let to = match &row.to {
        LettersByPlayer::Same(letters) => letters.to_string(),
        LettersByPlayer::Each(_) => String::new(),
    };
    (to, zone)
}

#[test]
fn signs_of_the_table_belong_to_the_letter_behind_or_before_them() {
    // As in the tables of large Shogi: the Bishop is the third piece, whatever signs precede it.
    let text = "setup (P^Q*BR'^R'-NS!=T/.........^PKp^q*br'^r'-ns!=t/.........^pk) 6x6+0_chu \
                qr'1t1k/pppp2/6/6/2PPPP/K1TBR'Q w 0 1\n\
                piece P& fW\npiece Q& Q\npiece +Q& K\npiece B& B\npiece R'& R\npiece +R'& RF\npiece S!& FfW\npiece +P& WfF\n\
                piece K& K";
    let game = game(text);
    assert_eq!(placement(&game), "qr'1s!1k/pppp2/6/6/2PPPP/K1S!BR'Q");
    let bishop = game.definition.pieces.iter().find(|piece| piece.letter == 'B').expect("the Bishop");
    assert_eq!(bishop.betza, "B");
    let zone = "*5 *6".to_string();
    assert_eq!(promotion(&game, "P"), ("+P".to_string(), zone.clone()));
    assert_eq!(promotion(&game, "R'"), ("+R'".to_string(), zone.clone()));
    assert_eq!(promotion(&game, "B"), ("+P".to_string(), zone), "it becomes what Pawns become");
    assert_eq!(promotion(&game, "S!"), Default::default());
    assert!(game.definition.pieces.iter().all(|piece| piece.letter != 'N'), "it has no letter");
    assert!(Variant::from_definition(game.definition, &Options::none()).is_ok());
}

#[test]
fn a_plus_of_the_table_is_no_letter() {
    let text = "setup (P..R.S...G.+..+.+Kp..r.s...g.+..+.+k) 5x5+4_shogi rsgk1/4p/5/P4/1KGSR [-] w 0 1\n\
                piece P& fWf@4\npiece R& R\npiece S& FfW\npiece G& WfF\npiece +P& WfF\npiece +R& RF\npiece +S& WfF\npiece K& K";
    let game = game(text);
    assert_eq!(placement(&game), "rsgk1/4p/5/P4/1KGSR[]");
    let letters: Vec<String> = game.definition.pieces.iter().map(|piece| piece.letter.to_string()).collect();
    assert_eq!(letters, ["P", "R", "S", "G", "+P", "+R", "+S", "K"]);
    let pawn = &game.definition.pieces[0];
    assert_eq!(pawn.drops_on_file, 1);
    assert_eq!(pawn.drop_zone, Some(Zone::Same("*1 *2 *3 *4".to_string())));
    assert_eq!(promotion(&game, "P"), ("+P".to_string(), "*5".to_string()));
    assert!(game.definition.must_be_able_to_move && game.definition.hands.captures);
}

#[test]
fn hands_follow_from_their_size_and_the_parent() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let hands = |size: &str, hand: &str| {
        let text =
            format!("setup (PNBRQKpnbrqk) {size} {start}{hand} w KQkq - 0 1\npiece P& fmWfceFifmnDj@7\npiece N& N@8");
        game(&text).definition
    };
    let crazyhouse = hands("8x8+5_crazyhouse", "[]");
    assert!(crazyhouse.hands.drops && crazyhouse.hands.captures && crazyhouse.hands.keep_promotions);
    assert_eq!(crazyhouse.pieces[0].drop_zone, Some(Zone::Same("*2 *3 *4 *5 *6 *7".to_string())));
    assert_eq!(crazyhouse.pieces[1].drop_zone, None);
    let own = hands("8x8+2_bughouse", "[Nn]");
    assert!(own.hands.drops && !own.hands.captures, "what is captured goes to the partner");
    let none = hands("8x8+0_shogi", "");
    assert!(!none.hands.drops && !none.hands.captures, "there is no hand to drop from");
    let shadows =
        "setup (PNBRQ.......~~~~Kpnbrq.......~~~~k) 8x8+5_crazyhouse rnbqkbnr/8/8/8/8/8/8/RNBQKBNR[] w - - 0 1";
    assert!(!game(shadows).definition.hands.keep_promotions);
}

#[test]
fn the_parent_defines_where_pieces_promote() {
    let text = "setup (PN.R...A..SKpn.r...a..sk) 8x8+0_makruk rnsaksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKASNR w - - 0 1\npiece P& fmWfcF\n\
                piece S& FfW\npiece A& RNF";
    let game = game(text);
    assert_eq!(
        promotion(&game, "P"),
        ("A".to_string(), "*6 *7 *8".to_string()),
        "the first piece behind the place of the Ferz"
    );
    let eight = "setup (P..R.......+..+Kp..r.......+..+k) 4x8+0_shogi r2k/pppp/4/4/4/4/PPPP/K2R w - - 0 1\npiece P& fW\npiece R& R\n\
                 piece +P& WfF\npiece +R& RF";
    assert_eq!(promotion(&self::game(eight), "R").1, "*6 *7 *8", "three of eight ranks");
}

#[test]
fn the_king_need_not_be_the_last_of_the_table() {
    let game = game(
        "setup (PH.R.....K.C.ph.r.....k.c.) 5x7+0_xiangqi rhkhr/5/p1p1p/5/P1P1P/5/RHKHR w - - 0 1\npiece P& fsW\npiece K& W",
    );
    let royal: Vec<&str> =
        game.definition.pieces.iter().filter(|piece| piece.royal != Royal::No).map(|it| it.name.as_str()).collect();
    assert_eq!(royal, ["General"]);
    assert!(game.definition.check.facing.files);
    assert!(game.definition.pieces.iter().any(|piece| piece.confined == Some(Zone::Same("b1-d3".to_string()))));
}

#[test]
fn pieces_that_do_not_take_part_are_left_out() {
    // FEACW… are the letters of all games, so they do not distinguish this one.
    let text =
        "setup (PNBRQFEACWMOHIJGDVLSUKpnbrqfeacwmohijgdvlsuk) 4x4+0_fairy rbk1/pppp/PPPP/RBK1 w - - 0 1\npiece +R& RF";
    let letters: Vec<String> = game(text).definition.pieces.iter().map(|piece| piece.letter.to_string()).collect();
    assert_eq!(letters, ["P", "B", "R", "K", "+R"]);
    let text =
        "setup (PNBRQ..ACKpnbrq..ack) 4x4+0_capablanca rnk1/pppp/PPPP/RNK1 w - - 0 1\npiece D& WD\npiece P& fmWfceF";
    let game = game(text);
    assert!(
        game.notes.iter().any(|note| note.kind == NoteKind::NotNeeded && note.words(Language::EN).contains('D')),
        "{:?}",
        game.notes
    );
    let pawn = &game.definition.pieces[0];
    assert_eq!(pawn.promotes_to.to_string(), "NBRQAC", "{:?}", game.notes);
}

#[test]
fn a_double_step_of_any_kind_lets_a_pawn_be_captured_en_passant() {
    let text = "setup (PNBRQKpnbrqk) 8x8+0_fairy 4k3/3p4/8/4P3/8/8/8/4K3 w - -\npiece P& fmWfceFifmW2\npiece K& KisO2";
    let variant = variant(text);
    let mut position = Position::from_fen(&variant, "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").expect("a position");
    let step = coordinate::read(&position, "d7d5").expect("a double step");
    position.play(step).expect("a legal move");
    assert!(coordinate::read(&position, "e5d6").is_ok(), "{}", position.fen());
}

#[test]
fn files_among_the_rights_are_those_of_first_moves() {
    let text = "setup (PN.R.M....SKpn.r.m....sk) 4x4+0_makruk rmk1/pppp/PPPP/RMK1 w BCbc - 0 1\npiece M& FifD\npiece K& KismN\npiece P& fmWfcF";
    let definition = game(text).definition;
    assert!(definition.start.contains(" BCbc "), "{}", definition.start);
    assert_eq!(definition.first_moves_text, FirstMovesText::Files);
}

#[test]
fn the_parent_defines_how_the_game_is_won() {
    let text = |parent: &str| {
        format!(
            "setup (PNBRQKpnbrqk) 8x8+0_{parent} rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\npiece P& fmWfceFifmnD"
        )
    };
    assert_eq!(game(&text("3check")).definition.goals.len(), 1);
    let giveaway = game(&text("giveaway")).definition;
    assert!(giveaway.capture.forced && giveaway.pieces.iter().all(|piece| piece.royal == Royal::No));
    let other = "setup (PNBRQ..ACKpnbrq..ack) 8x8+0_atomic rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    assert!(game(other).notes.iter().any(|note| note.kind == NoteKind::Unsupported));
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    let error = read("setup 8x8+0_fairy w/", None).expect_err("no position").to_string();
    assert!(error.contains("setup"), "{error}");
    let error = read("setup 8x8+0_fairy 8/8/9 w - - 0 1", None).expect_err("uneven").reasons;
    assert_eq!((error[0].line, error[0].column), (1, 19));
    let game = game("setup k2/3/K2 w - - 0 1\npiece K& K\nfeature done=1\nnonsense");
    let reported: Vec<_> = game.notes.iter().map(|note| (note.line, note.kind)).collect();
    assert_eq!(reported[1..], [(3, NoteKind::NotNeeded), (4, NoteKind::Unreadable)]);
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
