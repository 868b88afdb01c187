use super::*;
use crate::json::Json;
use crate::texts::Texts;

fn read_again(session: &Session) -> Session {
    Session::from_text("chess", None, &session.game_text(None)).unwrap()
}

fn said(text: &Text) -> String {
    Texts::of_language("en").words(text)
}

/// The game's text with a tag added to it.
fn with_tags(session: &Session, tags: &[(&str, &str)]) -> String {
    session.tree.to_pgn(tags.iter().map(|&(name, value)| (name.to_string(), value.to_string()))).to_text()
}

#[test]
fn variations_are_written_in_brackets_and_read_back() {
    let text = "[Variant \"Chess\"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 Nc6 *";
    let session = Session::from_text("janus", None, text).unwrap();
    assert_eq!(session.variant(), "chess");
    let written = session.game_text(None);
    assert!(written.ends_with("\n1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 Nc6 *\n"), "{written}");
    assert_eq!(read_again(&session).saved().json(), session.saved().json());
    assert!(session.state().json().contains("Nc6"), "the end of the game is shown");
}

#[test]
fn results_that_the_rules_do_not_give_are_kept() {
    for (result, reason) in [("1-0", "resignation"), ("0-1", "resignation"), ("1/2-1/2", "agreement"), ("*", "null")] {
        let session = Session::from_text("chess", None, &format!("1. e4 e5 {result}")).unwrap();
        assert!(session.state().json().contains(reason), "{result}");
        assert!(session.game_text(None).trim_end().ends_with(result));
    }
    let mut session = Session::new("janus", None).unwrap();
    session.flag(0).unwrap();
    let again = read_again(&session);
    assert!(again.state().json().contains("\"reason\":\"time\""));
    assert_eq!(again.saved().json(), session.saved().json());
}

#[test]
fn four_players_who_leave_are_written() {
    let mut session = Session::new("chaturaji", None).unwrap();
    session.play("g2f2").unwrap();
    session.resign(2).unwrap();
    session.flag(1).unwrap();
    let text = with_tags(&session, &[("Date", "2026.01.31")]);
    assert!(text.contains("b-resigns g-time") && text.contains("[Date \"2026.01.31\"]"), "{text}");
    assert_eq!(read_again(&session).saved().json(), session.saved().json());
}

#[test]
fn positions_are_of_the_game_on_the_board() {
    let fen = "k9/10/10/10/10/10/10/K1R7 w - - 0 1";
    let session = Session::from_text("janus", None, &format!("  {fen}\n")).unwrap();
    assert_eq!((session.variant().as_str(), session.tree.position().fen().as_str()), ("janus", fen));
    let error = Session::from_text("janus", None, "8/8 w - - 0 1").err().unwrap();
    assert_eq!(said(&error), "This is not a position of Janus Chess: the board has 8 ranks, but the text has 2");
}

#[test]
fn texts_larger_than_any_game_are_refused() {
    let error = |text: &str| said(&Session::from_text("chess", None, text).err().unwrap());
    assert!(error(&"e4 ".repeat(1_000_000)).contains("at most 2\u{202f}000\u{202f}000 letters"));
    let knights = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_600);
    assert!(error(&knights).contains("at most 10\u{202f}000 moves"), "{}", error(&knights));
}

/// The notes on a text, in English.
fn notes(session: &Session) -> Vec<String> {
    session.notes.iter().map(said).collect()
}

#[test]
fn faults_have_their_place_and_the_rest_is_read() {
    let noted = |text: &str| notes(&Session::from_text("janus", None, text).unwrap()).concat();
    assert_eq!(
        noted("1. e4 e5\n2. Ke4 *"),
        "Line 2, column 4: “Ke4”: No King can go to e4. From here on this line is kept as a comment"
    );
    assert!(noted("1. e4 (1. d4").starts_with("Line 1, column 7: This variation has no closing bracket"));
    assert!(noted("1. e4 {oh").starts_with("Line 1, column 7: This comment has no closing }"));
    let error = |text: &str| said(&Session::from_text("janus", None, text).err().unwrap());
    assert!(error("[Variant \"Ludo\"]\n\n1. e4").contains("Ludo"));
    assert!(error("hello").contains("“hello” is neither a tag, a move nor a position"));
}

#[test]
fn comments_annotations_and_tags_go_through_texts_links_and_storage() {
    let text = "[White \"Anna\"]\n[ECO \"A00\"]\n\n{first} 1. e4 $1 {[%clk 0:05:00] good} ({or} 1. d4) 1... e5 *";
    let mut session = Session::from_text("chess", None, text).unwrap();
    let kept = Session::from_saved_json(&session.saved().json()).unwrap();
    let linked = Session::from_link(&session.link().unwrap()).unwrap();
    for again in [&session, &kept, &linked, &read_again(&session)] {
        let written = with_tags(again, &[("White", "?"), ("Black", "Bernd")]);
        for part in [
            "[White \"Anna\"]",
            "[Black \"Bernd\"]",
            "[ECO \"A00\"]",
            "{first} 1. e4 $1 {[%clk 0:05:00] good} ({or} 1. d4) 1... e5 *",
        ] {
            assert!(written.contains(part), "{part}\n{written}");
        }
    }
    let tree = session.tree().json();
    for part in [
        "\"comment\":\"good\"",
        "\"signs\":\"!\"",
        "\"clock\":\"0:05:00\"",
        "\"before\":\"or\"",
        "\"comment\":\"first\"",
    ] {
        assert!(tree.contains(part), "{part}\n{tree}");
    }
    let [known, unknown] = [1, 99].map(NodeId::test);
    assert!(session.set_comment(known, "better").unwrap() && !session.set_comment(unknown, "nowhere").unwrap());
    assert!(session.game_text(None).contains("1. e4 $1 {[%clk 0:05:00] better}"));
}

#[test]
fn play_that_went_on_after_a_draw_is_kept_with_the_draw_at_its_move() {
    let text = format!("{}e4 1-0", "Nf3 Nf6 Ng1 Ng8 ".repeat(2));
    let session = Session::from_text("chess", None, &text).unwrap();
    assert!(session.state().json().contains("over-resignation"), "as the text says");
    assert!(session.tree().json().contains("\"drawn\":{\"text\":\"over-threefold\"}"));
    let again = Session::from_saved_json(&session.saved().json()).unwrap();
    assert_eq!(again.saved().json(), session.saved().json());
}

#[test]
fn a_file_may_hold_several_games() {
    let file =
        GameFile::read("janus", None, "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n[Event \"x\"]\n\n1. d4 *")
            .unwrap();
    let list = serde_json::to_value(file.list()).unwrap();
    assert_eq!(
        (file.length(), &list[0]["names"], &list[0]["plies"]),
        (2, &serde_json::json!(["A", "B"]), &serde_json::json!(2))
    );
    assert_eq!((&list[1]["event"], &list[0]["result"]), (&serde_json::json!("x"), &serde_json::json!("1-0")));
    assert!(file.session(1, None).unwrap().game_text(None).contains("1. d4 *"));
    assert!(file.session(2, None).is_err());
    let bytes = GameFile::of_bytes("chess", None, b"[White \"M\xfcller\"]\n\n1. e4").unwrap();
    assert!(bytes.list().json().contains("Müller"));
}

#[test]
fn castling_that_has_two_names_can_be_read_both_ways() {
    let text = "[Variant \"Janus\"]\n[FEN \"r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R w KQkq - 0 1\"]\n\n1. O-O *";
    let file = GameFile::read("chess", None, text).unwrap();
    let standard = file.session(0, None).unwrap();
    assert!(standard.castles_both_ways() && !standard.other_castling() && standard.saved().json().contains("e1b1"));
    assert!(notes(&standard).concat().contains("two ways"));
    let other = file.session(0, Some(true)).unwrap();
    assert!(other.castles_both_ways() && other.other_castling() && other.saved().json().contains("e1i1"));
    assert!(!file.session(0, Some(false)).unwrap().other_castling());
}

/// The definition of an own game: Janus Chess under this name.
fn own_game(name: &str) -> String {
    let variant = variants::find("janus", &GameOptions::default()).unwrap();
    let mut definition = variant.definition().clone();
    definition.name = name.to_string();
    serde_json::to_string(&definition).unwrap()
}

#[test]
fn the_text_of_an_own_game_carries_its_definition() {
    let id = variants::register(&own_game("Carried")).unwrap().id().to_string();
    let mut session = Session::new(&id, None).unwrap();
    session.play("e2e4").unwrap();
    let text = session.game_text(None);
    assert!(text.contains("[Variant \"Carried\"]") && text.contains("[VariantDefinition \""), "{text}");
    let again = Session::from_text("chess", None, &text).unwrap();
    assert_eq!(again.variant(), id);
    assert!(again.tree.tags.is_empty(), "the definition is no tag of the game's own: {:?}", again.tree.tags);
    // Without the definition, the name finds a registered game.
    let bare: String =
        text.lines().filter(|it| !it.starts_with("[VariantDefinition")).map(|it| format!("{it}\n")).collect();
    assert_eq!(Session::from_text("chess", None, &bare).unwrap().variant(), id);
}

#[test]
fn a_carried_definition_that_is_wrong_or_too_long_is_refused() {
    for letters in ["", "nonsense", "AAAA", "q1ZKTM9XslIqKSpNBQA"] {
        let text = format!("[Variant \"X\"]\n[VariantDefinition \"{letters}\"]\n\n1. e4 *\n");
        assert!(GameFile::read("chess", None, &text).is_err(), "{letters}");
    }
    let long = miniz_oxide::deflate::compress_to_vec(&vec![b' '; limits::MAX_DEFINITION_LEN + 1], 6);
    let letters = base64::Engine::encode(&base64::engine::general_purpose::URL_SAFE_NO_PAD, long);
    let text = format!("[Variant \"X\"]\n[VariantDefinition \"{letters}\"]\n\n1. e4 *\n");
    let fault = GameFile::read("chess", None, &text).err().unwrap();
    assert!(said(&fault).contains("at most 200\u{202f}000 letters"), "{}", said(&fault));
}

#[test]
fn games_that_nobody_here_has_are_named() {
    let text = "[Variant \"Somebody's Game\"]\n\n1. e4 *\n\n[Variant \"Janus\"]\n\n1. e4 *\n";
    let file = GameFile::read("chess", None, text).unwrap();
    assert_eq!(file.missing_games(), ["Somebody's Game"]);
    let fault = file.session(0, None).err().unwrap();
    assert!(said(&fault).contains("There is no game “Somebody's Game” here"), "{}", said(&fault));
    assert_eq!(file.session(1, None).unwrap().variant(), "janus");
}
