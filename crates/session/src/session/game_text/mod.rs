//! Writes games as PGN, and reads texts with games (PGN) and positions (FEN).

mod known_games;

use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_rules::Variant;
use menagerie_rules::notation::CastlingNames;
use menagerie_rules::notation::pgn::{
    self, Headline, MissingGames, Pgn, PgnDiagnostic, PgnDiagnosticKind, PgnGame, PgnKind,
};
use serde::{Deserialize, Serialize};

use super::tree::{GameTree, NodeId};
use super::variants;
use super::{Session, faults, limits};
use menagerie_js_types::GameOptions;
use menagerie_texts::Text;

/// A text with any number of games and positions, pasted or from a file.
pub struct GameFile {
    pgn: Pgn,
    /// The game of texts that do not name theirs.
    default: Arc<Variant>,
    /// The games that the text may be of and that are not known.
    missing: MissingGames,
}

/// The summary of a game, made without playing its moves.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct FileGame {
    /// Whether it is a position alone.
    position: bool,
    /// Who played, in the order of turns; nothing for those who are not named.
    names: Vec<String>,
    event: String,
    date: String,
    /// The result as it is written. Nothing if there is none.
    result: String,
    /// Moves of the main line.
    plies: usize,
}

/// Tags to be added to a game's text, by their names.
#[derive(Default, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct AddedTags(pub BTreeMap<String, String>);

impl GameFile {
    /// Takes a text apart. One that does not say which game it is of is read as one of `id` with these options.
    pub fn read(id: &str, options: Option<GameOptions>, text: &str) -> Result<GameFile, Text> {
        limits::check_length(text.len())?;
        let mut pgn = Pgn::new(text);
        let missing = known_games::find(&mut pgn)?;
        Ok(GameFile { pgn, default: variants::find(id, &options.unwrap_or_default())?, missing })
    }

    /// Takes the bytes of a file apart, in whatever encoding they are, as `read` does.
    pub fn of_bytes(id: &str, options: Option<GameOptions>, bytes: &[u8]) -> Result<GameFile, Text> {
        limits::check_length(bytes.len())?;
        GameFile::read(id, options, &pgn::decode(bytes))
    }

    /// Whether nothing but games and positions stands in the bytes of a text. What else there may be is found out by the program that
    /// reads other programs' games.
    pub fn holds_games_alone(bytes: &[u8]) -> bool {
        bytes.len() <= limits::MAX_TEXT_LEN && Pgn::new(&pgn::decode(bytes)).unread() == 0
    }

    /// How many games and positions there are; 1 if there is nothing, and reading that one fails.
    pub fn length(&self) -> usize {
        self.pgn.len().max(1)
    }

    /// The names of games that the text is of and nobody here has; the library may have them.
    pub fn missing_games(&self) -> Vec<String> {
        self.missing.named.clone()
    }

    /// The names of games that a position without a name may be of and nobody here has; the library may have them. Without them it is
    /// read as orthodox chess.
    pub fn guessed_games(&self) -> Vec<String> {
        self.missing.guessed.clone()
    }

    /// The games, as JSON: `[{position, names, event, date, result, plies}]`.
    pub fn list(&self) -> Vec<FileGame> {
        let headlines = (0..self.pgn.len()).filter_map(|index| self.pgn.headline(index));
        headlines.map(file_game).collect()
    }

    /// A game, counted from 0. `otherCastling` reads the names of castling the other way, in games in which programs do not
    /// agree on them.
    pub fn session(&self, index: usize, other_castling: Option<bool>) -> Result<Session, Text> {
        let names = other_castling.map(|other| if other { CastlingNames::Other } else { CastlingNames::Defined });
        let game = self.pgn.read(index, Some(&self.default), names);
        let said = |fault: PgnDiagnostic| match &fault.kind {
            // A single position needs no line number.
            PgnDiagnosticKind::Position(error) if self.pgn.len() == 1 && fault.line == 1 => {
                faults::of_position(&self.default, error)
            }
            _ => faults::placed(&fault),
        };
        game.map(|game| Session::of_text(&game)).map_err(said)
    }
}

impl Session {
    /// The game with everything in it as text: PGN, for four players likewise. `tags` are added where the game has none of
    /// their names: `{"Date": "2026.01.31"}`.
    pub fn game_text(&self, tags: Option<AddedTags>) -> String {
        self.tree.to_pgn(tags.unwrap_or_default().0).to_text()
    }

    /// The first game or position of a text, see `GameFile`.
    pub fn from_text(id: &str, options: Option<GameOptions>, text: &str) -> Result<Session, Text> {
        GameFile::read(id, options, text)?.session(0, None)
    }

    /// Notes on how the game was read, with line and column.
    pub fn notes(&self) -> Vec<Text> {
        self.notes.clone()
    }

    /// Whether the names of castling could also be read the other way, and mean something else then; and whether they were.
    pub fn castles_both_ways(&self) -> bool {
        self.castling.is_some()
    }

    /// Whether castling was read by its other names.
    pub fn other_castling(&self) -> bool {
        self.castling == Some(CastlingNames::Other)
    }

    /// The tags of the text that the game was read from, names first.
    pub fn tags(&self) -> Vec<(String, String)> {
        self.tree.tags.clone()
    }

    /// Replaces the comment after a move; the start stands for the comment before the first move. Clocks and shapes stay. False if the
    /// position is not part of the game.
    pub fn set_comment(&mut self, id: NodeId, words: &str) -> Result<bool, Text> {
        let Some(remarks) = self.tree.remarks_mut(id) else { return Ok(false) };
        remarks.set_words(words).map(|()| true)
    }
}

impl Session {
    fn of_text(game: &PgnGame) -> Session {
        let mut session = Session::of(GameTree::from_pgn(game));
        session.notes = game.warnings.iter().map(faults::placed).collect();
        session.castling = Some(game.castling).filter(|_| game.castles_both_ways);
        session
    }
}

fn file_game(headline: Headline) -> FileGame {
    let tag = |name: &str| {
        let value = headline.tag(name).unwrap_or_default();
        if matches!(value, "?" | "????.??.??") { String::new() } else { value.to_string() }
    };
    // A four-player text names them by their colours.
    let seats: &[&str] = if tag("Red").is_empty() { &["White", "Black"] } else { &["Red", "Green", "Blue", "Yellow"] };
    FileGame {
        position: headline.sort == PgnKind::Position,
        names: seats.iter().map(|seat| tag(seat)).collect(),
        event: tag("Event"),
        date: tag("Date"),
        result: headline.result.clone().unwrap_or_else(|| tag("Result")),
        plies: headline.plies,
    }
}

#[cfg(test)]
mod tests;
