//! What is wrong with a Betza text.

use crate::texts;
use menagerie_rules::betza::{BetzaError, BetzaErrorKind, UnsupportedBetza};
use menagerie_texts::Language;

/// What is wrong with a Betza text, and at which letter.
pub fn betza(error: &BetzaError, language: Language) -> String {
    texts::betza(language, &error.text, error.at + 1, what(error.what, language))
}

fn what(kind: BetzaErrorKind, language: Language) -> String {
    use BetzaErrorKind as Kind;
    let words = match kind {
        Kind::NoAtom => texts::betza_no_atom(language),
        Kind::Range => texts::betza_range(language),
        Kind::Pair => texts::betza_pair(language),
        Kind::PairNumbers => texts::betza_pair_numbers(language),
        Kind::NoDirection => texts::betza_no_direction(language),
        Kind::Nowhere => texts::betza_nowhere(language),
        Kind::NoMove => texts::betza_no_move(language),
        Kind::LameBent => texts::betza_lame_bent(language),
        Kind::HopNeighbour => texts::betza_hop_neighbour(language),
        Kind::HopFirst => texts::betza_hop_first(language),
        Kind::HopThenSlide => texts::betza_hop_then_slide(language),
        Kind::LameHop => texts::betza_lame_hop(language),
        Kind::InitialInAir => texts::betza_initial_in_air(language),
        Kind::LameStep => texts::betza_lame_step(language),
        Kind::Jump => texts::betza_jump(language),
        Kind::CrookedStep => texts::betza_crooked_step(language),
        Kind::CircularStraight => texts::betza_circular_straight(language),
        Kind::Legs(most) => return texts::betza_legs(language, most),
        Kind::Ways(most) => return texts::betza_ways(language, most),
        Kind::Unsupported(letter, what) => {
            return texts::betza_unsupported(language, letter, means(what, language));
        }
        Kind::Atom(letter) => return about(texts::betza_atom, letter, language),
        Kind::Modifier(letter) => return about(texts::betza_modifier, letter, language),
        Kind::EnPassant(letter) => return about(texts::betza_en_passant, letter, language),
        Kind::OnlyFirst(letter) => return about(texts::betza_only_first, letter, language),
        Kind::NotFurther(letter) => return about(texts::betza_not_further, letter, language),
        Kind::NotFirst(letter) => return about(texts::betza_not_first, letter, language),
        Kind::NotBent(letter) => return about(texts::betza_not_bent, letter, language),
        Kind::NotLast(letter) => return about(texts::betza_not_last, letter, language),
        Kind::CapturesOnWay(letter) => return about(texts::betza_captures_on_way, letter, language),
        Kind::HopsOnWay(letter) => return about(texts::betza_hops_on_way, letter, language),
        Kind::NeedsLeg(letter) => return about(texts::betza_needs_leg, letter, language),
        Kind::Excludes(letter) => return about(texts::betza_excludes, letter, language),
        Kind::CrookedDirection(letter) => return about(texts::betza_crooked_direction, letter, language),
        Kind::Crooked(letter) => return about(texts::betza_crooked, letter, language),
        Kind::NoRoom(letter) => return about(texts::betza_no_room, letter, language),
    };
    words.to_string()
}

fn about(text: fn(Language, char) -> String, letter: char, language: Language) -> String {
    text(language, letter)
}

/// What a letter means in a dialect that has it.
fn means(what: UnsupportedBetza, language: Language) -> &'static str {
    match what {
        UnsupportedBetza::OwnPieces => texts::betza_means_own_pieces(language),
        UnsupportedBetza::EnPassantOnly => texts::betza_means_en_passant_only(language),
        UnsupportedBetza::OnlyKings => texts::betza_means_only_kings(language),
        UnsupportedBetza::Cylinder => texts::betza_means_cylinder(language),
        UnsupportedBetza::Limits => texts::betza_means_limits(language),
        UnsupportedBetza::Unloading => texts::betza_means_unloading(language),
        UnsupportedBetza::Swapping => texts::betza_means_swapping(language),
        UnsupportedBetza::Turning => texts::betza_means_turning(language),
        UnsupportedBetza::Castling => texts::betza_means_castling(language),
        UnsupportedBetza::Universal => texts::betza_means_universal(language),
        UnsupportedBetza::Chain => texts::betza_means_chain(language),
    }
}
