//! Reads the attributes into a scene and an initial state.

mod piece;
mod position;
mod values;

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
use menagerie_rules::betza::BetzaError;
use menagerie_rules::{Board, Game, GameError, Options, PieceKind, PositionError, Square, Variant, VariantError};
use std::cell::RefCell;
use std::sync::Arc;

/// The initial state of a diagram.
#[derive(Clone, Debug)]
pub struct DiagramSetup {
    /// The pieces.
    pub board: Board,
    /// The game this is a position of.
    pub game: Option<Game>,
    /// The square of the picked piece.
    pub picked: Option<Square>,
    /// The moves of the line as written, with their comments.
    pub line: WrittenLine,
    /// The parts that could not be shown.
    pub notes: Vec<DiagramNote>,
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
    if settings.game.is_empty() && settings.definition.is_empty() {
        return Err(AttributeError::missing("game, betza"));
    }
    let variant = variant(settings)?;
    if settings.piece.is_empty() {
        return position(settings, &variant);
    }
    let kind = kind_named(settings, &variant)?;
    let mut figure = DiagramScene::of_game(&variant).figures()[kind].clone();
    if !settings.picture.is_empty() {
        figure.art = settings.picture.to_ascii_lowercase();
    }
    let kind = &variant.kinds()[kind];
    let checkered = variant.definition().board.checkered;
    let (players, double) = (variant.players().to_vec(), kind.taken_en_passant);
    single(settings, figure, &kind.movement, players, Some(variant.board_size()), checkered, double)
}

thread_local! {
    /// The games compiled so far, because many diagrams of a page show the same one.
    static GAMES: RefCell<Vec<(String, Arc<Variant>)>> = const { RefCell::new(Vec::new()) };
}

fn variant(settings: &DiagramSettings) -> Result<Arc<Variant>, AttributeError> {
    let name = [settings.game.as_str(), settings.options.as_str(), settings.definition.as_str()].join("\n");
    let known = GAMES.with_borrow(|games| games.iter().find(|(known, _)| *known == name).map(|(_, game)| game.clone()));
    if let Some(game) = known {
        return Ok(game);
    }
    let mut options = Vec::new();
    for option in settings.options.split([' ', ',', ';']).filter(|option| !option.is_empty()) {
        options.push(
            option.parse::<Options>().map_err(|error| {
                AttributeError::new("options", &settings.options, AttributeErrorKind::Option(error))
            })?,
        );
    }
    let options: Options = options.into_iter().collect();
    let game = if settings.definition.is_empty() {
        built_in(settings, &options)?
    } else {
        let definition = game::read(&settings.definition)
            .map_err(|fault| AttributeError::unknown("definition", &fault.line).meant(&fault.key, fault.known))?;
        Variant::from_definition(definition, &options).map_err(|error| match error {
            VariantError::UnknownOption { .. } => {
                AttributeError::new("options", &settings.options, AttributeErrorKind::Variant(error))
            }
            error => AttributeError::new("definition", &settings.game, AttributeErrorKind::Variant(error)),
        })?
    };
    GAMES.with_borrow_mut(|games| games.push((name, game.clone())));
    Ok(game)
}

/// A game that comes with the rules. A page passes the definitions that it needs.
#[cfg(not(target_arch = "wasm32"))]
fn built_in(settings: &DiagramSettings, options: &Options) -> Result<Arc<Variant>, AttributeError> {
    Variant::by_id(&settings.game, options).map_err(|error| match error {
        VariantError::UnknownGame { known, .. } => AttributeError::choice("game", &settings.game, &known.join(", ")),
        error => AttributeError::new("options", &settings.options, AttributeErrorKind::Variant(error)),
    })
}

#[cfg(target_arch = "wasm32")]
fn built_in(settings: &DiagramSettings, _options: &Options) -> Result<Arc<Variant>, AttributeError> {
    Err(AttributeError::new("game", &settings.game, AttributeErrorKind::NoDefinition))
}

fn kind_named(settings: &DiagramSettings, variant: &Variant) -> Result<usize, AttributeError> {
    let text = settings.piece.as_str();
    let is_name = |kind: &PieceKind| kind.names().any(|name| same_name(name, text));
    let is_letter = |kind: &PieceKind| kind.letter.to_string().eq_ignore_ascii_case(text);
    let kinds = variant.kinds();
    // A name of its own comes before one that another piece is called as well.
    let own_names = |kind: &PieceKind| Language::TAGS.map(|tag| plain(kind.name_in(tag)));
    let is_own = |kind: &PieceKind| own_names(kind).contains(&plain(text)) || same_name(&kind.art, text);
    let found = kinds.iter().position(is_own).or_else(|| kinds.iter().position(is_name));
    found.or_else(|| kinds.iter().position(is_letter)).ok_or_else(|| {
        let language = Language::of_tag(&settings.language).unwrap_or_default();
        let names: Vec<_> = kinds.iter().map(|kind| plain(kind.name_in(language.tag()))).collect();
        AttributeError::choice("piece", text, &names.join(", ")).meant(text, kinds.iter().flat_map(PieceKind::names))
    })
}

/// Whether two names are equal except for case; of French ones, only É may be the first letter.
fn same_name(a: &str, b: &str) -> bool {
    plain(a) == plain(b)
}

fn plain(name: &str) -> String {
    name.replace('É', "é").to_ascii_lowercase()
}
