//! A game: history, undo and redo, and refused moves.

use crate::common::{legal, play_all, set_up, variant};
use menagerie_rules::notation::MoveError;
use menagerie_rules::{Game, GameError, Position};

fn opening() -> Game {
    let mut game = Game::new(&variant("janus"));
    play_all(&mut game, "e2e4 e7e5 Nd3 Nd6");
    game
}

#[test]
fn a_new_game_is_at_the_start() {
    let game = Game::new(&variant("gigachess"));
    assert_eq!(game.position(), &Position::start(&variant("gigachess")));
    assert_eq!((game.start(), game.plies().len(), game.repetitions()), (game.position(), 0, 1));
    assert!(game.outcome().is_ongoing());
    assert_eq!(game.outcome().in_words(game.variant()), "The game goes on.");
}

#[test]
fn the_history_has_moves_texts_and_positions() {
    let game = opening();
    assert_eq!(game.san_list(), ["e4", "e5", "Nd3", "Nd6"]);
    let fens: Vec<String> = game.plies().iter().map(|ply| ply.position.fen()).collect();
    assert_eq!(fens[0], "rjnbkqbnjr/pppppppppp/10/10/4P5/10/PPPP1PPPPP/RJNBKQBNJR b KQkq e3 0 1");
    assert_eq!(fens[3], game.position().fen());
    assert_eq!(game.plies()[2].mv.from().to_string(), "c1");
    assert_eq!(game.start(), &Position::start(&variant("janus")));
}

#[test]
fn undo_goes_back_and_redo_forward_again() {
    let mut game = opening();
    let (end, last) = (game.position().clone(), game.plies()[3].mv);
    assert_eq!(game.undo(), Some(last));
    assert_eq!((game.plies().len(), game.undone().len()), (3, 1));
    assert_eq!(game.undone()[0].mv, last);
    assert_eq!(game.redo(), Some(last));
    assert_eq!(game.position(), &end);
    assert_eq!(game.redo(), None);
}

#[test]
fn undo_reaches_the_start_and_no_further() {
    let mut game = opening();
    for _ in 0..4 {
        assert!(game.undo().is_some());
    }
    assert_eq!(game.position(), &Position::start(&variant("janus")));
    assert_eq!(game.undo(), None);
    assert_eq!(game.san_list(), Vec::<&str>::new());
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    let mut game = opening();
    game.undo();
    game.undo();
    play_all(&mut game, "d2d4");
    assert_eq!(game.redo(), None);
    assert_eq!(game.san_list(), ["e4", "e5", "d4"]);
}

#[test]
fn taken_back_positions_do_not_count_as_repetitions() {
    let mut game = Game::new(&variant("chess"));
    play_all(&mut game, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(game.repetitions(), 2);
    game.undo();
    assert_eq!(game.repetitions(), 1);
    game.redo();
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn an_illegal_move_is_refused_and_changes_nothing() {
    let mut game = opening();
    let before = game.position().clone();
    // A legal move of the first position that is illegal now.
    let old = legal(game.start(), "e2e4");
    assert!(matches!(game.play(old), Err(GameError::Illegal(_))));
    assert!(matches!(game.play_text("e4e6"), Err(GameError::Move(MoveError::CannotReach { .. }))));
    assert!(matches!(game.play_text("nonsense"), Err(GameError::Move(MoveError::Unreadable(_)))));
    assert_eq!((game.position(), game.plies().len()), (&before, 4));
}

#[test]
fn an_illegal_move_does_not_forget_what_was_taken_back() {
    let mut game = opening();
    game.undo();
    assert!(game.play_text("e8e4").is_err());
    assert!(game.redo().is_some());
}

#[test]
fn play_after_the_end_is_refused_with_the_end() {
    let mut game = Game::from_position(set_up("gigachess", "Kh1 ka14 Rg13 Rf1", "w - - 0 1"));
    play_all(&mut game, "Rf14#");
    let error = game.play_text("a14a13").expect_err("the game is over");
    assert_eq!(error.to_string(), "the game is over: White wins by checkmate.");
    assert!(error.to_string().contains("White wins by checkmate"));
    assert_eq!(game.san_list(), ["Rf14#"]);
}

#[test]
fn after_the_end_a_move_can_be_taken_back_and_another_played() {
    let mut game = Game::from_position(set_up("gigachess", "Kh1 ka14 Rg13 Rf1", "w - - 0 1"));
    play_all(&mut game, "f1f14");
    game.undo();
    assert!(game.outcome().is_ongoing());
    play_all(&mut game, "f1f13");
}

#[test]
fn a_threefold_ends_the_game_until_it_is_taken_back() {
    let mut game = Game::new(&variant("chess"));
    play_all(&mut game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    assert!(matches!(game.play_text("e2e4"), Err(GameError::Over(_))));
    game.undo();
    assert!(game.outcome().is_ongoing());
    play_all(&mut game, "e7e5");
}

#[test]
fn a_game_may_start_anywhere() {
    let start = set_up("chaturaji", "rKh1 rEe5 gKa1 bKa8 yKh8 yNh7", "y 3,0,0,0 -,-,-,- 20 0 10");
    let mut game = Game::from_position(start.clone());
    play_all(&mut game, "h8g8 e5e4");
    assert_eq!(game.start(), &start);
    game.undo();
    game.undo();
    assert_eq!(game.position(), &start);
}
