//! Suggestions for misspelled words.

/// The known word that is nearest to a misspelled one, case ignored: few letters differ, are added, missing or swapped. `None` if no word
/// is near.
///
/// ```
/// use menagerie_rules::nearest;
/// assert_eq!(nearest("betsa", ["name", "betza", "letter"]), Some("betza"));
/// assert_eq!(nearest("colour", ["name", "betza", "letter"]), None);
/// ```
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let letters =
        |text: &str| text.chars().take(MAX_LEN).map(|letter| letter.to_ascii_lowercase()).collect::<Vec<char>>();
    let given = letters(given);
    let mut best: Option<(usize, &str)> = None;
    let most = given.len() / 3;
    for word in known {
        let word_letters = letters(word);
        if word_letters.len().abs_diff(given.len()) > most {
            continue;
        }
        let distance = distance(&given, &word_letters);
        if distance <= most && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, word));
        }
    }
    best.map(|(_, word)| word)
}

/// Longer words are ignored.
const MAX_LEN: usize = 40;

/// The edit distance: the number of letters to change, add, remove or swap with their neighbour.
fn distance(a: &[char], b: &[char]) -> usize {
    // The last three rows of the edit-distance table of the two words.
    let (mut before, mut row): (Vec<usize>, Vec<usize>) = (Vec::new(), (0..=b.len()).collect());
    for (i, x) in a.iter().enumerate() {
        let mut next = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let mut least = (row[j] + usize::from(x != y)).min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                least = least.min(before[j - 1] + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[b.len()]
}

/// An error message of the JSON parser, with a suggestion if it does not know a key or a word. Its sentence lists all known ones.
///
/// ```
/// use menagerie_rules::with_nearest;
/// let said = with_nearest("unknown field `betsa`, expected one of `name`, `betza`");
/// assert!(said.ends_with("; did you mean `betza`?"));
/// assert_eq!(with_nearest("expected `,`"), "expected `,`");
/// ```
pub fn with_nearest(said: &str) -> String {
    let mut parts = said.split('`').skip(1).step_by(2);
    let unknown = said.starts_with("unknown ").then(|| parts.next()).flatten();
    match unknown.and_then(|given| nearest(given, parts)) {
        Some(meant) => format!("{said}; did you mean `{meant}`?"),
        None => said.to_string(),
    }
}
