//! Perft counts of the start positions.
//!
//! Origin: `chess` from the Chess Programming Wiki's perft results, `capablanca` from the counts published for it (28, 784, 25228,
//! 805128, 28741319), the others from an independent implementation of the same rules in another language.

use menagerie_rules::{Options, Position, Variant};

fn check(id: &str, options: &[&str], counts: &[u64]) {
    let options: Options = options.iter().map(|text| text.parse::<Options>().expect("an option")).collect();
    let variant = Variant::by_id(id, &options).expect("a game");
    let position = Position::start(&variant);
    let found: Vec<u64> = (1..=counts.len() as u32).map(|depth| position.perft(depth)).collect();
    assert_eq!(found, counts, "{id}");
}

#[test]
fn gigachess() {
    check("gigachess", &[], &[42, 1_764, 79_548, 3_587_361]);
}

#[test]
fn gigachess2() {
    check("gigachess2", &[], &[53, 2_809, 163_927]);
}

#[test]
#[ignore = "long: ten million nodes"]
fn gigachess2_deep() {
    check("gigachess2", &[], &[53, 2_809, 163_927, 9_565_976]);
}

#[test]
fn gigachess2_with_kings_leap() {
    check("gigachess2", &["king-leap=on"], &[53, 2_809, 164_616]);
}

#[test]
fn janus() {
    check("janus", &[], &[28, 782, 24_747, 772_074]);
}

#[test]
#[ignore = "long: nearly a thousand million nodes"]
fn janus_deep() {
    check("janus", &[], &[28, 782, 24_747, 772_074, 26_869_186, 923_380_321]);
}

#[test]
fn chaturaji() {
    check("chaturaji", &[], &[9, 81, 729, 6_561, 72_090, 793_377, 8_732_293]);
}

#[test]
fn chess() {
    check("chess", &[], &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
#[ignore = "long: a hundred million nodes"]
fn chess_deep() {
    check("chess", &[], &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324]);
}

#[test]
fn capablanca() {
    check("capablanca", &[], &[28, 784, 25_228, 805_128]);
}

#[test]
#[ignore = "long: thirty million nodes"]
fn capablanca_deep() {
    check("capablanca", &[], &[28, 784, 25_228, 805_128, 28_741_319]);
}

/// Positions of orthodox chess that are known to reveal errors in castling, en passant, promotion and pins. Origin: the Chess Programming
/// Wiki, “Perft Results”, positions 2 to 5.
#[test]
fn chess_positions_that_find_faults() {
    let chess = Variant::by_id("chess", &Options::none()).expect("a game");
    let positions = [
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
    ];
    for (fen, depth, count) in positions {
        let position = Position::from_fen(&chess, fen).expect(fen);
        assert_eq!(position.perft(depth), count, "{fen}");
    }
}

#[test]
fn counting_goes_as_deep_as_wished_and_ends_when_told() {
    let chess = Variant::by_id("chess", &Options::none()).unwrap();
    let start = Position::start(&chess);
    let mut asked = 0;
    let count = start.perft_while(100_000, || {
        asked += 1;
        asked < 9_000
    });
    assert_eq!((count, asked), (None, 9_000));
    assert_eq!(start.perft_while(3, || true), Some(8_902));
    // A checkmated King has no moves at any depth.
    let (mated, _) = Position::read(&chess, "R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1").unwrap();
    assert_eq!(mated.perft(u32::MAX), 0);
}
