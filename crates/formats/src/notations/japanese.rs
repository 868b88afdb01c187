//! Pieces and numbers in Japanese records. The variant's definition has a Japanese name for each piece; alternative spellings and the
//! codes of CSA are in tables here.

use menagerie_rules::{KindId, Variant};

/// The language of the names.
const LANGUAGE: &str = "ja";
/// Alternative spellings, with the name.
const SPELLINGS: [(&str, &str); 5] = [("王", "玉"), ("竜", "龍"), ("全", "成銀"), ("圭", "成桂"), ("杏", "成香")];
/// The codes of CSA (<http://www2.computer-shogi.org/protocol/record_v22.html>) for the names.
const CODES: [(&str, &str); 14] = [
    ("FU", "歩"),
    ("KY", "香"),
    ("KE", "桂"),
    ("GI", "銀"),
    ("KI", "金"),
    ("KA", "角"),
    ("HI", "飛"),
    ("OU", "玉"),
    ("TO", "と"),
    ("NY", "成香"),
    ("NK", "成桂"),
    ("NG", "成銀"),
    ("UM", "馬"),
    ("RY", "龍"),
];
const DIGITS: &str = "〇一二三四五六七八九";
const TEN: char = '十';

/// A kind's name.
pub(super) fn name(variant: &Variant, kind: KindId) -> Option<&str> {
    variant.kind(kind).translations.iter().find(|(language, _)| language == LANGUAGE).map(|(_, name)| name.as_str())
}

/// The kind with this name.
pub(super) fn kind(variant: &Variant, name_given: &str) -> Option<KindId> {
    variant.kind_ids().find(|&kind| name(variant, kind) == Some(name_given))
}

/// Splits the name at the beginning of a text, in its standard spelling, from the rest.
pub(super) fn split_name(text: &str) -> Option<(&'static str, &str)> {
    let names = CODES.iter().map(|(_, name)| (*name, *name));
    let all = SPELLINGS.iter().copied().chain(names);
    let fits = all.filter_map(|(spelling, name)| text.strip_prefix(spelling).map(|rest| (name, rest)));
    fits.min_by_key(|(_, rest)| rest.len())
}

/// The name as one character, for a board diagram: 全 for 成銀.
pub(super) fn short(name: &str) -> Option<char> {
    let is_short = |text: &str| text.chars().count() == 1;
    let other = SPELLINGS.iter().find(|(spelling, known)| *known == name && is_short(spelling));
    let found = if is_short(name) { Some(name) } else { other.map(|(spelling, _)| *spelling) };
    found.and_then(|text| text.chars().next())
}

/// The CSA code of a kind.
pub(super) fn code(variant: &Variant, kind: KindId) -> Option<&'static str> {
    let name_given = name(variant, kind)?;
    CODES.iter().find(|(_, known)| *known == name_given).map(|(code, _)| *code)
}

/// The kind with a CSA code.
pub(super) fn kind_of_code(variant: &Variant, code: &str) -> Option<KindId> {
    kind(variant, CODES.iter().find(|(known, _)| *known == code)?.1)
}

/// Whether a text is a CSA code.
pub(super) fn is_code(text: &str) -> bool {
    CODES.iter().any(|(code, _)| *code == text)
}

/// Parses a number from 0 to 99 in Japanese: 十八.
pub(super) fn number(text: &str) -> Option<u8> {
    let digit = |text: &str| {
        let mut letters = text.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        DIGITS.chars().position(|digit| digit == letter).map(|at| at as u8)
    };
    match text.split_once(TEN) {
        None => digit(text),
        Some((tens, ones)) => {
            let tens = if tens.is_empty() { Some(1) } else { digit(tens) };
            let ones = if ones.is_empty() { Some(0) } else { digit(ones) };
            Some(tens? * 10 + ones?)
        }
    }
}

/// Writes a number below 100 in Japanese.
pub(super) fn written(number: u8) -> String {
    let digit = |number: u8| DIGITS.chars().nth(usize::from(number)).map(String::from).unwrap_or_default();
    match (number / 10, number % 10) {
        (0, ones) => digit(ones),
        (1, 0) => TEN.to_string(),
        (tens, ones) => {
            let tens = if tens == 1 { String::new() } else { digit(tens) };
            let ones = if ones == 0 { String::new() } else { digit(ones) };
            format!("{tens}{TEN}{ones}")
        }
    }
}

/// Splits the number of a rank at the beginning of a text, in Japanese or Arabic digits, from the rest.
pub(super) fn split_number(text: &str) -> Option<(u8, &str)> {
    let is_digit = |letter: char| letter == TEN || DIGITS.contains(letter);
    let rest = text.trim_start_matches(is_digit);
    if rest.len() < text.len() {
        return Some((number(&text[..text.len() - rest.len()])?, rest));
    }
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    Some((text[..text.len() - rest.len()].parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for value in 1..=99 {
            assert_eq!(number(&written(value)), Some(value));
        }
        assert_eq!((number("十八"), number("二十"), number("十")), (Some(18), Some(20), Some(10)));
        assert_eq!((number("一二"), number(""), number("x")), (None, None, None));
    }
}
