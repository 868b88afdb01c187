//! Positions and lines: legal moves of both sides, special moves, changes by hand.

mod common;

use common::{at, diagram, reached};
use menagerie_diagram::{AddedPiece, DiagramMode, DiagramState, Language, ReachWay, status};
use menagerie_rules::{Game, MoveKind, Options, Position, Variant};
use proptest::prelude::*;

#[test]
fn legal_moves_of_both_sides() {
    let mut study = diagram(&[("game", "chess"), ("fen", "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1"), ("select", "e2")]);
    assert_eq!(study.mode(), DiagramMode::Position);
    assert_eq!(reached(&study), "e3 e4", "the Rook is pinned");
    study.pick(Some(at("e4")));
    assert_eq!(reached(&study), "e2 e3 e5 e6 e7", "so is the other, if it were Black's turn");
    study.pick(None);
    assert!(study.reach().marks.is_empty());
}

#[test]
fn pseudo_legal_moves_leave_the_king_alone() {
    let attributes =
        [("game", "chess"), ("fen", "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1"), ("select", "e2"), ("legal", "no")];
    assert!(reached(&diagram(&attributes)).contains("a2"));
}

#[test]
fn castling_en_passant_and_promotion_are_marked() {
    let castling =
        diagram(&[("game", "janus"), ("fen", "r3k4r/10/10/10/10/10/10/R3K4R w KQkq - 0 1"), ("select", "e1")]);
    assert_eq!(castling.reach().mark(at("i1")).unwrap().way, ReachWay::Castling);
    assert_eq!(castling.reach().mark(at("b1")).unwrap().way, ReachWay::Castling);
    let passing = diagram(&[("game", "janus"), ("fen", "4k5/10/10/3pP5/10/10/10/4K5 w - d6 0 1"), ("select", "e5")]);
    let mark = passing.reach().mark(at("d6")).unwrap();
    assert_eq!((mark.way, mark.through.as_slice()), (ReachWay::EnPassant, [at("d5")].as_slice()));
    let mut promotion = diagram(&[("game", "janus"), ("fen", "4k5/P9/10/10/10/10/10/4K5 w - - 0 1"), ("select", "a7")]);
    assert!(promotion.reach().mark(at("a8")).unwrap().promotes);
    assert_eq!(promotion.choices(at("a7"), at("a8")).len(), 5);
    assert_eq!(promotion.carry(at("a7"), at("a8"), Some("J")).as_deref(), Some("a8=J"));
}

#[test]
fn the_kings_leap_is_shown_when_the_option_is_on() {
    let fen = "13k/14/14/14/14/14/14/14/14/14/14/14/7K6/14 w K - 0 1";
    let study = diagram(&[("game", "gigachess2"), ("options", "king-leap=on"), ("fen", fen), ("select", "h2")]);
    assert!(study.reach().mark(at("h4")).is_some_and(|mark| !mark.captures));
    assert!(study.reach().mark(at("i4")).is_some());
}

#[test]
fn a_line_is_stepped_through_left_and_found_again() {
    let mut study = diagram(&[("game", "chess"), ("moves", "1. e4 e5 2. Nf3 Nc6"), ("at", "2")]);
    assert_eq!(study.mode(), DiagramMode::Line);
    assert_eq!(study.game().unwrap().plies().len(), 2);
    study.go(4);
    assert_eq!(study.game().unwrap().san_list(), ["e4", "e5", "Nf3", "Nc6"]);
    assert!(!study.is_changed());
    study.go(0);
    assert_eq!(study.carry(at("d2"), at("d4"), None).as_deref(), Some("d4"));
    assert!(study.is_changed());
    study.go(3);
    assert!(!study.is_changed());
    assert_eq!(study.line().unwrap().undone().len() + study.line().unwrap().plies().len(), 4);
}

#[test]
fn an_enemy_is_not_imagined_where_it_would_hide_what_the_piece_does() {
    let mut pawn = diagram(&[("game", "chess"), ("fen", "start"), ("select", "e2")]);
    assert!(!pawn.imagine(Some(at("e4"))), "a Pawn only moves there");
    assert!(pawn.imagine(Some(at("d3"))));
    assert!(pawn.reach().mark(at("d3")).is_some_and(|mark| mark.taken));
    assert!(!pawn.imagine(Some(at("d3"))));
    assert!(pawn.imagine(Some(at("e4"))), "only back to nothing");
    assert_eq!((pawn.ghost(), reached(&pawn)), (None, "e3 e4".to_string()));
    let mut king = diagram(&[("game", "chess"), ("fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"), ("select", "e1")]);
    assert!(!king.imagine(Some(at("g1"))));
    assert_eq!(king.carry(at("e1"), at("g1"), None).as_deref(), Some("O-O"));
}

#[test]
fn a_pinned_piece_knows_why_it_stays() {
    let knight = diagram(&[("game", "chess"), ("fen", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), ("select", "e2")]);
    assert_eq!(reached(&knight), "");
    assert!(knight.unsafe_targets().has(at("c3")));
}

#[test]
fn a_piece_added_by_hand_counts() {
    let mut study = diagram(&[("game", "chess"), ("fen", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), ("select", "a1")]);
    study.put(at("a4"), Some(AddedPiece::Enemy));
    assert_eq!(study.picked(), Some(at("a1")));
    assert_eq!(reached(&study), "a2 a3 a4 b1 c1 d1");
    assert!(study.game().is_none() && study.is_changed());
    study.put(at("a4"), None);
    study.reset();
    assert!(study.game().is_some() && !study.is_changed());
}

#[test]
fn a_game_text_is_stepped_through_with_what_is_said_of_it() {
    let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n{At first} 1. e4 $1 {Best} (1. e3) Kd7?! 2.e5 *";
    let mut study = diagram(&[("game", "chess"), ("moves", text)]);
    assert_eq!((study.comment(), study.mark_of(0), study.mark_of(1)), ("At first", "!", "?!"));
    study.go(1);
    assert_eq!(study.comment(), "Best");
    study.go(3);
    assert_eq!((study.comment(), study.game().unwrap().san_list().join(" ").as_str()), ("", "e4 Kd7 e5"));
}

#[test]
fn a_move_and_what_was_answered_are_taken_back() {
    let mut study = diagram(&[("game", "chess"), ("play", "black")]);
    let black = [study.scene().player_named("black").unwrap()];
    assert!(!study.can_take_back(&black));
    for text in ["e4", "e5", "Nf3"] {
        assert!(text == "e4" || !study.can_take_back(&black) || text == "Nf3");
        study.play_text(text).unwrap();
    }
    assert!(study.can_take_back(&black));
    study.take_back(&black);
    assert_eq!(study.game().unwrap().san_list(), ["e4"], "the answer goes, too");
    study.take_back(&black);
    assert_eq!(study.game().unwrap().san_list(), ["e4"], "what the computer began with stays");
}

#[test]
fn four_players_share_a_board() {
    let mut study = diagram(&[("game", "chaturaji"), ("fen", "start")]);
    study.pick(Some(at("b1")));
    assert!(!study.reach().marks.is_empty(), "Green's Knight, though Red is to move");
}

#[test]
fn who_cannot_move_passes_and_that_is_said() {
    let fen = |turn: &str| {
        let pieces = "3,bK,bN,2,gK/7,gN/8/8/8/8/rP,rP,5,yN/rK,rP,5,yK";
        format!("{pieces} {turn} 3,0,0,0 -,-,-,- - 7 21")
    };
    let stuck = diagram(&[("game", "chaturaji"), ("fen", &fen("r"))]);
    assert!(status(&stuck, Language::EN).starts_with("Red has no move and passes. Red to move."));
    assert!(status(&stuck, Language::FR).starts_with("Les Rouges n’ont aucun coup et passent. "));
    // There is no piece to pass with, so the reader need not pass and is informed.
    let mut play = diagram(&[("game", "chaturaji"), ("fen", &fen("y")), ("play", "yellow red")]);
    assert!(play.carry(at("h1"), at("g1"), None).is_some());
    assert!(status(&play, Language::EN).starts_with("Red has no move and passes. Green to move."));
    let begun = diagram(&[("game", "chaturaji"), ("fen", &fen("r")), ("play", "red")]);
    assert!(status(&begun, Language::EN).contains("Green to move."));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// On boards changed by hand the King's safety is computed again. On unchanged boards the result agrees with the rules.
    #[test]
    fn the_slow_judgement_agrees_with_the_rules(game in 0..5usize, choices in prop::collection::vec(any::<u16>(), 0..60)) {
        let ids = ["gigachess", "gigachess2", "janus", "chess", "capablanca"];
        let variant = Variant::by_id(ids[game], &Options::none()).unwrap();
        let mut play = Game::new(&variant);
        for choice in choices {
            let moves = play.position().legal_moves();
            if moves.is_empty() || !play.outcome().is_ongoing() {
                break;
            }
            play.play(moves[usize::from(choice) % moves.len()]).unwrap();
        }
        let fen = play.position().fen();
        let mut study = diagram(&[("game", ids[game]), ("fen", &fen)]);
        let empty = variant.board_size().squares().find(|&square| study.board().get(square).is_none()).unwrap();
        // After adding and removing a piece the board is the same, but not a position of the game any more.
        study.put(empty, Some(AddedPiece::Friend));
        study.put(empty, None);
        prop_assert!(study.game().is_none());
        let Position::Chess(position) = play.position() else { unreachable!() };
        for (from, _) in position.board().pieces_of(position.turn()) {
            study.pick(Some(from));
            let mut slow: Vec<_> = study.reach().marks.iter().map(|mark| mark.to).collect();
            let ordinary = |kind| matches!(kind, MoveKind::Normal | MoveKind::DoubleStep);
            let moves = position.legal_moves();
            let mut fast: Vec<_> =
                moves.iter().filter(|mv| mv.from() == from && ordinary(mv.kind())).map(|mv| mv.to()).collect();
            // Without a game there is no en passant: a Corporal may just move there.
            let passing = |to| moves.iter().any(|mv| mv.from() == from && mv.to() == to && !ordinary(mv.kind()));
            slow.retain(|&to| !passing(to));
            slow.sort();
            fast.sort();
            fast.dedup();
            prop_assert_eq!(slow, fast, "{} from {}", fen, from);
        }
    }
}

/// The attributes for the current board.
fn now(study: &DiagramState) -> String {
    study.now().iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
}

#[test]
fn what_was_done_by_hand_can_be_written_as_attributes() {
    let rook = [("betza", "R"), ("board", "5x5"), ("square", "a1"), ("enemies", "c1")];
    let mut piece = diagram(&rook);
    assert_eq!(now(&piece), "");
    piece.put(at("a3"), Some(AddedPiece::Friend));
    piece.put(at("e5"), Some(AddedPiece::Enemy));
    assert_eq!(now(&piece), "friends=a3; enemies=c1 e5");
    piece.carry(at("a1"), at("b2"), None);
    piece.put(at("a3"), None);
    assert_eq!(now(&piece), "square=b2; friends=; enemies=c1 e5");
    piece.reset();
    assert_eq!(now(&piece), "");

    let mut position = diagram(&[("game", "chess"), ("fen", "start")]);
    position.pick(Some(at("e2")));
    assert_eq!(now(&position), "select=e2");
    position.carry(at("e2"), at("e4"), None);
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(now(&position), format!("select=; fen={fen}"));
    // After a change by hand: as many fields as fit, or the pieces alone.
    position.put(at("e4"), None);
    assert_eq!(now(&position), "select=; fen=rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
    position.put(at("h1"), None);
    assert_eq!(now(&position), "select=; fen=rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBN1 w - - 0 1");
    position.put(at("e1"), None);
    assert_eq!(now(&position), "select=; fen=rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQ1BN1");

    let mut line = diagram(&[("game", "chess"), ("moves", "e4 e5 Nf3")]);
    line.go(2);
    assert_eq!(now(&line), "at=2");
    line.carry(at("d2"), at("d4"), None);
    assert_eq!(now(&line), "moves=e4 e5 d4; at=3");
}
