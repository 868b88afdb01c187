//! Positions in URLs, where blanks are `_`, `%20` or `+`.

use std::borrow::Cow;

/// Longer addresses are ignored.
const MAX_LEN: usize = 2000;
/// More parts than any address has before a position.
const MAX_PARTS: usize = 50;

/// A text without URL encoding. If the text is a URL that contains a position, only that.
pub(super) fn decoded(text: &str) -> Cow<'_, str> {
    if text.len() > MAX_LEN || text.contains(char::is_whitespace) || !text.contains('/') {
        return Cow::Borrowed(text);
    }
    let plain = percent_decoded(text);
    let is_turn = |word: &str| matches!(word, "w" | "b");
    let spaced = [' ', '_', '+']
        .into_iter()
        .map(|blank| plain.replace(blank, " "))
        .find(|text| text.split(' ').nth(1).is_some_and(is_turn));
    match (is_address(&plain), spaced) {
        (true, spaced) => {
            let spaced = spaced.unwrap_or_else(|| plain.clone());
            position_in(&spaced).map_or(Cow::Borrowed(text), |position| Cow::Owned(position.to_string()))
        }
        (false, Some(spaced)) => Cow::Owned(spaced),
        (false, None) => Cow::Borrowed(text),
    }
}

/// Whether a text is a URL.
pub fn is_address(text: &str) -> bool {
    let begins = |scheme: &str| text.get(..scheme.len()).is_some_and(|it| it.eq_ignore_ascii_case(scheme));
    begins("https://") || begins("http://") || begins("www.")
}

/// The position in a URL: it begins with the first part from which on all ranks have equal widths.
fn position_in(address: &str) -> Option<&str> {
    let starts = address.match_indices(['/', '=', '#']).take(MAX_PARTS).map(|(at, _)| at + 1);
    starts.map(|at| &address[at..]).find(|rest| {
        let placement = rest.split([' ', '?', '&', '#', '[']).next().unwrap_or_default();
        let mut widths = placement.split('/').map(width);
        let first = widths.next().flatten();
        let is_board = first.is_some() && placement.matches('/').count() > 2 && widths.all(|width| width == first);
        is_board && (placement.contains(|it: char| it.is_ascii_digit()) || placement.len() < rest.len())
    })
}

/// The number of squares in the text of a rank; `None` if it is not a rank.
fn width(rank: &str) -> Option<usize> {
    let (mut squares, mut empty) = (0, 0);
    for letter in rank.chars() {
        match letter.to_digit(10) {
            Some(digit) => empty = empty * 10 + digit as usize,
            None => {
                squares += std::mem::take(&mut empty);
                match letter {
                    '+' | '~' | '\'' => {}
                    '*' => squares += 1,
                    _ if letter.is_ascii_alphabetic() => squares += 1,
                    _ => return None,
                }
            }
        }
        if empty > 999 {
            return None;
        }
    }
    Some(squares + empty).filter(|&squares| squares > 0)
}

/// `%20` and the like, decoded.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend_from_slice(before.as_bytes());
        let code = after.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok());
        match code {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(b'%');
                rest = after;
            }
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_found_in_addresses() {
        let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
        let under = fen.replace(' ', "_");
        for address in [
            format!("https://example.org/analysis/fromPosition/{under}"),
            format!("http://example.org/?fen={}", fen.replace(' ', "%20")),
            format!("https://example.org/board?fen={}", fen.replace(' ', "+").replace('/', "%2F")),
            under,
            fen.replace(' ', "%20"),
        ] {
            assert_eq!(decoded(&address), fen, "{address}");
        }
        for other in ["https://example.org/study/a/b/c/d", "1/2-1/2", "a/b/c", "", "%", "https://"] {
            assert_eq!(decoded(other), other);
        }
    }
}
