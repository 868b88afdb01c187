//! Game texts: PGN tags and movetext. The four-player games use the same shape, with a number before each round and the four
//! scores as the result.

mod fault;
mod reader;

pub use fault::{Fault, GameTextError};
pub use reader::Part;

use crate::{Game, Options, Outcome, Player, Position, Variant};
use reader::Reader;
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

/// Tags that follow from the game.
const DERIVED: [&str; 5] = ["Result", "Variant", "VariantOptions", "SetUp", "FEN"];

/// Writes a game with these tags; the seven usual ones are filled in with `?` where they are missing.
pub fn write(game: &Game, tags: &[(String, String)]) -> String {
    write_parts(game.start(), tags, &result(&game.outcome(), game.position()), movetext(game))
}

/// Writes a game that begins with this position, out of the words of its movetext and its result.
pub fn write_parts(start: &Position, tags: &[(String, String)], result: &str, movetext: Vec<String>) -> String {
    let variant = start.variant();
    let mut all: Vec<(String, String)> = Vec::new();
    let given = |name: &str| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.clone());
    let mut names = vec!["Event".to_string(), "Site".to_string(), "Date".to_string(), "Round".to_string()];
    names.extend(variant.players().iter().map(|player| player.name.clone()));
    for name in &names {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        all.push((name.clone(), given(name).unwrap_or_else(|| unknown.to_string())));
    }
    all.push(("Result".to_string(), result.to_string()));
    all.push(("Variant".to_string(), variant.name().to_string()));
    let options: Vec<String> =
        variant.options().ids().filter(|id| variant.options().is_on(id)).map(|id| format!("{id}=on")).collect();
    if !options.is_empty() {
        all.push(("VariantOptions".to_string(), options.join(" ")));
    }
    if *start != Position::start(variant) {
        all.push(("SetUp".to_string(), "1".to_string()));
        all.push(("FEN".to_string(), start.fen()));
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
    for word in movetext.into_iter().chain([result.to_string()]) {
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
pub fn result(outcome: &Outcome, position: &Position) -> String {
    match (outcome, position) {
        (Outcome::Ongoing, _) => "*".to_string(),
        (_, Position::Chaturaji(position)) => position.scores().map(|score| score.to_string()).join("-"),
        (Outcome::Draw { .. }, _) => "1/2-1/2".to_string(),
        (Outcome::Win { winners, .. }, _) if *winners == [Player(0)] => "1-0".to_string(),
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
        round = round.saturating_add(u32::from(new_round));
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
    let mut script = Script::read(text, None)?;
    let mut game = Game::from_position(script.start.clone());
    let mut depth = 0_usize;
    while let Some((at, part)) = script.part()? {
        match part {
            Part::Open => depth += 1,
            Part::Close => depth = depth.saturating_sub(1),
            Part::Move(san) if depth == 0 => {
                let fault = |error| script.fault(at, Fault::Move { text: san.to_string(), error });
                game.play_text(san).map_err(fault)?;
            }
            Part::Result(_) if depth == 0 => break,
            Part::Move(_) | Part::Result(_) => {}
        }
    }
    Ok(GameText { game, tags: script.tags })
}

/// A game text whose movetext is read part by part, for those who want its variations.
pub struct Script<'a> {
    reader: Reader<'a>,
    /// The position the game begins with.
    pub start: Position,
    /// The tags in the order of the text.
    pub tags: Vec<(String, String)>,
}

impl<'a> Script<'a> {
    /// Reads the tags. A text without any is of `usual`, if that is given.
    ///
    /// # Errors
    /// If a tag is wrong, there is no such game, or it does not begin with a position.
    pub fn read(text: &'a str, usual: Option<&Arc<Variant>>) -> Result<Script<'a>, GameTextError> {
        let mut reader = Reader::new(text);
        let tags = reader.tags()?;
        let variant = match usual.filter(|_| tags.is_empty()) {
            Some(usual) => Arc::clone(usual),
            None => variant_of(&tags).map_err(|what| reader.fault(0, Fault::Game(what)))?,
        };
        let start = match tags.iter().find(|(name, ..)| name == "FEN") {
            None => Position::start(&variant),
            Some((_, fen, at)) => {
                Position::from_fen(&variant, fen).map_err(|error| reader.fault(*at, Fault::Position(error)))?
            }
        };
        Ok(Script { reader, start, tags: tags.into_iter().map(|(name, value, _)| (name, value)).collect() })
    }

    /// The next part of the movetext, and its place in the text in bytes; nothing at its end.
    ///
    /// # Errors
    /// If a bracket is not closed, or closes nothing.
    pub fn part(&mut self) -> Result<Option<(usize, Part<'a>)>, GameTextError> {
        self.reader.part()
    }

    /// A fault at a place of the text.
    pub fn fault(&self, at: usize, fault: Fault) -> GameTextError {
        self.reader.fault(at, fault)
    }

    /// A tag's value.
    pub fn tag(&self, wanted: &str) -> Option<&str> {
        self.tags.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    }
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

impl Game {
    /// The game as a text, with these tags.
    pub fn to_text(&self, tags: &[(String, String)]) -> String {
        write(self, tags)
    }
}
