//! Reads the attributes into a scene and an initial state.

mod game_pieces;
mod piece;
mod position;
mod values;

use game_pieces::GamePiece;
pub use game_pieces::GamePieces;
use piece::{own_piece, single};
use position::position;
pub use values::seats;

use crate::Language;
use crate::faults::{AttributeError, AttributeErrorKind};
use crate::game;
use crate::line::WrittenLine;
use crate::mode::DiagramMode;
use crate::scene::DiagramScene;
use crate::settings::DiagramSettings;
use crate::whole::{OnlyWhole, WHOLE, WholeProgram};
use menagerie_rules::betza::{BetzaError, Movement};
use menagerie_rules::{Board, Game, GameError, Options, PositionError, Square, Variant, VariantError};
use std::cell::RefCell;
use std::sync::Arc;

/// The initial state of a diagram.
#[derive(Clone, Debug)]
pub struct DiagramSetup {
    /// The pieces.
    pub board: Board,
    /// The game this is a position of.
    pub game: Option<OnlyWhole<Game>>,
    /// The square of the picked piece.
    pub picked: Option<Square>,
    /// The moves of the line as written, with their comments.
    pub line: WrittenLine,
    /// The parts that could not be shown.
    pub notes: Vec<OnlyWhole<DiagramNote>>,
}

/// A part of the attributes that could not be shown, and the reason. The other parts are shown.
#[derive(Clone, Debug)]
pub enum DiagramNote {
    /// A part of a Betza text.
    Term(String, BetzaError),
    /// The board is not a position of the game.
    Board(PositionError),
    /// A move of the line.
    Move {
        /// As it was written.
        text: String,
        /// Why it cannot be played; none where there is no position to play it in.
        why: Option<GameError>,
        /// The number of moves after it, which are not shown either.
        more: usize,
    },
}

/// Reads the attributes.
///
/// # Errors
/// The first attribute that is wrong.
pub fn read(settings: &DiagramSettings) -> Result<(DiagramScene, DiagramMode, DiagramSetup), AttributeError> {
    if let Some(key) = settings.unknown.first() {
        return Err(AttributeError::unknown("", key).meant(key, DiagramSettings::KEYS));
    }
    if !settings.betza.is_empty() {
        return own_piece(settings);
    }
    if settings.game.is_empty() && settings.definition.is_empty() && settings.pieces.is_empty() {
        return Err(AttributeError::missing("game, betza"));
    }
    if settings.piece.is_empty() {
        let whole = WHOLE.ok_or_else(|| AttributeError::missing("piece, betza"))?;
        return position(settings, &variant(settings, whole)?, whole);
    }
    let game = pieces_of(settings)?;
    let GamePiece { mut figure, betza, .. } = game.pieces[kind_named(settings, &game.pieces)?].clone();
    if !settings.picture.is_empty() {
        figure.art = settings.picture.to_ascii_lowercase();
    }
    let movement = match betza.as_str() {
        "" => Movement::none(),
        betza => {
            betza.parse().map_err(|error| AttributeError::new("betza", betza, AttributeErrorKind::Betza(error)))?
        }
    };
    figure.movement = Some(movement.clone());
    let double = figure.passed;
    single(settings, figure, &movement, game.players, Some(game.shape), game.checkered, double)
}

/// The pieces of the game.
fn pieces_of(settings: &DiagramSettings) -> Result<GamePieces, AttributeError> {
    if !settings.pieces.is_empty() {
        return GamePieces::read(&settings.pieces);
    }
    let whole = WHOLE.ok_or_else(|| AttributeError::missing("pieces"))?;
    variant(settings, whole).map(|variant| GamePieces::of(&variant))
}

thread_local! {
    /// The games compiled so far, because many diagrams of a page show the same one.
    static GAMES: RefCell<Vec<(String, Arc<Variant>)>> = const { RefCell::new(Vec::new()) };
}

fn variant(settings: &DiagramSettings, whole: WholeProgram) -> Result<Arc<Variant>, AttributeError> {
    let name = [settings.game.as_str(), settings.options.as_str(), settings.definition.as_str()].join("\n");
    let known = GAMES.with_borrow(|games| games.iter().find(|(known, _)| *known == name).map(|(_, game)| game.clone()));
    if let Some(game) = known {
        return Ok(game);
    }
    let mut options = Vec::new();
    for option in settings.options.split([' ', ',', ';']).filter(|option| !option.is_empty()) {
        options.push(option.parse::<Options>().map_err(|error| {
            AttributeError::new("options", &settings.options, AttributeErrorKind::Option(whole.with(error)))
        })?);
    }
    let options: Options = options.into_iter().collect();
    let game = if settings.definition.is_empty() {
        built_in(settings, &options, whole)?
    } else {
        let definition = game::read(&settings.definition)
            .map_err(|fault| AttributeError::unknown("definition", &fault.line).meant(&fault.key, fault.known))?;
        Variant::from_definition(definition, &options).map_err(|error| match error {
            VariantError::UnknownOption { .. } => {
                AttributeError::new("options", &settings.options, AttributeErrorKind::Variant(whole.with(error)))
            }
            error => AttributeError::new("definition", &settings.game, AttributeErrorKind::Variant(whole.with(error))),
        })?
    };
    GAMES.with_borrow_mut(|games| games.push((name, game.clone())));
    Ok(game)
}

/// A game that comes with the rules. A page passes the definitions that it needs.
#[cfg(not(target_arch = "wasm32"))]
fn built_in(
    settings: &DiagramSettings,
    options: &Options,
    whole: WholeProgram,
) -> Result<Arc<Variant>, AttributeError> {
    Variant::by_id(&settings.game, options).map_err(|error| match error {
        VariantError::UnknownGame { known, .. } => AttributeError::choice("game", &settings.game, &known.join(", ")),
        error => AttributeError::new("options", &settings.options, AttributeErrorKind::Variant(whole.with(error))),
    })
}

#[cfg(target_arch = "wasm32")]
fn built_in(settings: &DiagramSettings, _: &Options, _: WholeProgram) -> Result<Arc<Variant>, AttributeError> {
    Err(AttributeError::new("game", &settings.game, AttributeErrorKind::NoDefinition))
}

/// The index of the piece of the attribute.
fn kind_named(settings: &DiagramSettings, pieces: &[GamePiece]) -> Result<usize, AttributeError> {
    let text = settings.piece.as_str();
    let is_name = |piece: &GamePiece| piece.names.iter().any(|name| same_name(name, text));
    let is_letter = |piece: &GamePiece| piece.letter.eq_ignore_ascii_case(text);
    // A name of its own comes before one that another piece is called as well.
    let is_own =
        |piece: &GamePiece| piece.figure.names.iter().chain([&piece.figure.art]).any(|name| same_name(name, text));
    let found = pieces.iter().position(is_own).or_else(|| pieces.iter().position(is_name));
    found.or_else(|| pieces.iter().position(is_letter)).ok_or_else(|| {
        let language = Language::of_tag(&settings.language).unwrap_or_default();
        let names: Vec<_> = pieces.iter().map(|piece| plain(piece.figure.name(language))).collect();
        let known = pieces.iter().flat_map(|piece| &piece.names).map(String::as_str);
        AttributeError::choice("piece", text, &names.join(", ")).meant(text, known)
    })
}

/// Whether two names are equal except for case; of French ones, only É may be the first letter.
fn same_name(a: &str, b: &str) -> bool {
    plain(a) == plain(b)
}

fn plain(name: &str) -> String {
    name.replace('É', "é").to_ascii_lowercase()
}
