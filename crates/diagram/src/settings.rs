//! The attributes of a diagram as strings.

use crate::faults::AttributeError;

/// The values of a diagram's attributes; an empty string means that the attribute is missing.
#[derive(Clone, Debug, Default)]
pub struct DiagramSettings {
    /// The id of a built-in game.
    pub game: String,
    /// A game's definition, one value a line, instead of a built-in one.
    pub definition: String,
    /// The pieces of a built-in game, instead of its definition, for the diagram of one of them: see [`GamePieces`](crate::GamePieces).
    pub pieces: String,
    /// Options of the game: `king-leap=on`, separated by spaces or commas.
    pub options: String,
    /// A kind of piece of the game: its name, letter or picture.
    pub piece: String,
    /// How an own piece moves.
    pub betza: String,
    /// Its picture.
    pub picture: String,
    /// Its name.
    pub name: String,
    /// Where the piece stands.
    pub square: String,
    /// Squares with other pieces of its owner.
    pub friends: String,
    /// Squares with pieces of an opponent.
    pub enemies: String,
    /// The board around a single piece: `fit`, `game` or files×ranks.
    pub board: String,
    /// A position, or `start`.
    pub fen: String,
    /// The square of the piece that is picked up at first.
    pub select: String,
    /// `no` for pseudo-legal moves.
    pub legal: String,
    /// Moves to step through.
    pub moves: String,
    /// How many of them are played at the start.
    pub at: String,
    /// The side or sides the reader plays against the computer.
    pub play: String,
    /// Whose piece it is, by colour.
    pub player: String,
    /// The player at the bottom.
    pub orientation: String,
    /// `no` hides the coordinates.
    pub coordinates: String,
    /// The language of the words.
    pub language: String,
    /// Unknown names.
    pub unknown: Vec<String>,
}

impl DiagramSettings {
    /// The names of all attributes, those of the host included.
    #[rustfmt::skip]
    pub(crate) const KEYS: [&str; 27] = [
        "game", "definition", "options", "piece", "betza", "picture", "name", "square", "friends", "enemies", "board", "fen",
        "select", "legal", "moves", "at", "play", "player", "orientation", "coordinates", "language", "legend", "description",
        "tray", "theme", "size", "level",
    ];

    /// Sets one attribute. The host does not pass on its own attributes, so any other unknown name is an error.
    pub fn set(&mut self, name: &str, value: &str) {
        let field = match name {
            "game" => &mut self.game,
            "definition" => &mut self.definition,
            "pieces" => &mut self.pieces,
            "options" => &mut self.options,
            "piece" => &mut self.piece,
            "betza" => &mut self.betza,
            "picture" => &mut self.picture,
            "name" => &mut self.name,
            "square" => &mut self.square,
            "friends" => &mut self.friends,
            "enemies" => &mut self.enemies,
            "board" => &mut self.board,
            "fen" => &mut self.fen,
            "select" => &mut self.select,
            "legal" => &mut self.legal,
            "moves" => &mut self.moves,
            "at" => &mut self.at,
            "play" => &mut self.play,
            "player" => &mut self.player,
            "orientation" => &mut self.orientation,
            "coordinates" => &mut self.coordinates,
            "language" => &mut self.language,
            _ => {
                if !DiagramSettings::KEYS.contains(&name) {
                    self.unknown.push(name.to_string());
                }
                return;
            }
        };
        *field = value.trim().to_string();
    }

    /// Whether a yes/no attribute is `yes`.
    pub(crate) fn is_on(value: &str, attribute: &'static str) -> Result<bool, AttributeError> {
        match value {
            "" | "yes" | "true" | "on" => Ok(true),
            "no" | "false" | "off" => Ok(false),
            _ => Err(AttributeError::choice(attribute, value, "yes, no")),
        }
    }
}
