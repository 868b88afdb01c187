//! The fast move generator agrees with the slow one in games with random combinations of rules on small boards.

use crate::common::{Dice, random_rules};
use crate::slow::{compare, is_allowed, placements, rules_of};
use menagerie_rules::{Options, Position, Variant};
use proptest::prelude::*;

/// The number of plies of each random game, and of positions with pieces on random squares.
const PLIES: usize = 30;
const POSITIONS: usize = 8;

fn agree(json: &str, seed: u64) -> Result<(), TestCaseError> {
    let Ok(variant) = Variant::from_json(json, &Options::none()) else {
        return Err(TestCaseError::reject("not a game"));
    };
    let rules = rules_of(&variant);
    let mut dice = Dice::new(seed);
    let fail = |difference: String| Err(TestCaseError::fail(format!("{difference}\n{json}")));
    let mut position = Position::start(&variant);
    for _ in 0..PLIES {
        if let Err(difference) = compare(&rules, &position) {
            return fail(difference);
        }
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play(legal[dice.below(legal.len())]).expect("a legal move");
    }
    for _ in 0..POSITIONS {
        let fen = placements::any(&rules, &mut |limit| dice.below(limit));
        match Position::from_fen(&variant, &fen) {
            Ok(_) if !is_allowed(&rules, &fen) => {
                return fail(format!("the side that has just moved is in check in {fen}"));
            }
            Ok(position) => {
                if let Err(difference) = compare(&rules, &position) {
                    return fail(difference);
                }
            }
            Err(error) if is_allowed(&rules, &fen) => return fail(format!("{fen} is refused: {error}")),
            Err(_) => {}
        }
    }
    Ok(())
}

/// The environment variable `MENAGERIE_CASES` sets the number of games, for longer manual runs.
fn cases() -> u32 {
    std::env::var("MENAGERIE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(250)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(), max_global_rejects: 1 << 20, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn of_any_rules_together(choices in prop::collection::vec(0..10_000_usize, random_rules::CHOICES), seed in any::<u64>()) {
        agree(&random_rules::definition(&choices), seed)?;
    }

    /// With few rules at a time, each is tested more.
    #[test]
    fn of_few_rules(choices in random_rules::few(), seed in any::<u64>()) {
        agree(&random_rules::definition(&choices), seed)?;
    }
}
