//! HTML character references: `&amp;`, `&#39;`, `&#x27;`.

/// The common named ones, without accented letters.
const NAMED: [(&str, char); 16] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", ' '),
    ("ndash", '–'),
    ("mdash", '—'),
    ("hellip", '…'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("laquo", '«'),
    ("raquo", '»'),
    ("times", '×'),
];

/// The maximum length, from `&` to `;`.
const MAX_LEN: usize = 10;

/// The character of a reference at the beginning of these letters, with its length; `None` if there is none.
pub(super) fn entity(letters: &[char]) -> Option<(char, usize)> {
    let letters = &letters[..letters.len().min(MAX_LEN)];
    let end = letters.iter().position(|&letter| letter == ';').filter(|_| letters.first() == Some(&'&'))?;
    let name: String = letters[1..end].iter().collect();
    let named = || NAMED.iter().find(|(known, _)| *known == name).map(|(_, letter)| *letter);
    let number = match name.strip_prefix('#') {
        Some(number) => match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => number.parse().ok(),
        },
        None => return named().map(|letter| (letter, end + 1)),
    };
    // A line break would end the present item.
    let letter = number.and_then(char::from_u32).filter(|letter| !letter.is_control())?;
    Some((if letter == '\u{a0}' { ' ' } else { letter }, end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_stand_for_one_character() {
        let found = |text: &str| entity(&text.chars().collect::<Vec<_>>());
        for (text, letter) in [
            ("&amp;", '&'),
            ("&quot;", '"'),
            ("&#39;", '\''),
            ("&#x27;", '\''),
            ("&nbsp;", ' '),
            ("&#160;", ' '),
            ("&#233;", 'é'),
        ] {
            assert_eq!(found(text), Some((letter, text.len())), "{text}");
        }
        for other in ["&", "amp;", "&;", "&#;", "&#10;", "&nothing;", "&averylongname;", "& amp;", "&#xd800;"] {
            assert_eq!(found(other), None, "{other}");
        }
    }
}
