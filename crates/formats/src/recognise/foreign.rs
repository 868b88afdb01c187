//! Files and texts without games or definitions, by their type.

use crate::{Message, texts};
use menagerie_rules::notation::pgn::decode;
use menagerie_texts::Language;

/// The type of an unsupported file or text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foreign {
    /// A picture, by the extension of its type.
    Picture(&'static str),
    /// An archive, such as a ZIP file, which may contain games.
    Archive(&'static str),
    /// An office document, a book, or a PDF.
    Document(&'static str),
    /// Audio or video.
    Media(&'static str),
    /// A program or another file of a known type.
    Other(&'static str),
    /// Binary data of an unknown type.
    Bytes,
    /// JSON without a definition.
    Json,
    /// A web page without a diagram.
    Page,
    /// Rules of Zillions of Games.
    Zillions,
    /// A game on two boards (Bughouse).
    TwoBoards,
}

impl Foreign {
    /// The id of its message.
    fn id(self) -> &'static str {
        match self {
            Foreign::Picture(_) => "foreign-picture",
            Foreign::Archive(_) => "foreign-archive",
            Foreign::Document(_) => "foreign-document",
            Foreign::Media(_) => "foreign-media",
            Foreign::Other(_) => "foreign-other",
            Foreign::Bytes => "foreign-bytes",
            Foreign::Json => "foreign-json",
            Foreign::Page => "foreign-page",
            Foreign::Zillions => "foreign-zillions",
            Foreign::TwoBoards => "foreign-two-boards",
        }
    }

    /// Its description as a sentence in a language.
    pub fn in_words(self, language: Language) -> String {
        let message = Message::new(self.id()).with("ending", self.ending().unwrap_or_default());
        texts::words(&message, language)
    }

    /// The name of the file type: `PNG`.
    fn ending(self) -> Option<&'static str> {
        match self {
            Foreign::Picture(ending)
            | Foreign::Archive(ending)
            | Foreign::Document(ending)
            | Foreign::Media(ending)
            | Foreign::Other(ending) => Some(ending),
            _ => None,
        }
    }
}

/// A text has at most one control character in this many letters.
const RARE: usize = 200;
/// The number of bytes that are examined to detect a text.
const SAMPLE: usize = 4096;

/// The type of binary data. It is recognised by its first bytes, but only if the rest is not text either, because a text may begin with
/// any letters.
pub(super) fn of_bytes(bytes: &[u8]) -> Option<Foreign> {
    let sample = decode(&bytes[..bytes.len().min(SAMPLE)]);
    let is_control = |letter: &char| letter.is_control() && !matches!(letter, '\t'..='\r' | '\u{1a}' | '\u{1b}');
    let controls = sample.chars().filter(is_control).count();
    let is_pdf = bytes.starts_with(b"%PDF-");
    if controls * RARE <= sample.chars().count() && !is_pdf {
        return None;
    }
    let Some(found) = infer::get(bytes) else { return Some(Foreign::Bytes) };
    let name =
        ENDINGS.iter().find(|(ending, _)| *ending == found.extension()).map_or(found.extension(), |(_, name)| *name);
    Some(match found.matcher_type() {
        infer::MatcherType::Image => Foreign::Picture(name),
        infer::MatcherType::Archive if is_pdf => Foreign::Document(name),
        infer::MatcherType::Archive => Foreign::Archive(name),
        infer::MatcherType::Doc | infer::MatcherType::Book => Foreign::Document(name),
        infer::MatcherType::Audio | infer::MatcherType::Video => Foreign::Media(name),
        _ => Foreign::Other(name),
    })
}

/// The names of common file types.
const ENDINGS: [(&str, &str); 24] = [
    ("jpg", "JPG"),
    ("png", "PNG"),
    ("gif", "GIF"),
    ("webp", "WebP"),
    ("bmp", "BMP"),
    ("tif", "TIFF"),
    ("avif", "AVIF"),
    ("heif", "HEIF"),
    ("ico", "ICO"),
    ("pdf", "PDF"),
    ("zip", "ZIP"),
    ("gz", "GZIP"),
    ("7z", "7Z"),
    ("rar", "RAR"),
    ("bz2", "BZIP2"),
    ("xz", "XZ"),
    ("zst", "Zstandard"),
    ("tar", "TAR"),
    ("docx", "Word"),
    ("doc", "Word"),
    ("epub", "EPUB"),
    ("sqlite", "SQLite"),
    ("mp3", "MP3"),
    ("mp4", "MP4"),
];

/// The type of a text that the parser of games cannot read completely.
pub(super) fn of_text(text: &str) -> Option<Foreign> {
    let start = text.trim_start_matches('\u{feff}').trim_start();
    let begins = |mark: &str| start.get(..mark.len()).is_some_and(|it| it.eq_ignore_ascii_case(mark));
    if begins("<!doctype html") || begins("<html") {
        return Some(Foreign::Page);
    }
    if start.starts_with('[') && serde_json::from_str::<serde::de::IgnoredAny>(start).is_ok() {
        return Some(Foreign::Json);
    }
    if is_zillions(text) {
        return Some(Foreign::Zillions);
    }
    (text.split_whitespace().filter(|word| is_number_of_two_boards(word)).take(2).count() == 2)
        .then_some(Foreign::TwoBoards)
}

/// Whether a text has a list of Zillions of Games: `(game` or `(variant` at the beginning of a line, and what every such file has.
fn is_zillions(text: &str) -> bool {
    let has = |wanted: &[&str]| {
        text.lines().any(|line| {
            let line = line.trim_start();
            let word = line.strip_prefix('(').map(|rest| rest.split([' ', '\t', '(', ')']).next().unwrap_or_default());
            word.is_some_and(|word| wanted.iter().any(|it| word.eq_ignore_ascii_case(it)))
        })
    };
    has(&["game", "variant"]) && has(&["title", "board", "players", "piece"])
}

/// Whether a word is a move number on one of two boards, `1A.` or `12b.`.
fn is_number_of_two_boards(word: &str) -> bool {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    rest.len() < word.len() && matches!(rest, "A." | "a." | "B." | "b.")
}
