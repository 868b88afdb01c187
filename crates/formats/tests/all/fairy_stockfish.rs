//! Reading Fairy-Stockfish's ini files: each key, inheritance, and errors with line and column.

use formats::{FormatNote, GameFormat, ImportedGame, NoteKind, built_in, built_in_names, format_of, names, read};
use menagerie_rules::{
    BoardSize, Definition, FirstMovesText, GameResult, GoalDefinition, Letter, Letters, LettersByPlayer, Options,
    Passing, PieceDefinition, Position, Royal, Variant, Zone,
};
use menagerie_texts::Language;
use proptest::prelude::*;

fn game(text: &str) -> ImportedGame {
    read(text, None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The game of a section that inherits from `base` and adds these lines. Nothing may be unsupported.
fn like(base: &str, lines: &str) -> Definition {
    let game = game(&format!("[test:{base}]\n{lines}\n"));
    let bad = game.notes.iter().filter(|note| matches!(note.kind, NoteKind::Unreadable | NoteKind::Unsupported));
    assert_eq!(bad.map(ToString::to_string).collect::<Vec<_>>(), [""; 0], "{lines}");
    game.definition
}

fn chess(lines: &str) -> Definition {
    like("chess", lines)
}

fn piece<'a>(definition: &'a Definition, letter: &str) -> &'a PieceDefinition {
    let letter: Letter = letter.parse().expect("a letter");
    definition.pieces.iter().find(|piece| piece.letter == letter).expect("the piece")
}

fn letters(text: &str) -> Letters {
    text.parse().expect("letters")
}

/// The squares of a zone by name, White's and Black's.
fn squares(zone: Option<&Zone>, definition: &Definition) -> Option<[Vec<String>; 2]> {
    let size = BoardSize::new(definition.board.files, definition.board.ranks).expect("a board");
    let forwards: Vec<_> = definition.players.iter().map(|player| player.forward).collect();
    let both = zone?.squares(size, &forwards).expect("squares");
    Some([0, 1].map(|player: usize| both[player].iter().map(|square| square.to_string()).collect()))
}

fn targets(piece: &PieceDefinition) -> String {
    match piece.promotion.0.first().map(|promotion| &promotion.to) {
        Some(LettersByPlayer::Same(letters)) => letters.to_string(),
        Some(LettersByPlayer::Each(each)) => each.iter().map(ToString::to_string).collect::<Vec<_>>().join("/"),
        None => String::new(),
    }
}

fn notes(text: &str) -> Vec<String> {
    let reported = |note: &FormatNote| note.kind != NoteKind::NotNeeded;
    game(text).notes.iter().filter(|note| reported(note)).map(ToString::to_string).collect()
}

#[test]
fn a_text_is_known_by_its_sections() {
    assert_eq!(format_of("# mine\n[mine:chess]\n"), Some(GameFormat::FairyStockfish));
    assert_eq!(format_of("[Event \"A game\"]\n1. e4 e5"), None);
    assert_eq!(names("[One]\n[two:one]\n; [three]\n").unwrap(), ["One", "two"]);
}

#[test]
fn a_section_alone_is_a_copy_of_a_built_in_game() {
    let copy = game("[probe:crazyhouse]").definition;
    let own = built_in("CrazyHouse").unwrap().definition;
    assert_eq!((copy.id.as_str(), own.id.as_str()), ("probe", "crazyhouse"));
    assert!(copy.hands.drops && copy.hands.captures);
    let plain = |definition: &Definition| {
        let mut plain = definition.clone();
        plain.id.clear();
        plain.names = Default::default();
        plain.name.clear();
        plain.also_called.clear();
        plain.variant_tag = None;
        serde_json::to_string(&plain).unwrap()
    };
    assert_eq!(plain(&copy), plain(&own));
    let named = read("[other:chess]", Some("crazyhouse")).unwrap().definition;
    assert_eq!(plain(&named), plain(&own));
}

#[test]
fn every_built_in_game_has_a_definition() {
    let names = built_in_names();
    assert!(names.len() > 100);
    for name in names {
        let game = built_in(&name).unwrap_or_else(|| panic!("{name}"));
        assert!(game.notes.iter().all(|note| note.kind != NoteKind::Unreadable), "{name}: {:?}", game.notes);
        let (id, letters) = (&game.definition.id, game.definition.pieces.len());
        assert!(!id.is_empty() && letters > 0);
    }
}

#[test]
fn chess_is_the_chess_that_is_known() {
    let chess = Variant::from_definition(built_in("chess").unwrap().definition, &Options::none()).unwrap();
    let own = Variant::by_id("chess", &Options::none()).unwrap();
    assert_eq!(chess.start(), own.start());
    assert_eq!(chess.definition().castling.len(), 4);
    let squares = |variant: &Variant| -> Vec<String> {
        variant
            .definition()
            .castling
            .iter()
            .map(|it| format!("{}{}{}{}", it.right, it.king, it.king_to, it.rook_to))
            .collect()
    };
    assert_eq!(squares(&chess), squares(&own));
    assert_eq!(chess.definition().insufficient, own.definition().insufficient);
    assert_eq!(chess.definition().ends, own.definition().ends);
    assert_eq!(chess.variant_tag(), None);
}

#[test]
fn bases_are_found_in_any_order_and_case() {
    let text = "[Child:PARENT]\nmaxRank = 6\nstartFen = k5/6/6/6/6/K5\n[parent:Chess]\nmaxFile = 6\n";
    let child = read(text, Some("CHILD")).unwrap().definition;
    assert_eq!((child.board.files, child.board.ranks), (6, 6));
    // Pieces that are not on the board and can never appear do not belong to the game.
    assert_eq!(child.pieces.len(), 1);
    let error = read(text, None).unwrap_err().to_string();
    assert!(error.contains("Child, parent"), "{error}");
    // Comments may follow values.
    assert_eq!(chess("nMoveRule = 20 # few\nnFoldRule = 2 ; few").ends.move_limit, 20);
    // A section with the name of a built-in game may inherit from that game.
    let own = read("[chess:chess]\nmaxRank = 10\nstartFen = 4k3/8/8/8/8/8/8/8/8/4K3", None).unwrap();
    assert_eq!(own.definition.board.ranks, 10);
}

#[test]
fn a_section_without_a_base_has_no_piece() {
    let game =
        game("[t]\nking = k\nrook = r\npawn = p\nstartFen = 4k3/pppp4/8/8/8/8/4PPPP/R3K3 w Q - 0 1\n").definition;
    assert_eq!(game.pieces.len(), 3);
    // No Pawn can promote, so none may go to the rank where it would have to.
    let pawn = piece(&game, "P");
    assert!(pawn.promotion.is_empty());
    assert_eq!(squares(pawn.confined.as_ref(), &game).unwrap()[0].len(), 56);
    assert_eq!(game.castling.len(), 1);
}

#[test]
fn errors_have_line_and_column() {
    let first = |text: &str| notes(text).first().cloned().unwrap_or_default();
    assert_eq!(
        first("[t:chess]\nmaxRnak = 8\n"),
        "line 2, column 1: maxRnak: there is no such key; maxRank is the nearest"
    );
    assert_eq!(first("[t:chess]\n  castling = yes\n"), "line 2, column 14: castling: “yes” must be true or false");
    assert!(first("[t:chess]\nmaxFile = z\n").starts_with("line 2, column 11: maxFile: “z” must be a file"));
    assert!(
        first("[t:chess]\nflagRegion = e4 x99\n").starts_with("line 2, column 17: flagRegion: “x99” must be a square")
    );
    assert!(
        first("[t:chess]\npromotionPieceTypes = qxr\n").starts_with("line 2, column 24: promotionPieceTypes: no piece")
    );
    assert!(first("[t:chess]\nstalemateValue = lost\n").contains("must be win, loss, draw or none"));
    assert!(first("[t:chess]\npromotionLimit = q:1 r2\n").starts_with("line 2, column 22: promotionLimit: “r2”"));
    assert!(first("[t:chess]\npromotedPieceType = p:\n").contains("a letter is missing"));
    assert!(first("[t:chess]\nnMoveRule = -1\n").contains("whole number"));
    assert!(first("[t:chess]\nwallingRule = fence\n").contains("must be one of none, arrow, duck"));
    assert!(first("[t:chess]\ncastlingWins = x\n").contains("one of K, Q, k and q"));
    assert!(first("[t:chess]\nknight = 5\n").contains("a letter from a to z"));
    assert!(first("[t:chess]\ncustomPiece1 = a\n").contains("a colon and the move"));
    assert!(first("[t:chess]\nmaxRank 8\n").starts_with("line 2, column 1: a line must be a section, a key"));
    assert!(first("[t:chess]\n= 8\n").starts_with("line 2, column 1: a key is missing"));
    assert!(first("[t:chess]\nstartFen = rnbqkbnr/8/8/8/8/8/8/RNXQKBNR\n").contains("“X” is no piece of this game"));
    assert!(first("[t:chess]\nflagPiece = kq\n").contains("one letter"));
    assert!(first("[t:chess]\ndiagonalLines = *\n").starts_with("line 2, column 17: diagonalLines:"));
}

#[test]
fn what_cannot_be_read_at_all_is_an_error() {
    let error = |text: &str, name: Option<&str>| read(text, name).unwrap_err().to_string();
    assert_eq!(
        error("[a:b]\n[b:c]\n[c:a]\n", Some("a")),
        "line 3, column 4: games cannot be like each other in a circle: a → b → c → a"
    );
    assert_eq!(
        error("[t:ches]\n", None),
        "line 1, column 4: there is no game “ches” in this text or built in; chess is the nearest"
    );
    assert!(error("[t:chess]\n", Some("atomik")).contains("atomic is the nearest"));
    assert!(error("[t]\nking = k\nstartFen = 8/8/8/8/8/8/8/8\n", None).contains("no piece stands on the board"));
}

#[test]
fn games_defined_twice_and_starts_that_do_not_fill_the_board_are_reported() {
    let twice = "[a:chess]\nstalemateValue = loss\n[A:chess]\nnFoldRule = 4\n";
    assert_eq!(names(twice).expect("names"), ["a"]);
    let read = read(twice, None).expect("a game");
    assert!(read.notes.iter().any(|note| note.line == 3 && note.words(Language::EN).contains("line 1")));
    let short = game("[a:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w kq - 0 1\n");
    let words: Vec<String> = short.notes.iter().map(|note| note.words(Language::EN)).collect();
    assert!(words.iter().any(|words| words.contains("only 7 of the 8 ranks")), "{words:?}");
}

#[test]
fn duplicate_and_unneeded_keys_are_reported() {
    let game = game(
        "[t:chess]\nnMoveRule = 20\nnMoveRule = 30\npocketSize = 3\npieceToCharTable = -\nnnueAlias = x\nconnectDiagonal = false\n",
    );
    assert_eq!(game.definition.ends.move_limit, 30);
    assert!(game.notes.iter().all(|note| note.kind == NoteKind::NotNeeded));
    let lines: Vec<_> = game.notes.iter().map(|note| (note.line, note.key.as_str())).collect();
    assert_eq!(
        lines,
        [(2, "nMoveRule"), (4, "pocketSize"), (5, "pieceToCharTable"), (6, "nnueAlias"), (7, "connectDiagonal")]
    );
}

#[test]
fn rules_that_cannot_be_said_are_named_unless_they_are_off() {
    let keys = [
        ("wallingRule", "duck", "none"),
        ("enclosingDrop", "reversi", "none"),
        ("enclosingDropStart", "e4", "-"),
        ("flipEnclosedPieces", "ataxx", "none"),
        ("moveRepetitionIllegal", "true", "false"),
        ("twoBoards", "true", "false"),
        ("wallOrMove", "true", "false"),
        ("dropOnTop", "true", "false"),
        ("connectN", "4", "0"),
        ("connectNxN", "2", "0"),
        ("collinearN", "3", "0"),
        ("connectRegion1White", "a*", "-"),
        ("connectRegion2White", "h*", "-"),
        ("connectRegion1Black", "*1", "-"),
        ("connectRegion2Black", "*8", "-"),
        ("adjudicateFullBoard", "true", "false"),
        ("flagPieceBlockedWin", "true", "false"),
    ];
    for (key, on, off) in keys {
        let reported = game(&format!("[t:chess]\n\n{key} = {on}\n")).notes;
        let [note] = reported.as_slice() else { panic!("{key}: {reported:?}") };
        assert_eq!((note.kind, note.line, note.column, note.key.as_str()), (NoteKind::Unsupported, 3, 1, key));
        assert!(game(&format!("[t:chess]\n{key} = {off}\n")).notes.is_empty(), "{key}");
        // Values of the base are reported at the section that inherits them, and can be overridden.
        let base = format!("[t:chess]\n{key} = {on}\n[child:t]\n");
        assert_eq!(read(&base, Some("child")).unwrap().notes[0].line, 2);
        let back = format!("[t:chess]\n{key} = {on}\n[child:t]\n{key} = {off}\n");
        assert!(read(&back, Some("child")).unwrap().notes.is_empty());
    }
}

#[test]
fn every_type_of_piece_has_a_move_and_a_name() {
    let types = [
        ("fers", "F"),
        ("alfil", "A"),
        ("fersAlfil", "FA"),
        ("silver", "FfW"),
        ("aiwok", "RNF"),
        ("bers", "RF"),
        ("archbishop", "BN"),
        ("chancellor", "RN"),
        ("amazon", "QN"),
        ("knibis", "mNcB"),
        ("biskni", "mBcN"),
        ("kniroo", "mNcR"),
        ("rookni", "mRcN"),
        ("shogiPawn", "fW"),
        ("lance", "fR"),
        ("shogiKnight", "fN"),
        ("gold", "WfF"),
        ("dragonHorse", "BW"),
        ("clobber", "cW"),
        ("breakthrough", "fmWfF"),
        ("immobile", ""),
        ("cannon", "mRcpR"),
        ("soldier", "fsW"),
        ("horse", "nN"),
        ("elephant", "nA"),
        ("janggiElephant", "nZ"),
        ("banner", "RcpRnN"),
        ("wazir", "W"),
        ("commoner", "K"),
        ("centaur", "KN"),
    ];
    for (key, betza) in types {
        let game = chess(&format!("{key} = x\nstartFen = xnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
        let piece = piece(&game, "X");
        assert_eq!(piece.betza, betza, "{key}");
        assert!(!piece.name.is_empty());
        // A Pawn or a Knight of another game takes its letter beside those of chess.
        let taken = ["shogiPawn", "shogiKnight", "clobber", "horse"].contains(&key);
        assert_eq!(piece.art.is_empty(), taken, "{key}: {}", piece.art);
        let pictures = || game.pieces.iter().map(|piece| &piece.art).filter(|art| !art.is_empty());
        assert_eq!(pictures().collect::<std::collections::BTreeSet<_>>().len(), pictures().count(), "{key}");
    }
    let names = |definition: &Definition| {
        let mut names: Vec<String> = definition.pieces.iter().map(|piece| piece.name.clone()).collect();
        let all = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all, "{names:?}");
    };
    for name in built_in_names() {
        names(&built_in(&name).unwrap().definition);
    }
}

#[test]
fn games_and_pieces_have_names_for_people() {
    let check = built_in("3check").unwrap().definition;
    assert_eq!((check.name.as_str(), check.also_called[0].as_str()), ("Three-Check Chess", "3check"));
    assert_eq!(game("[my-own_game:chess]").definition.name, "My Own Game");
    let shogi = built_in("shogi").unwrap().definition;
    let french = |letter: &str| {
        let letter: Letter = letter.parse().unwrap();
        shogi.names.get("fr").and_then(|names| names.get(&letter)).map(String::as_str)
    };
    assert_eq!((french("G"), french("+P")), (Some("Général d’or"), Some("Pion de shogi (promotion)")));
}

#[test]
fn pieces_of_ones_own() {
    let game = chess(
        "customPiece1 = a:lfrbBcpR\ncustomPiece25 = c:mNN\nking = k:KN\nstartFen = acbqkbnr/8/8/8/8/8/8/ACBQKBNR",
    );
    assert_eq!(piece(&game, "A").betza, "brBflBcpR");
    assert_eq!((piece(&game, "C").betza.as_str(), piece(&game, "K").betza.as_str()), ("mNN", "KN"));
    assert_eq!(piece(&game, "K").royal, Royal::Always);
    assert!(game.pieces.iter().all(|piece| piece.letter != 'P'));
    // A letter belongs to one piece: the Queen gives way.
    let game = chess("amazon = q\npromotionPieceTypes = q");
    assert_eq!((piece(&game, "Q").betza.as_str(), targets(piece(&game, "P")).as_str()), ("QN", "Q"));
    let reported = notes("[t:chess]\ncustomPiece1 = a:zN\nstartFen = a3k3/8/8/8/8/8/8/4K3\n");
    assert!(reported[0].contains("does not know “z”"), "{reported:?}");
}

#[test]
fn pawns_step_from_regions() {
    let game = chess("");
    assert_eq!(piece(&game, "P").betza, "fmWfcFifmnD");
    assert_eq!(piece(&chess("doubleStep = false"), "P").betza, "fmWfcF");
    assert_eq!(piece(&like("torpedo", ""), "P").betza, "fmWfcFfmnD");
    let far = chess("doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6");
    let moves = &piece(&far, "P").zone_moves;
    assert_eq!((moves.len(), moves[0].betza.as_str(), moves[0].from.clone()), (1, "fmnD", Zone::Same("*2 *3".into())));
    let long = chess("tripleStepRegionWhite = *2 *3\ntripleStepRegionBlack = *7");
    assert_eq!(piece(&long, "P").zone_moves[0].betza, "fmnH");
    assert_eq!(piece(&long, "P").zone_moves[0].from, Zone::Each(vec!["*2 *3".into(), "*7".into()]));
    // The older keys.
    let old = chess("doubleStepRank = 3\nstartFen = rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR");
    assert!(piece(&old, "P").betza.ends_with("ifmnD") || !piece(&old, "P").zone_moves.is_empty() || old.format == 2);
    let old = chess("promotionRank = 6");
    assert_eq!(squares(piece(&old, "P").promotion.0[0].zone.as_ref(), &old).unwrap()[0].len(), 24);
    let old = chess(
        "whiteFlag = *8\nblackFlag = *1\ncastlingRookPiece = n\nwhiteDropRegion = *1\nblackDropRegion = *8\ndoubleStepRankMin = 2",
    );
    assert_eq!(old.goals.len(), 1);
    assert!(old.castling.iter().any(|entry| entry.rook == "b1"));
}

#[test]
fn en_passant() {
    let taken = |lines: &str| {
        let game = chess(lines);
        let pawn = piece(&game, "P");
        (pawn.takes_en_passant, pawn.taken_en_passant)
    };
    assert_eq!(taken(""), (true, true));
    assert_eq!(taken("enPassantRegion = -"), (false, false));
    assert_eq!(taken("enPassantRegionWhite = *6\nenPassantRegionBlack = *3"), (true, true));
    let zone = |definition: &Definition| squares(piece(definition, "P").en_passant_zone.as_ref(), definition);
    assert_eq!(zone(&chess("enPassantRegionWhite = *6\nenPassantRegionBlack = *3")), None);
    let some = zone(&chess("enPassantRegionWhite = a6 b6 e4")).unwrap();
    assert_eq!((some[0].as_slice(), some[1].len()), (["e4", "a6", "b6"].map(str::to_string).as_slice(), 64));
    let game = chess("customPiece1 = p:fmWfcFifmnD\npawnTypes = p");
    assert!(piece(&game, "P").takes_en_passant && piece(&game, "P").pawn);
    let none = chess("customPiece1 = p:fmWfcFifmnD\nenPassantTypes = -\npromotionPawnTypes = p\nnMoveRuleTypes = p");
    assert!(!piece(&none, "P").takes_en_passant && piece(&none, "P").zeroing);
    // An `e` in the move means the same.
    let by_letter = chess("customPiece1 = p:fmWfceFifmnD");
    assert!(piece(&by_letter, "P").takes_en_passant && !piece(&by_letter, "P").zeroing);
    let each = chess(
        "customPiece1 = p:fmWfcFifmnD\nenPassantTypesWhite = p\nenPassantTypesBlack = -\nnMoveRuleTypesWhite = p\nnMoveRuleTypesBlack = -",
    );
    assert!(piece(&each, "P").takes_en_passant && piece(&each, "P").zeroing);
}

#[test]
fn promotion_of_pawns() {
    let game = chess(
        "promotionPieceTypes = nq\npromotionRegionWhite = *7 *8\npromotionRegionBlack = *2 *1\nmandatoryPawnPromotion = false\npromotionLimit = q:1 n:2",
    );
    let pawn = piece(&game, "P");
    let promotion = &pawn.promotion.0[0];
    assert_eq!(targets(pawn), "QN");
    assert!(promotion.optional && !promotion.leaving && !promotion.reverts);
    assert_eq!(promotion.zone, Some(Zone::Same("*7 *8".into())));
    assert_eq!(
        (piece(&game, "Q").promotion_limit, piece(&game, "N").promotion_limit, piece(&game, "R").promotion_limit),
        (1, 2, 0)
    );
    let each = chess("promotionPieceTypesWhite = q\npromotionPieceTypesBlack = rn");
    assert_eq!(targets(piece(&each, "P")), "Q/RN");
    let others = chess("promotionPawnTypesWhite = pn\npromotionPawnTypesBlack = pb");
    assert_eq!((targets(piece(&others, "N")).as_str(), targets(piece(&others, "B")).as_str()), ("QRBN/", "/QRBN"));
    assert!(piece(&like("crazyhouse", ""), "P").promotion.0[0].reverts);
    assert!(!piece(&like("loop", ""), "P").promotion.0[0].reverts);
}

#[test]
fn a_capture_en_passant_promotes_no_pawn() {
    let deep = chess("promotionRegionWhite = *6 *7 *8\npromotionRegionBlack = *3 *2 *1");
    assert!(piece(&deep, "P").promotion.0[0].not_en_passant);
    assert!(!piece(&chess(""), "P").promotion.0[0].not_en_passant, "none is captured so on the last rank");
}

#[test]
fn promotion_of_pieces() {
    let shogi = like("shogi", "");
    let silver = piece(&shogi, "S");
    let promotion = &silver.promotion.0[0];
    assert_eq!(targets(silver), "+S");
    assert!(promotion.optional && promotion.leaving);
    let promoted = piece(&shogi, "+S");
    assert_eq!((promoted.betza.as_str(), promoted.promoted_from.unwrap().to_string().as_str()), ("WfF", "S"));
    assert!(promoted.promotion.is_empty());
    // A promoted piece has no kind of its own.
    assert!(shogi.pieces.iter().all(|piece| piece.letter != 'D' && piece.letter != 'H'));
    assert!(shogi.start.contains("[] w - - 0 1"), "{}", shogi.start);
    let kyoto = like("kyotoshogi", "piecePromotionOnCapture = true");
    let back = piece(&kyoto, "+N");
    assert_eq!(targets(back), "N");
    let promotion = &back.promotion.0[0];
    assert!(promotion.by_capture && promotion.leaving && !promotion.optional);
    assert!(piece(&kyoto, "N").drops_promoted && !back.drops_promoted);
    let taken_back = like("shogi", "promotedPieceType = s:-\nmandatoryPiecePromotion = true");
    assert!(piece(&taken_back, "S").promotion.is_empty() && !piece(&taken_back, "B").promotion.0[0].optional);
    let no_back = like("kyotoshogi", "pieceDemotion = false");
    assert!(piece(&no_back, "+N").promotion.is_empty());
}

#[test]
fn castling() {
    let moves = |definition: &Definition| -> Vec<String> {
        definition
            .castling
            .iter()
            .map(|it| format!("{} {} {}{} {}{}", it.right, it.san, it.king, it.king_to, it.rook, it.rook_to))
            .collect()
    };
    let game =
        chess("castlingKingsideFile = f\ncastlingQueensideFile = 2\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(moves(&game), ["K O-O e1f1 h1e1", "Q O-O-O e1b1 a1c1"]);
    assert!(chess("castling = false").castling.is_empty());
    assert!(chess("castling = false").start.ends_with(" w - - 0 1"));
    let inner = chess(
        "castlingRank = 2\ncastlingRookKingsideFile = g\ncastlingRookQueensideFile = b\nstartFen = 8/1r2k1r1/8/8/8/8/1R2K1R1/8 w KQkq - 0 1",
    );
    assert_eq!(moves(&inner)[..2], ["K O-O e2g2 g2f2", "Q O-O-O e2c2 b2d2"]);
    assert_eq!(inner.castling[2].king, "e7");
    let other = chess(
        "commoner = m\ncastlingKingPiece = m\ncastlingRookPieces = rn\nstartFen = k7/8/8/8/8/8/8/RK2M2N w KQ - 0 1",
    );
    assert_eq!(moves(&other), ["K O-O e1g1 h1f1", "Q O-O-O e1c1 a1d1"]);
    let partners = other.castling.iter().map(|it| (it.king_letter.unwrap(), it.rook_letter.unwrap()));
    assert_eq!(partners.map(|(king, rook)| format!("{king}{rook}")).collect::<Vec<_>>(), ["MN", "MR"]);
    let each = chess(
        "castlingKingPieceWhite = k\ncastlingKingPieceBlack = k\ncastlingRookPiecesWhite = r\ncastlingRookPiecesBlack = n\nstartFen = 1n2k3/8/8/8/8/8/8/R3K3 w Qq - 0 1",
    );
    assert_eq!(moves(&each), ["Q O-O-O e1c1 a1d1", "q O-O-O e8c8 b8d8"]);
    // Files as letters, and the King's file when there are several Kings.
    let files = chess("castlingKingFile = d\nstartFen = r2k3r/8/8/8/8/8/8/R2K3R w HAha - 0 1");
    assert_eq!(moves(&files)[..2], ["K O-O d1g1 h1f1", "Q O-O-O d1c1 a1d1"]);
    assert!(files.start.ends_with(" w KQkq - 0 1"), "{}", files.start);
    let dropped = like("placement", "castlingDroppedPiece = true");
    assert_eq!(dropped.castling.len(), 4);
    assert!(dropped.hands.drops_castle && dropped.start.ends_with(" w - - 0 1"));
    let shuffled = game_notes("[t:chess]\nchess960 = true\n");
    assert_eq!(shuffled, [NoteKind::Assumed]);
    let shuffled = chess("chess960 = true");
    let [group] = shuffled.shuffle.as_slice() else { panic!("{:?}", shuffled.shuffle) };
    assert!(shuffled.chess960_castling && group.bishops_differ && group.king_between_rooks);
    assert_eq!((&group.pieces, group.squares.as_str()), (&letters("RNBQK"), "*1"));
    assert!(chess("oppositeCastling = true").opposite_castling);
    assert_eq!(chess("castlingWins = q").goals, [GoalDefinition::Castle { rights: "q".to_string() }]);
}

#[test]
fn counted_ends_first_moves_and_stones() {
    let janggi = like("janggi", "");
    assert!(janggi.ends.facing_twice && janggi.ends.passing_twice);
    let material = janggi.ends.material.as_ref().expect("counted");
    assert_eq!(material.second, 3);
    assert_eq!(material.worth.get(&"R".parse().expect("a letter")), Some(&26));
    let odds = chess("materialCounting = blackdrawodds").ends.material.expect("counted");
    assert!(odds.worth.is_empty() && odds.second > 64);
    assert!(chess("").ends.material.is_none());
    let cambodian = like("cambodian", "");
    assert_eq!(cambodian.first_moves_text, FirstMovesText::Files);
    assert_eq!(cambodian.check.first_moves_lost_to, letters("R"));
    assert!(cambodian.start.ends_with(" w DEde - 0 1"), "{}", cambodian.start);
    let makruk = like("makruk", "").ends.counting.expect("counted");
    assert_eq!((makruk.board, makruk.others, makruk.from_pieces, makruk.rows.len()), (64, 64, true, 5));
    assert_eq!(like("asean", "").ends.counting.expect("counted").board, 0);
    assert_eq!(like("shatar", "").ends.no_mate_by, letters("N"));
    let sittuyin = like("sittuyin", "");
    assert!(piece(&sittuyin, "P").promotion.0.iter().all(|row| row.own_move));
    assert_eq!(chess("petrifyOnCaptureTypes = qn").capture.petrifies, letters("NQ"));
}

fn game_notes(text: &str) -> Vec<NoteKind> {
    game(text).notes.iter().map(|note| note.kind).collect()
}

#[test]
fn ends() {
    let ends = chess("nMoveRule = 70\nnFoldRule = 4\nnFoldValue = loss\nperpetualCheckIllegal = true\nstalemateValue = loss\ncheckmateValue = win").ends;
    assert_eq!((ends.move_limit, ends.repetitions, ends.repetition), (70, 4, GameResult::Loss));
    assert!(ends.perpetual_check_loses);
    assert_eq!((ends.stalemate, ends.checkmate), (GameResult::Loss, GameResult::Win));
    let counted = chess("stalemateValue = win\nstalematePieceCount = true").ends;
    assert!(counted.stalemate_counts_pieces && counted.stalemate == GameResult::Win);
    assert!(like("shatranj", "").ends.bare_king_loses && like("shatranj", "").goals.is_empty());
    let first = chess("nFoldValue = loss\nnFoldValueAbsolute = true").ends;
    assert_eq!(first.repetition_first, Some(GameResult::Loss));
    // For a draw the point of view does not matter.
    assert!(game_notes("[t:chess]\nnFoldValueAbsolute = true\n").is_empty());
}

#[test]
fn goals() {
    let hill = chess("flagPiece = k\nflagRegion = d4 e4 d5 e5\nflagPieceCount = 1").goals;
    let [GoalDefinition::Reach { pieces, zone, count: 1, reply: false, .. }] = hill.as_slice() else {
        panic!("{hill:?}")
    };
    assert_eq!((pieces, zone), (&letters("K"), &Zone::Same("d4 e4 d5 e5".into())));
    let race = chess("flagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *8\nflagMove = true").goals;
    let [GoalDefinition::Reach { zone, reply: true, .. }] = race.as_slice() else { panic!("{race:?}") };
    assert_eq!(zone, &Zone::Each(vec!["*8".into(), "*8".into()]));
    let each =
        chess("flagPieceWhite = n\nflagRegionWhite = *8\nflagPieceBlack = b\nflagRegionBlack = *1\nflagPieceCount = 2")
            .goals;
    assert_eq!(each.len(), 2);
    let any = chess("flagRegionWhite = a8 h8\nflagPieceSafe = true").goals;
    let [GoalDefinition::Reach { pieces, zone, safe: true, keep: false, .. }] = any.as_slice() else {
        panic!("{any:?}")
    };
    assert!(pieces.0.is_empty() && zone == &Zone::Each(vec!["a8 h8".into(), String::new()]));
    let checks = chess("checkCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5+5 0 1");
    assert_eq!(checks.goals, [GoalDefinition::Checks { count: 5 }]);
    assert!(checks.start.ends_with("w KQkq - 5+5 0 1"), "{}", checks.start);
    let once = chess("checkCounting = true");
    assert!(once.goals == [GoalDefinition::Checks { count: 1 }] && once.start.ends_with(" - 1+1 0 1"));
    let lichess = chess("checkCounting = true\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1 +1+0");
    assert!(lichess.start.ends_with(" 2+3 0 1"), "{}", lichess.start);
    let extinct = chess(
        "extinctionValue = loss\nextinctionPieceTypes = rn\nextinctionPieceCount = 1\nextinctionOpponentPieceCount = 2",
    )
    .goals;
    let expected = GoalDefinition::Extinction {
        pieces: letters("NR"),
        each: true,
        count: 1,
        against: 2,
        result: GameResult::Loss,
    };
    assert_eq!(extinct, [expected]);
    let all = like("antichess", "").goals;
    let [GoalDefinition::Extinction { pieces, each: false, result: GameResult::Win, .. }] = all.as_slice() else {
        panic!("{all:?}")
    };
    assert_eq!(pieces.0.len(), 6);
    let claimed = game_notes("[t:chess]\nextinctionValue = loss\nextinctionClaim = true\nextinctionPieceTypes = q\n");
    assert_eq!(claimed, [NoteKind::Unsupported]);
}

#[test]
fn royalty() {
    let royal = |definition: &Definition, letter: &str| piece(definition, letter).royal;
    let atomic = like("atomic", "");
    assert_eq!(royal(&atomic, "K"), Royal::Always);
    assert!(atomic.capture.explodes && atomic.capture.spared == letters("P"));
    let last = chess(
        "king = -\ncommoner = k\npromotionPieceTypes = kq\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true",
    );
    assert_eq!((royal(&last, "K"), last.goals.len()), (Royal::Last, 0));
    let both = chess(
        "king = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPieceCount = 1\nextinctionPseudoRoyal = true\nstartFen = rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR",
    );
    assert_eq!(royal(&both, "K"), Royal::Always);
    assert_eq!(royal(&like("coregal", ""), "Q"), Royal::Always);
    let spartan = like("spartan", "");
    assert!(spartan.check.all_attacked && royal(&spartan, "K") == Royal::Last);
    let atomar = like("nocheckatomic", "blastImmuneTypes = k\nmutuallyImmuneTypes = k");
    assert_eq!((&atomar.capture.immune, &atomar.capture.not_alike), (&letters("K"), &letters("K")));
    assert_eq!(royal(&atomar, "K"), Royal::No);
    let several = "[t:chess]\nking = -\ncommoner = k\npromotionPieceTypes = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPieceCount = 2\nextinctionPseudoRoyal = true\n";
    assert_eq!(game_notes(several), [NoteKind::Unsupported]);
}

#[test]
fn hands() {
    let game = chess(
        "pieceDrops = true\ncapturesToHand = true\ndropLoop = true\ndropChecks = false\ndropPromoted = true\nshogiPawn = s\nshogiPawnDropMateIllegal = true\ndropNoDoubled = s\ndropNoDoubledCount = 2\ndropOppositeColoredBishop = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[SSq] w - - 0 1",
    );
    let hands = &game.hands;
    assert!(hands.drops && hands.captures && hands.keep_promotions && hands.no_drop_checks && hands.bishops_differ);
    assert_eq!((&hands.no_drop_mates, piece(&game, "S").drops_on_file), (&letters("S"), 2));
    assert!(game.start.contains("[SSq] w"), "{}", game.start);
    let pawn = |lines: &str| {
        let game = like("crazyhouse", lines);
        squares(piece(&game, "P").drop_zone.as_ref(), &game).map_or(64, |both| both[0].len())
    };
    assert_eq!((pawn(""), pawn("firstRankPawnDrops = true"), pawn("promotionZonePawnDrops = true")), (48, 56, 56));
    assert_eq!(pawn("firstRankPawnDrops = true\npromotionZonePawnDrops = true"), 64);
    assert_eq!(pawn("dropRegionWhite = *1 *2 *3"), 16);
    assert_eq!(pawn("dropNoDoubled = p\ndropNoDoubledCount = 0"), 0);
    let rook = like("crazyhouse", "sittuyinRookDrop = true\ndropRegionBlack = *8 *7");
    let both = squares(piece(&rook, "R").drop_zone.as_ref(), &rook).unwrap();
    assert_eq!((both[0].len(), both[1].len()), (8, 8));
    let must = like("crazyhouse", "mustDrop = true\nmustDropType = n").hands;
    assert_eq!((must.must_drop_all, must.must_drop), (false, letters("N")));
    assert!(like("crazyhouse", "mustDrop = true").hands.must_drop_all);
    let gating = like("seirawan", "");
    assert!(gating.hands.gating && !gating.hands.drops && gating.start.contains("[HEhe] w KQBCDFGkqbcdfg"));
    assert!(!chess("gating = true").hands.gating && chess("gating = true\nseirawanGating = true").hands.gating);
}

#[test]
fn chasing() {
    let xiangqi = like("xiangqi", "");
    let chasing = xiangqi.ends.chasing.as_ref().expect("chasing");
    let strength: String = chasing.strength.iter().map(|(letter, strength)| format!("{letter}{strength} ")).collect();
    assert_eq!((strength.as_str(), xiangqi.ends.counted_checks), ("A1 B1 C2 N2 R3 ", 10));
    assert_eq!(squares(chasing.weak_zone.as_ref(), &xiangqi).unwrap()[0].len(), 45);
    let none = like("xiangqi", "chasingRule = none");
    assert!(none.ends.chasing.is_none() && none.ends.counted_checks == 0);
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/xiangqi/definition.json")).unwrap();
    let library: Definition = serde_json::from_str(&text).unwrap();
    assert_eq!(library.ends.chasing, xiangqi.ends.chasing, "as in the library");
}

#[test]
fn boards() {
    let holes = chess("maxFile = 5\nmaxRank = 2\nstartFen = *k2*/K2*1");
    assert_eq!((holes.board.files, holes.board.ranks, holes.board.holes.as_str()), (5, 2, "d1 a2 e2"));
    assert!(holes.start.starts_with("*k2*/K2*1 w - - 0 1"), "{}", holes.start);
    let large = chess("maxFile = 16\nmaxRank = 16\nstartFen = k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 b");
    assert_eq!((large.board.files, large.board.ranks), (16, 16));
    assert!(large.start.ends_with(" b - - 0 1"));
    let palace = like("xiangqi", "");
    assert_eq!(squares(piece(&palace, "A").confined.as_ref(), &palace).unwrap()[0].len(), 9);
    assert!(palace.check.facing.any() && !palace.board.checkered && palace.ends.perpetual_check_loses);
    let soldier = piece(&palace, "P");
    assert_eq!((soldier.betza.as_str(), soldier.zone_moves[0].betza.as_str()), ("fW", "sW"));
    assert_eq!(squares(Some(&soldier.zone_moves[0].from), &palace).unwrap()[0].len(), 45);
    let early = like("xiangqi", "soldierPromotionRank = 1\nmobilityRegionWhiteRook = *1 *2");
    assert_eq!(piece(&early, "P").betza, "fsW");
    let rook = squares(piece(&early, "R").confined.as_ref(), &early).unwrap();
    assert_eq!((rook[0].len(), rook[1].len()), (18, 90));
    let lines = like("xiangqi", "wazir = w\ndiagonalLines = d1 f1 e2 d3 f3\nstartFen = 4k4/9/9/9/9/9/9/9/9/W3KR3");
    let king = &piece(&lines, "K").zone_moves[0];
    assert_eq!((king.betza.as_str(), king.within.is_some()), ("F", true));
    assert_eq!(piece(&lines, "R").zone_moves[0].betza, "B");
}

#[test]
fn other_rules() {
    let game = chess(
        "checking = false\nmustCapture = true\nmakpongRule = true\nflyingGeneral = true\nimmobilityIllegal = true\nblastOnCapture = true",
    );
    assert!(game.check.forbidden && game.check.king_stays && game.check.facing.any());
    assert!(game.capture.forced && game.capture.explodes && game.must_be_able_to_move);
    assert_eq!(chess("pass = true").passing, Passing::Always);
    assert_eq!(chess("passOnStalemate = true").passing, Passing::WithoutMove);
    assert_eq!(chess("passWhite = true\npassBlack = true").passing, Passing::Always);
    assert_eq!(chess("passOnStalemateWhite = true\npassOnStalemateBlack = true").passing, Passing::WithoutMove);
    assert_eq!(chess("pass = true\npass = false").passing, Passing::Never);
    let one = &super_note("[t:chess]\npassWhite = true\n");
    assert_eq!((one.kind, one.line, one.key.as_str()), (NoteKind::Unsupported, 2, "passWhite"));
    let game = chess("pieceValueMg = p:120 q:1000\npieceValueEg = r:500");
    assert_eq!(
        (piece(&game, "P").value, piece(&game, "Q").value, piece(&game, "R").value),
        (Some(1.2), Some(10.0), Some(5.0))
    );
    assert_eq!(piece(&game, "N").value, None);
    assert!(!chess("variantTemplate = shogi").board.checkered);
    let cannon = chess("janggiCannon = c\nstartFen = c3k3/8/8/8/8/8/8/4K3");
    assert_eq!((&piece(&cannon, "C").hops_not, &cannon.capture.not_alike), (&letters("C"), &letters("C")));
}

fn super_note(text: &str) -> FormatNote {
    let mut notes = game(text).notes;
    assert_eq!(notes.len(), 1, "{notes:?}");
    notes.remove(0)
}

#[test]
fn the_page_on_these_files_names_rules_that_cannot_be_said() {
    let page = include_str!("../../../../docs/fairy-stockfish.md");
    for name in built_in_names() {
        for note in built_in(&name).unwrap().notes.iter().filter(|note| note.kind == NoteKind::Unsupported) {
            let said = page.contains(&format!("`{}`", note.key));
            assert!(said, "{name}: {}", note.key);
        }
    }
}

#[test]
fn starts_are_read_as_loosely_as_there() {
    let start = |fen: &str| chess(&format!("startFen = {fen}")).start;
    assert_eq!(start("4k3/8/8/8/8/8/8/4K3"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(start("4k3/8/8/8/8/8/8/4K3 b 0 1"), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(start("4k3/8/8/8/8/8/8/4K3 w - 7 9"), "4k3/8/8/8/8/8/8/4K3 w - - 7 9");
    assert_eq!(start("4k3/8/8"), "4k3/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(start("4k3/8/8/8/8/8/8/4K3[-] w - - 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    // A second letter that the built-in Elephant and Horse have.
    assert!(like("xiangqi", "startFen = rheakaehr/9/9/9/9/9/9/9/9/RHEAKAEHR").start.starts_with("rnbakabnr/"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_breaks_the_reader(text in "(\\[[a-z:]{0,6}\\]|[a-zA-Z]{0,8} ?=? ?[a-z0-9*:/\\[\\] +~-]{0,12}|\\PC{0,10}|\n){0,12}") {
        let _ = names(&text);
        let _ = read(&text, None);
        let _ = read(&text, Some("a"));
    }

    #[test]
    fn no_value_breaks_the_reader(key in 0..KEYS.len(), value in "[a-zKQ0-9*:/\\[\\] +~-]{0,16}", base in 0..BASES.len()) {
        let text = format!("[t:{}]\n{} = {value}\n", BASES[base], KEYS[key]);
        if let Ok(game) = read(&text, None) {
            prop_assert!(game.notes.iter().all(|note| note.line <= 2 && !note.words(Language::EN).is_empty()));
        }
    }
}

const BASES: &[&str] = &["chess", "crazyhouse", "shogi", "xiangqi", "spartan", "grand", "omicron", "seirawan"];

const KEYS: &[&str] = &[
    "maxRank",
    "maxFile",
    "pawn",
    "king",
    "customPiece1",
    "mobilityRegionWhiteKing",
    "pieceValueMg",
    "promotionRank",
    "doubleStepRank",
    "pawnTypes",
    "startFen",
    "promotionRegionWhite",
    "promotionPieceTypes",
    "promotionLimit",
    "promotedPieceType",
    "doubleStepRegionWhite",
    "tripleStepRegionBlack",
    "enPassantRegion",
    "castlingKingsideFile",
    "castlingRank",
    "castlingKingFile",
    "castlingKingPiece",
    "castlingRookPieces",
    "mustDropType",
    "dropRegionWhite",
    "dropNoDoubled",
    "dropNoDoubledCount",
    "diagonalLines",
    "soldierPromotionRank",
    "nMoveRule",
    "nFoldRule",
    "extinctionPieceTypes",
    "extinctionPieceCount",
    "flagPiece",
    "flagRegion",
    "flagPieceCount",
    "castlingWins",
    "petrifyOnCaptureTypes",
];

#[test]
fn a_turn_may_be_passed_with_a_cannon_in_the_corner() {
    let definition = built_in("janggicasual").expect("the game").definition;
    let variant = Variant::from_definition(definition, &Options::none()).expect("a game");
    let text = "Bnb2a1n1/1C7/4ka3/2pr2P1b/3N5/9/p4P2R/3K5/9/c3A2N1 w - - 2 53";
    let position = Position::from_fen(&variant, text).expect("a position");
    assert!(position.legal_moves().iter().any(|mv| mv.is_pass()));
}
