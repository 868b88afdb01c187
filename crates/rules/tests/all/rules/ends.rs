//! The results of stalemate, mate, repetition and bare Kings.

use super::chess_with;
use crate::common::{after, play_all, read};
use menagerie_rules::{
    EndsDefinition, Game, GameResult, Letters, MaterialDefinition, Outcome, Passing, Player, Position, Royal,
    Termination, Variant,
};
use std::sync::Arc;

fn with_ends(change: impl FnOnce(&mut EndsDefinition)) -> Arc<Variant> {
    chess_with(|definition| change(&mut definition.ends))
}

fn words(game: &Arc<Variant>, fen: &str) -> String {
    read(game, fen).outcome(1).in_words(game)
}

const STALEMATE: &str = "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1";
const MATE: &str = "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1";

#[test]
fn stalemate_and_mate_have_values() {
    assert_eq!(words(&with_ends(|_| {}), STALEMATE), "Draw by stalemate.");
    assert_eq!(words(&with_ends(|ends| ends.stalemate = GameResult::Loss), STALEMATE), "White wins by stalemate.");
    assert_eq!(words(&with_ends(|ends| ends.stalemate = GameResult::Win), STALEMATE), "Black wins by stalemate.");
    assert_eq!(words(&with_ends(|ends| ends.checkmate = GameResult::Win), MATE), "Black wins by checkmate.");
    let counted = with_ends(|ends| ends.stalemate_counts_pieces = true);
    assert_eq!(words(&counted, STALEMATE), "Black wins by stalemate.", "one piece against two");
}

#[test]
fn a_bare_king_loses_unless_it_bares_the_other() {
    let game = with_ends(|ends| ends.bare_king_loses = true);
    assert!(words(&game, "4k3/8/8/8/8/8/3n4/4K2R b - - 0 1").contains("goes on"));
    assert!(words(&game, "4k3/8/8/8/8/8/8/4K2R w - - 0 1").starts_with("White wins"));
    assert!(words(&game, "4k3/8/8/8/8/8/8/4K1NR b - - 0 1").starts_with("White wins"));
    assert!(words(&game, "8/8/8/8/8/8/8/4K1kR b - - 0 1").contains("goes on"), "the King takes the Rook");
}

#[test]
fn two_bared_kings_draw() {
    let game = with_ends(|ends| ends.bare_king_loses = true);
    let start = read(&game, "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1");
    assert!(start.outcome(1).is_ongoing(), "White may still bare Black");
    assert_eq!(after(&start, "e1d2").outcome(1), Outcome::Draw { reason: Termination::BareKings });
    let on = with_ends(|ends| (ends.bare_king_loses, ends.bare_kings_draw) = (true, Some(false)));
    assert!(after(&read(&on, &start.fen()), "e1d2").outcome(1).is_ongoing());
}

#[test]
fn bishops_on_one_colour_cannot_mate() {
    let game = with_ends(|ends| ends.bishops_alike = "B".parse().expect("a letter"));
    let without = with_ends(|ends| ends.bishops_alike = Letters::default());
    for (fen, drawn) in [
        ("4kb2/8/8/8/8/8/8/B3K3 w - - 0 1", true),
        ("4k3/8/8/8/8/2B5/1B6/B3K3 w - - 0 1", true),
        ("2b1k3/8/8/8/8/8/8/B3K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/BB2K3 w - - 0 1", false),
        ("4kb2/8/8/8/8/8/8/B3K1N1 w - - 0 1", false),
        ("4kb2/p7/8/8/8/8/8/B3K3 w - - 0 1", false),
    ] {
        let outcome = read(&game, fen).outcome(1);
        assert_eq!(outcome == Outcome::Draw { reason: Termination::InsufficientMaterial }, drawn, "{fen}");
        assert!(read(&without, fen).outcome(1).is_ongoing(), "{fen}");
    }
}

#[test]
fn bishops_of_two_players_that_never_meet_draw_without_kings() {
    let game = chess_with(|definition| {
        definition.ends.bishops_apart = "B".parse().expect("a letter");
        definition.ends.bishops_alike = Letters::default();
        definition.pieces.iter_mut().for_each(|piece| piece.royal = Royal::No);
        definition.castling.clear();
        definition.start = definition.start.replace("KQkq", "-");
    });
    for (fen, drawn) in [
        ("2b5/8/8/8/8/8/8/B7 w - - 0 1", true),
        ("2b5/8/8/8/8/8/8/B1B5 w - - 0 1", true),
        ("5b2/8/8/8/8/8/8/B7 w - - 0 1", false),
        ("2b5/8/8/8/8/8/8/BB6 w - - 0 1", false),
        ("2b1k3/8/8/8/8/8/8/B7 w - - 0 1", false),
        ("8/8/8/8/8/8/8/BB6 w - - 0 1", false),
    ] {
        let outcome = read(&game, fen).outcome(1);
        assert_eq!(outcome == Outcome::Draw { reason: Termination::InsufficientMaterial }, drawn, "{fen}");
    }
}

#[test]
fn what_is_harmless_draws_in_any_number() {
    let game = with_ends(|ends| ends.harmless = "NB".parse().expect("letters"));
    let drawn = read(&game, "1nb1kbn1/8/8/8/8/8/8/1NB1KBN1 w - - 0 1").outcome(1);
    assert_eq!(drawn, Outcome::Draw { reason: Termination::InsufficientMaterial });
    assert!(read(&game, "1nb1kbn1/8/8/8/8/8/7P/1NB1KBN1 w - - 0 1").outcome(1).is_ongoing());
}

#[test]
fn what_is_in_the_hand_counts_as_on_the_board() {
    let game = chess_with(|definition| {
        definition.hands.drops = true;
        definition.ends.bare_kings_draw = Some(true);
        definition.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w - - 0 1".to_string();
        definition.castling.clear();
    });
    let reason = |hand: &str| match read(&game, &format!("4k3/8/8/8/8/8/8/4K3[{hand}] w - - 0 1")).outcome(1) {
        Outcome::Draw { reason } => Some(reason),
        _ => None,
    };
    assert_eq!(reason(""), Some(Termination::BareKings));
    assert_eq!(reason("n"), Some(Termination::InsufficientMaterial));
    assert_eq!((reason("nN"), reason("P"), reason("nn")), (None, None, None));
}

#[test]
fn repetition_may_come_sooner_later_or_never_and_may_lose() {
    let play = |game: &Arc<Variant>, line: &str| {
        let mut played =
            Game::from_position(Position::from_fen(game, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").expect("a position"));
        play_all(&mut played, line);
        played.outcome().in_words(game)
    };
    let there_and_back = "a1b1 e8d8 b1a1 d8e8";
    let twice = with_ends(|ends| ends.repetitions = 2);
    assert!(play(&twice, there_and_back).starts_with("Draw"));
    let lost = with_ends(|ends| (ends.repetitions, ends.repetition) = (2, GameResult::Loss));
    assert!(play(&lost, there_and_back).starts_with("Black wins"));
    let first = with_ends(|ends| (ends.repetitions, ends.repetition_first) = (2, Some(GameResult::Win)));
    assert!(play(&first, there_and_back).starts_with("White wins"));
    let perpetual = with_ends(|ends| (ends.repetitions, ends.perpetual_check_loses) = (2, true));
    assert!(play(&perpetual, "a1a8 e8e7 a8a7 e7e8 a7a8").starts_with("Black wins"));
    assert!(play(&perpetual, there_and_back).starts_with("Draw"));
    let points = with_ends(|ends| {
        (ends.repetitions, ends.perpetual_check_loses) = (2, true);
        ends.material = Some(MaterialDefinition::default());
    });
    assert!(play(&points, "a1a8 e8e7 a8a7 e7e8 a7a8").starts_with("Black wins"), "White has more, but gave the checks");
    assert!(play(&points, there_and_back).starts_with("White wins"), "White has more");
    let never = with_ends(|ends| ends.repetitions = 0);
    assert!(play(&never, &[there_and_back; 6].join(" ")).contains("goes on"));
}

#[test]
fn the_move_limit_may_be_another() {
    let game = with_ends(|ends| ends.move_limit = 10);
    assert!(words(&game, "4k3/8/8/8/8/8/8/R3K3 w - - 20 40").starts_with("Draw after"));
    let none = with_ends(|ends| ends.move_limit = 0);
    assert!(words(&none, "4k3/8/8/8/8/8/8/R3K3 w - - 200 240").contains("goes on"));
}

#[test]
fn the_turn_may_be_passed() {
    let stuck = chess_with(|definition| definition.passing = Passing::WithoutMove);
    assert_eq!(read(&stuck, STALEMATE).legal_moves().len(), 1);
    assert!(read(&stuck, "4k3/8/8/8/8/8/8/4K3 w - - 0 1").legal_moves().iter().all(|mv| !mv.is_pass()));
    let always = chess_with(|definition| definition.passing = Passing::Always);
    assert!(read(&always, "4k3/8/8/8/8/8/8/4K3 w - - 0 1").legal_moves().iter().any(|mv| mv.is_pass()));
}

#[test]
fn a_mate_may_need_a_check_by_some_kinds_and_some_may_not_mate() {
    let game = chess_with(|definition| {
        definition.ends.mate_needs_check_by = "NR".parse().expect("letters");
        definition.ends.no_mate_by = "N".parse().expect("letters");
        definition.castling.clear();
        definition.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string();
    });
    let outcome = |fen: &str, moves: &str| after(&read(&game, fen), moves).outcome(1);
    let won = Outcome::Win { winners: Player::from_index(0).into_iter().collect(), reason: Termination::Checkmate };
    assert_eq!(outcome("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), won);
    assert_eq!(outcome("6k1/5ppp/8/8/8/8/8/Q3K3 w - - 0 1", "a1a8"), Outcome::Draw { reason: Termination::Checkmate });
    let smothered = outcome("6rk/6pp/8/4N3/8/8/8/4K3 w - - 0 1", "e5f7");
    assert_eq!(
        smothered,
        Outcome::Win { winners: Player::from_index(1).into_iter().collect(), reason: Termination::Checkmate }
    );
}
