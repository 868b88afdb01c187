//! Moves by piece and file, as in Xiangqi: the piece, its file or its order on the file, and how far it goes forward, back or sideways.
//! Both players count files from their own right.

use super::description::is_of_one_piece;
use menagerie_rules::notation::{MoveError, coordinate, san};
use menagerie_rules::{Forward, KindId, Move, Player, Position, Square, Variant};

/// The direction of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Advance,
    Retreat,
    Traverse,
}

/// The order of a piece among several of its kind on a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Front,
    Middle,
    Rear,
    /// From the front, from 1. If such pieces are on two files, counting continues on the next file to the left.
    Nth(u8),
}

/// How the piece is identified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    File(u8),
    Order(Order),
    OrderOnFile(Order, u8),
}

/// The parsed text of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ByFiles {
    /// The kind; `None` if only its order is given.
    pub kind: Option<KindId>,
    pub origin: Origin,
    pub way: Way,
    /// The number of ranks along a file; otherwise the target file.
    pub number: u8,
}

/// The number of a square's file, counted by a player.
fn file_number(variant: &Variant, player: Player, square: Square) -> u8 {
    match variant.player(player).forward {
        Forward::South | Forward::West => square.file() + 1,
        Forward::North | Forward::East => variant.board_size().files() - square.file(),
    }
}

/// The pieces of a player's kind, file by file from the right, each file from the front.
fn by_file(position: &Position, kind: KindId) -> Vec<(u8, Vec<Square>)> {
    let (variant, player) = (position.variant(), position.turn());
    let mut files: Vec<(u8, Vec<Square>)> = (1..=variant.board_size().files()).map(|file| (file, Vec::new())).collect();
    for (square, it) in position.board().pieces_of(player) {
        if it == kind {
            files[usize::from(file_number(variant, player, square)) - 1].1.push(square);
        }
    }
    for (_, squares) in &mut files {
        squares.sort_by_key(|&square| std::cmp::Reverse(variant.relative_rank(player, square)));
    }
    files
}

/// Whether a piece fits the origin.
fn is_meant(files: &[(u8, Vec<Square>)], origin: Origin, square: Square) -> bool {
    let Some((file, squares)) = files.iter().find(|(_, squares)| squares.contains(&square)) else { return false };
    let shared = || files.iter().filter(|(_, squares)| squares.len() > 1);
    let (order, on) = match origin {
        Origin::File(number) => return number == *file,
        Origin::Order(order) => (order, None),
        Origin::OrderOnFile(order, file) => (order, Some(file)),
    };
    if squares.len() < 2 || on.is_some_and(|on| on != *file) {
        return false;
    }
    match order {
        Order::Front => squares.first() == Some(&square),
        Order::Middle => squares.len() == 3 && squares.get(1) == Some(&square),
        Order::Rear => squares.last() == Some(&square),
        Order::Nth(number) if on.is_none() && shared().count() > 1 => {
            shared().flat_map(|(_, squares)| squares).nth(usize::from(number).wrapping_sub(1)) == Some(&square)
        }
        Order::Nth(number) => squares.get(usize::from(number).wrapping_sub(1)) == Some(&square),
    }
}

/// The direction and the number of a move.
fn way(position: &Position, mv: Move) -> (Way, u8) {
    let (variant, player) = (position.variant(), position.turn());
    let rank = |square| variant.relative_rank(player, square);
    let (from, to) = (rank(mv.from()), rank(mv.to()));
    let way = match to.cmp(&from) {
        std::cmp::Ordering::Greater => Way::Advance,
        std::cmp::Ordering::Less => Way::Retreat,
        std::cmp::Ordering::Equal => Way::Traverse,
    };
    let number =
        if mv.from().file() == mv.to().file() { to.abs_diff(from) } else { file_number(variant, player, mv.to()) };
    (way, number)
}

impl ByFiles {
    /// The only legal move that fits; `text` is for errors.
    pub(super) fn find(&self, position: &Position, text: &str) -> Result<Move, MoveError> {
        let kinds: Vec<KindId> = match self.kind {
            Some(kind) => vec![kind],
            // Without a kind there is one of which there are only two.
            None => {
                let (variant, player) = (position.variant(), position.turn());
                variant.kind_ids().filter(|&kind| variant.start_count(player, kind) > 2).collect()
            }
        };
        let legal = position.legal_moves();
        let mut found = Vec::new();
        for &kind in &kinds {
            let files = by_file(position, kind);
            let is_it = |mv: &&Move| {
                is_of_one_piece(**mv)
                    && is_meant(&files, self.origin, mv.from())
                    && way(position, **mv) == (self.way, self.number)
            };
            found.extend(legal.iter().filter(is_it).copied());
        }
        match found[..] {
            [one] => Ok(one),
            [] => Err(self.why_not(position, &kinds, text)),
            _ => Err(MoveError::Ambiguous(found.iter().map(|&mv| san::write(position, mv)).collect())),
        }
    }

    /// Why no legal move fits: the reason why the piece cannot go there, or that there is none.
    fn why_not(&self, position: &Position, kinds: &[KindId], text: &str) -> MoveError {
        let player = position.turn();
        for &kind in kinds {
            let files = by_file(position, kind);
            let squares = files.iter().flat_map(|(_, squares)| squares);
            for &from in squares.filter(|&&square| is_meant(&files, self.origin, square)) {
                let is_there = |to: &Square| {
                    let mv = coordinate::read(position, &format!("{from}{to}"));
                    let (variant, rank) =
                        (position.variant(), |square| position.variant().relative_rank(player, square));
                    let ahead = match self.way {
                        Way::Advance => rank(*to) > rank(from),
                        Way::Retreat => rank(*to) < rank(from),
                        Way::Traverse => rank(*to) == rank(from),
                    };
                    let along = from.file() == to.file() && rank(*to).abs_diff(rank(from)) == self.number;
                    let aside = from.file() != to.file() && file_number(variant, player, *to) == self.number;
                    ahead && (along || aside) && matches!(mv, Err(MoveError::KingInCheck))
                };
                if position.variant().board_size().squares().any(|to| is_there(&to)) {
                    return MoveError::KingInCheck;
                }
            }
        }
        MoveError::NoneMovesSo(text.to_string())
    }

    /// The parts of a move; `None` if the notation cannot express it.
    pub(super) fn of(position: &Position, mv: Move) -> Option<ByFiles> {
        let (variant, player) = (position.variant(), position.turn());
        if !is_of_one_piece(mv) || mv.promotion().is_some() {
            return None;
        }
        let kind = position.piece_at(mv.from())?.kind;
        let files = by_file(position, kind);
        let file = file_number(variant, player, mv.from());
        let (_, squares) = files.iter().find(|(number, _)| *number == file)?;
        let shared = files.iter().filter(|(_, squares)| squares.len() > 1);
        let all: Vec<Square> = shared.clone().flat_map(|(_, squares)| squares.clone()).collect();
        let (way, number) = way(position, mv);
        let with_origin = |origin| ByFiles { kind: Some(kind), origin, way, number };
        let place = |squares: &[Square]| squares.iter().position(|&square| square == mv.from()).map(|at| at as u8 + 1);
        // Of two Advisors or Elephants on a file only one can go forward, so the file suffices.
        if squares.len() < 2 || variant.kind(kind).is_bound_to_colour() {
            return Some(with_origin(Origin::File(file)));
        }
        let order = match (place(squares)?, squares.len() as u8) {
            _ if shared.count() > 1 => Order::Nth(place(&all)?),
            (1, _) => Order::Front,
            (at, count) if at == count => Order::Rear,
            (2, 3) => Order::Middle,
            (at, _) => Order::Nth(at),
        };
        Some(with_origin(Origin::Order(order)))
    }

    /// The file, and the order on it from the front, of a moving piece; `None` if it is alone there.
    pub(super) fn place_on_file(position: &Position, mv: Move) -> Option<(u8, u8, usize)> {
        let kind = position.piece_at(mv.from())?.kind;
        let files = by_file(position, kind);
        let (file, squares) = files.iter().find(|(_, squares)| squares.contains(&mv.from()))?;
        let place = squares.iter().position(|&square| square == mv.from())?;
        (squares.len() > 1).then_some((*file, place as u8 + 1, squares.len()))
    }
}
