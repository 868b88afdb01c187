//! The start position of a game in CSA: `PI` and missing pieces, `P1-KY-KE…` by ranks, `P+77FU` by pieces.

use super::super::japanese;
use super::super::record::Source;
use super::super::sfen_board::Pieces;
use super::super::squares::from_right;
use menagerie_rules::notation::PositionNote;
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnDiagnosticKind};
use menagerie_rules::notation::tidy::is_space;
use menagerie_rules::{KindId, Player, Position, Variant};
use std::sync::Arc;

/// All remaining pieces are in hand.
const REST: &str = "AL";

/// The parts of the position so far.
#[derive(Default)]
pub(super) struct Setup {
    pieces: Pieces,
    is_given: bool,
    at: Option<usize>,
}

impl Setup {
    /// Whether a text is a part of a position, without its `P`.
    pub(super) fn is_part(text: &str) -> bool {
        text.starts_with(['I', '+', '-']) || text.starts_with(|first: char| first.is_ascii_digit())
    }

    /// The offset of the position.
    pub(super) fn at(&self) -> usize {
        self.at.unwrap_or(0)
    }

    /// Parses a part; false if it is invalid.
    pub(super) fn take(&mut self, variant: &Arc<Variant>, at: usize, part: &str) -> bool {
        self.at = self.at.or(Some(at));
        self.is_given = true;
        let Some(&first) = part.as_bytes().first() else { return false };
        let rest = &part[1..];
        match first {
            b'I' => self.standard(variant, rest),
            b'+' => self.pieces_of(variant, Player::FIRST, rest),
            b'-' => self.pieces_of(variant, Player::SECOND, rest),
            digit => self.rank(variant, digit.wrapping_sub(b'0'), rest),
        }
    }

    /// The standard position without some pieces: `82HI22KA`.
    fn standard(&mut self, variant: &Arc<Variant>, missing: &str) -> bool {
        let start = Position::start(variant);
        let pieces = start.board().pieces();
        self.pieces.board = pieces.map(|(square, piece)| (square, piece.player, piece.kind)).collect();
        let Some(groups) = groups(missing) else { return false };
        groups.iter().all(|[file, rank, _]| {
            let square = from_right(variant.board_size(), *file, *rank);
            let before = self.pieces.board.len();
            self.pieces.board.retain(|(there, ..)| Some(*there) != square);
            self.pieces.board.len() < before
        })
    }

    /// A rank from the left: ` * ` is an empty square.
    fn rank(&mut self, variant: &Variant, rank: u8, text: &str) -> bool {
        let mut file = variant.board_size().files();
        let mut rest = text;
        while !rest.trim_matches(is_space).is_empty() {
            if file == 0 {
                return false;
            }
            if let Some(after) = rest.strip_prefix(" * ").or_else(|| rest.strip_prefix(" *")) {
                rest = after;
            } else {
                let player = rest.bytes().next().and_then(super::player);
                let kind = rest.get(1..3).and_then(|code| japanese::kind_of_code(variant, code));
                let square = from_right(variant.board_size(), file, rank);
                let Some(((square, player), kind)) = square.zip(player).zip(kind) else { return false };
                self.pieces.board.push((square, player, kind));
                rest = &rest[3..];
            }
            file -= 1;
        }
        true
    }

    /// Pieces on the board and in hand (`00`).
    fn pieces_of(&mut self, variant: &Arc<Variant>, player: Player, text: &str) -> bool {
        if let Some(before) = text.strip_suffix(&format!("00{REST}")) {
            let known = before.is_empty() || self.pieces_of(variant, player, before);
            self.rest(variant, player);
            return known;
        }
        let Some(groups) = groups(text) else { return false };
        let mut known = true;
        for [file, rank, code] in groups {
            let code = text.get(usize::from(code)..usize::from(code) + 2);
            let kind = code.and_then(|code| japanese::kind_of_code(variant, code));
            let square = from_right(variant.board_size(), file, rank);
            match (kind, square) {
                (Some(kind), _) if (file, rank) == (0, 0) => self.hold(player, kind, 1),
                (Some(kind), Some(square)) => self.pieces.board.push((square, player, kind)),
                _ => known = false,
            }
        }
        known
    }

    fn hold(&mut self, player: Player, kind: KindId, more: u8) {
        match self.pieces.hands.iter_mut().find(|(who, it, _)| (*who, *it) == (player, kind)) {
            Some((.., count)) => *count = count.saturating_add(more),
            None => self.pieces.hands.push((player, kind, more)),
        }
    }

    /// Gives a player all remaining pieces except Kings.
    fn rest(&mut self, variant: &Arc<Variant>, player: Player) {
        for kind in variant.kind_ids().filter(|&kind| !variant.kind(kind).royal) {
            let base = |it: KindId| variant.kind(it).promoted_from.unwrap_or(it);
            let all =
                variant.start_count(Player::FIRST, kind).saturating_add(variant.start_count(Player::SECOND, kind));
            let board = self.pieces.board.iter().filter(|(_, _, it)| base(*it) == kind).count();
            let held: usize =
                self.pieces.hands.iter().filter(|(_, it, _)| *it == kind).map(|(.., count)| usize::from(*count)).sum();
            let left = usize::from(all).saturating_sub(board + held);
            if left > 0 {
                self.hold(player, kind, u8::try_from(left).unwrap_or(u8::MAX));
            }
        }
    }

    /// The start position.
    pub(super) fn start(
        &self,
        source: &Source,
        variant: &Arc<Variant>,
        turn: Player,
    ) -> Result<(Position, Vec<PositionNote>), PgnDiagnostic> {
        if !self.is_given && turn == Player::FIRST {
            return Ok((Position::start(variant), Vec::new()));
        }
        let read = Position::read(variant, &self.pieces.sfen(variant, turn));
        read.map_err(|error| source.diagnostic(self.at(), PgnDiagnosticKind::Position(error)))
    }
}

/// Squares with codes: the two digits of each, and the index of its code.
fn groups(text: &str) -> Option<Vec<[u8; 3]>> {
    let bytes = text.as_bytes();
    if !bytes.len().is_multiple_of(4) || bytes.len() > 200 || !text.is_ascii() {
        return None;
    }
    let one = |(index, part): (usize, &[u8])| {
        let is_square = part[0].is_ascii_digit() && part[1].is_ascii_digit();
        is_square.then(|| [part[0] - b'0', part[1] - b'0', (index * 4 + 2) as u8])
    };
    bytes.chunks_exact(4).enumerate().map(one).collect()
}
