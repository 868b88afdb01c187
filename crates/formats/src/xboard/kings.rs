//! Directions of Kings and Queens, which XBoard reads in its own way.
//!
//! Source: “Betza notation and XBoard”, table 2, and XBoard's behaviour. A King has eight directions like a Knight: `fK` is one square
//! straight ahead, `fsK` the two diagonal ones ahead, `flK` one of them, and `fhK` all three.

/// Directions clockwise from straight ahead.
type Directions = [bool; 8];

/// The name of each direction: of an orthogonal move if its index is even, otherwise of a diagonal one.
const NAMES: [&str; 8] = ["f", "fr", "r", "br", "b", "bl", "l", "fl"];

/// Replaces moves of Kings and Queens with directions by orthogonal and diagonal ones.
pub(super) fn in_straight_and_diagonal(moves: &str) -> String {
    by_terms(moves, apart)
}

/// Converts moves of this project's dialect to XBoard's: `fK` is `fWfF`, and `NN` is `N0`.
pub(super) fn for_xboard(moves: &str) -> String {
    let mut single = String::new();
    let mut letters = moves.chars().peekable();
    while let Some(letter) = letters.next() {
        single.push(letter);
        if letter.is_ascii_uppercase() && letters.next_if_eq(&letter).is_some() {
            single.push('0');
        }
    }
    by_terms(&single, |modifiers, atom| {
        let (straight, diagonal) = both(atom)?;
        let range = &atom[1..];
        (!modifiers.contains('a') && modifiers.contains(is_direction))
            .then(|| format!("{modifiers}{straight}{range}{modifiers}{diagonal}{range}"))
    })
}

/// Maps each term of a text, its modifiers and its atom with the range, to another text where there is one.
fn by_terms(moves: &str, other: impl Fn(&str, &str) -> Option<String>) -> String {
    let mut text = String::new();
    let mut rest = moves;
    while let Some(at) = rest.find(|letter: char| !letter.is_ascii_lowercase()) {
        let behind = rest[at..].chars().skip(1).take_while(char::is_ascii_digit).count();
        let end = at + rest[at..].chars().next().map_or(1, char::len_utf8) + behind;
        let (term, after) = rest.split_at(end);
        match other(&term[..at], &term[at..]) {
            Some(other) => text.push_str(&other),
            None => text.push_str(term),
        }
        rest = after;
    }
    text + rest
}

/// The orthogonal and the diagonal atom of a King or Queen.
fn both(atom: &str) -> Option<(&'static str, &'static str)> {
    match atom.chars().next() {
        Some('K') => Some(("W", "F")),
        Some('Q') => Some(("R", "B")),
        _ => None,
    }
}

/// Splits a term of a King or Queen with directions; `None` for other terms.
fn apart(modifiers: &str, atom: &str) -> Option<String> {
    let (straight, diagonal) = both(atom)?;
    // Later legs have their own directions.
    if modifiers.contains('a') {
        return None;
    }
    let first = modifiers.trim_start_matches('i');
    let initial = &modifiers[..modifiers.len() - first.len()];
    let others = first.trim_start_matches(is_direction);
    let letters = &first[..first.len() - others.len()];
    if letters.is_empty() {
        return None;
    }
    let directions = directions(letters);
    let mut text = String::new();
    for (number, name) in NAMES.into_iter().enumerate().filter(|(number, _)| directions[*number]) {
        let own = if number % 2 == 0 { straight } else { diagonal };
        text.push_str(&format!("{initial}{name}{others}{own}{}", &atom[1..]));
    }
    Some(text)
}

fn is_direction(letter: char) -> bool {
    matches!(letter, 'f' | 'b' | 'l' | 'r' | 's' | 'v' | 'h')
}

/// The directions of some letters.
fn directions(letters: &str) -> Directions {
    let mut all = [false; 8];
    let mut rest = letters.chars().peekable();
    while let Some(letter) = rest.next() {
        let vertical = matches!(letter, 'f' | 'b');
        let crosses = |next: &char| match next {
            's' | 'l' | 'r' => vertical,
            'v' | 'f' | 'b' => matches!(letter, 'l' | 'r'),
            _ => false,
        };
        let chosen = if rest.next_if_eq(&letter).is_some() {
            narrow(letter)
        } else if rest.next_if_eq(&'h').is_some() {
            wide(letter)
        } else if let Some(next) = rest.next_if(crosses) {
            let (one, other) = (wide(letter), wide(next));
            std::array::from_fn(|number| one[number] && other[number])
        } else {
            narrow(letter)
        };
        for (all, chosen) in all.iter_mut().zip(chosen) {
            *all |= chosen;
        }
    }
    all
}

/// The direction of a letter exactly.
fn narrow(letter: char) -> Directions {
    let numbers: &[usize] = match letter {
        'f' => &[0],
        'r' => &[2],
        'b' => &[4],
        'l' => &[6],
        'v' => &[0, 4],
        's' => &[2, 6],
        _ => &[0, 1, 2, 3, 4, 5, 6, 7],
    };
    std::array::from_fn(|number| numbers.contains(&number))
}

/// All directions that lead that way.
fn wide(letter: char) -> Directions {
    let straight = narrow(letter);
    std::array::from_fn(|number| straight[number] || straight[(number + 1) % 8] || straight[(number + 7) % 8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_king_has_eight_directions() {
        for (text, apart) in [
            ("fK", "fW"),
            ("ffK", "fW"),
            ("fhK", "fWfrFflF"),
            ("fsmK", "frmFflmF"),
            ("ilfQ", "iflB"),
            ("vK4", "fW4bW4"),
            ("lvcK", "blcFflcF"),
            ("KNfF", "KNfF"),
            ("caKmabK", "caKmabK"),
            ("KisO2", "KisO2"),
            ("éfK", "éfW"),
        ] {
            assert_eq!(in_straight_and_diagonal(text), apart, "{text}");
        }
    }

    #[test]
    fn moves_are_written_as_xboard_reads_them() {
        for (own, xboard) in [("fKNN", "fWfFN0"), ("ifmQcK2", "ifmRifmBcK2"), ("KisO2", "KisO2"), ("cafK", "cafK")] {
            assert_eq!(for_xboard(own), xboard, "{own}");
        }
    }
}
