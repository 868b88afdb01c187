//! Games that are made and changed without writing text.

use menagerie_rules::{Definition, Options, Position, Variant, notation};
use menagerie_texts::Language;
use menagerie_workshop::{Edit, EditError, StartError, apply, read, text_of};
use proptest::prelude::*;
use serde_json::{Value, json};

fn chess() -> Definition {
    formats::built_in("chess").unwrap().definition
}

fn edited(definition: &Definition, edit: Value) -> Result<Definition, EditError> {
    apply(definition, &serde_json::from_value::<Edit>(edit).unwrap())
}

fn after(mut definition: Definition, edits: impl IntoIterator<Item = Value>) -> Definition {
    for edit in edits {
        definition = edited(&definition, edit.clone()).unwrap_or_else(|error| panic!("{edit}: {error:?}"));
    }
    definition
}

fn playable(definition: &Definition) -> bool {
    Variant::from_definition(definition.clone(), &Options::none()).is_ok()
}

#[test]
fn a_game_is_made_from_an_empty_board() {
    let empty = json!({
        "format": 2, "id": "mine", "name": "Mine", "family": "chess", "board": { "files": 6, "ranks": 6, "checkered": true },
        "players": [{ "letter": "w", "name": "White", "forward": "north" }, { "letter": "b", "name": "Black", "forward": "south" }],
        "pieces": [], "start": "6/6/6/6/6/6 w - - 0 1",
    });
    let empty: Definition = serde_json::from_value(empty).unwrap();
    let made = after(
        empty,
        [
            json!({ "do": "add-piece", "name": "King", "betza": "K" }),
            json!({ "do": "set", "path": ["pieces", 0, "royal"], "value": true }),
            json!({ "do": "add-piece", "name": "Knight", "betza": "N" }),
            json!({ "do": "put", "square": "c1", "letter": "K", "mirror": "rotated" }),
            json!({ "do": "put", "square": "b1", "letter": "N", "mirror": "reflected" }),
            json!({ "do": "hole", "square": "a3", "mirror": "rotated" }),
        ],
    );
    assert_eq!(made.pieces[1].letter, 'N', "the King has the K");
    assert_eq!(made.start, "1n1k2/6/5*/*5/6/1NK3 w - - 0 1");
    assert!(playable(&made));
    let sheet = read(&text_of(&made), None, Language::of_tag("fr").unwrap());
    assert!(sheet.playable && sheet.faults.is_empty(), "{:?}", sheet.faults);
    assert_eq!((sheet.pieces[1].name.as_str(), sheet.holes.len(), sheet.standing.len()), ("Cavalier", 2, 4));
}

#[test]
fn a_move_of_a_piece_is_followed_by_the_other_side_only_where_it_stands_alike() {
    let moved = after(chess(), [json!({ "do": "move", "from": "b1", "to": "b3", "mirror": "reflected" })]);
    assert!(moved.start.starts_with("r1bqkbnr/pppppppp/1n6/8/8/1N6/PPPPPPPP/R1BQKBNR "), "{}", moved.start);
    let alone = after(
        moved,
        [
            json!({ "do": "put", "square": "b6" }),
            json!({ "do": "move", "from": "b3", "to": "c3", "mirror": "reflected" }),
        ],
    );
    assert!(alone.start.starts_with("r1bqkbnr/pppppppp/8/8/8/2N5/"), "{}", alone.start);
}

#[test]
fn a_larger_board_keeps_both_sides_at_their_edges_and_castling() {
    let large = after(chess(), [json!({ "do": "resize", "files": 10, "ranks": 10 })]);
    assert!(large.start.starts_with("rnbqkbnr2/pppppppp2/10/10/"), "{}", large.start);
    assert!(large.start.contains(" w KQkq "), "{}", large.start);
    assert!(playable(&large));
    let small = after(large, [json!({ "do": "resize", "files": 8, "ranks": 8 })]);
    assert_eq!(small.start, chess().start);
    let narrow = after(small, [json!({ "do": "resize", "files": 5, "ranks": 6 })]);
    assert!(narrow.start.starts_with("rnbqk/ppppp/5/5/PPPPP/RNBQK w Qq "), "{}", narrow.start);
    assert_eq!(narrow.castling.len(), 2);
    assert_eq!(
        edited(&chess(), json!({ "do": "resize", "files": 17, "ranks": 8 })),
        Err(EditError::Start(StartError::Size))
    );
}

#[test]
fn castling_is_made_from_the_start_array() {
    let without = after(chess(), [json!({ "do": "castling", "steps": 0 })]);
    assert!(without.castling.is_empty() && without.start.contains(" w - "), "{}", without.start);
    let with = after(without.clone(), [json!({ "do": "castling", "steps": 2 })]);
    assert_eq!(with.start, chess().start);
    let variant = Variant::from_definition(with, &Options::none()).unwrap();
    let position = Position::from_fen(&variant, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
    let moves: Vec<String> = position.legal_moves().iter().map(|mv| notation::san::write(&position, *mv)).collect();
    assert!(moves.contains(&"O-O".to_string()) && moves.contains(&"O-O-O".to_string()), "{moves:?}");
    let no_king = after(without, [json!({ "do": "put", "square": "e1" })]);
    assert_eq!(edited(&no_king, json!({ "do": "castling", "steps": 2 })).unwrap_err(), EditError::Castling);
}

#[test]
fn castling_is_with_one_kind_on_both_sides() {
    // A Knight is outermost on one side only, a Rook on both.
    let mixed = after(
        chess(),
        [
            json!({ "do": "castling", "steps": 0 }),
            json!({ "do": "put", "square": "h1" }),
            json!({ "do": "put", "square": "h1", "letter": "N", "mirror": "reflected" }),
            json!({ "do": "put", "square": "g1", "letter": "R", "mirror": "reflected" }),
            json!({ "do": "castling", "steps": 2 }),
        ],
    );
    let rooks: Vec<&str> = mixed.castling.iter().map(|row| row.rook.as_str()).collect();
    assert_eq!(rooks, ["g1", "a1", "g8", "a8"]);
    assert!(playable(&mixed), "{}", text_of(&mixed));
}

#[test]
fn the_id_follows_the_name_unless_it_was_chosen() {
    let named = after(
        chess(),
        [json!({ "do": "set", "path": ["id"], "value": "my-game" }), json!({ "do": "name", "name": "Ferz Chess 2" })],
    );
    assert_eq!((named.name.as_str(), named.id.as_str()), ("Ferz Chess 2", "ferz-chess-2"));
    let again = after(named, [json!({ "do": "name", "name": "日本" })]);
    assert_eq!(again.id, "my-game");
    let chosen = after(
        again,
        [json!({ "do": "set", "path": ["id"], "value": "mine" }), json!({ "do": "name", "name": "Other" })],
    );
    assert_eq!(chosen.id, "mine");
}

#[test]
fn a_side_without_a_piece_cannot_play() {
    let empty = after(chess(), [json!({ "do": "clear" })]);
    let sheet = read(&text_of(&empty), None, Language::EN);
    assert!(!sheet.playable);
    assert!(sheet.faults.iter().any(|fault| fault.words.contains("needs a piece")), "{:?}", sheet.faults);
}

#[test]
fn a_kind_that_is_taken_away_or_renamed_is_so_everywhere() {
    let without = after(chess(), [json!({ "do": "remove-piece", "index": 4 })]);
    assert!(playable(&without) && !text_of(&without).contains("Queen"), "{}", text_of(&without));
    let knights = chess().pieces.iter().position(|piece| piece.letter == 'N').unwrap();
    let renamed = after(chess(), [json!({ "do": "letter", "index": knights, "letter": "S" })]);
    assert!(playable(&renamed) && renamed.start.starts_with("rsbqkbsr/"), "{}", renamed.start);
    assert!(!serde_json::to_string(&renamed.pieces).unwrap().contains("QRBN"));
    assert!(matches!(edited(&chess(), json!({ "do": "letter", "index": 0, "letter": "K" })), Err(EditError::Taken(_))));
}

#[test]
fn a_kind_that_is_all_another_may_become_can_be_taken_away() {
    let promoting = after(
        chess(),
        [
            json!({ "do": "set", "path": ["pieces", 0, "promotion"], "value": { "to": "Q", "zone": "*7 *8", "optional": true } }),
        ],
    );
    let queen = promoting.pieces.iter().position(|piece| piece.letter == 'Q').unwrap();
    let without = after(promoting, [json!({ "do": "remove-piece", "index": queen })]);
    assert!(without.pieces[0].promotion.is_empty() && playable(&without), "{}", text_of(&without));
}

#[test]
fn zones_follow_the_size_of_the_board() {
    let zoned = after(
        chess(),
        [
            json!({ "do": "set", "path": ["pieces", 0, "promotion"], "value": { "to": "Q", "zone": "*7 *8", "optional": true } }),
            json!({ "do": "set", "path": ["goals", 0], "value": { "goal": "reach", "pieces": "K", "zone": "d4-e5" } }),
            json!({ "do": "resize", "files": 8, "ranks": 10 }),
        ],
    );
    let text = text_of(&zoned);
    assert!(text.contains("\"zone\": \"*9 *10\"") && text.contains("\"zone\": \"d4-e7\""), "{text}");
    assert!(playable(&zoned));
    let chasing = json!({ "strength": { "R": 1 }, "weak": "P", "weakZone": "*5 *6 *7 *8" });
    let chasing = json!({ "do": "set", "path": ["ends", "chasing"], "value": chasing });
    let chased = after(chess(), [chasing, json!({ "do": "resize", "files": 8, "ranks": 10 })]);
    assert!(text_of(&chased).contains("\"weakZone\": \"*7 *8 *9 *10\""), "{}", text_of(&chased));
    // A goal without squares cannot be reached.
    assert!(edited(&zoned, json!({ "do": "resize", "files": 3, "ranks": 2 })).is_err());
}

#[test]
fn castling_ends_where_its_pieces_are_gone_and_pieces_in_the_hand_may_leave_it() {
    let without = after(chess(), [json!({ "do": "hole", "square": "a1" })]);
    assert!(without.start.contains(" w Kkq ") && playable(&without), "{}", without.start);
    let far = after(chess(), [json!({ "do": "castling", "steps": 5 })]);
    assert_eq!(far.castling[0].king_to, "g1", "no farther than beside the Rook");
    let held = after(chess(), [json!({ "do": "hand", "player": 0, "letter": "N", "count": 1 })]);
    assert!(held.hands.drops && playable(&held));
}

#[test]
fn castling_stays_in_definitions_from_before_there_were_roles() {
    let mut old = chess();
    old.pieces.iter_mut().for_each(|piece| piece.castles = false);
    let changed = after(old, [json!({ "do": "put", "square": "e4", "letter": "N" })]);
    assert_eq!(changed.castling.len(), 4);
}

proptest! {
    #[test]
    fn any_text_and_any_damage_to_one_can_be_read(at in 0_usize..2000, with in "\\PC{0,6}", text in "\\PC{0,80}") {
        read(&text, None, Language::default());
        let mut damaged = text_of(&chess());
        let at = (0..=at.min(damaged.len())).rev().find(|at| damaged.is_char_boundary(*at)).unwrap_or(0);
        damaged.insert_str(at, &with);
        let sheet = read(&damaged, None, Language::default());
        prop_assert!(sheet.playable || !sheet.faults.is_empty());
    }
}

#[test]
fn fields_are_set_and_taken_away_and_wrong_values_are_refused() {
    let loss = after(chess(), [json!({ "do": "set", "path": ["ends", "stalemate"], "value": "loss" })]);
    assert!(text_of(&loss).contains("\"stalemate\": \"loss\""));
    let again = after(loss, [json!({ "do": "set", "path": ["ends", "stalemate"] })]);
    assert_eq!(text_of(&again), text_of(&chess()));
    let goal =
        after(chess(), [json!({ "do": "set", "path": ["goals", 0], "value": { "goal": "checks", "count": 3 } })]);
    assert_eq!(goal.goals.len(), 1, "{}", text_of(&goal));
    assert!(edited(&chess(), json!({ "do": "set", "path": ["ends", "stalemate"], "value": "never" })).is_err());
    assert!(edited(&chess(), json!({ "do": "set", "path": ["ends", 3], "value": "never" })).is_err());
}

#[test]
fn what_is_in_the_hands_is_counted() {
    let held = after(chess(), [json!({ "do": "hand", "player": 1, "letter": "N", "count": 2 })]);
    assert!(held.start.contains("[nn] "), "{}", held.start);
    let sheet = read(&text_of(&held), None, Language::default());
    assert_eq!((sheet.hands.len(), sheet.hands[0].count), (1, 2));
}

#[test]
fn faults_are_reported_at_their_places() {
    let text = text_of(&chess()).replace("\"betza\": \"N\"", "\"betza\": \"NU\"");
    let sheet = read(&text, None, Language::default());
    assert!(!sheet.playable && sheet.pieces.len() == chess().pieces.len());
    let fault = &sheet.faults[0];
    let line = text.lines().nth(fault.line - 1).unwrap();
    assert_eq!(&line[fault.column - 1..fault.column], "U", "{fault:?}");
    let broken = read("{ \"name\": ", None, Language::default());
    assert_eq!((broken.format, broken.definition.as_str(), broken.faults.len()), ("json", "", 1));
    assert_eq!(read("Hello", None, Language::default()).format, "");
}

#[test]
fn texts_of_all_forms_are_read() {
    let chess = chess();
    for (format, text) in [
        ("ini", formats::to_fairy_stockfish(&chess).0),
        ("diagram", formats::to_interactive_diagram(&chess).0),
        ("xboard", formats::to_xboard(&chess).0),
        ("json", text_of(&chess)),
    ] {
        let sheet = read(&text, None, Language::default());
        assert_eq!((sheet.format, sheet.playable, sheet.standing.len()), (format, true, 32), "{:?}", sheet.faults);
        assert_eq!(sheet.pieces.len(), 6);
        assert!(sheet.pieces.iter().filter(|piece| piece.worth.is_some()).count() == 5);
    }
}
