//! A single piece on a board of its own, from a game or from a Betza text.

use super::values::{colours, size, square, squares};
use super::{DiagramNote, DiagramSetup, pieces_of};
use crate::faults::{AttributeError, AttributeErrorKind};
use crate::line::WrittenLine;
use crate::mode::DiagramMode;
use crate::scene::{BYSTANDER, DiagramPiece, DiagramScene, SUBJECT, fitting};
use crate::settings::DiagramSettings;
use crate::whole::{OnlyWhole, WHOLE};
use menagerie_rules::betza::Movement;
use menagerie_rules::{Board, BoardSize, Forward, Piece, Player, PlayerInfo, Square};
use menagerie_texts::Language;

pub(super) fn own_piece(
    settings: &DiagramSettings,
) -> Result<(DiagramScene, DiagramMode, DiagramSetup), AttributeError> {
    let (movement, notes) = movement(&settings.betza)?;
    // Without a name, the letter is that of the first atom.
    let atom = || settings.betza.chars().find(char::is_ascii_uppercase);
    let letter = settings.name.chars().next().or_else(atom).unwrap_or('?').to_ascii_uppercase().to_string();
    let names = Language::ALL.map(|_| settings.name.clone());
    let figure = DiagramPiece {
        movement: Some(movement.clone()),
        // No other modifier contains “e”.
        passing: settings.betza.contains('e'),
        ..DiagramPiece::new(names, &letter, &settings.picture.to_ascii_lowercase())
    };
    let player = |letter, name: &str, forward| PlayerInfo {
        letter,
        name: name.to_string(),
        forward,
        other_letters: String::new(),
    };
    let players = vec![player('w', "White", Forward::North), player('b', "Black", Forward::South)];
    let shape = if settings.game.is_empty() { None } else { Some(pieces_of(settings)?.shape) };
    let (scene, mode, mut setup) = single(settings, figure, &movement, players, shape, true, false)?;
    setup.notes = notes;
    Ok((scene, mode, setup))
}

/// Reads a Betza text. Parts that cannot be read or drawn, such as castling, are skipped and the others are shown.
fn movement(text: &str) -> Result<(Movement, Vec<OnlyWhole<DiagramNote>>), AttributeError> {
    let error = match text.parse() {
        Ok(movement) => return Ok((movement, Vec::new())),
        Err(error) => error,
    };
    // Only the whole program can say which parts are skipped.
    let fault = |error| AttributeError::new("betza", text, AttributeErrorKind::Betza(error));
    let Some(whole) = WHOLE else { return Err(fault(error)) };
    let mut notes = Vec::new();
    let mut readable = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (term, after) = rest.split_at(term(rest));
        rest = after;
        match term.parse::<Movement>() {
            Ok(_) => readable.push_str(term),
            Err(error) => notes.push(whole.with(DiagramNote::Term(term.to_string(), error))),
        }
    }
    readable.parse().map(|movement| (movement, notes)).map_err(|_| fault(error))
}

/// The length of the first part of a Betza text: modifiers, an atom, a range.
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
pub(super) fn single(
    settings: &DiagramSettings,
    figure: DiagramPiece,
    movement: &Movement,
    players: Vec<PlayerInfo>,
    game: Option<BoardSize>,
    checkered: bool,
    double: bool,
) -> Result<(DiagramScene, DiagramMode, DiagramSetup), AttributeError> {
    let shape = match settings.board.as_str() {
        "" | "fit" => fitting(movement),
        "game" => game.ok_or_else(|| AttributeError::needs("board", "game"))?,
        text => size(text)?,
    };
    let middle = Square::new(shape.files() / 2, (shape.ranks() - 1) / 2).unwrap_or(Square::from_index(0));
    let from = if settings.square.is_empty() { middle } else { square("square", &settings.square, shape)? };
    let scene = DiagramScene::of_piece(figure, movement, shape, checkered, players, from, double);
    let player = match settings.player.as_str() {
        "" => Player::from_index(0),
        text => scene.player_named(text),
    };
    let player = player.ok_or_else(|| AttributeError::choice("player", &settings.player, &colours(&scene)))?;
    let mut board = Board::empty();
    let (friends, enemies) =
        (squares("friends", &settings.friends, shape)?, squares("enemies", &settings.enemies, shape)?);
    for &square in &friends {
        board.put(square, Piece { player, kind: BYSTANDER });
    }
    for &square in &enemies {
        board.put(square, Piece { player: scene.opponent(player), kind: BYSTANDER });
    }
    if friends.is_empty() && enemies.is_empty() {
        stand_in_the_way(&mut board, &scene, player, movement, from);
    }
    board.put(from, Piece { player, kind: SUBJECT });
    Ok((
        scene,
        DiagramMode::Piece,
        DiagramSetup { board, game: None, picked: Some(from), line: WrittenLine::default(), notes: Vec::new() },
    ))
}

/// Adds pieces for a hopper, whose moves cannot be seen on an empty board: a screen of its own side with an enemy to capture behind it,
/// and on another of its lines an enemy as a screen, where the board has room for them.
fn stand_in_the_way(board: &mut Board, scene: &DiagramScene, player: Player, movement: &Movement, from: Square) {
    let forward = scene.player(player).forward;
    let enemy = scene.opponent(player);
    let mut sides = [player, enemy].into_iter();
    for walk in movement.walks().iter().filter(|walk| walk.is_hopper()) {
        let (files, ranks) = forward.turn(walk.step);
        let at = |times: i8| {
            if walk.range.is_some_and(|range| range < times.unsigned_abs()) {
                return None;
            }
            let (files, ranks) = (files.checked_mul(times)?, ranks.checked_mul(times)?);
            scene.shape().offset(from, files, ranks).filter(|&square| board.get(square).is_none())
        };
        // The screen of a single leap is half way. On a line it is at some distance, where there is room.
        let pairs = match walk.lame_squares.first() {
            Some(&pass) => {
                let (files, ranks) = forward.turn(pass);
                vec![(scene.shape().offset(from, files, ranks), at(1))]
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
