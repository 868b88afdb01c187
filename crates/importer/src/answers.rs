//! What the program's functions return, with the TypeScript types.

use menagerie_workshop::Diagnostic;
use serde::Serialize;
use tsify::Tsify;

/// What the bytes of a text or a file are.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ContentKind {
    /// Games that the page's program reads.
    Games,
    /// Definitions of games.
    Definitions {
        /// The text of the bytes.
        text: String,
    },
    /// A record in a notation of its own.
    Notation {
        /// The id of the game.
        game: String,
    },
    /// Nothing that is read.
    Foreign {
        /// What it is, in words.
        words: String,
    },
}

/// The games of a record in a notation of its own.
#[derive(Default, Serialize, Tsify)]
pub struct NotationGames {
    /// The games as PGN.
    pub pgn: String,
    /// What could not be read, in the requested language.
    pub faults: Vec<String>,
}

/// Why a text cannot be used.
#[derive(Serialize, Tsify)]
pub struct ReadingRefusal {
    /// All reasons.
    pub reasons: Vec<Diagnostic>,
}

/// The games that a text describes.
#[derive(Serialize, Tsify)]
pub struct FoundGames {
    /// Their names.
    pub games: Vec<String>,
}

/// The names of the games that a text describes, or why there are none.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum GamesAnswer {
    /// There are games.
    Found(FoundGames),
    /// There are none.
    Refused(ReadingRefusal),
}

/// Some rules with their title.
#[derive(Serialize, Tsify)]
pub struct SectionText {
    /// The id of the section in the rulebook.
    pub id: String,
    /// The title.
    pub title: String,
    /// The rules, in whole sentences.
    pub sentences: Vec<String>,
}

/// A kind of piece in words.
#[derive(Serialize, Tsify)]
pub struct PieceInWords {
    /// The name.
    pub name: String,
    /// The letter.
    pub letter: String,
    /// The moves in Betza notation.
    pub betza: String,
    /// The moves in words.
    pub sentences: Vec<String>,
}

/// A game that was read.
#[derive(Serialize, Tsify)]
pub struct GameInWords {
    /// The definition as JSON.
    pub definition: String,
    /// The name.
    pub name: String,
    /// Notes about the text.
    pub notes: Vec<Diagnostic>,
    /// The rules in words.
    pub rules: Vec<SectionText>,
    /// The kinds of piece.
    pub pieces: Vec<PieceInWords>,
}

/// A game that was read, or why it cannot be played.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
#[allow(clippy::large_enum_variant, reason = "it is returned once, and converted at once")]
pub enum GameAnswer {
    /// It can be played.
    Read(GameInWords),
    /// It cannot.
    Refused(ReadingRefusal),
}

/// A rule that is shown on the board.
#[derive(Serialize, Tsify)]
pub struct ShownExample {
    /// The id.
    pub id: String,
    /// The title.
    pub title: String,
    /// The description, in sentences.
    pub caption: String,
    /// The position.
    pub fen: String,
    /// The moves in coordinates, separated by spaces.
    pub moves: String,
    /// The square of the piece whose targets are shown; empty if there is none.
    pub select: String,
}

menagerie_js_types::list! {
    /// The rules of a game that can be shown on the board.
    ShownExamples(ShownExample)
}

/// What a game is like, by which it is found in the gallery.
#[derive(Serialize, Tsify)]
pub struct TraitIds {
    /// The size of the board.
    #[tsify(type = "\"small\" | \"medium\" | \"large\"")]
    pub size: &'static str,
    /// The number of players.
    pub players: usize,
    /// The difficulty for beginners.
    #[tsify(type = "\"easy\" | \"medium\" | \"hard\"")]
    pub difficulty: &'static str,
    /// Whether a game is short.
    pub short: bool,
    /// Whether pieces enter from the hand.
    pub drops: bool,
    /// Whether some piece hops over others.
    pub hoppers: bool,
}

/// A changed definition, or why it was not changed.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum EditAnswer {
    /// The definition as readable JSON.
    Changed {
        /// The text.
        text: String,
    },
    /// The change is not possible.
    Refused {
        /// The reason in the requested language. It stands inside a sentence.
        fault: String,
    },
}

/// A game in another form, or why it cannot be written.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum ExportAnswer {
    /// It was written.
    Written {
        /// The text.
        text: String,
        /// What the text does not say.
        notes: Vec<Diagnostic>,
    },
    /// It cannot be written.
    Refused {
        /// The reason in the requested language; for an error of the JSON itself, partly in English.
        fault: String,
    },
}

/// An own game as it is saved, or why it cannot be played.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum OwnGameAnswer {
    /// It can be played.
    Saved {
        /// The id.
        id: String,
        /// The definition as JSON.
        definition: String,
    },
    /// It cannot.
    Refused {
        /// The reason in the requested language; for an error of the JSON itself, partly in English.
        fault: String,
    },
}
