//! The fast move generator agrees with the slow one for random Betza texts on boards of any size.

use crate::common::{Dice, texts};
use crate::slow::{compare, is_allowed, placements, rules_of};
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
            let allowed = is_allowed(&rules, &fen);
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

/// A “yaavC” may cross the same square twice, on its way out and on its way back.
#[test]
fn a_piece_that_is_crossed_twice_stands_in_the_way_once() {
    let piece = |name: &str, betza: &str| {
        let art = r#""art": "x""#;
        format!(
            r#"{{ "name": "{name}", "letter": "{}", {art}, "betza": "{betza}", "royal": {} }}"#,
            &name[..1],
            name == "King"
        )
    };
    let pieces = [piece("Archer", "cF3"), piece("Barge", "mW"), piece("Crab", "yaavC"), piece("King", "K")].join(", ");
    let json = format!(
        r#"{{ "id": "x", "name": "X", "family": "chess", "board": {{ "files": 11, "ranks": 8, "checkered": true }},
            "players": [{{ "letter": "w", "name": "White", "forward": "north" }},
                        {{ "letter": "b", "name": "Black", "forward": "south" }}],
            "pieces": [{pieces}], "start": "k7abc/11/11/11/11/11/11/ABC7K b - - 0 1" }}"#
    );
    let variant = Variant::from_json(&json, &Options::none()).expect("a good definition");
    // Once the Archer has left h7, a Crab captures the King.
    let position =
        Position::from_fen(&variant, "4c3a1K/5b1A1c1/11/2b8/4Bk5/11/11/5B5 w - - 98 272").expect("a position");
    compare(&rules_of(&variant), &position).expect("the same moves");
}
