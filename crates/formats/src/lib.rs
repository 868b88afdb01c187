//! Files in which the world describes chess variants, read into a [`Definition`] and written from one.
//!
//! Four forms are known: Fairy-Stockfish's ini files, the texts of Interactive Diagrams, XBoard's `piece` and `setup` commands, and
//! this project's own JSON. Which one a text is is found by itself. What a text says that a definition cannot say is never left out in
//! silence: it is a [`FormatNote`] with its line and key. What it says is a message, in no language yet, whose words stand in
//! `formats.ftl`.
//!
//! Games that are written in a notation of Shogi or Xiangqi are read and written in [`notations`].

mod betza_fault;
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
mod usual;
mod xboard;

pub use games::Games;
pub use menagerie_texts::Message;
pub use note::{FormatError, FormatNote, MOST_NOTES, NoteKind};
pub use recognise::{Foreign, Recognised, TextKind, recognise, recognise_with};

use menagerie_rules::Definition;

/// A form in which games are described.
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

/// A game that was read from a text.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// The game.
    pub definition: Definition,
    /// The form it was written in.
    pub format: GameFormat,
    /// What of the text could not be used, or was guessed.
    pub notes: Vec<FormatNote>,
}

/// The form of a text that defines games: the one whose reader leaves the fewest bytes unread. None if it has the marks of none.
/// [`recognise`] says whether a text defines games at all.
pub fn format_of(text: &str) -> Option<GameFormat> {
    recognise::definitions(text).min_by_key(|(_, unread)| *unread).map(|(format, _)| format)
}

/// The names of the games that a text describes, in its order.
///
/// # Errors
/// If the text is in none of the forms, or cannot be read at all.
pub fn names(text: &str) -> Result<Vec<String>, FormatError> {
    Ok(Games::of(text)?.names())
}

/// The names of the games that need no text, as Fairy-Stockfish calls them: `crazyhouse`.
pub fn built_in_names() -> Vec<String> {
    fairy_stockfish::built_in_names()
}

/// A game that needs no text; none if there is none of this name, in small or capital letters.
pub fn built_in(name: &str) -> Option<ImportedGame> {
    fairy_stockfish::built_in(name)
}

/// Other names by which people know the piece of a picture, in small letters and without blanks.
///
/// ```
/// assert!(formats::names_of_picture("griffin").any(|name| name == "griffon"));
/// ```
pub fn names_of_picture(picture: &str) -> impl Iterator<Item = &'static str> + use<> {
    picture::other_names(picture)
}

/// The picture that shows a piece of this name, if there is one.
///
/// ```
/// assert_eq!(formats::picture_named("Griffon"), Some("griffin"));
/// assert_eq!(formats::picture_named("Nobody"), None);
/// ```
pub fn picture_named(name: &str) -> Option<&'static str> {
    picture::of_name(name)
}

/// The game as a section of a Fairy-Stockfish ini file, and what of it such a file cannot say.
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

/// The game as the text of an Interactive Diagram, and what of it such a text cannot say.
///
/// ```
/// let chess = formats::built_in("chess").unwrap();
/// let (text, _) = formats::to_interactive_diagram(&chess.definition);
/// assert!(text.contains("knight:N:N::b1,g1") && text.contains("symmetry=mirror"));
/// ```
pub fn to_interactive_diagram(definition: &Definition) -> (String, Vec<FormatNote>) {
    interactive_diagram::write(definition)
}

/// The game as XBoard's `setup` and `piece` commands, and what of it they cannot say.
///
/// ```
/// let chess = formats::built_in("chess").unwrap();
/// let (text, _) = formats::to_xboard(&chess.definition);
/// assert!(text.contains("piece N& N") && text.contains("8x8+0_fairy"));
/// ```
pub fn to_xboard(definition: &Definition) -> (String, Vec<FormatNote>) {
    xboard::write(definition)
}

/// Reads a game: the one of this name, or the only one there is. Names are found in small and capital letters.
///
/// # Errors
/// If the text is in none of the forms, describes several games and none is named, has no game of this name, or lacks what a game
/// cannot do without. All reasons are told.
pub fn read(text: &str, name: Option<&str>) -> Result<ImportedGame, FormatError> {
    Games::of(text)?.read(name)
}
