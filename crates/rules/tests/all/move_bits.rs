//! Moves in 32 bits, for tables of known positions.

use crate::common::{gigachess2_with_leap, placement, read, set_up};
use menagerie_rules::{Move, MoveKind};
use std::collections::HashSet;

#[test]
fn a_move_of_every_kind_is_read_back_from_its_bits() {
    let chess = set_up("chess", "Ke1 Rh1 Pa2 Pe5 Pb7 ke8 pd5", "w K d6 0 1");
    let giga = gigachess2_with_leap();
    let leaping = read(&giga, &format!("{} w K - 0 1", placement(&giga, "Kh2 kn14")));
    let mut moves = chess.legal_moves();
    moves.extend(leaping.legal_moves());
    moves.push(Move::PASS);
    let kinds: HashSet<MoveKind> = moves.iter().map(|mv| mv.kind()).collect();
    assert_eq!(kinds.len(), 6, "{kinds:?}");
    assert!(moves.iter().any(|mv| mv.promotion().is_some()));
    for &mv in &moves {
        assert_eq!(Move::from_bits(mv.to_bits()), Some(mv));
        assert_ne!(mv.to_bits(), 0);
    }
    let different: HashSet<u32> = moves.iter().map(|mv| mv.to_bits()).collect();
    assert_eq!(different.len(), moves.iter().collect::<HashSet<_>>().len());
}

#[test]
fn bits_that_no_move_has_are_no_move() {
    let read = |promotion: u8, kind: u8| Move::from_bits(u32::from_le_bytes([12, 28, promotion, kind]));
    for number in 0..=255 {
        assert_eq!(read(number, 1).is_some(), number <= 64, "one of 64 kinds of piece, or none: {number}");
        assert!(read(number, 11).is_some(), "any square may be captured on the way: {number}");
        let has_piece = (7..=10).contains(&number);
        assert_eq!(read(1, number).is_some(), has_piece || matches!(number, 1..=3 | 11), "a kind of piece: {number}");
        let known = (1..=12).contains(&number) && !has_piece;
        assert_eq!(read(0, number).is_some(), known, "eight kinds of move need no kind of piece: {number}");
    }
}

#[test]
fn what_enters_from_the_pocket_is_no_promotion() {
    assert_eq!(size_of::<Option<Move>>(), size_of::<u32>());
    for (kind, third) in (0..=255_u8).flat_map(|kind| (0..=255_u8).map(move |third| (kind, third))) {
        let Some(mv) = Move::from_bits(u32::from_le_bytes([12, 28, third, kind])) else { continue };
        let meanings = [mv.promotion().is_some(), mv.dropped().is_some(), mv.gated().is_some(), mv.via().is_some()];
        assert!(meanings.into_iter().filter(|&it| it).count() <= 1, "{mv:?}");
        let gates = matches!(mv.kind(), MoveKind::Gate | MoveKind::CastleGate | MoveKind::CastleGateRook);
        assert_eq!((mv.dropped().is_some(), mv.gated().is_some()), (mv.kind() == MoveKind::Drop, gates));
        assert_eq!(mv.from_pocket(), mv.dropped().or(mv.gated()));
    }
}
