//! Imperial Chaturaji: elimination, sudden death, the end and the winners.

use crate::common::{after, as_chaturaji, field, moves, placement, play_all, read, set_up, standing, texts, variant};
use menagerie_rules::{Game, GameError, Options, Outcome, Position, Termination, Variant, VariantError};
use std::sync::Arc;

fn position(pieces: &str, rest: &str) -> Position {
    set_up("chaturaji", pieces, rest)
}

/// The letters of the players who are out.
fn out(position: &Position) -> String {
    let variant = position.variant();
    let out = variant.turn_order().filter(|&player| as_chaturaji(position).is_out(player));
    out.map(|player| variant.player(player).letter).collect()
}

/// The letters of the winners; empty if the game is not over.
fn winners(position: &Position) -> String {
    match position.outcome(1) {
        Outcome::Win { winners, reason } => {
            assert_eq!(reason, Termination::Score);
            winners.into_iter().map(|player| position.variant().player(player).letter).collect()
        }
        Outcome::Ongoing => String::new(),
        Outcome::Draw { .. } => panic!("there are no draws"),
    }
}

#[test]
fn a_player_whose_king_is_captured_is_out_and_skipped() {
    let start = position("rKh1 rEe2 gKe5 gNa2 gPb2 bKa8 bNb8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 4 9");
    assert_eq!(out(&start), "");
    let taken = after(&start, "e2e5");
    assert_eq!(out(&taken), "g");
    assert_eq!((field(&taken, 1).as_str(), field(&taken, 4).as_str()), ("b", "-"), "no sudden death yet");
    let round = after(&taken, "a8a7 h8g8 h1h2");
    assert_eq!(field(&round, 1), "b", "Green is skipped from now on");
}

#[test]
fn a_player_with_nothing_but_a_king_is_out() {
    let start = position("rKh1 rEe2 gKa1 gPe5 bKa8 bNb8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 4 9");
    let taken = after(&start, "e2e5");
    assert_eq!((out(&taken).as_str(), field(&taken, 1).as_str()), ("g", "b"));
}

#[test]
fn a_king_and_any_one_piece_are_still_in() {
    for piece in ["gPb2", "gBb2", "gNb2", "gEb2"] {
        let start = position(&format!("rKh1 rEe2 gKa1 {piece} bKa8 bNb8 yKh8 yNh7"), "g 0,0,0,0 -,-,-,- - 4 9");
        assert_eq!(out(&start), "", "{piece}");
    }
}

#[test]
fn the_pieces_of_a_player_who_is_out_stay_and_can_be_captured() {
    let start = position("rKh1 rEe2 gKe5 gNe7 gPb2 bKa8 bNb8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 4 9");
    let taken = after(&start, "e2e5 a8a7 h8g8");
    assert_eq!((standing(&taken, "e7"), standing(&taken, "b2")), ("gN".to_string(), "gP".to_string()));
    let again = after(&taken, "e5e7");
    assert_eq!((standing(&again, "e7").as_str(), field(&again, 2).as_str()), ("rE", "8,0,0,0"));
}

#[test]
fn it_can_never_be_the_turn_of_a_player_who_is_out() {
    let giga = variant("chaturaji");
    let pieces = placement(&giga, "rKh1 rEe2 gNe7 bKa8 bNb8 yKh8 yNh7");
    assert!(Position::from_fen(&giga, &format!("{pieces} g 0,0,0,0 -,-,-,- - 4 9")).is_err());
}

#[test]
fn sudden_death_starts_at_20_when_the_second_player_goes_out() {
    // Green is out already; Blue loses its last piece but the King.
    let start = position("rKh1 rEe2 gKa1 bKa8 bNe5 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 4 9");
    let taken = after(&start, "e2e5");
    let expected = position("rKh1 rEe5 gKa1 bKa8 yKh8 yNh7", "y 3,0,0,0 -,-,-,- 20 0 10");
    assert_eq!(taken.fen(), expected.fen());
    assert!(taken.outcome(1).is_ongoing());
}

#[test]
fn each_ply_of_sudden_death_counts_down_and_the_two_take_turns() {
    let start = position("rKh1 rEe5 gKa1 bKa8 yKh8 yNh7", "y 3,0,0,0 -,-,-,- 20 0 10");
    let later = after(&start, "h8g8 e5e4 g8h8");
    assert!(later.fen().ends_with(" r 3,0,0,0 -,-,-,- 17 3 13"), "{}", later.fen());
}

#[test]
fn a_capture_counts_down_too() {
    let start = position("rKh1 rEe2 gKa1 bKe5 yKh8 yNh7", "r 3,0,0,0 -,-,-,- 20 0 10");
    assert!(after(&start, "e2e5").fen().ends_with(" y 8,0,0,0 b,-,-,- 19 0 11"));
}

#[test]
fn after_ten_moves_by_each_the_game_ends() {
    let mut game = Game::from_position(position("rKh1 rEe5 gKa1 bKa8 yKh8 yNh7", "y 3,0,0,0 -,-,-,- 20 0 10"));
    for _ in 0..5 {
        assert!(game.outcome().is_ongoing());
        play_all(&mut game, "h8g8 e5e4 g8h8 e4e5");
    }
    assert_eq!((field(game.position(), 4).as_str(), field(game.position(), 6).as_str()), ("0", "30"));
    assert_eq!(field(game.position(), 1), "y", "the next player still in");
    assert_eq!(winners(game.position()), "r");
    assert_eq!(moves(game.position()), texts(""));
    assert_eq!(game.position().perft(1), 0);
    assert!(matches!(game.play_text("h8g8"), Err(GameError::Over(_))));
}

#[test]
fn sudden_death_ends_at_once_when_one_of_the_two_goes_out() {
    // Its King is captured.
    let start = position("rKh1 rEe2 gKa1 bKa8 yKe5 yNh7", "r 3,0,0,0 -,-,-,- 15 3 20");
    let end = after(&start, "e2e5");
    let expected = position("rKh1 rEe5 gKa1 bKa8 yNh7", "r 8,0,0,0 y,-,-,- 14 0 21");
    assert_eq!(end.fen(), expected.fen(), "one less than before, and the only player still in is next");
    assert_eq!((winners(&end).as_str(), moves(&end)), ("r", texts("")));
    // Its last piece but the King is captured.
    let start = position("rKh1 rEe2 gKa1 bKa8 yKh8 yNe5", "r 3,0,0,0 -,-,-,- 15 3 20");
    let end = after(&start, "e2e5");
    assert!(end.fen().ends_with(" r 6,0,0,0 -,-,-,- 14 0 21"), "{}", end.fen());
    assert_eq!(winners(&end), "r");
}

#[test]
fn a_move_that_puts_two_of_three_out_ends_the_game_and_writes_20() {
    // Yellow is out; the triumph takes the only other piece of Green and of Blue.
    let start = position("rKh1 rBb1 gKa3 gBe3 bKa8 bBd4 yBe4", "r 0,9,0,0 -,-,-,- - 3 20");
    let end = after(&start, "b1d3");
    let expected = position("rKh1 rBd3 gKa3 bKa8", "r 6,9,0,0 -,-,-,- 20 0 21");
    assert_eq!(end.fen(), expected.fen());
    assert_eq!((out(&end).as_str(), winners(&end).as_str()), ("gby", "g"));
    assert_eq!(moves(&end), texts(""));
}

#[test]
fn a_move_that_puts_all_three_others_out_ends_the_game_and_writes_20() {
    let start = position("rKh1 rBb1 gKa3 gBe3 bKa8 bBd4 yKh8 yBe4", "r 0,0,0,0 -,-,-,- - 3 20");
    let end = after(&start, "b1d3");
    assert!(end.fen().ends_with(" r 6,0,0,0 -,-,-,- 20 0 21"), "{}", end.fen());
    assert_eq!((out(&end).as_str(), winners(&end).as_str()), ("gby", "r"));
}

#[test]
fn a_move_that_puts_two_of_four_out_starts_sudden_death() {
    let start = position("rKh1 rBb1 gKa3 gBe3 bKa8 bBd4 yKh8 yNh7 yBe4", "r 0,0,0,0 -,-,-,- - 3 20");
    let next = after(&start, "b1d3");
    assert!(next.fen().ends_with(" y 6,0,0,0 -,-,-,- 20 0 21"), "{}", next.fen());
    assert!(next.outcome(1).is_ongoing());
}

#[test]
fn the_highest_of_all_four_scores_wins_players_who_are_out_included() {
    let pieces = "rKh1 rEe2 gKa1 bKa8 yKh8 yNh7";
    for (scores, best) in [("9,8,7,6", "r"), ("6,9,8,7", "g"), ("6,7,9,8", "b"), ("6,7,8,9", "y")] {
        let last = position(pieces, &format!("r {scores} -,-,-,- 1 3 40"));
        assert_eq!(winners(&last), "");
        assert_eq!(winners(&after(&last, "e2e3")), best);
    }
}

#[test]
fn the_last_move_still_scores() {
    let nothing = position("rKh1 rEe2 gEe5 bKa8 yKh8 yNh7", "r 6,9,0,0 g,-,-,- 1 3 40");
    assert_eq!(winners(&after(&nothing, "e2e3")), "g");
    let four_more = position("rKh1 rEe2 gEe5 bKa8 yKh8 yNh7", "r 6,9,0,0 g,-,-,- 1 3 40");
    assert_eq!(winners(&after(&four_more, "e2e5")), "r");
}

#[test]
fn equal_top_scores_share_the_win() {
    let pieces = "rKh1 rEe2 gKa1 bKa8 yKh8 yNh7";
    for (scores, best) in [("9,9,7,6", "rg"), ("5,9,8,9", "gy"), ("9,1,9,9", "rby"), ("0,0,0,0", "rgby")] {
        let last = position(pieces, &format!("r {scores} -,-,-,- 1 3 40"));
        assert_eq!(winners(&after(&last, "e2e3")), best);
    }
    let shared = after(&position(pieces, "r 9,9,7,6 -,-,-,- 1 3 40"), "e2e3");
    assert_eq!(shared.outcome(1).in_words(shared.variant()), "Red and Green share the win on points.");
}

#[test]
fn after_200_quiet_plies_the_game_ends_by_score() {
    let start = position("rKh1 rEe2 gKa1 gNa2 bKa8 bNb8 yKh8 yNh7", "r 1,2,3,0 -,-,-,- - 198 300");
    let close = after(&start, "e2e3");
    assert!(close.outcome(1).is_ongoing());
    let end = after(&close, "a1b1");
    assert_eq!((field(&end, 5).as_str(), winners(&end).as_str()), ("200", "b"));
    assert_eq!(field(&end, 1), "b", "the next player still in");
    assert_eq!(moves(&end), texts(""));
}

/// Imperial Chaturaji with other numbers.
fn with_numbers(numbers: &str) -> Result<Arc<Variant>, VariantError> {
    let mut definition = variant("chaturaji").definition().clone();
    definition.id = "other-numbers".to_string();
    definition.four_players = serde_json::from_str(numbers).unwrap();
    Variant::from_definition(definition, &Options::none())
}

#[test]
fn points_and_lengths_are_those_of_the_definition() {
    let variant = with_numbers(r#"{ "thirdKing": 60, "suddenDeath": 4, "moveLimit": 9 }"#).unwrap();
    let set_up = |pieces: &str, rest: &str| read(&variant, &format!("{} {rest}", placement(&variant, pieces)));
    let third = after(&set_up("rKh1 rEe2 gNa2 bNb8 yKe6 yNh7", "r 10,0,0,0 gb,-,-,- 4 3 40"), "e2e6");
    assert_eq!(field(&third, 2), "70,0,0,0");
    let sudden = after(&set_up("rKh1 rEe2 gKa1 bKa8 bNe5 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 4 9"), "e2e5");
    assert_eq!(field(&sudden, 4), "4");
    let quiet = after(&set_up("rKh1 rEe2 gKa1 gNa2 bKa8 bNb8 yKh8 yNh7", "r 1,2,3,0 -,-,-,- - 8 300"), "e2e3");
    assert_eq!(winners(&quiet), "b");
    let refused = Position::from_fen(&variant, &sudden.fen().replace(" 4 ", " 20 ")).unwrap_err();
    assert!(refused.to_string().contains("from 0 to 4"), "{refused}");
}

#[test]
fn wrong_numbers_are_refused() {
    for numbers in [r#"{ "suddenDeath": 0 }"#, r#"{ "moveLimit": 251 }"#] {
        assert!(with_numbers(numbers).unwrap_err().to_string().contains("must be from 1 to 250"), "{numbers}");
    }
    let mut definition = variant("chess").definition().clone();
    definition.four_players.third_king = 7;
    let error = Variant::from_definition(definition, &Options::none()).unwrap_err();
    assert!(error.to_string().contains("only for games of four players"), "{error}");
}

#[test]
fn captures_pawn_moves_and_promotions_start_the_quiet_plies_anew() {
    let rest = "r 1,2,3,0 -,-,-,- - 199 300";
    let capture = position("rKh1 rEe2 gKa1 gNa2 gPe5 bKa8 bNb8 yKh8 yNh7", rest);
    assert_eq!(field(&after(&capture, "e2e5"), 5), "0");
    let pawn = position("rKh1 rPe4 gKa1 gNa2 bKa8 bNb8 yKh8 yNh7", rest);
    assert_eq!(field(&after(&pawn, "e4d4"), 5), "0");
    let triumph = position("rKh1 rBb1 gKa3 gNa4 gBe3 bKa8 bNb8 bBd4 yKh8 yNh7 yBe4", rest);
    assert_eq!(field(&after(&triumph, "b1d3"), 5), "0");
    // Green's Pawn on b8 is due: it promotes after Red's quiet move.
    let promotion = position("rKh1 rEe2 gKa1 gPb8 bKa8 bNc8 yKh8 yNh7", rest);
    let promoted = after(&promotion, "e2e3");
    assert_eq!((standing(&promoted, "b8").as_str(), field(&promoted, 5).as_str()), ("gN", "0"));
}

#[test]
fn the_ply_number_counts_every_move() {
    let start = Position::start(&variant("chaturaji"));
    assert_eq!(field(&after(&start, "h4h5 d1e1 a5a4"), 6), "4");
    assert_eq!(field(&after(&start, "h4h5 d1e1 a5a4"), 5), "3");
}
