//! Reads and writes formats of chess variants, as a [`Definition`].
//!
//! There are four formats: Fairy-Stockfish's ini files, Interactive Diagrams, XBoard's `piece` and `setup` commands, and this project's
//! own JSON. The format of a text is recognised automatically. Nothing that a definition cannot express is ignored silently: it is
//! reported as a [`FormatNote`] with its line and key. Its text is a message without a language, whose translations are in `formats.ftl`.
//!
//! Games in notations of Shogi or Xiangqi are read and written by [`notations`].

mod default_moves;
mod dialect;
mod draft;
mod fairy_stockfish;
mod games;
mod interactive_diagram;
mod json;
mod names;
pub mod notations;
mod note;
mod outline;
mod picture;
mod recognise;
mod text_place;
mod texts;
mod xboard;

pub use games::Games;
pub use menagerie_texts::Message;
pub use note::{FormatError, FormatNote, MAX_NOTES, NoteKind};
pub use recognise::{Foreign, Recognised, TextKind, recognise, recognise_with};
pub use texts::{format_rows, words};

use menagerie_rules::Definition;

/// A format of variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameFormat {
    /// This project's JSON.
    Json,
    /// Fairy-Stockfish's `variants.ini`.
    FairyStockfish,
    /// The text of an Interactive Diagram.
    InteractiveDiagram,
    /// XBoard's `piece` and `setup` commands.
    XBoard,
}

/// A variant that was read from a text.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// The variant.
    pub definition: Definition,
    /// The format of the text.
    pub format: GameFormat,
    /// Notes about parts of the text that were not used, or about assumptions.
    pub notes: Vec<FormatNote>,
}

/// The format of a text that defines variants: the one whose parser leaves the fewest bytes unread. `None` if it is in none of the
/// formats. [`recognise`] decides whether a text defines variants at all.
pub fn format_of(text: &str) -> Option<GameFormat> {
    recognise::definitions(text).min_by_key(|(_, unread)| *unread).map(|(format, _)| format)
}

/// The names of the variants that a text defines, in its order.
///
/// # Errors
/// If the text is in none of the formats, or cannot be parsed.
pub fn names(text: &str) -> Result<Vec<String>, FormatError> {
    Ok(Games::of(text)?.names())
}

/// Finds a name among others. Case does not matter, and `_` stands for a blank.
pub fn among<'a>(names: &'a [String], wanted: &str) -> Option<&'a str> {
    let plain = |name: &str| name.to_lowercase().replace(' ', "_");
    names.iter().find(|name| plain(name) == plain(wanted)).map(String::as_str)
}

/// The names of the built-in variants in Fairy-Stockfish's form: `crazyhouse`.
pub fn built_in_names() -> Vec<String> {
    fairy_stockfish::built_in_names()
}

/// A built-in variant, case ignored; `None` if there is none with this name.
pub fn built_in(name: &str) -> Option<ImportedGame> {
    fairy_stockfish::built_in(name)
}

/// Alternative names of the piece on a picture, lowercase and without blanks.
///
/// ```
/// assert!(formats::names_of_picture("griffin").any(|name| name == "griffon"));
/// ```
pub fn names_of_picture(picture: &str) -> impl Iterator<Item = &'static str> + use<> {
    picture::other_names(picture)
}

/// The picture for a piece with this name, if there is one.
///
/// ```
/// assert_eq!(formats::picture_named("Griffon"), Some("griffin"));
/// assert_eq!(formats::picture_named("Nobody"), None);
/// ```
pub fn picture_named(name: &str) -> Option<&'static str> {
    picture::of_name(name)
}

/// Writes the variant as a section of a Fairy-Stockfish ini file, with notes about everything that it cannot express.
///
/// ```
/// let atomic = formats::built_in("atomic").unwrap();
/// let (text, notes) = formats::to_fairy_stockfish(&atomic.definition);
/// assert!(text.starts_with("[atomic]") && text.contains("blastOnCapture = true"));
/// assert!(notes.is_empty());
/// ```
pub fn to_fairy_stockfish(definition: &Definition) -> (String, Vec<FormatNote>) {
    fairy_stockfish::write(definition)
}

/// Writes the variant as an Interactive Diagram, with notes about everything that it cannot express.
///
/// ```
/// let chess = formats::built_in("chess").unwrap();
/// let (text, _) = formats::to_interactive_diagram(&chess.definition);
/// assert!(text.contains("knight:N:N::b1,g1") && text.contains("symmetry=mirror"));
/// ```
pub fn to_interactive_diagram(definition: &Definition) -> (String, Vec<FormatNote>) {
    interactive_diagram::write(definition)
}

/// Writes the variant as XBoard's `setup` and `piece` commands, with notes about everything that they cannot express.
///
/// ```
/// let chess = formats::built_in("chess").unwrap();
/// let (text, _) = formats::to_xboard(&chess.definition);
/// assert!(text.contains("piece N& N") && text.contains("8x8+0_fairy"));
/// ```
pub fn to_xboard(definition: &Definition) -> (String, Vec<FormatNote>) {
    xboard::write(definition)
}

/// Reads the variant with this name, case ignored, or the only one.
///
/// # Errors
/// If the text is in none of the formats, has several variants and no name is given, has no variant with this name, or if the variant
/// lacks something essential. All reasons are reported.
pub fn read(text: &str, name: Option<&str>) -> Result<ImportedGame, FormatError> {
    Games::of(text)?.read(name)
}
