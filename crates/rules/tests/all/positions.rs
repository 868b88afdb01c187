//! FEN: the start positions, and each reason for refusing a text.

use crate::common::{every_variant, field, placement, read, set_up, standing, variant};
use menagerie_rules::notation::PlacementError;
use menagerie_rules::{ChaturajiFenError, ChessFenError, Player, Position, PositionError};

const GIGACHESS: &str = "vcmtflgahxtmcv/wernbiqkibnrew/ppppoooooopppp/4pppppp4/14/14/14/14/14/14/4PPPPPP4/PPPPOOOOOOPPPP/WERNBIQKIBNREW/VCMTFLGAHXTMCV w - - 0 1";
const GIGACHESS_II: &str = "cmzvuhoaxfvzmc/ernbwjqkdwbnre/ppppiyglsipppp/4pppppp4/14/14/14/14/14/14/4PPPPPP4/PPPPIYGLSIPPPP/ERNBWJQKDWBNRE/CMZVUHOAXFVZMC w - - 0 1";
const JANUS: &str = "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1";
const CHATURAJI: &str = "bB,bP,2,yK,yE,yN,yB/bN,bP,2,yP,yP,yP,yP/bE,bP,6/bK,bP,6/6,rP,rK/6,rP,rE/gP,gP,gP,gP,2,rP,rN/gB,gN,gE,gK,2,rP,rB r 0,0,0,0 -,-,-,- - 0 1";

/// The errors of a two-player FEN.
fn chess_faults(id: &str, text: &str) -> Vec<ChessFenError> {
    match Position::from_fen(&variant(id), text) {
        Err(PositionError::Chess(faults)) => faults,
        other => panic!("{text} should be refused: {other:?}"),
    }
}

/// The errors of a four-player FEN.
fn chaturaji_faults(text: &str) -> Vec<ChaturajiFenError> {
    match Position::from_fen(&variant("chaturaji"), text) {
        Err(PositionError::Chaturaji(faults)) => faults,
        other => panic!("{text} should be refused: {other:?}"),
    }
}

/// Asserts that the text has exactly one error, which matches this pattern.
macro_rules! one_fault {
    ($faults:expr, $form:pat) => {
        let faults = $faults;
        assert!(matches!(faults.as_slice(), [$form]), "{faults:?}");
    };
}

#[test]
fn the_starts_are_as_written() {
    for (id, text) in
        [("gigachess", GIGACHESS), ("gigachess2", GIGACHESS_II), ("janus", JANUS), ("chaturaji", CHATURAJI)]
    {
        assert_eq!(Position::start(&variant(id)).fen(), text);
        assert_eq!(read(&variant(id), text), Position::start(&variant(id)));
    }
}

#[test]
fn every_built_in_start_is_accepted_and_written_back() {
    for game in every_variant() {
        assert_eq!(read(&game, game.start()).fen(), game.start(), "{}", game.id());
        assert_eq!(Position::start(&game).fen(), game.start());
    }
}

#[test]
fn gigachess_has_48_pieces_a_side_and_its_kings_on_h2_and_h13() {
    for id in ["gigachess", "gigachess2"] {
        let start = Position::start(&variant(id));
        let players: Vec<Player> = variant(id).turn_order().collect();
        assert!(players.iter().all(|&player| start.board().of(player).count() == 48));
        assert_eq!((standing(&start, "h2").as_str(), standing(&start, "h13").as_str()), ("K", "k"));
    }
}

#[test]
fn the_boards_have_their_sizes() {
    for (id, files, ranks) in
        [("gigachess", 14, 14), ("gigachess2", 14, 14), ("janus", 10, 8), ("chaturaji", 8, 8), ("capablanca", 10, 8)]
    {
        let size = variant(id).board_size();
        assert_eq!((size.files(), size.ranks()), (files, ranks), "{id}");
    }
}

#[test]
fn runs_of_empty_squares_are_decimal_numbers() {
    let position = set_up("gigachess", "Ka1 kn14 Pl7", "w - - 0 1");
    assert_eq!(field(&position, 0), "13k/14/14/14/14/14/14/11P2/14/14/14/14/14/K13");
}

#[test]
fn six_fields_are_needed() {
    one_fault!(chess_faults("janus", "rjnbkqbnjr/pppppppppp w KQkq"), ChessFenError::Fields(3));
    one_fault!(chess_faults("janus", ""), ChessFenError::Fields(0));
    one_fault!(chess_faults("janus", &format!("{JANUS} 7")), ChessFenError::Fields(7));
}

#[test]
fn a_wrong_number_of_ranks_is_refused() {
    one_fault!(
        chess_faults("janus", "rjnbkqbnjr/pppppppppp/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1"),
        ChessFenError::Placement(PlacementError::Ranks { expected: 8, found: 7 })
    );
}

#[test]
fn a_wrong_width_is_refused_and_the_rank_named() {
    one_fault!(
        chess_faults("janus", "rjnbkqbnjr/pppppppppp/10/9/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1"),
        ChessFenError::Placement(PlacementError::Width { rank: 5, expected: 10, found: 9 })
    );
    one_fault!(
        chess_faults("janus", "rjnbkqbnjr/pppppppppp/10/10/11/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1"),
        ChessFenError::Placement(PlacementError::Width { rank: 4, expected: 10, found: 11 })
    );
}

#[test]
fn an_unknown_letter_is_refused_and_named() {
    let faults = chess_faults("janus", "rjnbkqbnjr/pppppppppp/10/10/4X5/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1");
    one_fault!(faults, ChessFenError::Placement(PlacementError::Piece { rank: 4, .. }));
    // The Janus is unknown in orthodox chess.
    let faults = chess_faults("chess", "rnbqkbnr/pppppppp/8/8/4J3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    one_fault!(faults, ChessFenError::Placement(PlacementError::Piece { rank: 4, .. }));
}

#[test]
fn no_king_or_two_kings_are_refused() {
    let of =
        |pieces: &str| chess_faults("gigachess", &format!("{} w - - 0 1", placement(&variant("gigachess"), pieces)));
    one_fault!(of("Ka1 Pc3"), ChessFenError::Kings { count: 0, .. });
    one_fault!(of("kn14 Pc3"), ChessFenError::Kings { count: 0, .. });
    one_fault!(of("Ka1 Kc1 kn14"), ChessFenError::Kings { count: 2, .. });
    assert_eq!(of("Pc3").len(), 2, "one reason for each side");
}

#[test]
fn a_pawn_where_none_can_stand_is_refused() {
    for (id, pieces) in [
        ("janus", "Ka1 kj8 Pe8"),
        ("janus", "Ka1 kj8 Pe1"),
        ("janus", "Ka1 kj8 pe1"),
        ("janus", "Ka1 kj8 pe8"),
        ("chess", "Ka1 kh8 Pe8"),
        ("gigachess", "Ka1 kn14 Pe14"),
        ("gigachess", "Ka1 kn14 Oe14"),
        ("gigachess", "Ka1 kn14 pe1"),
        ("gigachess2", "Ka1 kn14 Pe14"),
    ] {
        let faults = chess_faults(id, &format!("{} w - - 0 1", placement(&variant(id), pieces)));
        one_fault!(faults, ChessFenError::Misplaced { .. });
    }
}

#[test]
fn a_side_that_is_not_w_or_b_is_refused() {
    for side in ["x", "W", "wb", "r"] {
        one_fault!(chess_faults("janus", &JANUS.replace(" w ", &format!(" {side} "))), ChessFenError::Turn(_));
    }
}

#[test]
fn bad_rights_are_refused() {
    let with = |rights: &str| chess_faults("janus", &JANUS.replace("KQkq", rights));
    one_fault!(with("X"), ChessFenError::Rights(..));
    one_fault!(with("KK"), ChessFenError::Rights(..));
    one_fault!(with("KQQ"), ChessFenError::Rights(..));
    one_fault!(with("KqkQq"), ChessFenError::Rights(..));
    one_fault!(with("K-"), ChessFenError::Rights(..));
    one_fault!(chess_faults("gigachess", &GIGACHESS.replace(" - - ", " KQ - ")), ChessFenError::Rights(..));
    one_fault!(chess_faults("gigachess2", &GIGACHESS_II.replace(" - - ", " K - ")), ChessFenError::Rights(..));
}

#[test]
fn a_right_without_king_and_rook_at_home_is_refused() {
    let with = |pieces: &str, rights: &str| {
        chess_faults("janus", &format!("{} w {rights} - 0 1", placement(&variant("janus"), pieces)))
    };
    one_fault!(with("Ke1 Rj1 ke8", "KQ"), ChessFenError::RightWithoutPiece { right: 'Q', .. });
    one_fault!(with("Kd1 Rj1 ke8", "K"), ChessFenError::RightWithoutPiece { right: 'K', .. });
    one_fault!(with("Ke1 Jj1 ke8", "K"), ChessFenError::RightWithoutPiece { right: 'K', .. });
    one_fault!(with("Ke1 rj1 ke8", "K"), ChessFenError::RightWithoutPiece { right: 'K', .. });
    one_fault!(with("Ke1 ke8 ja8", "q"), ChessFenError::RightWithoutPiece { right: 'q', .. });
}

#[test]
fn a_bad_en_passant_square_is_refused() {
    let with = |id: &str, pieces: &str, rest: &str| {
        chess_faults(id, &format!("{} {rest} 0 1", placement(&variant(id), pieces)))
    };
    for (id, pieces, rest) in [
        ("gigachess", "Ka1 kn14 Pe6", "b - x"),
        ("gigachess", "Ka1 kn14 Pe6", "b - o5"),
        ("gigachess", "Ka1 kn14 Pe6", "b - e15"),
        ("gigachess", "Ka1 kn14 Pe6", "b - d5"),
        ("gigachess", "Ka1 kn14 Pe6", "w - e5"),
        ("gigachess", "Ka1 kn14 Pe6 Ne5", "b - e5"),
        ("gigachess", "Ka1 kn14 Pe6 Ne4", "b - e5"),
        ("gigachess", "Ka1 kn14 Be6", "b - e5"),
        ("gigachess", "Ka1 kn14 pe6", "b - e5"),
        ("gigachess", "Ka1 kn14 Qe6", "b - e5"),
        ("janus", "Ka1 kj8 Pe5", "b - e4"),
        ("janus", "Ka1 kj8 pe6", "w - e7"),
    ] {
        one_fault!(with(id, pieces, rest), ChessFenError::EnPassant(..));
    }
}

#[test]
fn bad_numbers_are_refused() {
    for (from, to) in [
        (" 0 1", " -1 1"),
        (" 0 1", " +1 1"),
        (" 0 1", " x 1"),
        (" 0 1", " 1.5 1"),
        (" 0 1", " 0 0"),
        (" 0 1", " 0 one"),
    ] {
        one_fault!(chess_faults("janus", &JANUS.replace(from, to)), ChessFenError::Number { .. });
    }
    assert_eq!(chess_faults("janus", &JANUS.replace(" 0 1", " - -")).len(), 2);
    assert_eq!(chess_faults("janus", &JANUS.replace(" 0 1", " 0 +1")).len(), 1);
}

#[test]
fn the_side_not_to_move_may_not_be_in_check() {
    for (id, pieces, side) in [
        ("gigachess", "Ka1 kn14 Rn3", "w"),
        ("gigachess", "Ka1 kn14 rh1", "b"),
        ("gigachess", "Ka1 kb2", "w"),
        ("gigachess", "Ka1 kn14 Cn3 Pn9", "w"),
        ("gigachess", "Ka1 kn14 Gb13", "w"),
        ("gigachess2", "Ka1 kn14 Uk12", "w"),
        ("janus", "Ka1 kj8 Ji6", "w"),
    ] {
        let faults = chess_faults(id, &format!("{} {side} - - 0 1", placement(&variant(id), pieces)));
        one_fault!(faults, ChessFenError::OpponentInCheck(_));
    }
}

#[test]
fn several_reasons_are_reported_at_once() {
    let text = format!("{} z Kx e9 -1 0", placement(&variant("janus"), "Ka1 Pe8"));
    let faults = chess_faults("janus", &text);
    assert!(faults.iter().any(|fault| matches!(fault, ChessFenError::Turn(_))));
    assert!(faults.iter().any(|fault| matches!(fault, ChessFenError::Kings { .. })));
    assert!(faults.iter().any(|fault| matches!(fault, ChessFenError::Misplaced { .. })));
    assert!(faults.iter().any(|fault| matches!(fault, ChessFenError::Rights(..))));
    assert_eq!(faults.iter().filter(|fault| matches!(fault, ChessFenError::Number { .. })).count(), 2);
    let error = Position::from_fen(&variant("janus"), &text).expect_err("refused");
    assert_eq!(error.reasons().len(), faults.len());
    let words = |reason| menagerie_rules::words(reason, Default::default());
    assert!(error.reasons().iter().all(|reason| error.to_string().contains(&words(reason))));
}

#[test]
fn several_errors_of_the_board_are_reported_at_once() {
    let faults = chess_faults("janus", "9/x9/11/10/10/10/10/10 w - - 0 1");
    assert_eq!(faults.len(), 3, "{faults:?}");
}

#[test]
fn seven_fields_are_needed_for_four_players() {
    one_fault!(chaturaji_faults(JANUS), ChaturajiFenError::Fields(6));
}

#[test]
fn a_bad_board_of_four_players_is_refused() {
    let with = |from: &str, to: &str| chaturaji_faults(&CHATURAJI.replacen(from, to, 1));
    one_fault!(with("bE,bP,6/", ""), ChaturajiFenError::Placement(PlacementError::Ranks { .. }));
    one_fault!(with("bE,bP,6/", "bE,bP,5/"), ChaturajiFenError::Placement(PlacementError::Width { rank: 6, .. }));
    one_fault!(with("bE,bP,6/", "bE,bQ,6/"), ChaturajiFenError::Placement(PlacementError::Piece { rank: 6, .. }));
    one_fault!(with("bE,bP,6/", "bE,wP,6/"), ChaturajiFenError::Placement(PlacementError::Piece { rank: 6, .. }));
    one_fault!(with("bE,bP,6/", "bE,P,6/"), ChaturajiFenError::Placement(PlacementError::Piece { rank: 6, .. }));
}

#[test]
fn two_kings_of_one_colour_are_refused_and_none_is_not() {
    let of = |pieces: &str, rest: &str| format!("{} {rest}", placement(&variant("chaturaji"), pieces));
    let two = of("rKh1 rKh2 gKa1 gNa2 bKa8 bNb8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 0 1");
    one_fault!(chaturaji_faults(&two), ChaturajiFenError::Kings { count: 2, .. });
    assert_eq!(chaturaji_faults(&two)[0].to_string(), "Red must not have 2 Kings");
    read(&variant("chaturaji"), &of("rKh1 rEh2 gNa2 bKa8 bNb8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 0 1"));
}

#[test]
fn a_pawn_behind_its_start_is_refused() {
    for pawn in ["rPh5", "gPe1", "bPa3", "yPc8"] {
        let pieces = format!("rKh1 rEh2 gKa1 gNa2 bKa8 bNb8 yKh8 yNh7 {pawn}");
        let text = format!("{} r 0,0,0,0 -,-,-,- - 0 1", placement(&variant("chaturaji"), &pieces));
        one_fault!(chaturaji_faults(&text), ChaturajiFenError::Misplaced { .. });
    }
}

#[test]
fn a_side_that_is_no_player_or_is_out_is_refused() {
    one_fault!(chaturaji_faults(&CHATURAJI.replace(" r ", " w ")), ChaturajiFenError::Turn(_));
    let pieces = placement(&variant("chaturaji"), "rKh1 rEh2 gKa1 bKa8 bNb8 yKh8 yNh7");
    one_fault!(chaturaji_faults(&format!("{pieces} g 0,0,0,0 -,-,-,- - 0 1")), ChaturajiFenError::TurnOfOut(_));
    // When every player is out, the turn still belongs to a player.
    let bare = placement(&variant("chaturaji"), "rKh1 gKa1 bKa8 yKh8");
    read(&variant("chaturaji"), &format!("{bare} g 0,0,0,0 -,-,-,- 20 0 1"));
}

#[test]
fn bad_scores_are_refused() {
    for scores in ["0,0,0", "0,0,0,0,0", "0,0,0,x", "0,0,0,-1", "0"] {
        one_fault!(chaturaji_faults(&CHATURAJI.replace("0,0,0,0", scores)), ChaturajiFenError::Scores(_));
    }
}

#[test]
fn bad_lists_of_kings_taken_are_refused() {
    for taken in ["-,-,-", "-,-,-,-,-", "bg,-,-,-", "gg,-,-,-", "r,-,-,-", "w,-,-,-", ",-,-,-"] {
        one_fault!(chaturaji_faults(&CHATURAJI.replace("-,-,-,-", taken)), ChaturajiFenError::KingsTaken(_));
    }
}

#[test]
fn sudden_death_must_fit_the_number_of_players_still_in() {
    one_fault!(chaturaji_faults(&CHATURAJI.replace(" - 0 1", " 20 0 1")), ChaturajiFenError::SuddenDeath(_));
    let two = placement(&variant("chaturaji"), "rKh1 rEh2 gKa1 bKa8 yKh8 yNh7");
    for field in ["-", "21", "x"] {
        one_fault!(
            chaturaji_faults(&format!("{two} r 0,0,0,0 -,-,-,- {field} 0 1")),
            ChaturajiFenError::SuddenDeath(_)
        );
    }
    for field in ["0", "1", "20"] {
        read(&variant("chaturaji"), &format!("{two} r 0,0,0,0 -,-,-,- {field} 0 1"));
    }
}

#[test]
fn bad_numbers_of_four_players_are_refused() {
    for numbers in ["-1 1", "x 1", "0 0", "0 -3"] {
        let text = CHATURAJI.replace(" - 0 1", &format!(" - {numbers}"));
        one_fault!(chaturaji_faults(&text), ChaturajiFenError::Number { .. });
    }
}

#[test]
fn several_reasons_are_reported_at_once_for_four_players_too() {
    let faults = chaturaji_faults("8/8/8/8/8/8/8/7 w 0 - 99 x 0");
    assert!(faults.len() >= 6, "{faults:?}");
}
