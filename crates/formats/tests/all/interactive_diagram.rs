//! Interactive Diagrams are read, and what is not supported is reported.

use formats::{FormatNote, GameFormat, ImportedGame, NoteKind, format_of, names, read};
use menagerie_rules::{Definition, Letter, LettersByPlayer, Options, Royal, Variant, Zone};
use menagerie_texts::Language;
use proptest::prelude::*;

fn game(text: &str) -> ImportedGame {
    read(text, None).unwrap_or_else(|error| panic!("{error}"))
}

fn compiled(text: &str) -> std::sync::Arc<Variant> {
    let definition = game(text).definition;
    Variant::from_definition(definition.clone(), &Options::none())
        .unwrap_or_else(|error| panic!("{error}\n{}", serde_json::to_string_pretty(&definition).unwrap_or_default()))
}

fn piece<'a>(definition: &'a Definition, letter: &str) -> &'a menagerie_rules::PieceDefinition {
    let letter: Letter = letter.parse().expect("a letter");
    definition.pieces.iter().find(|piece| piece.letter == letter).expect("the piece")
}

fn notes(game: &ImportedGame, kind: NoteKind) -> Vec<&FormatNote> {
    game.notes.iter().filter(|note| note.kind == kind).collect()
}

const CHESS: &str = "# Chess\npawn::::a2-h2\nknight:N:::b1,g1\nbishop::::c1,f1\nrook::::a1,h1\nqueen::::d1\nking::::e1";

#[test]
fn names_and_defaults_alone_are_chess() {
    assert_eq!(format_of(CHESS), Some(GameFormat::InteractiveDiagram));
    let game = game(CHESS);
    assert_eq!(game.definition.name, "Chess");
    let variant = Variant::from_definition(game.definition, &Options::none()).expect("chess");
    let chess = Variant::by_id("chess", &Options::none()).expect("chess");
    assert_eq!(variant.start(), chess.start());
    let squares = |variant: &Variant| {
        let moves = variant
            .castling()
            .moves()
            .iter()
            .map(|it| (it.letter, it.king, it.king_to, it.rook, it.rook_to, it.san.clone()));
        moves.collect::<Vec<_>>()
    };
    let (mut own, mut built_in) = (squares(&variant), squares(&chess));
    own.sort_by_key(|it| it.0);
    built_in.sort_by_key(|it| it.0);
    assert_eq!(own, built_in);
    for kind in chess.kinds() {
        let found = variant.kinds().iter().find(|it| it.letter == kind.letter).expect("the kind");
        assert_eq!(found.movement, kind.movement, "{}", kind.name);
        assert_eq!((found.pawn, found.zeroing, found.lowest_rank), (kind.pawn, kind.zeroing, kind.lowest_rank));
        assert_eq!((found.taken_en_passant, found.takes_en_passant), (kind.taken_en_passant, kind.takes_en_passant));
        assert_eq!((found.royal, &found.art), (kind.royal, &kind.art));
    }
}

#[test]
fn pieces_stand_where_the_symmetry_says() {
    let lines = "files=4 ranks=4 royal=K\nrook::::a1\nking::K::b1";
    let start = |symmetry: &str| game(&format!("symmetry={symmetry} {lines}")).definition.start;
    assert!(start("mirror").starts_with("rk2/4/4/RK2 "));
    assert!(start("rotate").starts_with("2kr/4/4/RK2 "));
    assert!(start("none").starts_with("4/4/4/RK2 "));
    // If the second player's squares are given, there is no symmetry.
    assert!(game(&format!("{lines},,d4\n")).definition.start.starts_with("3k/4/4/RK2 "));
}

#[test]
fn ranges_are_rectangles_and_holes_are_no_squares() {
    let board = game("files=5 ranks=5\nwazir:W:::a1-b2\nhole::::b2,c3,e5\nking::K::d1").definition;
    assert!(board.start.starts_with("ww1k*/w*3/2*2/W*3/WW1K* "), "{}", board.start);
    assert_eq!(board.board.holes, "e1 b2 c3 b4 e5");
    let one_side = game("files=5 ranks=5\nhole::::c3,e5,,\nking::K::d1").definition;
    assert_eq!(one_side.board.holes, "c3 e5");
}

#[test]
fn missing_parts_of_a_board_or_a_promotion_are_reported() {
    let error = read("files=20 ranks=17\nking::::e1", None).expect_err("too large a board");
    assert_eq!(error.reasons.len(), 2);
    assert_eq!((error.reasons[0].line, error.reasons[0].column, error.reasons[0].key.as_str()), (1, 7, "files"));
    let shogi = game("maxPromote=1 promoOffset=5\nman::K::a1\nking::::e1");
    assert!(shogi.notes.iter().any(|note| note.key == "promoOffset" && note.words(Language::EN).contains("Man")));
    let any_case = game("promoChoice=QR\npawn::::a2-h2\nrook:r:::a1\nqueen:q:::d1\nking::::e1").definition;
    assert_eq!(piece(&any_case, "P").promotes_to.to_string(), "QR");
}

#[test]
fn kings_may_not_face_each_other_and_only_one_of_them_castles() {
    let facing = game("man::K::a1\nking::KfkR::e1");
    assert!(facing.definition.check.facing.any() && piece(&facing.definition, "K").betza == "K");
    assert!(notes(&facing, NoteKind::Unsupported).is_empty());
    let lines = game("man::K::a1\nking::KfkRfkB::e1").definition.check.facing;
    assert!(lines.files && lines.diagonals && !lines.ranks);
    let several = game("symmetry=none\nrook::::a1,h1,,a8,h8\nking::::e1,,c8,f8");
    assert!(notes(&several, NoteKind::Unsupported).iter().any(|note| note.words(Language::EN).contains("f8")));
    compiled("symmetry=none\nrook::::a1,h1,,a8,h8\nking::::e1,,c8,f8");
}

#[test]
fn a_piece_of_two_shuffled_groups_keeps_to_the_first() {
    let text = "shuffle=BN,NQA\nbishop::::c1,f1\nknight:N:::b1,g1\nqueen::::d1\narchbishop::::\nking::::e1";
    let both = game(text);
    let groups: Vec<String> = both.definition.shuffle.iter().map(|group| group.pieces.to_string()).collect();
    assert_eq!(groups, ["BN", "Q"]);
    assert!(
        notes(&both, NoteKind::Unsupported)
            .iter()
            .any(|note| note.key == "shuffle" && note.words(Language::EN).contains('N'))
    );
    compiled(text);
}

#[test]
fn games_of_the_same_name_are_distinguished() {
    let text =
        "<div class=idiagram>man::K::a1 king::::e1</div>\n<div class=idiagram>files=5 man::K::b1 king::::e1</div>";
    assert_eq!(names(text).expect("names"), ["Imported game", "Imported game 2"]);
    assert_eq!(read(text, Some("imported-game-2")).expect("a game").definition.board.files, 5);
}

#[test]
fn promotion_is_as_zone_choice_and_number_say() {
    let text =
        |parameters: &str| format!("{parameters}\npawn::::a2-h2\nferz::::c1\nrook::::a1,h1\nqueen::::d1\nking::::e1");
    let simple = game(&text("promoChoice=QR")).definition;
    assert_eq!(piece(&simple, "P").promotes_to.to_string(), "QR");
    let two = game(&text("maxPromote=2 promoChoice=Q")).definition;
    assert_eq!(piece(&two, "F").promotes_to.to_string(), "Q");
    let none = game(&text("maxPromote=0")).definition;
    assert!(none.pieces.iter().all(|piece| piece.promotes_to.0.is_empty() && piece.promotion.is_empty()));
    // By default it is every kind except the royal one and those that promote.
    let any = game(&text(""));
    assert_eq!(piece(&any.definition, "P").promotes_to.to_string(), "FRQ");
    assert!(notes(&any, NoteKind::Assumed).iter().any(|note| note.key == "promoChoice"));
    let zone = game(&text("promoZone=3 promoChoice=PQ")).definition;
    let promotion = piece(&zone, "P").promotion.0.first().expect("a promotion");
    assert_eq!(promotion.zone, Some(Zone::Same("*6 *7 *8".to_string())));
    assert!(promotion.optional);
    let captured = game(&text("promoChoice=*Q*R")).definition;
    assert_eq!((piece(&captured, "Q").promotion_limit, piece(&captured, "R").promotion_limit), (1, 2));
    let shogi = game("promoZone=3 maxPromote=1 promoOffset=2\nsilver::::a1\nking::K::b1\ngold:+S:WfF:x:\n").definition;
    let promotion = piece(&shogi, "S").promotion.0.first().expect("a promotion");
    assert_eq!(promotion.to, LettersByPlayer::Same("+S".parse().expect("letters")));
    assert!(promotion.optional && promotion.leaving);
    assert_eq!(piece(&shogi, "+S").promoted_from, "S".parse().ok());
}

#[test]
fn the_royal_piece_is_the_last_or_the_given_one() {
    let text = "man::K::e1\nqueen::::d1\nlord:L:K::f1";
    assert_eq!(piece(&game(text).definition, "L").royal, Royal::Always);
    for value in ["1", "M"] {
        let definition = game(&format!("royal={value}\n{text}")).definition;
        assert_eq!((piece(&definition, "M").royal, piece(&definition, "L").royal), (Royal::Always, Royal::No));
    }
    assert_eq!(notes(&game(&format!("royal=9\n{text}")), NoteKind::Unreadable).len(), 1);
}

#[test]
fn castling_goes_with_the_piece_at_the_edge_or_the_next_one() {
    let text = "files=12\nrook::::b1,l1\nking:K:KisO4isO2::g1";
    let castling = game(text).definition.castling;
    let written: Vec<String> =
        castling.iter().take(2).map(|it| format!("{}{} {}{}", it.king, it.king_to, it.rook, it.rook_to)).collect();
    assert_eq!(written, ["g1k1 l1j1", "g1c1 b1d1"]);
    assert_eq!(castling.len(), 8);
    let inner = game("knight:N:::a1\nrook::::b1\nking::KilO2::e1\n").definition.castling;
    assert_eq!((inner[0].rook.as_str(), inner[0].rook_letter), ("a1", None));
    let next = game("knight:N:::a1\nrook::::b1\nking::KiljO2::e1\n").definition.castling;
    assert_eq!((next[0].rook.as_str(), next.len()), ("b1", 2));
}

#[test]
fn an_initial_leap_of_the_king_is_a_rule_of_the_game() {
    let text = "files=10 ranks=10\npawn::fmWfceFfmnnD::a2-j2\nking::KimAimDimN::f1";
    let definition = game(text).definition;
    assert!(definition.king_leap && definition.start.ends_with(" w Kk - 0 1"));
    assert_eq!(piece(&definition, "K").betza, "K");
    assert!(compiled(text).king_leap());
}

#[test]
fn who_succeeds_the_king_is_royal_with_it() {
    let definition = game("succession=1\nprince::K::a1\nrook::::h1\nking::::e1").definition;
    assert_eq!(definition.check.royal_group.to_string(), "PK");
    assert_eq!(piece(&definition, "P").royal, Royal::Last);
}

#[test]
fn choices_have_ranks_of_their_own() {
    let text = "promoZone=3 promoChoice=!P*N*R2*Q1\npawn::::a2-h2\nknight:N:::b1\nrook::::a1\nqueen::::d1\nking::::e1";
    let definition = game(text).definition;
    let rows = &piece(&definition, "P").promotion.0;
    let found: Vec<_> = rows.iter().map(|row| (row.to.all().count(), row.zone.clone(), row.optional)).collect();
    let zone = |text: &str| Some(Zone::Same(text.to_string()));
    assert_eq!(found, [(3, None, true), (2, zone("*7 *8"), true), (1, zone("*6 *7 *8"), true)]);
    assert!(rows.iter().all(|row| row.must_in == zone("*8")));
    let _ = compiled(text);
    let (written, _) = formats::to_interactive_diagram(&definition);
    let again = game(&written).definition;
    assert_eq!(
        serde_json::to_string(&piece(&again, "P").promotion).ok(),
        serde_json::to_string(&piece(&definition, "P").promotion).ok()
    );
}

#[test]
fn letters_are_each_kinds_own() {
    let game = game("prince:P:K::a1\npawn:P:::a2\npriest::B::b1\nking::::e1");
    let letters: Vec<String> = game.definition.pieces.iter().map(|it| it.letter.to_string()).collect();
    assert_eq!(letters[0], "P");
    assert_eq!(letters.iter().collect::<std::collections::BTreeSet<_>>().len(), 4);
    assert_eq!(
        notes(&game, NoteKind::Assumed).iter().filter(|note| note.words(Language::EN).contains("ID")).count(),
        2
    );
}

#[test]
fn captures_on_the_way_and_their_trading_are_read_and_written() {
    let text = "files=8 ranks=8 protected=2 counterStrike=2\nrook::::a1\nsorcerer:S:KNADmabKcaKcabK::b1\nking::::e1";
    let game = game(text);
    assert_eq!(notes(&game, NoteKind::Unsupported), Vec::<&FormatNote>::new());
    assert_eq!(piece(&game.definition, "S").betza, "KNADmabKcaKcabK");
    let trade = game.definition.capture.trade.clone().expect("a rule");
    assert_eq!((trade.pieces.to_string(), trade.no_counterstrike), ("S".to_string(), true));
    let _ = compiled(text);
    let (written, lost) = formats::to_interactive_diagram(&game.definition);
    assert!(lost.is_empty(), "{lost:?}");
    assert!(written.contains("counterStrike="), "{written}");
    // The export to a program without such moves has a note.
    let (_, lost) = formats::to_fairy_stockfish(&game.definition);
    assert!(lost.iter().any(|note| note.words(Language::EN).contains("on the way")), "{lost:?}");
}

#[test]
fn what_cannot_be_said_is_named_with_line_and_key() {
    let text = "files=8\nscript=magic\nsquareSize=40 novelty=3\nwizard:W:FCcaudK::a1\nking::::e1";
    let game = game(text);
    let reported = |kind| notes(&game, kind).iter().map(|note| (note.line, note.key.clone())).collect::<Vec<_>>();
    let unsupported = [(2, "script".to_string()), (3, "novelty".to_string()), (4, "wizard".to_string())];
    assert_eq!(reported(NoteKind::Unsupported), unsupported);
    assert_eq!(reported(NoteKind::NotNeeded)[0], (3, "squareSize".to_string()));
    let note = notes(&game, NoteKind::Unsupported)[2];
    assert_eq!((note.column, note.words(Language::EN).contains("caudK")), (12, true));
    assert!(game.notes.iter().any(|note| {
        note.words(Language::EN).contains("the page's own script “magic” changes the rules; say what it does")
    }));
    assert_eq!(piece(&game.definition, "W").betza, "FC");
}

#[test]
fn several_diagrams_are_named() {
    let text = format!("{CHESS}\n\n## Other game | where it stands\nfiles=5\nking::::a1");
    assert_eq!(names(&text).expect("names"), ["Chess", "Other game"]);
    let error = read(&text, None).expect_err("which one").to_string();
    assert!(error.contains("Chess, Other game"), "{error}");
    let other = read(&text, Some("OTHER GAME")).expect("the game").definition;
    assert_eq!((other.board.files, other.source.as_str(), other.id.as_str()), (5, "where it stands", "other-game"));
    assert!(read(&text, Some("third")).is_err());
}

#[test]
fn what_was_copied_from_a_page_compiles() {
    let text = "<div class=\"idiagram\">files=10 ranks=8 symmetry=mirror graphicsDir=/x/ whitePrefix=w<br/>\n\
        promoChoice=QCANRB pawn::::a2-j2 knight:N:::b1, i1<br>bishop::::c1,h1 rook::::a1,j1 archbishop::::d1 chancellor::::g1\n\
        queen::::e1 king::KisO3:https://example.org/k.png:f1</div>";
    let variant = compiled(text);
    let capablanca = "rnbaqkcbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKCBNR w KQkq - 0 1";
    assert_eq!(variant.start(), capablanca);
    assert_eq!(variant.kinds().len(), 8);
}

proptest! {
    #[test]
    fn no_text_breaks_the_reader(text in "(files=|ranks=|royal=|promoChoice=|symmetry=|#|<|>|[a-zA-Z]{1,6}|:|,|-|[0-9]{1,3}|\\[|\\]|\\(|\\)|\\?|é|\n| ){0,60}") {
        let text = format!("man::K::e1\nking::KisO2::{text}");
        let _ = names(&text);
        if let Ok(game) = read(&text, None) {
            let _ = Variant::from_definition(game.definition, &Options::none());
        }
    }
}
