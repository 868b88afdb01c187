//! Game texts: tags, numbers, comments, results, and where a fault lies.

use crate::common::{every_variant, gigachess2_with_leap, play_all, random_game, set_up, variant};
use menagerie_rules::notation::game_text::{self, Fault, GameTextError, Script};
use menagerie_rules::notation::{MoveError, read_move};
use menagerie_rules::{Game, Position};

#[test]
fn game_texts_are_read_back_in_every_game() {
    for game in every_variant() {
        for seed in 10..13 {
            let played = random_game(&game, seed, 80);
            let text = played.to_text(&[("Event".to_string(), "A \"quoted\" \\ event".to_string())]);
            let again = game_text::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again.game.position(), played.position());
            assert_eq!(again.game.san_list(), played.san_list());
            assert_eq!(again.game.variant().king_leap(), game.king_leap());
            assert_eq!(again.game.to_text(&again.tags), text, "written again it is the same text");
        }
    }
}

#[test]
fn a_game_text_keeps_its_start_and_its_result() {
    let mut game = Game::from_position(set_up("gigachess", "Kh1 ka14 Rg13 Rf1", "w - - 3 40"));
    play_all(&mut game, "f1f14");
    let text = game.to_text(&[]);
    assert!(text.contains("[Variant \"Gigachess\"]"));
    assert!(text.contains("[FEN \"k13/6R7/14/14/14/14/14/14/14/14/14/14/14/5R1K6 w - - 3 40\"]"));
    assert!(text.contains("[Result \"1-0\"]") && text.contains("40. Rf14# 1-0"), "{text}");
    let again = game_text::read(&text).expect("a good text").game;
    assert_eq!((again.start(), again.outcome()), (game.start(), game.outcome()));
}

#[test]
fn a_result_is_told_from_whites_side() {
    let result = |pieces: &str, rest: &str| {
        let text = Game::from_position(set_up("chess", pieces, rest)).to_text(&[]);
        text.lines().last().expect("a last line").to_string()
    };
    assert_eq!(result("Ka8 kh1 ra1 rb1", "w - - 0 1"), "0-1");
    assert_eq!(result("Ra1 Rb1 ka8 Kh1", "b - - 0 1"), "1-0");
    assert_eq!(result("Ka8 kh1", "w - - 0 1"), "1/2-1/2");
    assert_eq!(result("Ka8 kh1 ph2", "w - - 0 1"), "*");
}

#[test]
fn a_game_text_numbers_moves_and_starts_with_dots_when_black_begins() {
    let mut game = Game::from_position(set_up("chess", "Ke1 ke8 Pa2 pa7", "b - - 0 7"));
    play_all(&mut game, "a7a6 a2a3 a6a5");
    assert!(game.to_text(&[]).ends_with("\n7... a6 8. a3 a5 *\n"), "{}", game.to_text(&[]));
}

#[test]
fn a_line_of_a_game_text_has_eighty_letters_at_most() {
    let start = Position::start(&variant("chess"));
    let fifteen = vec!["Nf3+".to_string(); 15];
    let row = fifteen.join(" ");
    let text = |last: &str| {
        let words = fifteen.iter().cloned().chain([last.to_string()]).collect();
        game_text::write_parts(&start, &[], "*", words)
    };
    assert!(text("exd5+").ends_with(&format!("]\n\n{row} exd5+\n*\n")), "80 letters: {}", text("exd5+"));
    assert_eq!(text("exd5+").lines().map(str::len).max(), Some(80));
    assert!(text("Nbxd5+").ends_with(&format!("]\n\n{row}\nNbxd5+ *\n")), "81 letters: {}", text("Nbxd5+"));
}

#[test]
fn a_word_longer_than_a_line_has_a_line_of_its_own() {
    let comment = "x".repeat(100);
    let words = vec![comment.clone(), "e4".to_string()];
    let text = game_text::write_parts(&Position::start(&variant("chess")), &[], "*", words);
    assert!(text.ends_with(&format!("]\n\n{comment}\ne4 *\n")), "{text}");
}

#[test]
fn a_game_text_keeps_its_tags_and_writes_those_anew_that_follow_from_the_game() {
    let tag = |name: &str, value: &str| (name.to_string(), value.to_string());
    let tags = [
        tag("Annotator", "A \"quoted\" \\ name"),
        tag("Black", "Bird"),
        tag("Date", "2024.05.06"),
        tag("Result", "1-0"),
        tag("FEN", "nonsense"),
        tag("Variant", "Janus Chess"),
    ];
    let text = Game::new(&variant("chess")).to_text(&tags);
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2024.05.06\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"Bird\"]\n\
                    [Result \"*\"]\n[Variant \"Chess\"]\n[Annotator \"A \\\"quoted\\\" \\\\ name\"]\n\n*\n";
    assert_eq!(text, expected);
    let script = Script::read(&text, None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((script.tag("Black"), script.tag("Opening")), (Some("Bird"), None));
    assert_eq!(script.tag("Annotator"), Some("A \"quoted\" \\ name"));
    assert!(Game::new(&variant("chess")).to_text(&[]).contains("[Date \"????.??.??\"]"));
}

#[test]
fn a_game_text_names_the_options_that_are_on() {
    let text = Game::new(&gigachess2_with_leap()).to_text(&[]);
    assert!(text.contains("[VariantOptions \"king-leap=on\"]"), "{text}");
    assert!(!Game::new(&variant("gigachess2")).to_text(&[]).contains("VariantOptions"));
}

#[test]
fn a_text_without_tags_is_of_the_usual_game() {
    let janus = variant("janus");
    let start = |text: &str| Script::read(text, Some(&janus)).map(|script| script.start);
    assert_eq!(start("1. e4 *"), Ok(Position::start(&janus)));
    assert_eq!(start("[Variant \"Chess\"]\n\n1. e4 *"), Ok(Position::start(&variant("chess"))));
}

#[test]
fn numbers_may_stand_right_before_their_moves() {
    let read = game_text::read("1.e4 e5 2.Nf3 2...Nc6 3 Bc4 Bc5 4. 0-0 *").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.game.san_list(), ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O"]);
    let error = game_text::read("1.e4 e5 12.Ke3 *").expect_err("the King does not go so far");
    assert_eq!((error.line, error.column), (1, 12), "the fault is where the move begins");
}

#[test]
fn a_pass_and_four_scores_are_read_in_a_game_text() {
    let fen = "rKa1 rPa2 rPb1 rPb2 gKh8 gNh7 bKd8 bNe8 yKh1 yNh2";
    let mut game = Game::from_position(set_up("chaturaji", fen, "r 3,0,0,0 -,-,-,- - 199 21"));
    play_all(&mut game, "0000");
    let text = game.to_text(&[]);
    assert!(text.ends_with("\n6. 0000 3-0-0-0\n"), "{text}");
    assert_eq!(game_text::read(&text).expect("its own text").game.san_list(), ["0000"]);
}

#[test]
fn the_first_game_of_a_text_is_read_up_to_its_result() {
    for text in
        ["1. e4 e5 1-0 2. Nf3", "1. e4 e5 *\n\n[Event \"x\"]\n\n1. d4 *", "1. e4 (1. d4 d5 1/2-1/2) 1... e5 0-1 2. Nf3"]
    {
        let read = game_text::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.game.san_list(), ["e4", "e5"], "{text}");
    }
}

#[test]
fn brackets_and_tags_of_a_game_text_must_be_closed() {
    let chess = variant("chess");
    let parts = |text: &str| -> Result<(), GameTextError> {
        let mut script = Script::read(text, Some(&chess))?;
        while script.part()?.is_some() {}
        Ok(())
    };
    let fault = |text: &str| {
        let error = parts(text).expect_err(text);
        (*error.fault, error.line, error.column)
    };
    assert_eq!(fault("1. e4 (1. d4 *"), (Fault::Variation, 1, 7));
    assert_eq!(fault("1. e4\n1... e5) *"), (Fault::Bracket, 2, 8));
    assert_eq!(fault("1. e4 e5 } *"), (Fault::Bracket, 1, 10));
    assert_eq!(fault("1. e4 {e5"), (Fault::Comment, 1, 7));
    assert_eq!(fault("[Event \"one\nline\"]\n\n*"), (Fault::Tag, 1, 1));
    assert_eq!(fault("[Site \"x\"]\n[Event \"x\"\n\n*"), (Fault::Tag, 2, 1));
    // Variations within variations, and one too many.
    let nested = |depth: usize| format!("1. e4 {}1. d4 {}*", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(parts(&nested(64)), Ok(()));
    assert_eq!(fault(&nested(65)), (Fault::Depth, 1, 71));
}

#[test]
fn a_four_player_game_text_has_the_four_players_and_their_scores() {
    let start = set_up("chaturaji", "rKh1 rEe2 gKa1 bKa8 yKh8 yNh7", "r 9,8,7,6 -,-,-,- 1 3 41");
    let mut game = Game::from_position(start);
    play_all(&mut game, "Ee2-e3");
    let text = game.to_text(&[]);
    for tag in ["Red", "Green", "Blue", "Yellow"] {
        assert!(text.contains(&format!("[{tag} \"?\"]")), "{text}");
    }
    assert!(text.contains("[Result \"9-8-7-6\"]") && text.contains("Ee2-e3 9-8-7-6"), "{text}");
    assert_eq!(game_text::read(&text).expect("a good text").game.position(), game.position());
}

#[test]
fn a_promotion_with_four_players_is_read_back_with_and_without_a_capture() {
    for (pawns, san) in [("rPb3", "b3-a3=E"), ("rPb2 yPa3", "b2xa3=E")] {
        let pieces = format!("rKh1 rNg5 gKd1 gNe1 bKd8 bNe8 yKh8 yNh7 {pawns}");
        let mut game = Game::from_position(set_up("chaturaji", &pieces, "r 0,0,0,0 -,-,-,- - 0 1"));
        play_all(&mut game, san);
        assert_eq!(game.san_list(), [san]);
        let again = game_text::read(&game.to_text(&[])).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.game.position(), game.position());
    }
    let start = set_up("chaturaji", "rKh1 rNg5 rPb3 gKd1 gNe1 bKd8 bNe8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 0 1");
    assert_eq!(read_move(&start, "b3a3e"), Err(MoveError::WrongPromotion('e')));
}

#[test]
fn a_game_text_may_end_in_an_annotation() {
    for text in ["1. e4 e5 $14", "1. e4 $ e5 $", "1. e4 $1 e5 {good} $146"] {
        let read = game_text::read(text).expect("a game");
        assert_eq!(read.game.san_list(), ["e4", "e5"], "{text}");
    }
}

#[test]
fn comments_variations_and_annotations_are_passed_over() {
    let text =
        "[Variant \"chess\"]\n\n1. e4! {a comment (with brackets)} e5 $1 (1... c5 2. Nf3 (2. c3)) 2. Nf3 ; the rest\n*";
    assert_eq!(game_text::read(text).expect("a good text").game.san_list(), ["e4", "e5", "Nf3"]);
}

#[test]
fn a_fault_in_a_game_text_has_a_line_a_column_and_words() {
    let error = game_text::read("[Variant \"Janus Chess\"]\n\n1. e4 e5\n2. Ke4 *").expect_err("Ke4 is illegal");
    assert_eq!((error.line, error.column), (4, 4));
    assert!(error.what.contains("no King can go to e4"), "{error}");
    let error = game_text::read("[Variant \"Janus Chess\"]\n[FEN \"10/10 w - - 0 1\"]\n\n*").expect_err("a bad FEN");
    assert_eq!(error.line, 2);
    let error = game_text::read("[Variant \"Ludo\"]\n\n*").expect_err("no such game");
    assert!(error.what.contains("ludo") && error.what.contains("gigachess"), "{error}");
    assert!(game_text::read("[Variant \"chess\"]\n\n1. e4 {never closed").is_err());
    assert!(game_text::read("[Variant chess]\n\n1. e4 *").is_err());
}

#[test]
fn spaces_of_every_kind_part_the_words_of_a_game_text() {
    for space in ["\u{a0}", "\u{2003}", "\u{3000}", "\u{85}", "\r\n"] {
        let text = format!("{space}[Variant \"Janus Chess\"]{space}{space}1. e4{space}e5{space}{space}*{space}");
        let read = game_text::read(&text).unwrap_or_else(|error| panic!("{space:?}: {error}"));
        assert_eq!(read.game.san_list(), ["e4", "e5"], "{space:?}");
    }
}
