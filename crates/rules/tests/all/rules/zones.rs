//! Holes, regions that a piece cannot leave, and moves from certain squares only.

use super::{chess_with, piece};
use crate::common::{after, has, moves, read, squares, targets};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{MoveKind, Position, Zone, ZoneMovesDefinition};

#[test]
fn a_hole_stops_what_slides_and_is_leapt_over() {
    let game = chess_with(|definition| {
        definition.board.holes = "a4 d4".to_string();
        definition.start = "rnbqkbnr/pppppppp/8/8/*2*4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_string();
    });
    let position = read(&game, "4k3/8/8/8/*2*4/8/1N6/R3K3 w - - 0 1");
    assert_eq!(position.fen(), "4k3/8/8/8/*2*4/8/1N6/R3K3 w - - 0 1");
    assert_eq!(targets(&position, "a1"), squares("a2 a3 b1 c1 d1"));
    assert_eq!(targets(&position, "b2"), squares("d1 d3 c4"));
    assert!(Position::from_fen(&game, "4k3/8/8/8/8/8/1N6/R3K3 w - - 0 1").is_ok(), "holes need not be written");
    let wrong = Position::from_fen(&game, "4k3/8/8/*7/*2*4/8/8/R3K3 w - - 0 1").expect_err("no hole there");
    assert!(wrong.to_string().contains("a5"), "{wrong}");
}

#[test]
fn a_piece_stays_in_its_region() {
    let game = chess_with(|definition| piece(definition, "K").confined = Some(Zone::Same("d1-f3".to_string())));
    let position = read(&game, "4k3/8/8/8/8/5K2/8/8 w - - 0 1");
    assert_eq!(targets(&position, "f3"), squares("e3 e2 f2"));
    // It does not capture outside; the opponent's pieces use the mirrored region.
    let near = read(&game, "4k3/8/8/8/4n3/4nK2/8/8 w - - 0 1");
    assert!(has(&near, "f3e3") && !has(&near, "f3e4"));
    assert_eq!(targets(&read(&game, "4k3/8/8/8/8/5K2/8/8 b - - 0 1"), "e8"), squares("d8 f8 d7 e7 f7"));
}

#[test]
fn a_double_step_may_have_a_region_of_its_own() {
    let steps = |from: &str, betza: &str| {
        let zone = ZoneMovesDefinition { from: Zone::Same(from.to_string()), within: None, betza: betza.to_string() };
        chess_with(|definition| {
            let pawn = piece(definition, "P");
            pawn.betza = "fmWfcF".to_string();
            pawn.zone_moves = vec![zone];
        })
    };
    let game = steps("*2 *3", "fmnD");
    let position = read(&game, "4k3/8/8/8/1p6/P7/2P5/4K3 w - - 0 1");
    assert!(has(&position, "a3a5") && has(&position, "c2c4"));
    assert!(has(&after(&position, "c2c4"), "b4c3"), "en passant");
    assert!(has(&after(&position, "a3a5"), "b4b3") && !has(&after(&position, "a3a5"), "b4a3"));
    // A triple step can be captured on either passed square.
    let game = steps("*2", "fmnDfmnH");
    let position = read(&game, "4k3/8/8/8/1p1p4/8/2P5/4K3 w - - 0 1");
    let far = after(&read(&game, "4k3/8/8/1p6/3p4/8/2P5/4K3 w - - 0 1"), "c2c5");
    assert!(far.fen().contains(" c3c4 "), "{}", far.fen());
    assert!(has(&far, "d4c3") && has(&far, "b5c4"), "{}", far.fen());
    assert_eq!(Position::from_fen(&game, &far.fen()).as_ref(), Ok(&far));
    assert!(has(&position, "c2c5"));
}

#[test]
fn a_berolina_pawn_is_captured_in_passing() {
    let game = chess_with(|definition| {
        let pawn = piece(definition, "P");
        pawn.betza = "fmFfcWifmnA".to_string();
    });
    let position = read(&game, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    let stepped = after(&position, "e2c4");
    assert!(stepped.fen().contains(" d3 "), "{}", stepped.fen());
    let taken = after(&stepped, "d4d3");
    assert!(taken.fen().starts_with("4k3/8/8/8/8/3p4/8/4K3"), "{}", taken.fen());
    // Fairy-Stockfish writes the passed square and the Pawn's square, sorted by square.
    for (fen, capture) in [
        ("4k3/8/8/3P4/5p2/8/8/4K3 w - d5d6 0 1", None),
        ("4k3/8/8/2pP4/8/8/8/4K3 w - c5d6 0 1", Some("d5d6")),
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - d6e5 0 1", Some("d5d6")),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - d3e4 0 1", Some("d4d3")),
    ] {
        let position = Position::from_fen(&game, fen).ok();
        let taken = position.and_then(|position| {
            let passing = position.legal_moves().into_iter().find(|mv| mv.kind() == MoveKind::EnPassant);
            passing.map(|mv| coordinate::write(&position, mv))
        });
        assert_eq!(taken.as_deref(), capture, "{fen}");
    }
}

#[test]
fn capturing_in_passing_may_have_a_zone() {
    let game = chess_with(|definition| {
        piece(definition, "P").en_passant_zone = Some(Zone::Each(vec!["*6".to_string(), String::new()]));
    });
    assert!(!has(&after(&read(&game, "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"), "a2a4"), "b4a3"));
    assert!(has(&after(&read(&game, "4k3/p7/8/1P6/8/8/8/4K3 b - - 0 1"), "a7a5"), "b5a6"));
}

#[test]
fn a_step_over_squares_that_no_zone_has_cannot_be_captured() {
    // As in Horde: Pawns step twice from the first rank, too.
    let game = chess_with(|definition| {
        let pawn = piece(definition, "P");
        pawn.lowest_rank = 1;
        pawn.betza = "fmWfcF".to_string();
        pawn.zone_moves = vec![ZoneMovesDefinition {
            from: Zone::Same("*1 *2".to_string()),
            within: None,
            betza: "fmnD".to_string(),
        }];
        pawn.en_passant_zone = Some(Zone::Same("*6".to_string()));
    });
    let start = read(&game, "4k3/8/8/8/2p5/2p5/3P4/3PK3 w - - 0 1");
    let first = after(&read(&game, "4k3/8/8/8/8/2p5/8/3PK3 w - - 0 1"), "d1d3");
    assert!(!has(&first, "c3d2") && first.fen().contains(" b - - "), "{}", first.fen());
    let second = after(&start, "d2d4");
    assert!(has(&second, "c4d3") && second.fen().contains(" b - d3 "), "{}", second.fen());
    // The FEN may not name a passed square on which no piece can capture.
    assert!(Position::from_fen(&game, &first.fen().replace(" b - - ", " b - d2 ")).is_err());
}

#[test]
fn no_zone_has_squares_where_there_is_no_board() {
    let game = chess_with(|definition| {
        definition.board.holes = "d5".to_string();
        definition.hands.drops = true;
        piece(definition, "N").drop_zone = Some(Zone::Same("d5 e5".to_string()));
        definition.start = "4k3/8/8/3*4/8/8/8/4K3[N] w - - 0 1".to_string();
        definition.castling.clear();
    });
    let start = Position::start(&game);
    assert!(has(&start, "N@e5") && !has(&start, "N@d5"), "{:?}", moves(&start));
}
