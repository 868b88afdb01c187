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

fn piece<'a>(definition: &'a Definition, letter: &str) -> &'a menagerie_rules::PieceDefinition {
    definition.pieces.iter().find(|piece| piece.letter.to_string() == letter).unwrap()
}

fn index(definition: &Definition, letter: &str) -> usize {
    definition.pieces.iter().position(|piece| piece.letter.to_string() == letter).unwrap()
}

#[test]
fn squares_are_painted_for_all_players_or_for_each() {
    let bishop = index(&chess(), "B");
    let path = json!(["pieces", bishop, "confined"]);
    let paint =
        |squares: Value, player: Value| json!({ "do": "paint", "path": path, "squares": squares, "player": player });
    let alike = after(chess(), [paint(json!(["d1", "e1", "d2", "e2"]), Value::Null)]);
    assert_eq!(serde_json::to_value(&piece(&alike, "B").confined).unwrap(), json!("d1-e2"));
    let apart = after(alike.clone(), [paint(json!(["a8"]), json!(1))]);
    assert_eq!(serde_json::to_value(&piece(&apart, "B").confined).unwrap(), json!(["d1-e2", "a8"]));
    let again = after(apart, [paint(json!(["d8", "e8", "d7", "e7"]), json!(1))]);
    assert_eq!(again, alike, "both see the same again");
    let none = after(again, [paint(json!([]), Value::Null)]);
    assert_eq!(none, chess());
    assert!(edited(&chess(), paint(json!(["j1"]), Value::Null)).is_err());
    assert_eq!(edited(&chess(), json!({ "do": "paint", "path": ["name"], "squares": [] })), Err(EditError::Value));
}

#[test]
fn a_piece_has_other_moves_in_a_region() {
    let pawn = index(&chess(), "P");
    let soldier = after(
        chess(),
        [
            json!({ "do": "add", "path": ["pieces", pawn, "zoneMoves"] }),
            json!({ "do": "paint", "path": ["pieces", pawn, "zoneMoves", 0, "from"], "squares": ["e5", "e6"] }),
            json!({ "do": "set", "path": ["pieces", pawn, "zoneMoves", 0, "betza"], "value": "sW" }),
        ],
    );
    assert!(playable(&soldier), "{}", text_of(&soldier));
    let variant = Variant::from_definition(soldier, &Options::none()).unwrap();
    let position = Position::from_fen(&variant, "4k3/8/8/4P3/3P4/8/8/4K3 w - - 0 1").unwrap();
    let moves: Vec<String> = position.legal_moves().iter().map(|mv| notation::san::write(&position, *mv)).collect();
    assert!(
        ["d5", "f5"].iter().any(|san| moves.iter().any(|mv| mv.starts_with(san) || mv.ends_with(san))),
        "{moves:?}"
    );
    assert!(!moves.iter().any(|mv| mv == "c4"), "only beyond the river: {moves:?}");
}

#[test]
fn kinds_are_promoted_in_pairs() {
    let silver = index(&chess(), "N");
    let paired = after(chess(), [json!({ "do": "pair", "index": silver })]);
    let promoted = piece(&paired, "+N");
    assert_eq!((promoted.name.as_str(), promoted.promoted_from), ("Promoted Knight", Some("N".parse().unwrap())));
    assert_eq!(
        serde_json::to_value(&piece(&paired, "N").promotion).unwrap(),
        json!({ "to": "+N", "zone": "*7 *8", "optional": true, "leaving": true })
    );
    assert!(playable(&paired), "{}", text_of(&paired));
    let again = json!({ "do": "pair", "index": index(&paired, "+N") });
    assert!(matches!(edited(&paired, again), Err(EditError::Promoted(_))));
    let other = after(paired, [json!({ "do": "pair", "index": silver, "letter": "Q" })]);
    assert_eq!(piece(&other, "Q").promoted_from, Some("N".parse().unwrap()));
    assert_eq!(piece(&other, "+N").promoted_from, None, "a kind has one promoted kind");
    let apart = after(other, [json!({ "do": "unpair", "index": silver })]);
    assert!(piece(&apart, "N").promotion.is_empty() && piece(&apart, "Q").promoted_from.is_none());
}

#[test]
fn another_player_moves_first() {
    let black = after(chess(), [json!({ "do": "first", "player": 1 })]);
    assert!(black.start.contains(" b KQkq "), "{}", black.start);
    let sheet = read(&text_of(&black), None, Language::EN);
    assert_eq!((sheet.first, sheet.players[1].name.as_str()), (1, "Black"));
    let renamed = after(
        black,
        [
            json!({ "do": "player-letter", "player": 1, "letter": "s" }),
            json!({ "do": "set", "path": ["players", 1, "name"], "value": "South" }),
        ],
    );
    assert!(renamed.start.contains(" s KQkq ") && playable(&renamed), "{}", renamed.start);
    assert_eq!(
        edited(&renamed, json!({ "do": "player-letter", "player": 0, "letter": "s" })),
        Err(EditError::Value),
        "the letters of players differ"
    );
}

#[test]
fn rows_begin_with_values_that_can_be_played() {
    let rook = index(&chess(), "R");
    let edits = [
        json!({ "do": "add", "path": ["goals"], "form": "reach" }),
        json!({ "do": "add", "path": ["goals"], "form": "enter" }),
        json!({ "do": "add", "path": ["goals"], "form": "checks" }),
        json!({ "do": "add", "path": ["goals"], "form": "extinction" }),
        json!({ "do": "add", "path": ["goals"], "form": "castle" }),
        json!({ "do": "add", "path": ["insufficient"] }),
        json!({ "do": "add", "path": ["shuffle"] }),
        json!({ "do": "add", "path": ["ends", "counting"] }),
        json!({ "do": "add", "path": ["ends", "counting", "rows"] }),
        json!({ "do": "add", "path": ["pieces", rook, "promotion"] }),
        json!({ "do": "add", "path": ["pieces", rook, "zoneMoves"] }),
        json!({ "do": "add", "path": ["castling"] }),
    ];
    for edit in edits {
        let base = if edit["path"] == json!(["ends", "counting", "rows"]) {
            after(chess(), [json!({ "do": "add", "path": ["ends", "counting"] })])
        } else {
            chess()
        };
        let made = after(base, [edit.clone()]);
        assert!(playable(&made), "{edit}: {:?}", Variant::from_definition(made.clone(), &Options::none()).err());
        assert_ne!(made, chess(), "{edit}");
    }
    assert!(edited(&chess(), json!({ "do": "add", "path": ["goals"], "form": "chess" })).is_err());
    assert!(edited(&chess(), json!({ "do": "add", "path": ["nothing"] })).is_err());
}

#[test]
fn an_option_follows_the_start() {
    let made = after(
        chess(),
        [
            json!({ "do": "castling", "steps": 0 }),
            json!({ "do": "add", "path": ["options"] }),
            json!({ "do": "move", "from": "b1", "to": "b3", "mirror": "reflected" }),
        ],
    );
    assert_eq!(made.options[0].start, "r1bqkbnr/pppppppp/1n6/8/8/1N6/PPPPPPPP/R1BQKBNR w Kk - 0 1");
    assert!(playable(&made), "{}", text_of(&made));
}

#[test]
fn the_only_promotion_is_a_row_that_can_be_changed() {
    let pawn = index(&chess(), "P");
    let made = after(
        chess(),
        [
            json!({ "do": "set", "path": ["pieces", pawn, "promotion"] }),
            json!({ "do": "set", "path": ["pieces", pawn, "promotesTo"], "value": "QRBN" }),
            json!({ "do": "add", "path": ["pieces", pawn, "promotion"] }),
            json!({ "do": "set", "path": ["pieces", pawn, "promotion", 0, "onlyCaptured"], "value": true }),
            json!({ "do": "add", "path": ["pieces", pawn, "promotion"] }),
            json!({ "do": "set", "path": ["pieces", pawn, "promotion", 1] }),
        ],
    );
    let promotion = serde_json::to_value(&piece(&made, "P").promotion).unwrap();
    assert_eq!(promotion, json!({ "to": "QRBN", "onlyCaptured": true }));
    assert!(piece(&made, "P").promotes_to.0.is_empty() && playable(&made));
}

#[test]
fn a_game_for_four_is_changed() {
    let four = Variant::by_id("chaturaji", &Options::none()).unwrap().definition().clone();
    let changed = after(
        four.clone(),
        [
            json!({ "do": "move", "from": "a1", "to": "a3", "mirror": "rotated" }),
            json!({ "do": "first", "player": 2 }),
            json!({ "do": "set", "path": ["fourPlayers", "suddenDeath"], "value": 30 }),
            json!({ "do": "letter", "index": 1, "letter": "S" }),
        ],
    );
    assert!(changed.start.contains("gS") && changed.start.contains(" b 0,0,0,0 "), "{}", changed.start);
    assert_eq!(changed.promotion_squares[0], "SNEKKENS");
    assert!(playable(&changed), "{}", text_of(&changed));
    let sheet = read(&text_of(&changed), None, Language::EN);
    assert!(sheet.playable && sheet.board_fault.is_empty() && sheet.players.len() == 4, "{:?}", sheet.faults);
    let own = |square: &str| sheet.standing.iter().find(|it| it.square == square).map(|it| it.player);
    assert_eq!((own("a3"), own("f1"), own("h6"), own("c8")), (Some(1), Some(0), Some(3), Some(2)), "by quarter turns");
    let large = after(four, [json!({ "do": "resize", "files": 10, "ranks": 10 })]);
    assert!(playable(&large), "{}", text_of(&large));
    assert_eq!(large.promotion_squares[0].len(), 10);
}

#[test]
fn palaces_and_a_shogi_like_game_are_made_of_the_same_changes() {
    let [king, rook, pawn] = ["K", "R", "P"].map(|letter| index(&chess(), letter));
    let palace: Vec<String> = "def".chars().flat_map(|file| (1..4).map(move |rank| format!("{file}{rank}"))).collect();
    let xiangqi = after(
        chess(),
        [
            json!({ "do": "castling", "steps": 0 }),
            json!({ "do": "paint", "path": ["pieces", king, "confined"], "squares": palace }),
            json!({ "do": "set", "path": ["pieces", king, "betza"], "value": "W" }),
            json!({ "do": "set", "path": ["check", "facing"], "value": ["files"] }),
        ],
    );
    assert!(playable(&xiangqi), "{}", text_of(&xiangqi));
    assert_eq!(serde_json::to_value(&piece(&xiangqi, "K").confined).unwrap(), json!("d1-f3"));
    let shogi = after(
        chess(),
        [
            json!({ "do": "castling", "steps": 0 }),
            json!({ "do": "set", "path": ["hands", "captures"], "value": true }),
            json!({ "do": "set", "path": ["hands", "drops"], "value": true }),
            json!({ "do": "pair", "index": rook }),
            json!({ "do": "pair", "index": pawn }),
        ],
    );
    assert!(playable(&shogi), "{}", text_of(&shogi));
    let variant = Variant::from_definition(shogi, &Options::none()).unwrap();
    let position = Position::from_fen(&variant, "4k3/8/8/8/8/8/8/R3K3[] w - - 0 1").unwrap();
    let moves: Vec<String> =
        position.legal_moves().iter().map(|mv| notation::coordinate::write(&position, *mv)).collect();
    assert!(moves.iter().any(|mv| mv.starts_with("a1a7") && mv.len() > 4), "{moves:?}");
}
