//! Differences in material.

use menagerie_rules::{KindId, Position, Variant};

/// By kind, in the order of the definition: the first player's pieces minus the second player's, pieces in hand included. Kinds that
/// differ only in what they revert to count together.
pub fn difference(position: &Position) -> Vec<i16> {
    let variant = position.variant();
    let mut counts = vec![0; variant.kinds().len()];
    for (player, sign) in variant.turn_order().zip([1, -1]) {
        position.board().pieces_of(player).for_each(|(_, kind)| counts[plain(variant, kind).index()] += sign);
        if let Position::Chess(position) = position {
            let hand = position.variant_state().pocket(player);
            hand.for_each(|(kind, count)| counts[plain(variant, kind).index()] += sign * i16::from(count));
        }
    }
    counts
}

/// The kind without a reversion.
pub fn plain(variant: &Variant, kind: KindId) -> KindId {
    variant.kind(kind).same_as.unwrap_or(kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn pieces_are_counted_one_against_the_other() {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let position = Position::from_fen(&chess, "3qk3/8/8/8/8/8/PP6/R3K2R w - - 0 1").expect("a position");
        let of = |letter: char| difference(&position)[chess.kind_by_letter(letter).expect("a kind").index()];
        assert_eq!(['P', 'R', 'Q', 'K', 'N'].map(of), [2, 2, -1, 0, 0]);
    }
}
