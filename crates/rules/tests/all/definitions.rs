//! Games as data: the values and names of the built-in ones, a new game without any Rust code, and the errors of invalid definitions.

use crate::common::{after, field, read, squares, targets, variant};
use menagerie_rules::betza::Movement;
use menagerie_rules::notation::{coordinate, read_move, san};
use menagerie_rules::{
    Definition, DefinitionError, Family, KindId, MoveKind, Options, Position, ReachKind, Termination, Variant,
    VariantError,
};
use std::sync::Arc;

/// Los Alamos chess: 6×6, without Bishops, double steps and castling.
const LOS_ALAMOS: &str = r#"{
    "id": "losalamos", "name": "Los Alamos Chess", "family": "chess",
    "board": { "files": 6, "ranks": 6, "checkered": true },
    "players": [
        { "letter": "w", "name": "White", "forward": "north" },
        { "letter": "b", "name": "Black", "forward": "south" }
    ],
    "pieces": [
        { "name": "Pawn", "letter": "P", "art": "pawn", "betza": "fmWfcF", "value": 1, "promotesTo": "QRN", "pawn": true, "progress": true, "lowestRank": 2 },
        { "name": "Knight", "letter": "N", "art": "knight", "betza": "N", "value": 3 },
        { "name": "Rook", "letter": "R", "art": "rook", "betza": "R", "value": 5 },
        { "name": "Queen", "letter": "Q", "art": "queen", "betza": "Q", "value": 9 },
        { "name": "King", "letter": "K", "art": "king", "betza": "K", "royal": true }
    ],
    "start": "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1"
}"#;

fn compile(json: &str) -> Result<Arc<Variant>, VariantError> {
    Variant::from_json(json, &Options::none())
}

/// The error of Los Alamos chess with one thing changed.
fn fault(from: &str, to: &str) -> String {
    assert!(LOS_ALAMOS.contains(from), "{from}");
    let error = compile(&LOS_ALAMOS.replacen(from, to, 1)).expect_err("a bad definition");
    assert!(matches!(error, VariantError::Definition(_)), "{error}");
    error.to_string()
}

#[test]
fn a_new_game_of_known_kinds_of_move_is_only_data() {
    let game = compile(LOS_ALAMOS).expect("a good definition");
    let start = Position::start(&game);
    // Six Pawns with one step each, two Knights with two squares each; no first move changes the answers.
    assert_eq!((start.perft(1), start.perft(2)), (10, 100));
    let position = after(&start, "b2b3 e5e4 b1c3 b6c4 b3c4");
    assert_eq!(position.fen(), "r1qknr/pppp1p/2P1p1/2N3/P1PPPP/R1QKNR b - - 0 3");
}

#[test]
fn a_game_lists_its_kinds_in_the_order_of_its_definition() {
    let game = compile(LOS_ALAMOS).expect("a good definition");
    let names: Vec<&str> = game.kinds().iter().map(|kind| kind.name.as_str()).collect();
    assert_eq!(names, ["Pawn", "Knight", "Rook", "Queen", "King"]);
    for (place, kind) in game.kinds().iter().enumerate() {
        assert_eq!(game.kind(KindId::from_index(place).expect("a kind")).name, kind.name);
    }
}

#[test]
fn a_piece_that_moves_and_captures_otherwise_is_marked_by_what_it_does() {
    let game = compile(&LOS_ALAMOS.replace("\"betza\": \"Q\"", "\"betza\": \"mRcK\"")).expect("a good definition");
    let position = read(&game, "5k/6/6/1n4/Q5/5K w - - 0 1");
    let reach = |to: &str| {
        let legal = position.legal_moves();
        position.reach(*legal.iter().find(|mv| format!("{}{}", mv.from(), mv.to()) == format!("a2{to}")).expect(to))
    };
    assert_eq!(
        (reach("a3"), reach("c2"), reach("b3")),
        (ReachKind::MoveOnly, ReachKind::MoveOnly, ReachKind::CaptureOnly)
    );
}

#[test]
fn a_grasshopper_gives_check_and_pins_by_its_screen() {
    let game = compile(&LOS_ALAMOS.replace("\"betza\": \"N\"", "\"betza\": \"gQ\"")).expect("a good definition");
    let position = |row: &str| read(&game, &format!("5k/6/6/6/{row} w - - 0 1"));
    // It lands directly behind its screen, so the screen must be next to the King.
    let check = position("6/KR2n1");
    assert!(check.in_check() && !position("6/K1R1n1").in_check());
    assert_eq!(check.checkers().iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["e1"]);
    assert_eq!(targets(&check, "b1"), squares("b2-b6 c1-e1"));
    assert_eq!(targets(&position("1R4/K3n1"), "b2"), squares("b3-b6 a2 c2-f2"), "b1 would make it a screen");
    // Of two pieces in between, the far one must stay there, the near one may go.
    let two = position("6/KRR1n1");
    assert_eq!((targets(&two, "c1"), targets(&two, "b1")), (squares("d1 e1"), squares("b2-b6")));
}

#[test]
fn the_ids_and_names_are_settled() {
    let ids: Vec<&str> = Variant::ids().collect();
    assert_eq!(ids, ["gigachess", "gigachess2", "capablanca", "janus", "chaturaji", "chess"]);
    let names: Vec<String> = ids.iter().map(|id| variant(id).name().to_string()).collect();
    assert_eq!(names, ["Gigachess", "Gigachess II", "Capablanca Chess", "Janus Chess", "Imperial Chaturaji", "Chess"]);
    assert!(ids.iter().all(|id| (variant(id).family() == Family::Chaturaji) == (*id == "chaturaji")));
}

#[test]
fn the_values_are_those_of_the_sources() {
    let value = |id: &str, letter: char| {
        let game = variant(id);
        game.kind(game.kind_by_letter(letter).expect("a kind")).value
    };
    let giga = "P.6 O.9 M2 E2.2 N2.2 W2.4 I2.5 V3.3 B3.4 T4.5 C4.9 R5 X5.5 F5.9 L6.7 H7.1 G8.1 Q8.3 A10.4";
    for item in giga.split(' ') {
        let (letter, number) = item.split_at(1);
        let expected: f64 = format!("0{number}").parse().expect("a number");
        assert_eq!(value("gigachess", letter.chars().next().expect("a letter")), Some(expected), "{item}");
    }
    for (letter, expected) in [('Q', 9.5), ('J', 8.75), ('R', 5.0), ('B', 3.5), ('N', 3.0), ('P', 1.0)] {
        assert_eq!(value("janus", letter), Some(expected), "{letter}");
    }
}

#[test]
fn the_points_of_chaturaji_are_settled() {
    let game = variant("chaturaji");
    for (letter, points) in [('P', 1), ('B', 2), ('N', 3), ('E', 4), ('K', 5)] {
        assert_eq!(game.kind(game.kind_by_letter(letter).expect("a kind")).points, points);
    }
}

#[test]
fn each_piece_is_written_in_betza_as_the_table_says() {
    let table = [
        (
            "gigachess",
            "K=K Q=Q R=R B=B N=N P=fmWfmnDfcF O=fmWfmnDfF I=KfmnD E=FA W=WD L=KNAD M=C F=NCZ C=mRcpR V=mBcpB H=RN X=BN A=QN",
        ),
        (
            "gigachess2",
            "P=fmWfmnDfcF I=KfmnD E=FA W=WD L=KNAD M=C Z=Z F=NCZ C=mRcpR V=mBcpB O=mQcpQ H=RN X=BN A=QN J=KN S=RF Y=BW D=KADGH",
        ),
        ("janus", "K=K Q=Q R=R B=B N=N J=BN"),
    ];
    for (id, row) in table {
        let game = variant(id);
        for item in row.split(' ') {
            let (letter, betza) = item.split_once('=').expect("a letter and a move");
            let kind = game.kind(game.kind_by_letter(letter.chars().next().expect("a letter")).expect("a kind"));
            assert_eq!(kind.betza, betza, "{id}: {letter}");
        }
    }
}

#[test]
fn an_unknown_game_is_refused_and_the_known_ones_listed() {
    let error = Variant::by_id("ludo", &Options::none()).expect_err("no such game").to_string();
    assert!(error.contains("ludo") && error.contains("gigachess2") && error.contains("capablanca"), "{error}");
}

#[test]
fn an_unknown_option_is_refused() {
    let error = Variant::by_id("gigachess2", &"queen-leap=on".parse().expect("an option")).expect_err("no such option");
    assert!(error.to_string().contains("queen-leap") && error.to_string().contains("king-leap"), "{error}");
    assert!(Variant::by_id("janus", &"king-leap=on".parse().expect("an option")).is_err());
    for text in ["king-leap", "king-leap=maybe", "=", ""] {
        assert!(text.parse::<Options>().is_err(), "{text}");
    }
}

#[test]
fn what_is_no_json_is_refused_with_its_line() {
    let error = compile("{\n  \"id\": \"x\",,\n}").expect_err("no JSON");
    assert!(matches!(error, VariantError::Definition(DefinitionError::Json { line: 2, .. })), "{error}");
    assert!(error.to_string().contains("line 2"), "{error}");
}

#[test]
fn a_missing_or_unknown_part_is_named() {
    assert!(fault("\"name\": \"Los Alamos Chess\", ", "").contains("name"));
    assert!(fault("\"name\": \"Los Alamos Chess\"", "\"name\": \"x\", \"colour\": 3").contains("colour"));
    assert!(fault("\"chess\"", "\"draughts\"").contains("draughts"));
    assert!(fault("\"north\"", "\"up\"").contains("up"));
    assert!(fault("\"betza\"", "\"betsa\"").ends_with("did you mean `betza`?"));
    assert!(fault("\"forward\"", "\"foward\"").ends_with("did you mean `forward`?"));
    assert!(fault("\"north\"", "\"Nort\"").ends_with("did you mean `north`?"));
}

#[test]
fn a_bad_betza_text_is_refused_with_piece_letter_and_place() {
    let said = fault("\"betza\": \"N\"", "\"betza\": \"NUC\"");
    assert!(
        said.contains("Knight") && said.contains("“NUC”") && said.contains("at letter 2") && said.contains("“U”"),
        "{said}"
    );
    assert!(fault("\"betza\": \"N\"", "\"betza\": \"\"").contains("Knight"));
    assert!(fault("\"betza\": \"R\"", "\"betza\": \"mqR\"").contains("at letter 2"));
    assert!(fault("\"betza\": \"R\"", "\"betza\": \"fm\"").contains("Rook"));
}

#[test]
fn a_betza_text_by_itself_says_what_and_where() {
    let error = "FAx".parse::<Movement>().expect_err("x is no atom");
    assert_eq!((error.text.as_str(), error.at), ("FAx", 2));
    for text in ["", "k", "W99999", "é", "🦄", "yF", "npW", "cacafF", "a", "-", " "] {
        let error = text.parse::<Movement>().expect_err(text);
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn an_initial_move_of_a_piece_that_can_return_is_refused() {
    let said = fault("\"betza\": \"R\"", "\"betza\": \"RiN\"");
    assert!(said.contains("Rook") && said.contains("“i”"), "{said}");
    assert!(fault("\"betza\": \"K\"", "\"betza\": \"KisD\"").contains("King"));
    // A piece that only goes forward may have one, even if it steps sideways during its move.
    assert!(compile(&LOS_ALAMOS.replace("fmWfcF", "fmWfcFifmnD")).is_ok());
    assert!(compile(&LOS_ALAMOS.replace("fmWfcF", "fmWraflWifmnD")).is_ok());
    assert!(fault("\"betza\": \"fmWfcF\"", "\"betza\": \"fmWbabrWifmnD\"").contains("Pawn"));
}

#[test]
fn a_double_step_can_be_answered_only_where_the_definition_says_so() {
    let stepping = LOS_ALAMOS.replace("\"betza\": \"fmWfcF\"", "\"betza\": \"fmWfcFifmnD\"");
    let passing = stepping.replace("\"lowestRank\"", "\"takenEnPassant\": true, \"lowestRank\"");
    let answered = passing.replace("\"lowestRank\"", "\"takesEnPassant\": true, \"lowestRank\"");
    for (json, square) in [(&stepping, "-"), (&passing, "-"), (&answered, "b3")] {
        let game = compile(json).expect("a good definition");
        assert_eq!(field(&after(&Position::start(&game), "b2b4"), 3), square);
    }
}

#[test]
fn the_lowest_rank_must_be_one_of_the_board() {
    for rank in ["0", "7"] {
        let said = fault("\"lowestRank\": 2", &format!("\"lowestRank\": {rank}"));
        assert!(said.contains("Pawn") && said.contains("lowestRank"), "{said}");
    }
    // The sixth rank is allowed, but the Pawns of the start are not on it.
    assert!(fault("\"lowestRank\": 2", "\"lowestRank\": 6").contains("start: "));
}

#[test]
fn there_may_be_64_kinds_at_most() {
    let with = |more: usize| {
        let piece = "{ \"name\": \"Dummy\", \"letter\": \"D\", \"art\": \"x\", \"betza\": \"W\" }, ";
        fault("\"pieces\": [", &format!("\"pieces\": [{}", piece.repeat(more)))
    };
    assert!(with(59).contains("the letter D is taken"), "{}", with(59));
    assert!(with(60).contains("at most 64 kinds"), "{}", with(60));
}

#[test]
fn what_is_too_little_may_be_several_pieces() {
    let listed = LOS_ALAMOS.replace("\"start\"", "\"insufficient\": [\"RN\", \"NN\", \"Q\"], \"start\"");
    let game = compile(&listed).expect("a good definition");
    let drawn = |row: &str| read(&game, &format!("5k/6/6/6/6/{row} w - - 0 1")).outcome(1);
    for row in ["KNN3", "KNR3", "KRN3", "KQ4"] {
        assert_eq!(drawn(row).termination(), Some(Termination::InsufficientMaterial), "{row}");
    }
    for row in ["KN4", "KR4", "KRR3", "KQN3", "KNNN2", "KNNR2"] {
        assert!(drawn(row).is_ongoing(), "{row}");
    }
    assert!(fault("\"start\"", "\"insufficient\": [\"X\"], \"start\"").contains("insufficient"));
}

#[test]
fn an_option_named_again_is_switched_and_the_order_makes_no_difference() {
    let options =
        |texts: &[&str]| texts.iter().map(|text| text.parse::<Options>().expect("an option")).collect::<Options>();
    let both = options(&["b=on", "a=on", "b=off"]);
    assert_eq!(both.ids().collect::<Vec<_>>(), ["a", "b"]);
    assert!(both.is_on("a") && !both.is_on("b") && !both.is_on("c"));
    assert_eq!(both, options(&["a=true", "b=false"]));
    assert_eq!(options(&[]), Options::none());
}

#[test]
fn there_must_be_exactly_one_kind_of_king() {
    assert!(fault(", \"royal\": true", "").contains("royal"));
    assert!(fault("\"betza\": \"fmWfcF\",", "\"betza\": \"fmWfcF\", \"royal\": true,").contains("royal"));
}

#[test]
fn letters_must_be_capitals_and_different() {
    assert!(fault("\"letter\": \"N\"", "\"letter\": \"R\"").contains("taken"));
    assert!(fault("\"letter\": \"N\"", "\"letter\": \"n\"").contains("“n”"));
}

#[test]
fn promotion_must_be_to_a_known_kind_and_not_to_a_king() {
    assert!(fault("\"QRN\"", "\"QRB\"").contains("“B”"));
    assert!(fault("\"QRN\"", "\"QRK\"").contains("King"));
}

#[test]
fn the_format_must_be_known_and_fit_the_players() {
    assert!(fault("\"id\"", "\"format\": 3, \"id\"").contains("format"));
    let mut four = variant("chaturaji").definition().clone();
    four.hands.drops = true;
    let error = Variant::from_definition(four, &Options::none()).map(|_| ()).expect_err("hands of four players");
    assert!(error.to_string().contains("two players"), "{error}");
}

#[test]
fn all_errors_are_reported() {
    let with = LOS_ALAMOS
        .replace("\"betza\": \"N\"", "\"betza\": \"Nx\"")
        .replace("\"letter\": \"Q\"", "\"letter\": \"R\"")
        .replace("\"lowestRank\": 2", "\"lowestRank\": 9");
    let said = compile(&with).expect_err("a bad definition").to_string();
    for part in ["piece Pawn: lowestRank", "piece Knight: ", "piece Queen: the letter R is taken"] {
        assert!(said.contains(part), "{part} in {said}");
    }
}

#[test]
fn the_board_must_have_1_to_16_files_and_ranks() {
    assert!(fault("\"files\": 6", "\"files\": 17").contains("16"));
    assert!(fault("\"ranks\": 6", "\"ranks\": 0").contains("board"));
}

#[test]
fn the_number_of_players_must_fit() {
    let said = fault("{ \"letter\": \"w\", \"name\": \"White\", \"forward\": \"north\" },", "");
    assert!(said.contains("players"), "{said}");
}

#[test]
fn the_start_must_be_a_position_of_the_game() {
    for (from, to) in [
        ("rnqknr/pppppp", "rnqknr/ppppp"),
        ("rnqknr/pppppp", "rnqbnr/pppppp"),
        ("rnqknr/pppppp", "rnqqnr/pppppp"),
        ("RNQKNR w - - 0 1", "RNQKNR w - -"),
        ("RNQKNR w - -", "RNQKNR w KQ -"),
    ] {
        assert!(fault(from, to).contains("start"), "{to}");
    }
}

#[test]
fn both_go_past_free_squares_only_wherever_castling_takes_them() {
    let castles = |king_to: &str, rook_to: &str, row: &str| {
        let castling = format!(
            "\"castling\": [{{ \"right\": \"K\", \"san\": \"O-O\", \"king\": \"d1\", \"kingTo\": \"{king_to}\", \"rook\": \"e1\", \"rookTo\": \"{rook_to}\" }}], \"start\""
        );
        let game = compile(&LOS_ALAMOS.replacen("\"start\"", &castling, 1)).expect("a good definition");
        let position = read(&game, &format!("5k/6/6/6/6/{row} w K - 0 1"));
        position.legal_moves().iter().any(|mv| mv.kind() == MoveKind::Castle)
    };
    // King and Rook go in opposite directions.
    assert!(castles("b1", "f1", "3KR1") && castles("b1", "f1", "N2KR1"));
    for row in ["1N1KR1", "2NKR1", "3KRN"] {
        assert!(!castles("b1", "f1", row), "{row}");
    }
    // They go in the same direction.
    assert!(castles("b1", "c1", "3KR1") && castles("b1", "c1", "3KRN"));
    for row in ["1N1KR1", "2NKR1"] {
        assert!(!castles("b1", "c1", row), "{row}");
    }
}

#[test]
fn castling_must_make_sense() {
    let castling = |king: &str, rook: &str| {
        format!(
            "\"castling\": [{{ \"right\": \"K\", \"san\": \"O-O\", \"king\": \"{king}\", \"kingTo\": \"e1\", \"rook\": \"{rook}\", \"rookTo\": \"d1\" }}], \"start\""
        )
    };
    let with = |king: &str, rook: &str| fault("\"start\"", &castling(king, rook));
    assert!(with("d1", "g1").contains("g1"), "off the board");
    assert!(with("d2", "f1").contains("castling K"), "not on one rank");
    assert!(with("d1", "d1").contains("castling K"), "the same square");
    assert!(with("x9", "f1").contains("x9"), "no square");
    assert!(compile(&LOS_ALAMOS.replace("\"start\"", &castling("d1", "e1"))).is_ok(), "onto the Rook's square");
    assert!(
        fault("\"start\"", &castling("d1", "f1").replace("\"rookTo\": \"d1\"", "\"rookTo\": \"e1\""))
            .contains("same square")
    );
    // Each King's way and each text once, in both players' first ranks.
    let from = |king: char, right: char, text: usize, rank: u8, king_to: char| {
        let (san, rook) = (format!("O{}", "-O".repeat(text)), if king_to == 'f' { 'a' } else { 'f' });
        format!(
            "{{ \"right\": \"{right}\", \"san\": \"{san}\", \"king\": \"{king}{rank}\", \"kingTo\": \"{king_to}{rank}\", \"rook\": \"{rook}{rank}\", \"rookTo\": \"d{rank}\" }}"
        )
    };
    let entry = |right: char, text: usize, rank: u8, king_to: char| from('d', right, text, rank, king_to);
    let start = |entries: &[String]| format!("\"castling\": [{}], \"start\"", entries.join(", "));
    let places =
        "dbc".chars().flat_map(|king| "acef".chars().map(move |file| (king, file)).filter(|(king, file)| king != file));
    let many: Vec<String> = ('A'..='Z')
        .zip(places.flat_map(|place| [(1, place), (6, place)]))
        .zip(1..)
        .map(|((right, (rank, (king, file))), n)| from(king, right, n, rank, file))
        .collect();
    assert!(compile(&LOS_ALAMOS.replace("\"start\"", &start(&many[..16]))).is_ok());
    assert!(fault("\"start\"", &start(&many[..17])).contains("at most sixteen rights"));
    let said = |second: String| fault("\"start\"", &start(&[entry('K', 1, 1, 'e'), second]));
    assert!(said(entry('K', 2, 1, 'f')).contains("each with a letter of its own"));
    assert!(said(entry('Q', 2, 1, 'e')).contains("another one takes the King the same way"));
    assert!(said(entry('Q', 1, 1, 'b')).contains("another one of this player is written alike"));
    assert!(said(entry('Q', 0, 1, 'b')).contains("castling is written O-O or O-O-O"));
    assert!(said(entry('-', 2, 1, 'b')).contains("letter of the right"));
    let without_rooks = LOS_ALAMOS
        .replace("\"letter\": \"R\"", "\"letter\": \"T\"")
        .replace("QRN", "QTN")
        .replace("rnqknr", "tnqknt")
        .replace("RNQKNR", "TNQKNT");
    assert!(compile(&without_rooks).is_ok(), "a game needs no Rook");
    let error = compile(&without_rooks.replace("\"start\"", &start(&[entry('K', 1, 1, 'e')])))
        .expect_err("no Rook to castle with");
    assert!(error.to_string().contains("exactly one kind must castle with the King, not 0"), "{error}");
}

#[test]
fn the_piece_that_castles_may_have_any_letter() {
    let castling = r#""castling": [{ "right": "K", "san": "O-O", "king": "d1", "kingTo": "f1", "rook": "e1", "rookTo": "d1" }], "start""#;
    let towers = LOS_ALAMOS
        .replace(r#""letter": "R", "art": "rook""#, r#""letter": "T", "castles": true, "art": "rook""#)
        .replace("QRN", "QTN")
        .replace("rnqknr", "tnqknt")
        .replace("RNQKNR", "TNQKNT")
        .replacen("\"start\"", castling, 1);
    let game = compile(&towers).expect("a good definition");
    assert_eq!(after(&read(&game, "5k/6/6/6/6/3KT1 w K - 0 1"), "d1f1").fen(), "5k/6/6/6/6/3T1K b - - 1 1");
    let two = towers.replace(r#""letter": "N""#, r#""letter": "N", "castles": true"#);
    let error = compile(&two).expect_err("two kinds that castle");
    assert!(error.to_string().contains("exactly one kind must castle with the King, not 2"), "{error}");
}

#[test]
fn a_definition_from_before_there_were_roles_is_read_as_ever() {
    let now = include_str!("../../variants/chaturaji.json");
    let before = now.replace(r#", "boat": true"#, "").replace(r#", "earlyPromotion": true"#, "");
    assert!(before.len() < now.len());
    let (now, before) = (variant("chaturaji"), compile(&before).expect("a good definition"));
    let roles = |game: &Variant| -> Vec<_> {
        game.kinds().iter().map(|kind| (kind.letter, kind.castles, kind.boat, kind.early_promotion)).collect()
    };
    assert_eq!(roles(&before), roles(&now));
    assert!(now.kinds().iter().any(|kind| kind.boat) && now.kinds().iter().any(|kind| kind.early_promotion));
    // If any role is given, letters do not imply roles.
    let one = include_str!("../../variants/chaturaji.json").replace(r#", "earlyPromotion": true"#, "");
    assert!(compile(&one).expect("a good definition").kinds().iter().all(|kind| !kind.early_promotion));
}

#[test]
fn castling_over_one_square_is_written_as_the_kings_taking_of_its_rook() {
    let castling = "\"castling\": [{ \"right\": \"Q\", \"san\": \"O-O-O\", \"king\": \"d1\", \"kingTo\": \"c1\", \"rook\": \"a1\", \"rookTo\": \"d1\" }, { \"right\": \"K\", \"san\": \"O-O\", \"king\": \"d1\", \"kingTo\": \"f1\", \"rook\": \"e1\", \"rookTo\": \"d1\" }], \"start\"";
    let game = compile(&LOS_ALAMOS.replacen("\"start\"", castling, 1)).expect("a good definition");
    let position = read(&game, "5k/6/6/6/6/R2KR1 w KQ - 0 1");
    let legal = position.legal_moves();
    let mut texts: Vec<String> = legal.iter().map(|&mv| coordinate::write(&position, mv)).collect();
    for (&mv, text) in legal.iter().zip(&texts) {
        assert_eq!(coordinate::read(&position, text), Ok(mv), "{text}");
        assert_eq!(read_move(&position, &san::write(&position, mv)), Ok(mv), "{text}");
    }
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), legal.len(), "no two moves have the same text");
    assert_eq!(after(&position, "d1a1").fen(), "5k/6/6/6/6/2KRR1 b - - 1 1");
    assert_eq!(after(&position, "d1c1").fen(), "5k/6/6/6/6/R1K1R1 b - - 1 1");
    // If there is no ambiguity, the King's own target is written as before.
    assert_eq!(after(&position, "d1f1").fen(), "5k/6/6/6/6/R2R1K b - - 1 1");
}

#[test]
fn every_name_finds_one_piece_of_its_game() {
    for id in Variant::ids() {
        let game = variant(id);
        let mut known: Vec<(String, usize)> = Vec::new();
        for (place, kind) in game.kinds().iter().enumerate() {
            for name in kind.names().map(str::to_lowercase) {
                let other = known.iter().find(|(taken, at)| *taken == name && *at != place);
                assert!(other.is_none(), "{id}: {name} is the {} and another piece", kind.name);
                known.push((name, place));
            }
        }
    }
}

#[test]
fn a_definition_is_written_without_defaults_and_reads_back_the_same() {
    for definition in Variant::definitions() {
        let definition = definition.expect("a definition");
        let written = serde_json::to_string_pretty(&definition).expect("text");
        let others = written.replace("\"checkered\": false", "");
        assert!(!others.contains("false") && !written.contains("null") && !written.contains("[]"), "{written}");
        let again: Definition = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(serde_json::to_string(&again).expect("text"), serde_json::to_string(&definition).expect("text"));
        Variant::from_definition(again, &Options::none()).unwrap_or_else(|error| panic!("{error}"));
    }
    let definition: Definition = Variant::by_id("chess", &Options::none()).expect("chess").definition().clone();
    let ends = menagerie_rules::EndsDefinition {
        repetitions: 0,
        stalemate: menagerie_rules::GameResult::Loss,
        ..Default::default()
    };
    let text = serde_json::to_value(Definition { ends: ends.clone(), ..definition }).expect("a value");
    assert_eq!(text["ends"].to_string(), r#"{"repetitions":0,"stalemate":"loss"}"#);
    let again: Definition = serde_json::from_value(text).expect("a definition");
    assert_eq!(again.ends, ends);
}

#[test]
fn moves_for_which_no_tables_have_room_are_refused() {
    // Each of these moves has its own table: together they would take gigabytes.
    let zones = vec![r#"{ "from": "*", "betza": "mKmcaKmcaKmcafK" }"#; 600].join(", ");
    let json = LOS_ALAMOS.replacen('{', r#"{ "format": 2,"#, 1).replacen(
        r#""betza": "R","#,
        &format!(r#""betza": "R", "zoneMoves": [{zones}],"#),
        1,
    );
    let error = compile(&json).expect_err("too many moves").to_string();
    assert!(error.contains(": pieces: the pieces have too many moves: together they cross"), "{error}");
    assert!(error.ends_with("at most 100000 are possible"), "{error}");
}
