//! Decodes the bytes of a file, in whatever encoding a chess program wrote it.

/// The characters of Windows-1252 where Latin-1 has control codes (0x80 to 0x9F). Unassigned bytes stay unchanged.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The number of bytes that are examined to detect UTF-16 without a byte-order mark.
const SAMPLE: usize = 512;

/// Decodes the text of a file: UTF-8 or UTF-16, with or without a byte-order mark. A line that is neither is read as Windows-1252, which
/// includes Latin-1. Every file can be decoded, so there is no error.
///
/// ```
/// use menagerie_rules::notation::pgn::decode;
/// assert_eq!(decode("Müller".as_bytes()), "Müller");
/// assert_eq!(decode(b"M\xfcller"), "Müller");
/// assert_eq!(decode(b"\xff\xfee\x004\x00"), "e4");
/// ```
pub fn decode(bytes: &[u8]) -> String {
    match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => one_byte(rest),
        [0xff, 0xfe, rest @ ..] => two_bytes(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => two_bytes(rest, u16::from_be_bytes),
        _ => match zeros(bytes) {
            (even, odd) if odd > 4 * even.max(1) => two_bytes(bytes, u16::from_le_bytes),
            (even, odd) if even > 4 * odd.max(1) => two_bytes(bytes, u16::from_be_bytes),
            _ => one_byte(bytes),
        },
    }
}

/// The number of zero bytes at even and at odd offsets of the sample. In UTF-16 nearly half of the bytes of a game text are zero.
fn zeros(bytes: &[u8]) -> (usize, usize) {
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let count = |first: usize| sample.iter().skip(first).step_by(2).filter(|&&byte| byte == 0).count();
    (count(0), count(1))
}

fn two_bytes(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// Decodes line by line, because files may be joined from files of several encodings.
fn one_byte(bytes: &[u8]) -> String {
    if let Ok(text) = str::from_utf8(bytes) {
        return text.to_string();
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        match str::from_utf8(line) {
            Ok(line) => text.push_str(line),
            Err(_) => text.extend(line.iter().map(|&byte| match byte {
                0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
                _ => char::from(byte),
            })),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_16_is_known_by_its_mark_or_by_its_zeros() {
        let text = "[White \"Müller\"]\n\n1. e4 e5 *\n";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in
            [&little[..], &big[..], &[&[0xff, 0xfe], &little[..]].concat(), &[&[0xfe, 0xff], &big[..]].concat()]
        {
            assert_eq!(decode(bytes), text);
        }
    }

    #[test]
    fn each_line_has_its_own_encoding() {
        assert_eq!(decode(b"\xef\xbb\xbfM\xc3\xbcller\nM\xfcller \x96 \x9d\n"), "Müller\nMüller – \u{9d}\n");
    }
}
