//! PGN: reading, keeping, warnings and writing.

use crate::common::{every_variant, gigachess2_with_leap, play_all, random_game, set_up, variant};
use menagerie_rules::Game;
use menagerie_rules::notation::pgn::{self, Pgn, PgnDiagnosticKind, PgnGame, PgnKind};
use menagerie_rules::notation::{CastlingNames, MoveError, read_move};

/// The first game of a text.
fn read(text: &str) -> PgnGame {
    pgn::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The main line of a text of orthodox chess, in coordinates.
fn moves(text: &str) -> String {
    read(text).coordinates().join(" ")
}

/// The warnings about a text: line, column and message.
fn reported(text: &str) -> Vec<(usize, usize, String)> {
    let report = |warning: &pgn::PgnDiagnostic| (warning.line, warning.column, warning.kind.to_string());
    read(text).warnings.iter().map(report).collect()
}

/// A text without its tags.
fn body(game: &PgnGame) -> String {
    game.to_text().split_once("\n\n").map(|(_, body)| body.trim().replace('\n', " ")).unwrap_or_default()
}

#[test]
fn game_texts_are_read_back_in_every_game() {
    for game in every_variant() {
        for seed in 10..13 {
            let played = random_game(&game, seed, 80);
            let text = played.to_text(&[("Event".to_string(), "A \"quoted\" \\ event".to_string())]);
            let again = read(&text);
            assert_eq!(again.main_game().expect("legal moves").position(), played.position());
            assert_eq!(again.start().variant().king_leap(), game.king_leap());
            assert_eq!(again.to_text(), text, "written again it is the same text");
            let warnings: Vec<_> = again.warnings.iter().map(ToString::to_string).collect();
            assert!(warnings.is_empty(), "{warnings:?}\n{text}");
        }
    }
}

#[test]
fn everything_in_a_game_is_written_again() {
    let text = "{ before all } 1. e4 $1 {[%clk 0:05:00] good} {more} ( {instead} 1. d4 d5 (1... Nf6 $6) 2. c4 {[%cal Gc2c4,Rd8d5]} ) e5 \
                {[%csl Ye5]} 2. Nf3 $146 ; a line\n Nc6 {end} 1-0 {after}";
    let game = read(text);
    let written = "{before all} 1. e4 $1 {[%clk 0:05:00] good} {more} ({instead} 1. d4 d5 (1... Nf6 $6) 2. c4 {[%cal Gc2c4,Rd8d5]}) \
                   1... e5 {[%csl Ye5]} 2. Nf3 $146 {a line} 2... Nc6 {end} {after} 1-0";
    assert_eq!(body(&game), written);
    assert_eq!(body(&read(&game.to_text())), written);
    assert!(game.warnings.is_empty());
}

#[test]
fn tags_are_kept_in_their_order_whatever_they_are() {
    let text = "[Event \"x\"]\n[WhiteElo \"2400\"]\n[Fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[ECO \"A00\"]\n[white \"Anna\"]\n\n1. e4 *";
    let game = read(text);
    assert_eq!((game.tag("White"), game.tag("eco")), (Some("Anna"), Some("A00")));
    let written = game.to_text();
    for tag in ["[White \"Anna\"]", "[WhiteElo \"2400\"]\n[ECO \"A00\"]", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]"] {
        assert!(written.contains(tag), "{tag}\n{written}");
    }
    assert!(!written.contains("[Fen") && !written.contains("[white"));
}

#[test]
fn what_stands_before_the_tags_is_kept() {
    for (head, kept) in [
        ("{by our program}", "{by our program}"),
        ("From: somebody, 1 e4 is best", "{From: somebody, 1 e4 is best}"),
        ("; a line", "{a line}"),
    ] {
        let game = read(&format!("{head}\n[White \"Anna\"]\n\n1. e4 e5 *"));
        assert_eq!((game.coordinates().len(), game.tag("White")), (2, Some("Anna")), "{head}");
        assert_eq!(body(&game), format!("{kept} 1. e4 e5 *"));
    }
    assert_eq!(reported("% for a program\n[White \"Anna\"]\n% more\n1. e4 *").len(), 2);
}

#[test]
fn unusable_parts_are_reported_and_the_rest_is_read() {
    for (text, plies, place, words) in [
        ("1. e4 e5 [%clk 0:05:00] 2. Nf3 Nc6 *", 4, (1, 10), "between { and }"),
        ("1. e4 e5\n2. Ke4 Nc6 3. Nf3 *", 2, (2, 4), "no King can go to e4"),
        ("1. e4 e5 2. Sf3 *", 2, (1, 13), "no piece of this game has the letter S; the letters are PNBRQK"),
        ("1. e4 e5 White resigns 2. Nf3", 3, (1, 10), "White resigns"),
        ("1. e4 } e5", 2, (1, 7), "closes nothing"),
        ("1. e4 e5) 2. Nf3", 3, (1, 9), "closes nothing"),
        ("1. e4 (1. d4 d5", 1, (1, 7), "no closing bracket"),
        ("1. e4 {oh", 1, (1, 7), "no closing }"),
        ("1. e4 -- 2. d4", 1, (1, 7), "passes the turn"),
        ("1. e4 e5 $999 2. Nf3", 3, (1, 10), "up to 255"),
        ("1. e4 e5 1-0 2. Nf3", 2, (1, 17), "after the result"),
        ("1. e4 e5 0-0", 2, (1, 10), "left open"),
        ("[Event x]\n\n1. e4 *", 1, (1, 1), "read as Event “x”"),
        ("[Event \"x\"]\n[Result \"0-1\"]\n\n1. e4 1-0", 1, (4, 7), "which counts"),
        ("[Event \"x\"]\n\n1. f3 e5 2. g4 Qh4# 1-0", 4, (3, 21), "by the rules the result is 0-1"),
        ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 0\"]\n\n1. e4", 1, (1, 1), "move number 0"),
    ] {
        let game = read(text);
        assert_eq!(game.coordinates().len(), plies, "{text}");
        let hit = game.warnings.iter().find(|warning| warning.kind.to_string().contains(words));
        let hit = hit.unwrap_or_else(|| panic!("{text}: {:?}", game.warnings));
        assert_eq!((hit.line, hit.column), place, "{text}");
        read(&game.to_text());
    }
}

#[test]
fn a_game_of_whose_moves_none_can_be_read_is_refused() {
    for (text, place, words) in [
        ("[Event \"x\"]\n\n1.e4e5 2.Nf3", (3, 3), "no piece on e4"),
        ("[Event \"x\"]\n\n1. H2-E2 H9-G7 *", (3, 4), "is not a move"),
        ("Anna beat Bernd 1-0 yesterday", (1, 1), "there is no game here"),
    ] {
        let fault = pgn::read(text).expect_err(text);
        assert!(fault.to_string().contains(words), "{text}: {fault}");
        assert_eq!((fault.line, fault.column), place, "{text}");
    }
    assert_eq!(moves("# a program's head, of 1992 --\n\nAnna vs. Bernd\n\n1. e2e4 e7e5"), "e2e4 e7e5");
    assert_eq!(moves("1. 5254 5755 2. 7163 2836 3. 6125 *"), "e2e4 e7e5 g1f3 b8c6 f1b5");
}

#[test]
fn what_cannot_be_played_is_kept_as_a_comment() {
    for (text, written) in [
        ("1. e4 e5 2. Ke3 Nc6 (2... d6) {x} 3. Nf3 *", "1. e4 e5 {Ke3 Nc6 (2... d6) |x| 3. Nf3} *"),
        ("1. e4 e5 (1... c5 2. Z0 Nc6 (2... e6)) 2. Nf3 *", "1. e4 e5 (1... c5 {Z0 Nc6 (2... e6)}) 2. Nf3 *"),
        ("1. e4 (=) e5 *", "1. e4 {(=)} 1... e5 *"),
        ("1. e4 ({only words}) e5 *", "1. e4 {(|only words|)} 1... e5 *"),
    ] {
        assert_eq!(body(&read(text)), written, "{text}");
    }
}

#[test]
fn a_text_in_which_there_is_nothing_is_refused() {
    for (text, place, words) in [
        ("hello world", (1, 1), "“hello” is neither"),
        ("\n  (what?)", (2, 3), "neither"),
        ("", (1, 1), "nothing to open"),
        ("[Variant \"Ludo\"]\n\n1. e4", (1, 1), "there is no game “Ludo”"),
        ("[White \"x\"]\n[FEN \"10/10 w - - 0 1\"]\n\n*", (2, 1), "8 ranks"),
        ("Ke3 e5", (1, 1), "no King can go to e3"),
    ] {
        let error = pgn::read(text).expect_err(text);
        assert_eq!((error.line, error.column), place, "{text}");
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[test]
fn moves_are_read_in_the_habits_of_print_and_of_other_programs() {
    for (text, expected) in [
        ("1.e4 e5 2.Nf3 2...Nc6 3 Bc4 Bc5 4. 0-0", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1"),
        ("1 e4 e5\n2 Nf3 Nc6", "e2e4 e7e5 g1f3 b8c6"),
        ("1 . e4 .. e5 2… Nf3", "e2e4 e7e5 g1f3"),
        ("e4 e5 ♘f3 ♞c6 ♗b5", "e2e4 e7e5 g1f3 b8c6 f1b5"),
        ("1.\u{200b}e4\u{a0}e5 2.\u{202f}N\u{2060}f3", "e2e4 e7e5 g1f3"),
        ("e2-e4 e7-e5 Ng1-f3 Nb8:c6", "e2e4 e7e5 g1f3 b8c6"),
        ("Pe4 d5 ed5 Qd5 nc3", "e2e4 d7d5 e4d5 d8d5 b1c3"),
        ("e4! e5!? Nf3± Nc6+- Bb5 N a6 = +/=", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("e4 a6 e5 d5 exd6 e.p. a5 Nf3", "e2e4 a7a6 e4e5 d7d5 e5d6 a6a5 g1f3"),
        ("e4 a6 e5 d5 exd6ep a5 Qf3", "e2e4 a7a6 e4e5 d7d5 e5d6 a6a5 d1f3"),
        ("e4 e5 Bc4 Bc5 Nf3 Nf6 o-o 0-0", "e2e4 e7e5 f1c4 f8c5 g1f3 g8f6 e1g1 e8g8"),
        ("e4 e5 Bc4 Bc5 Nf3 Nf6 O–O OO", "e2e4 e7e5 f1c4 f8c5 g1f3 g8f6 e1g1 e8g8"),
        ("e4 e5 Bc4 Bc5 Nf3 Nf6 e1h1 Kg8", "e2e4 e7e5 f1c4 f8c5 g1f3 g8f6 e1g1 e8g8"),
        ("1. e4 (1. h4 (1... h5)) e5", "e2e4 e7e5"),
        ("(1. d4 d5) 1. e4 e5", "e2e4 e7e5"),
        ("1. f4 e5 2. g4 Qh4#0-1", "f2f4 e7e5 g2g4 d8h4"),
    ] {
        assert_eq!(moves(text), expected, "{text}");
    }
    for promotion in ["a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8=q", "a8(♕)+", "a7a8q", "a7-a8=Q"] {
        let text = format!("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. {promotion} *");
        assert_eq!(moves(&text), "a7a8q", "{promotion}");
    }
}

#[test]
fn results_are_read_in_the_habits_of_print() {
    for (end, result) in [
        ("1–0", "1-0"),
        ("1 - 0", "1-0"),
        ("0:1", "0-1"),
        ("½-½", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("0.5-0.5", "1/2-1/2"),
        ("", "*"),
        ("*", "*"),
    ] {
        assert_eq!(read(&format!("1. e4 e5 {end}")).result, result, "{end}");
        let tag = format!("[Event \"x\"]\n[Result \"{end}\"]\n\n1. e4 e5");
        assert_eq!(read(&tag).result, result, "only in the tag: {end}");
    }
}

#[test]
fn a_game_that_went_on_after_a_draw_is_read_whole() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(3);
    let game = read(&format!("{shuffle} e4 e5 1-0"));
    assert_eq!((game.coordinates().len(), game.result.as_str()), (14, "1-0"));
    let reported: Vec<_> = game.warnings.iter().map(|warning| (warning.column, warning.kind.clone())).collect();
    assert_eq!((reported.len(), reported[0].0), (1, 33), "once, where play went on: {reported:?}");
    assert!(reported[0].1.to_string().contains("three times"));
    let bare = read("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 Kd8 1/2-1/2");
    assert_eq!(bare.coordinates(), ["e1d1", "e8d8"]);
    assert!(bare.warnings[0].to_string().contains("only the Kings"));
    let fifty = read("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 70\"]\n\n1. Ra2 Kd8 2. Ra1 *");
    assert_eq!(fifty.coordinates().len(), 3);
}

#[test]
fn a_text_may_hold_several_games_and_positions() {
    let pgn =
        Pgn::new("[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n[Variant \"janus\"]\n\n1. e4 (1. d4) {x} i5 *\n");
    let white = |index| pgn.headline(index).and_then(|headline| headline.tag("White").map(str::to_string));
    assert_eq!((pgn.len(), white(0), white(1)), (2, Some("A".to_string()), Some("B".to_string())));
    let second = pgn.headline(1).expect("two games");
    assert_eq!((second.plies, second.result.as_deref(), second.sort), (2, Some("*"), PgnKind::Game));
    assert_eq!(pgn.read(1, None, None).map(|game| game.start().variant().id().to_string()), Ok("janus".to_string()));
    assert!(pgn.read(2, None, None).is_err() && pgn.headline(2).is_none());

    let positions = Pgn::new("4k3/8/8/8/8/8/8/4K3 w - - bm Kd1;\n\n4k3/8/8/8/8/8/4P3/4K3\n8/8/8/8/8/8/8/8 w\n");
    let read: Vec<_> = (0..positions.len()).map(|index| positions.read(index, None, None)).collect();
    assert!(read[0].as_ref().is_ok_and(|game| game.sort == PgnKind::Position && game.nodes.len() == 1));
    assert!(read[1].is_ok());
    assert_eq!(read[2].as_ref().map_err(|error| error.line).err(), Some(4));
}

#[test]
fn a_text_that_does_not_say_of_which_game_it_is_is_read_as_one_that_fits() {
    let janus = variant("janus");
    let read = |text: &str| {
        let game = Pgn::new(text).read(0, Some(&janus), None).unwrap_or_else(|error| panic!("{error}"));
        (game.start().variant().id().to_string(), game.coordinates().len())
    };
    assert_eq!(read("1. e4 *"), ("janus".to_string(), 1));
    assert_eq!(read("[Event \"x\"]\n\n1. e4 *"), ("chess".to_string(), 1));
    assert_eq!(read("[Event \"x\"]\n\n1. i4 j5 *"), ("janus".to_string(), 2), "the moves tell");
    assert_eq!(read("[FEN \"k9/10/10/10/10/10/10/K1J7 w - - 0 1\"]\n\n1. Jd3 *"), ("janus".to_string(), 1));
    assert_eq!(read("4k3/8/8/8/8/8/8/4K3"), ("chess".to_string(), 0));
    let other =
        Pgn::new("k9/10/10/10/10/10/10/K1A7 w - - 0 1").read(0, Some(&janus), None).expect("of Capablanca chess");
    assert_eq!(other.start().variant().id(), "capablanca");
    assert!(matches!(other.warnings[0].kind, PgnDiagnosticKind::Guessed { .. }));
    let own =
        Pgn::new("ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w KQkq - 0 1").read(0, Some(&janus), None);
    assert!(own.expect_err("of no game").to_string().contains("the pieces are BJKNPQR"));
}

#[test]
fn games_go_by_several_names() {
    for (name, id) in [
        ("Standard", "chess"),
        ("normal", "chess"),
        ("From Position", "chess"),
        ("CHESS", "chess"),
        ("Janus Chess", "janus"),
        ("janus", "janus"),
        ("JanusChess", "janus"),
        ("gigachess-ii", "gigachess2"),
        ("Gigachess II", "gigachess2"),
        ("capablanca", "capablanca"),
        ("?", "chess"),
        ("", "chess"),
    ] {
        assert_eq!(read(&format!("[Variant \"{name}\"]\n\n*")).start().variant().id(), id, "{name}");
    }
    for name in ["Chess960", "Crazyhouse", "Janus 960"] {
        assert!(pgn::read(&format!("[Variant \"{name}\"]\n\n*")).is_err(), "{name}");
    }
}

/// A game of Janus Chess in which both players castle to either side.
fn castling(words: &str) -> String {
    format!("[Variant \"Janus\"]\n[FEN \"r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R w KQkq - 0 1\"]\n\n1. {words} *")
}

#[test]
fn castling_in_janus_is_read_in_both_habits() {
    let short = read(&castling("O-O O-O-O"));
    assert_eq!((short.coordinates().join(" ").as_str(), short.castles_both_ways), ("e1b1 e8i8", true));
    assert!(short.warnings[0].to_string().contains("“O-O” was read as the King’s move to b1"), "{:?}", short.warnings);
    let other = Pgn::new(&castling("O-O O-O-O")).read(0, None, Some(CastlingNames::Other)).expect("the other way");
    assert_eq!(other.coordinates(), ["e1i1", "e8b8"]);
    assert!(other.warnings.is_empty(), "it was asked for");
    assert_eq!(moves(&castling("Kb1 Ki8")), "e1b1 e8i8");
    assert_eq!(moves(&castling("Ki1 Kb8")), "e1i1 e8b8");
    let known = castling("O-O O-O-O").replace("\n\n", "\n[Site \"https://www.pychess.org/x\"]\n\n");
    assert_eq!((moves(&known).as_str(), read(&known).warnings.len()), ("e1i1 e8b8", 0));
    // The Rook on i8, where the King would arrive, makes the move unambiguous.
    let only = "[Variant \"janus\"]\n[FEN \"r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/4K4R w Kkq - 0 1\"]\n\n1. O-O *";
    assert_eq!(moves(only), "e1i1");
    assert!(read(only).warnings[0].to_string().contains("PyChess"));
    assert_eq!(body(&short), "1. O-O O-O-O *", "what is written is XBoard's and Cute Chess's");
    assert!(short.to_text().contains("[Variant \"Janus\"]"));
}

#[test]
fn variations_within_variations_are_read_up_to_a_depth() {
    let nested = |depth: usize| format!("1. e4 {}1. d4 {} d5 *", "(".repeat(depth), ")".repeat(depth));
    assert!(read(&nested(64)).warnings.iter().all(|warning| warning.kind != PgnDiagnosticKind::Depth));
    let deep = read(&nested(65));
    assert!(
        deep.warnings.iter().any(|warning| warning.kind == PgnDiagnosticKind::Depth && warning.column == 71),
        "{:?}",
        deep.warnings
    );
    assert_eq!(deep.coordinates(), ["e2e4", "d7d5"]);
    let long = format!("1. e4 {}", "(1. d4) ".repeat(10_001));
    assert!(matches!(pgn::read(&long), Err(error) if matches!(error.kind, PgnDiagnosticKind::Long(_))));
}

#[test]
fn a_variation_that_repeats_its_move_leaves_the_main_line_alone() {
    let game = read("1. e4 e5 2. Nf3 (2. Nf3 Nc6 3. Bb5) *");
    assert_eq!(game.coordinates(), ["e2e4", "e7e5", "g1f3"]);
    assert_eq!(body(&game), "1. e4 e5 2. Nf3 (2. Nf3 Nc6 3. Bb5) *");
}

#[test]
fn a_game_text_keeps_its_start_and_its_result() {
    let mut game = Game::from_position(set_up("gigachess", "Kh1 ka14 Rg13 Rf1", "w - - 3 40"));
    play_all(&mut game, "f1f14");
    let text = game.to_text(&[]);
    assert!(text.contains("[Variant \"Gigachess\"]"));
    assert!(text.contains("[FEN \"k13/6R7/14/14/14/14/14/14/14/14/14/14/14/5R1K6 w - - 3 40\"]"));
    assert!(text.contains("[Result \"1-0\"]") && text.contains("40. Rf14# 1-0"), "{text}");
    let again = read(&text);
    assert_eq!((again.start(), again.outcome()), (game.start(), game.outcome()));
}

#[test]
fn a_result_is_given_from_whites_side() {
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
                    [Result \"*\"]\n[Annotator \"A \\\"quoted\\\" \\\\ name\"]\n\n*\n";
    assert_eq!(text, expected);
    let again = read(&text);
    assert_eq!((again.tag("Black"), again.tag("Opening")), (Some("Bird"), None));
    assert_eq!(again.tag("Annotator"), Some("A \"quoted\" \\ name"));
    assert!(Game::new(&variant("chess")).to_text(&[]).contains("[Date \"????.??.??\"]"));
}

#[test]
fn a_game_text_names_the_options_that_are_on() {
    let text = Game::new(&gigachess2_with_leap()).to_text(&[]);
    assert!(text.contains("[VariantOptions \"king-leap=on\"]"), "{text}");
    assert!(!Game::new(&variant("gigachess2")).to_text(&[]).contains("VariantOptions"));
}

#[test]
fn a_pass_and_four_scores_are_read_in_a_game_text() {
    let fen = "rKa1 rPa2 rPb1 rPb2 gKh8 gNh7 bKd8 bNe8 yKh1 yNh2";
    let mut game = Game::from_position(set_up("chaturaji", fen, "r 3,0,0,0 -,-,-,- - 199 21"));
    play_all(&mut game, "0000");
    let text = game.to_text(&[]);
    assert!(text.ends_with("\n6. 0000 3-0-0-0\n"), "{text}");
    assert_eq!(read(&text).coordinates(), ["0000"]);
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
    assert_eq!(read(&text).main_game().expect("legal moves").position(), game.position());
}

#[test]
fn a_promotion_with_four_players_is_read_back_with_and_without_a_capture() {
    for (pawns, san) in [("rPb3", "b3-a3=E"), ("rPb2 yPa3", "b2xa3=E")] {
        let pieces = format!("rKh1 rNg5 gKd1 gNe1 bKd8 bNe8 yKh8 yNh7 {pawns}");
        let mut game = Game::from_position(set_up("chaturaji", &pieces, "r 0,0,0,0 -,-,-,- - 0 1"));
        play_all(&mut game, san);
        assert_eq!(game.san_list(), [san]);
        let again = read(&game.to_text(&[])).main_game().expect("legal moves");
        assert_eq!(again.position(), game.position());
    }
    let start = set_up("chaturaji", "rKh1 rNg5 rPb3 gKd1 gNe1 bKd8 bNe8 yKh8 yNh7", "r 0,0,0,0 -,-,-,- - 0 1");
    assert_eq!(read_move(&start, "b3a3e"), Err(MoveError::WrongPromotion('E'.try_into().unwrap())));
}

#[test]
fn spaces_of_every_kind_part_the_words_of_a_game_text() {
    for space in ["\u{a0}", "\u{2003}", "\u{3000}", "\u{85}", "\r\n"] {
        let text = format!("{space}[Variant \"Janus Chess\"]{space}{space}1. e4{space}e5{space}{space}*{space}");
        assert_eq!(read(&text).coordinates(), ["e2e4", "e7e5"], "{space:?}");
    }
}
