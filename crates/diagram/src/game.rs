//! A game's definition as a page hands it over: one value a line, `pieces.3.name=Camel`. A browser reads JSON by itself; with a
//! second reader of it, and with the library's sorts, the program was 157 kB compressed instead of 114.

use menagerie_rules::{
    BoardDefinition, CastlingDefinition, Definition, Family, Forward, Letters, OptionDefinition, OptionalRule,
    PieceDefinition, PieceName, PlayerDefinition, Royal,
};

/// More entries of a list than any game has: a number beyond it is a slip.
const MOST: usize = 64;

/// A line that cannot be read.
#[derive(Debug)]
pub struct DefinitionLineError {
    /// Its beginning.
    pub line: String,
    /// The last of its keys.
    pub key: String,
    /// The keys that may stand there.
    pub known: &'static [&'static str],
}

/// Reads a definition.
///
/// # Errors
/// The first line that cannot be read.
pub fn read(text: &str) -> Result<Definition, DefinitionLineError> {
    let mut definition = Definition {
        format: 1,
        board: BoardDefinition { checkered: true, ..BoardDefinition::default() },
        ..Definition::default()
    };
    for line in text.lines().filter(|line| !line.is_empty()) {
        let read = line.split_once('=').and_then(|(path, value)| set(&mut definition, path, value));
        read.ok_or_else(|| {
            let path: Vec<&str> = line.split('=').next().unwrap_or_default().split('.').collect();
            let known = path.first().and_then(|section| keys(section)).filter(|_| path.len() > 1);
            let at = if known.is_none() {
                path.first()
            } else {
                path.iter().rev().find(|key| key.parse::<usize>().is_err())
            };
            let key = at.copied().unwrap_or_default().to_string();
            DefinitionLineError { line: line.chars().take(80).collect(), key, known: known.unwrap_or(SECTIONS) }
        })?;
    }
    Ok(definition)
}

#[rustfmt::skip]
const SECTIONS: &[&str] = &[
    "id", "name", "inventor", "start", "family", "board", "players", "pieces", "castling", "options", "insufficient",
    "promotionSquares", "alsoCalled", "variantTag", "names", "$schema", "format", "year", "source", "licence", "about",
    "decisions",
];

/// The keys of a section's entries.
#[rustfmt::skip]
fn keys(section: &str) -> Option<&'static [&'static str]> {
    Some(match section {
        "board" => &["files", "ranks", "checkered"],
        "players" => &["letter", "name", "forward"],
        "pieces" => &[
            "name", "french", "alsoCalled", "letter", "art", "betza", "value", "points", "royal", "pawn", "progress",
            "castles", "boat", "earlyPromotion",
            "promotesTo", "takesEnPassant", "takenEnPassant", "lowestRank",
        ],
        "castling" => &["right", "san", "king", "kingTo", "rook", "rookTo", "otherSan"],
        "options" => &["id", "name", "about", "rule", "start", "right"],
        _ => return None,
    })
}

fn set(definition: &mut Definition, path: &str, value: &str) -> Option<()> {
    let mut parts = path.split('.');
    let (section, second, third) = (parts.next()?, parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let text = || value.to_string();
    match section {
        "id" => definition.id = text(),
        "name" => definition.name = text(),
        "inventor" => definition.inventor = text(),
        "start" => definition.start = text(),
        "alsoCalled" => *entry(&mut definition.also_called, second, String::new)? = text(),
        "variantTag" => definition.variant_tag = Some(text()),
        "format" => definition.format = value.parse().ok()?,
        // What is told of the game, and of the file, is the page's.
        "$schema" | "year" | "source" | "licence" | "about" | "decisions" => {}
        "family" => definition.family = family(value)?,
        "board" => match second {
            "files" => definition.board.files = value.parse().ok()?,
            "ranks" => definition.board.ranks = value.parse().ok()?,
            "checkered" => definition.board.checkered = yes(value)?,
            _ => return None,
        },
        "players" => player(entry(&mut definition.players, second, new_player)?, third, value)?,
        "names" => {
            definition.names.push(PieceName { language: second.to_string(), letter: third.parse().ok()?, name: text() })
        }
        "pieces" => piece(entry(&mut definition.pieces, second, new_piece)?, third, value)?,
        "castling" => castling(entry(&mut definition.castling, second, new_castling)?, third, value)?,
        "options" => option(entry(&mut definition.options, second, new_option)?, third, value)?,
        "insufficient" => *entry(&mut definition.insufficient, second, Letters::default)? = value.parse().ok()?,
        "promotionSquares" => *entry(&mut definition.promotion_squares, second, String::new)? = text(),
        _ => return None,
    }
    Some(())
}

/// The entry with this number, made if it is the next one.
fn entry<'a, T>(list: &'a mut Vec<T>, number: &str, new: fn() -> T) -> Option<&'a mut T> {
    let number: usize = number.parse().ok()?;
    if number == list.len() && number < MOST {
        list.push(new());
    }
    list.get_mut(number)
}

fn new_player() -> PlayerDefinition {
    PlayerDefinition { letter: '?', name: String::new(), forward: Forward::North }
}

fn player(player: &mut PlayerDefinition, field: &str, value: &str) -> Option<()> {
    match field {
        "letter" => player.letter = letter(value)?,
        "name" => player.name = value.to_string(),
        "forward" => player.forward = forward(value)?,
        _ => return None,
    }
    Some(())
}

fn new_piece() -> PieceDefinition {
    PieceDefinition { lowest_rank: 1, ..PieceDefinition::default() }
}

fn piece(piece: &mut PieceDefinition, field: &str, value: &str) -> Option<()> {
    match field {
        "name" => piece.name = value.to_string(),
        "french" => piece.french = value.to_string(),
        "alsoCalled" => piece.also_called.push(value.to_string()),
        "letter" => piece.letter = value.parse().ok()?,
        "art" => piece.art = value.to_string(),
        "betza" => piece.betza = value.to_string(),
        // What a piece is worth is told by the page, not by its diagram.
        "value" => {}
        "points" => piece.points = value.parse().ok()?,
        "royal" => piece.royal = if yes(value)? { Royal::Always } else { Royal::No },
        "castles" => piece.castles = yes(value)?,
        "boat" => piece.boat = yes(value)?,
        "earlyPromotion" => piece.early_promotion = yes(value)?,
        "pawn" => piece.pawn = yes(value)?,
        "progress" => piece.zeroing = yes(value)?,
        "promotesTo" => piece.promotes_to = value.parse().ok()?,
        "takesEnPassant" => piece.takes_en_passant = yes(value)?,
        "takenEnPassant" => piece.taken_en_passant = yes(value)?,
        "lowestRank" => piece.lowest_rank = value.parse().ok()?,
        _ => return None,
    }
    Some(())
}

fn new_castling() -> CastlingDefinition {
    CastlingDefinition { right: '?', ..CastlingDefinition::default() }
}

fn castling(castling: &mut CastlingDefinition, field: &str, value: &str) -> Option<()> {
    let field = match field {
        "right" => {
            castling.right = letter(value)?;
            return Some(());
        }
        "san" => &mut castling.san,
        "otherSan" => castling.other_san.get_or_insert_default(),
        "king" => &mut castling.king,
        "kingTo" => &mut castling.king_to,
        "rook" => &mut castling.rook,
        "rookTo" => &mut castling.rook_to,
        _ => return None,
    };
    *field = value.to_string();
    Some(())
}

fn new_option() -> OptionDefinition {
    let text = String::new;
    OptionDefinition {
        id: text(),
        name: text(),
        about: text(),
        rule: OptionalRule::KingLeap,
        start: text(),
        right: 'K',
    }
}

fn option(option: &mut OptionDefinition, field: &str, value: &str) -> Option<()> {
    let field = match field {
        "rule" => return (value == "king-leap").then_some(()),
        "right" => {
            option.right = letter(value)?;
            return Some(());
        }
        "id" => &mut option.id,
        "name" => &mut option.name,
        "about" => &mut option.about,
        "start" => &mut option.start,
        _ => return None,
    };
    *field = value.to_string();
    Some(())
}

fn family(value: &str) -> Option<Family> {
    match value {
        "chess" => Some(Family::Chess),
        "chaturaji" => Some(Family::Chaturaji),
        _ => None,
    }
}

fn forward(value: &str) -> Option<Forward> {
    Some(match value {
        "north" => Forward::North,
        "east" => Forward::East,
        "south" => Forward::South,
        "west" => Forward::West,
        _ => return None,
    })
}

fn yes(value: &str) -> Option<bool> {
    match value {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

fn letter(value: &str) -> Option<char> {
    let mut letters = value.chars();
    letters.next().filter(|_| letters.next().is_none())
}
