//! The fast move generator agrees with the slow one for pieces that nobody has thought of: random Betza texts on boards of any
//! size.

use crate::common::{Dice, texts};
use crate::slow::{compare, placements, rules_of};
use menagerie_rules::{Options, Position, Variant};
use proptest::prelude::*;

/// Positions of each random game.
const POSITIONS: usize = 16;

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1000, max_local_rejects: 1 << 20, max_global_rejects: 1 << 20, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn random_pieces_move_as_their_texts_say(json in texts::game(), seed in any::<u64>()) {
        let variant = Variant::from_json(&json, &Options::none()).expect("it has been compiled before");
        let rules = rules_of(&variant);
        let mut dice = Dice::new(seed);
        for _ in 0..POSITIONS {
            let fen = placements::any(&rules, &mut |limit| dice.below(limit));
            let two = crate::slow::two::Two::read(&rules, &fen);
            let allowed = !two.in_check(1 - two.turn);
            let pieces: Vec<&str> = variant.kinds().iter().map(|kind| kind.betza.as_str()).collect();
            match Position::from_fen(&variant, &fen) {
                Ok(position) => {
                    prop_assert!(allowed, "{pieces:?}: the side that has just moved is in check in {fen}");
                    if let Err(difference) = compare(&rules, &position) {
                        return Err(TestCaseError::fail(format!("{pieces:?}: {difference}")));
                    }
                }
                Err(error) => prop_assert!(!allowed, "{pieces:?}: {fen} is refused: {error}"),
            }
        }
    }
}
