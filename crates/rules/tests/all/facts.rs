//! Facts of positions and games: the parts of their texts, their hashes, the rights of their players.

use crate::common::{as_chaturaji, as_chess, every_variant, field, legal, read, set_up, variant};
use menagerie_rules::notation::write_placement;
use menagerie_rules::{Options, Player, Position, Square, Variant};
use std::collections::BTreeSet;

fn player(index: usize) -> Player {
    Player::from_index(index).expect("a player")
}

fn at(text: &str) -> Square {
    text.parse().expect("a square")
}

#[test]
fn a_two_player_position_has_the_facts_of_its_text() {
    let position = set_up("chess", "Ke1 Rh1 ke8 ra8 pe4 Pd4", "b Kq d3 7 12");
    let position = as_chess(&position);
    assert_eq!((position.turn(), position.halfmove_clock(), position.fullmove_number()), (player(1), 7, 12));
    assert_eq!((position.king(player(0)), position.king(player(1))), (at("e1"), at("e8")));
    let passed = position.en_passant().expect("a square passed over");
    assert_eq!((passed.targets(), passed.victim), (menagerie_rules::Bitboard::of(at("d3")), at("d4")));
    let held: String = "KQkqx".chars().filter(|&letter| position.has_right(letter)).collect();
    assert_eq!(held, "Kq");
    assert_eq!(position.board().occupied().count(), 6);
    assert_eq!((position.board().of(player(0)).count(), position.board().of(player(1)).count()), (3, 3));
}

#[test]
fn a_four_player_position_has_the_facts_of_its_text() {
    let position = set_up("chaturaji", "rKh1 rEe2 bKa1 bNa2 yKh4 yNh5 gKe8 gNb8", "g 5,6,7,8 -,b,-,- - 4 9");
    let position = as_chaturaji(&position);
    assert_eq!((position.turn(), position.scores()), (player(1), [5, 6, 7, 8]));
    assert_eq!((position.sudden_death(), position.halfmove_clock(), position.ply()), (None, 4, 9));
    assert_eq!(position.kings_taken(player(1)).collect::<Vec<_>>(), [player(2)]);
    assert_eq!(position.kings_taken(player(3)).count(), 0);
    assert_eq!(position.king(player(3)), Some(at("h4")));
    let late = set_up("chaturaji", "rKh1 rEe2 yKh4 yNh5", "y 5,6,7,8 -,-,-,- 13 4 9");
    assert_eq!(as_chaturaji(&late).sudden_death(), Some(13));
}

#[test]
fn four_player_positions_that_differ_have_different_hashes() {
    let hash = |pieces: &str, rest: &str| as_chaturaji(&set_up("chaturaji", pieces, rest)).hash();
    let pieces = "rKh1 rEe2 yKa8 yNa7 bPc4";
    let facts = [
        "r 1,2,3,4 -,-,-,- 20 4 9",
        "y 1,2,3,4 -,-,-,- 20 4 9",
        "r 2,2,3,4 -,-,-,- 20 4 9",
        "r 1,3,3,4 -,-,-,- 20 4 9",
        "r 1,2,4,4 -,-,-,- 20 4 9",
        "r 1,2,3,5 -,-,-,- 20 4 9",
        "r 2,1,3,4 -,-,-,- 20 4 9",
        "r 1,2,3,4 b,-,-,- 20 4 9",
        "r 1,2,3,4 g,-,-,- 20 4 9",
        "r 1,2,3,4 gb,-,-,- 20 4 9",
        "r 1,2,3,4 -,b,-,- 20 4 9",
        "r 1,2,3,4 -,-,g,- 20 4 9",
        "r 1,2,3,4 -,-,-,b 20 4 9",
        "r 1,2,3,4 -,-,-,- 19 4 9",
        "r 1,2,3,4 -,-,-,- 0 4 9",
    ];
    let mut hashes: BTreeSet<u64> = facts.iter().map(|rest| hash(pieces, rest)).collect();
    assert_eq!(hashes.len(), facts.len());
    let boards =
        ["rKh2 rEe2 yKa8 yNa7 bPc4", "rKh1 rNe2 yKa8 yNa7 bPc4", "rKh1 rEe2 yKa8 yNa7 gPc4", "rKh1 rEe2 yKa8 yNa7"];
    hashes.extend(boards.map(|board| hash(board, facts[0])));
    assert_eq!(hashes.len(), facts.len() + boards.len());
    assert!(hashes.contains(&hash(pieces, "r 1,2,3,4 -,-,-,- 20 7 77")), "how long it took is no part of it");
}

#[test]
fn passing_the_turn_over_is_taken_back_without_a_trace() {
    let position = set_up("chess", "Ke1 Rh1 ke8 ra8 pe4 Pd4", "b Kq d3 0 12");
    let mut passed = as_chess(&position).clone();
    let undo = passed.make_null();
    assert_eq!((passed.turn(), passed.en_passant()), (player(0), None));
    assert_eq!(passed.hash(), passed.recomputed_hash());
    assert_eq!(undo.captured(), None);
    passed.unmake_null(undo);
    assert_eq!(&passed, as_chess(&position));
    assert_eq!(passed.hash(), passed.recomputed_hash());
}

#[test]
fn every_move_is_taken_back_without_a_trace() {
    for (id, pieces, rest) in [
        ("chess", "Ke1 Ra1 Rh1 Pa2 Pe5 Pb7 ke8 pd5 nc8 nd1", "w KQ d6 3 12"),
        ("chess", "Ke1 Nc1 Pd4 ke8 ra8 rh8 ph7 pe4 pb2 Nd8", "b kq d3 3 12"),
        ("gigachess", "Kh2 Nd12 Pe13 Pa4 kn14 of12 pb6 ng3", "b - - 3 12"),
        ("gigachess", "Kh2 Ce4 Pe6 Pa13 kn14 ie9 ng3", "w - - 3 12"),
    ] {
        let before = set_up(id, pieces, rest);
        let mut position = as_chess(&before).clone();
        for mv in before.legal_moves() {
            let undo = position.play_unchecked(mv);
            assert_eq!(position.hash(), position.recomputed_hash(), "{mv:?}");
            assert_eq!(undo.captured(), before.captured_by(mv), "{mv:?}");
            position.unmake(undo);
            assert_eq!(&position, as_chess(&before), "{mv:?}");
        }
    }
}

#[test]
fn positions_are_equal_if_everything_their_texts_say_is() {
    let chess = [
        ("Ke1 Ra1 Rh1 Pd5 ke8 pe5", "w KQ - 3 12"),
        ("Ke1 Ra1 Rh1 Pd5 ke8 pe4", "w KQ - 3 12"),
        ("Ke1 Ra1 Rh1 Pd5 kf8 pe5", "w KQ - 3 12"),
        ("Ke1 Ra1 Rh1 Pd5 ke8 pe5", "b KQ - 3 12"),
        ("Ke1 Ra1 Rh1 Pd5 ke8 pe5", "w K - 3 12"),
        ("Ke1 Ra1 Rh1 Pd5 ke8 pe5", "w KQ e6 3 12"),
        ("Ke1 Ra1 Rh1 Pd5 ke8 pe5", "w KQ - 4 12"),
        ("Ke1 Ra1 Rh1 Pd5 ke8 pe5", "w KQ - 3 13"),
    ];
    let chaturaji = [
        ("rKh1 rEe2 yKh4 yNh5", "y 5,6,7,8 -,-,-,- 13 4 9"),
        ("rKh1 rEe2 yKh4 yNh6", "y 5,6,7,8 -,-,-,- 13 4 9"),
        ("rKh1 rEe2 yKh4 yNh5", "r 5,6,7,8 -,-,-,- 13 4 9"),
        ("rKh1 rEe2 yKh4 yNh5", "y 5,6,7,8 -,-,-,- 13 4 10"),
    ];
    for (id, texts) in [("chess", &chess[..]), ("chaturaji", &chaturaji[..])] {
        let mut definition = variant(id).definition().clone();
        definition.id = "another".to_string();
        let another = Variant::from_definition(definition, &Options::none()).expect("a good definition");
        for (one, &(pieces, rest)) in texts.iter().enumerate() {
            let position = set_up(id, pieces, rest);
            for (other, &(pieces, rest)) in texts.iter().enumerate() {
                assert_eq!(position == set_up(id, pieces, rest), one == other, "{one} and {other} of {id}");
            }
            assert!(position != read(&another, &position.fen()), "of another game: {}", position.fen());
        }
    }
}

#[test]
fn the_facts_of_a_four_player_position_enter_its_hash_apart_from_each_other() {
    let hash = |pieces: &str, rest: &str| as_chaturaji(&set_up("chaturaji", pieces, rest)).hash();
    let (pieces, rest) = ("rKh1 rEe2 yKa8 yNa7", "r 1,2,3,4 -,-,-,- 9 4 9");
    let base = hash(pieces, rest);
    // Each fact changes the hash in the same way, independent of the other facts.
    let facts =
        ["r 5,2,3,8 -,-,-,- 9 4 9", "r 1,2,3,4 b,-,-,g 9 4 9", "r 1,2,3,4 -,-,-,- 7 4 9", "y 1,2,3,4 -,-,-,- 9 4 9"];
    let [scores, taken, left, turn] = facts.map(|rest| hash(pieces, rest) ^ base);
    let [boat, knight] = ["rKh1 rBe2 yKa8 yNa7", "rKh1 rEe2 yKa8 yNb7"].map(|pieces| hash(pieces, rest) ^ base);
    let all = hash("rKh1 rBe2 yKa8 yNb7", "y 5,2,3,8 b,-,-,g 7 4 9");
    assert_eq!(all ^ base, scores ^ taken ^ left ^ turn ^ boat ^ knight);
}

#[test]
fn points_and_kings_taken_are_not_mistaken_for_each_other_in_a_hash() {
    // As numbers, the Kings of Red, Green, Blue and Yellow are 1, 2, 4 and 8.
    for scorer in 0..4 {
        for taker in 0..4 {
            let kings: Vec<(u32, char)> = [(1, 'r'), (2, 'g'), (4, 'b'), (8, 'y')]
                .into_iter()
                .enumerate()
                .filter(|(of, _)| *of != taker)
                .map(|(_, it)| it)
                .collect();
            let mut hashes = BTreeSet::new();
            for (points, _) in &kings {
                for (_, king) in &kings {
                    let scores =
                        [0, 1, 2, 3].map(|player| if player == scorer { points.to_string() } else { "0".to_string() });
                    let taken =
                        [0, 1, 2, 3].map(|player| if player == taker { king.to_string() } else { "-".to_string() });
                    let rest = format!("r {} {} 20 4 9", scores.join(","), taken.join(","));
                    hashes.insert(as_chaturaji(&set_up("chaturaji", "rKh1 rEe2 yKa8 yNa7", &rest)).hash());
                }
            }
            assert_eq!(hashes.len(), 9, "points of player {scorer}, Kings of player {taker}");
        }
    }
}

#[test]
fn castling_takes_the_rook_along_and_other_moves_do_not() {
    let position = set_up("chess", "Ke1 Rh1 Ra1 ke8", "w KQ - 0 1");
    let rook = |text: &str| as_chess(&position).castling_rook(legal(&position, text));
    assert_eq!(rook("e1g1"), Some((at("h1"), at("f1"))));
    assert_eq!(rook("e1c1"), Some((at("a1"), at("d1"))));
    assert_eq!(rook("e1e2"), None);
}

#[test]
fn no_move_ahead_there_is_one_line_of_play() {
    for variant in every_variant() {
        let start = Position::start(&variant);
        assert_eq!((start.perft(0), start.perft(1)), (1, start.legal_moves().len() as u64), "{}", variant.name());
    }
    for id in ["chess", "chaturaji"] {
        let start = Position::start(&variant(id));
        let answers = |mv| {
            let mut after = start.clone();
            after.play(mv).expect("a legal move");
            after.legal_moves().len() as u64
        };
        assert_eq!(
            start.perft(2),
            start.legal_moves().into_iter().map(answers).sum::<u64>(),
            "two moves ahead in {id}"
        );
    }
}

#[test]
fn a_board_alone_is_written_as_in_a_positions_text() {
    for variant in every_variant() {
        let start = Position::start(&variant);
        assert_eq!(write_placement(&variant, start.board()), field(&start, 0));
    }
}

#[test]
fn each_player_looks_towards_a_far_rank() {
    let janus = variant("janus");
    assert_eq!((janus.relative_ranks(player(0)), janus.relative_ranks(player(1))), (8, 8));
    assert!(janus.is_promotion_rank(player(0), at("c8")) && janus.is_promotion_rank(player(1), at("c1")));
    assert!(
        !janus.is_promotion_rank(player(0), at("c7"))
            && !janus.is_promotion_rank(player(1), at("c2"))
            && !janus.is_promotion_rank(player(0), at("c1"))
    );
    assert_eq!((janus.relative_rank(player(0), at("j2")), janus.relative_rank(player(1), at("j2"))), (1, 6));
    assert_eq!(janus.relative_offset(player(0), at("e2"), (1, 2)), Some(at("f4")));
    assert_eq!(janus.relative_offset(player(1), at("e7"), (1, 2)), Some(at("d5")));
    assert_eq!(janus.relative_offset(player(0), at("e8"), (0, 1)), None);
    // Red looks to the left, then come Green, Blue and Yellow, each turned clockwise from the one before.
    let four = variant("chaturaji");
    let steps =
        [0, 1, 2, 3].map(|index| four.relative_offset(player(index), at("d4"), (1, 2)).expect("a square").to_string());
    assert_eq!(steps, ["b5", "e6", "f3", "c2"]);
}

#[test]
fn a_game_has_the_keys_of_all_its_positions() {
    let mut game = menagerie_rules::Game::new(&variant("chess"));
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
        game.play_text(text).expect("a legal move");
    }
    let keys = game.repetition_keys();
    assert_eq!((keys.len(), keys[0] == keys[4], keys[0] == keys[2]), (5, true, false));
    assert_eq!(game.repetitions(), 2);
    let four = menagerie_rules::Game::new(&variant("chaturaji"));
    assert_eq!((four.repetition_keys(), four.repetitions()), (Vec::new(), 1), "four players may repeat");
}
