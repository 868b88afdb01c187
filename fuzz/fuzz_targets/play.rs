//! Play: the first letter chooses the game, the second the start position or pieces anywhere, each further one a move. The fast
//! and the slow move generator agree all along, and everything can be taken back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_fuzz::{check, game, slow};
use menagerie_rules::Position;

/// Pieces that an input has letters for; a board without end would take for ever.
const CHOICES: usize = 400;

fuzz_target!(|data: &[u8]| {
    let Some((variant, rules, rest)) = game(data) else { return };
    let Some((&anywhere, rest)) = rest.split_first() else { return };
    let mut bytes = rest.iter().map(|byte| usize::from(*byte));
    let mut position = if anywhere % 2 == 0 {
        Position::start(variant)
    } else {
        let mut used = 0;
        let text = slow::placements::any(rules, &mut |limit| {
            used += 1;
            // Two letters are a number; when the input is used up, or too much is asked, the place decides.
            let chance = if used < CHOICES { bytes.next().zip(bytes.next()) } else { None };
            chance.map_or(used * 7_919, |(high, low)| high << 8 | low) % limit
        });
        match Position::from_fen(variant, &text) {
            Ok(position) => position,
            Err(_) => return,
        }
    };
    for chance in bytes.take(3) {
        if let Err(difference) = slow::compare(rules, &position) {
            panic!("{difference}");
        }
        check(&position);
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        position.play(legal[chance * legal.len() / 256]).expect("a legal move");
    }
});
