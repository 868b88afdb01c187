//! USI, the protocol of Shogi engines: `position startpos moves 7g7f`, a SFEN with or without moves, or moves alone. Files are
//! numbered from the right, ranks have letters from the top, `P*5e` is a drop and `+` a promotion. The protocol is described at
//! <http://shogidokoro.starfree.jp/usi.html>.

use super::description::{MoveDescription, find_drop, is_of_one_piece};
use super::protocol::{self, Protocol};
use super::record::Source;
use super::squares::{from_right, lettered, split_lettered};
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnGame};
use menagerie_rules::notation::{MoveError, sfen};
use menagerie_rules::{Letter, Move, Position, Variant};
use std::sync::Arc;

const PROTOCOL: Protocol = Protocol { is_move, read };

/// The parts of a move before the board is known.
enum Parts {
    Drop { letter: Letter, to: (u8, u8) },
    Step { from: (u8, u8), to: (u8, u8), changes: bool },
}

fn parts(word: &str) -> Option<Parts> {
    if let Some((letter, square)) = word.split_once('*') {
        let (letter, true, "") = Letter::read(letter)? else { return None };
        let (file, rank, "") = split_lettered(square)? else { return None };
        return Some(Parts::Drop { letter, to: (file, rank) });
    }
    let (from_file, from_rank, rest) = split_lettered(word)?;
    let (to_file, to_rank, rest) = split_lettered(rest)?;
    // A piece that reverts, as in Kyoto Shogi, has a `-`.
    let changes = matches!(rest, "+" | "-");
    (changes || rest.is_empty()).then_some(Parts::Step {
        from: (from_file, from_rank),
        to: (to_file, to_rank),
        changes,
    })
}

/// Whether a word looks like a move.
pub(super) fn is_move(word: &str) -> bool {
    parts(word).is_some()
}

fn read(position: &Position, word: &str) -> Result<Move, MoveError> {
    let variant = position.variant();
    let unreadable = || MoveError::Unreadable(word.to_string());
    let square = |(file, rank)| from_right(variant.board_size(), file, rank).ok_or_else(unreadable);
    match parts(word).ok_or_else(unreadable)? {
        Parts::Drop { letter, to } => {
            let kind = variant.kind_by_letter(letter).ok_or_else(unreadable)?;
            find_drop(position, kind, square(to)?)
        }
        Parts::Step { from, to, changes } => {
            let (from, to) = (Some(square(from)?), square(to)?);
            MoveDescription { from, to, kind: None, changes: Some(changes) }.find(position)
        }
    }
}

/// Parses the games of a text.
pub(super) fn games(source: &Source, variant: &Arc<Variant>) -> Vec<Result<PgnGame, PgnDiagnostic>> {
    protocol::games(source, variant, PROTOCOL)
}

/// Writes a move; `None` if USI cannot express it.
fn word(position: &Position, mv: Move) -> Option<String> {
    let variant = position.variant();
    let square = |square| lettered(variant.board_size(), square);
    if let Some(kind) = mv.dropped() {
        return Some(format!("{}*{}", variant.kind(kind).letter, square(mv.to())));
    }
    let sign = match mv.promotion() {
        None => "",
        Some(kind) if variant.kind(kind).letter.has_plus() => "+",
        Some(_) => "-",
    };
    is_of_one_piece(mv).then(|| format!("{}{}{sign}", square(mv.from()), square(mv.to())))
}

/// Writes a game's main line; `None` if its positions cannot be written as SFEN.
pub(super) fn write(game: &PgnGame) -> Option<String> {
    sfen::write(game.start())?;
    protocol::write(game, |start| sfen::write(start).map(|sfen| format!("sfen {sfen}")), word)
}
