//! The pieces of a game, without its other rules: enough for the diagram of one of them.

use crate::Language;
use crate::faults::AttributeError;
use crate::scene::DiagramPiece;
use menagerie_rules::{BoardSize, Choice, Forward, PlayerInfo, Variant};

/// What the diagram of a single piece needs of its game. As a text it has a line for the board, for each player and for each piece, with
/// tabs between the fields.
#[derive(Clone, Debug)]
pub struct GamePieces {
    /// The board.
    pub(super) shape: BoardSize,
    /// Whether its squares have two colours.
    pub(super) checkered: bool,
    /// The players.
    pub(super) players: Vec<PlayerInfo>,
    /// The kinds of piece.
    pub(super) pieces: Vec<GamePiece>,
}

/// A kind of piece.
#[derive(Clone, Debug)]
pub struct GamePiece {
    /// The piece; its movement is that of the Betza text.
    pub figure: DiagramPiece,
    /// Its letter in texts.
    pub letter: String,
    /// How it moves.
    pub betza: String,
    /// All its names.
    pub names: Vec<String>,
}

/// A field that a line may have: its word, and the value.
type Ability = (&'static str, fn(&mut DiagramPiece) -> &mut bool);

/// The properties of pieces that they have or lack.
const ABILITIES: [Ability; 6] = [
    ("royal", |piece| &mut piece.royal),
    ("promotes", |piece| &mut piece.promotes),
    ("passing", |piece| &mut piece.passing),
    ("passed", |piece| &mut piece.passed),
    ("leaps", |piece| &mut piece.leaps),
    ("castles", |piece| &mut piece.castles),
];

impl GamePieces {
    /// The pieces of a game.
    pub fn of(variant: &Variant) -> GamePieces {
        let piece = |kind| DiagramPiece { movement: None, ..DiagramPiece::of_kind(variant, kind) };
        GamePieces {
            shape: variant.board_size(),
            checkered: variant.definition().board.checkered,
            players: variant.players().to_vec(),
            pieces: variant
                .kinds()
                .iter()
                .map(|kind| GamePiece {
                    figure: piece(kind),
                    letter: kind.letter.to_string(),
                    betza: kind.betza.clone(),
                    names: kind.names().map(str::to_string).collect(),
                })
                .collect(),
        }
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |fields: &[&str]| {
            text.push_str(&fields.join("\t"));
            text.push('\n');
        };
        let (files, ranks) = (self.shape.files().to_string(), self.shape.ranks().to_string());
        line(&["board", &files, &ranks, if self.checkered { "checkered" } else { "" }]);
        for player in &self.players {
            let forward = format!("{:?}", player.forward).to_lowercase();
            line(&["player", &player.letter.to_string(), &player.name, &forward]);
        }
        for piece in &self.pieces {
            let mut figure = piece.figure.clone();
            let abilities: Vec<&str> =
                ABILITIES.iter().filter(|(_, field)| *field(&mut figure)).map(|(word, _)| *word).collect();
            let figure = &piece.figure;
            let abilities = abilities.join(" ");
            let mut fields = vec!["piece", &piece.letter, &figure.letter, &figure.art, &piece.betza, &abilities];
            fields.extend(figure.names.iter().map(String::as_str));
            let others = piece.names.iter().filter(|name| !figure.names.contains(name) && **name != figure.art);
            fields.extend(others.map(String::as_str));
            line(&fields);
        }
        text
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<GamePieces, AttributeError> {
        let size = BoardSize::new(8, 8).expect("a board of 8×8 squares");
        let mut game = GamePieces { shape: size, checkered: false, players: Vec::new(), pieces: Vec::new() };
        for line in text.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            game.add(&fields).ok_or_else(|| AttributeError::unknown("pieces", line))?;
        }
        Ok(game)
    }

    /// Adds what is on a line.
    fn add(&mut self, fields: &[&str]) -> Option<()> {
        match *fields {
            ["board", files, ranks, checkered] => {
                self.shape = BoardSize::new(files.parse().ok()?, ranks.parse().ok()?)?;
                self.checkered = checkered == "checkered";
            }
            ["player", letter, name, forward] => {
                let mut player = PlayerInfo {
                    letter: letter.chars().next()?,
                    other_letters: String::new(),
                    name: name.to_string(),
                    forward: Forward::default(),
                };
                player.forward.choose(forward).then_some(())?;
                self.players.push(player);
            }
            ["piece", letter, sign, art, betza, abilities, ref names @ ..] if names.len() >= Language::COUNT => {
                let all = Language::ALL.map(|language| names[language.index()].to_string());
                let mut figure = DiagramPiece::new(all, sign, art);
                for word in abilities.split_whitespace() {
                    let (_, field) = ABILITIES.iter().find(|(known, _)| *known == word)?;
                    *field(&mut figure) = true;
                }
                let names = names.iter().chain([&art]).map(|name| name.to_string()).collect();
                self.pieces.push(GamePiece { figure, letter: letter.to_string(), betza: betza.to_string(), names });
            }
            _ => return None,
        }
        Some(())
    }
}
