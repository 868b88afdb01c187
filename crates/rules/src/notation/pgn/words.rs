//! The meanings of words between the moves.

use crate::notation::coordinate::PASS;
use crate::notation::iccf;
use crate::notation::tidy::{is_space, tidy};

/// A word of the movetext.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PgnWord {
    /// The number of a move, dots, or a redundant word such as `e.p.` or `ch`.
    Nothing,
    /// A NAG.
    Nag(u16),
    /// A pass.
    Null,
    /// A move without its number, with its annotations, and with the result if it follows directly.
    Move { san: String, nags: Vec<u16>, result: Option<String> },
    /// Anything else.
    Other,
}

/// Annotations that are written as signs, with their numbers in PGN (Edwards 1994, section 10) and, from 32 on, the numbers that programs
/// agree on. A sign precedes the shorter signs with which it begins.
pub(super) const SIGNS: [(&str, u16); 37] = [
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("+--", 20),
    ("--+", 21),
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("=/∞", 44),
    ("∞/=", 44),
    ("=∞", 44),
    ("±", 16),
    ("∓", 17),
    ("⩲", 14),
    ("⩱", 15),
    ("=", 10),
    ("∞", 13),
    ("□", 7),
    ("⨀", 22),
    ("⊙", 22),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("∆", 140),
];

/// Signs that must be separate words: directly behind a move they would be letters of a piece.
const APART: [(&str, u16); 3] = [("N", 146), ("TN", 146), ("D", 220)];

/// Redundant words about a move.
const SAID: [&str; 14] =
    ["e.p.", "e.p", "ep", "ep.", "ch", "ch.", "+", "#", "++", "check", "mate", "dis", "dbl", "disch"];

/// The spellings of a pass.
const NULLS: [&str; 4] = ["--", "Z0", "null", "@@@@"];

/// The result at the beginning of a text in its standard form, with its length. Four scores are also a result.
pub(super) fn result_at(text: &str) -> Option<(usize, String)> {
    if text.starts_with('*') {
        return Some((1, "*".to_string()));
    }
    let begins = |letter: char| letter.is_ascii_digit() || matches!(letter, '½' | '.' | '１' | '０');
    if !text.starts_with(begins) {
        return None;
    }
    // First as one word, then with spaces around the dash.
    let word = text.split(|letter| is_space(letter) || "{}()[];$".contains(letter)).next().unwrap_or_default();
    let standard = standard_result(&tidy(word)).map(|result| (word.len(), result));
    standard.or_else(|| {
        let dash = after_gap(&text[word.len()..])?;
        let mark = dash.chars().next().filter(|mark| matches!(&*tidy(mark.encode_utf8(&mut [0; 4])), "-" | ":"))?;
        let after = after_gap(&dash[mark.len_utf8()..])?;
        let third = after.split(|letter| is_space(letter) || "{}()[];$".contains(letter)).next().unwrap_or_default();
        let length = text.len() - after.len() + third.len();
        standard_result(&format!("{}-{}", tidy(word), tidy(third))).map(|result| (length, result))
    })
}

/// The rest of a text after the spaces at its beginning, within the same line.
fn after_gap(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|letter| letter != '\n' && is_space(letter));
    (rest.len() < text.len()).then_some(rest)
}

/// The standard form of a tidied result.
fn standard_result(word: &str) -> Option<String> {
    let parts: Vec<&str> = word.split(['-', ':']).collect();
    let standard = match parts[..] {
        ["1", "0"] | ["1.0", "0.0"] => "1-0",
        ["0", "1"] | ["0.0", "1.0"] => "0-1",
        ["1/2", "1/2"] | ["0.5", "0.5"] | [".5", ".5"] | ["1/2"] => "1/2-1/2",
        ["*"] => "*",
        _ if parts.len() == 4 && word.contains('-') && parts.iter().all(|part| part.parse::<u32>().is_ok()) => word,
        _ => return None,
    };
    Some(standard.to_string())
}

/// The maximum length of a promotion in brackets: a letter, and zero-width characters around it.
const MAX_PROMOTION_LEN: usize = 8;

/// The length of a promotion in brackets, `(Q)`, that follows the beginning of a word.
pub(super) fn promotion_in_brackets(before: &str, text: &str) -> Option<usize> {
    let inside = text.strip_prefix('(')?;
    let end = inside.char_indices().take(MAX_PROMOTION_LEN).find(|&(_, letter)| letter == ')')?.0;
    let letter = &inside[..end];
    let is_piece = letter.chars().filter(char::is_ascii_alphabetic).count() == 1 && tidy(letter).chars().count() == 1;
    let is_piece = is_piece || matches!(letter, "♕" | "♛" | "♖" | "♜" | "♗" | "♝" | "♘" | "♞");
    (is_piece && before.ends_with(|last: char| last.is_ascii_digit())).then_some(letter.len() + 2)
}

/// A longer word, in bytes, has no meaning.
const MAX_WORD_LEN: usize = 200;

/// The meaning of a word.
pub(super) fn meaning(word: &str) -> PgnWord {
    if word.len() > MAX_WORD_LEN {
        return PgnWord::Other;
    }
    let tidied = tidy(word);
    let text = unnumbered(tidied.trim_matches(is_space));
    if iccf::coordinates(&tidied).is_some() {
        return PgnWord::Move { san: tidied.to_string(), nags: Vec::new(), result: None };
    }
    if text.is_empty() || SAID.contains(&text) {
        return PgnWord::Nothing;
    }
    if NULLS.contains(&text) {
        return PgnWord::Null;
    }
    if let Some(&(_, nag)) = SIGNS.iter().chain(&APART).find(|(sign, _)| *sign == text) {
        return PgnWord::Nag(nag);
    }
    let (rest, result) = without_result(text);
    let mut san = rest;
    let mut nags = Vec::new();
    while let Some((sign, nag)) = SIGNS.iter().find(|(sign, _)| san.len() > sign.len() && san.ends_with(sign)) {
        san = &san[..san.len() - sign.len()];
        nags.push(*nag);
    }
    nags.reverse();
    for said in SAID.iter().filter(|said| said.starts_with(char::is_alphabetic)) {
        san = san.strip_suffix(said).filter(|rest| rest.ends_with(|last: char| last.is_ascii_digit())).unwrap_or(san);
    }
    if is_like_a_move(san) { PgnWord::Move { san: san.to_string(), nags, result } } else { PgnWord::Other }
}

/// A word without the move number before it.
pub(super) fn unnumbered(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let dotted = rest.trim_start_matches('.');
    let is_number = dotted.len() < rest.len() || rest.is_empty();
    if is_number && word != PASS { dotted } else { word }
}

/// Whether a word begins with the number of a game's first move.
pub(super) fn is_first_number(word: &str) -> bool {
    let rest = word.strip_prefix('1').unwrap_or("1");
    rest.is_empty() || rest.starts_with('.') || rest.starts_with('…')
}

/// Splits a move from the result that follows directly: `Qxe5#1-0`.
fn without_result(word: &str) -> (&str, Option<String>) {
    for result in ["1/2-1/2", "1-0", "0-1", "*"] {
        let is_move = |rest: &&str| is_like_a_move(rest.trim_end_matches(['#', '+', '!', '?']));
        if let Some(rest) = word.strip_suffix(result).filter(is_move) {
            return (rest, standard_result(result));
        }
    }
    (word, None)
}

/// Whether a word looks like a move: it contains a square, or is castling, or a player who leaves.
fn is_like_a_move(word: &str) -> bool {
    let bytes = word.as_bytes();
    let square = bytes.windows(2).any(|pair| (b'a'..=b'p').contains(&pair[0]) && pair[1].is_ascii_digit());
    let castling =
        !word.is_empty() && word.contains(['O', 'o', '0']) && word.bytes().all(|byte| b"Oo0-+#".contains(&byte));
    let leaves =
        super::LEAVES.iter().any(|(mark, _)| word.strip_suffix(mark).is_some_and(|who| who.chars().count() == 1));
    square || castling || leaves
}

#[cfg(test)]
mod tests {
    use super::*;

    fn san(word: &str) -> (String, Vec<u16>, Option<String>) {
        match meaning(word) {
            PgnWord::Move { san, nags, result } => (san, nags, result),
            other => panic!("{word}: {other:?}"),
        }
    }

    #[test]
    fn moves_are_freed_from_numbers_annotations_and_results() {
        for (word, move_, nags) in [
            ("1.e4", "e4", &[][..]),
            ("12...Nf3!?", "Nf3", &[5]),
            ("…e5", "e5", &[]),
            ("4.0-0", "0-0", &[]),
            ("e4±", "e4", &[16]),
            ("Qh5+!!", "Qh5+", &[3]),
            ("exd6e.p.", "exd6", &[]),
            ("exd6ep", "exd6", &[]),
            ("O–O", "O-O", &[]),
            ("e4?+-", "e4", &[2, 18]),
            ("a8=Q", "a8=Q", &[]),
            ("a8(Q)", "a8(Q)", &[]),
            ("Nf3++", "Nf3++", &[]),
            ("b-resigns", "b-resigns", &[]),
        ] {
            assert_eq!(san(word), (move_.to_string(), nags.to_vec(), None), "{word}");
        }
        assert_eq!(san("Qxe5#1-0"), ("Qxe5#".to_string(), vec![], Some("1-0".to_string())));
        assert_eq!(san("R8xg20-1"), ("R8xg2".to_string(), vec![], Some("0-1".to_string())));
        assert_eq!(san("Nf3‼").1, [3]);
        assert_eq!(san("e5*").2.as_deref(), Some("*"));
    }

    #[test]
    fn other_words_are_known_or_kept() {
        for word in ["1.", "2...", "..", ".", "12", "e.p.", "ch", "…"] {
            assert_eq!(meaning(word), PgnWord::Nothing, "{word}");
        }
        for (word, nag) in [("±", 16), ("+-", 18), ("N", 146), ("!", 1), ("=", 10), ("+/=", 14)] {
            assert_eq!(meaning(word), PgnWord::Nag(nag), "{word}");
        }
        for word in ["--", "Z0", "null", "2.--"] {
            assert_eq!(meaning(word), PgnWord::Null, "{word}");
        }
        for word in ["White", "resigns", "thinking"] {
            assert_eq!(meaning(word), PgnWord::Other, "{word}");
        }
    }

    #[test]
    fn results_are_read_in_every_habit() {
        for (text, length, result) in [
            ("1-0 x", 3, "1-0"),
            ("1–0", 5, "1-0"),
            ("½-½", 5, "1/2-1/2"),
            ("1/2", 3, "1/2-1/2"),
            ("0.5-0.5", 7, "1/2-1/2"),
            ("1 - 0", 5, "1-0"),
            ("0:1", 3, "0-1"),
            ("*", 1, "*"),
            ("9-8-7-6", 7, "9-8-7-6"),
            ("1-0}", 3, "1-0"),
        ] {
            assert_eq!(result_at(text), Some((length, result.to_string())), "{text}");
        }
        for text in ["1. e4", "1 e4 e5", "0-0", "0-0-0", "e4", "12", "1.", ""] {
            assert_eq!(result_at(text), None, "{text}");
        }
    }
}
