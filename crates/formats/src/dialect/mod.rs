//! Converts the Betza dialect of Interactive Diagrams to this project's. Castling and en passant, which are rules of the variant here, are
//! returned separately.
//!
//! Source: H. G. Muller, “Betza notation (extended)”, chessvariants.com. `n` on an initial move, or doubled, is a lame leap whose piece
//! can be captured en passant; `e` captures en passant; `O` castles with the piece at the edge of the board, and the number behind it is
//! the distance of the King; `j` castles with the piece next to that one. Brackets chain moves, with `?` where the piece may stop, and `-`
//! where it must go on.

mod chain;
mod write;

pub(crate) use write::write;

use crate::Message;
use menagerie_rules::Facing;
use menagerie_rules::betza::{Movement, Walk};

/// The converted moves.
#[derive(Debug, Default)]
pub(crate) struct DialectMoves {
    /// The moves in this project's dialect; empty if none can be converted.
    pub betza: String,
    /// Whether it captures en passant.
    pub takes_en_passant: bool,
    /// Whether one of its moves allows it to be captured en passant.
    pub taken_en_passant: bool,
    /// The lines along which it captures Kings, like a King that must not face other Kings.
    pub faces: Facing,
    /// Its castling moves.
    pub castlings: Vec<CastlingTerm>,
    /// The terms that cannot be converted: the offset in letters, and the reason.
    pub problems: Vec<(usize, Message)>,
}

/// A castling move in the text of a piece's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CastlingTerm {
    /// Whether to the left, from the first player's point of view.
    pub left: bool,
    /// Whether to the right.
    pub right: bool,
    /// The distance of the King.
    pub steps: u8,
    /// The number of pieces between the partner and the edge.
    pub inward: u8,
}

/// The lines along which a term captures only Kings; `None` for other terms.
fn faced(modifiers: &str, atom: &str) -> Option<Facing> {
    let directions: String = modifiers.chars().filter(|it| !matches!(it, 'c' | 'k')).collect();
    if !modifiers.contains('k') {
        return None;
    }
    let straight = |files, ranks| Some(Facing { files, ranks, ..Facing::NONE });
    match (atom, directions.as_str()) {
        ("R" | "WW", "f" | "v") => straight(true, false),
        ("R" | "WW", "s") => straight(false, true),
        ("R" | "WW", "") => straight(true, true),
        ("B" | "FF", "f" | "") => Some(Facing { diagonals: true, ..Facing::NONE }),
        ("Q" | "KK", "f") => Some(Facing { files: true, diagonals: true, ranks: false }),
        ("Q" | "KK", "") => Some(Facing { files: true, ranks: true, diagonals: true }),
        _ => None,
    }
}

/// Parses a text of moves.
pub(crate) fn read(text: &str) -> DialectMoves {
    let mut moves = DialectMoves::default();
    // Terms that only capture en passant, with the corresponding ordinary capture.
    let mut passing: Vec<(usize, String, String)> = Vec::new();
    for (at, term) in terms(text) {
        let Some(split) = term.find(|letter: char| !letter.is_ascii_lowercase()) else {
            moves.problems.push((at, Message::new("format-move-no-atom").with("term", term)));
            continue;
        };
        let (modifiers, atom) = term.split_at(split);
        if let Some(range) = atom.strip_prefix('O') {
            match castling(modifiers, range) {
                Some(castling) => moves.castlings.push(castling),
                None => moves.problems.push((at, Message::new("format-move-no-castling").with("term", term))),
            }
            continue;
        }
        if let Some(lines) = faced(modifiers, atom) {
            moves.faces = moves.faces.or(lines);
            continue;
        }
        let plain = if let Some(chain) = chained(atom) {
            match chain::read(modifiers, chain) {
                Ok(plain) => plain,
                Err(error) => {
                    let message = Message::new("format-move-chain").with("term", term).with("fault", error);
                    moves.problems.push((at, message));
                    continue;
                }
            }
        } else if modifiers.contains('a') {
            term.to_string()
        } else {
            match simple(modifiers, atom, &mut moves) {
                Some(plain) => plain,
                None => {
                    let directions: String = modifiers.chars().filter(|letter| "fblrsvh".contains(*letter)).collect();
                    passing.push((at, term.to_string(), format!("{directions}c{atom}")));
                    continue;
                }
            }
        };
        match plain.parse::<Movement>() {
            Ok(_) => moves.betza.push_str(&plain),
            Err(error) => {
                let error = error.what.describe();
                moves.problems.push((at, Message::new("format-move-fault").with("term", term).with("fault", error)));
            }
        }
    }
    let all = if passing.is_empty() { None } else { moves.betza.parse::<Movement>().ok() };
    for (at, term, capture) in passing {
        // En passant needs the same ordinary capture. Without it the term cannot be converted.
        if all.as_ref().is_some_and(|all| captures(all, &capture)) {
            moves.takes_en_passant = true;
        } else {
            moves.problems.push((at, Message::new("format-move-only-en-passant").with("term", term)));
        }
    }
    moves
}

/// The moves without the King's leap, which is an initial move to any square at distance two; `None` if they do not contain it.
pub(crate) fn without_king_leap(betza: &str) -> Option<String> {
    let leap = ["imA", "imD", "imN"];
    let terms: Vec<&str> = terms(betza).into_iter().map(|(_, term)| term).collect();
    leap.iter()
        .all(|term| terms.contains(term))
        .then(|| terms.into_iter().filter(|term| !leap.contains(term)).collect())
}

/// Whether the moves contain all of these captures.
fn captures(moves: &Movement, capture: &str) -> bool {
    let Ok(wanted) = capture.parse::<Movement>() else { return false };
    let has = |wanted: &Walk| {
        moves.walks().iter().any(|walk| walk.captures && walk.step == wanted.step && walk.legs.is_empty())
    };
    wanted.walks().iter().all(has)
}

/// Splits a text into terms with their offsets in letters. An unreadable part is a term of its own.
fn terms(text: &str) -> Vec<(usize, &str)> {
    let mut terms = Vec::new();
    let (mut start, mut at) = (0, 0);
    // The number of letters before the term.
    let mut before = 0;
    let bytes = text.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    while at < text.len() {
        if byte(at).is_ascii_lowercase() {
            at += 1;
            continue;
        }
        at = match byte(at) {
            b'[' => at + text[at..].find(']').map_or(text.len() - at, |end| end + 1),
            b'(' => at + text[at..].find(')').map_or(text.len() - at, |end| end + 1),
            atom if atom.is_ascii_uppercase() => {
                let mut end = at + 1;
                if byte(end) == atom || matches!(byte(end), b'X' | b'Y') {
                    end += 1;
                }
                end
            }
            _ => at + text[at..].chars().next().map_or(1, char::len_utf8),
        };
        while byte(at).is_ascii_digit() {
            at += 1;
        }
        let term = &text[start..at];
        terms.push((before, term));
        before += term.chars().count();
        start = at;
    }
    if start < text.len() {
        terms.push((before, &text[start..]));
    }
    terms
}

/// The chain in the brackets; parentheses with a hyphen or a question mark between moves are such brackets, too.
fn chained(atom: &str) -> Option<&str> {
    let brackets = || atom.strip_prefix('[').map(|chain| chain.strip_suffix(']').unwrap_or(chain));
    let parentheses = || {
        let chain = atom.strip_prefix('(')?.strip_suffix(')')?;
        chain.contains(['-', '?']).then_some(chain)
    };
    brackets().or_else(parentheses)
}

/// A term of one leg without `e`, and without an `n` that only allows en passant; `None` if it only captures en passant.
fn simple(modifiers: &str, atom: &str, moves: &mut DialectMoves) -> Option<String> {
    let count = |letter: char| modifiers.chars().filter(|it| *it == letter).count();
    let takes = count('e') > 0;
    if takes && count('c') == 0 && count('m') == 0 {
        return None;
    }
    moves.takes_en_passant |= takes;
    let lame = count('n');
    moves.taken_en_passant |= lame > 1 || lame == 1 && count('i') > 0;
    let passes_nothing =
        ["W", "F", "K", "R", "B", "Q"].iter().any(|it| atom.starts_with(it) && !atom.starts_with(&format!("{it}X")));
    let mut plain: String = modifiers.chars().filter(|letter| !"en".contains(*letter)).collect();
    if lame > 0 && !passes_nothing {
        plain.push('n');
    }
    plain.push_str(atom);
    Some(plain)
}

fn castling(modifiers: &str, range: &str) -> Option<CastlingTerm> {
    if modifiers.chars().any(|letter| !"islrjm".contains(letter)) {
        return None;
    }
    let (left, right) = (modifiers.contains('l'), modifiers.contains('r'));
    let both = left == right;
    let steps = if range.is_empty() { 2 } else { range.parse().ok()? };
    let inward = modifiers.chars().filter(|letter| *letter == 'j').count() as u8;
    Some(CastlingTerm { left: left || both, right: right || both, steps, inward })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pawns_capture_and_are_captured_en_passant() {
        let pawn = read("fmWfceFifmnD");
        assert_eq!(pawn.betza, "fmWfcFifmnD");
        assert!(pawn.takes_en_passant && pawn.taken_en_passant && pawn.problems.is_empty());
        let anywhere = read("fmWfceFfmnnD");
        assert_eq!((anywhere.betza.as_str(), anywhere.taken_en_passant), ("fmWfcFfmnD", true));
        assert!(!read("fmWfcFfmnD").taken_en_passant);
        assert!(read("fmWfcFfeF").takes_en_passant && !read("fmWfeF").problems.is_empty());
    }

    #[test]
    fn castling_is_no_move_of_the_text() {
        let king = read("KisO4irO3isjO2");
        assert_eq!(king.betza, "K");
        assert_eq!(
            king.castlings,
            [
                CastlingTerm { left: true, right: true, steps: 4, inward: 0 },
                CastlingTerm { left: false, right: true, steps: 3, inward: 0 },
                CastlingTerm { left: true, right: true, steps: 2, inward: 1 },
            ]
        );
    }

    #[test]
    fn what_cannot_be_said_is_named_with_its_place() {
        let king = read("KdUN");
        assert_eq!((king.betza.as_str(), king.problems.len(), king.problems[0].0), ("KN", 1, 1));
        assert_eq!(king.problems[0].1.args()[0], ("term", "dU".into()));
        assert_eq!(read("éW").problems.len(), 1);
        assert_eq!(read("fm").problems.len(), 1);
    }
}
