//! Chooses a piece of XBoard for each kind, by its picture.
//!
//! XBoard has its own order of pieces. A table of letters in this order, first for White and then for Black, assigns letters to pieces. A
//! dot is a piece that the variant does not have. The King comes last.

use menagerie_rules::{KindId, Letter, Variant};

/// XBoard's pieces with a picture, by place; the Pawn comes first, and the King after all others.
const PLACES: usize = 44;

/// The place of XBoard's Lance, which stands for a Pawn: it promotes and captures en passant as XBoard's Pawn does.
const LANCE: usize = 18;

/// The places of the most similar pictures.
const LIKE: [(&str, usize); 42] = [
    ("pawn", 0),
    ("knight", 1),
    ("bishop", 2),
    ("rook", 3),
    ("queen", 4),
    ("duchess", 5),
    ("elephant", 6),
    ("cardinal", 7),
    ("marshall", 8),
    ("prince", 10),
    ("cannon", 11),
    ("missionary", 13),
    ("admiral", 14),
    ("amazon", 29),
    ("eagle", 17),
    ("rhinoceros", 20),
    ("lion", 21),
    ("corporal", 22),
    ("giraffe", 23),
    ("camel", 24),
    ("machine", 25),
    ("buffalo", 31),
    ("centaur", 34),
    ("sorceress", 35),
    ("bow", 33),
    ("ship", 38),
    ("soldier", 0),
    ("ferz", 5),
    ("alfil", 6),
    ("wazir", 9),
    ("commoner", 10),
    ("guard", 10),
    ("nightrider", 12),
    ("grasshopper", 15),
    ("silver", 16),
    ("hawk", 17),
    ("snake", 19),
    ("unicorn", 20),
    ("zebra", 23),
    ("dabbaba", 25),
    ("wildebeest", 31),
    ("wizard", 35),
];

/// The other places with a picture, for kinds without a similar picture.
const OTHERS: [usize; 10] = [40, 41, 42, 36, 37, 39, 27, 28, 26, 32];

/// Whether this kind is XBoard's Pawn.
pub fn is_pawn(variant: &Variant, kind: KindId) -> bool {
    variant.kind(kind).art == LIKE[0].0
}

/// The table of letters.
pub fn table(variant: &Variant) -> String {
    let mut places = [None; PLACES];
    let mut rest = Vec::new();
    for kind in variant.kind_ids().filter(|&kind| !variant.is_king(kind)).map(|id| variant.kind(id)) {
        let like = LIKE.iter().find(|(art, place)| *art == kind.art && places[*place].is_none());
        match like {
            Some((_, place)) => places[*place] = Some(kind.letter),
            None => rest.push(kind.letter),
        }
    }
    for letter in rest {
        let mut choice = OTHERS.into_iter().chain(1..PLACES).filter(|&place| place != LANCE);
        // There are more places than a variant has kinds.
        if let Some(place) = choice.find(|&place| places[place].is_none()) {
            places[place] = Some(letter);
        }
    }
    let used = places.iter().rposition(Option::is_some).map_or(0, |last| last + 1).max(5);
    let text = |place: &Option<Letter>| place.map_or_else(|| ".".to_string(), |letter| letter.to_string());
    let mut white: String = places[..used].iter().map(text).collect();
    white.push_str(&variant.royal().map_or_else(String::new, |king| variant.kind(king).letter.to_string()));
    format!("{white}{}", white.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn every_kind_has_a_place_of_its_own() {
        for id in Variant::ids() {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let table = table(&variant);
            assert!(table.len() >= 12 && table.len().is_multiple_of(2), "{id}: {table}");
            let (white, black) = table.split_at(table.len() / 2);
            assert_eq!(white.to_ascii_lowercase(), black, "{id}");
            for kind in variant.kinds() {
                assert_eq!(white.matches(&kind.letter.to_string()).count(), 1, "{id}: {} in {white}", kind.letter);
            }
            assert!(
                variant.royal().is_some_and(|king| white.ends_with(&variant.kind(king).letter.to_string())),
                "{id}: {white}"
            );
        }
    }
}
