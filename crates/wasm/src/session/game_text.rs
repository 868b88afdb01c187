//! The game as text, and texts as games: PGN with everything in it, and positions.

use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_rules::Variant;
use menagerie_rules::notation::CastlingNames;
use menagerie_rules::notation::pgn::{self, Headline, Pgn, PgnFault, PgnFaultKind, PgnGame, PgnKind};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use super::tree::GameTree;
use super::variants::{self, GameOptions};
use super::{Session, faults, limits, pgn_faults};
use crate::border::{Js, list, read};
use crate::texts::{Text, TextList};

/// A text with any number of games and positions, as it was pasted, or as it stood in a file.
#[wasm_bindgen]
pub struct GameFile {
    pgn: Pgn,
    /// The game of texts that do not say which they are of.
    usual: Arc<Variant>,
}

/// What can be told of one game without playing its moves.
#[derive(Serialize, Tsify)]
pub struct FileGame {
    /// Whether it is a position alone.
    position: bool,
    /// Who played, in the order of turns; nothing for those who are not named.
    names: Vec<String>,
    event: String,
    date: String,
    /// As it is written; nothing if it is not.
    result: String,
    /// Moves of the main line.
    plies: usize,
}

list!(
    /// The games of a file.
    FileGameList(FileGame)
);

list!(
    /// Tags, each with its name and its value.
    TagList((String, String))
);

/// Tags to be added to a game's text, by their names.
#[derive(Default, Deserialize, Tsify)]
#[serde(transparent)]
pub struct AddedTags(pub BTreeMap<String, String>);

#[wasm_bindgen]
impl GameFile {
    /// Takes a text apart. One that does not say which game it is of is read as one of `id` with these options.
    pub fn read(id: &str, options: Option<Ts<GameOptions>>, text: &str) -> Result<GameFile, Text> {
        limits::check_length(text.len())?;
        Ok(GameFile { pgn: Pgn::new(text), usual: variants::find_for(id, options)? })
    }

    /// Takes the bytes of a file apart, in whatever encoding they are, as `read` does.
    #[wasm_bindgen(js_name = ofBytes)]
    pub fn of_bytes(id: &str, options: Option<Ts<GameOptions>>, bytes: &[u8]) -> Result<GameFile, Text> {
        limits::check_length(bytes.len())?;
        GameFile::read(id, options, &pgn::decode(bytes))
    }

    /// How many games and positions there are; 1 if there is nothing, which reading that tells.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.pgn.len().max(1)
    }

    /// The games, as JSON: `[{position, names, event, date, result, plies}]`.
    pub fn list(&self) -> Js<FileGameList> {
        let headlines = (0..self.pgn.len()).filter_map(|index| self.pgn.headline(index));
        Js(FileGameList(headlines.map(file_game).collect()))
    }

    /// A game, counted from 0. `otherCastling` reads the names of castling the other way, in games in which programs do not
    /// agree on them.
    pub fn session(&self, index: usize, other_castling: Option<bool>) -> Result<Session, Text> {
        let names = other_castling.map(|other| if other { CastlingNames::Other } else { CastlingNames::Usual });
        let game = self.pgn.read(index, Some(&self.usual), names);
        let said = |fault: PgnFault| match &fault.fault {
            // One position has no place but its own.
            PgnFaultKind::Position(error) if self.pgn.len() == 1 && fault.line == 1 => {
                faults::of_position(&self.usual, error)
            }
            _ => pgn_faults::placed(&fault),
        };
        game.map(|game| Session::of_text(&game)).map_err(said)
    }
}

#[wasm_bindgen]
impl Session {
    /// The game with everything in it as text: PGN, for four players likewise. `tags` are added where the game has none of
    /// their names: `{"Date": "2026.01.31"}`.
    #[wasm_bindgen(js_name = gameText)]
    pub fn game_text(&self, tags: Option<Ts<AddedTags>>) -> String {
        let added = tags.and_then(|given| read(&given).ok()).unwrap_or_default();
        self.tree.to_pgn(added.0).to_text()
    }

    /// The first game or position of a text, see `GameFile`.
    #[wasm_bindgen(js_name = fromText)]
    pub fn from_text(id: &str, options: Option<Ts<GameOptions>>, text: &str) -> Result<Session, Text> {
        GameFile::read(id, options, text)?.session(0, None)
    }

    /// What there is to tell of how the game was read: texts with line and column.
    pub fn notes(&self) -> Js<TextList> {
        Js(TextList(self.notes.clone()))
    }

    /// Whether the names of castling could also be read the other way, and mean something else then; and whether they were.
    #[wasm_bindgen(getter, js_name = castlesBothWays)]
    pub fn castles_both_ways(&self) -> bool {
        self.castling.is_some()
    }

    /// Whether castling was read by its other names.
    #[wasm_bindgen(getter, js_name = otherCastling)]
    pub fn other_castling(&self) -> bool {
        self.castling == Some(CastlingNames::Other)
    }

    /// The tags of the text that the game was read from, names first.
    pub fn tags(&self) -> Js<TagList> {
        Js(TagList(self.tree.tags.clone()))
    }

    /// What is said after a move, or before the first one with 0, is these words from now on. Clocks and shapes stay. False if the
    /// position is not part of the game.
    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, id: usize, words: &str) -> Result<bool, Text> {
        let Some(remarks) = self.tree.remarks_mut(id) else { return Ok(false) };
        remarks.set_words(words).map(|()| true)
    }
}

impl Session {
    fn of_text(game: &PgnGame) -> Session {
        let mut session = Session::of(GameTree::from_pgn(game));
        session.notes = game.warnings.iter().map(pgn_faults::placed).collect();
        session.castling = Some(game.castling).filter(|_| game.castles_both_ways);
        session
    }
}

fn file_game(headline: Headline) -> FileGame {
    let tag = |name: &str| {
        let value = headline.tag(name).unwrap_or_default();
        if matches!(value, "?" | "????.??.??") { String::new() } else { value.to_string() }
    };
    // A text of four players names them by their colours.
    let seats: &[&str] = if tag("Red").is_empty() { &["White", "Black"] } else { &["Red", "Green", "Blue", "Yellow"] };
    FileGame {
        position: headline.sort == PgnKind::Position,
        names: seats.iter().map(|seat| tag(seat)).collect(),
        event: tag("Event"),
        date: tag("Date"),
        result: headline.result.clone().unwrap_or_else(|| tag("Result")),
        plies: headline.plies,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    fn read_again(session: &Session) -> Session {
        Session::from_text("chess", None, &session.game_text(None)).unwrap()
    }

    fn said(text: &Text) -> String {
        Texts::for_languages(vec!["en".to_string()]).words(text)
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
        for (result, reason) in
            [("1-0", "resignation"), ("0-1", "resignation"), ("1/2-1/2", "agreement"), ("*", "null")]
        {
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

    /// What is told of a text, in English.
    fn notes(session: &Session) -> Vec<String> {
        session.notes.iter().map(said).collect()
    }

    #[test]
    fn faults_have_their_place_and_the_rest_is_read() {
        let told = |text: &str| notes(&Session::from_text("janus", None, text).unwrap()).concat();
        assert_eq!(
            told("1. e4 e5\n2. Ke4 *"),
            "Line 2, column 4: “Ke4”: No King can go to e4. From here on this line is kept as a comment"
        );
        assert!(told("1. e4 (1. d4").starts_with("Line 1, column 7: This variation has no closing bracket"));
        assert!(told("1. e4 {oh").starts_with("Line 1, column 7: This comment has no closing }"));
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
        assert!(session.set_comment(1, "better").unwrap() && !session.set_comment(99, "nowhere").unwrap());
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
        let text =
            "[Variant \"Janus\"]\n[FEN \"r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R w KQkq - 0 1\"]\n\n1. O-O *";
        let file = GameFile::read("chess", None, text).unwrap();
        let usual = file.session(0, None).unwrap();
        assert!(usual.castles_both_ways() && !usual.other_castling() && usual.saved().json().contains("e1b1"));
        assert!(notes(&usual).concat().contains("two ways"));
        let other = file.session(0, Some(true)).unwrap();
        assert!(other.castles_both_ways() && other.other_castling() && other.saved().json().contains("e1i1"));
        assert!(!file.session(0, Some(false)).unwrap().other_castling());
    }
}
