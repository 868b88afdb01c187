//! WXF, the notation of the World Xiangqi Federation: the piece, its file, `+` forward, `-` back, `=` or `.` sideways, and the distance or
//! the target file: `C2=5`, `h2+3`. With two pieces on a file, `+` or `-` selects one: `C+=5` or `+C=5`. With more, the order from the
//! front and the file stand for the piece: `37+1`. Moves are between PGN tags.

use super::by_files::{ByFiles, Order, Origin, Way};
use menagerie_rules::notation::MoveError;
use menagerie_rules::notation::pgn::{MoveNotation, PgnGame};
use menagerie_rules::{Letter, Move, PieceKind, Position};

pub(super) const MOVES: MoveNotation = MoveNotation { is_move, read };

/// The parts of a move before the variant is known.
struct Parts {
    letter: Option<Letter>,
    origin: Origin,
    way: Way,
    number: u8,
}

fn digit(byte: u8) -> Option<u8> {
    (b'1'..=b'9').contains(&byte).then(|| byte - b'0')
}

fn order(byte: u8) -> Option<Order> {
    match byte {
        b'+' => Some(Order::Front),
        b'-' => Some(Order::Rear),
        _ => None,
    }
}

fn parts(word: &str) -> Option<Parts> {
    let [first, second, way, number] = *word.as_bytes() else { return None };
    let way = match way {
        b'+' => Way::Advance,
        b'-' => Way::Retreat,
        b'=' | b'.' => Way::Traverse,
        _ => return None,
    };
    let number = digit(number)?;
    let letter = |byte: u8| Letter::new(char::from(byte.to_ascii_uppercase()));
    let (letter, origin) = if let Some(place) = digit(first) {
        (None, Origin::OrderOnFile(Order::Nth(place), digit(second)?))
    } else if let Some(order) = order(first) {
        match digit(second) {
            Some(file) => (None, Origin::OrderOnFile(order, file)),
            None => (Some(letter(second)?), Origin::Order(order)),
        }
    } else {
        let origin = digit(second).map(Origin::File).or_else(|| order(second).map(Origin::Order))?;
        (Some(letter(first)?), origin)
    };
    Some(Parts { letter, origin, way, number })
}

/// Whether a word looks like a move.
pub(super) fn is_move(word: &str) -> bool {
    parts(word).is_some()
}

fn read(position: &Position, word: &str) -> Result<Move, MoveError> {
    let variant = position.variant();
    let Parts { letter, origin, way, number } = parts(word).ok_or_else(|| MoveError::Unreadable(word.to_string()))?;
    let kind = match letter {
        None => None,
        Some(letter) => match variant.kind_by_letter(letter) {
            None => {
                let letters = variant.kinds().iter().map(|kind| kind.letter.to_string()).collect();
                return Err(MoveError::NoSuchPiece { letter: letter.base(), letters });
            }
            found => found,
        },
    };
    ByFiles { kind, origin, way, number }.find(position, word)
}

/// The letter of a piece in these texts: `H` and `E`, where the variant has `N` and `B`.
fn letter(kind: &PieceKind) -> Letter {
    kind.other_letters.0.first().copied().unwrap_or(kind.letter)
}

fn word(position: &Position, mv: Move) -> Option<String> {
    let ByFiles { kind, origin, way, number } = ByFiles::of(position, mv)?;
    let letter = letter(position.variant().kind(kind?));
    let way = match way {
        Way::Advance => '+',
        Way::Retreat => '-',
        Way::Traverse => '=',
    };
    let piece = match (origin, ByFiles::place_on_file(position, mv)) {
        (Origin::File(file), _) => format!("{letter}{file}"),
        (Origin::Order(Order::Front), Some((_, _, 2))) => format!("{letter}+"),
        (Origin::Order(Order::Rear), Some((_, _, 2))) => format!("{letter}-"),
        (_, Some((file, place, _))) => format!("{place}{file}"),
        _ => return None,
    };
    let word = format!("{piece}{way}{number}");
    // A piece that moves both straight and sideways, such as Manchu's Banner, may have one text for two moves.
    (read(position, &word) == Ok(mv)).then_some(word)
}

/// Writes a game; `None` if the notation cannot express one of its moves.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    super::tagged::write(game, "WXF", &word)
}
