//! Shuffled starts and their numbers, and castling from any squares of King and Rook.

use super::{chess_with, piece};
use crate::common::{after, has, moves, read};
use menagerie_rules::notation::{read_move, san};
use menagerie_rules::{Definition, Options, Position, SetupDefinition, ShuffleDefinition, Variant};
use std::collections::BTreeSet;
use std::sync::Arc;

fn group(pieces: &str) -> ShuffleDefinition {
    ShuffleDefinition { pieces: pieces.parse().expect("letters"), ..ShuffleDefinition::default() }
}

fn chess960() -> Arc<Variant> {
    chess_with(|definition| {
        definition.chess960_castling = true;
        definition.shuffle =
            vec![ShuffleDefinition { bishops_differ: true, king_between_rooks: true, ..group("NBRQK") }];
    })
}

fn refused(change: impl FnOnce(&mut Definition)) -> String {
    let mut definition = chess960().definition().clone();
    change(&mut definition);
    Variant::from_definition(definition, &Options::none()).expect_err("a fault").to_string()
}

#[test]
fn a_piece_that_only_captures_on_its_way_keeps_to_a_colour_too() {
    // cafmF is the capture of checkers. A step sideways changes the colour of the square.
    for (betza, starts) in [("cafmF", 960), ("cafmFW", 1680)] {
        let game = chess_with(|definition| {
            *definition = chess960().definition().clone();
            piece(definition, "B").betza = betza.to_string();
        });
        assert_eq!(game.number_of_starts(), starts, "{betza}");
    }
}

#[test]
fn starts_of_chess960_have_their_standard_numbers() {
    let game = chess960();
    assert_eq!(game.number_of_starts(), 960);
    for (number, rank) in [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")] {
        let text = game.start_numbered(number).expect("a start");
        assert_eq!(text, format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{rank} w KQkq - 0 1", rank.to_lowercase()));
        assert_eq!(game.number_of_start(read(&game, &text).board()), Some(number));
    }
    assert_eq!(game.start_numbered(960), None);
}

#[test]
fn each_number_is_another_position_and_is_found_again() {
    let game = chess960();
    let mut seen = BTreeSet::new();
    for number in 0..960 {
        let text = game.start_numbered(number).expect("a start");
        let position = read(&game, &text);
        assert_eq!(game.number_of_start(position.board()), Some(number), "{text}");
        assert!(position.legal_moves().len() >= 18, "{text}");
        assert!(seen.insert(text));
    }
}

#[test]
fn a_position_that_was_played_is_the_one_that_is_read() {
    let game = chess960();
    for number in (0..960).step_by(37) {
        let start = read(&game, &game.start_numbered(number).expect("a start"));
        // The Rooks leave one after the other, so that any of the rights may be the last ones.
        let mut played = start.clone();
        for ply in 0..40 {
            let moves = played.legal_moves();
            let Some(&mv) = moves.get((ply * 7 + number as usize) % moves.len().max(1)) else { break };
            played.play(mv).expect("legal");
            let again = read(&game, &played.fen());
            assert_eq!(again, played, "{number}: {}", played.fen());
            assert_eq!(again.repetition_key(), played.repetition_key(), "{number}: {}", played.fen());
            assert!(Arc::ptr_eq(again.variant(), &game));
        }
    }
}

#[test]
fn groups_are_shuffled_by_themselves_and_seeds_choose() {
    let game = chess_with(|definition| definition.shuffle = vec![group("NB"), group("RQ")]);
    assert_eq!(game.number_of_starts(), 6 * 3);
    let all: BTreeSet<String> = (0..18).filter_map(|number| game.start_numbered(number)).collect();
    assert_eq!(all.len(), 18);
    // Without flexible castling, a right is lost if the Rook is elsewhere.
    assert!(
        all.iter().any(|text| text.contains(" w KQkq ")) && all.iter().any(|text| text.contains(" w Kk ")),
        "{all:?}"
    );
    let drawn: BTreeSet<u64> = (0..200).map(|seed| game.random_start(seed)).collect();
    assert_eq!(drawn.len(), 18);
    assert_eq!(game.random_start(7), game.random_start(7));
}

#[test]
fn the_second_players_pieces_may_stand_turned() {
    let game = chess_with(|definition| {
        definition.castling.clear();
        definition.start = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1".to_string();
        definition.shuffle = vec![group("QK")];
    });
    let other = game.start_numbered(1).expect("a start");
    assert_ne!(other, game.start());
    let known = ["rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR"];
    assert!(known.iter().any(|board| other.starts_with(board)), "{other}");
}

#[test]
fn what_cannot_be_shuffled_is_reported() {
    let with = |group: ShuffleDefinition| refused(|definition| definition.shuffle = vec![group]);
    assert!(with(group("NX")).contains("no piece with the letter"));
    assert!(with(ShuffleDefinition { king_between_rooks: true, ..group("NBQ") }).contains("one royal piece"));
    assert!(with(ShuffleDefinition { squares: "a5".to_string(), ..group("N") }).contains("stand nowhere"));
    let twice = refused(|definition| definition.shuffle = vec![group("NB"), group("N")]);
    assert!(twice.contains("another group"), "{twice}");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w Kkq - 0 1".to_string();
    let crooked = refused(|definition| {
        definition.chess960_castling = false;
        definition.start = start;
    });
    assert!(crooked.contains("opposite"), "{crooked}");
    let odd = refused(|definition| {
        definition.chess960_castling = false;
        definition.castling.clear();
        definition.start = "rnbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBBR w - - 0 1".to_string();
    });
    assert!(odd.contains("half of the pieces of B"), "{odd}");
}

#[test]
fn rights_are_read_by_file_and_by_side_and_written_by_file() {
    let game = chess960();
    let board = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1";
    for rights in ["KQkq", "GBgb", "KBgq"] {
        let position = read(&game, &format!("{board} w {rights} - 0 1"));
        assert!(position.fen().contains(" w GBgb "), "{}", position.fen());
        assert_eq!(read(&game, &position.fen()).fen(), position.fen());
    }
    // The right belongs to the outermost Rook, unless the file is given.
    let two = "4k3/8/8/8/8/8/8/R1R1K3 w";
    assert!(read(&game, &format!("{two} Q - 0 1")).fen().contains(" w A "));
    let inner = read(&game, &format!("{two} C - 0 1"));
    assert!(inner.fen().contains(" w C ") && has(&inner, "e1c1"), "{:?}", moves(&inner));
    let wrong = Position::from_fen(&game, &format!("{two} K - 0 1")).expect_err("no Rook there");
    assert!(wrong.to_string().contains('K'), "{wrong}");
    let (lenient, notes) = Position::read(&game, &format!("{two} K - 0 1")).expect("a position");
    assert!(lenient.fen().contains(" w - ") && !notes.is_empty());
}

#[test]
fn king_and_rook_come_to_the_standard_squares_from_anywhere() {
    let game = chess960();
    for (start, text, name, result) in [
        ("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "e1g1", "O-O", "1R3RK1"),
        ("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "e1b1", "O-O-O", "2KR2R1"),
        ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "O-O", "5RK1"),
        ("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1h1", "O-O", "R4RK1"),
        ("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1a1", "O-O-O", "2KR3R"),
        ("4k3/8/8/8/8/8/8/2KR4 w D - 0 1", "c1d1", "O-O", "5RK1"),
    ] {
        let position = read(&game, start);
        let castled = after(&position, text);
        assert!(castled.fen().contains(&format!("/{result} b - ")), "{start} {text}: {}", castled.fen());
        let mv = read_move(&position, name).expect("castling by its name");
        assert_eq!(san::write(&position, mv), name);
    }
}

#[test]
fn a_rook_that_castles_may_not_uncover_the_king() {
    let game = chess960();
    // The Rook on b1 shields the King on c1 from the one on a1.
    assert!(!has(&read(&game, "4k3/8/8/8/8/8/8/rRK5 w B - 0 1"), "c1b1"));
    assert!(has(&read(&game, "4k3/8/8/8/8/8/8/1RK5 w B - 0 1"), "c1b1"));
}

#[test]
fn positions_of_chess960_are_counted_as_others_count_them() {
    let game = chess960();
    for (fen, counts) in [
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", [21, 528, 12_189]),
        ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", [21, 807, 18_002]),
        ("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", [20, 479, 10_471]),
        ("qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", [22, 593, 13_440]),
    ] {
        let position = read(&game, fen);
        let counted = [1, 2, 3].map(|depth| position.perft(depth));
        assert_eq!(counted, counts, "{fen}");
    }
}

#[test]
fn a_shuffled_king_keeps_its_leap() {
    let game = chess_with(|definition| {
        definition.castling.clear();
        definition.king_leap = true;
        definition.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1".to_string();
        definition.shuffle = vec![group("QK")];
    });
    for number in 0..game.number_of_starts() {
        let text = game.start_numbered(number).expect("a start");
        let start = read(&game, &text);
        assert_eq!(start.fen(), text);
        let king = if text.contains("RNBQ") { 'e' } else { 'd' };
        assert!(has(&start, &format!("{king}1{king}3")), "{text}: {:?}", moves(&start));
        // The leap is lost with the King's first move, to the other square as well.
        let other = if king == 'e' { 'd' } else { 'e' };
        let free = read(&game, &format!("4k3/8/8/8/8/8/8/{} w K - 0 1", if king == 'e' { "4K3" } else { "3K4" }));
        assert!(has(&free, &format!("{king}1{king}3")));
        assert!(after(&free, &format!("{king}1{other}1")).fen().ends_with(" b - - 1 1"));
    }
    assert!(Position::from_fen(&game, "4k3/8/8/8/8/8/8/2K5 w K - 0 1").is_err());
}

/// A game of the library.
fn from_library(json: &str) -> Arc<Variant> {
    let definition: Definition = serde_json::from_str(json).expect("a definition");
    Variant::from_definition(definition, &Options::none()).expect("a game")
}

#[test]
fn the_games_of_cazaux_have_as_many_starts_as_he_counts() {
    for (json, starts, essential) in [
        (include_str!("../../../../../games/metamachy/definition.json"), 24, 12),
        (include_str!("../../../../../games/zanzibar-s/definition.json"), 48, 24),
        (include_str!("../../../../../games/zanzibar-xl/definition.json"), 576, 288),
        (include_str!("../../../../../games/zanzibar-xxl/definition.json"), 20_160, 10_080),
    ] {
        let game = from_library(json);
        assert_eq!(game.number_of_starts(), starts, "{}", game.id());
        let pairs: BTreeSet<[u64; 2]> = (0..starts)
            .map(|number| {
                let other = game.mirrored_start(number).expect("a mirror image");
                assert_eq!(game.mirrored_start(other), Some(number));
                [number.min(other), number.max(other)]
            })
            .collect();
        assert_eq!(pairs.len(), essential, "{}", game.id());
        let standard = game.standard_start().expect("a number");
        assert_eq!(game.start_numbered(standard).as_deref(), Some(game.start()));
        assert!(!game.starts_by_chance());
        // Every King has its leap, and starts on an allowed square.
        let step = (starts / 50).max(1) as usize;
        for number in (0..starts).step_by(step) {
            let text = game.start_numbered(number).expect("a start");
            let position = read(&game, &text);
            assert!(text.ends_with(" w Kk - 0 1"), "{text}");
            assert_eq!((position.fen(), game.number_of_start(position.board())), (text.clone(), Some(number)));
            let king = game.royal().expect("a King");
            let (square, _) = position.board().pieces_of(position.turn()).find(|it| it.1 == king).expect("a King");
            assert!(["f1", "g1", "f2", "g2"].contains(&square.to_string().as_str()), "{text}");
            let Position::Chess(chess) = &position else { panic!("two players") };
            assert!(game.turn_order().all(|player| chess.has_king_leap(player)), "{text}");
        }
    }
}

/// Chess in which each player chooses the order of Knights and Bishops.
fn with_setups() -> Arc<Variant> {
    chess_with(|definition| {
        let setups =
            [("Inner Bishops", "NBBN"), ("Outer Bishops", "BNNB"), ("Left Bishop", "BNBN"), ("Right Bishop", "NBNB")];
        let setup = |(name, pieces): (&str, &str)| SetupDefinition {
            name: name.to_string(),
            names: [("fr".to_string(), format!("{name} (fr)"))].into_iter().collect(),
            pieces: pieces.parse().expect("letters"),
        };
        definition.shuffle =
            vec![ShuffleDefinition { setups: setups.map(setup).to_vec(), apart: true, chosen: true, ..group("NB") }];
    })
}

#[test]
fn each_player_may_have_one_of_the_setups() {
    let game = with_setups();
    assert_eq!((game.number_of_starts(), game.standard_start(), game.starts_by_chance()), (16, Some(0), false));
    let mut seen = BTreeSet::new();
    for number in 0..16 {
        let text = game.start_numbered(number).expect("a start");
        let position = read(&game, &text);
        assert_eq!(game.number_of_start(position.board()), Some(number), "{text}");
        assert!(seen.insert(text));
    }
    // Left and right are from the player's own view: Black's left is the h-file.
    for (name, pieces) in [
        ("left bishop, right-bishop", "rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR"),
        ("Outer Bishops", "rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR"),
        ("Inner Bishops (fr), Left Bishop", "rnbqknbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        ("6", "rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
    ] {
        let number = game.start_named(name).unwrap_or_else(|| panic!("{name}"));
        let text = game.start_numbered(number).expect("a start");
        if name != "6" {
            assert_eq!(text, format!("{pieces} w KQkq - 0 1"), "{name}");
        }
    }
    for wrong in ["", "Bishops", "16", "Left Bishop, Right Bishop, Left Bishop", "Left Bishop,"] {
        assert_eq!(game.start_named(wrong), None, "{wrong}");
    }
    let choices = game.start_choices();
    assert_eq!(choices.iter().map(|choice| choice.worth).collect::<Vec<_>>(), [1, 4]);
    assert_eq!(choices.iter().map(|choice| choice.of(7)).collect::<Vec<_>>(), [3, 1]);
    assert_eq!((choices[0].with(7, 0), choices[1].with(7, 2)), (4, 11));
}

#[test]
fn two_pieces_change_places() {
    let metamachy = from_library(include_str!("../../../../../games/metamachy/definition.json"));
    let square = |text: &str| text.parse().expect("a square");
    let swap = |game: &Variant, number, one, other| game.swapped_start(number, square(one), square(other));
    let standard = metamachy.standard_start().expect("a number");
    let swapped = swap(&metamachy, standard, "f1", "g1").expect("a start");
    let text = metamachy.start_numbered(swapped).expect("a start");
    assert!(text.starts_with("cm3kq3mc/") && text.contains("/CM3KQ3MC "), "{text}");
    assert_eq!(swap(&metamachy, standard, "f12", "g12"), Some(swapped));
    assert_eq!(swap(&metamachy, standard, "f1", "f1"), Some(standard));
    assert_eq!(swap(&metamachy, standard, "e1", "f1"), None);
    assert_eq!(swap(&metamachy, 24, "f1", "g1"), None);
    // Only the named setups are starts, for each player separately.
    let game = with_setups();
    assert_eq!((swap(&game, 0, "b1", "f1"), swap(&game, 0, "b1", "c1")), (None, Some(2)));
    assert_eq!(swap(&game, 0, "f8", "g8"), Some(8));
    // The King of Chess960 stays between its Rooks.
    assert!(swap(&chess960(), 518, "b1", "d1").is_some());
    // Bishops keep to both colours.
    assert_eq!(swap(&chess960(), 518, "b1", "c1"), None);
    assert_eq!(swap(&chess960(), 518, "e1", "h1"), None);
}

#[test]
fn players_apart_are_shuffled_apart() {
    let game = chess_with(|definition| {
        definition.chess960_castling = true;
        let group = ShuffleDefinition { bishops_differ: true, king_between_rooks: true, apart: true, ..group("NBRQK") };
        definition.shuffle = vec![group];
    });
    assert_eq!((game.number_of_starts(), game.standard_start()), (960 * 960, Some(518 + 960 * 518)));
    assert!(game.starts_by_chance());
    let text = game.start_numbered(518).expect("a start");
    assert_eq!(text, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(game.number_of_start(read(&game, &text).board()), Some(518));
}

#[test]
fn a_kind_may_keep_to_some_of_the_squares() {
    let within = |pieces: &str, squares: &[(char, &str)]| ShuffleDefinition {
        squares: "*1".to_string(),
        within: squares
            .iter()
            .map(|&(letter, zone)| (letter.to_string().parse().expect("a letter"), zone.to_string()))
            .collect(),
        ..group(pieces)
    };
    // Five squares: b1, c1, d1, f1 and g1. The Bishops take the remaining ones.
    for (rows, starts) in [
        (&[('Q', "c1-f1")][..], 3 * 6),
        (&[('Q', "d1"), ('N', "b1-g1")], 6),
        (&[('Q', "b1 c1"), ('N', "d1-g1")], 2 * 3),
        (&[('Q', "b1-g1"), ('N', "*1")], 5 * 6),
    ] {
        let game = chess_with(|definition| definition.shuffle = vec![within("QNB", rows)]);
        assert_eq!(game.number_of_starts(), starts, "{rows:?}");
        let texts: Vec<String> = (0..starts).filter_map(|number| game.start_numbered(number)).collect();
        assert_eq!(texts.iter().collect::<BTreeSet<_>>().len() as u64, starts, "{rows:?}");
        for (number, text) in texts.iter().enumerate() {
            assert_eq!(game.number_of_start(read(&game, text).board()), Some(number as u64), "{text}");
        }
    }
    let refusal = |group: ShuffleDefinition| refused(|definition| definition.shuffle = vec![group]);
    assert!(refusal(within("QNB", &[('Q', "b1-d1"), ('N', "d1-g1")])).contains("cannot be kept"));
    assert!(refusal(within("QNB", &[('N', "d1")])).contains("cannot be kept"));
    assert!(refusal(within("QNB", &[('R', "d1")])).contains("cannot be kept"));
    let bishops = ShuffleDefinition { bishops_differ: true, ..within("QNB", &[('B', "b1-d1")]) };
    assert!(refusal(bishops).contains("cannot be kept"));
}

#[test]
fn wrong_setups_are_reported() {
    let with = |change: &dyn Fn(&mut ShuffleDefinition)| {
        let mut definition = with_setups().definition().clone();
        change(&mut definition.shuffle[0]);
        Variant::from_definition(definition, &Options::none()).expect_err("a fault").to_string()
    };
    assert!(
        with(&|group| group.setups[1].pieces = "BNNN".parse().expect("letters")).contains("“Outer Bishops” must have")
    );
    assert!(
        with(&|group| group.setups[1].pieces = "BN".parse().expect("letters")).contains("“Outer Bishops” must have")
    );
    assert!(with(&|group| group.setups[1].pieces = "NBBN".parse().expect("letters")).contains("of one before"));
    assert!(with(&|group| group.setups[1].name = "inner-bishops".to_string()).contains("of one before"));
    assert!(with(&|group| group.bishops_differ = true).contains("nothing else"));
}
