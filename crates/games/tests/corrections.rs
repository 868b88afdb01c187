//! Rules of library games that were wrong once, checked against their sources and other programs.

use menagerie_games::library;
use menagerie_rules::notation::{coordinate, read_move};
use menagerie_rules::{Options, Outcome, Position, Termination};
use std::collections::BTreeSet;

/// The position after these moves.
fn position(id: &str, fen: &str, moves: &str) -> Position {
    let variant = library::named(id, &Options::none()).expect("no fault").expect(id);
    let mut position = Position::from_fen(&variant, fen).unwrap_or_else(|error| panic!("{id}: {error}"));
    for text in moves.split_whitespace() {
        let mv = read_move(&position, text).unwrap_or_else(|error| panic!("{id}: {text}: {error}"));
        position.play(mv).expect("a legal move");
    }
    position
}

fn moves(position: &Position) -> BTreeSet<String> {
    position.legal_moves().into_iter().map(|mv| coordinate::write(position, mv)).collect()
}

fn has(position: &Position, text: &str) -> bool {
    moves(position).contains(text)
}

fn drawn(id: &str, fen: &str) -> Option<Termination> {
    match position(id, fen, "").outcome(1) {
        Outcome::Draw { reason } => Some(reason),
        _ => None,
    }
}

const TOO_LITTLE: Option<Termination> = Some(Termination::InsufficientMaterial);
const BARE: Option<Termination> = Some(Termination::BareKings);

#[test]
fn the_snake_of_fantastic_xiii_steps_up_or_down_and_slides_outwards() {
    let snake = position("fantastic-xiii", "6k6/13/13/13/13/13/6S6/13/13/13/13/13/6K6 w - - 0 1", "");
    assert_eq!(moves(&snake).iter().filter(|mv| mv.starts_with("g7")).count(), 22);
    assert!(has(&snake, "g7g8") && has(&snake, "g7h9") && !has(&snake, "g7h7"));
}

#[test]
fn a_pawn_of_tencubed_becomes_queen_marshall_or_archbishop() {
    let start = position("tencubed", "10/P9/10/10/4k5/10/4K5/10/10/10 w - - 0 1", "");
    let found: Vec<String> = moves(&start).into_iter().filter(|mv| mv.starts_with("a9")).collect();
    assert_eq!(found, ["a9a10a", "a9a10m", "a9a10q"]);
}

#[test]
fn a_step_from_the_first_rank_of_horde_cannot_be_captured_en_passant() {
    let fen = "3k4/p5B1/P2P4/2P1P1PP/5PPP/P1p2P1P/1P2P3/1PPP2PP w - - 0 43";
    assert!(!has(&position("horde", fen, "d1d3"), "c3d2"));
    assert!(has(&position("horde", "3k4/8/8/8/2p5/8/3P4/8 w - - 0 1", "d2d4"), "c4d3"));
    let few = position("horde", "k7/5p2/4p2P/3p2P1/2p2P2/1p2P2P/p2P2P1/2P2P2 w - - 0 1", "");
    assert_eq!(few.perft(4), 33_781);
}

#[test]
fn the_reserve_of_gross_chess_has_two_more_sets() {
    let two = position("gross", "5k6/P11/12/12/12/12/12/12/12/12/12/QQ4K5 w - - 0 1", "");
    assert!(has(&two, "a11a12q"));
    let three = position("gross", "5k6/P11/12/12/12/12/12/12/12/12/12/QQQ3K5 w - - 0 1", "");
    assert!(!has(&three, "a11a12q") && has(&three, "a11a12r"));
    let rooks =
        |count: usize| format!("5k6/P11/12/12/12/12/12/{}{}/12/12/12/6K5 w - - 0 1", 12 - count, "R".repeat(count));
    assert!(has(&position("gross", &rooks(5), ""), "a11a12r") && !has(&position("gross", &rooks(6), ""), "a11a12r"));
}

#[test]
fn a_troll_does_not_capture_en_passant() {
    let troll = position("fantastic-xiii", "6k6/13/13/13/13/13/13/3t9/13/4P8/13/13/6K6 w - - 0 1", "e4e6");
    assert!(!has(&troll, "d6e5"), "{:?}", moves(&troll));
    let large = "6k9/16/16/16/16/16/16/16/16/16/3t12/16/4P11/16/16/6K9 w - - 0 1";
    assert!(!has(&position("terachess2", large, "e4e6"), "d6e5"));
    // A Pawn does capture en passant.
    assert!(has(&position("terachess2", &large.replace('t', "p"), "e4e6"), "d6e5"));
}

#[test]
fn the_prince_of_tamerlane_ii_is_captured_en_passant_after_its_double_step() {
    let start = "5k5/11/11/11/11/11/11/3p7/11/4I6/5K5 w - - 0 1";
    assert!(has(&position("tamerlane2", start, "e2e4"), "d4e3"));
}

#[test]
fn moves_are_counted_in_makruk() {
    let start = position("makruk", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 e8e7");
    // Against a Rua the limit is sixteen moves; the count starts at the number of pieces.
    assert!(start.fen().contains(" 32 "), "{}", start.fen());
    assert_eq!(
        (drawn("makruk", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), drawn("makruk", "4k3/8/8/8/8/8/8/4KM2 w - - 0 1")),
        (BARE, TOO_LITTLE)
    );
}

#[test]
fn games_end_for_want_of_material() {
    for (id, fen, reason) in [
        ("atomic", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", BARE),
        ("atomic", "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", TOO_LITTLE),
        ("atomic", "2b1k3/8/8/8/8/8/8/B3K3 w - - 0 1", TOO_LITTLE),
        ("atomic", "4kb2/8/8/8/8/8/8/B3K3 w - - 0 1", None),
        ("atomic", "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", None),
        ("three-check", "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1", BARE),
        ("three-check", "4k3/8/8/8/8/8/8/4KN2 w - - 3+3 0 1", None),
        ("antichess", "2b5/8/8/8/8/8/8/B7 w - - 0 1", TOO_LITTLE),
        ("antichess", "5b2/8/8/8/8/8/8/B7 w - - 0 1", None),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", TOO_LITTLE),
        ("king-of-the-hill", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", None),
        ("chess960", "4kb2/8/8/8/8/8/8/B3K3 w - - 0 1", TOO_LITTLE),
        ("shatranj", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", BARE),
        ("courier", "6k5/12/12/12/12/12/12/6K5 w - - 0 1", BARE),
        ("chu-shogi", "6k5/12/12/12/12/12/12/12/12/12/12/6K5 w - - 0 1", BARE),
        ("xiangqi", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", BARE),
        ("xiangqi", "3k1a3/9/9/9/9/9/9/4B4/9/4KA3 w - - 0 1", TOO_LITTLE),
        ("xiangqi", "3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1", None),
    ] {
        assert_eq!(drawn(id, fen), reason, "{id}: {fen}");
    }
}

#[test]
fn both_sides_bared_in_shatranj_draw() {
    let bared = position("shatranj", "4k3/8/8/8/8/8/3n4/4K3 w - - 0 1", "");
    assert!(bared.outcome(1).is_ongoing());
    let both = position("shatranj", "4k3/8/8/8/8/8/3n4/4K3 w - - 0 1", "e1d2");
    assert_eq!(both.outcome(1), Outcome::Draw { reason: Termination::BareKings });
}

#[test]
fn the_king_of_metamachy_keeps_its_leap_wherever_it_begins() {
    let variant = library::named("metamachy", &Options::none()).expect("no fault").expect("a game");
    let mut definition = variant.definition().clone();
    if definition.shuffle.is_empty() {
        definition.shuffle = serde_json::from_str(r#"[{ "pieces": "KQLG", "squares": "f1 g1 f2 g2" }]"#).expect("JSON");
    }
    let game = menagerie_rules::Variant::from_definition(definition, &Options::none()).expect("a good definition");
    assert!(game.number_of_starts() > 1);
    for number in 0..game.number_of_starts() {
        let start = game.start_numbered(number).expect("a start");
        assert!(start.contains(" w Kk "), "{start}");
        assert!(Position::from_fen(&game, &start).is_ok_and(|position| position.fen() == start), "{start}");
    }
}
