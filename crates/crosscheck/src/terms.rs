//! Betza texts with one part removed.

use menagerie_rules::betza::Movement;

/// The terms of a text: an atom with its modifiers before it and its range after it.
fn terms(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let (mut terms, mut start, mut at) = (Vec::new(), 0, 0);
    while at < bytes.len() {
        if bytes[at].is_ascii_uppercase() {
            let atom = bytes[at];
            at += 1;
            // The second letter of a long leap, a doubled atom, and a range.
            while at < bytes.len()
                && (bytes[at] == atom || bytes[at].is_ascii_digit() || matches!(bytes[at], b'X' | b'Y'))
            {
                at += 1;
            }
        } else if bytes[at] == b'(' {
            while at < bytes.len() && bytes[at] != b')' {
                at += 1;
            }
            at += 1;
            while at < bytes.len() && bytes[at].is_ascii_digit() {
                at += 1;
            }
        } else {
            at += 1;
            continue;
        }
        let end = at.min(bytes.len());
        terms.push(&text[start..end]);
        start = end;
    }
    terms
}

/// Every text without one term, or without one modifier of a term if `modifiers` is set, that has another meaning, with the removed part.
pub fn without_one(text: &str, modifiers: bool) -> Vec<(String, String)> {
    let Ok(whole) = text.parse::<Movement>() else { return Vec::new() };
    let terms = terms(text);
    let mut all: Vec<(String, String)> = Vec::new();
    for (place, term) in terms.iter().enumerate() {
        let with = |instead: &str| {
            let parts = terms.iter().enumerate().map(|(at, it)| if at == place { instead } else { it });
            parts.collect::<String>()
        };
        all.push((format!("{text} without {term}"), with("")));
        for (at, letter) in term.char_indices().filter(|(_, letter)| modifiers && letter.is_ascii_lowercase()) {
            let shorter = format!("{}{}", &term[..at], &term[at + 1..]);
            all.push((format!("{text} without {letter} in {term}"), with(&shorter)));
        }
    }
    all.retain(|(_, shorter)| shorter.parse::<Movement>().is_ok_and(|movement| !is_same(&movement, &whole)));
    let mut known: Vec<Movement> = Vec::new();
    all.retain(|(_, shorter)| {
        let Ok(movement) = shorter.parse::<Movement>() else { return false };
        let is_new = !known.iter().any(|it| is_same(it, &movement));
        known.push(movement);
        is_new
    });
    all
}

/// Whether two movements have the same walks in any order.
fn is_same(one: &Movement, other: &Movement) -> bool {
    let within = |one: &Movement, other: &Movement| {
        one.walks().iter().all(|walk| other.walks().contains(walk))
            && one.multi_leg().iter().all(|walk| other.multi_leg().contains(walk))
    };
    within(one, other) && within(other, one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_falls_into_its_terms() {
        assert_eq!(terms("fmWfmnDfcF"), ["fmW", "fmnD", "fcF"]);
        assert_eq!(terms("NNW3(1,4)0FX"), ["NN", "W3", "(1,4)0", "FX"]);
    }

    #[test]
    fn one_term_or_modifier_is_left_out_at_a_time() {
        let all: Vec<String> = without_one("fmWfmnD", true).into_iter().map(|(_, text)| text).collect();
        assert_eq!(all, ["fmnD", "mWfmnD", "fWfmnD", "fmW", "fmWmnD", "fmWfnD", "fmWfmD"]);
    }
}
