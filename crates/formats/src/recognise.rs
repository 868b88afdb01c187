//! Recognises the content of a text or a file: games, a record in another notation, definitions of variants, or something else.
//!
//! Each parser counts the bytes that it would leave unread. The one with the fewest is chosen; of equal ones the first in the order of
//! [`readers`].

mod foreign;

pub use foreign::Foreign;

use crate::notations::{self, NotationText};
use crate::{GameFormat, fairy_stockfish, interactive_diagram, json, xboard};
use encoding_rs::Encoding;
use menagerie_rules::notation::pgn::{Pgn, decode};
use menagerie_rules::notation::tidy::weight;
use std::iter;

/// A text with its recognised content.
#[derive(Clone, Debug)]
pub struct Recognised {
    /// The decoded text.
    pub text: String,
    /// Its content. Other text is read as games, so that their parser reports the errors.
    pub kind: Result<TextKind, Foreign>,
}

/// The content of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// Games and positions: PGN, FEN, EPD.
    Games,
    /// Games in another notation, such as KIF.
    Notation(NotationText),
    /// Definitions of variants.
    Definitions(GameFormat),
}

/// Recognises the content of a text or a file.
///
/// ```
/// use formats::{Foreign, GameFormat, TextKind, recognise};
/// let kind = |bytes: &[u8]| recognise(bytes).kind;
/// assert_eq!(kind(b"1. e4 { [%clk 0:03:00] } 1... e5 { [%clk 0:02:59] } *"), Ok(TextKind::Games));
/// assert_eq!(kind(b"[mine:chess]\nking = k"), Ok(TextKind::Definitions(GameFormat::FairyStockfish)));
/// assert_eq!(kind(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), Err(Foreign::Picture("PNG")));
/// ```
pub fn recognise(bytes: &[u8]) -> Recognised {
    recognise_with(bytes, &|label, bytes| {
        let (text, _, has_errors) = Encoding::for_label(label.as_bytes())?.decode(bytes);
        (!has_errors).then(|| text.into_owned())
    })
}

/// Like [`recognise`], with another decoder than the built-in tables, such as the browser's. `decode_as` takes the label of an encoding in
/// the WHATWG's Encoding Standard, and returns `None` for bytes that are not in this encoding.
pub fn recognise_with(bytes: &[u8], decode_as: &dyn Fn(&str, &[u8]) -> Option<String>) -> Recognised {
    if let Some((text, found)) = asian(bytes, decode_as) {
        return Recognised { text, kind: Ok(TextKind::Notation(found)) };
    }
    if let Some(foreign) = foreign::of_bytes(bytes) {
        return Recognised { text: String::new(), kind: Err(foreign) };
    }
    let text = decode(bytes);
    let kind = kind_of(&text);
    Recognised { text, kind }
}

/// Pre-Unicode encodings of Japanese, Chinese and Korean programs.
const ASIAN: [&str; 3] = ["shift_jis", "gbk", "euc-kr"];

/// A record in an encoding of Japanese, Chinese and Korean programs, if the bytes are one.
fn asian(bytes: &[u8], decode_as: &dyn Fn(&str, &[u8]) -> Option<String>) -> Option<(String, NotationText)> {
    if str::from_utf8(bytes).is_ok() {
        return None;
    }
    ASIAN.iter().find_map(|label| {
        let text = decode_as(label, bytes)?;
        let found = notations::recognise(&text)?;
        Some((text, found))
    })
}

fn kind_of(text: &str) -> Result<TextKind, Foreign> {
    let all = weight(text);
    let mut best = (TextKind::Games, all);
    for (kind, unread) in readers(text) {
        let is_definition = matches!(kind, TextKind::Definitions(_));
        // A text of which a definition is only the smaller part is something else.
        if unread < best.1 && !(is_definition && unread > all / 2) {
            best = (kind, unread);
        }
        if best.1 == 0 {
            break;
        }
    }
    match best {
        (TextKind::Games, unread) if unread > 0 => foreign::of_text(text).map_or(Ok(TextKind::Games), Err),
        (TextKind::Definitions(GameFormat::Json), _) if !json::is_definition(text) => Err(Foreign::Json),
        (kind, _) => Ok(kind),
    }
}

/// The possible contents of a text, each with the number of bytes, without blanks, that its parser would leave unread.
fn readers(text: &str) -> impl Iterator<Item = (TextKind, usize)> {
    let notation = || {
        let found = notations::recognise(text)?;
        let unread = text.trim().len().saturating_sub(found.accounted);
        Some((TextKind::Notation(found), unread))
    };
    let games = || Some((TextKind::Games, Pgn::new(text).unread()));
    let definitions = definitions(text).map(|(format, unread)| (TextKind::Definitions(format), unread));
    iter::once_with(notation).chain(iter::once_with(games)).flatten().chain(definitions)
}

/// The number of bytes that a parser leaves unread; `None` if the text is not in its format.
type Unread = fn(&str) -> Option<usize>;

/// The possible formats of definitions, each with the number of bytes, without blanks, that its parser would leave unread.
pub(crate) fn definitions(text: &str) -> impl Iterator<Item = (GameFormat, usize)> {
    let forms: [(GameFormat, Unread); 4] = [
        (GameFormat::Json, json::unread),
        (GameFormat::FairyStockfish, fairy_stockfish::unread),
        (GameFormat::InteractiveDiagram, interactive_diagram::unread),
        (GameFormat::XBoard, xboard::unread),
    ];
    forms.into_iter().filter_map(|(format, unread)| Some((format, unread(text)?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notations::Notation;

    fn kind(text: &str) -> Result<TextKind, Foreign> {
        recognise(text.as_bytes()).kind
    }

    #[test]
    fn games_with_the_marks_of_definitions_in_their_comments_are_games() {
        for text in [
            "1. e4 { [%eval 0.3] [%clk 0:03:00] } 1... e5 { [%clk 0:02:59] } 2. Nf3 *",
            "1. e4 e5 {the weakest\npiece of all\nsetup for White} 2. Nf3 *",
            "{ \"Quoted\" } 1. e4 e5 *",
            "[Event \"A\"]\n\n1. e4 e5\n[C54]\n2. Nf3 Nc6 *",
            "[pgn]\n[Event \"A\"]\n\n1. e4 e5 *\n[/pgn]",
            "[Event “Club”]\n[White “Anna”]\n\n1. e4 e5 *",
            "[Event \"A\"]\n\n1. a8=Q e1=N 2. h8=R *",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        ] {
            assert_eq!(kind(text), Ok(TextKind::Games), "{text}");
        }
    }

    #[test]
    fn definitions_are_found_in_each_form_with_faults_in_them() {
        for (text, format) in [
            ("{\n  \"name\": \"Mine\"\n  \"board\": {\"files\": 8}, \"start\": \"e4 e5", GameFormat::Json),
            ("# mine\n[mine:chess]\nking = k\nthis is no line", GameFormat::FairyStockfish),
            ("files=8\nranks=8\nman:M:K:man:e1,f1\nking:K:K::d1\n", GameFormat::InteractiveDiagram),
            (
                "<p>My game has many rules, and this page tells them all.</p><div class=\"idiagram\">files=8\nman:M:K::e1</div>",
                GameFormat::InteractiveDiagram,
            ),
            ("setup (PNBRQKpnbrqk) 8x8+0_fairy rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - 0 1\npiece N& N", GameFormat::XBoard),
            ("piece N& NN\npiece Q& Q", GameFormat::XBoard),
        ] {
            assert_eq!(kind(text), Ok(TextKind::Definitions(format)), "{text}");
        }
    }

    #[test]
    fn what_is_neither_is_named() {
        for (text, foreign) in [
            ("(game\n (title \"Club\")\n (board (grid)))\n", Foreign::Zillions),
            ("[White \"A\"]\n\n1A. e4 {1} 1a. e5 {2} 1B. d4 {3} 1b. d5 {4} *", Foreign::TwoBoards),
            ("{\"id\":\"x1\",\"moves\":\"e4 e5 Nf3\"}", Foreign::Json),
            ("[{\"id\":\"x1\"}]", Foreign::Json),
            ("<!doctype html>\n<html><body>Hello</body></html>", Foreign::Page),
        ] {
            assert_eq!(kind(text), Err(foreign), "{text}");
        }
        let of_bytes = |bytes: &[u8]| recognise(bytes).kind;
        assert_eq!(of_bytes(b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01 1. e4 e5 *"), Err(Foreign::Picture("JPG")));
        assert_eq!(of_bytes(b"PK\x03\x04\x14\x00\x00\x00\x08\x00 games.pgn"), Err(Foreign::Archive("ZIP")));
        assert_eq!(of_bytes(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\n"), Err(Foreign::Document("PDF")));
        assert_eq!(of_bytes(&[7, 1, 3, 0, 200, 9, 0, 4, 0, 0, 1]), Err(Foreign::Bytes));
    }

    #[test]
    fn records_in_encodings_of_asia_are_read() {
        let text = "手合割：平手\r\n手数----指手---------消費時間--\r\n   1 ７六歩(77)\r\n   2 ３四歩(33)\r\n";
        let (bytes, _, _) = encoding_rs::SHIFT_JIS.encode(text);
        let read = recognise(&bytes);
        assert_eq!(read.text, text);
        assert!(matches!(read.kind, Ok(TextKind::Notation(found)) if found.game == "shogi"));
        let (bytes, _, _) = encoding_rs::GBK.encode("[Game \"Chinese Chess\"]\n\n1. 炮二平五 马8进7 *");
        assert!(matches!(recognise(&bytes).kind, Ok(TextKind::Notation(found)) if found.notation == Notation::Chinese));
        assert_eq!(kind("M\u{fc}ller"), Ok(TextKind::Games));
        assert_eq!(recognise(b"[White \"M\xfcller\"]\n\n1. e4 e5 *").kind, Ok(TextKind::Games));
    }

    #[test]
    fn prose_is_left_to_the_reader_of_games() {
        assert_eq!(kind("hello"), Ok(TextKind::Games));
        assert_eq!(kind("A piece of cake, and\n[sic]\nnothing more than prose in several lines"), Ok(TextKind::Games));
        assert_eq!(kind(""), Ok(TextKind::Games));
    }
}
