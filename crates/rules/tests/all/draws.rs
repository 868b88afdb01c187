//! How two-player games end: checkmate and automatic draws.

use crate::common::{field, play_all, read, set_up, variant};
use menagerie_rules::{Game, GameError, Outcome, Position, Termination};

const TWO_PLAYER: [&str; 5] = ["gigachess", "gigachess2", "janus", "chess", "capablanca"];

fn game(id: &str, pieces: &str, rest: &str) -> Game {
    Game::from_position(set_up(id, pieces, rest))
}

fn reason(game: &Game) -> Option<Termination> {
    game.outcome().termination()
}

fn draw(game: &Game) -> Option<Termination> {
    match game.outcome() {
        Outcome::Draw { reason } => Some(reason),
        _ => None,
    }
}

#[test]
fn checkmate_wins() {
    for id in TWO_PLAYER {
        // Two Rooks control the last two ranks.
        let ranks = variant(id).board_size().ranks();
        let mut game = game(id, &format!("Kh1 ka{ranks} Rg{} Rf1", ranks - 1), "w - - 0 1");
        assert!(game.outcome().is_ongoing());
        play_all(&mut game, &format!("f1f{ranks}"));
        let white = variant(id).turn_order().next().expect("a player");
        assert_eq!(game.outcome(), Outcome::Win { winners: vec![white], reason: Termination::Checkmate }, "{id}");
        assert_eq!(game.outcome().in_words(game.variant()), "White wins by checkmate.");
    }
}

#[test]
fn every_end_has_a_name_for_programs() {
    let names = [
        (Termination::Checkmate, "checkmate"),
        (Termination::Stalemate, "stalemate"),
        (Termination::Threefold, "threefold"),
        (Termination::FiftyMove, "fifty-move"),
        (Termination::BareKings, "bare-kings"),
        (Termination::InsufficientMaterial, "insufficient-material"),
        (Termination::Score, "score"),
    ];
    for (reason, name) in names {
        assert_eq!(reason.id(), name);
    }
}

#[test]
fn black_wins_by_checkmate_too() {
    let mut game = game("gigachess", "Ka1 kh14 rg2 rf14", "b - - 0 1");
    play_all(&mut game, "f14f1");
    assert_eq!(game.outcome().in_words(game.variant()), "Black wins by checkmate.");
}

#[test]
fn stalemate_is_a_draw() {
    for id in TWO_PLAYER {
        let ranks = variant(id).board_size().ranks();
        let mut game = game(id, &format!("Kh1 ka{ranks} Qb1"), "w - - 0 1");
        play_all(&mut game, &format!("b1b{}", ranks - 2));
        assert_eq!(draw(&game), Some(Termination::Stalemate), "{id}");
    }
}

#[test]
fn the_same_position_a_third_time_is_a_draw() {
    for (id, out, back) in [
        ("gigachess", "d2c4 d13c11", "c4d2 c11d13"),
        ("gigachess2", "c2d4 c13d11", "d4c2 d11c13"),
        ("janus", "c1d3 c8d6", "d3c1 d6c8"),
        ("chess", "g1f3 g8f6", "f3g1 f6g8"),
        ("capablanca", "b1c3 b8c6", "c3b1 c6b8"),
    ] {
        let mut game = Game::new(&variant(id));
        play_all(&mut game, &format!("{out} {back} {out}"));
        assert!(game.outcome().is_ongoing(), "{id}: every position twice at most");
        let (first, last) = back.split_once(' ').expect("two moves");
        play_all(&mut game, first);
        assert!(game.outcome().is_ongoing(), "{id}");
        play_all(&mut game, last);
        assert_eq!((draw(&game), game.repetitions()), (Some(Termination::Threefold), 3), "{id}");
    }
}

#[test]
fn the_repetitions_need_not_follow_each_other() {
    let mut game = game("gigachess", "Ka1 kn14 Rc3 rl12", "w - - 0 1");
    play_all(&mut game, "c3c4 l12l11 c4c3 l11l12 c3d3 l12k12 d3c3 k12l12");
    assert_eq!(draw(&game), Some(Termination::Threefold));
}

#[test]
fn the_side_to_move_makes_a_different_position() {
    // The same pieces as at the start, but reached with Black to move: the Rook loses a move on the way.
    let mut game = game("gigachess", "Ka1 kn14 Rc3 rl12", "w - - 0 1");
    play_all(&mut game, "c3c4 l12l11 c4c5 l11l12 c5c3");
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn lost_castling_rights_make_a_different_position() {
    // The Kings' first moves lose the rights: the start position never recurs.
    let mut game = game("janus", "Ke1 Ra1 ke8 ra8 Pa2 pa7", "w Qq - 0 1");
    play_all(&mut game, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    assert!(game.outcome().is_ongoing(), "without the rights only twice so far");
    assert_eq!(game.repetitions(), 2);
    // With both Kings on their second squares there never were rights, so this is the third time.
    play_all(&mut game, "e1e2 e8e7");
    assert_eq!(draw(&game), Some(Termination::Threefold));
}

#[test]
fn a_usable_en_passant_square_makes_a_different_position() {
    let mut game = game("chess", "Ke1 ke8 Pe2 pd4", "w - - 0 1");
    play_all(&mut game, "e2e4");
    assert_eq!(field(game.position(), 3), "e3");
    let shuffle = "e8d8 e1d1 d8e8 d1e1";
    play_all(&mut game, shuffle);
    assert_eq!(game.repetitions(), 1, "now the capture is no longer possible");
    play_all(&mut game, shuffle);
    assert_eq!(game.repetitions(), 2);
    assert!(game.outcome().is_ongoing(), "the pieces have stood like this three times, but once with the capture");
    // After Black's King has gone to d8, the three positions are identical.
    play_all(&mut game, "e8d8");
    assert_eq!(draw(&game), Some(Termination::Threefold));
}

#[test]
fn an_en_passant_square_nobody_stands_beside_does_not_count() {
    let mut game = Game::new(&variant("chess"));
    play_all(&mut game, "e2e4");
    assert_eq!(field(game.position(), 3), "e3");
    let shuffle = "g8f6 g1f3 f6g8 f3g1";
    play_all(&mut game, shuffle);
    assert_eq!((field(game.position(), 3), game.repetitions()), ("-".to_string(), 2));
    play_all(&mut game, shuffle);
    assert_eq!(draw(&game), Some(Termination::Threefold));
}

#[test]
fn an_en_passant_capture_that_is_illegal_does_not_count() {
    // The Rook on d1 pins the Pawn on d4, so that it cannot capture on e3.
    let mut game = game("chess", "Ke1 Rd1 kd8 Pe2 pd4", "w - - 0 1");
    play_all(&mut game, "e2e4");
    assert_eq!(field(game.position(), 3), "e3");
    let shuffle = "d8e8 e1f1 e8d8 f1e1";
    play_all(&mut game, shuffle);
    assert_eq!(game.repetitions(), 2);
    play_all(&mut game, shuffle);
    assert_eq!(draw(&game), Some(Termination::Threefold));
}

#[test]
fn a_prince_beside_the_square_does_not_make_it_usable_and_a_corporal_does() {
    for (letter, after_two) in [('i', Some(Termination::Threefold)), ('o', None)] {
        let mut game = game("gigachess", &format!("Ka1 kn14 Pe4 {letter}d6"), "w - - 0 1");
        play_all(&mut game, "e4e6");
        for _ in 0..2 {
            play_all(&mut game, "n14n13 a1a2 n13n14 a2a1");
        }
        assert_eq!(draw(&game), after_two, "{letter}");
    }
}

#[test]
fn a_lost_kings_leap_makes_a_different_position() {
    let giga = crate::common::gigachess2_with_leap();
    let start = format!("{} w Kk - 0 1", crate::common::placement(&giga, "Kh2 kh13 Pa2 pa13"));
    let mut game = Game::from_position(read(&giga, &start));
    let shuffle = "h2h3 h13h12 h3h2 h12h13";
    play_all(&mut game, shuffle);
    assert_eq!(game.repetitions(), 1);
    play_all(&mut game, shuffle);
    assert!(game.outcome().is_ongoing());
    play_all(&mut game, "h2h3 h13h12");
    assert_eq!(draw(&game), Some(Termination::Threefold));
}

#[test]
fn fifty_moves_by_each_side_without_capture_or_pawn_move_are_a_draw() {
    for id in TWO_PLAYER {
        let mut game = game(id, "Ka1 kh8 Rc3 rf6", "w - - 98 60");
        play_all(&mut game, "c3c4");
        assert!(game.outcome().is_ongoing(), "{id}");
        play_all(&mut game, "f6f5");
        assert_eq!(draw(&game), Some(Termination::FiftyMove), "{id}");
    }
}

#[test]
fn a_capture_starts_the_count_anew() {
    let mut game = game("gigachess", "Ka1 kn14 Rc3 rc6 rl7", "w - - 99 60");
    play_all(&mut game, "c3c6");
    assert_eq!((field(game.position(), 4).as_str(), reason(&game)), ("0", None));
}

#[test]
fn a_pawn_move_starts_the_count_anew() {
    for id in TWO_PLAYER {
        let mut game = game(id, "Ka1 kh8 Pc3", "w - - 99 60");
        play_all(&mut game, "c3c4");
        assert_eq!((field(game.position(), 4).as_str(), reason(&game)), ("0", None), "{id}");
    }
}

#[test]
fn a_corporal_counts_as_a_pawn() {
    for step in ["c3c4", "c3c5", "c3d4"] {
        let mut game = game("gigachess", "Ka1 kn14 Oc3", "w - - 99 60");
        play_all(&mut game, step);
        assert_eq!((field(game.position(), 4).as_str(), reason(&game)), ("0", None), "{step}");
    }
}

#[test]
fn a_prince_does_not_count_as_a_pawn() {
    for step in ["c3c4", "c3c5", "c3d2"] {
        let mut game = game("gigachess", "Ka1 kn14 Ic3", "w - - 99 60");
        play_all(&mut game, step);
        assert_eq!((field(game.position(), 4).as_str(), draw(&game)), ("100", Some(Termination::FiftyMove)), "{step}");
    }
}

#[test]
fn other_promoting_pieces_do_not_count_as_pawns_even_when_they_promote() {
    for (letter, step) in
        [('N', "g12f14"), ('M', "g11f14"), ('E', "g12e14"), ('W', "g12g14"), ('T', "g13f14"), ('I', "g12g14")]
    {
        let from = step.split_at(3).0;
        let mut game = game("gigachess", &format!("Ka1 kn8 {letter}{from}"), "w - - 99 60");
        play_all(&mut game, step);
        assert_eq!(
            (field(game.position(), 4).as_str(), draw(&game)),
            ("100", Some(Termination::FiftyMove)),
            "{letter}"
        );
    }
}

#[test]
fn bare_king_against_bare_king_is_a_draw() {
    for id in TWO_PLAYER {
        let mut game = game(id, "Ka1 kh8 rb2", "w - - 0 1");
        play_all(&mut game, "a1b2");
        assert_eq!(draw(&game), Some(Termination::BareKings), "{id}");
    }
}

#[test]
fn in_janus_chess_a_king_with_one_bishop_or_knight_against_a_king_is_a_draw() {
    for pieces in ["Bc3", "Nc3", "bc4", "nc4", "Bc4"] {
        assert_eq!(
            draw(&game("janus", &format!("Ka1 kj8 {pieces}"), "w - - 0 1")),
            Some(Termination::InsufficientMaterial)
        );
    }
}

#[test]
fn in_janus_chess_nothing_else_is_too_little() {
    for pieces in [
        "Pc3", "Rc3", "Jc3", "Qc3", "pc4", "jc4", "Bc3 Bd3", "Bc3 Bc4", "Nc3 Nd3", "Bc3 Nd3", "Bc3 bf6", "Nc3 nf6",
        "Bc3 nf6",
    ] {
        assert_eq!(reason(&game("janus", &format!("Ka1 kj8 {pieces}"), "w - - 0 1")), None, "{pieces}");
    }
}

#[test]
fn in_the_giga_games_only_bare_kings_are_too_little() {
    for id in ["gigachess", "gigachess2"] {
        for pieces in ["Bc3", "Nc3", "Mc3", "ec5", "Pc3", "Vc3"] {
            assert_eq!(reason(&game(id, &format!("Ka1 kn13 {pieces}"), "w - - 0 1")), None, "{id}: {pieces}");
        }
    }
}

#[test]
fn checkmate_comes_before_the_fifty_moves() {
    let mut game = game("gigachess", "Kh1 ka14 Rg13 Rf1", "w - - 99 60");
    play_all(&mut game, "f1f14");
    assert_eq!((field(game.position(), 4).as_str(), reason(&game)), ("100", Some(Termination::Checkmate)));
}

#[test]
fn stalemate_comes_before_the_fifty_moves() {
    let mut game = game("gigachess", "Kh1 ka14 Qb1", "w - - 99 60");
    play_all(&mut game, "b1b12");
    assert_eq!(reason(&game), Some(Termination::Stalemate));
}

#[test]
fn checkmate_and_stalemate_come_before_threefold() {
    let mated = set_up("gigachess", "Kh1 ka14 Rg13 Rf14", "b - - 0 1");
    assert_eq!(mated.outcome(3).termination(), Some(Termination::Checkmate));
    let stuck = set_up("gigachess", "Kh1 ka14 Qb12", "b - - 0 1");
    assert_eq!(stuck.outcome(3).termination(), Some(Termination::Stalemate));
}

#[test]
fn threefold_comes_before_the_fifty_moves() {
    let mut game = game("gigachess", "Ka1 kn14 Rc3 rl12", "w - - 92 60");
    play_all(&mut game, "c3c4 l12l11 c4c3 l11l12 c3c4 l12l11 c4c3 l11l12");
    assert_eq!((field(game.position(), 4).as_str(), draw(&game)), ("100", Some(Termination::Threefold)));
}

#[test]
fn the_fifty_moves_come_before_the_material() {
    assert_eq!(draw(&game("janus", "Ka1 kj8 Bc3", "w - - 100 60")), Some(Termination::FiftyMove));
    assert_eq!(draw(&game("gigachess", "Ka1 kn14", "w - - 100 60")), Some(Termination::FiftyMove));
    assert_eq!(set_up("gigachess", "Ka1 kn14", "w - - 100 60").outcome(3).termination(), Some(Termination::Threefold));
}

#[test]
fn a_drawn_game_is_over_without_a_claim() {
    let mut game = game("janus", "Ka1 kj8 Bc3", "w - - 0 1");
    assert!(matches!(game.play_text("a1a2"), Err(GameError::Over(_))));
    assert!(game.plies().is_empty());
}

#[test]
fn listing_moves_and_perft_look_at_the_position_alone() {
    let count = |position: &Position| (position.legal_moves().len() as u64, position.perft(1));
    // A bare King in the corner has three moves.
    assert_eq!(count(&set_up("gigachess", "Ka1 kn14", "w - - 0 1")), (3, 3));
    assert_eq!(set_up("gigachess", "Ka1 kn14", "w - - 0 1").perft(2), 9);
    assert_eq!(count(&set_up("gigachess", "Ka1 kn14", "w - - 100 60")), (3, 3));
    assert_eq!(set_up("gigachess", "Ka1 kn14", "w - - 99 60").perft(2), 9);
    assert_eq!(set_up("janus", "Ka1 kj8 Nj1", "w - - 0 1").perft(1), 3 + 2);
}
