//! Letters of kinds in a definition.

use menagerie_rules::{Definition, Entries, FieldMut, Letter, Letters, LettersByPlayer, Section};

/// Replaces a letter by another one, or removes it, wherever a definition refers to kinds.
pub(crate) fn replace(definition: &mut Definition, old: Letter, new: Option<Letter>) {
    if new.is_none() {
        // Each of these set-ups would have one piece less than its squares need.
        for shuffle in &mut definition.shuffle {
            if shuffle.setups.iter().any(|setup| setup.pieces.0.contains(&old)) {
                shuffle.setups.clear();
            }
        }
    }
    for row in &mut definition.promotion_squares {
        let others = || row.chars().find(|letter| old != *letter);
        let next = new.map(Letter::base).or_else(others);
        *row = row.chars().filter_map(|letter| if old == letter { next } else { Some(letter) }).collect();
    }
    in_section(definition, old, new);
}

/// Returns whether all required fields still have a value.
fn in_section(section: &mut dyn Section, old: Letter, new: Option<Letter>) -> bool {
    let mut is_whole = true;
    section.fields(&mut |info, field| is_whole &= in_field(field, old, new) || !info.is_required);
    is_whole
}

/// Returns whether the field still has a value. Rows that have none are removed.
fn in_field(field: FieldMut<'_>, old: Letter, new: Option<Letter>) -> bool {
    match field {
        FieldMut::Letter(letter) if *letter == old => new.map(|new| *letter = new).is_some(),
        FieldMut::Letters(letters) => in_letters(letters, old, new),
        FieldMut::LettersByPlayer(LettersByPlayer::Same(letters)) => in_letters(letters, old, new),
        // Some may be empty: that player's piece stays what it is.
        FieldMut::LettersByPlayer(LettersByPlayer::Each(all)) => {
            all.iter_mut().fold(false, |left, letters| in_letters(letters, old, new) | left)
        }
        FieldMut::SquaresByLetter(squares) => {
            squares.replace_letter(old, new);
            true
        }
        FieldMut::List(rows) | FieldMut::OneOrMany(rows) => {
            rows.retain(&mut |row| in_field(row, old, new));
            true
        }
        FieldMut::Map(entries) => {
            entries.replace_letter(old, new);
            entries.each_entry(&mut |_, value| {
                in_field(value, old, new);
            });
            true
        }
        FieldMut::Optional(optional) => {
            if optional.get().is_some_and(|value| !in_field(value, old, new)) {
                optional.clear();
            }
            true
        }
        FieldMut::Section(section) => in_section(section, old, new),
        _ => true,
    }
}

/// Returns whether any letters are left.
fn in_letters(Letters(letters): &mut Letters, old: Letter, new: Option<Letter>) -> bool {
    match new {
        Some(new) => letters.iter_mut().filter(|letter| **letter == old).for_each(|letter| *letter = new),
        None => letters.retain(|letter| *letter != old),
    }
    !letters.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{PieceDefinition, PromotionDefinition, ShuffleDefinition};
    use serde_json::{Value, from_value, json, to_value};

    /// A definition with this promotion and this shuffle.
    fn definition(promotion: Value, shuffle: Value) -> Definition {
        let promotion: PromotionDefinition = from_value(promotion).unwrap();
        let pawn = PieceDefinition { promotion: promotion.into(), ..PieceDefinition::default() };
        let shuffle: ShuffleDefinition = from_value(shuffle).unwrap();
        Definition { pieces: vec![pawn], shuffle: vec![shuffle], ..Definition::default() }
    }

    fn changed(definition: &Definition, old: &str, new: Option<&str>) -> Value {
        let mut changed = definition.clone();
        replace(&mut changed, old.parse().unwrap(), new.map(|new| new.parse().unwrap()));
        to_value(&changed).unwrap()
    }

    #[test]
    fn a_promotion_of_one_player_stays_that_player_s() {
        let chess = definition(json!({ "to": ["", "TQ"] }), json!({ "pieces": "N" }));
        assert_eq!(changed(&chess, "T", Some("U"))["pieces"][0]["promotion"], json!({ "to": ["", "UQ"] }));
        assert_eq!(changed(&chess, "T", None)["pieces"][0]["promotion"], json!({ "to": ["", "Q"] }));
        let queen = definition(json!({ "to": ["", "Q"] }), json!({ "pieces": "N" }));
        assert_eq!(changed(&queen, "Q", None)["pieces"][0].get("promotion"), None);
    }

    #[test]
    fn a_shuffle_keeps_its_letters() {
        let shuffle =
            json!({ "pieces": "NB", "within": { "N": "b1" }, "setups": [ { "name": "Inner", "pieces": "NB" } ] });
        let game = definition(json!({ "to": "Q" }), shuffle);
        let other =
            json!({ "pieces": "HB", "within": { "H": "b1" }, "setups": [ { "name": "Inner", "pieces": "HB" } ] });
        assert_eq!(changed(&game, "N", Some("H"))["shuffle"][0], other);
        assert_eq!(changed(&game, "N", None)["shuffle"][0], json!({ "pieces": "B" }));
        let knights = definition(json!({ "to": "Q" }), json!({ "pieces": "N" }));
        assert_eq!(changed(&knights, "N", None).get("shuffle"), None);
    }

    #[test]
    fn letters_are_found_in_every_class_of_field() {
        let rules = json!({
            "insufficient": ["N", "NB"], "names": { "fr": { "N": "Cavalier" } },
            "castling": [ { "right": "K", "san": "O-O", "king": "e1", "kingTo": "g1", "rook": "h1", "rookTo": "f1", "rookLetter": "N" } ],
            "ends": { "chasing": { "strength": { "N": 2 }, "weak": "N" }, "counting": { "pawns": "", "rows": [ { "pieces": "N", "moves": 8 } ] } },
            "goals": [ { "goal": "extinction", "pieces": "N" }, { "goal": "checks", "count": 3 } ], "capture": { "petrifies": "NB" },
        });
        let mut whole = to_value(definition(json!({ "to": "Q" }), json!({ "pieces": "B" }))).unwrap();
        whole.as_object_mut().unwrap().extend(rules.as_object().unwrap().clone());
        let whole: Definition = from_value(whole).unwrap();
        let text = changed(&whole, "N", Some("H")).to_string();
        assert_eq!((text.matches('H').count(), text.contains("\"N")), (9, false), "{text}");
        let gone = changed(&whole, "N", None);
        assert_eq!(
            (&gone["insufficient"], &gone["goals"]),
            (&json!(["B"]), &json!([ { "goal": "checks", "count": 3 } ]))
        );
        assert_eq!(gone["ends"], json!({ "chasing": {}, "counting": {} }));
        assert!(!gone.to_string().contains('N'), "{gone}");
    }

    #[test]
    fn letters_of_other_programs_stay() {
        let piece = PieceDefinition { other_letters: "N".parse().unwrap(), ..PieceDefinition::default() };
        let game = Definition { pieces: vec![piece], ..Definition::default() };
        assert_eq!(changed(&game, "N", Some("H"))["pieces"][0]["otherLetters"], "N");
    }
}
