//! How serde writes names.

/// How the names of fields or variants are written.
#[derive(Clone, Copy, Default)]
pub(crate) enum NameCase {
    #[default]
    Unchanged,
    Camel,
    Kebab,
    Lower,
}

impl NameCase {
    /// The case that serde calls so.
    pub(crate) fn named(text: &str) -> Option<NameCase> {
        match text {
            "camelCase" => Some(NameCase::Camel),
            "kebab-case" => Some(NameCase::Kebab),
            "lowercase" => Some(NameCase::Lower),
            _ => None,
        }
    }

    /// The name of a field (`snake_case`) or of a variant (`UpperCamelCase`).
    pub(crate) fn apply(self, name: &str) -> String {
        let mut written = String::new();
        for (place, letter) in name.char_indices() {
            let starts_word = letter.is_uppercase() && place > 0;
            match self {
                NameCase::Unchanged => written.push(letter),
                NameCase::Camel if letter == '_' => {}
                NameCase::Camel if name[..place].ends_with('_') => written.extend(letter.to_uppercase()),
                NameCase::Camel => written.push(letter),
                NameCase::Kebab if starts_word => written.extend(std::iter::once('-').chain(letter.to_lowercase())),
                NameCase::Kebab | NameCase::Lower => written.extend(letter.to_lowercase()),
            }
        }
        written
    }
}

#[cfg(test)]
mod tests {
    use super::NameCase;

    #[test]
    fn names_are_those_of_serde() {
        assert_eq!(NameCase::Camel.apply("first_moves_lost_to"), "firstMovesLostTo");
        assert_eq!(NameCase::Kebab.apply("WithoutMove"), "without-move");
        assert_eq!(NameCase::Lower.apply("North"), "north");
        assert_eq!(NameCase::Unchanged.apply("files"), "files");
    }
}
