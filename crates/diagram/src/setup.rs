//! Attributes → stage and start.

use crate::Language;
use crate::faults::{AttributeError, AttributeErrorKind};
use crate::game;
use crate::line::{self, WrittenLine};
use crate::settings::DiagramSettings;
use crate::stage::{BYSTANDER, DiagramPiece, DiagramStage, SUBJECT, fitting};
use crate::state::DiagramMode;
use menagerie_rules::betza::{BetzaError, Movement};
use menagerie_rules::{
    Board, Forward, Game, GameError, Move, Options, Piece, PieceKind, Player, PlayerInfo, Position, PositionError,
    Shape, Square, Variant, VariantError, notation,
};
use std::cell::RefCell;
use std::sync::Arc;

/// What a diagram shows at first.
#[derive(Clone, Debug)]
pub struct DiagramSetup {
    /// Who stands where.
    pub board: Board,
    /// The game this is a position of.
    pub game: Option<Game>,
    /// The piece picked up.
    pub picked: Option<Square>,
    /// The moves of the line as they were written, with what is said of them.
    pub line: WrittenLine,
    /// What could not be shown.
    pub notes: Vec<DiagramNote>,
}

/// What of the attributes could not be shown while the rest is, and why.
#[derive(Clone, Debug)]
pub enum DiagramNote {
    /// A part of a Betza text.
    Term(String, BetzaError),
    /// The board is no position of the game.
    Board(PositionError),
    /// A move of the line.
    Move {
        /// As it was written.
        text: String,
        /// Why it cannot be played; nothing where there is no position to play it in.
        why: Option<GameError>,
        /// How many moves after it are not shown either.
        more: usize,
    },
}

/// Reads the attributes.
///
/// # Errors
/// The first attribute that cannot be followed.
pub fn read(settings: &DiagramSettings) -> Result<(DiagramStage, DiagramMode, DiagramSetup), AttributeError> {
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
    let mut figure = DiagramStage::of_game(&variant).figures()[kind].clone();
    if !settings.picture.is_empty() {
        figure.art = settings.picture.to_ascii_lowercase();
    }
    let kind = &variant.kinds()[kind];
    let checkered = variant.definition().board.checkered;
    let (players, double) = (variant.players().to_vec(), kind.taken_en_passant);
    single(settings, figure, &kind.movement, players, Some(variant.shape()), checkered, double)
}

thread_local! {
    /// The games compiled so far: many diagrams of a page show the same one.
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
        let definition = game::read(&settings.definition).map_err(|fault| {
            AttributeError::unknown("definition", &fault.line).meant(&fault.key, fault.known.iter().copied())
        })?;
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

/// A game that comes with the rules; a page hands over the definitions it needs.
#[cfg(not(target_arch = "wasm32"))]
fn built_in(settings: &DiagramSettings, options: &Options) -> Result<Arc<Variant>, AttributeError> {
    Variant::by_id(&settings.game, options).map_err(|error| match error {
        VariantError::UnknownGame { known, .. } => AttributeError::choice("game", &settings.game, known.join(", ")),
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
    let is_own =
        |kind: &PieceKind| [&kind.name, kind.name_in("fr"), &kind.art].into_iter().any(|name| same_name(name, text));
    let found = kinds.iter().position(is_own).or_else(|| kinds.iter().position(is_name));
    found.or_else(|| kinds.iter().position(is_letter)).ok_or_else(|| {
        let french = Language::of_tag(&settings.language) == Some(Language::French);
        let name = |kind: &PieceKind| plain(if french { kind.name_in("fr") } else { &kind.name });
        let names: Vec<_> = kinds.iter().map(name).collect();
        AttributeError::choice("piece", text, names.join(", ")).meant(text, kinds.iter().flat_map(PieceKind::names))
    })
}

/// Whether two names are the same but for capitals; French ones begin with É at most.
fn same_name(a: &str, b: &str) -> bool {
    plain(a) == plain(b)
}

fn plain(name: &str) -> String {
    name.replace('É', "é").to_ascii_lowercase()
}

fn own_piece(settings: &DiagramSettings) -> Result<(DiagramStage, DiagramMode, DiagramSetup), AttributeError> {
    let (movement, notes) = movement(&settings.betza)?;
    // Without a name, the first atom: a letter that says something of the piece.
    let atom = || settings.betza.chars().find(char::is_ascii_uppercase);
    let letter = settings.name.chars().next().or_else(atom).unwrap_or('?').to_ascii_uppercase().to_string();
    let figure = DiagramPiece {
        name: settings.name.clone(),
        french: settings.name.clone(),
        letter,
        art: settings.picture.to_ascii_lowercase(),
        movement: Some(movement.clone()),
        royal: false,
        promotes: false,
        // “e” is no other modifier.
        passing: settings.betza.contains('e'),
        passed: false,
        leaps: false,
        castles: false,
    };
    let player = |letter, name: &str, forward| PlayerInfo { letter, name: name.to_string(), forward };
    let players = vec![player('w', "White", Forward::North), player('b', "Black", Forward::South)];
    let shape = if settings.game.is_empty() { None } else { Some(variant(settings)?.shape()) };
    let (stage, mode, mut setup) = single(settings, figure, &movement, players, shape, true, false)?;
    setup.notes = notes;
    Ok((stage, mode, setup))
}

/// Reads a Betza text. A part that cannot be read or drawn, such as castling, does not keep the others from being shown.
fn movement(text: &str) -> Result<(Movement, Vec<DiagramNote>), AttributeError> {
    let error = match text.parse() {
        Ok(movement) => return Ok((movement, Vec::new())),
        Err(error) => error,
    };
    let mut notes = Vec::new();
    let mut readable = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (term, after) = rest.split_at(term(rest));
        rest = after;
        match term.parse::<Movement>() {
            Ok(_) => readable.push_str(term),
            Err(error) => notes.push(DiagramNote::Term(term.to_string(), error)),
        }
    }
    readable
        .parse()
        .map(|movement| (movement, notes))
        .map_err(|_| AttributeError::new("betza", text, AttributeErrorKind::Betza(error)))
}

/// How long the first part of a Betza text is: modifiers, an atom, a range.
fn term(text: &str) -> usize {
    let mut letters = text.char_indices().skip_while(|(_, letter)| letter.is_ascii_lowercase()).peekable();
    let Some((at, atom)) = letters.next() else { return text.len() };
    let closing = match atom {
        '(' => Some(')'),
        '[' => Some(']'),
        _ => None,
    };
    let end = match closing {
        Some(closing) => text[at..].find(closing).map_or(text.len(), |end| at + end + 1),
        None => at + atom.len_utf8(),
    };
    let rest = text[end..].trim_start_matches(|letter: char| letter == atom || letter.is_ascii_digit());
    text.len() - rest.len()
}

/// A single piece on a board of its own.
fn single(
    settings: &DiagramSettings,
    figure: DiagramPiece,
    movement: &Movement,
    players: Vec<PlayerInfo>,
    game: Option<Shape>,
    checkered: bool,
    double: bool,
) -> Result<(DiagramStage, DiagramMode, DiagramSetup), AttributeError> {
    let shape = match settings.board.as_str() {
        "" | "fit" => fitting(movement),
        "game" => game.ok_or_else(|| AttributeError::needs("board", "game"))?,
        text => size(text)?,
    };
    let middle = Square::new(shape.files() / 2, (shape.ranks() - 1) / 2).unwrap_or(Square::from_index(0));
    let from = if settings.square.is_empty() { middle } else { square("square", &settings.square, shape)? };
    let stage = DiagramStage::of_piece(figure, movement, shape, checkered, players, from, double);
    let player = match settings.player.as_str() {
        "" => Player::from_index(0),
        text => stage.player_named(text),
    };
    let player = player.ok_or_else(|| AttributeError::choice("player", &settings.player, colours(&stage)))?;
    let mut board = Board::empty();
    let (friends, enemies) =
        (squares("friends", &settings.friends, shape)?, squares("enemies", &settings.enemies, shape)?);
    for &square in &friends {
        board.put(square, Piece { player, kind: BYSTANDER });
    }
    for &square in &enemies {
        board.put(square, Piece { player: stage.opponent(player), kind: BYSTANDER });
    }
    if friends.is_empty() && enemies.is_empty() {
        stand_in_the_way(&mut board, &stage, player, movement, from);
    }
    board.put(from, Piece { player, kind: SUBJECT });
    Ok((
        stage,
        DiagramMode::Piece,
        DiagramSetup { board, game: None, picked: Some(from), line: WrittenLine::default(), notes: Vec::new() },
    ))
}

/// A hopper explains nothing on an empty board: it gets a screen of its own side with an enemy to capture behind it, and on another of
/// its lines an enemy as a screen, wherever the board has room for them.
fn stand_in_the_way(board: &mut Board, stage: &DiagramStage, player: Player, movement: &Movement, from: Square) {
    let forward = stage.player(player).forward;
    let enemy = stage.opponent(player);
    let mut sides = [player, enemy].into_iter();
    for walk in movement.walks().iter().filter(|walk| walk.is_hopper()) {
        let (files, ranks) = forward.turn(walk.step);
        let at = |times: i8| {
            if walk.range.is_some_and(|range| range < times.unsigned_abs()) {
                return None;
            }
            let (files, ranks) = (files.checked_mul(times)?, ranks.checked_mul(times)?);
            stage.shape().offset(from, files, ranks).filter(|&square| board.get(square).is_none())
        };
        // A single leap has its screen half way, a line somewhere: rather at some distance, where there is room.
        let pairs = match walk.passes.first() {
            Some(&pass) => {
                let (files, ranks) = forward.turn(pass);
                vec![(stage.shape().offset(from, files, ranks), at(1))]
            }
            None if walk.is_grasshopper() => vec![(at(2), at(3)), (at(1), at(2))],
            None => vec![(at(2), at(4)), (at(2), at(3)), (at(1), at(2))],
        };
        let Some((screen, victim)) = pairs.into_iter().find_map(|(screen, victim)| screen.zip(victim)) else {
            continue;
        };
        let Some(side) = sides.next() else { return };
        board.put(screen, Piece { player: side, kind: BYSTANDER });
        if side == player {
            board.put(victim, Piece { player: enemy, kind: BYSTANDER });
        }
    }
}

fn colours(stage: &DiagramStage) -> String {
    stage.players().iter().map(|player| player.name.to_ascii_lowercase()).collect::<Vec<_>>().join(", ")
}

fn size(text: &str) -> Result<Shape, AttributeError> {
    let sides = text.split_once(['x', '×', 'X']);
    let shape = sides.and_then(|(files, ranks)| Shape::new(files.trim().parse().ok()?, ranks.trim().parse().ok()?));
    shape.ok_or_else(|| AttributeError::choice("board", text, "fit, game, 9x9 (1x1 … 16x16)"))
}

fn square(attribute: &'static str, text: &str, shape: Shape) -> Result<Square, AttributeError> {
    let square: Square =
        text.parse().map_err(|error| AttributeError::new(attribute, text, AttributeErrorKind::Square(error)))?;
    if shape.contains(square) {
        return Ok(square);
    }
    Err(AttributeError::new(attribute, text, AttributeErrorKind::Outside(shape)))
}

fn squares(attribute: &'static str, text: &str, shape: Shape) -> Result<Vec<Square>, AttributeError> {
    text.split([' ', ',', ';']).filter(|part| !part.is_empty()).map(|part| square(attribute, part, shape)).collect()
}

fn position(
    settings: &DiagramSettings,
    variant: &Arc<Variant>,
) -> Result<(DiagramStage, DiagramMode, DiagramSetup), AttributeError> {
    let stage = DiagramStage::of_game(variant);
    let line = line::read(&settings.moves);
    let fen = match settings.fen.as_str() {
        "" => line.fen.as_deref().unwrap_or_default(),
        text => text,
    };
    let mut notes = Vec::new();
    let start = match fen {
        "" | "start" => Position::start(variant),
        text => match Position::from_fen(variant, &filled_in(variant, text)) {
            Ok(start) => start,
            Err(error) => {
                // Any placement can be looked at, without Kings, too; no game is played on it.
                let placement = notation::read_placement(variant, text.split_whitespace().next().unwrap_or_default());
                let board = match placement {
                    Ok(board) if settings.play.is_empty() => board,
                    _ => {
                        return Err(AttributeError::new("fen", text, AttributeErrorKind::Position(error)));
                    }
                };
                notes.push(DiagramNote::Board(error));
                if let Some(first) = line.moves.first() {
                    let more = line.moves.len() - 1;
                    notes.push(DiagramNote::Move { text: first.text.clone(), why: None, more });
                }
                let picked = picked(settings, &stage, &board)?;
                return Ok((
                    stage,
                    DiagramMode::Position,
                    DiagramSetup { board, game: None, picked, line: WrittenLine::default(), notes },
                ));
            }
        },
    };
    let mut game = Game::from_position(start);
    for (number, word) in line.moves.iter().enumerate() {
        if let Err(error) = game.play_text(&word.text) {
            let more = line.moves.len() - number - 1;
            notes.push(DiagramNote::Move { text: word.text.clone(), why: Some(error), more });
            break;
        }
    }
    let mut mode = DiagramMode::Position;
    if !settings.moves.is_empty() {
        mode = DiagramMode::Line;
        let at: usize = match settings.at.as_str() {
            "" => 0,
            "end" => usize::MAX,
            text => {
                let most = game.plies().len();
                // Of a line that breaks off, as much as there is.
                let at = text.parse().ok().filter(|&at: &usize| at <= most || !notes.is_empty());
                at.ok_or_else(|| {
                    AttributeError::choice("at", text, ["0, 1, …, ", &most.to_string(), ", end"].concat())
                })?
            }
        };
        while game.plies().len() > at && game.undo().is_some() {}
    }
    if !settings.play.is_empty() {
        mode = DiagramMode::Play;
        for seat in seats(&settings.play) {
            stage.player_named(seat).ok_or_else(|| AttributeError::choice("play", seat, colours(&stage)))?;
        }
        while game.play(Move::PASS).is_ok() {}
    }
    let board = game.position().board().clone();
    let picked = picked(settings, &stage, &board)?;
    Ok((stage, mode, DiagramSetup { board, game: Some(game), picked, line, notes }))
}

/// A position text with the fields that it lacks as they usually are.
fn filled_in(variant: &Variant, text: &str) -> String {
    let usual = variant.start().split_whitespace();
    let two = variant.players().len() == 2;
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    let known = fields.len();
    // Nobody has rights that the text does not give.
    fields.extend(usual.enumerate().skip(known).map(|(at, field)| if two && at == 2 { "-" } else { field }));
    fields.join(" ")
}

fn picked(settings: &DiagramSettings, stage: &DiagramStage, board: &Board) -> Result<Option<Square>, AttributeError> {
    let picked = match settings.select.as_str() {
        "" => None,
        text => Some(square("select", text, stage.shape())?),
    };
    match picked.filter(|&square| board.get(square).is_none()) {
        Some(square) => Err(AttributeError::new("select", &square.to_string(), AttributeErrorKind::EmptySquare)),
        None => Ok(picked),
    }
}

/// The sides named in the attribute `play`.
pub fn seats(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', ';']).filter(|seat| !seat.is_empty())
}
