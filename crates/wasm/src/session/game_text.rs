//! The game as text, and texts as games: PGN with variations, and positions.

use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_rules::notation::game_text::{self, Fault, GameTextError, Part, Script};
use menagerie_rules::{GameError, Outcome, Player, Position, Variant, notation};
use wasm_bindgen::prelude::wasm_bindgen;

use super::tree::{Ending, How, Step, Tree, Verdict};
use super::{Session, faults, find, limits, read_position};
use crate::texts::Text;

/// What stands for a move where one of four players left: the player's letter, and this.
const RESIGNS: &str = "-resigns";
const TIME: &str = "-time";
/// The tag that says why a game ended, and its value for time.
const TERMINATION: &str = "Termination";
const TIME_FORFEIT: &str = "time forfeit";

#[wasm_bindgen]
impl Session {
    /// The game with its variations as text: PGN with a `Variant` tag, for four players likewise. `tags` is JSON with more
    /// tags: `{"Date": "2026.01.31"}`.
    #[wasm_bindgen(js_name = gameText)]
    pub fn game_text(&self, tags: Option<String>) -> String {
        let given: BTreeMap<String, String> =
            tags.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default();
        let mut tags: Vec<(String, String)> = given.into_iter().collect();
        let (result, time) = result(&self.tree);
        if time {
            tags.push((TERMINATION.to_string(), TIME_FORFEIT.to_string()));
        }
        game_text::write_parts(self.tree.start(), &tags, &result, movetext(&self.tree))
    }

    /// A game from a text: a position, or a game with its variations. A text that does not say which game it is of is read
    /// as one of `id` with these options.
    #[wasm_bindgen(js_name = fromText)]
    pub fn from_text(id: &str, options: &str, text: &str) -> Result<Session, String> {
        limits::check_length(text.len()).map_err(|fault| faults::thrown(&fault))?;
        let variant = find(id, options)?;
        let tree =
            if is_position(text) { read_position(&variant, text.trim()).map(Tree::new) } else { read(&variant, text) };
        tree.map(Session::of).map_err(|fault| faults::thrown(&fault))
    }
}

/// Whether a text is of a position: one line of fields, the first of which has ranks.
fn is_position(text: &str) -> bool {
    let mut fields = text.split_whitespace();
    fields.next().is_some_and(|first| first.contains('/') && !first.starts_with('['))
}

fn movetext(tree: &Tree) -> Vec<String> {
    let mut words = Vec::new();
    line(tree, 0, false, &mut words);
    words
}

/// The words of what was played after a position, the main line with its variations in brackets. Its own number may be
/// `known`, because it stands right before.
fn line(tree: &Tree, from: usize, known: bool, words: &mut Vec<String>) {
    let mut at = from;
    let mut numbered = known;
    while let Some((&main, others)) = tree.node(at).children.split_first() {
        words.extend(numbers(tree, main, numbered));
        words.push(word(tree, main));
        numbered = others.is_empty();
        for &other in others {
            let first = words.len();
            words.extend(numbers(tree, other, false));
            words.push(word(tree, other));
            line(tree, other, true, words);
            // Brackets stand at their words, as everybody writes them.
            words[first].insert(0, '(');
            if let Some(last) = words.last_mut() {
                last.push(')');
            }
        }
        at = main;
    }
}

/// The number before a move: where a round begins and where it must be said again.
fn numbers(tree: &Tree, id: usize, known: bool) -> Option<String> {
    let node = tree.node(id);
    let before = tree.node(node.parent.unwrap_or(0));
    let begins = before.parent.is_none() || before.number != node.number;
    let dots = if node.player.index() == 0 || tree.variant().players().len() > 2 { "." } else { "..." };
    (begins || !known).then(|| format!("{}{dots}", node.number))
}

fn word(tree: &Tree, id: usize) -> String {
    let node = tree.node(id);
    match node.step {
        Step::Leave(how) => {
            let letter = tree.variant().player(node.player).letter;
            format!("{letter}{}", if how == How::Time { TIME } else { RESIGNS })
        }
        Step::Move(_) | Step::Start => node.text.clone(),
    }
}

/// The result at the end of the main line, and whether time decided.
fn result(tree: &Tree) -> (String, bool) {
    let mut end = 0;
    while let Some(&next) = tree.node(end).children.first() {
        end = next;
    }
    let position = &tree.node(end).position;
    match tree.verdict(end) {
        Verdict::Ongoing => (game_text::result(&Outcome::Ongoing, position), false),
        Verdict::Rules(outcome) => (game_text::result(&outcome, position), false),
        Verdict::Ended(Ending::Agreement | Ending::Stopped { draw: true, how: How::Resignation, .. }) => {
            ("1/2-1/2".to_string(), false)
        }
        Verdict::Ended(Ending::Stopped { draw: true, how: How::Time, .. }) => ("1/2-1/2".to_string(), true),
        Verdict::Ended(Ending::Stopped { player, how, .. }) => {
            (if player == 0 { "0-1" } else { "1-0" }.to_string(), how == How::Time)
        }
    }
}

fn read(usual: &Arc<Variant>, text: &str) -> Result<Tree, Text> {
    let mut script = Script::read(text, Some(usual)).map_err(|error| placed(&error))?;
    let mut tree = Tree::new(script.start.clone());
    let mut branches = Vec::new();
    let mut moves = 0;
    let mut result = None;
    while let Some((at, part)) = script.part().map_err(|error| placed(&error))? {
        match part {
            Part::Open => {
                branches.push(tree.current());
                tree.back();
            }
            Part::Close => {
                let back = branches.pop().unwrap_or(0);
                tree.go_to(back);
            }
            Part::Move(word) => {
                moves += 1;
                limits::check_moves(moves)?;
                tree.play_from_here();
                play(&mut tree, word).map_err(|fault| placed_at(&script, at, word, fault))?;
            }
            Part::Result(word) if branches.is_empty() => {
                result = Some(word);
                break;
            }
            Part::Result(_) => {}
        }
    }
    tree.play_from_here();
    if let Some(result) = result {
        end(&mut tree, result, script.tag(TERMINATION));
    }
    Ok(tree)
}

fn play(tree: &mut Tree, word: &str) -> Result<(), Text> {
    for (mark, how) in [(RESIGNS, How::Resignation), (TIME, How::Time)] {
        if let Some(letter) = word.strip_suffix(mark) {
            let index = tree.variant().players().iter().position(|it| letter == it.letter.to_string());
            let player =
                index.and_then(Player::from_index).ok_or_else(|| Text::new("fault-unreadable").with("what", word))?;
            return tree.stop(player, how);
        }
    }
    tree.play_text(word)
}

/// Ends a game that its rules have not ended as its result says: of two players one gave up, or both agreed.
fn end(tree: &mut Tree, result: &str, termination: Option<&str>) {
    let time = termination.is_some_and(|why| why.eq_ignore_ascii_case(TIME_FORFEIT));
    let how = if time { How::Time } else { How::Resignation };
    if tree.is_over() || matches!(tree.position(), Position::Chaturaji(_)) {
        return;
    }
    let loser = match result {
        "1-0" => 1,
        "0-1" => 0,
        "1/2-1/2" if !time => {
            let end = tree.current();
            tree.set_ending(end, Some(Ending::Agreement));
            return;
        }
        "1/2-1/2" => tree.position().turn().index(),
        _ => return,
    };
    let end = tree.current();
    tree.set_ending(end, Some(Ending::Stopped { player: loser, how, draw: result == "1/2-1/2" }));
}

fn placed_at(script: &Script<'_>, at: usize, word: &str, fault: Text) -> Text {
    // Only the place is taken from this.
    let place = script.fault(at, Fault::of_move(word, notation::MoveError::Unreadable(word.to_string())));
    at_place(&place, Text::new("fault-in-move").with("move", word).with("fault", fault))
}

/// A fault of a game text with its place.
fn placed(error: &GameTextError) -> Text {
    let what = match &*error.fault {
        Fault::Tag => Text::new("fault-tag"),
        Fault::Comment => Text::new("fault-comment"),
        Fault::Bracket => Text::new("fault-bracket"),
        Fault::Variation => Text::new("fault-variation"),
        Fault::Depth => limits::too_deep(),
        Fault::Game(words) => faults::words(words),
        Fault::Position(error) => Text::new("fault-start").with("reasons", faults::reasons(error)),
        Fault::Move { text, error } => {
            let fault = match error {
                GameError::Move(fault) => faults::of_move(fault),
                GameError::Over(_) => Text::new("fault-over"),
                GameError::Illegal(fault) => faults::words(fault),
            };
            Text::new("fault-in-move").with("move", text.as_str()).with("fault", fault)
        }
    };
    at_place(error, what)
}

fn at_place(error: &GameTextError, fault: Text) -> Text {
    // Written as words: a place is no number that could be of several forms, or have a point in it.
    Text::new("fault-at")
        .with("line", error.line.to_string())
        .with("column", error.column.to_string())
        .with("fault", fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    fn read_again(session: &Session) -> Session {
        Session::from_text("chess", "{}", &session.game_text(None)).unwrap()
    }

    fn said(error: &str) -> String {
        let text: serde_json::Value = serde_json::from_str(error).unwrap();
        let args = Some(text["args"].to_string());
        Texts::for_languages(vec!["en".to_string()]).say(text["text"].as_str().unwrap(), args)
    }

    #[test]
    fn variations_are_written_in_brackets_and_read_back() {
        let text = "[Variant \"Chess\"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 Nc6 *";
        let session = Session::from_text("janus", "{}", text).unwrap();
        assert_eq!(session.variant(), "chess");
        let written = session.game_text(None);
        assert!(written.ends_with("\n1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 Nc6 *\n"), "{written}");
        assert_eq!(read_again(&session).saved().unwrap(), session.saved().unwrap());
        assert!(session.state().unwrap().contains("Nc6"), "the end of the game is shown");
    }

    #[test]
    fn results_that_the_rules_do_not_give_are_kept() {
        for (result, reason) in
            [("1-0", "resignation"), ("0-1", "resignation"), ("1/2-1/2", "agreement"), ("*", "null")]
        {
            let session = Session::from_text("chess", "{}", &format!("1. e4 e5 {result}")).unwrap();
            assert!(session.state().unwrap().contains(reason), "{result}");
            assert!(session.game_text(None).trim_end().ends_with(result));
        }
        let mut session = Session::new("janus", "{}").unwrap();
        session.flag(0).unwrap();
        let again = read_again(&session);
        assert!(again.state().unwrap().contains("\"reason\":\"time\""));
        assert_eq!(again.saved().unwrap(), session.saved().unwrap());
    }

    #[test]
    fn four_players_who_leave_are_written() {
        let mut session = Session::new("chaturaji", "{}").unwrap();
        session.play("g2f2").unwrap();
        session.resign(2).unwrap();
        session.flag(1).unwrap();
        let text = session.game_text(Some(r#"{"Date":"2026.01.31"}"#.to_string()));
        assert!(text.contains("b-resigns g-time") && text.contains("[Date \"2026.01.31\"]"), "{text}");
        assert_eq!(read_again(&session).saved().unwrap(), session.saved().unwrap());
    }

    #[test]
    fn positions_are_of_the_game_on_the_board() {
        let fen = "k9/10/10/10/10/10/10/K1R7 w - - 0 1";
        let session = Session::from_text("janus", "{}", &format!("  {fen}\n")).unwrap();
        assert_eq!((session.variant().as_str(), session.tree.position().fen().as_str()), ("janus", fen));
        let error = Session::from_text("janus", "{}", "8/8 w - - 0 1").err().unwrap();
        assert_eq!(said(&error), "This is not a position of Janus Chess: the board has 8 ranks, but the text has 2");
    }

    #[test]
    fn texts_larger_than_any_game_are_refused() {
        let error = |text: &str| said(&Session::from_text("chess", "{}", text).err().unwrap());
        assert!(error(&"e4 ".repeat(1_000_000)).contains("at most 2\u{202f}000\u{202f}000 letters"));
        // A variation in a variation in a variation.
        let deep: String = "1. e4 ".to_string() + &"(1. d4 ".repeat(100) + &")".repeat(100);
        assert!(error(&deep).contains("more than 64 deep"), "{}", error(&deep));
        let wide: String = "1. e4 ".to_string() + &"(1. d4) ".repeat(10_001);
        assert!(error(&wide).contains("at most 10\u{202f}000 moves"), "{}", error(&wide));
    }

    #[test]
    fn faults_have_their_place() {
        let error = |text: &str| said(&Session::from_text("janus", "{}", text).err().unwrap());
        assert_eq!(error("1. e4 e5\n2. Ke4 *"), "Line 2, column 4: “Ke4”: No King can go to e4");
        assert_eq!(error("1. e4 (1. d4"), "Line 1, column 7: This variation has no closing bracket");
        assert_eq!(error("1. e4 {oh"), "Line 1, column 7: This comment has no closing }");
        assert!(error("[Variant \"Ludo\"]\n\n1. e4").contains("ludo"));
        assert!(error("hello").contains("“hello” is not a move"));
    }
}
