//! Game texts: PGN tags and movetext. The four-player games use the same shape, with a number before each round and the four
//! scores as the result.

use crate::{Family, Game, Options, Outcome, Player, Position, Variant};
use std::fmt::Write as _;
use std::sync::Arc;

/// A game with its tags.
#[derive(Clone, Debug)]
pub struct GameText {
    /// The game.
    pub game: Game,
    /// The tags in the order of the text, names first. Those that follow from the game (`Variant`, `FEN`, `Result`, …) are
    /// written anew from it.
    pub tags: Vec<(String, String)>,
}

/// What is wrong with a game text, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct GameTextError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub what: String,
}

/// Tags that follow from the game.
const DERIVED: [&str; 5] = ["Result", "Variant", "VariantOptions", "SetUp", "FEN"];

/// Writes a game with these tags; the seven usual ones are filled in with `?` where they are missing.
pub fn write(game: &Game, tags: &[(String, String)]) -> String {
    let variant = game.variant();
    let result = result(game);
    let mut all: Vec<(String, String)> = Vec::new();
    let given = |name: &str| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.clone());
    let mut names = vec!["Event".to_string(), "Site".to_string(), "Date".to_string(), "Round".to_string()];
    names.extend(variant.players().iter().map(|player| player.name.clone()));
    for name in &names {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        all.push((name.clone(), given(name).unwrap_or_else(|| unknown.to_string())));
    }
    all.push(("Result".to_string(), result.clone()));
    all.push(("Variant".to_string(), variant.name().to_string()));
    let options: Vec<String> =
        variant.options().ids().filter(|id| variant.options().is_on(id)).map(|id| format!("{id}=on")).collect();
    if !options.is_empty() {
        all.push(("VariantOptions".to_string(), options.join(" ")));
    }
    if *game.start() != Position::start(variant) {
        all.push(("SetUp".to_string(), "1".to_string()));
        all.push(("FEN".to_string(), game.start().fen()));
    }
    let more = tags.iter().filter(|(name, _)| !names.contains(name) && !DERIVED.contains(&name.as_str()));
    all.extend(more.cloned());

    let mut text = String::new();
    for (name, value) in &all {
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{escaped}\"]");
    }
    text.push('\n');
    let mut column = 0;
    for word in movetext(game).into_iter().chain([result]) {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > 80 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&word);
        column += width;
    }
    text.push('\n');
    text
}

/// `1-0`, `0-1`, `1/2-1/2`, `*`; in four-player games the scores.
fn result(game: &Game) -> String {
    match (game.outcome(), game.position()) {
        (Outcome::Ongoing, _) => "*".to_string(),
        (_, Position::Chaturaji(position)) => position.scores().map(|score| score.to_string()).join("-"),
        (Outcome::Draw { .. }, _) => "1/2-1/2".to_string(),
        (Outcome::Win { winners, .. }, _) if winners == [Player(0)] => "1-0".to_string(),
        (Outcome::Win { .. }, _) => "0-1".to_string(),
    }
}

fn movetext(game: &Game) -> Vec<String> {
    let mut words = Vec::new();
    let mut before = game.start();
    let mut round = match before {
        Position::Chess(position) => position.fullmoves(),
        Position::Chaturaji(position) => position.ply().div_ceil(4),
    };
    let mut last_turn: Option<Player> = None;
    for ply in game.plies() {
        let turn = before.turn();
        let new_round = last_turn.is_some_and(|last| turn <= last);
        round += u32::from(new_round);
        if new_round || last_turn.is_none() {
            let dots = if turn.index() == 0 || new_round { "." } else { "..." };
            words.push(format!("{round}{dots}"));
        }
        words.push(ply.san.clone());
        last_turn = Some(turn);
        before = &ply.position;
    }
    words
}

/// Reads the first game of a text. Comments, variations and annotations are passed over.
///
/// # Errors
/// The first fault and its place; so a game is read whole or not at all.
///
/// ```
/// use menagerie_rules::notation::game_text;
/// let read = game_text::read("[Variant \"Janus Chess\"]\n\n1. e4 e5 2. f4 *").unwrap();
/// assert_eq!(read.game.san_list(), ["e4", "e5", "f4"]);
/// let error = game_text::read("[Variant \"Janus Chess\"]\n\n1. e4 e5 2. e6 *").unwrap_err();
/// assert_eq!((error.line, error.column), (3, 13));
/// ```
pub fn read(text: &str) -> Result<GameText, GameTextError> {
    let mut reader = Reader { text, at: 0 };
    let tags = reader.tags()?;
    let variant = variant_of(&tags).map_err(|what| reader.fault(0, what))?;
    let mut game = match tags.iter().find(|(name, ..)| name == "FEN") {
        None => Game::new(&variant),
        Some((_, fen, at)) => Game::from_position(
            Position::from_fen(&variant, fen).map_err(|error| reader.fault(*at, format!("the FEN tag: {error}")))?,
        ),
    };
    while let Some((at, word)) = reader.word()? {
        if is_result(word) {
            break;
        }
        let san = word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.');
        let numbered = word.contains('.') || san.is_empty();
        let san = if numbered && word != crate::notation::coordinate::PASS { san } else { word };
        if !san.is_empty() {
            let at = at + (word.len() - san.len());
            game.play_text(san).map_err(|error| reader.fault(at, format!("“{san}”: {error}")))?;
        }
    }
    Ok(GameText { game, tags: tags.into_iter().map(|(name, value, _)| (name, value)).collect() })
}

fn variant_of(tags: &[(String, String, usize)]) -> Result<Arc<Variant>, String> {
    let tag = |wanted: &str| tags.iter().find(|(name, ..)| name == wanted).map(|(_, value, _)| value.as_str());
    // PGN without a Variant tag is orthodox chess.
    let name = tag("Variant").unwrap_or("Chess").trim().to_lowercase();
    let options = tag("VariantOptions")
        .unwrap_or("")
        .split_whitespace()
        .map(|text| text.parse::<Options>().map_err(|error| error.to_string()))
        .collect::<Result<Options, String>>()?;
    for id in Variant::ids() {
        let known = Variant::by_id(id, &Options::none()).map_err(|error| error.to_string())?;
        if name == id || name == known.name().to_lowercase() {
            return Variant::by_id(id, &options).map_err(|error| error.to_string());
        }
    }
    let known: Vec<&str> = Variant::ids().collect();
    Err(format!("there is no game “{name}”; the games are {}", known.join(", ")))
}

/// Whether a word ends the movetext: a result, or four scores.
fn is_result(word: &str) -> bool {
    let scores = word.split('-').count() == 4 && word.split('-').all(|part| part.parse::<u32>().is_ok());
    matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") || scores
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn fault(&self, at: usize, what: impl Into<String>) -> GameTextError {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        GameTextError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            what: what.into(),
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        // Every kind of space that ends a word, and the mark that some programs put at the beginning of a file.
        let is_space = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
        self.at = self.text.len() - self.rest().trim_start_matches(is_space).len();
    }

    /// The tags: name, value, and where the tag stands.
    fn tags(&mut self) -> Result<Vec<(String, String, usize)>, GameTextError> {
        let mut tags = Vec::new();
        loop {
            self.skip_space();
            let at = self.at;
            if !self.rest().starts_with('[') {
                return Ok(tags);
            }
            let bad = |reader: &Self| reader.fault(at, "this tag is not of the form [Name \"value\"]");
            let name_end = self.rest().find([' ', '\t']).ok_or_else(|| bad(self))?;
            let name = self.rest()[1..name_end].to_string();
            self.at += name_end;
            self.skip_space();
            let mut value = String::new();
            let mut letters = self.rest().char_indices();
            if letters.next().map(|(_, letter)| letter) != Some('"') {
                return Err(bad(self));
            }
            let mut end = None;
            while let Some((place, letter)) = letters.next() {
                match letter {
                    '"' => {
                        end = Some(place + 1);
                        break;
                    }
                    '\\' => value.extend(letters.next().map(|(_, letter)| letter)),
                    '\n' => break,
                    _ => value.push(letter),
                }
            }
            self.at += end.ok_or_else(|| bad(self))?;
            self.skip_space();
            if !self.rest().starts_with(']') {
                return Err(bad(self));
            }
            self.at += 1;
            tags.push((name, value, at));
        }
    }

    /// The next word of the movetext with its place, comments and variations passed over.
    fn word(&mut self) -> Result<Option<(usize, &'a str)>, GameTextError> {
        loop {
            self.skip_space();
            let at = self.at;
            match self.rest().chars().next() {
                None => return Ok(None),
                Some('{') => {
                    let length =
                        self.rest().find('}').ok_or_else(|| self.fault(at, "this comment has no closing }"))?;
                    self.at += length + 1;
                }
                Some(';') => self.at += self.rest().find('\n').unwrap_or(self.rest().len()),
                Some('$') => {
                    let more = &self.rest()[1..];
                    self.at += 1 + more.len() - more.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                }
                Some('(') => self.skip_variation()?,
                Some('[') => return Ok(None),
                Some(')' | '}' | ']') => return Err(self.fault(at, "this bracket closes nothing")),
                Some(_) => {
                    let length = self
                        .rest()
                        .find(|c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ';' | '$' | '[' | ']'))
                        .unwrap_or(self.rest().len());
                    self.at += length;
                    return Ok(Some((at, &self.text[at..at + length])));
                }
            }
        }
    }

    fn skip_variation(&mut self) -> Result<(), GameTextError> {
        let start = self.at;
        let (mut depth, mut comment) = (0_usize, false);
        for (place, letter) in self.rest().char_indices() {
            match letter {
                '{' => comment = true,
                '}' => comment = false,
                '(' if !comment => depth += 1,
                ')' if !comment => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at += place + 1;
                return Ok(());
            }
        }
        Err(self.fault(start, "this variation has no closing bracket"))
    }
}

impl Game {
    /// The game as a text, with these tags.
    pub fn to_text(&self, tags: &[(String, String)]) -> String {
        write(self, tags)
    }
}

impl GameText {
    /// Whether the text is of a four-player game.
    pub fn is_four_player(&self) -> bool {
        self.game.variant().family() == Family::Chaturaji
    }
}
